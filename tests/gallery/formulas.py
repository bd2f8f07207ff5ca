"""Formulas in Claude's words, drawn as the formula child draws them."""

from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.formulas.formula_pictures import FormulaPictures
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery.entry_maker import Maker
from tests.gallery.prose import entries_of

FORMULAS = r"""## The quadratic formula $x_{1,2}$

For $a \neq 0$ the equation $ax^2 + bx + c = 0$ has the solutions

$$
x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}
$$

Inside of a line a fraction like $\frac{a}{b}$ or a sum $\sum_{i=1}^{n} i = \frac{n(n+1)}{2}$ needs a little more
room (as $\int_0^\infty e^{-x^2}\,dx = \frac{\sqrt{\pi}}{2}$ does), and what comes after it goes on as usual, over
the end of the line and on to the next one, where \(\mathbf{A}\mathbf{x} = \mathbf{b}\) stands. It costs $5, or
between $6 and $7; `$HOME` is code.

\[
\begin{aligned}
\nabla \cdot \mathbf{E} &= \frac{\rho}{\varepsilon_0} \\
\nabla \times \mathbf{B} &= \mu_0 \mathbf{J} + \mu_0 \varepsilon_0 \frac{\partial \mathbf{E}}{\partial t}
\end{aligned}
\]

1. An item with $O(n \log n)$ steps
2. and one with a matrix of its own:

   $$\det \begin{pmatrix} a & b \\ c & d \end{pmatrix} = ad - bc \tag{1}$$

> A quotation with $\hat{y} = \operatorname{softmax}(z)$ in it.

| name | formula |
|---|---|
| mean | $\bar{x} = \frac{1}{n} \sum_i x_i$ |

$$
p(x) = a_0 + a_1 x + a_2 x^2 + a_3 x^3 + a_4 x^4 + a_5 x^5 + a_6 x^6 + a_7 x^7 + a_8 x^8 + a_9 x^9 + a_{10} x^{10} + a_{11} x^{11} + a_{12} x^{12} + a_{13} x^{13}
$$

One that is wrong stays as it is written: $\frac{1}{$ and $\unknown{x}$.

$$
\ce{H2O}
\frac{a
$$
"""  # noqa: E501


def formulas(make: Maker) -> list[Entry]:
    return [make(EntryKind.USER, "How are quadratic equations solved?"), *entries_of(make, FORMULAS)]


SHOWS = {"formulas": formulas, "formulas-off": formulas}


def complete(state: str, screen: WindowEngine) -> None:
    if state == "formulas":
        draw_at_once(screen.app.formulas)


def draw_at_once(pictures: FormulaPictures) -> None:
    """Draw the formulas without the child."""
    from claude_desk.formulas.outline import outline_of  # the window itself never loads the drawing code

    def draw() -> None:
        while formulas := pictures.newest(1):
            (formula,) = formulas
            pictures.take(formula, outline_of(formula.tex, formula.display))

    pictures.wanted.connect(draw)
    pictures.set_enabled(True)
