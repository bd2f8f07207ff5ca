<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code vergisst das Konto im Ordner dieses Profils, auch im Terminal. Sitzungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>Vom Konto von „{profile}“ abmelden?</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>Code aus dem Browser</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>Code aus dem Browser, falls er einen zeigt</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>Claude Code wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code hat es nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code öffnet Ihren Browser. Machen Sie dort weiter.</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>Anmelden: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>Abmelden: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>Angemeldet.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Abgemeldet.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Abmeldung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>Diese Version von Claude Code meldet sich nur im Terminal an. Führen Sie dort dies aus:</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>Diese Version von Claude Code meldet sich nur im Terminal ab. Führen Sie dort dies aus:</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>Im Hintergrund ausführen</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 stoppen</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>Agenten schließen</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>Pfad zum Agenten</translation>
    </message>
</context>
<context>
    <name>AgentRow</name>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>Begin %1 anew</source>
        <translation>%1 neu beginnen</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>%1 erneut aufrufen</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>%1 neben der Unterhaltung öffnen</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 stoppen</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>Arbeitende Agenten</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>Agenten anzeigen</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>Agenten in diesem Zustand</translation>
    </message>
</context>
<context>
    <name>AgentsView</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln Agent</numerusform>
            <numerusform>%Ln Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln fertig</numerusform>
            <numerusform>%Ln fertig</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version} meldet nicht, was Agenten im Hintergrund tun und wann sie enden. Ihr Zustand wird aus ihren Dateien gelesen. Es lehnt ihre Anfragen ab, meldet Claude ihr Ende nicht und kann keinen von ihnen einzeln stoppen.</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>Kein Agent ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>Kein Agent ist fertig.</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>Kein Agent braucht Sie.</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>Kein Agent arbeitet.</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>Noch keine Agenten. Hier erscheinen Agenten, Workflows und Befehle, die Claude startet.</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>Von „{agent}“ ist nichts in dieser Konversation.</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>Pfad: {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln anzeigen</numerusform>
            <numerusform>Alle %Ln anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Von Claude gestoppt</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Von Ihnen gestoppt</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>Phase {number} von {count}</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>Phase {number} von {count}: {title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>Phase {number}: {title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>Lauf {number}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done} von %Ln Agent fertig</numerusform>
            <numerusform>{done} von %Ln Agenten fertig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>Neuer Versuch in {time}</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>Neuer Versuch: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Claude Code startet</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>Warten auf Claude</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>Versuch {attempt} von {attempts}</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>no such profile: {profile} (available: {names})</source>
        <translation>kein solches Profil: {profile} (vorhanden: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>Jeder Versuch spult den Strom vor dem Senden zurück. So beginnt der Upload wieder beim ersten Byte, und der Server bekommt die ganze Datei.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
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
        <translation>600 px, etwa 75 Zeichen je Zeile</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px, etwa 90 Zeichen je Zeile; mehr in einem breiten Fenster</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px, etwa 105 Zeichen je Zeile</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>Schrift für Code</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>Demo-Sitzungen werden nicht gespeichert, diese Einstellungen schon.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>Formeln zeichnen</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>Neuer Ausgabe folgen</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>Für Unterhaltungen und das Programm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Schmal</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>Nur Dateien aus dem Ordner der Sitzung. Nichts wird aus dem Netz geladen.</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Weit</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>Bilder zeigen, die eine Antwort nennt</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>Abstand zwischen Zeilen, Karten und Listeneinträgen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>Schrift für Text</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>Wenn aus, werden Formeln so angezeigt, wie Claude sie schreibt, in TeX.</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>Wenn aus, bewegt sich nichts von selbst. Ist von selbst aus, wenn das System weniger Bewegung verlangt.</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>Wenn ausgeschaltet, scrollt die Ansicht nicht, während Claude schreibt.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Breit</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>Breite des Textes</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Sprache und Formeln</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>Archivierte ausblenden</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Archivierte anzeigen (%1)</translation>
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
        <translation>Subagent</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>MCP-Server {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>Subagent {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>Eine Datei ist im Editor geöffnet</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Angehängt: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>Angehängt: {name} (%Ln Zeile)</numerusform>
            <numerusform>Angehängt: {name} (%Ln Zeilen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>Angehängt: {name} (%Ln Seite)</numerusform>
            <numerusform>Angehängt: {name} (%Ln Seiten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>Angehängt: {name} (%Ln+ Zeile)</numerusform>
            <numerusform>Angehängt: {name} (%Ln+ Zeilen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>Angehängt: {name} (Ordner)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>Angehängt: {name} von {server}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>Diagnosen des Editors angehängt</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>Datei im Editor geöffnet: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>Referenziert: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>Referenziert: {name} (nicht gelesen)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>Im Diff ausgewählt: %Ln Zeile</numerusform>
            <numerusform>Im Diff ausgewählt: %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>Im Editor ausgewählt: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>Im Editor ausgewählt: {name}, Zeile {line}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>Im Editor ausgewählt: {name}, Zeilen {first} bis {last}</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>Im Editor ist Text ausgewählt</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>Dieses Bild kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>{name} konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>Die Datei existiert nicht mehr.</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln anzeigen</numerusform>
            <numerusform>Alle %Ln anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Anhang: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Bild %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln Anhang: {names}</numerusform>
            <numerusform>%Ln Anhänge: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln Anhang: {names}</numerusform>
            <numerusform>%Ln Anhänge: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln Zeichen</numerusform>
            <numerusform>%Ln Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>Kommentar zu {place}: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>Aus dem Terminal, %Ln Zeile</numerusform>
            <numerusform>Aus dem Terminal, %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>Ausgabe von {command}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>Eingefügter Text, %Ln Zeichen</numerusform>
            <numerusform>Eingefügter Text, %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>Eingefügter Text, %Ln Zeile</numerusform>
            <numerusform>Eingefügter Text, %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>Zitat: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
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
        <translation>Ein Befehl läuft schon. Stoppen Sie ihn oder warten Sie auf sein Ende.</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>Ein Anhang wird noch geladen.</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>{name} kann nicht erwähnt werden: Der Pfad enthält ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude akzeptiert PNG-, JPEG-, GIF-, WebP-, PDF- und Textdateien</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>Befehle laufen, sobald die Sitzung begonnen hat.</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>{name} konnte nicht angehängt werden: Eine Nachricht kann höchstens %Ln Datei enthalten.</numerusform>
            <numerusform>{name} konnte nicht angehängt werden: Eine Nachricht kann höchstens %Ln Dateien enthalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>{name} konnte nicht angehängt werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>{name} konnte nicht aufbewahrt werden. Hängen Sie die Datei bei Bedarf erneut an.</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>Nur lokale Dateien können angehängt werden.</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>Der Text ist eingefügt. In der Zwischenablage ist auch ein Bild.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>%Ln verborgenes Zeichen wurde aus dem eingefügten Text entfernt.</numerusform>
            <numerusform>%Ln verborgene Zeichen wurden aus dem eingefügten Text entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>Die Anhänge sind zu groß für eine Nachricht. Entfernen Sie einige.</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>Die Demo führt keine Befehle aus.</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>Die eingefügten Texte sind zu lang für eine Nachricht. Hängen Sie sie als Dateien an.</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>Dieser Kommentar wurde entfernt.</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>nicht lesbar ({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>kein lesbares Bild</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>keine reguläre Datei</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>Die Daten sind beschädigt</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>Die Anhänge sind zu groß für eine Nachricht</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>Das Bild ist zu groß</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>{characters} Zeichen sind zu viele zum Einfügen. Hängen Sie sie als Datei an.</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} wurde erwähnt, nicht angehängt.</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size} sind zu viel</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size} sind zu viel; das Limit für PDF beträgt {limit}</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} Text sind zu viel; erwähnen Sie die Datei stattdessen mit @</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} Pixel sind zu viel</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln im Hintergrund</numerusform>
            <numerusform>%Ln im Hintergrund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln läuft</numerusform>
            <numerusform>%Ln laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>Hintergrundaufgaben</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>Läuft im Hintergrund</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>Diese Version von Claude Code kann einzelne Aufgaben nicht stoppen</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git antwortet nicht.</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git läuft nur in Ordnern, denen Sie vertrauen.</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>„{title}“ arbeitet in diesem Ordner. Wechseln Sie den Branch, wenn die Arbeit fertig ist.</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>Branches werden gelesen …</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>in einem anderen Worktree</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>Alle Berechtigungen umgehen?</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>Berechtigungen umgehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code wird neu gestartet, und %Ln Hintergrundaufgabe endet. Die Konversation geht weiter, und nichts, was Sie geschrieben haben, geht verloren.</numerusform>
            <numerusform>Claude Code wird neu gestartet, und %Ln Hintergrundaufgaben enden. Die Konversation geht weiter, und nichts, was Sie geschrieben haben, geht verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code wird neu gestartet. Die Konversation geht weiter, und nichts, was Sie geschrieben haben, geht verloren.</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude kann dann ohne Nachfrage jeden Befehl ausführen und jede Datei auf diesem Computer ändern. Verwenden Sie dies nur in einem Container oder einer virtuellen Maschine ohne vertrauliche Daten und ohne Netzwerkzugriff.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln weitere Zeile</numerusform>
            <numerusform>%Ln weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>weitere {size}</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>Kommentar hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentieren</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>wird mit Ihrer nächsten Nachricht gesendet</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>Zur Nachricht hinzufügen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Kommentar bearbeiten</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Kommentar entfernen</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>Nur die Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>Ganze Datei anzeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Änderungen dieser Datei rückgängig machen</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>Diese Änderung kommentieren</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>Tool-Aufruf anzeigen</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>Zeilen rückgängig</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>Gewählte Zeilen rückgängig machen</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Diese Änderung rückgängig machen</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>Notiz an Claude über rückgängig gemachte Änderungen</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>Notiz über rückgängig gemachte Änderungen entfernen</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>Wird mit Ihrer nächsten Nachricht gesendet</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>Teilweise vorgemerkt</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Nicht vorgemerkt</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Vorgemerkt</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>Die Datei hat sich geändert; dies ist der aktuelle Diff</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>Ein Ordner.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>Binärdatei, {sizes}.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>Zeile {line}, gelöscht</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Zeilen {first}–{last}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>Zeilen {first}–{last}, gelöscht</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>Es haben sich keine Zeilen geändert.</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>Nicht in Git</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>In dieser Sitzung hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>In diesem Durchgang hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>Seit dem letzten Commit hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>Es ist nichts vorgemerkt.</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>Es gibt nichts vorzumerken.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>Nur Leerraum hat sich geändert.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Zugriffsrechte</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>Bild, {sizes}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Umbenannt</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>Umbenannt, Inhalt unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>%Ln weitere Zeile zeigen</numerusform>
            <numerusform>%Ln weitere Zeilen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>Der frühere Inhalt ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>Die Zeilen konnten nicht gelesen werden. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>Dieser Branch hat keine eigenen Commits.</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>Zu groß zum Vergleichen, {sizes}.</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>zurück zu {path}</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>durch einen Befehl oder ein anderes Programm</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>seither von Ihnen oder anderen geändert</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kehrt zurück</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>kehrt zurück, %Ln Zeile</numerusform>
            <numerusform>kehrt zurück, %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>früherer Inhalt nicht sicher</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>vorher {path}</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>entfällt</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>entfällt, %Ln Zeile</numerusform>
            <numerusform>entfällt, %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>teilweise vorgemerkt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>rückgängig gemacht, Claude erfährt es</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{added} {removed} in {files}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} hat %Ln Commit, der in {target} fehlt.</numerusform>
            <numerusform>{branch} hat %Ln Commits, die in {target} fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}, geprüft</translation>
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
        <translation>{lines} in {name}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{lines} in {file}, {added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>{reviewed} von {files} geprüft</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}, %Ln Zeile gewählt</numerusform>
            <numerusform>{row}, %Ln Zeilen gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}, durch einen Befehl oder ein anderes Programm</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}, eingeklappt</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}, {state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} hat %Ln Commit, der in {branch} fehlt.</numerusform>
            <numerusform>{target} hat %Ln Commits, die in {branch} fehlen.</numerusform>
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
        <translation>Kommentieren</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Committen</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Tasten ausblenden</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Vormerken</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>Rückgängigmachen abbrechen</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>Alle Dateien einklappen</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>Committen …</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>Verglichene Stände</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>Früherer Durchgang</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>Alle Dateien ausklappen</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>Leerraum-Änderungen ausblenden</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>In %1 mergen…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Nicht vorgemerkt</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>Änderungen in einer Spalte anzeigen</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>Leerraum-Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>Änderungen nebeneinander anzeigen</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>Letzten Durchgang anzeigen</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>Seit HEAD</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>Alles vormerken</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>Vorgemerkte Änderungen</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Durchgang</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Alles rückgängig …</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>Keine vormerken</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>Sie sehen einen früheren Durchgang.</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>Entwurf, wird nicht gesendet</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>Entwurf. Gesendet wird der frühere Text.</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>Nicht in Ihrer Nachricht</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>Ihr Kommentar zu {place}, nicht in Ihrer Nachricht: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>Ihr Kommentar zu {place}: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>Ihr Entwurf eines Kommentars zu {place}: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>Geänderte Dateien</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>Ordnereinstellungen prüfen</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln Pfad ist nicht erfasst (Submodul, anderes Repository, sehr große Datei): {paths}</numerusform>
            <numerusform>%Ln Pfade sind nicht erfasst (Submodule, andere Repositorys, sehr große Dateien): {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>Ein Snapshot kam zu spät: Was Sie oder ein anderes Programm inzwischen geändert haben, wird möglicherweise als Änderung von Claude angezeigt.</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>Leerraum-Änderungen sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>Warten auf eine andere Sitzung in diesem Ordner …</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>Warten auf das Ende der Agenten …</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>Warten auf das Ende des Durchgangs&#xa0;…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>Dateien werden geschrieben&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>Wird blockiert durch</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Anzeigename</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>Aufgabe nicht gefunden</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>Keine Aufgaben</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>blockiert durch {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>keine Aufgaben</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>{done} von %Ln Aufgabe erledigt</numerusform>
            <numerusform>{done} von %Ln Aufgaben erledigt</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>{done} von {count} erledigt</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 von %2 erledigt</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1, in Arbeit</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>Aufgaben: %1 von %2 erledigt</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>In der Nachricht bearbeiten</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>Bearbeiten Sie diesen Teil der Nachricht.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>Änderungen annehmen</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Nachfragen</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>Höchstens %Ln Token</numerusform>
            <numerusform>Höchstens %Ln Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Umgehen</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>Claude Code entscheidet</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>Claude Code entscheidet, was ausgeführt werden darf, und fragt selten</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>Claude antwortet, ohne vorher nachzudenken</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>Claude fragt, bevor Dateien geändert oder Befehle ausgeführt werden</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>Claude liest und plant; nichts ändert sich, bis Sie zustimmen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>Lehnt ohne Nachfrage alles ab, was nicht bereits erlaubt ist</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>Nicht fragen</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>Alles läuft ohne Nachfrage; nur für Sandboxes</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>Am schnellsten, mit den wenigsten Tokens</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>Dateiänderungen in diesem Ordner werden angenommen; bei Befehlen wird gefragt</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>Für schwierige Aufgaben</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>Hoher Aufwand</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>Maximaler Aufwand</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>Niedriger Aufwand</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>Mittlerer Aufwand</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>Gründlicher, dauert länger</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>Am langsamsten und teuersten</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>Denken: Standard</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>Denken: lang</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>Denken: maximal</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>Denken: aus</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>Denken: kurz</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>Denken: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Sehr hoch</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>Sehr hoher Aufwand</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>Aufwand: {level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model} (1M-Kontext)</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Seite schließen</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
</context>
<context>
    <name>ClaudeCodeSettings</name>
    <message>
        <source>1 h</source>
        <translation>1&#xa0;h</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15&#xa0;min</translation>
    </message>
    <message>
        <source>30 min</source>
        <translation>30&#xa0;min</translation>
    </message>
    <message>
        <source>4 h</source>
        <translation>4&#xa0;h</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5&#xa0;min</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Claude Code starts again with your next message. Session-only permissions are lost.</source>
        <translation>Claude Code startet mit Ihrer nächsten Nachricht wieder. Nur für die Sitzung erteilte Berechtigungen gehen verloren.</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>Vertrauen in Ordner</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Berechtigungsregeln</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>Claude Code im Leerlauf stoppen</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Die Regeln in den Einstellungsdateien von Claude Code. Sie können hier nicht geändert werden.</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>Ihre Antworten zu Ordnern mit eigenen Hooks, MCP-Servern und Regeln. Entfernen Sie einen Ordner, um erneut gefragt zu werden.</translation>
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
        <translation>Claude Code wird gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, %Ln Ordner</numerusform>
            <numerusform>PATH, %Ln Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} ist zu alt. Aktualisieren Sie es in einem Terminal: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}, nicht angemeldet</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}, angemeldet als {account}</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>Programm wählen…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>Claude Code wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk spricht mit dem Programm „claude“. Installieren Sie es, oder geben Sie an, wo es ist.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Demo ausprobieren</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Claude-Code-Befehl</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>Umgebung der Shell neu lesen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>Sitzung mit diesem Befehl neu starten</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>Durch --cli oder CLAUDE_DESK_CLI festgelegt; das hat Vorrang vor diesem Feld: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>Der Befehl, der Claude Code startet. Lassen Sie das Feld leer, um ihn automatisch zu suchen.</translation>
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
            <numerusform>Ein Agent arbeitet darin.</numerusform>
            <numerusform>%Ln Agenten arbeiten darin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>Eine Hintergrundaufgabe läuft darin.</numerusform>
            <numerusform>%Ln Hintergrundaufgaben laufen darin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>Dort ist %Ln Nachricht in der Warteschlange.</numerusform>
            <numerusform>Dort sind %Ln Nachrichten in der Warteschlange.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>%Ln Nachricht in der Warteschlange von „{title}“ ist nicht gespeichert: {reason}.</numerusform>
            <numerusform>%Ln Nachrichten in der Warteschlange von „{title}“ sind nicht gespeichert: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>Und %Ln weitere Sitzung.</numerusform>
            <numerusform>Und %Ln weitere Sitzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>Anhänge in „{title}“ sind nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>Claude Desk schließen und Geschriebenes verlieren?</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Claude Desk schließen, während Claude arbeitet?</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>Claude Desk schließen?</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Schließen und verlieren</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>Konversationen, Entwürfe und Nachrichten in der Warteschlange bleiben erhalten.</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>Demo-Sitzungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>Weiterarbeiten</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>Es läuft nichts mehr.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Stoppen und schließen</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>Was nicht gespeichert ist, geht beim Schließen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>Ihr Entwurf und %Ln Nachricht in der Warteschlange von „{title}“ sind nicht gespeichert: {reason}.</numerusform>
            <numerusform>Ihr Entwurf und %Ln Nachrichten in der Warteschlange von „{title}“ sind nicht gespeichert: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>Ihr Entwurf in „{title}“ ist nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>„Weiterarbeiten“ minimiert das Fenster, und Claude arbeitet weiter.</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>„Stoppen und schließen“ beendet alles, was läuft.</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>„{program}“ läuft in ihrem Terminal.</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>„{program}“ läuft im Terminal von „{title}“.</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>In „{title}“ arbeitet ein Agent.</numerusform>
            <numerusform>In „{title}“ arbeiten %Ln Agenten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>„{title}“ hat %Ln laufende Hintergrundaufgabe.</numerusform>
            <numerusform>„{title}“ hat %Ln laufende Hintergrundaufgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>„{title}“ führt Ihren Befehl aus.</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>„{title}“ startet.</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>„{title}“ arbeitet.</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>„{title}“ braucht Sie.</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>CommandBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>zu viele verschachtelte Befehle</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program} mit Eingabe aus einer Pipe</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>Letzten Commit nachbessern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>Commit-Nachricht</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>Länge der ersten Zeile: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>Alles vormerken und committen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>Aus den Änderungen vorschlagen</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>Hooks laufen</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>nichts wird gepusht</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln Ordner antwortet nicht und wird ausgelassen</numerusform>
            <numerusform>%Ln Ordner antworten nicht und werden ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} antwortet nicht und wird ausgelassen</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Nachricht an Claude</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Nachricht an Claude (wird nach dem aktuellen Schritt gesendet)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Nachricht an Claude (wird nach diesem Durchgang gesendet)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Nachricht an Claude, / für Befehle, @ für Dateien</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>Nachricht an diesen Agenten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>Hinter „{word}“ verschoben</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>An den Anfang verschoben</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>… und %Ln weiterer</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>Berechtigungsmodus</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>%Ln Datei anhängen</numerusform>
            <numerusform>%Ln Dateien anhängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>Bild anhängen</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>Text einfügen</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <translation>Nach dem aktuellen Schritt</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>Nach dem Durchgang</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Eingabe sendet zum anderen Zeitpunkt.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Strg+Alt+Eingabe erlaubt einmal</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>Befehl des Editors</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>Zeilen, die das Terminal behält</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>Nur bei einer einzelnen Anfrage, die vollständig sichtbar ist und keine Warnung enthält, mindestens 1,5&#xa0;s nach Ihrem letzten Tastendruck. Andernfalls wechselt das Tastenkürzel zur Anfrage.</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>Dateien öffnen mit</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Senden, während Claude arbeitet</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Senden mit</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>Shell des Terminals</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>Alle Tastenkürzel anzeigen</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>Die Shell des Terminals. Leer lassen für Ihre eigene Shell.</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>Ihre eigene Shell</translation>
    </message>
    <message>
        <source>program {file}:{line}:{column}</source>
        <translation>programm {file}:{line}:{column}</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>Vor dem Überschreiten dieser Kosten nachfragen (in US-Dollar)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>Kostenlimit in US-Dollar</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>Geben Sie einen Betrag wie 5 oder 2,50 ein, oder lassen Sie das Feld leer, um kein Limit zu setzen.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>Kostenlimit festlegen</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>Nur diese Nachricht</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Limit auf %1 erhöhen</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>Auf %1 erhöhen und senden</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>Über dem Kostenlimit von %1 senden?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Trotzdem senden</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>Nachricht zurücknehmen</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>Kostenlimit</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden …</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1; Taste %2</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk ist jetzt im Menü Ihres Desktops. So machen Sie dies rückgängig: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>Es wurde nichts geschrieben, weil diese Dateien nicht von Claude Desk stammen oder geändert wurden. Verschieben Sie sie und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Es gibt nichts zu entfernen.</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>Ein Desktop-Eintrag kann kein Programm mit diesem Namen starten: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>Desktop-Einträge sind für Linux und andere Systeme vorgesehen, die freedesktop.org folgen</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>beibehalten, weil geändert: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>entfernt: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>Das Paket {package} hat einen Desktop-Eintrag installiert</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>geschrieben: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>Auf {displays} kann kein Fenster geöffnet werden.</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Keine Anzeige: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>Geleert. Zurück zu „%1“</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln unveränderte Zeile</numerusform>
            <numerusform>%Ln unveränderte Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>Zellentyp</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Änderung {number} von {count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>Änderung {number} von {count}, alle Vorkommen</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Kein Zeilenumbruch am Dateiende</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>Ersetzt alle Vorkommen</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>Der neue Text der Zelle</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>Sie haben dies vor dem Schreiben bearbeitet</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>Zelle {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>Zelle {cell} löschen</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>neue Zelle</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>neue Zelle nach {cell}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>jetzt %Ln Zeile</numerusform>
            <numerusform>jetzt %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>Modell wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Jetzt komprimieren</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>Ohne sie verzweigen</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>Bis davor zurückspulen&#xa0;…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>CLAUDE.md mit /init erstellen</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>Erkläre, wie dieses Projekt aufgebaut ist</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>Finde einen Fehler und schlage eine Korrektur vor</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>Führe die Tests aus und behebe, was fehlschlägt</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>%Ln Durchgang der Konversation konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Durchgänge der Konversation konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>Angehängt: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>Fehler:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>Hinweis:</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>Ein Teil der Konversation konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Nachgedacht</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>{duration} nachgedacht</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>Sie (noch nicht gesendet)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>nicht erledigt</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln Zeile</numerusform>
            <numerusform>{label} · %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Speichern fehlgeschlagen: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} gespeichert</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>{name} wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>{name} wird gespeichert&#xa0;… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name} (Teil)</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>%1 anzeigen: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>%Ln anzeigen</numerusform>
            <numerusform>%Ln anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>Zelle {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>Zelle {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>Zelle {number} · {kind}: leer</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>Seiten gespeichert in</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Die Datei ist leer</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>Gekürzt: zu groß, um auf einmal gelesen zu werden</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>Seit dem letzten Lesen unverändert</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>ab Zeile {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>Zeilen {first}–{last}</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>Seiten {pages}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>{shown} von %Ln Zeile</numerusform>
            <numerusform>{shown} von %Ln Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>%Ln Datei anhängen</numerusform>
            <numerusform>%Ln Dateien anhängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>Datei anhängen</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Dateien anhängen</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>Dieser Ordner kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Geben Sie einen Dateinamen ein.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>Nicht alle Namen werden angezeigt. Geben Sie einen Pfad ein, um die übrigen zu erreichen.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>Diesen Ordner öffnen</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>In diesem Ordner gibt es nichts anzuzeigen.</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>Dieser Ordner reagiert nicht.</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>Dies ist kein gültiger Ordnername.</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>Zu viele Ordner reagieren nicht</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} existiert bereits. Ersetzen?</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} existiert nicht.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} ist keine Datei.</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} ist kein Ordner.</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>Verborgene Dateien</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>Nur Bilder und PDF</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner&#xa0;…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Letzte Ordner</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>Pfad eingeben oder unten auswählen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
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
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Neue Sitzung mit diesem Transkript</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>Die Sitzungsdatei ist nicht mehr da, und Claude Desk hat keine Kopie aufbewahrt.</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>Die Sitzungsdatei ist nicht mehr da. Was Claude Desk aufbewahrt hat, vor allem Ihre eigenen Nachrichten, wird hier angezeigt. Sie können eine neue Sitzung mit diesem Transkript in der ersten Nachricht starten.</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>Diese Sitzung ist nicht mehr auf dem Datenträger</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>In der Nachricht erwähnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Ebene %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>interner Fehler; siehe Protokoll</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>Claude Code braucht die Datei, um diese Sitzung fortzusetzen. Machen Sie sie lesbar und versuchen Sie es erneut, oder starten Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>Claude Code braucht die Datei, um diese Sitzung fortzusetzen. Was Claude Desk davon aufbewahrt hat, vor allem Ihre eigenen Nachrichten, wird hier angezeigt. Machen Sie die Datei lesbar und versuchen Sie es erneut, oder starten Sie eine neue Sitzung mit diesem Transkript in der ersten Nachricht.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Neue Sitzung mit diesem Transkript</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>Die Datei dieser Sitzung kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Ignorierte Dateien</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>%Ln weiterer Eintrag wird nicht angezeigt</numerusform>
            <numerusform>%Ln weitere Einträge werden nicht angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>Eine Nachricht kann diesen Namen nicht erwähnen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>Weitere Zeilen werden nicht angezeigt. Schließen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>Keine Dateien</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>Dieser Ordner kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Dieser Ordner antwortet nicht</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>Dieser Ordner fehlt</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>Es sind zu viele Ordner geöffnet</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>enthält Änderungen</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>von Git ignoriert</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>Verknüpfung mit {target}</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>Weitere Filter</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2, not loaded</source>
        <translation>%1 von %2, nicht geladen</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>In der Konversation suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>Vollständigen Text anzeigen</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, %Ln Sitzung, eingeklappt</numerusform>
            <numerusform>%1, %Ln Sitzungen, eingeklappt</numerusform>
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
        <translation>Vertrauen in Ordner</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>Nicht vertrauenswürdig · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>Vertrauenswürdig · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>Ein hier abgelegter Ordner beginnt eine Sitzung darin</translation>
    </message>
