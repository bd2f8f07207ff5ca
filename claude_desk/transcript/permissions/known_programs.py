"""The names of known programs, by what the programs can do. All names are in lower case, including those of
PowerShell."""

SHELLS = frozenset(
    {"sh", "bash", "zsh", "dash", "ksh", "fish", "ash", "csh", "tcsh", "pwsh", "powershell", "cmd"}
)
INTERPRETERS = SHELLS | frozenset(
    {"python", "python2", "python3", "perl", "ruby", "node", "deno", "bun", "php", "lua", "osascript"}
)
EVALUATES = frozenset({"eval", "source", ".", "iex", "invoke-expression"})
# These programs run the program that follows them.
RUNNERS = frozenset(
    {
        "env",
        "nohup",
        "coproc",
        "time",
        "command",
        "exec",
        "nice",
        "ionice",
        "xargs",
        "timeout",
        "setsid",
        "stdbuf",
        "builtin",
        "watch",
        "busybox",
        "parallel",
        "then",
        "do",
        "else",
        "if",
        "while",
        "until",
        "!",
    }
)
# Any word of these programs may be a command.
RUNS_ANYTHING = EVALUATES | frozenset({"ssh", "find", "awk", "gawk", "mawk"})
# These programs run the program that follows them. If it is not installed, they fetch it.
FETCHES_PROGRAMS = frozenset({"npx", "pnpx", "bunx", "uvx"})
AS_ROOT = frozenset({"sudo", "doas", "su", "pkexec", "runas", "gsudo"})
WRITES = frozenset(
    {
        "tee",
        "cp",
        "mv",
        "touch",
        "mkdir",
        "ln",
        "install",
        "dd",
        "truncate",
        "chmod",
        "chown",
        "chgrp",
        "patch",
        "unzip",
        "rsync",
        "set-content",
        "add-content",
        "out-file",
        "new-item",
        "copy-item",
        "move-item",
        "ni",
        "sc",
        "copy",
        "move",
        "md",
        "xcopy",
        "robocopy",
    }
)
DELETES = frozenset(
    {
        "rm",
        "rmdir",
        "unlink",
        "shred",
        "srm",
        "del",
        "erase",
        "rd",
        "remove-item",
        "ri",
        "mkfs",
        "wipefs",
        "rimraf",
        "clear-content",
    }
)
NETWORK = frozenset(
    {
        "curl",
        "wget",
        "ssh",
        "scp",
        "sftp",
        "rsync",
        "nc",
        "ncat",
        "netcat",
        "socat",
        "telnet",
        "ftp",
        "ping",
        "dig",
        "nslookup",
        "host",
        "gh",
        "glab",
        "hub",
        "npx",
        "pnpx",
        "bunx",
        "uvx",
        "aws",
        "gcloud",
        "az",
        "kubectl",
        "helm",
        "terraform",
        "http",
        "https",
        "aria2c",
        "openssl",
        "mail",
        "sendmail",
        "apt",
        "apt-get",
        "dnf",
        "yum",
        "pacman",
        "brew",
        "apk",
        "invoke-webrequest",
        "invoke-restmethod",
        "iwr",
        "irm",
        "start-bitstransfer",
        "test-connection",
    }
)
ENDS = frozenset(
    {
        "kill",
        "killall",
        "pkill",
        "shutdown",
        "reboot",
        "poweroff",
        "halt",
        "systemctl",
        "service",
        "crontab",
        "at",
        "launchctl",
        "stop-process",
        "stop-computer",
        "restart-computer",
    }
)

