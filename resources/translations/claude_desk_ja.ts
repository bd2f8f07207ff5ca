<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>バージョン情報</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code はこのプロファイルのフォルダーにあるアカウントを忘れます (ターミナルでも同様です)。セッションは残ります。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>サインアウト</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>「{profile}」のアカウントからサインアウトしますか？</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>ブラウザーのコード</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>ブラウザーに表示されたコード (ある場合)</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>Claude Code に確認しています…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code は完了しませんでした。</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code がブラウザーを開きます。そちらで続けてください。</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code が見つかりません。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>サインイン: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>サインアウト: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>サインインしました。</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>サインアウトしました。</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>サインアウトしています…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>このバージョンの Claude Code はターミナルでのみサインインできます。ターミナルで次を実行してください:</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>このバージョンの Claude Code はターミナルでのみサインアウトできます。ターミナルで次を実行してください:</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>バックグラウンドで実行</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 を停止</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>エージェントを閉じる</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>エージェントまでのパス</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>Begin %1 anew</source>
        <translation>%1 を最初からやり直す</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>%1 を再度呼び出す</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>%1 を会話の横に開く</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 を停止</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>展開</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>作業中のエージェント</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>エージェントを表示</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>この状態のエージェント</translation>
    </message>
</context>
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 個のエージェント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln 個完了</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version} は、バックグラウンドのエージェントの作業内容や終了を通知しません。状態はそれぞれのファイルから読み取られます。エージェントの要求は拒否され、終了は Claude に伝えられず、個別に停止することもできません。</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>失敗したエージェントはありません。</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>完了したエージェントはありません。</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>対応が必要なエージェントはありません。</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>作業中のエージェントはありません。</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>エージェントはまだありません。Claude が開始したエージェント、ワークフロー、コマンドがここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>この会話には「{agent}」の内容がありません。</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>パス: {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Claude が停止</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>あなたが停止</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>フェーズ {number}/{count}</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>フェーズ {number}/{count}: {title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>フェーズ {number}: {title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>{number} 回目</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>%Ln 個中 {done} 個のエージェントが完了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>再試行中</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>{time}後に再試行</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>再試行中: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Claude Code を起動中</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>Claude を待機中</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>試行 {attempt}/{attempts}</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} トークン</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>no such profile: {profile} (available: {names})</source>
        <translation>プロファイルがありません: {profile} (使用できるもの: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>各試行は送信前にストリームを巻き戻します。そのためアップロードは最初のバイトからやり直され、サーバーはファイル全体を受け取ります。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>サンプル</translation>
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
        <translation>600 px、1 行に約 75 文字</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px、1 行に約 90 文字。幅の広いウィンドウではさらに広くなります</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px、1 行に約 105 文字</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>コードのフォント</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>デモのセッションは保存されませんが、この設定は保存されます。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>数式を描画</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>新しい出力に追従</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>会話とプログラムで使われます</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>狭い</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>セッションのフォルダー内のファイルのみ。何もダウンロードしません。</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>回答に出てくる画像を表示</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>行、カード、リスト項目の間隔</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>テキストのフォント</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>オフにすると、数式は Claude が書いた TeX のまま表示されます。</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>オフにすると、何もひとりでに動きません。システムで視差効果を減らす設定なら自動的にオフになります。</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>オフにすると、Claude が書いている間、表示はスクロールしません。</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>広い</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>テキストの幅</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>言語と数式</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>アーカイブ済みを非表示</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>アーカイブ済みを表示 (%1)</translation>
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
        <translation>サブエージェント</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>MCP サーバー {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>サブエージェント {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>エディターでファイルが開かれています</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>添付: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>添付: {name} (%Ln 行)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>添付: {name} (%Ln ページ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>添付: {name} (%Ln 行以上)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>添付: {name} (フォルダー)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>添付: {server} の {name}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>エディターの診断を添付</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>エディターで開いているファイル: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>参照: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>参照: {name} (未読み取り)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>差分で選択中: %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>エディターで選択中: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>エディターで選択中: {name}、{line} 行目</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>エディターで選択中: {name}、{first}～{last} 行目</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>エディターでテキストが選択されています</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>この画像を読み取れません。</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>{name} を保存できませんでした: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>存在しなくなりました。</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>添付ファイル: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>画像 %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>添付ファイル %Ln 件: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>添付ファイル %Ln 件: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln 文字</numerusform>
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
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>{place}へのコメント: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>ターミナルから %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>{command}の出力</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>貼り付けたテキスト、%Ln 文字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>貼り付けたテキスト、%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>引用: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
</context>
<context>
    <name>AttachmentNote</name>
    <message>
        <source>A command runs already. Stop it, or wait for its end.</source>
        <translation>コマンドがすでに実行中です。停止するか、終了をお待ちください。</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>添付ファイルをまだ読み込んでいます。</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>{name} はメンションできません: パスに引用符が含まれています。</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude が受け付けるのは PNG、JPEG、GIF、WebP、PDF、テキストファイルです</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>コマンドはセッションの開始後に実行できます。</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>{name} を添付できませんでした: 1 つのメッセージに添付できるファイルは %Ln 個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>{name} を添付できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>{name} を保持できませんでした。必要な場合はもう一度添付してください。</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>添付できるのはローカルファイルだけです。</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>テキストを貼り付けました。クリップボードには画像もあります。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>貼り付けたテキストから非表示文字を %Ln 個削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>添付ファイルが 1 つのメッセージには大きすぎます。いくつか削除してください。</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>デモではコマンドは実行されません。</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>貼り付けたテキストが 1 つのメッセージには長すぎます。ファイルとして添付してください。</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>このコメントは削除されました。</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>読み取れません ({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>読み取り可能な画像ではありません</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>データが破損しています</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>ディスクが応答しません</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>添付ファイルが 1 つのメッセージには大きすぎます</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>画像が大きすぎます</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters} 文字は貼り付けるには多すぎます。ファイルとして添付してください。</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} は添付ではなくメンションされました。</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size} は大きすぎます</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size} は大きすぎます。PDF の上限は {limit} です</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} のテキストは大きすぎます。代わりに @ でファイルをメンションしてください</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} ピクセルは大きすぎます</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>バックグラウンド %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln 件実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>バックグラウンドタスク</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>バックグラウンドで実行中</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>このバージョンの Claude Code では個別のタスクを停止できません</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git が応答しません。</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git は信頼したフォルダーでのみ実行されます。</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>「{title}」がこのフォルダーで作業中です。完了してからブランチを切り替えてください。</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>ブランチを読み取り中…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>別のワークツリーで使用中</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>すべての権限をバイパスしますか？</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>権限をバイパス</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code が再起動し、%Ln 件のバックグラウンドタスクが終了します。会話は続き、入力した内容は失われません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code が再起動します。会話は続き、入力した内容は失われません。</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude は確認なしで、このコンピューター上のあらゆるコマンドを実行し、あらゆるファイルを変更します。機密情報がなく、ネットワークにアクセスできないコンテナーまたは仮想マシンでのみ使用してください。</translation>
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
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>表示を減らす</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>ソースを表示</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>ほか %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>ほか {size}</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>コメントを追加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>次のメッセージと一緒に送信されます</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>メッセージに追加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>コメントを編集</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>コメントを削除</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>レビュー済み</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>変更のみを表示</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>ファイル全体を表示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>このファイルの変更を元に戻す</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>この変更にコメント</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>ツール呼び出しを表示</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>行を元に戻す</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>選択した行を元に戻す</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>この変更を元に戻す</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>元に戻した内容についての Claude へのメモ</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>元に戻した内容についてのメモを削除</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>次のメッセージと一緒に送信されます</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>一部ステージ済み</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>未ステージ</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>ステージ済み</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>ファイルが変更されました。これは現在の差分です</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>フォルダーです。</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>バイナリファイル、{sizes}。</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>{line} 行目 (削除)</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>{first}～{last} 行目</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>{first}～{last} 行目 (削除)</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>変更された行はありません。</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>Git の管理外</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>このセッションでの変更はありません。</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>このターンでの変更はありません。</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>最後のコミット以降の変更はありません。</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>ステージされたものはありません。</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>ステージするものはありません。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>空白のみが変更されています。</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>アクセス権</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>画像、{sizes}。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>名前変更</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>名前が変更されましたが、内容は同じです。</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>さらに %Ln 行を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>以前の内容は保存されていません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルは空です。</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>行を読み取れませんでした。詳細はログを参照してください。</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>このブランチ独自のコミットはありません。</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>大きすぎて比較できません、{sizes}。</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>{path} に戻る</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>コマンドまたは別のプログラムによる</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>その後あなたか他者が変更</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>復元される</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>復元される、%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>以前の内容は不確実</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>{path} から</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>削除される</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>削除される、%Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>一部ステージ済み</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>元に戻しました</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>元に戻しました。Claude に伝えます</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{files}、{added} {removed}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch}には{target}にないコミットが%Ln件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}、レビュー済み</translation>
    </message>
    <message>
        <source>{file}: {state}</source>
        <translation>{file}: {state}</translation>
    </message>
    <message>
        <source>{file}: {state}, {added} {removed}</source>
        <translation>{file}: {state}、{added} {removed}</translation>
    </message>
    <message>
        <source>{lines} in {name}</source>
        <translation>{name} の {lines}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{file} の {lines}、{added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>{files} 件中 {reviewed} 件レビュー済み</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}、%Ln 行を選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}、コマンドまたは別のプログラムによる</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}、折りたたみ済み</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}、{state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target}には{branch}にないコミットが%Ln件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesFoot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>コミット</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>キーを隠す</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>次の変更</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>レビュー済み</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>元に戻す操作をキャンセル</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>すべてのファイルを折りたたむ</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>コミット…</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>比較する状態</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>以前のターン</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>すべてのファイルを展開</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>空白の変更を非表示</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>%1にマージ…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>未ステージ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>変更を 1 列で表示</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>空白の変更を表示</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>変更を左右に並べて表示</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>最新のターンを表示</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1以降</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>HEAD 以降</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>すべてステージ</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>ステージ済み</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>ステージ済みの変更</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>すべて元に戻す…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>すべてステージ解除</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>以前のターンを表示しています。</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>下書き（送信されません）</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>下書きです。送信されるのは以前の文章です。</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>メッセージに含まれていません</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>{place}へのあなたのコメント（メッセージに含まれていません）: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>{place}へのあなたのコメント: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>{place}へのコメントの下書き: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>変更されたファイル</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>フォルダーの設定を確認</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln 件のパスは対象外です (サブモジュール、ほかのリポジトリ、非常に大きなファイル): {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>スナップショットの作成が遅れました。その間にあなたまたは別のプログラムが行った変更が、Claude の変更として表示される可能性があります。</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>空白の変更は非表示です。</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>このフォルダーの別のセッションを待っています…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>エージェントの終了を待っています…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>ターンの終了を待っています…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>ファイルに書き込み中…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>ブロック元</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>ブロック先</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>表示名</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>該当するタスクはありません</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>タスクはありません</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>担当</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>{tasks} によりブロック中</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>タスクなし</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>未着手</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>%Ln 件中 {done} 件のタスクが完了</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{count} 件中 {done} 件完了</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2 件中 %1 件完了</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、完了</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1、進行中</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>タスク: %2 件中 %1 件完了</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>ステップ %1/%2</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>メッセージ内で編集</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>メッセージのこの部分を編集します。</translation>
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
        <translation>エフォート</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
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
        <translation>編集を受け入れる</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>先に確認</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>最大 %Ln トークン</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス型</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>バイパス</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>Claude Code が決定</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>何を実行できるかを Claude Code が判断し、ほとんど確認しません</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>Claude は事前に思考せずに回答します</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>Claude はファイルの変更やコマンドの実行の前に確認します</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>Claude は読み取りと計画だけを行い、承認するまで何も変更しません</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>許可済みのもの以外は、確認せずにすべて拒否します</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>確認しない</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>エフォート</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>すべて確認なしで実行します。サンドボックス専用です</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>最速、最少トークン</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>このフォルダーのファイル編集は受け入れ、コマンドは確認します</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>難しい作業向け</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>エフォート: 高</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>エフォート: 最高</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>長い</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>エフォート: 低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>エフォート: 中</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>より徹底的ですが、時間がかかります</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短い</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>最も遅く、最も高コスト</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>思考: デフォルト</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>思考: 長い</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>思考: 最長</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>思考: オフ</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>思考: 短い</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>思考: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>非常に高い</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>エフォート: 非常に高い</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>エフォート: {level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model} (1M コンテキスト)</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>ページを閉じる</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>サーバー</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeSettings</name>
    <message>
        <source>1 h</source>
        <translation>1 時間</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 分</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 時間</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Claude Code starts again with your next message. Session-only permissions are lost.</source>
        <translation>次のメッセージで Claude Code が再び起動します。セッション限りの権限は失われます。</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>フォルダーの信頼</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>権限ルール</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>アイドル時に Claude Code を停止</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Claude Code の設定ファイルにあるルールです。ここでは変更できません。</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>独自のフック、MCP サーバー、ルールを持つフォルダーについての回答です。フォルダーを一覧から削除すると、再び確認されます。</translation>
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
        <translation>Claude Code を探しています…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH、%Ln 個のフォルダー</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} は古すぎます。ターミナルで更新してください: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}、サインインしていません</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}、{account} としてサインイン済み</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>プログラムを選択…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>Claude Code が見つかりません</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk はプログラム「claude」と通信します。インストールするか、場所を指定してください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code のコマンド</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>シェルの環境を読み直す</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>このコマンドでセッションを再起動</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>--cli または CLAUDE_DESK_CLI で設定されており、この欄より優先されます: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>Claude Code を起動するコマンド。空にすると自動的に検出します。</translation>
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
            <numerusform>%Ln 個のエージェントが作業中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>%Ln 個のバックグラウンドタスクが実行中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>%Ln 件のメッセージがキューで待機しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>「{title}」のキュー内の %Ln 件のメッセージは保存されていません: {reason}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>ほかに %Ln 件のセッションがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>「{title}」の添付ファイルは保存されていません: {reason}。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>Claude Desk を閉じて、書いた内容を破棄しますか？</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Claude の作業中に Claude Desk を閉じますか？</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>Claude Desk を閉じますか？</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>閉じて破棄</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>会話、下書き、キュー内のメッセージは保存されます。</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>デモのセッションは保存されません。</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>作業を続ける</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>実行中のものはもうありません。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止して閉じる</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>保存されていない内容は、閉じると失われます。</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>「{title}」の下書きとキュー内の %Ln 件のメッセージは保存されていません: {reason}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>「{title}」の下書きは保存されていません: {reason}。</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>「作業を続ける」を選ぶとウィンドウが最小化され、Claude は作業を続けます。</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>「停止して閉じる」を選ぶと、実行中のものがすべて終了します。</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>そのターミナルで「{program}」が実行中です。</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>「{title}」のターミナルで「{program}」が実行中です。</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>「{title}」で %Ln 個のエージェントが作業中です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>「{title}」は %Ln 件のバックグラウンドタスクを実行中です。</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>「{title}」でコマンドを実行中です。</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>「{title}」は起動中です。</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>「{title}」は作業中です。</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>「{title}」が対応を待っています。</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>入れ子が多すぎるコマンド</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program} (パイプ入力)</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>直前のコミットを修正</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>コミットメッセージ</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>1 行目の長さ: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>すべてステージしてコミット</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>変更から提案</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>フックが実行されます</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>プッシュはしません</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>応答しないフォルダー %Ln 件を除外しています</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} は応答しないため除外しています</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>入力候補</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>添付</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Claude へのメッセージ</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Claude へのメッセージ (現在のステップの後に送信)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Claude へのメッセージ (このターンの後に送信)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Claude へのメッセージ（/ でコマンド、@ でファイル）</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>このエージェントへのメッセージ</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>「{word}」の後ろに移動しました</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>先頭に移動しました</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>権限モード</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>%Ln 個のファイルを添付</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>画像を添付</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>テキストを挿入</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <translation>現在のステップの後</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>ターンの後</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Enter でもう一方のタイミングで送信します。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Enter で今回のみ許可</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>エディターのコマンド</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>ターミナルが保持する行数</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>リクエストが 1 件だけで、全体が表示され、警告がなく、最後のキー入力から 1.5 秒以上経過している場合に限ります。それ以外の場合、このショートカットはリクエストに移動します。</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>ファイルを開くアプリ</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Claude の作業中の送信</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>送信キー</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>ターミナルのシェル</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>すべてのショートカットを表示</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>ターミナルのシェル。空欄ならご自分のシェルを使います。</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>ご自分のシェル</translation>
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
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>コストがこの金額を超える場合は続行前に確認 (米ドル)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>コスト上限 (米ドル)</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>5 や 2.50 などの金額を入力するか、上限なしの場合は空にしてください。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>コスト上限を設定</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>このメッセージのみ</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>上限を %1 に引き上げる</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>%1 に引き上げて送信</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>コスト上限 %1 を超えて送信しますか？</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>それでも送信</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>メッセージを取り消す</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>コスト上限</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>選択…</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1、キー %2</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>選択済み</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk をデスクトップのメニューに追加しました。取り消すには: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>次のファイルは Claude Desk が書き込んだものではないか変更されているため、何も書き込みませんでした。ファイルを移動してから再試行してください。</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>削除するものはありません。</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>デスクトップエントリからこの名前のプログラムは起動できません: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>デスクトップエントリは Linux など freedesktop.org に準拠するシステム用です</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>変更されているため残しました: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>削除しました: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>{package} パッケージがデスクトップエントリをインストール済みです</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>書き込みました: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>{displays} でウィンドウを開けません。</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>ディスプレイがありません: DISPLAY も WAYLAND_DISPLAY も設定されていません。</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>画像 %Ln 枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>クリアしました。「%1」に戻る</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>変更なし %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>セルの種類</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>変更 {number}/{count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>変更 {number}/{count}、すべての出現箇所</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>ファイル末尾に改行なし</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>すべての出現箇所を置換</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>セルの新しいテキスト</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>書き込み前にあなたが編集しました</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>セル {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>セル {cell} を削除</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>新しいセル</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>セル {cell} の後に新しいセル</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>現在 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>何をしますか？</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>モデルを選択…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>今すぐ圧縮</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>それを除いてフォーク</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>その手前まで巻き戻す…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>/init で CLAUDE.md を作成</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>このプロジェクトの構成を説明して</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>バグを見つけて修正案を出して</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>テストを実行して失敗を修正して</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>会話の %Ln 件のターンを読み取れませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>添付: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>エラー:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>通知:</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>会話の一部を読み取れませんでした。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>思考 ({duration})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>あなた (未送信)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>未完了</translation>
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
        <translation>会話</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>保存できませんでした: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} を保存しました</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>{name} を保存中…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>{name} を保存中… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name} (一部)</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を非表示</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>%1 を表示: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>%Ln 件を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln 個のセル</numerusform>
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
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>セル {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>セル {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>セル {number} · {kind}: 空</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>ページの保存先</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>ファイルは空です</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>省略: 一度に読み取るには大きすぎます</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>前回の読み取りから変更なし</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>{line} 行目から</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>{first}～{last} 行目</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>ページ {pages}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>%Ln 行中 {shown} 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルを添付</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>ファイルを添付</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>このフォルダーを読み取れません: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>ファイル名を入力してください。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>一部の名前は表示されていません。それらを開くにはパスを入力してください。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>このフォルダーを開く</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} を開く</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>このフォルダーに表示できるものはありません。</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>このフォルダーは応答していません。</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>有効なフォルダー名ではありません。</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>応答していないフォルダーが多すぎます</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} は既に存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} は存在しません。</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} はファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} はフォルダーではありません。</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>ファイルとフォルダー</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>隠しファイル</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>画像と PDF のみ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>新しいフォルダー…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近のフォルダー</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>パスを入力するか下から選択</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
</context>
<context>
    <name>FileDialogRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>このトランスクリプトで新しいセッション</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>一覧から削除</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>セッションファイルがなくなっており、Claude Desk にもコピーは残っていません。</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>セッションファイルがなくなっています。Claude Desk に残っているもの (主にあなたのメッセージ) をここに表示しています。このトランスクリプトをメッセージに含めて新しいセッションを開始できます。</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>このセッションはもうディスク上にありません</translation>
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
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>メッセージで言及</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>エディターで開く</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>レベル %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>内部エラー。ログを参照してください</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>このセッションを続けるには、Claude Code がこのファイルを必要とします。読み取れるようにしてから再試行するか、新しいセッションを開始してください。</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>このセッションを続けるには、Claude Code がこのファイルを必要とします。Claude Desk に残っているもの (主にあなたのメッセージ) をここに表示しています。ファイルを読み取れるようにしてから再試行するか、このトランスクリプトをメッセージに含めて新しいセッションを開始してください。</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>このトランスクリプトで新しいセッション</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>このセッションのファイルを読み取れません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>無視されるファイル</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>ほかに %Ln 件は表示されません</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>この名前はメッセージで言及できません</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>表示されていない行があります。フォルダーを閉じてください。</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>ファイルはありません</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>このフォルダーは読み取れません</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>このフォルダーは応答しません</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>このフォルダーはありません</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>開いているフォルダーが多すぎます</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>変更を含む</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>Git が無視</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>{target} へのリンク</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>その他のフィルター</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2, not loaded</source>
        <translation>%1/%2、未読み込み</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>全文を表示</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1、%Ln 件のセッション、折りたたみ済み</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderAnswerList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>フォルダーの信頼</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>信頼しない · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>信頼済み · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>ここにフォルダーをドロップすると、その中でセッションを開始します</translation>
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
        <translation>ここにフォルダーをドロップ</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%1 のほか %Ln 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>表示を減らす</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>%1 のセッションの表示を減らす</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>追加フォルダー: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>許可: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>確認: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>拒否: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>権限モード: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>フォルダーが %Ln 個を超えるため、サブフォルダーのスキルは確認されていません</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>有効な JSON ではありません ({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>有効な git 設定ではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>フロントマターが長すぎます</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>フロントマターの始まり方が通常と異なります</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>ファイルが %Ln 個を超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} は別のユーザーの所有です: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>{name} はこのコンピューターのすべてのユーザーが変更できます</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>{name} を読み取れませんでした: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} はプラグインです: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} はワークフローです</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}: git が自動的に実行します</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}: Git は {path} のファイルをこのフォルダーのものとして扱います</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}: Claude Desk には用途が不明です</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}: サブモジュール。その Git 設定は無効にできません</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}: {key} は外部から無効にできません</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln 文字)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選択</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude はこのワークツリーで作業していました。会話の記録は引き続き読めます。ワークツリーを作り直すか、このセッションをリポジトリで続けるか、この記録を最初のメッセージに含む新しいセッションを別のフォルダーで始めてください。</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>%1で続ける</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>作り直す</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>このセッションのフォルダーが見つかりません</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>このセッションのワークツリーが見つかりません</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>会話の記録は引き続き読めます。ワークツリーを作り直すか、リポジトリで続けてください。そこで始まる新しいセッションは、このセッションの内容をすべて知っています。別のフォルダーでは、新しいセッションがこの記録を最初のメッセージに含めて始まります。</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>トランスクリプトは引き続き読めます。フォルダーを復元するか、別のフォルダーで続行してください。別のフォルダーでは、このトランスクリプトを最初のメッセージに含めて新しいセッションが始まります。</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>新しいワークツリーで…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>デフォルト ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>インストールされていません。代わりに {font} を使います。</translation>
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
        <translation>日時 (例: 2026-11-22T09:30:00Z)</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>日付 (例: 2026-11-22)</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>いくつでも選択</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>1 つ選択</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>有効な JSON ではありません: {line} 行 {column} 列</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>回答は 1 つの JSON オブジェクトにしてください: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>回答は {rule} を満たす必要があります</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} がありません</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name} は想定されていません</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} は {rule} を満たす必要があります</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}、{least} 以上</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}、{least} 文字以上</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}、{most} 以下</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}、{most} 文字以下</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}、{least}～{most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}、{least}～{most} 文字</translation>
    </message>
