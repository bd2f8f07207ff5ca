"""The modules that decide and trust, and for each module the tests that must find its mutants.

Quick tests that find many mutants come first, because the run of a mutant ends with the first failure.
"""

_SESSION = "tests/unit/session/"
_DECISIONS = (
    f"{_SESSION}test_decisions.py",
    f"{_SESSION}test_permission_log.py",
    f"{_SESSION}test_elicitation.py",
)
_WAY = (
    f"{_SESSION}test_unaccepted_messages.py",
    f"{_SESSION}test_message_queue.py",
    f"{_SESSION}test_stop_steps.py",
    f"{_SESSION}test_context_recovery.py",
    f"{_SESSION}test_problems.py",
    f"{_SESSION}test_closing.py",
)
_REQUESTS = ("tests/unit/ui/test_request_text.py", "tests/unit/ui/test_change_view.py")

MODULES: dict[str, tuple[str, ...]] = {
    "session/permissions/decisions": (f"{_SESSION}test_grants.py", *_DECISIONS),
    "session/permissions/request_broker": (
        *_DECISIONS,
        f"{_SESSION}test_unaccepted_messages.py",
        f"{_SESSION}test_stop_steps.py",
        f"{_SESSION}test_session_journal.py",
    ),
    "session/machine/child_state": (f"{_SESSION}test_child_state.py", f"{_SESSION}test_stop_steps.py"),
    "session/machine/child_end": (f"{_SESSION}test_child_end.py", *_WAY),
    "session/turns/message_dispatch": _WAY,
    "session/turns/message_queue": _WAY,
    "workspace/folder_trust": (
        "tests/unit/workspace/test_folder_trust.py",
        "tests/unit/workspace/test_trust_answers.py",
        "tests/safety/test_prompt_files.py",
    ),
    "workspace/known_folders": ("tests/unit/workspace/test_known_folders.py",),
    "protocol/disk/project_files": (
        "tests/unit/protocol/test_project_files.py",
        "tests/unit/protocol/test_project_servers.py",
        "tests/unit/protocol/test_prompt_heads.py",
        "tests/safety/test_prompt_files.py",
    ),
    "protocol/files/settings_file": (
        "tests/unit/protocol/test_settings_file.py",
        "tests/unit/workspace/test_settings.py",
    ),
    "agent/agent": ("tests/unit/agent/test_agent.py",),
    "agent/child_environment": ("tests/unit/agent/test_child_environment.py",),
    "agent/finder": ("tests/unit/agent/test_finder.py",),
    "agent/orphans": ("tests/unit/agent/test_orphans.py", "tests/unit/agent/test_warden.py"),
    "agent/outcome": ("tests/unit/session/test_process_end_texts.py",),
    "agent/output": ("tests/unit/agent/test_output.py", "tests/unit/agent/test_process.py"),
    "agent/terminal_process": ("tests/unit/session/test_session_terminal.py",),
    "agent/process": (
        "tests/unit/agent/test_process.py",
        "tests/unit/agent/test_agent.py",
        "tests/unit/agent/test_processor_share.py",
    ),
    "agent/control_requests": ("tests/unit/agent/test_control_requests.py", "tests/unit/agent/test_agent.py"),
    "agent/processor_share": (
        "tests/unit/agent/test_processor_share.py",
        "tests/unit/controllers/test_early_cli.py",
    ),
    "agent/started_process": (
        "tests/unit/controllers/test_early_cli.py",
        "tests/unit/agent/test_process.py",
    ),
    "agent/warden": ("tests/unit/agent/test_warden.py", "tests/unit/agent/test_process.py"),
    "ui/permissions/request_view": ("tests/unit/ui/test_request_view.py", *_REQUESTS),
    "ui/permissions/permission_view": ("tests/unit/ui/test_permission_view.py", *_REQUESTS),
    "ui/window/link_opener": (
        "tests/unit/ui/test_link_opener.py",
        "tests/unit/ui/test_link_targets.py",
        "tests/safety/test_links.py",
    ),
}
