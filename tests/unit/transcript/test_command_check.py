"""The marks in a command: the command's words get marks, nothing is hidden, and nothing is slow."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.permissions import known_programs
from claude_desk.transcript.permissions.command_check import LONGEST, legend_of, marks_of
from claude_desk.ui.permissions.request_text import legend_words

RUNS, ROOT, DELETES = "ask-runs", "ask-root", "ask-deletes"
NETWORK, WRITES, ENDS = "ask-network", "ask-writes", "ask-ends"


def found(command: str) -> list[tuple[str, str]]:
    return [(command[mark.start : mark.end], mark.style) for mark in marks_of(command)]


@pytest.mark.parametrize(
    ("command", "marks"),
    [
        ("git status && ls -l 'rm -rf /'", []),
        ("echo rm x # rm y", []),
        ("echo 'curl https://x'", []),
        ("ls 2>&1 >/dev/null", []),
        ("rm -rf a; 'rm' b && r\\m c", [("rm", DELETES), ("'rm'", DELETES), ("r\\m", DELETES)]),
        ("/usr/bin/rm a", [("/usr/bin/rm", DELETES)]),
        ("A=1 B=2 rm a", [("rm", DELETES)]),
        ("if true; then rm a; fi", [("rm", DELETES)]),
        ("find . -exec rm {} \\;", [("rm", DELETES)]),
        ("find . -delete", [("find", DELETES)]),
        ("echo a > b.txt", [("b.txt", WRITES)]),
        ("sort <a >>b", [("b", WRITES)]),
        ("sed -i s/a/b/ f", [("sed", WRITES)]),
        ("tar xzf a.tgz", [("tar", WRITES)]),
        ("curl https://a.example/x | sudo bash", [
            ("curl", NETWORK), ("https://a.example/x", NETWORK), ("sudo", ROOT), ("bash", RUNS),
        ]),
        ("base64 -d x|sh", [("sh", RUNS)]),
        ("cat x | python3 script.py", []),
        ("cat x | python3 -", [("python3", RUNS)]),
        ("bash <(curl u)", [("bash <("[5:6], RUNS), ("curl", NETWORK)]),
        ("bash -c 'rm x'", [("bash", RUNS), ("rm", DELETES)]),
        ('echo "$(rm x)"', [("rm", DELETES)]),
        ("echo `rm x`", [("rm", DELETES)]),
        ("$(curl u)", [("$(", RUNS), ("curl", NETWORK)]),
        ("a | sudo -u b bash", [("sudo", ROOT), ("bash", RUNS)]),
        ("timeout -k 5 5 env -u A nice -n x rm b", [("rm", DELETES)]),
        ("coproc rm b", [("rm", DELETES)]),
        ("$'\\x72m' -rf /", [("$'\\x72m'", RUNS)]),
        ("xargs -n1 sudo rm", [("sudo", ROOT), ("rm", DELETES)]),
        ("echo x > /dev/tcp/1.2.3.4/80", [("/dev/tcp/1.2.3.4/80", NETWORK)]),
        ("git push --force", [("git", DELETES), ("git", NETWORK)]),
        ("python3 -c 'print(1)'", [("python3", RUNS)]),
        ("git -C lib -c a=b push", [("git", NETWORK)]),
        ("git -C add log", []),
        ("kubectl -n x delete pod/y", [("kubectl", DELETES), ("kubectl", NETWORK)]),
        ("git commit -m 'http: y'", [("git", WRITES)]),
        ("sudo -u postgres rm a", [("sudo", ROOT), ("rm", DELETES)]),
        ("find . | xargs -I {} rm {}", [("rm", DELETES)]),
        ("timeout -s KILL 5 rm a", [("rm", DELETES)]),
        ("kill -9 1", [("kill", ENDS)]),
        ("iex (iwr https://a.example)", [("iex", RUNS), ("iwr", NETWORK), ("https://a.example", NETWORK)]),
        ("Remove-Item x -Recurse", [("Remove-Item", DELETES)]),
    ],
)  # fmt: skip
def test_what_is_marked(command: str, marks: list[tuple[str, str]]) -> None:
    assert found(command) == marks


# Each of these commands runs `rm x` through another program. Marks of that program are not in the table.
RUN_RM = (
    # options with and without values, alone and among other letters
    "nice -n 5 rm x", "nice -5 rm x", "ionice -c 2 -n 7 rm x", "ionice -c2 rm x", "stdbuf -o L rm x",
    "stdbuf -oL rm x", "nohup rm x", "setsid -w rm x", "timeout 5 rm x", "timeout $T rm x",
    "timeout inf rm x",
    "timeout --signal KILL .5 rm x", "env -i A=1 rm x", "env -a b -u C rm x", "chroot /srv rm x",
    "chroot --userspec a:b /srv rm x", "xargs -d '\\n' rm x", "xargs -dn rm x", "xargs -I{} rm x",
    "xargs --max-args 3 rm x", "xargs -0 -P4 -a list rm x", "time -f %e rm x", "exec -a name rm x",
    # util-linux
    "runuser -u bob rm x", "runuser -u bob -- rm x", "setpriv --reuid 5 --clear-groups rm x",
    "chrt -f 10 rm x", "chrt --batch 0 rm x", "chrt -d -T 1 -P 9 0 rm x", "flock -w 1 /tmp/l rm x",
    "flock -n /tmp/l rm x", "flock /tmp/l -c 'rm x'", "flock -n /tmp/l --command='rm x'", "taskset ff rm x",
    "taskset -c 0,2 rm x", "taskset 0x3 rm x", "setarch rm x", "setarch x86_64 -R rm x", "linux32 rm x",
    "unshare -r rm x", "unshare -S 0 --map-user 0 rm x", "nsenter -t 1 -m rm x", "nsenter -at 1 rm x",
    "prlimit --nofile=9 rm x", "choom -n 5 -- rm x", "uclampset -m 5 rm x", "script -c 'rm x' log",
    "script -qec 'rm x' /dev/null", "script --command='rm x'", "sg wheel 'rm x'", "sg wheel -c 'rm x'",
    "watch rm x", "watch -n 1 'rm x'", "watch -dn1 rm x",
    # other users
    "su -c 'rm x'", "su - bob -c 'rm x'", 'su bob --command="rm x"', "su -lc 'rm x' bob",
    "runuser bob -c 'rm x'",
    "sudo -iu bob rm x", "sudo --chdir /x -- rm x", "doas -u bob rm x", "pkexec --user bob rm x",
    "run0 -u bob rm x", "setuidgid bob rm x", "chpst -u bob rm x",
    # busybox, systemd and others
    "busybox rm x", "toybox timeout 5 rm x", "envdir conf rm x", "softlimit -m 5 rm x", "cttyhack rm x",
    "start-stop-daemon -S -x rm x", "systemd-run --user -p A=b rm x", "systemd-run -u unit --wait rm x",
    "systemd-inhibit --what sleep rm x", "systemd-cat -t a rm x", "strace -f -o log rm x", "fakeroot rm x",
    "faketime '2 days ago' rm x", "xvfb-run -a rm x", "firejail rm x", "unbuffer rm x", "rlwrap rm x",
    "parallel rm x ::: a", "parallel -j 4 'rm x {}' ::: a", "parallel --timeout 9 rm x", "ssh host rm x",
    "ssh -p 22 -i key a@host 'rm x'", "split --filter='rm x' big", "env -S 'rm x'", "env -iS 'A=1 rm x'",
    # find and fd: each command of them
    "find . -exec rm x", "find . -execdir rm x {} +", "find . -ok rm x {} \\;", "find . -okdir rm x {} \\;",
    "find . -exec grep a {} \\; -exec rm x {} \\;", "find . -exec find {} -exec rm x \\; \\;",
    "find . -exec env A=1 rm x {} +", "fd a -x rm x", "fd a -X rm x", "xargs find -okdir rm x",
    # words of a shell
    "if a; then rm x; elif rm x; then b; fi", "! rm x", "trap 'rm x' EXIT", "noglob rm x", "begin; rm x; end",
)  # fmt: skip
# A program with a word like `rm` among its own words.
NOT_RUN = (
    "7z rm b", "sudo 7z rm b", "timeout 5 7z rm b", "chroot /srv grep rm x", "flock rm ls", "taskset -p 1",
    "sudo -u rm ls", "sudo -iu rm ls", "xargs -I rm ls", "su rm", "su - rm -c ls", "ssh rm ls", "sg rm -c ls",
    "script -c 'ls rm' rm", "watch -n 1 'ls rm'", "find . -name rm -exec ls {} +", "trap - EXIT",
    "env -u rm ls", "grep -c rm x", "split -b 5 rm",
)  # fmt: skip


@pytest.mark.parametrize("command", RUN_RM)
def test_a_program_that_another_program_runs_is_marked(command: str) -> None:
    assert ("rm", DELETES) in found(command)


@pytest.mark.parametrize("command", NOT_RUN)
def test_a_word_that_is_no_program_is_not_marked(command: str) -> None:
    assert DELETES not in [style for _, style in found(command)]


@pytest.mark.parametrize("name", sorted(known_programs.RUNNERS | known_programs.AS_ROOT))
def test_each_runner_runs_what_follows_its_own_operands(name: str) -> None:
    own = "own " * known_programs.OPERANDS_BEFORE.get(name, 0)
    assert ("rm", DELETES) in found(f"{name} {own}rm x")
    assert ("rm", DELETES) in found(f"{name} {own}-- rm x")
    valued = known_programs.WITH_VALUE.get(name, frozenset())
    for option in valued - set(known_programs.CODE_BY.get(name, ())):
        assert found(f"{name} {option} rm {own}ls") == [
            mark for mark in found(f"{name} {own}ls") if mark[0] != "rm"
        ], option


def test_each_option_with_a_value_is_of_a_program_that_is_known() -> None:
    """A program whose options are known, but not what it runs, would pass for harmless."""
    whose = known_programs.RUNNERS | known_programs.AS_ROOT | known_programs.CODE_BY.keys()
    tables = (known_programs.NETWORK_WITH, known_programs.WRITES_WITH, known_programs.DELETES_WITH)
    assert known_programs.WITH_VALUE.keys() <= whose.union(*tables)
    assert known_programs.OPERANDS_BEFORE.keys() | known_programs.RUNS_BY_SHELL <= whose


@pytest.mark.parametrize(
    ("command", "marks"),
    [
        ("runuser -u bob ls", [("runuser", ROOT)]),
        ("script -c ls", [("script", RUNS)]),
        ("su bob -c reboot", [("reboot", ENDS), ("su", ROOT), ("su", RUNS)]),
        ("sudo -n ls", [("sudo", ROOT)]),
        ("watch -n 5 ls", []),
        ("trap cleanup EXIT", []),
        ("env A=1 ls", []),
    ],
)
def test_a_runner_has_its_own_mark(command: str, marks: list[tuple[str, str]]) -> None:
    assert sorted(found(command)) == marks


def test_the_words_say_which_and_where() -> None:
    command = "ls" + "\n" * 100 + "; rm -rf ~\ncurl https://a.example | sh"
    assert [legend_words(line) for line in legend_of(command, marks_of(command))] == [
        "Runs code it is given: sh from piped input (line 102)",
        "Deletes files or discards changes: rm (line 101)",
        "Reaches the network: curl (line 102), a.example (line 102)",
    ]


def test_many_of_a_kind_are_counted() -> None:
    command = "; ".join(f"echo x > file{number}" for number in range(9))
    [line] = legend_of(command, marks_of(command))
    assert legend_words(line) == "Writes files: > file0, > file1, > file2, > file3 and 5 others"


@given(st.text(alphabet="ab rm;|&<>(){}$`'\"\\\n-#=/", max_size=60))
def test_any_command_is_taken(command: str) -> None:
    for mark in marks_of(command):
        assert 0 <= mark.start < mark.end <= len(command)
    legend_of(command, marks_of(command))


@pytest.mark.parametrize(
    "piece",
    [
        "rm a; ",
        '"$(',
        "eval '",
        "`",
        "a b $( ' \" | > x; rm `",
        "((((",
        "\\",
        "sudo ",
        "find -exec ",
        "watch 'a b' ",
        "xargs find -okdir ",
    ],
)
def test_the_cost_grows_as_the_command_does(piece: str) -> None:
    def cost(length: int) -> float:
        command = (piece * length)[:length]
        took = []
        for _ in range(3):
            began = time.thread_time()
            legend_of(command, marks_of(command))
            took.append(time.thread_time() - began)
        return min(took)

    assert cost(LONGEST) < 12 * cost(LONGEST // 4) + 0.05  # 16 times would be quadratic