</context>
<context>
    <name>FolderDropBox</name>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Drop a folder here</source>
        <translation>Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%Ln weitere Sitzung in %1</numerusform>
            <numerusform>%Ln weitere Sitzungen in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>Weniger Sitzungen in %1 anzeigen</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>Zusätzlicher Ordner: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>Erlauben: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>Nachfragen: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>Ablehnen: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>Berechtigungsmodus: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>Skills in Unterordnern wurden nicht geprüft: Es gibt mehr als %Ln Ordner</numerusform>
            <numerusform>Skills in Unterordnern wurden nicht geprüft: Es gibt mehr als %Ln Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>er antwortet nicht</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>kein gültiges JSON ({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>keine gültige Git-Konfiguration</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>Der Front-Matter-Block ist zu lang</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>Der Front-Matter-Block beginnt ungewöhnlich</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>mehr als %Ln Datei</numerusform>
            <numerusform>mehr als %Ln Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} gehört einem anderen Benutzer: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>{name} kann von jedem Benutzer dieses Computers geändert werden</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>{name} konnte nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} ist ein Plugin: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} ist ein Workflow</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}: wird von Git automatisch ausgeführt</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name}: Git nimmt die Dateien von {path} für die dieses Ordners</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}: Claude Desk kennt den Zweck nicht</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name}: Submodule, deren eigene Git-Einstellungen sich nicht abschalten lassen</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name}: {key} lässt sich von außen nicht abschalten</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln Zeichen)</numerusform>
            <numerusform>{setting} (%Ln Zeichen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude hat in diesem Worktree gearbeitet. Das Transkript können Sie weiterhin lesen. Erstellen Sie den Worktree neu, setzen Sie diese Sitzung im Repository fort, oder beginnen Sie in einem anderen Ordner eine neue Sitzung mit diesem Transkript in der ersten Nachricht.</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>In %1 fortfahren</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>Neu erstellen</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>Der Ordner dieser Sitzung wurde nicht gefunden</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>Der Worktree dieser Sitzung wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>Das Transkript können Sie weiterhin lesen. Erstellen Sie den Worktree neu, oder machen Sie im Repository weiter: Eine neue Sitzung dort weiß alles aus dieser. In einem anderen Ordner beginnt eine neue Sitzung mit diesem Transkript in der ersten Nachricht.</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>Sie können das Transkript weiterhin lesen. Stellen Sie den Ordner wieder her, oder machen Sie in einem anderen weiter: Eine neue Sitzung beginnt dort mit diesem Transkript in der ersten Nachricht.</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>In einem neuen Worktree …</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>Standard ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>Nicht installiert. Stattdessen wird {font} verwendet.</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>A URL</source>
        <translation>Eine URL</translation>
    </message>
    <message>
        <source>A date and time, such as 2026-11-22T09:30:00Z</source>
        <translation>Datum und Uhrzeit, z.&#xa0;B. 2026-11-22T09:30:00Z</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>Ein Datum, z.&#xa0;B. 2026-11-22</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>Eine ganze Zahl</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>Eine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>Beliebig viele wählen</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Eine Option wählen</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>Kein gültiges JSON: Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>Die Antwort muss ein JSON-Objekt sein: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>Die Antwort muss {rule} erfüllen</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name} ist nicht vorgesehen</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} muss {rule} erfüllen</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}, mindestens {least}</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}, mindestens {least} Zeichen</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}, höchstens {most}</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}, höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, {least} bis {most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}, {least} bis {most} Zeichen</translation>
    </message>
</context>
<context>
    <name>FullContent</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>Die ausgewählten Regeln werden hinzugefügt. %1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>Diese Regel wird hinzugefügt. %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Weniger Optionen</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>Speicherort der Regel</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>Alle meine Projekte</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>Außerdem Dateiänderungen annehmen</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>Außerdem Zugriff auf einen Ordner über dem Ordner der Sitzung erlauben</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>Außerdem Zugriff auf den gesamten Computer erlauben</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>Außerdem Zugriff auf diesen Ordner erlauben</numerusform>
            <numerusform>Außerdem Zugriff auf diese %Ln Ordner erlauben</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>Außerdem Zugriff auf Ihren gesamten persönlichen Ordner erlauben</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>Außerdem ohne Nachfrage alles ablehnen, was nicht bereits erlaubt ist</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>Außerdem Claude Code entscheiden lassen, wonach gefragt wird</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>Außerdem zu „Nachfragen“ wechseln</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>Außerdem in den Planmodus wechseln</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>Von jeder Art werden höchstens {count} Vorschläge angeboten</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code schlägt auch Änderungen vor, die Claude Desk nicht anbietet: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>Für den Rest dieser Sitzung</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>In allen Ihren Projekten</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>In diesem Projekt</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>In diesem Projekt, für alle</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>Gespeichert in .claude/settings.json dieses Projekts, mit anderen geteilt.</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>Gespeichert in .claude/settings.local.json dieses Projekts.</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>Gespeichert in Ihren Einstellungen, ~/.claude/settings.json.</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>Gespeichert in „{place}“.</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>Vorschläge, die zum Anzeigen zu lang sind, werden nicht angeboten</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>Dieses Projekt (nur ich)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>Dieses Projekt (geteilt)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>Gilt bis zum Ende dieser Sitzung und wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>eine unbekannte Änderung</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>bestehende Regeln ändern</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>Ordner entfernen</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>Nachfrageregeln</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>Ablehnungsregeln</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>der Modus {mode}</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>Profil: %1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>Aus einem .deb-Paket</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>Aus einem .rpm-Paket</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>Aus dem portablen Archiv</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>Git-Checkout in {folder}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>In {folder}</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>Ein neueres .deb-Paket installieren</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>Ein neueres .rpm-Paket installieren</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>Auf demselben Weg wie bei der Installation</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>Ein neueres Archiv an derselben Stelle entpacken</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>Mit {installer}, in {folder}</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>git pull in {folder}</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>Zum Ende springen</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>Ordnereinstellungen prüfen</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln Git-Einstellung</numerusform>
            <numerusform>%Ln Git-Einstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln MCP-Server</numerusform>
            <numerusform>%Ln MCP-Server</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln Umgebungsvariable</numerusform>
            <numerusform>%Ln Umgebungsvariablen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln Hook</numerusform>
            <numerusform>%Ln Hooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other settings</source>
        <translation>
            <numerusform>%Ln weitere Einstellung</numerusform>
            <numerusform>%Ln weitere Einstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln Berechtigungsregel</numerusform>
            <numerusform>%Ln Berechtigungsregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln geplante Aufgabe</numerusform>
            <numerusform>%Ln geplante Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>MCP-Server dieses Ordners, die nicht geladen sind: {names}.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>Dieser Ordner wurde ohne seine eigenen Einstellungen geöffnet.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>Dieser Ordner wurde ohne seine eigenen Einstellungen geöffnet: {settings}.</translation>
    </message>
</context>
<context>
    <name>Lightbox</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Attachment %1 of %2</source>
        <translation>Anhang %1 von %2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>Dieses Bild kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Als %1 gespeichert</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>Einpassen oder Originalgröße</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorheriges</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
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
        <translation>Wird geladen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>Kommentar zu {place}</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>Gelöschte Zeile {line}</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>Gelöschte Zeilen {first}–{last}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Zeilen {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}, gelöschte Zeile {line}</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}, gelöschte Zeilen {first}–{last}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, Zeile {line}</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}, Zeilen {first}–{last}</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>Sitzungen gruppieren</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>Nach Ordner</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>Sitzungen gruppieren</translation>
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
        <translation>weniger als {sum}</translation>
    </message>
    <message>
        <source>{count}B</source>
        <translation>{count} Mrd.</translation>
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
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}&#xa0;min {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
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
        <translation>{size}&#xa0;B</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size}&#xa0;GB</translation>
    </message>
    <message>
        <source>{size} KB</source>
        <translation>{size}&#xa0;KB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;MB</translation>
    </message>