</context>
<context>
    <name>FullContent</name>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>選択したルールを追加します。%1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>このルールを追加します。%1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>オプションを減らす</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>ルールの保存先</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>すべてのプロジェクト</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>ファイルの編集も受け入れる</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>セッションのフォルダーより上のフォルダーへのアクセスも許可</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>コンピューター全体へのアクセスも許可</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>次の %Ln 個のフォルダーへのアクセスも許可</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>ホームフォルダー全体へのアクセスも許可</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>許可済みのもの以外は確認なしですべて拒否</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>確認の判断も Claude Code に任せる</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>「先に確認」にも切り替え</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>プランモードにも切り替え</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>提示される提案は種類ごとに最大 {count} 件です</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code は Claude Desk が対応していない変更も提案しています: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>このセッションの終了まで</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>すべてのプロジェクト</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>このプロジェクト</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>このプロジェクト、全員</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>このプロジェクトの .claude/settings.json に保存され、他の人と共有されます。</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>このプロジェクトの .claude/settings.local.json に保存されます。</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>ユーザー設定 (~/.claude/settings.json) に保存されます。</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>「{place}」に保存されます。</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>長すぎて表示できない提案は対象外です</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>このプロジェクト (自分のみ)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>このプロジェクト (共有)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>このセッションが終了するまで有効で、保存されません。</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>不明な変更</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>既存のルールの変更</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>フォルダーの削除</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>確認のルール</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>拒否のルール</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>モード {mode}</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>プロファイル: %1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>.deb パッケージから</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>.rpm パッケージから</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>ポータブルアーカイブから</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>{folder} の Git チェックアウト</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>{folder} 内</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>新しい .deb パッケージをインストール</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>新しい .rpm パッケージをインストール</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>インストールしたときと同じ方法</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>新しいアーカイブを同じ場所に展開</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>{installer} を使用 ({folder})</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>{folder} で git pull</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>最新へ移動</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>フォルダーの設定を確認</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>Git 設定 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>MCP サーバー %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>環境変数 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>フック %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other settings</source>
        <translation>
            <numerusform>その他の設定 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>権限ルール %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>スケジュールされたタスク %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>読み込まれていないこのフォルダーの MCP サーバー: {names}。</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>このフォルダーは独自の設定を適用せずに開かれました。</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>このフォルダーは独自の設定なしで開かれました: {settings}。</translation>
    </message>
</context>
<context>
    <name>Lightbox</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Attachment %1 of %2</source>
        <translation>添付ファイル %1/%2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>この画像を表示できません。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 として保存しました</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>ウィンドウに合わせる/実際のサイズ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
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
        <translation>読み込み中…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>{place}へのコメント</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>削除された {line} 行目</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>削除された {first}～{last} 行目</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>{first}～{last} 行目</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}、削除された {line} 行目</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}、削除された {first}～{last} 行目</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}、{line} 行目</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}、{first}～{last} 行目</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>セッションをグループ化</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>フォルダー別</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>時間別</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>セッションをグループ化</translation>
    </message>
