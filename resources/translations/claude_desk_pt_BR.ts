<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalhes</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>O Claude Code esquece a conta na pasta deste perfil, também no terminal. As sessões permanecem.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>Sair da conta de “{profile}”?</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>Código do navegador</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>Código do navegador, se ele mostrar um</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar endereço</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>Consultando o Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>O Claude Code não concluiu.</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>O Claude Code abre seu navegador. Continue por lá.</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>O Claude Code não foi encontrado.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>Entrar: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>Sair: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>Você entrou.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Você saiu.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Saindo…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>Esta versão do Claude Code só entra na conta em um terminal. Execute isto nele:</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>Esta versão do Claude Code só sai da conta em um terminal. Execute isto nele:</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>Executar em segundo plano</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>Fechar o agente</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>Caminho até o agente</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>Begin %1 anew</source>
        <translation>Começar %1 de novo</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>Chamar %1 novamente</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>Abrir %1 ao lado da conversa</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandido</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>Agentes em atividade</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>Mostrar agentes</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>Agentes neste estado</translation>
    </message>
</context>
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agente</numerusform>
            <numerusform>%Ln agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln concluído</numerusform>
            <numerusform>%Ln concluídos</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>O Claude Code {version} não informa o que os agentes em segundo plano fazem nem quando terminam. O estado é lido dos arquivos deles. Ele nega o que pedem, não avisa o Claude quando terminam e não consegue parar só um deles.</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>Nenhum agente falhou.</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>Nenhum agente terminou.</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>Nenhum agente precisa de você.</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>Nenhum agente está trabalhando.</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>Ainda não há agentes. Os agentes, fluxos de trabalho e comandos que o Claude inicia aparecem aqui.</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>Não há nada de “{agent}” nesta conversa.</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>Caminho: {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar todos os %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Parado pelo Claude</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Parado por você</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>fase {number} de {count}</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>fase {number} de {count}: {title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>fase {number}: {title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>execução {number}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done} de %Ln agente concluído</numerusform>
            <numerusform>{done} de %Ln agentes concluídos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>Tentando novamente</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>Nova tentativa em {time}</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>Tentando novamente: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Iniciando o Claude Code</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>Aguardando o Claude</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>tentativa {attempt} de {attempts}</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>no such profile: {profile} (available: {names})</source>
        <translation>perfil inexistente: {profile} (disponíveis: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>Cada tentativa rebobina o fluxo antes de enviar. Assim, o envio recomeça no primeiro byte, e o servidor recebe o arquivo inteiro.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Exemplo</translation>
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
        <translation>600 px, cerca de 75 caracteres por linha</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px, cerca de 90 caracteres por linha; mais em uma janela larga</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px, cerca de 105 caracteres por linha</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>Fonte do código</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>As sessões de demonstração não são salvas; estas configurações, sim.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidade</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>Desenhar fórmulas</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>Acompanhar novas saídas</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>Para as conversas e o programa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Estreita</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>Somente arquivos da pasta da sessão. Nada é baixado.</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Espaçosa</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>Mostrar as imagens citadas em uma resposta</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>Espaço entre linhas, cartões e itens de listas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>Fonte do texto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>Quando desativado, as fórmulas aparecem como o Claude as escreve, em TeX.</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>Se desativado, nada se move sozinho. Desativa-se sozinho quando o sistema pede menos movimento.</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>Quando desativado, a visualização não rola enquanto o Claude escreve.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Larga</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>Largura do texto</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Idioma e fórmulas</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>Ocultar arquivadas</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Mostrar arquivadas (%1)</translation>
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
        <translation>um subagente</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>servidor MCP {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>subagente {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>Um arquivo está aberto no editor</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Anexado: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>Anexado: {name} (%Ln linha)</numerusform>
            <numerusform>Anexado: {name} (%Ln linhas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>Anexado: {name} (%Ln página)</numerusform>
            <numerusform>Anexado: {name} (%Ln páginas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>Anexado: {name} (%Ln+ linha)</numerusform>
            <numerusform>Anexado: {name} (%Ln+ linhas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>Anexado: {name} (pasta)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>Anexado: {name} de {server}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>Diagnósticos do editor anexados</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>Arquivo aberto no editor: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>Referenciado: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>Referenciado: {name} (não lido)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>Selecionado no diff: %Ln linha</numerusform>
            <numerusform>Selecionado no diff: %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>Selecionado no editor: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>Selecionado no editor: {name}, linha {line}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>Selecionado no editor: {name}, linhas {first} a {last}</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>Há texto selecionado no editor</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>um arquivo</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>Não foi possível ler esta imagem.</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>Não foi possível salvar {name}: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>Não existe mais.</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar todos os %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Anexo: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Imagem %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln anexo: {names}</numerusform>
            <numerusform>%Ln anexos: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagem</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln anexo: {names}</numerusform>
            <numerusform>%Ln anexos: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln caractere</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>Comentário sobre {place}: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>Do terminal, %Ln linha</numerusform>
            <numerusform>Do terminal, %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>Saída de {command}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto colado</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>Texto colado, %Ln caractere</numerusform>
            <numerusform>Texto colado, %Ln caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>Texto colado, %Ln linha</numerusform>
            <numerusform>Texto colado, %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>Citação: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
</context>
<context>
    <name>AttachmentNote</name>
    <message>
        <source>A command runs already. Stop it, or wait for its end.</source>
        <translation>Um comando já está em execução. Pare-o ou espere terminar.</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>Um anexo ainda está sendo carregado.</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>Não é possível mencionar {name}: o caminho tem aspas.</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>O Claude aceita arquivos PNG, JPEG, GIF, WebP, PDF e de texto</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>Os comandos são executados depois que a sessão começa.</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>Não foi possível anexar {name}: uma mensagem pode ter no máximo %Ln arquivo.</numerusform>
            <numerusform>Não foi possível anexar {name}: uma mensagem pode ter no máximo %Ln arquivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>Não foi possível anexar {name}: {reason}.</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>Não foi possível guardar {name}. Anexe novamente se precisar.</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>Só é possível anexar arquivos locais.</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>O texto foi colado. A área de transferência também tem uma imagem.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>%Ln caractere oculto foi removido do texto colado.</numerusform>
            <numerusform>%Ln caracteres ocultos foram removidos do texto colado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>Os anexos são grandes demais para uma única mensagem. Remova alguns.</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>A demonstração não executa comandos.</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>Os textos colados são longos demais para uma única mensagem. Anexe-os como arquivos.</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>Este comentário foi removido.</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>não pode ser lido ({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>não é uma imagem legível</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>os dados estão corrompidos</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>o disco não responde</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>os anexos são grandes demais para uma única mensagem</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>a imagem é grande demais</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters} caracteres são demais para colar. Anexe-os como arquivo.</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} foi mencionado, não anexado.</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size} é grande demais</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size} é grande demais; o limite para PDF é {limit}</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} de texto é demais; em vez disso, mencione o arquivo com @</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} pixels é grande demais</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln em segundo plano</numerusform>
            <numerusform>%Ln em segundo plano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln em execução</numerusform>
            <numerusform>%Ln em execução</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>Tarefas em segundo plano</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>Em execução em segundo plano</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>Esta versão do Claude Code não consegue parar tarefas individuais</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>O Git não responde.</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>O Git só é executado em pastas em que você confia.</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>“{title}” está trabalhando nesta pasta. Troque de branch quando terminar.</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>Lendo os branches…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>em outro worktree</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>Ignorar todas as permissões?</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>Ignorar permissões</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>O Claude Code será reiniciado e %Ln tarefa em segundo plano será encerrada. A conversa continua e nada do que você escreveu se perde.</numerusform>
            <numerusform>O Claude Code será reiniciado e %Ln tarefas em segundo plano serão encerradas. A conversa continua e nada do que você escreveu se perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>O Claude Code será reiniciado. A conversa continua e nada do que você escreveu se perde.</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>O Claude executará qualquer comando e alterará qualquer arquivo deste computador sem perguntar. Use somente em um contêiner ou máquina virtual sem segredos e sem acesso à rede.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar mais</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Ver original</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>mais %Ln linha</numerusform>
            <numerusform>mais %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>mais {size}</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>Adicionar comentário</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentar</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>será enviado com sua próxima mensagem</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>Adicionar à mensagem</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Editar comentário</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Remover comentário</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>Mostrar só as alterações</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>Mostrar o arquivo inteiro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Desfazer este arquivo</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>Comentar esta alteração</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>Mostrar a chamada de ferramenta</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>Desfazer linhas</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>Desfazer as linhas escolhidas</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Desfazer esta alteração</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>Nota para o Claude sobre o que foi desfeito</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>Remover a nota sobre o que foi desfeito</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>Será enviada com sua próxima mensagem</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>Preparado em parte</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Não preparado</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Preparado</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>O arquivo mudou; este é o diff atual</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>Uma pasta.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>Arquivo binário, {sizes}.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Excluído</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Linha {line}</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>Linha {line}, excluída</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Linhas {first}–{last}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>Linhas {first}–{last}, excluídas</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>Nenhuma linha mudou.</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>Fora do Git</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>Nada mudou nesta sessão.</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>Nada mudou neste turno.</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>Nada mudou desde o último commit.</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>Nada está preparado.</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>Não há nada a preparar.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>Só mudaram espaços em branco.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>Imagem, {sizes}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Renomeado</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>Renomeado, com o mesmo conteúdo.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>Mostrar mais %Ln linha</numerusform>
            <numerusform>Mostrar mais %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>O conteúdo anterior não está armazenado.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>Não foi possível ler as linhas. Os detalhes estão no log.</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>Este branch não tem commits próprios.</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>Grande demais para comparar, {sizes}.</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>volta a {path}</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>por um comando ou outro programa</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>alterado depois por você ou outros</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>volta</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>volta, %Ln linha</numerusform>
            <numerusform>volta, %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>conteúdo anterior incerto</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>de {path}</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>sai</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>sai, %Ln linha</numerusform>
            <numerusform>sai, %Ln linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>preparado em parte</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>desfeito, Claude é informado</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{added} {removed} em {files}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} tem %Ln commit que falta em {target}.</numerusform>
            <numerusform>{branch} tem %Ln commits que faltam em {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}, revisado</translation>
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
        <translation>{lines} em {name}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{lines} de {file}, {added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>Revisados: {reviewed} de {files}</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}, %Ln linha escolhida</numerusform>
            <numerusform>{row}, %Ln linhas escolhidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}, por um comando ou outro programa</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}, recolhido</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}, {state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} tem %Ln commit que falta em {branch}.</numerusform>
            <numerusform>{target} tem %Ln commits que faltam em {branch}.</numerusform>
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
        <translation>Comentar</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Fazer commit</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Ocultar as teclas</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Próxima alteração</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Preparar</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>Cancelar a ação de desfazer</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>Recolher todos os arquivos</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>Commit…</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>Estados comparados</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>Expandir todos os arquivos</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>Ocultar alterações de espaços em branco</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>Mesclar em %1…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Não preparado</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>Mostrar alterações em uma coluna</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>Mostrar alterações de espaços em branco</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>Mostrar alterações lado a lado</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>Mostrar o turno mais recente</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>Desde HEAD</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>Preparar tudo</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Preparado</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>Alterações preparadas</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sessão</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Desfazer tudo…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>Retirar tudo</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>Você está vendo um turno anterior.</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>Rascunho, não é enviado</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>Rascunho. O texto anterior é enviado.</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>Não está na sua mensagem</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>Seu comentário sobre {place}, que não está na sua mensagem: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>Seu comentário sobre {place}: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>Seu rascunho de comentário sobre {place}: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>Arquivos alterados</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>Revisar configurações da pasta</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln caminho não está incluído (submódulo, outro repositório ou arquivo muito grande): {paths}</numerusform>
            <numerusform>%Ln caminhos não estão incluídos (submódulos, outros repositórios, arquivos muito grandes): {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>Um snapshot atrasou: alterações feitas nesse meio-tempo por você ou por outro programa podem aparecer como se fossem do Claude.</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>As alterações de espaços em branco estão ocultas.</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>Aguardando outra sessão nesta pasta…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>Aguardando o fim dos agentes…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>Aguardando o fim do turno…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>Gravando arquivos…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>Bloqueada por</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloqueia</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nome de exibição</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>Tarefa inexistente</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>Nenhuma tarefa</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsável</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>bloqueada por {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>excluída</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>nenhuma tarefa</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>a fazer</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>{done} de %Ln tarefa concluída</numerusform>
            <numerusform>{done} de %Ln tarefas concluídas</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{done} de {count} concluídas</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 concluídas</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, concluída</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1, em andamento</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>Tarefas: %1 de %2 concluídas</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>etapa %1 de %2</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>Editar na mensagem</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>Edite esta parte da mensagem.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>Esforço</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamento</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>Aceitar edições</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Perguntar antes</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>No máximo %Ln token</numerusform>
            <numerusform>No máximo %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Ignorar permissões</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>O Claude Code decide</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>O Claude Code decide o que pode ser executado e raramente pergunta</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>O Claude responde sem pensar antes</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>O Claude pergunta antes de alterar arquivos ou executar comandos</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>O Claude lê e planeja; nada muda até você aprovar</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>Nega, sem perguntar, tudo que ainda não foi permitido</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>Não perguntar</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esforço</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>Tudo é executado sem perguntar; somente para sandboxes</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>Mais rápido, menos tokens</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>Edições de arquivos nesta pasta são aceitas; comandos ainda exigem permissão</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>Para trabalhos difíceis</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>Esforço alto</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>Esforço máximo</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longo</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>Esforço baixo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>Esforço médio</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>Mais minucioso; demora mais</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planejar</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Curto</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>O mais lento e mais caro</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>Pensamento: padrão</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>Pensamento: longo</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>Pensamento: máximo</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>Pensamento: desativado</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>Pensamento: curto</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>Pensamento: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Muito alto</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>Esforço muito alto</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>Esforço {level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model} (contexto de 1M)</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Fechar a página</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Buscar regras</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeSettings</name>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30 min</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4 h</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Claude Code starts again with your next message. Session-only permissions are lost.</source>
        <translation>O Claude Code inicia novamente com sua próxima mensagem. Permissões válidas só para a sessão são perdidas.</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>Confiança em pastas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Regras de permissão</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>Parar o Claude Code quando ocioso</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>As regras nos arquivos de configuração do Claude Code. Elas não podem ser alteradas aqui.</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>Suas respostas sobre pastas com seus próprios hooks, servidores MCP e regras. Remova uma pasta para que a pergunta seja feita novamente.</translation>
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
        <translation>Procurando o Claude Code…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, %Ln pasta</numerusform>
            <numerusform>PATH, %Ln pastas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} é antigo demais. Atualize-o em um terminal: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}, sem login</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}, conectado como {account}</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>Escolher o programa…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>O Claude Code não foi encontrado</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>O Claude Desk conversa com o programa “claude”. Instale-o ou diga onde ele está.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Ver demonstração</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Comando do Claude Code</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>Ler o ambiente do shell novamente</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>Reiniciar a sessão com este comando</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>Definido por --cli ou CLAUDE_DESK_CLI, que substitui este campo: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>O comando que inicia o Claude Code. Deixe em branco para localizá-lo automaticamente.</translation>
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
            <numerusform>Um agente trabalha nela.</numerusform>
            <numerusform>%Ln agentes trabalham nela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>Uma tarefa em segundo plano está em execução nela.</numerusform>
            <numerusform>%Ln tarefas em segundo plano estão em execução nela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>Há %Ln mensagem na fila dela.</numerusform>
            <numerusform>Há %Ln mensagens na fila dela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>%Ln mensagem na fila de “{title}” não está salva: {reason}.</numerusform>
            <numerusform>%Ln mensagens na fila de “{title}” não estão salvas: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>E mais %Ln sessão.</numerusform>
            <numerusform>E mais %Ln sessões.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>Os anexos de “{title}” não estão salvos: {reason}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>Fechar o Claude Desk e perder o que você escreveu?</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Fechar o Claude Desk enquanto o Claude trabalha?</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>Fechar o Claude Desk?</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Fechar e perder</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>Conversas, rascunhos e mensagens na fila são mantidos.</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>As sessões de demonstração não são salvas.</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>Continuar trabalhando</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>Nada mais está em execução.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Parar e fechar</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>O que não está salvo se perde ao fechar.</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>Seu rascunho e %Ln mensagem na fila de “{title}” não estão salvos: {reason}.</numerusform>
            <numerusform>Seu rascunho e %Ln mensagens na fila de “{title}” não estão salvos: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>Seu rascunho em “{title}” não está salvo: {reason}.</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>“Continuar trabalhando” minimiza a janela, e o Claude continua.</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>“Parar e fechar” encerra tudo que está em execução.</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>“{program}” está em execução no terminal dela.</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>“{program}” está em execução no terminal de “{title}”.</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>Um agente trabalha em “{title}”.</numerusform>
            <numerusform>%Ln agentes trabalham em “{title}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>“{title}” tem %Ln tarefa em segundo plano em execução.</numerusform>
            <numerusform>“{title}” tem %Ln tarefas em segundo plano em execução.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>“{title}” está executando seu comando.</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>“{title}” está iniciando.</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>“{title}” está trabalhando.</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>“{title}” precisa de você.</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>comandos aninhados demais</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program} com entrada de pipe</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>Emendar o último commit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>Mensagem do commit</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>Comprimento da primeira linha: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>Preparar tudo e fazer commit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>Sugerir a partir das alterações</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>os hooks são executados</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>nada é enviado (push)</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln pasta não responde e foi omitida</numerusform>
            <numerusform>%Ln pastas não respondem e foram omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} não responde e foi omitida</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Sugestões</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>Anexar</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Mensagem para o Claude</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Mensagem para o Claude (será enviada após a etapa atual)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Mensagem para o Claude (será enviada após este turno)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Mensagem para o Claude, / para comandos, @ para arquivos</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>Mensagem para este agente</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>Movido para depois de “{word}”</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>Movido para o início</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…e mais %Ln</numerusform>
            <numerusform>…e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permissão</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>Anexar %Ln arquivo</numerusform>
            <numerusform>Anexar %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>Anexar imagem</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>Inserir texto</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>ConversationSettings</name>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>100,000</source>
        <translation>100.000</translation>
    </message>
    <message>
        <source>50,000</source>
        <translation>50.000</translation>
    </message>
    <message>
        <source>After the current step</source>
        <translation>Após a etapa atual</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>Após o turno</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Enter envia no outro momento.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Enter permite uma vez</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>Comando do editor</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>Linhas que o terminal mantém</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>Somente para uma única solicitação totalmente visível e sem avisos, pelo menos 1,5 s após sua última digitação. Caso contrário, o atalho leva à solicitação.</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>Abrir arquivos com</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Enviar enquanto Claude trabalha</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Enviar com</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>Shell do terminal</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>Mostrar todos os atalhos</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>O shell do painel do terminal. Deixe em branco para usar o seu próprio shell.</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>O seu próprio shell</translation>
    </message>
    <message>
        <source>program {file}:{line}:{column}</source>
        <translation>programa {file}:{line}:{column}</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>Perguntar antes de continuar além deste custo (dólares americanos)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>Limite de custo em dólares americanos</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>Digite um valor como 5 ou 2,50, ou deixe em branco para não ter limite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sem limite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>Definir o limite de custo</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>Só esta mensagem</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Aumentar o limite para %1</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>Aumentar para %1 e enviar</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>Enviar acima do limite de custo de %1?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar mesmo assim</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>Recuperar a mensagem</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>Limite de custo</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1; tecla %2</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>Selecionado</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>O Claude Desk está no menu da sua área de trabalho. Para desfazer: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>Nada foi gravado, porque estes arquivos não foram gravados pelo Claude Desk ou foram alterados. Mova-os para outro lugar e tente novamente.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Não há nada para remover.</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>uma entrada de menu não pode iniciar um programa com este nome: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>entradas de menu são para Linux e outros sistemas que seguem o freedesktop.org</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>mantido, porque foi alterado: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>removido: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>o pacote {package} já instalou uma entrada de menu</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>gravado: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>não foi possível abrir uma janela em {displays}.</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>nenhuma tela: DISPLAY e WAYLAND_DISPLAY não estão definidas.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>Conversa limpa. Voltar para “%1”</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln linha inalterada</numerusform>
            <numerusform>%Ln linhas inalteradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>Tipo de célula</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Alteração {number} de {count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>Alteração {number} de {count}, todas as ocorrências</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Sem quebra de linha no fim do arquivo</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>Substitui todas as ocorrências</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>O novo texto da célula</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>Você editou isto antes da gravação</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>célula {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>excluir célula {cell}</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>nova célula</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>nova célula após {cell}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>nenhuma alteração</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>agora %Ln linha</numerusform>
            <numerusform>agora %Ln linhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>O que você gostaria de fazer?</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>Escolher um modelo…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compactar agora</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>Bifurcar sem isso</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>Retroceder para antes disso…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>Criar CLAUDE.md com /init</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>Explique como este projeto está estruturado</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>Encontre um bug e sugira uma correção</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>Execute os testes e corrija o que falhar</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>Não foi possível ler %Ln turno da conversa.</numerusform>
            <numerusform>Não foi possível ler %Ln turnos da conversa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>Anexado: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>Erro:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>Aviso:</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>Não foi possível ler parte da conversa.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensamento</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Pensou por {duration}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>Você (ainda não enviada)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>en</source>
        <translation>pt-BR</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>não concluída</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln linha</numerusform>
            <numerusform>{label} · %Ln linhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Não foi possível salvar: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} salvo</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Salvando {name}…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>Salvando {name}… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name} (parte)</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>Mostrar %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln célula</numerusform>
            <numerusform>%Ln células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>Célula {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>Célula {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>Célula {number} · {kind}: vazia</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Excluído</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>Páginas salvas em</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>O arquivo está vazio</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>Truncado: grande demais para ler de uma vez</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>Inalterado desde a última leitura</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>a partir da linha {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha {line}</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>linhas {first}–{last}</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>páginas {pages}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inalterado</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>{shown} de %Ln linha</numerusform>
            <numerusform>{shown} de %Ln linhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>Anexar %Ln arquivo</numerusform>
            <numerusform>Anexar %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>Anexar arquivo</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Anexar arquivos</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>Não foi possível ler esta pasta: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Digite um nome de arquivo.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>Nem todos os nomes são mostrados. Digite um caminho para chegar aos demais.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>Abrir esta pasta</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>Esta pasta não tem nada para mostrar.</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>Esta pasta não está respondendo.</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>Este não é um nome de pasta válido.</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>pastas demais não estão respondendo</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} já existe. Substituir?</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} não existe.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} não é um arquivo.</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} não é uma pasta.</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Arquivos e pastas</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Pasta: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>Arquivos ocultos</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>Somente imagens e PDF</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nova pasta…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Caminho</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Pastas recentes</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>Digite um caminho ou escolha abaixo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Um nível acima</translation>
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
        <translation>Pasta</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nova sessão com esta transcrição</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Remover da lista</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>O arquivo desta sessão não está mais lá, e o Claude Desk não guardou uma cópia.</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>O arquivo desta sessão não está mais lá. O que o Claude Desk guardou, principalmente suas próprias mensagens, é mostrado aqui. Você pode iniciar uma nova sessão com esta transcrição na mensagem.</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>Esta sessão não está mais no disco</translation>
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
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>Mencionar na mensagem</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abrir no editor</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandido</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nível %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>erro interno; consulte o log</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>O Claude Code precisa do arquivo para continuar esta sessão. Torne-o legível e tente novamente, ou inicie uma nova sessão.</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>O Claude Code precisa do arquivo para continuar esta sessão. O que o Claude Desk guardou, principalmente suas próprias mensagens, é mostrado aqui. Torne o arquivo legível e tente novamente, ou inicie uma nova sessão com esta transcrição na mensagem.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nova sessão com esta transcrição</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>Não é possível ler o arquivo desta sessão</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Arquivos ignorados</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>Mais %Ln item não é mostrado</numerusform>
            <numerusform>Mais %Ln itens não são mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>Uma mensagem não pode mencionar este nome</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Carregando…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>Há mais linhas que não são mostradas. Feche uma pasta.</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>Nenhum arquivo</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>Não é possível ler esta pasta</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Esta pasta não responde</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>Esta pasta não existe</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>Há pastas abertas demais</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>contém alterações</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>excluído</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>ignorado pelo Git</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>link para {target}</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>Mais filtros</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2, not loaded</source>
        <translation>%1 de %2, não carregada</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Fechar “Localizar”</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Localizar na conversa</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>Mostrar texto completo</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, %Ln sessão, recolhida</numerusform>
            <numerusform>%1, %Ln sessões, recolhidas</numerusform>
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
        <translation>Confiança em pastas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>Não confiável · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>Confiável · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>Uma pasta solta aqui inicia uma sessão nela</translation>
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
        <translation>Solte uma pasta aqui</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir pasta…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>mais %Ln</numerusform>
            <numerusform>mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>Mais %Ln sessão em %1</numerusform>
            <numerusform>Mais %Ln sessões em %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>Mostrar menos sessões em %1</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>Pasta adicional: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>Permitir: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>Perguntar: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>Negar: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>Modo de permissão: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>As skills em subpastas não foram verificadas: há mais de %Ln pasta</numerusform>
            <numerusform>As skills em subpastas não foram verificadas: há mais de %Ln pastas</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>não responde</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>há aninhamento demais</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>não é um objeto JSON</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>não é um JSON válido ({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>não é uma configuração válida do git</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>o front matter é longo demais</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>o front matter começa de forma incomum</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>há mais de %Ln arquivo</numerusform>
            <numerusform>há mais de %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} pertence a outro usuário: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>{name} pode ser alterado por qualquer usuário deste computador</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>Não foi possível ler {name}: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} é um plugin: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} é um fluxo de trabalho</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}: o git executa isto automaticamente</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}: o Git toma os arquivos de {path} pelos desta pasta</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}: finalidade desconhecida para o Claude Desk</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}: submódulos, cujas próprias configurações do Git não podem ser desativadas</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}: {key} não pode ser desativado de fora</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln caractere)</numerusform>
            <numerusform>{setting} (%Ln caracteres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>Escolher outra pasta</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude trabalhou neste worktree. Você ainda pode ler a transcrição. Crie o worktree de novo, continue esta sessão no repositório ou comece uma nova sessão em outra pasta com esta transcrição na primeira mensagem.</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>Continuar em %1</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>Criar de novo</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>A pasta desta sessão não foi encontrada</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>O worktree desta sessão não foi encontrado</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>Você ainda pode ler a transcrição. Crie o worktree de novo ou continue no repositório: uma nova sessão ali sabe tudo desta. Em outra pasta, uma nova sessão começa com esta transcrição na primeira mensagem.</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>Você ainda pode ler a transcrição. Restaure a pasta ou continue em outra: uma nova sessão lá começa com esta transcrição na primeira mensagem.</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>Em um novo worktree…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir pasta…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrada</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>Padrão ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>Não instalada. {font} é usada no lugar.</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>A URL</source>
        <translation>Uma URL</translation>
    </message>
    <message>
        <source>A date and time, such as 2026-11-22T09:30:00Z</source>
        <translation>Uma data e hora, como 2026-11-22T09:30:00Z</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>Uma data, como 2026-11-22</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Um número</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>Um número inteiro</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>Um endereço de e-mail</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>Escolha quantas quiser</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Escolha uma</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>JSON inválido: linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>A resposta deve ser um objeto JSON: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>A resposta deve cumprir {rule}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>Falta {name}</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name} não é esperado</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} deve cumprir {rule}</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}, no mínimo {least}</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}, no mínimo {least} caracteres</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}, no máximo {most}</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}, no máximo {most} caracteres</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, de {least} a {most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}, de {least} a {most} caracteres</translation>
    </message>
