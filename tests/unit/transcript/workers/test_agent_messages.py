"""Messages to Claude about an agent: they name the agent, and keep the user's words."""

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.workers.agent_messages import begin_anew, call_again, message_for, returned_text

NAMES = st.text(max_size=300)
IDS = st.from_regex(r"[a-z0-9]{1,20}", fullmatch=True)


@given(IDS, NAMES, st.text(min_size=1))
def test_a_message_names_the_agent_in_its_first_line_and_keeps_the_words(
    agent: str, name: str, words: str
) -> None:
    said = message_for(agent, name, words)
    assert said.startswith('To the agent "') and said.endswith(f'" ({agent}): {words}')
    named = said.removesuffix(f'" ({agent}): {words}').removeprefix('To the agent "')
    assert '"' not in named and "@" not in named and len(named.splitlines()) <= 1


@given(IDS, NAMES)
def test_calling_again_names_the_agent_in_one_line(agent: str, name: str) -> None:
    said, authorship = call_again(agent, name)
    assert f'" ({agent})' in said and said.count('"') == 2 and len(said.splitlines()) == 1
    assert "@" not in said and not authorship.typed


@given(NAMES, NAMES)
def test_an_id_from_a_file_mentions_no_file(agent: str, name: str) -> None:
    said, _ = call_again(agent, name)
    assert "@" not in said and len(said.splitlines()) == 1


@given(NAMES, NAMES, st.text())
def test_beginning_anew_keeps_the_prompt_before_the_words_that_the_cli_expands(
    name: str, kind: str, prompt: str
) -> None:
    said, authorship = begin_anew(name, kind, prompt)
    composed, expanded = authorship.split(said)
    head, _, rest = composed.partition("\n\n")
    assert rest == f"{prompt}\n" and len(head.splitlines()) == 1
    assert not expanded.startswith("/") and "@" not in expanded and not authorship.typed
    assert (" of the type " in head) is bool(kind) or " of the type " in name


@given(st.lists(st.tuples(IDS, NAMES, st.text(), st.booleans(), st.booleans()), max_size=4))
def test_messages_come_back_without_the_agents_that_they_named(
    messages: list[tuple[str, str, str, bool, bool]],
) -> None:
    """Comments on changed files stay before the user's words."""
    sent, expected = [], []
    for agent, name, words, named, noted in messages:
        note = "My comments:\n\n> To the agent: (x)\n\n" if noted else ""
        sent.append(note + (message_for(agent, name, words) if named else words))
        expected.append(note + words)
    assert returned_text(sent) == "\n\n".join(text for text in expected if text)
