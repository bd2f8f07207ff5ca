<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code olvida la cuenta en la carpeta de este perfil, también en el terminal. Las sesiones se conservan.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>¿Cerrar la sesión de la cuenta de «{profile}»?</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>Código del navegador</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>Código del navegador, si muestra uno</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
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
        <translation>Consultando a Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code no lo terminó.</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code abre su navegador. Continúe allí.</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>No se encontró Claude Code.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>Iniciar sesión: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>Cerrar sesión: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>Sesión iniciada.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Sesión cerrada.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>Esta versión de Claude Code solo inicia sesión en un terminal. Ejecute esto allí:</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>Esta versión de Claude Code solo cierra sesión en un terminal. Ejecute esto allí:</translation>
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
        <translation>Ejecutar en segundo plano</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Detener %1</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>Cerrar el agente</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>Ruta al agente</translation>
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
        <translation>Empezar %1 de nuevo</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>Volver a llamar a %1</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>Abrir %1 junto a la conversación</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Detener %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>contraído</translation>
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
        <translation>Agentes en marcha</translation>
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
        <translation>Agentes en este estado</translation>
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
            <numerusform>%Ln terminado</numerusform>
            <numerusform>%Ln terminados</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version} no informa de lo que hacen los agentes en segundo plano ni de cuándo terminan. Su estado se lee de sus archivos. Deniega lo que piden, no avisa a Claude cuando terminan y no puede detener a uno solo de ellos.</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>Ningún agente ha fallado.</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>Ningún agente ha terminado.</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>Ningún agente le necesita.</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>Ningún agente trabaja.</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>Aún no hay agentes. Aquí aparecen los agentes, flujos de trabajo y comandos que inicia Claude.</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>En esta conversación no hay nada de «{agent}».</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>Ruta: {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar los %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Detenido por Claude</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Detenido por usted</translation>
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
        <translation>ejecución {number}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done} de %Ln agente terminado</numerusform>
            <numerusform>{done} de %Ln agentes terminados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>Reintentando</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>Reintento en {time}</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>Reintentando: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Iniciando Claude Code</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>Esperando a Claude</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>intento {attempt} de {attempts}</translation>
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
        <translation>no existe el perfil {profile} (disponibles: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>Cada intento rebobina el flujo antes de enviar. Así la subida vuelve a empezar en su primer byte y el servidor recibe el archivo completo.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>600 px, about 75 characters a line</source>
        <translation>600 px, unos 75 caracteres por línea</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px, unos 90 caracteres por línea; más en una ventana ancha</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px, unos 105 caracteres por línea</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>Fuente del código</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>Las sesiones de demostración no se guardan; estos ajustes sí.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>Dibujar fórmulas</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>Seguir la salida nueva</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>Para las conversaciones y el programa</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Estrecho</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>Solo archivos de la carpeta de la sesión. No se descarga nada.</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Amplia</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>Mostrar las imágenes que nombra una respuesta</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>Espacio entre filas, tarjetas y entradas de listas</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>Fuente del texto</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
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
        <translation>Si está desactivado, las fórmulas se muestran como Claude las escribe, en TeX.</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>Si está desactivado, nada se mueve por sí solo. Se desactiva por sí solo si el sistema pide menos movimiento.</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>Si está desactivado, la vista no se desplaza mientras Claude escribe.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>Ancho del texto</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Idioma y fórmulas</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>Ocultar archivadas</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Mostrar archivadas (%1)</translation>
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
        <translation>un subagente</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>el servidor MCP {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>el subagente {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>Hay un archivo abierto en el editor</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Adjunto: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>Adjunto: {name} (%Ln línea)</numerusform>
            <numerusform>Adjunto: {name} (%Ln líneas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>Adjunto: {name} (%Ln página)</numerusform>
            <numerusform>Adjunto: {name} (%Ln páginas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>Adjunto: {name} (%Ln+ línea)</numerusform>
            <numerusform>Adjunto: {name} (%Ln+ líneas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>Adjunto: {name} (carpeta)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>Adjunto: {name}, de {server}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>Se adjuntaron diagnósticos del editor</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>Archivo abierto en el editor: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>Mencionado: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>Mencionado: {name} (no leído)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>Selección en las diferencias: %Ln línea</numerusform>
            <numerusform>Selección en las diferencias: %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>Selección en el editor: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>Selección en el editor: {name}, línea {line}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>Selección en el editor: {name}, líneas {first} a {last}</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>Hay texto seleccionado en el editor</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>No se puede leer esta imagen.</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>No se pudo guardar {name}: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>Ya no existe.</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar los %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Imagen %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln adjunto: {names}</numerusform>
            <numerusform>%Ln adjuntos: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln adjunto: {names}</numerusform>
            <numerusform>%Ln adjuntos: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln carácter</numerusform>
            <numerusform>%Ln caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>Comentario sobre {place}: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>Del terminal, %Ln línea</numerusform>
            <numerusform>Del terminal, %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>Salida de {command}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>Texto pegado, %Ln carácter</numerusform>
            <numerusform>Texto pegado, %Ln caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>Texto pegado, %Ln línea</numerusform>
            <numerusform>Texto pegado, %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>Cita: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
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
        <translation>Ya se ejecuta un comando. Deténgalo o espere a que termine.</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>Aún se está cargando un adjunto.</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>No se puede mencionar {name}: su ruta contiene una comilla.</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude acepta archivos PNG, JPEG, GIF, WebP, PDF y de texto</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>Los comandos se ejecutan cuando la sesión ha empezado.</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>No se pudo adjuntar {name}: un mensaje puede tener como máximo %Ln archivo.</numerusform>
            <numerusform>No se pudo adjuntar {name}: un mensaje puede tener como máximo %Ln archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>No se pudo adjuntar {name}: {reason}.</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>No se pudo conservar {name}. Adjúntelo de nuevo si lo necesita.</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>Solo se pueden adjuntar archivos locales.</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>Se ha pegado el texto. El portapapeles también contiene una imagen.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>Se eliminó %Ln carácter oculto del texto pegado.</numerusform>
            <numerusform>Se eliminaron %Ln caracteres ocultos del texto pegado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>Los adjuntos son demasiado grandes para un solo mensaje. Quite algunos.</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>La demostración no ejecuta comandos.</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>Los textos pegados son demasiado largos para un solo mensaje. Adjúntelos como archivos.</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>Este comentario se ha eliminado.</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>no se puede leer ({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>no es una imagen legible</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>sus datos están dañados</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>su disco no responde</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>los adjuntos son demasiado grandes para un solo mensaje</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>la imagen es demasiado grande</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters} caracteres son demasiados para pegarlos. Adjúntelos como archivo.</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} se mencionó, no se adjuntó.</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size} es demasiado</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size} es demasiado; el límite para PDF es {limit}</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} de texto es demasiado; en su lugar, mencione el archivo con @</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} píxeles es demasiado</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln en segundo plano</numerusform>
            <numerusform>%Ln en segundo plano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en ejecución</numerusform>
            <numerusform>%Ln en ejecución</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>Tareas en segundo plano</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>Ejecutándose en segundo plano</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>Esta versión de Claude Code no puede detener tareas individuales</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git no responde.</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git solo se ejecuta en carpetas en las que confía.</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>«{title}» está trabajando en esta carpeta. Cambie de rama cuando termine.</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Ramas</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>Leyendo las ramas…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>en otro worktree</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>¿Omitir todos los permisos?</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>Omitir permisos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code se reinicia y se detiene %Ln tarea en segundo plano. La conversación continúa y no se pierde nada de lo que ha escrito.</numerusform>
            <numerusform>Claude Code se reinicia y se detienen %Ln tareas en segundo plano. La conversación continúa y no se pierde nada de lo que ha escrito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code se reinicia. La conversación continúa y no se pierde nada de lo que ha escrito.</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude ejecutará cualquier comando y cambiará cualquier archivo de este equipo sin preguntar. Úselo solo en un contenedor o una máquina virtual sin secretos y sin acceso a la red.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
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
            <numerusform>%Ln línea más</numerusform>
            <numerusform>%Ln líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>{size} más</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>Añadir comentario</translation>
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
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>se envía con su próximo mensaje</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>Añadir al mensaje</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Editar comentario</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Quitar comentario</translation>
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
        <translation>Mostrar solo los cambios</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>Mostrar el archivo completo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Deshacer este archivo</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>Comentar este cambio</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>Mostrar la llamada a herramienta</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>Deshacer líneas</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>Deshacer las líneas elegidas</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Deshacer este cambio</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>Nota para Claude sobre lo que se deshizo</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>Quitar la nota sobre lo que se deshizo</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>Se envía con su próximo mensaje</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>Preparado en parte</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Sin preparar</translation>
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
        <translation>El archivo ha cambiado; estas son las diferencias actuales</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>Una carpeta.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>Archivo binario, {sizes}.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Línea {line}</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>Línea {line}, eliminada</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Líneas {first}–{last}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>Líneas {first}–{last}, eliminadas</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>No ha cambiado ninguna línea.</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>No está en Git</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>No ha cambiado nada en esta sesión.</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>No ha cambiado nada en este turno.</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>No ha cambiado nada desde el último commit.</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>No hay nada preparado.</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>No hay nada que preparar.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>Solo han cambiado espacios en blanco.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>Imagen, {sizes}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Renombrado</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>Renombrado, con el mismo contenido.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>Mostrar %Ln línea más</numerusform>
            <numerusform>Mostrar %Ln líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>El contenido anterior no está guardado.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>No se pudieron leer las líneas. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>Esta rama no tiene commits propios.</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>Demasiado grande para comparar, {sizes}.</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>vuelve a {path}</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>por un comando u otro programa</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>cambiado después por usted u otros</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>vuelve</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>vuelve, %Ln línea</numerusform>
            <numerusform>vuelve, %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>contenido anterior no seguro</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>de {path}</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>se quita</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>se quita, %Ln línea</numerusform>
            <numerusform>se quita, %Ln líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>preparado en parte</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>deshecho, se informa a Claude</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{added} {removed} en {files}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} tiene %Ln commit que falta en {target}.</numerusform>
            <numerusform>{branch} tiene %Ln commits que faltan en {target}.</numerusform>
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
        <translation>{lines} en {name}</translation>
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
            <numerusform>{row}, %Ln línea elegida</numerusform>
            <numerusform>{row}, %Ln líneas elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}, por un comando u otro programa</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}, contraído</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}, {state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} tiene %Ln commit que falta en {branch}.</numerusform>
            <numerusform>{target} tiene %Ln commits que faltan en {branch}.</numerusform>
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
        <translation>Hacer commit</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Ocultar las teclas</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Cambio siguiente</translation>
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
        <translation>Todo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>Cancelar la acción de deshacer</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>Contraer todos los archivos</translation>
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
        <translation>Expandir todos los archivos</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>Ocultar los cambios de espacios en blanco</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>Fusionar en %1…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Sin preparar</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>Mostrar los cambios en una columna</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>Mostrar los cambios de espacios en blanco</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>Mostrar los cambios lado a lado</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>Mostrar el turno más reciente</translation>
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
        <translation>Preparar todo</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Preparado</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>Cambios preparados</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Deshacer todo…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>Quitar todo</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>Está viendo un turno anterior.</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>Borrador, no se envía</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>Borrador. Se envía el texto anterior.</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>No está en su mensaje</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>Su comentario sobre {place}, que no está en su mensaje: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>Su comentario sobre {place}: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>Su borrador de comentario sobre {place}: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>Archivos con cambios</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>Revisar los ajustes de la carpeta</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln ruta no está incluida (submódulo, otro repositorio o archivo muy grande): {paths}</numerusform>
            <numerusform>%Ln rutas no están incluidas (submódulos, otros repositorios, archivos muy grandes): {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>Una instantánea se retrasó: los cambios hechos entretanto por usted o por otro programa pueden mostrarse como si fueran de Claude.</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>Los cambios de espacios en blanco están ocultos.</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>Esperando a otra sesión en esta carpeta…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>Esperando a que terminen los agentes…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>Esperando a que termine el turno…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>Escribiendo archivos…</translation>
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
        <translation>Bloquea</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>La tarea no existe</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>No hay tareas</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>bloqueada por {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>sin tareas</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>{done} de %Ln tarea hecha</numerusform>
            <numerusform>{done} de %Ln tareas hechas</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{done} de {count} hechas</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 de %2 hechas</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, hecha</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1, en curso</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>Tareas: %1 de %2 hechas</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
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
        <translation>Editar en el mensaje</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>Edite esta parte del mensaje.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamiento</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>Aceptar ediciones</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Preguntar antes</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>%Ln token como máximo</numerusform>
            <numerusform>%Ln tokens como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Omitir permisos</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>Lo decide Claude Code</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>Claude Code decide qué se puede ejecutar y rara vez pregunta</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>Claude responde sin pensar antes</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>Claude pregunta antes de cambiar archivos o ejecutar comandos</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>Claude lee y planifica; nada cambia hasta que usted lo apruebe</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>Deniega todo lo que no esté ya permitido, sin preguntar</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>No preguntar</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>Todo se ejecuta sin preguntar; solo para sandboxes</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>Lo más rápido, con menos tokens</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>Se aceptan las ediciones de archivos en esta carpeta; los comandos siguen pidiendo permiso</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>Para trabajo difícil</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>Esfuerzo alto</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>Esfuerzo máximo</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Largo</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>Esfuerzo bajo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>Esfuerzo medio</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>Más exhaustivo; tarda más</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Corto</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>Lo más lento y caro</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>Pensamiento: predeterminado</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>Pensamiento: largo</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>Pensamiento: máximo</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>Pensamiento: desactivado</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>Pensamiento: corto</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>Pensamiento: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Muy alto</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>Esfuerzo muy alto</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>Esfuerzo {level}</translation>
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
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Cerrar la página</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Buscar reglas</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
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
        <translation>Claude Code se inicia de nuevo con su próximo mensaje. Se pierden los permisos que solo valen para la sesión.</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>Confianza en carpetas</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Reglas de permisos</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>Detener Claude Code al quedar inactivo</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Las reglas de los archivos de configuración de Claude Code. No se pueden cambiar aquí.</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>Sus respuestas sobre carpetas con sus propios hooks, servidores MCP y reglas. Quite una carpeta para que se le vuelva a preguntar.</translation>
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
        <translation>Buscando Claude Code…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, %Ln carpeta</numerusform>
            <numerusform>PATH, %Ln carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} es demasiado antiguo. Actualícelo en un terminal: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}, sin sesión iniciada</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}, sesión iniciada como {account}</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>Elegir el programa…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>No se encontró Claude Code</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk habla con el programa «claude». Instálelo o indique dónde está.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Probar la demostración</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Comando de Claude Code</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>Volver a leer el entorno del shell</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>Reiniciar la sesión con este comando</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>Definido por --cli o CLAUDE_DESK_CLI, que tiene prioridad sobre este campo: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>El comando que inicia Claude Code. Déjelo vacío para encontrarlo automáticamente.</translation>
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
            <numerusform>Un agente trabaja en ella.</numerusform>
            <numerusform>%Ln agentes trabajan en ella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>Una tarea en segundo plano se ejecuta en ella.</numerusform>
            <numerusform>%Ln tareas en segundo plano se ejecutan en ella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>Tiene un mensaje en cola.</numerusform>
            <numerusform>Tiene %Ln mensajes en cola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>%Ln mensaje en cola de «{title}» no está guardado: {reason}.</numerusform>
            <numerusform>%Ln mensajes en cola de «{title}» no están guardados: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>Y una sesión más.</numerusform>
            <numerusform>Y %Ln sesiones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>Los adjuntos de «{title}» no están guardados: {reason}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>¿Cerrar Claude Desk y perder lo que escribió?</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>¿Cerrar Claude Desk mientras Claude trabaja?</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>¿Cerrar Claude Desk?</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Cerrar y perderlo</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>Se conservan las conversaciones, los borradores y los mensajes en cola.</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>Las sesiones de demostración no se guardan.</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>Seguir trabajando</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>Ya no hay nada en ejecución.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Detener y cerrar</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>Lo que no está guardado se pierde al cerrar.</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>Su borrador y %Ln mensaje en cola de «{title}» no están guardados: {reason}.</numerusform>
            <numerusform>Su borrador y %Ln mensajes en cola de «{title}» no están guardados: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>Su borrador de «{title}» no está guardado: {reason}.</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>«Seguir trabajando» minimiza la ventana y Claude continúa.</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>«Detener y cerrar» termina todo lo que esté en ejecución.</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>«{program}» se está ejecutando en su terminal.</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>«{program}» se está ejecutando en el terminal de «{title}».</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>En «{title}» trabaja un agente.</numerusform>
            <numerusform>En «{title}» trabajan %Ln agentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>«{title}» tiene una tarea en segundo plano en ejecución.</numerusform>
            <numerusform>«{title}» tiene %Ln tareas en segundo plano en ejecución.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>«{title}» está ejecutando su comando.</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>«{title}» se está iniciando.</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>«{title}» está trabajando.</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>«{title}» le necesita.</translation>
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
        <translation>demasiados comandos anidados</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program} con entrada por tubería</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>Enmendar el último commit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>Mensaje del commit</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>Longitud de la primera línea: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>Preparar todo y hacer commit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>Sugerir a partir de los cambios</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>se ejecutan los hooks</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>no se hace push</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln carpeta no responde y se omite</numerusform>
            <numerusform>%Ln carpetas no responden y se omiten</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} no responde y se omite</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>Adjuntar</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Mensaje a Claude</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Mensaje a Claude (se enviará tras el paso actual)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Mensaje a Claude (se enviará tras este turno)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Mensaje a Claude, / para comandos, @ para archivos</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>Mensaje a este agente</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
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
        <translation>Movido detrás de «{word}»</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>Movido al principio</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…y %Ln más</numerusform>
            <numerusform>…y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permisos</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>Adjuntar %Ln archivo</numerusform>
            <numerusform>Adjuntar %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>Adjuntar imagen</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>Insertar texto</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <translation>Tras el paso actual</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>Tras el turno</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Intro envía en el otro momento.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Intro permite una vez</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>Comando del editor</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>Líneas que conserva el terminal</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>Solo para una única solicitud que se vea entera y sin advertencias, al menos 1,5 s después de su última pulsación de tecla. Si no, el atajo va a la solicitud.</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>Abrir archivos con</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Enviar mientras Claude trabaja</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Enviar con</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>Shell del terminal</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>Mostrar todos los atajos</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>El shell del panel del terminal. Déjelo vacío para usar su propio shell.</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>Su propio shell</translation>
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
        <translation>Preguntar antes de continuar por encima de este coste (dólares estadounidenses)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>Límite de coste en dólares estadounidenses</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>Introduzca un importe como 5 o 2,50, o déjelo vacío para no tener límite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Establecer</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>Establecer el límite de coste</translation>
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
        <translation>Solo este mensaje</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Subir el límite a %1</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>Subir a %1 y enviar</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>¿Enviar por encima del límite de coste de %1?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar de todos modos</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>Recuperar el mensaje</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>Límite de coste</translation>
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
        <translation>Seleccionado</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk está en el menú de su escritorio. Para deshacerlo: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>No se escribió nada, porque estos archivos no los escribió Claude Desk o se modificaron. Muévalos a otro lugar e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>No hay nada que eliminar.</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>una entrada de escritorio no puede iniciar un programa con este nombre: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>las entradas de escritorio son para Linux y otros sistemas que siguen freedesktop.org</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>conservado, porque se modificó: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>eliminado: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>el paquete {package} ha instalado una entrada de escritorio</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>escrito: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>no se puede abrir una ventana en {displays}.</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>no hay pantalla: no están definidos ni DISPLAY ni WAYLAND_DISPLAY.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>Conversación vaciada. Volver a «%1»</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln línea sin cambios</numerusform>
            <numerusform>%Ln líneas sin cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>Tipo de celda</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Cambio {number} de {count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>Cambio {number} de {count}, todas las apariciones</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Sin salto de línea al final del archivo</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>Reemplaza todas las apariciones</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>El nuevo texto de la celda</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>Usted editó esto antes de que se escribiera</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>celda {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>eliminar celda {cell}</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>celda nueva</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>celda nueva después de {cell}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>ahora %Ln línea</numerusform>
            <numerusform>ahora %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>¿Qué desea hacer?</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>Elegir un modelo…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compactar ahora</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>Bifurcar sin él</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>Rebobinar hasta antes…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>Crear CLAUDE.md con /init</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>Explica cómo está estructurado este proyecto</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>Busca un error y sugiere una corrección</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>Ejecuta las pruebas y corrige lo que falle</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln turno de la conversación.</numerusform>
            <numerusform>No se pudieron leer %Ln turnos de la conversación.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>Adjuntos: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>Error:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>No se pudo leer una parte de la conversación.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Pensó durante {duration}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>Usted (aún sin enviar)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>en</source>
        <translation>es</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>no hecha</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln línea</numerusform>
            <numerusform>{label} · %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>No se pudo guardar: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>Guardado: {name}</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Guardando {name}…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>Guardando {name}… {percent}</translation>
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
            <numerusform>%Ln celda</numerusform>
            <numerusform>%Ln celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
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
        <translation>Celda {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>Celda {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>Celda {number} · {kind}: vacía</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Excluidos</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>Páginas guardadas en</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>El archivo está vacío</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>Truncado: demasiado grande para leerlo de una vez</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>Sin cambios desde la última lectura</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>desde la línea {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>líneas {first}–{last}</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>páginas {pages}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>{shown} de %Ln línea</numerusform>
            <numerusform>{shown} de %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>Adjuntar %Ln archivo</numerusform>
            <numerusform>Adjuntar %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>Adjuntar archivo</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Adjuntar archivos</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>No se puede leer esta carpeta: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Introduzca un nombre de archivo.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>No se muestran todos los nombres. Escriba una ruta para llegar a los demás.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>Abrir esta carpeta</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>Esta carpeta no tiene nada que mostrar.</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>Esta carpeta no responde.</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>Este nombre de carpeta no es válido.</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>demasiadas carpetas no responden</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} no existe.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} no es un archivo.</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} no es una carpeta.</translation>
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
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Archivos y carpetas</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>Archivos ocultos</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>Solo imágenes y PDF</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Carpeta nueva…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Carpetas recientes</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>Escriba una ruta o elija abajo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
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
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>Sesión nueva</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Sesión nueva con esta transcripción</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>El archivo de la sesión ya no está y Claude Desk no conservó ninguna copia.</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>El archivo de la sesión ya no está. Aquí se muestra lo que Claude Desk conservó, principalmente los mensajes que usted escribió. Puede iniciar una sesión nueva con esta transcripción en su mensaje.</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>Esta sesión ya no está en el disco</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>Mencionar en el mensaje</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Abrir en el editor</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>contraído</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandido</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>error interno; consulte el registro</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>Claude Code necesita el archivo para continuar esta sesión. Haga que se pueda leer y reintente, o inicie una sesión nueva.</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>Claude Code necesita el archivo para continuar esta sesión. Aquí se muestra lo que Claude Desk conservó, principalmente los mensajes que usted escribió. Haga que el archivo se pueda leer y reintente, o inicie una sesión nueva con esta transcripción en su mensaje.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Sesión nueva</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Sesión nueva con esta transcripción</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>No se puede leer el archivo de esta sesión</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Archivos ignorados</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>%Ln elemento más no se muestra</numerusform>
            <numerusform>%Ln elementos más no se muestran</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>Un mensaje no puede mencionar este nombre</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>Hay más filas que no se muestran. Cierre una carpeta.</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>Sin archivos</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>No se puede leer esta carpeta</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Esta carpeta no responde</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>Esta carpeta no existe</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>Hay demasiadas carpetas abiertas</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>contiene cambios</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>ignorado por Git</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>enlace a {target}</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>Más filtros</translation>
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
        <translation>%1 de %2, sin cargar</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Cerrar búsqueda</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>Mostrar el texto completo</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, %Ln sesión, contraído</numerusform>
            <numerusform>%1, %Ln sesiones, contraído</numerusform>
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
        <translation>Confianza en carpetas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>No es de confianza · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>De confianza · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>Una carpeta soltada aquí inicia una sesión en ella</translation>
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
        <translation>Suelte una carpeta aquí</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%Ln sesión más en %1</numerusform>
            <numerusform>%Ln sesiones más en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>Mostrar menos sesiones en %1</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>Carpeta adicional: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>Permitir: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>Preguntar: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>Denegar: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>Modo de permisos: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>No se comprobaron las skills de las subcarpetas: hay más de %Ln carpeta</numerusform>
            <numerusform>No se comprobaron las skills de las subcarpetas: hay más de %Ln carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>no responde</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>no es JSON válido ({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>no es una configuración de git válida</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>su front matter es demasiado largo</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>su front matter empieza de forma inusual</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>hay más de %Ln archivo</numerusform>
            <numerusform>hay más de %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} pertenece a otro usuario: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>Cualquier usuario de este equipo puede modificar {name}</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>no se pudo leer {name}: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} es un plugin: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} es un flujo de trabajo</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}: git ejecuta esto automáticamente</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}: Git toma los archivos de {path} por los de esta carpeta</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}: Claude Desk desconoce su finalidad</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}: submódulos, cuya propia configuración de Git no se puede desactivar</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}: {key} no se puede desactivar desde fuera</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln carácter)</numerusform>
            <numerusform>{setting} (%Ln caracteres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>Elegir otra carpeta</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude trabajó en este worktree. Aún puede leer la transcripción. Vuelva a crear el worktree, continúe esta sesión en el repositorio o empiece una sesión nueva en otra carpeta con esta transcripción en su primer mensaje.</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>Continuar en %1</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>Volver a crearlo</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>No se encontró la carpeta de esta sesión</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>No se encontró el worktree de esta sesión</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>Aún puede leer la transcripción. Vuelva a crear el worktree o continúe en el repositorio: una sesión nueva allí lo sabe todo de esta. En otra carpeta, una sesión nueva empieza con esta transcripción en su primer mensaje.</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>Aún puede leer la transcripción. Restaure la carpeta o continúe en otra: allí se iniciará una sesión nueva con esta transcripción en su primer mensaje.</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>En un worktree nuevo…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrada</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>Predeterminada ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>No está instalada. Se usa {font} en su lugar.</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>A URL</source>
        <translation>Una URL</translation>
    </message>
    <message>
        <source>A date and time, such as 2026-11-22T09:30:00Z</source>
        <translation>Una fecha y hora, como 2026-11-22T09:30:00Z</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>Una fecha, como 2026-11-22</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>Un número entero</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>Una dirección de correo electrónico</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>Elija las que quiera</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Elija una</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>No es JSON válido: línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>La respuesta debe ser un objeto JSON: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>La respuesta debe cumplir {rule}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>Falta {name}</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name} no está previsto</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} debe cumplir {rule}</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}, mínimo {least}</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}, mínimo {least} caracteres</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}, máximo {most}</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}, máximo {most} caracteres</translation>
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
        <translation>Error</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>Añade las reglas seleccionadas. %1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>Añade esta regla. %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Menos opciones</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>Dónde se guarda la regla</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>Todos mis proyectos</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>Aceptar también las ediciones de archivos</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>Permitir también el acceso a una carpeta por encima de la carpeta de la sesión</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>Permitir también el acceso a todo el equipo</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>Permitir también el acceso a esta carpeta</numerusform>
            <numerusform>Permitir también el acceso a estas %Ln carpetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>Permitir también el acceso a toda su carpeta personal</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>Denegar también, sin preguntar, todo lo que no esté ya permitido</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>Dejar también que Claude Code decida qué preguntar</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>Cambiar también a «Preguntar antes»</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>Cambiar también al modo plan</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>Se ofrecen como máximo {count} sugerencias de cada tipo</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code también sugiere cambios que Claude Desk no ofrece: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>Durante el resto de esta sesión</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>En todos sus proyectos</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>En este proyecto</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>En este proyecto, para todos</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>Se guarda en .claude/settings.json de este proyecto, compartido con otros.</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>Se guarda en .claude/settings.local.json de este proyecto.</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>Se guarda en su configuración, ~/.claude/settings.json.</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>Se guarda en «{place}».</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>Las sugerencias demasiado largas para mostrarse no se ofrecen</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>Este proyecto (solo yo)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>Este proyecto (compartido)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>Vale hasta que termine esta sesión y no se guarda.</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>un cambio desconocido</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>cambiar reglas existentes</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>quitar carpetas</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>reglas para preguntar</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>reglas para denegar</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>el modo {mode}</translation>
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
        <translation>Desde un paquete .deb</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>Desde un paquete .rpm</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>Desde el archivo comprimido portátil</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>Repositorio de Git en {folder}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>En {folder}</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>Instale un paquete .deb más reciente</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>Instale un paquete .rpm más reciente</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>De la misma forma en que lo instaló</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>Descomprima en su lugar un archivo más reciente</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>Con {installer}, en {folder}</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>git pull en {folder}</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>Ir al final</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>Revisar los ajustes de la carpeta</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln ajuste de Git</numerusform>
            <numerusform>%Ln ajustes de Git</numerusform>
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
            <numerusform>%Ln variable de entorno</numerusform>
            <numerusform>%Ln variables de entorno</numerusform>
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
            <numerusform>%Ln ajuste más</numerusform>
            <numerusform>%Ln ajustes más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln regla de permisos</numerusform>
            <numerusform>%Ln reglas de permisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tarea programada</numerusform>
            <numerusform>%Ln tareas programadas</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>Servidores MCP de esta carpeta que no se han cargado: {names}.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>Esta carpeta se abrió sin su propia configuración.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>Esta carpeta se abrió sin sus propios ajustes: {settings}.</translation>
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
        <translation>Adjunto %1 de %2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>No se puede mostrar esta imagen.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiada</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardada como %1</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>Ajustar o tamaño real</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>Comentario sobre {place}</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>Línea eliminada {line}</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>Líneas eliminadas {first}–{last}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Línea {line}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Líneas {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}, línea eliminada {line}</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}, líneas eliminadas {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, línea {line}</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}, líneas {first}–{last}</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>Agrupar sesiones</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>Por carpeta</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por fecha</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Contraer todo</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir todo</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>Agrupar sesiones</translation>
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
        <translation>{count} mil M</translation>
    </message>
    <message>
        <source>{count}M</source>
        <translation>{count} M</translation>
    </message>
    <message>
        <source>{count}k</source>
        <translation>{count} k</translation>
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
        <translation>{share}&#xa0;%</translation>
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
        <translation>Otro programa está escribiendo en esta sesión. Esta vista se va actualizando.</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>Otro programa escribió en esta sesión. Aquí Claude no ha visto esa parte.</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>Recargar la sesión</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Tomar el control</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>La otra ventana no liberó la sesión. Puede que le esté preguntando algo.</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>Esta sesión está abierta en otra ventana de Claude Desk. Esta vista se va actualizando.</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>Se buscó aquí</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>está ahí, pero no se puede ejecutar</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1, contraído</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, expandido</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln carpeta</numerusform>
            <numerusform>%Ln carpetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln patrón</numerusform>
            <numerusform>%Ln patrones</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>Listó {folders}</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>Leyó {files}</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>Leyó {files}, listó {folders}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>Leyó {files}, buscó {patterns}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>Leyó {files}, buscó {patterns}, listó {folders}</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>Buscó {patterns}</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>Buscó {patterns}, listó {folders}</translation>
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
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>Desactivar %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>Activar %1</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>En curso…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>Si desactiva un servidor, seguirá desactivado en esta carpeta, también en sesiones posteriores.</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Reiniciar Claude Code</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln servidor MCP con error</numerusform>
            <numerusform>%Ln servidores MCP con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln servidor MCP requiere iniciar sesión</numerusform>
            <numerusform>%Ln servidores MCP requieren iniciar sesión</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln herramienta: {tools}</numerusform>
            <numerusform>%Ln herramientas: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>Un reinicio termina: {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponible cuando Claude Code esté en ejecución.</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>Claude puede usarlo hasta que Claude Code se reinicie.</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude obtendrá sus herramientas cuando Claude Code se reinicie.</translation>
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
        <translation>Error</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>Error en el servidor MCP {name}</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>No hay servidores MCP en esta sesión.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>Ejecute claude en un terminal en esta carpeta, inicie sesión con /mcp y reconecte aquí.</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>Requiere iniciar sesión</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>Se ha deshecho la fusión.</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln commit llega a {target}, en la carpeta {folder}.</numerusform>
            <numerusform>%Ln commits llegan a {target}, en la carpeta {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>%Ln archivo del worktree no tiene commit y no se fusiona:</numerusform>
            <numerusform>%Ln archivos del worktree no tienen commit y no se fusionan:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>%Ln archivo de {folder} no tiene commit y queda como está:</numerusform>
            <numerusform>%Ln archivos de {folder} no tienen commit y quedan como están:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln archivo tendrá conflictos. Usted o Claude pueden resolverlos tras la fusión, o usted la deshace.</numerusform>
            <numerusform>%Ln archivos tendrán conflictos. Usted o Claude pueden resolverlos tras la fusión, o usted la deshace.</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>Todos los commits de {branch} ya están en {target}.</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>Hay cambios preparados en {folder}. Haga antes un commit o retírelos:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Git no pudo hacerlo. No se fusionó nada.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Git tardó demasiado y se detuvo. No se fusionó nada.</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>Git terminó durante la fusión. {target} no tiene ningún commit de ella, pero es posible que se hayan escrito archivos de la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>No se encontró Git. Instálelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>Ningún otro checkout está en una rama de la que salió esta. Active antes esa rama.</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>Sin terminar en {folder}: {operation}. Complételo o cancélelo antes.</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>No se hace push de nada.</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>Las carpetas han cambiado desde que las vio. Revíselas de nuevo.</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>La fusión se detuvo. No se fusionó nada.</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>La fusión sobrescribiría archivos de {folder} sin commit. Haga antes un commit o muévalos:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>Esta carpeta no es un worktree, así que no tiene ninguna rama que fusionar aquí.</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>Esta versión de Git no puede prever si hay conflictos. Si los hay, la fusión se puede deshacer.</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>Este worktree no está en ninguna rama. Cree antes una.</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>en conflicto</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>tendrá conflictos</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 No se envía.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>Mención: %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>Cola de mensajes</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude lo recibe ahora; lo que se ejecutaba continúa en segundo plano</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>El comando o agente en ejecución continúa en segundo plano.</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>devolviéndose</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>entregado a Claude Code</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>en edición</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>no enviado</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>se envía a continuación; el turno de Claude se detuvo para ello</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>no se envió a las {time}</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>se enviará tras el paso actual</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>se enviará tras este turno</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>se enviará a las {time}</translation>
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
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>Modelo y más</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamiento</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>Imágenes y PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>Cancelar la carpeta nueva</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Nombre de la carpeta nueva</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Sesión nueva</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>Sesión nueva en otra carpeta</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>Comenzar en otra carpeta</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Rama: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>En un worktree nuevo…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>Instrucciones: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>Cambiar a otra rama</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>Cambiando…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>Sesiones recientes en %1</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>Sesiones recientes en esta carpeta</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>Un worktree es otra carpeta del mismo repositorio, con una rama propia. Lo que Claude cambia allí no afecta a sus archivos aquí.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>Crear e iniciar</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>Hay archivos de este repositorio que indican filtros. Su configuración de Git ejecuta para ellos estos programas:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Archivos ignorados</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>Leyendo el repositorio…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>Rama nueva</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>Sesión nueva en un worktree nuevo</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>Eliminar el worktree sin terminar</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>Ejecutar estos filtros. Sin ellos, los archivos quedan como Git los guarda; los de Git LFS son solo punteros.</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude indica demasiados archivos, así que no se copia ninguno. Acote sus patrones.</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>Extrayendo archivos: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>Copiar %Ln archivo ignorado que indica .worktreeinclude ({size})</numerusform>
            <numerusform>Copiar %Ln archivos ignorados que indica .worktreeinclude ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>Crea la carpeta {folder} con la rama nueva {branch}, a partir de {base}.</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>Creando el worktree…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>No se pudo leer el repositorio. Inténtelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>No se guardó %Ln archivo</numerusform>
            <numerusform>No se guardaron %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>Empezó una conversación nueva; Claude no conoce la transcripción anterior</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>Se permitió demasiado tarde; no se ejecutó</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>Se permitió demasiado tarde; no se ejecutó: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>No se encontraron los archivos adjuntos</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>Se detuvieron los agentes en segundo plano</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code no pudo guardar esta sesión: el disco está lleno</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code no pudo guardar esta sesión: el disco está lleno ({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code no aceptó un mensaje</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code se está cerrando</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code se está cerrando: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude guardó un archivo en su espacio de trabajo</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>La respuesta de Claude estaba vacía; se le preguntó de nuevo</translation>
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
        <translation>Compactada automáticamente</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>Compactada automáticamente ({then} → {now} tokens)</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>Compactando la conversación</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>Se detuvo la compactación de la conversación</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>No se pudo compactar la conversación</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>No se pudo compactar la conversación: un hook lo bloqueó</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>No se pudo compactar la conversación: es demasiado larga</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>No se pudo compactar la conversación: es demasiado corta</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>No se pudo compactar la conversación: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>Sin guardar: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>Sin guardar: {names} y %Ln más</numerusform>
            <numerusform>Sin guardar: {names} y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>Se quitaron resultados de herramientas antiguos para ahorrar contexto</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>Se alcanzó el límite de tokens de salida sin respuesta; se preguntó a Claude de nuevo</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>Se alcanzó el límite de tokens de salida; Claude continúa</translation>
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
        <translation>Tarea programada iniciada</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>Tarea programada iniciada: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>No se pudo iniciar sesión: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Iniciado por Claude Code</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>Iniciado por una tarea programada</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>Iniciado por una reactivación programada</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>Sustituido por un mensaje más reciente</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>El hook {name} bloqueó esto</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>El hook {name} bloqueó esto: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>El hook {name} falló</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>El hook {name} falló: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>El hook {name} dice: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>El hook {name} detuvo a Claude</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>El hook {name} detuvo a Claude: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>El hook {name} le dijo a Claude: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>No se pudo instalar el plugin {name}</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>No se pudo instalar el plugin {name}: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>Se instaló el plugin {name}</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>La respuesta se cortó; Claude continúa</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>No se pudo replicar la sesión: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>El archivo de la sesión está dañado aquí. Puede que falte algo.</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>El CLAUDE.md de este proyecto es muy largo</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>El CLAUDE.md de este proyecto es muy largo: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>Tipo de contenido desconocido: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>Tipo de mensaje desconocido: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>Tipo de mensaje desconocido: {name} (%Ln vez)</numerusform>
            <numerusform>Tipo de mensaje desconocido: {name} (%Ln veces)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Durante su ausencia</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>Durante su ausencia: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Usted ejecutó: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>otro modelo</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>sin tipo</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} rechazó esta solicitud</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} rechazó esta solicitud; responde {fallback} en su lugar</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} no está disponible; responde {fallback}</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} está sobrecargado; responde {fallback} en su lugar</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>Una regla denegó {tool}</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>Se denegó {tool}: {reason}</translation>
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
        <translation>Hay un permiso, una pregunta o un plan en espera.</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>Un turno terminó con un error</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>Un turno ha terminado y los agentes siguen trabajando.</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>Se alcanzó un límite de uso</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>Después de cualquier turno</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude ha terminado</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude le necesita</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude espera a los agentes</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>Ocultar el contenido</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>No se encontró ningún reproductor de sonido. Instale pw-play, paplay o aplay.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>Las notificaciones no dicen ni qué sesión es ni qué pide.</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>Solo después de turnos de al menos</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>Se reproducen mientras hay otra ventana activa, cuando Claude le necesita o termina.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>Mostrar una notificación</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>El escritorio las muestra mientras otra ventana está activa o se muestra otra sesión. Pueden denegar una solicitud, nunca permitirla.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>Todavía no hay notificaciones en este sistema.</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln comando sigue en ejecución</numerusform>
            <numerusform>%Ln comandos siguen en ejecución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln mensaje espera</numerusform>
            <numerusform>%Ln mensajes esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>Una sesión ha fallado.</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>Una sesión ha terminado.</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>Una sesión le necesita.</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>Una sesión espera a los agentes.</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>Se alcanzó un límite de uso.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>Denegar «{subject}»</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nueva sesión</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>Así se ven las notificaciones de sus sesiones.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>Enviar entonces</translation>
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
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Volver a llamar</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>Agente abierto</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>Detener este agente</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln herramienta</numerusform>
            <numerusform>%Ln herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Encargado por Claude</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>Encargado por «{agent}»</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code aún no ha comunicado el identificador de este agente.</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>Claude recibe su mensaje y se lo transmite a este agente.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>Enviado a Claude.</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>Enviado a Claude. Claude lo transmite.</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>Esta versión de Claude Code no transmite mensajes a los agentes.</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>Usted detuvo este agente. Claude Code no lo continúa.</translation>
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
        <translation>Vista previa: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Un cliente de chat de escritorio para Claude Code.</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>Los argumentos después de {mark} se pasan a Claude Code.</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>añadir Claude Desk al menú de su escritorio y salir</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>opción ambigua: {option} podría corresponder a {matches}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argumento {name}: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>comando que inicia Claude Code</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>continuar la sesión más reciente de la carpeta</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>argumento explícito ignorado: {argument}</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>opción no válida: {value} (elija entre {choices})</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>idioma de la ventana: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>modelo de la sesión, como en Claude Code</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>la carpeta no existe: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>no se permite con el argumento {name}</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>abrir una ventana propia, aunque Claude Desk ya esté en ejecución</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>modo de permisos, como en Claude Code</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>perfil de las sesiones nuevas; {name} para el predeterminado</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>carpeta del proyecto que se abre</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>reanudar esta sesión de la carpeta</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión del programa y salir</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar este mensaje de ayuda y salir</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>tema, solo para este inicio</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>probar la demostración; no hace falta una cuenta</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>idioma desconocido: {language} (disponibles: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>argumentos no reconocidos: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>uso: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>con {option}: volver a quitarlo</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} necesita {other}</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: error: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln hallazgo</numerusform>
            <numerusform>%Ln hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln tarea programada</numerusform>
            <numerusform>%Ln tareas programadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln notificación</numerusform>
            <numerusform>%Ln notificaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>%Ln notificación sin leer</numerusform>
            <numerusform>%Ln notificaciones sin leer</numerusform>
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
            <numerusform>%Ln herramienta</numerusform>
            <numerusform>%Ln herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>Límite de 5 horas</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Rama</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Por modelo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>Líneas cambiadas</translation>
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
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>Crear webhook</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>Agentes propios</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>Uso adicional</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idea</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Conservar el worktree</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>Reservado para compactar</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Listar</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>Listar ejecuciones</translation>
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
        <translation>Instrucciones de los servidores MCP</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Herramientas MCP</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>Herramientas MCP (se cargan cuando hacen falta)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Archivos de memoria</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>Función que falta</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>Requiere iniciar sesión</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima vez</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Sin configurar</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Aún no cumplido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>Persistente</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>Leer el registro de una ejecución</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>Leer la memoria</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>Periódica</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>Eliminar el worktree</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>Vuelve a</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programación</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>Comandos con barra</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de observar</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt del sistema</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>Herramientas del sistema</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>Herramientas del sistema (se cargan cuando hacen falta)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>La espera se cambió a {duration}</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>El servicio lo rechazó</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Tiempo de las respuestas de Claude</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Cambios sin confirmar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Uso</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Límite de uso</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>Reactivación cancelada</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Límite semanal</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>Qué llena el contexto</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>Quién puede verlo</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Worktree</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartados</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>en {duration}</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sin objetivo</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>sin tareas programadas</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>sin resultados</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>actualizado</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} de {window} tokens</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>{count} tokens por encima del límite</translation>
    </message>
    <message>
        <source>{count} · {share}%</source>
        <translation>{count} · {share} %</translation>
    </message>
    <message>
        <source>{limit} ({name})</source>
        <translation>{limit} ({name})</translation>
    </message>
    <message>
        <source>{limit}: nearly reached</source>
        <translation>{limit}: casi alcanzado</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}: alcanzado</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} de entrada · {received} de salida</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} usado</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} usado; se restablece {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Cerrar la página</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>Sesiones en este estado</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>Respuesta nueva</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcación</translation>
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
        <translation>En un terminal</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Abierta en otra ventana</translation>
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
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>Ninguna sesión está en este estado.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>No hay ninguna sesión abierta.</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>Separador entre las sesiones</translation>
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
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Cerrar panel</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historial de permisos</translation>
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
        <translation>Ancho del panel</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>Parte siguiente</translation>
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
        <translation>Añadir regla y permitir</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir una vez</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>Permitir con opciones</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Permitir siempre</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>Permitir siempre…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>Denegar con nota…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Nota para Claude</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>Solicitud de permiso: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>¿Qué debería hacer Claude en vez de esto? Se envía con «Denegar»</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>Historial de permisos</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>Guardar como JSON Lines…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Guardar como Markdown…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>Guardar historial de permisos</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>Buscar en el historial de permisos</translation>
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
        <translation>%1: %2, %3, %4, contraído</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrada: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>Permitida una vez</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Permitida siempre</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>Regla para preguntar ({place}): {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>Lo pidió {asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>Se pidió seguir planificando</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Denegada</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>Denegada y detenida</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>Denegado en una notificación</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>Denegada sin preguntar</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>Denegada: se detuvo el turno</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>Regla para denegar ({place}): {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Descartada</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>Terminó con su sesión</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>Carpeta ({place}): {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>Modo ({place}): {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>No permitida: Claude Code se cerró</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>Sin respuesta: se cerró la sesión</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>Historial de permisos: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>Plan aprobado</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitada</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>Se quita con su próximo «Permitir»; hasta entonces sigue activa</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>Regla ({place}): {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>Regla «{behavior}» ({place}): {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Retirada por Claude Code</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>configuración local de este proyecto</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>configuración de este proyecto</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>esta sesión</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>su configuración</translation>
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
        <translation>No se puede leer: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>No se pudo guardar: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>Entrada de {tool}</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>Aún no hay decisiones en esta sesión</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historial de permisos</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>Solo se muestran las decisiones más recientes</translation>
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
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nuevo: %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>Añadir una regla</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Reglas de permisos</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>Reglas que hacen esto</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
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
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponible cuando Claude Code esté en ejecución.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>Según las reglas, Claude Code pregunta: {rule} cuenta antes que {over}.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>Según las reglas, Claude Code pregunta: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>Según las reglas, se deniega: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>Según las reglas, se ejecuta sin preguntar: {rule}.</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code añadió {rule} a {file}.</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Se están pidiendo las reglas a Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code quitó {rule} de {file}.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>Sin efecto: {rule} ya lo permite</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>Sin efecto: {rule} pregunta antes</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>Sin efecto: {rule} lo deniega</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>Ninguna regla trata de esto: decide el modo de permisos. Algunos comandos que solo leen se ejecutan enseguida.</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>No se encontraron reglas</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>Sin reglas. Claude Code pregunta según su modo.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>Solo Claude Code puede saberlo, por {rule}.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Solo Claude Code puede saberlo: mira cada parte de este comando por separado.</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>Esta regla afecta a todos los comandos.</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>Esta versión de Claude Code no enumera sus reglas.</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>Sean cuales sean las opciones y los archivos que sigan.</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>Su organización solo permite sus propias reglas.</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>Usted editó el contenido</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool}, lo pide {asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool}, lo pide {asker} · en {folder}</translation>
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
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>¿Aprobar este plan?</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>Aprobar no concede los permisos solicitados: %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude no envió ningún plan. Elija «Seguir planificando» para pedir uno.</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Seguir planificando</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Nota para Claude</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>El plan está guardado en %1</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>¿Qué debería cambiar? Se envía con «Seguir planificando»</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>todavía no se ha cambiado nada</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>Haga clic en una parte, o pulse Intro sobre ella, para comentarla</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>Partes del plan</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1; su comentario: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentar</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>Comentar esta parte</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>Comente esta parte; Intro guarda el comentario</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Quitar comentario</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln comentario se enviará con «Seguir planificando», no con «Aprobar»</numerusform>
            <numerusform>%Ln comentarios se enviarán con «Seguir planificando», no con «Aprobar»</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>Aprobar y aceptar ediciones</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>Aprobar y preguntar antes</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>Aprobar, después {mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Seguir planificando</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>Seguir planificando, %Ln comentario</numerusform>
            <numerusform>Seguir planificando, %Ln comentarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
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
        <translation>Un ajuste de proxy no es una dirección completa. Corrija HTTPS_PROXY o HTTP_PROXY.</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Un script entre Claude Desk y Claude Code cambia lo que se envían. Use el propio programa de Claude Code.</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>Un archivo de ajustes no es JSON válido. Repare el archivo o muévalo a otro lugar.</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code no puede usar con seguridad su carpeta de archivos temporales. Compruebe el propietario y los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code no puede usar la carpeta de la sesión. Inicie una sesión en otra carpeta.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code no puede usar los ajustes de su organización. Consulte a su administrador.</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code no pudo comprobar la organización de su cuenta. Compruebe la red o vuelva a iniciar sesión.</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code no pudo comprobar el worktree de esta sesión. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code no pudo cargar los ajustes que exige su organización. Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>No se pudo iniciar Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>No se pudo iniciar Claude Code: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code no respondió en {duration}. La lista muestra lo que está escrito ahora.</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code no escribió esto y no dijo por qué.</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code no continúa en el worktree de esta sesión.</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code se cerró (código de salida {code}).</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code se cerró.</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code no encontró ningún shell. Instale Git Bash o permita PowerShell.</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code no responde: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code no está en ejecución.</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code debe trabajar en un sandbox y aquí no funciona ninguno. Instale bubblewrap y socat o consulte a su administrador.</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code lo rechazó</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>No se encontró Claude Code, así que no se escribió nada.</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code se cerró por la señal {name}.</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code trabaja en esta conversación en segundo plano. Termine primero esa sesión.</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>El usuario root no puede trabajar sin solicitudes de permiso.</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>La transcripción se conserva, pero Claude no conoce este turno. Envíe el mensaje de nuevo.</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>La transcripción se conserva; su próximo mensaje continúa desde aquí.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>Esta carpeta no es de confianza, así que no se escribió nada.</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>Esta regla ya no existe: otro programa la ha eliminado. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>Esta versión de Claude Code es demasiado antigua. Actualícela e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>Su cuenta pertenece a una organización no permitida aquí. Inicie sesión con otra cuenta.</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>Su organización no permite plugins, agentes ni servidores MCP propios. Quítelos del comando que inicia Claude Code.</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>Su organización no permite este proveedor de API. Use un perfil con otro proveedor o consulte a su administrador.</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>Su organización exige iniciar sesión, pero hay una clave de API u otras credenciales definidas. Use un perfil sin ellas o quite ANTHROPIC_API_KEY y ANTHROPIC_AUTH_TOKEN de su entorno.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>La pasarela de su organización terminó su sesión. Vuelva a iniciar sesión.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>La pasarela de su organización rechaza esta cuenta. Use un perfil con otra cuenta o consulte a su administrador.</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>Los ajustes de su organización se niegan a esta cuenta. Vuelva a iniciar sesión o consulte a su administrador.</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>cerró su entrada</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>cerró su salida</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>no se cierra</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>sin respuesta en {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>no se pudo iniciar el comando de la variable {variable} del perfil</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>el comando de la variable {variable} del perfil no terminó en {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>el comando de la variable {variable} del perfil falló (código de salida {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>el comando de la variable {variable} del perfil no mostró ningún valor</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>el comando de la variable {variable} del perfil mostró demasiado</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>no se encontró el comando de la variable {variable} del perfil</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>el depósito de claves del escritorio no tiene ningún valor para la variable {variable} del perfil</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>el depósito de claves del escritorio, que tiene la variable {variable} del perfil, no responde</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>el depósito de claves del escritorio, que tiene la variable {variable} del perfil, está bloqueado</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>la carpeta {folder} no existe</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>el nombre de la carpeta no es UTF-8 válido, como requiere Claude Code. Cambie el nombre de la carpeta o abra otra</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>el perfil de esta sesión ya no existe</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>no se puede usar la variable {variable} del perfil</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} no es JSON válido. Repare el archivo o recupere la copia {backup} si está completa.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} no es JSON válido. Repare el archivo o muévalo a otro lugar.</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>Para todas las sesiones nuevas de esta carpeta</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>Perfil de esta sesión</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>Como en la configuración</translation>
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
        <translation>Gris</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Depósito de claves</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>Añadir carpeta…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Como en la configuración</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Comando de Claude Code</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Carpeta de Claude Code (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>Editar perfil</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Perfil nuevo</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Sesiones nuevas</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>Las sesiones nuevas de estas carpetas y de sus subcarpetas son de este perfil.</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>Las sesiones abiertas toman las variables cambiadas cuando su Claude Code vuelve a iniciarse.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permisos</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>Modo de permisos de las sesiones nuevas de este perfil</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Guardar perfil</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>Ahí se guardan las sesiones, los ajustes y el inicio de sesión de este perfil. Claude Code la crea si no existe.</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>Se guardan en un archivo que solo usted puede leer. Un comando muestra un secreto en su salida cada vez que se inicia Claude Code; se ejecuta sin shell. El depósito de claves es el de su escritorio.</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
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
        <translation>Cuentas de Claude Code en paralelo, cada una con su propia carpeta de Claude Code y sus variables. Los comandos que Claude ejecuta heredan las variables del perfil de la sesión, también las claves. Las claves y direcciones para Claude del entorno de Claude Desk van solo al perfil predeterminado.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Perfil nuevo…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Cerrar sesión…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>Las cifras son de las sesiones en disco. Claude Code elimina las sesiones después de 30 días, salvo que su configuración indique otra cosa.</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>%Ln carpeta que lo usa para sesiones nuevas vuelve al perfil predeterminado.</numerusform>
            <numerusform>%Ln carpetas que lo usan para sesiones nuevas vuelven al perfil predeterminado.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>Una sesión del perfil sigue abierta, por lo que el perfil no se eliminó.</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>Una variable no tiene nombre.</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>Otro perfil tiene este nombre.</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>Otro perfil tiene esta carpeta. Cada uno necesita la suya, que indica de quién es una sesión.</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk: {variable} de {profile}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>Cerrar la sesión abierta y eliminar el perfil</numerusform>
            <numerusform>Cerrar %Ln sesiones abiertas y eliminar el perfil</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>Al cerrar una sesión, termina todo lo que se ejecuta en ella.</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>No se pudo guardar: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>No se pudieron guardar los perfiles: {reason}.</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Eliminar perfil</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>¿Eliminar el perfil «{name}»?</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>Escriba un nombre de 40 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>Escriba el comando que muestra el valor de {name}.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>Escriba la ruta completa de una carpeta, o una que empiece por ~/.</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>Escriba el valor de {name} para el depósito de claves.</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>Solo se elimina el perfil. Su carpeta {folder} queda como está, con sesiones, ajustes e inicio de sesión; también los valores del depósito de claves. Sus sesiones vuelven a aparecer en cuanto un perfil tenga esta carpeta.</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>Se eliminó el perfil «{name}».</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>El comando de Claude Code tiene unas comillas sin cerrar.</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>No se puede usar el valor de {name}.</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>Hay dos variables con el nombre {name}.</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>Esta versión no sabe de dónde viene el valor de {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>{name} no puede ser aquí el nombre de una variable.</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>«{title}» está abierta.</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>Añadir variable</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>Comando que muestra el valor</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Ocultar valores</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>En el depósito de claves</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>Nombre de la variable</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>Quitar la variable</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>Mostrar valores</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>Valor de la variable</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>De dónde viene el valor</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>De dónde viene el valor de %1</translation>
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
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
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
        <translation>Buscar un mensaje</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>No hay mensajes</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Sus mensajes</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>Hay una carpeta con este nombre</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>Cambio {number}: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>Elimina la celda {cell}</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>Los finales de línea cambiarán de {before} a {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>Celda nueva</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>Celda nueva después de {cell}</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Archivo nuevo</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>El archivo no existe; Claude Code rechazaría esto</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>El cuaderno no existe; Claude Code rechazaría esto</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>Reemplaza la única aparición</numerusform>
            <numerusform>Reemplaza las %Ln apariciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>Reemplaza la celda {cell}</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>Reemplaza el archivo existente</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>Reemplaza el archivo existente de {size}, que no es texto</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>Reemplaza el archivo existente de {size}, que es demasiado grande para compararlo</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>El contenido son solo espacios y saltos de línea</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>No se puede leer el archivo existente</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>El archivo existente no es de texto, por lo que no se puede mostrar el cambio</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>El archivo existente es demasiado grande para compararlo</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>El archivo ya tiene este contenido</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>El archivo tiene finales de línea CRLF</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>El archivo tiene comillas tipográficas; equivalen a las rectas</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>El archivo mezcla finales de línea CRLF y LF; Claude Code los unificará</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>El archivo quedará vacío</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>El texto que se va a reemplazar no está en el archivo; Claude Code rechazaría esto</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>El texto que se va a reemplazar aparece %Ln vez; Claude Code rechazaría esto</numerusform>
            <numerusform>El texto que se va a reemplazar aparece %Ln veces; Claude Code rechazaría esto</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>Este nombre no es de un archivo normal</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>Esto crearía un archivo que ya existe; Claude Code rechazaría esto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}, reemplaza {size}</translation>
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
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>Ver diferencias</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>Entra en el modo plan</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>No se tomó ninguna decisión sobre el plan</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>Plan listo</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>Permisos solicitados</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>No se pudo presentar el plan</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>El plan no se aprobó</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>Esperando al líder del equipo</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>Usted pidió a Claude que siguiera planificando</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>Usted descartó la pregunta</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>Usted editó el plan</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>Sus comentarios</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Sus notas</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin respuesta</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (y %Ln más)</numerusform>
            <numerusform>{question} (y %Ln más)</numerusform>
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
        <translation>Responder a esta pregunta</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude recibe todas las respuestas juntas</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>¿Rechazar y descartar %Ln respuesta?</numerusform>
            <numerusform>¿Rechazar y descartar %Ln respuestas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>¿Descartar la pregunta y %Ln respuesta?</numerusform>
            <numerusform>¿Descartar la pregunta y %Ln respuestas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>Conservar respuesta</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>Conservar respuestas</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>Pregunta del servidor MCP: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Pregunta siguiente</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>Omitir esta pregunta</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>El servidor MCP %1 pregunta</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>El servidor MCP %1 le pide que abra una página</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>Esta pregunta no cabe en un formulario. Respóndala en JSON, según este esquema.</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>Esta pregunta no cabe en un formulario. Respóndala en JSON, según este esquema. %1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>Su respuesta en JSON</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>Sus respuestas van al servidor MCP, no a Claude</translation>
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
        <translation>Responder con sus propias palabras</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>Borrar respuesta</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con sus propias palabras</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Opcional</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>Se han omitido todas las preguntas</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>Sin responder: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>pregunta {number}</translation>
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
… %Ln carácter más</numerusform>
            <numerusform>{text}
… %Ln caracteres más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>Lo pregunta {asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>No se puede abrir desde aquí</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>No se comprueba aquí: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>No enviar automáticamente</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover hacia abajo</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover hacia arriba</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>Devolver al cuadro de mensaje</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Enviar tras el paso actual</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Enviar tras este turno</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>Enviar mensaje</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>Esta versión de Claude Code no puede devolver mensajes enviados</translation>
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
        <translation>Mensaje en cola</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>Límite de 5 horas casi alcanzado.</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>Límite de 5 horas alcanzado.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude continúa con uso adicional.</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>Límite de uso adicional casi alcanzado.</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>Límite de uso adicional alcanzado.</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>Se restablece el {day} ({time}).</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>Límite de uso casi alcanzado.</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>Límite de uso alcanzado.</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>Límite semanal de Opus casi alcanzado.</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>Límite semanal de Opus alcanzado.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>Límite semanal de Sonnet casi alcanzado.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>Límite semanal de Sonnet alcanzado.</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>Límite semanal casi alcanzado.</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>Límite semanal alcanzado.</translation>
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
        <translation>bifurcación</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Rehacer todo</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>No cuenta: el puntero acaba de llegar a esta ventana. Pulse de nuevo.</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>No cuenta: esto acaba de aparecer. Pulse de nuevo.</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>No cuenta: puede ser parte de la pulsación anterior. Espere un momento y pulse de nuevo.</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>No cuenta: esta ventana acaba de pasar al frente. Pulse de nuevo.</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>No cuenta: estaba escribiendo hasta ahora. Pulse de nuevo.</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>ayer</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>el controlador gráfico no funciona; dibuja el procesador.</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>Conservar el archivo existente</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>%Ln línea más abajo (Av Pág)</numerusform>
            <numerusform>%Ln líneas más abajo (Av Pág)</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Contraída</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code no ha iniciado sesión</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude está sobrecargado</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>los servidores de Claude están sobrecargados</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>Se alcanzó el límite de tokens de salida</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>Se alcanzó el límite de solicitudes</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Error del servidor</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>La cuenta está suspendida</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>Se debe verificar la cuenta</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>Se rechazaron las credenciales de la nube</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>La solicitud falló</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>La solicitud falló (estado {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>La solicitud se rechazó</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>Hay un problema con la facturación de la cuenta</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>La organización de esta cuenta no permite Claude Code</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>Este modelo no existe o no está disponible para la cuenta</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>error de autenticación</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>error de facturación</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>límite de tokens de salida alcanzado</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>límite de solicitudes alcanzado</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>error del servidor</translation>
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
        <translation>Contraer la solicitud (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>Expandir la solicitud (0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln línea, hay más abajo</numerusform>
            <numerusform>%Ln líneas, hay más abajo</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>Leyendo la entrada…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>Puede editar esto antes de que se ejecute</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>Pregunta posterior</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Solicitud siguiente</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Pregunta anterior</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>Solicitud anterior</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>Abarca archivos fuera de este proyecto: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>Abarca {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>Fuera de este proyecto: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>La ruta pasa por un enlace simbólico a {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>La ruta pasa por un enlace simbólico a {path}, fuera de este proyecto</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>Mostrar: %1, lo pide %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln carácter oculto o que cambia la dirección del texto, mostrado como ⟨U+…⟩</numerusform>
            <numerusform>%Ln caracteres ocultos o que cambian la dirección del texto, mostrados como ⟨U+…⟩</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>Un plan</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Una pregunta</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>¿Permitir {tool}?</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>Contiene un hueco largo; siga leyendo abajo o a la derecha</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>Continúa en segundo plano</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>Elimina archivos o descarta cambios: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>¿Editar este archivo?</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>¿Editar este cuaderno?</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>¿Terminar esta conversación?</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>Termina o cambia programas en ejecución: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>¿Entrar en un worktree?</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>¿Obtener esta URL?</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>¿Buscar estos archivos?</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>¿Salir del worktree?</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>¿Listar esta carpeta?</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>Parte {part} de {count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>¿Publicar este plugin?</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>Pregunta del servidor MCP {server}</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>Accede a la red: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>¿Leer este archivo?</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>¿Leer este cuaderno?</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>¿Recibir estos archivos?</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>¿Ejecutar este código?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>¿Ejecutar este comando?</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>Se ejecuta como otro usuario: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>Ejecuta el código que recibe: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>Se ejecuta fuera del sandbox</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>¿Buscar en estos archivos?</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>¿Buscar en la web?</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>¿Enviar estos archivos?</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>¿Enviar este informe?</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>¿Fijar este objetivo?</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>¿Fijar este horario?</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>¿Compartir la guía?</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>Este comando no se ha analizado; léalo entero</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>Demasiado largo para analizarlo</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>Dos nombres parecen iguales: {first} y {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>Nombre de herramienta inusual; puede imitar a otra</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>¿Usar Claude Design?</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>¿Usar la herramienta MCP {tool}?</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>¿Usar el proyecto en claude.ai?</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>¿Usar esta skill?</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>¿Usar tus páginas en claude.ai?</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>¿Usar tus rutinas en claude.ai?</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>¿Usar {tool} del servidor MCP {server}?</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>¿Escribir este archivo?</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>Escribe archivos: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>Su texto tiene %Ln carácter oculto o que cambia la dirección del texto. Elimínelo.</numerusform>
            <numerusform>Su texto tiene %Ln caracteres ocultos o que cambian la dirección del texto. Elimínelos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} y %Ln más</numerusform>
            <numerusform>{names} y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name} (línea {line})</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}… ({size} más)</translation>
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
        <translation>Contiene una barra invertida o un salto de línea</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>Va a este equipo o a la red local</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Sin host</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Sin cifrar</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>El host tiene letras no ASCII que no se permiten en los nombres</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>El host tiene letras no ASCII: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>El host es un número, no un nombre</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>El host es un nombre codificado no válido</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>El host es un nombre codificado: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>El host está codificado con porcentajes: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>La parte antes de la @ no es el host; va a {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>Esta es una dirección {scheme}</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>Esto no es una dirección web</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>Escritura inusual; va a {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>Usa el puerto {port}</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code retiró %Ln solicitud, la última: {request}</numerusform>
            <numerusform>Claude Code retiró %Ln solicitudes, la última: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Retirada por Claude Code: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}, lo pide {asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>Un agente está trabajando. Deténgalo primero o espere.</numerusform>
            <numerusform>%Ln agentes están trabajando. Deténgalos primero o espere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln archivo ha cambiado desde que se mostró aquí y se ha dejado como está.</numerusform>
            <numerusform>%Ln archivos han cambiado desde que se mostraron aquí y se han dejado como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>Otra ventana estaba ocupada con esta carpeta, así que es posible que algún cambio no se haya registrado.</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>Los cambios se registran a partir de su próximo mensaje.</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>No se pudo reiniciar Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code no pudo rebobinar: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code no se cerró.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude no ha sugerido un mensaje a tiempo.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude no ha sugerido ningún mensaje.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude no ha sugerido ningún mensaje: {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude está trabajando en esta carpeta en otra sesión. Detenga primero ese trabajo o espere.</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude está trabajando. Detenga primero el turno.</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>No se pudo iniciar una sesión ahí. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>%Ln archivo nuevo eliminado: {names}</numerusform>
            <numerusform>%Ln archivos nuevos eliminados: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>Los puntos de control de archivos están desactivados en esta sesión.</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git convierte este archivo al prepararlo, por lo que solo se puede preparar entero.</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git no respondió. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>Git no está instalado.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git tardó demasiado y se detuvo.</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>No se encontró Git. Sin él, los cambios no se registran y no se pueden deshacer aquí.</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Claude Code lo dejó sin cambios y no indicó el motivo: {files}.</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>Se ha dejado sin cambios porque el contenido anterior no es seguro: {files}.</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>No hay ningún punto de control para este mensaje.</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>No hay ningún punto de control de archivos para este mensaje.</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>No ha cambiado ningún archivo desde entonces.</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>No se crean instantáneas de su carpeta personal ni de una carpeta superior a ella. Los cambios no se registran.</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>Ninguna llamada a herramienta cargada menciona este archivo. Puede que lo haya cambiado un comando u otro programa.</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>Puede que no esté como antes: {files}.</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>En esta sesión ya no queda nada de lo que cambió esa llamada a herramienta.</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>No hay texto preparado.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>No se deshizo nada. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>No se deshizo nada: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>Se restauró %Ln archivo: {names}</numerusform>
            <numerusform>Se restauraron %Ln archivos: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>Se restauró, pero otro enlace físico aún tiene el contenido deshecho: {files}.</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>Conversación rebobinada hasta el principio. Su próximo mensaje inicia una sesión nueva.</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>Conversación rebobinada. Su próximo mensaje continúa desde aquí.</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>Se omitió porque Git puede convertir este contenido al extraerlo, por ejemplo sus finales de línea: {files}. Restáurelo con Git.</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>Se omitió porque un enlace, un archivo o una carpeta impide escribir: {files}.</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>Se omitió porque ha cambiado entretanto: {files}.</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>Se omitió porque el contenido anterior no está guardado: {files}.</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>Este sistema no admite instantáneas. Los cambios no se registran.</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>Las instantáneas están desactivadas para esta carpeta, así que los cambios no se registran. Puede activarlas en la configuración.</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>Preparar y hacer commit ejecutan filtros y hooks que define el repositorio. Estarán disponibles cuando confíe en esta carpeta.</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Detenido antes de que Claude respondiera. Su mensaje vuelve a estar en el cuadro de mensaje.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>No se pudieron leer los cambios. Los detalles están en el registro.</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>La conversación se compactó después de este mensaje; no se puede rebobinar más atrás.</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>La demostración no cambia ningún archivo.</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>Los archivos se compararán cuando haya indicado si confía en esta carpeta.</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>La instantánea anterior a estos cambios se eliminó.</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>No hay ningún commit de Git con el que comparar.</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>No hay otro checkout con una rama de la que salió esta.</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>Este archivo se eliminó, por lo que solo se puede recuperar entero.</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Esta carpeta tiene más de {count} archivos, así que los cambios no se registran. Puede subir el límite en la configuración.</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Esta carpeta ocupa más de {size}, así que los cambios no se registran. Puede subir el límite en la configuración.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Esta carpeta no está en un repositorio de Git.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>Esta versión de Claude Code no puede restaurar archivos.</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>Para preparar o retirar, elija «Sin preparar» o «Preparado».</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>La escritura se interrumpió: puede que algunos archivos aún no se hayan recuperado. «Rehacer» devuelve lo que se reemplazó.</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>Su mensaje vuelve a estar en el cuadro de mensaje, pero Claude aún lo conoce. {reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

Es posible que otro comando de Git se esté ejecutando en este repositorio. Espere a que termine e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>No se pudo escribir {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>No se pudo escribir {file}: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} y %Ln más</numerusform>
            <numerusform>{names} y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} y %Ln más</numerusform>
            <numerusform>{name} y %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 de %Ln archivo. Los archivos que Git ignora y los que están fuera de la carpeta se quedan como están. Puede rehacer los archivos en «Cambios».</numerusform>
            <numerusform>%1 de %Ln archivos. Los archivos que Git ignora y los que están fuera de la carpeta se quedan como están. Puede rehacer los archivos en «Cambios».</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>Los cambios en %Ln archivo (+%1 −%2 líneas) no se pueden recuperar. Los cambios hechos por comandos del shell se quedan.</numerusform>
            <numerusform>Los cambios en %Ln archivos (+%1 −%2 líneas) no se pueden recuperar. Los cambios hechos por comandos del shell se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>Comprobando qué cambiaría…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>Conversación y archivos</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>¿Editar y volver a enviar «%1»?</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>Archivos: ningún archivo editado por Claude ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>Archivos: ninguno ha cambiado desde entonces.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>Restaurar %Ln archivo</numerusform>
            <numerusform>Restaurar %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>Restaurar también: %Ln archivo cambiado desde entonces por usted u otro programa</numerusform>
            <numerusform>Restaurar también: %Ln archivos cambiados desde entonces por usted u otro programa</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>Rebobinar ambos</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>Rebobinar conversación</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>¿Rebobinar hasta «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>Al rebobinar se reinicia Claude Code y se detiene %Ln tarea en segundo plano.</numerusform>
            <numerusform>Al rebobinar se reinicia Claude Code y se detienen %Ln tareas en segundo plano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>Rebobinando…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>Se quitan este mensaje y todo lo posterior. Su texto y sus adjuntos vuelven al cuadro de mensaje. Puede deshacerlo hasta que envíe un mensaje.</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>Qué se rebobina</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>En segundo plano</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>En segundo plano · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>Reintento {attempt} de {attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Mostrar %Ln</numerusform>
            <numerusform>Mostrar los %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln línea</numerusform>
            <numerusform>%Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>%Ln columna más</numerusform>
            <numerusform>%Ln columnas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>Aceptar ediciones</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Volver a llamar</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>Precaución: {text}</translation>
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
        <translation>Terminado</translation>
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
        <translation>Terminado por {signal} {duration} después de «Detener»</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>Error: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Con error</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>Error tras {duration}</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>Primeros {shown} de {whole}</translation>
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
        <translation>Incluir la transcripción hasta aquí</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Interrumpido al cerrarse Claude Desk</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Sesión nueva con esta transcripción</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>Aviso: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>Abrir como sesión nueva</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Detenido por usted</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>Detenido por usted en {duration}</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>Detenido al cerrarse la sesión</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>Tabla: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>Pensamiento: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>Este modelo no muestra su pensamiento.</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>Este pensamiento está cifrado y no se puede mostrar.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Pensó durante {duration}</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Consejo: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>Herramienta: {tool}: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>Herramienta: {tool}: {title}, {state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>Herramientas: {line}, terminadas</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>Herramientas: {line}, terminadas, {duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>Turno: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>Advertencia: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>Ha ejecutado: {command}, {state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Usted: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>Usted: {text}, en cola</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>menos de 1 s</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>más de {size}</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>duró {duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, contraído</translation>
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
        <translation>{tokens_in} tokens de entrada, {tokens_out} de salida</translation>
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
        <translation>Respuesta copiada</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>Copiado · Ctrl+Mayús+C copia la última respuesta</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>Copiado, sin las páginas que no se pudieron leer</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>Copiando… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>Seleccione el texto que quiere citar o vaya a su fila.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>No hay ninguna respuesta que copiar.</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>Demasiado largo para citar. Seleccione menos.</translation>
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
        <translation>Alt+Más</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Contraer</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Contraer todo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copiar respuesta</translation>
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
        <translation>Editar y volver a enviar…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Expandir</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Expandir todo</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurcar desde aquí</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>Citar en el mensaje</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Rebobinar hasta aquí…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>Mostrar en «Cambios»</translation>
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
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
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
        <translation>Editar y volver a enviar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Añadir regla</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>Otro programa ha eliminado esta regla. Puede añadirla como una regla nueva.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Cambiar regla</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code mismo añade esta regla a %1 y luego quita la anterior. Puede deshacerlo.</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code mismo escribe una línea en %1. Puede deshacerlo.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Regla nueva</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>Qué hace la regla</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>Dónde se escribe la regla</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Reglas de permisos</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>¿Se preguntaría por este comando?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>Todas las herramientas del servidor MCP {server}</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Como lo lee Claude Code</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>Comandos que empiezan por {words}</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>Editar {files}</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>Todos los comandos</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>Todo uso de {tool}</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>Exactamente {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>Páginas de {host}</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Leer {files}</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>organización</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>opciones de inicio</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>esta sesión</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>usted, en todas las carpetas</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}, solo usted</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}, compartido</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>{tool} del servidor MCP {server}</translation>
    </message>
</context>
<context>
    <name>SafeNames</name>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>ScrollMarkers</name>
    <message>
        <source>Match in unloaded history</source>
        <translation>Coincidencia en el historial sin cargar</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>Marcas de desplazamiento</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln archivo o más</numerusform>
            <numerusform>%Ln archivos o más</numerusform>
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
            <numerusform>%Ln herramienta</numerusform>
            <numerusform>%Ln herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>Dominios permitidos</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>Dominios bloqueados</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>Líneas posteriores</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>Líneas de contexto</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>Líneas anteriores</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>Solo se muestra el primero</numerusform>
            <numerusform>Solo se muestran los primeros %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>Se agotó el tiempo de búsqueda; puede haber más</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>ignorar mayúsculas</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>solo coincidencias</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>multilínea</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>sin archivos</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>sin coincidencias</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{matches} en {files}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{pattern} en {place}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>Todo el texto: «%1»</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Search all sessions for “%1”</source>
        <translation>Buscar «%1» en todas las sesiones</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Borrar filtros</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>Desde 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>Hasta 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>Cerrar búsqueda</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln coincidencia</numerusform>
            <numerusform>%Ln coincidencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Más relevantes</translation>
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
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Último mes</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Última semana</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>Sesión: {title}, {detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>en un subagente</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}; buscando más…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}; hay más</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{matches} en {sessions}</translation>
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
        <translation>Las sesiones de demostración no se guardan ni se incluyen en la búsqueda.</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>Todas las carpetas</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>Cualquier herramienta</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>Introduzca las fechas como 2026-05-03, primero la más antigua.</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>Indexando: {done} de {total}. El resto aún no se incluye en la búsqueda.</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>Hay más resultados. Acote la búsqueda.</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>Sin resultados con estos filtros.</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>Aún sin resultados; la indexación continúa.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Sin resultados.</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>La búsqueda falló.</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>Busca en todo lo que han escrito usted, Claude y sus herramientas, en todas las sesiones.
Use &quot;comillas&quot; para buscar frases exactas.</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>La indexación continúa.</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>La búsqueda continúa…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>Pulse para contraer</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln distinto</numerusform>
            <numerusform>%Ln distintos</numerusform>
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
        <translation>Tiene ajustes modificados</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>Mostrar solo los ajustes distintos de los predeterminados</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>Enviar entonces</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Límite de uso</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Intro lo envía tras el paso actual.</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Intro lo envía tras este turno.</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Enviar tras el paso actual</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Enviar tras este turno</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>No se pudo abrir: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>Solicitudes en espera en otras sesiones: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Mostrar sesiones</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>Cerrar panel</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>Sin ajustes de carpeta</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Devolver a la ventana principal</translation>
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
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historial de permisos</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Guardar como Markdown…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Guardar como página web…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>Guardar mensajes sin procesar…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Sus mensajes</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>No hay sesiones que coincidan.</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>Aún no hay sesiones.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} de %Ln sesión</numerusform>
            <numerusform>{found} de %Ln sesiones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>No se puede abrir esta sesión: su archivo no indica ninguna carpeta.</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>¿Cerrar «{title}»?</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>No se pudo abrir la carpeta.</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>No se pudo guardar esto: {reason}. Se conserva hasta que salga.</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>¿Eliminar «{title}»?</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>Cambió hace un momento; puede que otro programa aún esté escribiendo en ella.</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>Se conserva hasta que salga.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>Leyendo sesiones…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>Leyendo sesiones… {done} de {total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>ID de la sesión copiado.</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>Algunas sesiones están en un disco que no responde.</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>Eso se detiene primero.</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>La sesión y los datos de Claude Desk sobre ella se mueven a la papelera.</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>Ahora mismo no se han podido leer las sesiones del disco.</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>Sesión en uso</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>Copiar ID de la sesión</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
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
        <translation>Fusionar worktree…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Devolver a la ventana principal</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>Mover a una ventana nueva</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>Eliminar worktree…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>Mostrar al lado</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desfijar</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>No se copió %Ln archivo en el worktree: {names}</numerusform>
            <numerusform>No se copiaron %Ln archivos en el worktree: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>%Ln mensaje de esta sesión no está en esta conversación: Claude no lo conoce.</numerusform>
            <numerusform>%Ln mensajes de esta sesión no están en esta conversación: Claude no los conoce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>El mensaje que esperaba el restablecimiento del límite de uso no se envió: su hora ya pasó.</numerusform>
            <numerusform>%Ln mensajes que esperaban el restablecimiento del límite de uso no se enviaron: su hora ya pasó.</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} necesita un terminal. Ejecute claude en un terminal en esta carpeta.</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>Otro programa cambió esta sesión a «Aceptar ediciones». Aquí, Claude sigue preguntando antes.</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>Otro programa cambió esta sesión a «Plan».</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>Auto: Claude Code decide qué se puede ejecutar y rara vez te pregunta, hasta que elijas otro modo</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>La omisión de permisos empieza después de este turno; para ello se reinicia Claude Code.</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>«Omitir permisos» empieza cuando termine un agente; Claude Code se reinicia para ello. Sus mensajes esperan hasta entonces.</numerusform>
            <numerusform>«Omitir permisos» empieza cuando terminen %Ln agentes; Claude Code se reinicia para ello. Sus mensajes esperan hasta entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>No se puede abrir esta carpeta: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>No se puede abrir esta sesión: su archivo no indica ninguna carpeta.</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>Claude Code no se puede reiniciar durante un turno. Inténtelo de nuevo cuando termine.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>Claude Code no puede reiniciarse mientras trabaja un agente. Deténgalo o inténtelo de nuevo cuando termine.</numerusform>
            <numerusform>Claude Code no puede reiniciarse mientras trabajan %Ln agentes. Deténgalos o inténtelo de nuevo cuando terminen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code no encontró el mensaje hasta el que rebobinó. Continúa desde el final: Claude aún conoce lo que usted quitó.</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code no pudo reanudar esta sesión: Claude no conoce la transcripción anterior.</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code no pasó la llamada en ejecución a segundo plano. Claude la espera.</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code está tardando en iniciarse. Sus mensajes se conservan hasta que esté listo.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>Claude Code se reinicia cuando termine un agente.</numerusform>
            <numerusform>Claude Code se reinicia cuando terminen %Ln agentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>Claude Code se reinicia cuando termine este turno.</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code detuvo junto con el turno: {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code usa el esfuerzo «{effort}».</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk no puede usar {folders}. Lo que se guarda ahí se pierde al salir.</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk no se cerró correctamente. Sus sesiones se han restaurado.</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>Claude no conoce la conversación desde que rebobinó: Claude Code se detuvo antes de guardarla.</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude no conoce este turno: Claude Code se detuvo antes de guardarlo.</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>No se pudo leer un mensaje sin enviar: {reason}. Su archivo se dejó como está.</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>No se pudieron leer mensajes en cola: {reason}. Su archivo se dejó como está.</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>No se pudieron leer algunos archivos de Claude Desk: {names} ({reason}). Se dejaron como están.</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>No se pudieron leer sus borradores y mensajes en cola: {reason}.</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>No se pudieron guardar los títulos de sesiones y las sesiones fijadas: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>No se pudo guardar la lista de sesiones abiertas: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>No se pudieron guardar los perfiles: {reason}.</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>No se pudo guardar el historial de esta sesión: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>No se pudo guardar su respuesta sobre esta carpeta: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>No se pudo guardar su borrador: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>No se pudieron guardar sus ajustes: {reason}.</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>Han cambiado archivos que Claude Code aplica en esta carpeta. Se ha detenido Claude Code; se reinicia cuando decida si confía en ellos.</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>Abriendo la coincidencia…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>Se ignoraron ajustes con valores desconocidos: {names}.</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>Ya no se ejecuta: {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>No hay ninguna otra sesión abierta. Abra una y muéstrela al lado de esta.</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>El programa no existe: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>No están en el archivo de sesión de Claude Code: {count} de los turnos anteriores ({reason}). Claude Desk conserva su texto. Cuando Claude Code se reinicie, Claude no los conocerá.</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>No están en el archivo de sesión de Claude Code: {count} de los turnos anteriores. Claude Desk conserva su texto. Cuando Claude Code se reinicie, Claude no los conocerá.</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>Varias ventanas tenían un borrador de esta sesión. Están juntos en el cuadro de mensaje.</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>Inicie sesión ejecutando «{command}» en un terminal y envíe su mensaje de nuevo.</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>Algunos archivos de Claude Desk estaban dañados y se renombraron a «.damaged»: {names}.</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>Detenido por usted: {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>No se pudo leer la transcripción anterior.</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>No se pudo cambiar el esfuerzo: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>No se pudo leer el entorno de {shell}: a Claude Code le faltan el PATH y las variables de su shell. Para reintentarlo, abra Configuración, Claude Code.</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>El archivo de perfiles estaba dañado y se renombró a «profiles.json.damaged». Solo queda el perfil predeterminado; las sesiones de los demás siguen en el disco.</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>La coincidencia está en una parte que no se muestra; esta es la fila más cercana.</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>No se encontró la coincidencia en esa sesión.</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>No se pudo cambiar el modelo: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>No se pudo cambiar el modo de permisos: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>El plugin {name} no se cargó</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>El plugin {name} no se cargó: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>La pregunta del servidor MCP {server} se respondió.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>La pregunta del servidor MCP {server} se respondió. «{question}»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>La pregunta del servidor MCP {server} se rechazó.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>La pregunta del servidor MCP {server} se rechazó. «{question}»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>La pregunta del servidor MCP {server} quedó sin respuesta.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>La pregunta del servidor MCP {server} quedó sin respuesta. «{question}»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>La pregunta del servidor MCP {server} quedó sin respuesta: Claude Code la retiró.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>La pregunta del servidor MCP {server} quedó sin respuesta: Claude Code la retiró. «{question}»</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>No se encontró la sesión; se inició una nueva.</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>No se pudo cambiar el presupuesto de pensamiento: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>El límite de uso se restableció. El mensaje en espera se envía ahora.</numerusform>
            <numerusform>El límite de uso se restableció. %Ln mensajes en espera se envían ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>Esta carpeta no responde.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>Esta versión de Claude Code no puede detener tareas individuales. Use «Detener» para terminar el turno.</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>Para cerrar sesión, ejecute claude en un terminal y escriba /logout.</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>Hasta que se resuelva, los cambios se pueden perder al salir.</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>Usted tomó el control de esta sesión. El otro programa no se detuvo; Claude no verá aquí lo que escriba a partir de ahora.</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>Su shell define CLAUDE_CONFIG_DIR como {folder}, pero respondió tarde. Se aplicará cuando reinicie Claude Desk desde una terminal.</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Su sesión en Claude termina a más tardar el {day}. Para volver a iniciar sesión, ejecute claude /login en una terminal.</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>un mensaje sin enviar</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>error de disco</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>hay más de 100 MB de adjuntos en cola</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>sesiones abiertas</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>títulos de sesiones y sesiones fijadas</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>el disco no respondió a tiempo</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>sus respuestas sobre carpetas</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>sus perfiles</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>sus ajustes</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} y %Ln más</numerusform>
            <numerusform>{names} y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>No se pudo iniciar {shell}: a Claude Code le faltan el PATH y las variables de su shell. Para reintentarlo, abra Configuración, Claude Code.</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} tardó demasiado en iniciarse: a Claude Code le faltan el PATH y las variables de su shell. Para reintentarlo, abra Configuración, Claude Code.</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>No se pudo detener «{task}»: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
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
        <translation>Deshacer</translation>
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
        <translation>Más</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>Respuesta nueva. %1, %2</translation>
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
        <translation>Sin título</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>al lado</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>omitir permisos</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>falta la carpeta</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcación</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>ventana propia</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Buscar sesiones</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>Carpeta desconocida</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>Junto al repositorio</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>En la configuración de Claude Code es permissions.defaultMode. Allí no se siguen Omitir permisos ni Auto.</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>Carpeta para worktrees nuevos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>Modelo de las sesiones nuevas</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Sesiones nuevas</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Modo de permisos</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>Modo de permisos de las sesiones nuevas</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>Reabrir sesiones al iniciar</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>Las sesiones en ejecución no se ven afectadas; para ellas, cámbielo debajo del cuadro de mensaje.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>La carpeta en la que se crean los worktrees nuevos. Déjela vacía para crearlos junto al repositorio.</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>Si está desactivado, las sesiones solo se reabren tras un cierre inesperado.</translation>
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
        <translation>Sesión nueva</translation>
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
        <translation>Restablecer</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>Modificado</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>Capacidades</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>No se encontró Claude Code.</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Carpeta de Claude Code</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>Entorno: como en una terminal, de {shell}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>Encontrado: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Instalación</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>No se encontró ningún ejecutable ahí.</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>No se indicó ninguna</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>No: Claude Desk no busca actualizaciones</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Aún no se conoce</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>Leyendo el entorno de {shell}…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>No se pudo leer el entorno de {shell}. El registro contiene lo que dijo el shell.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Actualización</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>Búsqueda de actualizaciones</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>la configuración local de este proyecto</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>la configuración de este proyecto</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>tipo de sesión desconocido</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>su configuración</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} con %Ln argumento</numerusform>
            <numerusform>{program} con %Ln argumentos</numerusform>
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
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>Cerrar la configuración</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>No se encontraron ajustes</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantáneas</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>Como en Claude Code</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Predeterminado de Claude Code</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>Mi propio comando</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>Al comando le falta una comilla de cierre.</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>El escritorio ha mostrado una.</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>El escritorio no muestra notificaciones: ningún servicio responde.</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>El archivo de ajustes tiene valores que esta versión no puede usar; se usan los predeterminados: {names}. Permanecen en el archivo hasta que cambie estos ajustes.</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>Este editor no está instalado.</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln archivo cambiado</numerusform>
            <numerusform>%Ln archivos cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>%Ln archivo más cambiado</numerusform>
            <numerusform>%Ln archivos más cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>Claude Desk terminó mientras se ejecutaba el comando. Su salida no se conservó.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>Los comandos que se ejecutaban al mismo tiempo pueden haber hecho algunos de estos cambios</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>Continúa después del turno</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>Salida completa ({length}): {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>Salida completa: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>En segundo plano</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>Se ejecuta en segundo plano como {task}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>Se ejecuta fuera del sandbox</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo límite</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>Su comando</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Ha ejecutado: {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>código de salida {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>en segundo plano</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>sin salida</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>se agotó el tiempo tras {duration}</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path} (eliminado)</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path} (nuevo)</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>Se ejecuta en su shell en %1. La salida va con su próximo mensaje.</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>La salida de %Ln comando va con su próximo mensaje.</numerusform>
            <numerusform>La salida de %Ln comandos va con su próximo mensaje.</numerusform>
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
        <translation>Todas las sesiones: cuáles trabajan y cuáles le necesitan</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>Permitir una vez si está activado en la configuración; si no, ir a la solicitud</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>Ante un comando desconocido: enviarlo como mensaje o editarlo</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>Elegir la línea, las líneas seleccionadas o el cambio; otra vez: quitar</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>Cerrar o abrir la carpeta</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>Cerrar la sesión</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>Cerrar este panel; su sesión sigue abierta</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>Contraer todas las filas</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>Contraer o expandir la solicitud</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>Contraer o expandir la fila</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>Comentar el cambio, las líneas seleccionadas o el archivo</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>Hacer commit de lo preparado</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>Completar un comando o un archivo</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>Contexto, coste y servidores MCP</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>Copiar la última respuesta</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>Copiar la selección o la fila</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>Copiar, pegar</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Tamaño de texto predeterminado</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Edit and resend your last message, or the message of the row</source>
        <translation>Editar y volver a enviar su último mensaje o el mensaje de la fila</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>Editar o quitar el mensaje</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expand all rows</source>
        <translation>Expandir todas las filas</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>Ampliar la selección; con Ctrl, por palabras y filas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>Ir al cuadro de mensaje</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>Ir a la cola de mensajes</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>Ir al otro panel</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Ir a las filas</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>Ayuda: atajos de teclado y guía</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>Ocultar o mostrar los cambios de espacios en blanco</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>En «Todas las sesiones»: ir a la solicitud o abrir la sesión</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>Con el cuadro de mensaje vacío: mensajes anteriores</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>En un agente abierto: volver al agente o a la conversación que lo contiene</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>En la búsqueda de sesiones: abrir la primera coincidencia o ir a la lista</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>En la búsqueda de sesiones: buscar en el texto de todas las sesiones</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>En la lista: contraer o expandir el grupo</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>En la lista: menú de la sesión</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>En la lista: cambiar el nombre de la sesión o eliminarla</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>En la lista: mostrar la sesión junto a la actual; en los agentes: abrir el agente al lado</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>Ir al principio</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>Salir del campo y después ir al cuadro de mensaje; lo introducido se conserva</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>Lista de sus mensajes</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>Marcar el archivo como revisado e ir al siguiente</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>Mencionar el archivo o la carpeta en el mensaje</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>Menú del archivo</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>Menú de la fila</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>Cola de mensajes</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>Mover el mensaje</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>Mover el chip seleccionado una palabra</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>Mover la sesión a una ventana propia, o devolverla</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Línea nueva</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>Sesión nueva en la misma carpeta</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>Botón siguiente; Espacio lo pulsa</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>Cambio siguiente, cambio anterior</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>Archivo siguiente, archivo anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>Sesión abierta siguiente</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>Botón siguiente o anterior en las filas</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>Modo de permisos siguiente, desde cualquier lugar</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>Siguiente modo de permisos: preguntar primero, aceptar ediciones, plan, auto</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>Sesión siguiente de la lista</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>En el separador entre dos paneles: moverlo</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Abrir una carpeta</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>Expandir o contraer; Intro en las líneas: seleccionar en ellas</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>Abrir el terminal; en el terminal: cerrarlo</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>AvPág</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>RePág</translation>
    </message>
    <message>
        <source>Paste text, images or files</source>
        <translation>Pegar texto, imágenes o archivos</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historial de permisos</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>Pulsar el botón con este número en la solicitud</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>Sesión abierta anterior</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Fila anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>Sesión anterior de la lista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>Citar la selección o la fila en el mensaje</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>Reabrir la última sesión cerrada</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>Ejecutar en segundo plano el comando o agente en curso</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Guardar la conversación en un archivo</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>Desplazarse por la salida anterior</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>Desplazar la conversación</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>Buscar sesiones por título</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>Seleccionar la fila; otra vez, toda la conversación</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Enviar el mensaje</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>Enviar el mensaje tras el turno, o tras el paso</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>Mostrar u ocultar los cambios</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>Mostrar u ocultar los archivos de la carpeta</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Mostrar u ocultar la barra lateral</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>Mostrar el archivo; abrirlo en el editor elegido en Configuración</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>Mostrar la sesión anterior al lado de esta; otra vez, cerrar el otro panel</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>Mostrar la llamada a herramienta que hizo el cambio</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>Mostrar el archivo completo o solo sus cambios</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>Lado a lado o en una columna</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>Preparar o quitar el cambio, las líneas elegidas o el archivo</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>Apartar el mensaje; con el cuadro de mensaje vacío: recuperarlo</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>Detener el turno; pulse otra vez tras un segundo para forzarlo</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>Cambiar entre solicitud, filas y cuadro de mensaje</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>Cambiar a la sesión abierta del 1 al 9</translation>
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
        <translation>Deshacer el cambio o el archivo; rehacer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Mientras Claude trabaja: enviar en el otro momento, tras el paso o el turno</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>Su último mensaje</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Su mensaje siguiente</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Su mensaje anterior</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>Copiar detalles para un informe</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Detalles copiados</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atajos</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
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
        <translation>Todas las sesiones</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>Ancho de la barra lateral</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code no ha iniciado sesión</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>Inicie sesión aquí o ejecute esto en un terminal. Después vuelva a intentarlo: su mensaje se envía otra vez.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>%Ln solicitud similar en espera:</numerusform>
            <numerusform>%Ln solicitudes similares en espera:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>Permitir %Ln</numerusform>
            <numerusform>Permitir las %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>Elegir el modelo</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Uso del contexto</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>Contexto, coste y límites</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>Coste de esta sesión</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>Coste de esta sesión y sus límites</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>Cómo iniciar sesión</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>Cómo cerrar sesión</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>Servidores MCP de esta sesión</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>Abrir la lista de sesiones</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>Historial y reglas de permisos</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Salir de Claude Desk</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>Rebobinar hasta antes de su último mensaje</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Guardar la conversación en un archivo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>Iniciar una conversación nueva; esta queda en la lista de sesiones</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>Iniciar una sesión nueva en esta carpeta</translation>
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
        <translation>1 año</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1.000.000 de archivos</translation>
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
        <translation>200.000 archivos</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250 MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
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
        <translation>50.000 archivos</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>Antes y después de cada turno, los archivos de la carpeta se copian en la carpeta de datos propia de Claude Desk, salvo los que Git ignora. Los archivos sin seguimiento pueden contener secretos: solo usted puede leer las copias, y puede eliminarlas más abajo.</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>Conservar instantáneas durante</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>Las carpetas más grandes no tienen instantáneas.</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>Tamaño máximo de la carpeta</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>Máximo de archivos en una carpeta</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantáneas</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>Espacio para cada carpeta</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>Las instantáneas más antiguas se eliminan primero.</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>Las de sesiones abiertas se conservan siempre.</translation>
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
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>¿Eliminar todas las instantáneas de esta carpeta? Los cambios hechos hasta ahora ya no se podrán deshacer.</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>Eliminar instantáneas…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>Carpetas con instantáneas</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>Aún no hay instantáneas</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>Desactivadas. %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activar</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln instantánea</numerusform>
            <numerusform>%Ln instantáneas</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>Sin instantáneas</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}, {size}, la última: {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>Claude Code se detuvo antes de que llegara el mensaje completo; sus partes no se conservan.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>Los mensajes de esta fila no se conservaron.</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>Claude Desk creó esta fila; no hay ningún mensaje de Claude Code.</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>byte {byte} del archivo de la sesión</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>línea {number}, de Claude Code a Claude Desk</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>línea {number}, de Claude Desk a Claude Code</translation>
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
        <translation>F6; después, 1 permite una vez y 3 deniega.</translation>
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
        <translation>Preparar líneas</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>Quitar líneas</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln archivo tiene conflictos de fusión. Resuélvalos y prepárelo primero.</numerusform>
            <numerusform>%Ln archivos tienen conflictos de fusión. Resuélvalos y prepárelos primero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln archivo era demasiado grande para leerlo entero.</numerusform>
            <numerusform>%Ln archivos eran demasiado grandes para leerlos enteros.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>Hay un cherry-pick en curso; este commit lo concluye.</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>Hay una fusión en curso; este commit la concluye.</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>Hay un rebase en curso. Continúelo después con Git.</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>Hay un revert en curso; este commit lo concluye.</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>Enmendar commit</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>Autor: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude lee los cambios preparados…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Hacer commit</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>Hacer commit de %Ln archivo</numerusform>
            <numerusform>Hacer commit de %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>Commit {id} creado: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>Haciendo commit…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git aún no conoce su nombre. Defínalo en un terminal: git config --global user.name y user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>Prepara primero los cambios</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>Sugerido por {cost}.</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>La primera línea tiene {count} caracteres. Muchas herramientas solo muestran {most}.</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>El último commit ya está en una rama remota. Enmendarlo reescribe un historial que otros pueden tener.</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>unos {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>sin rama (HEAD separado)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>Elegir un perfil…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Elegir otra carpeta</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>Elegir el programa…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>No se pudo iniciar Claude Code</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copiar el mensaje</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>No mostró ninguna salida.</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>Última salida:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>Iniciar con solicitudes de permiso</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln sesión</numerusform>
            <numerusform>%Ln sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Otro…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude trabaja en una carpeta y cambia allí lo que usted permita.</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Carpeta no encontrada</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Carpetas con sesiones de Claude Code</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>Aún no hay sesiones</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>¿Solo quiere mirar? La demo no llama a ningún modelo y no cambia nada.</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sesiones recientes</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar %Ln más</numerusform>
            <numerusform>Mostrar %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Probar la demostración</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>¿Dónde desea trabajar?</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcación</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>Sesión nueva en %1</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>Quitar %1 de esta lista</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln mensaje apartado: %1</numerusform>
            <numerusform>%Ln mensajes apartados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code está suspendido. Reanúdelo con: kill -CONT {process}; «Detener» lo termina.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Le necesita</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Inactiva</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Sin iniciar sesión</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Preparada</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>Reintentando</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendida</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>Espera a %Ln agente</numerusform>
            <numerusform>Espera a %Ln agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Trabajando</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>un plan</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>una pregunta</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>una pregunta de {server}</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>permiso para {tool}</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>confianza en la carpeta</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} en {time}</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln en cola</numerusform>
            <numerusform>{state} · %Ln en cola</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · intento {attempt} de {attempts}, en {time}</translation>
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
            <numerusform>%Ln agente trabaja al lado</numerusform>
            <numerusform>%Ln agentes trabajan al lado</numerusform>
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
        <translation>Claude Code no responde. Una detención más fuerte terminaría también: {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Terminar Claude Code</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>Terminar todo</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Termina Claude Code (SIGTERM, luego SIGKILL). Su próximo mensaje lo inicia de nuevo.</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Termina Claude Code y con él: {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Termina el turno de Claude y un agente: esta versión de Claude Code no puede dejar que continúe.</numerusform>
            <numerusform>Termina el turno de Claude y %Ln agentes: esta versión de Claude Code no puede dejar que continúen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Termina el turno de Claude. Un agente continúa, salvo que esta versión de Claude Code también lo termine.</numerusform>
            <numerusform>Termina el turno de Claude. %Ln agentes continúan, salvo que esta versión de Claude Code también los termine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Termina el turno de Claude. Un agente continúa.</numerusform>
            <numerusform>Termina el turno de Claude. %Ln agentes continúan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>También termina: {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>Termina: {tasks}. Si no terminan, Claude Code también termina.</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Interrumpe Claude Code (SIGINT). Su próximo mensaje lo inicia de nuevo.</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Fuerza el cierre de Claude Code (SIGKILL). Su próximo mensaje lo inicia de nuevo.</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>Mostrar en la conversación: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>Mostrar salida: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Detener ahora</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>Detenerlos también</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Detener: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>Detenido por usted tras {duration}. %Ln agente continúa.</numerusform>
            <numerusform>Detenido por usted tras {duration}. %Ln agentes continúan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>Detenido por usted. %Ln agente continúa.</numerusform>
            <numerusform>Detenido por usted. %Ln agentes continúan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>Detiene: {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln herramienta</numerusform>
            <numerusform>%Ln herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Esfuerzo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>Resultado de un agente</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>Resultado de «{agent}»</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>Reanuda</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>Se ejecuta como compañero de equipo</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>Se ejecuta en segundo plano</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>Se ejecuta en otra máquina</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
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
        <translation>Un agente en segundo plano falló</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>Un agente en segundo plano falló: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>Un agente en segundo plano terminó</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>Una tarea en segundo plano finalizó</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>Una tarea en segundo plano finalizó: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>Una tarea en segundo plano falló</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>Una tarea en segundo plano terminó</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>Se detuvo una tarea en segundo plano</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>El agente «{title}» falló</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>El agente «{title}» falló: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>El agente «{title}» terminó</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Llamado de nuevo por Claude · ejecución {run}</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>Llamado de nuevo por «{agent}» · ejecución {run}</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>Llamado de nuevo · ejecución {run}</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>Monitor «{title}»</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>Solo se muestran los primeros {size} del archivo de este agente.</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>Resultado de «{agent}»: {said}</translation>
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
        <translation>Detener tarea</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>Terminó con el código de salida {code}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>Falló con el código de salida {code}</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>Sin salida</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>Sin salida por ahora</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>Solo se muestra el final, de {size}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>En ejecución desde hace {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>No se puede leer la salida de la carpeta de tareas de Claude Code.</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>No se puede leer el archivo de salida. Esta es la última salida que leyó Claude.</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>El archivo de salida ya no existe. Esta es la última salida que leyó Claude.</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>El archivo de salida se eliminó. Esto es lo que se leyó antes.</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>La salida ya no está disponible.</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>Un agente dice: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>Otra sesión dice: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code le dijo a Claude: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} pidió permiso</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} pidió permiso: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} pidió que se apruebe un plan</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} asignó una tarea</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} asignó una tarea: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} completó una tarea</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} completó una tarea: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} se negó a cerrarse</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} se negó a cerrarse: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} falló</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} falló: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} solicitó un cierre</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} solicitó un cierre: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} respondió a un plan</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} respondió a un plan: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name} dice: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} se cerró</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>Se detuvo a {name}</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>Se detuvo a {name}: {more}</translation>
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
        <translation>Altura del terminal</translation>
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
        <translation>Claude le necesita</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>Cerrar el terminal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Mayús+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Mayús+F</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Mayús+V</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Intro lo inicia de nuevo</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>Matar el shell</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>Pone el texto seleccionado en el mensaje. Aún no se envía nada.</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>Enviar a Claude</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Iniciar de nuevo</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>El shell sigue en ejecución.</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>Cerrar búsqueda</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>Buscar en el terminal</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>Coincidencia posterior</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>Un terminal solo se abre en una carpeta en la que confía.</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>Terminado por la señal {number}</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>Terminó con {code}</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Detenido a la fuerza</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>¿Pegar %Ln línea? El shell ejecuta cada línea de inmediato.</numerusform>
            <numerusform>¿Pegar %Ln líneas? El shell ejecuta cada línea de inmediato.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>La demostración no tiene terminal.</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>El programa no lee su entrada y ya hay demasiada en espera. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>No se pudo iniciar el shell: {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>El terminal estará listo cuando la sesión haya empezado.</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters} caracteres son demasiados para pegarlos. No se ha enviado nada.</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
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
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>Puede leer y cambiar los datos de la página</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>Cambia una rutina que trabaja en la nube sin preguntarte</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>Cambia las páginas fijadas de tu cuenta; nadie más lo ve</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>Claude Code puede subir los archivos para que los abras en otro lugar</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>Claude continúa hasta que se cumpla; /goal clear lo termina</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>Claude empieza a trabajar a estas horas sin un mensaje tuyo</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>Crea una rutina: Claude trabajará en la nube sin preguntarte</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>Crea una dirección web que puede iniciar Claude en la nube</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>Elimina el documento del proyecto en claude.ai</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>Elimina definitivamente el archivo de la página</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>Elimina la guía compartida</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>Elimina el worktree y su rama</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>Descarta la versión más nueva de la página</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>Descarta los cambios sin commit y los commits de esa rama</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>Descarga un archivo a este equipo</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>Termina la conversación definitivamente</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Entrega este informe sobre Claude Code a Anthropic</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>Entrada original</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>Lee y cambia diseños con tu cuenta de claude.ai</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>Lee de claude.ai con tu cuenta; no cambia nada</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>Guardado en</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>Envía archivos de este equipo a otra sesión</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>Inicia una rutina en la nube; trabaja sin preguntarte</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>El código puede llamar a otras herramientas</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>La entrada se modificó antes de preguntarle, por ejemplo por un hook</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>El horario se conserva cuando termina esta sesión</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>El worktree y su rama se conservan</translation>
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
        <translation>Sube ONBOARDING.md; cualquiera con el enlace puede leerlo</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>Sube archivos de este equipo a claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>Sube el archivo y lo publica como página en claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>Sube el archivo y reemplaza la página publicada</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>Escribe un documento en el proyecto en claude.ai</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>Usted editó la entrada antes de la ejecución</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>Usted detuvo el turno</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
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
        <translation>Contraer %1</translation>
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
        <translation>Respuesta como datos</translation>
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
        <translation>Editar cuaderno</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Obtener</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>Archivo para ti</translation>
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
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>Guía de incorporación</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>Modo plan</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>Leer cuaderno</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>Rutina</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>Enviar archivo</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>Detener tarea</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>Salida de tarea</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>Lista de tareas</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>Reactivación</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Búsqueda web</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>Ejecutar en segundo plano</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>Mostrar salida</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Detener %1</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>Detener el comando</translation>
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
        <translation>denegada</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>error</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>le necesita</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en ejecución</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Conversación de %1</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>No se pudo mover a la papelera: {reason}. No se eliminó nada.</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>No se pudo restaurar: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>No se eliminó nada: el archivo de la sesión es un enlace a {name}. Elimínelo allí.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>«{title}» se movió a la papelera.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>«{title}» se movió a la papelera. Su archivo tiene otro nombre en otro lugar y sigue allí.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>«{title}» se movió a la papelera. No se movió: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>«{title}» se restauró.</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>«{title}» se restauró. Sigue en la papelera: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>Contraer %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Expandir %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>Mostrar %Ln más</numerusform>
            <numerusform>Mostrar %Ln más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>Es posible que %1 esté en una unidad o un servidor al que no se puede acceder.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln ajuste de Git</numerusform>
            <numerusform>%Ln ajustes de Git</numerusform>
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
            <numerusform>%Ln variable de entorno</numerusform>
            <numerusform>%Ln variables de entorno</numerusform>
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
            <numerusform>%Ln archivo más</numerusform>
            <numerusform>%Ln archivos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>%Ln hallazgo más</numerusform>
            <numerusform>%Ln hallazgos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln estilo de salida</numerusform>
            <numerusform>%Ln estilos de salida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln regla de permisos</numerusform>
            <numerusform>%Ln reglas de permisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln regla que permite</numerusform>
            <numerusform>%Ln reglas que permiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tarea programada</numerusform>
            <numerusform>%Ln tareas programadas</numerusform>
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
        <translation>También se lee, solo como texto: {things}.</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Otra carpeta…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code y Git usan la configuración, los hooks y los servidores propios de una carpeta en cuanto se inician en ella, sin preguntar. En %1 no se encontró ninguno.</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude no preguntaría antes de {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>¿Confía en esta carpeta?</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Carpeta: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>Si estos archivos cambian, se le preguntará de nuevo.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nueva sesión</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>Nada de %1 se ejecuta hasta que responda. Si confía en la carpeta, Claude Code y Git usarán esto por sí mismos, con sus permisos:</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Abrir sin ellos</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>Estos archivos cambiaron mientras leía. Este es su contenido actual.</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Esta carpeta no responde</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Confiar en esta carpeta</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>Por qué no se puede abrir la carpeta sin ellos</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>después de cada subagente</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>después de cada herramienta</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>después de cada turno</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>al inicio</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>antes de compactar</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>antes de cada herramienta</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>con cada mensaje</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>con cada notificación</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>con cada solicitud</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file} (%Ln línea)</numerusform>
            <numerusform>{file} (%Ln líneas)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>Copiar respuesta</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurcar desde aquí</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Rebobinar hasta aquí…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>Un hook detuvo el turno</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>No se pudo usar una imagen; puede que sea demasiado grande</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>Se alcanzó el límite de presupuesto</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>No se pudo iniciar Claude Code: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code terminó este turno sin salida. Puede que lo haya detenido un hook.</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Varias veces seguidas no se pudieron leer las llamadas a herramientas de Claude</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>Se alcanzó el máximo de turnos</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>La respuesta no tenía el formato requerido</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>Se perdió la conexión con Claude. Envíe un mensaje para continuar.</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>La conversación está llena. Ejecute /compact o inicie una sesión nueva.</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>La conversación es demasiado larga para el modelo. Ejecute /compact o inicie una sesión nueva.</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>La conversación volvió a llenarse justo después de compactarla</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>El modelo tuvo un error. Envíe un mensaje para continuar.</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>No se pudo iniciar el turno</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>Este turno se interrumpió.</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>Cambios de este turno</translation>
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
        <translation>La conversación se queda. Claude lo sabrá con su próximo mensaje. Puede rehacer los archivos en «Cambios».</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>Deshacer %Ln archivo</numerusform>
            <numerusform>Deshacer %Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>¿Deshacer todos los cambios de esta sesión?</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>¿Deshacer todos los cambios de este turno?</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 no es un comando en esta sesión.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>Enviar como mensaje</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>Comando desconocido</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>Contexto %1, coste %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Contexto: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Coste: %1</translation>
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
        <translation>Límites de la cuenta</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>Límites de la cuenta: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Por modelo</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compactar ahora</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Uso del contexto</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Estimado por Claude Code, en dólares estadounidenses.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Último turno</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Herramientas MCP</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Archivos de memoria</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Recomendaciones de Claude Code</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>Límite de 5 horas</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Disponible después de la primera respuesta de Claude.</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>Claude Code compacta al llegar a {count} tokens.</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code está compactando la conversación.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude continúa con uso adicional.</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>Compactando</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Estimado a partir de la última respuesta de Claude; esta versión de Claude Code no lo indica.</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>Límite de uso adicional</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>Se podrán enviar mensajes de nuevo a las {time}.</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>Casi lleno: Claude Code compactará pronto.</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>Aún no disponible</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>Se restablece: {time}</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>Esta sesión ha costado {cost}, por encima de su límite de {limit}. Su mensaje espera.</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Límite de uso</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>Límite semanal de Opus</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>Límite semanal de Sonnet</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Límite semanal</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>aprox. {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>casi alcanzado</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>sin cargar</translation>
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
        <translation>{limit} alcanzado</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit} alcanzado (se restablece: {time})</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}: {used} (se restablece: {time})</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} de entrada · {received} de salida</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>{sent} de entrada · {received} de salida · caché: {read} leídos, {written} escritos</translation>
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
        <translation>Adjunto: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln línea · {size}</numerusform>
            <numerusform>%Ln líneas · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>No se pudo guardar: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>No ajustar líneas</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Buscar en el texto</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Ajustar líneas</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>Ir al final</translation>
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
        <translation>Claude le necesita</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Mostrar sesiones</translation>
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
        <translation>No se pudo restaurar: {reason}.</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>Su rama se conserva: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>Se eliminó su rama.</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>No se pudo leer el repositorio.</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>El worktree se movió a la papelera.</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>El worktree se restauró.</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>Trabajo en curso</translation>
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
        <translation>Archivos que lo impiden</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>Archivos que no se fusionan</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>Archivos que quedan</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>En</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Conservar el worktree</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Que lo resuelva Claude</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>Mirando ambas carpetas…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Fusionando…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>Quitar el worktree…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>Resolverlo yo</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>Mostrar los cambios</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Deshacer la fusión</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>Deshaciendo la fusión…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>Todos los conflictos están resueltos. Haga un commit en la carpeta {folder} para terminar la fusión.</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>Ambos lados cambiaron las mismas líneas. Resuélvalas en la carpeta {folder}, prepare los archivos y haga un commit. O deje que lo haga Claude: encontrará un mensaje en el cuadro de mensaje para enviarlo.</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claude está trabajando en esa carpeta: {titles}. La fusión cambia archivos mientras tanto.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>Fusionar en {target}</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>¿Fusionar la rama de este worktree?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>¿Fusionar {branch} en {target}?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>La carpeta ha cambiado desde la fusión, así que no se deshace aquí.</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>La carpeta {folder} está ahora en {commit}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>La carpeta {folder} no es de confianza, así que no se ejecuta su git. Ábrala y confíe en ella primero.</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>La fusión de {branch} en {target} aún no tiene commit</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>La fusión de {branch} en {target} se detuvo con conflictos</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>No se pudo leer el repositorio. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>Deshacer la fusión descarta lo que se resolvió en sus archivos desde que empezó.</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch} está fusionada en {target}</translation>
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
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>Comprobando sus archivos…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>Eliminando el worktree…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Cambios sin confirmar</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>%Ln commit de su historial no está en ninguna rama y lo acompaña.</numerusform>
            <numerusform>%Ln commits de su historial no están en ninguna rama y lo acompañan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>Lo acompaña %Ln archivo que Git no guarda ({size}):</numerusform>
            <numerusform>Lo acompañan %Ln archivos que Git no guarda ({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>Una sesión se ejecuta en él y se cierra primero: {titles}. Se conservan su conversación y su borrador.</numerusform>
            <numerusform>%Ln sesiones se ejecutan en él y se cierran primero: {titles}. Se conservan las conversaciones y los borradores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>Eliminar también la rama {branch}</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>La rama {branch} tiene %Ln commit sin fusionar. La rama se conserva.</numerusform>
            <numerusform>La rama {branch} tiene %Ln commits sin fusionar. La rama se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>La rama {branch} está fusionada en {target}.</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>La rama {branch} no está fusionada. La rama se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>Cerrar la sesión y quitar</numerusform>
            <numerusform>Cerrar %Ln sesiones y quitar</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>Cerrar, confirmar y quitar</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>Confirmar y quitar</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>Confirmar antes sus cambios en {branch}</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>Sus sesiones siguen en la lista.</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>¿Quitar el worktree {name}?</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>Eliminar worktree</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>Falta la carpeta {folder}. Su registro en Git se moverá a la papelera.</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>La carpeta {folder} se moverá a la papelera.</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>No se pudo leer el repositorio. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>Los cambios sin confirmar van a la papelera con él:</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>Ya existe una rama con ese nombre. Elija otro.</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>Una sesión de este worktree aún no ha terminado. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>Un worktree no puede estar dentro de una carpeta .git. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>Hay un worktree sin terminar en {place}. Claude Desk se cerró mientras lo creaba.</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>Otra ventana ejecuta una sesión de este worktree. Ciérrela primero allí.</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>Hay otro worktree dentro: {place}. Elimine primero ese.</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>Claude Code se ejecuta en este worktree en un terminal. Termínelo primero allí.</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>Commit actual · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>Indique una carpeta para el worktree.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git no pudo hacerlo. No se conservó nada.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git no pudo hacerlo. No se eliminó nada.</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git no admite este nombre de rama.</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git aún registra un worktree en {place}, pero falta su carpeta. Elija otra carpeta o ejecute git worktree prune.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git tardó demasiado y se detuvo. No se conservó nada.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git tardó demasiado y se detuvo. No se eliminó nada.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>No se encontró Git. Instálelo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>No se pudo mover a la papelera: {reason}. No se eliminó nada.</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>Tiene más archivos de los que se pueden listar. Elimínelo en un terminal.</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>Tiene submódulos, cuyos commits se perderían con él. Elimínelo en un terminal.</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>Tiene cambios sin confirmar y no está en ninguna rama. Cree antes una rama para él.</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>No se sabe qué rama tenía este worktree.</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>Su commit actual no está en ninguna rama. Cree primero una rama para él o fusiónelo.</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>Sus archivos han cambiado entretanto. Compruébelos de nuevo.</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>Los enlaces y las carpetas nunca se copian: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>No se puede crear una carpeta en {place}. Elija otra.</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>Sin terminar en él: {operation}. Complétela o cancélela primero.</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>La rama {branch} de este worktree ya no existe.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>El disco está lleno. No se conservó nada: libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>No hay ningún commit del que partir. Cree uno primero.</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>Esta carpeta no es un worktree propio, así que no se puede eliminar aquí.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Esta carpeta no está en un repositorio de Git.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Esta carpeta no es de confianza, por lo que no se ejecuta su Git. Ábrala y confíe en ella primero.</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>Es el worktree principal del repositorio. No se puede eliminar.</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>Este worktree está bloqueado. Ejecute primero git worktree unlock.</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>Este worktree está bloqueado: {reason}. Ejecute primero git worktree unlock.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch} (actual) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} ya existe. Elija otra carpeta.</translation>
    </message>
</context>
</TS>
