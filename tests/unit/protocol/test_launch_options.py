"""Launch options become argv and environment."""

import pytest

from claude_desk.protocol.launch_options import LaunchOptions, arguments, environment

FIXED = [
    "--output-format",
    "stream-json",
    "--input-format",
    "stream-json",
    "--verbose",
    "--include-partial-messages",
    "--replay-user-messages",
    "--permission-prompt-tool",
    "stdio",
]


def test_a_plain_start_has_the_fixed_flags_and_a_permission_mode() -> None:
    assert arguments(LaunchOptions()) == [*FIXED, "--permission-mode=default"]


def test_a_new_session_has_its_id() -> None:
    found = arguments(LaunchOptions(session_id="3bcf", model="opus", permission_mode="plan"))
    assert found == [*FIXED, "--permission-mode=plan", "--session-id=3bcf", "--model=opus"]


def test_an_id_that_looks_like_a_flag_stays_a_value() -> None:
    assert "--resume=-x" in arguments(LaunchOptions(resume="-x"))


def test_a_fork_is_a_new_session_of_an_old_one_up_to_a_message() -> None:
    found = arguments(LaunchOptions(session_id="b", resume="a", fork=True, until="m"))
    assert found[-4:] == ["--session-id=b", "--resume=a", "--fork-session", "--resume-session-at=m"]


def test_the_latest_session_is_continued() -> None:
    assert arguments(LaunchOptions(latest=True))[-1] == "--continue"


def test_an_untrusted_folder_gives_no_settings() -> None:
    assert "--setting-sources=user" in arguments(LaunchOptions(trusted=False))
    assert not any(a.startswith("--setting-sources") for a in arguments(LaunchOptions(trusted=True)))


def test_what_the_person_adds_comes_last_as_it_is() -> None:
    extra = ("--add-dir", "/a b", "--model=x")
    assert arguments(LaunchOptions(model="y", trusted=False, extra=extra))[-3:] == list(extra)


@pytest.mark.parametrize(
    "options",
    [
        {"session_id": "a", "resume": "b"},
        {"session_id": "a", "latest": True},
        {"resume": "a", "latest": True},
        {"resume": "a", "fork": True},
        {"session_id": "a", "fork": True},
        {"session_id": "a", "until": "m"},
    ],
)
def test_a_session_is_new_or_resumed_not_both(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"new|resumed"):
        LaunchOptions(**options)


def test_the_environment_is_the_base_without_what_harms() -> None:
    base = {
        "HOME": "/h",
        "CLAUDECODE": "1",
        "NODE_OPTIONS": "--inspect",
        "PWD": "/old",
        "CLAUDE_CONFIG_DIR": "/c",
    }
    found = environment(base, "/project", LaunchOptions())
    assert found == {
        "HOME": "/h",
        "PWD": "/project",
        "CLAUDE_CONFIG_DIR": "/c",
        "CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING": "true",
        "CLAUDE_CODE_STARTUP_FAILURE_RESULTS": "1",
    }
    assert base["CLAUDECODE"] == "1", "the base is not changed"


def test_a_child_that_is_not_trusted_runs_no_tasks_and_nothing_of_git_s() -> None:
    entries = (("core.fsmonitor", "false"), ("filter.x.clean", ""))
    base = {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": "me"}
    found = environment(base, "/p", LaunchOptions(trusted=False, git_overrides=entries))
    assert found["CLAUDE_CODE_DISABLE_CRON"] == "1"
    assert found["GIT_CONFIG_COUNT"] == "3"
    pairs = [(found[f"GIT_CONFIG_KEY_{n}"], found[f"GIT_CONFIG_VALUE_{n}"]) for n in range(3)]
    assert pairs == [("user.name", "me"), *entries]
    assert found["GIT_NO_LAZY_FETCH"] == "1"
    assert found["GIT_ALLOW_PROTOCOL"] == ""
    trusted = environment(base, "/p", LaunchOptions(git_overrides=entries))
    assert trusted == environment(base, "/p", LaunchOptions())
    assert trusted["GIT_CONFIG_COUNT"] == "1", "nothing about git is changed where the folder is trusted"
    assert [name for name in trusted if name.startswith("GIT_")] == list(base)
    assert "CLAUDE_CODE_DISABLE_CRON" not in trusted