</context>
<context>
    <name>LockView</name>
    <message>
        <source>Another program is writing to this session. This view follows it.</source>
        <translation>Ein anderes Programm schreibt in diese Sitzung. Diese Ansicht folgt ihr.</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>Ein anderes Programm hat in diese Sitzung geschrieben. Diesen Teil hat Claude hier nicht gesehen.</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>Sitzung neu laden</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>Das andere Fenster hat die Sitzung nicht freigegeben. Möglicherweise werden Sie dort etwas gefragt.</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>Diese Sitzung ist in einem anderen Claude-Desk-Fenster geöffnet. Diese Ansicht folgt ihr.</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>Hier wurde gesucht</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>ist da, kann aber nicht ausgeführt werden</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1, eingeklappt</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, ausgeklappt</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln Ordner</numerusform>
            <numerusform>%Ln Ordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln Muster</numerusform>
            <numerusform>%Ln Muster</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>{folders} aufgelistet</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>{files} gelesen</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>{files} gelesen, {folders} aufgelistet</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>{files} gelesen, {patterns} gesucht</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>{files} gelesen, {patterns} gesucht, {folders} aufgelistet</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>{patterns} gesucht</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>{patterns} gesucht, {folders} aufgelistet</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>Neu verbinden</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>%1 neu verbinden</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>%1 ausschalten</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>%1 einschalten</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>Ein ausgeschalteter Server bleibt in diesem Ordner auch in späteren Sitzungen ausgeschaltet.</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Claude Code neu starten</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>%Ln MCP-Server fehlgeschlagen</numerusform>
            <numerusform>%Ln MCP-Server fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln MCP-Server erfordert eine Anmeldung</numerusform>
            <numerusform>%Ln MCP-Server erfordern eine Anmeldung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln Tool: {tools}</numerusform>
            <numerusform>%Ln Tools: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>Ein Neustart beendet: {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Verfügbar, sobald Claude Code läuft.</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>Claude kann ihn verwenden, bis Claude Code neu startet.</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude erhält die Tools nach einem Neustart von Claude Code.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Wird verbunden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>MCP-Server {name} fehlgeschlagen</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>Keine MCP-Server in dieser Sitzung.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>Führen Sie claude in diesem Ordner in einem Terminal aus, melden Sie sich mit /mcp an, und wählen Sie dann hier „Neu verbinden“.</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>Anmeldung erforderlich</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>Der Merge wurde rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln Commit kommt in {target}, im Ordner {folder}.</numerusform>
            <numerusform>%Ln Commits kommen in {target}, im Ordner {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>%Ln Datei ist im Worktree nicht committet und wird nicht gemergt:</numerusform>
            <numerusform>%Ln Dateien sind im Worktree nicht committet und werden nicht gemergt:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>%Ln Datei ist in {folder} nicht committet und bleibt, wie sie ist:</numerusform>
            <numerusform>%Ln Dateien sind in {folder} nicht committet und bleiben, wie sie sind:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln Datei wird im Konflikt sein. Sie oder Claude können ihn nach dem Merge lösen, oder Sie machen den Merge rückgängig.</numerusform>
            <numerusform>%Ln Dateien werden im Konflikt sein. Sie oder Claude können die Konflikte nach dem Merge lösen, oder Sie machen den Merge rückgängig.</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>Alle Commits von {branch} sind schon in {target}.</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>In {folder} sind Änderungen vorgemerkt. Committen Sie sie zuerst oder nehmen Sie sie zurück:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Git konnte das nicht tun. Nichts wurde gemergt.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Git hat zu lange gebraucht und wurde gestoppt. Nichts wurde gemergt.</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>Git wurde während des Merge beendet. {target} hat keinen Commit davon, aber Dateien des Ordners {folder} können geschrieben worden sein.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git wurde nicht gefunden. Installieren Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>Kein anderer Checkout ist auf einem Branch, von dem dieser stammt. Checken Sie jenen Branch zuerst aus.</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>In {folder} nicht beendet: {operation}. Beenden Sie das zuerst oder brechen Sie es ab.</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>Nichts wird gepusht.</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>Die Ordner haben sich geändert, seit Sie hingesehen haben. Prüfen Sie sie erneut.</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>Der Merge wurde gestoppt. Nichts wurde gemergt.</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>Der Merge würde in {folder} Dateien überschreiben, die nicht committet sind. Committen oder verschieben Sie sie zuerst:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>Dieser Ordner ist kein Worktree und hat darum keinen Branch, der hier gemergt wird.</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>Dieses Git kann nicht im Voraus sagen, ob es Konflikte gibt. Wenn ja, lässt sich der Merge rückgängig machen.</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>Dieser Worktree ist auf keinem Branch. Legen Sie zuerst einen an.</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>im Konflikt</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>wird im Konflikt sein</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 Dieser Anhang wird nicht gesendet.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Anhang: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>Erwähnung: %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>Nachrichtenwarteschlange</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude erhält sie jetzt; was lief, läuft im Hintergrund weiter</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>Der laufende Befehl oder Agent läuft im Hintergrund weiter.</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>wird zurückgeholt</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>an Claude Code übergeben</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>wird bearbeitet</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>wird als Nächstes gesendet; Claudes Durchgang wurde dafür gestoppt</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>wurde um {time} nicht gesendet</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>wird nach dem aktuellen Schritt gesendet</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>wird nach diesem Durchgang gesendet</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>wird um {time} gesendet</translation>
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
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>Modell und mehr</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>Bilder und PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>Neuen Ordner verwerfen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Name des neuen Ordners</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>Neue Sitzung in einem anderen Ordner</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>In einem anderen Ordner beginnen</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Branch: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>In einem neuen Worktree …</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>Anweisungen: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>Zu einem anderen Branch wechseln</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>Wechselt …</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>Letzte Sitzungen in %1</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>Letzte Sitzungen in diesem Ordner</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>Ein Worktree ist ein weiterer Ordner desselben Repositorys mit einem eigenen Branch. Was Claude dort ändert, berührt Ihre Dateien hier nicht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>Anlegen und starten</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>Dateien dieses Repositorys benennen Filter. Ihre Git-Konfiguration führt dafür diese Programme aus:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Ignorierte Dateien</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>Repository wird gelesen …</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>Neuer Branch</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>Neue Sitzung in einem neuen Worktree</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>Unfertigen Worktree entfernen</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>Diese Filter ausführen. Ohne sie bleiben Dateien, wie Git sie speichert; Git-LFS-Dateien sind dann nur Verweise.</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude benennt zu viele Dateien, deshalb wird keine kopiert. Fassen Sie die Muster enger.</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>Dateien werden ausgecheckt: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>%Ln ignorierte Datei kopieren, die .worktreeinclude benennt ({size})</numerusform>
            <numerusform>%Ln ignorierte Dateien kopieren, die .worktreeinclude benennt ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>Legt den Ordner {folder} mit dem neuen Branch {branch} an, ausgehend von {base}.</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>Worktree wird angelegt …</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Das Repository konnte nicht gelesen werden. Versuchen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln Datei wurde nicht gespeichert</numerusform>
            <numerusform>%Ln Dateien wurden nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>Eine neue Konversation hat begonnen; das Transkript darüber kennt Claude nicht</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>Zu spät erlaubt; es wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>Zu spät erlaubt; es wurde nicht ausgeführt: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>Angehängte Dateien wurden nicht gefunden</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>Hintergrundagenten wurden gestoppt</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code konnte diese Sitzung nicht speichern: Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code konnte diese Sitzung nicht speichern: Der Datenträger ist voll ({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code hat eine Nachricht nicht angenommen</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code wird beendet</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code wird beendet: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude hat eine Datei im eigenen Arbeitsbereich gespeichert</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>Die Antwort von Claude war leer; Claude wurde erneut gefragt</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>Komprimiert</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>Komprimiert ({then} → {now} Tokens)</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>Automatisch komprimiert</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>Automatisch komprimiert ({then} → {now} Tokens)</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>Konversation wird komprimiert</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>Das Komprimieren der Konversation wurde gestoppt</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>Die Konversation konnte nicht komprimiert werden</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>Die Konversation konnte nicht komprimiert werden: Ein Hook hat es blockiert</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>Die Konversation konnte nicht komprimiert werden: Sie ist zu lang</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>Die Konversation konnte nicht komprimiert werden: Sie ist zu kurz</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>Die Konversation konnte nicht komprimiert werden: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>Nicht gespeichert: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>Nicht gespeichert: {names} und %Ln weitere</numerusform>
            <numerusform>Nicht gespeichert: {names} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>Ältere Tool-Ergebnisse wurden entfernt, um Kontext zu sparen</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>Token-Limit der Ausgabe ohne Antwort erreicht; Claude wurde erneut gefragt</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>Token-Limit der Ausgabe erreicht; Claude fährt fort</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>Veröffentlicht: {url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>Geplante Aufgabe gestartet</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>Geplante Aufgabe gestartet: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>Anmeldung fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Von Claude Code gestartet</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>Durch eine geplante Aufgabe gestartet</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>Durch einen geplanten Weckruf gestartet</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>Durch eine neuere Nachricht ersetzt</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>Der Hook {name} hat dies blockiert</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>Der Hook {name} hat dies blockiert: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>Der Hook {name} ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>Der Hook {name} ist fehlgeschlagen: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>Der Hook {name} meldet: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>Der Hook {name} hat Claude gestoppt</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>Der Hook {name} hat Claude gestoppt: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>Der Hook {name} sagte Claude: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>Das Plugin {name} konnte nicht installiert werden</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>Das Plugin {name} konnte nicht installiert werden: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>Das Plugin {name} wurde installiert</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>Die Antwort wurde abgeschnitten; Claude fährt fort</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>Die Sitzung konnte nicht gespiegelt werden: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>Die Sitzungsdatei ist hier beschädigt. Es kann etwas fehlen.</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>Die CLAUDE.md dieses Projekts ist sehr lang</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>Die CLAUDE.md dieses Projekts ist sehr lang: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>Unbekannter Inhaltstyp: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>Unbekannter Nachrichtentyp: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>Unbekannter Nachrichtentyp: {name} (%Ln-mal)</numerusform>
            <numerusform>Unbekannter Nachrichtentyp: {name} (%Ln-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Während Sie weg waren</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>Während Sie weg waren: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Von Ihnen ausgeführt: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>ein anderes Modell</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>kein Typ</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} hat diese Anfrage abgelehnt</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} hat diese Anfrage abgelehnt; stattdessen antwortet {fallback}</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} ist nicht verfügbar; {fallback} antwortet</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} ist überlastet; stattdessen antwortet {fallback}</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>{tool} wurde durch eine Regel abgelehnt</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>{tool} wurde abgelehnt: {reason}</translation>
    </message>
</context>
<context>
    <name>NotificationSettings</name>
    <message>
        <source>1 min</source>
        <translation>1&#xa0;min</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10&#xa0;s</translation>
    </message>
    <message>
        <source>15 min</source>
        <translation>15&#xa0;min</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30&#xa0;s</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5&#xa0;min</translation>
    </message>
    <message>
        <source>A permission, a question or a plan is waiting.</source>
        <translation>Eine Berechtigung, eine Frage oder ein Plan wartet.</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>Ein Durchgang endete mit einem Fehler</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>Ein Durchgang ist beendet, und Agenten arbeiten noch.</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>Ein Nutzungslimit wurde erreicht</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>Nach jedem Durchgang</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude ist fertig</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude braucht Sie</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude wartet auf Agenten</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>Inhalt verbergen</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>Kein Audioplayer gefunden. Installieren Sie pw-play, paplay oder aplay.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>Benachrichtigungen nennen weder die Sitzung noch, was sie fragt.</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>Nur nach Durchgängen ab</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>Erklingen, wenn Claude Sie braucht oder fertig ist, während ein anderes Fenster aktiv ist.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>Benachrichtigung anzeigen</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>Der Desktop zeigt sie, während ein anderes Fenster aktiv ist oder eine andere Sitzung angezeigt wird. Sie können eine Anfrage ablehnen, aber nie erlauben.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>Auf diesem System gibt es noch keine Benachrichtigungen.</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln Befehl läuft noch</numerusform>
            <numerusform>%Ln Befehle laufen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln Nachricht wartet</numerusform>
            <numerusform>%Ln Nachrichten warten</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>Eine Sitzung ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>Eine Sitzung ist fertig.</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>Eine Sitzung braucht Sie.</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>Eine Sitzung wartet auf Agenten.</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>Ein Nutzungslimit wurde erreicht.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>„{subject}“ ablehnen</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>So sehen Benachrichtigungen Ihrer Sitzungen aus.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>Dann senden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Erneut aufrufen</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>Geöffneter Agent</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>Diesen Agenten stoppen</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln Tool</numerusform>
            <numerusform>%Ln Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Auftrag von Claude</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>Auftrag von „{agent}“</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code hat die Kennung dieses Agenten noch nicht gemeldet.</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>Claude erhält Ihre Nachricht und gibt sie an diesen Agenten weiter.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>An Claude gesendet.</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>An Claude gesendet. Claude gibt es weiter.</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>Diese Version von Claude Code gibt keine Nachrichten an Agenten weiter.</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>Sie haben diesen Agenten gestoppt. Claude Code setzt ihn nicht fort.</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
</context>
<context>
    <name>OptionPreview</name>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Ein Desktop-Chat-Client für Claude Code.</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>Argumente nach {mark} werden an Claude Code weitergegeben.</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>Claude Desk dem Menü Ihres Desktops hinzufügen und beenden</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>Mehrdeutige Option: {option} könnte {matches} bedeuten</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>Argument {name}: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>Befehl, der Claude Code startet</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>die letzte Sitzung des Ordners fortsetzen</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument erwartet</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>explizites Argument {argument} ignoriert</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>ungültige Auswahl: {value} (möglich: {choices})</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>Sprache des Fensters: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>Modell für die Sitzung, wie in Claude Code</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>Ordner nicht gefunden: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>nicht zusammen mit Argument {name} erlaubt</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>ein eigenes Fenster öffnen, auch wenn Claude Desk schon läuft</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>Berechtigungsmodus, wie in Claude Code</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Positionsargumente</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>Profil neuer Sitzungen; {name} für das Standardprofil</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>Projektordner, der geöffnet wird</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>diese Sitzung des Ordners fortsetzen</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>Versionsnummer des Programms anzeigen und beenden</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>Design, nur für diesen Start</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>die Demo ausprobieren; kein Konto erforderlich</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>unbekannte Sprache: {language} (verfügbar: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>unbekannte Argumente: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>Aufruf: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>mit {option}: wieder entfernen</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} benötigt {other}</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}: Fehler: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln Befund</numerusform>
            <numerusform>%Ln Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln Job</numerusform>
            <numerusform>%Ln Jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications</source>
        <translation>
            <numerusform>%Ln Benachrichtigung</numerusform>
            <numerusform>%Ln Benachrichtigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notifications unread</source>
        <translation>
            <numerusform>%Ln Benachrichtigung ungelesen</numerusform>
            <numerusform>%Ln Benachrichtigungen ungelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln Seite</numerusform>
            <numerusform>%Ln Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resources</source>
        <translation>
            <numerusform>%Ln Ressource</numerusform>
            <numerusform>%Ln Ressourcen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln Tool</numerusform>
            <numerusform>%Ln Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>5-Stunden-Limit</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Nach Modell</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>Geänderte Zeilen</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Wird verbunden</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>Webhook erstellen</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>Eigene Agenten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>Zusatznutzung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Idea</source>
        <translation>Idee</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Worktree behalten</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>Zum Komprimieren frei gehalten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Auflisten</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>Läufe auflisten</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP-Ressource</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP-Ressourcen</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>Anweisungen der MCP-Server</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP-Tools</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>MCP-Tools (bei Bedarf geladen)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Memory-Dateien</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>Fehlende Funktion</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>Anmeldung nötig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster Lauf</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Nicht eingerichtet</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Noch nicht erfüllt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>Protokoll eines Laufs lesen</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>Memory lesen</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>Wiederkehrend</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>Worktree entfernen</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>Zurück zu</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>Slash-Befehle</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>System-Prompt</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>System-Tools</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>System-Tools (bei Bedarf geladen)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>Die Verzögerung wurde auf {duration} geändert</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>Der Dienst hat das abgelehnt</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Dauer von Claudes Antworten</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Nicht committete Änderungen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Hochladen</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Nutzungslimit</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>Weckruf abgebrochen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Wochenlimit</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>Was den Kontext füllt</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>Wer es sehen kann</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Worktree</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>verworfen</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>in {duration}</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>kein Ziel</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>keine Jobs</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>keine Ergebnisse</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>aktualisiert</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} von {window} Tokens</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>{count} Tokens über dem Limit</translation>
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
        <translation>{limit}: fast erreicht</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit}: erreicht</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} Eingabe · {received} Ausgabe</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} verbraucht</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} verbraucht, Neubeginn {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Seite schließen</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>Sitzungen in diesem Zustand</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>Neue Antwort</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Abzweigung</translation>
    </message>
</context>
<context>
    <name>OverviewRows</name>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln Agent</numerusform>
            <numerusform>%Ln Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>In a terminal</source>
        <translation>In einem Terminal</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>In einem anderen Fenster offen</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>Keine Sitzung ist in diesem Zustand.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Keine Sitzung ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>Trennlinie zwischen den Sitzungen</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Panel schließen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Berechtigungsverlauf</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>Breite des Panels</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>Nächster Teil</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Vorheriger Teil</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>Regel hinzufügen und erlauben</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Einmal erlauben</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>Mit Optionen erlauben</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Immer erlauben</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>Immer erlauben&#xa0;…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>Mit Notiz ablehnen&#xa0;…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Notiz an Claude</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>Berechtigungsanfrage: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>Was soll Claude stattdessen tun? Wird mit „Ablehnen“ gesendet</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>Berechtigungsverlauf</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>Als JSON Lines speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Als Markdown speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>Berechtigungsverlauf speichern</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>Berechtigungsverlauf durchsuchen</translation>
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
        <translation>%1: %2, %3, %4, eingeklappt</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Eingabe: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>Einmal erlaubt</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Immer erlaubt</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Beantwortet</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>Nachfrageregel ({place}): {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>Angefragt von {asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>Um weiteres Planen gebeten</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>Abgelehnt und gestoppt</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>In einer Benachrichtigung abgelehnt</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>Ohne Nachfrage abgelehnt</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>Abgelehnt: Der Durchgang wurde gestoppt</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>Ablehnungsregel ({place}): {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Übergangen</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>Mit der Sitzung beendet</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>Ordner ({place}): {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>Modus ({place}): {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>Nicht erlaubt: Claude Code wurde beendet</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>Nicht beantwortet: Die Sitzung wurde geschlossen</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>Berechtigungsverlauf: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>Plan genehmigt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>Wird beim nächsten „Erlauben“ entfernt; bis dahin aktiv</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>Regel ({place}): {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>Regel „{behavior}“ ({place}): {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Von Claude Code zurückgezogen</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht abgeschlossen</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>lokale Einstellungen dieses Projekts</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>Einstellungen dieses Projekts</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>diese Sitzung</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>Ihre Einstellungen</translation>
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
        <translation>Nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Speichern fehlgeschlagen: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>Eingabe von {tool}</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>Noch keine Entscheidungen in dieser Sitzung</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Berechtigungsverlauf</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} gespeichert</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>Nur die neuesten Entscheidungen werden angezeigt</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Ohne Wirkung</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Berechtigungsregeln</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Berechtigungen</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>Regeln, die das tun</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Verfügbar, sobald Claude Code läuft.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>Nach den Regeln fragt Claude Code: {rule} gilt vor {over}.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>Nach den Regeln fragt Claude Code: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>Nach den Regeln wird es abgelehnt: {rule}.</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>Nach den Regeln läuft es ohne Rückfrage: {rule}.</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code hat {rule} zu {file} hinzugefügt.</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Claude Code wird nach seinen Regeln gefragt…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code hat {rule} aus {file} entfernt.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>Ohne Wirkung: {rule} erlaubt es schon</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>Ohne Wirkung: {rule} fragt vorher</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>Ohne Wirkung: {rule} lehnt es ab</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>Keine Regel betrifft es: Der Berechtigungsmodus entscheidet. Manche Befehle, die nur lesen, laufen sofort.</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>Keine Regeln gefunden</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>Keine Regeln. Claude Code fragt, wie es der Modus vorgibt.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>Das weiß nur Claude Code, wegen {rule}.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Das weiß nur Claude Code: Es betrachtet jeden Teil dieses Befehls für sich.</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>Diese Regel betrifft jeden Befehl.</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>Diese Version von Claude Code nennt ihre Regeln nicht.</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>Gleich welche Optionen und Dateien folgen.</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Ohne Wirkung</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>Ihre Organisation erlaubt nur ihre eigenen Regeln.</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>Sie haben den Inhalt bearbeitet</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool}, angefragt von {asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool}, angefragt von {asker} · in {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1; Taste %2</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>Diesen Plan genehmigen?</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>Die Genehmigung erteilt die gewünschten Berechtigungen nicht: %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude hat keinen Plan gesendet. Wählen Sie „Weiter planen“, um einen anzufordern.</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Weiter planen</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Notiz an Claude</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>Der Plan ist in %1 gespeichert</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>Was soll anders sein? Wird mit „Weiter planen“ gesendet</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>noch nichts wurde geändert</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>Zum Kommentieren Teil anklicken oder Eingabetaste drücken</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>Teile des Plans</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1; Ihr Kommentar: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentieren</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>Diesen Teil kommentieren</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>Diesen Teil kommentieren; Eingabetaste speichert</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Kommentar entfernen</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln Kommentar wird mit „Weiter planen“ gesendet, nicht mit „Genehmigen“</numerusform>
            <numerusform>%Ln Kommentare werden mit „Weiter planen“ gesendet, nicht mit „Genehmigen“</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>Genehmigen, Änderungen annehmen</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>Genehmigen, nachfragen</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>Genehmigen, dann {mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Weiter planen</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>Weiter planen, %Ln Kommentar</numerusform>
            <numerusform>Weiter planen, %Ln Kommentare</numerusform>
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
        <translation>Eine Proxy-Einstellung ist keine vollständige Adresse. Korrigieren Sie HTTPS_PROXY oder HTTP_PROXY.</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Ein Skript zwischen Claude Desk und Claude Code ändert, was sie einander senden. Verwenden Sie das Programm von Claude Code selbst.</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>Eine Einstellungsdatei ist kein gültiges JSON. Reparieren Sie die Datei oder verschieben Sie sie.</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code kann seinen Ordner für temporäre Dateien nicht sicher verwenden. Prüfen Sie Besitzer und Rechte des Ordners.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code kann den Ordner der Sitzung nicht verwenden. Starten Sie eine Sitzung in einem anderen Ordner.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code kann die Einstellungen Ihrer Organisation nicht verwenden. Fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code konnte die Organisation Ihres Kontos nicht prüfen. Prüfen Sie das Netzwerk oder melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code konnte den Worktree dieser Sitzung nicht prüfen. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code konnte Einstellungen nicht laden, die Ihre Organisation verlangt. Prüfen Sie das Netzwerk und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>Claude Code konnte nicht starten.</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>Claude Code konnte nicht starten: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code hat nicht innerhalb von {duration} geantwortet. Die Liste zeigt, was jetzt geschrieben ist.</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code hat das nicht geschrieben und nicht gesagt, warum.</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code arbeitet im Worktree dieser Sitzung nicht weiter.</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code hat sich beendet (Exit-Code {code}).</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code hat sich beendet.</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code hat keine Shell gefunden. Installieren Sie Git Bash oder erlauben Sie PowerShell.</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code antwortet nicht: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code läuft nicht.</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code muss in einer Sandbox arbeiten, und hier funktioniert keine. Installieren Sie bubblewrap und socat oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code hat dies abgelehnt</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>Claude Code wurde nicht gefunden, daher wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code wurde beendet (Signal {name}).</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code arbeitet im Hintergrund an dieser Unterhaltung. Beenden Sie zuerst jene Sitzung.</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>Der Benutzer root kann nicht ohne Berechtigungsanfragen arbeiten.</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>Das Transkript bleibt erhalten, aber Claude kennt diesen Durchgang nicht. Senden Sie die Nachricht erneut.</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>Das Transkript bleibt erhalten; mit Ihrer nächsten Nachricht geht es hier weiter.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>Diesem Ordner wird nicht vertraut, daher wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>Diese Regel gibt es nicht mehr: Ein anderes Programm hat sie entfernt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>Diese Version von Claude Code ist zu alt. Aktualisieren Sie sie und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>Ihr Konto gehört zu einer Organisation, die hier nicht erlaubt ist. Melden Sie sich mit einem anderen Konto an.</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>Ihre Organisation erlaubt keine eigenen Plugins, Agenten oder MCP-Server. Entfernen Sie sie aus dem Befehl, der Claude Code startet.</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>Ihre Organisation erlaubt diesen API-Anbieter nicht. Verwenden Sie ein Profil mit einem anderen Anbieter, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>Ihre Organisation verlangt eine Anmeldung, aber ein API-Schlüssel oder andere Zugangsdaten sind gesetzt. Verwenden Sie ein Profil ohne sie, oder entfernen Sie ANTHROPIC_API_KEY und ANTHROPIC_AUTH_TOKEN aus Ihrer Umgebung.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>Das Gateway Ihrer Organisation hat Ihre Anmeldung beendet. Melden Sie sich erneut an.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>Das Gateway Ihrer Organisation lehnt dieses Konto ab. Verwenden Sie ein Profil mit einem anderen Konto, oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>Die Einstellungen Ihrer Organisation werden diesem Konto verweigert. Melden Sie sich erneut an oder fragen Sie Ihre Administration.</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>Die Eingabe wurde geschlossen</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>Die Ausgabe wurde geschlossen</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>Der Prozess beendet sich nicht</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>keine Antwort innerhalb von {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>der Befehl für die Variable {variable} des Profils konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>der Befehl für die Variable {variable} des Profils wurde nicht innerhalb von {duration} fertig</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>der Befehl für die Variable {variable} des Profils ist fehlgeschlagen (Exit-Code {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>der Befehl für die Variable {variable} des Profils hat keinen Wert ausgegeben</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>der Befehl für die Variable {variable} des Profils hat zu viel ausgegeben</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>der Befehl für die Variable {variable} des Profils wurde nicht gefunden</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>der Schlüsselbund des Desktops hat keinen Wert für die Variable {variable} des Profils</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>der Schlüsselbund des Desktops mit der Variable {variable} des Profils antwortet nicht</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>der Schlüsselbund des Desktops mit der Variable {variable} des Profils ist gesperrt</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>Der Ordner {folder} existiert nicht</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>Der Name des Ordners ist kein gültiges UTF-8; Claude Code setzt das voraus. Benennen Sie den Ordner um oder öffnen Sie einen anderen</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>das Profil dieser Sitzung existiert nicht mehr</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>die Variable {variable} des Profils kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} ist kein gültiges JSON. Reparieren Sie die Datei oder holen Sie die Sicherung {backup} zurück, wenn sie vollständig ist.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} ist kein gültiges JSON. Reparieren Sie die Datei oder verschieben Sie sie.</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>Für alle neuen Sitzungen in diesem Ordner</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>Profil dieser Sitzung</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Wie in den Einstellungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Claude-Code-Befehl</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Claude-Code-Ordner (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>Profil bearbeiten</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Neue Sitzungen</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>Neue Sitzungen in diesen Ordnern und ihren Unterordnern gehören zu diesem Profil.</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>Geöffnete Sitzungen übernehmen geänderte Variablen, wenn ihr Claude Code neu startet.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Berechtigungsmodus</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>Berechtigungsmodus neuer Sitzungen dieses Profils</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>Dort liegen Sitzungen, Einstellungen und Anmeldung dieses Profils. Claude Code legt ihn an, wenn er fehlt.</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>Sie liegen in einer Datei, die nur Sie lesen können. Ein Befehl gibt bei jedem Start von Claude Code ein Geheimnis aus; er läuft ohne Shell. Der Schlüsselbund ist der Ihres Desktops.</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
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
        <translation>Konten von Claude Code nebeneinander, jedes mit eigenem Claude-Code-Ordner und eigenen Variablen. Befehle, die Claude ausführt, erben die Variablen des Profils der Sitzung, auch Schlüssel. Schlüssel und Adressen für Claude aus der Umgebung von Claude Desk gehen nur an das Standardprofil.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil&#xa0;…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden&#xa0;…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Abmelden&#xa0;…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>Die Zahlen gelten für die Sitzungen auf dem Datenträger. Claude Code löscht Sitzungen nach 30 Tagen, sofern seine Einstellungen nichts anderes festlegen.</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>%Ln Ordner, der es für neue Sitzungen verwendet, kehrt zum Standardprofil zurück.</numerusform>
            <numerusform>%Ln Ordner, die es für neue Sitzungen verwenden, kehren zum Standardprofil zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>Eine Sitzung des Profils ist noch offen, deshalb wurde das Profil nicht gelöscht.</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>Eine Variable hat keinen Namen.</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>Ein anderes Profil hat diesen Namen.</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>Ein anderes Profil hat diesen Ordner. Jedes braucht einen eigenen; daran ist zu erkennen, zu welchem eine Sitzung gehört.</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk: {variable} von {profile}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>Sitzung schließen und Profil löschen</numerusform>
            <numerusform>%Ln Sitzungen schließen und Profil löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>Das Schließen einer Sitzung beendet alles, was in ihr läuft.</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>Es konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Die Profile konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Profil löschen</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>Das Profil „{name}“ löschen?</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>Geben Sie einen Namen mit höchstens 40 Zeichen ein.</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>Geben Sie den Befehl ein, der den Wert von {name} ausgibt.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>Geben Sie den vollständigen Pfad eines Ordners ein oder einen unter ~/.</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>Geben Sie den Wert von {name} für den Schlüsselbund ein.</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>Nur das Profil wird gelöscht. Sein Ordner {folder} bleibt unverändert, mit Sitzungen, Einstellungen und Anmeldung; ebenso Werte im Schlüsselbund. Seine Sitzungen erscheinen wieder, sobald ein Profil diesen Ordner hat.</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>Das Profil „{name}“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>Im Befehl von Claude Code fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>Der Wert von {name} kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>Es gibt zwei Variablen mit dem Namen {name}.</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>Diese Version weiß nicht, woher der Wert von {name} kommt.</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>{name} kann hier nicht der Name einer Variable sein.</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>„{title}“ ist offen.</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>Variable hinzufügen</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>Befehl, der den Wert ausgibt</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Werte verbergen</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>Im Schlüsselbund</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>Name der Variable</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>Variable entfernen</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>Werte anzeigen</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>Wert der Variable</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>Woher der Wert kommt</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>Woher der Wert von %1 kommt</translation>
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
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
</context>
<context>
    <name>PromptList</name>
    <message>
        <source>Find a message</source>
        <translation>Nachricht suchen</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>Keine Nachrichten</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Ihre Nachrichten</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>Ein Ordner trägt diesen Namen</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>Änderung {number}: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>Löscht Zelle {cell}</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>Zeilenenden ändern sich von {before} zu {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>Neue Zelle</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>Neue Zelle nach {cell}</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>Diese Datei gibt es nicht; Claude Code würde dies ablehnen</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>Dieses Notebook gibt es nicht; Claude Code würde dies ablehnen</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>Ersetzt das einzige Vorkommen</numerusform>
            <numerusform>Ersetzt alle %Ln Vorkommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>Ersetzt Zelle {cell}</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>Ersetzt die vorhandene Datei</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>Ersetzt die vorhandene Datei von {size}, die kein Text ist</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>Ersetzt die vorhandene Datei von {size}, die zum Vergleichen zu groß ist</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>Der Inhalt besteht nur aus Leerzeichen und Zeilenumbrüchen</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>Die vorhandene Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>Die vorhandene Datei ist kein Text, daher kann die Änderung nicht angezeigt werden</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>Die vorhandene Datei ist zu groß zum Vergleichen</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>Die Datei hat bereits diesen Inhalt</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>Die Datei hat CRLF-Zeilenenden</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>Die Datei enthält typografische Anführungszeichen; gerade gelten als gleichwertig</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>Die Datei mischt CRLF- und LF-Zeilenenden; Claude Code wird sie vereinheitlichen</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>Die Datei wird leer sein</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>Der zu ersetzende Text ist nicht in der Datei; Claude Code würde dies ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>Der zu ersetzende Text kommt %Ln-mal vor; Claude Code würde dies ablehnen</numerusform>
            <numerusform>Der zu ersetzende Text kommt %Ln-mal vor; Claude Code würde dies ablehnen</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>Dieser Name gehört zu keiner regulären Datei</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>Dies würde eine Datei anlegen, die bereits existiert; Claude Code würde dies ablehnen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}, ersetzt {size}</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>Diff anzeigen</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>Wechselt in den Planmodus</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>Über den Plan wurde nicht entschieden</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>Plan fertig</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>Angeforderte Berechtigungen</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>Der Plan konnte nicht vorgelegt werden</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>Der Plan wurde nicht genehmigt</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>Wartet auf die Teamleitung</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>Sie haben Claude gebeten, weiter zu planen</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>Sie haben die Frage übergangen</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>Sie haben den Plan bearbeitet</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>Ihr Feedback</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Ihre Notizen</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (und %Ln weitere)</numerusform>
            <numerusform>{question} (und %Ln weitere)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>Diese Frage beantworten</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude erhält alle Antworten zusammen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>Ablehnen und %Ln Antwort verwerfen?</numerusform>
            <numerusform>Ablehnen und %Ln Antworten verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Übergehen</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>Übergehen und %Ln Antwort verwerfen?</numerusform>
            <numerusform>Übergehen und %Ln Antworten verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>Antwort behalten</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>Antworten behalten</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>Frage des MCP-Servers: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>Diese Frage überspringen</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>Der MCP-Server %1 fragt</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>Der MCP-Server %1 bittet Sie, eine Seite zu öffnen</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>Diese Frage passt in kein Formular. Beantworten Sie sie in JSON, wie es dieses Schema vorgibt.</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>Diese Frage passt in kein Formular. Beantworten Sie sie in JSON, wie es dieses Schema vorgibt. %1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>Ihre Antwort in JSON</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>Ihre Antworten gehen an den MCP-Server, nicht an Claude</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · optional</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>In eigenen Worten antworten</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>Antwort löschen</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In eigenen Worten</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Eigene Antwort</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>Alle Fragen sind übersprungen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>Unbeantwortet: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>Frage {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>{text}
… %Ln more characters</source>
        <translation>
            <numerusform>{text}
… %Ln weiteres Zeichen</numerusform>
            <numerusform>{text}
… %Ln weitere Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>Angefragt von {asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>Kann von hier aus nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>Hier nicht geprüft: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>Nicht von selbst senden</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>Zurück ins Nachrichtenfeld</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Nach dem aktuellen Schritt senden</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Nach diesem Durchgang senden</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>Nachricht senden</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>Diese Version von Claude Code kann gesendete Nachrichten nicht zurückgeben</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>Nachricht in der Warteschlange</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>5-Stunden-Limit fast erreicht.</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>5-Stunden-Limit erreicht.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude fährt mit Zusatznutzung fort.</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>Limit der Zusatznutzung fast erreicht.</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>Limit der Zusatznutzung erreicht.</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>Wird am {day} um {time} zurückgesetzt.</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>Nutzungslimit fast erreicht.</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>Nutzungslimit erreicht.</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>Opus-Wochenlimit fast erreicht.</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>Opus-Wochenlimit erreicht.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>Sonnet-Wochenlimit fast erreicht.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>Sonnet-Wochenlimit erreicht.</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>Wochenlimit fast erreicht.</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>Wochenlimit erreicht.</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>{share} verbraucht.</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>Abzweigung</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Alles wiederholen</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>Zählt nicht: Der Zeiger ist gerade erst in dieses Fenster gekommen. Drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>Zählt nicht: Das ist gerade erst erschienen. Drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>Zählt nicht: Das gehört vielleicht noch zum Druck davor. Warten Sie kurz und drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>Zählt nicht: Dieses Fenster ist gerade erst nach vorn gekommen. Drücken Sie noch einmal.</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>Zählt nicht: Sie haben bis eben getippt. Drücken Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>Der Grafiktreiber funktioniert nicht, daher zeichnet der Prozessor.</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>Vorhandene Datei behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>%Ln weitere Zeile darunter (Bild ab)</numerusform>
            <numerusform>%Ln weitere Zeilen darunter (Bild ab)</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Eingeklappt</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code ist nicht angemeldet</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude ist überlastet</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>Die Server von Claude sind überlastet</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>Token-Limit der Ausgabe erreicht</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>Ratenlimit erreicht</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>Das Konto ist gesperrt</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>Das Konto muss verifiziert werden</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>Die Cloud-Anmeldedaten wurden abgelehnt</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>Die Anfrage ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>Die Anfrage ist fehlgeschlagen (Status {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>Die Anfrage wurde abgelehnt</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>Es gibt ein Problem mit der Abrechnung des Kontos</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>Die Organisation dieses Kontos erlaubt Claude Code nicht</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>Dieses Modell existiert nicht oder ist für das Konto nicht verfügbar</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>Authentifizierung fehlgeschlagen</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>Abrechnungsfehler</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>keine Verbindung</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>Token-Limit der Ausgabe erreicht</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>Ratenlimit erreicht</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>Serverfehler</translation>
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
        <translation>Anfrage einklappen (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>Anfrage ausklappen (0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln Zeile, mehr darunter</numerusform>
            <numerusform>%Ln Zeilen, mehr darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>Eingabe wird gelesen …</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>Sie können dies vor dem Ausführen bearbeiten</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>Folgende Frage</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Nächste Anfrage</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Vorherige Frage</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>Vorherige Anfrage</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>Umfasst Dateien außerhalb dieses Projekts: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>Umfasst {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>Außerhalb dieses Projekts: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>Der Pfad führt über einen symbolischen Link zu {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>Der Pfad führt über einen symbolischen Link zu {path}, außerhalb dieses Projekts</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>Anzeigen: %1, angefragt von %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln verborgenes oder richtungsänderndes Zeichen, als ⟨U+…⟩ dargestellt</numerusform>
            <numerusform>%Ln verborgene oder richtungsändernde Zeichen, als ⟨U+…⟩ dargestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>Ein Plan</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>{tool} erlauben?</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>Enthält eine lange Lücke; lesen Sie unten oder rechts weiter</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>Läuft im Hintergrund weiter</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>Löscht Dateien oder verwirft Änderungen: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>Diese Datei bearbeiten?</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>Dieses Notebook bearbeiten?</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>Diese Unterhaltung beenden?</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>Beendet oder ändert laufende Programme: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>In einen Worktree wechseln?</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>Diese URL abrufen?</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>Nach diesen Dateien suchen?</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>Den Worktree verlassen?</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>Diesen Ordner auflisten?</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>Teil {part} von {count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>Dieses Plugin veröffentlichen?</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>Frage des MCP-Servers {server}</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>Greift auf das Netzwerk zu: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>Diese Datei lesen?</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>Dieses Notebook lesen?</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>Diese Dateien erhalten?</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>Diesen Code ausführen?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Diesen Befehl ausführen?</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>Läuft als anderer Benutzer: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>Führt übergebenen Code aus: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>Läuft außerhalb der Sandbox</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>In diesen Dateien suchen?</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>Im Web suchen?</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>Diese Dateien senden?</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>Diesen Bericht senden?</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>Dieses Ziel setzen?</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>Diesen Zeitplan einrichten?</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>Die Anleitung teilen?</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>Dieser Befehl wurde nicht analysiert; lesen Sie ihn ganz</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>Zu lang zum Analysieren</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>Zwei Namen sehen gleich aus: {first} und {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>Ungewöhnlicher Tool-Name; ahmt womöglich einen anderen nach</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>Claude Design verwenden?</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>Das MCP-Tool {tool} verwenden?</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>Das Projekt auf claude.ai verwenden?</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>Diesen Skill verwenden?</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>Ihre Seiten auf claude.ai verwenden?</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>Ihre Routinen auf claude.ai verwenden?</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>{tool} des MCP-Servers {server} verwenden?</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>Diese Datei schreiben?</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>Schreibt Dateien: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>Ihr Text enthält %Ln verborgenes oder richtungsänderndes Zeichen. Entfernen Sie es.</numerusform>
            <numerusform>Ihr Text enthält %Ln verborgene oder richtungsändernde Zeichen. Entfernen Sie sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} und %Ln weiteres</numerusform>
            <numerusform>{names} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name} (Zeile {line})</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}… (weitere {size})</translation>
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
        <translation>Enthält einen Backslash oder einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>Führt zu diesem Computer oder ins lokale Netzwerk</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Kein Host</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Nicht verschlüsselt</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>Der Host enthält Nicht-ASCII-Buchstaben, die in Namen nicht erlaubt sind</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>Der Host enthält Nicht-ASCII-Buchstaben: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>Der Host ist eine Zahl, kein Name</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>Der Host ist ein kodierter Name, der ungültig ist</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>Der Host ist ein kodierter Name: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>Der Host ist prozentkodiert: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>Der Teil vor dem @ ist nicht der Host; dies führt zu {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>Dies ist eine {scheme}-Adresse</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>Dies ist keine Webadresse</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>Ungewöhnliche Schreibweise; dies führt zu {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>Verwendet Port {port}</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code hat %Ln Anfrage zurückgezogen: {request}</numerusform>
            <numerusform>Claude Code hat %Ln Anfragen zurückgezogen, zuletzt: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Von Claude Code zurückgezogen: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}, angefragt von {asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>Ein Agent arbeitet. Stoppen Sie ihn zuerst, oder warten Sie.</numerusform>
            <numerusform>%Ln Agenten arbeiten. Stoppen Sie sie zuerst, oder warten Sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln Datei hat sich geändert, seit sie hier angezeigt wurde, und wurde so belassen.</numerusform>
            <numerusform>%Ln Dateien haben sich geändert, seit sie hier angezeigt wurden, und wurden so belassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>Ein anderes Fenster war mit diesem Ordner beschäftigt, daher wurde eine Änderung möglicherweise nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>Änderungen werden ab Ihrer nächsten Nachricht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Claude Code konnte nicht neu starten.</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code konnte nicht zurückspulen: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code hat sich nicht beendet.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude hat nicht rechtzeitig eine Nachricht vorgeschlagen.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude hat keine Nachricht vorgeschlagen.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude hat keine Nachricht vorgeschlagen: {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude arbeitet in diesem Ordner in einer anderen Sitzung. Stoppen Sie diese Arbeit zuerst, oder warten Sie.</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude arbeitet. Stoppen Sie zuerst den Durchgang.</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>Dort konnte keine Sitzung gestartet werden. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>%Ln neue Datei gelöscht: {names}</numerusform>
            <numerusform>%Ln neue Dateien gelöscht: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>Datei-Checkpoints sind in dieser Sitzung ausgeschaltet.</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git wandelt diese Datei beim Vormerken um, daher lässt sie sich nur als Ganzes vormerken.</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git hat nicht geantwortet. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>Git ist nicht installiert.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git hat zu lange gebraucht und wurde gestoppt.</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>Git wurde nicht gefunden. Ohne Git werden Änderungen nicht aufgezeichnet und können hier nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Von Claude Code ohne Angabe eines Grundes unverändert gelassen: {files}.</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>Unverändert gelassen, weil der frühere Inhalt nicht sicher ist: {files}.</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>Kein Checkpoint für diese Nachricht.</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>Kein Datei-Checkpoint für diese Nachricht.</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>Seitdem wurden keine Dateien geändert.</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>Von Ihrem persönlichen Ordner und den Ordnern darüber werden keine Snapshots erstellt. Änderungen werden nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>Kein geladener Tool-Aufruf nennt diese Datei. Möglicherweise hat ein Befehl oder ein anderes Programm sie geändert.</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>Vielleicht nicht wie vorher: {files}.</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>Von den Änderungen dieses Tool-Aufrufs ist in dieser Sitzung nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>Es ist kein Text vorgemerkt.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>Nichts wurde rückgängig gemacht. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>Nichts wurde rückgängig gemacht: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>%Ln Datei wiederhergestellt: {names}</numerusform>
            <numerusform>%Ln Dateien wiederhergestellt: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>Wiederhergestellt, aber ein anderer Hardlink hat noch den rückgängig gemachten Inhalt: {files}.</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>Zum Anfang zurückgespult. Ihre nächste Nachricht startet eine neue Sitzung.</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>Zurückgespult. Mit Ihrer nächsten Nachricht geht es hier weiter.</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>Übersprungen, weil Git diesen Inhalt beim Auschecken umwandeln könnte, etwa die Zeilenenden: {files}. Stellen Sie ihn mit Git wieder her.</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>Übersprungen, weil ein Link, eine Datei oder ein Ordner im Weg ist: {files}.</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>Übersprungen, weil inzwischen geändert: {files}.</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>Übersprungen, weil der frühere Inhalt nicht gespeichert ist: {files}.</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>Snapshots werden auf diesem System nicht unterstützt. Änderungen werden nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>Snapshots sind für diesen Ordner ausgeschaltet, daher werden Änderungen nicht aufgezeichnet. Sie können sie in den Einstellungen einschalten.</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>Beim Vormerken und Committen laufen Filter und Hooks des Repositorys. Beides ist verfügbar, sobald Sie diesem Ordner vertrauen.</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Gestoppt, bevor Claude antwortete. Ihre Nachricht steht wieder im Nachrichtenfeld.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestoppt.</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>Die Änderungen konnten nicht gelesen werden. Einzelheiten stehen im Protokoll.</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>Die Konversation wurde nach dieser Nachricht komprimiert; weiter können Sie nicht zurückspulen.</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>Die Demo ändert keine Dateien.</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>Die Dateien werden verglichen, sobald Sie gesagt haben, ob Sie diesem Ordner vertrauen.</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>Der Snapshot von vor diesen Änderungen wurde gelöscht.</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>Es gibt keinen Git-Commit zum Vergleichen.</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>Es gibt keinen anderen Checkout mit einem Branch, von dem dieser stammt.</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>Diese Datei wurde gelöscht, daher lässt sie sich nur als Ganzes wiederherstellen.</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Dieser Ordner enthält mehr als {count} Dateien, daher werden Änderungen nicht aufgezeichnet. Sie können das Limit in den Einstellungen erhöhen.</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Dieser Ordner ist größer als {size}, daher werden Änderungen nicht aufgezeichnet. Sie können das Limit in den Einstellungen erhöhen.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Dieser Ordner liegt in keinem Git-Repository.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>Diese Version von Claude Code kann keine Dateien wiederherstellen.</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>Zum Vormerken oder Zurücknehmen „Nicht vorgemerkt“ oder „Vorgemerkt“ wählen.</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>Das Schreiben wurde unterbrochen: Manche Dateien sind vielleicht noch nicht zurückgesetzt. „Wiederholen“ bringt zurück, was ersetzt wurde.</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>Ihre Nachricht steht wieder im Nachrichtenfeld, aber Claude kennt sie noch. {reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

Vielleicht läuft in diesem Repository gerade ein anderer Git-Befehl. Warten Sie, bis er fertig ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} und %Ln weitere</numerusform>
            <numerusform>{names} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} und %Ln weitere</numerusform>
            <numerusform>{name} und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 von %Ln Datei. Dateien, die Git ignoriert, und Dateien außerhalb des Ordners bleiben, wie sie sind. Die Dateien können Sie unter „Änderungen“ wiederholen.</numerusform>
            <numerusform>%1 von %Ln Dateien. Dateien, die Git ignoriert, und Dateien außerhalb des Ordners bleiben, wie sie sind. Die Dateien können Sie unter „Änderungen“ wiederholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>Änderungen an %Ln Datei (+%1 −%2 Zeilen) lassen sich nicht zurückholen. Durch Shell-Befehle vorgenommene Änderungen bleiben.</numerusform>
            <numerusform>Änderungen an %Ln Dateien (+%1 −%2 Zeilen) lassen sich nicht zurückholen. Durch Shell-Befehle vorgenommene Änderungen bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>Änderungen werden ermittelt&#xa0;…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>Konversation und Dateien</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>„%1“ bearbeiten und erneut senden?</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>Dateien: Keine von Claude bearbeitete Datei hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>Dateien: Seitdem hat sich keine geändert.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>%Ln Datei wiederherstellen</numerusform>
            <numerusform>%Ln Dateien wiederherstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>Auch diese wiederherstellen: %Ln Datei, die Sie oder ein anderes Programm seitdem geändert haben</numerusform>
            <numerusform>Auch diese wiederherstellen: %Ln Dateien, die Sie oder ein anderes Programm seitdem geändert haben</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>Beides zurückspulen</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>Konversation zurückspulen</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>Bis „%1“ zurückspulen?</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>Das Zurückspulen startet Claude Code neu und beendet %Ln Hintergrundaufgabe.</numerusform>
            <numerusform>Das Zurückspulen startet Claude Code neu und beendet %Ln Hintergrundaufgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>Wird zurückgespult&#xa0;…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>Diese Nachricht und alles danach werden entfernt. Ihr Text und ihre Anhänge kehren ins Nachrichtenfeld zurück. Sie können dies rückgängig machen, bis Sie eine Nachricht senden.</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>Was zurückgespult wird</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>Im Hintergrund</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>Im Hintergrund · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>Versuch {attempt} von {attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln anzeigen</numerusform>
            <numerusform>Alle %Ln anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>%Ln weitere Spalte</numerusform>
            <numerusform>%Ln weitere Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>Änderungen annehmen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Erneut aufrufen</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>Vorsicht: {text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude: {text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>Code: {text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>Früher: %Ln Durchgang</numerusform>
            <numerusform>Früher: %Ln Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>Früher: %Ln Durchgang, {day}</numerusform>
            <numerusform>Früher: %Ln Durchgänge, {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>{duration} nach „Stoppen“ durch {signal} beendet</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>Fehler: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>Nach {duration} fehlgeschlagen</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>Die ersten {shown} von {whole}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>Überschrift: {text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>Wichtig: {text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>Bisheriges Transkript mitsenden</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Unterbrochen, als Claude Desk geschlossen wurde</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Neue Sitzung mit diesem Transkript</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Hinweis: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>Hinweis: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>Als neue Sitzung öffnen</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Von Ihnen gestoppt</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>Von Ihnen in {duration} gestoppt</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>Beim Schließen der Sitzung gestoppt</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>Tabelle: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>Denken: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>Dieses Modell zeigt sein Denken nicht an.</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>Dieses Denken ist verschlüsselt und kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Nachgedacht</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>{duration} nachgedacht</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Tipp: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>Tool: {tool}: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>Tool: {tool}: {title}, {state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>Tools: {line}, fertig</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>Tools: {line}, fertig, {duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>Durchgang: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>Warnung: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>Sie haben ausgeführt: {command}, {state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Sie: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>Sie: {text}, in der Warteschlange</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>weniger als 1&#xa0;s</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>mehr als {size}</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>dauerte {duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, eingeklappt</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
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
        <translation>{tokens_in} Tokens Eingabe, {tokens_out} Ausgabe</translation>
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
        <translation>Antwort kopiert</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>Kopiert · Strg+Umschalt+C kopiert die letzte Antwort</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>Kopiert, ohne nicht lesbare Seiten</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>Wird kopiert&#xa0;… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>Wählen Sie den Text zum Zitieren aus oder gehen Sie zu seiner Zeile.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>Es gibt keine Antwort zum Kopieren.</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>Zu lang zum Zitieren. Wählen Sie weniger aus.</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Quelltext anzeigen</translation>
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
        <translation>Alt+Minus</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt+Plus</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>Durchgang als Markdown kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Q</source>
        <translation>Strg+Umschalt+Q</translation>
    </message>
    <message>
        <source>Edit and resend…</source>
        <translation>Bearbeiten und erneut senden…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Ab hier verzweigen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>In der Nachricht zitieren</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Bis hierher zurückspulen&#xa0;…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>In den Änderungen anzeigen</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>Bearbeiten und erneut senden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Quelltext anzeigen</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>Ein anderes Programm hat diese Regel entfernt. Sie können sie als neue Regel hinzufügen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Regel ändern</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code selbst fügt diese Regel zu %1 hinzu und entfernt dann die alte. Sie können es rückgängig machen.</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code selbst schreibt eine Zeile in %1. Sie können es rückgängig machen.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>Was die Regel tut</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>Wo die Regel steht</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schreibt…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Berechtigungsregeln</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>Würde nach diesem Befehl gefragt?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>Alle Tools des MCP-Servers {server}</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Wie Claude Code es liest</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>Befehle, die mit {words} beginnen</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>Bearbeiten von {files}</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>Jeder Befehl</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>Jede Nutzung von {tool}</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>Genau {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>Seiten von {host}</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Lesen von {files}</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>Startoptionen</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>diese Sitzung</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>Sie, in allen Ordnern</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}, nur Sie</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}, geteilt</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>{tool} des MCP-Servers {server}</translation>
    </message>
</context>
<context>
    <name>SafeNames</name>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>ScrollMarkers</name>
    <message>
        <source>Match in unloaded history</source>
        <translation>Treffer im nicht geladenen Verlauf</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>Markierungen der Bildlaufleiste</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln Datei</numerusform>
            <numerusform>%Ln Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln oder mehr Dateien</numerusform>
            <numerusform>%Ln oder mehr Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln Ergebnis</numerusform>
            <numerusform>%Ln Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln Tool</numerusform>
            <numerusform>%Ln Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>Erlaubte Domains</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>Blockierte Domains</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>Zeilen danach</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>Zeilen davor und danach</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>Zeilen davor</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>Nur der erste Eintrag wird angezeigt</numerusform>
            <numerusform>Nur die ersten %Ln werden angezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Suchanfrage</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>Zeitüberschreitung bei der Suche; es kann weitere Ergebnisse geben</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>Groß-/Kleinschreibung ignorieren</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>nur Treffer</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>mehrzeilig</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>keine Dateien</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>keine Treffer</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{matches} in {files}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{pattern} in {place}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>Alle Texte: „%1“</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Search all sessions for “%1”</source>
        <translation>Alle Sitzungen nach „%1“ durchsuchen</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Alle Sitzungen durchsuchen</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Filter zurücksetzen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>Von 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>Bis 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Zeitraum</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Beliebige Zeit</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Alle Verfasser</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Benutzerdefiniert</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>Sitzung: {title}, {detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>in einem Subagenten</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}; Suche läuft noch&#xa0;…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}; es gibt weitere</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{matches} in {sessions}</translation>
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
        <translation>Demo-Sitzungen werden weder gespeichert noch durchsucht.</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>Alle Ordner</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>Alle Tools</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>Geben Sie Daten wie 2026-05-03 ein, das frühere zuerst.</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>Indizierung: {done} von {total}. Der Rest wird noch nicht durchsucht.</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>Es gibt weitere Ergebnisse. Grenzen Sie die Suche ein.</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>Keine Ergebnisse mit diesen Filtern.</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>Noch keine Ergebnisse; die Indizierung läuft noch.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Keine Ergebnisse.</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>Suche fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>Durchsucht alles, was Sie, Claude und die Tools geschrieben haben, in allen Sitzungen.
Setzen Sie genaue Wortfolgen in „Anführungszeichen“.</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>Die Indizierung läuft noch.</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>Suche läuft noch&#xa0;…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>Drücken zum Einklappen</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln weicht ab</numerusform>
            <numerusform>%Ln weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>Hat geänderte Einstellungen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>Nur die Einstellungen zeigen, die vom Standard abweichen</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>Dann senden</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Nutzungslimit</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Eingabe sendet sie nach dem aktuellen Schritt.</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Eingabe sendet sie nach diesem Durchgang.</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Nach dem aktuellen Schritt senden</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Nach diesem Durchgang senden</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>Öffnen fehlgeschlagen: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>In anderen Sitzungen wartende Anfragen: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Sitzungen anzeigen</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>Bereich schließen</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>Ordnereinstellungen aus</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Zurück ins Hauptfenster</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Berechtigungsverlauf</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Als Markdown speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Als Webseite speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>Rohnachrichten speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Ihre Nachrichten</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>Keine passenden Sitzungen.</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>Noch keine Sitzungen.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} von %Ln Sitzung</numerusform>
            <numerusform>{found} von %Ln Sitzungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Diese Sitzung kann nicht geöffnet werden: Ihre Datei nennt keinen Ordner.</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>„{title}“ schließen?</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>Der Ordner konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>Dies konnte nicht gespeichert werden: {reason}. Es bleibt bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>„{title}“ löschen?</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>Die Sitzung wurde gerade erst geändert; womöglich schreibt noch ein anderes Programm hinein.</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>Es bleibt bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>Sitzungen werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>Sitzungen werden gelesen&#xa0;… {done} von {total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>Sitzungs-ID kopiert.</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>Einige Sitzungen liegen auf einem Datenträger, der nicht antwortet.</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>Das wird zuerst gestoppt.</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>Die Sitzung und die zugehörigen Daten von Claude Desk werden in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>Die Sitzungen auf dem Datenträger konnten gerade nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>Sitzung in Verwendung</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>Sitzungs-ID kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>Worktree mergen…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Zurück ins Hauptfenster</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>In ein neues Fenster verschieben</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>Worktree entfernen …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>Daneben anzeigen</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>%Ln Datei wurde nicht in den Worktree kopiert: {names}</numerusform>
            <numerusform>%Ln Dateien wurden nicht in den Worktree kopiert: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>%Ln Nachricht dieser Sitzung gehört nicht zu diesem Gespräch: Claude kennt sie nicht.</numerusform>
            <numerusform>%Ln Nachrichten dieser Sitzung gehören nicht zu diesem Gespräch: Claude kennt sie nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>Die Nachricht, die auf das Zurücksetzen des Nutzungslimits wartete, wurde nicht gesendet: Ihr Zeitpunkt ist vorbei.</numerusform>
            <numerusform>%Ln Nachrichten, die auf das Zurücksetzen des Nutzungslimits warteten, wurden nicht gesendet: Ihr Zeitpunkt ist vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} benötigt ein Terminal. Führen Sie claude in diesem Ordner in einem Terminal aus.</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>Ein anderes Programm hat diese Sitzung auf „Änderungen annehmen“ gestellt. Hier fragt Claude weiterhin zuerst.</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>Ein anderes Programm hat diese Sitzung auf „Plan“ gestellt.</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>Auto: Claude Code entscheidet, was ausgeführt werden darf, und fragt selten, bis Sie einen anderen Modus wählen</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>„Berechtigungen umgehen“ gilt nach diesem Durchgang; dafür wird Claude Code neu gestartet.</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>„Berechtigungen umgehen“ beginnt, wenn ein Agent fertig ist; Claude Code startet dafür neu. Ihre Nachrichten warten bis dahin.</numerusform>
            <numerusform>„Berechtigungen umgehen“ beginnt, wenn %Ln Agenten fertig sind; Claude Code startet dafür neu. Ihre Nachrichten warten bis dahin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>Dieser Ordner kann nicht geöffnet werden: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Diese Sitzung kann nicht geöffnet werden: Ihre Datei nennt keinen Ordner.</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>Claude Code kann während eines Durchgangs nicht neu gestartet werden. Versuchen Sie es erneut, wenn er beendet ist.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>Claude Code kann nicht neu starten, während ein Agent arbeitet. Stoppen Sie ihn, oder versuchen Sie es noch einmal, wenn er fertig ist.</numerusform>
            <numerusform>Claude Code kann nicht neu starten, während %Ln Agenten arbeiten. Stoppen Sie sie, oder versuchen Sie es noch einmal, wenn sie fertig sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code konnte die Nachricht nicht finden, bis zu der Sie zurückgespult haben. Es geht am Ende weiter: Claude kennt noch, was Sie entfernt haben.</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code konnte diese Sitzung nicht fortsetzen: Claude kennt das Transkript darüber nicht.</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code hat den laufenden Aufruf nicht in den Hintergrund verschoben. Claude wartet darauf.</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code braucht zum Starten etwas länger. Ihre Nachrichten werden so lange aufbewahrt.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>Claude Code startet neu, wenn ein Agent fertig ist.</numerusform>
            <numerusform>Claude Code startet neu, wenn %Ln Agenten fertig sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>Claude Code startet neu, wenn dieser Durchgang zu Ende ist.</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code hat mit dem Durchgang gestoppt: {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code verwendet den Aufwand „{effort}“.</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk kann {folders} nicht verwenden. Was dorthin gehört, geht beim Beenden verloren.</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk wurde nicht ordnungsgemäß beendet. Ihre Sitzungen wurden wiederhergestellt.</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>Claude kennt die Konversation seit dem Zurückspulen nicht: Claude Code wurde vor dem Speichern gestoppt.</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude kennt diesen Durchgang nicht: Claude Code wurde vor dem Speichern gestoppt.</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>Eine nicht gesendete Nachricht konnte nicht gelesen werden: {reason}. Ihre Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>Nachrichten in der Warteschlange konnten nicht gelesen werden: {reason}. Ihre Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>Einige Dateien von Claude Desk konnten nicht gelesen werden: {names} ({reason}). Sie wurden nicht verändert.</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>Ihre Entwürfe und Nachrichten in der Warteschlange konnten nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>Sitzungstitel und angeheftete Sitzungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>Die Liste der offenen Sitzungen konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Die Profile konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>Der Verlauf dieser Sitzung konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>Ihre Antwort zu diesem Ordner konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>Ihr Entwurf konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>Ihre Einstellungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>Dateien, die Claude Code anwendet, haben sich in diesem Ordner geändert. Claude Code wurde gestoppt und startet neu, sobald Sie entschieden haben, ob Sie ihnen vertrauen.</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>Treffer wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>Einstellungen mit unbekannten Werten ignoriert: {names}.</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>Läuft nicht mehr: {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>Es ist keine andere Sitzung geöffnet. Öffnen Sie eine und zeigen Sie sie dann neben dieser an.</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>Programm nicht gefunden: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Nicht in der Sitzungsdatei von Claude Code: {count} der Runden oben ({reason}). Claude Desk bewahrt ihren Text auf. Nach einem Neustart von Claude Code kennt Claude sie nicht.</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Nicht in der Sitzungsdatei von Claude Code: {count} der Runden oben. Claude Desk bewahrt ihren Text auf. Nach einem Neustart von Claude Code kennt Claude sie nicht.</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>Mehrere Fenster hatten einen Entwurf dieser Sitzung. Sie stehen zusammen im Nachrichtenfeld.</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>Melden Sie sich an, indem Sie „{command}“ in einem Terminal ausführen, und senden Sie Ihre Nachricht dann erneut.</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>Einige Dateien von Claude Desk waren beschädigt und wurden in „.damaged“ umbenannt: {names}.</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>Von Ihnen gestoppt: {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>Das frühere Transkript konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>Der Aufwand konnte nicht geändert werden: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>Die Umgebung von {shell} konnte nicht gelesen werden: Claude Code fehlen PATH und Variablen Ihrer Shell. Erneut versuchen: Einstellungen, Claude Code.</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>Die Datei der Profile war beschädigt und wurde in „profiles.json.damaged“ umbenannt. Nur das Standardprofil ist noch da; die Sitzungen der anderen sind weiterhin auf dem Datenträger.</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>Der Treffer liegt in einem Teil, der nicht angezeigt wird; dies ist der nächstgelegene Eintrag.</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>Der Treffer wurde in dieser Sitzung nicht gefunden.</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>Das Modell konnte nicht geändert werden: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>Der Berechtigungsmodus konnte nicht geändert werden: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>Das Plugin {name} wurde nicht geladen</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>Das Plugin {name} wurde nicht geladen: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>Die Frage des MCP-Servers {server} wurde beantwortet.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>Die Frage des MCP-Servers {server} wurde beantwortet. „{question}“</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>Die Frage des MCP-Servers {server} wurde abgelehnt.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>Die Frage des MCP-Servers {server} wurde abgelehnt. „{question}“</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>Die Frage des MCP-Servers {server} wurde nicht beantwortet.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>Die Frage des MCP-Servers {server} wurde nicht beantwortet. „{question}“</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>Die Frage des MCP-Servers {server} wurde nicht beantwortet: Claude Code hat sie zurückgezogen.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>Die Frage des MCP-Servers {server} wurde nicht beantwortet: Claude Code hat sie zurückgezogen. „{question}“</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>Die Sitzung wurde nicht gefunden; eine neue wurde gestartet.</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>Das Denkbudget konnte nicht geändert werden: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>Das Nutzungslimit wurde zurückgesetzt. Die wartende Nachricht wird jetzt gesendet.</numerusform>
            <numerusform>Das Nutzungslimit wurde zurückgesetzt. %Ln wartende Nachrichten werden jetzt gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>Dieser Ordner antwortet nicht.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>Diese Version von Claude Code kann einzelne Aufgaben nicht stoppen. Beenden Sie den Durchgang mit „Stoppen“.</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>Um sich abzumelden, führen Sie claude in einem Terminal aus und geben Sie /logout ein.</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>Bis dies behoben ist, können Änderungen beim Beenden verloren gehen.</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>Sie haben diese Sitzung übernommen. Das andere Programm wurde nicht gestoppt; was es von nun an schreibt, sieht Claude hier nicht.</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>Ihre Shell setzt CLAUDE_CONFIG_DIR auf {folder}, hat aber zu spät geantwortet. Es gilt, sobald Claude Desk aus einem Terminal neu gestartet wird.</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Ihre Anmeldung bei Claude endet spätestens am {day}. Um sich erneut anzumelden, führen Sie in einem Terminal claude /login aus.</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>eine nicht gesendete Nachricht</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>Datenträgerfehler</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>mehr als 100&#xa0;MB an Anhängen sind in der Warteschlange</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>offene Sitzungen</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>Sitzungstitel und angeheftete Sitzungen</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>der Datenträger hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>Ihre Antworten zu Ordnern</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>Ihre Profile</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>Ihre Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} und %Ln weitere</numerusform>
            <numerusform>{names} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} konnte nicht gestartet werden: Claude Code fehlen PATH und Variablen Ihrer Shell. Erneut versuchen: Einstellungen, Claude Code.</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} brauchte zu lange zum Starten: Claude Code fehlen PATH und Variablen Ihrer Shell. Erneut versuchen: Einstellungen, Claude Code.</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>„{task}“ konnte nicht gestoppt werden: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <translation>Mehr</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>Neue Antwort. %1, %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>Umgehen</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>Ordner fehlt</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Abzweigung</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>eigenes Fenster</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Sitzungen suchen</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>Unbekannter Ordner</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>Neben dem Repository</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>In den Einstellungen von Claude Code heißt er permissions.defaultMode. Umgehen und Auto werden dort nicht befolgt.</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>Ordner für neue Worktrees</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>Modell neuer Sitzungen</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Neue Sitzungen</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Berechtigungsmodus</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>Berechtigungsmodus neuer Sitzungen</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>Sitzungen beim Start wieder öffnen</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>Laufende Sitzungen sind nicht betroffen; deren Auswahl ändern Sie unter dem Nachrichtenfeld.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>Der Ordner, in dem neue Worktrees angelegt werden. Leer lassen, um sie neben dem Repository anzulegen.</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>Wenn ausgeschaltet, werden Sitzungen nur nach einem Absturz wieder geöffnet.</translation>
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
        <translation>Neue Sitzung</translation>
    </message>
</context>
<context>
    <name>SessionWindow</name>
    <message>
        <source>%1 — Claude Desk</source>
        <translation>%1 – Claude Desk</translation>
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
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Ordner von Claude Code</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>Umgebung: wie in einem Terminal, von {shell}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>Gefunden: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>Dort wurde kein ausführbares Programm gefunden.</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>Keine gemeldet</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>Keine: Claude Desk sucht nicht nach Updates</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch nicht bekannt</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>Die Umgebung von {shell} wird gelesen …</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>Die Umgebung von {shell} konnte nicht gelesen werden. Was die Shell gesagt hat, steht im Protokoll.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisierung</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>Suche nach Updates</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>lokale Einstellungen dieses Projekts</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>Einstellungen dieses Projekts</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>unbekannter Sitzungstyp</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>Ihre Einstellungen</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} mit %Ln Argument</numerusform>
            <numerusform>{program} mit %Ln Argumenten</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule} — {place}</source>
        <translation>{rule} – {place}</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>Einstellungen schließen</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Keine Einstellungen gefunden</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <translation>Wie in Claude Code</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Standard von Claude Code</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Standard des Desktops</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>Eigener Befehl</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>Im Befehl fehlt ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>Der Desktop hat eine angezeigt.</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>Der Desktop zeigt keine Benachrichtigungen: Kein Dienst dafür antwortet.</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>Die Einstellungsdatei hat Werte, die diese Version nicht verwenden kann; es gelten die Standardwerte: {names}. Sie bleiben in der Datei, bis Sie diese Einstellungen ändern.</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>Dieser Editor ist nicht installiert.</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln Datei geändert</numerusform>
            <numerusform>%Ln Dateien geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>%Ln weitere Datei geändert</numerusform>
            <numerusform>%Ln weitere Dateien geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>Claude Desk endete, während der Befehl lief. Seine Ausgabe wurde nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>Befehle, die gleichzeitig liefen, können einige dieser Änderungen gemacht haben</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>Läuft nach dem Durchgang weiter</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>Vollständige Ausgabe ({length}): {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>Vollständige Ausgabe: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Im Hintergrund</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>Läuft im Hintergrund als {task}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>Läuft außerhalb der Sandbox</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>Ihr Befehl</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Sie haben ausgeführt: {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>Exit-Code {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>im Hintergrund</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>keine Ausgabe</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>Zeitüberschreitung nach {duration}</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path} (gelöscht)</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path} (neu)</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>Läuft in Ihrer Shell in %1. Die Ausgabe geht mit Ihrer nächsten Nachricht mit.</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>Die Ausgabe von %Ln Befehl geht mit Ihrer nächsten Nachricht mit.</numerusform>
            <numerusform>Die Ausgabe von %Ln Befehlen geht mit Ihrer nächsten Nachricht mit.</numerusform>
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
        <translation>Agenten</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>Alle Sitzungen: was arbeitet, und was Sie braucht</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>Einmal erlauben, falls in den Einstellungen eingeschaltet; sonst zur Anfrage wechseln</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>Bei einem unbekannten Befehl: als Nachricht senden oder bearbeiten</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>Zeile, ausgewählte Zeilen oder Änderung wählen; noch einmal: abwählen</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>Ordner schließen oder öffnen</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>Sitzung schließen</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>Diesen Bereich schließen; seine Sitzung bleibt geöffnet</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>Alle Einträge einklappen</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>Anfrage ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>Eintrag ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>Änderung, ausgewählte Zeilen oder Datei kommentieren</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>Vorgemerktes committen</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>Befehl oder Datei vervollständigen</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>Kontext, Kosten und MCP-Server</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>Letzte Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>Auswahl oder Eintrag kopieren</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>Kopieren, einfügen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Standardtextgröße</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Pfeil ab</translation>
    </message>
    <message>
        <source>Edit and resend your last message, or the message of the row</source>
        <translation>Ihre letzte Nachricht oder die Nachricht der Zeile bearbeiten und erneut senden</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>Nachricht bearbeiten oder entfernen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Expand all rows</source>
        <translation>Alle Einträge ausklappen</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>Auswahl erweitern; mit Strg wort- und eintragsweise</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>In der Konversation suchen</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>Zum Nachrichtenfeld</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>Zur Nachrichtenwarteschlange</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>Zum anderen Bereich wechseln</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Zu den Einträgen</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>Hilfe: Tastenkürzel und Anleitung</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>Leerraum-Änderungen aus- oder einblenden</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>In „Alle Sitzungen“: zur Anfrage gehen, oder die Sitzung öffnen</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>Im leeren Nachrichtenfeld: frühere Nachrichten</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>In einem geöffneten Agenten: zurück zum Agenten oder zur Konversation darüber</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>In der Sitzungssuche: ersten Treffer öffnen oder zur Liste</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>In der Sitzungssuche: Text aller Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>In der Liste: Gruppe ein- oder ausklappen</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>In der Liste: Menü der Sitzung</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>In der Liste: Sitzung umbenennen oder löschen</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>In der Liste: die Sitzung neben der aktuellen zeigen; bei den Agenten: den Agenten daneben öffnen</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>Zum Anfang springen</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>Feld verlassen, dann zum Nachrichtenfeld; das Eingegebene bleibt erhalten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>Liste Ihrer Nachrichten</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>Datei als geprüft markieren und zur nächsten</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>Datei oder Ordner in der Nachricht erwähnen</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>Menü der Datei</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>Menü des Eintrags</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>Nachrichtenwarteschlange</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>Nachricht verschieben</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>Den ausgewählten Chip um ein Wort verschieben</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>Sitzung in ein eigenes Fenster verschieben oder zurück</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>Neue Sitzung im selben Ordner</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>Nächste Schaltfläche; Leertaste betätigt sie</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>Nächste Änderung, vorherige Änderung</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>Nächste Datei, vorherige Datei</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>Nächste offene Sitzung</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>Nächste oder vorherige Schaltfläche in den Einträgen</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>Nächster Berechtigungsmodus, von überall</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>Nächster Berechtigungsmodus: zuerst fragen, Änderungen annehmen, Plan, Auto</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>Nächste Sitzung in der Liste</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>Auf der Trennlinie zwischen zwei Bereichen: sie verschieben</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>Aus- oder einklappen; Eingabe bei Zeilen: darin auswählen</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>Terminal öffnen; im Terminal: schließen</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Paste text, images or files</source>
        <translation>Text, Bilder oder Dateien einfügen</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Berechtigungsverlauf</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>Schaltfläche mit dieser Nummer in der Anfrage betätigen</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Vorheriger Fehler</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>Vorherige offene Sitzung</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Vorheriger oder nächster Eintrag</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>Vorherige Sitzung in der Liste</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>Auswahl oder Zeile in der Nachricht zitieren</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>Zuletzt geschlossene Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>Den laufenden Befehl oder Agenten im Hintergrund ausführen</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Konversation in einer Datei speichern</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>Durch frühere Ausgaben blättern</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>In der Konversation blättern</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Alle Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>Sitzungen nach Titel suchen</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>Eintrag auswählen; erneut: die ganze Konversation</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Nachricht senden</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>Die Nachricht nach dem Durchgang oder nach dem Schritt senden</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>Änderungen ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>Dateien des Ordners ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>Datei anzeigen; im Editor öffnen, der in den Einstellungen gewählt ist</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>Vorherige Sitzung neben dieser anzeigen; erneut: den anderen Bereich schließen</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>Tool-Aufruf anzeigen, der die Änderung vorgenommen hat</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>Ganze Datei oder nur ihre Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>Nebeneinander oder in einer Spalte</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>Änderung, gewählte Zeilen oder Datei vormerken oder nicht mehr</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>Nachricht beiseitelegen; im leeren Nachrichtenfeld: zurückholen</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>Durchgang stoppen; nach einer Sekunde erneut drücken: erzwingen</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>Zwischen Anfrage, Einträgen und Nachrichtenfeld wechseln</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>Zur offenen Sitzung 1 bis 9 wechseln</translation>
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
        <translation>Änderung oder Datei rückgängig machen; wiederholen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Pfeil auf</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Während Claude arbeitet: zum anderen Zeitpunkt senden, nach dem Schritt oder dem Durchgang</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>Ihre letzte Nachricht</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Ihre nächste Nachricht</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Ihre vorherige Nachricht</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>Angaben für eine Fehlermeldung kopieren</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Angaben kopiert</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>Breite der Seitenleiste</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code ist nicht angemeldet</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>Melden Sie sich hier an, oder führen Sie dies in einem Terminal aus. Versuchen Sie es dann erneut: Ihre Nachricht wird noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>%Ln ähnliche Anfrage wartet:</numerusform>
            <numerusform>%Ln ähnliche Anfragen warten:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>%Ln erlauben</numerusform>
            <numerusform>Alle %Ln erlauben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>Modell wählen</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Kontextnutzung</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>Kontext, Kosten und Limits</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>Kosten dieser Sitzung</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>Kosten dieser Sitzung und Ihre Limits</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>So melden Sie sich an</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>So melden Sie sich ab</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>MCP-Server dieser Sitzung</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>Sitzungsliste öffnen</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>Berechtigungsverlauf und -regeln</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Claude Desk beenden</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>Vor Ihre letzte Nachricht zurückspulen</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Konversation in einer Datei speichern</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>Neue Konversation beginnen; diese bleibt in der Sitzungsliste</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>Neue Sitzung in diesem Ordner starten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
</context>
<context>
    <name>SnapshotSettings</name>
    <message>
        <source>1 GB</source>
        <translation>1&#xa0;GB</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1.000.000 Dateien</translation>
    </message>
    <message>
        <source>100 GB</source>
        <translation>100&#xa0;GB</translation>
    </message>
    <message>
        <source>20 GB</source>
        <translation>20&#xa0;GB</translation>
    </message>
    <message>
        <source>200,000 files</source>
        <translation>200.000 Dateien</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250&#xa0;MB</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>4 GB</source>
        <translation>4&#xa0;GB</translation>
    </message>
    <message>
        <source>5 GB</source>
        <translation>5&#xa0;GB</translation>
    </message>
    <message>
        <source>50,000 files</source>
        <translation>50.000 Dateien</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>Vor und nach jedem Durchgang werden die Dateien des Ordners in den eigenen Datenordner von Claude Desk kopiert, außer denen, die Git ignoriert. Unversionierte Dateien können Geheimnisse enthalten: Nur Sie können die Kopien lesen, und Sie können sie unten löschen.</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>Snapshots aufbewahren</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>Für größere Ordner gibt es keine Snapshots.</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>Maximale Ordnergröße</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>Maximale Dateianzahl im Ordner</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Snapshots</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>Speicherplatz pro Ordner</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>Die ältesten Snapshots werden zuerst gelöscht.</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>Die Snapshots offener Sitzungen bleiben immer erhalten.</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>Alle Snapshots dieses Ordners löschen? Bisherige Änderungen können dann nicht mehr rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>Snapshots löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>Ordner mit Snapshots</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>Noch keine Snapshots</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>Aus. %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einschalten</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln Snapshot</numerusform>
            <numerusform>%Ln Snapshots</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>Keine Snapshots</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}, {size}, zuletzt am {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>Claude Code wurde gestoppt, bevor die vollständige Nachricht eintraf; ihre Teile werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>Die Nachrichten zu diesem Eintrag wurden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>Dieser Eintrag stammt von Claude Desk; dazu gibt es keine Nachricht von Claude Code.</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>Byte {byte} der Sitzungsdatei</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>Zeile {number}, Claude Code an Claude Desk</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>Zeile {number}, Claude Desk an Claude Code</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>%Ln Agent: {state}</numerusform>
            <numerusform>%Ln Agenten: {state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>Agent {name}: {state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>F6, um zu antworten.</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>F6, dann erlaubt 1 einmal, 3 lehnt ab.</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>Vormerken</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>Zeilen vormerken</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>Nicht vormerken</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>Zeilen nicht vormerken</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln Datei hat Merge-Konflikte. Lösen Sie sie zuerst auf und merken Sie die Datei vor.</numerusform>
            <numerusform>%Ln Dateien haben Merge-Konflikte. Lösen Sie sie zuerst auf und merken Sie die Dateien vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln Datei war zu groß, um ganz gelesen zu werden.</numerusform>
            <numerusform>%Ln Dateien waren zu groß, um ganz gelesen zu werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>Ein Cherry-Pick ist im Gange; dieser Commit schließt ihn ab.</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>Ein Merge ist im Gange; dieser Commit schließt ihn ab.</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>Ein Rebase ist im Gange. Setzen Sie ihn danach mit Git fort.</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>Ein Revert ist im Gange; dieser Commit schließt ihn ab.</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>Commit nachbessern</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>Autor: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude liest die vorgemerkten Änderungen …</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Committen</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>%Ln Datei committen</numerusform>
            <numerusform>%Ln Dateien committen</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>Committet als {id}: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>Commit läuft …</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git kennt Ihren Namen noch nicht. Legen Sie ihn im Terminal fest: git config --global user.name und user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>Erst Änderungen vormerken</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>Vorgeschlagen für {cost}.</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>Die erste Zeile hat {count} Zeichen. Viele Programme zeigen nur {most}.</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>Der letzte Commit ist schon auf einem Remote-Branch. Ihn nachzubessern, schreibt einen Verlauf um, den andere vielleicht schon haben.</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>etwa {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>kein Branch (losgelöster HEAD)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>Profil wählen…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>Programm wählen…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>Claude Code konnte nicht starten</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Meldung kopieren</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>Es gab keine Ausgabe.</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>Letzte Ausgabe:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>Mit Nachfragen starten</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln Sitzung</numerusform>
            <numerusform>%Ln Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>Anderes…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude arbeitet in einem Ordner und ändert dort, was Sie erlauben.</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Ordner mit Sitzungen von Claude Code</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>Noch keine Sitzungen</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>Nur ansehen? Die Demo ruft kein Modell auf und ändert nichts.</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Letzte Sitzungen</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln weitere anzeigen</numerusform>
            <numerusform>%Ln weitere anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Anmelden…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Demo ausprobieren</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>Wo möchten Sie arbeiten?</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>Abzweigung</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>Neue Sitzung in %1</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>%1 aus dieser Liste entfernen</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln Nachricht beiseitegelegt: %1</numerusform>
            <numerusform>%Ln Nachrichten beiseitegelegt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln Anfrage</numerusform>
            <numerusform>%Ln Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code ist angehalten. Setzen Sie es fort mit: kill -CONT {process}; „Stoppen“ beendet es.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>Braucht Sie</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>Neuer Versuch</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird gestoppt</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>Wartet auf %Ln Agenten</numerusform>
            <numerusform>Wartet auf %Ln Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Arbeitet</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>ein Plan</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>eine Frage</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>eine Frage von {server}</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>Erlaubnis für {tool}</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>Vertrauen in den Ordner</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} in {time}</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln in der Warteschlange</numerusform>
            <numerusform>{state} · %Ln in der Warteschlange</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · Versuch {attempt} von {attempts}, in {time}</translation>
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
            <numerusform>%Ln Agent</numerusform>
            <numerusform>%Ln Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents work beside it</source>
        <translation>
            <numerusform>Daneben arbeitet %Ln Agent</numerusform>
            <numerusform>Daneben arbeiten %Ln Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln Befehl</numerusform>
            <numerusform>%Ln Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>Claude Code antwortet nicht. Ein stärkeres Stoppen würde auch beenden: {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Claude Code beenden</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>Alles beenden</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Beendet Claude Code (SIGTERM, dann SIGKILL). Ihre nächste Nachricht startet es wieder.</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Beendet Claude Code und damit: {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Beendet Claudes Durchgang und einen Agenten: Diese Version von Claude Code kann ihn nicht weiterarbeiten lassen.</numerusform>
            <numerusform>Beendet Claudes Durchgang und %Ln Agenten: Diese Version von Claude Code kann sie nicht weiterarbeiten lassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Beendet Claudes Durchgang. Ein Agent arbeitet weiter, sofern diese Version von Claude Code ihn nicht auch beendet.</numerusform>
            <numerusform>Beendet Claudes Durchgang. %Ln Agenten arbeiten weiter, sofern diese Version von Claude Code sie nicht auch beendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Beendet Claudes Durchgang. Ein Agent arbeitet weiter.</numerusform>
            <numerusform>Beendet Claudes Durchgang. %Ln Agenten arbeiten weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>Beendet auch: {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>Beendet: {tasks}. Wenn sie nicht enden, wird auch Claude Code beendet.</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Unterbricht Claude Code (SIGINT). Ihre nächste Nachricht startet es wieder.</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Beendet Claude Code zwangsweise (SIGKILL). Ihre nächste Nachricht startet es wieder.</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>In der Konversation zeigen: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>Ausgabe anzeigen: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Sofort stoppen</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>Auch sie stoppen</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Stoppen: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>Nach {duration} von Ihnen gestoppt. %Ln Agent arbeitet weiter.</numerusform>
            <numerusform>Nach {duration} von Ihnen gestoppt. %Ln Agenten arbeiten weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>Von Ihnen gestoppt. %Ln Agent arbeitet weiter.</numerusform>
            <numerusform>Von Ihnen gestoppt. %Ln Agenten arbeiten weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>Stoppt: {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln Tool</numerusform>
            <numerusform>%Ln Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>Ergebnis eines Agenten</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>Ergebnis von „{agent}“</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>Setzt fort</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>Läuft als Teammitglied</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>Läuft im Hintergrund</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>Läuft auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Skript</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>An {to}: {words}</translation>
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
            <numerusform>(%Ln früheres)</numerusform>
            <numerusform>(%Ln frühere)</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>Ein Hintergrundagent ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>Ein Hintergrundagent ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>Ein Hintergrundagent ist fertig</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>Eine Hintergrundaufgabe wurde beendet</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>Eine Hintergrundaufgabe wurde beendet: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>Eine Hintergrundaufgabe ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>Eine Hintergrundaufgabe ist fertig</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>Eine Hintergrundaufgabe wurde gestoppt</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>Agent „{title}“ ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>Agent „{title}“ ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>Agent „{title}“ ist fertig</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Erneut von Claude aufgerufen · Lauf {run}</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>Erneut von „{agent}“ aufgerufen · Lauf {run}</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>Erneut aufgerufen · Lauf {run}</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Monitor</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>Monitor „{title}“</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>Nur die ersten {size} der Datei dieses Agenten werden angezeigt.</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>Ergebnis von „{agent}“: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}: %Ln Ereignis</numerusform>
            <numerusform>{monitor}: %Ln Ereignisse</numerusform>
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
        <translation>Aufgabe stoppen</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>Beendet mit Exit-Code {code}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>Fehlgeschlagen mit Exit-Code {code}</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>Keine Ausgabe</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>Bisher keine Ausgabe</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>Nur das Ende wird gezeigt, von {size}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>Läuft seit {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird gestoppt&#xa0;…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>Die Ausgabe kann nicht aus dem Aufgabenordner von Claude Code gelesen werden.</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>Die Ausgabedatei kann nicht gelesen werden. Dies ist die letzte Ausgabe, die Claude gelesen hat.</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>Die Ausgabedatei ist weg. Dies ist die letzte Ausgabe, die Claude gelesen hat.</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>Die Ausgabedatei wurde gelöscht. Dies wurde vorher gelesen.</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>Die Ausgabe ist nicht mehr verfügbar.</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>Ein Agent sagt: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>Eine andere Sitzung sagt: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code sagte Claude: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} hat um Erlaubnis gebeten</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} hat um Erlaubnis gebeten: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} hat um Genehmigung des Plans gebeten</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} hat eine Aufgabe zugewiesen</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} hat eine Aufgabe zugewiesen: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} hat eine Aufgabe erledigt</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} hat eine Aufgabe erledigt: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} hat es abgelehnt, sich zu beenden</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} hat es abgelehnt, sich zu beenden: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} ist fehlgeschlagen: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} hat die Beendigung angefordert</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} hat die Beendigung angefordert: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} hat auf einen Plan geantwortet</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} hat auf einen Plan geantwortet: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name} sagt: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} hat sich beendet</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>{name} wurde gestoppt</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>{name} wurde gestoppt: {more}</translation>
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
        <translation>Höhe des Terminals</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude braucht Sie</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>Terminal schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Strg+Umschalt+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Strg+Umschalt+F</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Strg+Umschalt+V</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Eingabe startet sie neu</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>Shell beenden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>Setzt den ausgewählten Text in die Nachricht. Noch wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>An Claude senden</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>Die Shell läuft weiter.</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>Früherer Treffer</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>Im Terminal suchen</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>Späterer Treffer</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>Ein Terminal öffnet sich nur in einem Ordner, dem Sie vertrauen.</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>Durch Signal {number} beendet</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>Mit {code} beendet</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Beendet auf Ihren Wunsch</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>%Ln Zeile einfügen? Die Shell führt jede Zeile sofort aus.</numerusform>
            <numerusform>%Ln Zeilen einfügen? Die Shell führt jede Zeile sofort aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>Die Demo hat kein Terminal.</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>Das Programm liest seine Eingabe nicht, und zu viel davon wartet schon. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>Die Shell konnte nicht gestartet werden: {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>Das Terminal ist bereit, sobald die Sitzung gestartet ist.</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>{characters} Zeichen sind zu viele zum Einfügen. Es wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>Kann die Daten der Seite lesen und ändern</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>Ändert eine Routine, die in der Cloud arbeitet, ohne Sie zu fragen</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>Ändert die angehefteten Seiten Ihres Kontos; sonst sieht das niemand</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>Claude Code lädt die Dateien möglicherweise hoch, damit Sie sie anderswo öffnen können</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>Claude arbeitet weiter, bis das erfüllt ist; /goal clear beendet das</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>Claude beginnt zu diesen Zeiten zu arbeiten, ohne Nachricht von Ihnen</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>Erstellt eine Routine: Claude wird in der Cloud arbeiten, ohne Sie zu fragen</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>Erstellt eine Webadresse, die Claude in der Cloud starten kann</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>Löscht das Dokument aus dem Projekt auf claude.ai</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>Löscht die Datei der Seite endgültig</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>Löscht die geteilte Anleitung</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>Löscht den Worktree und seinen Branch</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>Verwirft die neuere Version der Seite</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>Verwirft Änderungen ohne Commit und Commits dieses Branches</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>Lädt eine Datei auf diesen Computer herunter</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>Beendet die Unterhaltung endgültig</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Gibt diesen Bericht über Claude Code an Anthropic</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>Ursprüngliche Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>Liest und ändert Designs mit Ihrem Konto bei claude.ai</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>Liest von claude.ai mit Ihrem Konto; ändert nichts</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>Gespeichert in</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>Sendet Dateien dieses Computers an eine andere Sitzung</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>Startet eine Routine in der Cloud; sie arbeitet, ohne Sie zu fragen</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>Der Code kann andere Tools aufrufen</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>Die Eingabe wurde geändert, bevor Sie gefragt wurden, zum Beispiel von einem Hook</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>Der Zeitplan bleibt, wenn diese Sitzung endet</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>Der Worktree und sein Branch bleiben</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>Lädt ONBOARDING.md hoch; alle mit dem Link können die Datei lesen</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>Lädt Dateien dieses Computers auf claude.ai hoch</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>Lädt die Datei hoch und veröffentlicht sie als Seite auf claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>Lädt die Datei hoch und ersetzt die veröffentlichte Seite</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>Schreibt ein Dokument in das Projekt auf claude.ai</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>Sie haben die Eingabe vor dem Ausführen bearbeitet</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>Sie haben den Durchgang gestoppt</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
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
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 ausklappen</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>Antwort als Daten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Konnektoren</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>Notebook bearbeiten</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>Datei für Sie</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>MCP-Ressource</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>MCP-Ressourcen</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>Einstiegsanleitung</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>Planmodus</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>Notebook lesen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>Routine</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>Datei senden</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>Aufgabe stoppen</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>Aufgabenausgabe</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>To-dos</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>Weckruf</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Websuche</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>Im Hintergrund ausführen</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>Ausgabe anzeigen</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1 stoppen</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>Befehl stoppen</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>braucht Sie</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Konversation</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Konversation von %1</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>Verschieben in den Papierkorb fehlgeschlagen: {reason}. Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>Wiederherstellen fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>Es wurde nichts gelöscht: Die Datei der Sitzung ist ein Link auf {name}. Löschen Sie sie dort.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>„{title}“ wurde in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>„{title}“ wurde in den Papierkorb verschoben. Die Datei hat anderswo noch einen Namen und bleibt dort.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>„{title}“ wurde in den Papierkorb verschoben. Nicht verschoben: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>„{title}“ wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>„{title}“ wurde wiederhergestellt. Noch im Papierkorb: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>%1 ausklappen</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>%Ln weitere anzeigen</numerusform>
            <numerusform>%Ln weitere anzeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 liegt vielleicht auf einem Laufwerk oder Server, der nicht erreichbar ist.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln Git-Einstellung</numerusform>
            <numerusform>%Ln Git-Einstellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln MCP-Server</numerusform>
            <numerusform>%Ln MCP-Server</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln agents</source>
        <translation>
            <numerusform>%Ln Agent</numerusform>
            <numerusform>%Ln Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln Befehl</numerusform>
            <numerusform>%Ln Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln Umgebungsvariable</numerusform>
            <numerusform>%Ln Umgebungsvariablen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hooks</source>
        <translation>
            <numerusform>%Ln Hook</numerusform>
            <numerusform>%Ln Hooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files</source>
        <translation>
            <numerusform>%Ln weitere Datei</numerusform>
            <numerusform>%Ln weitere Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>%Ln weiterer Fund</numerusform>
            <numerusform>%Ln weitere Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln Ausgabestil</numerusform>
            <numerusform>%Ln Ausgabestile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln Berechtigungsregel</numerusform>
            <numerusform>%Ln Berechtigungsregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln Regel, die erlaubt</numerusform>
            <numerusform>%Ln Regeln, die erlauben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln geplante Aufgabe</numerusform>
            <numerusform>%Ln geplante Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skills</source>
        <translation>
            <numerusform>%Ln Skill</numerusform>
            <numerusform>%Ln Skills</numerusform>
        </translation>
    </message>
    <message>
        <source>Also read, as text only: {things}.</source>
        <translation>Außerdem nur als Text gelesen: {things}.</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner …</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code und Git verwenden die eigenen Einstellungen, Hooks und Server eines Ordners sofort beim Start darin, ohne zu fragen. In %1 wurden keine gefunden.</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude würde nicht fragen vor {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>Vertrauen Sie diesem Ordner?</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>Wenn sich diese Dateien ändern, werden Sie erneut gefragt.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>In %1 läuft nichts, bis Sie antworten. Wenn Sie dem Ordner vertrauen, verwenden Claude Code und Git Folgendes von selbst, mit Ihren Rechten:</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Ohne sie öffnen</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>Diese Dateien haben sich geändert, während Sie gelesen haben. Dies ist ihr aktueller Inhalt.</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Dieser Ordner antwortet nicht</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Diesem Ordner vertrauen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>Warum sich der Ordner nicht ohne sie öffnen lässt</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>nach jedem Subagenten</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>nach jedem Werkzeug</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>nach jedem Durchgang</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>beim Start</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>vor dem Komprimieren</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>vor jedem Werkzeug</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>bei jeder Nachricht</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>bei jeder Benachrichtigung</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>bei jeder Anfrage</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file} (%Ln Zeile)</numerusform>
            <numerusform>{file} (%Ln Zeilen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Ab hier verzweigen</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Bis hierher zurückspulen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>Ein Hook hat den Durchgang gestoppt</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>Ein Bild konnte nicht verwendet werden; es ist womöglich zu groß</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>Budgetlimit erreicht</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>Claude Code konnte nicht starten: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code hat diesen Durchgang ohne Ausgabe beendet. Womöglich hat ein Hook ihn gestoppt.</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Die Tool-Aufrufe von Claude konnten mehrmals hintereinander nicht gelesen werden</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>Höchstzahl an Durchgängen erreicht</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>Die Antwort entsprach nicht dem geforderten Format</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>Die Verbindung zu Claude ist abgebrochen. Senden Sie eine Nachricht, um fortzufahren.</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>Die Konversation ist voll. Führen Sie /compact aus oder starten Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>Die Konversation ist zu lang für das Modell. Führen Sie /compact aus oder starten Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>Die Konversation war direkt nach dem Komprimieren wieder voll</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>Beim Modell ist ein Fehler aufgetreten. Senden Sie eine Nachricht, um fortzufahren.</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>Der Durchgang konnte nicht starten</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>Dieser Durchgang wurde unterbrochen.</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>Änderungen dieses Durchgangs</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>Die Konversation bleibt. Claude erfährt davon mit Ihrer nächsten Nachricht. Die Dateien können Sie unter „Änderungen“ wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>%Ln Datei rückgängig machen</numerusform>
            <numerusform>%Ln Dateien rückgängig machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>Alle Änderungen dieser Sitzung rückgängig machen?</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>Alle Änderungen dieses Turns rückgängig machen?</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 ist kein Befehl in dieser Sitzung.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>Als Nachricht senden</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>Unbekannter Befehl</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>Kontext %1, Kosten %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Kontext: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Kosten: %1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Nutzung</translation>
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
        <translation>Kontolimits</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>Kontolimits: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Nach Modell</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Jetzt komprimieren</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Kontextnutzung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Von Claude Code geschätzt, in US-Dollar.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Durchgang</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>MCP-Tools</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Memory-Dateien</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Empfehlungen von Claude Code</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>5-Stunden-Limit</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Nach der ersten Antwort von Claude verfügbar.</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>Claude Code komprimiert bei {count} Tokens.</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code komprimiert die Konversation.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude fährt mit Zusatznutzung fort.</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>Wird komprimiert</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Anhand der letzten Antwort von Claude geschätzt; diese Version von Claude Code meldet den Wert nicht.</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>Limit der Zusatznutzung</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>Nachrichten können um {time} wieder gesendet werden.</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>Fast voll: Claude Code wird bald komprimieren.</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>Noch nicht verfügbar</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>Zurücksetzung: {time}</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>Diese Sitzung hat {cost} gekostet und liegt über Ihrem Limit von {limit}. Ihre Nachricht wartet.</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Nutzungslimit</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>Opus-Wochenlimit</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>Sonnet-Wochenlimit</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Wochenlimit</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>etwa {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>fast erreicht</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} von {window} Tokens</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit} erreicht</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit} erreicht, neu ab {time}</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}: {used}, neu ab {time}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} Eingabe · {received} Ausgabe</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>{sent} Eingabe · {received} Ausgabe · {read} aus dem Cache gelesen, {written} geschrieben</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} verbraucht</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Anhang: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>In der Warteschlange</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln Zeile · {size}</numerusform>
            <numerusform>%Ln Zeilen · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Speichern fehlgeschlagen: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Als {name} gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft&#xa0;…</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>{current} of {count}</source>
        <translation>{current} von {count}</translation>
    </message>
</context>
<context>
    <name>ViewerHeader</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>Zeilen nicht umbrechen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Im Text suchen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Zeilen umbrechen</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>WindowAlert</name>
    <message>
        <source>%1 — Claude Desk</source>
        <translation>%1 – Claude Desk</translation>
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
        <translation>Claude braucht Sie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Sitzungen anzeigen</translation>
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
        <translation>Wiederherstellen fehlgeschlagen: {reason}.</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>Sein Branch bleibt: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>Sein Branch wurde gelöscht.</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>Das Repository konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>Der Worktree wurde in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>Der Worktree wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>Unfertige Arbeit</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>Dateien im Weg</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>Dateien, die nicht gemergt werden</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>Dateien, die bleiben</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Worktree behalten</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Claude lösen lassen</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>Beide Ordner werden angesehen…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Wird gemergt…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>Worktree entfernen…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>Selbst lösen</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>Änderungen zeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Merge rückgängig machen</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>Merge wird rückgängig gemacht…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>Alle Konflikte sind gelöst. Committen Sie im Ordner {folder}, um den Merge abzuschließen.</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>Beide Seiten haben dieselben Zeilen geändert. Lösen Sie die Konflikte im Ordner {folder}, merken Sie die Dateien vor und committen Sie. Oder lassen Sie es Claude tun: Sie finden eine Nachricht im Eingabefeld und senden sie.</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claude arbeitet in diesem Ordner: {titles}. Der Merge ändert dabei Dateien.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mergen</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>In {target} mergen</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>Branch dieses Worktrees mergen?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>{branch} in {target} mergen?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>Der Ordner hat sich seit dem Merge geändert. Darum wird der Merge hier nicht rückgängig gemacht.</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>Der Ordner {folder} ist jetzt auf {commit}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Dem Ordner {folder} wird nicht vertraut, darum läuft sein Git nicht. Öffnen Sie ihn und vertrauen Sie ihm zuerst.</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>Der Merge von {branch} in {target} ist noch nicht committet</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>Der Merge von {branch} in {target} hat wegen Konflikten angehalten</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Das Repository konnte nicht gelesen werden. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>Wer den Merge rückgängig macht, verwirft, was seit seinem Beginn in den Dateien gelöst wurde.</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch} ist in {target} gemergt</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>Seine Dateien werden geprüft …</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>Worktree wird entfernt …</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Nicht committete Änderungen</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>%Ln Commit seines Verlaufs ist in keinem Branch und geht mit.</numerusform>
            <numerusform>%Ln Commits seines Verlaufs sind in keinem Branch und gehen mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>%Ln Datei, die Git nicht aufbewahrt, geht mit ({size}):</numerusform>
            <numerusform>%Ln Dateien, die Git nicht aufbewahrt, gehen mit ({size}):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>Eine Sitzung läuft darin und wird zuerst geschlossen: {titles}. Ihre Konversation und ihr Entwurf bleiben erhalten.</numerusform>
            <numerusform>%Ln Sitzungen laufen darin und werden zuerst geschlossen: {titles}. Konversationen und Entwürfe bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>Auch den Branch {branch} löschen</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>Branch {branch} hat %Ln Commit, der nicht gemergt ist. Der Branch bleibt.</numerusform>
            <numerusform>Branch {branch} hat %Ln Commits, die nicht gemergt sind. Der Branch bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>Branch {branch} ist in {target} gemergt.</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>Branch {branch} ist nicht gemergt. Der Branch bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>Sitzung schließen und entfernen</numerusform>
            <numerusform>%Ln Sitzungen schließen und entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>Schließen, committen und entfernen</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>Committen und entfernen</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>Die nicht committeten Änderungen zuerst in {branch} committen</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>Seine Sitzungen bleiben in der Liste.</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>Den Worktree {name} entfernen?</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>Worktree entfernen</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>Der Ordner {folder} fehlt. Der Eintrag von Git dazu wird in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>Der Ordner {folder} wird in den Papierkorb verschoben.</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Das Repository konnte nicht gelesen werden. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>Nicht committete Änderungen kommen mit in den Papierkorb:</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>Ein Branch dieses Namens existiert schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>Eine Sitzung in diesem Worktree ist noch nicht beendet. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>Ein Worktree kann nicht in einem .git-Ordner liegen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>Unter {place} liegt ein unfertiger Worktree. Claude Desk wurde beendet, während er angelegt wurde.</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>Ein anderes Fenster führt eine Sitzung in diesem Worktree aus. Schließen Sie sie zuerst dort.</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>Darin liegt ein weiterer Worktree: {place}. Entfernen Sie zuerst diesen.</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>Claude Code läuft in diesem Worktree in einem Terminal. Beenden Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>Aktueller Commit · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>Geben Sie einen Ordner für den Worktree an.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git konnte das nicht tun. Es wurde nichts behalten.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git konnte das nicht tun. Es wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git lässt diesen Branch-Namen nicht zu.</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git führt unter {place} noch einen Worktree, aber sein Ordner fehlt. Wählen Sie einen anderen Ordner oder führen Sie git worktree prune aus.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git hat zu lange gebraucht und wurde gestoppt. Es wurde nichts behalten.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git hat zu lange gebraucht und wurde gestoppt. Es wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git wurde nicht gefunden. Installieren Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>Er konnte nicht in den Papierkorb verschoben werden: {reason}. Es wurde nichts entfernt.</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>Er hat mehr Dateien, als sich auflisten lassen. Entfernen Sie ihn im Terminal.</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>Er hat Submodule, deren Commits mit ihm verloren gingen. Entfernen Sie ihn im Terminal.</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>Er enthält nicht committete Änderungen und ist auf keinem Branch. Legen Sie zuerst einen Branch dafür an.</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>Es ist nicht bekannt, welchen Branch dieser Worktree hatte.</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>Sein aktueller Commit liegt auf keinem Branch. Legen Sie zuerst einen Branch dafür an oder mergen Sie ihn.</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>Seine Dateien haben sich inzwischen geändert. Prüfen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>Verknüpfungen und Ordner werden nie kopiert: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>In {place} lässt sich kein Ordner anlegen. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>Darin nicht abgeschlossen: {operation}. Schließen Sie das zuerst ab oder brechen Sie es ab.</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>Den Branch {branch} dieses Worktrees gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>Der Datenträger ist voll. Es wurde nichts behalten: Schaffen Sie Platz und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>Es gibt noch keinen Commit als Ausgangspunkt. Legen Sie zuerst einen an.</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>Dieser Ordner ist kein eigener Worktree und kann hier nicht entfernt werden.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Dieser Ordner liegt in keinem Git-Repository.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Diesem Ordner wird nicht vertraut, deshalb wird sein Git nicht ausgeführt. Öffnen Sie ihn und vertrauen Sie ihm zuerst.</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>Das ist der Haupt-Worktree des Repositorys. Er kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>Dieser Worktree ist gesperrt. Führen Sie zuerst git worktree unlock aus.</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>Dieser Worktree ist gesperrt: {reason}. Führen Sie zuerst git worktree unlock aus.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch} (aktuell) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} existiert schon. Wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
</TS>
