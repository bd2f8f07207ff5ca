<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>세부 정보 복사</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code가 이 프로필 폴더의 계정을 잊습니다(터미널에서도). 세션은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>로그아웃</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>“{profile}” 계정에서 로그아웃하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>브라우저의 코드</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>브라우저에 표시된 코드(있는 경우)</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>Claude Code에 묻는 중…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code가 완료하지 못했습니다.</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code가 브라우저를 엽니다. 거기에서 계속하세요.</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code를 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>로그인: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>로그아웃: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>로그인했습니다.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>로그아웃했습니다.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>로그아웃 중…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>이 버전의 Claude Code는 터미널에서만 로그인할 수 있습니다. 터미널에서 다음을 실행하세요.</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>이 버전의 Claude Code는 터미널에서만 로그아웃할 수 있습니다. 터미널에서 다음을 실행하세요.</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>백그라운드에서 실행</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 중지</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>에이전트 닫기</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>에이전트까지의 경로</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>%1 tokens</source>
        <translation>토큰 %1</translation>
    </message>
    <message>
        <source>Begin %1 anew</source>
        <translation>%1 새로 시작</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>%1 다시 호출</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>%1을(를) 대화 옆에 열기</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 중지</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>접힘</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>펼침</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>작업 중인 에이전트</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>에이전트 표시</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>에이전트</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>이 상태의 에이전트</translation>
    </message>
</context>
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>에이전트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln개 완료</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version}은(는) 백그라운드 에이전트가 무엇을 하는지, 언제 끝나는지 알려 주지 않습니다. 상태는 에이전트의 파일에서 읽습니다. 에이전트의 요청을 거부하고, 끝난 것을 Claude에게 알리지 않으며, 하나만 중지할 수 없습니다.</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>실패한 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>완료된 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>응답이 필요한 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>작업 중인 에이전트가 없습니다.</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>아직 에이전트가 없습니다. Claude가 시작한 에이전트, 워크플로, 명령이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>이 대화에는 “{agent}”의 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>경로: {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln개 모두 표시</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Claude가 중지함</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>직접 중지함</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>{count}단계 중 {number}단계</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>{count}단계 중 {number}단계: {title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>{number}단계: {title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>{number}번째 실행</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>에이전트 %Ln개 중 {done}개 완료</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>재시도 중</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>{time} 후 재시도</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>재시도 중: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Claude Code 시작 중</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>Claude의 응답을 기다리는 중</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>{attempts}회 중 {attempt}번째 시도</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>토큰 {count}개</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>no such profile: {profile} (available: {names})</source>
        <translation>그런 프로필이 없습니다: {profile}(사용 가능: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>각 시도는 보내기 전에 스트림을 되감습니다. 그래서 업로드가 첫 바이트부터 다시 시작되고, 서버는 파일 전체를 받습니다.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>예시</translation>
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
        <translation>600 px, 한 줄에 약 75자</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px, 한 줄에 약 90자, 넓은 창에서는 더 넓게</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px, 한 줄에 약 105자</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>코드 글꼴</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>좁게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>데모 세션은 저장되지 않지만 이 설정은 저장됩니다.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>밀도</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>수식 그리기</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>새 출력 따라가기</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>대화와 프로그램에 사용</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>텍스트 크게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>좁게</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>세션 폴더의 파일만 표시합니다. 아무것도 내려받지 않습니다.</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>넓게</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>답변이 언급하는 그림 표시</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>텍스트 작게</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>행, 카드, 목록 항목 사이의 간격</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>텍스트 글꼴</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>텍스트 크기</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>끄면 수식이 Claude가 쓴 그대로 TeX로 표시됩니다.</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>끄면 저절로 움직이는 것이 없습니다. 시스템이 움직임 줄이기를 요청하면 저절로 꺼집니다.</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>끄면 Claude가 쓰는 동안 화면이 스크롤되지 않습니다.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>넓게</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>텍스트 너비</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>언어와 수식</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>보관된 세션 숨기기</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>보관된 세션 표시(%1)</translation>
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
        <translation>서브에이전트</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>{name} MCP 서버</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>{name} 서브에이전트</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>편집기에 파일이 열려 있음</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>첨부: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>첨부: {name}(%Ln줄)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>첨부: {name}(%Ln페이지)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>첨부: {name}(%Ln줄 이상)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>첨부: {name}(폴더)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>첨부: {server}의 {name}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>편집기 진단 정보 첨부됨</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>편집기에 열린 파일: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>참조: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>참조: {name}(읽지 않음)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>diff에서 선택: %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>편집기에서 선택: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>편집기에서 선택: {name}, {line}번째 줄</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>편집기에서 선택: {name}, {first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>편집기에 텍스트가 선택되어 있음</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>파일</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>이 이미지를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>{name} 파일을 저장하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>더 이상 존재하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln개 모두 표시</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>첨부 파일: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>그림 %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>첨부 파일 %Ln개: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>이미지</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>첨부 파일 %Ln개: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln자</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>의견</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>{place}에 대한 의견: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>터미널에서 %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>{command}의 출력</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>붙여넣은 텍스트, %Ln자</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>붙여넣은 텍스트, %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>인용: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>터미널</translation>
    </message>
</context>
<context>
    <name>AttachmentNote</name>
    <message>
        <source>A command runs already. Stop it, or wait for its end.</source>
        <translation>명령이 이미 실행 중입니다. 중지하거나 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>첨부 파일을 아직 불러오는 중입니다.</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>{name}을(를) 멘션할 수 없습니다: 경로에 따옴표가 있습니다.</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude는 PNG, JPEG, GIF, WebP, PDF, 텍스트 파일을 지원합니다</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>명령은 세션이 시작된 뒤에 실행됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>{name} 파일을 첨부하지 못했습니다: 메시지 하나에 파일을 최대 %Ln개까지 첨부할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>{name} 파일을 첨부하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>{name} 파일을 저장해 두지 못했습니다. 필요하면 다시 첨부하세요.</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>로컬 파일만 첨부할 수 있습니다.</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>텍스트를 붙여넣었습니다. 클립보드에는 이미지도 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>붙여넣은 텍스트에서 숨은 문자 %Ln개를 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>첨부 파일이 메시지 하나에 담기에는 너무 큽니다. 일부를 제거하세요.</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>데모에서는 명령을 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>붙여넣은 텍스트가 메시지 하나에 담기에는 너무 깁니다. 파일로 첨부하세요.</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>이 의견은 제거되었습니다.</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>읽을 수 없음({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>읽을 수 있는 이미지가 아님</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>데이터가 손상됨</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>디스크가 응답하지 않습니다</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>첨부 파일이 메시지 하나에 담기에는 너무 큼</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>이미지가 너무 큼</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters}자는 붙여넣기에 너무 많습니다. 파일로 첨부하세요.</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name}은(는) 첨부되지 않고 언급되었습니다.</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size}는 너무 큼</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size}는 너무 큼(PDF 한도: {limit})</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>텍스트가 {size}로 너무 큼. 대신 @로 파일을 멘션하세요</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height}픽셀은 너무 큼</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>백그라운드 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln개 실행 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>백그라운드 작업</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>백그라운드에서 실행 중</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>이 버전의 Claude Code는 개별 작업을 중지할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git이 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git은 신뢰하는 폴더에서만 실행됩니다.</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>“{title}” 세션이 이 폴더에서 작업 중입니다. 끝난 뒤에 브랜치를 전환하세요.</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>브랜치</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>브랜치를 읽는 중…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>다른 워크트리에 있음</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>모든 권한 확인을 우회하시겠습니까?</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>권한 우회</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code가 다시 시작되고 백그라운드 작업 %Ln개가 종료됩니다. 대화는 계속되며 작성한 내용은 사라지지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code가 다시 시작됩니다. 대화는 계속되며 작성한 내용은 사라지지 않습니다.</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude가 묻지 않고 이 컴퓨터에서 어떤 명령이든 실행하고 어떤 파일이든 변경합니다. 비밀 정보가 없고 네트워크에 접근할 수 없는 컨테이너나 가상 머신에서만 사용하세요.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>간략히 표시</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>원본 보기</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln줄 더</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>{size} 더</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>의견 추가</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>의견</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>다음 메시지와 함께 전송됩니다</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>메시지에 추가</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>의견 편집</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>의견 제거</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>검토함</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>변경된 부분만 표시</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>전체 파일 표시</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>이 파일의 변경 실행 취소</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>이 변경에 의견 남기기</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>도구 호출 표시</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>줄 실행 취소</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>선택한 줄 실행 취소</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>이 변경 실행 취소</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>실행 취소한 내용에 관해 Claude에게 남길 메모</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>실행 취소한 내용에 관한 메모 제거</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>다음 메시지와 함께 전송됩니다</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>일부 스테이지됨</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>스테이지 안 됨</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>스테이지됨</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>파일이 변경되었습니다. 현재 diff를 표시합니다</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>폴더입니다.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>추가됨</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>변경 전</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>바이너리 파일, {sizes}.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>{line}번째 줄</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>{line}번째 줄(삭제됨)</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>{first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>{first}~{last}번째 줄(삭제됨)</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>수정됨</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>변경된 줄이 없습니다.</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>Git에 없음</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>이 세션에서 변경된 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>이 턴에서 변경된 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>마지막 커밋 이후 변경된 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>스테이지된 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>스테이지할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>공백만 변경되었습니다.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>파일 권한</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>이미지, {sizes}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>이름 변경됨</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>이름만 변경되고 내용은 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>%Ln줄 더 보기</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>이전 내용이 저장되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>줄을 읽지 못했습니다. 자세한 내용은 로그를 참조하세요.</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>이 브랜치만의 커밋이 없습니다.</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>너무 커서 비교할 수 없음, {sizes}.</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>{path}(으)로 되돌아감</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>명령 또는 다른 프로그램에 의해</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>이후 사용자나 다른 쪽에서 변경됨</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>복원됨</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>복원됨, %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>이전 내용이 확실하지 않음</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>{path}에서</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>삭제됨</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>삭제됨, %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>일부 스테이지됨</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>실행 취소됨</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>실행 취소됨, Claude에게 알립니다</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{files}, {added} {removed}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch}에는 {target}에 없는 커밋이 %Ln개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}, 검토함</translation>
    </message>
    <message>
        <source>{file}: {state}</source>
        <translation>{file}: {state}</translation>
    </message>
    <message>
        <source>{file}: {state}, {added} {removed}</source>
        <translation>{file}: {state}, {added} {removed}</translation>
    </message>
    <message>
        <source>{lines} in {name}</source>
        <translation>{name}의 {lines}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{file}의 {lines}, {added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>{files}개 중 {reviewed}개 검토함</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}, %Ln줄 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}, 명령 또는 다른 프로그램에 의해</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}, 접힘</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}, {state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target}에는 {branch}에 없는 커밋이 %Ln개 있습니다.</numerusform>
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
        <translation>의견</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>커밋</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>키 숨기기</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>다음 변경</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>검토함</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>실행 취소 작업 취소</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>모든 파일 접기</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>커밋…</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>비교하는 상태</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>이전 턴</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>모든 파일 펼치기</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>공백 변경 숨기기</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>%1에 병합…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>스테이지 안 됨</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>변경 사항을 한 열로 표시</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>공백 변경 표시</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>변경 사항을 나란히 표시</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>최신 턴 표시</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1 이후</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>HEAD 이후</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>모두 스테이지</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>스테이지됨</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>스테이지된 변경</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>이 턴</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>모두 실행 취소…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>모두 스테이지 해제</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>이전 턴을 보고 있습니다.</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>초안, 전송되지 않음</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>초안입니다. 이전 글이 전송됩니다.</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>메시지에 없음</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>{place}에 대한 내 의견, 메시지에 없음: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>{place}에 대한 내 의견: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>{place}에 대한 의견 초안: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>변경된 파일</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>폴더 설정 검토</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>경로 %Ln개는 포함되지 않습니다(서브모듈, 다른 저장소, 매우 큰 파일): {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>스냅샷이 늦게 만들어졌습니다. 그 사이에 직접 변경했거나 다른 프로그램이 변경한 내용이 Claude의 변경으로 표시될 수 있습니다.</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>공백 변경은 숨겨져 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>이 폴더의 다른 세션을 기다리는 중…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>에이전트가 끝나기를 기다리는 중…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>턴이 끝나기를 기다리는 중…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>파일 쓰는 중…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>선행 작업</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>후속 작업</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>표시 이름</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>해당 작업이 없음</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>작업 없음</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>담당자</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>선행 작업: {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>작업 없음</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>작업 %Ln개 중 {done}개 완료</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{count}개 중 {done}개 완료</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, 완료</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1, 진행 중</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>작업: %2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>%1/%2단계</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>메시지에서 편집</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>메시지의 이 부분을 편집합니다.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>노력 수준</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>사고</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>편집 수락</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>먼저 묻기</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>최대 토큰 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>균형</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>권한 우회</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>Claude Code가 결정</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>실행 여부를 Claude Code가 결정하며 거의 묻지 않음</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>사고 과정 없이 바로 답변</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>파일을 변경하거나 명령을 실행하기 전에 물음</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>읽고 계획만 세우며, 승인하기 전에는 아무것도 변경하지 않음</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>미리 허용되지 않은 작업은 묻지 않고 모두 거부</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>묻지 않기</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>노력 수준</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>모든 작업을 묻지 않고 실행, 샌드박스 전용</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>가장 빠르고 토큰을 가장 적게 사용</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>이 폴더의 파일 편집은 수락하고 명령은 계속 물음</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>어려운 작업용</translation>
    </message>
    <message>
        <source>High</source>
        <translation>높음</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>노력 수준: 높음</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>최고</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>노력 수준: 최고</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>길게</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>가장 길게</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>낮음</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>노력 수준: 낮음</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>노력 수준: 보통</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>더 꼼꼼하지만 오래 걸림</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>짧게</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>가장 느리고 비용이 가장 많이 듦</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>사고: 기본값</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>사고: 길게</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>사고: 가장 길게</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>사고: 끔</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>사고: 짧게</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>사고: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>매우 높음</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>노력 수준: 매우 높음</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>노력 수준: {level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model}(1M 컨텍스트)</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>페이지 닫기</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>권한</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>규칙 검색</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>섹션</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeSettings</name>
    <message>
        <source>1 h</source>
        <translation>1시간</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15분</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30분</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4시간</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5분</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Claude Code starts again with your next message. Session-only permissions are lost.</source>
        <translation>다음 메시지를 보내면 Claude Code가 다시 시작됩니다. 세션에만 허용한 권한은 사라집니다.</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>폴더 신뢰</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>권한 규칙</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>유휴 상태일 때 Claude Code 중지</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Claude Code 설정 파일의 규칙입니다. 여기에서는 변경할 수 없습니다.</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>자체 훅, MCP 서버, 규칙이 있는 폴더에 대한 답변입니다. 폴더를 목록에서 제거하면 다시 묻습니다.</translation>
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
        <translation>Claude Code를 찾는 중…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, 폴더 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} 버전이 너무 오래되었습니다. 터미널에서 업데이트하세요: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}, 로그인되지 않음</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}, {account}(으)로 로그인됨</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>프로그램 선택…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>Claude Code를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk는 “claude” 프로그램과 통신합니다. 설치하거나 위치를 알려 주세요.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code 명령</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>셸 환경 다시 읽기</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>재설정</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>이 명령으로 세션 다시 시작</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>--cli 또는 CLAUDE_DESK_CLI로 설정한 값이 이 입력란보다 우선합니다: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>Claude Code를 시작하는 명령입니다. 비워 두면 자동으로 찾습니다.</translation>
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
            <numerusform>에이전트 %Ln개가 작업 중입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>백그라운드 작업 %Ln개가 실행 중입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>이 세션의 대기열에 메시지가 %Ln개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>“{title}”의 대기열에 있는 메시지 %Ln개가 저장되지 않았습니다: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>그 밖에 세션이 %Ln개 더 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>“{title}”의 첨부 파일이 저장되지 않았습니다: {reason}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>Claude Desk를 닫고 작성한 내용을 버리시겠습니까?</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Claude가 작업 중입니다. Claude Desk를 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>Claude Desk를 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>닫고 버리기</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>대화, 초안, 대기열의 메시지는 유지됩니다.</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>데모 세션은 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>계속 작업</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>이제 실행 중인 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>중지하고 닫기</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>저장되지 않은 내용은 닫으면 사라집니다.</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>“{title}”의 초안과 대기열에 있는 메시지 %Ln개가 저장되지 않았습니다: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>“{title}”의 초안이 저장되지 않았습니다: {reason}.</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>‘계속 작업’을 누르면 창이 최소화되고 Claude는 계속 작업합니다.</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>‘중지하고 닫기’를 누르면 실행 중인 작업이 모두 종료됩니다.</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>터미널에서 ‘{program}’이(가) 실행 중입니다.</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>‘{title}’의 터미널에서 ‘{program}’이(가) 실행 중입니다.</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>“{title}”에서 에이전트 %Ln개가 작업 중입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>“{title}”에서 백그라운드 작업 %Ln개가 실행 중입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>“{title}” 세션에서 명령을 실행하고 있습니다.</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>“{title}” 세션이 시작되는 중입니다.</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>“{title}” 세션이 작업 중입니다.</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>“{title}” 세션이 응답을 기다립니다.</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>중첩된 명령이 너무 많음</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>파이프 입력을 실행하는 {program}</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>마지막 커밋 수정</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>커밋 메시지</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>첫 줄 길이: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>모두 스테이지하고 커밋</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>변경에서 제안</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>훅이 실행됩니다</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>푸시하지 않습니다</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>응답하지 않는 폴더 %Ln개는 제외됩니다</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder}이(가) 응답하지 않아 제외됩니다</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>자동 완성</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>첨부</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Claude에게 메시지 보내기</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Claude에게 메시지 보내기(현재 단계가 끝나면 전송)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Claude에게 메시지 보내기(이 턴이 끝나면 전송)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Claude에게 보낼 메시지, /는 명령, @는 파일</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>이 에이전트에게 메시지 보내기</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>‘{word}’ 뒤로 이동함</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>맨 앞으로 이동함</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…외 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>권한 모드</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>파일 %Ln개 첨부</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>이미지 첨부</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>텍스트 삽입</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
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
        <translation>현재 단계 후</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>턴 후</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Enter를 누르면 다른 시점에 보냅니다.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Enter로 한 번 허용</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>편집기 명령</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>터미널이 보관하는 줄 수</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>요청이 하나뿐이고 전체가 보이며 경고가 없을 때, 마지막 키를 누르고 1.5초 이상 지난 후에만 허용합니다. 그 밖에는 요청으로 이동합니다.</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>파일을 여는 프로그램</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Claude 작업 중 보내기</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>보내기 키</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>터미널의 셸</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>모든 단축키 표시</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>터미널</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>터미널 창의 셸입니다. 비워 두면 내 셸을 사용합니다.</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>내 셸</translation>
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
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>비용이 다음 금액을 넘으면 계속하기 전에 묻기(미국 달러)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>비용 한도(미국 달러)</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>5 또는 2.50과 같은 금액을 입력하세요. 비워 두면 한도가 없습니다.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>비용 한도 설정</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>이 메시지만</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>한도를 %1로 올리기</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>%1로 올리고 보내기</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>비용 한도 %1을(를) 넘어 보내시겠습니까?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>그래도 보내기</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>메시지 되돌리기</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>비용 한도</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>결정…</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1, %2 키</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>선택됨</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk를 데스크톱 메뉴에 추가했습니다. 취소하려면: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>아무것도 쓰지 않았습니다. 다음 파일은 Claude Desk가 만들지 않았거나 변경되었습니다. 다른 곳으로 옮긴 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>제거할 항목이 없습니다.</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>데스크톱 항목으로는 이 이름의 프로그램을 시작할 수 없습니다: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>데스크톱 항목은 Linux 등 freedesktop.org를 따르는 시스템에서만 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>변경되었으므로 유지함: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>제거함: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>{package} 패키지가 이미 데스크톱 항목을 설치했습니다</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>기록함: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>그 외 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>{displays}에 창을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>디스플레이 없음: DISPLAY와 WAYLAND_DISPLAY가 모두 설정되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>이미지 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>대화를 지웠습니다. “%1” 세션으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>변경되지 않은 %Ln줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>셀 유형</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>변경 {number}/{count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>변경 {number}/{count}, 일치하는 모든 곳</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>파일 끝에 줄바꿈 없음</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>일치하는 모든 곳을 바꿈</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>셀의 새 텍스트</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>기록되기 전에 직접 편집함</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>셀 {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>셀 {cell} 삭제</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>새 셀</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>셀 {cell} 뒤에 새 셀</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>변경 없음</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>현재 %Ln줄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>무엇을 하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>모델 선택…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>지금 압축</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>그것 없이 포크</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>그 전으로 되감기…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>/init으로 CLAUDE.md 만들기</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>이 프로젝트의 구조를 설명해 줘</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>버그를 찾아 수정 방법을 제안해 줘</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>테스트를 실행하고 실패한 부분을 고쳐 줘</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>대화의 턴 %Ln개를 읽지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>첨부: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>오류:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>알림:</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>대화의 일부를 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>생각함</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>{duration} 동안 생각함</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>나(아직 보내지 않음)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>미완료</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln줄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>저장하지 못했습니다: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} 저장됨</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>{name} 저장 중…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>{name} 저장 중… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} ~ {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name}(일부)</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>%1 표시: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>%Ln개 표시</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>셀 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln페이지</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>셀 {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>셀 {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>셀 {number} · {kind}: 비어 있음</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>페이지 저장 위치</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>파일이 비어 있음</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>잘림: 한 번에 읽기에는 너무 큼</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>마지막으로 읽은 후 변경되지 않음</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>{line}번째 줄부터</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line}번째 줄</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>{first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>{pages}페이지</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변경 없음</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>%Ln줄 중 {shown}줄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>파일 %Ln개 첨부</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>파일 첨부</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>파일 첨부</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>이 폴더를 읽을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>파일 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>불러오는 중…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>일부 이름은 표시되지 않습니다. 표시되지 않은 항목은 경로를 입력해 찾으세요.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>이 폴더 열기</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} 열기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>이 폴더에는 표시할 항목이 없습니다.</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>이 폴더가 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>올바른 폴더 이름이 아닙니다.</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>응답하지 않는 폴더가 너무 많음</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} 파일이 이미 있습니다. 바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} 경로가 없습니다.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} 경로는 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} 경로는 폴더가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>파일 및 폴더</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>폴더: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>숨김 파일</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>이미지와 PDF만</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>새 폴더…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>최근 폴더</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>경로를 입력하거나 아래에서 선택</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
</context>
<context>
    <name>FileDialogRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>이 대화 기록으로 새 세션</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>목록에서 제거</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>세션 파일이 없으며, Claude Desk에 남은 사본도 없습니다.</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>세션 파일이 없습니다. Claude Desk에 남아 있는 내용(대부분 직접 보낸 메시지)을 여기에 표시합니다. 이 대화 기록을 메시지에 넣어 새 세션을 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>이 세션은 더 이상 디스크에 없습니다</translation>
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
        <translation>파일</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>메시지에서 언급</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>편집기에서 열기</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>접힘</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>펼침</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>수준 %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>내부 오류(로그 참조)</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>이 세션을 계속하려면 Claude Code에 이 파일이 필요합니다. 파일을 읽을 수 있게 한 뒤 다시 시도하거나 새 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>이 세션을 계속하려면 Claude Code에 이 파일이 필요합니다. Claude Desk에 남아 있는 내용(대부분 직접 보낸 메시지)을 여기에 표시합니다. 파일을 읽을 수 있게 한 뒤 다시 시도하거나, 이 대화 기록을 메시지에 넣어 새 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>이 대화 기록으로 새 세션</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>이 세션의 파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>무시된 파일</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>%Ln개가 더 있으며 표시되지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>메시지에서 이 이름을 언급할 수 없습니다</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>불러오는 중…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>표시되지 않은 행이 더 있습니다. 폴더를 닫으세요.</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>이 폴더를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>이 폴더가 응답하지 않습니다</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>이 폴더가 없습니다</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>열린 폴더가 너무 많습니다</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>변경 사항 포함</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>Git에서 무시됨</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>{target}(으)로의 링크</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>필터 더 보기</translation>
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
        <translation>%1/%2, 불러오지 않음</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>찾기 닫기</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>대화에서 찾기</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색 중…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>전체 텍스트 표시</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, 세션 %Ln개, 접힘</numerusform>
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
        <translation>폴더 신뢰</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>신뢰하지 않음 · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>신뢰함 · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>폴더를 여기에 놓으면 그 폴더에서 세션을 시작합니다</translation>
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
        <translation>여기에 폴더를 놓으세요</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>폴더 열기…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln개 더</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%1의 세션 %Ln개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>간단히 보기</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>%1의 세션을 간단히 보기</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>추가 폴더: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>허용: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>묻기: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>거부: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>권한 모드: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>하위 폴더의 스킬은 확인하지 않음: 폴더가 %Ln개를 넘음</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>응답하지 않습니다</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>너무 깊게 중첩됨</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>JSON 객체가 아님</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>올바른 JSON이 아님({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>올바른 git 구성이 아님</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>너무 큼</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>프런트매터가 너무 김</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>프런트매터가 일반적이지 않은 방식으로 시작함</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>파일이 %Ln개를 넘음</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name}의 소유자가 다른 사용자임: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>{name}: 이 컴퓨터의 모든 사용자가 변경할 수 있음</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>{name} 읽기 실패: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name}은(는) 플러그인임: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name}은(는) 워크플로임</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}: git이 자동으로 실행함</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}: Git이 {path}의 파일을 이 폴더의 파일로 취급함</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}: Claude Desk가 용도를 알 수 없음</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}: 서브모듈. 해당 Git 설정은 끌 수 없음</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}: {key}은(는) 외부에서 끌 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting}(%Ln자)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>다른 폴더 선택</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude가 이 워크트리에서 작업했습니다. 대화 기록은 계속 읽을 수 있습니다. 워크트리를 다시 만들거나, 저장소에서 이 세션을 이어 가거나, 다른 폴더에서 이 기록을 첫 메시지에 담은 새 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>%1에서 계속</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>다시 만들기</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>이 세션의 폴더를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>이 세션의 워크트리를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>대화 기록은 계속 읽을 수 있습니다. 워크트리를 다시 만들거나 저장소에서 계속하세요. 그곳의 새 세션은 이 세션의 내용을 모두 압니다. 다른 폴더에서는 새 세션이 이 기록을 첫 메시지에 담고 시작합니다.</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>대화 기록은 계속 읽을 수 있습니다. 폴더를 복원하거나 다른 폴더에서 계속하세요. 그곳에서 이 대화 기록을 첫 메시지에 넣은 새 세션이 시작됩니다.</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>새 워크트리에서…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>찾을 수 없음</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>기본값({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>설치되어 있지 않습니다. 대신 {font}을(를) 사용합니다.</translation>
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
        <translation>날짜와 시간(예: 2026-11-22T09:30:00Z)</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>날짜(예: 2026-11-22)</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>이메일 주소</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>원하는 만큼 선택</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>하나 선택</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>올바른 JSON이 아님: {line}행 {column}열</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>답은 JSON 객체 하나여야 합니다: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>답은 {rule} 조건을 만족해야 합니다</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} 없음</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name}은(는) 예상되지 않은 항목입니다</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name}은(는) {rule} 조건을 만족해야 합니다</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}, {least} 이상</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}, {least}자 이상</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}, {most} 이하</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}, {most}자 이하</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, {least}~{most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}, {least}~{most}자</translation>
    </message>
