"""The names of known programs, by what the programs can do. All names are in lower case, including those of
PowerShell."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


SHELLS = _words("sh bash zsh dash ksh fish ash csh tcsh pwsh powershell cmd")
INTERPRETERS = SHELLS | _words("python python2 python3 perl ruby node deno bun php lua osascript")
EVALUATES = _words("eval source . iex invoke-expression")
# These programs run another program. That program follows after the operands that `OPERANDS_BEFORE` counts.
RUNNERS = _words(
    # words of a shell
    "! and begin builtin command coproc do elif else exec if nocorrect noglob not or then time trap until"
    " while"
    # coreutils, findutils and the like
    " chroot env nice nohup stdbuf timeout xargs parallel"
    # util-linux, with the names under which setarch is called
    " choom chrt flock ionice nsenter prlimit setarch setpriv setsid sg taskset uclampset unshare watch"
    " linux32 linux64 i386 i486 i586 i686 x86_64 aarch64 uname26"
    # programs that contain other programs, and their own runners
    " busybox toybox chpst cttyhack envdir envuidgid softlimit"
    # systemd, sandboxes, terminals, tracers
    " systemd-run systemd-inhibit systemd-cat firejail fakeroot faketime proot dbus-run-session"
    " xvfb-run unbuffer rlwrap chronic strace ltrace valgrind hyperfine torsocks proxychains"
    " proxychains4 caffeinate ssh"
)
# The number of operands before the program that is run, such as a file, a time, a mask, a group or a host.
OPERANDS_BEFORE = dict.fromkeys(
    _words("chroot envdir envuidgid faketime flock setuidgid sg ssh su taskset timeout"), 1
)
# These runners give their operands to a shell, so that a single word may be a complete command.
RUNS_BY_SHELL = _words("hyperfine parallel sg ssh trap watch")
# Each of these options is followed by a program that is run.
RUNS_AFTER = {
    "find": _words("-exec -execdir -ok -okdir"),
    "fd": _words("-x --exec -X --exec-batch"),
    "fdfind": _words("-x --exec -X --exec-batch"),
    "start-stop-daemon": _words("-x --exec -a --startas"),
}
# Any word of these programs may be a command.
RUNS_ANYTHING = EVALUATES | _words("ssh awk gawk mawk") | RUNS_AFTER.keys()
# These programs run the program that follows them. If it is not installed, they fetch it.
FETCHES_PROGRAMS = _words("npx pnpx bunx uvx")
AS_ROOT = _words("sudo doas su pkexec runas gsudo run0 runuser setuidgid")
WRITES = _words(
    "tee cp mv touch mkdir ln install dd truncate chmod chown chgrp patch unzip rsync set-content"
    " add-content out-file new-item copy-item move-item ni sc copy move md xcopy robocopy"
)
DELETES = _words("rm rmdir unlink shred srm del erase rd remove-item ri mkfs wipefs rimraf clear-content")
NETWORK = _words(
    "curl wget ssh scp sftp rsync nc ncat netcat socat telnet ftp ping dig nslookup host gh glab hub"
    " npx pnpx bunx uvx aws gcloud az kubectl helm terraform http https aria2c openssl mail sendmail"
    " apt apt-get dnf yum pacman brew apk invoke-webrequest invoke-restmethod iwr irm"
    " start-bitstransfer test-connection"
)
ENDS = _words(
    "kill killall pkill shutdown reboot poweroff halt systemctl service crontab at launchctl"
    " stop-process stop-computer restart-computer"
)

# Options whose value is the next word. This value is neither the program's first operand nor another program.
WITH_VALUE = {
    "git": _words("-C -c --git-dir --work-tree --namespace"),
    "docker": _words("-H --host -c --context --config -l --log-level"),
    "kubectl": _words("-n --namespace --context --kubeconfig --cluster --user -s"),
    "npm": _words("--prefix -w --workspace"),
    "pnpm": _words("-C --dir --filter -F"),
    "yarn": frozenset({"--cwd"}),
    "uv": frozenset({"--directory", "--project"}),
    "poetry": _words("-C --directory -P --project"),
    "cargo": _words("-C --config --color -Z"),
    "go": frozenset({"-C"}),
    "sudo": _words(
        "-u --user -g --group -h --host -p --prompt -C --close-from -D --chdir -R --chroot -T"
        " --command-timeout -r --role -t --type -U --other-user"
    ),
    "su": _words("-c --command --session-command -g --group -G --supp-group -s --shell -w"),
    "run0": _words("-u --user -g --group -D --chdir --unit --slice --nice --setenv -M --machine"),
    "pkexec": frozenset({"--user", "-u"}),
    "runuser": _words("-u --user -g --group -G --supp-group -c --command -s --shell -w"),
    "sg": frozenset({"-c"}),
    "chrt": _words("-T --sched-runtime -P --sched-period -D --sched-deadline -p --pid"),
    "choom": _words("-n --adjust -p --pid"),
    "flock": _words("-w --wait --timeout -E --conflict-exit-code -c --command"),
    "doas": frozenset({"-u", "-C"}),
    "env": _words("-u --unset -C --chdir -S --split-string -a --argv0 -P"),
    "xargs": _words(
        "-I -n --max-args -P --max-procs -L -s --max-chars -d --delimiter -E -a --arg-file -J -R"
    ),
    "timeout": _words("-s --signal -k --kill-after"),
    "nice": frozenset({"-n", "--adjustment"}),
    "ionice": _words("-c --class -n --classdata -p --pid -P --pgid -u --uid"),
    "stdbuf": _words("-i --input -o --output -e --error"),
    "watch": _words("-n --interval -q --equexit"),
    "time": _words("-f --format -o --output"),
    "exec": frozenset({"-a"}),
    "parallel": _words(
        "-j --jobs -P --max-procs -n --max-args -N -S --sshlogin -I -a --arg-file -C --colsep -d"
        " --delimiter --delay --joblog --results --timeout --retries --tmpdir --workdir --wd --halt"
        " --load --env -L"
    ),
    "chroot": frozenset({"--userspec", "--groups"}),
    "nsenter": _words("-t --target -S --setuid -G --setgid"),
    "unshare": _words(
        "-R --root -w --wd -S --setuid -G --setgid --map-user --map-group --map-users --map-groups"
        " --propagation --setgroups --monotonic --boottime"
    ),
    "prlimit": _words("-p --pid -o --output"),
    "setpriv": _words(
        "--reuid --regid --ruid --euid --rgid --egid --groups --inh-caps --ambient-caps "
        " --bounding-set --securebits --selinux-label --apparmor-profile --pdeathsig --ptracer"
    ),
    "uclampset": _words("-m -M -p --pid"),
    "script": _words("-c --command -o -B -I -O -T -m -E"),
    "ssh": frozenset(f"-{letter}" for letter in "BbcDEeFIiJLlmOoPpQRSWw"),
    "systemd-run": _words(
        "-p --property -u --unit --slice --description --uid --gid --nice --working-directory -E"
        " --setenv -M --machine -H --host --on-active --on-boot --on-calendar --timer-property"
        " --service-type"
    ),
    "systemd-inhibit": _words("--what --who --why --mode"),
    "systemd-cat": _words("-t --identifier -p --priority"),
    "chpst": frozenset(f"-{letter}" for letter in "uUbe/nlLmdoprfct"),
    "softlimit": frozenset(f"-{letter}" for letter in "acdflmoprst"),
    "strace": frozenset(f"-{letter}" for letter in "aEeIoOPpsSuUXb"),
    "ltrace": frozenset(f"-{letter}" for letter in "aeFlnopsuxwD"),
    "hyperfine": _words("-w -m -M -r -p -c -S -n -L"),
    "proot": _words("-r --rootfs -b --bind -w --cwd -q --qemu"),
    "fakeroot": _words("-l --lib -f --faked -s -i -b"),
    "rlwrap": _words("-f -H"),
    "proxychains": frozenset({"-f"}),
    "proxychains4": frozenset({"-f"}),
    "faketime": _words("-p --pid --date-prog"),
    "xvfb-run": _words("-n -e -f -p -s -w --server-num --server-args --error-file"),
    "caffeinate": frozenset({"-t", "-w"}),
}
# Programs that count only if their first operand is one of these words.
NETWORK_WITH = {
    "git": _words("push pull fetch clone ls-remote submodule remote"),
    "npm": _words("install i ci publish update add exec audit view"),
    "pnpm": _words("install i publish update add dlx"),
    "yarn": frozenset({"install", "add", "publish", "upgrade", "dlx", ""}),
    "bun": _words("install add x"),
    "pip": frozenset({"install", "download"}),
    "pip3": frozenset({"install", "download"}),
    "pipx": frozenset({"install", "run"}),
    "uv": _words("add sync pip tool run publish"),
    "poetry": _words("install add publish update"),
    "cargo": _words("install fetch update publish add"),
    "go": _words("get install mod"),
    "gem": _words("install push update"),
    "docker": _words("pull push run login build compose"),
    "podman": _words("pull push run login build"),
}
WRITES_WITH = {
    "git": _words(
        "add commit checkout switch restore merge rebase stash apply am cherry-pick tag branch mv"
        " init clone pull config"
    ),
    "npm": _words("install i ci update add uninstall link"),
    "pip": frozenset({"install", "uninstall"}),
    "pip3": frozenset({"install", "uninstall"}),
}
DELETES_WITH = {
    "git": frozenset({"clean", "rm"}),
    "docker": _words("rm rmi prune"),
    "kubectl": frozenset({"delete"}),
    "terraform": frozenset({"destroy"}),
}
# Programs that count only with one of these options, at any place. With the option "" they always count.
WRITES_BY = {
    "sed": ("-i", "--in-place"),
    "perl": ("-i", "-pi"),
    "sort": ("-o",),
    "curl": ("-o", "-O", "--output"),
    "wget": ("",),
}
DELETES_BY = {"find": ("-delete",), "git": ("--hard", "--force", "-f", "-D"), "rsync": ("--delete",)}
# The code that these programs take is a shell command.
TAKES_COMMANDS = SHELLS | _words("su runuser script flock sg env split")
CODE_BY = {
    **dict.fromkeys(SHELLS, ("-c", "-command", "-encodedcommand", "-enc", "/c")),
    **dict.fromkeys(("python", "python2", "python3"), ("-c",)),
    **dict.fromkeys(("perl", "ruby"), ("-e", "-E", "-ne", "-pe")),
    **dict.fromkeys(("node", "bun", "deno"), ("-e", "--eval", "-p", "eval")),
    **dict.fromkeys(("su", "runuser"), ("-c", "--command", "--session-command")),
    **dict.fromkeys(("script", "flock", "sg"), ("-c", "--command")),
    "env": ("-S", "--split-string"),
    "split": ("--filter",),
    "php": ("-r",),
    "osascript": ("-e",),
}
