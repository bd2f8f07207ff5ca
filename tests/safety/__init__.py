"""Inputs that other people than the user may control, attacks with these inputs, and the tests of each
attack.

A project's folder
    everything that the CLIs use of it       e2e/test_traps, unit/workspace/test_folder_review
    hooks, servers, rules before trust       e2e/test_trust, unit/workspace/test_folder_trust,
                                             test_trust_answers, test_known_folders (whose answer counts),
                                             unit/controllers/test_unknown_folders
    git configuration, hooks, submodules     e2e/test_unknown_git, unit/workspace/test_contained_git,
                                             unit/protocol/test_git_config
    filters of a new worktree                unit/repository/test_worktrees
    a merge: whose git runs, what it writes  unit/controllers/test_merge_controller,
                                             unit/repository/test_merging
    another user's runtime folder and bus    unit/workspace/test_runtime_folder
    a link that is pointed elsewhere         test_folders; unit/snapshots/test_restore
    what git would run for a snapshot        unit/snapshots/test_folder_snapshots
    paths into `.git`, or out of the folder  unit/snapshots/test_restore
    front matter of commands, skills, agents test_prompt_files
    its own programs in place of git         test_names; unit/library/test_mentions (its settings)
    files and patterns without an end        test_bounds, unit/library/test_ignore_rules,
                                             faults/test_damaged_files (the program's own files)
    links, names, mounts in the file tree    unit/ui/test_files
    pipes and devices in place of files      test_names, unit/workspace/test_folder_trust,
                                             unit/ui/test_attachment_encoder
What Claude writes, and what tools and servers do
    fetching or opening something            qml/test_network
    formulas that hang, fetch or read        unit/formulas/test_outline,
                                             unit/workspace/test_formula_client
    misleading links, links that run things  test_links, unit/ui/test_link_opener,
                                             unit/transcript/test_url_check
    rows that look like a request            test_spoofing
    a request that is not what it seems      test_spoofing, qml/test_permissions, unit/ui/test_request_text
    a request that appears under a click     qml/test_decisions, qml/test_permissions
    characters that hide                     test_hidden_text (each place), test_spoofing,
                                             unit/protocol/test_hidden_characters,
                                             qml/test_composer_attachments
    what the user's own command prints       unit/session/test_shell_commands,
                                             e2e/test_shell_commands_real
    a command that runs unasked              qml/test_shell_commands
    terminal escape sequences                test_escapes, unit/transcript/test_terminal_output
    what a program in the terminal prints    unit/terminal/test_screen, qml/test_terminal
    what a paste runs in the terminal        unit/terminal/test_keys, qml/test_terminal
    a page that a server wants opened        qml/test_elicitation, test_links
    another file in place of a task's output unit/library/test_task_outputs
Names: of files, folders, sessions           test_names, test_spoofing (titles)
Files of sessions: the folder they name      test_links; what they hold: qml/test_network, test_spoofing
What our own child processes send            test_hostile_rows
What is dropped and pasted                   test_drops, qml/test_composer_attachments,
                                             unit/ui/test_attachment_encoder
Other users of the computer                  test_private_files, test_whole_run
Folders of the program that are links        test_linked_state
Keys                                         test_whole_run, test_keys, test_profile_secrets,
                                             e2e/test_profiles_real
The log                                      test_log, unit/workspace/test_log_file
"""