</context>
<context>
    <name>LocaleFormat</name>
    <message>
        <source>$</source>
        <translation>$</translation>
    </message>
    <message>
        <source>less than {sum}</source>
        <translation>{sum} 未満</translation>
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
        <translation>{hours} 時間 {minutes} 分</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
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
        <translation>別のプログラムがこのセッションに書き込んでいます。この画面にはその内容が反映されます。</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>別のプログラムがこのセッションに書き込みました。このウィンドウの Claude はその部分を見ていません。</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>セッションを再読み込み</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>もう一方のウィンドウがセッションを解放しませんでした。そのウィンドウで確認を求めている可能性があります。</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>このセッションは Claude Desk の別のウィンドウで開かれています。この画面にはその内容が反映されます。</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>探した場所</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>ありますが、実行できません</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1、折りたたみ済み</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1、展開済み</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln 個のフォルダー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln 件のパターン</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>{folders}を一覧表示</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>{files}を読み取り</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>{files}を読み取り、{folders}を一覧表示</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>{files}を読み取り、{patterns}を検索</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>{files}を読み取り、{patterns}を検索、{folders}を一覧表示</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>{patterns}を検索</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>{patterns}を検索、{folders}を一覧表示</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>再接続</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>%1 に再接続</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>オフにする</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>%1 をオフにする</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>オンにする</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>%1 をオンにする</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>処理中…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>オフにしたサーバーは、以降のセッションでもこのフォルダーではオフのままです。</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Claude Code を再起動</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln 件の MCP サーバーが失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln 件の MCP サーバーでサインインが必要</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln 個のツール: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>再起動すると終了します: {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code が起動すると利用できます。</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>Claude Code が再起動するまで Claude が使用できます。</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude Code の再起動後に Claude がそのツールを使えるようになります。</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>MCP サーバー {name} が失敗</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>このセッションに MCP サーバーはありません。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>このフォルダーのターミナルで claude を実行し、/mcp でサインインしてから、ここで再接続してください。</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>サインインが必要</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>マージを取り消しました。</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln件のコミットがフォルダー{folder}の{target}に入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>worktreeの%Ln件のファイルはコミットされていないため、マージされません:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>{folder}の%Ln件のファイルはコミットされておらず、そのまま残ります:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln件のファイルが競合します。マージ後にあなたかClaudeが解決するか、マージを取り消せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>{branch}のコミットはすべて{target}に入っています。</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>{folder}に変更がステージされています。先にコミットするか、ステージを解除してください:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Gitで実行できませんでした。何もマージされていません。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Gitに時間がかかりすぎたため停止しました。何もマージされていません。</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>マージの途中で Git が終了しました。{target} にそのコミットはありませんが、フォルダー {folder} のファイルが書き込まれた可能性があります。</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Gitが見つかりません。インストールしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>このブランチの元になったブランチをチェックアウトしている場所がありません。先にそのブランチをチェックアウトしてください。</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>{folder}で完了していません: {operation}。先に完了するか中止してください。</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>プッシュはされません。</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>確認した後でフォルダーが変更されました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>マージを停止しました。何もマージされていません。</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>マージすると、{folder}のコミットされていないファイルが上書きされます。先にコミットするか移動してください:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>このフォルダーはworktreeではないため、ここでマージするブランチはありません。</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>このGitは競合があるかを事前に判断できません。競合した場合はマージを取り消せます。</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>このworktreeはどのブランチにもありません。先にブランチを作成してください。</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>競合します</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 送信されません。</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>添付ファイル: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>言及: %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>メッセージキュー</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude が今受け取ります。実行中のものはバックグラウンドで続きます</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>実行中のコマンドまたはエージェントはバックグラウンドで続きます。</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>返却中</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>Claude Code に配信済み</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>編集中</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>次に送信されます。そのために Claude のターンを停止しました</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>{time} に送信されませんでした</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>現在のステップの後に送信</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>このターンの後に送信</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>{time} に送信</translation>
    </message>
    <message>
        <source>{message}, {state}</source>
        <translation>{message}、{state}</translation>
    </message>
    <message>
        <source>{text}, {attachments}</source>
        <translation>{text}、{attachments}</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>Effort</source>
        <translation>エフォート</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>モデルとその他</translation>
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
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>画像と PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>新しいフォルダーをキャンセル</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>新しいフォルダーの名前</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>別のフォルダーで新しいセッション</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>別のフォルダーで始める</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>ブランチ: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>新しいワークツリーで…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>指示: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>別のブランチに切り替える</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>切り替え中…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>%1 の最近のセッション</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>このフォルダーの最近のセッション</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>ワークツリーは、同じリポジトリの別のフォルダーで、独自のブランチを持ちます。Claude がそこで行う変更は、ここのファイルには影響しません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>作成して開始</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>このリポジトリのファイルはフィルターを指定しています。Git の設定により、次のプログラムが実行されます:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>無視されているファイル</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>リポジトリを確認しています…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>新しいブランチ</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>新しいワークツリーで新規セッション</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>未完成のワークツリーを削除</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>これらのフィルターを実行する。実行しない場合、ファイルは Git が保存している形のままになり、Git LFS のファイルはポインターだけになります。</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>開始位置</translation>
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
        <translation>.worktreeinclude が指定するファイルが多すぎるため、コピーされません。パターンを絞り込んでください。</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>ファイルをチェックアウト中: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>.worktreeinclude が指定する無視ファイル %Ln 個をコピー ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>{base} を起点に、新しいブランチ {branch} を持つフォルダー {folder} を作成します。</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>ワークツリーを作成しています…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>リポジトリを読み取れませんでした。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln 個のファイルが保存されませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>新しい会話が始まりました。Claude は上のトランスクリプトを知りません</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>許可が遅すぎたため実行されませんでした</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>許可が遅すぎたため実行されませんでした: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>添付ファイルが見つかりませんでした</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>バックグラウンドエージェントが停止されました</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code はこのセッションを保存できませんでした: ディスクの空き容量がありません</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code はこのセッションを保存できませんでした: ディスクの空き容量がありません ({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code がメッセージを受け付けませんでした</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code は終了処理中です</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code は終了処理中です: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude がワークスペースにファイルを保存しました</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>Claude の返信が空だったため、もう一度依頼しました</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>圧縮しました</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>圧縮しました ({then} → {now} トークン)</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>自動的に圧縮しました</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>自動的に圧縮しました ({then} → {now} トークン)</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>会話を圧縮中</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>会話の圧縮が停止されました</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>会話を圧縮できませんでした</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>会話を圧縮できませんでした: フックによりブロックされました</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>会話を圧縮できませんでした: 長すぎます</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>会話を圧縮できませんでした: 短すぎます</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>会話を圧縮できませんでした: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>保存されませんでした: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>保存されませんでした: {names}、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>コンテキストを節約するため、古いツール結果が削除されました</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>返信のないまま出力トークンの上限に達したため、もう一度依頼しました</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>出力トークンの上限に達しました。Claude が続行します</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公開しました</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>公開しました: {url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>スケジュールされたタスクが開始されました</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>スケジュールされたタスクが開始されました: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>サインインに失敗しました: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Claude Code により開始</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>スケジュールされたタスクにより開始</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>スケジュールされたウェイクアップにより開始</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>新しいメッセージに置き換えられました</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>フック {name} がブロックしました</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>フック {name} がブロックしました: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>フック {name} が失敗しました</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>フック {name} が失敗しました: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>フック {name}: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>フック {name} が Claude を停止しました</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>フック {name} が Claude を停止しました: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>フック {name} が Claude に伝えました: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>プラグイン {name} をインストールできませんでした</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>プラグイン {name} をインストールできませんでした: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>プラグイン {name} をインストールしました</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>返信が途中で切れました。Claude が続行します</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>セッションをミラーリングできませんでした: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>セッションファイルのこの部分は破損しています。何かが欠けている可能性があります。</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>このプロジェクトの CLAUDE.md は非常に長いです</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>このプロジェクトの CLAUDE.md は非常に長いです: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>不明なコンテンツの種類: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>不明なメッセージの種類: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>不明なメッセージの種類: {name} (%Ln 回)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>離席中の要約</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>離席中の要約: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>あなたが実行: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>別のモデル</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>種類なし</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} がこのリクエストを断りました</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} がこのリクエストを断りました。代わりに {fallback} が回答します</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} は利用できません。{fallback} が回答します</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} は過負荷です。代わりに {fallback} が回答します</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>{tool} はルールにより拒否されました</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>{tool} は拒否されました: {reason}</translation>
    </message>
</context>
<context>
    <name>NotificationSettings</name>
    <message>
        <source>1 min</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 分</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 秒</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分</translation>
    </message>
    <message>
        <source>A permission, a question or a plan is waiting.</source>
        <translation>許可、質問、またはプランが待っています。</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>ターンがエラーで終了したとき</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>ターンは終わり、エージェントはまだ作業中です。</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>使用上限に達したとき</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>すべてのターンの後</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude が完了したとき</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude が対応を待っているとき</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude がエージェントを待っているとき</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>内容を隠す</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>サウンドプレーヤーが見つかりません。pw-play、paplay、aplay のいずれかをインストールしてください。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>通知には、どのセッションか、何を求めているかは表示されません。</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>通知するターンの最短時間</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>別のウィンドウがアクティブなときに、Claude が対応を必要とするか完了すると鳴ります。</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>通知を表示</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>別のウィンドウがアクティブなとき、または別のセッションが表示されているときに、デスクトップが表示します。通知から要求を拒否できますが、許可することはできません。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>このシステムでは通知はまだ利用できません。</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln 個のコマンドが実行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln 件のメッセージが待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>セッションが失敗しました。</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>セッションが完了しました。</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>セッションが対応を待っています。</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>セッションがエージェントを待っています。</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>使用上限に達しました。</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>「{subject}」を拒否</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>セッションの通知はこのように表示されます。</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>返信</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>その時に送信</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>再度呼び出す</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>開いているエージェント</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>このエージェントを停止</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Claude からの依頼</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>「{agent}」からの依頼</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code はまだこのエージェントの ID を通知していません。</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>メッセージは Claude に届き、Claude がこのエージェントに伝えます。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>Claude に送信しました。</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>Claude に送信しました。Claude が伝えます。</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>このバージョンの Claude Code はエージェントにメッセージを伝えません。</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>このエージェントはあなたが停止しました。Claude Code は再開しません。</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} トークン</translation>
    </message>
