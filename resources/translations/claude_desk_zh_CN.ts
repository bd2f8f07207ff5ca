<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code 会忘记此个人资料文件夹中的账户，在终端中也一样。会话会保留。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>退出登录</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>要退出“{profile}”的账户吗？</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>浏览器中的代码</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>浏览器中的代码（如果显示）</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>正在询问 Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code 未能完成。</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code 会打开浏览器，请在那里继续。</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>未找到 Claude Code。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>登录：{profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>退出登录：{profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>已登录。</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>已退出登录。</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>正在退出登录…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>此版本的 Claude Code 只能在终端中登录。请在终端中运行：</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>此版本的 Claude Code 只能在终端中退出登录。请在终端中运行：</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>在后台运行</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>关闭代理</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>到代理的路径</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个 token</translation>
    </message>
    <message>
        <source>Begin %1 anew</source>
        <translation>重新开始 %1</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>再次调用 %1</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>在对话旁打开 %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已展开</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>正在工作的代理</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>显示代理</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>处于此状态的代理</translation>
    </message>
</context>
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 个代理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln 个已完成</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version} 不会报告后台代理在做什么以及何时结束。其状态从代理的文件中读取。它会拒绝代理的请求，不会告诉 Claude 它们何时结束，也无法单独停止其中一个。</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>没有失败的代理。</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>没有已完成的代理。</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>没有代理需要你处理。</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>没有正在工作的代理。</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>还没有代理。Claude 启动的代理、工作流和命令会显示在这里。</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>此对话中没有“{agent}”的内容。</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>路径：{path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>显示全部 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>已被 Claude 停止</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>已被您停止</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>阶段 {number}/{count}</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>阶段 {number}/{count}：{title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>阶段 {number}：{title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>第 {number} 次运行</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done}/%Ln 个代理已完成</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>正在重试</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>{time}后重试</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>正在重试：{reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>正在启动 Claude Code</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>正在等待 Claude</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>第 {attempt} 次尝试，共 {attempts} 次</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} 个 token</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>no such profile: {profile} (available: {names})</source>
        <translation>没有此个人资料：{profile}（可用：{names}）</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>每次尝试都会在发送前倒回数据流。这样上传会从第一个字节重新开始，服务器能收到完整的文件。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>600 px, about 75 characters a line</source>
        <translation>600 px，每行约 75 个字符</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px，每行约 90 个字符；窗口较宽时更多</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px，每行约 105 个字符</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>演示会话不会保存；这些设置会保存。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>绘制数学公式</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>跟随新输出</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>用于对话和程序界面</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>动态效果</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>窄</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>仅限会话文件夹中的文件。不会下载任何内容。</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>显示回答中提到的图片</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>行、卡片和列表条目之间的间距</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>文本字体</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>关闭后，公式会按 Claude 所写的 TeX 显示。</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>关闭后，没有任何内容会自行移动。系统要求减少动态效果时会自动关闭。</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>关闭后，视图不会随 Claude 的输出滚动。</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>文本宽度</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>语言与公式</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>隐藏已归档</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>显示已归档（%1）</translation>
    </message>
</context>
<context>
    <name>Asker</name>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>a subagent</source>
        <translation>子代理</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>MCP 服务器 {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>子代理 {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>编辑器中打开了一个文件</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>已附加：{name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>已附加：{name}（%Ln 行）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>已附加：{name}（%Ln 页）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>已附加：{name}（%Ln+ 行）</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>已附加：{name}（文件夹）</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>已附加：{name}（来自 {server}）</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>已附加编辑器诊断信息</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>编辑器中打开的文件：{name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>已引用：{name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>已引用：{name}（未读取）</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>在差异中选中：%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>在编辑器中选中：{name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>在编辑器中选中：{name}，第 {line} 行</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>在编辑器中选中：{name}，第 {first} 至 {last} 行</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>编辑器中选中了文字</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>一个文件</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>无法读取此图片。</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>无法保存 {name}：{reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>它已不存在。</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>显示全部 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>附件：%1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>图片 %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln 个附件：{names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln 个附件：{names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>评论 {place}：{text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>来自终端,%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>{command} 的输出</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>粘贴的文本，%Ln 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>粘贴的文本，%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>引用：{words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
</context>
<context>
    <name>AttachmentNote</name>
    <message>
        <source>A command runs already. Stop it, or wait for its end.</source>
        <translation>已有命令在运行。请停止它或等待其结束。</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>有附件仍在加载。</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>无法提及 {name}：其路径含有引号。</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude 接受 PNG、JPEG、GIF、WebP、PDF 和文本文件</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>会话开始后才能运行命令。</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>无法附加 {name}：一条消息最多 %Ln 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>无法附加 {name}：{reason}。</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>无法保留 {name}。如需使用，请重新附加。</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>只能附加本地文件。</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>已粘贴文本。剪贴板中还有一张图片。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>已从粘贴的文本中移除 %Ln 个隐藏字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>附件总大小超出一条消息的限制。请移除一些。</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>演示不会运行命令。</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>粘贴的文本超出一条消息的长度限制。请以文件形式附加。</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>此评论已被移除。</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>无法读取（{reason}）</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>不是可读取的图片</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是常规文件</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>数据已损坏</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>磁盘没有响应</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>附件总大小超出一条消息的限制</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>图片太大</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters} 个字符太多，无法粘贴。请以文件形式附加。</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} 已被提及，而不是作为附件添加。</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size} 太大</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size} 太大；PDF 的上限是 {limit}</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} 的文本太大；请改用 @ 提及该文件</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} 像素太大</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln 个后台任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln 个正在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>后台任务</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>正在后台运行</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>此版本的 Claude Code 无法停止单个任务</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git 没有响应。</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git 只在您信任的文件夹中运行。</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>“{title}”正在此文件夹中工作。请在完成后再切换分支。</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>正在读取分支…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>在另一个工作树中</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>绕过所有权限？</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>绕过权限</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code 将重启，%Ln 个后台任务将结束。对话会继续，你写的内容不会丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code 将重启。对话会继续，你写的内容不会丢失。</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude 将不经询问就在此计算机上运行任何命令、更改任何文件。请仅在没有机密信息且无法访问网络的容器或虚拟机中使用。</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>查看源数据</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>另外 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>还有 {size}</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>添加评论</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>将随你的下一条消息发送</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>添加到消息</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>编辑评论</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>移除评论</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>已审阅</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>仅显示更改</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>显示整个文件</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>撤销此文件的更改</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>评论此更改</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>显示工具调用</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>撤销这些行</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>撤销选中的行</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>撤销此更改</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>给 Claude 的附言，说明撤销了什么</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>移除说明撤销内容的附言</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>随你的下一条消息发送</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>部分已暂存</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>未暂存</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>已暂存</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>文件已更改；这是当前的差异</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>这是文件夹。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>二进制文件，{sizes}。</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>第 {line} 行，已删除</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>第 {first}–{last} 行，已删除</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>已修改</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>没有任何行发生更改。</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>未纳入 Git</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>此会话中没有更改。</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>本轮中没有更改。</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>自上次提交以来没有更改。</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>没有已暂存的内容。</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>没有可暂存的内容。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>只有空白发生了更改。</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>图片，{sizes}。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>已重命名，内容相同。</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>再显示 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>未存储先前的内容。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>无法读取这些行。详细信息见日志。</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>此分支没有自己的提交。</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>文件太大，无法比较，{sizes}。</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>恢复为 {path}</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>由命令或其他程序更改</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>此后被你或他人更改</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>将恢复</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>将恢复，%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>之前的内容无法确定</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>原为 {path}</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>将移除</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>将移除，%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>部分已暂存</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>已撤销，会告知 Claude</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{files}，{added} {removed}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} 有 %Ln 个 {target} 没有的提交。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}，已审阅</translation>
    </message>
    <message>
        <source>{file}: {state}</source>
        <translation>{file}：{state}</translation>
    </message>
    <message>
        <source>{file}: {state}, {added} {removed}</source>
        <translation>{file}：{state}，{added} {removed}</translation>
    </message>
    <message>
        <source>{lines} in {name}</source>
        <translation>{name} 中的{lines}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{file}，{lines}，{added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>已审阅 {reviewed}/{files}</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}，已选 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}，由命令或其他程序更改</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}，已折叠</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}，{state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} 有 %Ln 个 {branch} 没有的提交。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesFoot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>隐藏按键</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>下一处更改</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>已审阅</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>暂存</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>取消撤销</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>折叠所有文件</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>提交…</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>比较的状态</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>较早的轮次</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>展开所有文件</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>隐藏空白更改</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>合并到 %1…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>未暂存</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>单栏显示更改</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>显示空白更改</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>并排显示更改</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>显示最新一轮</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>自 HEAD 以来</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>全部暂存</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>已暂存</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>已暂存的更改</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>全部撤销…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>全部取消暂存</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>你正在查看较早的轮次。</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>草稿，不会发送</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>草稿。发送的是先前的文字。</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>不在你的消息中</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>你的评论（{place}，不在你的消息中）：{text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>你的评论（{place}）：{text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>你的评论草稿（{place}）：{text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>已更改的文件</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>查看文件夹设置</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>有 %Ln 个路径未包括在内（子模块、其他仓库、非常大的文件）：{paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>有一次快照延迟：你或其他程序在此期间作出的更改可能会显示为 Claude 的更改。</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>空白更改已隐藏。</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>正在等待此文件夹中的另一个会话…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>正在等待代理结束…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>正在等待本轮结束…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>正在写入文件…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>受阻于</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>阻塞</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>显示名称</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>没有此任务</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>受阻于 {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>没有任务</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>待办</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>已完成 {done}/%Ln 个任务</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>已完成 {done}/{count}</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1/%2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1，已完成</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1，进行中</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>任务：已完成 %1/%2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>在消息中编辑</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>编辑消息的这一部分。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>努力程度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>接受编辑</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>先询问</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>最多 %Ln 个 token</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>绕过权限</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>由 Claude Code 决定</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>Claude Code 决定可以运行什么，很少询问</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>Claude 不经思考，直接回答</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>Claude 在更改文件或运行命令前先询问</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>Claude 只阅读和制定计划；在你批准之前不作任何更改</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>直接拒绝所有未预先允许的操作，不会询问</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>不询问</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>努力程度</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>一切操作都直接运行，不会询问；仅用于沙盒</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>最快，消耗 token 最少</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>自动接受此文件夹中的文件编辑；运行命令前仍会询问</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>适合困难的工作</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>努力程度：高</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>努力程度：最高</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>长</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>努力程度：低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>努力程度：中</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>更细致；耗时更长</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>最慢，费用最高</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>思考：默认</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>思考：长</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>思考：最长</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>思考：关闭</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>思考：短</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>思考：{budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>极高</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>努力程度：极高</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>努力程度：{level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model}（1M 上下文）</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>关闭页面</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeSettings</name>
    <message>
        <source>1 h</source>
        <translation>1 小时</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分钟</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 分钟</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 小时</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分钟</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Claude Code starts again with your next message. Session-only permissions are lost.</source>
        <translation>Claude Code 会在你发送下一条消息时重新启动。仅在会话期间有效的权限会失效。</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>文件夹信任</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>权限规则</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>空闲时停止 Claude Code</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Claude Code 设置文件中的规则。无法在此处更改。</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>你对自带钩子、MCP 服务器和规则的文件夹所作的回答。移除某个文件夹后会再次询问。</translation>
    </message>
</context>
<context>
    <name>CliCheckView</name>
    <message>
        <source>Claude Code {version}</source>
        <translation>Claude Code {version}</translation>
    </message>
    <message>
        <source>Looking for Claude Code…</source>
        <translation>正在查找 Claude Code…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH，%Ln 个文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} 版本过旧。请在终端中更新：{command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}，未登录</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}，已登录为 {account}</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>选择程序…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>未找到 Claude Code</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk 与程序“claude”通信。请安装它，或指定它的位置。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>试用演示</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code 命令</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>重新读取 shell 环境</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>使用此命令重启会话</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>由 --cli 或 CLAUDE_DESK_CLI 设定，优先于此字段：%1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>用于启动 Claude Code 的命令。留空则自动查找。</translation>
    </message>
    <message>
        <source>claude</source>
        <translation>claude</translation>
    </message>
</context>
<context>
    <name>ClosingController</name>
    <message numerus="yes">
        <source>%Ln agents work in it.</source>
        <translation>
            <numerusform>其中有 %Ln 个代理在工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>其中有 %Ln 个后台任务在运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>其中有 %Ln 条消息在排队。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>“{title}”中排队的 %Ln 条消息没有保存：{reason}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>还有 %Ln 个会话。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>“{title}”中的附件没有保存：{reason}。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>关闭 Claude Desk 并丢失你写的内容？</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Claude 正在工作，要关闭 Claude Desk 吗？</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>关闭 Claude Desk？</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>关闭并丢失</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>对话、草稿和排队的消息会保留。</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>演示会话不会保存。</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>继续工作</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>已没有正在运行的任务。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>没有保存的内容会在关闭时丢失。</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>你在“{title}”中的草稿和排队的 %Ln 条消息没有保存：{reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>你在“{title}”中的草稿没有保存：{reason}。</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>“继续工作”会将窗口最小化，Claude 会继续运行。</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>“停止并关闭”会结束所有正在运行的任务。</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>“{program}”正在其终端中运行。</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>“{program}”正在“{title}”的终端中运行。</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>“{title}”中有 %Ln 个代理在工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>“{title}”有 %Ln 个后台任务正在运行。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>“{title}”正在运行您的命令。</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>“{title}”正在启动。</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>“{title}”正在工作。</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>“{title}”需要您。</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>嵌套命令过多</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program}（来自管道输入）</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>修补上一次提交</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>提交信息</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>首行长度：%1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>全部暂存并提交</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>根据更改建议</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>会运行钩子</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>不会推送</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln 个文件夹没有响应，已略过</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} 没有响应，已略过</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>添加附件</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>给 Claude 发消息</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>给 Claude 发消息（将在当前步骤后发送）</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>给 Claude 发消息（将在本轮后发送）</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>发送消息给 Claude，/ 为命令，@ 为文件</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>给此代理发消息</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>已移到“{word}”之后</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>已移到开头</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…以及另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>权限模式</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>附加 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>附加图片</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>插入文本</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>ConversationSettings</name>
    <message>
        <source>1,000</source>
        <translation>1,000</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10,000</translation>
    </message>
    <message>
        <source>100,000</source>
        <translation>100,000</translation>
    </message>
    <message>
        <source>50,000</source>
        <translation>50,000</translation>
    </message>
    <message>
        <source>After the current step</source>
        <translation>当前步骤之后</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>本轮之后</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>按 Alt+Enter 在另一时机发送。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Enter 允许一次</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>编辑器命令</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>终端保留的行数</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>仅适用于完全可见且没有警告的单个请求，并且距你上次按键至少 1.5 秒。否则此快捷键会转到该请求。</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>打开文件时使用</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Claude 工作时发送</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>发送方式</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>终端的 shell</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>显示所有快捷键</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>终端窗格的 shell。留空则使用您自己的 shell。</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>您自己的 shell</translation>
    </message>
    <message>
        <source>program {file}:{line}:{column}</source>
        <translation>program {file}:{line}:{column}</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>费用超过此金额时，继续前先询问（美元）</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>费用上限（美元）</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>请输入金额，例如 5 或 2.50；留空表示不设上限。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>设定费用上限</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>仅此消息</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>将上限提高到 %1</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>提高到 %1 并发送</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>超过费用上限 %1 仍要发送？</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>仍然发送</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>收回消息</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>费用上限</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>决定…</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1；按键 %2</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>已选中</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk 已加入桌面菜单。要撤销，请运行：{command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>未写入任何内容，因为这些文件不是由 Claude Desk 写入的，或者已被更改。请将它们移走后重试。</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>没有可移除的内容。</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>桌面条目无法启动具有此名称的程序：{name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>桌面条目适用于 Linux 和其他遵循 freedesktop.org 的系统</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>已被更改，因此保留：{path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>已移除：{path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>{package} 软件包已安装桌面条目</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>已写入：{path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个请求</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>无法在 {displays} 上打开窗口。</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>没有显示器：DISPLAY 和 WAYLAND_DISPLAY 均未设置。</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>已清除。返回“%1”</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln 行未更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>单元格类型</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>更改 {number}/{count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>更改 {number}/{count}，所有匹配处</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>文件末尾没有换行符</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>替换所有匹配处</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>单元格的新文本</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>写入前你编辑过此内容</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>单元格 {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>删除单元格 {cell}</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>新单元格</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>在 {cell} 之后新建单元格</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>没有更改</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>现在 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>你想做什么？</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>立即压缩</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>不含它分叉</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>回溯到它之前…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>用 /init 创建 CLAUDE.md</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>解释这个项目的结构</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>找出一个 bug 并给出修复建议</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>运行测试并修复失败项</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>有 %Ln 轮对话无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>已附加：{names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>错误：</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>提示：</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>部分对话无法读取。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>思考了 {duration}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>你（尚未发送）</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>en</source>
        <translation>zh-CN</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>未完成</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>无法保存：{problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>已保存 {name}</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>正在保存 {name}…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>正在保存 {name}… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name}（部分）</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏“%1”</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>显示“%1”：%2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>显示 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>单元格 {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>单元格 {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>单元格 {number} · {kind}：空</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>页面保存于</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>已截断：太大，无法一次读完</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>自上次读取后未更改</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>从第 {line} 行起</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>第 {pages} 页</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>显示 {shown}/%Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>附加 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>附加文件</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>附加文件</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>无法读取此文件夹：{reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>请输入文件名。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>未显示所有名称。输入路径可访问其余项目。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>打开此文件夹</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>打开 {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>此文件夹中没有可显示的内容。</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>此文件夹没有响应。</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>文件夹名称无效。</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>没有响应的文件夹过多</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} 不存在。</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} 不是文件。</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} 不是文件夹。</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>文件和文件夹</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>隐藏文件</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>仅图片和 PDF</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新建文件夹…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近的文件夹</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>输入路径或在下方选择</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上一级</translation>
    </message>
</context>
<context>
    <name>FileDialogRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>新建会话并附上此会话记录</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>会话文件已不存在，Claude Desk 没有保留副本。</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>会话文件已不存在。此处显示的是 Claude Desk 保留的内容，主要是你自己的消息。你可以新建会话，并在消息中附上此会话记录。</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>此会话已不在磁盘上</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>在消息中提及</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>在编辑器中打开</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>第 %1 级</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>内部错误；请查看日志</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>Claude Code 需要此文件才能继续此会话。请使其可读后重试，或新建会话。</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>Claude Code 需要此文件才能继续此会话。此处显示的是 Claude Desk 保留的内容，主要是你自己的消息。请使文件可读后重试，或新建会话并在消息中附上此会话记录。</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>新建会话并附上此会话记录</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>无法读取此会话的文件</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>被忽略的文件</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>另有 %Ln 项未列出</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>消息无法提及此名称</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>还有更多行未列出。请关闭一个文件夹。</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>无法读取此文件夹</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>此文件夹没有响应</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>此文件夹不存在</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>打开的文件夹过多</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>包含更改</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>被 Git 忽略</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>指向 {target} 的链接</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>更多筛选</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 项，共 %2 项</translation>
    </message>
    <message>
        <source>%1 of %2, not loaded</source>
        <translation>第 %1 项，共 %2 项，未加载</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>显示全文</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1，%Ln 个会话，已折叠</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderAnswerList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>文件夹信任</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>不信任 · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>已信任 · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>将文件夹拖放到此处即可在其中开始会话</translation>
    </message>
</context>
<context>
    <name>FolderDropBox</name>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Drop a folder here</source>
        <translation>将文件夹拖到此处</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%1 中还有 %Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>显示更少</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>在 %1 中显示更少会话</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>额外文件夹：{path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>允许：{rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>询问：{rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>拒绝：{rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>权限模式：{mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>未检查子文件夹中的技能：文件夹超过 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>没有响应</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>不是有效的 JSON（{error}）</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>不是有效的 git 配置</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>其 front matter 太长</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>其 front matter 的开头不合常规</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>文件超过 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} 属于另一个用户：{owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>此计算机的所有用户都可以更改 {name}</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} 是插件：{files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} 是工作流</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}：git 会自动运行此项</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}：Git 会把 {path} 的文件当作此文件夹的文件</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}：Claude Desk 不知道其用途</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}：子模块，其自身的 Git 设置无法关闭</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}：{key} 无法从外部关闭</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting}（%Ln 个字符）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>选择其他文件夹</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude 曾在此工作树中工作。你仍可阅读对话记录。请重新创建该工作树，在仓库中继续此会话，或在其他文件夹中新建会话，并将此记录放入第一条消息。</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>在 %1 中继续</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>重新创建</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>未找到此会话的文件夹</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>找不到此会话的工作树</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>你仍可阅读对话记录。请重新创建该工作树，或在仓库中继续：那里的新会话了解此会话的全部内容。在其他文件夹中，新会话会在第一条消息中包含此记录。</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>你仍可阅读会话记录。请恢复该文件夹，或在其他文件夹中继续：在那里开始的新会话会在第一条消息中附上此会话记录。</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>在新工作树中…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>默认 ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>未安装。改用 {font}。</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>A URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>A date and time, such as 2026-11-22T09:30:00Z</source>
        <translation>日期和时间，例如 2026-11-22T09:30:00Z</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>日期，例如 2026-11-22</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>可多选</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>请选择一项</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>不是有效的 JSON：第 {line} 行，第 {column} 列</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>回答必须是一个 JSON 对象：{ … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>回答必须满足 {rule}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>缺少 {name}</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>不应有 {name}</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} 必须满足 {rule}</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}，不小于 {least}</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}，至少 {least} 个字符</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}，不大于 {most}</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}，最多 {most} 个字符</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}，{least} 到 {most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}，{least} 到 {most} 个字符</translation>
    </message>
</context>
<context>
    <name>FullContent</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>添加所选规则。%1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>添加此规则。%1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>收起选项</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>规则保存位置</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>我的所有项目</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>同时接受文件编辑</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>同时允许访问会话文件夹的上级文件夹</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>同时允许访问整台计算机</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>同时允许访问这 %Ln 个文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>同时允许访问你的整个主文件夹</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>同时直接拒绝所有未预先允许的操作，不再询问</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>同时让 Claude Code 决定何时询问</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>同时切换到“先询问”</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>同时切换到计划模式</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>每类最多提供 {count} 条建议</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code 还建议了 Claude Desk 不提供的更改：{changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>在此会话结束之前</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>在你的所有项目中</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>在此项目中</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>在此项目中，对所有人</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>保存在此项目的 .claude/settings.json 中，与他人共享。</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>保存在此项目的 .claude/settings.local.json 中。</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>保存在你的设置 ~/.claude/settings.json 中。</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>保存在“{place}”中。</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>过长而无法显示的建议不会提供</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>此项目（仅自己）</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>此项目（共享）</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>在此会话结束前有效，不会保存。</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>未知更改</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>更改现有规则</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>移除文件夹</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>询问规则</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>拒绝规则</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>模式 {mode}</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>个人资料：%1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>来自 .deb 软件包</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>来自 .rpm 软件包</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>来自便携压缩包</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>位于 {folder} 的 Git 检出</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>位于 {folder}</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>安装新版 .deb 软件包</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>安装新版 .rpm 软件包</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>按原来的安装方式</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>解压新版压缩包，覆盖原有文件</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>使用 {installer}，位于 {folder}</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>在 {folder} 中运行 git pull</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>跳到最新</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>查看文件夹设置</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln 项 Git 设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln 个 MCP 服务器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln 个环境变量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln 个钩子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other settings</source>
        <translation>
            <numerusform>%Ln 项其他设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln 条权限规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln 个定时任务</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>此文件夹中未加载的 MCP 服务器：{names}。</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>打开此文件夹时未应用其自身的设置。</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>打开此文件夹时未应用其自带设置：{settings}。</translation>
    </message>
</context>
<context>
    <name>Lightbox</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Attachment %1 of %2</source>
        <translation>第 %1 个附件，共 %2 个</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>无法显示此图片。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>适合窗口或实际大小</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>LightboxPicture</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>评论 {place}</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>已删除的第 {line} 行</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>已删除的第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}，已删除的第 {line} 行</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}，已删除的第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}，第 {line} 行</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}，第 {first}–{last} 行</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>会话分组</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>按文件夹</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>会话分组</translation>
    </message>
</context>
<context>
    <name>LocaleFormat</name>
    <message>
        <source>$</source>
        <translation>US$</translation>
    </message>
    <message>
        <source>less than {sum}</source>
        <translation>不到 {sum}</translation>
    </message>
    <message>
        <source>{count}B</source>
        <translation>{count}B</translation>
    </message>
    <message>
        <source>{count}M</source>
        <translation>{count}M</translation>
    </message>
    <message>
        <source>{count}k</source>
        <translation>{count}k</translation>
    </message>
    <message>
        <source>{day} {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分钟</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <translation>{names}、{next}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{sentences} {next}</source>
        <translation>{sentences}{next}</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{size} B</source>
        <translation>{size} B</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size} GB</translation>
    </message>
    <message>
        <source>{size} KB</source>
        <translation>{size} KB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
</context>
<context>
    <name>LockView</name>
    <message>
        <source>Another program is writing to this session. This view follows it.</source>
        <translation>另一个程序正在写入此会话。此视图会随之更新。</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>另一个程序写入了此会话。Claude 在此处没有看到那部分内容。</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>重新加载会话</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>接管</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>另一个窗口没有释放此会话。它可能正在向你提问。</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>此会话已在另一个 Claude Desk 窗口中打开。此视图会随之更新。</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>已在以下位置查找</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>存在，但无法运行</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1，已折叠</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1，已展开</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln 个文件夹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln 个匹配模式</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>列出 {folders}</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>读取 {files}</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>读取 {files}，列出 {folders}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>读取 {files}，搜索 {patterns}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>读取 {files}，搜索 {patterns}，列出 {folders}</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>搜索 {patterns}</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>搜索 {patterns}，列出 {folders}</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>重新连接 %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>停用 %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>启用 %1</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>停用的服务器在此文件夹中会一直停用，以后的会话也是如此。</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>重启 Claude Code</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln 个 MCP 服务器连接失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln 个 MCP 服务器需要登录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln 个工具：{tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>重启会结束:{tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code 运行后可用。</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>在 Claude Code 重启之前，Claude 可以使用它。</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude Code 重启后，Claude 才能使用其工具。</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>连接失败</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>MCP 服务器 {name} 连接失败</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>此会话中没有 MCP 服务器。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>请在终端中进入此文件夹并运行 claude，用 /mcp 登录，然后在此处重新连接。</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>需要登录</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>合并已撤销。</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln 个提交将进入文件夹 {folder} 中的 {target}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>工作树中有 %Ln 个文件未提交，因此不会合并：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>{folder} 中有 %Ln 个文件未提交，将保持原样：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln 个文件将发生冲突。合并后您或 Claude 可以解决，也可以撤销合并。</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>{branch} 的所有提交已在 {target} 中。</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>{folder} 中有已暂存的更改。请先提交或取消暂存：</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Git 无法完成。没有合并任何内容。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Git 耗时过长，已停止。没有合并任何内容。</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>Git 在合并过程中被终止。{target} 没有这次合并的提交，但文件夹 {folder} 中的文件可能已被写入。</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>未找到 Git。请安装后重试。</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>没有其他检出位于此分支的来源分支上。请先检出该分支。</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>{folder} 中尚未完成：{operation}。请先完成或中止。</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>不会推送任何内容。</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>您查看后文件夹已更改。请重新检查。</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>合并已停止。没有合并任何内容。</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>合并会覆盖 {folder} 中未提交的文件。请先提交或移动它们：</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>此文件夹不是工作树，因此没有可在此合并的分支。</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>此 Git 无法预知是否有冲突。如有冲突，可以撤销合并。</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>此工作树不在任何分支上。请先为其创建分支。</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>将发生冲突</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 该文件不会发送。</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>附件：%1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>提及：%1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>消息队列</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude 现在收到；正在运行的内容在后台继续</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>正在运行的命令或代理在后台继续。</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>正在收回</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>已送达 Claude Code</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>正在编辑</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未发送</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>接着发送；为此已停止 Claude 的这一轮</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>未在 {time} 发送</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>将在当前步骤后发送</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>将在本轮后发送</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>将在 {time} 发送</translation>
    </message>
    <message>
        <source>{message}, {state}</source>
        <translation>{message}，{state}</translation>
    </message>
    <message>
        <source>{text}, {attachments}</source>
        <translation>{text}，{attachments}</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>Effort</source>
        <translation>努力程度</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>模型及其他选项</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>图片和 PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>取消新建文件夹</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>新文件夹的名称</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>在其他文件夹中新建会话</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>在另一个文件夹中开始</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>分支：%1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>在新工作树中…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>指令：%1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>切换到另一个分支</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>正在切换…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>%1 中的最近会话</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>此文件夹的最近会话</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>工作树是同一仓库的另一个文件夹，拥有自己的分支。Claude 在其中的更改不会影响你这里的文件。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>创建并开始</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>此仓库的文件指定了过滤器。你的 Git 配置会为它们运行以下程序：</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>已忽略的文件</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>正在查看仓库…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>新分支</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>在新工作树中新建会话</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>移除未完成的工作树</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>运行这些过滤器。否则文件保持 Git 存储的样子；Git LFS 文件只是指针。</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude 指定的文件过多，因此不会复制任何文件。请缩小其模式范围。</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>正在检出文件：{share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>复制 .worktreeinclude 指定的 %Ln 个已忽略文件（{size}）</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>将从 {base} 开始，创建文件夹 {folder} 和新分支 {branch}。</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>正在创建工作树…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>无法读取仓库。请重试。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln 个文件未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>新对话已开始；Claude 不知道上面的会话记录</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>允许得太晚，未能运行</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>允许得太晚，未能运行：{reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>未找到附加的文件</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>后台代理已停止</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code 无法保存此会话：磁盘已满</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code 无法保存此会话：磁盘已满（{code}）</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code 未接受一条消息</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code 正在关闭</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code 正在关闭：{reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude 已将一个文件保存到其工作区</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>Claude 的回复为空；已重新向 Claude 发出请求</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>已压缩</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>已压缩（{then} → {now} 个 token）</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>已自动压缩</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>已自动压缩（{then} → {now} 个 token）</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>正在压缩对话</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>压缩对话已停止</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>无法压缩对话</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>无法压缩对话：被钩子阻止</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>无法压缩对话：对话太长</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>无法压缩对话：对话太短</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>无法压缩对话：{reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>未保存：{names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>未保存：{names} 及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>已移除较早的工具结果，以节省上下文</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>已达到输出 token 上限但没有回复；已重新向 Claude 发出请求</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>已达到输出 token 上限；Claude 会继续输出</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>已发布：{url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>定时任务已启动</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>定时任务已启动：{what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>登录失败：{reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>由 Claude Code 启动</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>由定时任务启动</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>由定时唤醒启动</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>已被较新的消息取代</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>钩子 {name} 阻止了此操作</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>钩子 {name} 阻止了此操作：{said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>钩子 {name} 失败</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>钩子 {name} 失败：{said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>钩子 {name}：{said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>钩子 {name} 停止了 Claude</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>钩子 {name} 停止了 Claude：{said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>钩子 {name} 告诉 Claude：{said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>此模型</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>无法安装插件 {name}</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>无法安装插件 {name}：{reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>插件 {name} 已安装</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>回复被截断；Claude 会继续输出</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>无法镜像此会话：{reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>会话文件在此处已损坏，可能缺少部分内容。</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>此项目的 CLAUDE.md 很长</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>此项目的 CLAUDE.md 很长：{what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>未知的内容类型：{name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>未知的消息类型：{name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>未知的消息类型：{name}（%Ln 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>你离开期间</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>你离开期间：{what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>你运行了：{command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>另一个模型</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} 拒绝了此请求</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} 拒绝了此请求；改由 {fallback} 回答</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} 不可用；改由 {fallback} 回答</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} 过载；改由 {fallback} 回答</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>{tool} 被规则拒绝</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>{tool} 被拒绝：{reason}</translation>
    </message>
</context>
<context>
    <name>NotificationSettings</name>
    <message>
        <source>1 min</source>
        <translation>1 分钟</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分钟</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分钟</translation>
    </message>
    <message>
        <source>A permission, a question or a plan is waiting.</source>
        <translation>有权限请求、问题或计划在等待。</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>一轮因错误结束</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>一轮已结束，代理仍在工作。</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>已达到使用限额</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>任何一轮之后</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude 已完成</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude 需要您</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude 正在等待代理</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>隐藏内容</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>未找到声音播放程序。请安装 pw-play、paplay 或 aplay。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>通知既不显示是哪个会话，也不显示它在询问什么。</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>仅在一轮至少持续</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>当你在使用其他窗口时，如果 Claude 需要你处理或已完成，就会播放。</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>显示通知</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>当其他窗口处于活动状态或正在显示其他会话时，由桌面显示。通知可以拒绝请求，但绝不能允许请求。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>此系统上尚无通知功能。</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>还有 %Ln 个命令在运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln 条消息正在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>有会话失败。</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>有会话已完成。</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>有会话需要您。</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>一个会话正在等待代理。</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>已达到使用限额。</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>拒绝“{subject}”</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>会话的通知如此显示。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>届时发送</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>再次调用</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>已打开的代理</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>停止此代理</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>由 Claude 提出</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>由“{agent}”提出</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code 尚未报告此代理的 ID。</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>Claude 会收到您的消息并转达给此代理。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>已发送给 Claude。</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>已发送给 Claude，由 Claude 转达。</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>此版本的 Claude Code 不会向代理转达消息。</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>您已停止此代理。Claude Code 不会继续运行它。</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} 个 token</translation>
    </message>
</context>
<context>
    <name>OptionPreview</name>
    <message>
        <source>Preview: %1</source>
        <translation>预览：%1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Claude Code 的桌面聊天客户端。</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>{mark} 之后的参数会传给 Claude Code。</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>将 Claude Desk 加入桌面菜单，然后退出</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>有歧义的选项：{option} 可能匹配 {matches}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>参数 {name}：{message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>用于启动 Claude Code 的命令</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>继续该文件夹中最近的会话</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个参数</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>忽略了显式参数 {argument}</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>无效的选择：{value}（可选值：{choices}）</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>窗口的语言：{examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>会话的模型，同 Claude Code</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>没有此文件夹：{folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>不能与参数 {name} 同时使用</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>即使 Claude Desk 已在运行，也打开单独的窗口</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>权限模式，同 Claude Code</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>新会话的个人资料；默认的为 {name}</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>要打开的项目文件夹</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>恢复该文件夹中的此会话</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>显示程序版本号并退出</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示此帮助信息并退出</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>主题，仅用于本次启动</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>试用演示；无需账户</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>未知的语言：{language}（可用：{codes}）</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>无法识别的参数：{arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>用法：{usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>与 {option} 一起使用：将其移除</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} 需要 {other}</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}：错误：{message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln 项发现</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln 个作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln 条通知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>%Ln 条未读通知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln 页</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>%Ln 个资源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>5 小时上限</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>At</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>更改的行</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>正在连接</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>创建 webhook</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>自定义智能体</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>额外用量</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>想法</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>保留工作树</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>为压缩预留</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列出</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>列出运行</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP 资源</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP 资源</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>MCP 服务器说明</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP 工具</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>MCP 工具（需要时加载）</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>记忆文件</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>缺少的功能</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>需要登录</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下次</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有发现</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>未配置</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>尚未达成</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>持久</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>读取运行日志</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>读取记忆</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>移除工作树</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>返回到</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>时间表</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>斜杠命令</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止监视</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示词</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>系统工具</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>系统工具（需要时加载）</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>延迟已改为 {duration}</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>服务已拒绝</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Claude 回答用时</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>未提交的更改</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>用量上限</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>唤醒已取消</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>监视</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>每周上限</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>上下文的组成</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>谁可以看到</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>工作树</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>{duration}后</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>无目标</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>没有作业</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>已更新</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} / {window} 个 token</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>超出上限 {count} 个 token</translation>
    </message>
    <message>
        <source>{count} · {share}%</source>
        <translation>{count} · {share}%</translation>
    </message>
    <message>
        <source>{limit} ({name})</source>
        <translation>{limit}（{name}）</translation>
    </message>
    <message>
        <source>{limit}: nearly reached</source>
        <translation>{limit}：即将达到</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}：已达到</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>输入 {sent} · 输出 {received}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>已用 {share}</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>已用 {share}，重置时间 {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>所有会话</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>关闭页面</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>处于此状态的会话</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>新回复</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 个代理</numerusform>
        </translation>
    </message>
    <message>
        <source>In a terminal</source>
        <translation>在终端中</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>已在另一个窗口中打开</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>没有处于此状态的会话。</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>没有打开的会话。</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>会话之间的分隔条</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>权限历史</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>面板宽度</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>下一部分</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>上一部分</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>添加规则并允许</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>按选项允许</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>始终允许…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>拒绝并附言…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>给 Claude 的附言</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>权限请求：%1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>Claude 应该改做什么？随“拒绝”一起发送</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>权限历史</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>保存为 JSON Lines…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>保存为 Markdown…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>保存权限历史</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>搜索权限历史</translation>
    </message>
</context>
<context>
    <name>PermissionLogRow</name>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1：%2，%3，%4</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, collapsed</source>
        <translation>%1：%2，%3，%4，已折叠</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>已允许一次</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>已始终允许</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>询问规则（{place}）：{rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>请求者：{asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>已要求继续规划</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>已拒绝回答</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>已拒绝并停止</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>在通知中拒绝</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>未经询问即拒绝</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>已拒绝：本轮已停止</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>拒绝规则（{place}）：{rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>已随会话结束</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>文件夹（{place}）：{folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>模式（{place}）：{mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>未允许：Claude Code 已退出</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>未回答：会话已关闭</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>权限历史：{session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>计划已批准</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>在你下次“允许”时移除；此前仍有效</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>规则（{place}）：{rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>规则“{behavior}”（{place}）：{rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Claude Code 已撤回</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>此项目的本地设置</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>此项目的设置</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>你的设置</translation>
    </message>
    <message>
        <source>{change} ({place})</source>
        <translation>{change}（{place}）</translation>
    </message>
    <message>
        <source>{change} ({state})</source>
        <translation>{change}（{state}）</translation>
    </message>
    <message>
        <source>{decision} · {state}</source>
        <translation>{decision} · {state}</translation>
    </message>
    <message>
        <source>{time} · {tool}: {decision}</source>
        <translation>{time} · {tool}：{decision}</translation>
    </message>
</context>
<context>
    <name>PermissionLogView</name>
    <message>
        <source>Cannot read it: {reason}</source>
        <translation>无法读取：{reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>无法保存：{problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>{tool} 的输入</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>此会话中还没有决定</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>权限历史</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>已保存 {file}</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>仅显示最新的决定</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>无效果</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新增：%1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>权限规则</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>执行此操作的规则</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code 运行后可用。</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>按规则 Claude Code 会询问：{rule} 优先于 {over}。</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>按规则 Claude Code 会询问：{rule}。</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>按规则会被拒绝：{rule}。</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>按规则会直接运行，不询问：{rule}。</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code 已将 {rule} 添加到 {file}。</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>正在向 Claude Code 查询规则…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code 已从 {file} 移除 {rule}。</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>无效果：{rule} 已允许</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>无效果：{rule} 会先询问</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>无效果：{rule} 会拒绝</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>没有相关规则：由权限模式决定。某些只读命令会立即运行。</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>未找到规则</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>没有规则。Claude Code 按其模式询问。</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>由于 {rule}，只有 Claude Code 能判断。</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>只有 Claude Code 能判断：它会分别检查此命令的每个部分。</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>此规则涉及所有命令。</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>此版本的 Claude Code 不列出其规则。</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>无论其后是什么选项和文件。</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>无效果</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>您的组织只允许其自己的规则。</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>你编辑了内容</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool}，请求者：{asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool}，请求者：{asker} · 位于 {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1；按键 %2</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>批准此计划？</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>批准不会授予所请求的权限：%1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude 没有发送计划。选择“继续规划”可要求它提供计划。</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>继续规划</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>给 Claude 的附言</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>计划保存在 %1</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>哪些地方需要修改？随“继续规划”一起发送</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>尚未更改任何内容</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>点击某一部分，或在其上按 Enter，即可添加评论</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>计划的各部分</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1；你的评论：%2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>评论此部分</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>评论此部分；按 Enter 保存</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>移除评论</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln 条评论将随“继续规划”发送，不随“批准”发送</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>批准并接受编辑</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>批准，并先询问</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>批准，然后{mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>继续规划</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>继续规划，%Ln 条评论</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>{prompt} ({tool})</source>
        <translation>{prompt}（{tool}）</translation>
    </message>
</context>
<context>
    <name>ProcessEnd</name>
    <message>
        <source>A proxy setting is not a complete address. Correct HTTPS_PROXY or HTTP_PROXY.</source>
        <translation>代理设置不是完整的地址。请更正 HTTPS_PROXY 或 HTTP_PROXY。</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Claude Desk 与 Claude Code 之间的脚本更改了它们的通信。请直接使用 Claude Code 程序。</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>设置文件不是有效的 JSON。请修复该文件或将其移走。</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code 无法安全使用其临时文件夹。请检查该文件夹的所有者和权限。</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code 无法使用该会话的文件夹。请在其他文件夹中开始会话。</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code 无法使用你组织的设置。请联系管理员。</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code 无法检查你账户的组织。请检查网络或重新登录。</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code 无法检查此会话的工作树。请重试。</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code 无法加载你的组织要求的设置。请检查网络，然后重试。</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>Claude Code 无法启动。</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>Claude Code 无法启动：{reason}。</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code 未在 {duration} 内响应。列表显示当前已写入的内容。</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code 未写入此内容，也未说明原因。</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code 不在此会话的工作树中继续。</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code 已退出（退出码 {code}）。</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code 已退出。</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code 未找到 shell。请安装 Git Bash 或允许 PowerShell。</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code 没有响应：{reason}。</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code 未在运行。</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code 必须在沙盒中工作，但这里没有可用的沙盒。请安装 bubblewrap 和 socat，或联系管理员。</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code 拒绝了此操作</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>未找到 Claude Code，因此没有写入任何内容。</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code 已被终止（信号 {name}）。</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code 正在后台处理此对话。请先结束那个会话。</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>root 用户不能在没有权限请求的情况下工作。</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>会话记录已保留，但 Claude 不知道这一轮的内容。请重新发送消息。</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>会话记录已保留；你的下一条消息将从此处继续。</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>此文件夹不受信任，因此没有写入任何内容。</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>此规则已不存在：另一个程序已将其移除。未做任何更改。</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>此版本的 Claude Code 过旧。请更新后重试。</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>你的账户所属的组织在此不被允许。请用其他账户登录。</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>你的组织不允许自带插件、代理或 MCP 服务器。请从启动 Claude Code 的命令中移除它们。</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>你的组织不允许此 API 提供方。请使用其他提供方的个人资料，或联系管理员。</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>你的组织要求登录，但设置了 API 密钥或令牌。请使用没有它们的个人资料，或从环境中移除 ANTHROPIC_API_KEY 和 ANTHROPIC_AUTH_TOKEN。</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>你组织的网关已结束你的登录。请重新登录。</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>你组织的网关拒绝此账户。请使用其他账户的个人资料，或联系管理员。</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>此账户被拒绝使用你组织的设置。请重新登录或联系管理员。</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>它关闭了输入</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>它关闭了输出</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>它没有退出</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>{duration}内没有回应</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>个人资料变量 {variable} 的命令无法启动</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>个人资料变量 {variable} 的命令未在 {duration} 内完成</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>个人资料变量 {variable} 的命令失败（退出码 {code}）</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>个人资料变量 {variable} 的命令没有输出值</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>个人资料变量 {variable} 的命令输出过多</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>未找到个人资料变量 {variable} 的命令</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>桌面密钥环中没有个人资料变量 {variable} 的值</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>存有个人资料变量 {variable} 的桌面密钥环没有响应</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>存有个人资料变量 {variable} 的桌面密钥环已锁定</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>文件夹 {folder} 不存在</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>文件夹名称不是 Claude Code 所要求的有效 UTF-8。请重命名该文件夹或打开另一个文件夹</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>此会话的个人资料已不存在</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>无法使用个人资料变量 {variable}</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} 不是有效的 JSON。请修复该文件，或在备份 {backup} 完整时将其恢复。</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} 不是有效的 JSON。请修复该文件或将其移走。</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>用于此文件夹中的所有新会话</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>此会话的个人资料</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>与设置相同</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>密钥环</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>与设置相同</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code 命令</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Claude Code 文件夹 (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>编辑个人资料</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新建个人资料</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>这些文件夹及其子文件夹中的新会话属于此个人资料。</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>已打开的会话会在其 Claude Code 再次启动时使用更改后的变量。</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>权限模式</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>此个人资料新会话的权限模式</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>保存个人资料</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>此个人资料的会话、设置和登录信息保存在其中。如果不存在，Claude Code 会创建它。</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>它们保存在只有你能读取的文件中。命令会在每次 Claude Code 启动时输出机密，运行时不使用 shell。密钥环是桌面的密钥环。</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
</context>
<context>
    <name>ProfileSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Accounts of Claude Code side by side, each with its own Claude Code folder and variables. The commands that Claude runs inherit the variables of the session&apos;s profile, keys too. Keys and addresses for Claude from Claude Desk&apos;s own environment go to the default profile alone.</source>
        <translation>并排使用多个 Claude Code 账户，每个都有自己的 Claude Code 文件夹和变量。Claude 运行的命令会继承会话所属个人资料的变量，包括密钥。Claude Desk 自身环境中供 Claude 使用的密钥和地址只传给默认个人资料。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>新建个人资料…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>个人资料</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>退出登录…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>这些数字来自磁盘上的会话。除非设置另有规定，Claude Code 会在 30 天后删除会话。</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>将其用于新会话的 %Ln 个文件夹会恢复为默认个人资料。</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>该个人资料仍有会话处于打开状态，因此未被删除。</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>有一个变量没有名称。</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>另一个个人资料已使用此名称。</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>另一个个人资料已使用此文件夹。每个都需要自己的文件夹，以便判断会话属于谁。</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk：{profile} 的 {variable}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>关闭 %Ln 个会话并删除个人资料</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>关闭会话会结束其中所有正在运行的任务。</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>无法保存：{reason}。</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>无法保存个人资料：{reason}。</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>删除个人资料</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>要删除个人资料“{name}”吗？</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>请输入不超过 40 个字符的名称。</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>请输入用于输出 {name} 的值的命令。</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>请输入文件夹的完整路径，或 ~/ 下的路径。</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>请输入要存入密钥环的 {name} 的值。</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>仅删除个人资料。其文件夹 {folder} 保持原样，包括会话、设置和登录信息；密钥环中的值也会保留。一旦有个人资料使用此文件夹，其会话会再次列出。</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>已删除个人资料“{name}”。</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>Claude Code 命令中有未闭合的引号。</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>无法使用 {name} 的值。</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>有两个名为 {name} 的变量。</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>此版本不知道 {name} 的值来自何处。</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>此处不能使用 {name} 作为变量名。</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>“{title}”已打开。</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>添加变量</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>用于输出值的命令</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>隐藏值</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>在密钥环中</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>变量名称</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>移除变量</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>显示值</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>变量的值</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>值的来源</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>%1 的值的来源</translation>
    </message>
    <message>
        <source>pass show anthropic</source>
        <translation>pass show anthropic</translation>
    </message>
</context>
<context>
    <name>ProfilesView</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} 个 token</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Find a message</source>
        <translation>查找消息</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>没有消息</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>你的消息</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>已有同名文件夹</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>更改 {number}：{remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>删除单元格 {cell}</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>换行符将从 {before} 变为 {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>新单元格</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>在 {cell} 之后新建单元格</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>没有此文件；Claude Code 会拒绝</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>没有此笔记本；Claude Code 会拒绝</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>正在读取文件…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>替换全部 %Ln 处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>替换单元格 {cell}</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>替换现有文件</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>将替换现有文件（{size}），该文件不是文本</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>将替换现有文件（{size}），该文件过大，无法比较</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>内容只有空格和换行</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>无法读取现有文件</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>现有文件不是文本，无法显示更改</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>现有文件太大，无法比较</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>文件已是此内容</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>文件使用 CRLF 换行符</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>文件中有弯引号；可与直引号匹配</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>文件混用 CRLF 和 LF 换行符；Claude Code 会将其统一</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>文件将为空</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>文件中没有要替换的文本；Claude Code 会拒绝</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>要替换的文本出现了 %Ln 次；Claude Code 会拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>此名称对应的不是常规文件</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>此操作要新建的文件已存在；Claude Code 会拒绝</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}，替换 {size}</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>显示差异</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>进入计划模式</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>尚未对计划作出决定</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>计划已就绪</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>请求的权限</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>无法呈现计划</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>计划未获批准</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>正在等待团队负责人</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>你要求 Claude 继续规划</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>你忽略了此问题</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>你编辑了计划</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>你的反馈</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>你的备注</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question}（及另外 %Ln 个）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>回答此问题</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude 会一次收到所有回答</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝回答</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>拒绝回答并丢弃 %Ln 个回答？</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>忽略并丢弃 %Ln 个回答？</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>保留回答</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>保留回答</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>MCP 服务器的问题：%1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>跳过此问题</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>MCP 服务器 %1 提问</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>MCP 服务器 %1 请你打开一个页面</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>此问题无法显示为表单。请按照此架构用 JSON 回答。</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>此问题无法显示为表单。请按照此架构用 JSON 回答。%1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>您的 JSON 回答</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>你的回答会发给 MCP 服务器，而不是 Claude</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · 可选</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>用自己的话回答</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>清除回答</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>用自己的话回答</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>所有问题都已跳过</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>未回答：{questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>问题 {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message numerus="yes">
        <source>{text}
… %Ln more characters</source>
        <translation>
            <numerusform>{text}
… 另外 %Ln 个字符</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>提问者：{asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>无法从此处打开</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>此处不检查：{rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>不自动发送</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>收回到输入框</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>在当前步骤后发送</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>在本轮后发送</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>此版本的 Claude Code 无法收回已发送的消息</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>排队的消息</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>即将达到 5 小时上限。</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>已达到 5 小时上限。</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude 将使用额外用量继续工作。</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>即将达到额外用量上限。</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>已达到额外用量上限。</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>{day} {time} 重置。</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>即将达到用量上限。</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>已达到用量上限。</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>即将达到每周 Opus 上限。</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>已达到每周 Opus 上限。</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>即将达到每周 Sonnet 上限。</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>已达到每周 Sonnet 上限。</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>即将达到每周上限。</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>已达到每周上限。</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>已用 {share}。</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>全部重做</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>未生效：指针刚刚进入此窗口。请再按一次。</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>未生效：此内容刚刚出现。请再按一次。</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>未生效：这可能是上一次按键或点击的延续。请稍等，然后再按一次。</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>未生效：此窗口刚刚切换到前台。请再按一次。</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>未生效：您刚才还在输入。请再按一次。</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>图形驱动程序无法工作，改由处理器绘制。</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>保留现有文件</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>下方还有 %Ln 行（Page Down）</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code 未登录</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude 过载</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>Claude 的服务器过载</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>已达到输出 token 上限</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>已达到速率限制</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>账户已被暂停使用</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>账户需要验证</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>云凭据被拒绝</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>请求失败</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>请求失败（状态 {status}）</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>请求被拒绝</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>账户的计费有问题</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>此账户所属的组织不允许使用 Claude Code</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>此模型不存在，或此账户无权使用</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>身份验证失败</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>计费错误</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>没有连接</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>已达到输出 token 上限</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>已达到速率限制</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>{error} ({status})</source>
        <translation>{error}（{status}）</translation>
    </message>
</context>
<context>
    <name>RequestHeader</name>
    <message>
        <source>Collapse the request (0)</source>
        <translation>折叠请求 (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>展开请求 (0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln 行，下方还有更多</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>正在读取输入…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>运行前可以编辑</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>后一个问题</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>下一个请求</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>上一个请求</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>涉及此项目之外的文件：{path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>涉及 {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>在此项目之外：{path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>路径经符号链接指向 {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>路径经符号链接指向此项目之外的 {path}</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>显示：%1，请求者：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个请求</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln 个隐藏字符或改变文字方向的字符，显示为 ⟨U+…⟩</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>一个计划</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>一个问题</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>允许 {tool}？</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>含有很长的空白；请向下或向右继续阅读</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>在后台继续</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>删除文件或丢弃更改：{names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>编辑此文件？</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>编辑此笔记本？</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>结束此对话？</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>结束或更改正在运行的程序：{names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>进入工作树？</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>获取此 URL？</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>查找这些文件？</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>离开工作树？</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>列出此文件夹？</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>第 {part} 部分，共 {count} 部分 · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>发布此插件？</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>来自 MCP 服务器 {server} 的问题</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>访问网络：{names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>读取此文件？</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>读取此笔记本？</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>接收这些文件？</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>运行此代码？</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>运行此命令？</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>以其他用户身份运行：{names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>运行传给它的代码：{names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>在沙盒之外运行</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>在这些文件中搜索？</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>搜索网络？</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>发送这些文件？</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>发送此报告？</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>设定此目标？</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>设定此计划？</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>共享指南？</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>此命令未经分析；请通读全文</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>太长，无法分析</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>两个名称看起来相同：{first} 和 {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>工具名称不寻常；可能在冒充其他工具</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>使用 Claude Design？</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>使用 MCP 工具 {tool}？</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>使用 claude.ai 上的项目？</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>使用此技能？</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>使用你在 claude.ai 上的页面？</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>使用你在 claude.ai 上的例程？</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>使用 MCP 服务器 {server} 的 {tool}？</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>写入此文件？</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>写入文件：{names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>你的文本中有 %Ln 个隐藏字符或改变文字方向的字符。请将其移除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} 及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name}（第 {line} 行）</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}…（还有 {size}）</translation>
    </message>
    <message>
        <source>{tool} · {title}</source>
        <translation>{tool} · {title}</translation>
    </message>
</context>
<context>
    <name>RequestUrl</name>
    <message>
        <source>Contains a backslash or a line break</source>
        <translation>含有反斜杠或换行符</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>指向此计算机或本地网络</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>没有主机</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>未加密</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>主机含有名称中不允许的非 ASCII 字母</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>主机含有非 ASCII 字母：{host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>主机是数字，而不是名称</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>主机是无效的编码名称</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>主机是编码名称：{host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>主机使用了百分号编码：{host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>@ 之前的部分不是主机；实际指向 {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>这是一个 {scheme} 地址</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>这不是网址</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>写法不寻常；实际指向 {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>使用端口 {port}</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code 撤回了 %Ln 个请求，最后一个是：{request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Claude Code 已撤回：{request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}，请求者：{asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>%Ln 个代理正在工作。请先停止它们,或等待。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln 个文件在此处显示后已更改，未作改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>另一个窗口当时正在处理此文件夹，因此可能有更改未被记录。</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>从你的下一条消息开始记录更改。</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Claude Code 无法重启。</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code 无法回溯：{reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code 没有退出。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude 未能及时建议提交信息。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude 没有建议提交信息。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude 没有建议提交信息：{words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude 正在另一个会话中处理此文件夹。请先停止该工作,或等待。</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude 正在工作。请先停止本轮。</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>无法在那里启动会话。{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>已删除 %Ln 个新文件：{names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>此会话已关闭文件检查点。</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git 在暂存此文件时会转换它，因此只能暂存整个文件。</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git 没有响应。详细信息见日志。</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>未安装 Git。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git 耗时过长，已停止。</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>未找到 Git。没有 Git，就不会记录更改，也无法在此处撤销。</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Claude Code 未作更改，也未说明原因：{files}。</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>由于之前的内容无法确定，未作更改：{files}。</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>此消息没有检查点。</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>此消息没有文件检查点。</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>此后没有文件更改。</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>不会为你的主文件夹或其上级文件夹创建快照，因此不会记录更改。</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>已加载的工具调用均未提及此文件。它可能是由命令或其他程序更改的。</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>不确定是否已恢复原样：{files}。</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>该工具调用所作的更改在此会话中已不复存在。</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>没有已暂存的文本。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>没有可撤销的内容。</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>没有撤销任何内容。详细信息见日志。</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>没有撤销任何内容：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>已恢复 %Ln 个文件：{names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>已恢复，但另一个硬链接仍保留被撤销的内容：{files}。</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>已回溯到开头。你的下一条消息将开始新会话。</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>已回溯。你的下一条消息将从此处继续。</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>因 Git 检出时可能会转换此内容（例如行尾）而跳过：{files}。请用 Git 恢复。</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>因路径被链接、文件或文件夹占用而跳过：{files}。</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>因在此期间已更改而跳过：{files}。</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>因未存储先前的内容而跳过：{files}。</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>此系统不支持快照，因此不会记录更改。</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>此文件夹的快照已停用，因此不会记录更改。你可以在设置中启用。</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>暂存和提交会运行仓库定义的过滤器和钩子。信任此文件夹后即可使用。</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>已在 Claude 回答之前停止。你的消息已回到输入框。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>无法读取更改。详细信息见日志。</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>对话在此消息之后被压缩过；无法回溯到压缩之前。</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>演示不会更改任何文件。</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>在您表明是否信任此文件夹后，将比较文件。</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>这些更改之前的快照已被删除。</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>没有可供比较的 Git 提交。</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>没有其他检出含有此分支的来源分支。</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>此文件已被删除，因此只能恢复整个文件。</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>此文件夹中的文件超过 {count} 个，因此不会记录更改。你可以在设置中提高上限。</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>此文件夹大于 {size}，因此不会记录更改。你可以在设置中提高上限。</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>此文件夹不在 Git 仓库中。</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>此版本的 Claude Code 无法恢复文件。</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>要暂存或取消暂存，请选择“未暂存”或“已暂存”。</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>写入文件被中断：有些文件可能尚未恢复。“重做”可找回被替换的内容。</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>你的消息已回到输入框，但 Claude 仍知道它。{reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

此仓库中可能正在运行另一个 Git 命令。请等它结束后重试。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>无法写入 {file}。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>无法写入 {file}：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} 及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} 及另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 / %Ln 个文件。Git 忽略的文件和文件夹之外的文件保持不变。你可以在“更改”中重做这些文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>对 %Ln 个文件的更改（+%1 −%2 行）无法找回。由 shell 命令作出的更改会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>正在检查会更改什么…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>对话和文件</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>编辑并重新发送“%1”？</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>文件：此后 Claude 编辑过的文件没有变化。</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>文件：此后没有变化。</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>恢复 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>这些也恢复：此后由你或其他程序更改的 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>两者都回溯</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>回溯对话</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>回溯到“%1”？</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>回溯会重启 Claude Code 并结束 %Ln 个后台任务。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>正在回溯…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>移除此消息及其后的所有内容。消息的文本和附件放回输入框。在你发送消息之前，可以撤销此操作。</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>回溯的内容</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>在后台</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>在后台 · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>重试 {attempt}/{attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>显示全部 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>另外 %Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>接受编辑</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>再次调用</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>小心：{text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude：{text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>代码：{text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>更早：%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>更早：%Ln 轮，{day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>按下“停止”{duration}后由 {signal} 结束</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>错误：{text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>失败，用时：{duration}</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>前 {shown}，共 {whole}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>标题：{text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>重要：{text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>附上到目前为止的会话记录</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>因 Claude Desk 关闭而中断</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>新建会话并附上此会话记录</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>注意：{text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>提示：{text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>作为新会话打开</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>你已停止</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>你按下“停止”{duration}后停止</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>因会话关闭而停止</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>表格：{text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>正在思考</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>思考：{text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>此模型不显示其思考过程。</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>此思考过程已加密，无法显示。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考过程</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>思考了 {duration}</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>技巧：{text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>工具：{tool}：{state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>工具：{tool}：{title}，{state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>工具：{line}，已完成</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>工具：{line}，已完成，{duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>轮次：{text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>警告：{text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>您运行了：{command}，{state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>你：{text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>你：{text}，已排队</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>不到 1 秒</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>超过 {size}</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>用时：{duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}，已折叠</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{state} · {duration}</source>
        <translation>{state} · {duration}</translation>
    </message>
    <message>
        <source>{text}, {attachments}</source>
        <translation>{text}，{attachments}</translation>
    </message>
    <message>
        <source>{tokens_in} tokens in, {tokens_out} out</source>
        <translation>输入 {tokens_in} 个 token，输出 {tokens_out} 个</translation>
    </message>
    <message>
        <source>{tool}: {output}</source>
        <translation>{tool}：{output}</translation>
    </message>
</context>
<context>
    <name>RowCopier</name>
    <message>
        <source>Answer copied</source>
        <translation>已复制回答</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>已复制 · 按 Ctrl+Shift+C 可复制最后的回答</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>已复制，不含无法读取的页</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>正在复制… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>请选择要引用的文字，或转到其所在的行。</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>没有可复制的回答。</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>内容过长，无法引用。请少选一些。</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>查看源数据</translation>
    </message>
</context>
<context>
    <name>RowMenu</name>
    <message>
        <source>Alt+E</source>
        <translation>Alt+E</translation>
    </message>
    <message>
        <source>Alt+Minus</source>
        <translation>Alt+减号</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt+加号</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>将本轮复制为 Markdown</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Q</source>
        <translation>Ctrl+Shift+Q</translation>
    </message>
    <message>
        <source>Edit and resend…</source>
        <translation>编辑并重新发送…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>从此处分叉</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>在消息中引用</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>回溯到此处…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>在“更改”中显示</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>查看源数据</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>查看源数据</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>另一个程序已移除此规则。您可以将其添加为新规则。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code 自己将此规则添加到 %1，然后移除旧规则。您可以撤销。</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code 自己向 %1 写入一行。您可以撤销。</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>规则的作用</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>规则的写入位置</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>权限规则</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>这条命令会被询问吗？</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>MCP 服务器 {server} 的所有工具</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>按 Claude Code 的解读</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>以 {words} 开头的命令</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>编辑 {files}</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>所有命令</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>{tool} 的所有使用</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>完全等于 {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>{host} 的页面</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>读取 {files}</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>组织</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>启动选项</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>您，所有文件夹</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}，仅您</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}，共享</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>MCP 服务器 {server} 的 {tool}</translation>
    </message>
</context>
<context>
    <name>SafeNames</name>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
</context>
<context>
    <name>ScrollMarkers</name>
    <message>
        <source>Match in unloaded history</source>
        <translation>匹配项位于未加载的历史中</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>滚动标记</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 处匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln 个或更多文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln 个结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>允许的域名</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>屏蔽的域名</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>后文行数</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>前后行数</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>前文行数</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>仅显示前 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>搜索超时；可能还有更多</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>忽略大小写</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>仅匹配内容</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>多行</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{files}中有 {matches}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{place} 中的 {pattern}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>全文：“%1”</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Search all sessions for “%1”</source>
        <translation>在所有会话中搜索“%1”</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>搜索所有会话</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起始日期</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>从 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>发言者</translation>
    </message>
    <message>
        <source>To</source>
        <translation>结束日期</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>到 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>关闭搜索</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 处匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>任何人</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>最佳匹配</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>过去一个月</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>过去一周</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>会话：{title}，{detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>在子代理中</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}：{text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}；仍在搜索…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}；还有更多</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{sessions}中有 {matches}</translation>
    </message>
    <message>
        <source>{sessions}, {matches}</source>
        <translation>{sessions}，{matches}</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Demo sessions are not saved or searched.</source>
        <translation>演示会话不会保存，也不会被搜索。</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>所有文件夹</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>任何工具</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>请按 2026-05-03 的格式输入日期，较早的在前。</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>正在建立索引：{done}/{total}。其余部分尚未搜索。</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>还有更多结果。请细化搜索条件。</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>没有符合这些筛选条件的结果。</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>还没有结果；仍在建立索引。</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>没有结果。</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>搜索失败。</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>搜索所有会话中你、Claude 及其工具写下的一切内容。
使用“引号”匹配确切短语。</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>仍在建立索引。</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>仍在搜索…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>按下可折叠</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln 项不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>找到 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>有已更改的设置</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>只显示与默认值不同的设置</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>届时发送</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>用量上限</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>按 Alt+Enter 在当前步骤后发送。</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>按 Alt+Enter 在本轮后发送。</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>在当前步骤后发送</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>在本轮后发送</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>无法打开：%1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>其他会话中等待的请求：%1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>显示会话</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>关闭窗格</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>文件夹设置已关闭</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>移回主窗口</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>权限历史</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>保存为 Markdown…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>保存为网页…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>保存原始消息…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>你的消息</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>没有匹配的会话。</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>还没有会话。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} / %Ln 个会话</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>无法打开此会话：其文件没有指明文件夹。</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>关闭“{title}”？</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>无法打开文件夹。</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>无法保存：{reason}。内容会保留到你退出为止。</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>删除“{title}”？</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>它刚刚发生过更改；可能有另一个程序仍在写入。</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>内容会保留到你退出为止。</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>正在读取会话…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>正在读取会话… {done}/{total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>已复制会话 ID。</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>有些会话位于没有响应的磁盘上。</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>会先将其停止。</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>该会话以及 Claude Desk 中与其相关的数据将移到回收站。</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>暂时无法读取磁盘上的会话。</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>会话正在使用中</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>复制会话 ID</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>合并工作树…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>移回主窗口</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>移到新窗口</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>移除工作树…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>有 %Ln 个文件未复制到工作树：{names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>此会话中有 %Ln 条消息不在此对话中：Claude 不知道它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>%Ln 条等待用量上限重置的消息未发送：时间已过。</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} 需要终端。请在终端中进入此文件夹并运行 claude。</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>另一个程序已将此会话切换为“接受编辑”。在这里，Claude 仍会先询问。</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>另一个程序已将此会话切换为“计划”。</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>自动：在你选择其他模式之前，由 Claude Code 决定可以运行什么，很少询问</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>“绕过权限”将在本轮之后生效；为此 Claude Code 会重启。</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>%Ln 个代理结束后开始绕过权限;Claude Code 会为此重启。在此之前,您的消息会等待。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>无法打开此文件夹：{folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>无法打开此会话：其文件没有指明文件夹。</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>Claude Code 无法在一轮进行期间重启。请在本轮结束后重试。</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>%Ln 个代理工作期间,Claude Code 无法重启。请停止它们,或在它们结束后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code 找不到你回溯到的消息。它将从末尾继续：Claude 仍然知道你移除的内容。</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code 无法恢复此会话：Claude 不知道上面的会话记录。</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code 没有把正在运行的调用移到后台。Claude 在等待它。</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code 启动较慢。你的消息会保留到它就绪为止。</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>%Ln 个代理结束后,Claude Code 会重启。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>本轮结束后 Claude Code 会重新启动。</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code 随本轮一起停止了:{names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code 使用努力程度“{effort}”。</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk 无法使用 {folders}。退出后，应存放在那里的内容会丢失。</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk 未正常关闭。你的会话已恢复。</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>Claude 不知道回溯之后的对话：Claude Code 在保存之前就被停止了。</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude 不知道这一轮的内容：Claude Code 在保存之前就被停止了。</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>无法读取一条未发送的消息：{reason}。它的文件保持原样。</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>无法读取排队的消息：{reason}。它们的文件保持原样。</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>无法读取 Claude Desk 的一些文件：{names}（{reason}）。它们保持原样。</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>无法读取你的草稿和排队的消息：{reason}。</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>无法保存会话标题和置顶：{reason}。</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>无法保存已打开会话的列表：{reason}。</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>无法保存个人资料：{reason}。</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>无法保存此会话的历史：{reason}。</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>无法保存你对此文件夹的回答：{reason}。</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>无法保存你的草稿：{reason}。</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>无法保存你的设置：{reason}。</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>此文件夹中 Claude Code 会应用的文件已更改。Claude Code 已停止；你决定是否信任它们之后，它会重启。</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>正在前往匹配项…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>已忽略取值未知的设置：{names}。</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>不再运行:{names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>没有其他打开的会话。请先打开一个，再与此会话并排显示。</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>没有此程序：{name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code 的会话文件中缺少：上方轮次中的 {count} 个（{reason}）。Claude Desk 保留其文本。Claude Code 重启后，Claude 不会知道这些内容。</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code 的会话文件中缺少：上方轮次中的 {count} 个。Claude Desk 保留其文本。Claude Code 重启后，Claude 不会知道这些内容。</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>多个窗口都有此会话的草稿。它们一起放在输入框中。</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>请在终端中运行“{command}”登录，然后重新发送消息。</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>一些 Claude Desk 文件已损坏，并已重命名为“.damaged”：{names}。</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>由您停止:{names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>无法读取更早的会话记录。</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>无法更改努力程度：{reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>无法读取 {shell} 的环境：Claude Code 缺少您的 shell 的 PATH 和变量。要重试，请打开“设置”中的“Claude Code”。</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>个人资料文件已损坏，已重命名为“profiles.json.damaged”。只剩下默认个人资料；其他个人资料的会话仍在磁盘上。</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>匹配项位于未显示的部分；这是最接近的条目。</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>在该会话中未找到匹配项。</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>无法更改模型：{reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>无法更改权限模式：{reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>插件 {name} 未加载</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>插件 {name} 未加载：{reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>已回答 MCP 服务器 {server} 的问题。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>已回答 MCP 服务器 {server} 的问题。“{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>已拒绝回答 MCP 服务器 {server} 的问题。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>已拒绝回答 MCP 服务器 {server} 的问题。“{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>未回答 MCP 服务器 {server} 的问题。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>未回答 MCP 服务器 {server} 的问题。“{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>未回答 MCP 服务器 {server} 的问题：Claude Code 已撤回。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>未回答 MCP 服务器 {server} 的问题：Claude Code 已撤回。“{question}”</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>未找到该会话；已新建会话。</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>无法更改思考预算：{reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>用量上限已重置。现在发送 %Ln 条等待中的消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>此文件夹没有响应。</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>此版本的 Claude Code 无法停止单个任务。请用“停止”结束本轮。</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>要退出登录，请在终端中运行 claude 并输入 /logout。</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>在此问题解决之前，退出时可能会丢失更改。</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>你已接管此会话。另一个程序并未停止；它从现在起写入的内容，此处的 Claude 看不到。</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>您的 shell 将 CLAUDE_CONFIG_DIR 设为 {folder}，但响应太晚。从终端重新启动 Claude Desk 后生效。</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>你的 Claude 登录将于 {day} 前结束。要重新登录，请在终端运行 claude /login。</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>一条未发送的消息</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>磁盘错误</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>排队的附件超过 100 MB</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>已打开的会话</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>会话标题和置顶</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>磁盘没有及时响应</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>你对文件夹的回答</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>你的个人资料</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>你的设置</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} 及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>无法启动 {shell}：Claude Code 缺少您的 shell 的 PATH 和变量。要重试，请打开“设置”中的“Claude Code”。</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} 启动时间过长：Claude Code 缺少您的 shell 的 PATH 和变量。要重试，请打开“设置”中的“Claude Code”。</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>无法停止“{task}”：{reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>新回复。%1，%2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>绕过权限</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>文件夹不存在</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>单独窗口</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>搜索会话</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>本周</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>未知文件夹</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>仓库旁边</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>在 Claude Code 的设置中为 permissions.defaultMode。其中的“绕过权限”和“自动”不会被采用。</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>新工作树的文件夹</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>新会话的模型</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>新会话</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>权限模式</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>新会话的权限模式</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>启动时重新打开会话</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>运行中的会话不受影响；可在输入框下方单独更改。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>创建新工作树的文件夹。留空则创建在仓库旁边。</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>关闭后，只有在崩溃后才会重新打开会话。</translation>
    </message>
    <message>
        <source>Worktrees</source>
        <translation>工作树</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message>
        <source>New session</source>
        <translation>新会话</translation>
    </message>
</context>
<context>
    <name>SessionWindow</name>
    <message>
        <source>%1 — Claude Desk</source>
        <translation>%1 — Claude Desk</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>未找到 Claude Code。</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Claude Code 的文件夹</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>环境：与终端相同，来自 {shell}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>已找到：{program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>安装方式</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>那里没有可执行文件。</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>无：Claude Desk 不检查更新</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>正在读取 {shell} 的环境…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>无法读取 {shell} 的环境。日志中有 shell 的输出。</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新方式</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>更新检查</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>此项目的本地设置</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>此项目的设置</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>未知的会话类型</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>你的设置</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program}，带 %Ln 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} — {place}</source>
        <translation>{rule} — {place}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>关闭设置</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>未找到设置</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>个人资料</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>与 Claude Code 相同</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Claude Code 的默认值</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>桌面默认</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>自定义命令</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>命令中有未闭合的引号。</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>桌面已显示一条。</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>桌面不显示通知：没有通知服务响应。</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>设置文件中有此版本无法使用的值，因此使用默认值：{names}。在您更改这些设置之前，它们会保留在文件中。</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>未安装此编辑器。</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln 个文件已更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>另有 %Ln 个文件已更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>命令运行时 Claude Desk 已结束，其输出未保留。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>同时运行的命令可能造成了其中一些更改</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>在本轮之后继续</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>完整输出（{length}）：{path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>完整输出：{path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>在后台</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>在后台作为 {task} 运行</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>在沙盒之外运行</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>您的命令</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>您运行了：{command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>退出码 {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>在后台</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>没有输出</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>{duration}后超时</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path}（已删除）</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path}（新建）</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>在 %1 的 shell 中运行。输出将随您的下一条消息发送。</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>%Ln 个命令的输出将随您的下一条消息发送。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Agents</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>所有会话：哪些在工作，哪些需要您</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>允许一次（需在设置中开启）；否则转到请求</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>遇到未知命令时：作为消息发送，或编辑</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>选中该行、所选的行或更改；再按一次取消</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>关闭或打开文件夹</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>关闭会话</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>关闭此窗格；其会话保持打开</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>折叠所有条目</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>折叠或展开请求</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>折叠或展开条目</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>评论更改、所选的行或文件</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>提交已暂存的内容</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>补全命令或文件</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>上下文、费用和 MCP 服务器</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>复制最后的回答</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>复制所选内容或条目</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>复制、粘贴</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>默认文字大小</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Edit and resend your last message, or the message of the row</source>
        <translation>编辑并重新发送您的最后一条消息或该行的消息</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>编辑或移除消息</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expand all rows</source>
        <translation>展开所有条目</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>扩展选择；加按 Ctrl 则按单词和条目扩展</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>转到输入框</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>转到消息队列</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>转到另一个窗格</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>转到条目</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>帮助：键盘快捷键和指南</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>隐藏或显示空白更改</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>在“所有会话”中：转到请求，或打开会话</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>输入框为空时：以前的消息</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>在已打开的代理中：返回上级代理或对话</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>在会话搜索中：打开第一个匹配项，或转到列表</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>在会话搜索中：搜索所有会话的文本</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>在列表中：折叠或展开分组</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>在列表中：会话菜单</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>在列表中：重命名或删除会话</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>在列表中：在当前会话旁显示该会话；在代理中：在旁边打开代理</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>跳到开头</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>跳到最新</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>先离开字段，再转到输入框；已输入的内容会保留</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>你的消息列表</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>将文件标记为已审阅，并转到下一个</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>在消息中提及文件或文件夹</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>文件的菜单</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>条目菜单</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>消息队列</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>减号</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>移动消息</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>将选中的标签移动一个词</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>将会话移到单独的窗口，或移回</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>在同一文件夹中新建会话</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>下一个按钮；按空格键激活</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>下一处更改、上一处更改</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>下一个错误</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>下一个文件、上一个文件</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>下一个打开的会话</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>条目中的下一个或上一个按钮</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>下一个权限模式，在任何位置</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>下一个权限模式：先询问、接受编辑、计划、自动</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>列表中的下一个会话</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>在两个窗格之间的分隔条上：移动它</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>展开或折叠；在行上按 Enter：在其中选择</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>打开终端;在终端中:关闭它</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Paste text, images or files</source>
        <translation>粘贴文本、图片或文件</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>权限历史</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>加号</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>按下请求中对应编号的按钮</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>上一个错误</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>上一个打开的会话</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>上一个或下一个条目</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>列表中的上一个会话</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>在消息中引用所选内容或行</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>重新打开最近关闭的会话</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>在后台运行正在执行的命令或代理</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>将对话保存到文件</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>滚动查看之前的输出</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>滚动对话</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>搜索所有会话</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>按标题搜索会话</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>选择条目；再按一次选择整个对话</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>发送消息</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>在本轮后或步骤后发送消息</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>显示或隐藏更改</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>显示或隐藏文件夹中的文件</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>显示或隐藏侧边栏</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>显示文件；用设置中选择的编辑器打开</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>将上一个会话与此会话并排显示；再按一次关闭另一个窗格</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>显示作出此更改的工具调用</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>显示整个文件，或仅显示更改</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>并排或单栏显示</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>暂存或取消暂存更改、选中的行或文件</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>搁置消息；消息框为空时：恢复</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>停止本轮；一秒后再按一次可强制停止</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>在请求、条目和输入框之间切换</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>切换到第 1 至 9 个打开的会话</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Undo the change or file; redo</source>
        <translation>撤销该处或该文件的更改；重做</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Claude 工作时：在另一时机发送（步骤后或本轮后）</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>你的最后一条消息</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>你的下一条消息</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>你的上一条消息</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>复制用于报告的详细信息</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>已复制详细信息</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>无结果</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>所有会话</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>侧边栏宽度</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code 未登录</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>请在此登录，或在终端中运行以下命令。然后重试：你的消息会再次发送。</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>有 %Ln 个类似的请求正在等待：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>全部允许（%Ln 个）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>选择模型</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>上下文用量</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>上下文、费用和用量上限</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>此会话的费用</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>此会话的费用和你的用量上限</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>如何登录</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>如何退出登录</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>此会话的 MCP 服务器</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>打开会话列表</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>权限历史和规则</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>退出 Claude Desk</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>回溯到你的最后一条消息之前</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>将对话保存到文件</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>开始新对话；此对话保留在会话列表中</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>在此文件夹中新建会话</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
</context>
<context>
    <name>SnapshotSettings</name>
    <message>
        <source>1 GB</source>
        <translation>1 GB</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 年</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1,000,000 个文件</translation>
    </message>
    <message>
        <source>100 GB</source>
        <translation>100 GB</translation>
    </message>
    <message>
        <source>20 GB</source>
        <translation>20 GB</translation>
    </message>
    <message>
        <source>200,000 files</source>
        <translation>200,000 个文件</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250 MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>4 GB</source>
        <translation>4 GB</translation>
    </message>
    <message>
        <source>5 GB</source>
        <translation>5 GB</translation>
    </message>
    <message>
        <source>50,000 files</source>
        <translation>50,000 个文件</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 天</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 天</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>每轮开始前和结束后，文件夹中的文件会复制到 Claude Desk 自己的数据文件夹，Git 忽略的文件除外。未跟踪的文件可能含有机密信息：只有你能读取这些副本，并且可以在下方删除。</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>快照保留时间</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>超出此上限的文件夹不会创建快照。</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>文件夹大小上限</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>文件夹的文件数上限</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>每个文件夹的快照空间</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>最旧的快照会先被删除。</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>打开的会话的快照始终保留。</translation>
    </message>
</context>
<context>
    <name>SnapshotStoreList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>删除此文件夹的所有快照？此前所作的更改将无法再撤销。</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>删除快照…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>有快照的文件夹</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>还没有快照</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>已停用。%1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>启用</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln 个快照</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>没有快照</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}，{size}，最近一次：{day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>Claude Code 在完整消息到达之前就被停止了；其片段未保留。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源数据</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>此条目背后的消息未保留。</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>此条目由 Claude Desk 创建；没有来自 Claude Code 的消息。</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>会话文件的第 {byte} 字节</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>第 {number} 行，Claude Code 到 Claude Desk</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>第 {number} 行，Claude Desk 到 Claude Code</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>%Ln 个代理：{state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>代理 {name}：{state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>按 F6 回答。</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>按 F6，然后 1 允许一次，3 拒绝。</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>暂存</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>暂存行</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>取消暂存</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>取消暂存行</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln 个文件有合并冲突。请先解决并暂存。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln 个文件过大，未能完整读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>正在进行拣选；此提交将完成它。</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>正在进行合并；此提交将完成它。</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>正在进行变基。之后请用 Git 继续。</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>正在进行还原；此提交将完成它。</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>修补提交</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>作者：{author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude 正在读取已暂存的更改…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>提交 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>已提交 {id}：{subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>正在提交…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git 还不知道你的名字。请在终端中设置：git config --global user.name 和 user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>请先暂存更改</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>建议花费 {cost}。</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>第一行有 {count} 个字符。许多工具只显示 {most} 个。</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>上一次提交已在远程分支上。修补它会改写他人可能已有的历史。</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>约 {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>无分支（分离的 HEAD）</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>选择个人资料…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>选择其他文件夹</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>选择程序…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>Claude Code 无法启动</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>复制消息</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>它没有任何输出。</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>最后的输出：</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>启动并询问权限</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude 在一个文件夹中工作，只更改你允许的内容。</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>未找到文件夹</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>有 Claude Code 会话的文件夹</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>还没有会话</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>只是看看？演示不会调用模型，也不会更改任何内容。</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>再显示 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>登录…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>试用演示</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>你想在哪里工作？</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>分叉</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>在 %1 中新建会话</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>从此列表中移除 %1</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>已搁置 %Ln 条消息：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code 已挂起。要恢复运行：kill -CONT {process}；“停止”会结束它。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>已丢失</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>需要您</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>未登录</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>正在重试</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>等待 %Ln 个代理</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>正在工作</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>来自 {server} 的问题</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>{tool} 的权限</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>信任文件夹</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} · {time}后</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln 条排队</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · {time}后进行第 {attempt} 次尝试，共 {attempts} 次</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>StopView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 个代理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>另有 %Ln 个代理在工作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln 个命令</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>Claude Code 没有响应。更强的停止还会结束：{tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>结束 Claude Code</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>全部结束</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>结束 Claude Code（SIGTERM，然后 SIGKILL）。你的下一条消息会再次启动它。</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>结束 Claude Code,并随之结束:{tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>结束 Claude 的本轮和 %Ln 个代理:此版本的 Claude Code 无法让它们继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>结束 Claude 的本轮。%Ln 个代理会继续,除非此版本的 Claude Code 也结束它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>结束 Claude 的本轮。%Ln 个代理会继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>还会结束:{tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>结束:{tasks}。如果它们没有结束,Claude Code 也会结束。</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>中断 Claude Code（SIGINT）。你的下一条消息会再次启动它。</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>强制终止 Claude Code（SIGKILL）。你的下一条消息会再次启动它。</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>在对话中显示：{task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>显示输出：{task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>一并停止</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>停止：{task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>你在 {duration} 后停止。%Ln 个代理会继续。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>你已停止。%Ln 个代理会继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>停止：{agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 个工具</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>努力程度</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>负责人</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>一个代理的结果</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>“{agent}”的结果</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>恢复自</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>作为队友运行</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>在后台运行</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>在另一台计算机上运行</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>发给 {to}：{words}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>(%Ln earlier)</source>
        <translation>
            <numerusform>（另有 %Ln 个更早的）</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>后台代理失败</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>后台代理失败：{reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>后台代理已完成</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>后台任务已结束</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>后台任务已结束：{status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>后台任务失败</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>后台任务已完成</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>一个后台任务已停止</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>代理“{title}”失败</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>代理“{title}”失败：{reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>代理“{title}”已完成</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>由 Claude 再次调用 · 第 {run} 次运行</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>由“{agent}”再次调用 · 第 {run} 次运行</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>再次调用 · 第 {run} 次运行</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>监控</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>监控“{title}”</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>仅显示此代理文件的前 {size}。</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>“{agent}”的结果：{said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}：%Ln 个事件</numerusform>
        </translation>
    </message>
    <message>
        <source>{monitor}: {event}</source>
        <translation>{monitor}：{event}</translation>
    </message>
</context>
<context>
    <name>TaskOutputBar</name>
    <message>
        <source>Stop task</source>
        <translation>停止任务</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>已结束，退出码 {code}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>失败，退出码 {code}</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>无输出</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>目前没有输出</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>仅显示末尾部分，共 {size}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>已运行 {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>无法从 Claude Code 的任务文件夹读取输出。</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>无法读取输出文件。这是 Claude 最后读取的输出。</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>输出文件已不存在。这是 Claude 最后读取的输出。</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>输出文件已被删除。这是之前读取的内容。</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>输出已不可用。</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>一个代理说：{said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>另一个会话说：{said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code 告诉 Claude：{said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} 请求权限</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} 请求权限：{more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} 请求批准计划</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} 分配了任务</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} 分配了任务：{more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} 完成了任务</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} 完成了任务：{more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} 拒绝关闭</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} 拒绝关闭：{more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} 失败</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} 失败：{more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} 请求关闭</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} 请求关闭：{more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} 回应了计划</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} 回应了计划：{more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name}：{said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} 已关闭</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>{name} 已停止</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>{name} 已停止：{more}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
</context>
<context>
    <name>TerminalDivider</name>
    <message>
        <source>Height of the terminal</source>
        <translation>终端的高度</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude 需要您</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>关闭终端</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>按 Enter 重新启动</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>强制结束 shell</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>将所选文本放入消息。尚未发送任何内容。</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>发送给 Claude</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>shell 会继续运行。</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>较早的匹配项</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>在终端中查找</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>较晚的匹配项</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>无匹配项</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>终端只能在您信任的文件夹中打开。</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>被信号 {number} 终止</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>以 {code} 结束</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>已强制结束</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>粘贴 %Ln 行?shell 会立即执行每一行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>演示没有终端。</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>程序没有读取输入，等待的输入过多。未发送任何内容。</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>无法启动 shell:{reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>会话启动后即可使用终端。</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters} 个字符太多，无法粘贴。未发送任何内容。</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>可以读取和更改页面的数据</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>更改一个在云端工作且不会询问你的例程</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>更改你账户的固定页面；其他人看不到</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>Claude Code 可能会上传这些文件，以便你在其他地方打开</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>Claude 会继续直到达成；用 /goal clear 结束</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>Claude 会在这些时间开始工作，无需你发消息</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>创建例程：Claude 将在云端工作而不询问你</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>创建一个可在云端启动 Claude 的网址</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>从 claude.ai 上的项目中删除该文档</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>永久删除页面的文件</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>删除共享的指南</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>删除工作树及其分支</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>丢弃页面的较新版本</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>丢弃未提交的更改以及该分支的提交</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>将文件下载到此电脑</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>永久结束此对话</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>将这份关于 Claude Code 的报告交给 Anthropic</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>原始输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>使用你的 claude.ai 账户读取和更改设计</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>使用你的账户从 claude.ai 读取；不做更改</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>响应</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>保存于</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>将此电脑的文件发送到另一个会话</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>在云端启动例程；它工作时不会询问你</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>该代码可以调用其他工具</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>在询问你之前，输入已被更改（例如被钩子更改）</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>此会话结束后计划仍会保留</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>工作树及其分支会保留</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>上传 ONBOARDING.md；任何有链接的人都能阅读</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>将此电脑的文件上传到 claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>上传文件并将其发布为 claude.ai 上的页面</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>上传文件并替换已发布的页面</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>在 claude.ai 上的项目中写入文档</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>运行前你编辑过输入</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>你停止了本轮</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}，{second}</translation>
    </message>
</context>
<context>
    <name>ToolHeader</name>
    <message>
        <source>Collapse %1</source>
        <translation>折叠 %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>展开 %1</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>数据形式的回答</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>连接器</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>编辑笔记本</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取网页</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>给你的文件</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP 资源</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP 资源</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>入门指南</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>计划模式</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>读取笔记本</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>例程</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>发送文件</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>停止任务</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>任务输出</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>待办事项</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>唤醒</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>网络搜索</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>在后台运行</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>显示输出</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>停止命令</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>需要您</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>%1 的对话</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>无法移到回收站：{reason}。没有删除任何内容。</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>无法恢复：{reason}。</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>没有删除任何内容：会话文件是指向 {name} 的链接。请在那里删除。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>“{title}”已移到回收站。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>“{title}”已移到回收站。其文件在别处还有另一个名称，仍保留在那里。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>“{title}”已移到回收站。未移动：{names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>“{title}”已恢复。</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>“{title}”已恢复。仍在回收站中：{names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>折叠 %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>展开 %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>再显示 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 可能位于无法访问的驱动器或服务器上。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln 项 Git 设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln 个 MCP 服务器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 个代理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln 个命令</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln 个环境变量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln 个钩子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files</source>
        <translation>
            <numerusform>另外 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>其他 %Ln 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln 个输出样式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln 条权限规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln 条允许规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln 个定时任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>%Ln 个技能</numerusform>
        </translation>
    </message>
    <message>
        <source>Also read, as text only: {things}.</source>
        <translation>另外仅作为文本读取：{things}。</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code 和 Git 在文件夹中启动后会立即使用该文件夹自己的设置、钩子和服务器，而不会询问。在 %1 中未找到任何此类内容。</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude 将不经询问执行：{rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>你信任此文件夹吗？</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>如果这些文件有变动，会再次询问你。</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>在您回答之前，%1 中的任何内容都不会运行。如果您信任它，Claude Code 和 Git 将以您的权限自行使用以下内容：</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>打开但不应用这些设置</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>这些文件在你阅读期间发生了更改。这是其当前内容。</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>此文件夹没有响应</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>信任此文件夹</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>为什么不能在不应用这些设置的情况下打开此文件夹</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>每个子代理之后</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>每个工具之后</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>每轮之后</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>压缩之前</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>每个工具之前</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>每条消息时</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>每次通知时</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>每次权限请求时</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file}（%Ln 行）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>复制回答</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>从此处分叉</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>回溯到此处…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>钩子停止了本轮</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>有一张图片无法使用；可能太大</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>已达到预算上限</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>Claude Code 无法启动：{reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code 结束了本轮，没有输出。可能是被钩子停止的。</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>连续多次无法读取 Claude 的工具调用</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>已达到最大轮数</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>回答不符合要求的格式</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>与 Claude 的连接已断开。发送消息即可继续。</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>对话已满。请运行 /compact 或新建会话。</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>对话对此模型来说太长。请运行 /compact 或新建会话。</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>对话在压缩后马上又满了</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>模型出错。发送消息即可继续。</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>本轮无法开始</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>本轮已中断。</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>本轮的更改</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>对话保留。Claude 会随你的下一条消息得知此事。你可以在“更改”中重做这些文件。</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>撤销 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>撤销此会话的所有更改？</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>撤销本轮的所有更改？</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 不是此会话中的命令。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>作为消息发送</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>未知命令</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>上下文 %1，费用 %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>上下文：%1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>费用：%1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用量</translation>
    </message>
</context>
<context>
    <name>UsagePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Account limits</source>
        <translation>账户用量上限</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>账户限额：%1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>立即压缩</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>上下文用量</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>由 Claude Code 估算，以美元计。</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP 工具</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>记忆文件</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Claude Code 的建议</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>此会话</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>5 小时上限</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Claude 首次回复后可用。</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>Claude Code 会在达到 {count} 个 token 时压缩。</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code 正在压缩对话。</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude 将使用额外用量继续工作。</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>正在压缩</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>根据 Claude 的上一条回复估算；此版本的 Claude Code 不报告该数据。</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>额外用量上限</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>{time} 可以再次发送消息。</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>快满了：Claude Code 很快会压缩。</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>尚不可用</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>已达到</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>{time} 重置</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>此会话的费用已达 {cost}，超过你的上限 {limit}。你的消息正在等待。</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>用量上限</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>每周 Opus 上限</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>每周 Sonnet 上限</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>每周上限</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>约 {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>即将达到</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未加载</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} / {window} 个 token</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} 个 token</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit}已达到</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit}已达到，{time} 重置</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}：{used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}：{used}，{time} 重置</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>输入 {sent} · 输出 {received}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>输入 {sent} · 输出 {received} · 从缓存读取 {read}，写入 {written}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>已用 {share}</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>附件：%1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>已排队</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln 行 · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>无法保存：{problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>{current} of {count}</source>
        <translation>第 {current} 项，共 {count} 项</translation>
    </message>
</context>
<context>
    <name>ViewerHeader</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>不自动换行</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>在文本中查找</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>自动换行</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>跳到末尾</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>WindowAlert</name>
    <message>
        <source>%1 — Claude Desk</source>
        <translation>%1 — Claude Desk</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>Claude Desk</source>
        <translation>Claude Desk</translation>
    </message>
</context>
<context>
    <name>WindowPages</name>
    <message>
        <source>Claude needs you</source>
        <translation>Claude 需要您</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>显示会话</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>WorktreeController</name>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>无法恢复：{reason}。</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>其分支保留：{reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>其分支已删除。</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>无法读取仓库。</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>工作树已移到回收站。</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>工作树已恢复。</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>未完成的工作</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>妨碍合并的文件</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>不会合并的文件</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>保留的文件</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>保留工作树</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>让 Claude 解决</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>正在查看两个文件夹…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>正在合并…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>移除工作树…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>自行解决</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>显示更改</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>撤销合并</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>正在撤销合并…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>所有冲突已解决。在文件夹 {folder} 中提交即可完成合并。</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>双方修改了相同的行。请在文件夹 {folder} 中解决，暂存文件并提交。也可以让 Claude 处理：消息框中会有一条消息，由您发送。</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claude 正在该文件夹中工作：{titles}。合并会在此期间更改文件。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>合并到 {target}</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>合并此工作树的分支？</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>将 {branch} 合并到 {target}？</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>合并后文件夹已更改，因此不在此撤销合并。</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>文件夹 {folder} 现在位于 {commit}。</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>文件夹 {folder} 不受信任，因此不会运行其 git。请先打开并信任它。</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>{branch} 到 {target} 的合并尚未提交</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>{branch} 到 {target} 的合并因冲突而停止</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>无法读取仓库。请重试。</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>撤销合并会丢弃自合并开始以来在其文件中解决的内容。</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch} 已合并到 {target}</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>正在检查其文件…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>正在移除工作树…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>未提交的更改</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>其历史中有 %Ln 个提交不在任何分支中，将一并移走。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>Git 未保存的 %Ln 个文件将一并移走（{size}）：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>有 %Ln 个会话在其中运行，将先关闭：{titles}。对话和草稿会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>同时删除分支 {branch}</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>分支 {branch} 有 %Ln 个未合并的提交。该分支会保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>分支 {branch} 已合并到 {target}。</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>分支 {branch} 未合并。该分支会保留。</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>关闭 %Ln 个会话并移除</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>关闭、提交并移除</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>提交并移除</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>先将未提交的更改提交到 {branch}</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>其会话保留在列表中。</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>移除工作树 {name}？</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>移除工作树</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>文件夹 {folder} 不存在。Git 对它的记录将移到回收站。</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>文件夹 {folder} 将移到回收站。</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>无法读取仓库。请重试。</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>未提交的更改会一同移到回收站：</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>已存在同名分支。请换一个名称。</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>此工作树中的一个会话尚未结束。请重试。</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>工作树不能位于 .git 文件夹内。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>{place} 处有一个未完成的工作树。Claude Desk 在创建它时退出了。</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>另一个窗口正在运行此工作树的会话。请先在那里关闭。</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>其中还有另一个工作树：{place}。请先移除它。</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>Claude Code 正在终端中于此工作树运行。请先在那里结束它。</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>当前提交 · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>请输入工作树的文件夹。</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git 无法完成此操作。未保留任何内容。</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git 无法完成此操作。未移除任何内容。</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git 不允许此分支名称。</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git 仍列有 {place} 处的工作树，但其文件夹不存在。请选择其他文件夹，或运行 git worktree prune。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git 耗时过长，已停止。未保留任何内容。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git 耗时过长，已停止。未移除任何内容。</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>找不到 Git。请安装后重试。</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>无法移到回收站：{reason}。未移除任何内容。</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>其中的文件多到无法列出。请在终端中移除。</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>其中有子模块，其提交会随之丢失。请在终端中移除。</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>它有未提交的更改，且不在任何分支上。请先为它创建分支。</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>不知道此工作树的分支。</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>其当前提交不在任何分支上。请先为它创建分支或合并。</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>你查看之后其文件已更改。请再次检查。</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>链接和文件夹从不复制：{names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>无法在 {place} 中创建文件夹。请另选一个。</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>其中有未完成的操作：{operation}。请先完成或中止。</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>此工作树的分支 {branch} 已不存在。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>磁盘已满。未保留任何内容：请释放空间后重试。</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>没有可作为起点的提交。请先创建一个。</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>此文件夹本身不是工作树，因此无法在此移除。</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>此文件夹不在 Git 仓库中。</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>此文件夹不受信任，因此不会运行其 Git。请先打开并信任它。</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>这是仓库的主工作树，无法移除。</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>此工作树已锁定。请先运行 git worktree unlock。</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>此工作树已锁定：{reason}。请先运行 git worktree unlock。</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch}（当前）· {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} 已存在。请选择其他文件夹。</translation>
    </message>
</context>
</TS>
