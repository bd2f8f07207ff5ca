"""Texts escaped for JSON. Their words are distributed as in real texts: a few are frequent, most are rare."""

import base64
import json
import random

_COMMON_WORDS = (
    "the to a of and in is it for on with that this be as are was not you we from or an by at if can will "
    "have has file test function value line code error return when which there then one all new use call "
    "first after before into only should would could each same other more server client request response "
    "time retry stream upload read write open close list window session message user model change fix look "
    "build run check find add remove move name type class method module import data key index table row"
)
_STARTS = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wo xy zi bre clo dra fle gri plu sto tri"
_ENDS = "der lin mot nas pex rin sol tam vor wik zen bat cus dle fer gon hib jas kel"
_COMMON, _START, _END = _COMMON_WORDS.split(), _STARTS.split(), _ENDS.split()
_FOREIGN = (
    "Die Änderung löst das Problem mit der Größe.",
    "La première requête échoue à cause du délai.",
    "アップロードのテストが時々失敗します。",
    "上传测试偶尔会失败,请找出原因。",
    "Ошибка возникает при повторной отправке.",
    "All green now 🎉 and the café opens at nine.",
)


def escaped(text: str) -> str:
    """Return the text as it is between the quotes of a JSON string."""
    return json.dumps(text, ensure_ascii=False)[1:-1]


class Texts:
    """`prose`, `code` and `output` return texts of about `size` characters, from a pool that is made once."""

    def __init__(self, seed: int) -> None:
        pick = random.Random(f"texts {seed}")
        rare = [a + b + c for a in _START for b in _START[:12] for c in _END]
        pick.shuffle(rare)
        self._words = _COMMON + rare
        weights = [1 / (rank + 3) for rank in range(len(self._words))]
        self._flow = pick.choices(self._words, weights, k=120_000)
        self._prose = [self._paragraph(pick) for _ in range(1500)]
        self._code = [self._function(pick) for _ in range(1000)]
        self._output = [self._lines(pick) for _ in range(600)]
        self.picture = base64.b64encode(pick.randbytes(750_000)).decode()

    def prose(self, pick: random.Random, size: int) -> str:
        return _fill(pick, self._prose, size, "\\n\\n")

    def code(self, pick: random.Random, size: int) -> str:
        return _fill(pick, self._code, size, "\\n\\n")

    def output(self, pick: random.Random, size: int) -> str:
        return _fill(pick, self._output, size, "\\n")

    def words(self, pick: random.Random, count: int) -> str:
        start = pick.randrange(len(self._flow) - count)
        return " ".join(self._flow[start : start + count])

    def _paragraph(self, pick: random.Random) -> str:
        if pick.random() < 0.02:
            return escaped(pick.choice(_FOREIGN))
        sentences = [
            self.words(pick, pick.randint(6, 18)).capitalize() + "." for _ in range(pick.randint(2, 5))
        ]
        if pick.random() < 0.2:
            sentences.append(f"See `{pick.choice(self._words)}_{pick.choice(self._words)}()` for it.")
        return escaped(" ".join(sentences))

    def _function(self, pick: random.Random) -> str:
        name = f"{pick.choice(self._words)}_{pick.choice(self._words)}"
        body = [
            f"    {pick.choice(self._words)} = self.{pick.choice(self._words)}({pick.randint(0, 999)})"
            for _ in range(8)
        ]
        return escaped(
            "\n".join([f"def {name}(self, {pick.choice(self._words)}: str) -> int:", *body, "    return 0"])
        )

    def _lines(self, pick: random.Random) -> str:
        folder = f"src/{pick.choice(self._words)}"
        lines = [
            f"{folder}/{pick.choice(self._words)}.py:{pick.randint(1, 900)}: {self.words(pick, 6)}"
            for _ in range(10)
        ]
        return escaped("\n".join(lines))


def _fill(pick: random.Random, pool: list[str], size: int, between: str) -> str:
    parts = [pick.choice(pool)]
    length = len(parts[0])
    while length < size:
        parts.append(pick.choice(pool))
        length += len(parts[-1])
    return between.join(parts)