</context>
<context>
    <name>OptionPreview</name>
    <message>
        <source>Preview: %1</source>
        <translation>プレビュー: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Claude Code 用のデスクトップチャットクライアントです。</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>{mark} より後の引数は Claude Code に渡されます。</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>Claude Desk をデスクトップのメニューに追加して終了する</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>あいまいなオプション: {option} は {matches} のいずれかに一致します</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>引数 {name}: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>Claude Code を起動するコマンド</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>フォルダーの最新のセッションを続行する</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>引数が 1 つ必要です</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>明示的な引数 {argument} は無視されました</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>無効な値: {value} ({choices} から選択)</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>ウィンドウの言語: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>セッションのモデル (Claude Code と同じ)</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>フォルダーがありません: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>引数 {name} と同時には使用できません</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>Claude Desk がすでに動作していても、別のウィンドウを開く</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>権限モード (Claude Code と同じ)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>新しいセッションのプロファイル。デフォルトは {name}</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>開くプロジェクトフォルダー</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>フォルダーのこのセッションを再開する</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>プログラムのバージョン番号を表示して終了する</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプメッセージを表示して終了する</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>テーマ (今回の起動のみ)</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>デモを試す (アカウント不要)</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>不明な言語: {language} (利用可能: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>認識できない引数: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>使い方: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>{option} と併用: 追加したものを削除する</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} には {other} が必要です</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: エラー: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln 件の指摘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln 件のジョブ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>通知 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>未読の通知 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>%Ln 件のリソース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln 件の結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>5 時間の上限</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>At</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>ブランチ</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>モデル別</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>変更された行</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>Webhook を作成</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>カスタムエージェント</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>追加使用量</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>不具合</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>アイデア</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>ワークツリーを残す</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>圧縮のための空き</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>実行の一覧</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP リソース</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP リソース</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>MCP サーバーの説明</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP ツール</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>MCP ツール (必要時に読み込み)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>メモリファイル</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>不足している機能</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>サインインが必要</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次回</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>指摘なし</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>未達成</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>永続</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>公開</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>実行ログを読む</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>メモリを読む</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>ワークツリーを削除</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>戻り先</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>スラッシュコマンド</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を終了</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>システムツール</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>システムツール (必要時に読み込み)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>遅延が{duration}に変更されました</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>サービスが拒否しました</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Claude の応答時間</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>コミットされていない変更</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用状況</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>使用量の上限</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>ウェイクアップをキャンセルしました</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>監視</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>週間上限</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>コンテキストの内訳</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>閲覧できる人</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>ワークツリー</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>{duration}後</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>ジョブなし</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公開済み</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>更新済み</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count}/{window} トークン</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>上限を {count} トークン超過</translation>
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
        <translation>{limit}: まもなく到達</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}: 到達</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>入力 {sent} · 出力 {received}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} 使用済み</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} 使用済み、リセット: {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>すべてのセッション</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>ページを閉じる</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>この状態のセッション</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>新しい返信</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 個のエージェント</numerusform>
        </translation>
    </message>
    <message>
        <source>In a terminal</source>
        <translation>ターミナルで実行中</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>別のウィンドウで開いています</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>この状態のセッションはありません。</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>開いているセッションはありません。</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>セッション間の区切り</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>パネルを閉じる</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>権限の履歴</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用状況</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>パネルの幅</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>次の部分</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>前の部分</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>ルールを追加して許可</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>今回のみ許可</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>オプション付きで許可</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>常に許可…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>メモを付けて拒否…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Claude へのメモ</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>権限リクエスト: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>Claude は代わりに何をすべきですか？「拒否」と一緒に送信されます</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>権限の履歴</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>JSON Lines として保存…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Markdown として保存…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>権限の履歴を保存</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>権限の履歴を検索</translation>
    </message>
</context>
<context>
    <name>PermissionLogRow</name>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2、%3、%4</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, collapsed</source>
        <translation>%1: %2、%3、%4、折りたたみ済み</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>入力: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>今回のみ許可</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答済み</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>確認ルール ({place}): {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>要求元: {asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>計画の続行を依頼</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>辞退</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>拒否して停止</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>通知で拒否</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>確認なしで拒否</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>拒否: ターンが停止されました</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>拒否ルール ({place}): {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>回答せず</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>セッションとともに終了</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>フォルダー ({place}): {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>モード ({place}): {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>不許可: Claude Code が終了しました</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>未回答: セッションが閉じられました</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>権限の履歴: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>プランを承認</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除済み</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>次の「許可」で削除、それまでは有効</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>ルール ({place}): {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>ルール「{behavior}」({place}): {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Claude Code が取り下げ</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>このプロジェクトのローカル設定</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>このプロジェクトの設定</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>ユーザー設定</translation>
    </message>
    <message>
        <source>{change} ({place})</source>
        <translation>{change} ({place})</translation>
    </message>
    <message>
        <source>{change} ({state})</source>
        <translation>{change} ({state})</translation>
    </message>
    <message>
        <source>{decision} · {state}</source>
        <translation>{decision} · {state}</translation>
    </message>
    <message>
        <source>{time} · {tool}: {decision}</source>
        <translation>{time} · {tool}: {decision}</translation>
    </message>
</context>
<context>
    <name>PermissionLogView</name>
    <message>
        <source>Cannot read it: {reason}</source>
        <translation>読み取れません: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>保存できませんでした: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>{tool} の入力</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>このセッションにはまだ決定がありません</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>権限の履歴</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} を保存しました</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>最新の決定のみ表示しています</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 を変更</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新規: %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>ルールを追加</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>権限ルール</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>この動作のルール</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code が起動すると利用できます。</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>ルールにより Claude Code は確認します。{rule} が {over} より優先されます。</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>ルールにより Claude Code は確認します: {rule}</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>ルールにより拒否されます: {rule}</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>ルールにより確認なしで実行されます: {rule}</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code が {rule} を {file} に追加しました。</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Claude Code にルールを問い合わせています…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code が {rule} を {file} から削除しました。</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>効果なし: {rule} がすでに許可しています</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>効果なし: {rule} が先に確認します</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>効果なし: {rule} が拒否します</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>該当するルールはありません。権限モードが決めます。読み取るだけの一部のコマンドはすぐに実行されます。</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>ルールが見つかりません</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>ルールはありません。Claude Code はモードに従って確認します。</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>{rule} があるため、Claude Code にしか判断できません。</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Claude Code にしか判断できません。このコマンドの各部分を個別に調べます。</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>このルールはすべてのコマンドが対象です。</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>このバージョンの Claude Code はルールを一覧しません。</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>後に続くオプションやファイルは問いません。</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>効果なし</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>組織が独自のルールのみを許可しています。</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>あなたが内容を編集しました</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool}、要求元: {asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool}、要求元: {asker} · {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1、キー %2</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>このプランを承認しますか？</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>承認しても、要求された権限は付与されません: %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude はプランを送信しませんでした。プランを求めるには「計画を続ける」を選んでください。</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>計画を続ける</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Claude へのメモ</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>プランは %1 に保存されています</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>何を変えるべきですか？「計画を続ける」と一緒に送信されます</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>まだ何も変更されていません</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>コメントするには、その部分をクリックするか、選択して Enter を押します</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>プランの各部分</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1、あなたのコメント: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>この部分にコメント</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>この部分へのコメント、Enter で保存</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>コメントを削除</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln 件のコメントは「計画を続ける」で送信され、「承認」では送信されません</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>承認して編集を受け入れる</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>承認して先に確認する</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>承認後は{mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>計画を続ける</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>計画を続ける、コメント %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>{prompt} ({tool})</source>
        <translation>{prompt} ({tool})</translation>
    </message>
</context>
<context>
    <name>ProcessEnd</name>
    <message>
        <source>A proxy setting is not a complete address. Correct HTTPS_PROXY or HTTP_PROXY.</source>
        <translation>プロキシの設定が完全なアドレスではありません。HTTPS_PROXY または HTTP_PROXY を修正してください。</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Claude Desk と Claude Code の間のスクリプトが通信内容を変更しています。Claude Code のプログラムを直接使用してください。</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>設定ファイルが有効な JSON ではありません。ファイルを修復するか、別の場所に移してください。</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code は一時ファイル用フォルダーを安全に使用できません。フォルダーの所有者と権限を確認してください。</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code はセッションのフォルダーを使用できません。別のフォルダーでセッションを開始してください。</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code は組織の設定を使用できません。管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code はアカウントの組織を確認できませんでした。ネットワークを確認するか、もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code はこのセッションのワークツリーを確認できませんでした。もう一度試してください。</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code は組織が必要とする設定を読み込めませんでした。ネットワークを確認して、もう一度試してください。</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>Claude Code を起動できませんでした。</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>Claude Code を起動できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code は {duration} 以内に応答しませんでした。一覧は現在書き込まれている内容です。</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code はこれを書き込まず、理由も示しませんでした。</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code はこのセッションのワークツリーでは続行しません。</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code が終了しました (終了コード {code})。</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code が終了しました。</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code はシェルを見つけられませんでした。Git Bash をインストールするか、PowerShell を許可してください。</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code が応答していません: {reason}。</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code は実行されていません。</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code はサンドボックスで動作する必要がありますが、ここでは使用できません。bubblewrap と socat をインストールするか、管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code がこれを拒否しました</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>Claude Code が見つからないため、何も書き込まれませんでした。</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code が強制終了されました (シグナル {name})。</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code はこの会話をバックグラウンドで処理しています。先にそのセッションを終了してください。</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>root ユーザーは許可の要求なしでは作業できません。</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>トランスクリプトは残っていますが、Claude はこのターンを知りません。メッセージをもう一度送信してください。</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>トランスクリプトは残っています。次のメッセージはここから続きます。</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>このフォルダーは信頼されていないため、何も書き込まれませんでした。</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>このルールはもうありません。別のプログラムが削除しました。何も変更されていません。</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>この Claude Code のバージョンは古すぎます。更新してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>アカウントの組織はここでは許可されていません。別のアカウントでサインインしてください。</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>組織では独自のプラグイン、エージェント、MCP サーバーが許可されていません。Claude Code を起動するコマンドから削除してください。</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>組織ではこの API プロバイダーが許可されていません。別のプロバイダーのプロファイルを使うか、管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>組織ではサインインが必要ですが、API キーまたはトークンが設定されています。それらのないプロファイルを使うか、環境から ANTHROPIC_API_KEY と ANTHROPIC_AUTH_TOKEN を削除してください。</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>組織のゲートウェイがサインインを終了しました。もう一度サインインしてください。</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>組織のゲートウェイがこのアカウントを拒否しています。別のアカウントのプロファイルを使うか、管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>このアカウントには組織の設定が拒否されています。もう一度サインインするか、管理者に問い合わせてください。</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>入力が閉じられました</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>出力が閉じられました</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>終了しません</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>{duration}以内に応答がありません</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>プロファイルの変数 {variable} のコマンドを開始できませんでした</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>プロファイルの変数 {variable} のコマンドが {duration} 以内に終了しませんでした</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>プロファイルの変数 {variable} のコマンドが失敗しました (終了コード {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>プロファイルの変数 {variable} のコマンドが値を出力しませんでした</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>プロファイルの変数 {variable} のコマンドの出力が多すぎます</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>プロファイルの変数 {variable} のコマンドが見つかりません</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>デスクトップのキーリングにプロファイルの変数 {variable} の値がありません</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>プロファイルの変数 {variable} があるデスクトップのキーリングが応答しません</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>プロファイルの変数 {variable} があるデスクトップのキーリングがロックされています</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>フォルダー {folder} が存在しません</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>フォルダー名が有効な UTF-8 ではないため、Claude Code では使用できません。フォルダーの名前を変更するか、別のフォルダーを開いてください</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>このセッションのプロファイルはもう存在しません</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>プロファイルの変数 {variable} は使用できません</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} は有効な JSON ではありません。ファイルを修復するか、バックアップ {backup} が完全なら元に戻してください。</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} は有効な JSON ではありません。ファイルを修復するか、別の場所に移してください。</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>このフォルダーのすべての新しいセッションに使用</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>このセッションのプロファイル</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>設定に従う</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>キーリング</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>設定に従う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code のコマンド</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Claude Code のフォルダー (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>プロファイルを編集</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新しいプロファイル</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>これらのフォルダーとその下のフォルダーの新しいセッションは、このプロファイルになります。</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>開いているセッションは、Claude Code が再び起動したときに変更後の変数を使います。</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>権限モード</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>このプロファイルの新しいセッションの権限モード</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>プロファイルを保存</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>このプロファイルのセッション、設定、サインイン情報はここに保存されます。ない場合は Claude Code が作成します。</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>本人だけが読めるファイルに保存されます。コマンドは Claude Code の起動のたびに秘密の値を出力します (シェルは使いません)。キーリングはデスクトップのものです。</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
</context>
<context>
    <name>ProfileSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Accounts of Claude Code side by side, each with its own Claude Code folder and variables. The commands that Claude runs inherit the variables of the session&apos;s profile, keys too. Keys and addresses for Claude from Claude Desk&apos;s own environment go to the default profile alone.</source>
        <translation>Claude Code のアカウントを並べて使えます。それぞれに Claude Code のフォルダーと変数があります。Claude が実行するコマンドは、キーも含めてセッションのプロファイルの変数を引き継ぎます。Claude Desk 自身の環境にある Claude 用のキーとアドレスは、デフォルトのプロファイルにだけ渡されます。</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>新しいプロファイル…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>サインアウト…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>数値はディスク上のセッションのものです。Claude Code は、設定で別に指定しない限り、30 日後にセッションを削除します。</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>新しいセッションに使用している %Ln 個のフォルダーは、デフォルトのプロファイルに戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>プロファイルのセッションがまだ開いているため、プロファイルは削除されませんでした。</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>名前のない変数があります。</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>この名前は別のプロファイルが使用しています。</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>このフォルダーは別のプロファイルが使用しています。セッションの所属がわかるように、それぞれに別のフォルダーが必要です。</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk: {profile} の {variable}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>%Ln 件のセッションを閉じてプロファイルを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>セッションを閉じると、その中で実行中のものはすべて終了します。</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>プロファイルを保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>プロファイルを削除</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>プロファイル「{name}」を削除しますか？</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>40 文字以内の名前を入力してください。</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>{name} の値を出力するコマンドを入力してください。</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>フォルダーの完全なパス、または ~/ で始まるパスを入力してください。</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>キーリングに保存する {name} の値を入力してください。</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>削除されるのはプロファイルだけです。フォルダー {folder} はセッション、設定、サインイン情報とともにそのまま残り、キーリングの値も残ります。このフォルダーを持つプロファイルができると、セッションは再び一覧に表示されます。</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>プロファイル「{name}」を削除しました。</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>Claude Code のコマンドに閉じられていない引用符があります。</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>{name} の値は使用できません。</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>{name} という名前の変数が 2 つあります。</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>このバージョンでは {name} の値の取得元がわかりません。</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>ここでは {name} を変数名に使用できません。</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>「{title}」は開いています。</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>変数を追加</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>値を出力するコマンド</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>値を隠す</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>キーリング内</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>変数の名前</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>変数を削除</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>値を表示</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>変数の値</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>値の取得元</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>%1 の値の取得元</translation>
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
            <numerusform>%Ln 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>デフォルト</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} トークン</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Find a message</source>
        <translation>メッセージを検索</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>メッセージなし</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>あなたのメッセージ</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>同じ名前のフォルダーがあります</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>変更 {number}: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>セル {cell} を削除します</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>改行コードが {before} から {after} に変わります</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>新しいセル</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>セル {cell} の後に新しいセル</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>新しいファイル</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>ファイルがありません。Claude Code はこれを拒否します</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>ノートブックがありません。Claude Code はこれを拒否します</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み取り中…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>%Ln か所すべてを置換します</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>セル {cell} を置換します</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>既存のファイルを置き換えます</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>既存のファイル ({size}) を置き換えます。テキストではありません</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>既存のファイル ({size}) を置き換えます。大きすぎて比較できません</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>内容は空白と改行だけです</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>既存のファイルを読み取れません</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>既存のファイルがテキストではないため、変更を表示できません</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>既存のファイルが大きすぎて比較できません</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>ファイルは既にこの内容です</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>ファイルの改行コードは CRLF です</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>ファイル内の曲がった引用符は、まっすぐな引用符と一致するものとして扱われます</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>ファイルに CRLF と LF の改行コードが混在しています。Claude Code が統一します</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>ファイルは空になります</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>置換するテキストがファイルにありません。Claude Code はこれを拒否します</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>置換するテキストが %Ln か所にあります。Claude Code はこれを拒否します</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>この名前は通常のファイルではありません</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>既に存在するファイルを作成しようとしています。Claude Code はこれを拒否します</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}、{size} を置き換え</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>差分を表示</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>プランモードに入ります</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>プランについて決定されませんでした</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>プランの準備完了</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>要求された権限</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>プランを提示できませんでした</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>プランは承認されませんでした</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>チームリードを待機中</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>あなたが計画の継続を求めました</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>あなたは質問に回答しませんでした</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>あなたがプランを編集しました</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの回答</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>あなたのフィードバック</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>あなたのメモ</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (ほか %Ln 件)</numerusform>
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
        <translation>この質問に回答</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude はすべての回答をまとめて受け取ります</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>辞退</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>辞退して %Ln 件の回答を破棄しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>回答しない</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>回答せずに %Ln 件の回答を破棄しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>回答を維持</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>回答を維持</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>MCP サーバーの質問: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>スキーマ</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>この質問をスキップ</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>MCP サーバー %1 からの質問</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>MCP サーバー %1 がページを開くよう求めています</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>この質問はフォームに収まりません。このスキーマに従って JSON で回答してください。</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>この質問はフォームに収まりません。このスキーマに従って JSON で回答してください。%1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>JSON での回答</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>回答は Claude ではなく MCP サーバーに送られます</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · 任意</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>自分の言葉で回答</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>回答をクリア</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>自分の言葉で</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>あなたの回答</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>すべての質問がスキップされています</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>未回答: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>質問 {number}</translation>
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
…ほか %Ln 文字</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>質問元: {asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>ここからは開けません</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>ここでは確認されません: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>自動で送信しない</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>メッセージ欄に戻す</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>現在のステップの後に送信</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>このターンの後に送信</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>メッセージを送信</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>このバージョンの Claude Code では送信済みのメッセージを戻せません</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>キュー内のメッセージ</translation>
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
        <translation>5 時間の上限に近づいています。</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>5 時間の上限に達しました。</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude は追加使用量で続行します。</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>追加使用量の上限に近づいています。</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>追加使用量の上限に達しました。</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>{day} {time} にリセットされます。</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>使用量の上限に近づいています。</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>使用量の上限に達しました。</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>Opus の週間上限に近づいています。</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>Opus の週間上限に達しました。</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>Sonnet の週間上限に近づいています。</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>Sonnet の週間上限に達しました。</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>週間上限に近づいています。</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>週間上限に達しました。</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>{share} 使用済み。</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>すべてやり直す</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>無効です: ポインターはこのウィンドウに入ったばかりです。もう一度押してください。</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>無効です: これは表示されたばかりです。もう一度押してください。</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>無効です: 直前の操作の続きかもしれません。少し待ってからもう一度押してください。</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>無効です: このウィンドウは前面に来たばかりです。もう一度押してください。</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>無効です: 直前まで入力中でした。もう一度押してください。</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>グラフィックスドライバーが動作しないため、CPU で描画します。</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>既存のファイルを維持</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>下にあと %Ln 行（Page Down）</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>折りたたみ済み</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code にサインインしていません</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude が過負荷状態です</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>Claude のサーバーが過負荷状態です</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>出力トークンの上限に達しました</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>レート制限に達しました</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>アカウントが保留されています</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>アカウントの確認が必要です</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>クラウドの認証情報が拒否されました</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>リクエストに失敗しました</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>リクエストに失敗しました (ステータス {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>リクエストが拒否されました</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>アカウントの請求に問題があります</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>このアカウントの組織では Claude Code の使用が許可されていません</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>このモデルは存在しないか、このアカウントでは利用できません</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>認証に失敗</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>請求エラー</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>出力トークンの上限に到達</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>レート制限に到達</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>{error} ({status})</source>
        <translation>{error} ({status})</translation>
    </message>
</context>
<context>
    <name>RequestHeader</name>
    <message>
        <source>Collapse the request (0)</source>
        <translation>リクエストを折りたたむ (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>リクエストを展開 (0)</translation>
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
            <numerusform>%Ln 行、下に続きあり</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>入力を読み込んでいます…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>実行前に編集できます</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>後の質問</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>次のリクエスト</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>前の質問</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>前のリクエスト</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>このプロジェクト外のファイルを含みます: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>対象: {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>このプロジェクトの外: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>パスはシンボリックリンク経由で {path} につながっています</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>パスはシンボリックリンク経由で、このプロジェクト外の {path} につながっています</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>表示: %1、要求元: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>非表示文字または文字方向を変える文字が %Ln 個あり、⟨U+…⟩ と表示しています</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>{tool} を許可しますか？</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>長い空白があります。下または右の続きも読んでください</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>バックグラウンドで続行します</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>ファイルを削除、または変更を破棄: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>このファイルを編集しますか？</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>このノートブックを編集しますか？</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>この会話を終了しますか？</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>実行中のプログラムを終了または変更: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>ワークツリーに入りますか？</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>この URL を取得しますか？</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>これらのファイルを検索しますか？</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>ワークツリーから出ますか？</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>このフォルダーを一覧表示しますか？</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>部分 {part}/{count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>このプラグインを公開しますか？</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>MCP サーバー {server} からの質問</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>ネットワークにアクセス: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>このファイルを読み取りますか？</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>このノートブックを読み取りますか？</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>これらのファイルを受け取りますか？</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>このコードを実行しますか？</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>このコマンドを実行しますか？</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>別のユーザーとして実行: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>渡されたコードを実行: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>サンドボックスの外で実行します</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>これらのファイル内を検索しますか？</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>ウェブを検索しますか？</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>これらのファイルを送信しますか？</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>この報告を送信しますか？</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>この目標を設定しますか？</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>このスケジュールを設定しますか？</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>ガイドを共有しますか？</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>このコマンドは解析されていません。全体を読んでください</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>長すぎて解析できません</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>2 つの名前が同じに見えます: {first} と {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>通常と異なるツール名です。別のツールを装っている可能性があります</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>Claude Design を使用しますか？</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>MCP ツール {tool} を使用しますか？</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>claude.ai のプロジェクトを使用しますか？</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>このスキルを使用しますか？</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>claude.ai のページを使用しますか？</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>claude.ai のルーチンを使用しますか？</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>MCP サーバー {server} の {tool} を使用しますか？</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>このファイルに書き込みますか？</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>ファイルに書き込み: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>入力したテキストに、非表示文字または文字方向を変える文字が %Ln 個あります。削除してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names}、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name} ({line} 行目)</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}… (ほか {size})</translation>
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
        <translation>バックスラッシュまたは改行が含まれています</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>このコンピューターまたはローカルネットワークに接続します</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>ホストなし</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>暗号化されていません</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>ホスト名に、名前に使用できない非 ASCII 文字があります</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>ホスト名に非 ASCII 文字があります: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>ホストが名前ではなく数値です</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>ホストが無効なエンコード済みの名前です</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>ホストがエンコード済みの名前です: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>ホストがパーセントエンコードされています: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>@ の前の部分はホストではありません。接続先は {host} です</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>{scheme} アドレスです</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>ウェブアドレスではありません</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>通常と異なる表記です。接続先は {host} です</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>ポート {port} を使用します</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code が %Ln 件のリクエストを取り下げました。最後のリクエスト: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Claude Code が取り下げ: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}、要求元: {asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>%Ln 個のエージェントが作業中です。先に停止するか、お待ちください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln 個のファイルはここに表示された後に変更されたため、そのままにしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>別のウィンドウがこのフォルダーを処理中だったため、変更が記録されていない可能性があります。</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>変更は次のメッセージから記録されます。</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Claude Code を再起動できませんでした。</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code は巻き戻せませんでした: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code が終了しませんでした。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude は時間内にメッセージを提案しませんでした。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude はメッセージを提案しませんでした。</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude はメッセージを提案しませんでした: {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude はこのフォルダーで別のセッションの作業をしています。先にその作業を停止するか、お待ちください。</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude が作業中です。先にターンを停止してください。</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>そこでセッションを開始できませんでした。{reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>%Ln 個の新しいファイルを削除しました: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>このセッションではファイルのチェックポイントがオフです。</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git はこのファイルをステージするときに変換するため、ファイル全体しかステージできません。</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git が応答しませんでした。詳細はログを参照してください。</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>Git がインストールされていません。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git に時間がかかりすぎたため停止しました。</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>Git が見つかりません。Git がないと変更は記録されず、ここで元に戻すこともできません。</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Claude Code は理由を示さず変更しませんでした: {files}。</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>以前の内容が確実ではないため、そのままにしました: {files}。</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>このメッセージのチェックポイントはありません。</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>このメッセージのファイルチェックポイントはありません。</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>それ以降に変更されたファイルはありません。</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>ホームフォルダーとその上位のフォルダーのスナップショットは作成されません。変更は記録されません。</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>読み込み済みのツール呼び出しに、このファイルを指定したものはありません。コマンドまたは別のプログラムが変更した可能性があります。</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>以前の状態に戻っているかどうかは確かではありません: {files}。</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>そのツール呼び出しによる変更は、このセッションにはもう残っていません。</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>ステージ済みのテキストがありません。</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>元に戻すものはありません。</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>何も元に戻されませんでした。詳細はログを参照してください。</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>何も元に戻されませんでした: {reason}。</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>%Ln 個のファイルを復元しました: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>復元しましたが、別のハードリンクには取り消した内容が残っています: {files}。</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>先頭まで巻き戻しました。次のメッセージで新しいセッションが始まります。</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>巻き戻しました。次のメッセージはここから続きます。</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>チェックアウト時に Git が改行コードなどの内容を変換する可能性があるためスキップしました: {files}。Git で復元してください。</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>リンク、ファイル、またはフォルダーが妨げになっているためスキップしました: {files}。</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>その間に変更されたためスキップしました: {files}。</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>以前の内容が保存されていないためスキップしました: {files}。</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>このシステムはスナップショットに対応していません。変更は記録されません。</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>このフォルダーのスナップショットはオフのため、変更は記録されません。設定でオンにできます。</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>ステージとコミットでは、リポジトリが定義するフィルターとフックが実行されます。このフォルダーを信頼すると利用できます。</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Claude が答える前に停止しました。メッセージはメッセージ欄に戻っています。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>変更を読み取れませんでした。詳細はログを参照してください。</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>このメッセージの後に会話が圧縮されたため、それより前には巻き戻せません。</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>デモではファイルは変更されません。</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>このフォルダーを信頼するかどうかを答えると、ファイルが比較されます。</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>この変更より前のスナップショットは削除されました。</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>比較できる Git コミットがありません。</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>このブランチの元になったブランチを持つ別のチェックアウトはありません。</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>このファイルは削除されているため、ファイル全体しか元に戻せません。</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>このフォルダーのファイルは {count} 個を超えているため、変更は記録されません。上限は設定で引き上げられます。</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>このフォルダーのサイズは {size} を超えているため、変更は記録されません。上限は設定で引き上げられます。</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>このフォルダーは Git リポジトリ内にありません。</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>このバージョンの Claude Code ではファイルを復元できません。</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>ステージまたは解除するには、「未ステージ」か「ステージ済み」を選んでください。</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>ファイルの書き込みが中断されました。まだ元に戻っていないファイルがあるかもしれません。「やり直す」で置き換え前の状態に戻せます。</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>メッセージはメッセージ欄に戻りましたが、Claude はまだ覚えています。{reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

このリポジトリで別の Git コマンドが実行中の可能性があります。終了を待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} に書き込めませんでした。</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} に書き込めませんでした: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names}、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name}、ほか %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%Ln 個中 %1 個のファイル。Git が無視するファイルとフォルダー外のファイルはそのままです。ファイルは「変更内容」でやり直せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>%Ln 個のファイルへの変更 (+%1 −%2 行) は取り戻せません。シェルコマンドによる変更はそのまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>変更内容を確認中…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>会話とファイル</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>「%1」を編集して再送信しますか？</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>ファイル: Claude が編集したファイルにその後の変更はありません。</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>ファイル: その後に変更されたものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルを復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>これらも復元: その後にあなたまたは別のプログラムが変更した %Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>両方を巻き戻す</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>会話を巻き戻す</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>「%1」まで巻き戻しますか？</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>巻き戻すと Claude Code が再起動し、%Ln 件のバックグラウンドタスクが終了します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>巻き戻し中…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>このメッセージとそれ以降がすべて削除されます。テキストと添付ファイルはメッセージ欄に戻ります。メッセージを送信するまでは元に戻せます。</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>巻き戻す対象</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>バックグラウンドで実行中</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>バックグラウンドで実行中 · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>再試行 {attempt}/{attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて表示</numerusform>
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
            <numerusform>ほか %Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>編集を受け入れる</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>再度呼び出す</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>注意: {text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude: {text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>コード: {text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>以前</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>以前: %Ln 件のターン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>以前: %Ln 件のターン、{day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>停止から{duration}後に {signal} で終了</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>エラー: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>{duration}で失敗</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>{whole} のうち先頭の {shown}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>見出し: {text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>重要: {text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>これまでのトランスクリプトを含める</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Claude Desk の終了により中断</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>このトランスクリプトで新しいセッション</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>メモ: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>通知: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>新しいセッションとして開く</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>あなたが停止しました</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>あなたの操作により{duration}で停止</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>セッションを閉じたときに停止</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>表: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>思考: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>このモデルは思考を表示しません。</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>この思考は暗号化されており、表示できません。</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>思考 ({duration})</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>ヒント: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>ツール: {tool}: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>ツール: {tool}: {title}、{state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>ツール: {line}、完了</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>ツール: {line}、完了、{duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>ターン: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>警告: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>あなたが実行: {command}、{state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>あなた: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>あなた: {text}、キュー待ち</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>1 秒未満</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>{size} 超</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>所要時間 {duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}、折りたたみ済み</translation>
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
        <translation>{text}、{attachments}</translation>
    </message>
    <message>
        <source>{tokens_in} tokens in, {tokens_out} out</source>
        <translation>入力 {tokens_in} トークン、出力 {tokens_out}</translation>
    </message>
    <message>
        <source>{tool}: {output}</source>
        <translation>{tool}: {output}</translation>
    </message>
</context>
<context>
    <name>RowCopier</name>
    <message>
        <source>Answer copied</source>
        <translation>回答をコピーしました</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>コピーしました · Ctrl+Shift+C で最後の回答をコピー</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>読み取れなかったページを除いてコピーしました</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>コピー中… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>引用するテキストを選択するか、その行に移動してください。</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>コピーする回答がありません。</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>引用するには長すぎます。選択範囲を減らしてください。</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>ソースを表示</translation>
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
        <translation>Alt+マイナス</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt+プラス</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>すべて折りたたむ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>ターンを Markdown としてコピー</translation>
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
        <translation>編集して再送信…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>ここからフォーク</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>メッセージに引用</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>ここまで巻き戻す…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>「変更内容」に表示</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>ソースを表示</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>編集して再送信</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>ソースを表示</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>ルールを追加</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>別のプログラムがこのルールを削除しました。新しいルールとして追加できます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>ルールを変更</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code 自身がこのルールを %1 に追加し、その後古いルールを削除します。元に戻せます。</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code 自身が %1 に 1 行書き込みます。元に戻せます。</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新しいルール</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>ルールの動作</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>ルールの書き込み先</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>書き込み中…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>権限ルール</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>このコマンドは確認されますか?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>MCP サーバー {server} のすべてのツール</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Claude Code の解釈に従います</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>{words} で始まるコマンド</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>{files} の編集</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>すべてのコマンド</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>{tool} のすべての使用</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>{command} と完全に一致</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>{host} のページ</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>{files} の読み取り</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>起動オプション</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>自分、すべてのフォルダー</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}、自分のみ</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}、共有</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>MCP サーバー {server} の {tool}</translation>
    </message>
</context>
<context>
    <name>SafeNames</name>
    <message>
        <source>“{words}”</source>
        <translation>「{words}」</translation>
    </message>
</context>
<context>
    <name>ScrollMarkers</name>
    <message>
        <source>Match in unloaded history</source>
        <translation>未読み込みの履歴内の一致</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>スクロールマーカー</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 件の一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln 個以上のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln 件の結果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>許可するドメイン</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>ブロックするドメイン</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>後の行数</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>前後の行数</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>前の行数</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>先頭の %Ln 件のみ表示しています</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>クエリ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>検索がタイムアウトしました。ほかにも結果がある可能性があります</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>大文字と小文字を区別しない</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>一致部分のみ</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>複数行</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{files}に {matches}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{place} 内の {pattern}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>全文: 「%1」</translation>
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
        <translation>すべてのセッションで「%1」を検索</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>すべてのセッションを検索</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>フィルターをクリア</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>開始日 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>発言者</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>終了日 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>When</source>
        <translation>期間</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 件の一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>すべての期間</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>関連度順</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>その他の相手</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>過去 1 か月</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>過去 1 週間</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>セッション: {title}、{detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>サブエージェント内</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}、検索中…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}、ほかにもあります</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{sessions}に {matches}</translation>
    </message>
    <message>
        <source>{sessions}, {matches}</source>
        <translation>{sessions}、{matches}</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Demo sessions are not saved or searched.</source>
        <translation>デモのセッションは保存も検索もされません。</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>すべてのフォルダー</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>すべてのツール</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>日付は 2026-05-03 の形式で、早い日付を先に入力してください。</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>インデックスを作成中: {done}/{total}。残りはまだ検索対象に含まれていません。</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>ほかにも結果があります。検索条件を絞り込んでください。</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>このフィルターに一致する結果はありません。</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>まだ結果がありません。インデックスを作成中です。</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>結果はありません。</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>検索に失敗しました。</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>すべてのセッションで、あなた、Claude、ツールが書いたすべてを検索します。
フレーズを完全一致で検索するには &quot;引用符&quot; で囲みます。</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>インデックスを作成中です。</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>押すと折りたたみます</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>変更された設定があります</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>デフォルトと異なる設定だけを表示</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>その時に送信</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>使用量の上限</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Enter で現在のステップの後に送信します。</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Enter でこのターンの後に送信します。</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>現在のステップの後に送信</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>このターンの後に送信</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>開けませんでした: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>ほかのセッションで待機中のリクエスト: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>セッションを表示</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>ペインを閉じる</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>フォルダーの設定オフ</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>メインウィンドウに戻す</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>権限の履歴</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Markdown として保存…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>ウェブページとして保存…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>未加工のメッセージを保存…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>あなたのメッセージ</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>一致するセッションはありません。</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>セッションはまだありません。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>%Ln 件中 {found} 件のセッション</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>このセッションを開けません: ファイルにフォルダーが記載されていません。</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>「{title}」を閉じますか？</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>フォルダーを開けませんでした。</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>保存できませんでした: {reason}。終了するまでは保持されます。</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>「{title}」を削除しますか？</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>少し前に変更されました。別のプログラムがまだ書き込んでいる可能性があります。</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>終了するまでは保持されます。</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>ゴミ箱に移動</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>セッションを読み取り中…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>セッションを読み取り中… {total} 件中 {done} 件</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>セッション ID をコピーしました。</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>応答しないディスクにあるセッションがあります。</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>先に停止されます。</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>セッションと、それに関する Claude Desk のデータがゴミ箱に移動します。</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>ディスク上のセッションを読み取れませんでした。</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>使用中のセッション</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>セッション ID をコピー</translation>
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
        <translation>削除…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>worktreeをマージ…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>メインウィンドウに戻す</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>新しいウィンドウに移動</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>ワークツリーを削除…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>並べて表示</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>アーカイブを解除</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>%Ln 個のファイルはワークツリーにコピーされませんでした: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>このセッションの %Ln 件のメッセージはこの会話に含まれていません。Claude はそれらを知りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>使用量の上限のリセットを待っていた %Ln 件のメッセージは送信されませんでした: 時刻を過ぎています。</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} にはターミナルが必要です。このフォルダーのターミナルで claude を実行してください。</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>別のプログラムがこのセッションを「編集を受け入れる」に切り替えました。ここでは Claude は引き続き先に確認します。</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>別のプログラムがこのセッションを「プラン」に切り替えました。</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>自動: 別のモードを選ぶまで、何を実行できるかを Claude Code が判断し、ほとんど確認しません</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>権限のバイパスはこのターンの後に始まります。そのために Claude Code が再起動します。</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>権限のバイパスは %Ln 個のエージェントが終了すると始まり、そのために Claude Code が再起動します。それまでメッセージは待機します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>このフォルダーを開けません: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>このセッションを開けません: ファイルにフォルダーが記載されていません。</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>Claude Code はターンの途中では再起動できません。ターンが終わってからもう一度お試しください。</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>%Ln 個のエージェントの作業中は Claude Code を再起動できません。停止するか、終了後にもう一度お試しください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code は巻き戻し先のメッセージを見つけられませんでした。末尾から続行するため、削除した内容を Claude はまだ知っています。</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code はこのセッションを再開できませんでした: Claude は上のトランスクリプトを知りません。</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code は実行中の呼び出しをバックグラウンドに移しませんでした。Claude は終了を待っています。</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code の起動に時間がかかっています。準備ができるまでメッセージは保持されます。</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>%Ln 個のエージェントが終了すると Claude Code が再起動します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>Claude Code はこのターンが終わると再起動します。</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code がターンと一緒に停止しました: {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code はエフォート「{effort}」を使用します。</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk は {folders} を使用できません。そこに保存されるべきものは、終了すると失われます。</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk が正常に終了しませんでした。セッションを復元しました。</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>Claude は巻き戻し以降の会話を知りません: 保存前に Claude Code が停止されました。</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude はこのターンを知りません: 保存前に Claude Code が停止されました。</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>未送信のメッセージを読み取れませんでした: {reason}。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>キュー内のメッセージを読み取れませんでした: {reason}。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>Claude Desk の一部のファイルを読み取れませんでした: {names} ({reason})。ファイルはそのまま残されています。</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>下書きとキュー内のメッセージを読み取れませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>セッションのタイトルとピン留めを保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>開いているセッションの一覧を保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>プロファイルを保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>このセッションの履歴を保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>このフォルダーについての回答を保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>下書きを保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>設定を保存できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>このフォルダーで Claude Code が適用するファイルが変更されました。Claude Code は停止されました。信頼するかどうかを決めると再起動します。</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>一致箇所へ移動中…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>値が不明な設定を無視しました: {names}。</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>実行されなくなりました: {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>ほかに開いているセッションがありません。開いてから、このセッションと並べて表示してください。</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>プログラムがありません: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code のセッションファイルにないもの: 上のターンのうち {count} 件 ({reason})。テキストは Claude Desk が保管しています。Claude Code が再起動すると、Claude はその内容を知りません。</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code のセッションファイルにないもの: 上のターンのうち {count} 件。テキストは Claude Desk が保管しています。Claude Code が再起動すると、Claude はその内容を知りません。</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>複数のウィンドウにこのセッションの下書きがありました。メッセージ欄にまとめて表示されています。</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>ターミナルで「{command}」を実行してサインインしてから、メッセージをもう一度送信してください。</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>Claude Desk の一部のファイルが破損していたため、末尾に「.damaged」を付けた名前に変更しました: {names}。</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>あなたが停止しました: {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>以前のトランスクリプトを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>エフォートを変更できませんでした: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} の環境を読み取れませんでした。Claude Code にはシェルの PATH と変数がありません。やり直すには、設定の「Claude Code」を開いてください。</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>プロファイルのファイルが破損していたため、「profiles.json.damaged」に名前を変更しました。残っているのはデフォルトのプロファイルだけです。ほかのプロファイルのセッションはディスク上に残っています。</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>一致箇所は表示されていない部分にあります。これは最も近い項目です。</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>そのセッションに一致箇所は見つかりませんでした。</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>モデルを変更できませんでした: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>権限モードを変更できませんでした: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>プラグイン {name} を読み込めませんでした</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>プラグイン {name} を読み込めませんでした: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>MCP サーバー {server} の質問に回答しました。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>MCP サーバー {server} の質問に回答しました。「{question}」</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>MCP サーバー {server} の質問への回答を辞退しました。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>MCP サーバー {server} の質問への回答を辞退しました。「{question}」</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>MCP サーバー {server} の質問に回答しませんでした。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>MCP サーバー {server} の質問に回答しませんでした。「{question}」</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>MCP サーバー {server} の質問は未回答です: Claude Code が取り下げました。</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>MCP サーバー {server} の質問は未回答です: Claude Code が取り下げました。「{question}」</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>セッションが見つからないため、新しいセッションを開始しました。</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>思考の予算を変更できませんでした: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>使用量の上限がリセットされました。待機中の %Ln 件のメッセージを送信します。</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>このフォルダーは応答しません。</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>このバージョンの Claude Code では個別のタスクを停止できません。「停止」でターンを終了してください。</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>サインアウトするには、ターミナルで claude を実行し、/logout と入力します。</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>これが解決するまでは、終了すると変更が失われる可能性があります。</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>このセッションを引き継ぎました。もう一方のプログラムは停止されていません。今後そのプログラムが書き込む内容は、このウィンドウの Claude には見えません。</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>シェルは CLAUDE_CONFIG_DIR を {folder} に設定していますが、応答が遅れました。ターミナルから Claude Desk を再起動すると有効になります。</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Claude へのサインインは {day} までに終了します。もう一度サインインするには、ターミナルで claude /login を実行してください。</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>未送信のメッセージ</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>ディスクエラー</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>100 MB を超える添付ファイルがキューにあります</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>開いているセッション</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>セッションのタイトルとピン留め</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>ディスクが時間内に応答しませんでした</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>フォルダーに関する回答</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>設定</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names}、ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} を起動できませんでした。Claude Code にはシェルの PATH と変数がありません。やり直すには、設定の「Claude Code」を開いてください。</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} の起動に時間がかかりすぎました。Claude Code にはシェルの PATH と変数がありません。やり直すには、設定の「Claude Code」を開いてください。</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>「{task}」を停止できませんでした: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>新しい返信。%1、%2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>横に表示</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>バイパス</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>フォルダーなし</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>別ウィンドウ</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>セッションを検索</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>アーカイブ済み</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>不明なフォルダー</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>リポジトリの隣</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>Claude Code の設定では permissions.defaultMode です。そこに書かれたバイパスと自動には従いません。</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>新しいワークツリーのフォルダー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>新しいセッションのモデル</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>権限モード</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>新しいセッションの権限モード</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>起動時にセッションを開き直す</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>実行中のセッションには影響しません。実行中のセッションの設定はメッセージ欄の下で変更できます。</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>新しいワークツリーを作成するフォルダー。空のままにすると、リポジトリの隣に作成されます。</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>オフにすると、クラッシュ後にのみセッションを開き直します。</translation>
    </message>
    <message>
        <source>Worktrees</source>
        <translation>ワークツリー</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
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
        <translation>リセット</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>変更あり</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code が見つかりません。</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Claude Code のフォルダー</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>環境: ターミナルと同じ({shell} から)</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>検出: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>インストール方法</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>そこに実行可能ファイルは見つかりませんでした。</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>報告なし</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>なし: Claude Desk は更新を確認しません</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>{shell} の環境を読み取っています…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>{shell} の環境を読み取れませんでした。シェルの出力はログにあります。</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>更新の確認</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>このプロジェクトのローカル設定</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>このプロジェクトの設定</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>不明なセッションの種類</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>ユーザー設定</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} (引数 %Ln 個)</numerusform>
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
        <translation>バージョン情報</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>設定を閉じる</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>設定が見つかりません</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>Claude Code と同じ</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Claude Code のデフォルト</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>デスクトップの既定</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>自分で指定するコマンド</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>コマンドの引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>デスクトップに表示されました。</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>デスクトップは通知を表示しません。通知サービスが応答しません。</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>設定ファイルにこのバージョンでは使えない値があるため、デフォルトを使います: {names}。これらの設定を変更するまで、値はファイルに残ります。</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>このエディターはインストールされていません。</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln 個のファイルを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>ほかに %Ln 個のファイルを変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>コマンドの実行中に Claude Desk が終了しました。出力は保存されていません。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>同時に実行されていたコマンドによる変更が含まれている可能性があります</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>ターンの後も続行</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>出力全体 ({length}): {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>出力全体: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>バックグラウンドで実行</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>{task} としてバックグラウンドで実行中</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>サンドボックスの外で実行</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>あなたのコマンド</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>あなたが実行: {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>終了コード {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>バックグラウンド</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>出力なし</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>{duration}でタイムアウト</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path}（削除）</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path}（新規）</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>%1のシェルで実行されます。出力は次のメッセージと一緒に送られます。</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>%Ln件のコマンドの出力は次のメッセージと一緒に送られます。</numerusform>
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
        <translation>エージェント</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>すべてのセッション: 作業中のものと対応が必要なもの</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>設定でオンの場合は今回のみ許可、それ以外はリクエストに移動</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>不明なコマンド: メッセージとして送信/編集</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>行、選択した行、または変更を選ぶ（もう一度で解除）</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>フォルダーを閉じる・開く</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>セッションを閉じる</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>このペインを閉じる (セッションは開いたまま)</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>すべての項目を折りたたむ</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>リクエストを折りたたむ/展開</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>項目を折りたたむ/展開</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>変更、選択した行、またはファイルにコメント</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>ステージ済みの内容をコミット</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>コマンドまたはファイルを補完</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>コンテキスト、コスト、MCP サーバー</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>最後の回答をコピー</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>選択範囲または項目をコピー</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>コピー、貼り付け</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>標準の文字サイズ</translation>
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
        <translation>最後のメッセージ、または行のメッセージを編集して再送信</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>メッセージを編集または削除</translation>
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
        <translation>すべての項目を展開</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>選択範囲を拡張、Ctrl で単語・項目単位</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>メッセージ欄に移動</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>メッセージキューに移動</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>もう一方のペインへ移動</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>項目に移動</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>ヘルプ：キーボードショートカットとガイド</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>空白の変更を非表示または表示</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>「すべてのセッション」で: リクエストへ移動、またはセッションを開く</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>空のメッセージ欄で: 以前のメッセージ</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>開いているエージェントで: 上位のエージェントまたは会話に戻る</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>セッションの検索で: 最初の一致を開く、または一覧に移動</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>セッションの検索で: すべてのセッションの本文を検索</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>一覧で: グループを折りたたむ/展開</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>一覧で: セッションのメニュー</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>一覧で: セッションの名前変更、セッションの削除</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>一覧: 現在のセッションの横に表示。エージェント: 横に開く</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>先頭へ移動</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>最新へ移動</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>入力欄を離れ、その後メッセージ欄に移動 (入力内容は保持)</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>あなたのメッセージの一覧</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>ファイルをレビュー済みにして次のファイルに移動</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>ファイルまたはフォルダーをメッセージで言及</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>ファイルのメニュー</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>項目のメニュー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>メッセージキュー</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>メッセージを移動</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>選択したチップを 1 単語分移動</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>セッションを別ウィンドウに移動、または戻す</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>改行</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>同じフォルダーで新しいセッション</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>次のボタン、Space で押す</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>次の変更、前の変更</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>次のエラー</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>次のファイル、前のファイル</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>次の開いているセッション</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>項目内の次/前のボタン</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>次の権限モード (どこからでも)</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>次の権限モード: 最初に確認、編集を許可、プラン、自動</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>一覧の次のセッション</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>2 つのペインの区切り上: 区切りを移動</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>折りたたむ/展開、行で Enter を押すとその中を選択</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>ターミナルを開く。ターミナル内では閉じる</translation>
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
        <translation>テキスト、画像、ファイルを貼り付け</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>権限の履歴</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>プラス</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>リクエスト内のこの番号のボタンを押す</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>前のエラー</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>前の開いているセッション</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>前/次の項目</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>一覧の前のセッション</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>選択範囲または行をメッセージに引用</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>最後に閉じたセッションを開き直す</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>実行中のコマンドまたはエージェントをバックグラウンドで実行</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>会話をファイルに保存</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>以前の出力をスクロール</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>会話をスクロール</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>すべてのセッションを検索</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>セッションをタイトルで検索</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>項目を選択、もう一度で会話全体を選択</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>メッセージを送信</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>メッセージをターン後、またはステップ後に送信</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>変更内容の表示/非表示</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>フォルダーのファイルを表示・非表示</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>サイドバーの表示/非表示</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>ファイルを表示。設定で選んだエディターで開く</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>前のセッションを並べて表示、もう一度でもう一方のペインを閉じる</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>変更を行ったツール呼び出しを表示</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>ファイル全体を表示、または変更のみを表示</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>左右に並べて表示、または 1 列で表示</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>変更、選んだ行、ファイルをステージまたは解除</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>メッセージを退避；メッセージ欄が空のとき：元に戻す</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>ターンを停止、1 秒後にもう一度押すと強制停止</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>リクエスト、項目、メッセージ欄を切り替え</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>開いているセッション 1～9 に切り替え</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>Undo the change or file; redo</source>
        <translation>変更、ファイルを元に戻す、やり直す</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Claude の作業中: もう一方のタイミング (ステップ後またはターン後) で送信</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>最後の自分のメッセージ</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>次の自分のメッセージ</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>前の自分のメッセージ</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>報告用の詳細をコピー</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>詳細をコピーしました</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>ショートカットを検索</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>表示を減らす</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>すべてのセッション</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>サイドバーの幅</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code にサインインしていません</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>ここでサインインするか、ターミナルで次を実行してください。その後で再試行すると、メッセージがもう一度送信されます。</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>類似したリクエストが %Ln 件待機中です:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて許可</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>モデルを選択</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>コンテキストの使用量</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>コンテキスト、コスト、上限</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>このセッションのコスト</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>このセッションのコストと使用量の上限</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>サインインの方法</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>サインアウトの方法</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>このセッションの MCP サーバー</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>セッションの一覧を開く</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>権限の履歴とルール</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Claude Desk を終了</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>最後のメッセージの前まで巻き戻す</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>会話をファイルに保存</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>新しい会話を開始 (この会話はセッションの一覧に残ります)</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>このフォルダーで新しいセッションを開始</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
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
        <translation>1,000,000 個</translation>
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
        <translation>200,000 個</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250 MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 日</translation>
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
        <translation>50,000 個</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 日</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 日</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>各ターンの前後に、フォルダーのファイル (Git が無視するものを除く) が Claude Desk 独自のデータフォルダーにコピーされます。Git が追跡していないファイルには機密情報が含まれている可能性があります。コピーを読めるのはあなただけで、下の一覧から削除できます。</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>スナップショットの保持期間</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>これを超えるフォルダーのスナップショットは作成されません。</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>フォルダーのサイズの上限</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>フォルダーのファイル数の上限</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>スナップショット</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>フォルダーごとの保存容量</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>古いスナップショットから順に削除されます。</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>開いているセッションのスナップショットは常に保持されます。</translation>
    </message>
</context>
<context>
    <name>SnapshotStoreList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>このフォルダーのスナップショットをすべて削除しますか？これまでの変更は元に戻せなくなります。</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>スナップショットを削除…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>スナップショットのあるフォルダー</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>スナップショットはまだありません</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>オフ。%1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>オフにする</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>オンにする</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln 件のスナップショット</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>スナップショットなし</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}、{size}、最新: {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>メッセージ全体が届く前に Claude Code が停止されました。届いた部分は保持されていません。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>この項目の元のメッセージは保持されていません。</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>この項目は Claude Desk が作成したもので、Claude Code からのメッセージはありません。</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>セッションファイルの {byte} バイト目</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>{number} 行目、Claude Code から Claude Desk へ</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>{number} 行目、Claude Desk から Claude Code へ</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>エージェント %Ln 個: {state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>エージェント {name}: {state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>F6 で回答します。</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>F6 のあと、1 で今回だけ許可、3 で拒否します。</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>行をステージ</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>ステージ解除</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>行のステージ解除</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln 個のファイルにマージの競合があります。先に解決してステージしてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln 個のファイルは大きすぎて全体を読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>チェリーピックの途中です。このコミットで完了します。</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>マージの途中です。このコミットで完了します。</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>リベースの途中です。このあと Git で続行してください。</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>リバートの途中です。このコミットで完了します。</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>コミットを修正</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>作成者: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude がステージ済みの変更を読んでいます…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>コミット</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルをコミット</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>コミットしました {id}: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>コミット中…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git に名前が設定されていません。ターミナルで設定してください: git config --global user.name と user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>先に変更をステージしてください</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>{cost} で提案しました。</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>1 行目は {count} 文字です。多くのツールでは {most} 文字までしか表示されません。</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>直前のコミットはすでにリモートブランチにあります。修正すると、ほかの人が持っている履歴を書き換えることになります。</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>約 {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>ブランチなし (detached HEAD)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>プロファイルを選択…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>別のフォルダーを選択</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>プログラムを選択…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>Claude Code を起動できませんでした</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>出力はありませんでした。</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>最後の出力:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>許可を確認して開始</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>別のもの…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude は 1 つのフォルダーで作業し、あなたが許可したものだけを変更します。</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>フォルダーが見つかりません</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Claude Code のセッションがあるフォルダー</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>セッションはまだありません</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>試すだけですか。デモはモデルを呼び出さず、何も変更しません。</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>最近のセッション</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>サインイン…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>どこで作業しますか？</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>フォーク</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>%1 で新しいセッション</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>この一覧から %1 を削除</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln 件のメッセージを退避中：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln 件のリクエスト</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code は一時停止中です。kill -CONT {process} で再開します。「停止」で終了します。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>消失</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>対応が必要</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>未起動</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>未サインイン</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>再試行中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止済み</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止処理中</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>%Ln 個のエージェントを待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>作業中</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>{server} からの質問</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>{tool} の許可</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>フォルダーの信頼</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state}、{time}後</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · キュー %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · 試行 {attempt}/{attempts}、{time}後</translation>
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
            <numerusform>%Ln 個のエージェント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>ほかに %Ln 個のエージェントが作業中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>コマンド %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>Claude Code が応答しません。より強い停止では次も終了します: {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Claude Code を終了</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>すべて終了</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Claude Code を終了します (SIGTERM、その後 SIGKILL)。次のメッセージで再び起動します。</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Claude Code と次のものを終了します: {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Claude のターンと %Ln 個のエージェントを終了します。このバージョンの Claude Code はエージェントを続けさせることができません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Claude のターンを終了します。このバージョンの Claude Code が終了させない限り、%Ln 個のエージェントは続きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Claude のターンを終了します。%Ln 個のエージェントは続きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>次のものも終了します: {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>終了します: {tasks}。終了しない場合は Claude Code も終了します。</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Claude Code を中断します (SIGINT)。次のメッセージで再び起動します。</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Claude Code を強制終了します (SIGKILL)。次のメッセージで再び起動します。</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>会話内で表示: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>出力を表示: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>今すぐ停止</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>これらも停止</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>停止: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>{duration} 後にあなたが停止しました。%Ln 個のエージェントは続きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>あなたが停止しました。%Ln 個のエージェントは続きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>停止対象: {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>エフォート</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>エージェントの結果</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>「{agent}」の結果</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>再開元</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>チームメイトとして実行</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>バックグラウンドで実行</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>別のマシンで実行</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>{to} へ: {words}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>(%Ln earlier)</source>
        <translation>
            <numerusform>(これ以前に %Ln 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>バックグラウンドエージェントが失敗しました</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>バックグラウンドエージェントが失敗しました: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>バックグラウンドエージェントが完了しました</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>バックグラウンドタスクが終了しました</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>バックグラウンドタスクが終了しました: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>バックグラウンドタスクが失敗しました</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>バックグラウンドタスクが完了しました</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>バックグラウンドタスクが停止されました</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>エージェント「{title}」が失敗しました</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>エージェント「{title}」が失敗しました: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>エージェント「{title}」が完了しました</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Claude が再度呼び出し · {run} 回目</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>「{agent}」が再度呼び出し · {run} 回目</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>再度呼び出し · {run} 回目</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>モニター</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>モニター「{title}」</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>このエージェントのファイルの先頭 {size} だけが表示されています。</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>「{agent}」の結果: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}: %Ln 件のイベント</numerusform>
        </translation>
    </message>
    <message>
        <source>{monitor}: {event}</source>
        <translation>{monitor}: {event}</translation>
    </message>
</context>
<context>
    <name>TaskOutputBar</name>
    <message>
        <source>Stop task</source>
        <translation>タスクを停止</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>終了コード {code} で終了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>終了コード {code} で失敗</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>出力なし</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>まだ出力はありません</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>{size} のうち末尾だけを表示しています</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>実行中: {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止済み</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>Claude Code のタスクフォルダーから出力を読み取れません。</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>出力ファイルを読み取れません。これは Claude が最後に読み取った出力です。</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>出力ファイルはなくなりました。これは Claude が最後に読み取った出力です。</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>出力ファイルは削除されました。これはその前に読み取った内容です。</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>出力はもう利用できません。</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>エージェントからのメッセージ: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>別のセッションからのメッセージ: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code から Claude へ: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} が許可を求めました</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} が許可を求めました: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} がプランの承認を求めました</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} がタスクを割り当てました</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} がタスクを割り当てました: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} がタスクを完了しました</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} がタスクを完了しました: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} がシャットダウンを断りました</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} がシャットダウンを断りました: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} が失敗しました</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} が失敗しました: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} がシャットダウンを要求しました</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} がシャットダウンを要求しました: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} がプランに返答しました</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} がプランに返答しました: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name}: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} がシャットダウンしました</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>{name} が停止されました</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>{name} が停止されました: {more}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>TerminalDivider</name>
    <message>
        <source>Height of the terminal</source>
        <translation>ターミナルの高さ</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude が対応を待っているとき</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>ターミナルを閉じる</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
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
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Enter で再開</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>シェルを強制終了</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>選択したテキストをメッセージに入れます。まだ何も送信されません。</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>Claude に送る</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>シェルは実行を続けます。</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>ターミナル内を検索</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>後の一致</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>ターミナルは、信頼したフォルダーでのみ開けます。</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>シグナル {number} で終了</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>{code} で終了</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>強制終了しました</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>%Ln 行を貼り付けますか？シェルは各行をすぐに実行します。</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>デモにはターミナルがありません。</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>プログラムが入力を読み取らず、待機中の入力が多すぎます。何も送信されていません。</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>シェルを起動できませんでした: {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>セッションが始まるとターミナルを使えます。</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters} 文字は貼り付けるには多すぎます。何も送信されていません。</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(空)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>ページのデータを読み取り、変更できます</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>確認なしでクラウドで動作するルーチンを変更します</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>アカウントのピン留めページを変更します。ほかの人には見えません</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>別の場所で開けるように、Claude Code がファイルをアップロードすることがあります</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>達成されるまで Claude は続けます。/goal clear で終了します</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>これらの時刻に、メッセージなしで Claude が作業を始めます</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>ルーチンを作成します: Claude は確認なしでクラウドで作業します</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>クラウドで Claude を起動できるウェブアドレスを作成します</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>claude.ai のプロジェクトから文書を削除します</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>ページのファイルを完全に削除します</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>共有ガイドを削除します</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>ワークツリーとそのブランチを削除します</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>ページの新しいバージョンを破棄します</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>未コミットの変更とそのブランチのコミットを破棄します</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>このコンピューターにファイルをダウンロードします</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>会話を完全に終了します</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Claude Code に関するこの報告を Anthropic に渡します</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指示</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>元の入力</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>claude.ai のアカウントでデザインを読み取り、変更します</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>アカウントで claude.ai から読み取るだけで、何も変更しません</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>このコンピューターのファイルを別のセッションに送信します</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>クラウドでルーチンを開始します。確認なしで動作します</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>このコードはほかのツールを呼び出せます</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>確認の前に入力が変更されました（フックなどによる）</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>このセッションが終了してもスケジュールは残ります</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>ワークツリーとそのブランチは残ります</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>ONBOARDING.md をアップロードします。リンクを知っている人は誰でも読めます</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>このコンピューターのファイルを claude.ai にアップロードします</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>ファイルをアップロードし、claude.ai のページとして公開します</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>ファイルをアップロードし、公開済みのページを置き換えます</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>claude.ai のプロジェクトに文書を書き込みます</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>実行前にあなたが入力を編集しました</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>あなたがターンを停止しました</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}、{second}</translation>
    </message>
</context>
<context>
    <name>ToolHeader</name>
    <message>
        <source>Collapse %1</source>
        <translation>%1 を折りたたむ</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 を展開</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>データ形式の回答</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>コネクタ</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>ノートブックを編集</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>ファイルの受け渡し</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP リソース</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP リソース</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>オンボーディングガイド</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>プランモード</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>ノートブックを読み取り</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>ルーチン</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>ファイルを送信</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>スキル</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>タスクを停止</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>タスクの出力</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>ToDo</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>ウェイクアップ</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>ウェブ検索</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>バックグラウンドで実行</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>出力を表示</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 を停止</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>コマンドを停止</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>対応が必要</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止済み</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>%1 の会話</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>ゴミ箱に移動できませんでした: {reason}。何も削除されていません。</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>復元できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>何も削除されていません。セッションのファイルは {name} へのリンクです。そちらで削除してください。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>「{title}」をゴミ箱に移動しました。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>「{title}」をゴミ箱に移動しました。ファイルには別の場所に別の名前があり、そこに残ります。</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>「{title}」をゴミ箱に移動しました。移動していないもの: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>「{title}」を復元しました。</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>「{title}」を復元しました。ゴミ箱に残っているもの: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>%1 を折りたたむ</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 を展開</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 は、アクセスできないドライブまたはサーバーにある可能性があります。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>Git 設定 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>MCP サーバー %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln 個のエージェント</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>コマンド %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>環境変数 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>フック %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files</source>
        <translation>
            <numerusform>ほか %Ln ファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>出力スタイル %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>権限ルール %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>許可するルール %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>スケジュールされたタスク %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>スキル %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Also read, as text only: {things}.</source>
        <translation>テキストとしてのみ読み込むもの: {things}。</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>別のフォルダー…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code と Git は、フォルダー独自の設定、フック、サーバーを、そこで起動するとすぐに確認せずに使います。%1 には見つかりませんでした。</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude が確認なしに行うもの: {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>このフォルダーを信頼しますか？</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>フォルダー: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>これらのファイルが変わると、もう一度確認します。</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>回答するまで %1 の中のものは何も実行されません。信頼すると、Claude Code と Git は次のものをユーザーの権限で自動的に使用します:</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>適用せずに開く</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>読んでいる間にこれらのファイルが変更されました。これは現在の内容です。</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>このフォルダーは応答しません</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>このフォルダーを信頼</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>適用せずに開けない理由</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>各サブエージェントの後</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>各ツールの後</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>各ターンの後</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>終了時</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>圧縮の前</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>各ツールの前</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>メッセージごと</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>通知ごと</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>許可の要求ごと</translation>
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
        <translation>回答をコピー</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>ここからフォーク</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>ここまで巻き戻す…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>フックがターンを停止しました</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>画像を使用できませんでした。大きすぎる可能性があります</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>予算の上限に達しました</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>Claude Code を起動できませんでした: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code は出力なしでこのターンを終了しました。フックが停止した可能性があります。</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Claude のツール呼び出しを続けて数回読み取れませんでした</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>最大ターン数に達しました</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>回答が必要な形式に一致しませんでした</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>Claude との接続が切れました。続行するにはメッセージを送信してください。</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>会話がいっぱいです。/compact を実行するか、新しいセッションを開始してください。</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>会話がこのモデルには長すぎます。/compact を実行するか、新しいセッションを開始してください。</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>圧縮の直後に会話が再びいっぱいになりました</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>モデルでエラーが発生しました。続行するにはメッセージを送信してください。</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>ターンを開始できませんでした</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>このターンは中断されました。</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>このターンの変更内容</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>会話はそのままです。Claude には次のメッセージで伝わります。ファイルは「変更内容」でやり直せます。</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>%Ln 個のファイルを元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>このセッションの変更をすべて元に戻しますか？</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>このターンの変更をすべて元に戻しますか？</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 はこのセッションのコマンドではありません。</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>メッセージとして送信</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>不明なコマンド</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>コンテキスト %1、コスト %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>コンテキスト: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>コスト: %1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使用状況</translation>
    </message>
</context>
<context>
    <name>UsagePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Account limits</source>
        <translation>アカウントの上限</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>アカウントの上限: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>モデル別</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>今すぐ圧縮</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>コンテキスト</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>コンテキストの使用量</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Claude Code による推定額 (米ドル) です。</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>最後のターン</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP ツール</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>メモリファイル</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Claude Code からの推奨</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>5 時間の上限</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Claude の最初の返信後に表示されます。</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>{count} トークンに達すると、Claude Code が圧縮します。</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code が会話を圧縮しています。</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude は追加使用量で続行します。</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>圧縮中</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Claude の最後の返信からの推定値です。このバージョンの Claude Code は値を報告しません。</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>追加使用量の上限</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>{time} にメッセージを再び送信できます。</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>残りわずか: まもなく Claude Code が圧縮します。</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>まだ表示できません</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>上限に到達</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>{time} にリセット</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>このセッションのコストは {cost} で、上限の {limit} を超えています。メッセージは待機中です。</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>使用量の上限</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>Opus の週間上限</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>Sonnet の週間上限</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>週間上限</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>約 {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>まもなく上限</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>未読み込み</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count}/{window} トークン</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} トークン</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit}に到達</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit}に到達、{time} にリセット</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}: {used}、{time} にリセット</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>入力 {sent} · 出力 {received}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>入力 {sent} · 出力 {received} · キャッシュ読み取り {read}、書き込み {written}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} 使用済み</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>添付ファイル: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>キュー待ち</translation>
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
        <translation>保存できませんでした: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>{name} として保存しました</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>{current} of {count}</source>
        <translation>{current}/{count}</translation>
    </message>