</context>
<context>
    <name>FullContent</name>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>선택한 규칙을 추가합니다. %1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>이 규칙을 추가합니다. %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>옵션 줄이기</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>규칙을 저장할 위치</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>내 모든 프로젝트</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>파일 편집도 수락</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>세션 폴더보다 위에 있는 폴더에 대한 접근도 허용</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>컴퓨터 전체에 대한 접근도 허용</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>이 폴더 %Ln개에 대한 접근도 허용</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>내 홈 폴더 전체에 대한 접근도 허용</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>또한 미리 허용되지 않은 작업은 묻지 않고 모두 거부</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>또한 무엇을 물을지 Claude Code에 맡김</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>‘먼저 묻기’로도 전환</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>계획 모드로도 전환</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>제안은 종류별로 최대 {count}개까지 표시됩니다</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code가 Claude Desk에서 제공하지 않는 변경도 제안했습니다: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>이 세션이 끝날 때까지</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>내 모든 프로젝트에서</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>이 프로젝트에서</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>이 프로젝트에서, 모두에게</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>이 프로젝트의 .claude/settings.json에 저장되며 다른 사람과 공유됩니다.</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>이 프로젝트의 .claude/settings.local.json에 저장됩니다.</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>내 설정(~/.claude/settings.json)에 저장됩니다.</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>‘{place}’에 저장됩니다.</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>너무 길어 표시할 수 없는 제안은 제공되지 않습니다</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>이 프로젝트(나만)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>이 프로젝트(공유)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>이 세션이 끝날 때까지 유효하며 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>알 수 없는 변경</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>기존 규칙 변경</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>폴더 제거</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>묻기 규칙</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>거부 규칙</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>{mode} 모드</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>프로필: %1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>.deb 패키지</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>.rpm 패키지</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>포터블 압축 파일</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>{folder}의 Git 체크아웃</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>{folder}에 설치됨</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>새 버전의 .deb 패키지 설치</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>새 버전의 .rpm 패키지 설치</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>설치할 때와 같은 방법</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>같은 위치에 새 버전의 압축 파일 풀기</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>{installer}, {folder}에 설치됨</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>{folder}에서 git pull</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>최신 위치로 이동</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>폴더 설정 검토</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>Git 설정 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>MCP 서버 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>환경 변수 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>훅 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other settings</source>
        <translation>
            <numerusform>기타 설정 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>권한 규칙 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>예약된 작업 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>이 폴더에서 불러오지 않은 MCP 서버: {names}.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>이 폴더는 자체 설정 없이 열렸습니다.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>이 폴더를 자체 설정 없이 열었습니다: {settings}.</translation>
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
        <translation>첨부 파일 %1/%2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>이 이미지를 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>저장됨: %1</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>이미지 복사</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>창에 맞춤 또는 실제 크기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
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
        <translation>불러오는 중…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>{place}에 대한 의견</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>삭제된 {line}번째 줄</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>삭제된 {first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>{line}번째 줄</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>{first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}, 삭제된 {line}번째 줄</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}, 삭제된 {first}~{last}번째 줄</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, {line}번째 줄</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}, {first}~{last}번째 줄</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>세션 그룹화</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>폴더별</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>시간별</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>모두 접기</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>모두 펼치기</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>세션 그룹화</translation>
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
        <translation>{sum} 미만</translation>
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
        <translation>{hours}시간 {minutes}분</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}분</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}분 {seconds}초</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}초</translation>
    </message>
    <message>
        <source>{sentences} {next}</source>
        <translation>{sentences} {next}</translation>
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
        <translation>다른 프로그램이 이 세션에 내용을 기록하고 있습니다. 이 화면에 그 내용이 반영됩니다.</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>다른 프로그램이 이 세션에 내용을 기록했습니다. 이 창의 Claude는 그 부분을 보지 못했습니다.</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>세션 다시 불러오기</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>넘겨받기</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>다른 창에서 세션을 넘겨주지 않았습니다. 그 창에서 확인을 기다리고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>이 세션이 다른 Claude Desk 창에서 열려 있습니다. 이 화면에 그 내용이 반영됩니다.</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>찾아본 위치</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>있지만 실행할 수 없음</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1, 접힘</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, 펼쳐짐</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>폴더 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>패턴 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>{folders} 목록 확인</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>{files} 읽음</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>{files} 읽음, {folders} 목록 확인</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>{files} 읽음, {patterns} 검색</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>{files} 읽음, {patterns} 검색, {folders} 목록 확인</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>{patterns} 검색</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>{patterns} 검색, {folders} 목록 확인</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>다시 연결</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>%1 다시 연결</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>%1 끄기</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>켜기</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>%1 켜기</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>처리 중…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>서버를 끄면 이후 세션을 포함해 이 폴더에서는 계속 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 서버</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Claude Code 다시 시작</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>MCP 서버 %Ln개 실패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>MCP 서버 %Ln개 로그인 필요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>도구 %Ln개: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>다시 시작하면 끝납니다: {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code가 실행되면 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>Claude Code가 다시 시작될 때까지 Claude가 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude Code가 다시 시작된 후 Claude가 이 서버의 도구를 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>{name} MCP 서버 실패</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>이 세션에 MCP 서버가 없습니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>이 폴더의 터미널에서 claude를 실행하고 /mcp로 로그인한 후 여기에서 다시 연결하세요.</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>로그인 필요</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>병합을 취소했습니다.</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>커밋 %Ln개가 {folder} 폴더의 {target}에 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>worktree의 파일 %Ln개는 커밋되지 않아 병합되지 않습니다:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>{folder}의 파일 %Ln개는 커밋되지 않았으며 그대로 남습니다:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>파일 %Ln개가 충돌합니다. 병합 후 사용자나 Claude가 해결하거나 병합을 취소할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>{branch}의 모든 커밋이 이미 {target}에 있습니다.</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>{folder}에 스테이지된 변경 사항이 있습니다. 먼저 커밋하거나 스테이지를 해제하세요:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Git이 실행하지 못했습니다. 아무것도 병합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Git이 너무 오래 걸려 중지했습니다. 아무것도 병합되지 않았습니다.</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>병합 중에 Git이 종료되었습니다. {target}에는 병합 커밋이 없지만 {folder} 폴더의 파일이 기록되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git을 찾을 수 없습니다. 설치한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>이 브랜치가 만들어진 브랜치를 체크아웃한 곳이 없습니다. 먼저 그 브랜치를 체크아웃하세요.</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>{folder}에서 끝나지 않음: {operation}. 먼저 완료하거나 중단하세요.</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>푸시되지 않습니다.</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>확인한 뒤 폴더가 변경되었습니다. 다시 확인하세요.</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>병합을 중지했습니다. 아무것도 병합되지 않았습니다.</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>병합하면 {folder}의 커밋되지 않은 파일을 덮어쓰게 됩니다. 먼저 커밋하거나 옮기세요:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>이 폴더는 worktree가 아니므로 여기서 병합할 브랜치가 없습니다.</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>이 Git은 충돌 여부를 미리 알 수 없습니다. 충돌하면 병합을 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>이 worktree는 어떤 브랜치에도 있지 않습니다. 먼저 브랜치를 만드세요.</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>충돌</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>충돌 예정</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 전송되지 않습니다.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>첨부 파일: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>언급: %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>메시지 대기열</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude가 지금 받습니다. 실행 중이던 작업은 백그라운드에서 계속됩니다</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>실행 중인 명령이나 에이전트는 백그라운드에서 계속됩니다.</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>되돌리는 중</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>Claude Code에 전달됨</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>편집 중</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>보내지 않음</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>다음에 전송됩니다. 이를 위해 Claude의 턴을 중지했습니다</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>{time}에 보내지 않음</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>현재 단계가 끝나면 전송</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>이 턴이 끝나면 전송</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>{time}에 전송</translation>
    </message>
    <message>
        <source>{message}, {state}</source>
        <translation>{message}, {state}</translation>
    </message>
    <message>
        <source>{text}, {attachments}</source>
        <translation>{text}, {attachments}</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>Effort</source>
        <translation>노력 수준</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>모델 및 기타</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>사고</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>이미지와 PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>새 폴더 취소</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>새 폴더 이름</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>%1에서</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>다른 폴더에서 새 세션</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>다른 폴더에서 시작</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>브랜치: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>폴더: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>새 워크트리에서…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>지침: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>다른 브랜치로 전환</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>전환하는 중…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>%1의 최근 세션</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>이 폴더의 최근 세션</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>기본</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>워크트리는 같은 저장소의 다른 폴더이며 자체 브랜치를 가집니다. Claude가 그곳에서 변경하는 내용은 여기 파일에 영향을 주지 않습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>만들고 시작</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>이 저장소의 파일이 필터를 지정합니다. Git 설정에 따라 다음 프로그램이 실행됩니다:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>무시된 파일</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>저장소를 확인하는 중…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>새 브랜치</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>새 워크트리에서 새 세션</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>완료되지 않은 워크트리 제거</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>이 필터를 실행합니다. 실행하지 않으면 파일은 Git이 저장한 그대로이며, Git LFS 파일은 포인터일 뿐입니다.</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>시작 지점</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude가 지정한 파일이 너무 많아 하나도 복사하지 않습니다. 패턴을 좁혀 주세요.</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>파일 체크아웃 중: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>.worktreeinclude가 지정한 무시된 파일 %Ln개 복사({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>{base}에서 시작하는 새 브랜치 {branch}(으)로 폴더 {folder}을(를) 만듭니다.</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>워크트리를 만드는 중…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>저장소를 읽지 못했습니다. 다시 시도하세요.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>파일 %Ln개가 저장되지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>새 대화가 시작됨. Claude는 위의 대화 기록을 알지 못함</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>허용이 늦어 실행되지 않음</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>허용이 늦어 실행되지 않음: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>첨부 파일을 찾을 수 없음</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>백그라운드 에이전트가 중지됨</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code가 이 세션을 저장하지 못함: 디스크가 가득 참</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code가 이 세션을 저장하지 못함: 디스크가 가득 참({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code가 메시지를 받지 않음</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code가 종료되는 중</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code가 종료되는 중: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude가 작업 공간에 파일을 저장함</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>Claude의 응답이 비어 있어 Claude에게 다시 요청함</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>압축됨</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>압축됨(토큰 {then} → {now})</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>자동으로 압축됨</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>자동으로 압축됨(토큰 {then} → {now})</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>대화 압축 중</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>대화 압축이 중지됨</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>대화를 압축하지 못함</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>대화를 압축하지 못함: 훅이 차단함</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>대화를 압축하지 못함: 대화가 너무 김</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>대화를 압축하지 못함: 대화가 너무 짧음</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>대화를 압축하지 못함: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>저장되지 않음: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>저장되지 않음: {names} 외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>컨텍스트를 절약하기 위해 이전 도구 결과를 제거함</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>응답 없이 출력 토큰 한도에 도달하여 Claude에게 다시 요청함</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>출력 토큰 한도에 도달함. Claude가 계속 진행함</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>게시됨</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>게시됨: {url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>예약된 작업이 시작됨</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>예약된 작업이 시작됨: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>로그인 실패: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Claude Code에서 시작함</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>예약된 작업으로 시작됨</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>예약된 깨우기로 시작됨</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>새 메시지로 대체됨</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>{name} 훅이 차단함</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>{name} 훅이 차단함: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>{name} 훅 실패</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>{name} 훅 실패: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>{name} 훅의 메시지: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>{name} 훅이 Claude를 중지함</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>{name} 훅이 Claude를 중지함: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>훅 {name}이(가) Claude에게 전달: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>{name} 플러그인을 설치하지 못함</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>{name} 플러그인을 설치하지 못함: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>{name} 플러그인 설치됨</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>응답이 잘림. Claude가 계속 진행함</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>세션을 미러링하지 못함: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>세션 파일의 이 부분이 손상되었습니다. 일부 내용이 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>이 프로젝트의 CLAUDE.md가 매우 김</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>이 프로젝트의 CLAUDE.md가 매우 김: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>알 수 없는 콘텐츠 유형: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>알 수 없는 메시지 유형: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>알 수 없는 메시지 유형: {name}(%Ln회)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>자리를 비운 동안</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>자리를 비운 동안: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>직접 실행한 명령: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>다른 모델</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>유형 없음</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model}에서 이 요청을 거절함</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model}에서 이 요청을 거절하여 {fallback}에서 대신 답변함</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} 사용 불가로 {fallback}에서 답변함</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} 과부하로 {fallback}에서 대신 답변함</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>규칙에 따라 {tool} 거부됨</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>{tool} 거부됨: {reason}</translation>
    </message>
</context>
<context>
    <name>NotificationSettings</name>
    <message>
        <source>1 min</source>
        <translation>1분</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10초</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15분</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30초</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5분</translation>
    </message>
    <message>
        <source>A permission, a question or a plan is waiting.</source>
        <translation>권한 요청, 질문 또는 계획이 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>턴이 오류로 끝남</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>턴이 끝났고 에이전트가 아직 작업 중입니다.</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>사용 한도에 도달함</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>모든 턴 후</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude가 완료함</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude가 응답을 기다림</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude가 에이전트를 기다림</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>내용 숨기기</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>소리 재생 프로그램이 없습니다. pw-play, paplay, aplay 중 하나를 설치하세요.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>알림에 어떤 세션인지, 무엇을 묻는지 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>알릴 턴의 최소 시간</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>다른 창이 활성화된 상태에서 Claude가 확인을 기다리거나 작업을 마치면 재생합니다.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>알림 표시</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>다른 창이 활성 상태이거나 다른 세션이 표시되어 있을 때 데스크톱이 표시합니다. 알림에서 요청을 거부할 수는 있지만 허용할 수는 없습니다.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>이 시스템에서는 아직 알림을 사용할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>명령 %Ln개가 아직 실행 중</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>메시지 %Ln개 대기 중</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>세션이 실패했습니다.</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>세션이 완료되었습니다.</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>세션이 응답을 기다립니다.</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>세션이 에이전트를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>사용 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>“{subject}” 거부</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>세션의 알림은 이렇게 표시됩니다.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>답장</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>그때 보내기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>새로 시작</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>다시 호출</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>열린 에이전트</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>이 에이전트 중지</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>도구 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Claude의 요청</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>“{agent}”의 요청</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code가 아직 이 에이전트의 ID를 알려 주지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>메시지는 Claude가 받아 이 에이전트에게 전달합니다.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>Claude에게 보냈습니다.</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>Claude에게 보냈습니다. Claude가 전달합니다.</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>이 버전의 Claude Code는 에이전트에게 메시지를 전달하지 않습니다.</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>이 에이전트를 중지했습니다. Claude Code는 이 에이전트를 계속하지 않습니다.</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>토큰 {count}개</translation>
    </message>
</context>
<context>
    <name>OptionPreview</name>
    <message>
        <source>Preview: %1</source>
        <translation>미리 보기: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Claude Code용 데스크톱 채팅 클라이언트입니다.</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>{mark} 뒤의 인수는 Claude Code에 전달됩니다.</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>데스크톱 메뉴에 Claude Desk를 추가하고 종료합니다</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>모호한 옵션: {option}은(는) {matches}과(와) 일치할 수 있습니다</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>인수 {name}: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>Claude Code를 시작하는 명령</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>폴더의 가장 최근 세션을 계속합니다</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>인수 하나가 필요합니다</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>명시적 인수 {argument}을(를) 무시했습니다</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>잘못된 선택: {value}({choices} 중에서 선택)</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>창의 언어: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>세션의 모델(Claude Code와 동일)</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>폴더가 없습니다: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>인수 {name}과(와) 함께 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>Claude Desk가 이미 실행 중이어도 별도의 창을 엽니다</translation>
    </message>
    <message>
        <source>options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>권한 모드(Claude Code와 동일)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>위치 인수</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>새 세션의 프로필. 기본 프로필은 {name}</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>열 프로젝트 폴더</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>폴더의 이 세션을 재개합니다</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>프로그램 버전을 표시하고 종료합니다</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>이 도움말을 표시하고 종료합니다</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>테마(이번 시작에만 적용)</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>데모를 사용해 봅니다(계정 불필요)</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>알 수 없는 언어: {language}(사용 가능: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>인식할 수 없는 인수: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>사용법: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>{option}과(와) 함께 사용하면 다시 제거합니다</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option}에는 {other}이(가) 필요합니다</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: 오류: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>발견 사항 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>예약된 작업 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>알림 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>읽지 않은 알림 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln페이지</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>리소스 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>도구 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>5시간 한도</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>에이전트</translation>
    </message>
    <message>
        <source>At</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>브랜치</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>모델별</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>변경된 줄</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>컨텍스트</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>웹훅 만들기</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>사용자 지정 에이전트</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>추가 사용량</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>남은 공간</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>아이디어</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>워크트리 유지</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>압축을 위해 비워 둠</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>한도</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP 리소스</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP 리소스</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>MCP 서버 지침</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP 도구</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>MCP 도구(필요할 때 불러옴)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>메모리 파일</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>없는 기능</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>로그인 필요</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>발견 사항 없음</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>구성되지 않음</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>아직 충족되지 않음</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>영구</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>게시</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>실행 로그 읽기</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>메모리 읽기</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>워크트리 제거</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>돌아갈 위치</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>일정</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>스킬</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>슬래시 명령</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>감시 중지</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>시스템 프롬프트</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>시스템 도구</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>시스템 도구(필요할 때 불러옴)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>지연 시간 변경됨: {duration}</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>서비스가 거부했습니다</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Claude 응답 시간</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>커밋되지 않은 변경</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>업로드</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용량</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>사용량 한도</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>깨우기 취소됨</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>감시</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>주간 한도</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>컨텍스트를 채우는 항목</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>볼 수 있는 사람</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>워크트리</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>버림</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>{duration} 후</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>목표 없음</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>예약된 작업 없음</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 중지됨</translation>
    </message>
    <message>
        <source>published</source>
        <translation>게시됨</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변경 없음</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>업데이트됨</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>토큰 {window}개 중 {count}개</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>한도를 {count} 토큰 초과</translation>
    </message>
    <message>
        <source>{count} · {share}%</source>
        <translation>{count} · {share}%</translation>
    </message>
    <message>
        <source>{limit} ({name})</source>
        <translation>{limit}({name})</translation>
    </message>
    <message>
        <source>{limit}: nearly reached</source>
        <translation>{limit}: 거의 도달함</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}: 도달함</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>입력 {sent} · 출력 {received}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} 사용</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} 사용함, 초기화: {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>모든 세션</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>페이지 닫기</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>이 상태의 세션</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>새 답변</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>포크</translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>에이전트 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>In a terminal</source>
        <translation>터미널에서 실행 중</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>다른 창에서 열림</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>이 상태의 세션이 없습니다.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>열린 세션이 없습니다.</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>세션 사이의 구분선</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>에이전트</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경 사항</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>패널 닫기</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 서버</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>권한 기록</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용량</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>패널 너비</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>다음 부분</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>이전 부분</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>규칙 추가 후 허용</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>한 번 허용</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>옵션과 함께 허용</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>항상 허용</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>항상 허용…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>메모를 남기고 거부…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Claude에게 남길 메모</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>권한 요청: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>Claude가 대신 무엇을 해야 하나요? ‘거부’를 누르면 함께 전송됩니다</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>권한 기록</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>JSON Lines로 저장…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Markdown으로 저장…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>권한 기록 저장</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>권한 기록 검색</translation>
    </message>
</context>
<context>
    <name>PermissionLogRow</name>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, collapsed</source>
        <translation>%1: %2, %3, %4, 접힘</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>입력: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>한 번 허용함</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>항상 허용함</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>답변함</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>묻기 규칙({place}): {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>{asker}의 요청</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>계획을 더 세우도록 요청함</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>거절함</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>거부함</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>거부하고 중지함</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>알림에서 거부함</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>묻지 않고 거부됨</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>거부됨: 턴이 중지됨</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>거부 규칙({place}): {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>무시함</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>세션과 함께 종료됨</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>폴더({place}): {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>모드({place}): {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>허용되지 않음: Claude Code가 종료됨</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>답변하지 않음: 세션이 닫힘</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>권한 기록: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>계획 승인함</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>제거됨</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>다음에 허용할 때 제거되며, 그때까지 유효함</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>규칙({place}): {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>규칙 ‘{behavior}’({place}): {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Claude Code가 철회함</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>미완료</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>이 프로젝트의 로컬 설정</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>이 프로젝트의 설정</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>내 설정</translation>
    </message>
    <message>
        <source>{change} ({place})</source>
        <translation>{change}({place})</translation>
    </message>
    <message>
        <source>{change} ({state})</source>
        <translation>{change}({state})</translation>
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
        <translation>읽을 수 없음: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>저장하지 못했습니다: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>{tool} 입력</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>이 세션에는 아직 결정이 없습니다</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>권한 기록</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} 저장됨</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>최근 결정만 표시합니다</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>효과 없음</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>새로 추가됨: %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>규칙 추가</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>권한 규칙</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>권한</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>이 동작을 하는 규칙</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Claude Code가 실행되면 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>규칙에 따라 Claude Code가 묻습니다. {rule}이(가) {over}보다 먼저 적용됩니다.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>규칙에 따라 Claude Code가 묻습니다: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>규칙에 따라 거부됩니다: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>규칙에 따라 묻지 않고 실행됩니다: {rule}.</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code가 {rule}을(를) {file}에 추가했습니다.</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Claude Code에 규칙을 요청하는 중…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code가 {rule}을(를) {file}에서 제거했습니다.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>효과 없음: {rule}이(가) 이미 허용함</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>효과 없음: {rule}이(가) 먼저 물음</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>효과 없음: {rule}이(가) 거부함</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>해당하는 규칙이 없습니다. 권한 모드가 결정합니다. 읽기만 하는 일부 명령은 바로 실행됩니다.</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>규칙을 찾을 수 없음</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>규칙이 없습니다. Claude Code는 모드에 따라 묻습니다.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>{rule} 때문에 Claude Code만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Claude Code만 알 수 있습니다. 이 명령의 각 부분을 따로 봅니다.</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>이 규칙은 모든 명령에 적용됩니다.</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>이 버전의 Claude Code는 규칙을 나열하지 않습니다.</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>뒤에 어떤 옵션과 파일이 오든 상관없습니다.</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>효과 없음</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>조직이 자체 규칙만 허용합니다.</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>내용을 직접 편집함</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{asker}의 {tool} 요청</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{asker}의 {tool} 요청 · {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1, %2 키</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>승인</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>이 계획을 승인하시겠습니까?</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>승인해도 요청한 권한은 부여되지 않습니다: %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude가 계획을 보내지 않았습니다. ‘계획 더 세우기’를 선택해 계획을 요청하세요.</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>계획 더 세우기</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Claude에게 남길 메모</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>계획은 %1에 저장되어 있습니다</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>무엇을 바꿔야 하나요? ‘계획 더 세우기’를 누르면 함께 전송됩니다</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>아직 아무것도 변경되지 않았습니다</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>의견을 남기려면 해당 부분을 클릭하거나 선택한 후 Enter 키를 누르세요</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>계획의 각 부분</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1, 내 의견: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>의견</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>이 부분에 의견 남기기</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>이 부분에 의견 남기기(Enter 키로 저장)</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>의견 제거</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>의견 %Ln개는 ‘승인’이 아니라 ‘계획 더 세우기’를 누를 때 전송됩니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>승인하고 편집 수락</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>승인하고 먼저 묻기</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>승인 후 {mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>계획 더 세우기</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>계획 더 세우기, 의견 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
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
        <translation>프록시 설정이 완전한 주소가 아닙니다. HTTPS_PROXY 또는 HTTP_PROXY를 고치세요.</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Claude Desk와 Claude Code 사이의 스크립트가 주고받는 내용을 바꿉니다. Claude Code 프로그램을 직접 사용하세요.</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>설정 파일이 올바른 JSON이 아닙니다. 파일을 고치거나 다른 곳으로 옮기세요.</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code가 임시 파일 폴더를 안전하게 사용할 수 없습니다. 폴더의 소유자와 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code가 세션 폴더를 사용할 수 없습니다. 다른 폴더에서 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code가 조직의 설정을 사용할 수 없습니다. 관리자에게 문의하세요.</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code가 계정의 조직을 확인하지 못했습니다. 네트워크를 확인하거나 다시 로그인하세요.</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code가 이 세션의 워크트리를 확인하지 못했습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code가 조직에서 요구하는 설정을 불러오지 못했습니다. 네트워크를 확인한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>Claude Code를 시작하지 못했습니다.</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>Claude Code를 시작하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code가 {duration} 안에 응답하지 않았습니다. 목록은 지금 기록된 내용을 보여줍니다.</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code가 이것을 기록하지 않았고 이유도 알리지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code는 이 세션의 워크트리에서 계속하지 않습니다.</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code가 종료되었습니다(종료 코드 {code}).</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code가 종료되었습니다.</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code가 셸을 찾지 못했습니다. Git Bash를 설치하거나 PowerShell을 허용하세요.</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code가 응답하지 않습니다: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code가 실행 중이 아닙니다.</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code는 샌드박스에서 작업해야 하지만 여기서는 작동하지 않습니다. bubblewrap과 socat을 설치하거나 관리자에게 문의하세요.</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code가 거부했습니다</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>Claude Code를 찾을 수 없어 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code가 강제로 종료되었습니다(시그널 {name}).</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code가 이 대화를 백그라운드에서 처리하고 있습니다. 먼저 그 세션을 끝내세요.</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>root 사용자는 권한 요청 없이 작업할 수 없습니다.</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>대화 기록은 유지되지만 Claude는 이 턴을 알지 못합니다. 메시지를 다시 보내세요.</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>대화 기록은 유지되며, 다음 메시지는 여기에서 이어집니다.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>이 폴더를 신뢰하지 않으므로 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>이 규칙은 더 이상 없습니다. 다른 프로그램이 제거했습니다. 아무것도 변경되지 않았습니다.</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>이 Claude Code 버전은 너무 오래되었습니다. 업데이트한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>계정이 여기서 허용되지 않는 조직에 속해 있습니다. 다른 계정으로 로그인하세요.</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>조직에서 자체 플러그인, 에이전트, MCP 서버를 허용하지 않습니다. Claude Code를 시작하는 명령에서 제거하세요.</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>조직에서 이 API 제공자를 허용하지 않습니다. 다른 제공자의 프로필을 사용하거나 관리자에게 문의하세요.</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>조직에서 로그인을 요구하지만 API 키나 토큰이 설정되어 있습니다. 이것이 없는 프로필을 사용하거나 환경에서 ANTHROPIC_API_KEY와 ANTHROPIC_AUTH_TOKEN을 제거하세요.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>조직의 게이트웨이가 로그인을 종료했습니다. 다시 로그인하세요.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>조직의 게이트웨이가 이 계정을 거부합니다. 다른 계정의 프로필을 사용하거나 관리자에게 문의하세요.</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>이 계정에는 조직의 설정이 거부됩니다. 다시 로그인하거나 관리자에게 문의하세요.</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>입력을 닫음</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>출력을 닫음</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>종료되지 않음</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>{duration} 동안 응답 없음</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>프로필 변수 {variable}의 명령을 시작하지 못했습니다</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>프로필 변수 {variable}의 명령이 {duration} 안에 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>프로필 변수 {variable}의 명령이 실패했습니다(종료 코드 {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>프로필 변수 {variable}의 명령이 값을 출력하지 않았습니다</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>프로필 변수 {variable}의 명령이 너무 많이 출력했습니다</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>프로필 변수 {variable}의 명령을 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>데스크톱 키링에 프로필 변수 {variable}의 값이 없습니다</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>프로필 변수 {variable}가 있는 데스크톱 키링이 응답하지 않습니다</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>프로필 변수 {variable}가 있는 데스크톱 키링이 잠겨 있습니다</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>{folder} 폴더가 없음</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>폴더 이름이 Claude Code에 필요한 올바른 UTF-8이 아님. 이름을 바꾸거나 다른 폴더를 여세요</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>이 세션의 프로필이 더 이상 없습니다</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>프로필 변수 {variable}를 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path}은(는) 올바른 JSON이 아닙니다. 파일을 고치거나 백업 {backup}이(가) 온전하면 되돌리세요.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path}은(는) 올바른 JSON이 아닙니다. 파일을 고치거나 다른 곳으로 옮기세요.</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>이 폴더의 모든 새 세션에 사용</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>이 세션의 프로필</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>설정에 따름</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>키링</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>주황</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>분홍</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>설정에 따름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Claude Code 명령</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Claude Code 폴더(CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>프로필 편집</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>새 프로필</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>이 폴더와 그 하위 폴더의 새 세션은 이 프로필을 사용합니다.</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>열려 있는 세션은 Claude Code가 다시 시작될 때 변경된 변수를 사용합니다.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>권한 모드</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>이 프로필의 새 세션의 권한 모드</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>프로필 저장</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>이 프로필의 세션, 설정, 로그인 정보가 여기에 보관됩니다. 없으면 Claude Code가 만듭니다.</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>본인만 읽을 수 있는 파일에 보관됩니다. 명령은 Claude Code가 시작될 때마다 비밀 값을 출력하며 셸 없이 실행됩니다. 키링은 데스크톱의 키링입니다.</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>변수</translation>
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
        <translation>Claude Code 계정을 나란히 사용하며, 각각 자체 Claude Code 폴더와 변수를 가집니다. Claude가 실행하는 명령은 키를 포함해 세션 프로필의 변수를 물려받습니다. Claude Desk 환경에 있는 Claude용 키와 주소는 기본 프로필에만 전달됩니다.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>새 프로필…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>로그인…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>로그아웃…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>수치는 디스크에 있는 세션의 것입니다. Claude Code는 설정에서 달리 정하지 않으면 30일 후 세션을 삭제합니다.</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>새 세션에 이 프로필을 쓰는 폴더 %Ln개가 기본 프로필로 돌아갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>프로필의 세션이 아직 열려 있어 프로필을 삭제하지 않았습니다.</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>이름이 없는 변수가 있습니다.</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>다른 프로필이 이 이름을 사용합니다.</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>다른 프로필이 이 폴더를 사용합니다. 세션이 어느 프로필의 것인지 알 수 있도록 각각 자기 폴더가 필요합니다.</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk: {profile}의 {variable}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>세션 %Ln개를 닫고 프로필 삭제</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>세션을 닫으면 그 안에서 실행 중인 작업이 모두 종료됩니다.</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>프로필을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>프로필 삭제</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>“{name}” 프로필을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>40자 이내의 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>{name}의 값을 출력하는 명령을 입력하세요.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>폴더의 전체 경로 또는 ~/ 아래의 경로를 입력하세요.</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>키링에 저장할 {name}의 값을 입력하세요.</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>프로필만 삭제됩니다. 폴더 {folder}는 세션, 설정, 로그인 정보와 함께 그대로 남고 키링의 값도 남습니다. 어떤 프로필이 이 폴더를 사용하면 세션이 다시 표시됩니다.</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>“{name}” 프로필을 삭제했습니다.</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>Claude Code 명령에 닫히지 않은 따옴표가 있습니다.</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>{name}의 값을 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>이름이 {name}인 변수가 두 개 있습니다.</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>이 버전은 {name}의 값이 어디에서 오는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>여기에서는 {name}을(를) 변수 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>“{title}” 세션이 열려 있습니다.</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>변수 추가</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>값을 출력하는 명령</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>값 숨기기</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>키링에 있음</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>변수 이름</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>변수 제거</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>값 표시</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>변수의 값</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>변수</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>값의 출처</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>%1 값의 출처</translation>
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
            <numerusform>세션 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>토큰 {count}개</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Find a message</source>
        <translation>메시지 찾기</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>메시지 없음</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>내 메시지</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>같은 이름의 폴더가 있음</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>변경 {number}: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>셀 {cell} 삭제</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>줄 끝 문자가 바뀜: {before} → {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>새 셀</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>셀 {cell} 뒤에 새 셀</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>새 파일</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>파일이 없어 Claude Code가 거부하게 됨</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>노트북이 없어 Claude Code가 거부하게 됨</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>파일 읽는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>일치하는 %Ln곳을 모두 바꿈</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>셀 {cell} 바꿈</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>기존 파일을 덮어씀</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>기존 파일({size})을 대체합니다. 텍스트가 아닙니다</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>기존 파일({size})을 대체합니다. 너무 커서 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>내용이 공백과 줄바꿈뿐입니다</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>기존 파일을 읽을 수 없음</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>기존 파일이 텍스트가 아니어서 변경을 표시할 수 없음</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>기존 파일이 너무 커서 비교할 수 없음</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>파일에 이미 이 내용이 있음</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>파일의 줄 끝 문자가 CRLF임</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>파일에 둥근 따옴표가 있음. 곧은 따옴표와 일치하는 것으로 처리됨</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>파일에 CRLF와 LF 줄 끝 문자가 섞여 있음. Claude Code가 하나로 통일함</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>파일이 비게 됨</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>바꿀 텍스트가 파일에 없어 Claude Code가 거부하게 됨</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>바꿀 텍스트가 %Ln번 나와 Claude Code가 거부하게 됨</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>이 이름은 일반 파일이 아님</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>이미 있는 파일을 만들게 되어 Claude Code가 거부하게 됨</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}, {size} 대체</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>diff 표시</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>계획 모드로 전환</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>계획에 대한 결정이 내려지지 않음</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>계획 준비됨</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>요청한 권한</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>계획을 표시하지 못함</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>계획이 승인되지 않음</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>팀 리더를 기다리는 중</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>계획을 더 세우도록 요청함</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>질문을 무시함</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>계획을 직접 편집함</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답변</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>내 피드백</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>내 메모</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>승인됨</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>답변하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question}(외 %Ln개)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Answer</source>
        <translation>답변</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>이 질문에 답변</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude는 모든 답변을 한꺼번에 받습니다</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>거절</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>거절하고 답변 %Ln개를 버리시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>무시</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>무시하고 답변 %Ln개를 버리시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>답변 유지</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>답변 유지</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>MCP 서버 질문: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>다음 질문</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>스키마</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>이 질문 건너뛰기</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>%1 MCP 서버의 질문</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>%1 MCP 서버가 페이지를 열도록 요청합니다</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>이 질문은 양식으로 표시할 수 없습니다. 이 스키마에 따라 JSON으로 답하세요.</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>이 질문은 양식으로 표시할 수 없습니다. 이 스키마에 따라 JSON으로 답하세요. %1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>JSON으로 쓴 답</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>답변은 Claude가 아닌 MCP 서버로 전달됩니다</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · 선택 사항</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>직접 답변 입력</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>답변 지우기</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>직접 입력</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>선택 사항</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답변</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>모든 질문을 건너뛰었습니다</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>답변하지 않은 질문: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>질문 {number}</translation>
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
… %Ln자 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>{asker}의 질문</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>여기에서 열 수 없습니다</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>여기서 확인하지 않음: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>자동으로 보내지 않기</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 이동</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>메시지 입력란으로 되돌리기</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>현재 단계가 끝나면 보내기</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>이 턴이 끝나면 보내기</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>메시지 보내기</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>지금 보내기</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>이 버전의 Claude Code는 보낸 메시지를 되돌릴 수 없습니다</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>대기열의 메시지</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>5시간 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>5시간 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude가 추가 사용량을 사용해 계속합니다.</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>추가 사용량 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>추가 사용량 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>{day} {time}에 초기화됩니다.</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>사용량 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>사용량 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>주간 Opus 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>주간 Opus 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>주간 Sonnet 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>주간 Sonnet 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>주간 한도에 거의 도달했습니다.</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>주간 한도에 도달했습니다.</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>{share} 사용했습니다.</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>포크</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>모두 다시 실행</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>인정되지 않음: 포인터가 방금 이 창에 들어왔습니다. 다시 누르세요.</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>인정되지 않음: 방금 나타났습니다. 다시 누르세요.</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>인정되지 않음: 앞선 누름의 일부일 수 있습니다. 잠시 기다렸다가 다시 누르세요.</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>인정되지 않음: 이 창이 방금 맨 앞으로 나왔습니다. 다시 누르세요.</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>인정되지 않음: 방금까지 입력하고 있었습니다. 다시 누르세요.</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>그래픽 드라이버가 작동하지 않아 프로세서로 그립니다.</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>기존 파일 유지</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>바꾸기</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>아래에 %Ln줄 더 있음(Page Down)</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>접힘</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code에 로그인되어 있지 않음</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude가 과부하 상태임</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>Claude 서버가 과부하 상태임</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>출력 토큰 한도에 도달함</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>속도 제한에 도달함</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>서버 오류</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>계정이 보류됨</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>계정 확인이 필요함</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>클라우드 자격 증명이 거부됨</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>요청 실패</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>요청 실패(상태 {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>요청이 거부됨</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>계정 결제에 문제가 있음</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>이 계정의 조직에서 Claude Code를 허용하지 않음</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>이 모델이 없거나 계정에서 사용할 수 없음</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>인증 실패</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>결제 오류</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>연결 없음</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>출력 토큰 한도에 도달함</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>속도 제한에 도달함</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>서버 오류</translation>
    </message>
    <message>
        <source>{error} ({status})</source>
        <translation>{error}({status})</translation>
    </message>
</context>
<context>
    <name>RequestHeader</name>
    <message>
        <source>Collapse the request (0)</source>
        <translation>요청 접기(0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>요청 펼치기(0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln줄, 아래에 더 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>입력을 읽는 중…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>실행 전에 편집할 수 있습니다</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>뒤 질문</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>다음 요청</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>이전 질문</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>이전 요청</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>이 프로젝트 밖의 파일 포함: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>대상: {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>이 프로젝트 밖: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>경로가 심볼릭 링크를 거쳐 {path}에 연결됨</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>경로가 심볼릭 링크를 거쳐 이 프로젝트 밖의 {path}에 연결됨</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>보기: %1, %2의 요청</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>그 외 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>숨은 문자 또는 방향을 바꾸는 문자 %Ln개(⟨U+…⟩로 표시)</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>{tool} 사용을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>긴 공백이 있습니다. 아래나 오른쪽까지 읽으세요</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>백그라운드에서 계속됨</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>파일을 삭제하거나 변경 사항을 버림: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>이 파일 편집을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>이 노트북 편집을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>이 대화를 끝낼까요?</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>실행 중인 프로그램을 종료하거나 변경: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>워크트리로 들어갈까요?</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>이 URL 가져오기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>이 파일 찾기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>워크트리에서 나갈까요?</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>이 폴더의 목록 보기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>부분 {part}/{count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>이 플러그인을 게시할까요?</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>{server} MCP 서버의 질문</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>네트워크에 연결: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>이 파일 읽기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>이 노트북 읽기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>이 파일을 받을까요?</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>이 코드를 실행할까요?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>이 명령 실행을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>다른 사용자로 실행: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>전달받은 코드를 실행: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>샌드박스 밖에서 실행</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>이 파일들의 내용 검색을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>웹 검색을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>이 파일을 보낼까요?</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>이 보고서를 보낼까요?</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>이 목표를 설정할까요?</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>이 일정을 설정할까요?</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>안내서를 공유할까요?</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>이 명령은 분석되지 않았습니다. 전체를 읽으세요</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>너무 길어 분석할 수 없음</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>두 이름이 같아 보입니다: {first}, {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>일반적이지 않은 도구 이름. 다른 도구를 흉내 낸 것일 수 있음</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>Claude Design을 사용할까요?</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>MCP 도구 {tool} 사용을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>claude.ai의 프로젝트를 사용할까요?</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>이 스킬 사용을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>claude.ai의 페이지를 사용할까요?</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>claude.ai의 루틴을 사용할까요?</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>{server} MCP 서버의 {tool} 사용을 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>이 파일 쓰기를 허용하시겠습니까?</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>파일 쓰기: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>입력한 텍스트에 숨은 문자 또는 방향을 바꾸는 문자가 %Ln개 있습니다. 제거하세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} 외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name}({line}번째 줄)</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}…({size} 더)</translation>
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
        <translation>백슬래시나 줄바꿈이 있음</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>이 컴퓨터 또는 로컬 네트워크로 연결됨</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>호스트 없음</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>암호화되지 않음</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>호스트에 이름으로 쓸 수 없는 비 ASCII 문자가 있음</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>호스트에 비 ASCII 문자가 있음: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>호스트가 이름이 아니라 숫자임</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>호스트가 올바르지 않은 인코딩된 이름임</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>호스트가 인코딩된 이름임: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>호스트가 퍼센트 인코딩됨: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>@ 앞부분은 호스트가 아님. 실제 연결 대상: {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>{scheme} 주소임</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>웹 주소가 아님</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>일반적이지 않은 표기. 실제 연결 대상: {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>포트 {port} 사용</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code가 요청 %Ln개를 철회함. 마지막 요청: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Claude Code가 철회함: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title} ({asker}의 요청)</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>에이전트 %Ln개가 작업 중입니다. 먼저 중지하거나 기다리세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>파일 %Ln개가 여기에 표시된 뒤 변경되어 그대로 두었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>다른 창에서 이 폴더를 처리하고 있어서 변경 사항이 기록되지 않았을 수 있습니다.</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>변경 사항은 다음 메시지부터 기록됩니다.</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Claude Code를 다시 시작하지 못했습니다.</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code가 되감지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code가 종료되지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude가 제시간에 메시지를 제안하지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude가 메시지를 제안하지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude가 메시지를 제안하지 않았습니다: {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude가 다른 세션에서 이 폴더의 작업을 하고 있습니다. 먼저 그 작업을 중지하거나 기다리세요.</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude가 작업 중입니다. 먼저 턴을 중지하세요.</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>그 지점에서 세션을 시작하지 못했습니다. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>새 파일 %Ln개를 삭제했습니다: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>이 세션에서는 파일 체크포인트가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git이 이 파일을 스테이지할 때 변환하므로 파일 전체만 스테이지할 수 있습니다.</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git이 응답하지 않았습니다. 자세한 내용은 로그를 참조하세요.</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>Git이 설치되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git이 너무 오래 걸려 중지했습니다.</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>Git을 찾을 수 없습니다. Git이 없으면 변경 사항이 기록되지 않으며 여기에서 실행 취소할 수 없습니다.</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Claude Code가 이유를 밝히지 않고 변경하지 않음: {files}.</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>이전 내용이 확실하지 않아 그대로 두었습니다: {files}.</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>이 메시지의 체크포인트가 없습니다.</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>이 메시지의 파일 체크포인트가 없습니다.</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>그 후로 변경된 파일이 없습니다.</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>홈 폴더와 그 상위 폴더의 스냅샷은 만들지 않습니다. 변경 사항이 기록되지 않습니다.</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>불러온 도구 호출 중에 이 파일을 지정한 것이 없습니다. 명령이나 다른 프로그램이 변경했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>이전 상태와 같은지 확실하지 않음: {files}.</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>그 도구 호출로 변경된 내용은 이 세션에 더 이상 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>스테이지된 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>실행 취소할 내용이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>실행 취소된 내용이 없습니다. 자세한 내용은 로그를 참조하세요.</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>아무것도 실행 취소되지 않았습니다: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>파일 %Ln개 복원됨: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>복원했지만 다른 하드 링크에는 실행 취소한 내용이 남아 있습니다: {files}.</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>처음으로 되감았습니다. 다음 메시지를 보내면 새 세션이 시작됩니다.</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>되감았습니다. 다음 메시지는 여기에서 이어집니다.</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>체크아웃할 때 Git이 줄 끝과 같은 내용을 변환할 수 있어 건너뛰었습니다: {files}. Git으로 복원하세요.</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>그 위치에 링크, 파일 또는 폴더가 있어 건너뛰었습니다: {files}.</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>그 사이에 변경되어 건너뛰었습니다: {files}.</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>이전 내용이 저장되어 있지 않아 건너뛰었습니다: {files}.</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>이 시스템에서는 스냅샷이 지원되지 않습니다. 변경 사항이 기록되지 않습니다.</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>이 폴더의 스냅샷이 꺼져 있어 변경 사항이 기록되지 않습니다. 설정에서 켤 수 있습니다.</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>스테이지와 커밋은 저장소가 정의한 필터와 훅을 실행합니다. 이 폴더를 신뢰하면 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Claude가 답하기 전에 중지했습니다. 메시지는 메시지 입력란으로 돌아왔습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>변경 사항을 읽지 못했습니다. 자세한 내용은 로그를 참조하세요.</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>이 메시지 이후에 대화가 압축되었습니다. 압축된 지점 이전으로는 되감을 수 없습니다.</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>데모에서는 파일이 변경되지 않습니다.</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>이 폴더를 신뢰하는지 답하면 파일을 비교합니다.</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>이 변경 사항 이전의 스냅샷이 삭제되었습니다.</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>비교할 Git 커밋이 없습니다.</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>이 브랜치가 만들어진 브랜치의 다른 체크아웃이 없습니다.</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>이 파일은 삭제되었으므로 파일 전체만 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>이 폴더의 파일이 {count}개를 넘어 변경 사항이 기록되지 않습니다. 설정에서 한도를 높일 수 있습니다.</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>이 폴더의 크기가 {size}보다 커서 변경 사항이 기록되지 않습니다. 설정에서 한도를 높일 수 있습니다.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>이 폴더는 Git 저장소 안에 있지 않습니다.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>이 버전의 Claude Code는 파일을 복원할 수 없습니다.</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>스테이지하거나 해제하려면 ‘스테이지 안 됨’ 또는 ‘스테이지됨’을 선택하세요.</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>파일 쓰기가 중단되어 일부가 아직 되돌려지지 않았을 수 있습니다. ‘다시 실행’으로 바뀐 내용을 되찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>메시지는 메시지 입력란으로 돌아왔지만 Claude는 아직 알고 있습니다. {reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

이 저장소에서 다른 Git 명령이 실행 중일 수 있습니다. 끝날 때까지 기다린 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} 파일을 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} 파일을 쓰지 못했습니다: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} 외 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} 외 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>파일 %Ln개 중 %1개. Git이 무시하는 파일과 폴더 밖의 파일은 그대로 둡니다. 파일은 ‘변경 사항’에서 다시 실행할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>파일 %Ln개의 변경(+%1 −%2줄)은 되찾을 수 없습니다. 셸 명령으로 변경된 내용은 그대로 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>변경될 내용 확인 중…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>대화와 파일</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>‘%1’을(를) 편집하여 다시 보낼까요?</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>파일: Claude가 편집한 파일 중 그 후로 변경된 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>파일: 그 후로 변경된 파일이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>파일 %Ln개 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>이 파일도 복원: 그 후에 직접 또는 다른 프로그램이 변경한 파일 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>둘 다 되감기</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>대화 되감기</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>‘%1’(으)로 되감으시겠습니까?</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>되감으면 Claude Code가 다시 시작되고 백그라운드 작업 %Ln개가 종료됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>되감는 중…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>이 메시지와 이후의 모든 내용이 제거됩니다. 텍스트와 첨부 파일은 메시지 입력란으로 돌아갑니다. 메시지를 보내기 전에는 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>되감을 대상</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>백그라운드에서 실행 중</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>백그라운드에서 실행 중 · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>재시도 {attempt}/{attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln개 모두 표시</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln줄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>열 %Ln개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>편집 수락</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>새로 시작</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>다시 호출</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>주의: {text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude: {text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>코드: {text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>이전</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>이전: 턴 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>이전: 턴 %Ln개, {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>중지 {duration} 후 {signal} 시그널로 종료됨</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>오류: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>실패 · {duration}</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>{whole} 중 처음 {shown}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>제목: {text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>중요: {text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>지금까지의 대화 기록 포함</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Claude Desk가 닫힐 때 중단됨</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>이 대화 기록으로 새 세션</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>참고: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>알림: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>새 세션으로 열기</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>직접 중지함</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>직접 중지함({duration} 만에 중지)</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>세션을 닫을 때 중지됨</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>표: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>생각 중</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>사고 과정: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>이 모델은 사고 과정을 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>이 사고 과정은 암호화되어 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>생각함</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>{duration} 동안 생각함</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>팁: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>도구: {tool}: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>도구: {tool}: {title}, {state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>도구: {line}, 완료</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>도구: {line}, 완료, {duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>턴: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>경고: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>내가 실행함: {command}, {state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>나: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>나: {text}, 대기 중</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>1초 미만</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>{size} 초과</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>{duration} 소요</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, 접힘</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}초</translation>
    </message>
    <message>
        <source>{state} · {duration}</source>
        <translation>{state} · {duration}</translation>
    </message>
    <message>
        <source>{text}, {attachments}</source>
        <translation>{text}, {attachments}</translation>
    </message>
    <message>
        <source>{tokens_in} tokens in, {tokens_out} out</source>
        <translation>입력 토큰 {tokens_in}, 출력 {tokens_out}</translation>
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
        <translation>답변을 복사했습니다</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>복사됨 · Ctrl+Shift+C를 누르면 마지막 답변을 복사합니다</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>읽지 못한 페이지를 제외하고 복사했습니다</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>복사 중… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>인용할 텍스트를 선택하거나 해당 행으로 이동하세요.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>복사할 답변이 없습니다.</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>인용하기에는 너무 깁니다. 더 적게 선택하세요.</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>원본 보기</translation>
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
        <translation>Alt+-</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt++</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>접기</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>모두 접기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>답변 복사</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>턴을 Markdown으로 복사</translation>
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
        <translation>편집하여 다시 보내기…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>펼치기</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>모두 펼치기</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>여기에서 포크</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>메시지에 인용</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>여기로 되감기…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>‘변경 사항’에 표시</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>원본 보기</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>편집하여 다시 보내기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>원본 보기</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>규칙 추가</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>다른 프로그램이 이 규칙을 제거했습니다. 새 규칙으로 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>규칙 변경</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code가 직접 이 규칙을 %1에 추가한 다음 이전 규칙을 제거합니다. 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code가 직접 %1에 한 줄을 씁니다. 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>새 규칙</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>규칙의 동작</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>규칙을 쓰는 곳</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>쓰는 중…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>권한 규칙</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>이 명령을 물어볼까요?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>MCP 서버 {server}의 모든 도구</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Claude Code가 해석하는 대로</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>{words}(으)로 시작하는 명령</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>{files} 편집</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>모든 명령</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>{tool}의 모든 사용</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>정확히 {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>{host}의 페이지</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>{files} 읽기</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>조직</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>시작 옵션</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>나, 모든 폴더</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}, 나만</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}, 공유</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>MCP 서버 {server}의 {tool}</translation>
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
        <translation>불러오지 않은 기록의 일치 항목</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>스크롤 표시</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>파일 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>일치 항목 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>파일 %Ln개 이상</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>도구 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>허용된 도메인</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>차단된 도메인</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>최대 개수</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>뒤의 줄</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>앞뒤의 줄</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>앞의 줄</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>처음 %Ln개만 표시됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>검색어</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛸 개수</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>검색 시간이 초과됨. 더 있을 수 있음</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>대소문자 무시</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>일치하는 부분만</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>여러 줄</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>파일 없음</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>일치 항목 없음</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{files}에서 {matches}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{place}에서 {pattern}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>전체 텍스트: “%1”</translation>
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
        <translation>모든 세션에서 “%1” 검색</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>모든 세션 검색</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작일</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>2026-01-31부터</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>작성자</translation>
    </message>
    <message>
        <source>To</source>
        <translation>종료일</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>2026-01-31까지</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>When</source>
        <translation>기간</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>검색 닫기</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>더 보기</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>일치 항목 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>세션 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>모든 작성자</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>정확도순</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>직접 지정</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>최신순</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>다른 사람</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>지난 한 달</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>지난 일주일</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>세션: {title}, {detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>사고 과정</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>서브에이전트에서</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}, 아직 검색 중…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}, 더 있음</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{sessions}에서 {matches}</translation>
    </message>
    <message>
        <source>{sessions}, {matches}</source>
        <translation>{sessions}, {matches}</translation>
    </message>
</context>
<context>
    <name>SearchStatus</name>
    <message>
        <source>Demo sessions are not saved or searched.</source>
        <translation>데모 세션은 저장되거나 검색되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>모든 폴더</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>모든 도구</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>날짜는 2026-05-03 형식으로, 이른 날짜를 먼저 입력하세요.</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>색인 중: {total} 중 {done}. 나머지는 아직 검색 대상에 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>결과가 더 있습니다. 검색 범위를 좁혀 보세요.</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>이 필터에 맞는 결과가 없습니다.</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>아직 결과가 없습니다. 색인 중입니다.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>결과가 없습니다.</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>검색하지 못했습니다.</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>모든 세션에서 나, Claude, Claude의 도구가 쓴 모든 내용을 검색합니다.
정확한 문구를 찾으려면 “따옴표”를 사용하세요.</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>아직 색인 중입니다.</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>아직 검색 중…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>누르면 접힘</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>변경 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln개 찾음</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>변경된 설정이 있음</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>섹션</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>기본값과 다른 설정만 표시</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>그때 보내기</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>사용량 한도</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Enter를 누르면 현재 단계가 끝나면 보냅니다.</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Enter를 누르면 이 턴이 끝나면 보냅니다.</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>현재 단계가 끝나면 보내기</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>이 턴이 끝나면 보내기</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>열지 못했습니다: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>다른 세션에서 대기 중인 요청: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>세션 표시</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>창 닫기</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>폴더 설정 꺼짐</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>기본 창으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>에이전트</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경 사항</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>권한 기록</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Markdown으로 저장…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>웹 페이지로 저장…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>원시 메시지 저장…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>터미널</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>내 메시지</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>일치하는 세션이 없습니다.</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>아직 세션이 없습니다.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>세션 %Ln개 중 {found}개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>이 세션을 열 수 없습니다: 파일에 폴더가 지정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>“{title}” 세션을 닫으시겠습니까?</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>폴더를 열지 못했습니다.</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>저장하지 못했습니다: {reason}. 종료할 때까지는 유지됩니다.</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>“{title}” 세션을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>방금 변경되었습니다. 다른 프로그램이 아직 쓰고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>종료할 때까지는 유지됩니다.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>휴지통으로 이동</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>세션 읽는 중…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>세션 읽는 중… {done}/{total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>세션 ID를 복사했습니다.</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>일부 세션이 응답하지 않는 디스크에 있습니다.</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>먼저 중지됩니다.</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>세션과 이에 대한 Claude Desk의 데이터가 휴지통으로 이동합니다.</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>디스크의 세션을 지금 읽지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>사용 중인 세션</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>보관</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>세션 ID 복사</translation>
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
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>worktree 병합…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>기본 창으로 되돌리기</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>새 창으로 이동</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>워크트리 제거…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>옆에 표시</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>보관 해제</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>파일 %Ln개가 워크트리에 복사되지 않았습니다: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>이 세션의 메시지 %Ln개가 이 대화에 없습니다. Claude는 그 내용을 모릅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>사용량 한도 초기화를 기다리던 메시지 %Ln개를 보내지 않았습니다. 시간이 지났습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name}에는 터미널이 필요합니다. 이 폴더의 터미널에서 claude를 실행하세요.</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>다른 프로그램이 이 세션을 ‘편집 수락’(으)로 전환했습니다. 여기서는 Claude가 계속 먼저 묻습니다.</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>다른 프로그램이 이 세션을 ‘계획’(으)로 전환했습니다.</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>자동: 다른 모드를 선택할 때까지 실행 여부를 Claude Code가 결정하며 거의 묻지 않습니다</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>권한 우회는 이 턴이 끝난 후 시작되며, 이를 위해 Claude Code가 다시 시작됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>권한 우회는 에이전트 %Ln개가 끝나면 시작되며, 이를 위해 Claude Code가 다시 시작됩니다. 그때까지 메시지는 대기합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>이 폴더를 열 수 없습니다: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>이 세션을 열 수 없습니다: 파일에 폴더가 지정되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>턴이 진행되는 동안에는 Claude Code를 다시 시작할 수 없습니다. 턴이 끝난 후 다시 시도하세요.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>에이전트 %Ln개가 작업하는 동안에는 Claude Code를 다시 시작할 수 없습니다. 중지하거나 끝난 뒤 다시 시도하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code가 되감기 지점의 메시지를 찾지 못해 끝에서 이어집니다. Claude는 제거된 내용을 여전히 알고 있습니다.</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code가 이 세션을 재개하지 못했습니다. Claude는 위의 대화 기록을 알지 못합니다.</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code가 실행 중인 호출을 백그라운드로 옮기지 않았습니다. Claude가 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code를 시작하는 데 시간이 걸리고 있습니다. 메시지는 준비될 때까지 유지됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>에이전트 %Ln개가 끝나면 Claude Code가 다시 시작됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>이 턴이 끝나면 Claude Code가 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code가 턴과 함께 중지했습니다: {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code가 사용하는 노력 수준: “{effort}”.</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk에서 사용할 수 없는 폴더: {folders}. 종료하면 여기에 저장할 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk가 제대로 종료되지 않았습니다. 세션을 복원했습니다.</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>되감기 이후의 대화를 Claude가 알지 못합니다. 저장하기 전에 Claude Code가 중지되었습니다.</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude가 이 턴을 알지 못합니다. 저장하기 전에 Claude Code가 중지되었습니다.</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>보내지 않은 메시지를 읽지 못했습니다: {reason}. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>대기열의 메시지를 읽지 못했습니다: {reason}. 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>Claude Desk의 일부 파일을 읽지 못했습니다: {names}({reason}). 파일은 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>초안과 대기열의 메시지를 읽지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>세션 제목과 고정 상태를 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>열린 세션 목록을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>프로필을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>이 세션의 기록을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>이 폴더에 대한 답변을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>초안을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>설정을 저장하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>이 폴더에서 Claude Code가 적용하는 파일이 변경되었습니다. Claude Code를 중지했으며, 신뢰할지 결정하면 다시 시작합니다.</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>일치 항목으로 이동 중…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>값을 알 수 없는 설정을 무시했습니다: {names}.</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>더 이상 실행되지 않음: {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>열려 있는 다른 세션이 없습니다. 하나를 연 다음 이 세션 옆에 표시하세요.</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>프로그램이 없음: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code의 세션 파일에 없음: 위 턴 중 {count}개({reason}). 텍스트는 Claude Desk가 보관합니다. Claude Code가 다시 시작되면 Claude는 그 내용을 알지 못합니다.</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Claude Code의 세션 파일에 없음: 위 턴 중 {count}개. 텍스트는 Claude Desk가 보관합니다. Claude Code가 다시 시작되면 Claude는 그 내용을 알지 못합니다.</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>여러 창에 이 세션의 초안이 있었습니다. 메시지 입력란에 함께 있습니다.</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>터미널에서 “{command}” 명령을 실행해 로그인한 후 메시지를 다시 보내세요.</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>일부 Claude Desk 파일이 손상되어 이름을 “.damaged”로 바꾸었습니다: {names}.</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>사용자가 중지함: {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>이전 대화 기록을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>노력 수준을 변경하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell}의 환경을 읽을 수 없습니다. Claude Code에 셸의 PATH와 변수가 없습니다. 다시 시도하려면 설정의 Claude Code를 여세요.</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>프로필 파일이 손상되어 이름을 “profiles.json.damaged”로 바꾸었습니다. 기본 프로필만 남아 있으며, 다른 프로필의 세션은 디스크에 그대로 있습니다.</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>일치 항목이 표시되지 않는 부분에 있어 가장 가까운 항목을 표시합니다.</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>그 세션에서 일치 항목을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>모델을 변경하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>권한 모드를 변경하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>플러그인 {name}을(를) 불러오지 못했습니다</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>플러그인 {name}을(를) 불러오지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>{server} MCP 서버의 질문에 답변했습니다.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>{server} MCP 서버의 질문에 답변했습니다. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>{server} MCP 서버의 질문을 거절했습니다.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>{server} MCP 서버의 질문을 거절했습니다. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>{server} MCP 서버의 질문에 답변하지 않았습니다.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>{server} MCP 서버의 질문에 답변하지 않았습니다. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>{server} MCP 서버의 질문에 답변하지 않았습니다. Claude Code가 질문을 철회했습니다.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>{server} MCP 서버의 질문에 답변하지 않았습니다. Claude Code가 질문을 철회했습니다. “{question}”</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>세션을 찾을 수 없어 새 세션을 시작했습니다.</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>사고 예산을 변경하지 못했습니다: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>사용량 한도가 초기화되었습니다. 대기 중인 메시지 %Ln개를 지금 보냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>이 폴더가 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>이 버전의 Claude Code는 개별 작업을 중지할 수 없습니다. ‘중지’를 눌러 턴을 끝내세요.</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>로그아웃하려면 터미널에서 claude를 실행하고 /logout을 입력하세요.</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>이 문제가 해결되기 전에 종료하면 변경 내용이 사라질 수 있습니다.</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>이 세션을 넘겨받았습니다. 다른 프로그램은 중지되지 않았으며, 이제부터 그 프로그램이 기록하는 내용은 이 창의 Claude가 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>셸이 CLAUDE_CONFIG_DIR을 {folder}(으)로 설정하지만 응답이 늦었습니다. 터미널에서 Claude Desk를 다시 시작하면 적용됩니다.</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Claude 로그인이 {day}까지 종료됩니다. 다시 로그인하려면 터미널에서 claude /login을 실행하세요.</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>보내지 않은 메시지</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>디스크 오류</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>대기열의 첨부 파일이 100 MB를 넘음</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>열린 세션</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>세션 제목과 고정 상태</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>디스크가 제때 응답하지 않음</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>폴더에 대한 답변</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>내 설정</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} 외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell}을(를) 시작할 수 없습니다. Claude Code에 셸의 PATH와 변수가 없습니다. 다시 시도하려면 설정의 Claude Code를 여세요.</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell}을(를) 시작하는 데 너무 오래 걸렸습니다. Claude Code에 셸의 PATH와 변수가 없습니다. 다시 시도하려면 설정의 Claude Code를 여세요.</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>“{task}” 작업을 중지하지 못했습니다: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
</context>
<context>
    <name>SessionRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>새 응답. %1, %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>옆에 표시</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>권한 우회</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>폴더 없음</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>포크</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>별도 창</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>세션 검색</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>보관됨</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>이번 주</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>알 수 없는 폴더</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>저장소 옆</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>Claude Code 설정에서는 permissions.defaultMode입니다. 그곳의 권한 우회와 자동은 따르지 않습니다.</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>새 워크트리 폴더</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>새 세션의 모델</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>권한 모드</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>새 세션의 권한 모드</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>시작할 때 세션 다시 열기</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>실행 중인 세션에는 적용되지 않습니다. 실행 중인 세션은 메시지 입력란 아래에서 변경하세요.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>새 워크트리를 만들 폴더입니다. 비워 두면 저장소 옆에 만듭니다.</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>끄면 비정상 종료 후에만 세션을 다시 엽니다.</translation>
    </message>
    <message>
        <source>Worktrees</source>
        <translation>워크트리</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
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
        <translation>재설정</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>재설정</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>변경됨</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>기능</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code를 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Claude Code 폴더</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>데이터 폴더</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>환경: 터미널과 같음, {shell}에서 읽음</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>찾음: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>설치 방식</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>여기에서 실행 파일을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>보고된 기능 없음</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>없음: Claude Desk는 업데이트를 확인하지 않음</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾을 수 없음</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>아직 알 수 없음</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>{shell}의 환경을 읽는 중…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>{shell}의 환경을 읽을 수 없습니다. 셸의 출력은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>업데이트 확인</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>이 프로젝트의 로컬 설정</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>이 프로젝트의 설정</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>알 수 없는 세션 유형</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>내 설정</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>인수 %Ln개를 사용하는 {program}</numerusform>
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
        <translation>정보</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>설정 닫기</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>설정을 찾을 수 없음</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로필</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>설정 검색</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>스냅샷</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>Claude Code와 동일</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Claude Code 기본값</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>데스크톱 기본값</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>직접 지정한 명령</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>명령에 닫히지 않은 따옴표가 있습니다.</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>데스크톱이 알림을 표시했습니다.</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>데스크톱이 알림을 표시하지 않습니다. 응답하는 알림 서비스가 없습니다.</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>설정 파일에 이 버전에서 사용할 수 없는 값이 있어 기본값을 사용합니다: {names}. 이 설정을 바꿀 때까지 값은 파일에 남아 있습니다.</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>이 편집기가 설치되어 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>파일 %Ln개 변경됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>다른 파일 %Ln개 변경됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>명령이 실행되는 동안 Claude Desk가 종료되었습니다. 출력은 보관되지 않았습니다.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>동시에 실행된 명령이 일부를 변경했을 수 있습니다</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>턴이 끝난 후에도 계속됨</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>전체 출력({length}): {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>전체 출력: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>백그라운드에서 실행</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>백그라운드에서 실행 중: {task}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>샌드박스 밖에서 실행</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>내 명령</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>내가 실행함: {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>종료 코드 {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>백그라운드</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>출력 없음</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>{duration} 후 시간 초과됨</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path}(삭제됨)</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path}(새 파일)</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>%1의 셸에서 실행됩니다. 출력은 다음 메시지와 함께 전송됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>명령 %Ln개의 출력이 다음 메시지와 함께 전송됩니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Agents</source>
        <translation>에이전트</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>모든 세션: 작업 중인 세션과 응답이 필요한 세션</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>설정에서 켠 경우 한 번 허용, 그 밖에는 요청으로 이동</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>알 수 없는 명령일 때: 메시지로 보내기 또는 편집</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경 사항</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>줄, 선택한 줄 또는 변경 선택(다시 누르면 해제)</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>폴더 닫기 또는 열기</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>세션 닫기</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>이 창 닫기(세션은 열린 상태로 유지)</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>모든 항목 접기</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>요청 접기 또는 펼치기</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>항목 접기 또는 펼치기</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>변경, 선택한 줄 또는 파일에 의견 남기기</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>스테이지된 내용 커밋</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>명령이나 파일 이름 자동 완성</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>컨텍스트, 비용, MCP 서버</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>마지막 답변 복사</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>선택 영역이나 항목 복사</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>복사, 붙여넣기</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>기본 텍스트 크기</translation>
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
        <translation>마지막 메시지 또는 행의 메시지를 편집하여 다시 보내기</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>메시지 편집 또는 제거</translation>
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
        <translation>모든 항목 펼치기</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>선택 영역 확장, Ctrl과 함께 누르면 단어와 항목 단위로 확장</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>대화에서 찾기</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>메시지 입력란으로 이동</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>메시지 대기열로 이동</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>다른 창으로 이동</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>항목으로 이동</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>도움말: 키보드 단축키와 안내서</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>공백 변경 숨기기 또는 표시</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>‘모든 세션’에서: 요청으로 이동하거나 세션 열기</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>메시지 입력란이 비어 있을 때: 이전 메시지</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>열린 에이전트에서: 상위 에이전트나 대화로 돌아가기</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>세션 검색에서: 첫 번째 일치 항목 열기 또는 목록으로 이동</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>세션 검색에서: 모든 세션의 텍스트 검색</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>목록에서: 그룹 접기 또는 펼치기</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>목록에서: 세션 메뉴</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>목록에서: 세션 이름 바꾸기 또는 삭제</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>목록: 세션을 현재 세션 옆에 표시; 에이전트: 옆에 열기</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>처음으로 이동</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>최신 위치로 이동</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>텍스트 크게</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>입력란에서 나간 후 메시지 입력란으로 이동, 입력한 내용은 유지됨</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>내 메시지 목록</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>파일을 검토함으로 표시하고 다음 파일로 이동</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>메시지에서 파일 또는 폴더 언급</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>파일 메뉴</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>항목 메뉴</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>메시지 대기열</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>-</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>메시지 이동</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>선택한 칩을 한 단어만큼 이동</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>세션을 별도 창으로 이동하거나 되돌리기</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>줄 바꾸기</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>같은 폴더에서 새 세션</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>다음 버튼, Space 키로 누르기</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>다음 변경, 이전 변경</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>다음 오류</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>다음 파일, 이전 파일</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>다음 열린 세션</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>항목에서 다음 또는 이전 버튼</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>어디서나 다음 권한 모드</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>다음 권한 모드: 먼저 묻기, 편집 허용, 계획, 자동</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>목록의 다음 세션</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>두 창 사이의 구분선에서: 구분선 이동</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>접기 또는 펼치기, 줄에서 Enter 키를 누르면 그 안에서 선택</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>터미널 열기. 터미널 안에서는 닫기</translation>
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
        <translation>텍스트, 이미지, 파일 붙여넣기</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>권한 기록</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>요청에서 이 번호의 버튼 누르기</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>이전 오류</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>이전 열린 세션</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>이전 또는 다음 항목</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>목록의 이전 세션</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>선택 영역이나 행을 메시지에 인용</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>마지막으로 닫은 세션 다시 열기</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>실행 중인 명령이나 에이전트를 백그라운드에서 실행</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>대화를 파일로 저장</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>이전 출력 스크롤</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>대화 스크롤</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>모든 세션 검색</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>제목으로 세션 검색</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>항목 선택, 다시 누르면 대화 전체 선택</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>메시지 보내기</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>메시지를 턴 후 또는 단계 후에 보내기</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>변경 사항 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>폴더의 파일 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>사이드바 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>파일 표시, 설정에서 선택한 편집기로 열기</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>이전 세션을 옆에 표시, 다시 누르면 다른 창 닫기</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>변경한 도구 호출 표시</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>전체 파일 또는 변경된 부분만 표시</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>나란히 또는 한 열로 표시</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>텍스트 작게</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>변경, 선택한 줄 또는 파일을 스테이지하거나 해제</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>메시지 임시 보관; 메시지 상자가 비어 있으면: 복원</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>턴 중지, 1초 후 다시 누르면 강제 중지</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>요청, 항목, 메시지 입력란 간 전환</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>열린 세션 1~9로 전환</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>터미널</translation>
    </message>
    <message>
        <source>Undo the change or file; redo</source>
        <translation>변경 또는 파일 실행 취소, 다시 실행</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Claude 작업 중: 다른 시점(단계 후 또는 턴 후)에 보내기</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>내 마지막 메시지</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>내 다음 메시지</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>내 이전 메시지</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>신고용 세부 정보 복사</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>세부 정보 복사됨</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>안내서</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>단축키 검색</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>모두 표시</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>간략히 표시</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>모든 세션</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>사이드바 너비</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code에 로그인되어 있지 않습니다</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>여기에서 로그인하거나 터미널에서 다음을 실행하세요. 그런 다음 다시 시도하면 메시지를 다시 보냅니다.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>로그인…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>비슷한 요청 %Ln개가 대기 중입니다:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>%Ln개 모두 허용</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>모델 선택</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>컨텍스트 사용량</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>컨텍스트, 비용, 한도</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>이 세션의 비용</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>이 세션의 비용과 내 한도</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>로그인 방법</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>로그아웃 방법</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>이 세션의 MCP 서버</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>세션 목록 열기</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>권한 기록과 규칙</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Claude Desk 종료</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>마지막 메시지 이전으로 되감기</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>대화를 파일로 저장</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>새 대화 시작(이 대화는 세션 목록에 남음)</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>이 폴더에서 새 세션 시작</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
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
        <translation>1년</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1,000,000개</translation>
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
        <translation>200,000개</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250 MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30일</translation>
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
        <translation>50,000개</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7일</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90일</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>각 턴의 전후에 폴더의 파일(Git이 무시하는 파일 제외)이 Claude Desk의 자체 데이터 폴더에 복사됩니다. Git이 추적하지 않는 파일에는 비밀 정보가 있을 수 있습니다. 사본은 본인만 읽을 수 있으며 아래에서 삭제할 수 있습니다.</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>스냅샷 유지 기간</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>한도를 넘는 폴더의 스냅샷은 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>폴더 크기 한도</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>폴더의 파일 수 한도</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>스냅샷</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>폴더별 저장 공간</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>가장 오래된 스냅샷부터 삭제됩니다.</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>열린 세션의 스냅샷은 항상 유지됩니다.</translation>
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
        <translation>취소</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>이 폴더의 스냅샷을 모두 삭제하시겠습니까? 지금까지의 변경 사항을 더 이상 실행 취소할 수 없게 됩니다.</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>스냅샷 삭제…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>스냅샷이 있는 폴더</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>아직 스냅샷이 없습니다</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>꺼짐. %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>켜기</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>스냅샷 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>스냅샷 없음</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}, {size}, 마지막: {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>메시지가 모두 도착하기 전에 Claude Code가 중지되었으며, 받은 일부는 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>원본</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>이 항목의 원본 메시지가 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>이 항목은 Claude Desk가 만들었으며, Claude Code에서 온 메시지가 없습니다.</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>세션 파일의 {byte}번째 바이트</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>{number}번째 줄, Claude Code에서 Claude Desk로</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>{number}번째 줄, Claude Desk에서 Claude Code로</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>에이전트 %Ln개: {state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>에이전트 {name}: {state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>F6으로 답합니다.</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>F6 다음에 1은 한 번 허용, 3은 거부합니다.</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>스테이지</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>줄 스테이지</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>스테이지 해제</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>줄 스테이지 해제</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>파일 %Ln개에 병합 충돌이 있습니다. 먼저 해결하고 스테이지하세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>파일 %Ln개가 너무 커서 전부 읽지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>체리픽이 진행 중이며 이 커밋으로 마무리됩니다.</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>병합이 진행 중이며 이 커밋으로 마무리됩니다.</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>리베이스가 진행 중입니다. 이후 Git으로 계속하세요.</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>되돌리기가 진행 중이며 이 커밋으로 마무리됩니다.</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>커밋 수정</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>작성자: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude가 스테이지된 변경을 읽는 중…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>커밋</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>파일 %Ln개 커밋</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>커밋함 {id}: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>커밋하는 중…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git이 아직 이름을 모릅니다. 터미널에서 설정하세요: git config --global user.name 및 user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>먼저 변경을 스테이지하세요</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>{cost}에 제안함.</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>첫 줄이 {count}자입니다. 많은 도구가 {most}자까지만 표시합니다.</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>마지막 커밋은 이미 원격 브랜치에 있습니다. 수정하면 다른 사람이 가진 이력을 다시 쓰게 됩니다.</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>약 {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>브랜치 없음(분리된 HEAD)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>프로필 선택…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>다른 폴더 선택</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>프로그램 선택…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>Claude Code를 시작하지 못했습니다</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>메시지 복사</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>출력이 없습니다.</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>마지막 출력:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>로그인…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>권한을 확인하며 시작</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>세션 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>다른 것…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude는 한 폴더에서 작업하며 허용한 것만 변경합니다.</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>폴더를 찾을 수 없음</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Claude Code 세션이 있는 폴더</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>아직 세션 없음</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>둘러보기만 하시나요? 데모는 모델을 호출하지 않고 아무것도 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>최근 세션</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln개 더 표시</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>로그인…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>어디에서 작업하시겠습니까?</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>포크</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>%1에서 새 세션</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>이 목록에서 %1 제거</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>임시 보관된 메시지 %Ln개: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>요청 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code가 일시 중단되었습니다. kill -CONT {process} 명령으로 재개하거나 ‘중지’로 종료할 수 있습니다.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>유실</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>응답 필요</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>실행 중이 아님</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>로그인되지 않음</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>재시도 중</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>중지하는 중</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>일시 중단됨</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>에이전트 %Ln개 대기 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>작업 중</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>{server}의 질문</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>{tool} 권한</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>폴더 신뢰</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} · {time} 후</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · 대기열 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · {attempts}회 중 {attempt}번째 시도, {time} 후</translation>
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
            <numerusform>에이전트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>에이전트 %Ln개가 함께 작업 중</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>명령 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>Claude Code가 응답하지 않습니다. 더 강한 중지는 다음도 끝냅니다: {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Claude Code 종료</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>모두 끝내기</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Claude Code를 종료합니다(SIGTERM, 이후 SIGKILL). 다음 메시지를 보내면 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Claude Code와 함께 끝냅니다: {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Claude의 턴과 에이전트 %Ln개를 끝냅니다. 이 버전의 Claude Code는 에이전트를 계속하게 할 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Claude의 턴을 끝냅니다. 이 버전의 Claude Code가 함께 끝내지 않는 한 에이전트 %Ln개는 계속됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Claude의 턴을 끝냅니다. 에이전트 %Ln개는 계속됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>함께 끝납니다: {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>끝냅니다: {tasks}. 끝나지 않으면 Claude Code도 끝냅니다.</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Claude Code를 중단합니다(SIGINT). 다음 메시지를 보내면 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Claude Code를 강제 종료합니다(SIGKILL). 다음 메시지를 보내면 다시 시작됩니다.</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>대화에서 보기: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>출력 보기: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>지금 중지</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>이들도 중지</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>중지: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>{duration} 후 직접 중지함. 에이전트 %Ln개는 계속됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>직접 중지함. 에이전트 %Ln개는 계속됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>중지 대상: {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>도구 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>노력 수준</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>팀 리더</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>에이전트의 결과</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>“{agent}”의 결과</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>재개 대상</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>팀원으로 실행</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>백그라운드에서 실행</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>다른 컴퓨터에서 실행</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>스크립트</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>팀</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>{to}에게: {words}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>(%Ln earlier)</source>
        <translation>
            <numerusform>(이전 %Ln개)</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>백그라운드 에이전트 실패</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>백그라운드 에이전트 실패: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>백그라운드 에이전트 완료</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>백그라운드 작업 종료됨</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>백그라운드 작업 종료됨: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>백그라운드 작업 실패</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>백그라운드 작업 완료</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>백그라운드 작업이 중지되었습니다</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>에이전트 “{title}” 실패</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>에이전트 “{title}” 실패: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>에이전트 “{title}” 완료</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Claude가 다시 호출 · {run}번째 실행</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>“{agent}”이(가) 다시 호출 · {run}번째 실행</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>다시 호출 · {run}번째 실행</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>모니터링</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>“{title}” 모니터링</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>이 에이전트 파일의 처음 {size}만 표시됩니다.</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>“{agent}”의 결과: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}: 이벤트 %Ln개</numerusform>
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
        <translation>작업 중지</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>종료됨</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>종료 코드 {code}로 종료됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>종료 코드 {code}로 실패</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>출력 없음</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>아직 출력 없음</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>{size} 중 끝부분만 표시됨</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>{time} 동안 실행 중</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>중지 중…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>Claude Code의 작업 폴더에서 출력을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>출력 파일을 읽을 수 없습니다. Claude가 마지막으로 읽은 출력입니다.</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>출력 파일이 없어졌습니다. Claude가 마지막으로 읽은 출력입니다.</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>출력 파일이 삭제되었습니다. 그 전에 읽은 내용입니다.</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>출력을 더 이상 사용할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>에이전트의 메시지: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>다른 세션의 메시지: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code가 Claude에게 전한 말: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name}의 권한 요청</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name}의 권한 요청: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name}의 계획 승인 요청</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name}의 작업 할당</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name}의 작업 할당: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name}의 작업 완료</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name}의 작업 완료: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name}의 종료 거절</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name}의 종료 거절: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} 실패</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} 실패: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name}의 종료 요청</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name}의 종료 요청: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>계획에 대한 {name}의 답변</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>계획에 대한 {name}의 답변: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name}의 메시지: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} 종료됨</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>{name} 중지됨</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>{name} 중지됨: {more}</translation>
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
        <translation>터미널 높이</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude가 응답을 기다림</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>터미널 닫기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
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
        <translation>닫기</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Enter를 누르면 다시 시작</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>찾기…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>셸 강제 종료</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>선택한 텍스트를 메시지에 넣습니다. 아직 아무것도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>Claude에게 보내기</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>터미널</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>셸은 계속 실행됩니다.</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>찾기 닫기</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>터미널에서 찾기</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>일치 항목 없음</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>터미널은 신뢰하는 폴더에서만 열립니다.</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>시그널 {number}(으)로 종료됨</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>{code}(으)로 종료됨</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>강제 종료됨</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>%Ln줄을 붙여넣을까요? 셸이 각 줄을 바로 실행합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>데모에는 터미널이 없습니다.</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>프로그램이 입력을 읽지 않으며 대기 중인 입력이 너무 많습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>셸을 시작하지 못했습니다: {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>세션이 시작되면 터미널을 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters}자는 붙여넣기에 너무 많습니다. 아무것도 보내지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(비어 있음)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>페이지의 데이터를 읽고 변경할 수 있습니다</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>묻지 않고 클라우드에서 작업하는 루틴을 변경합니다</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>계정의 고정된 페이지를 변경합니다. 다른 사람에게는 보이지 않습니다</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>다른 곳에서 열 수 있도록 Claude Code가 파일을 업로드할 수 있습니다</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>충족될 때까지 Claude가 계속합니다. /goal clear로 끝낼 수 있습니다</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>이 시간에 메시지 없이 Claude가 작업을 시작합니다</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>루틴을 만듭니다: Claude가 묻지 않고 클라우드에서 작업합니다</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>클라우드에서 Claude를 시작할 수 있는 웹 주소를 만듭니다</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>claude.ai의 프로젝트에서 문서를 삭제합니다</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>페이지의 파일을 영구히 삭제합니다</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>공유된 안내서를 삭제합니다</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>워크트리와 브랜치를 삭제합니다</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>페이지의 최신 버전을 버립니다</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>커밋되지 않은 변경 사항과 그 브랜치의 커밋을 버립니다</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>이 컴퓨터에 파일을 다운로드합니다</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>대화를 완전히 끝냅니다</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Claude Code에 관한 이 보고서를 Anthropic에 전달합니다</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>지침</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>원래 입력</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>claude.ai 계정으로 디자인을 읽고 변경합니다</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>계정으로 claude.ai에서 읽기만 하며 아무것도 변경하지 않습니다</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>저장 위치</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>이 컴퓨터의 파일을 다른 세션으로 보냅니다</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>클라우드에서 루틴을 시작합니다. 묻지 않고 작업합니다</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>이 코드는 다른 도구를 호출할 수 있습니다</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>묻기 전에 입력이 변경됨(예: 훅)</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>이 세션이 끝나도 일정은 남습니다</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>워크트리와 브랜치는 남습니다</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>유형</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>ONBOARDING.md를 업로드합니다. 링크가 있으면 누구나 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>이 컴퓨터의 파일을 claude.ai에 업로드합니다</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>파일을 업로드하고 claude.ai에 페이지로 게시합니다</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>파일을 업로드하고 게시된 페이지를 바꿉니다</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>claude.ai의 프로젝트에 문서를 씁니다</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>실행 전에 입력을 직접 편집함</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>턴을 직접 중지함</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
</context>
<context>
    <name>ToolHeader</name>
    <message>
        <source>Collapse %1</source>
        <translation>%1 접기</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 펼치기</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>데이터 형식 답변</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>커넥터</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>노트북 편집</translation>
    </message>
    <message>
        <source>End</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>받은 파일</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP 리소스</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP 리소스</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP 서버</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>메시지</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>온보딩 안내서</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>계획 모드</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>플러그인</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>노트북 읽기</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>루틴</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>파일 보내기</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>스킬</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>작업 중지</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>작업 출력</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>깨우기</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>웹 검색</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>백그라운드에서 실행</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>출력 표시</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 중지</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>명령 중지</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>응답 필요</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>%1의 대화</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>휴지통으로 이동하지 못했습니다: {reason}. 아무것도 삭제되지 않았습니다.</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>복원하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>아무것도 삭제되지 않았습니다. 세션 파일은 {name}(으)로 연결되는 링크입니다. 그곳에서 삭제하세요.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>“{title}” 세션을 휴지통으로 이동했습니다.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>“{title}” 세션을 휴지통으로 이동했습니다. 파일은 다른 곳에 다른 이름으로도 있으며 그곳에 남습니다.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>“{title}” 세션을 휴지통으로 이동했습니다. 이동하지 않은 항목: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>“{title}” 세션을 복원했습니다.</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>“{title}” 세션을 복원했습니다. 휴지통에 남은 항목: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>%1 접기</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 펼치기</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln개 더 표시</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 폴더가 연결할 수 없는 드라이브나 서버에 있을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>Git 설정 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>MCP 서버 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>에이전트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>명령 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>환경 변수 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>훅 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files</source>
        <translation>
            <numerusform>파일 %Ln개 더</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>기타 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>출력 스타일 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>권한 규칙 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>허용하는 규칙 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>예약된 작업 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>스킬 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Also read, as text only: {things}.</source>
        <translation>텍스트로만 읽는 항목: {things}.</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>다른 폴더…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code와 Git은 폴더에서 시작하는 즉시 그 폴더의 자체 설정, 훅, 서버를 묻지 않고 사용합니다. %1에서는 발견되지 않았습니다.</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude가 묻지 않고 실행할 항목: {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>이 폴더를 신뢰하시겠습니까?</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>폴더: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>이 파일들이 바뀌면 다시 묻습니다.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>새 세션</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>응답하기 전에는 %1의 어떤 것도 실행되지 않습니다. 신뢰하면 Claude Code와 Git이 사용자 권한으로 다음을 자동으로 사용합니다:</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>설정 없이 열기</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>읽는 동안 이 파일들이 변경되었습니다. 다음은 현재 내용입니다.</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>이 폴더가 응답하지 않습니다</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>이 폴더 신뢰</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>설정 없이 열 수 없는 이유</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>각 하위 에이전트 후에</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>각 도구 후에</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>각 턴 후에</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>끝날 때</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>시작할 때</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>압축 전에</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>각 도구 전에</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>메시지마다</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>알림마다</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>권한 요청마다</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file}(%Ln줄)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>답변 복사</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>여기에서 포크</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>여기로 되감기…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>훅이 턴을 중지함</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>이미지를 사용할 수 없음. 너무 클 수 있음</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>예산 한도에 도달함</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>Claude Code를 시작하지 못함: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code가 출력 없이 이 턴을 끝냈습니다. 훅이 중지했을 수 있습니다.</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Claude의 도구 호출을 연속으로 여러 번 읽지 못함</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>최대 턴 수에 도달함</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>답변이 필요한 형식과 맞지 않음</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>Claude와의 연결이 끊겼습니다. 계속하려면 메시지를 보내세요.</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>대화가 가득 찼습니다. /compact를 실행하거나 새 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>대화가 모델에 비해 너무 깁니다. /compact를 실행하거나 새 세션을 시작하세요.</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>압축한 직후 대화가 다시 가득 참</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>모델에 오류가 발생했습니다. 계속하려면 메시지를 보내세요.</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>턴을 시작하지 못함</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>이 턴이 중단되었습니다.</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>이 턴의 변경 사항</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>대화는 그대로 둡니다. Claude에게는 다음 메시지와 함께 알립니다. 파일은 ‘변경 사항’에서 다시 실행할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>파일 %Ln개 실행 취소</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>이 세션의 변경을 모두 실행 취소하시겠습니까?</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>이 턴의 변경을 모두 실행 취소하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>이 세션에는 %1 명령이 없습니다.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>메시지로 보내기</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>알 수 없는 명령</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>컨텍스트 %1, 비용 %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>컨텍스트: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>비용: %1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용량</translation>
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
        <translation>계정 한도</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>계정 한도: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>모델별</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>지금 압축</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>컨텍스트</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>컨텍스트 사용량</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>비용</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Claude Code가 추정한 금액(미국 달러)입니다.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>마지막 턴</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP 도구</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>메모리 파일</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Claude Code의 권장 사항</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>이 세션</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>5시간 한도</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Claude의 첫 응답 후에 표시됩니다.</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>Claude Code는 토큰이 {count}개가 되면 압축합니다.</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code가 대화를 압축하고 있습니다.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude가 추가 사용량을 사용해 계속합니다.</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>압축 중</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Claude의 마지막 응답으로 추정한 값입니다. 이 버전의 Claude Code는 이 값을 보고하지 않습니다.</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>추가 사용량 한도</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>{time}에 메시지를 다시 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>거의 가득 찼습니다. Claude Code가 곧 압축합니다.</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>아직 표시할 수 없음</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>도달함</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>{time}에 초기화</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>이 세션의 비용({cost})이 한도({limit})를 넘었습니다. 메시지가 대기 중입니다.</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>사용량 한도</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>주간 Opus 한도</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>주간 Sonnet 한도</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>주간 한도</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>약 {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>거의 도달함</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>불러오지 않음</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>토큰 {window}개 중 {count}개</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>토큰 {count}개</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit}에 도달함</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit}에 도달함, {time}에 초기화</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}: {used}, {time}에 초기화</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>입력 {sent} · 출력 {received}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>입력 {sent} · 출력 {received} · 캐시 읽기 {read}, 쓰기 {written}</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} 사용</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>첨부 파일: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>대기 중</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln줄 · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>저장하지 못했습니다: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>저장됨: {name}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>저장 중…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>검색 중…</translation>
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
        <translation>닫기</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>자동 줄 바꿈 끄기</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>텍스트에서 찾기</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 일치 항목</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 일치 항목</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>자동 줄 바꿈</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>끝으로 이동</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
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
        <translation>Claude가 응답을 기다림</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>세션 표시</translation>
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
        <translation>복원하지 못했습니다: {reason}.</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>브랜치는 남아 있습니다: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>브랜치를 삭제했습니다.</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>저장소를 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>워크트리를 휴지통으로 이동했습니다.</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>워크트리를 복원했습니다.</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>작업 중인 내용</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>방해되는 파일</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>병합되지 않는 파일</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>남는 파일</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>worktree 유지</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Claude에게 맡기기</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>두 폴더를 확인하는 중…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>병합 중…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>worktree 제거…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>직접 해결</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>변경 사항 보기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>병합 취소</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>병합 취소 중…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>모든 충돌이 해결되었습니다. {folder} 폴더에서 커밋하면 병합이 끝납니다.</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>양쪽에서 같은 줄을 변경했습니다. {folder} 폴더에서 해결하고 파일을 스테이지한 뒤 커밋하세요. Claude에게 맡길 수도 있습니다. 메시지 상자에 준비된 메시지를 보내세요.</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claude가 그 폴더에서 작업 중입니다: {titles}. 병합하면 작업 중에 파일이 바뀝니다.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>병합</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>{target}에 병합</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>이 worktree의 브랜치를 병합할까요?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>{branch}을(를) {target}에 병합할까요?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>병합 후 폴더가 변경되어 여기서는 병합을 취소하지 않습니다.</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>{folder} 폴더는 이제 {commit}입니다.</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>{folder} 폴더를 신뢰하지 않으므로 git을 실행하지 않습니다. 먼저 열어 신뢰하세요.</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>{branch}을(를) {target}에 병합한 것이 아직 커밋되지 않았습니다</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>{branch}을(를) {target}에 병합하다 충돌로 멈췄습니다</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>저장소를 읽을 수 없습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>병합을 취소하면 시작 이후 파일에서 해결한 내용이 사라집니다.</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch}을(를) {target}에 병합했습니다</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>파일을 확인하는 중…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>워크트리를 제거하는 중…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>커밋하지 않은 변경 사항</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>기록에 있는 커밋 중 어느 브랜치에도 없는 %Ln개도 함께 이동합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>Git이 보관하지 않는 파일 %Ln개도 함께 이동합니다({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>여기에서 세션 %Ln개가 실행 중이며 먼저 닫힙니다: {titles}. 대화와 초안은 유지됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>브랜치 {branch}도 삭제</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>브랜치 {branch}에 병합되지 않은 커밋이 %Ln개 있습니다. 브랜치는 유지됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>브랜치 {branch}은(는) {target}에 병합되었습니다.</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>브랜치 {branch}은(는) 병합되지 않았습니다. 브랜치는 유지됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>세션 %Ln개를 닫고 제거</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>닫고 커밋한 뒤 제거</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>커밋하고 제거</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>먼저 커밋하지 않은 변경 사항을 {branch}에 커밋</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>해당 세션은 목록에 남습니다.</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>워크트리 {name}을(를) 제거하시겠습니까?</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>워크트리 제거</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>폴더 {folder}이(가) 없습니다. Git의 기록을 휴지통으로 이동합니다.</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>폴더 {folder}을(를) 휴지통으로 이동합니다.</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>저장소를 읽지 못했습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>커밋하지 않은 변경 사항도 함께 휴지통으로 이동합니다:</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>이 이름의 브랜치가 이미 있습니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>이 워크트리의 세션이 아직 끝나지 않았습니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>워크트리는 .git 폴더 안에 둘 수 없습니다. 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>{place}에 완료되지 않은 워크트리가 있습니다. 만드는 중에 Claude Desk가 종료되었습니다.</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>다른 창에서 이 워크트리의 세션이 실행 중입니다. 먼저 거기에서 닫으세요.</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>안에 다른 워크트리가 있습니다: {place}. 먼저 그것을 제거하세요.</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>이 워크트리에서 터미널의 Claude Code가 실행 중입니다. 먼저 거기에서 종료하세요.</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>현재 커밋 · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>워크트리의 폴더를 입력하세요.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git이 수행하지 못했습니다. 아무것도 남기지 않았습니다.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git이 수행하지 못했습니다. 아무것도 제거하지 않았습니다.</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git에서 허용하지 않는 브랜치 이름입니다.</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git에 {place}의 워크트리가 남아 있지만 폴더가 없습니다. 다른 폴더를 선택하거나 git worktree prune을 실행하세요.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git이 너무 오래 걸려 중지했습니다. 아무것도 남기지 않았습니다.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git이 너무 오래 걸려 중지했습니다. 아무것도 제거하지 않았습니다.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git을 찾지 못했습니다. 설치한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>휴지통으로 이동하지 못했습니다: {reason}. 아무것도 제거하지 않았습니다.</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>나열할 수 없을 만큼 파일이 많습니다. 터미널에서 제거하세요.</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>하위 모듈이 있어 그 커밋도 함께 사라집니다. 터미널에서 제거하세요.</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>커밋하지 않은 변경 사항이 있고 어느 브랜치에도 없습니다. 먼저 브랜치를 만드세요.</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>이 워크트리의 브랜치를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>현재 커밋이 어느 브랜치에도 없습니다. 먼저 브랜치를 만들거나 병합하세요.</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>확인한 뒤 파일이 변경되었습니다. 다시 확인하세요.</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>링크와 폴더는 복사되지 않습니다: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>{place}에 폴더를 만들 수 없습니다. 다른 곳을 선택하세요.</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>끝나지 않은 작업이 있습니다: {operation}. 먼저 완료하거나 중단하세요.</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>이 워크트리의 브랜치 {branch}이(가) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>디스크가 가득 찼습니다. 아무것도 남기지 않았습니다. 공간을 확보한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>시작할 커밋이 없습니다. 먼저 하나 만드세요.</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>이 폴더는 독립된 워크트리가 아니므로 여기서 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>이 폴더는 Git 저장소 안에 있지 않습니다.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>이 폴더는 신뢰되지 않아 Git을 실행하지 않습니다. 먼저 열어서 신뢰하세요.</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>저장소의 기본 워크트리이므로 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>이 워크트리는 잠겨 있습니다. 먼저 git worktree unlock을 실행하세요.</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>이 워크트리는 잠겨 있습니다: {reason}. 먼저 git worktree unlock을 실행하세요.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>그 외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch}(현재) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place}이(가) 이미 있습니다. 다른 폴더를 선택하세요.</translation>
    </message>
</context>
</TS>