# Options whose value is the next word. This value is neither the program's first operand nor another program.
WITH_VALUE = {
    "git": frozenset({"-C", "-c", "--git-dir", "--work-tree", "--namespace"}),
    "docker": frozenset({"-H", "--host", "-c", "--context", "--config", "-l", "--log-level"}),
    "kubectl": frozenset({"-n", "--namespace", "--context", "--kubeconfig", "--cluster", "--user", "-s"}),
    "npm": frozenset({"--prefix", "-w", "--workspace"}),
    "pnpm": frozenset({"-C", "--dir", "--filter", "-F"}),
    "yarn": frozenset({"--cwd"}),
    "uv": frozenset({"--directory", "--project"}),
    "poetry": frozenset({"-C", "--directory", "-P", "--project"}),
    "cargo": frozenset({"-C", "--config", "--color", "-Z"}),
    "go": frozenset({"-C"}),
    "sudo": frozenset(
        ["-u", "--user", "-g", "--group", "-h", "--host", "-p", "-C", "-D", "-R", "-T", "-r", "-t", "-U"]
    ),
    "runuser": frozenset({"-u", "-g", "-G"}),
    "chrt": frozenset({"-T", "-P", "-D"}),
    "flock": frozenset({"-w", "-E"}),
    "doas": frozenset({"-u", "-C"}),
    "env": frozenset({"-u", "--unset", "-C", "--chdir"}),
    "xargs": frozenset({"-I", "-n", "-P", "-L", "-s", "-d", "-E", "-a"}),
    "timeout": frozenset({"-s", "--signal", "-k", "--kill-after"}),
    "nice": frozenset({"-n"}),
    "ionice": frozenset({"-c", "-n", "-p"}),
    "stdbuf": frozenset({"-i", "-o", "-e"}),
    "watch": frozenset({"-n", "--interval"}),
    "time": frozenset({"-f", "-o"}),
    "exec": frozenset({"-a"}),
    "parallel": frozenset({"-j", "--jobs", "-n", "-N", "-S", "-I"}),
}
# Programs that count only if their first operand is one of these words.
NETWORK_WITH = {
    "git": frozenset({"push", "pull", "fetch", "clone", "ls-remote", "submodule", "remote"}),
    "npm": frozenset({"install", "i", "ci", "publish", "update", "add", "exec", "audit", "view"}),
    "pnpm": frozenset({"install", "i", "publish", "update", "add", "dlx"}),
    "yarn": frozenset({"install", "add", "publish", "upgrade", "dlx", ""}),
    "bun": frozenset({"install", "add", "x"}),
    "pip": frozenset({"install", "download"}),
    "pip3": frozenset({"install", "download"}),
    "pipx": frozenset({"install", "run"}),
    "uv": frozenset({"add", "sync", "pip", "tool", "run", "publish"}),
    "poetry": frozenset({"install", "add", "publish", "update"}),
    "cargo": frozenset({"install", "fetch", "update", "publish", "add"}),
    "go": frozenset({"get", "install", "mod"}),
    "gem": frozenset({"install", "push", "update"}),
    "docker": frozenset({"pull", "push", "run", "login", "build", "compose"}),
    "podman": frozenset({"pull", "push", "run", "login", "build"}),
}
WRITES_WITH = {
    "git": frozenset(
        {
            "add",
            "commit",
            "checkout",
            "switch",
            "restore",
            "merge",
            "rebase",
            "stash",
            "apply",
            "am",
            "cherry-pick",
            "tag",
            "branch",
            "mv",
            "init",
            "clone",
            "pull",
            "config",
        }
    ),
    "npm": frozenset({"install", "i", "ci", "update", "add", "uninstall", "link"}),
    "pip": frozenset({"install", "uninstall"}),
    "pip3": frozenset({"install", "uninstall"}),
}
DELETES_WITH = {
    "git": frozenset({"clean", "rm"}),
    "docker": frozenset({"rm", "rmi", "prune"}),
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
CODE_BY = {
    **dict.fromkeys(SHELLS, ("-c", "-command", "-encodedcommand", "-enc", "/c")),
    **dict.fromkeys(("python", "python2", "python3"), ("-c",)),
    **dict.fromkeys(("perl", "ruby"), ("-e", "-E", "-ne", "-pe")),
    **dict.fromkeys(("node", "bun", "deno"), ("-e", "--eval", "-p", "eval")),
    "php": ("-r",),
    "osascript": ("-e",),
}