</context>
<context>
    <name>ViewerHeader</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>行を折り返さない</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>テキスト内を検索</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>行を折り返す</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>末尾へ移動</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
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
        <translation>Claude が対応を待っています</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>セッションを表示</translation>
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
        <translation>復元できませんでした: {reason}。</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>ブランチは残っています: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>ブランチを削除しました。</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>リポジトリを読み取れませんでした。</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>ワークツリーをゴミ箱に移動しました。</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>ワークツリーを復元しました。</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>作業途中</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>妨げているファイル</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>マージされないファイル</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>残るファイル</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>マージ先</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>worktreeを残す</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Claudeに任せる</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>両方のフォルダーを確認中…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>マージ中…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>worktreeを削除…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>自分で解決</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>変更を表示</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>マージを取り消す</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>マージを取り消し中…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>すべての競合が解決されました。フォルダー{folder}でコミットするとマージが完了します。</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>両側で同じ行が変更されています。フォルダー{folder}で解決し、ファイルをステージしてコミットしてください。Claudeに任せることもできます。メッセージ欄に用意された文を送信してください。</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claudeがそのフォルダーで作業中です: {titles}。マージにより作業中のファイルが変わります。</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>マージ</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>{target}にマージ</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>このworktreeのブランチをマージしますか?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>{branch}を{target}にマージしますか?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>マージ後にフォルダーが変更されたため、ここではマージを取り消しません。</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>フォルダー{folder}は現在{commit}です。</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>フォルダー{folder}は信頼されていないため、gitを実行しません。先に開いて信頼してください。</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>{branch}から{target}へのマージはまだコミットされていません</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>{branch}から{target}へのマージは競合で停止しました</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>リポジトリを読み取れませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>マージを取り消すと、開始後にファイルで解決した内容は失われます。</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch}を{target}にマージしました</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>ファイルを確認しています…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>ワークツリーを削除しています…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>コミットしていない変更</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>履歴にあるどのブランチにも属さないコミット %Ln 件も一緒に移動します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>Git が保持していない %Ln 個のファイルも一緒に移動します ({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>%Ln 件のセッションがここで動作中で、先に閉じられます: {titles}。会話と下書きは保持されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>ブランチ {branch} も削除</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>ブランチ {branch} にマージされていないコミットが %Ln 件あります。ブランチは残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>ブランチ {branch} は {target} にマージ済みです。</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>ブランチ {branch} はマージされていません。ブランチは残ります。</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>%Ln 件のセッションを閉じて削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>閉じてコミットし、削除</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>コミットして削除</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>先に未コミットの変更を {branch} にコミットする</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>そのセッションは一覧に残ります。</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>ワークツリー {name} を削除しますか？</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>ワークツリーを削除</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>フォルダー {folder} がありません。Git の記録をゴミ箱に移動します。</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>フォルダー {folder} をゴミ箱に移動します。</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>リポジトリを読み取れませんでした。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>コミットしていない変更も一緒にゴミ箱に移動します:</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>この名前のブランチはすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>このワークツリーのセッションがまだ終了していません。もう一度お試しください。</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>.git フォルダーの中にワークツリーは作れません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>{place} に未完成のワークツリーがあります。作成中に Claude Desk が終了しました。</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>別のウィンドウでこのワークツリーのセッションが動作中です。先にそこで閉じてください。</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>中に別のワークツリーがあります: {place}。先にそちらを削除してください。</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>このワークツリーで、端末の Claude Code が動作中です。先にそこで終了してください。</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>現在のコミット · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>ワークツリーのフォルダーを入力してください。</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git で実行できませんでした。何も残していません。</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git で実行できませんでした。何も削除していません。</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git ではこのブランチ名を使えません。</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git には {place} のワークツリーが残っていますが、フォルダーがありません。別のフォルダーを選ぶか、git worktree prune を実行してください。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git に時間がかかりすぎたため停止しました。何も残していません。</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git に時間がかかりすぎたため停止しました。何も削除していません。</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git が見つかりません。インストールしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>ゴミ箱に移動できませんでした: {reason}。何も削除していません。</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>一覧にできないほど多くのファイルがあります。ターミナルで削除してください。</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>サブモジュールがあり、そのコミットも一緒に失われます。ターミナルで削除してください。</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>コミットしていない変更があり、どのブランチにもありません。先にブランチを作成してください。</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>このワークツリーのブランチがわかりません。</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>現在のコミットはどのブランチにもありません。先にブランチを作成するかマージしてください。</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>確認後にファイルが変更されました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>リンクとフォルダーはコピーされません: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>{place} にフォルダーを作成できません。別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>未完了の操作があります: {operation}。先に完了するか中止してください。</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>このワークツリーのブランチ {branch} はもうありません。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>ディスクがいっぱいです。何も残していません。空き容量を増やしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>起点となるコミットがありません。先に作成してください。</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>このフォルダーは独立したワークツリーではないため、ここでは削除できません。</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>このフォルダーは Git リポジトリ内にありません。</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>このフォルダーは信頼されていないため、その Git は実行されません。先に開いて信頼してください。</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>これはリポジトリのメインワークツリーです。削除できません。</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>このワークツリーはロックされています。先に git worktree unlock を実行してください。</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>このワークツリーはロックされています: {reason}。先に git worktree unlock を実行してください。</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch} (現在) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} はすでに存在します。別のフォルダーを選んでください。</translation>
    </message>
</context>
</TS>