</context>
<context>
    <name>FullContent</name>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>Adiciona as regras selecionadas. %1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>Adiciona esta regra. %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Menos opções</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>Onde a regra é salva</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>Todos os meus projetos</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>Também aceitar edições de arquivos</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>Permitir também o acesso a uma pasta acima da pasta da sessão</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>Também permitir acesso ao computador inteiro</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>Também permitir acesso a esta pasta</numerusform>
            <numerusform>Também permitir acesso a estas %Ln pastas</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>Também permitir acesso a toda a sua pasta pessoal</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>Também negar, sem perguntar, tudo que ainda não foi permitido</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>Também deixar o Claude Code decidir o que perguntar</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>Também mudar para “Perguntar antes”</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>Também mudar para o modo de planejamento</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>São oferecidas no máximo {count} sugestões de cada tipo</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>O Claude Code também sugere mudanças que o Claude Desk não oferece: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>Pelo resto desta sessão</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>Em todos os seus projetos</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>Neste projeto</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>Neste projeto, para todos</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>Local: .claude/settings.json deste projeto, compartilhado com outras pessoas.</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>Local: .claude/settings.local.json deste projeto.</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>Local: suas configurações, ~/.claude/settings.json.</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>Local: “{place}”.</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>Sugestões longas demais para mostrar não são oferecidas</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>Este projeto (só eu)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>Este projeto (compartilhado)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sessão</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>Até o fim desta sessão; sem salvar.</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>uma mudança desconhecida</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>alterar regras existentes</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>remover pastas</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>regras para perguntar</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>regras para negar</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>o modo {mode}</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>Perfil: %1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>De um pacote .deb</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>De um pacote .rpm</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>Do arquivo compactado portátil</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>Checkout do Git em {folder}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Em {folder}</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>Instalar um pacote .deb mais recente</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>Instalar um pacote .rpm mais recente</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>Da mesma forma que foi instalado</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>Extrair um arquivo compactado mais recente no lugar deste</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>Com {installer}, em {folder}</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>git pull em {folder}</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>Ir para o mais recente</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>Revisar configurações da pasta</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln configuração do Git</numerusform>
            <numerusform>%Ln configurações do Git</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln servidor MCP</numerusform>
            <numerusform>%Ln servidores MCP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln variável de ambiente</numerusform>
            <numerusform>%Ln variáveis de ambiente</numerusform>
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
            <numerusform>%Ln outra configuração</numerusform>
            <numerusform>%Ln outras configurações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln regra de permissão</numerusform>
            <numerusform>%Ln regras de permissão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tarefa agendada</numerusform>
            <numerusform>%Ln tarefas agendadas</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>Servidores MCP desta pasta que não foram carregados: {names}.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>Esta pasta foi aberta sem as próprias configurações.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>Esta pasta foi aberta sem suas próprias configurações: {settings}.</translation>
    </message>
