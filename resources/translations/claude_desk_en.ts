<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agent</numerusform>
            <numerusform>%Ln agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Show it</numerusform>
            <numerusform>Show all %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done} of %Ln agent done</numerusform>
            <numerusform>{done} of %Ln agents done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>Attached: {name} (%Ln line)</numerusform>
            <numerusform>Attached: {name} (%Ln lines)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>Attached: {name} (%Ln page)</numerusform>
            <numerusform>Attached: {name} (%Ln pages)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>Attached: {name} (%Ln+ lines)</numerusform>
            <numerusform>Attached: {name} (%Ln+ lines)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>Selected in the diff: %Ln line</numerusform>
            <numerusform>Selected in the diff: %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Show all %Ln</numerusform>
            <numerusform>Show all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln attachment: {names}</numerusform>
            <numerusform>%Ln attachments: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln attachment: {names}</numerusform>
            <numerusform>%Ln attachments: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>From the terminal, %Ln line</numerusform>
            <numerusform>From the terminal, %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>Pasted text, %Ln character</numerusform>
            <numerusform>Pasted text, %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>Pasted text, %Ln line</numerusform>
            <numerusform>Pasted text, %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentNote</name>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>Could not attach {name}: a message can have at most %Ln files.</numerusform>
            <numerusform>Could not attach {name}: a message can have at most %Ln files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>Removed %Ln hidden character from the pasted text.</numerusform>
            <numerusform>Removed %Ln hidden characters from the pasted text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln in background</numerusform>
            <numerusform>%Ln in background</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code restarts and %Ln background task ends. The conversation continues and nothing you wrote is lost.</numerusform>
            <numerusform>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln more line</numerusform>
            <numerusform>%Ln more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>Show %Ln more line</numerusform>
            <numerusform>Show %Ln more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>comes back, %Ln line</numerusform>
            <numerusform>comes back, %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>goes, %Ln line</numerusform>
            <numerusform>goes, %Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} has %Ln commit that {target} lacks.</numerusform>
            <numerusform>{branch} has %Ln commits that {target} lacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}, %Ln line chosen</numerusform>
            <numerusform>{row}, %Ln lines chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} has %Ln commit that {branch} lacks.</numerusform>
            <numerusform>{target} has %Ln commits that {branch} lacks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln path is not covered (submodule, other repository, very large file): {paths}</numerusform>
            <numerusform>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>{done} of %Ln task done</numerusform>
            <numerusform>{done} of %Ln tasks done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>At most %Ln tokens</numerusform>
            <numerusform>At most %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CliCheckView</name>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, %Ln folder</numerusform>
            <numerusform>PATH, %Ln folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClosingController</name>
    <message numerus="yes">
        <source>%Ln agents work in it.</source>
        <translation>
            <numerusform>An agent works in it.</numerusform>
            <numerusform>%Ln agents work in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>A background task runs in it.</numerusform>
            <numerusform>%Ln background tasks run in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>A message is queued in it.</numerusform>
            <numerusform>%Ln messages are queued in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>A queued message in “{title}” is not saved: {reason}.</numerusform>
            <numerusform>%Ln queued messages in “{title}” are not saved: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>And one more session.</numerusform>
            <numerusform>And %Ln more sessions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>Your draft and a queued message in “{title}” are not saved: {reason}.</numerusform>
            <numerusform>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>“{title}” has an agent at work.</numerusform>
            <numerusform>“{title}” has %Ln agents at work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>“{title}” has a background task running.</numerusform>
            <numerusform>“{title}” has %Ln background tasks running.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln folder does not answer and is left out</numerusform>
            <numerusform>%Ln folders do not answer and are left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…and %Ln more</numerusform>
            <numerusform>…and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>Attach %Ln file</numerusform>
            <numerusform>Attach %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln unchanged line</numerusform>
            <numerusform>%Ln unchanged lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>now 1 line</numerusform>
            <numerusform>now %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>%Ln turn of the conversation could not be read.</numerusform>
            <numerusform>%Ln turns of the conversation could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln line</numerusform>
            <numerusform>{label} · %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>Show %Ln</numerusform>
            <numerusform>Show %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>{shown} of %Ln line</numerusform>
            <numerusform>{shown} of %Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>Attach %Ln file</numerusform>
            <numerusform>Attach %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>%Ln more is not listed</numerusform>
            <numerusform>%Ln more are not listed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, %Ln session, collapsed</numerusform>
            <numerusform>%1, %Ln sessions, collapsed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%Ln more session in %1</numerusform>
            <numerusform>%Ln more sessions in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>Skills in subfolders were not checked: there are more than %Ln folders</numerusform>
            <numerusform>Skills in subfolders were not checked: there are more than %Ln folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>there are more than %Ln files</numerusform>
            <numerusform>there are more than %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln characters)</numerusform>
            <numerusform>{setting} (%Ln characters)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>Also allow access to this folder</numerusform>
            <numerusform>Also allow access to these %Ln folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln Git setting</numerusform>
            <numerusform>%Ln Git settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln MCP server</numerusform>
            <numerusform>%Ln MCP servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln environment variable</numerusform>
            <numerusform>%Ln environment variables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln hook</numerusform>
            <numerusform>%Ln hooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other settings</source>
        <translation>
            <numerusform>%Ln other setting</numerusform>
            <numerusform>%Ln other settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln permission rule</numerusform>
            <numerusform>%Ln permission rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln scheduled task</numerusform>
            <numerusform>%Ln scheduled tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln folder</numerusform>
            <numerusform>%Ln folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln pattern</numerusform>
            <numerusform>%Ln patterns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln MCP server failed</numerusform>
            <numerusform>%Ln MCP servers failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>An MCP server requires sign-in</numerusform>
            <numerusform>%Ln MCP servers require sign-in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln tool: {tools}</numerusform>
            <numerusform>%Ln tools: {tools}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln commit comes into {target}, in the folder {folder}.</numerusform>
            <numerusform>%Ln commits come into {target}, in the folder {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>%Ln file is not committed in the worktree, so it is not merged:</numerusform>
            <numerusform>%Ln files are not committed in the worktree, so they are not merged:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>%Ln file is not committed in {folder} and stays as it is:</numerusform>
            <numerusform>%Ln files are not committed in {folder} and stay as they are:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln file will be in conflict. You or Claude can resolve it after the merge, or you undo it.</numerusform>
            <numerusform>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>Copy %Ln ignored file that .worktreeinclude names ({size})</numerusform>
            <numerusform>Copy %Ln ignored files that .worktreeinclude names ({size})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln file was not saved</numerusform>
            <numerusform>%Ln files were not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>Not saved: {names} and %Ln more</numerusform>
            <numerusform>Not saved: {names} and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>Unknown message type: {name} (%Ln time)</numerusform>
            <numerusform>Unknown message type: {name} (%Ln times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln command still runs</numerusform>
            <numerusform>%Ln commands still run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln message waits</numerusform>
            <numerusform>%Ln messages wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln tool</numerusform>
            <numerusform>%Ln tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln finding</numerusform>
            <numerusform>%Ln findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln notification</numerusform>
            <numerusform>%Ln notifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>%Ln notification unread</numerusform>
            <numerusform>%Ln notifications unread</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>%Ln resource</numerusform>
            <numerusform>%Ln resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln tool</numerusform>
            <numerusform>%Ln tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agent</numerusform>
            <numerusform>%Ln agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln comment will be sent with “Keep planning”, not with “Approve”</numerusform>
            <numerusform>%Ln comments will be sent with “Keep planning”, not with “Approve”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>Keep planning, %Ln comment</numerusform>
            <numerusform>Keep planning, %Ln comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>%Ln folder that uses it for new sessions goes back to the default profile.</numerusform>
            <numerusform>%Ln folders that use it for new sessions go back to the default profile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>Close session and delete profile</numerusform>
            <numerusform>Close %Ln sessions and delete profile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilesView</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>Replaces the only occurrence</numerusform>
            <numerusform>Replaces all %Ln occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>The text to replace occurs %Ln times; Claude Code would refuse this</numerusform>
            <numerusform>The text to replace occurs %Ln times; Claude Code would refuse this</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (and %Ln more)</numerusform>
            <numerusform>{question} (and %Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>Decline and discard %Ln answer?</numerusform>
            <numerusform>Decline and discard %Ln answers?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>Dismiss and discard %Ln answer?</numerusform>
            <numerusform>Dismiss and discard %Ln answers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message numerus="yes">
        <source>{text}
… %Ln more characters</source>
        <translation>
            <numerusform>{text}
… %Ln more character</numerusform>
            <numerusform>{text}
… %Ln more characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>%Ln more line below (Page Down)</numerusform>
            <numerusform>%Ln more lines below (Page Down)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln line, more below</numerusform>
            <numerusform>%Ln lines, more below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln hidden or direction-changing character, shown as ⟨U+…⟩</numerusform>
            <numerusform>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>Your text has %Ln hidden or direction-changing character. Remove it.</numerusform>
            <numerusform>Your text has %Ln hidden or direction-changing characters. Remove them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} and %Ln other</numerusform>
            <numerusform>{names} and %Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code withdrew %Ln requests, the last: {request}</numerusform>
            <numerusform>Claude Code withdrew %Ln requests, the last: {request}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>%Ln agent is working. Stop it first, or wait.</numerusform>
            <numerusform>%Ln agents are working. Stop them first, or wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln file has changed since it was shown here and was left as it is.</numerusform>
            <numerusform>%Ln files have changed since they were shown here and were left as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>Deleted %Ln new file: {names}</numerusform>
            <numerusform>Deleted %Ln new files: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>Restored %Ln file: {names}</numerusform>
            <numerusform>Restored %Ln files: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} and %Ln more</numerusform>
            <numerusform>{names} and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} and %Ln more</numerusform>
            <numerusform>{name} and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 of %Ln file. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</numerusform>
            <numerusform>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>Changes to %Ln file (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</numerusform>
            <numerusform>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>Restore %Ln file</numerusform>
            <numerusform>Restore %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>Restore these too: %Ln file changed by you or another program since</numerusform>
            <numerusform>Restore these too: %Ln files changed by you or another program since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>Rewinding restarts Claude Code and ends %Ln background task.</numerusform>
            <numerusform>Rewinding restarts Claude Code and ends %Ln background tasks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Show all %Ln</numerusform>
            <numerusform>Show all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>%Ln more column</numerusform>
            <numerusform>%Ln more columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>Earlier: %Ln turn</numerusform>
            <numerusform>Earlier: %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>Earlier: %Ln turn, {day}</numerusform>
            <numerusform>Earlier: %Ln turns, {day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln or more files</numerusform>
            <numerusform>%Ln or more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln tool</numerusform>
            <numerusform>%Ln tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>Only the first one is shown</numerusform>
            <numerusform>Only the first %Ln are shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln differs</numerusform>
            <numerusform>%Ln differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} of %Ln session</numerusform>
            <numerusform>{found} of %Ln sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>%Ln file was not copied into the worktree: {names}</numerusform>
            <numerusform>%Ln files were not copied into the worktree: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>%Ln message of this session is not in this conversation: Claude does not know it.</numerusform>
            <numerusform>%Ln messages of this session are not in this conversation: Claude does not know them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>The message that waited for the usage limit’s reset was not sent: its time has passed.</numerusform>
            <numerusform>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>Bypass permissions starts when %Ln agent has ended; Claude Code restarts for it. Your messages wait until then.</numerusform>
            <numerusform>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>Claude Code cannot restart while %Ln agent works. Stop it, or try again when it has ended.</numerusform>
            <numerusform>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>Claude Code restarts when %Ln agent has ended.</numerusform>
            <numerusform>Claude Code restarts when %Ln agents have ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>The usage limit was reset. The waiting message is sent now.</numerusform>
            <numerusform>The usage limit was reset. %Ln waiting messages are sent now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} and %Ln more</numerusform>
            <numerusform>{names} and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} with %Ln argument</numerusform>
            <numerusform>{program} with %Ln arguments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln file changed</numerusform>
            <numerusform>%Ln files changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>%Ln more file changed</numerusform>
            <numerusform>%Ln more files changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>The output of %Ln command goes with your next message.</numerusform>
            <numerusform>The output of %Ln commands goes with your next message.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>%Ln similar request is waiting:</numerusform>
            <numerusform>%Ln similar requests are waiting:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>Allow all %Ln</numerusform>
            <numerusform>Allow all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln snapshot</numerusform>
            <numerusform>%Ln snapshots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>%Ln agent: {state}</numerusform>
            <numerusform>%Ln agents: {state}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln file has merge conflicts. Resolve and stage it first.</numerusform>
            <numerusform>%Ln files have merge conflicts. Resolve and stage them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln file was too large to be read in full.</numerusform>
            <numerusform>%Ln files were too large to be read in full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>Commit %Ln file</numerusform>
            <numerusform>Commit %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Show %Ln more</numerusform>
            <numerusform>Show %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln message stashed: %1</numerusform>
            <numerusform>%Ln messages stashed: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>Waiting for %Ln agent</numerusform>
            <numerusform>Waiting for %Ln agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln queued</numerusform>
            <numerusform>{state} · %Ln queued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agent</numerusform>
            <numerusform>%Ln agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>%Ln agent works beside it</numerusform>
            <numerusform>%Ln agents work beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln command</numerusform>
            <numerusform>%Ln commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Ends Claude’s turn and %Ln agent: this version of Claude Code cannot spare it.</numerusform>
            <numerusform>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Ends Claude’s turn. %Ln agent goes on, unless this version of Claude Code ends it too.</numerusform>
            <numerusform>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Ends Claude’s turn. %Ln agent goes on.</numerusform>
            <numerusform>Ends Claude’s turn. %Ln agents go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>Stopped by you after {duration}. %Ln agent goes on.</numerusform>
            <numerusform>Stopped by you after {duration}. %Ln agents go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>Stopped by you. %Ln agent goes on.</numerusform>
            <numerusform>Stopped by you. %Ln agents go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln tool</numerusform>
            <numerusform>%Ln tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>(%Ln earlier)</source>
        <translation>
            <numerusform>(%Ln earlier)</numerusform>
            <numerusform>(%Ln earlier)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}: %Ln event</numerusform>
            <numerusform>{monitor}: %Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>Paste %Ln line? The shell runs each line at once.</numerusform>
            <numerusform>Paste %Ln lines? The shell runs each line at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Show %Ln more</numerusform>
            <numerusform>Show %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln Git setting</numerusform>
            <numerusform>%Ln Git settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln MCP server</numerusform>
            <numerusform>%Ln MCP servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agent</numerusform>
            <numerusform>%Ln agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln command</numerusform>
            <numerusform>%Ln commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln environment variable</numerusform>
            <numerusform>%Ln environment variables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln hook</numerusform>
            <numerusform>%Ln hooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files</source>
        <translation>
            <numerusform>%Ln more file</numerusform>
            <numerusform>%Ln more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>%Ln other finding</numerusform>
            <numerusform>%Ln other findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln output style</numerusform>
            <numerusform>%Ln output styles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln permission rule</numerusform>
            <numerusform>%Ln permission rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln rule that allows</numerusform>
            <numerusform>%Ln rules that allow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln scheduled task</numerusform>
            <numerusform>%Ln scheduled tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>%Ln skill</numerusform>
            <numerusform>%Ln skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file} (%Ln line)</numerusform>
            <numerusform>{file} (%Ln lines)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>Undo %Ln file</numerusform>
            <numerusform>Undo %Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln line · {size}</numerusform>
            <numerusform>%Ln lines · {size}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>%Ln commit of its history is in no branch and goes with it.</numerusform>
            <numerusform>%Ln commits of its history are in no branch and go with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>%Ln file that git does not keep goes with it ({size}):</numerusform>
            <numerusform>%Ln files that git does not keep go with it ({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>A session runs in it and is closed first: {titles}. Its conversation and draft are kept.</numerusform>
            <numerusform>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>Branch {branch} has %Ln commit that is not merged. The branch stays.</numerusform>
            <numerusform>Branch {branch} has %Ln commits that are not merged. The branch stays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>Close session and remove</numerusform>
            <numerusform>Close %Ln sessions and remove</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
</TS>