</context>
<context>
    <name>Lightbox</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Attachment %1 of %2</source>
        <translation>Anexo %1 de %2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>Não foi possível mostrar esta imagem.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copiar imagem</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>Ajustar ou tamanho real</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
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
        <translation>Carregando…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>Comentário sobre {place}</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>Linha excluída {line}</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>Linhas excluídas {first}–{last}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Linha {line}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Linhas {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}, linha excluída {line}</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}, linhas excluídas {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, linha {line}</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}, linhas {first}–{last}</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>Agrupar sessões</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>Por pasta</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por data</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>Agrupar sessões</translation>
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
        <translation>menos de {sum}</translation>
    </message>
    <message>
        <source>{count}B</source>
        <translation>{count} bi</translation>
    </message>
    <message>
        <source>{count}M</source>
        <translation>{count} mi</translation>
    </message>
    <message>
        <source>{count}k</source>
        <translation>{count} mil</translation>
    </message>
    <message>
        <source>{day} {time}</source>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
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
        <translation>Outro programa está gravando nesta sessão. Esta visualização o acompanha.</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>Outro programa gravou nesta sessão. Aqui, o Claude não viu essa parte.</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>Recarregar sessão</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Assumir</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>A outra janela não liberou a sessão. Talvez ela esteja perguntando algo a você.</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>Esta sessão está aberta em outra janela do Claude Desk. Esta visualização a acompanha.</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>Procurado aqui</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>está lá, mas não pode ser executado</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1, recolhida</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, expandida</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln pasta</numerusform>
            <numerusform>%Ln pastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln padrão</numerusform>
            <numerusform>%Ln padrões</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>Listou {folders}</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>Leu {files}</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>Leu {files}, listou {folders}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>Leu {files}, pesquisou {patterns}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>Leu {files}, pesquisou {patterns}, listou {folders}</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>Pesquisou {patterns}</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>Pesquisou {patterns}, listou {folders}</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>Reconectar</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>Reconectar %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>Desativar %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>Ativar %1</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Processando…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>Um servidor que você desativa permanece desativado nesta pasta, inclusive em sessões posteriores.</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Reiniciar o Claude Code</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln servidor MCP falhou</numerusform>
            <numerusform>%Ln servidores MCP falharam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln servidor MCP exige autenticação</numerusform>
            <numerusform>%Ln servidores MCP exigem autenticação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln ferramenta: {tools}</numerusform>
            <numerusform>%Ln ferramentas: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>Uma reinicialização encerra: {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponível quando o Claude Code estiver em execução.</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>O Claude pode usá-lo até o Claude Code ser reiniciado.</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>O Claude recebe as ferramentas dele depois que o Claude Code for reiniciado.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>O servidor MCP {name} falhou</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>Nenhum servidor MCP nesta sessão.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>Execute claude em um terminal nesta pasta, autentique-se com /mcp e depois reconecte aqui.</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>Autenticação necessária</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>A mesclagem foi desfeita.</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln commit entra em {target}, na pasta {folder}.</numerusform>
            <numerusform>%Ln commits entram em {target}, na pasta {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>%Ln arquivo não tem commit no worktree e não é mesclado:</numerusform>
            <numerusform>%Ln arquivos não têm commit no worktree e não são mesclados:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>%Ln arquivo não tem commit em {folder} e fica como está:</numerusform>
            <numerusform>%Ln arquivos não têm commit em {folder} e ficam como estão:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln arquivo terá conflitos. Você ou o Claude podem resolvê-los após a mesclagem, ou você a desfaz.</numerusform>
            <numerusform>%Ln arquivos terão conflitos. Você ou o Claude podem resolvê-los após a mesclagem, ou você a desfaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>Todos os commits de {branch} já estão em {target}.</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>Há mudanças preparadas em {folder}. Faça o commit ou retire-as primeiro:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>O Git não conseguiu fazer isso. Nada foi mesclado.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>O Git demorou demais e foi parado. Nada foi mesclado.</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>O Git foi encerrado durante o merge. {target} não tem nenhum commit dele, mas arquivos da pasta {folder} podem ter sido gravados.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>O Git não foi encontrado. Instale-o e tente de novo.</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>Nenhum outro checkout está em um branch do qual este saiu. Faça checkout desse branch primeiro.</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>Não concluído em {folder}: {operation}. Conclua ou aborte isso primeiro.</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>Nada é enviado ao remoto.</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>As pastas mudaram desde que você olhou. Verifique-as de novo.</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>A mesclagem foi parada. Nada foi mesclado.</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>A mesclagem sobrescreveria arquivos de {folder} sem commit. Faça o commit ou mova-os primeiro:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>Esta pasta não é um worktree, portanto não há branch para mesclar aqui.</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>Este Git não consegue prever se há conflitos. Se houver, a mesclagem pode ser desfeita.</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>Este worktree não está em nenhum branch. Crie um primeiro.</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>em conflito</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>terá conflitos</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 O arquivo não é enviado.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Anexo: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>Menção: %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>Fila de mensagens</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>O Claude a recebe agora; o que estava em execução continua em segundo plano</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>O comando ou agente em execução continua em segundo plano.</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>sendo devolvida</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>entregue ao Claude Code</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>em edição</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>não enviada</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>enviada em seguida; o turno do Claude foi interrompido para isso</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>não foi enviada às {time}</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>será enviada após a etapa atual</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>será enviada após este turno</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>será enviada às {time}</translation>
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
        <translation>Esforço</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>Modelo e mais</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamento</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>Imagens e PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>Cancelar nova pasta</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Nome da nova pasta</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>Em %1</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>Nova sessão em outra pasta</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>Começar em outra pasta</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Branch: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Pasta: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>Em um novo worktree…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>Instruções: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>Trocar para outro branch</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>Trocando…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>Sessões recentes em %1</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>Sessões recentes nesta pasta</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>Um worktree é outra pasta do mesmo repositório, com um branch próprio. O que o Claude altera lá não afeta seus arquivos aqui.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>Criar e iniciar</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>Arquivos deste repositório indicam filtros. Sua configuração do Git executa estes programas para eles:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Arquivos ignorados</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>Lendo o repositório…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>Novo branch</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>Nova sessão em um novo worktree</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>Remover o worktree inacabado</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>Executar estes filtros. Sem eles, os arquivos ficam como o Git os armazena; os do Git LFS são só ponteiros.</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude indica arquivos demais, por isso nenhum é copiado. Restrinja os padrões.</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>Extraindo arquivos: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>Copiar %Ln arquivo ignorado que .worktreeinclude indica ({size})</numerusform>
            <numerusform>Copiar %Ln arquivos ignorados que .worktreeinclude indica ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>Cria a pasta {folder} com o novo branch {branch}, a partir de {base}.</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>Criando o worktree…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Não foi possível ler o repositório. Tente de novo.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln arquivo não foi salvo</numerusform>
            <numerusform>%Ln arquivos não foram salvos</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>Uma nova conversa começou; o Claude não conhece a transcrição acima</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>Permitido tarde demais; não foi executado</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>Permitido tarde demais; não foi executado: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>Os arquivos anexados não foram encontrados</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>Agentes em segundo plano foram parados</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>O Claude Code não conseguiu salvar esta sessão: o disco está cheio</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>O Claude Code não conseguiu salvar esta sessão: o disco está cheio ({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>O Claude Code não aceitou uma mensagem</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>O Claude Code está sendo encerrado</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>O Claude Code está sendo encerrado: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>O Claude salvou um arquivo no espaço de trabalho dele</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>A resposta do Claude veio vazia; ele foi consultado novamente</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>Compactada</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>Compactada ({then} → {now} tokens)</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>Compactada automaticamente</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>Compactada automaticamente ({then} → {now} tokens)</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>Compactando a conversa</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>A compactação da conversa foi interrompida</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>Não foi possível compactar a conversa</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>Não foi possível compactar a conversa: um hook bloqueou</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>Não foi possível compactar a conversa: ela é longa demais</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>Não foi possível compactar a conversa: ela é curta demais</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>Não foi possível compactar a conversa: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>Não salvos: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>Não salvos: {names} e mais %Ln</numerusform>
            <numerusform>Não salvos: {names} e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>Resultados antigos de ferramentas foram removidos para poupar contexto</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>Limite de tokens de saída atingido sem resposta; o Claude foi consultado novamente</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>Limite de tokens de saída atingido; o Claude continua</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>Publicado: {url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>Tarefa agendada iniciada</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>Tarefa agendada iniciada: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>Falha ao entrar na conta: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Iniciado pelo Claude Code</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>Iniciado por uma tarefa agendada</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>Iniciado por uma reativação agendada</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>Substituída por uma mensagem mais recente</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>O hook {name} bloqueou isto</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>O hook {name} bloqueou isto: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>O hook {name} falhou</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>O hook {name} falhou: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>O hook {name} diz: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>O hook {name} parou o Claude</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>O hook {name} parou o Claude: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>O hook {name} disse ao Claude: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>O modelo</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>Não foi possível instalar o plugin {name}</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>Não foi possível instalar o plugin {name}: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>O plugin {name} foi instalado</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>A resposta foi cortada; o Claude continua</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>Não foi possível espelhar a sessão: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>O arquivo da sessão está danificado aqui. Algo pode estar faltando.</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>O CLAUDE.md deste projeto é muito longo</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>O CLAUDE.md deste projeto é muito longo: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>Tipo de conteúdo desconhecido: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>Tipo de mensagem desconhecido: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>Tipo de mensagem desconhecido: {name} (%Ln vez)</numerusform>
            <numerusform>Tipo de mensagem desconhecido: {name} (%Ln vezes)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Enquanto você esteve fora</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>Enquanto você esteve fora: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Você executou: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>outro modelo</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>sem tipo</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} recusou esta solicitação</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} recusou esta solicitação; {fallback} responde em seu lugar</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} não está disponível; {fallback} responde</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} está sobrecarregado; {fallback} responde em seu lugar</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>Chamada de {tool} negada por uma regra</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>Chamada de {tool} negada: {reason}</translation>
    </message>
</context>
<context>
    <name>NotificationSettings</name>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 s</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15 min</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30 s</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>A permission, a question or a plan is waiting.</source>
        <translation>Há uma permissão, uma pergunta ou um plano aguardando.</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>Um turno terminou com um erro</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>Um turno terminou e agentes ainda trabalham.</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>Um limite de uso foi atingido</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>Após qualquer turno</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude terminou</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude precisa de você</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude aguarda agentes</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>Ocultar o conteúdo</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>Nenhum reprodutor de som encontrado. Instale pw-play, paplay ou aplay.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>As notificações não dizem qual é a sessão nem o que ela pede.</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>Somente após turnos de no mínimo</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>Tocam enquanto outra janela está ativa, quando o Claude precisa de você ou termina.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>Mostrar uma notificação</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>Exibidas pela área de trabalho enquanto outra janela está ativa ou outra sessão é mostrada. Elas podem negar um pedido, nunca permiti-lo.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>Ainda não há notificações neste sistema.</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln comando ainda está em execução</numerusform>
            <numerusform>%Ln comandos ainda estão em execução</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln mensagem aguarda</numerusform>
            <numerusform>%Ln mensagens aguardam</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>Uma sessão falhou.</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>Uma sessão terminou.</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>Uma sessão precisa de você.</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>Uma sessão aguarda agentes.</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>Um limite de uso foi atingido.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>Negar “{subject}”</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>É assim que aparecem as notificações das suas sessões.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>Enviar nesse horário</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Chamar novamente</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>Agente aberto</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>Parar este agente</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln ferramenta</numerusform>
            <numerusform>%Ln ferramentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Pedido pelo Claude</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>Pedido por “{agent}”</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>O Claude Code ainda não informou o identificador deste agente.</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>O Claude recebe sua mensagem e a repassa a este agente.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>Enviado ao Claude.</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>Enviado ao Claude. O Claude repassa.</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>Esta versão do Claude Code não repassa mensagens a agentes.</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>Você parou este agente. O Claude Code não o continua.</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
</context>
<context>
    <name>OptionPreview</name>
    <message>
        <source>Preview: %1</source>
        <translation>Pré-visualização: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Um cliente de chat para desktop para o Claude Code.</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>Os argumentos depois de {mark} são repassados ao Claude Code.</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>adiciona o Claude Desk ao menu da área de trabalho e sai</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>opção ambígua: {option} pode corresponder a {matches}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argumento {name}: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>comando que inicia o Claude Code</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>continua a sessão mais recente da pasta</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>esperado um argumento</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>argumento explícito {argument} ignorado</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>escolha inválida: {value} (escolha entre {choices})</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>idioma da janela: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>modelo da sessão, como no Claude Code</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>pasta inexistente: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>não permitido com o argumento {name}</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>abrir uma janela própria, mesmo que o Claude Desk já esteja em execução</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>modo de permissão, como no Claude Code</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>perfil das novas sessões; {name} para o padrão</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>pasta do projeto a abrir</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>retoma esta sessão da pasta</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostra o número da versão do programa e sai</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra esta mensagem de ajuda e sai</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>tema, somente para esta execução</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>experimenta a demonstração; não requer conta</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>idioma desconhecido: {language} (disponíveis: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>argumentos não reconhecidos: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>uso: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>com {option}: remove-o novamente</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} requer {other}</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: erro: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln achado</numerusform>
            <numerusform>%Ln achados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln tarefa agendada</numerusform>
            <numerusform>%Ln tarefas agendadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln notificação</numerusform>
            <numerusform>%Ln notificações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>%Ln notificação não lida</numerusform>
            <numerusform>%Ln notificações não lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln página</numerusform>
            <numerusform>%Ln páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>%Ln recurso</numerusform>
            <numerusform>%Ln recursos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln ferramenta</numerusform>
            <numerusform>%Ln ferramentas</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>Limite de 5 horas</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Horário</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Por modelo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>Linhas alteradas</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Criar</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>Criar webhook</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>Agentes próprios</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Baixar</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>Uso extra</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Livre</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Ideia</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Manter a worktree</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>Reservado para compactar</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Listar</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>Listar execuções</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>Recurso MCP</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>Recursos MCP</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>Instruções dos servidores MCP</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Ferramentas MCP</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>Ferramentas MCP (carregadas quando necessário)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Arquivos de memória</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>Recurso ausente</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>Exige login</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Nenhum achado</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Não configurado</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Ainda não atingido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>Persistente</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>Ler o registro de uma execução</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>Ler a memória</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>Recorrente</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>Remover a worktree</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>Volta para</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Agendamento</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>Comandos de barra</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de observar</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt do sistema</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>Ferramentas do sistema</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>Ferramentas do sistema (carregadas quando necessário)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>O intervalo foi alterado para {duration}</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>O serviço recusou</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sessão</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Tempo das respostas do Claude</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Alterações sem commit</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite de uso</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versão</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>Reativação cancelada</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Limite semanal</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>O que ocupa o contexto</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>Quem pode ver</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Worktree</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartadas</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>em {duration}</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sem objetivo</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>nenhuma tarefa agendada</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>sem resultados</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>em pausa</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sem alterações</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>atualizado</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} de {window} tokens</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>{count} tokens acima do limite</translation>
    </message>
    <message>
        <source>{count} · {share}%</source>
        <translation>{count} · {share}%</translation>
    </message>
    <message>
        <source>{limit} ({name})</source>
        <translation>{limit} ({name})</translation>
    </message>
    <message>
        <source>{limit}: nearly reached</source>
        <translation>{limit}: quase atingido</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}: atingido</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} de entrada · {received} de saída</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} usado</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} usado; reinicia {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>Todas as sessões</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Fechar a página</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>Sessões neste estado</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>Nova resposta</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcação</translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agente</numerusform>
            <numerusform>%Ln agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>In a terminal</source>
        <translation>Em um terminal</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Aberta em outra janela</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Encerradas</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>Nenhuma sessão está neste estado.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Nenhuma sessão está aberta.</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>Divisor entre as sessões</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Fechar painel</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Histórico de permissões</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>Largura do painel</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>Próxima parte</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Parte anterior</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>Adicionar regra e permitir</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir uma vez</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>Permitir com opções</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Permitir sempre</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>Permitir sempre…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>Negar com uma nota…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Nota para o Claude</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>Solicitação de permissão: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>O que o Claude deve fazer em vez disso? Enviado com “Negar”</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>Histórico de permissões</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>Salvar como JSON Lines…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Salvar como Markdown…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>Salvar histórico de permissões</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>Pesquisar no histórico de permissões</translation>
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
        <translation>%1: %2, %3, %4, recolhida</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrada: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>Permitida uma vez</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Sempre permitida</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>Regra para perguntar ({place}): {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>Solicitante: {asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>Pedido para continuar planejando</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Recusada</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Negada</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>Negada e parada</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>Negado em uma notificação</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>Negada sem perguntar</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>Negada: o turno foi parado</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>Regra para negar ({place}): {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Dispensada</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>Encerrada com a sessão</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>Pasta ({place}): {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>Modo ({place}): {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>Não permitida: o Claude Code foi encerrado</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>Não respondida: a sessão foi fechada</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>Histórico de permissões: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>Plano aprovado</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removida</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>Será removida no seu próximo “Permitir”; ativa até lá</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>Regra ({place}): {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>Regra “{behavior}” ({place}): {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Retirada pelo Claude Code</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>não concluída</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>configurações locais deste projeto</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>configurações deste projeto</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>esta sessão</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>suas configurações</translation>
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
        <translation>Não foi possível ler: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Não foi possível salvar: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>Entrada de {tool}</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>Nenhuma decisão nesta sessão ainda</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Histórico de permissões</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} salvo</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>Mostrando somente as decisões mais recentes</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Alterar %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sem efeito</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>novo: %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>Adicionar uma regra</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Regras de permissão</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permissões</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>Regras que fazem isto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponível quando o Claude Code estiver em execução.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>Pelas regras, o Claude Code pergunta: {rule} vale antes de {over}.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>Pelas regras, o Claude Code pergunta: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>Pelas regras, é negado: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>Pelas regras, é executado sem perguntar: {rule}.</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>O Claude Code adicionou {rule} a {file}.</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Pedindo as regras ao Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>O Claude Code removeu {rule} de {file}.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Negar</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>Sem efeito: {rule} já permite</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>Sem efeito: {rule} pergunta antes</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>Sem efeito: {rule} nega</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>Nenhuma regra trata disso: o modo de permissão decide. Alguns comandos que só leem são executados na hora.</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>Nenhuma regra encontrada</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>Sem regras. O Claude Code pergunta conforme o modo.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>Só o Claude Code pode dizer, por causa de {rule}.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Só o Claude Code pode dizer: ele olha cada parte deste comando em separado.</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>Esta regra vale para todos os comandos.</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>Esta versão do Claude Code não lista suas regras.</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>Sejam quais forem as opções e os arquivos seguintes.</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sem efeito</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>Sua organização permite apenas as próprias regras.</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>Você editou o conteúdo</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool} · solicitante: {asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool} · solicitante: {asker} · em {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1; tecla %2</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>Aprovar este plano?</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>Aprovar não concede as permissões solicitadas: %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>O Claude não enviou um plano. Escolha “Continuar planejando” para pedir um.</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Continuar planejando</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Nota para o Claude</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>O plano está salvo em %1</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>O que deve ser diferente? Enviado com “Continuar planejando”</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>nada foi alterado ainda</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>Clique em uma parte, ou pressione Enter nela, para comentar</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>Partes do plano</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1; seu comentário: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentar</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>Comente esta parte</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>Comente esta parte; Enter salva</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Remover comentário</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln comentário será enviado com “Continuar planejando”, não com “Aprovar”</numerusform>
            <numerusform>%Ln comentários serão enviados com “Continuar planejando”, não com “Aprovar”</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>Aprovar e aceitar edições</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>Aprovar e perguntar antes</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>Aprovar, depois {mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Continuar planejando</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>Continuar planejando, %Ln comentário</numerusform>
            <numerusform>Continuar planejando, %Ln comentários</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
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
        <translation>Uma configuração de proxy não é um endereço completo. Corrija HTTPS_PROXY ou HTTP_PROXY.</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Um script entre o Claude Desk e o Claude Code altera o que eles enviam. Use o próprio programa do Claude Code.</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>Um arquivo de configurações não é JSON válido. Conserte o arquivo ou mova-o.</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>O Claude Code não pode usar com segurança a pasta de arquivos temporários. Verifique o dono e as permissões da pasta.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>O Claude Code não pode usar a pasta da sessão. Inicie uma sessão em outra pasta.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>O Claude Code não pode usar as configurações da sua organização. Fale com o administrador.</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>O Claude Code não conseguiu verificar a organização da sua conta. Verifique a rede ou entre novamente.</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>O Claude Code não conseguiu verificar a worktree desta sessão. Tente de novo.</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>O Claude Code não conseguiu carregar configurações que sua organização exige. Verifique a rede e tente de novo.</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>O Claude Code não pôde ser iniciado.</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>O Claude Code não pôde ser iniciado: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>O Claude Code não respondeu em {duration}. A lista mostra o que está escrito agora.</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>O Claude Code não escreveu isto e não disse por quê.</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>O Claude Code não continua na worktree desta sessão.</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>O Claude Code foi encerrado (código de saída {code}).</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>O Claude Code foi encerrado.</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>O Claude Code não encontrou um shell. Instale o Git Bash ou permita o PowerShell.</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>O Claude Code não está respondendo: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>O Claude Code não está em execução.</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>O Claude Code precisa trabalhar em um sandbox, e nenhum funciona aqui. Instale bubblewrap e socat ou fale com o administrador.</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>O Claude Code recusou isso</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>O Claude Code não foi encontrado, então nada foi escrito.</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>O Claude Code foi finalizado (sinal {name}).</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>O Claude Code trabalha nesta conversa em segundo plano. Encerre essa sessão primeiro.</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>O usuário root não pode trabalhar sem pedidos de permissão.</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>A transcrição foi mantida, mas o Claude não conhece este turno. Envie a mensagem novamente.</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>A transcrição foi mantida; sua próxima mensagem continua daqui.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>Esta pasta não é confiável, então nada foi escrito.</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>Esta regra não existe mais: outro programa a removeu. Nada foi alterado.</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>Esta versão do Claude Code é antiga demais. Atualize-a e tente de novo.</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>Sua conta pertence a uma organização não permitida aqui. Entre com outra conta.</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>Sua organização não permite plugins, agentes ou servidores MCP próprios. Remova-os do comando que inicia o Claude Code.</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>Sua organização não permite este provedor de API. Use um perfil com outro provedor ou fale com o administrador.</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>Sua organização exige que você entre na conta, mas há uma chave de API ou outras credenciais definidas. Use um perfil sem elas ou remova ANTHROPIC_API_KEY e ANTHROPIC_AUTH_TOKEN do seu ambiente.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>O gateway da sua organização encerrou sua sessão. Entre novamente.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>O gateway da sua organização recusa esta conta. Use um perfil com outra conta ou fale com o administrador.</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>As configurações da sua organização são recusadas a esta conta. Entre novamente ou fale com o administrador.</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>ele fechou a entrada</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>ele fechou a saída</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>ele não encerra a execução</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>nenhuma resposta em {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>o comando da variável {variable} do perfil não pôde ser iniciado</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>o comando da variável {variable} do perfil não terminou em {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>o comando da variável {variable} do perfil falhou (código de saída {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>o comando da variável {variable} do perfil não exibiu nenhum valor</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>o comando da variável {variable} do perfil exibiu demais</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>o comando da variável {variable} do perfil não foi encontrado</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>o chaveiro da área de trabalho não tem valor para a variável {variable} do perfil</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>o chaveiro da área de trabalho, que tem a variável {variable} do perfil, não responde</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>o chaveiro da área de trabalho, que tem a variável {variable} do perfil, está bloqueado</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>a pasta {folder} não existe</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>o nome da pasta não é UTF-8 válido, que o Claude Code exige. Renomeie a pasta ou abra outra</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>o perfil desta sessão não existe mais</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>a variável {variable} do perfil não pode ser usada</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} não é JSON válido. Conserte o arquivo ou recupere o backup {backup} se ele estiver completo.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} não é JSON válido. Conserte o arquivo ou mova-o.</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>Para todas as novas sessões nesta pasta</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>Perfil desta sessão</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>Como nas configurações</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Chaveiro</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Roxo</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>Adicionar pasta…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Como nas configurações</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Comando do Claude Code</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Pasta do Claude Code (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>Editar perfil</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Novo perfil</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Novas sessões</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>As novas sessões nestas pastas e em suas subpastas são deste perfil.</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>As sessões abertas usam as variáveis alteradas quando o Claude Code delas inicia de novo.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permissão</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>Modo de permissão das novas sessões deste perfil</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Salvar perfil</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>As sessões, as configurações e o login deste perfil ficam nela. O Claude Code a cria se ela não existir.</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>Elas ficam em um arquivo que só você pode ler. Um comando exibe um segredo em sua saída cada vez que o Claude Code inicia; ele é executado sem shell. O chaveiro é o da sua área de trabalho.</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variáveis</translation>
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
        <translation>Contas do Claude Code lado a lado, cada uma com sua própria pasta do Claude Code e suas variáveis. Os comandos que o Claude executa herdam as variáveis do perfil da sessão, inclusive as chaves. Chaves e endereços para o Claude vindos do ambiente do Claude Desk vão apenas para o perfil padrão.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Novo perfil…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfis</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Sair…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>Os números são das sessões no disco. O Claude Code exclui sessões após 30 dias, a menos que as configurações dele digam outra coisa.</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>%Ln pasta que o usa para novas sessões volta ao perfil padrão.</numerusform>
            <numerusform>%Ln pastas que o usam para novas sessões voltam ao perfil padrão.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>Uma sessão do perfil ainda está aberta, por isso o perfil não foi excluído.</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>Uma variável não tem nome.</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>Outro perfil tem este nome.</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>Outro perfil tem esta pasta. Cada um precisa da sua, que indica de quem é uma sessão.</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk: {variable} de {profile}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>Fechar sessão e excluir perfil</numerusform>
            <numerusform>Fechar %Ln sessões e excluir perfil</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>Fechar uma sessão encerra tudo que está em execução nela.</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>Não foi possível salvar: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Não foi possível salvar os perfis: {reason}.</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Excluir perfil</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>Excluir o perfil “{name}”?</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>Digite um nome de no máximo 40 caracteres.</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>Digite o comando que exibe o valor de {name}.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>Digite o caminho completo de uma pasta, ou um abaixo de ~/.</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>Digite o valor de {name} para o chaveiro.</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>Somente o perfil é excluído. A pasta {folder} permanece como está, com sessões, configurações e login; assim como os valores no chaveiro. As sessões voltam à lista assim que um perfil tiver esta pasta.</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>O perfil “{name}” foi excluído.</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>O comando do Claude Code tem aspas não fechadas.</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>O valor de {name} não pode ser usado.</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>Há duas variáveis com o nome {name}.</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>Esta versão não sabe de onde vem o valor de {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>{name} não pode ser o nome de uma variável aqui.</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>“{title}” está aberta.</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>Adicionar variável</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>Comando que exibe o valor</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Ocultar valores</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>No chaveiro</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>Nome da variável</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>Remover a variável</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>Mostrar valores</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>Valor da variável</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variáveis</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>De onde vem o valor</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>De onde vem o valor de %1</translation>
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
            <numerusform>%Ln sessão</numerusform>
            <numerusform>%Ln sessões</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Find a message</source>
        <translation>Localizar uma mensagem</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>Nenhuma mensagem</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Suas mensagens</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>Uma pasta tem este nome</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>Alteração {number}: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>Exclui a célula {cell}</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>As quebras de linha mudarão de {before} para {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>Nova célula</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>Nova célula após {cell}</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Novo arquivo</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>O arquivo não existe; o Claude Code recusaria isto</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>O notebook não existe; o Claude Code recusaria isto</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lendo o arquivo…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>Substitui %Ln ocorrência</numerusform>
            <numerusform>Substitui todas as %Ln ocorrências</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>Substitui a célula {cell}</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>Substitui o arquivo existente</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>Substitui o arquivo existente de {size}, que não é texto</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>Substitui o arquivo existente de {size}, que é grande demais para comparar</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>O conteúdo são só espaços e quebras de linha</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>Não foi possível ler o arquivo existente</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>O arquivo existente não é texto, por isso a alteração não pode ser mostrada</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>O arquivo existente é grande demais para comparar</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>O arquivo já tem este conteúdo</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>O arquivo tem quebras de linha CRLF</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>O arquivo tem aspas curvas; elas correspondem às retas</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>O arquivo mistura quebras de linha CRLF e LF; o Claude Code as tornará uniformes</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>O arquivo ficará vazio</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>O texto a substituir não está no arquivo; o Claude Code recusaria isto</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>O texto a substituir aparece %Ln vez; o Claude Code recusaria isto</numerusform>
            <numerusform>O texto a substituir aparece %Ln vezes; o Claude Code recusaria isto</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>Este nome não é de um arquivo comum</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>Isto criaria um arquivo que já existe; o Claude Code recusaria isto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}, substitui {size}</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>Mostrar diff</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>Entra no modo de planejamento</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>Nenhuma decisão foi tomada sobre o plano</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>Plano pronto</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>Permissões solicitadas</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>Não foi possível apresentar o plano</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>O plano não foi aprovado</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>Aguardando o líder da equipe</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>Você pediu ao Claude para continuar planejando</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>Você dispensou a pergunta</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>Você editou o plano</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>Seu feedback</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Suas notas</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>não respondida</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (e mais %Ln)</numerusform>
            <numerusform>{question} (e mais %Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>Responder a esta pergunta</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>O Claude recebe todas as respostas juntas</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Recusar</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>Recusar e descartar %Ln resposta?</numerusform>
            <numerusform>Recusar e descartar %Ln respostas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>Dispensar e descartar %Ln resposta?</numerusform>
            <numerusform>Dispensar e descartar %Ln respostas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>Manter resposta</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>Manter respostas</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>Pergunta do servidor MCP: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>Pular esta pergunta</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>O servidor MCP %1 pergunta</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>O servidor MCP %1 pede que você abra uma página</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>Esta pergunta não cabe em um formulário. Responda em JSON, conforme este esquema.</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>Esta pergunta não cabe em um formulário. Responda em JSON, conforme este esquema. %1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>Sua resposta em JSON</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>Suas respostas vão para o servidor MCP, não para o Claude</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · opcional</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>Responda com suas próprias palavras</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>Limpar resposta</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Com suas próprias palavras</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outra</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>Todas as perguntas foram puladas</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>Sem resposta: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>pergunta {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>{text}
… %Ln more characters</source>
        <translation>
            <numerusform>{text}
… mais %Ln caractere</numerusform>
            <numerusform>{text}
… mais %Ln caracteres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>Solicitante: {asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>Não pode ser aberto daqui</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>Não verificado aqui: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>Não enviar automaticamente</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>Devolver à caixa de mensagem</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Enviar após a etapa atual</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Enviar após este turno</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>Enviar mensagem</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar agora</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>Esta versão do Claude Code não consegue devolver mensagens enviadas</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>Mensagem na fila</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>Limite de 5 horas quase atingido.</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>Limite de 5 horas atingido.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>O Claude continua com uso extra.</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>Limite de uso extra quase atingido.</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>Limite de uso extra atingido.</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>Reinício: {day}, {time}.</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>Limite de uso quase atingido.</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>Limite de uso atingido.</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>Limite semanal do Opus quase atingido.</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>Limite semanal do Opus atingido.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>Limite semanal do Sonnet quase atingido.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>Limite semanal do Sonnet atingido.</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>Limite semanal quase atingido.</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>Limite semanal atingido.</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>{share} usado.</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>bifurcação</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Refazer tudo</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>Não contou: o ponteiro acabou de chegar a esta janela. Pressione de novo.</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>Não contou: isto acabou de aparecer. Pressione de novo.</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>Não contou: pode fazer parte do toque anterior. Espere um momento e pressione de novo.</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>Não contou: esta janela acabou de vir para a frente. Pressione de novo.</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>Não contou: até agora você estava digitando. Pressione de novo.</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>ontem</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>o driver de vídeo não funciona; o processador desenha no lugar dele.</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>Manter arquivo existente</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>Mais %Ln linha abaixo (Page Down)</numerusform>
            <numerusform>Mais %Ln linhas abaixo (Page Down)</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Recolhida</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>O Claude Code não está autenticado</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>O Claude está sobrecarregado</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>os servidores do Claude estão sobrecarregados</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>Limite de tokens de saída atingido</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>Limite de requisições atingido</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Erro do servidor</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>A conta está suspensa</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>A conta precisa ser verificada</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>As credenciais de nuvem foram rejeitadas</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>A requisição falhou</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>A requisição falhou (status {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>A requisição foi rejeitada</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>Há um problema com a cobrança da conta</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>A organização desta conta não permite o Claude Code</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>Este modelo não existe ou não está disponível para a conta</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>falha na autenticação</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>erro de cobrança</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>sem conexão</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>limite de tokens de saída atingido</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>limite de requisições atingido</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>erro do servidor</translation>
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
        <translation>Recolher a solicitação (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>Expandir a solicitação (0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln linha, há mais abaixo</numerusform>
            <numerusform>%Ln linhas, há mais abaixo</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>Lendo a entrada…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>Você pode editar isto antes da execução</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>Pergunta posterior</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Próxima solicitação</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pergunta anterior</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>Solicitação anterior</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>Abrange arquivos fora deste projeto: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>Abrange {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>Fora deste projeto: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>O caminho passa por um link simbólico para {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>O caminho passa por um link simbólico para {path}, fora deste projeto</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>Mostrar: %1, solicitante: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln caractere oculto ou que muda a direção do texto, mostrado como ⟨U+…⟩</numerusform>
            <numerusform>%Ln caracteres ocultos ou que mudam a direção do texto, mostrados como ⟨U+…⟩</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>Um plano</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Uma pergunta</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>Permitir {tool}?</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>Contém um espaço longo; continue lendo abaixo ou à direita</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>Continua em segundo plano</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>Exclui arquivos ou descarta alterações: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>Editar este arquivo?</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>Editar este notebook?</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>Encerrar esta conversa?</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>Encerra ou altera programas em execução: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>Entrar em um worktree?</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>Acessar esta URL?</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>Localizar estes arquivos?</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>Sair do worktree?</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>Listar esta pasta?</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>Parte {part} de {count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>Publicar este plugin?</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>Pergunta do servidor MCP {server}</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>Acessa a rede: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>Ler este arquivo?</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>Ler este notebook?</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>Receber estes arquivos?</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>Executar este código?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Executar este comando?</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>Executa como outro usuário: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>Executa código que recebe: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>É executado fora do sandbox</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>Pesquisar nestes arquivos?</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>Pesquisar na web?</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>Enviar estes arquivos?</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>Enviar este relatório?</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>Definir este objetivo?</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>Definir esta agenda?</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>Compartilhar o guia?</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>Este comando não foi analisado; leia-o por inteiro</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>Longo demais para analisar</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>Dois nomes parecem iguais: {first} e {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>Nome de ferramenta incomum; pode imitar outra</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>Usar o Claude Design?</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>Usar a ferramenta MCP {tool}?</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>Usar o projeto no claude.ai?</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>Usar esta skill?</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>Usar suas páginas no claude.ai?</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>Usar suas rotinas no claude.ai?</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>Usar {tool} do servidor MCP {server}?</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>Gravar este arquivo?</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>Grava arquivos: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>Seu texto tem %Ln caractere oculto ou que muda a direção do texto. Remova-o.</numerusform>
            <numerusform>Seu texto tem %Ln caracteres ocultos ou que mudam a direção do texto. Remova-os.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} e mais %Ln</numerusform>
            <numerusform>{names} e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name} (linha {line})</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}… (mais {size})</translation>
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
        <translation>Contém uma barra invertida ou uma quebra de linha</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>Vai para este computador ou para a rede local</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Sem host</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Sem criptografia</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>O host tem letras não ASCII que não são permitidas em nomes</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>O host tem letras não ASCII: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>O host é um número, não um nome</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>O host é um nome codificado inválido</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>O host é um nome codificado: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>O host tem codificação por porcentagem: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>A parte antes do @ não é o host; o destino é {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>Este é um endereço {scheme}</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>Este não é um endereço da web</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>Grafia incomum; o destino é {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>Usa a porta {port}</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>O Claude Code retirou %Ln solicitação, a última: {request}</numerusform>
            <numerusform>O Claude Code retirou %Ln solicitações, a última: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Retirada pelo Claude Code: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}, solicitante: {asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>Um agente está trabalhando. Pare-o primeiro ou aguarde.</numerusform>
            <numerusform>%Ln agentes estão trabalhando. Pare-os primeiro ou aguarde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln arquivo mudou desde que foi mostrado aqui e ficou como está.</numerusform>
            <numerusform>%Ln arquivos mudaram desde que foram mostrados aqui e ficaram como estão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>Outra janela estava ocupada com esta pasta, por isso alguma alteração pode não ter sido registrada.</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>As alterações são registradas a partir da sua próxima mensagem.</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Não foi possível reiniciar o Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>O Claude Code não conseguiu retroceder: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>O Claude Code não foi encerrado.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>O Claude não sugeriu uma mensagem a tempo.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>O Claude não sugeriu uma mensagem.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>O Claude não sugeriu uma mensagem: {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude está trabalhando nesta pasta em outra sessão. Pare esse trabalho primeiro ou aguarde.</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>O Claude está trabalhando. Pare o turno antes.</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>Não foi possível iniciar uma sessão lá. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>%Ln arquivo novo excluído: {names}</numerusform>
            <numerusform>%Ln arquivos novos excluídos: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>Os checkpoints de arquivos estão desativados nesta sessão.</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>O Git converte este arquivo ao prepará-lo, por isso só é possível preparar o arquivo inteiro.</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>O Git não respondeu. Os detalhes estão no log.</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>O Git não está instalado.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>O Git demorou demais e foi interrompido.</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>O Git não foi encontrado. Sem ele, as alterações não são registradas e não podem ser desfeitas aqui.</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>O Claude Code deixou inalterado e não informou o motivo: {files}.</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>Mantido como está, porque o conteúdo anterior não é certo: {files}.</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>Não há checkpoint para esta mensagem.</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>Não há checkpoint de arquivos para esta mensagem.</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>Nenhum arquivo foi alterado desde então.</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>Não são criados snapshots da sua pasta pessoal nem de uma pasta acima dela. As alterações não são registradas.</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>Nenhuma chamada de ferramenta carregada menciona este arquivo. Um comando ou outro programa pode tê-lo alterado.</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>Pode não estar como era antes: {files}.</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>Nesta sessão, não resta nada do que essa chamada de ferramenta alterou.</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>Não há texto preparado.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nada para desfazer.</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>Nada foi desfeito. Os detalhes estão no log.</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>Nada foi desfeito: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>%Ln arquivo restaurado: {names}</numerusform>
            <numerusform>%Ln arquivos restaurados: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>Restaurado, mas outro hard link ainda tem o conteúdo desfeito: {files}.</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>A conversa voltou ao início. Sua próxima mensagem inicia uma nova sessão.</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>A conversa retrocedeu. Sua próxima mensagem continua daqui.</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>Ignorado porque o Git pode converter este conteúdo no checkout, como os finais de linha: {files}. Restaure-o com o Git.</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>Ignorado porque um link, um arquivo ou uma pasta impede a gravação: {files}.</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>Ignorado porque mudou nesse meio-tempo: {files}.</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>Ignorado porque o conteúdo anterior não está armazenado: {files}.</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>Não há suporte a snapshots neste sistema. As alterações não são registradas.</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>Os snapshots estão desativados para esta pasta, por isso as alterações não são registradas. Você pode ativá-los nas configurações.</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>Preparar e fazer commit executam filtros e hooks definidos pelo repositório. Ficam disponíveis quando você confia nesta pasta.</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Interrompido antes de o Claude responder. Sua mensagem está de volta na caixa de mensagem.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>Não foi possível ler as alterações. Os detalhes estão no log.</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>A conversa foi compactada depois desta mensagem; não é possível retroceder além desse ponto.</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>A demonstração não altera nenhum arquivo.</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>Os arquivos serão comparados quando você disser se confia nesta pasta.</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>O snapshot anterior a estas alterações foi excluído.</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>Não há um commit do Git com que comparar.</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>Não há outro checkout com um branch do qual este saiu.</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>Este arquivo foi excluído, por isso só é possível restaurá-lo inteiro.</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Esta pasta tem mais de {count} arquivos, por isso as alterações não são registradas. Você pode aumentar o limite nas configurações.</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Esta pasta é maior que {size}, por isso as alterações não são registradas. Você pode aumentar o limite nas configurações.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Esta pasta não está em um repositório Git.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>Esta versão do Claude Code não consegue restaurar arquivos.</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>Para preparar ou retirar, escolha “Não preparado” ou “Preparado”.</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>A gravação foi interrompida: alguns arquivos podem ainda não ter sido restaurados. “Refazer” traz de volta o que foi substituído.</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>Sua mensagem está de volta na caixa de mensagem, mas o Claude ainda a conhece. {reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

Talvez outro comando do Git esteja em execução neste repositório. Espere que termine e tente de novo.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Não foi possível gravar {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Não foi possível gravar {file}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} e mais %Ln</numerusform>
            <numerusform>{names} e mais %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} e mais %Ln</numerusform>
            <numerusform>{name} e mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 de %Ln arquivo. Arquivos ignorados pelo Git e arquivos fora da pasta ficam como estão. Você pode refazer os arquivos em “Alterações”.</numerusform>
            <numerusform>%1 de %Ln arquivos. Arquivos ignorados pelo Git e arquivos fora da pasta ficam como estão. Você pode refazer os arquivos em “Alterações”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>As alterações em %Ln arquivo (+%1 −%2 linhas) não podem ser recuperadas. Alterações feitas por comandos do shell ficam.</numerusform>
            <numerusform>As alterações em %Ln arquivos (+%1 −%2 linhas) não podem ser recuperadas. Alterações feitas por comandos do shell ficam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>Verificando o que mudaria…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>Conversa e arquivos</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>Editar e reenviar “%1”?</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>Arquivos: nenhum arquivo editado pelo Claude mudou desde então.</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>Arquivos: nenhum mudou desde então.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>Restaurar %Ln arquivo</numerusform>
            <numerusform>Restaurar %Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>Restaurar também: %Ln arquivo alterado desde então por você ou outro programa</numerusform>
            <numerusform>Restaurar também: %Ln arquivos alterados desde então por você ou outro programa</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>Retroceder ambos</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>Retroceder conversa</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>Retroceder até “%1”?</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>Retroceder reinicia o Claude Code e encerra %Ln tarefa em segundo plano.</numerusform>
            <numerusform>Retroceder reinicia o Claude Code e encerra %Ln tarefas em segundo plano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>Retrocedendo…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>Esta mensagem e tudo o que vem depois dela são removidos. O texto e os anexos dela voltam para a caixa de mensagem. Você pode desfazer isso até enviar uma mensagem.</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>O que retrocede</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>Em segundo plano</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>Em segundo plano · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>Nova tentativa {attempt} de {attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar todos os %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>mais %Ln coluna</numerusform>
            <numerusform>mais %Ln colunas</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>Aceitar edições</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Chamar novamente</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>Cuidado: {text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude: {text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>Código: {text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>Anteriores: %Ln turno</numerusform>
            <numerusform>Anteriores: %Ln turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>Anteriores: %Ln turno, {day}</numerusform>
            <numerusform>Anteriores: %Ln turnos, {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>Encerrado por {signal} {duration} após “Parar”</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>Erro: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>Falhou após {duration}</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>Primeiros {shown} de {whole}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>Título: {text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>Importante: {text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>Incluir a transcrição até aqui</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Interrompido quando o Claude Desk foi fechado</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nova sessão com esta transcrição</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Observação: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>Aviso: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>Abri-las como nova sessão</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Parado por você</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>Parado por você em {duration}</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>Parado quando a sessão foi fechada</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>Tabela: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>Pensamento: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>Este modelo não mostra seu pensamento.</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>Este pensamento está criptografado e não pode ser mostrado.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensou</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Pensou por {duration}</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Dica: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>Ferramenta: {tool}: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>Ferramenta: {tool}: {title}, {state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>Ferramentas: {line}, concluídas</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>Ferramentas: {line}, concluídas, {duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>Turno: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>Aviso: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>Você executou: {command}, {state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Você: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>Você: {text}, na fila</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>menos de 1 s</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>mais de {size}</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>levou {duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, recolhido</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
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
        <translation>{tokens_in} tokens de entrada, {tokens_out} de saída</translation>
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
        <translation>Resposta copiada</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>Copiado · Ctrl+Shift+C copia a última resposta</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>Copiado, sem as páginas que não puderam ser lidas</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>Copiando… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>Selecione o texto a citar ou vá até a linha dele.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>Não há resposta para copiar.</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>Longo demais para citar. Selecione menos.</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Ver original</translation>
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
        <translation>Alt+Menos</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt+Mais</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Recolher tudo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar resposta</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>Copiar turno como Markdown</translation>
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
        <translation>Editar e reenviar…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Expandir</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurcar a partir daqui</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>Citar na mensagem</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Retroceder até aqui…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>Mostrar em “Alterações”</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Ver original</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>Editar e reenviar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Ver original</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>Adicionar regra</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>Outro programa removeu esta regra. Você pode adicioná-la como uma nova regra.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Alterar regra</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>O próprio Claude Code adiciona esta regra a %1 e depois remove a antiga. Você pode desfazer.</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>O próprio Claude Code escreve uma linha em %1. Você pode desfazer.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nova regra</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>O que a regra faz</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>Onde a regra é escrita</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escrevendo…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Regras de permissão</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>Este comando seria perguntado?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>Todas as ferramentas do servidor MCP {server}</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Como o Claude Code lê</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>Comandos que começam com {words}</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>Editar {files}</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>Todos os comandos</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>Todo uso de {tool}</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>Exatamente {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>Páginas de {host}</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Ler {files}</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>organização</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>opções de início</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>esta sessão</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>você, em todas as pastas</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}, só você</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}, compartilhado</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>{tool} do servidor MCP {server}</translation>
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
        <translation>Ocorrência no histórico não carregado</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>Marcadores de rolagem</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln arquivo</numerusform>
            <numerusform>%Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln ocorrência</numerusform>
            <numerusform>%Ln ocorrências</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln arquivo ou mais</numerusform>
            <numerusform>%Ln arquivos ou mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln ferramenta</numerusform>
            <numerusform>%Ln ferramentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>Domínios permitidos</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>Domínios bloqueados</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>Linhas depois</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>Linhas ao redor</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>Linhas antes</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>Somente %Ln é mostrado</numerusform>
            <numerusform>Somente os primeiros %Ln são mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>A pesquisa excedeu o tempo limite; pode haver mais</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>ignorar maiúsculas/minúsculas</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>somente ocorrências</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>várias linhas</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>nenhum arquivo</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>nenhuma ocorrência</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{matches} em {files}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{pattern} em {place}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>Todo o texto: “%1”</translation>
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
        <translation>Pesquisar “%1” em todas as sessões</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Pesquisar em todas as sessões</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>De 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Quem falou</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>Até 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Ferramenta</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>Fechar pesquisa</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar mais</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln ocorrência</numerusform>
            <numerusform>%Ln ocorrências</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln sessão</numerusform>
            <numerusform>%Ln sessões</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Qualquer data</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Qualquer pessoa</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Mais relevantes</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Mais recentes</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Último mês</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Última semana</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>Sessão: {title}, {detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Ferramenta</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>em um subagente</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}; ainda pesquisando…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}; há mais</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{matches} em {sessions}</translation>
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
        <translation>As sessões de demonstração não são salvas nem pesquisadas.</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>Todas as pastas</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>Qualquer ferramenta</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>Digite as datas no formato 2026-05-03, a mais antiga primeiro.</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>Indexando: {done} de {total}. O restante ainda não é pesquisado.</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>Há mais resultados. Refine sua pesquisa.</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>Nenhum resultado com estes filtros.</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>Nenhum resultado por enquanto; a indexação continua.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Nenhum resultado.</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>A pesquisa falhou.</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>Pesquisa tudo o que você, o Claude e as ferramentas dele escreveram, em todas as sessões.
Use “aspas” para encontrar frases exatas.</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>Ainda indexando.</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>Ainda pesquisando…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>Pressione para recolher</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln diferente</numerusform>
            <numerusform>%Ln diferentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln encontrado</numerusform>
            <numerusform>%Ln encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>Tem configurações alteradas</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>Mostrar só as configurações diferentes do padrão</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>Enviar nesse horário</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite de uso</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Enter envia após a etapa atual.</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Enter envia após este turno.</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Enviar após a etapa atual</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Enviar após este turno</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>Não foi possível abrir: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>Solicitações aguardando em outras sessões: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Mostrar sessões</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>Fechar painel</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>Sem configurações da pasta</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Mover de volta para a janela principal</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Histórico de permissões</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Salvar como Markdown…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Salvar como página da web…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>Salvar mensagens brutas…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Suas mensagens</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>Nenhuma sessão encontrada.</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>Nenhuma sessão ainda.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} de %Ln sessão</numerusform>
            <numerusform>{found} de %Ln sessões</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Não é possível abrir esta sessão: o arquivo dela não indica uma pasta.</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>Fechar “{title}”?</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>Não foi possível abrir a pasta.</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>Não foi possível salvar isto: {reason}. Será mantido até você sair.</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>Excluir “{title}”?</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>Ela mudou há pouco; outro programa ainda pode estar gravando nela.</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>Será mantido até você sair.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover para a lixeira</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>Lendo sessões…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>Lendo sessões… {done} de {total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>ID da sessão copiado.</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>Algumas sessões estão em um disco que não responde.</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>Isso é parado primeiro.</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>A sessão e os dados do Claude Desk sobre ela vão para a lixeira.</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>Não foi possível ler as sessões do disco agora.</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>Sessão em uso</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>Arquivar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>Copiar ID da sessão</translation>
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
        <translation>Excluir…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>Mesclar worktree…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Mover de volta para a janela principal</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>Mover para uma nova janela</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir pasta</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>Remover worktree…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>Mostrar ao lado</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarquivar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>%Ln arquivo não foi copiado para o worktree: {names}</numerusform>
            <numerusform>%Ln arquivos não foram copiados para o worktree: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>%Ln mensagem desta sessão não está nesta conversa: o Claude não a conhece.</numerusform>
            <numerusform>%Ln mensagens desta sessão não estão nesta conversa: o Claude não as conhece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>%Ln mensagem que aguardava a redefinição do limite de uso não foi enviada: o horário já passou.</numerusform>
            <numerusform>%Ln mensagens que aguardavam a redefinição do limite de uso não foram enviadas: o horário já passou.</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} precisa de um terminal. Execute claude em um terminal nesta pasta.</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>Outro programa mudou esta sessão para “Aceitar edições”. Aqui, o Claude continua perguntando antes.</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>Outro programa mudou esta sessão para “Planejar”.</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>Automático: o Claude Code decide o que pode ser executado e raramente pergunta, até você escolher outro modo</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>“Ignorar permissões” começa após este turno; o Claude Code será reiniciado para isso.</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>“Ignorar permissões” começa quando um agente terminar; o Claude Code reinicia para isso. Suas mensagens aguardam até lá.</numerusform>
            <numerusform>“Ignorar permissões” começa quando %Ln agentes terminarem; o Claude Code reinicia para isso. Suas mensagens aguardam até lá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>Não é possível abrir esta pasta: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Não é possível abrir esta sessão: o arquivo dela não indica uma pasta.</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>O Claude Code não pode ser reiniciado durante um turno. Tente novamente quando ele terminar.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>O Claude Code não pode reiniciar enquanto um agente trabalha. Pare-o ou tente de novo quando ele terminar.</numerusform>
            <numerusform>O Claude Code não pode reiniciar enquanto %Ln agentes trabalham. Pare-os ou tente de novo quando eles terminarem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>O Claude Code não encontrou a mensagem até a qual você retrocedeu. Ele continua a partir do fim: o Claude ainda conhece o que você removeu.</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>O Claude Code não conseguiu retomar esta sessão: o Claude não conhece a transcrição acima.</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>O Claude Code não moveu a chamada em execução para segundo plano. O Claude espera por ela.</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>O Claude Code está demorando para iniciar. Suas mensagens ficam guardadas até ele estar pronto.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>O Claude Code reinicia quando um agente terminar.</numerusform>
            <numerusform>O Claude Code reinicia quando %Ln agentes terminarem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>O Claude Code reinicia quando este turno terminar.</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>O Claude Code parou junto com o turno: {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>O Claude Code usa o esforço “{effort}”.</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>O Claude Desk não consegue usar {folders}. O que deveria ficar lá será perdido quando você sair.</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>O Claude Desk não foi fechado corretamente. Suas sessões foram restauradas.</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>O Claude não conhece a conversa desde que você retrocedeu: o Claude Code foi parado antes de salvá-la.</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>O Claude não conhece este turno: o Claude Code foi parado antes de salvá-lo.</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>Não foi possível ler uma mensagem não enviada: {reason}. O arquivo dela foi deixado como está.</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>Não foi possível ler mensagens na fila: {reason}. O arquivo delas foi deixado como está.</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>Não foi possível ler alguns arquivos do Claude Desk: {names} ({reason}). Eles foram deixados como estão.</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>Não foi possível ler seus rascunhos e mensagens na fila: {reason}.</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>Não foi possível salvar os títulos e as fixações das sessões: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>Não foi possível salvar a lista de sessões abertas: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Não foi possível salvar os perfis: {reason}.</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>Não foi possível salvar o histórico desta sessão: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>Não foi possível salvar sua resposta sobre esta pasta: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>Não foi possível salvar seu rascunho: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>Não foi possível salvar suas configurações: {reason}.</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>Arquivos que o Claude Code aplica mudaram nesta pasta. O Claude Code foi parado; ele será reiniciado quando você decidir se confia neles.</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>Indo para a ocorrência…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>Configurações com valores desconhecidos foram ignoradas: {names}.</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>Não está mais em execução: {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>Nenhuma outra sessão está aberta. Abra uma e mostre-a ao lado desta.</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>Programa inexistente: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Fora do arquivo de sessão do Claude Code: {count} dos turnos acima ({reason}). O Claude Desk guarda o texto. Depois que o Claude Code reiniciar, o Claude não os conhecerá.</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Fora do arquivo de sessão do Claude Code: {count} dos turnos acima. O Claude Desk guarda o texto. Depois que o Claude Code reiniciar, o Claude não os conhecerá.</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>Várias janelas tinham um rascunho desta sessão. Eles estão juntos na caixa de mensagem.</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>Entre na conta executando “{command}” em um terminal e envie sua mensagem novamente.</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>Alguns arquivos do Claude Desk estavam corrompidos e foram renomeados para “.damaged”: {names}.</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>Parado por você: {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>Não foi possível ler a transcrição anterior.</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>Não foi possível alterar o esforço: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>Não foi possível ler o ambiente de {shell}: faltam ao Claude Code o PATH e as variáveis do seu shell. Para tentar de novo, abra Configurações, Claude Code.</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>O arquivo de perfis estava corrompido e foi renomeado para “profiles.json.damaged”. Resta apenas o perfil padrão; as sessões dos outros continuam no disco.</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>A ocorrência está em uma parte que não é mostrada; este é o item mais próximo.</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>A ocorrência não foi encontrada naquela sessão.</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>Não foi possível alterar o modelo: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>Não foi possível alterar o modo de permissão: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>O plugin {name} não foi carregado</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>O plugin {name} não foi carregado: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>A pergunta do servidor MCP {server} foi respondida.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>A pergunta do servidor MCP {server} foi respondida. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>A pergunta do servidor MCP {server} foi recusada.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>A pergunta do servidor MCP {server} foi recusada. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>A pergunta do servidor MCP {server} não foi respondida.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>A pergunta do servidor MCP {server} não foi respondida. “{question}”</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>A pergunta do servidor MCP {server} não foi respondida: o Claude Code a retirou.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>A pergunta do servidor MCP {server} não foi respondida: o Claude Code a retirou. “{question}”</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>A sessão não foi encontrada; uma nova foi iniciada.</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>Não foi possível alterar o orçamento de pensamento: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>O limite de uso foi redefinido. %Ln mensagem em espera é enviada agora.</numerusform>
            <numerusform>O limite de uso foi redefinido. %Ln mensagens em espera são enviadas agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>Esta pasta não responde.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>Esta versão do Claude Code não consegue parar tarefas individuais. Use “Parar” para encerrar o turno.</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>Para sair da conta, execute claude em um terminal e digite /logout.</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>Até que isto seja resolvido, alterações podem se perder quando você sair.</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>Você assumiu esta sessão. O outro programa não foi parado; o Claude não verá aqui o que ele gravar a partir de agora.</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>Seu shell define CLAUDE_CONFIG_DIR como {folder}, mas respondeu tarde. Isso valerá quando o Claude Desk for reiniciado a partir de um terminal.</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Sua sessão no Claude termina até {day}. Para entrar novamente, execute claude /login em um terminal.</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>uma mensagem não enviada</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>erro de disco</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>há mais de 100 MB de anexos na fila</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>sessões abertas</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>títulos e fixações das sessões</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>o disco não respondeu a tempo</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>suas respostas sobre pastas</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>seus perfis</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>suas configurações</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} e mais %Ln</numerusform>
            <numerusform>{names} e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>Não foi possível iniciar {shell}: faltam ao Claude Code o PATH e as variáveis do seu shell. Para tentar de novo, abra Configurações, Claude Code.</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} demorou demais para iniciar: faltam ao Claude Code o PATH e as variáveis do seu shell. Para tentar de novo, abra Configurações, Claude Code.</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>Não foi possível parar “{task}”: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>Nova resposta. %1, %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>ao lado</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>ignorar permissões</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>pasta ausente</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcação</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>janela própria</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Pesquisar sessões</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>Arquivadas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixadas</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>Pasta desconhecida</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>Ao lado do repositório</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>Nas configurações do Claude Code é permissions.defaultMode. Ignorar permissões e Automático não são seguidos ali.</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>Pasta para novos worktrees</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>Modelo das novas sessões</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Novas sessões</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permissão</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>Modo de permissão das novas sessões</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>Reabrir sessões ao iniciar</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>As sessões em execução não são afetadas; nelas, altere isto abaixo da caixa de mensagem.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>A pasta em que novos worktrees são criados. Deixe vazia para criá-los ao lado do repositório.</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>Quando desativado, as sessões só são reabertas após uma falha.</translation>
    </message>
    <message>
        <source>Worktrees</source>
        <translation>Worktrees</translation>
    </message>
</context>
<context>
    <name>SessionView</name>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
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
        <translation>Redefinir</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>Alterado</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>Alterado</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>O Claude Code não foi encontrado.</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Pasta do Claude Code</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Pasta de dados</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>Ambiente: como em um terminal, de {shell}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>Encontrado: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Instalação</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>Nenhum executável foi encontrado lá.</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>Nenhum informado</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>Nenhuma: o Claude Desk não procura atualizações</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Ainda não conhecido</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>Lendo o ambiente de {shell}…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>Não foi possível ler o ambiente de {shell}. O log contém o que o shell disse.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Atualização</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>Verificação de atualizações</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>configurações locais deste projeto</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>configurações deste projeto</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>tipo de sessão desconhecido</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>suas configurações</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} com %Ln argumento</numerusform>
            <numerusform>{program} com %Ln argumentos</numerusform>
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
        <translation>Sobre</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>Fechar configurações</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Nenhuma configuração encontrada</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfis</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Pesquisar configurações</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Snapshots</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>Como no Claude Code</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Padrão do Claude Code</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Padrão da área de trabalho</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>Meu próprio comando</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>Falta fechar uma aspa no comando.</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>A área de trabalho mostrou uma.</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>A área de trabalho não mostra notificações: nenhum serviço responde.</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>O arquivo de configurações tem valores que esta versão não pode usar; são usados os padrões: {names}. Eles ficam no arquivo até que você altere essas configurações.</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>Este editor não está instalado.</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln arquivo alterado</numerusform>
            <numerusform>%Ln arquivos alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>Mais %Ln arquivo alterado</numerusform>
            <numerusform>Mais %Ln arquivos alterados</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>O Claude Desk terminou enquanto o comando era executado. A saída não foi guardada.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>Comandos executados ao mesmo tempo podem ter feito algumas destas alterações</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>Continua após o turno</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>Saída completa ({length}): {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>Saída completa: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Em segundo plano</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>Em execução em segundo plano como {task}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>É executado fora do sandbox</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tempo limite</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>Seu comando</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Você executou: {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>código de saída {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>em segundo plano</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompido</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>sem saída</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>tempo limite excedido após {duration}</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path} (excluído)</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path} (novo)</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>Executa no seu shell em %1. A saída vai com sua próxima mensagem.</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>A saída de %Ln comando vai com sua próxima mensagem.</numerusform>
            <numerusform>A saída de %Ln comandos vai com sua próxima mensagem.</numerusform>
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
        <translation>Agentes</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>Todas as sessões: as que trabalham e as que precisam de você</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>Permitir uma vez, se ativado em Configurações; caso contrário, ir para a solicitação</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>Em um comando desconhecido: enviar como mensagem ou editar</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>Escolher a linha, as linhas selecionadas ou a alteração; de novo: desmarcar</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>Fechar ou abrir a pasta</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>Fechar a sessão</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>Fechar este painel; a sessão dele continua aberta</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>Recolher todos os itens</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>Recolher ou expandir a solicitação</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>Recolher ou expandir o item</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>Comentar a alteração, as linhas selecionadas ou o arquivo</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>Fazer commit do que está preparado</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>Completar um comando ou um arquivo</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>Contexto, custo e servidores MCP</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>Copiar a última resposta</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>Copiar a seleção ou o item</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>Copiar, colar</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Tamanho padrão do texto</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Edit and resend your last message, or the message of the row</source>
        <translation>Editar e reenviar sua última mensagem ou a mensagem da linha</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>Editar ou remover a mensagem</translation>
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
        <translation>Expandir todos os itens</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>Estender a seleção; com Ctrl, por palavras e itens</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Localizar na conversa</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>Ir para a caixa de mensagem</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>Ir para a fila de mensagens</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>Ir para o outro painel</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Ir para os itens</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>Ajuda: atalhos de teclado e guia</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>Ocultar ou mostrar alterações de espaços em branco</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>Em “Todas as sessões”: ir à solicitação ou abrir a sessão</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>Na caixa de mensagem vazia: mensagens anteriores</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>Em um agente aberto: voltar ao agente ou à conversa que o contém</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>Na pesquisa de sessões: abrir a primeira ocorrência ou ir para a lista</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>Na pesquisa de sessões: pesquisar no texto de todas as sessões</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>Na lista: recolher ou expandir o grupo</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>Na lista: menu da sessão</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>Na lista: renomear ou excluir a sessão</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>Na lista: mostrar a sessão ao lado da atual; nos agentes: abrir o agente ao lado</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>Ir para o início</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Ir para o mais recente</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto maior</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>Sair do campo e depois ir para a caixa de mensagem; o que você digitou é mantido</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>Lista das suas mensagens</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>Marcar o arquivo como revisado e ir para o próximo</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>Mencionar o arquivo ou a pasta na mensagem</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>Menu do arquivo</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>Menu do item</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>Fila de mensagens</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>Mover a mensagem</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>Mover o chip selecionado uma palavra</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>Mover a sessão para uma janela própria, ou de volta</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nova linha</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>Nova sessão na mesma pasta</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>Próximo botão; Espaço o pressiona</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>Próxima alteração, alteração anterior</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>Próximo arquivo, arquivo anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>Próxima sessão aberta</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>Botão seguinte ou anterior nos itens</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>Próximo modo de permissão, de qualquer lugar</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>Próximo modo de permissão: perguntar antes, aceitar edições, plano, automático</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>Próxima sessão da lista</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>No divisor entre dois painéis: movê-lo</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Abrir uma pasta</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>Expandir ou recolher; Enter nas linhas: selecionar nelas</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>Abrir o terminal; no terminal: fechá-lo</translation>
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
        <translation>Colar texto, imagens ou arquivos</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Histórico de permissões</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>Pressionar o botão com este número na solicitação</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Erro anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>Sessão aberta anterior</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Item anterior ou seguinte</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>Sessão anterior da lista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>Citar a seleção ou a linha na mensagem</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>Reabrir a última sessão fechada</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitações</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Itens</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>Executar em segundo plano o comando ou agente em execução</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Salvar a conversa em um arquivo</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>Rolar pela saída anterior</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>Rolar a conversa</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Pesquisar em todas as sessões</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>Pesquisar sessões por título</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>Selecionar o item; de novo, a conversa inteira</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Enviar a mensagem</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>Enviar a mensagem após o turno ou após a etapa</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessões</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>Mostrar ou ocultar as alterações</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>Mostrar ou ocultar os arquivos da pasta</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Mostrar ou ocultar a barra lateral</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>Mostrar o arquivo; abri-lo no editor escolhido nas Configurações</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>Mostrar a sessão anterior ao lado desta; de novo, fechar o outro painel</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>Mostrar a chamada de ferramenta que fez a alteração</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>Mostrar o arquivo inteiro ou só as alterações</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>Lado a lado ou em uma coluna</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto menor</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>Preparar ou retirar a alteração, as linhas escolhidas ou o arquivo</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>Guardar a mensagem; com a caixa de mensagem vazia: restaurá-la</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>Parar o turno; pressione de novo após um segundo para forçar</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>Alternar entre solicitação, itens e caixa de mensagem</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>Alternar para a sessão aberta 1 a 9</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Undo the change or file; redo</source>
        <translation>Desfazer a alteração ou o arquivo; refazer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Enquanto Claude trabalha: enviar no outro momento, após a etapa ou o turno</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>Sua última mensagem</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Sua próxima mensagem</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Sua mensagem anterior</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>Copiar detalhes para um relatório</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Detalhes copiados</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Pesquisar atalhos</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>Todas as sessões</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>Largura da barra lateral</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>O Claude Code não está autenticado</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>Entre na conta aqui ou execute isto em um terminal. Depois tente novamente: sua mensagem é enviada outra vez.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>%Ln solicitação semelhante está aguardando:</numerusform>
            <numerusform>%Ln solicitações semelhantes estão aguardando:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>Permitir %Ln</numerusform>
            <numerusform>Permitir todas as %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>Escolher o modelo</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Uso do contexto</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>Contexto, custo e limites</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>Custo desta sessão</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>Custo desta sessão e seus limites</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>Como entrar na conta</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>Como sair da conta</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>Servidores MCP desta sessão</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>Abrir a lista de sessões</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>Histórico e regras de permissão</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Sair do Claude Desk</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>Retroceder até antes da sua última mensagem</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Salvar a conversa em um arquivo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>Iniciar uma nova conversa; esta permanece na lista de sessões</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>Iniciar uma nova sessão nesta pasta</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
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
        <translation>1 ano</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1.000.000 de arquivos</translation>
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
        <translation>200.000 arquivos</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250 MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dias</translation>
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
        <translation>50.000 arquivos</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dias</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dias</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>Antes e depois de cada turno, os arquivos da pasta são copiados para a pasta de dados do próprio Claude Desk, exceto os que o Git ignora. Arquivos não rastreados podem conter segredos: só você pode ler as cópias, e é possível excluí-las abaixo.</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>Manter snapshots por</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>Pastas maiores não têm snapshots.</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>Tamanho máximo da pasta</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>Máximo de arquivos em uma pasta</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Snapshots</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>Espaço para cada pasta</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>Os snapshots mais antigos são excluídos primeiro.</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>Os das sessões abertas são sempre mantidos.</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>Excluir todos os snapshots desta pasta? As alterações feitas até agora não poderão mais ser desfeitas.</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>Excluir snapshots…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>Pastas com snapshots</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>Ainda não há snapshots</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>Desativados. %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desativar</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Ativar</translation>
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
    <message>
        <source>No snapshots</source>
        <translation>Nenhum snapshot</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}, {size}, o último: {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>O Claude Code foi parado antes que a mensagem completa chegasse; as partes dela não são guardadas.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>As mensagens por trás deste item não foram guardadas.</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>Este item foi criado pelo Claude Desk; não há mensagem do Claude Code.</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>byte {byte} do arquivo da sessão</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>linha {number}, do Claude Code para o Claude Desk</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>linha {number}, do Claude Desk para o Claude Code</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>%Ln agente: {state}</numerusform>
            <numerusform>%Ln agentes: {state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>Agente {name}: {state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>F6 para responder.</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>F6; depois, 1 permite uma vez e 3 nega.</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>Preparar linhas</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>Retirar linhas</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln arquivo tem conflitos de merge. Resolva-os e prepare-o antes.</numerusform>
            <numerusform>%Ln arquivos têm conflitos de merge. Resolva-os e prepare-os antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln arquivo era grande demais para ser lido por inteiro.</numerusform>
            <numerusform>%Ln arquivos eram grandes demais para serem lidos por inteiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>Há um cherry-pick em andamento; este commit o conclui.</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>Há um merge em andamento; este commit o conclui.</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>Há um rebase em andamento. Continue-o depois com o Git.</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>Há um revert em andamento; este commit o conclui.</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>Emendar commit</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>Autor: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>O Claude lê as alterações preparadas…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Fazer commit</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>Fazer commit de %Ln arquivo</numerusform>
            <numerusform>Fazer commit de %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>Commit {id} criado: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>Fazendo commit…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>O Git ainda não sabe seu nome. Defina-o em um terminal: git config --global user.name e user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>Prepare alterações primeiro</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>Sugerida por {cost}.</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>A primeira linha tem {count} caracteres. Muitas ferramentas mostram só {most}.</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>O último commit já está em um branch remoto. Emendá-lo reescreve um histórico que outros podem ter.</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>cerca de {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>sem branch (HEAD destacado)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>Escolher um perfil…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Escolher outra pasta</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>Escolher o programa…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>O Claude Code não pôde ser iniciado</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copiar a mensagem</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>Ele não exibiu nenhuma saída.</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>Última saída:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir o arquivo</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>Iniciar com pedidos de permissão</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln sessão</numerusform>
            <numerusform>%Ln sessões</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Outro…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>O Claude trabalha em uma pasta e altera nela o que você permite.</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Pasta não encontrada</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Pastas com sessões do Claude Code</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>Nenhuma sessão ainda</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>Só olhando? A demonstração não chama nenhum modelo e não altera nada.</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sessões recentes</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar mais %Ln</numerusform>
            <numerusform>Mostrar mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Entrar…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Ver demonstração</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>Onde você quer trabalhar?</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcação</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>Nova sessão em %1</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>Remover %1 desta lista</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln mensagem guardada: %1</numerusform>
            <numerusform>%Ln mensagens guardadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitação</numerusform>
            <numerusform>%Ln solicitações</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>O Claude Code está suspenso. Retome-o com: kill -CONT {process}; “Parar” o encerra.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Precisa de você</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Inativo</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Não autenticado</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>Tentando novamente</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Parando</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspenso</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>Aguardando %Ln agente</numerusform>
            <numerusform>Aguardando %Ln agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Trabalhando</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>um plano</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>uma pergunta</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>uma pergunta de {server}</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>permissão para {tool}</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>confiança na pasta</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} em {time}</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln na fila</numerusform>
            <numerusform>{state} · %Ln na fila</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · tentativa {attempt} de {attempts}, em {time}</translation>
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
            <numerusform>%Ln agente</numerusform>
            <numerusform>%Ln agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>%Ln agente trabalha ao lado</numerusform>
            <numerusform>%Ln agentes trabalham ao lado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln comando</numerusform>
            <numerusform>%Ln comandos</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>O Claude Code não responde. Uma parada mais forte encerraria também: {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Encerrar o Claude Code</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>Encerrar tudo</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Encerra o Claude Code (SIGTERM, depois SIGKILL). Sua próxima mensagem o inicia novamente.</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Encerra o Claude Code e, com ele: {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Encerra o turno do Claude e um agente: esta versão do Claude Code não pode poupá-lo.</numerusform>
            <numerusform>Encerra o turno do Claude e %Ln agentes: esta versão do Claude Code não pode poupá-los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Encerra o turno do Claude. Um agente continua, a menos que esta versão do Claude Code também o encerre.</numerusform>
            <numerusform>Encerra o turno do Claude. %Ln agentes continuam, a menos que esta versão do Claude Code também os encerre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Encerra o turno do Claude. Um agente continua.</numerusform>
            <numerusform>Encerra o turno do Claude. %Ln agentes continuam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>Também encerra: {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>Encerra: {tasks}. Se não terminarem, o Claude Code também é encerrado.</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Interrompe o Claude Code (SIGINT). Sua próxima mensagem o inicia novamente.</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Mata o processo do Claude Code (SIGKILL). Sua próxima mensagem o inicia novamente.</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>Mostrar na conversa: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>Mostrar saída: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Parar agora</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>Parar todos também</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Parar: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>Parado por você após {duration}. %Ln agente continua.</numerusform>
            <numerusform>Parado por você após {duration}. %Ln agentes continuam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>Parado por você. %Ln agente continua.</numerusform>
            <numerusform>Parado por você. %Ln agentes continuam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>Para: {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln ferramenta</numerusform>
            <numerusform>%Ln ferramentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esforço</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>Resultado de um agente</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>Resultado de “{agent}”</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>Retoma</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>É executado como colega de equipe</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>É executado em segundo plano</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>É executado em outra máquina</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessão</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipe</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>Para {to}: {words}</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message numerus="yes">
        <source>(%Ln earlier)</source>
        <translation>
            <numerusform>(%Ln anterior)</numerusform>
            <numerusform>(%Ln anteriores)</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>Um agente em segundo plano falhou</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>Um agente em segundo plano falhou: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>Um agente em segundo plano terminou</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>Uma tarefa em segundo plano foi encerrada</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>Uma tarefa em segundo plano foi encerrada: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>Uma tarefa em segundo plano falhou</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>Uma tarefa em segundo plano terminou</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>Uma tarefa em segundo plano foi interrompida</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>O agente “{title}” falhou</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>O agente “{title}” falhou: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>O agente “{title}” terminou</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Chamado novamente pelo Claude · execução {run}</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>Chamado novamente por “{agent}” · execução {run}</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>Chamado novamente · execução {run}</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>Monitor “{title}”</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>Somente os primeiros {size} do arquivo deste agente são mostrados.</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>Resultado de “{agent}”: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}: %Ln evento</numerusform>
            <numerusform>{monitor}: %Ln eventos</numerusform>
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
        <translation>Parar tarefa</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>Encerrado com o código de saída {code}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>Falhou com o código de saída {code}</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>Sem saída</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>Sem saída até agora</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>Só o final é mostrado, de {size}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>Em execução há {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>Não é possível ler a saída na pasta de tarefas do Claude Code.</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>Não é possível ler o arquivo de saída. Esta é a última saída que o Claude leu.</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>O arquivo de saída não existe mais. Esta é a última saída que o Claude leu.</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>O arquivo de saída foi excluído. Isto é o que foi lido antes.</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>A saída não está mais disponível.</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>Um agente diz: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>Outra sessão diz: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>O Claude Code disse ao Claude: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} pediu permissão</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} pediu permissão: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} pediu aprovação de um plano</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} atribuiu uma tarefa</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} atribuiu uma tarefa: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} concluiu uma tarefa</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} concluiu uma tarefa: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} se recusou a encerrar a execução</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} se recusou a encerrar a execução: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} falhou</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} falhou: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} pediu o encerramento</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} pediu o encerramento: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} respondeu a um plano</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} respondeu a um plano: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name} diz: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} encerrou a execução</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>A execução de {name} foi interrompida</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>A execução de {name} foi interrompida: {more}</translation>
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
        <translation>Altura do terminal</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude precisa de você</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>Fechar o terminal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
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
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Enter o inicia de novo</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Localizar…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>Encerrar o shell à força</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>Coloca o texto selecionado na mensagem. Nada é enviado ainda.</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>Enviar ao Claude</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de novo</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>O shell continua em execução.</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>Fechar “Localizar”</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>Localizar no terminal</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>Ocorrência posterior</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nenhuma ocorrência</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>Um terminal só abre em uma pasta em que você confia.</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>Encerrado pelo sinal {number}</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>Terminou com {code}</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Encerrado à força</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>Colar %Ln linha? O shell executa cada linha imediatamente.</numerusform>
            <numerusform>Colar %Ln linhas? O shell executa cada linha imediatamente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>A demonstração não tem terminal.</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>O programa não lê a própria entrada, e há dados demais em espera. Nada foi enviado.</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>Não foi possível iniciar o shell: {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>O terminal fica pronto quando a sessão começar.</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters} caracteres são demais para colar. Nada foi enviado.</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(vazio)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>Pode ler e alterar os dados da página</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>Altera uma rotina que trabalha na nuvem sem perguntar a você</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>Altera as páginas fixadas da sua conta; ninguém mais vê isso</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>O Claude Code pode enviar os arquivos para que você os abra em outro lugar</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>O Claude continua até isso ser atingido; /goal clear encerra</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>O Claude começa a trabalhar nesses horários sem uma mensagem sua</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>Cria uma rotina: o Claude vai trabalhar na nuvem sem perguntar a você</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>Cria um endereço web que pode iniciar o Claude na nuvem</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>Exclui o documento do projeto no claude.ai</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>Exclui definitivamente o arquivo da página</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>Exclui o guia compartilhado</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>Exclui o worktree e seu branch</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>Descarta a versão mais nova da página</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>Descarta alterações sem commit e commits desse branch</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>Baixa um arquivo para este computador</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>Encerra a conversa definitivamente</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Entrega este relatório sobre o Claude Code à Anthropic</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruções</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>Entrada original</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>Lê e altera designs com sua conta do claude.ai</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>Lê do claude.ai com sua conta; não altera nada</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>Salvo em</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>Envia arquivos deste computador para outra sessão</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>Inicia uma rotina na nuvem; ela trabalha sem perguntar a você</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>O código pode chamar outras ferramentas</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>A entrada foi alterada antes de você ser consultado, por exemplo por um hook</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>A agenda permanece quando esta sessão termina</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>O worktree e seu branch permanecem</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>Envia ONBOARDING.md; quem tiver o link pode ler</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>Envia arquivos deste computador para o claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>Envia o arquivo e o publica como página no claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>Envia o arquivo e substitui a página publicada</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>Grava um documento no projeto no claude.ai</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>Você editou a entrada antes da execução</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>Você parou o turno</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
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
        <translation>Recolher %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Expandir %1</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>Resposta como dados</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Conectores</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>Editar notebook</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Acessar</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>Arquivo para você</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>Recurso MCP</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>Recursos MCP</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensagem</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificações</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>Guia de integração</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>Modo de planejamento</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projeto</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>Ler notebook</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>Rotina</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>Enviar arquivo</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>Parar tarefa</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>Saída da tarefa</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>Lista de tarefas</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>Reativação</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Pesquisa na web</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>Executar em segundo plano</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>Mostrar saída</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar %1</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>Parar o comando</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>negada</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluída</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>precisa de você</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em execução</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>aguardando</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversa</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Conversa de %1</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>Não foi possível mover para a lixeira: {reason}. Nada foi excluído.</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>Não foi possível restaurar: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>Nada foi excluído: o arquivo da sessão é um link para {name}. Exclua-o lá.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>“{title}” foi movida para a lixeira.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>“{title}” foi movida para a lixeira. O arquivo tem outro nome em outro lugar e continua lá.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>“{title}” foi movida para a lixeira. Não movido: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>“{title}” foi restaurada.</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>“{title}” foi restaurada. Ainda na lixeira: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>Recolher %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Expandir %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar mais %Ln</numerusform>
            <numerusform>Mostrar mais %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 pode estar em uma unidade ou um servidor que não está acessível.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln configuração do Git</numerusform>
            <numerusform>%Ln configurações do Git</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln servidor MCP</numerusform>
            <numerusform>%Ln servidores MCP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln agente</numerusform>
            <numerusform>%Ln agentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln comando</numerusform>
            <numerusform>%Ln comandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln variável de ambiente</numerusform>
            <numerusform>%Ln variáveis de ambiente</numerusform>
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
            <numerusform>mais %Ln arquivo</numerusform>
            <numerusform>mais %Ln arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>%Ln outro item</numerusform>
            <numerusform>%Ln outros itens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln estilo de saída</numerusform>
            <numerusform>%Ln estilos de saída</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln regra de permissão</numerusform>
            <numerusform>%Ln regras de permissão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln regra que permite</numerusform>
            <numerusform>%Ln regras que permitem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tarefa agendada</numerusform>
            <numerusform>%Ln tarefas agendadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>%Ln skill</numerusform>
            <numerusform>%Ln skills</numerusform>
        </translation>
    </message>
    <message>
        <source>Also read, as text only: {things}.</source>
        <translation>Também lido, apenas como texto: {things}.</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Outra pasta…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>O Claude Code e o Git usam as configurações, os hooks e os servidores próprios de uma pasta assim que iniciam nela, sem perguntar. Nenhum foi encontrado em %1.</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude não perguntaria antes de {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>Você confia nesta pasta?</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Pasta: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>Se esses arquivos mudarem, você será consultado novamente.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nova sessão</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>Nada em %1 é executado até você responder. Se confiar na pasta, o Claude Code e o Git usarão isto por conta própria, com os seus direitos:</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Abrir sem elas</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>Estes arquivos mudaram enquanto você lia. Este é o conteúdo atual deles.</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Esta pasta não responde</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Confiar nesta pasta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar novamente</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>Por que a pasta não pode ser aberta sem elas</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>depois de cada subagente</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>depois de cada ferramenta</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>depois de cada turno</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>no início</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>antes de compactar</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>antes de cada ferramenta</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>a cada mensagem</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>a cada notificação</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>a cada solicitação</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file} (%Ln linha)</numerusform>
            <numerusform>{file} (%Ln linhas)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>Copiar resposta</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurcar a partir daqui</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Retroceder até aqui…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>Um hook parou o turno</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>Não foi possível usar uma imagem; ela pode ser grande demais</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>Limite de orçamento atingido</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>O Claude Code não pôde ser iniciado: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>O Claude Code encerrou este turno sem saída. Um hook pode tê-lo parado.</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Várias vezes seguidas, não foi possível ler as chamadas de ferramenta do Claude</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>Máximo de turnos atingido</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>A resposta não correspondeu ao formato exigido</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>A conexão com o Claude foi perdida. Envie uma mensagem para continuar.</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>A conversa está cheia. Execute /compact ou inicie uma nova sessão.</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>A conversa é longa demais para o modelo. Execute /compact ou inicie uma nova sessão.</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>A conversa ficou cheia de novo logo após a compactação</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>O modelo teve um erro. Envie uma mensagem para continuar.</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>O turno não pôde ser iniciado</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>Este turno foi interrompido.</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>Alterações deste turno</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>A conversa fica. O Claude será informado com a sua próxima mensagem. Você pode refazer os arquivos em “Alterações”.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>Desfazer %Ln arquivo</numerusform>
            <numerusform>Desfazer %Ln arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>Desfazer todas as alterações desta sessão?</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>Desfazer todas as alterações deste turno?</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 não é um comando nesta sessão.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>Enviar como mensagem</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>Comando desconhecido</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>Contexto %1, custo %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Contexto: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Custo: %1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
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
        <translation>Limites da conta</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>Limites da conta: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Por modelo</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compactar agora</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Uso do contexto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Estimado pelo Claude Code, em dólares americanos.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Ferramentas MCP</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Arquivos de memória</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Recomendações do Claude Code</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sessão</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>Limite de 5 horas</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Disponível após a primeira resposta do Claude.</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>O Claude Code compacta ao chegar a {count} tokens.</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>O Claude Code está compactando a conversa.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>O Claude continua com uso extra.</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>Compactando</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Estimado a partir da última resposta do Claude; esta versão do Claude Code não informa isso.</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>Limite de uso extra</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>As mensagens poderão ser enviadas de novo às {time}.</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>Quase cheio: o Claude Code vai compactar em breve.</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>Ainda não disponível</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atingido</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>Reinício: {time}</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>Esta sessão custou {cost}, acima do seu limite de {limit}. Sua mensagem está esperando.</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite de uso</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>Limite semanal do Opus</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>Limite semanal do Sonnet</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Limite semanal</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>cerca de {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>quase atingido</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>não carregada</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} de {window} tokens</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit} atingido</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit} atingido, reinício: {time}</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}: {used}, reinício: {time}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} de entrada · {received} de saída</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>{sent} de entrada · {received} de saída · {read} lidos do cache, {written} gravados</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} usado</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Anexo: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Na fila</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln linha · {size}</numerusform>
            <numerusform>%Ln linhas · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Não foi possível salvar: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Salvo como {name}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvando…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Pesquisando…</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>{current} of {count}</source>
        <translation>{current} de {count}</translation>
    </message>
</context>
<context>
    <name>ViewerHeader</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>Não quebrar linhas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Localizar</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Localizar no texto</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Próxima ocorrência</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Quebrar linhas</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
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
        <translation>Claude precisa de você</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Mostrar sessões</translation>
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
        <translation>Não foi possível restaurar: {reason}.</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>O branch permanece: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>O branch foi excluído.</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>Não foi possível ler o repositório.</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>O worktree foi movido para a lixeira.</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>O worktree foi restaurado.</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>Trabalho em andamento</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>Arquivos no caminho</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>Arquivos que não são mesclados</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>Arquivos que ficam</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Manter o worktree</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Deixar o Claude resolver</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>Verificando as duas pastas…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Mesclando…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>Remover o worktree…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>Resolver eu mesmo</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>Mostrar as mudanças</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Desfazer a mesclagem</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>Desfazendo a mesclagem…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>Todos os conflitos estão resolvidos. Faça um commit na pasta {folder} para concluir a mesclagem.</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>Os dois lados mudaram as mesmas linhas. Resolva na pasta {folder}, prepare os arquivos e faça o commit. Ou deixe o Claude fazer isso: há uma mensagem na caixa de mensagem para você enviar.</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>O Claude está trabalhando nessa pasta: {titles}. A mesclagem muda arquivos enquanto isso.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>Mesclar em {target}</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>Mesclar o branch deste worktree?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>Mesclar {branch} em {target}?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>A pasta mudou desde a mesclagem, então ela não é desfeita aqui.</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>A pasta {folder} está agora em {commit}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>A pasta {folder} não é confiável, então o git dela não é executado. Abra-a e confie nela primeiro.</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>A mesclagem de {branch} em {target} ainda não tem commit</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>A mesclagem de {branch} em {target} parou com conflitos</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Não foi possível ler o repositório. Tente de novo.</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>Desfazer a mesclagem descarta o que foi resolvido nos arquivos desde o início dela.</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch} foi mesclado em {target}</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>Verificando os arquivos…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>Removendo o worktree…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Alterações sem commit</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>%Ln commit do histórico não está em nenhum branch e vai junto.</numerusform>
            <numerusform>%Ln commits do histórico não estão em nenhum branch e vão junto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>%Ln arquivo que o Git não guarda vai junto ({size}):</numerusform>
            <numerusform>%Ln arquivos que o Git não guarda vão junto ({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>%Ln sessão está em execução nele e é fechada antes: {titles}. A conversa e o rascunho são mantidos.</numerusform>
            <numerusform>%Ln sessões estão em execução nele e são fechadas antes: {titles}. As conversas e os rascunhos são mantidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>Excluir também o branch {branch}</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>O branch {branch} tem %Ln commit não mesclado. O branch permanece.</numerusform>
            <numerusform>O branch {branch} tem %Ln commits não mesclados. O branch permanece.</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>O branch {branch} está mesclado em {target}.</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>O branch {branch} não está mesclado. O branch permanece.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>Fechar %Ln sessão e remover</numerusform>
            <numerusform>Fechar %Ln sessões e remover</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>Fechar, fazer commit e remover</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>Fazer commit e remover</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>Fazer antes commit das alterações em {branch}</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>As sessões continuam na lista.</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>Remover o worktree {name}?</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>Remover worktree</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>A pasta {folder} não existe. O registro dela no Git será movido para a lixeira.</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>A pasta {folder} será movida para a lixeira.</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Não foi possível ler o repositório. Tente de novo.</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>As alterações sem commit vão para a lixeira com ele:</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>Já existe um branch com esse nome. Escolha outro.</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>Uma sessão deste worktree ainda não terminou. Tente novamente.</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>Um worktree não pode ficar dentro de uma pasta .git. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>Há um worktree inacabado em {place}. O Claude Desk foi encerrado enquanto o criava.</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>Outra janela executa uma sessão deste worktree. Feche-a lá antes.</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>Há outro worktree dentro dele: {place}. Remova aquele antes.</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>O Claude Code está em execução neste worktree em um terminal. Encerre-o lá antes.</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>Commit atual · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>Informe uma pasta para o worktree.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>O Git não conseguiu fazer isso. Nada foi mantido.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>O Git não conseguiu fazer isso. Nada foi removido.</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>O Git não permite este nome de branch.</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>O Git ainda lista um worktree em {place}, mas a pasta não existe. Escolha outra pasta ou execute git worktree prune.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>O Git demorou demais e foi interrompido. Nada foi mantido.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>O Git demorou demais e foi interrompido. Nada foi removido.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>O Git não foi encontrado. Instale-o e tente de novo.</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>Não foi possível mover para a lixeira: {reason}. Nada foi removido.</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>Ele tem mais arquivos do que é possível listar. Remova-o em um terminal.</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>Ele tem submódulos, cujos commits seriam perdidos com ele. Remova-o em um terminal.</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>Ele tem alterações sem commit e não está em nenhum branch. Crie antes um branch para ele.</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>Não se sabe qual branch este worktree tinha.</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>O commit atual não está em nenhum branch. Crie um branch para ele ou mescle-o antes.</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>Os arquivos mudaram nesse meio-tempo. Verifique-os de novo.</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>Links e pastas nunca são copiados: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>Não é possível criar uma pasta em {place}. Escolha outra.</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>Não concluído nele: {operation}. Conclua ou aborte antes.</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>O branch {branch} deste worktree não existe mais.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>O disco está cheio. Nada foi mantido: libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>Não há um commit de partida. Crie um antes.</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>Esta pasta não é um worktree próprio, por isso não pode ser removida aqui.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Esta pasta não está em um repositório Git.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Esta pasta não é confiável, por isso o Git dela não é executado. Abra-a e confie nela antes.</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>Este é o worktree principal do repositório. Ele não pode ser removido.</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>Este worktree está bloqueado. Execute git worktree unlock antes.</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>Este worktree está bloqueado: {reason}. Execute git worktree unlock antes.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>e mais %Ln</numerusform>
            <numerusform>e mais %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch} (atual) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} já existe. Escolha outra pasta.</translation>
    </message>
</context>
</TS>
