<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>AccountController</name>
    <message>
        <source>Claude Code forgets the account in this profile&apos;s folder; in a terminal, too. Sessions stay.</source>
        <translation>Claude Code oublie le compte dans le dossier de ce profil, dans le terminal aussi. Les sessions restent.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Sign out of the account of “{profile}”?</source>
        <translation>Se déconnecter du compte de «&#x202f;{profile}&#x202f;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>AccountPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Code from the browser</source>
        <translation>Code du navigateur</translation>
    </message>
    <message>
        <source>Code from the browser, if it shows one</source>
        <translation>Code du navigateur, s’il en affiche un</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>Asking Claude Code…</source>
        <translation>Interrogation de Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code did not finish it.</source>
        <translation>Claude Code n’a pas terminé.</translation>
    </message>
    <message>
        <source>Claude Code opens your browser. Continue there.</source>
        <translation>Claude Code ouvre votre navigateur. Continuez là-bas.</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code est introuvable.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Sign in: {profile}</source>
        <translation>Se connecter&#x202f;: {profile}</translation>
    </message>
    <message>
        <source>Sign out: {profile}</source>
        <translation>Se déconnecter&#x202f;: {profile}</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>Connecté.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>Déconnecté.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Déconnexion…</translation>
    </message>
    <message>
        <source>This version of Claude Code signs in only in a terminal. Run this there:</source>
        <translation>Cette version de Claude Code ne se connecte que dans un terminal. Exécutez-y ceci&#x202f;:</translation>
    </message>
    <message>
        <source>This version of Claude Code signs out only in a terminal. Run this there:</source>
        <translation>Cette version de Claude Code ne se déconnecte que dans un terminal. Exécutez-y ceci&#x202f;:</translation>
    </message>
</context>
<context>
    <name>AgentActs</name>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Run in background</source>
        <translation>Exécuter en arrière-plan</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
</context>
<context>
    <name>AgentPane</name>
    <message>
        <source>Close the agent</source>
        <translation>Fermer l’agent</translation>
    </message>
</context>
<context>
    <name>AgentPath</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Path to the agent</source>
        <translation>Chemin vers l’agent</translation>
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
        <translation>Recommencer %1</translation>
    </message>
    <message>
        <source>Call %1 again</source>
        <translation>Rappeler %1</translation>
    </message>
    <message>
        <source>Open %1 beside the conversation</source>
        <translation>Ouvrir %1 à côté de la conversation</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
</context>
<context>
    <name>AgentsLine</name>
    <message>
        <source>Agents at work</source>
        <translation>Agents au travail</translation>
    </message>
    <message>
        <source>Show agents</source>
        <translation>Afficher les agents</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>Agents in this state</source>
        <translation>Agents dans cet état</translation>
    </message>
</context>
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
            <numerusform>%Ln terminé</numerusform>
            <numerusform>%Ln terminés</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Claude Code {version} does not say what agents in the background do, or when they end. Their state is read from their files. It denies what they ask for, does not tell Claude when they end, and cannot stop one of them.</source>
        <translation>Claude Code {version} n’indique pas ce que font les agents en arrière-plan, ni quand ils se terminent. Leur état est lu dans leurs fichiers. Il refuse ce qu’ils demandent, n’informe pas Claude de leur fin et ne peut pas en arrêter un seul.</translation>
    </message>
    <message>
        <source>No agent has failed.</source>
        <translation>Aucun agent n’a échoué.</translation>
    </message>
    <message>
        <source>No agent is done.</source>
        <translation>Aucun agent n’a terminé.</translation>
    </message>
    <message>
        <source>No agent needs you.</source>
        <translation>Aucun agent n’a besoin de vous.</translation>
    </message>
    <message>
        <source>No agent works.</source>
        <translation>Aucun agent ne travaille.</translation>
    </message>
    <message>
        <source>No agents yet. Agents, workflows and commands that Claude starts appear here.</source>
        <translation>Pas encore d’agents. Les agents, workflows et commandes que Claude lance apparaissent ici.</translation>
    </message>
    <message>
        <source>Nothing of “{agent}” is in this conversation.</source>
        <translation>Il n’y a rien de « {agent} » dans cette conversation.</translation>
    </message>
    <message>
        <source>Path: {path}</source>
        <translation>Chemin : {path}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Tout afficher (%Ln)</numerusform>
            <numerusform>Tout afficher (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by Claude</source>
        <translation>Arrêté par Claude</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Arrêté par vous</translation>
    </message>
    <message>
        <source>phase {number} of {count}</source>
        <translation>phase {number} sur {count}</translation>
    </message>
    <message>
        <source>phase {number} of {count}: {title}</source>
        <translation>phase {number} sur {count}&#x202f;: {title}</translation>
    </message>
    <message>
        <source>phase {number}: {title}</source>
        <translation>phase {number}&#x202f;: {title}</translation>
    </message>
    <message>
        <source>run {number}</source>
        <translation>exécution {number}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln agents done</source>
        <translation>
            <numerusform>{done} agent sur %Ln terminé</numerusform>
            <numerusform>{done} agents sur %Ln terminés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerView</name>
    <message>
        <source>Retrying</source>
        <translation>Nouvelle tentative</translation>
    </message>
    <message>
        <source>Retrying in {time}</source>
        <translation>Nouvelle tentative dans {time}</translation>
    </message>
    <message>
        <source>Retrying: {reason}</source>
        <translation>Nouvelle tentative&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Starting Claude Code</source>
        <translation>Démarrage de Claude Code</translation>
    </message>
    <message>
        <source>Waiting for Claude</source>
        <translation>En attente de Claude</translation>
    </message>
    <message>
        <source>attempt {attempt} of {attempts}</source>
        <translation>tentative {attempt} sur {attempts}</translation>
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
        <translation>profil inconnu&#x202f;: {profile} (disponibles&#x202f;: {names})</translation>
    </message>
</context>
<context>
    <name>AppearanceSample</name>
    <message>
        <source>Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.</source>
        <translation>Chaque tentative rembobine le flux avant l’envoi. L’envoi reprend donc au premier octet, et le serveur reçoit le fichier entier.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
</context>
<context>
    <name>AppearanceSettings</name>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>600 px, about 75 characters a line</source>
        <translation>600 px, environ 75 caractères par ligne</translation>
    </message>
    <message>
        <source>720 px, about 90 characters a line; more in a wide window</source>
        <translation>720 px, environ 90 caractères par ligne ; plus dans une fenêtre large</translation>
    </message>
    <message>
        <source>840 px, about 105 characters a line</source>
        <translation>840 px, environ 105 caractères par ligne</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Code font</source>
        <translation>Police du code</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacte</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Demo sessions are not saved; these settings are.</source>
        <translation>Les sessions de démonstration ne sont pas enregistrées&#x202f;; ces paramètres le sont.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Draw mathematics</source>
        <translation>Dessiner les formules</translation>
    </message>
    <message>
        <source>Follow new output</source>
        <translation>Défilement automatique</translation>
    </message>
    <message>
        <source>For conversations and the program</source>
        <translation>Pour les conversations et le programme</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>Étroite</translation>
    </message>
    <message>
        <source>Only files of the session’s folder. Nothing is fetched.</source>
        <translation>Seulement les fichiers du dossier de la session. Rien n’est téléchargé.</translation>
    </message>
    <message>
        <source>Roomy</source>
        <translation>Aérée</translation>
    </message>
    <message>
        <source>Show pictures that an answer names</source>
        <translation>Afficher les images citées dans une réponse</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Space between rows, cards and list entries</source>
        <translation>Espace entre les lignes, les cartes et les entrées des listes</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Text font</source>
        <translation>Police du texte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>When off, formulas are shown as Claude writes them, in TeX.</source>
        <translation>Si désactivé, les formules s’affichent comme Claude les écrit, en TeX.</translation>
    </message>
    <message>
        <source>When off, nothing moves on its own. Off by itself where the system asks for less motion.</source>
        <translation>Si désactivé, rien ne bouge tout seul. Se désactive seul si le système demande moins de mouvement.</translation>
    </message>
    <message>
        <source>When off, the view does not scroll while Claude writes.</source>
        <translation>Si l’option est désactivée, la vue ne défile pas pendant que Claude écrit.</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Width of the text</source>
        <translation>Largeur du texte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Langue et formules</translation>
    </message>
</context>
<context>
    <name>ArchivedRow</name>
    <message>
        <source>Hide archived</source>
        <translation>Masquer les archives</translation>
    </message>
    <message>
        <source>Show archived (%1)</source>
        <translation>Afficher les archives (%1)</translation>
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
        <translation>un sous-agent</translation>
    </message>
    <message>
        <source>the MCP server {name}</source>
        <translation>le serveur MCP {name}</translation>
    </message>
    <message>
        <source>the subagent {name}</source>
        <translation>le sous-agent {name}</translation>
    </message>
</context>
<context>
    <name>Attached</name>
    <message>
        <source>A file is open in the editor</source>
        <translation>Un fichier est ouvert dans l’éditeur</translation>
    </message>
    <message>
        <source>Attached: {name}</source>
        <translation>Pièce jointe&#x202f;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln lines)</source>
        <translation>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln ligne)</numerusform>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln lignes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln pages)</source>
        <translation>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln page)</numerusform>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln pages)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attached: {name} (%Ln+ lines)</source>
        <translation>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln ligne ou plus)</numerusform>
            <numerusform>Pièce jointe&#x202f;: {name} (%Ln lignes ou plus)</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {name} (folder)</source>
        <translation>Pièce jointe&#x202f;: {name} (dossier)</translation>
    </message>
    <message>
        <source>Attached: {name} from {server}</source>
        <translation>Pièce jointe&#x202f;: {name}, de {server}</translation>
    </message>
    <message>
        <source>Editor diagnostics attached</source>
        <translation>Diagnostics de l’éditeur joints</translation>
    </message>
    <message>
        <source>File open in the editor: {name}</source>
        <translation>Fichier ouvert dans l’éditeur&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name}</source>
        <translation>Référence&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Referenced: {name} (not read)</source>
        <translation>Référence&#x202f;: {name} (non lu)</translation>
    </message>
    <message numerus="yes">
        <source>Selected in the diff: %Ln lines</source>
        <translation>
            <numerusform>Sélection dans le diff&#x202f;: %Ln ligne</numerusform>
            <numerusform>Sélection dans le diff&#x202f;: %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected in the editor: {name}</source>
        <translation>Sélection dans l’éditeur&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, line {line}</source>
        <translation>Sélection dans l’éditeur&#x202f;: {name}, ligne {line}</translation>
    </message>
    <message>
        <source>Selected in the editor: {name}, lines {first} to {last}</source>
        <translation>Sélection dans l’éditeur&#x202f;: {name}, lignes {first} à {last}</translation>
    </message>
    <message>
        <source>Text is selected in the editor</source>
        <translation>Du texte est sélectionné dans l’éditeur</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
</context>
<context>
    <name>AttachmentActions</name>
    <message>
        <source>Cannot read this image.</source>
        <translation>Impossible de lire cette image.</translation>
    </message>
    <message>
        <source>Could not save {name}: {reason}</source>
        <translation>Impossible d’enregistrer {name}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>Le fichier n’existe plus.</translation>
    </message>
</context>
<context>
    <name>AttachmentFlow</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Tout afficher (%Ln)</numerusform>
            <numerusform>Tout afficher (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttachmentItem</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Pièce jointe&#x202f;: %1</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Image %1</translation>
    </message>
</context>
<context>
    <name>AttachmentItems</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln pièce jointe&#x202f;: {names}</numerusform>
            <numerusform>%Ln pièces jointes&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
</context>
<context>
    <name>AttachmentList</name>
    <message numerus="yes">
        <source>%Ln attachments: {names}</source>
        <translation>
            <numerusform>%Ln pièce jointe&#x202f;: {names}</numerusform>
            <numerusform>%Ln pièces jointes&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters</source>
        <translation>
            <numerusform>%Ln caractère</numerusform>
            <numerusform>%Ln caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Comment on {place}: {text}</source>
        <translation>Commentaire sur {place}&#x202f;: {text}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message numerus="yes">
        <source>From the terminal, %Ln lines</source>
        <translation>
            <numerusform>Du terminal, %Ln ligne</numerusform>
            <numerusform>Du terminal, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Output of {command}</source>
        <translation>Sortie de {command}</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln characters</source>
        <translation>
            <numerusform>Texte collé, %Ln caractère</numerusform>
            <numerusform>Texte collé, %Ln caractères</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted text, %Ln lines</source>
        <translation>
            <numerusform>Texte collé, %Ln ligne</numerusform>
            <numerusform>Texte collé, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Quotation: {words}</source>
        <translation>Citation&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
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
        <translation>Une commande est déjà en cours. Arrêtez-la ou attendez sa fin.</translation>
    </message>
    <message>
        <source>An attachment is still loading.</source>
        <translation>Une pièce jointe est encore en cours de chargement.</translation>
    </message>
    <message>
        <source>Cannot mention {name}: its path has a quotation mark.</source>
        <translation>Impossible de mentionner {name}&#x202f;: son chemin contient un guillemet.</translation>
    </message>
    <message>
        <source>Claude accepts PNG, JPEG, GIF, WebP, PDF and text files</source>
        <translation>Claude accepte les images PNG, JPEG, GIF et WebP, les PDF et les fichiers texte</translation>
    </message>
    <message>
        <source>Commands run once the session has begun.</source>
        <translation>Les commandes s’exécutent une fois la session commencée.</translation>
    </message>
    <message numerus="yes">
        <source>Could not attach {name}: a message can have at most %Ln files.</source>
        <translation>
            <numerusform>Impossible de joindre {name}&#x202f;: un message peut contenir au plus %Ln fichier.</numerusform>
            <numerusform>Impossible de joindre {name}&#x202f;: un message peut contenir au plus %Ln fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not attach {name}: {reason}.</source>
        <translation>Impossible de joindre {name}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not keep {name}. Attach it again if you need it.</source>
        <translation>Impossible de conserver {name}. Joignez-le à nouveau si vous en avez besoin.</translation>
    </message>
    <message>
        <source>Only local files can be attached.</source>
        <translation>Seuls les fichiers locaux peuvent être joints.</translation>
    </message>
    <message>
        <source>Pasted the text. The clipboard also has an image.</source>
        <translation>Le texte est collé. Le presse-papiers contient aussi une image.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %Ln hidden characters from the pasted text.</source>
        <translation>
            <numerusform>%Ln caractère masqué a été retiré du texte collé.</numerusform>
            <numerusform>%Ln caractères masqués ont été retirés du texte collé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The attachments are too large for one message. Remove some.</source>
        <translation>Les pièces jointes sont trop volumineuses pour un seul message. Retirez-en.</translation>
    </message>
    <message>
        <source>The demo runs no commands.</source>
        <translation>La démo n’exécute aucune commande.</translation>
    </message>
    <message>
        <source>The pasted texts are too long for one message. Attach them as files.</source>
        <translation>Les textes collés sont trop longs pour un seul message. Joignez-les sous forme de fichiers.</translation>
    </message>
    <message>
        <source>This comment was removed.</source>
        <translation>Ce commentaire a été supprimé.</translation>
    </message>
    <message>
        <source>it cannot be read ({reason})</source>
        <translation>lecture impossible ({reason})</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>it is not a readable image</source>
        <translation>ce n’est pas une image lisible</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>le fichier est trop volumineux</translation>
    </message>
    <message>
        <source>its data is damaged</source>
        <translation>ses données sont endommagées</translation>
    </message>
    <message>
        <source>its disk does not answer</source>
        <translation>son disque ne répond pas</translation>
    </message>
    <message>
        <source>the attachments are too large for one message</source>
        <translation>les pièces jointes sont trop volumineuses pour un seul message</translation>
    </message>
    <message>
        <source>the image is too large</source>
        <translation>l’image est trop grande</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Attach them as a file.</source>
        <translation>Impossible de coller&#x202f;: {characters} caractères, c’est trop. Joignez-les sous forme de fichier.</translation>
    </message>
    <message>
        <source>{name} was mentioned, not attached.</source>
        <translation>{name} a été mentionné et non joint.</translation>
    </message>
    <message>
        <source>{size} is too large</source>
        <translation>{size}, c’est trop volumineux</translation>
    </message>
    <message>
        <source>{size} is too large; the limit for PDF is {limit}</source>
        <translation>{size}, c’est trop volumineux&#x202f;; la limite pour un PDF est de {limit}</translation>
    </message>
    <message>
        <source>{size} of text is too large; mention the file with @ instead</source>
        <translation>{size} de texte, c’est trop volumineux&#x202f;; mentionnez plutôt le fichier avec @</translation>
    </message>
    <message>
        <source>{width} × {height} pixels is too large</source>
        <translation>{width} × {height} pixels, c’est trop grand</translation>
    </message>
</context>
<context>
    <name>BackgroundTasksButton</name>
    <message numerus="yes">
        <source>%Ln in background</source>
        <translation>
            <numerusform>%Ln en arrière-plan</numerusform>
            <numerusform>%Ln en arrière-plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Background tasks</source>
        <translation>Tâches en arrière-plan</translation>
    </message>
    <message>
        <source>Running in the background</source>
        <translation>Tâches en cours en arrière-plan</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks</source>
        <translation>Cette version de Claude Code ne peut pas arrêter une tâche isolée</translation>
    </message>
</context>
<context>
    <name>BranchController</name>
    <message>
        <source>Git does not answer.</source>
        <translation>Git ne répond pas.</translation>
    </message>
    <message>
        <source>Git runs only in folders that you trust.</source>
        <translation>Git ne s’exécute que dans les dossiers auxquels vous faites confiance.</translation>
    </message>
    <message>
        <source>“{title}” is working in this folder. Switch the branch after it is done.</source>
        <translation>« {title} » travaille dans ce dossier. Changez de branche quand c’est terminé.</translation>
    </message>
</context>
<context>
    <name>BranchMenu</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Reading branches…</source>
        <translation>Lecture des branches…</translation>
    </message>
    <message>
        <source>in another worktree</source>
        <translation>dans un autre worktree</translation>
    </message>
</context>
<context>
    <name>BypassPrompt</name>
    <message>
        <source>Bypass all permissions?</source>
        <translation>Contourner toutes les permissions&#x202f;?</translation>
    </message>
    <message>
        <source>Bypass permissions</source>
        <translation>Contourner les permissions</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts and %Ln background tasks end. The conversation continues and nothing you wrote is lost.</source>
        <translation>
            <numerusform>Claude Code redémarre et %Ln tâche en arrière-plan prend fin. La conversation continue et rien de ce que vous avez écrit n’est perdu.</numerusform>
            <numerusform>Claude Code redémarre et %Ln tâches en arrière-plan prennent fin. La conversation continue et rien de ce que vous avez écrit n’est perdu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts. The conversation continues and nothing you wrote is lost.</source>
        <translation>Claude Code redémarre. La conversation continue et rien de ce que vous avez écrit n’est perdu.</translation>
    </message>
    <message>
        <source>Claude will run any command and change any file on this computer without asking. Use it only in a container or virtual machine without secrets and without network access.</source>
        <translation>Claude pourra exécuter n’importe quelle commande et modifier n’importe quel fichier de cet ordinateur sans demander. À n’utiliser que dans un conteneur ou une machine virtuelle sans secrets et sans accès au réseau.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>CardFooter</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Voir la source</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message numerus="yes">
        <source>%Ln more lines</source>
        <translation>
            <numerusform>%Ln ligne de plus</numerusform>
            <numerusform>%Ln lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{size} more</source>
        <translation>{size} de plus</translation>
    </message>
</context>
<context>
    <name>ChangeCommentField</name>
    <message>
        <source>Add comment</source>
        <translation>Ajouter le commentaire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commenter</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>goes with your next message</source>
        <translation>sera envoyé avec votre prochain message</translation>
    </message>
</context>
<context>
    <name>ChangeCommentRow</name>
    <message>
        <source>Add to message</source>
        <translation>Ajouter au message</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Edit comment</source>
        <translation>Modifier le commentaire</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Supprimer le commentaire</translation>
    </message>
</context>
<context>
    <name>ChangeFileRow</name>
    <message>
        <source>Reviewed</source>
        <translation>Examiné</translation>
    </message>
    <message>
        <source>Show only the changes</source>
        <translation>Afficher seulement les modifications</translation>
    </message>
    <message>
        <source>Show the whole file</source>
        <translation>Afficher tout le fichier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Annuler les modifications de ce fichier</translation>
    </message>
</context>
<context>
    <name>ChangeHunkRow</name>
    <message>
        <source>Comment on this change</source>
        <translation>Commenter cette modification</translation>
    </message>
    <message>
        <source>Show the tool call</source>
        <translation>Afficher l’appel d’outil</translation>
    </message>
    <message>
        <source>Undo lines</source>
        <translation>Annuler les lignes</translation>
    </message>
    <message>
        <source>Undo the chosen lines</source>
        <translation>Annuler les lignes choisies</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Annuler cette modification</translation>
    </message>
</context>
<context>
    <name>ChangeNoteStrip</name>
    <message>
        <source>Note to Claude about what was undone</source>
        <translation>Note à Claude sur ce qui a été annulé</translation>
    </message>
    <message>
        <source>Remove the note about what was undone</source>
        <translation>Supprimer la note sur ce qui a été annulé</translation>
    </message>
    <message>
        <source>Sent with your next message</source>
        <translation>Envoyé avec votre prochain message</translation>
    </message>
</context>
<context>
    <name>ChangeRow</name>
    <message>
        <source>Half staged</source>
        <translation>Indexé en partie</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Non indexé</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Indexé</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The file changed; this is the current diff</source>
        <translation>Le fichier a changé&#x202f;; voici le diff actuel</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder.</source>
        <translation>Un dossier.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Binary file, {sizes}.</source>
        <translation>Fichier binaire, {sizes}.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>Line {line}, deleted</source>
        <translation>Ligne {line}, supprimée</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Lignes {first} à {last}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}, deleted</source>
        <translation>Lignes {first} à {last}, supprimées</translation>
    </message>
    <message>
        <source>Modified</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>No lines have changed.</source>
        <translation>Aucune ligne n’a changé.</translation>
    </message>
    <message>
        <source>Not in Git</source>
        <translation>Pas dans Git</translation>
    </message>
    <message>
        <source>Nothing has changed in this session.</source>
        <translation>Rien n’a changé dans cette session.</translation>
    </message>
    <message>
        <source>Nothing has changed in this turn.</source>
        <translation>Rien n’a changé dans ce tour.</translation>
    </message>
    <message>
        <source>Nothing has changed since the last commit.</source>
        <translation>Rien n’a changé depuis le dernier commit.</translation>
    </message>
    <message>
        <source>Nothing is staged.</source>
        <translation>Rien n’est indexé.</translation>
    </message>
    <message>
        <source>Nothing to stage.</source>
        <translation>Rien à indexer.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Only white space has changed.</source>
        <translation>Seuls des espaces ont changé.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Droits d’accès</translation>
    </message>
    <message>
        <source>Picture, {sizes}.</source>
        <translation>Image, {sizes}.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Renommé</translation>
    </message>
    <message>
        <source>Renamed, with the same content.</source>
        <translation>Renommé, contenu inchangé.</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more lines</source>
        <translation>
            <numerusform>Afficher %Ln ligne de plus</numerusform>
            <numerusform>Afficher %Ln lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The earlier content is not stored.</source>
        <translation>Le contenu antérieur n’est pas conservé.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The lines could not be read. Details are in the log.</source>
        <translation>Impossible de lire les lignes. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>This branch has no commits of its own.</source>
        <translation>Cette branche n’a aucun commit propre.</translation>
    </message>
    <message>
        <source>Too large to compare, {sizes}.</source>
        <translation>Trop volumineux pour être comparé, {sizes}.</translation>
    </message>
    <message>
        <source>back to {path}</source>
        <translation>redevient {path}</translation>
    </message>
    <message>
        <source>by a command or another program</source>
        <translation>par une commande ou un autre programme</translation>
    </message>
    <message>
        <source>changed by you or others since</source>
        <translation>modifié depuis par vous ou d’autres</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>revient</translation>
    </message>
    <message numerus="yes">
        <source>comes back, %Ln lines</source>
        <translation>
            <numerusform>revient, %Ln ligne</numerusform>
            <numerusform>revient, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier content not certain</source>
        <translation>contenu antérieur incertain</translation>
    </message>
    <message>
        <source>from {path}</source>
        <translation>anciennement {path}</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>disparaît</translation>
    </message>
    <message numerus="yes">
        <source>goes, %Ln lines</source>
        <translation>
            <numerusform>disparaît, %Ln ligne</numerusform>
            <numerusform>disparaît, %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>half staged</source>
        <translation>indexé en partie</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>undone, Claude is told</source>
        <translation>annulé, Claude en est informé</translation>
    </message>
    <message>
        <source>{added} {removed} in {files}</source>
        <translation>{added} {removed} dans {files}</translation>
    </message>
    <message numerus="yes">
        <source>{branch} has %Ln commits that {target} lacks.</source>
        <translation>
            <numerusform>{branch} a %Ln commit qui manque à {target}.</numerusform>
            <numerusform>{branch} a %Ln commits qui manquent à {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}, reviewed</source>
        <translation>{file}, examiné</translation>
    </message>
    <message>
        <source>{file}: {state}</source>
        <translation>{file}&#x202f;: {state}</translation>
    </message>
    <message>
        <source>{file}: {state}, {added} {removed}</source>
        <translation>{file}&#x202f;: {state}, {added} {removed}</translation>
    </message>
    <message>
        <source>{lines} in {name}</source>
        <translation>{lines} dans {name}</translation>
    </message>
    <message>
        <source>{lines} of {file}, {added} {removed}</source>
        <translation>{lines} dans {file}, {added} {removed}</translation>
    </message>
    <message>
        <source>{reviewed} of {files} reviewed</source>
        <translation>{reviewed} sur {files} examinés</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %Ln lines chosen</source>
        <translation>
            <numerusform>{row}, %Ln ligne choisie</numerusform>
            <numerusform>{row}, %Ln lignes choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>{row}, by a command or another program</source>
        <translation>{row}, par une commande ou un autre programme</translation>
    </message>
    <message>
        <source>{row}, collapsed</source>
        <translation>{row}, replié</translation>
    </message>
    <message>
        <source>{row}, {state}</source>
        <translation>{row}, {state}</translation>
    </message>
    <message numerus="yes">
        <source>{target} has %Ln commits that {branch} lacks.</source>
        <translation>
            <numerusform>{target} a %Ln commit qui manque à {branch}.</numerusform>
            <numerusform>{target} a %Ln commits qui manquent à {branch}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangesFoot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commenter</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Hide the keys</source>
        <translation>Masquer les touches</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Modification suivante</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Examiné</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Indexer</translation>
    </message>
</context>
<context>
    <name>ChangesHead</name>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel undo</source>
        <translation>Abandonner l’annulation</translation>
    </message>
    <message>
        <source>Collapse all files</source>
        <translation>Replier tous les fichiers</translation>
    </message>
    <message>
        <source>Commit…</source>
        <translation>Valider…</translation>
    </message>
    <message>
        <source>Compared states</source>
        <translation>États comparés</translation>
    </message>
    <message>
        <source>Earlier turn</source>
        <translation>Tour antérieur</translation>
    </message>
    <message>
        <source>Expand all files</source>
        <translation>Déplier tous les fichiers</translation>
    </message>
    <message>
        <source>Hide changes of white space</source>
        <translation>Masquer les modifications d’espaces</translation>
    </message>
    <message>
        <source>Merge into %1…</source>
        <translation>Fusionner dans %1…</translation>
    </message>
    <message>
        <source>Not staged</source>
        <translation>Non indexé</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show changes in one column</source>
        <translation>Afficher les modifications sur une colonne</translation>
    </message>
    <message>
        <source>Show changes of white space</source>
        <translation>Afficher les modifications d’espaces</translation>
    </message>
    <message>
        <source>Show changes side by side</source>
        <translation>Afficher les modifications côte à côte</translation>
    </message>
    <message>
        <source>Show the latest turn</source>
        <translation>Afficher le dernier tour</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>Since HEAD</source>
        <translation>Depuis HEAD</translation>
    </message>
    <message>
        <source>Stage all</source>
        <translation>Tout indexer</translation>
    </message>
    <message>
        <source>Staged</source>
        <translation>Indexé</translation>
    </message>
    <message>
        <source>Staged changes</source>
        <translation>Modifications indexées</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Tout annuler…</translation>
    </message>
    <message>
        <source>Unstage all</source>
        <translation>Tout désindexer</translation>
    </message>
    <message>
        <source>You are looking at an earlier turn.</source>
        <translation>Vous regardez un tour antérieur.</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>Draft, not sent</source>
        <translation>Brouillon, non envoyé</translation>
    </message>
    <message>
        <source>Draft. The earlier text is sent.</source>
        <translation>Brouillon. Le texte antérieur est envoyé.</translation>
    </message>
    <message>
        <source>Not in your message</source>
        <translation>Absent de votre message</translation>
    </message>
    <message>
        <source>Your comment on {place}, not in your message: {text}</source>
        <translation>Votre commentaire sur {place}, absent de votre message&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Your comment on {place}: {text}</source>
        <translation>Votre commentaire sur {place}&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Your draft of a comment on {place}: {text}</source>
        <translation>Votre brouillon de commentaire sur {place}&#x202f;: {text}</translation>
    </message>
</context>
<context>
    <name>ChangesPage</name>
    <message>
        <source>Changed files</source>
        <translation>Fichiers modifiés</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Review folder settings</source>
        <translation>Examiner les paramètres du dossier</translation>
    </message>
</context>
<context>
    <name>ChangesView</name>
    <message numerus="yes">
        <source>%Ln paths are not covered (submodules, other repositories, very large files): {paths}</source>
        <translation>
            <numerusform>%Ln chemin n’est pas pris en compte (sous-module, autre dépôt, fichier très volumineux) : {paths}</numerusform>
            <numerusform>%Ln chemins ne sont pas pris en compte (sous-modules, autres dépôts, fichiers très volumineux) : {paths}</numerusform>
        </translation>
    </message>
    <message>
        <source>A snapshot was late: changes made in the meantime by you or another program may be shown as Claude&apos;s.</source>
        <translation>Un instantané a été pris en retard&#x202f;: des modifications faites entre-temps par vous ou un autre programme peuvent être attribuées à Claude.</translation>
    </message>
    <message>
        <source>Changes of white space are hidden.</source>
        <translation>Les modifications d’espaces sont masquées.</translation>
    </message>
    <message>
        <source>Waiting for another session in this folder…</source>
        <translation>En attente d’une autre session dans ce dossier…</translation>
    </message>
    <message>
        <source>Waiting for the agents to end…</source>
        <translation>En attente de la fin des agents…</translation>
    </message>
    <message>
        <source>Waiting for the turn to end…</source>
        <translation>En attente de la fin du tour…</translation>
    </message>
    <message>
        <source>Writing files…</source>
        <translation>Écriture des fichiers…</translation>
    </message>
</context>
<context>
    <name>ChecklistCard</name>
    <message>
        <source>Blocked by</source>
        <translation>Bloquée par</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nom affiché</translation>
    </message>
    <message>
        <source>No such task</source>
        <translation>Tâche introuvable</translation>
    </message>
    <message>
        <source>No tasks</source>
        <translation>Aucune tâche</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>blocked by {tasks}</source>
        <translation>bloquée par {tasks}</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimée</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>no tasks</source>
        <translation>aucune tâche</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln tasks done</source>
        <translation>
            <numerusform>Tâches terminées&#x202f;: {done} sur %Ln</numerusform>
            <numerusform>Tâches terminées&#x202f;: {done} sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>Terminées&#x202f;: {done} sur {count}</translation>
    </message>
</context>
<context>
    <name>ChecklistStrip</name>
    <message>
        <source>%1 of %2 done</source>
        <translation>Terminées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>%1, in progress</source>
        <translation>%1, en cours</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Tasks: %1 of %2 done</source>
        <translation>Tâches terminées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ChipEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Edit in the message</source>
        <translation>Modifier dans le message</translation>
    </message>
    <message>
        <source>Edit this part of the message.</source>
        <translation>Modifiez cette partie du message.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Accept edits</source>
        <translation>Édition auto</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Demander</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln tokens</source>
        <translation>
            <numerusform>Au plus %Ln token</numerusform>
            <numerusform>Au plus %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Bypass</source>
        <translation>Contourner</translation>
    </message>
    <message>
        <source>Claude Code decides</source>
        <translation>Claude Code décide</translation>
    </message>
    <message>
        <source>Claude Code decides what may run and rarely asks</source>
        <translation>Claude Code décide de ce qui peut s’exécuter et demande rarement</translation>
    </message>
    <message>
        <source>Claude answers without thinking first</source>
        <translation>Claude répond sans réfléchir au préalable</translation>
    </message>
    <message>
        <source>Claude asks before it changes files or runs commands</source>
        <translation>Claude demande avant de modifier des fichiers ou d’exécuter des commandes</translation>
    </message>
    <message>
        <source>Claude reads and plans; nothing changes until you approve</source>
        <translation>Claude lit et planifie&#x202f;; rien ne change avant votre approbation</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Denies everything not already allowed, without asking</source>
        <translation>Refuse tout ce qui n’est pas déjà autorisé, sans demander</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>Refus auto</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>Everything runs without asking; only for sandboxes</source>
        <translation>Tout s’exécute sans demander&#x202f;; uniquement pour les bacs à sable</translation>
    </message>
    <message>
        <source>Fastest, fewest tokens</source>
        <translation>Le plus rapide, le moins de tokens</translation>
    </message>
    <message>
        <source>File edits in this folder are accepted; commands still ask</source>
        <translation>Les modifications de fichiers de ce dossier sont acceptées&#x202f;; pour les commandes, Claude demande toujours</translation>
    </message>
    <message>
        <source>For hard work</source>
        <translation>Pour les travaux difficiles</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>High effort</source>
        <translation>Effort élevé</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximal</translation>
    </message>
    <message>
        <source>Highest effort</source>
        <translation>Effort maximal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Low effort</source>
        <translation>Effort faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Medium effort</source>
        <translation>Effort moyen</translation>
    </message>
    <message>
        <source>More thorough; takes longer</source>
        <translation>Plus approfondi&#x202f;; prend plus de temps</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Slowest and most expensive</source>
        <translation>Le plus lent et le plus coûteux</translation>
    </message>
    <message>
        <source>Thinking: default</source>
        <translation>Réflexion&#x202f;: par défaut</translation>
    </message>
    <message>
        <source>Thinking: long</source>
        <translation>Réflexion&#x202f;: longue</translation>
    </message>
    <message>
        <source>Thinking: longest</source>
        <translation>Réflexion&#x202f;: maximale</translation>
    </message>
    <message>
        <source>Thinking: off</source>
        <translation>Réflexion&#x202f;: désactivée</translation>
    </message>
    <message>
        <source>Thinking: short</source>
        <translation>Réflexion&#x202f;: courte</translation>
    </message>
    <message>
        <source>Thinking: {budget}</source>
        <translation>Réflexion&#x202f;: {budget}</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Très élevé</translation>
    </message>
    <message>
        <source>Very high effort</source>
        <translation>Effort très élevé</translation>
    </message>
    <message>
        <source>{level} effort</source>
        <translation>Effort {level}</translation>
    </message>
    <message>
        <source>{model} (1M context)</source>
        <translation>{model} (contexte 1M)</translation>
    </message>
</context>
<context>
    <name>ClaudeCodePage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Fermer la page</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>Search rules</source>
        <translation>Rechercher des règles</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
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
        <translation>Claude Code redémarre avec votre prochain message. Les permissions limitées à la session sont perdues.</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>Confiance accordée aux dossiers</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Règles de permission</translation>
    </message>
    <message>
        <source>Stop Claude Code when idle</source>
        <translation>Arrêter Claude Code en cas d’inactivité</translation>
    </message>
    <message>
        <source>The rules in Claude Code&apos;s settings files. They cannot be changed here.</source>
        <translation>Les règles des fichiers de paramètres de Claude Code. Elles ne peuvent pas être modifiées ici.</translation>
    </message>
    <message>
        <source>Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.</source>
        <translation>Vos réponses concernant les dossiers qui ont leurs propres hooks, serveurs MCP et règles. Retirez un dossier pour que la question vous soit de nouveau posée.</translation>
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
        <translation>Recherche de Claude Code…</translation>
    </message>
    <message numerus="yes">
        <source>PATH, %Ln folders</source>
        <translation>
            <numerusform>PATH, %Ln dossier</numerusform>
            <numerusform>PATH, %Ln dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is too old. Update it in a terminal: {command}</source>
        <translation>{name} est trop ancien. Mettez-le à jour dans un terminal&#x202f;: {command}</translation>
    </message>
    <message>
        <source>{name}, not signed in</source>
        <translation>{name}, non connecté</translation>
    </message>
    <message>
        <source>{name}, signed in as {account}</source>
        <translation>{name}, connecté en tant que {account}</translation>
    </message>
</context>
<context>
    <name>CliNotFoundPage</name>
    <message>
        <source>Choose the program…</source>
        <translation>Choisir le programme…</translation>
    </message>
    <message>
        <source>Claude Code was not found</source>
        <translation>Claude Code est introuvable</translation>
    </message>
    <message>
        <source>Claude Desk talks with the program “claude”. Install it, or say where it is.</source>
        <translation>Claude Desk communique avec le programme «&#x202f;claude&#x202f;». Installez-le ou indiquez où il se trouve.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Essayer la démo</translation>
    </message>
</context>
<context>
    <name>CliSetting</name>
    <message>
        <source>Claude Code command</source>
        <translation>Commande de Claude Code</translation>
    </message>
    <message>
        <source>Read the shell&apos;s environment again</source>
        <translation>Relire l’environnement du shell</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Restart the session with this command</source>
        <translation>Redémarrer la session avec cette commande</translation>
    </message>
    <message>
        <source>Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1</source>
        <translation>Défini par --cli ou CLAUDE_DESK_CLI, qui remplace ce champ&#x202f;: %1</translation>
    </message>
    <message>
        <source>The command that starts Claude Code. Leave it empty to find it automatically.</source>
        <translation>La commande qui démarre Claude Code. Laissez vide pour la trouver automatiquement.</translation>
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
            <numerusform>Un agent y travaille.</numerusform>
            <numerusform>%Ln agents y travaillent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln background tasks run in it.</source>
        <translation>
            <numerusform>Une tâche en arrière-plan y est en cours.</numerusform>
            <numerusform>%Ln tâches en arrière-plan y sont en cours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages are queued in it.</source>
        <translation>
            <numerusform>%Ln message y est en file d’attente.</numerusform>
            <numerusform>%Ln messages y sont en file d’attente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>%Ln message en file d’attente dans «&#x202f;{title}&#x202f;» n’est pas enregistré&#x202f;: {reason}.</numerusform>
            <numerusform>%Ln messages en file d’attente dans «&#x202f;{title}&#x202f;» ne sont pas enregistrés&#x202f;: {reason}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more sessions.</source>
        <translation>
            <numerusform>Et %Ln autre session.</numerusform>
            <numerusform>Et %Ln autres sessions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attachments in “{title}” are not saved: {reason}.</source>
        <translation>Des pièces jointes de «&#x202f;{title}&#x202f;» ne sont pas enregistrées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close Claude Desk and lose what you wrote?</source>
        <translation>Fermer Claude Desk et perdre ce que vous avez écrit&#x202f;?</translation>
    </message>
    <message>
        <source>Close Claude Desk while Claude is working?</source>
        <translation>Fermer Claude Desk alors que Claude travaille&#x202f;?</translation>
    </message>
    <message>
        <source>Close Claude Desk?</source>
        <translation>Fermer Claude Desk&#x202f;?</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Fermer et le perdre</translation>
    </message>
    <message>
        <source>Conversations, drafts and queued messages are kept.</source>
        <translation>Les conversations, les brouillons et les messages en file d’attente sont conservés.</translation>
    </message>
    <message>
        <source>Demo sessions are not saved.</source>
        <translation>Les sessions de démonstration ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation>Laisser travailler</translation>
    </message>
    <message>
        <source>Nothing is running any more.</source>
        <translation>Plus rien n’est en cours d’exécution.</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>Arrêter et fermer</translation>
    </message>
    <message>
        <source>What is not saved is lost when you close.</source>
        <translation>Ce qui n’est pas enregistré est perdu à la fermeture.</translation>
    </message>
    <message numerus="yes">
        <source>Your draft and %Ln queued messages in “{title}” are not saved: {reason}.</source>
        <translation>
            <numerusform>Votre brouillon et %Ln message en file d’attente dans «&#x202f;{title}&#x202f;» ne sont pas enregistrés&#x202f;: {reason}.</numerusform>
            <numerusform>Votre brouillon et %Ln messages en file d’attente dans «&#x202f;{title}&#x202f;» ne sont pas enregistrés&#x202f;: {reason}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draft in “{title}” is not saved: {reason}.</source>
        <translation>Votre brouillon dans «&#x202f;{title}&#x202f;» n’est pas enregistré&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>“Keep working” minimizes the window, and Claude continues.</source>
        <translation>«&#x202f;Laisser travailler&#x202f;» réduit la fenêtre, et Claude continue.</translation>
    </message>
    <message>
        <source>“Stop and close” ends everything that is running.</source>
        <translation>«&#x202f;Arrêter et fermer&#x202f;» met fin à tout ce qui est en cours d’exécution.</translation>
    </message>
    <message>
        <source>“{program}” is running in its terminal.</source>
        <translation>« {program} » s’exécute dans son terminal.</translation>
    </message>
    <message>
        <source>“{program}” is running in the terminal of “{title}”.</source>
        <translation>« {program} » s’exécute dans le terminal de « {title} ».</translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln agents at work.</source>
        <translation>
            <numerusform>Un agent travaille dans « {title} ».</numerusform>
            <numerusform>%Ln agents travaillent dans « {title} ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{title}” has %Ln background tasks running.</source>
        <translation>
            <numerusform>«&#x202f;{title}&#x202f;» a %Ln tâche en cours en arrière-plan.</numerusform>
            <numerusform>«&#x202f;{title}&#x202f;» a %Ln tâches en cours en arrière-plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}” is running your command.</source>
        <translation>«&#x202f;{title}&#x202f;» exécute votre commande.</translation>
    </message>
    <message>
        <source>“{title}” is starting.</source>
        <translation>«&#x202f;{title}&#x202f;» démarre.</translation>
    </message>
    <message>
        <source>“{title}” is working.</source>
        <translation>«&#x202f;{title}&#x202f;» travaille.</translation>
    </message>
    <message>
        <source>“{title}” needs you.</source>
        <translation>« {title} » a besoin de vous.</translation>
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
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>CommandMark</name>
    <message>
        <source>too many nested commands</source>
        <translation>trop de commandes imbriquées</translation>
    </message>
    <message>
        <source>{program} from piped input</source>
        <translation>{program} alimenté par un pipe</translation>
    </message>
</context>
<context>
    <name>CommitPanel</name>
    <message>
        <source>Amend the last commit</source>
        <translation>Corriger le dernier commit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Commit message</source>
        <translation>Message de commit</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Length of the first line: %1</source>
        <translation>Longueur de la première ligne&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stage all and commit</source>
        <translation>Tout indexer et valider</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Suggest from the changes</source>
        <translation>Proposer à partir des modifications</translation>
    </message>
    <message>
        <source>hooks run</source>
        <translation>les hooks s’exécutent</translation>
    </message>
    <message>
        <source>nothing is pushed</source>
        <translation>rien n’est poussé</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message numerus="yes">
        <source>%Ln folders do not answer and are left out</source>
        <translation>
            <numerusform>%Ln dossier ne répond pas et est ignoré</numerusform>
            <numerusform>%Ln dossiers ne répondent pas et sont ignorés</numerusform>
        </translation>
    </message>
    <message>
        <source>{folder} does not answer and is left out</source>
        <translation>{folder} ne répond pas et est ignoré</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>Attach</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Message Claude</source>
        <translation>Message à Claude</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after the current step)</source>
        <translation>Message à Claude (sera envoyé après l’étape en cours)</translation>
    </message>
    <message>
        <source>Message Claude (will be sent after this turn)</source>
        <translation>Message à Claude (sera envoyé après ce tour)</translation>
    </message>
    <message>
        <source>Message Claude, / for commands, @ for files</source>
        <translation>Message à Claude, / pour les commandes, @ pour les fichiers</translation>
    </message>
    <message>
        <source>Message this agent</source>
        <translation>Message à cet agent</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
</context>
<context>
    <name>ComposerAttachments</name>
    <message>
        <source>Moved behind “{word}”</source>
        <translation>Déplacé après « {word} »</translation>
    </message>
    <message>
        <source>Moved to the beginning</source>
        <translation>Déplacé au début</translation>
    </message>
    <message numerus="yes">
        <source>…and %Ln more</source>
        <translation>
            <numerusform>…et %Ln de plus</numerusform>
            <numerusform>…et %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComposerBar</name>
    <message>
        <source>Permission mode</source>
        <translation>Mode de permission</translation>
    </message>
</context>
<context>
    <name>ComposerDropArea</name>
    <message numerus="yes">
        <source>Attach %Ln file(s)</source>
        <translation>
            <numerusform>Joindre %Ln fichier</numerusform>
            <numerusform>Joindre %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach picture</source>
        <translation>Joindre l’image</translation>
    </message>
    <message>
        <source>Insert text</source>
        <translation>Insérer le texte</translation>
    </message>
</context>
<context>
    <name>ComposerNoteLine</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ConversationSettings</name>
    <message>
        <source>1,000</source>
        <translation>1 000</translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10 000</translation>
    </message>
    <message>
        <source>100,000</source>
        <translation>100 000</translation>
    </message>
    <message>
        <source>50,000</source>
        <translation>50 000</translation>
    </message>
    <message>
        <source>After the current step</source>
        <translation>Après l’étape en cours</translation>
    </message>
    <message>
        <source>After the turn</source>
        <translation>Après le tour</translation>
    </message>
    <message>
        <source>Alt+Enter sends at the other time.</source>
        <translation>Alt+Entrée envoie à l’autre moment.</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Enter allows once</source>
        <translation>Ctrl+Alt+Entrée autorise une fois</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Editor command</source>
        <translation>Commande de l’éditeur</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Lines that the terminal keeps</source>
        <translation>Lignes que le terminal conserve</translation>
    </message>
    <message>
        <source>Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.</source>
        <translation>Uniquement pour une demande unique, entièrement visible et sans avertissement, au moins 1,5&#xa0;s après votre dernière frappe. Sinon, le raccourci mène à la demande.</translation>
    </message>
    <message>
        <source>Open files in</source>
        <translation>Ouvrir les fichiers avec</translation>
    </message>
    <message>
        <source>Send while Claude works</source>
        <translation>Envoyer pendant que Claude travaille</translation>
    </message>
    <message>
        <source>Send with</source>
        <translation>Envoyer avec</translation>
    </message>
    <message>
        <source>Shell of the terminal</source>
        <translation>Shell du terminal</translation>
    </message>
    <message>
        <source>Show all shortcuts</source>
        <translation>Afficher tous les raccourcis</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell of the terminal pane. Leave it empty for your own shell.</source>
        <translation>Le shell du panneau du terminal. Laissez ce champ vide pour votre propre shell.</translation>
    </message>
    <message>
        <source>Your own shell</source>
        <translation>Votre propre shell</translation>
    </message>
    <message>
        <source>program {file}:{line}:{column}</source>
        <translation>programme {file}:{line}:{column}</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>CostLimitField</name>
    <message>
        <source>Ask before continuing past this cost (US dollars)</source>
        <translation>Demander avant de continuer au-delà de ce coût (en dollars américains)</translation>
    </message>
    <message>
        <source>Cost limit in US dollars</source>
        <translation>Limite de coût en dollars américains</translation>
    </message>
    <message>
        <source>Enter an amount such as 5 or 2.50, or leave it empty for no limit.</source>
        <translation>Saisissez un montant, par exemple 5 ou 2,50, ou laissez vide pour n’avoir aucune limite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Illimité</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Set the cost limit</source>
        <translation>Définir la limite de coût</translation>
    </message>
</context>
<context>
    <name>CostLimitPrompt</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Only this message</source>
        <translation>Ce message seulement</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Porter la limite à %1</translation>
    </message>
    <message>
        <source>Raise to %1 and send</source>
        <translation>Porter à %1 et envoyer</translation>
    </message>
    <message>
        <source>Send above the cost limit of %1?</source>
        <translation>Envoyer au-delà de la limite de coût de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Envoyer quand même</translation>
    </message>
    <message>
        <source>Take the message back</source>
        <translation>Reprendre le message</translation>
    </message>
</context>
<context>
    <name>CostLimitStrip</name>
    <message>
        <source>Cost limit</source>
        <translation>Limite de coût</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
</context>
<context>
    <name>DecisionOption</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1&#x202f;; touche %2</translation>
    </message>
</context>
<context>
    <name>DeskMenuItem</name>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
</context>
<context>
    <name>DesktopEntry</name>
    <message>
        <source>Claude Desk is in the menu of your desktop. To undo this: {command}</source>
        <translation>Claude Desk est dans le menu de votre bureau. Pour annuler&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Nothing was written, because these files were not written by Claude Desk or were changed. Move them away and try again.</source>
        <translation>Rien n’a été écrit, car ces fichiers n’ont pas été écrits par Claude Desk ou ont été modifiés. Déplacez-les et réessayez.</translation>
    </message>
    <message>
        <source>There is nothing to remove.</source>
        <translation>Il n’y a rien à retirer.</translation>
    </message>
    <message>
        <source>a desktop entry cannot start a program with this name: {name}</source>
        <translation>une entrée de bureau ne peut pas démarrer un programme de ce nom&#x202f;: {name}</translation>
    </message>
    <message>
        <source>desktop entries are for Linux and other systems that follow freedesktop.org</source>
        <translation>les entrées de bureau sont destinées à Linux et aux autres systèmes qui suivent freedesktop.org</translation>
    </message>
    <message>
        <source>kept, because it was changed: {path}</source>
        <translation>conservé, car modifié&#x202f;: {path}</translation>
    </message>
    <message>
        <source>removed: {path}</source>
        <translation>supprimé&#x202f;: {path}</translation>
    </message>
    <message>
        <source>the {package} package has installed a desktop entry</source>
        <translation>le paquet {package} a installé une entrée de bureau</translation>
    </message>
    <message>
        <source>written: {path}</source>
        <translation>écrit&#x202f;: {path}</translation>
    </message>
</context>
<context>
    <name>DialogFiles</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DisplayCheck</name>
    <message>
        <source>cannot open a window on {displays}.</source>
        <translation>impossible d’ouvrir une fenêtre sur {displays}.</translation>
    </message>
    <message>
        <source>no display: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>aucun affichage&#x202f;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini.</translation>
    </message>
</context>
<context>
    <name>DroppedFiles</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pictures</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierLine</name>
    <message>
        <source>Cleared. Return to “%1”</source>
        <translation>Conversation effacée. Revenir à «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>EditCard</name>
    <message numerus="yes">
        <source>%Ln unchanged lines</source>
        <translation>
            <numerusform>%Ln ligne inchangée</numerusform>
            <numerusform>%Ln lignes inchangées</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell type</source>
        <translation>Type de cellule</translation>
    </message>
    <message>
        <source>Change {number} of {count}</source>
        <translation>Modification {number} sur {count}</translation>
    </message>
    <message>
        <source>Change {number} of {count}, every occurrence</source>
        <translation>Modification {number} sur {count}, toutes les occurrences</translation>
    </message>
    <message>
        <source>No newline at the end of the file</source>
        <translation>Pas de saut de ligne à la fin du fichier</translation>
    </message>
    <message>
        <source>Replaces every occurrence</source>
        <translation>Remplace toutes les occurrences</translation>
    </message>
    <message>
        <source>The cell&apos;s new text</source>
        <translation>Nouveau texte de la cellule</translation>
    </message>
    <message>
        <source>You edited this before it was written</source>
        <translation>Vous avez modifié ce contenu avant son écriture</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>cellule {cell}</translation>
    </message>
    <message>
        <source>delete cell {cell}</source>
        <translation>supprimer la cellule {cell}</translation>
    </message>
    <message>
        <source>new cell</source>
        <translation>nouvelle cellule</translation>
    </message>
    <message>
        <source>new cell after {cell}</source>
        <translation>nouvelle cellule après {cell}</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucune modification</translation>
    </message>
    <message numerus="yes">
        <source>now %Ln lines</source>
        <translation>
            <numerusform>maintenant %Ln ligne</numerusform>
            <numerusform>maintenant %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmptyHint</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Que souhaitez-vous faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>ErrorRow</name>
    <message>
        <source>Choose a model…</source>
        <translation>Choisir un modèle…</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compacter maintenant</translation>
    </message>
    <message>
        <source>Fork without it</source>
        <translation>Bifurquer sans lui</translation>
    </message>
    <message>
        <source>Rewind to before it…</source>
        <translation>Rembobiner jusqu’avant…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>ExamplePrompts</name>
    <message>
        <source>Create CLAUDE.md with /init</source>
        <translation>Créer CLAUDE.md avec /init</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Explain how this project is structured</source>
        <translation>Explique comment ce projet est structuré</translation>
    </message>
    <message>
        <source>Find a bug and suggest a fix</source>
        <translation>Trouve un bug et propose une correction</translation>
    </message>
    <message>
        <source>Run the tests and fix what fails</source>
        <translation>Lance les tests et corrige ce qui échoue</translation>
    </message>
</context>
<context>
    <name>ExportDocument</name>
    <message numerus="yes">
        <source>%Ln turns of the conversation could not be read.</source>
        <translation>
            <numerusform>%Ln tour de la conversation n’a pas pu être lu.</numerusform>
            <numerusform>%Ln tours de la conversation n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attached: {names}</source>
        <translation>Pièces jointes&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>Erreur&#x202f;:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Notice:</source>
        <translation>Avis&#x202f;:</translation>
    </message>
    <message>
        <source>Part of the conversation could not be read.</source>
        <translation>Une partie de la conversation n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Réflexion pendant {duration}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You (not sent yet)</source>
        <translation>Vous (pas encore envoyé)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>non terminé</translation>
    </message>
    <message numerus="yes">
        <source>{label} · %Ln lines</source>
        <translation>
            <numerusform>{label} · %Ln ligne</numerusform>
            <numerusform>{label} · %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Impossible d’enregistrer&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>Saved {name}</source>
        <translation>{name} enregistré</translation>
    </message>
    <message>
        <source>Saving {name}…</source>
        <translation>Enregistrement de {name}…</translation>
    </message>
    <message>
        <source>Saving {name}… {percent}</source>
        <translation>Enregistrement de {name}… {percent}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{name} (part)</source>
        <translation>{name} (extrait)</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>Afficher %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln</source>
        <translation>
            <numerusform>Afficher (%Ln)</numerusform>
            <numerusform>Afficher (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileCard</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln cellule</numerusform>
            <numerusform>%Ln cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pages</source>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell {number}</source>
        <translation>Cellule {number}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}</source>
        <translation>Cellule {number} · {kind}</translation>
    </message>
    <message>
        <source>Cell {number} · {kind}: empty</source>
        <translation>Cellule {number} · {kind}&#x202f;: vide</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Exclu</translation>
    </message>
    <message>
        <source>Pages saved in</source>
        <translation>Pages enregistrées dans</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Le fichier est vide</translation>
    </message>
    <message>
        <source>Truncated: too large to read at once</source>
        <translation>Tronqué&#x202f;: trop volumineux pour être lu en une fois</translation>
    </message>
    <message>
        <source>Unchanged since last read</source>
        <translation>Inchangé depuis la dernière lecture</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>from line {line}</source>
        <translation>à partir de la ligne {line}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>lines {first}–{last}</source>
        <translation>lignes {first}–{last}</translation>
    </message>
    <message>
        <source>pages {pages}</source>
        <translation>pages {pages}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln lines</source>
        <translation>
            <numerusform>{shown} sur %Ln ligne</numerusform>
            <numerusform>{shown} sur %Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message numerus="yes">
        <source>Attach %Ln files</source>
        <translation>
            <numerusform>Joindre %Ln fichier</numerusform>
            <numerusform>Joindre %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Attach file</source>
        <translation>Joindre le fichier</translation>
    </message>
    <message>
        <source>Attach files</source>
        <translation>Joindre des fichiers</translation>
    </message>
    <message>
        <source>Cannot read this folder: {reason}</source>
        <translation>Impossible de lire ce dossier&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Saisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Not all names are shown. Type a path to reach the others.</source>
        <translation>Tous les noms ne sont pas affichés. Saisissez un chemin pour atteindre les autres.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Open this folder</source>
        <translation>Ouvrir ce dossier</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>This folder has nothing to show.</source>
        <translation>Ce dossier n’a rien à afficher.</translation>
    </message>
    <message>
        <source>This folder is not responding.</source>
        <translation>Ce dossier ne répond pas.</translation>
    </message>
    <message>
        <source>This is not a valid folder name.</source>
        <translation>Ce n’est pas un nom de dossier valide.</translation>
    </message>
    <message>
        <source>too many folders are not responding</source>
        <translation>trop de dossiers ne répondent pas</translation>
    </message>
    <message>
        <source>{name} already exists. Replace it?</source>
        <translation>{name} existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>{path} does not exist.</source>
        <translation>{path} n’existe pas.</translation>
    </message>
    <message>
        <source>{path} is not a file.</source>
        <translation>{path} n’est pas un fichier.</translation>
    </message>
    <message>
        <source>{path} is not a folder.</source>
        <translation>{path} n’est pas un dossier.</translation>
    </message>
</context>
<context>
    <name>FileDialogPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>File name</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Fichiers et dossiers</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Hidden files</source>
        <translation>Fichiers cachés</translation>
    </message>
    <message>
        <source>Images and PDF only</source>
        <translation>Images et PDF uniquement</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nouveau dossier…</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Dossiers récents</translation>
    </message>
    <message>
        <source>Type a path or choose below</source>
        <translation>Saisissez un chemin ou choisissez ci-dessous</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Dossier parent</translation>
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
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>FileGonePage</name>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nouvelle session avec cette transcription</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>The session file is gone, and Claude Desk kept no copy.</source>
        <translation>Le fichier de session a disparu, et Claude Desk n’en a gardé aucune copie.</translation>
    </message>
    <message>
        <source>The session file is gone. What Claude Desk kept, mostly your own messages, is shown here. You can start a new session with this transcript in its first message.</source>
        <translation>Le fichier de session a disparu. Ce que Claude Desk a gardé, surtout vos propres messages, est affiché ici. Vous pouvez démarrer une nouvelle session dont le premier message contient cette transcription.</translation>
    </message>
    <message>
        <source>This session is no longer on disk</source>
        <translation>Cette session n’est plus sur le disque</translation>
    </message>
</context>
<context>
    <name>FileMenu</name>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Mention in the message</source>
        <translation>Mentionner dans le message</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>collapsed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>internal error; see the log</source>
        <translation>erreur interne&#x202f;; voir le journal</translation>
    </message>
</context>
<context>
    <name>FileUnreadablePage</name>
    <message>
        <source>Claude Code needs the file to continue this session. Make it readable and try again, or start a new session.</source>
        <translation>Claude Code a besoin du fichier pour continuer cette session. Rendez-le lisible et réessayez, ou démarrez une nouvelle session.</translation>
    </message>
    <message>
        <source>Claude Code needs the file to continue this session. What Claude Desk kept of it, mostly your own messages, is shown here. Make the file readable and try again, or start a new session with this transcript in its first message.</source>
        <translation>Claude Code a besoin du fichier pour continuer cette session. Ce que Claude Desk en a gardé, surtout vos propres messages, est affiché ici. Rendez le fichier lisible et réessayez, ou démarrez une nouvelle session dont le premier message contient cette transcription.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nouvelle session avec cette transcription</translation>
    </message>
    <message>
        <source>This session&apos;s file cannot be read</source>
        <translation>Impossible de lire le fichier de cette session</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Fichiers ignorés</translation>
    </message>
</context>
<context>
    <name>FilesView</name>
    <message numerus="yes">
        <source>%Ln more are not listed</source>
        <translation>
            <numerusform>%Ln autre élément n’est pas affiché</numerusform>
            <numerusform>%Ln autres éléments ne sont pas affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>A message cannot mention this name</source>
        <translation>Un message ne peut pas mentionner ce nom</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>More rows are not listed. Close a folder.</source>
        <translation>D’autres lignes ne sont pas affichées. Fermez un dossier.</translation>
    </message>
    <message>
        <source>No files</source>
        <translation>Aucun fichier</translation>
    </message>
    <message>
        <source>This folder cannot be read</source>
        <translation>Ce dossier ne peut pas être lu</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Ce dossier ne répond pas</translation>
    </message>
    <message>
        <source>This folder is missing</source>
        <translation>Ce dossier est introuvable</translation>
    </message>
    <message>
        <source>Too many folders are open</source>
        <translation>Trop de dossiers sont ouverts</translation>
    </message>
    <message>
        <source>contains changes</source>
        <translation>contient des modifications</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>ignored by Git</source>
        <translation>ignoré par Git</translation>
    </message>
    <message>
        <source>link to {target}</source>
        <translation>lien vers {target}</translation>
    </message>
</context>
<context>
    <name>FilterTabs</name>
    <message>
        <source>More filters</source>
        <translation>Autres filtres</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2, not loaded</source>
        <translation>%1 sur %2, non chargé</translation>
    </message>
    <message>
        <source>Close find</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Show full text</source>
        <translation>Afficher le texte complet</translation>
    </message>
</context>
<context>
    <name>FoldedSectionRow</name>
    <message numerus="yes">
        <source>%1, %Ln sessions, collapsed</source>
        <translation>
            <numerusform>%1, %Ln session, groupe replié</numerusform>
            <numerusform>%1, %Ln sessions, groupe replié</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderAnswerList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Folder trust</source>
        <translation>Confiance accordée aux dossiers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>FolderAnswers</name>
    <message>
        <source>Not trusted · {day}</source>
        <translation>Non approuvé · {day}</translation>
    </message>
    <message>
        <source>Trusted · {day}</source>
        <translation>Approuvé · {day}</translation>
    </message>
</context>
<context>
    <name>FolderDropArea</name>
    <message>
        <source>A folder dropped here starts a session in it</source>
        <translation>Un dossier déposé ici y démarre une session</translation>
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
        <translation>Déposez un dossier ici</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
</context>
<context>
    <name>FolderEndRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln de plus</numerusform>
            <numerusform>%Ln de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sessions in %1</source>
        <translation>
            <numerusform>%Ln autre session dans %1</numerusform>
            <numerusform>%Ln autres sessions dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Show fewer sessions in %1</source>
        <translation>Afficher moins de sessions dans %1</translation>
    </message>
</context>
<context>
    <name>FolderFinding</name>
    <message>
        <source>Additional folder: {path}</source>
        <translation>Dossier supplémentaire&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Allow: {rule}</source>
        <translation>Autoriser&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>Ask: {rule}</source>
        <translation>Demander&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>Deny: {rule}</source>
        <translation>Refuser&#x202f;: {rule}</translation>
    </message>
    <message>
        <source>Permission mode: {mode}</source>
        <translation>Mode de permission&#x202f;: {mode}</translation>
    </message>
    <message numerus="yes">
        <source>Skills in subfolders were not checked: there are more than %Ln folders</source>
        <translation>
            <numerusform>Les skills des sous-dossiers n’ont pas été vérifiés&#x202f;: il y a plus de %Ln dossier</numerusform>
            <numerusform>Les skills des sous-dossiers n’ont pas été vérifiés&#x202f;: il y a plus de %Ln dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>il ne répond pas</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>it is not valid JSON ({error})</source>
        <translation>ce n’est pas du JSON valide ({error})</translation>
    </message>
    <message>
        <source>it is not valid git configuration</source>
        <translation>ce n’est pas une configuration git valide</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>fichier trop volumineux</translation>
    </message>
    <message>
        <source>its front matter is too long</source>
        <translation>son en-tête (front matter) est trop long</translation>
    </message>
    <message>
        <source>its front matter starts in an unusual way</source>
        <translation>son en-tête (front matter) commence de façon inhabituelle</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %Ln files</source>
        <translation>
            <numerusform>il y a plus de %Ln fichier</numerusform>
            <numerusform>il y a plus de %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} belongs to another user: {owner}</source>
        <translation>{name} appartient à un autre utilisateur&#x202f;: {owner}</translation>
    </message>
    <message>
        <source>{name} can be changed by every user of this computer</source>
        <translation>{name} peut être modifié par tout utilisateur de cet ordinateur</translation>
    </message>
    <message>
        <source>{name} could not be read: {reason}</source>
        <translation>{name} n’a pas pu être lu&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{name} is a plugin: {files}</source>
        <translation>{name} est un plugin&#x202f;: {files}</translation>
    </message>
    <message>
        <source>{name} is a workflow</source>
        <translation>{name} est un workflow</translation>
    </message>
    <message>
        <source>{name}: git runs this automatically</source>
        <translation>{name}&#x202f;: git l’exécute automatiquement</translation>
    </message>
    <message>
        <source>{name}: git takes the files of {path} for those of this folder</source>
        <translation>{name} : Git prend les fichiers de {path} pour ceux de ce dossier</translation>
    </message>
    <message>
        <source>{name}: purpose unknown to Claude Desk</source>
        <translation>{name}&#x202f;: rôle inconnu de Claude Desk</translation>
    </message>
    <message>
        <source>{name}: submodules, whose own git settings cannot be turned off</source>
        <translation>{name} : sous-modules, dont les propres réglages Git ne peuvent pas être désactivés</translation>
    </message>
    <message>
        <source>{name}: {key} cannot be turned off from outside</source>
        <translation>{name} : {key} ne peut pas être désactivé de l’extérieur</translation>
    </message>
    <message numerus="yes">
        <source>{setting} (%Ln characters)</source>
        <translation>
            <numerusform>{setting} (%Ln caractère)</numerusform>
            <numerusform>{setting} (%Ln caractères)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderGonePage</name>
    <message>
        <source>Choose another folder</source>
        <translation>Choisir un autre dossier</translation>
    </message>
    <message>
        <source>Claude worked in this worktree. You can still read the transcript. Create the worktree again, continue this session in the repository, or start a new session in another folder with this transcript in its first message.</source>
        <translation>Claude a travaillé dans ce worktree. Vous pouvez toujours lire la transcription. Recréez le worktree, poursuivez cette session dans le dépôt, ou démarrez dans un autre dossier une nouvelle session dont le premier message contient cette transcription.</translation>
    </message>
    <message>
        <source>Continue in %1</source>
        <translation>Continuer dans %1</translation>
    </message>
    <message>
        <source>Create it again</source>
        <translation>Le recréer</translation>
    </message>
    <message>
        <source>This session&apos;s folder was not found</source>
        <translation>Le dossier de cette session est introuvable</translation>
    </message>
    <message>
        <source>This session&apos;s worktree was not found</source>
        <translation>Le worktree de cette session est introuvable</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>You can still read the transcript. Create the worktree again, or continue in the repository: a new session there knows all of this one. In another folder, a new session starts with this transcript in its first message.</source>
        <translation>Vous pouvez toujours lire la transcription. Recréez le worktree, ou poursuivez dans le dépôt&#x202f;: une nouvelle session y connaît tout de celle-ci. Dans un autre dossier, une nouvelle session commence avec cette transcription dans son premier message.</translation>
    </message>
    <message>
        <source>You can still read the transcript. Restore the folder, or continue in another one: a new session there starts with this transcript in its first message.</source>
        <translation>Vous pouvez toujours lire la transcription. Restaurez le dossier, ou continuez dans un autre&#x202f;: une nouvelle session y démarre avec cette transcription dans son premier message.</translation>
    </message>
</context>
<context>
    <name>FolderMenu</name>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>Dans un nouveau worktree…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
</context>
<context>
    <name>FontChoice</name>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Default ({font})</source>
        <translation>Par défaut ({font})</translation>
    </message>
    <message>
        <source>Not installed. {font} is used instead.</source>
        <translation>Non installée. {font} est utilisée à la place.</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>A URL</source>
        <translation>Une URL</translation>
    </message>
    <message>
        <source>A date and time, such as 2026-11-22T09:30:00Z</source>
        <translation>Une date et une heure, par exemple 2026-11-22T09:30:00Z</translation>
    </message>
    <message>
        <source>A date, such as 2026-11-22</source>
        <translation>Une date, par exemple 2026-11-22</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A whole number</source>
        <translation>Un nombre entier</translation>
    </message>
    <message>
        <source>An email address</source>
        <translation>Une adresse e-mail</translation>
    </message>
    <message>
        <source>Choose any</source>
        <translation>Plusieurs choix possibles</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Un seul choix</translation>
    </message>
    <message>
        <source>Not valid JSON: line {line}, column {column}</source>
        <translation>JSON non valide&#x202f;: ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>The answer must be one JSON object: { … }</source>
        <translation>La réponse doit être un objet JSON&#x202f;: { … }</translation>
    </message>
    <message>
        <source>The answer must meet {rule}</source>
        <translation>La réponse doit respecter {rule}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} manque</translation>
    </message>
    <message>
        <source>{name} is not expected</source>
        <translation>{name} n’est pas attendu</translation>
    </message>
    <message>
        <source>{name} must meet {rule}</source>
        <translation>{name} doit respecter {rule}</translation>
    </message>
    <message>
        <source>{what}, at least {least}</source>
        <translation>{what}, au moins {least}</translation>
    </message>
    <message>
        <source>{what}, at least {least} characters</source>
        <translation>{what}, au moins {least} caractères</translation>
    </message>
    <message>
        <source>{what}, at most {most}</source>
        <translation>{what}, au plus {most}</translation>
    </message>
    <message>
        <source>{what}, at most {most} characters</source>
        <translation>{what}, au plus {most} caractères</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, de {least} à {most}</translation>
    </message>
    <message>
        <source>{what}, {least} to {most} characters</source>
        <translation>{what}, de {least} à {most} caractères</translation>
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
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>GrantList</name>
    <message>
        <source>Adds the selected rules. %1</source>
        <translation>Ajoute les règles sélectionnées. %1</translation>
    </message>
    <message>
        <source>Adds this rule. %1</source>
        <translation>Ajoute cette règle. %1</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>Moins d’options</translation>
    </message>
    <message>
        <source>Where the rule is saved</source>
        <translation>Emplacement de la règle</translation>
    </message>
</context>
<context>
    <name>GrantView</name>
    <message>
        <source>All my projects</source>
        <translation>Tous mes projets</translation>
    </message>
    <message>
        <source>Also accept file edits</source>
        <translation>Accepter aussi les modifications de fichiers</translation>
    </message>
    <message>
        <source>Also allow access to a folder above the session’s folder</source>
        <translation>Autoriser aussi l’accès à un dossier situé au-dessus du dossier de la session</translation>
    </message>
    <message>
        <source>Also allow access to the whole computer</source>
        <translation>Autoriser aussi l’accès à tout l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>Also allow access to these %Ln folders</source>
        <translation>
            <numerusform>Autoriser aussi l’accès à ce dossier</numerusform>
            <numerusform>Autoriser aussi l’accès à ces %Ln dossiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Also allow access to your whole home folder</source>
        <translation>Autoriser aussi l’accès à tout votre dossier personnel</translation>
    </message>
    <message>
        <source>Also deny everything not already allowed, without asking</source>
        <translation>Refuser aussi, sans demander, tout ce qui n’est pas déjà autorisé</translation>
    </message>
    <message>
        <source>Also let Claude Code decide what to ask</source>
        <translation>Laisser aussi Claude Code décider de ce qu’il faut demander</translation>
    </message>
    <message>
        <source>Also switch to Ask first</source>
        <translation>Passer aussi en mode «&#x202f;Demander&#x202f;»</translation>
    </message>
    <message>
        <source>Also switch to plan mode</source>
        <translation>Passer aussi en mode plan</translation>
    </message>
    <message>
        <source>At most {count} suggestions of a kind are offered</source>
        <translation>Au plus {count} suggestions de chaque type sont proposées</translation>
    </message>
    <message>
        <source>Claude Code also suggests changes that Claude Desk does not offer: {changes}</source>
        <translation>Claude Code suggère aussi des changements que Claude Desk ne propose pas&#x202f;: {changes}</translation>
    </message>
    <message>
        <source>For the rest of this session</source>
        <translation>Pour le reste de cette session</translation>
    </message>
    <message>
        <source>In all your projects</source>
        <translation>Dans tous vos projets</translation>
    </message>
    <message>
        <source>In this project</source>
        <translation>Dans ce projet</translation>
    </message>
    <message>
        <source>In this project, for everyone</source>
        <translation>Dans ce projet, pour tout le monde</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.json of this project, shared with others.</source>
        <translation>Enregistré dans le fichier .claude/settings.json de ce projet, partagé avec d’autres.</translation>
    </message>
    <message>
        <source>Saved in .claude/settings.local.json of this project.</source>
        <translation>Enregistré dans le fichier .claude/settings.local.json de ce projet.</translation>
    </message>
    <message>
        <source>Saved in your settings, ~/.claude/settings.json.</source>
        <translation>Enregistré dans vos paramètres, ~/.claude/settings.json.</translation>
    </message>
    <message>
        <source>Saved in “{place}”.</source>
        <translation>Enregistré dans «&#x202f;{place}&#x202f;».</translation>
    </message>
    <message>
        <source>Suggestions too long to show are not offered</source>
        <translation>Les suggestions trop longues à afficher ne sont pas proposées</translation>
    </message>
    <message>
        <source>This project (only me)</source>
        <translation>Ce projet (moi seul)</translation>
    </message>
    <message>
        <source>This project (shared)</source>
        <translation>Ce projet (partagé)</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>Valid until this session ends; not saved.</source>
        <translation>Valable jusqu’à la fin de cette session&#x202f;; non enregistré.</translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>un changement inconnu</translation>
    </message>
    <message>
        <source>change existing rules</source>
        <translation>modifier des règles existantes</translation>
    </message>
    <message>
        <source>remove folders</source>
        <translation>retirer des dossiers</translation>
    </message>
    <message>
        <source>rules to ask</source>
        <translation>règles de demande</translation>
    </message>
    <message>
        <source>rules to deny</source>
        <translation>règles de refus</translation>
    </message>
    <message>
        <source>the mode {mode}</source>
        <translation>le mode {mode}</translation>
    </message>
</context>
<context>
    <name>HeaderProfile</name>
    <message>
        <source>Profile: %1</source>
        <translation>Profil&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Installation</name>
    <message>
        <source>From a .deb package</source>
        <translation>Depuis un paquet .deb</translation>
    </message>
    <message>
        <source>From a .rpm package</source>
        <translation>Depuis un paquet .rpm</translation>
    </message>
    <message>
        <source>From the portable archive</source>
        <translation>Depuis l’archive portable</translation>
    </message>
    <message>
        <source>Git checkout in {folder}</source>
        <translation>Dépôt Git dans {folder}</translation>
    </message>
    <message>
        <source>In {folder}</source>
        <translation>Dans {folder}</translation>
    </message>
    <message>
        <source>Install a newer .deb package</source>
        <translation>Installer un paquet .deb plus récent</translation>
    </message>
    <message>
        <source>Install a newer .rpm package</source>
        <translation>Installer un paquet .rpm plus récent</translation>
    </message>
    <message>
        <source>The way you installed it</source>
        <translation>De la même façon que vous l’avez installé</translation>
    </message>
    <message>
        <source>Unpack a newer archive in its place</source>
        <translation>Décompresser une archive plus récente à la place</translation>
    </message>
    <message>
        <source>With {installer}, in {folder}</source>
        <translation>Avec {installer}, dans {folder}</translation>
    </message>
    <message>
        <source>git pull in {folder}</source>
        <translation>git pull dans {folder}</translation>
    </message>
</context>
<context>
    <name>JumpToLatest</name>
    <message>
        <source>Jump to latest</source>
        <translation>Aller au plus récent</translation>
    </message>
</context>
<context>
    <name>KeptOutNote</name>
    <message>
        <source>Review folder settings</source>
        <translation>Examiner les paramètres du dossier</translation>
    </message>
</context>
<context>
    <name>KeptOutView</name>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln paramètre Git</numerusform>
            <numerusform>%Ln paramètres Git</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln serveur MCP</numerusform>
            <numerusform>%Ln serveurs MCP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln variable d’environnement</numerusform>
            <numerusform>%Ln variables d’environnement</numerusform>
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
            <numerusform>%Ln autre paramètre</numerusform>
            <numerusform>%Ln autres paramètres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln règle de permission</numerusform>
            <numerusform>%Ln règles de permission</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tâche planifiée</numerusform>
            <numerusform>%Ln tâches planifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>MCP servers of this folder that are not loaded: {names}.</source>
        <translation>Serveurs MCP de ce dossier qui ne sont pas chargés&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings.</source>
        <translation>Ce dossier a été ouvert sans ses propres paramètres.</translation>
    </message>
    <message>
        <source>This folder was opened without its own settings: {settings}.</source>
        <translation>Ce dossier a été ouvert sans ses propres paramètres&#x202f;: {settings}.</translation>
    </message>
</context>
<context>
    <name>Lightbox</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Attachment %1 of %2</source>
        <translation>Pièce jointe %1 sur %2</translation>
    </message>
    <message>
        <source>Cannot show this image.</source>
        <translation>Impossible d’afficher cette image.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>LightboxBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Fit or actual size</source>
        <translation>Ajuster ou taille réelle</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
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
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>LineCommentsView</name>
    <message>
        <source>Comment on {place}</source>
        <translation>Commentaire sur {place}</translation>
    </message>
    <message>
        <source>Deleted line {line}</source>
        <translation>Ligne supprimée {line}</translation>
    </message>
    <message>
        <source>Deleted lines {first}–{last}</source>
        <translation>Lignes supprimées {first} à {last}</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>Ligne {line}</translation>
    </message>
    <message>
        <source>Lines {first}–{last}</source>
        <translation>Lignes {first} à {last}</translation>
    </message>
    <message>
        <source>{file}, deleted line {line}</source>
        <translation>{file}, ligne supprimée {line}</translation>
    </message>
    <message>
        <source>{file}, deleted lines {first}–{last}</source>
        <translation>{file}, lignes supprimées {first} à {last}</translation>
    </message>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, ligne {line}</translation>
    </message>
    <message>
        <source>{file}, lines {first}–{last}</source>
        <translation>{file}, lignes {first} à {last}</translation>
    </message>
</context>
<context>
    <name>ListOptionsButton</name>
    <message>
        <source>Group sessions</source>
        <translation>Grouper les sessions</translation>
    </message>
</context>
<context>
    <name>ListOptionsMenu</name>
    <message>
        <source>By folder</source>
        <translation>Par dossier</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Group sessions</source>
        <translation>Grouper les sessions</translation>
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
        <translation>moins de {sum}</translation>
    </message>
    <message>
        <source>{count}B</source>
        <translation>{count} Md</translation>
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
        <translation>{share}&#x202f;%</translation>
    </message>
    <message>
        <source>{size} B</source>
        <translation>{size}&#xa0;o</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size}&#xa0;Go</translation>
    </message>
    <message>
        <source>{size} KB</source>
        <translation>{size}&#xa0;ko</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}&#xa0;Mo</translation>
    </message>
</context>
<context>
    <name>LockView</name>
    <message>
        <source>Another program is writing to this session. This view follows it.</source>
        <translation>Un autre programme écrit dans cette session. Cette vue la suit.</translation>
    </message>
    <message>
        <source>Another program wrote to this session. Claude has not seen that part here.</source>
        <translation>Un autre programme a écrit dans cette session. Ici, Claude n’a pas vu cette partie.</translation>
    </message>
    <message>
        <source>Reload session</source>
        <translation>Recharger la session</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prendre la main</translation>
    </message>
    <message>
        <source>The other window did not release the session. It may be asking you something.</source>
        <translation>L’autre fenêtre n’a pas libéré la session. Elle vous pose peut-être une question.</translation>
    </message>
    <message>
        <source>This session is open in another Claude Desk window. This view follows it.</source>
        <translation>Cette session est ouverte dans une autre fenêtre de Claude Desk. Cette vue la suit.</translation>
    </message>
</context>
<context>
    <name>LookedPlaces</name>
    <message>
        <source>Looked for it here</source>
        <translation>Recherché ici</translation>
    </message>
    <message>
        <source>is there, but cannot be run</source>
        <translation>est là, mais ne peut pas être exécuté</translation>
    </message>
</context>
<context>
    <name>LookupLine</name>
    <message>
        <source>%1, folded</source>
        <translation>%1, replié</translation>
    </message>
    <message>
        <source>%1, unfolded</source>
        <translation>%1, déplié</translation>
    </message>
</context>
<context>
    <name>LookupWords</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln folders</source>
        <translation>
            <numerusform>%Ln dossier</numerusform>
            <numerusform>%Ln dossiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln patterns</source>
        <translation>
            <numerusform>%Ln motif</numerusform>
            <numerusform>%Ln motifs</numerusform>
        </translation>
    </message>
    <message>
        <source>Listed {folders}</source>
        <translation>Exploration de {folders}</translation>
    </message>
    <message>
        <source>Read {files}</source>
        <translation>Lecture de {files}</translation>
    </message>
    <message>
        <source>Read {files}, listed {folders}</source>
        <translation>Lecture de {files}, exploration de {folders}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}</source>
        <translation>Lecture de {files}, recherche de {patterns}</translation>
    </message>
    <message>
        <source>Read {files}, searched {patterns}, listed {folders}</source>
        <translation>Lecture de {files}, recherche de {patterns}, exploration de {folders}</translation>
    </message>
    <message>
        <source>Searched {patterns}</source>
        <translation>Recherche de {patterns}</translation>
    </message>
    <message>
        <source>Searched {patterns}, listed {folders}</source>
        <translation>Recherche de {patterns}, exploration de {folders}</translation>
    </message>
</context>
<context>
    <name>McpServerRow</name>
    <message>
        <source>Reconnect</source>
        <translation>Reconnecter</translation>
    </message>
    <message>
        <source>Reconnect %1</source>
        <translation>Reconnecter %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Turn off %1</source>
        <translation>Désactiver %1</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Turn on %1</source>
        <translation>Activer %1</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>En cours…</translation>
    </message>
</context>
<context>
    <name>McpServersPage</name>
    <message>
        <source>A server you turn off stays off in this folder, also in later sessions.</source>
        <translation>Un serveur que vous désactivez le reste dans ce dossier, y compris dans les sessions suivantes.</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Serveurs MCP</translation>
    </message>
    <message>
        <source>Restart Claude Code</source>
        <translation>Redémarrer Claude Code</translation>
    </message>
</context>
<context>
    <name>McpServersView</name>
    <message numerus="yes">
        <source>%Ln MCP servers failed</source>
        <translation>
            <numerusform>Échec de %Ln serveur MCP</numerusform>
            <numerusform>Échec de %Ln serveurs MCP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers require sign-in</source>
        <translation>
            <numerusform>%Ln serveur MCP demande une connexion</numerusform>
            <numerusform>%Ln serveurs MCP demandent une connexion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools: {tools}</source>
        <translation>
            <numerusform>%Ln outil&#x202f;: {tools}</numerusform>
            <numerusform>%Ln outils&#x202f;: {tools}</numerusform>
        </translation>
    </message>
    <message>
        <source>A restart ends: {tasks}</source>
        <translation>Un redémarrage met fin à : {tasks}</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponible une fois Claude Code démarré.</translation>
    </message>
    <message>
        <source>Claude can use it until Claude Code restarts.</source>
        <translation>Claude peut l’utiliser jusqu’au redémarrage de Claude Code.</translation>
    </message>
    <message>
        <source>Claude gets its tools after Claude Code restarts.</source>
        <translation>Claude aura ses outils après le redémarrage de Claude Code.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion en cours</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>MCP server {name} failed</source>
        <translation>Échec du serveur MCP {name}</translation>
    </message>
    <message>
        <source>No MCP servers in this session.</source>
        <translation>Aucun serveur MCP dans cette session.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.</source>
        <translation>Exécutez claude dans un terminal dans ce dossier, connectez-vous avec /mcp, puis reconnectez le serveur ici.</translation>
    </message>
    <message>
        <source>Sign-in required</source>
        <translation>Connexion requise</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>MergeController</name>
    <message>
        <source>The merge was undone.</source>
        <translation>La fusion a été annulée.</translation>
    </message>
</context>
<context>
    <name>MergeText</name>
    <message numerus="yes">
        <source>%Ln commits come into {target}, in the folder {folder}.</source>
        <translation>
            <numerusform>%Ln commit arrive dans {target}, dans le dossier {folder}.</numerusform>
            <numerusform>%Ln commits arrivent dans {target}, dans le dossier {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in the worktree, so they are not merged:</source>
        <translation>
            <numerusform>%Ln fichier du worktree n’est pas commité et n’est pas fusionné&#x202f;:</numerusform>
            <numerusform>%Ln fichiers du worktree ne sont pas commités et ne sont pas fusionnés&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are not committed in {folder} and stay as they are:</source>
        <translation>
            <numerusform>%Ln fichier de {folder} n’est pas commité et reste tel quel&#x202f;:</numerusform>
            <numerusform>%Ln fichiers de {folder} ne sont pas commités et restent tels quels&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files will be in conflict. You or Claude can resolve them after the merge, or you undo it.</source>
        <translation>
            <numerusform>%Ln fichier sera en conflit. Vous ou Claude pourrez le résoudre après la fusion, ou vous l’annulez.</numerusform>
            <numerusform>%Ln fichiers seront en conflit. Vous ou Claude pourrez les résoudre après la fusion, ou vous l’annulez.</numerusform>
        </translation>
    </message>
    <message>
        <source>All commits of {branch} are in {target} already.</source>
        <translation>Tous les commits de {branch} sont déjà dans {target}.</translation>
    </message>
    <message>
        <source>Changes are staged in {folder}. Commit or unstage them first:</source>
        <translation>Des changements sont indexés dans {folder}. Commitez-les ou retirez-les d’abord&#x202f;:</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was merged.</source>
        <translation>Git n’a pas pu le faire. Rien n’a été fusionné.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was merged.</source>
        <translation>Git a mis trop de temps et a été arrêté. Rien n’a été fusionné.</translation>
    </message>
    <message>
        <source>Git was ended during the merge. {target} has no commit of it, but files of the folder {folder} may have been written.</source>
        <translation>Git a été interrompu pendant la fusion. {target} n’en a aucun commit, mais des fichiers du dossier {folder} ont pu être écrits.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git est introuvable. Installez-le et réessayez.</translation>
    </message>
    <message>
        <source>No other checkout is on a branch from which this one was made. Check that branch out first.</source>
        <translation>Aucun autre checkout n’est sur une branche dont celle-ci est issue. Extrayez d’abord cette branche.</translation>
    </message>
    <message>
        <source>Not finished in {folder}: {operation}. Complete or abort that first.</source>
        <translation>Non terminé dans {folder}&#x202f;: {operation}. Terminez-le ou abandonnez-le d’abord.</translation>
    </message>
    <message>
        <source>Nothing is pushed.</source>
        <translation>Rien n’est poussé.</translation>
    </message>
    <message>
        <source>The folders have changed since you looked. Check them again.</source>
        <translation>Les dossiers ont changé depuis que vous avez regardé. Vérifiez-les de nouveau.</translation>
    </message>
    <message>
        <source>The merge was stopped. Nothing was merged.</source>
        <translation>La fusion a été arrêtée. Rien n’a été fusionné.</translation>
    </message>
    <message>
        <source>The merge would overwrite files in {folder} that are not committed. Commit or move them first:</source>
        <translation>La fusion écraserait des fichiers non commités dans {folder}. Commitez-les ou déplacez-les d’abord&#x202f;:</translation>
    </message>
    <message>
        <source>This folder is not a worktree, so it has no branch to merge here.</source>
        <translation>Ce dossier n’est pas un worktree&#x202f;: il n’a pas de branche à fusionner ici.</translation>
    </message>
    <message>
        <source>This git cannot tell in advance whether there are conflicts. If there are, the merge can be undone.</source>
        <translation>Cette version de Git ne peut pas prévoir les conflits. S’il y en a, la fusion peut être annulée.</translation>
    </message>
    <message>
        <source>This worktree is on no branch. Create a branch for it first.</source>
        <translation>Ce worktree n’est sur aucune branche. Créez-en une d’abord.</translation>
    </message>
    <message>
        <source>in conflict</source>
        <translation>en conflit</translation>
    </message>
    <message>
        <source>will be in conflict</source>
        <translation>sera en conflit</translation>
    </message>
</context>
<context>
    <name>MessageChips</name>
    <message>
        <source>%1 It is not sent.</source>
        <translation>%1 Le fichier n’est pas envoyé.</translation>
    </message>
    <message>
        <source>Attachment: %1</source>
        <translation>Pièce jointe&#x202f;: %1</translation>
    </message>
    <message>
        <source>Mention: %1</source>
        <translation>Mention : %1</translation>
    </message>
</context>
<context>
    <name>MessageField</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>MessageQueueStrip</name>
    <message>
        <source>Message queue</source>
        <translation>File d’attente des messages</translation>
    </message>
</context>
<context>
    <name>MessageQueueView</name>
    <message>
        <source>Claude gets it now; what ran continues in the background</source>
        <translation>Claude le reçoit maintenant&#x202f;; ce qui s’exécutait continue en arrière-plan</translation>
    </message>
    <message>
        <source>The running command or agent continues in the background.</source>
        <translation>La commande ou l’agent en cours continue en arrière-plan.</translation>
    </message>
    <message>
        <source>being returned</source>
        <translation>retour en cours</translation>
    </message>
    <message>
        <source>delivered to Claude Code</source>
        <translation>remis à Claude Code</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>en cours de modification</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>non envoyé</translation>
    </message>
    <message>
        <source>sent next; Claude’s turn was stopped for it</source>
        <translation>envoyé ensuite&#x202f;; le tour de Claude a été arrêté pour cela</translation>
    </message>
    <message>
        <source>was not sent at {time}</source>
        <translation>n’a pas été envoyé à {time}</translation>
    </message>
    <message>
        <source>will be sent after the current step</source>
        <translation>sera envoyé après l’étape en cours</translation>
    </message>
    <message>
        <source>will be sent after this turn</source>
        <translation>sera envoyé après ce tour</translation>
    </message>
    <message>
        <source>will be sent at {time}</source>
        <translation>sera envoyé à {time}</translation>
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
        <translation>Effort</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model and more</source>
        <translation>Modèle, etc.</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Images and PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</source>
        <translation>Images et PDF (*.png *.jpg *.jpeg *.gif *.webp *.bmp *.tif *.tiff *.pdf)</translation>
    </message>
</context>
<context>
    <name>NewFolderBar</name>
    <message>
        <source>Cancel new folder</source>
        <translation>Annuler le nouveau dossier</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Name of the new folder</source>
        <translation>Nom du nouveau dossier</translation>
    </message>
</context>
<context>
    <name>NewSessionButton</name>
    <message>
        <source>In %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>New session in another folder</source>
        <translation>Nouvelle session dans un autre dossier</translation>
    </message>
</context>
<context>
    <name>NewSessionFacts</name>
    <message>
        <source>Begin in another folder</source>
        <translation>Commencer dans un autre dossier</translation>
    </message>
    <message>
        <source>Branch: %1</source>
        <translation>Branche&#x202f;: %1</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>In a new worktree…</source>
        <translation>Dans un nouveau worktree…</translation>
    </message>
    <message>
        <source>Instructions: %1</source>
        <translation>Instructions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Switch to another branch</source>
        <translation>Passer à une autre branche</translation>
    </message>
    <message>
        <source>Switching…</source>
        <translation>Changement…</translation>
    </message>
</context>
<context>
    <name>NewSessionOffers</name>
    <message>
        <source>Recent sessions in %1</source>
        <translation>Sessions récentes dans %1</translation>
    </message>
    <message>
        <source>Recent sessions in this folder</source>
        <translation>Sessions récentes dans ce dossier</translation>
    </message>
</context>
<context>
    <name>NewSessionView</name>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
</context>
<context>
    <name>NewWorktreeDialog</name>
    <message>
        <source>A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.</source>
        <translation>Un worktree est un autre dossier du même dépôt, avec sa propre branche. Ce que Claude y modifie ne touche pas à vos fichiers ici.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Create and start</source>
        <translation>Créer et démarrer</translation>
    </message>
    <message>
        <source>Files of this repository name filters. Your git configuration runs these programs for them:</source>
        <translation>Des fichiers de ce dépôt désignent des filtres. Votre configuration Git exécute pour eux ces programmes&#x202f;:</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Ignored files</source>
        <translation>Fichiers ignorés</translation>
    </message>
    <message>
        <source>Looking at the repository…</source>
        <translation>Lecture du dépôt…</translation>
    </message>
    <message>
        <source>New branch</source>
        <translation>Nouvelle branche</translation>
    </message>
    <message>
        <source>New session in a new worktree</source>
        <translation>Nouvelle session dans un nouveau worktree</translation>
    </message>
    <message>
        <source>Remove the unfinished worktree</source>
        <translation>Supprimer le worktree inachevé</translation>
    </message>
    <message>
        <source>Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.</source>
        <translation>Exécuter ces filtres. Sans eux, les fichiers restent tels que Git les stocke&#x202f;; les fichiers Git LFS ne sont que des pointeurs.</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>NewWorktreeView</name>
    <message>
        <source>.worktreeinclude names too many files to copy, so none are copied. Narrow its patterns.</source>
        <translation>.worktreeinclude désigne trop de fichiers, aucun n’est donc copié. Restreignez ses motifs.</translation>
    </message>
    <message>
        <source>Checking out files: {share}</source>
        <translation>Extraction des fichiers&#x202f;: {share}</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln ignored files that .worktreeinclude names ({size})</source>
        <translation>
            <numerusform>Copier %Ln fichier ignoré désigné par .worktreeinclude ({size})</numerusform>
            <numerusform>Copier %Ln fichiers ignorés désignés par .worktreeinclude ({size})</numerusform>
        </translation>
    </message>
    <message>
        <source>Creates the folder {folder} with the new branch {branch}, starting at {base}.</source>
        <translation>Crée le dossier {folder} avec la nouvelle branche {branch}, à partir de {base}.</translation>
    </message>
    <message>
        <source>Creating the worktree…</source>
        <translation>Création du worktree…</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Impossible de lire le dépôt. Réessayez.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message numerus="yes">
        <source>%Ln files were not saved</source>
        <translation>
            <numerusform>%Ln fichier n’a pas été enregistré</numerusform>
            <numerusform>%Ln fichiers n’ont pas été enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>A new conversation started; Claude does not know the transcript above</source>
        <translation>Une nouvelle conversation a commencé&#x202f;; Claude ne connaît pas la transcription ci-dessus</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run</source>
        <translation>Autorisé trop tard&#x202f;; non exécuté</translation>
    </message>
    <message>
        <source>Allowed too late; it did not run: {reason}</source>
        <translation>Autorisé trop tard&#x202f;; non exécuté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Attached files were not found</source>
        <translation>Les fichiers joints sont introuvables</translation>
    </message>
    <message>
        <source>Background agents were stopped</source>
        <translation>Les agents en arrière-plan ont été arrêtés</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full</source>
        <translation>Claude Code n’a pas pu enregistrer cette session&#x202f;: le disque est plein</translation>
    </message>
    <message>
        <source>Claude Code could not save this session: the disk is full ({code})</source>
        <translation>Claude Code n’a pas pu enregistrer cette session&#x202f;: le disque est plein ({code})</translation>
    </message>
    <message>
        <source>Claude Code did not accept a message</source>
        <translation>Claude Code n’a pas accepté un message</translation>
    </message>
    <message>
        <source>Claude Code is shutting down</source>
        <translation>Claude Code s’arrête</translation>
    </message>
    <message>
        <source>Claude Code is shutting down: {reason}</source>
        <translation>Claude Code s’arrête&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Claude saved a file to its workspace</source>
        <translation>Claude a enregistré un fichier dans son espace de travail</translation>
    </message>
    <message>
        <source>Claude&apos;s reply was empty; Claude was asked again</source>
        <translation>La réponse de Claude était vide&#x202f;; la demande lui a été renvoyée</translation>
    </message>
    <message>
        <source>Compacted</source>
        <translation>Conversation compactée</translation>
    </message>
    <message>
        <source>Compacted ({then} → {now} tokens)</source>
        <translation>Conversation compactée ({then} → {now} tokens)</translation>
    </message>
    <message>
        <source>Compacted automatically</source>
        <translation>Conversation compactée automatiquement</translation>
    </message>
    <message>
        <source>Compacted automatically ({then} → {now} tokens)</source>
        <translation>Conversation compactée automatiquement ({then} → {now} tokens)</translation>
    </message>
    <message>
        <source>Compacting the conversation</source>
        <translation>Compactage de la conversation</translation>
    </message>
    <message>
        <source>Compacting the conversation was stopped</source>
        <translation>Le compactage de la conversation a été arrêté</translation>
    </message>
    <message>
        <source>Could not compact the conversation</source>
        <translation>Impossible de compacter la conversation</translation>
    </message>
    <message>
        <source>Could not compact the conversation: a hook blocked it</source>
        <translation>Impossible de compacter la conversation&#x202f;: un hook l’a bloqué</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too long</source>
        <translation>Impossible de compacter la conversation&#x202f;: elle est trop longue</translation>
    </message>
    <message>
        <source>Could not compact the conversation: it is too short</source>
        <translation>Impossible de compacter la conversation&#x202f;: elle est trop courte</translation>
    </message>
    <message>
        <source>Could not compact the conversation: {reason}</source>
        <translation>Impossible de compacter la conversation&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Not saved: {names}</source>
        <translation>Non enregistré&#x202f;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not saved: {names} and %Ln more</source>
        <translation>
            <numerusform>Non enregistré&#x202f;: {names} et %Ln autre</numerusform>
            <numerusform>Non enregistré&#x202f;: {names} et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Older tool results were removed to save context</source>
        <translation>D’anciens résultats d’outils ont été retirés pour économiser le contexte</translation>
    </message>
    <message>
        <source>Output token limit reached without a reply; Claude was asked again</source>
        <translation>Limite de tokens de sortie atteinte sans réponse&#x202f;; la demande a été renvoyée à Claude</translation>
    </message>
    <message>
        <source>Output token limit reached; Claude continues</source>
        <translation>Limite de tokens de sortie atteinte&#x202f;; Claude continue</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>Published: {url}</source>
        <translation>Publié&#x202f;: {url}</translation>
    </message>
    <message>
        <source>Scheduled task started</source>
        <translation>Tâche planifiée démarrée</translation>
    </message>
    <message>
        <source>Scheduled task started: {what}</source>
        <translation>Tâche planifiée démarrée&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Signing in failed: {reason}</source>
        <translation>Échec de la connexion&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Started by Claude Code</source>
        <translation>Démarré par Claude Code</translation>
    </message>
    <message>
        <source>Started by a scheduled task</source>
        <translation>Démarré par une tâche planifiée</translation>
    </message>
    <message>
        <source>Started by a scheduled wake-up</source>
        <translation>Démarré par un réveil planifié</translation>
    </message>
    <message>
        <source>Superseded by a newer message</source>
        <translation>Remplacé par un message plus récent</translation>
    </message>
    <message>
        <source>The hook {name} blocked this</source>
        <translation>Bloqué par le hook {name}</translation>
    </message>
    <message>
        <source>The hook {name} blocked this: {said}</source>
        <translation>Bloqué par le hook {name}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>The hook {name} failed</source>
        <translation>Échec du hook {name}</translation>
    </message>
    <message>
        <source>The hook {name} failed: {said}</source>
        <translation>Échec du hook {name}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>The hook {name} says: {said}</source>
        <translation>Le hook {name} indique&#x202f;: {said}</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude</source>
        <translation>Le hook {name} a arrêté Claude</translation>
    </message>
    <message>
        <source>The hook {name} stopped Claude: {said}</source>
        <translation>Le hook {name} a arrêté Claude&#x202f;: {said}</translation>
    </message>
    <message>
        <source>The hook {name} told Claude: {said}</source>
        <translation>Le hook {name} a dit à Claude&#x202f;: {said}</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed</source>
        <translation>Le plugin {name} n’a pas pu être installé</translation>
    </message>
    <message>
        <source>The plugin {name} could not be installed: {reason}</source>
        <translation>Le plugin {name} n’a pas pu être installé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} was installed</source>
        <translation>Le plugin {name} a été installé</translation>
    </message>
    <message>
        <source>The reply was cut off; Claude continues</source>
        <translation>La réponse a été coupée&#x202f;; Claude continue</translation>
    </message>
    <message>
        <source>The session could not be mirrored: {reason}</source>
        <translation>La session n’a pas pu être répliquée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The session file is damaged here. Something may be missing.</source>
        <translation>Le fichier de la session est endommagé ici. Il peut manquer quelque chose.</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long</source>
        <translation>Le fichier CLAUDE.md de ce projet est très long</translation>
    </message>
    <message>
        <source>This project&apos;s CLAUDE.md is very long: {what}</source>
        <translation>Le fichier CLAUDE.md de ce projet est très long&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Unknown content type: {name}</source>
        <translation>Type de contenu inconnu&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Unknown message type: {name}</source>
        <translation>Type de message inconnu&#x202f;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Unknown message type: {name} (%Ln times)</source>
        <translation>
            <numerusform>Type de message inconnu&#x202f;: {name} (%Ln fois)</numerusform>
            <numerusform>Type de message inconnu&#x202f;: {name} (%Ln fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Pendant votre absence</translation>
    </message>
    <message>
        <source>While you were away: {what}</source>
        <translation>Pendant votre absence&#x202f;: {what}</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Vous avez exécuté&#x202f;: {command}</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>un autre modèle</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>aucun type</translation>
    </message>
    <message>
        <source>{model} declined this request</source>
        <translation>{model} a décliné cette requête</translation>
    </message>
    <message>
        <source>{model} declined this request; {fallback} answers instead</source>
        <translation>{model} a décliné cette requête&#x202f;; {fallback} répond à sa place</translation>
    </message>
    <message>
        <source>{model} is not available; {fallback} answers</source>
        <translation>{model} n’est pas disponible&#x202f;; {fallback} répond</translation>
    </message>
    <message>
        <source>{model} is overloaded; {fallback} answers instead</source>
        <translation>{model} est surchargé&#x202f;; {fallback} répond à sa place</translation>
    </message>
    <message>
        <source>{tool} was denied by a rule</source>
        <translation>{tool} refusé par une règle</translation>
    </message>
    <message>
        <source>{tool} was denied: {reason}</source>
        <translation>{tool} refusé&#x202f;: {reason}</translation>
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
        <translation>Une autorisation, une question ou un plan attend.</translation>
    </message>
    <message>
        <source>A turn ended with an error</source>
        <translation>Un tour s’est terminé par une erreur</translation>
    </message>
    <message>
        <source>A turn has ended, and agents still work.</source>
        <translation>Un tour est terminé et des agents travaillent encore.</translation>
    </message>
    <message>
        <source>A usage limit was reached</source>
        <translation>Une limite d’utilisation a été atteinte</translation>
    </message>
    <message>
        <source>After any turn</source>
        <translation>Après chaque tour</translation>
    </message>
    <message>
        <source>Claude is done</source>
        <translation>Claude a terminé</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude a besoin de vous</translation>
    </message>
    <message>
        <source>Claude waits for agents</source>
        <translation>Claude attend des agents</translation>
    </message>
    <message>
        <source>Hide the content</source>
        <translation>Masquer le contenu</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>Aucun lecteur audio trouvé. Installez pw-play, paplay ou aplay.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Notifications say neither which session it is nor what it asks.</source>
        <translation>Les notifications ne disent ni de quelle session il s’agit ni ce qu’elle demande.</translation>
    </message>
    <message>
        <source>Only after turns of at least</source>
        <translation>Seulement après les tours d’au moins</translation>
    </message>
    <message>
        <source>Played while another window is active, when Claude needs you or is done.</source>
        <translation>Joués quand Claude a besoin de vous ou a terminé, si une autre fenêtre est active.</translation>
    </message>
    <message>
        <source>Show a notification</source>
        <translation>Afficher une notification</translation>
    </message>
    <message>
        <source>Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.</source>
        <translation>Affichées par le bureau quand une autre fenêtre est active ou qu’une autre session est affichée. Elles peuvent refuser une demande, jamais l’autoriser.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>There are no notifications on this system yet.</source>
        <translation>Il n’y a pas encore de notifications sur ce système.</translation>
    </message>
</context>
<context>
    <name>NotificationText</name>
    <message numerus="yes">
        <source>%Ln commands still run</source>
        <translation>
            <numerusform>%Ln commande tourne encore</numerusform>
            <numerusform>%Ln commandes tournent encore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages wait</source>
        <translation>
            <numerusform>%Ln message attend</numerusform>
            <numerusform>%Ln messages attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>A session has failed.</source>
        <translation>Une session a échoué.</translation>
    </message>
    <message>
        <source>A session is done.</source>
        <translation>Une session a terminé.</translation>
    </message>
    <message>
        <source>A session needs you.</source>
        <translation>Une session a besoin de vous.</translation>
    </message>
    <message>
        <source>A session waits for agents.</source>
        <translation>Une session attend des agents.</translation>
    </message>
    <message>
        <source>A usage limit was reached.</source>
        <translation>Une limite d’utilisation a été atteinte.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Deny “{subject}”</source>
        <translation>Refuser « {subject} »</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>Notifications of your sessions look like this.</source>
        <translation>Les notifications de vos sessions ressemblent à ceci.</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Send then</source>
        <translation>Envoyer alors</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>OpenFileButton</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>OpenedAgentHead</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>OpenedAgentStrip</name>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Rappeler</translation>
    </message>
    <message>
        <source>Opened agent</source>
        <translation>Agent ouvert</translation>
    </message>
    <message>
        <source>Stop this agent</source>
        <translation>Arrêter cet agent</translation>
    </message>
</context>
<context>
    <name>OpenedAgentView</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln outil</numerusform>
            <numerusform>%Ln outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked by Claude</source>
        <translation>Demandé par Claude</translation>
    </message>
    <message>
        <source>Asked by “{agent}”</source>
        <translation>Demandé par « {agent} »</translation>
    </message>
    <message>
        <source>Claude Code has not named this agent yet.</source>
        <translation>Claude Code n’a pas encore communiqué l’identifiant de cet agent.</translation>
    </message>
    <message>
        <source>Claude gets your message and passes it on to this agent.</source>
        <translation>Claude reçoit votre message et le transmet à cet agent.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Sent to Claude.</source>
        <translation>Envoyé à Claude.</translation>
    </message>
    <message>
        <source>Sent to Claude. Claude passes it on.</source>
        <translation>Envoyé à Claude. Claude le transmet.</translation>
    </message>
    <message>
        <source>This version of Claude Code passes no messages on to agents.</source>
        <translation>Cette version de Claude Code ne transmet pas de messages aux agents.</translation>
    </message>
    <message>
        <source>You stopped this agent. Claude Code does not continue it.</source>
        <translation>Vous avez arrêté cet agent. Claude Code ne le reprend pas.</translation>
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
        <translation>Aperçu&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>A desktop chat client for Claude Code.</source>
        <translation>Une application de bureau pour discuter avec Claude Code.</translation>
    </message>
    <message>
        <source>Arguments after {mark} are passed to Claude Code.</source>
        <translation>Les arguments placés après {mark} sont transmis à Claude Code.</translation>
    </message>
    <message>
        <source>add Claude Desk to the menu of your desktop, and quit</source>
        <translation>ajouter Claude Desk au menu de votre bureau, puis quitter</translation>
    </message>
    <message>
        <source>ambiguous option: {option} could match {matches}</source>
        <translation>option ambiguë&#x202f;: {option} pourrait correspondre à {matches}</translation>
    </message>
    <message>
        <source>argument {name}: {message}</source>
        <translation>argument {name}&#x202f;: {message}</translation>
    </message>
    <message>
        <source>command that starts Claude Code</source>
        <translation>commande qui démarre Claude Code</translation>
    </message>
    <message>
        <source>continue the most recent session of the folder</source>
        <translation>continuer la session la plus récente du dossier</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument attendu</translation>
    </message>
    <message>
        <source>ignored explicit argument {argument}</source>
        <translation>argument explicite {argument} ignoré</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>choix non valide&#x202f;: {value} (à choisir parmi {choices})</translation>
    </message>
    <message>
        <source>language of the window: {examples}</source>
        <translation>langue de la fenêtre&#x202f;: {examples}</translation>
    </message>
    <message>
        <source>model for the session, as in Claude Code</source>
        <translation>modèle de la session, comme dans Claude Code</translation>
    </message>
    <message>
        <source>no such folder: {folder}</source>
        <translation>dossier introuvable&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>not allowed with argument {name}</source>
        <translation>non autorisé avec l’argument {name}</translation>
    </message>
    <message>
        <source>open a new window, even if Claude Desk is already running</source>
        <translation>ouvrir une fenêtre à part, même si Claude Desk est déjà lancé</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>permission mode, as in Claude Code</source>
        <translation>mode de permission, comme dans Claude Code</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>profile of new sessions; {name} for the default one</source>
        <translation>profil des nouvelles sessions&#x202f;; {name} pour celui par défaut</translation>
    </message>
    <message>
        <source>project folder to open</source>
        <translation>dossier de projet à ouvrir</translation>
    </message>
    <message>
        <source>resume this session of the folder</source>
        <translation>reprendre cette session du dossier</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher le numéro de version du programme et quitter</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher ce message d’aide et quitter</translation>
    </message>
    <message>
        <source>theme, for this start only</source>
        <translation>thème, pour ce démarrage uniquement</translation>
    </message>
    <message>
        <source>try the demo; no account needed</source>
        <translation>essayer la démo&#x202f;; aucun compte nécessaire</translation>
    </message>
    <message>
        <source>unknown language: {language} (available: {codes})</source>
        <translation>langue inconnue&#x202f;: {language} (disponibles&#x202f;: {codes})</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>arguments non reconnus&#x202f;: {arguments}</translation>
    </message>
    <message>
        <source>usage: {usage}</source>
        <translation>utilisation&#x202f;: {usage}</translation>
    </message>
    <message>
        <source>with {option}: remove it again</source>
        <translation>avec {option}&#x202f;: l’en retirer</translation>
    </message>
    <message>
        <source>{option} needs {other}</source>
        <translation>{option} nécessite {other}</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <translation>{program}&#x202f;: erreur&#x202f;: {message}</translation>
    </message>
</context>
<context>
    <name>OtherCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln findings</source>
        <translation>
            <numerusform>%Ln constat</numerusform>
            <numerusform>%Ln constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs</source>
        <translation>
            <numerusform>%Ln tâche planifiée</numerusform>
            <numerusform>%Ln tâches planifiées</numerusform>
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
            <numerusform>%Ln notification non lue</numerusform>
            <numerusform>%Ln notifications non lues</numerusform>
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
            <numerusform>%Ln ressource</numerusform>
            <numerusform>%Ln ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln outil</numerusform>
            <numerusform>%Ln outils</numerusform>
        </translation>
    </message>
    <message>
        <source>5-hour limit</source>
        <translation>Limite de 5&#xa0;h</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Prévu pour</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Branche</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Par modèle</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Changed lines</source>
        <translation>Lignes modifiées</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connecté</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Connexion en cours</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Create webhook</source>
        <translation>Créer un webhook</translation>
    </message>
    <message>
        <source>Custom agents</source>
        <translation>Agents personnalisés</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Extra usage</source>
        <translation>Utilisation supplémentaire</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
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
        <translation>Idée</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Conserver le worktree</translation>
    </message>
    <message>
        <source>Kept free for compacting</source>
        <translation>Réservé au compactage</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lister</translation>
    </message>
    <message>
        <source>List runs</source>
        <translation>Lister les exécutions</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>Ressource MCP</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>Ressources MCP</translation>
    </message>
    <message>
        <source>MCP server instructions</source>
        <translation>Instructions des serveurs MCP</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Outils MCP</translation>
    </message>
    <message>
        <source>MCP tools (loaded when needed)</source>
        <translation>Outils MCP (chargés au besoin)</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Fichiers de mémoire</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Missing feature</source>
        <translation>Fonction manquante</translation>
    </message>
    <message>
        <source>Needs sign-in</source>
        <translation>Connexion au compte requise</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prochaine exécution</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>Non configuré</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Pas encore atteint</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Persistent</source>
        <translation>Persistante</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publier</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Read a run&apos;s log</source>
        <translation>Lire le journal d’une exécution</translation>
    </message>
    <message>
        <source>Read memory</source>
        <translation>Lire la mémoire</translation>
    </message>
    <message>
        <source>Recurring</source>
        <translation>Récurrente</translation>
    </message>
    <message>
        <source>Remove the worktree</source>
        <translation>Supprimer le worktree</translation>
    </message>
    <message>
        <source>Returns to</source>
        <translation>Retour à</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Slash commands</source>
        <translation>Commandes slash</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>Prompt système</translation>
    </message>
    <message>
        <source>System tools</source>
        <translation>Outils système</translation>
    </message>
    <message>
        <source>System tools (loaded when needed)</source>
        <translation>Outils système (chargés au besoin)</translation>
    </message>
    <message>
        <source>The delay was changed to {duration}</source>
        <translation>Le délai est passé à {duration}</translation>
    </message>
    <message>
        <source>The service refused this</source>
        <translation>Le service a refusé</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>Time of Claude&apos;s answers</source>
        <translation>Durée des réponses de Claude</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Modifications non validées</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite d’utilisation</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Wake-up cancelled</source>
        <translation>Réveil annulé</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Surveiller</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Limite hebdomadaire</translation>
    </message>
    <message>
        <source>What fills the context</source>
        <translation>Ce qui remplit le contexte</translation>
    </message>
    <message>
        <source>Who can see it</source>
        <translation>Qui peut le voir</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>Worktree</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abandonnées</translation>
    </message>
    <message>
        <source>in {duration}</source>
        <translation>dans {duration}</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>aucun objectif</translation>
    </message>
    <message>
        <source>no jobs</source>
        <translation>aucune tâche planifiée</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publié</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>mis à jour</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} sur {window} tokens</translation>
    </message>
    <message>
        <source>{count} tokens over the limit</source>
        <translation>{count} tokens au-delà de la limite</translation>
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
        <translation>{limit} : presque atteinte</translation>
    </message>
    <message>
        <source>{limit}: reached</source>
        <translation>{limit} : atteinte</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} en entrée · {received} en sortie</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} utilisés</translation>
    </message>
    <message>
        <source>{share} used, resets {at}</source>
        <translation>{share} utilisés, réinitialisation {at}</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>All sessions</source>
        <translation>Toutes les sessions</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Fermer la page</translation>
    </message>
    <message>
        <source>Sessions in this state</source>
        <translation>Sessions dans cet état</translation>
    </message>
</context>
<context>
    <name>OverviewRow</name>
    <message>
        <source>New reply</source>
        <translation>Nouvelle réponse</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
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
    <message>
        <source>In a terminal</source>
        <translation>Dans un terminal</translation>
    </message>
    <message>
        <source>Open in another window</source>
        <translation>Ouverte dans une autre fenêtre</translation>
    </message>
</context>
<context>
    <name>OverviewView</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>No session is in this state.</source>
        <translation>Aucune session n’est dans cet état.</translation>
    </message>
    <message>
        <source>No session is open.</source>
        <translation>Aucune session n’est ouverte.</translation>
    </message>
</context>
<context>
    <name>PaneDivider</name>
    <message>
        <source>Divider between the sessions</source>
        <translation>Séparateur entre les sessions</translation>
    </message>
</context>
<context>
    <name>PanelHeader</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Serveurs MCP</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Permissions</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
</context>
<context>
    <name>PanelResizer</name>
    <message>
        <source>Panel width</source>
        <translation>Largeur du panneau</translation>
    </message>
</context>
<context>
    <name>PartBar</name>
    <message>
        <source>Next part</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Partie précédente</translation>
    </message>
</context>
<context>
    <name>PermissionDialog</name>
    <message>
        <source>Add rule and allow</source>
        <translation>Ajouter la règle et autoriser</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Autoriser une fois</translation>
    </message>
    <message>
        <source>Allow with options</source>
        <translation>Autoriser avec des options</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Toujours autoriser</translation>
    </message>
    <message>
        <source>Always allow…</source>
        <translation>Toujours autoriser…</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Deny with a note…</source>
        <translation>Refuser avec une note…</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Note à Claude</translation>
    </message>
    <message>
        <source>Permission request: %1</source>
        <translation>Demande de permission&#x202f;: %1</translation>
    </message>
    <message>
        <source>What should Claude do instead? Sent with “Deny”</source>
        <translation>Que doit faire Claude à la place&#x202f;? Envoyé avec «&#x202f;Refuser&#x202f;»</translation>
    </message>
</context>
<context>
    <name>PermissionLogPage</name>
    <message>
        <source>Permission history</source>
        <translation>Historique des permissions</translation>
    </message>
    <message>
        <source>Save as JSON Lines…</source>
        <translation>Enregistrer en JSON Lines…</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Enregistrer en Markdown…</translation>
    </message>
    <message>
        <source>Save permission history</source>
        <translation>Enregistrer l’historique des permissions</translation>
    </message>
    <message>
        <source>Search permission history</source>
        <translation>Rechercher dans l’historique des permissions</translation>
    </message>
</context>
<context>
    <name>PermissionLogRow</name>
    <message>
        <source>%1: %2, %3, %4</source>
        <translation>%1&#x202f;: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, collapsed</source>
        <translation>%1&#x202f;: %2, %3, %4, replié</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <translation>Entrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>PermissionLogRule</name>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>PermissionLogText</name>
    <message>
        <source>Allowed once</source>
        <translation>Autorisé une fois</translation>
    </message>
    <message>
        <source>Always allowed</source>
        <translation>Toujours autorisé</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Réponse donnée</translation>
    </message>
    <message>
        <source>Ask rule ({place}): {rules}</source>
        <translation>Règle de demande ({place})&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Asked by {asker}</source>
        <translation>Demandé par {asker}</translation>
    </message>
    <message>
        <source>Asked to keep planning</source>
        <translation>Demandé de continuer à planifier</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Décliné</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Denied and stopped</source>
        <translation>Refusé et arrêté</translation>
    </message>
    <message>
        <source>Denied in a notification</source>
        <translation>Refusé dans une notification</translation>
    </message>
    <message>
        <source>Denied without asking</source>
        <translation>Refusé sans demander</translation>
    </message>
    <message>
        <source>Denied: the turn was stopped</source>
        <translation>Refusé&#x202f;: le tour a été arrêté</translation>
    </message>
    <message>
        <source>Deny rule ({place}): {rules}</source>
        <translation>Règle de refus ({place})&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Dismissed</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Ended with its session</source>
        <translation>Expirée avec sa session</translation>
    </message>
    <message>
        <source>Folder ({place}): {folders}</source>
        <translation>Dossier ({place})&#x202f;: {folders}</translation>
    </message>
    <message>
        <source>Mode ({place}): {mode}</source>
        <translation>Mode ({place})&#x202f;: {mode}</translation>
    </message>
    <message>
        <source>Not allowed: Claude Code exited</source>
        <translation>Non autorisé&#x202f;: Claude Code s’est arrêté</translation>
    </message>
    <message>
        <source>Not answered: the session was closed</source>
        <translation>Sans réponse&#x202f;: la session a été fermée</translation>
    </message>
    <message>
        <source>Permission history: {session}</source>
        <translation>Historique des permissions&#x202f;: {session}</translation>
    </message>
    <message>
        <source>Plan approved</source>
        <translation>Plan approuvé</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimée</translation>
    </message>
    <message>
        <source>Removed at your next Allow; active until then</source>
        <translation>Supprimée à votre prochaine autorisation&#x202f;; active jusque-là</translation>
    </message>
    <message>
        <source>Rule ({place}): {rules}</source>
        <translation>Règle ({place})&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Rule “{behavior}” ({place}): {rules}</source>
        <translation>Règle «&#x202f;{behavior}&#x202f;» ({place})&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code</source>
        <translation>Retiré par Claude Code</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>paramètres locaux de ce projet</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>paramètres de ce projet</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>cette session</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>vos paramètres</translation>
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
        <translation>{time} · {tool}&#x202f;: {decision}</translation>
    </message>
</context>
<context>
    <name>PermissionLogView</name>
    <message>
        <source>Cannot read it: {reason}</source>
        <translation>Lecture impossible&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Impossible d’enregistrer&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>Input of {tool}</source>
        <translation>Entrée de {tool}</translation>
    </message>
    <message>
        <source>No decisions in this session yet</source>
        <translation>Aucune décision dans cette session pour l’instant</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historique des permissions</translation>
    </message>
    <message>
        <source>Saved {file}</source>
        <translation>{file} enregistré</translation>
    </message>
    <message>
        <source>Showing the newest decisions only</source>
        <translation>Seules les décisions les plus récentes sont affichées</translation>
    </message>
</context>
<context>
    <name>PermissionRuleRow</name>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nouveau : %1</translation>
    </message>
</context>
<context>
    <name>PermissionRulesSection</name>
    <message>
        <source>Add a rule</source>
        <translation>Ajouter une règle</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Règles d&apos;autorisation</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Autorisations</translation>
    </message>
    <message>
        <source>Rules that do this</source>
        <translation>Règles qui font cela</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PermissionRulesView</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Available once Claude Code is running.</source>
        <translation>Disponible une fois Claude Code démarré.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule} counts before {over}.</source>
        <translation>D&apos;après les règles, Claude Code demande : {rule} compte avant {over}.</translation>
    </message>
    <message>
        <source>By the rules Claude Code asks: {rule}.</source>
        <translation>D&apos;après les règles, Claude Code demande : {rule}.</translation>
    </message>
    <message>
        <source>By the rules it is denied: {rule}.</source>
        <translation>D&apos;après les règles, c&apos;est refusé : {rule}.</translation>
    </message>
    <message>
        <source>By the rules it runs without a question: {rule}.</source>
        <translation>D&apos;après les règles, cela s&apos;exécute sans question : {rule}.</translation>
    </message>
    <message>
        <source>Claude Code added {rule} to {file}.</source>
        <translation>Claude Code a ajouté {rule} à {file}.</translation>
    </message>
    <message>
        <source>Claude Code is asked for its rules…</source>
        <translation>Les règles sont demandées à Claude Code…</translation>
    </message>
    <message>
        <source>Claude Code removed {rule} from {file}.</source>
        <translation>Claude Code a supprimé {rule} de {file}.</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>No effect: {rule} allows it already</source>
        <translation>Sans effet : {rule} l&apos;autorise déjà</translation>
    </message>
    <message>
        <source>No effect: {rule} asks first</source>
        <translation>Sans effet : {rule} demande d&apos;abord</translation>
    </message>
    <message>
        <source>No effect: {rule} denies it</source>
        <translation>Sans effet : {rule} le refuse</translation>
    </message>
    <message>
        <source>No rule is about it: the permission mode decides. Some commands that only read run at once.</source>
        <translation>Aucune règle ne le concerne : le mode d&apos;autorisation décide. Certaines commandes qui ne font que lire s&apos;exécutent aussitôt.</translation>
    </message>
    <message>
        <source>No rules found</source>
        <translation>Aucune règle trouvée</translation>
    </message>
    <message>
        <source>No rules. Claude Code asks as its mode says.</source>
        <translation>Aucune règle. Claude Code demande selon son mode.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell, because of {rule}.</source>
        <translation>Seul Claude Code peut le dire, à cause de {rule}.</translation>
    </message>
    <message>
        <source>Only Claude Code can tell: it looks at each part of this command by itself.</source>
        <translation>Seul Claude Code peut le dire : il regarde séparément chaque partie de cette commande.</translation>
    </message>
    <message>
        <source>This rule is about every command.</source>
        <translation>Cette règle concerne toutes les commandes.</translation>
    </message>
    <message>
        <source>This version of Claude Code does not list its rules.</source>
        <translation>Cette version de Claude Code ne liste pas ses règles.</translation>
    </message>
    <message>
        <source>Whatever options and files follow it.</source>
        <translation>Quels que soient les options et les fichiers qui suivent.</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Your organization allows only its own rules.</source>
        <translation>Votre organisation n&apos;autorise que ses propres règles.</translation>
    </message>
</context>
<context>
    <name>PermissionView</name>
    <message>
        <source>You edited the content</source>
        <translation>Vous avez modifié le contenu</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker}</source>
        <translation>{tool}, demandé par {asker}</translation>
    </message>
    <message>
        <source>{tool}, asked by {asker} · in {folder}</source>
        <translation>{tool}, demandé par {asker} · dans {folder}</translation>
    </message>
</context>
<context>
    <name>PlanDialog</name>
    <message>
        <source>%1; key %2</source>
        <translation>%1&#x202f;; touche %2</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>Approve this plan?</source>
        <translation>Approuver ce plan&#x202f;?</translation>
    </message>
    <message>
        <source>Approving does not grant the requested permissions: %1</source>
        <translation>L’approbation n’accorde pas les autorisations demandées : %1</translation>
    </message>
    <message>
        <source>Claude sent no plan. Choose “Keep planning” to ask for one.</source>
        <translation>Claude n’a envoyé aucun plan. Choisissez «&#x202f;Continuer à planifier&#x202f;» pour en demander un.</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Continuer à planifier</translation>
    </message>
    <message>
        <source>Note to Claude</source>
        <translation>Note à Claude</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>The plan is saved in %1</source>
        <translation>Le plan est enregistré dans %1</translation>
    </message>
    <message>
        <source>What should be different? Sent with “Keep planning”</source>
        <translation>Que faut-il changer&#x202f;? Envoyé avec «&#x202f;Continuer à planifier&#x202f;»</translation>
    </message>
    <message>
        <source>nothing has been changed yet</source>
        <translation>rien n’a encore été modifié</translation>
    </message>
</context>
<context>
    <name>PlanDocument</name>
    <message>
        <source>Click a part, or press Enter on it, to comment</source>
        <translation>Cliquez sur une partie, ou appuyez sur Entrée, pour la commenter</translation>
    </message>
    <message>
        <source>Parts of the plan</source>
        <translation>Parties du plan</translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>%1; your comment: %2</source>
        <translation>%1&#x202f;; votre commentaire&#x202f;: %2</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commenter</translation>
    </message>
    <message>
        <source>Comment on this part</source>
        <translation>Commenter cette partie</translation>
    </message>
    <message>
        <source>Comment on this part; Enter saves it</source>
        <translation>Commenter cette partie&#x202f;; Entrée enregistre</translation>
    </message>
    <message>
        <source>Remove comment</source>
        <translation>Supprimer le commentaire</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>%Ln comments will be sent with “Keep planning”, not with “Approve”</source>
        <translation>
            <numerusform>%Ln commentaire sera envoyé avec «&#x202f;Continuer à planifier&#x202f;», pas avec «&#x202f;Approuver&#x202f;»</numerusform>
            <numerusform>%Ln commentaires seront envoyés avec «&#x202f;Continuer à planifier&#x202f;», pas avec «&#x202f;Approuver&#x202f;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Approve and accept edits</source>
        <translation>Approuver et accepter les modifications</translation>
    </message>
    <message>
        <source>Approve, ask first</source>
        <translation>Approuver et demander</translation>
    </message>
    <message>
        <source>Approve, then {mode}</source>
        <translation>Approuver, puis {mode}</translation>
    </message>
    <message>
        <source>Keep planning</source>
        <translation>Continuer à planifier</translation>
    </message>
    <message numerus="yes">
        <source>Keep planning, %Ln comments</source>
        <translation>
            <numerusform>Continuer à planifier, %Ln commentaire</numerusform>
            <numerusform>Continuer à planifier, %Ln commentaires</numerusform>
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
        <translation>Un réglage de proxy n’est pas une adresse complète. Corrigez HTTPS_PROXY ou HTTP_PROXY.</translation>
    </message>
    <message>
        <source>A script between Claude Desk and Claude Code changes what they say. Use the program of Claude Code itself.</source>
        <translation>Un script entre Claude Desk et Claude Code modifie ce qu’ils s’envoient. Utilisez le programme de Claude Code lui-même.</translation>
    </message>
    <message>
        <source>A settings file is not valid JSON. Repair the file, or move it away.</source>
        <translation>Un fichier de réglages n’est pas du JSON valide. Réparez le fichier ou déplacez-le.</translation>
    </message>
    <message>
        <source>Claude Code cannot safely use its folder for temporary files. Check the folder&apos;s owner and permissions.</source>
        <translation>Claude Code ne peut pas utiliser en sécurité son dossier de fichiers temporaires. Vérifiez le propriétaire et les droits du dossier.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the session&apos;s folder. Start a session in another folder.</source>
        <translation>Claude Code ne peut pas utiliser le dossier de la session. Démarrez une session dans un autre dossier.</translation>
    </message>
    <message>
        <source>Claude Code cannot use the settings of your organization. Ask your administrator.</source>
        <translation>Claude Code ne peut pas utiliser les réglages de votre organisation. Demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>Claude Code could not check the organization of your account. Check the network, or sign in again.</source>
        <translation>Claude Code n’a pas pu vérifier l’organisation de votre compte. Vérifiez le réseau ou reconnectez-vous.</translation>
    </message>
    <message>
        <source>Claude Code could not check the worktree of this session. Try again.</source>
        <translation>Claude Code n’a pas pu vérifier le worktree de cette session. Réessayez.</translation>
    </message>
    <message>
        <source>Claude Code could not load settings that your organization requires. Check the network, then try again.</source>
        <translation>Claude Code n’a pas pu charger des réglages exigés par votre organisation. Vérifiez le réseau, puis réessayez.</translation>
    </message>
    <message>
        <source>Claude Code could not start.</source>
        <translation>Claude Code n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}.</source>
        <translation>Claude Code n’a pas pu démarrer&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code did not answer within {duration}. The list shows what is written now.</source>
        <translation>Claude Code n&apos;a pas répondu en {duration}. La liste montre ce qui est écrit maintenant.</translation>
    </message>
    <message>
        <source>Claude Code did not write this, and did not say why.</source>
        <translation>Claude Code n&apos;a pas écrit ceci et n&apos;a pas dit pourquoi.</translation>
    </message>
    <message>
        <source>Claude Code does not continue in the worktree of this session.</source>
        <translation>Claude Code ne continue pas dans le worktree de cette session.</translation>
    </message>
    <message>
        <source>Claude Code exited (exit code {code}).</source>
        <translation>Claude Code s’est arrêté (code de sortie {code}).</translation>
    </message>
    <message>
        <source>Claude Code exited.</source>
        <translation>Claude Code s’est arrêté.</translation>
    </message>
    <message>
        <source>Claude Code found no shell. Install Git Bash, or allow PowerShell.</source>
        <translation>Claude Code n’a trouvé aucun shell. Installez Git Bash ou autorisez PowerShell.</translation>
    </message>
    <message>
        <source>Claude Code is not answering: {reason}.</source>
        <translation>Claude Code ne répond pas&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Claude Code is not running.</source>
        <translation>Claude Code n’est pas en cours d’exécution.</translation>
    </message>
    <message>
        <source>Claude Code must work in a sandbox, and none works here. Install bubblewrap and socat, or ask your administrator.</source>
        <translation>Claude Code doit travailler dans un bac à sable, et aucun ne fonctionne ici. Installez bubblewrap et socat ou demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>Claude Code refused this</source>
        <translation>Claude Code a refusé</translation>
    </message>
    <message>
        <source>Claude Code was not found, so nothing was written.</source>
        <translation>Claude Code est introuvable ; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Claude Code was terminated (signal {name}).</source>
        <translation>Claude Code a été arrêté (signal {name}).</translation>
    </message>
    <message>
        <source>Claude Code works on this conversation in the background. End that session first.</source>
        <translation>Claude Code travaille sur cette conversation en arrière-plan. Terminez d’abord cette session.</translation>
    </message>
    <message>
        <source>The root user cannot work without permission requests.</source>
        <translation>L’utilisateur root ne peut pas travailler sans demandes d’autorisation.</translation>
    </message>
    <message>
        <source>The transcript is kept, but Claude does not know this turn. Send the message again.</source>
        <translation>La transcription est conservée, mais Claude ne connaît pas ce tour. Envoyez à nouveau le message.</translation>
    </message>
    <message>
        <source>The transcript is kept; your next message continues from here.</source>
        <translation>La transcription est conservée&#x202f;; votre prochain message continue à partir d’ici.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so nothing was written.</source>
        <translation>Ce dossier n&apos;est pas approuvé ; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>This rule is gone: another program has removed it. Nothing was changed.</source>
        <translation>Cette règle n’existe plus&#x202f;: un autre programme l’a supprimée. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This version of Claude Code is too old. Update it, then try again.</source>
        <translation>Cette version de Claude Code est trop ancienne. Mettez-la à jour, puis réessayez.</translation>
    </message>
    <message>
        <source>Your account belongs to an organization that is not allowed here. Sign in with another account.</source>
        <translation>Votre compte appartient à une organisation non autorisée ici. Connectez-vous avec un autre compte.</translation>
    </message>
    <message>
        <source>Your organization does not allow plugins, agents or MCP servers of your own. Remove them from the command that starts Claude Code.</source>
        <translation>Votre organisation n’autorise pas vos propres plugins, agents ou serveurs MCP. Retirez-les de la commande qui démarre Claude Code.</translation>
    </message>
    <message>
        <source>Your organization does not allow this API provider. Use a profile with another provider, or ask your administrator.</source>
        <translation>Votre organisation n’autorise pas ce fournisseur d’API. Utilisez un profil avec un autre fournisseur, ou demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>Your organization requires that you sign in, but an API key or other credentials are set. Use a profile without them, or remove ANTHROPIC_API_KEY and ANTHROPIC_AUTH_TOKEN from your environment.</source>
        <translation>Votre organisation exige que vous vous connectiez, mais une clé d’API ou d’autres identifiants sont définis. Utilisez un profil sans eux, ou retirez ANTHROPIC_API_KEY et ANTHROPIC_AUTH_TOKEN de votre environnement.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway has ended your sign-in. Sign in again.</source>
        <translation>La passerelle de votre organisation a mis fin à votre connexion. Reconnectez-vous.</translation>
    </message>
    <message>
        <source>Your organization&apos;s gateway refuses this account. Use a profile with another account, or ask your administrator.</source>
        <translation>La passerelle de votre organisation refuse ce compte. Utilisez un profil avec un autre compte, ou demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>Your organization&apos;s settings are refused for this account. Sign in again, or ask your administrator.</source>
        <translation>Les réglages de votre organisation sont refusés à ce compte. Reconnectez-vous ou demandez à votre administrateur.</translation>
    </message>
    <message>
        <source>it closed its input</source>
        <translation>il a fermé son entrée</translation>
    </message>
    <message>
        <source>it closed its output</source>
        <translation>il a fermé sa sortie</translation>
    </message>
    <message>
        <source>it does not exit</source>
        <translation>il ne s’arrête pas</translation>
    </message>
    <message>
        <source>no answer within {duration}</source>
        <translation>pas de réponse en {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} could not start</source>
        <translation>la commande de la variable {variable} du profil n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} did not finish within {duration}</source>
        <translation>la commande de la variable {variable} du profil n’a pas fini en {duration}</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} failed (exit code {code})</source>
        <translation>la commande de la variable {variable} du profil a échoué (code de sortie {code})</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed no value</source>
        <translation>la commande de la variable {variable} du profil n’a affiché aucune valeur</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} printed too much</source>
        <translation>la commande de la variable {variable} du profil a trop affiché</translation>
    </message>
    <message>
        <source>the command for the profile&apos;s variable {variable} was not found</source>
        <translation>la commande de la variable {variable} du profil est introuvable</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring has no value for the profile&apos;s variable {variable}</source>
        <translation>le trousseau du bureau n’a pas de valeur pour la variable {variable} du profil</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, does not answer</source>
        <translation>le trousseau du bureau, qui contient la variable {variable} du profil, ne répond pas</translation>
    </message>
    <message>
        <source>the desktop&apos;s keyring, which has the profile&apos;s variable {variable}, is locked</source>
        <translation>le trousseau du bureau, qui contient la variable {variable} du profil, est verrouillé</translation>
    </message>
    <message>
        <source>the folder {folder} does not exist</source>
        <translation>le dossier {folder} n’existe pas</translation>
    </message>
    <message>
        <source>the folder&apos;s name is not valid UTF-8, which Claude Code requires. Rename the folder or open another one</source>
        <translation>le nom du dossier n’est pas en UTF-8 valide, ce qu’exige Claude Code. Renommez le dossier ou ouvrez-en un autre</translation>
    </message>
    <message>
        <source>the profile of this session no longer exists</source>
        <translation>le profil de cette session n’existe plus</translation>
    </message>
    <message>
        <source>the profile&apos;s variable {variable} cannot be used</source>
        <translation>la variable {variable} du profil ne peut pas être utilisée</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or bring back the backup {backup} if it is complete.</source>
        <translation>{path} n’est pas du JSON valide. Réparez le fichier ou rétablissez la sauvegarde {backup} si elle est complète.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON. Repair the file, or move it away.</source>
        <translation>{path} n’est pas du JSON valide. Réparez le fichier ou déplacez-le.</translation>
    </message>
</context>
<context>
    <name>ProfileChoice</name>
    <message>
        <source>For all new sessions in this folder</source>
        <translation>Pour toutes les nouvelles sessions de ce dossier</translation>
    </message>
    <message>
        <source>Profile of this session</source>
        <translation>Profil de cette session</translation>
    </message>
</context>
<context>
    <name>ProfileEditor</name>
    <message>
        <source>As in the settings</source>
        <translation>Comme dans les paramètres</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Keyring</source>
        <translation>Trousseau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
</context>
<context>
    <name>ProfileForm</name>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Comme dans les paramètres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Claude Code command</source>
        <translation>Commande Claude Code</translation>
    </message>
    <message>
        <source>Claude Code folder (CLAUDE_CONFIG_DIR)</source>
        <translation>Dossier de Claude Code (CLAUDE_CONFIG_DIR)</translation>
    </message>
    <message>
        <source>Edit profile</source>
        <translation>Modifier le profil</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Nouvelles sessions</translation>
    </message>
    <message>
        <source>New sessions in these folders, and in folders below them, use this profile.</source>
        <translation>Les nouvelles sessions dans ces dossiers et leurs sous-dossiers sont de ce profil.</translation>
    </message>
    <message>
        <source>Open sessions take changed variables when their Claude Code starts again.</source>
        <translation>Les sessions ouvertes prennent les variables modifiées quand leur Claude Code redémarre.</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Mode de permission</translation>
    </message>
    <message>
        <source>Permission mode of new sessions of this profile</source>
        <translation>Mode de permission des nouvelles sessions de ce profil</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Save profile</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <source>Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.</source>
        <translation>Les sessions, les paramètres et la connexion de ce profil y sont conservés. Claude Code le crée s’il n’existe pas.</translation>
    </message>
    <message>
        <source>They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.</source>
        <translation>Elles sont conservées dans un fichier que vous seul pouvez lire. Une commande affiche un secret à chaque démarrage de Claude Code&#x202f;; elle s’exécute sans shell. Le trousseau est celui de votre bureau.</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Accounts of Claude Code side by side, each with its own Claude Code folder and variables. The commands that Claude runs inherit the variables of the session&apos;s profile, keys too. Keys and addresses for Claude from Claude Desk&apos;s own environment go to the default profile alone.</source>
        <translation>Des comptes Claude Code côte à côte, chacun avec son propre dossier Claude Code et ses variables. Les commandes que Claude exécute héritent des variables du profil de la session, clés comprises. Les clés et adresses pour Claude de l’environnement de Claude Desk ne vont qu’au profil par défaut.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nouveau profil…</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Se déconnecter…</translation>
    </message>
    <message>
        <source>The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.</source>
        <translation>Les chiffres portent sur les sessions présentes sur le disque. Claude Code supprime les sessions après 30 jours, sauf si ses paramètres en décident autrement.</translation>
    </message>
</context>
<context>
    <name>ProfileSettingsController</name>
    <message numerus="yes">
        <source>%Ln folders that use it for new sessions go back to the default profile.</source>
        <translation>
            <numerusform>%Ln dossier qui l’utilise pour les nouvelles sessions revient au profil par défaut.</numerusform>
            <numerusform>%Ln dossiers qui l’utilisent pour les nouvelles sessions reviennent au profil par défaut.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session of the profile is still open, so the profile was not deleted.</source>
        <translation>Une session du profil est encore ouverte, le profil n’a donc pas été supprimé.</translation>
    </message>
    <message>
        <source>A variable has no name.</source>
        <translation>Une variable n’a pas de nom.</translation>
    </message>
    <message>
        <source>Another profile has this name.</source>
        <translation>Un autre profil porte ce nom.</translation>
    </message>
    <message>
        <source>Another profile uses this folder. Each profile needs its own folder.</source>
        <translation>Un autre profil a ce dossier. Chacun a besoin du sien, qui indique à qui est une session.</translation>
    </message>
    <message>
        <source>Claude Desk: {variable} of {profile}</source>
        <translation>Claude Desk&#x202f;: {variable} de {profile}</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and delete profile</source>
        <translation>
            <numerusform>Fermer la session et supprimer le profil</numerusform>
            <numerusform>Fermer %Ln sessions et supprimer le profil</numerusform>
        </translation>
    </message>
    <message>
        <source>Closing a session ends everything that runs in it.</source>
        <translation>Fermer une session met fin à tout ce qui y est en cours d’exécution.</translation>
    </message>
    <message>
        <source>Could not save it: {reason}.</source>
        <translation>Impossible de l’enregistrer&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Impossible d’enregistrer les profils&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Delete profile</source>
        <translation>Supprimer le profil</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”?</source>
        <translation>Supprimer le profil «&#x202f;{name}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Enter a name of at most 40 characters.</source>
        <translation>Saisissez un nom de 40 caractères au plus.</translation>
    </message>
    <message>
        <source>Enter the command that prints the value of {name}.</source>
        <translation>Saisissez la commande qui affiche la valeur de {name}.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder, or one below ~/.</source>
        <translation>Saisissez le chemin complet d’un dossier, ou un chemin sous ~/.</translation>
    </message>
    <message>
        <source>Enter the value of {name} for the keyring.</source>
        <translation>Saisissez la valeur de {name} pour le trousseau.</translation>
    </message>
    <message>
        <source>Only the profile is deleted. Its folder {folder} stays as it is, with sessions, settings and sign-in; so do values in the keyring. Its sessions are listed again once a profile has this folder.</source>
        <translation>Seul le profil est supprimé. Son dossier {folder} reste tel quel, avec les sessions, les paramètres et la connexion&#x202f;; les valeurs du trousseau aussi. Ses sessions réapparaissent dès qu’un profil a ce dossier.</translation>
    </message>
    <message>
        <source>Profile “{name}” was deleted.</source>
        <translation>Le profil «&#x202f;{name}&#x202f;» a été supprimé.</translation>
    </message>
    <message>
        <source>The command of Claude Code has an open quotation mark.</source>
        <translation>La commande de Claude Code a un guillemet non fermé.</translation>
    </message>
    <message>
        <source>The value of {name} cannot be used.</source>
        <translation>La valeur de {name} ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>There are two variables named {name}.</source>
        <translation>Deux variables portent le nom {name}.</translation>
    </message>
    <message>
        <source>This version does not know where the value of {name} comes from.</source>
        <translation>Cette version ne sait pas d’où vient la valeur de {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be the name of a variable here.</source>
        <translation>{name} ne peut pas être ici le nom d’une variable.</translation>
    </message>
    <message>
        <source>“{title}” is open.</source>
        <translation>«&#x202f;{title}&#x202f;» est ouverte.</translation>
    </message>
</context>
<context>
    <name>ProfileVariables</name>
    <message>
        <source>Add variable</source>
        <translation>Ajouter une variable</translation>
    </message>
    <message>
        <source>Command that prints the value</source>
        <translation>Commande qui affiche la valeur</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Masquer les valeurs</translation>
    </message>
    <message>
        <source>In the keyring</source>
        <translation>Dans le trousseau</translation>
    </message>
    <message>
        <source>Name of the variable</source>
        <translation>Nom de la variable</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove the variable</source>
        <translation>Retirer la variable</translation>
    </message>
    <message>
        <source>Show values</source>
        <translation>Afficher les valeurs</translation>
    </message>
    <message>
        <source>Value of the variable</source>
        <translation>Valeur de la variable</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>D’où vient la valeur</translation>
    </message>
    <message>
        <source>Where the value of %1 comes from</source>
        <translation>D’où vient la valeur de %1</translation>
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
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
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
        <translation>Rechercher un message</translation>
    </message>
    <message>
        <source>No messages</source>
        <translation>Aucun message</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Vos messages</translation>
    </message>
</context>
<context>
    <name>ProposedChange</name>
    <message>
        <source>A folder has this name</source>
        <translation>Un dossier porte ce nom</translation>
    </message>
    <message>
        <source>Change {number}: {remark}</source>
        <translation>Modification {number}&#x202f;: {remark}</translation>
    </message>
    <message>
        <source>Deletes cell {cell}</source>
        <translation>Supprime la cellule {cell}</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Line endings will change from {before} to {after}</source>
        <translation>Les fins de ligne passeront de {before} à {after}</translation>
    </message>
    <message>
        <source>New cell</source>
        <translation>Nouvelle cellule</translation>
    </message>
    <message>
        <source>New cell after {cell}</source>
        <translation>Nouvelle cellule après {cell}</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>No such file; Claude Code would refuse this</source>
        <translation>Fichier introuvable&#x202f;; Claude Code refuserait la modification</translation>
    </message>
    <message>
        <source>No such notebook; Claude Code would refuse this</source>
        <translation>Notebook introuvable&#x202f;; Claude Code refuserait la modification</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message numerus="yes">
        <source>Replaces all %Ln occurrences</source>
        <translation>
            <numerusform>Remplace %Ln occurrence</numerusform>
            <numerusform>Remplace les %Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>Replaces cell {cell}</source>
        <translation>Remplace la cellule {cell}</translation>
    </message>
    <message>
        <source>Replaces the existing file</source>
        <translation>Remplace le fichier existant</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is not text</source>
        <translation>Remplace le fichier existant de {size}, qui n’est pas du texte</translation>
    </message>
    <message>
        <source>Replaces the existing file of {size}, which is too large to compare</source>
        <translation>Remplace le fichier existant de {size}, trop volumineux pour être comparé</translation>
    </message>
    <message>
        <source>The content is blanks and line breaks only</source>
        <translation>Le contenu ne comporte que des espaces et des sauts de ligne</translation>
    </message>
    <message>
        <source>The existing file cannot be read</source>
        <translation>Le fichier existant ne peut pas être lu</translation>
    </message>
    <message>
        <source>The existing file is not text, so the change cannot be shown</source>
        <translation>Le fichier existant n’est pas du texte&#x202f;; la modification ne peut pas être affichée</translation>
    </message>
    <message>
        <source>The existing file is too large to compare</source>
        <translation>Le fichier existant est trop volumineux pour être comparé</translation>
    </message>
    <message>
        <source>The file already has this content</source>
        <translation>Le fichier a déjà ce contenu</translation>
    </message>
    <message>
        <source>The file has CRLF line endings</source>
        <translation>Le fichier a des fins de ligne CRLF</translation>
    </message>
    <message>
        <source>The file has curly quotes; they match straight ones</source>
        <translation>Le fichier contient des guillemets typographiques&#x202f;; ils sont traités comme des guillemets droits</translation>
    </message>
    <message>
        <source>The file mixes CRLF and LF line endings; Claude Code will make them uniform</source>
        <translation>Le fichier mélange les fins de ligne CRLF et LF&#x202f;; Claude Code les uniformisera</translation>
    </message>
    <message>
        <source>The file will be empty</source>
        <translation>Le fichier sera vide</translation>
    </message>
    <message>
        <source>The text to replace is not in the file; Claude Code would refuse this</source>
        <translation>Le texte à remplacer n’est pas dans le fichier&#x202f;; Claude Code refuserait la modification</translation>
    </message>
    <message numerus="yes">
        <source>The text to replace occurs %Ln times; Claude Code would refuse this</source>
        <translation>
            <numerusform>Le texte à remplacer apparaît %Ln fois&#x202f;; Claude Code refuserait la modification</numerusform>
            <numerusform>Le texte à remplacer apparaît %Ln fois&#x202f;; Claude Code refuserait la modification</numerusform>
        </translation>
    </message>
    <message>
        <source>This name is not a regular file</source>
        <translation>Ce nom n’est pas celui d’un fichier ordinaire</translation>
    </message>
    <message>
        <source>This would create a file that exists; Claude Code would refuse this</source>
        <translation>Ceci créerait un fichier qui existe déjà&#x202f;; Claude Code refuserait la modification</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{added}, replaces {size}</source>
        <translation>{added}, remplace {size}</translation>
    </message>
</context>
<context>
    <name>ProposedChangeHeader</name>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>Afficher le diff</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Enters plan mode</source>
        <translation>Passe en mode plan</translation>
    </message>
    <message>
        <source>No decision was made on the plan</source>
        <translation>Aucune décision n’a été prise sur le plan</translation>
    </message>
    <message>
        <source>Plan ready</source>
        <translation>Plan prêt</translation>
    </message>
    <message>
        <source>Requested permissions</source>
        <translation>Permissions demandées</translation>
    </message>
    <message>
        <source>The plan could not be presented</source>
        <translation>Le plan n’a pas pu être présenté</translation>
    </message>
    <message>
        <source>The plan was not approved</source>
        <translation>Le plan n’a pas été approuvé</translation>
    </message>
    <message>
        <source>Waiting for the team lead</source>
        <translation>En attente du chef d’équipe</translation>
    </message>
    <message>
        <source>You asked Claude to keep planning</source>
        <translation>Vous avez demandé à Claude de continuer à planifier</translation>
    </message>
    <message>
        <source>You dismissed the question</source>
        <translation>Vous avez ignoré la question</translation>
    </message>
    <message>
        <source>You edited the plan</source>
        <translation>Vous avez modifié le plan</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Your feedback</source>
        <translation>Vos commentaires</translation>
    </message>
    <message>
        <source>Your notes</source>
        <translation>Vos notes</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>approuvé</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
    <message numerus="yes">
        <source>{question} (and %Ln more)</source>
        <translation>
            <numerusform>{question} (et %Ln autre)</numerusform>
            <numerusform>{question} (et %Ln autres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Answer this question</source>
        <translation>Répondre à cette question</translation>
    </message>
    <message>
        <source>Claude receives all answers together</source>
        <translation>Claude reçoit toutes les réponses ensemble</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Décliner</translation>
    </message>
    <message numerus="yes">
        <source>Decline and discard %Ln answers?</source>
        <translation>
            <numerusform>Décliner et abandonner %Ln réponse&#x202f;?</numerusform>
            <numerusform>Décliner et abandonner %Ln réponses&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message numerus="yes">
        <source>Dismiss and discard %Ln answers?</source>
        <translation>
            <numerusform>Ignorer et abandonner %Ln réponse&#x202f;?</numerusform>
            <numerusform>Ignorer et abandonner %Ln réponses&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Keep answer</source>
        <translation>Garder la réponse</translation>
    </message>
    <message>
        <source>Keep answers</source>
        <translation>Garder les réponses</translation>
    </message>
    <message>
        <source>MCP server question: %1</source>
        <translation>Question du serveur MCP&#x202f;: %1</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>Passer cette question</translation>
    </message>
    <message>
        <source>The MCP server %1 asks</source>
        <translation>Le serveur MCP %1 vous pose une question</translation>
    </message>
    <message>
        <source>The MCP server %1 asks you to open a page</source>
        <translation>Le serveur MCP %1 vous demande d’ouvrir une page</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says.</source>
        <translation>Cette question ne tient pas dans un formulaire. Répondez en JSON, selon ce schéma.</translation>
    </message>
    <message>
        <source>This question does not fit into a form. Answer it in JSON, as this schema says. %1</source>
        <translation>Cette question ne tient pas dans un formulaire. Répondez en JSON, selon ce schéma. %1</translation>
    </message>
    <message>
        <source>Your answer in JSON</source>
        <translation>Votre réponse en JSON</translation>
    </message>
    <message>
        <source>Your answers go to the MCP server, not to Claude</source>
        <translation>Vos réponses vont au serveur MCP, pas à Claude</translation>
    </message>
</context>
<context>
    <name>QuestionGroup</name>
    <message>
        <source>%1 · optional</source>
        <translation>%1 · facultatif</translation>
    </message>
    <message>
        <source>Answer in your own words</source>
        <translation>Répondez avec vos propres mots</translation>
    </message>
    <message>
        <source>Clear answer</source>
        <translation>Effacer la réponse</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Avec vos propres mots</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
</context>
<context>
    <name>QuestionModel</name>
    <message>
        <source>All questions are skipped</source>
        <translation>Toutes les questions ont été passées</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Unanswered: {questions}</source>
        <translation>Sans réponse&#x202f;: {questions}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>question {number}</source>
        <translation>question {number}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>{text}
… %Ln more characters</source>
        <translation>
            <numerusform>{text}
… %Ln caractère de plus</numerusform>
            <numerusform>{text}
… %Ln caractères de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>Asked by {asker}</source>
        <translation>Demandé par {asker}</translation>
    </message>
    <message>
        <source>Cannot be opened from here</source>
        <translation>Ne peut pas être ouvert d’ici</translation>
    </message>
    <message>
        <source>Not checked here: {rules}</source>
        <translation>Non vérifié ici&#x202f;: {rules}</translation>
    </message>
</context>
<context>
    <name>QueuedMessageButtons</name>
    <message>
        <source>Do not send by itself</source>
        <translation>Ne pas envoyer automatiquement</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Return to message box</source>
        <translation>Remettre dans la zone de message</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Envoyer après l’étape en cours</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Envoyer après ce tour</translation>
    </message>
    <message>
        <source>Send message</source>
        <translation>Envoyer le message</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot return sent messages</source>
        <translation>Cette version de Claude Code ne permet pas de récupérer les messages envoyés</translation>
    </message>
</context>
<context>
    <name>QueuedMessageEditor</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Queued message</source>
        <translation>Message en file d’attente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>RateLimit</name>
    <message>
        <source>5-hour limit nearly reached.</source>
        <translation>Limite de 5&#xa0;h presque atteinte.</translation>
    </message>
    <message>
        <source>5-hour limit reached.</source>
        <translation>Limite de 5&#xa0;h atteinte.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude continue avec l’utilisation supplémentaire.</translation>
    </message>
    <message>
        <source>Extra usage limit nearly reached.</source>
        <translation>Limite d’utilisation supplémentaire presque atteinte.</translation>
    </message>
    <message>
        <source>Extra usage limit reached.</source>
        <translation>Limite d’utilisation supplémentaire atteinte.</translation>
    </message>
    <message>
        <source>Resets on {day} at {time}.</source>
        <translation>Réinitialisation {day} à {time}.</translation>
    </message>
    <message>
        <source>Usage limit nearly reached.</source>
        <translation>Limite d’utilisation presque atteinte.</translation>
    </message>
    <message>
        <source>Usage limit reached.</source>
        <translation>Limite d’utilisation atteinte.</translation>
    </message>
    <message>
        <source>Weekly Opus limit nearly reached.</source>
        <translation>Limite hebdomadaire Opus presque atteinte.</translation>
    </message>
    <message>
        <source>Weekly Opus limit reached.</source>
        <translation>Limite hebdomadaire Opus atteinte.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit nearly reached.</source>
        <translation>Limite hebdomadaire Sonnet presque atteinte.</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit reached.</source>
        <translation>Limite hebdomadaire Sonnet atteinte.</translation>
    </message>
    <message>
        <source>Weekly limit nearly reached.</source>
        <translation>Limite hebdomadaire presque atteinte.</translation>
    </message>
    <message>
        <source>Weekly limit reached.</source>
        <translation>Limite hebdomadaire atteinte.</translation>
    </message>
    <message>
        <source>{share} used.</source>
        <translation>{share} utilisés.</translation>
    </message>
</context>
<context>
    <name>RecentSessionRow</name>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
</context>
<context>
    <name>RedoButton</name>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Tout rétablir</translation>
    </message>
</context>
<context>
    <name>RefusalTip</name>
    <message>
        <source>Not counted: the pointer has only just come to this window. Press again.</source>
        <translation>Non pris en compte&#x202f;: le pointeur vient d’arriver dans cette fenêtre. Appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Not counted: this has only just appeared. Press again.</source>
        <translation>Non pris en compte&#x202f;: ceci vient d’apparaître. Appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Not counted: this may belong to the press before. Wait a moment, then press again.</source>
        <translation>Non pris en compte&#x202f;: cet appui fait peut-être partie du précédent. Attendez un instant, puis appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Not counted: this window has only just come to the front. Press again.</source>
        <translation>Non pris en compte&#x202f;: cette fenêtre vient de passer au premier plan. Appuyez de nouveau.</translation>
    </message>
    <message>
        <source>Not counted: you were typing until now. Press again.</source>
        <translation>Non pris en compte&#x202f;: vous étiez en train de taper. Appuyez de nouveau.</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>Renderer</name>
    <message>
        <source>the graphics driver does not work, so the processor draws.</source>
        <translation>le pilote graphique ne fonctionne pas&#x202f;; le processeur dessine à sa place.</translation>
    </message>
</context>
<context>
    <name>ReplaceBar</name>
    <message>
        <source>Keep existing file</source>
        <translation>Garder le fichier existant</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>RequestCard</name>
    <message numerus="yes">
        <source>%Ln more lines below (Page Down)</source>
        <translation>
            <numerusform>%Ln ligne de plus en dessous (Page suivante)</numerusform>
            <numerusform>%Ln lignes de plus en dessous (Page suivante)</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapsed</source>
        <translation>Replié</translation>
    </message>
</context>
<context>
    <name>RequestError</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code n’est pas connecté</translation>
    </message>
    <message>
        <source>Claude is overloaded</source>
        <translation>Claude est surchargé</translation>
    </message>
    <message>
        <source>Claude&apos;s servers are overloaded</source>
        <translation>Les serveurs de Claude sont surchargés</translation>
    </message>
    <message>
        <source>HTTP {status}</source>
        <translation>HTTP {status}</translation>
    </message>
    <message>
        <source>Output token limit reached</source>
        <translation>Limite de tokens de sortie atteinte</translation>
    </message>
    <message>
        <source>Rate limit reached</source>
        <translation>Limite de débit atteinte</translation>
    </message>
    <message>
        <source>Server error</source>
        <translation>Erreur du serveur</translation>
    </message>
    <message>
        <source>The account is on hold</source>
        <translation>Le compte est suspendu</translation>
    </message>
    <message>
        <source>The account must be verified</source>
        <translation>Le compte doit être vérifié</translation>
    </message>
    <message>
        <source>The cloud credentials were rejected</source>
        <translation>Les identifiants cloud ont été rejetés</translation>
    </message>
    <message>
        <source>The request failed</source>
        <translation>La requête a échoué</translation>
    </message>
    <message>
        <source>The request failed (status {status})</source>
        <translation>La requête a échoué (statut {status})</translation>
    </message>
    <message>
        <source>The request was rejected</source>
        <translation>La requête a été rejetée</translation>
    </message>
    <message>
        <source>There is a problem with the account&apos;s billing</source>
        <translation>Il y a un problème de facturation avec le compte</translation>
    </message>
    <message>
        <source>This account&apos;s organization does not allow Claude Code</source>
        <translation>L’organisation de ce compte n’autorise pas Claude Code</translation>
    </message>
    <message>
        <source>This model does not exist or is not available to the account</source>
        <translation>Ce modèle n’existe pas ou n’est pas accessible au compte</translation>
    </message>
    <message>
        <source>authentication failed</source>
        <translation>échec de l’authentification</translation>
    </message>
    <message>
        <source>billing error</source>
        <translation>erreur de facturation</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>aucune connexion</translation>
    </message>
    <message>
        <source>output token limit reached</source>
        <translation>limite de tokens de sortie atteinte</translation>
    </message>
    <message>
        <source>rate limit reached</source>
        <translation>limite de débit atteinte</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>erreur du serveur</translation>
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
        <translation>Replier la demande (0)</translation>
    </message>
    <message>
        <source>Expand the request (0)</source>
        <translation>Déplier la demande (0)</translation>
    </message>
</context>
<context>
    <name>RequestInput</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines, more below</source>
        <translation>
            <numerusform>%Ln ligne, suite ci-dessous</numerusform>
            <numerusform>%Ln lignes, suite ci-dessous</numerusform>
        </translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Reading the input…</source>
        <translation>Lecture de l’entrée…</translation>
    </message>
    <message>
        <source>You can edit this before it runs</source>
        <translation>Vous pouvez modifier ceci avant l’exécution</translation>
    </message>
</context>
<context>
    <name>RequestPager</name>
    <message>
        <source>Following question</source>
        <translation>Question d’après</translation>
    </message>
    <message>
        <source>Next request</source>
        <translation>Demande suivante</translation>
    </message>
    <message>
        <source>Previous question</source>
        <translation>Question précédente</translation>
    </message>
    <message>
        <source>Previous request</source>
        <translation>Demande précédente</translation>
    </message>
</context>
<context>
    <name>RequestPath</name>
    <message>
        <source>Covers files outside this project: {path}</source>
        <translation>Concerne des fichiers hors de ce projet&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Covers {path}</source>
        <translation>Concerne {path}</translation>
    </message>
    <message>
        <source>Outside this project: {path}</source>
        <translation>Hors de ce projet&#x202f;: {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}</source>
        <translation>Le chemin passe par un lien symbolique vers {path}</translation>
    </message>
    <message>
        <source>The path goes through a symlink to {path}, outside this project</source>
        <translation>Le chemin passe par un lien symbolique vers {path}, hors de ce projet</translation>
    </message>
</context>
<context>
    <name>RequestStack</name>
    <message>
        <source>Show: %1, asked by %2</source>
        <translation>Afficher&#x202f;: %1, demandé par %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestText</name>
    <message numerus="yes">
        <source>%Ln hidden or direction-changing characters, shown as ⟨U+…⟩</source>
        <translation>
            <numerusform>%Ln caractère masqué ou changeant la direction du texte, affiché sous la forme ⟨U+…⟩</numerusform>
            <numerusform>%Ln caractères masqués ou changeant la direction du texte, affichés sous la forme ⟨U+…⟩</numerusform>
        </translation>
    </message>
    <message>
        <source>A plan</source>
        <translation>Un plan</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Une question</translation>
    </message>
    <message>
        <source>Allow {tool}?</source>
        <translation>Autoriser {tool}&#x202f;?</translation>
    </message>
    <message>
        <source>Contains a long gap; read on below or to the right</source>
        <translation>Contient un long espace vide&#x202f;; lisez la suite plus bas ou à droite</translation>
    </message>
    <message>
        <source>Continues in the background</source>
        <translation>Continue en arrière-plan</translation>
    </message>
    <message>
        <source>Deletes files or discards changes: {names}</source>
        <translation>Supprime des fichiers ou abandonne des modifications&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Edit this file?</source>
        <translation>Modifier ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Edit this notebook?</source>
        <translation>Modifier ce notebook&#x202f;?</translation>
    </message>
    <message>
        <source>End this conversation?</source>
        <translation>Mettre fin à cette conversation ?</translation>
    </message>
    <message>
        <source>Ends or changes running programs: {names}</source>
        <translation>Arrête ou modifie des programmes en cours&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Enter a worktree?</source>
        <translation>Entrer dans un worktree&#x202f;?</translation>
    </message>
    <message>
        <source>Fetch this URL?</source>
        <translation>Récupérer cette URL&#x202f;?</translation>
    </message>
    <message>
        <source>Find these files?</source>
        <translation>Chercher ces fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>Leave the worktree?</source>
        <translation>Quitter le worktree&#x202f;?</translation>
    </message>
    <message>
        <source>List this folder?</source>
        <translation>Lister ce dossier&#x202f;?</translation>
    </message>
    <message>
        <source>Part {part} of {count} · {size}</source>
        <translation>Partie {part} sur {count} · {size}</translation>
    </message>
    <message>
        <source>Publish this plugin?</source>
        <translation>Publier ce plugin ?</translation>
    </message>
    <message>
        <source>Question from the MCP server {server}</source>
        <translation>Question du serveur MCP {server}</translation>
    </message>
    <message>
        <source>Reaches the network: {names}</source>
        <translation>Accède au réseau&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Read this file?</source>
        <translation>Lire ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Read this notebook?</source>
        <translation>Lire ce notebook&#x202f;?</translation>
    </message>
    <message>
        <source>Receive these files?</source>
        <translation>Recevoir ces fichiers ?</translation>
    </message>
    <message>
        <source>Run this code?</source>
        <translation>Exécuter ce code ?</translation>
    </message>
    <message>
        <source>Run this command?</source>
        <translation>Exécuter cette commande&#x202f;?</translation>
    </message>
    <message>
        <source>Runs as another user: {names}</source>
        <translation>S’exécute sous un autre utilisateur&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Runs code it is given: {names}</source>
        <translation>Exécute du code qui lui est donné&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>S’exécute hors du bac à sable</translation>
    </message>
    <message>
        <source>Search in these files?</source>
        <translation>Rechercher dans ces fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>Search the web?</source>
        <translation>Rechercher sur le Web&#x202f;?</translation>
    </message>
    <message>
        <source>Send these files?</source>
        <translation>Envoyer ces fichiers ?</translation>
    </message>
    <message>
        <source>Send this report?</source>
        <translation>Envoyer ce rapport ?</translation>
    </message>
    <message>
        <source>Set this goal?</source>
        <translation>Définir cet objectif ?</translation>
    </message>
    <message>
        <source>Set this schedule?</source>
        <translation>Définir cette planification ?</translation>
    </message>
    <message>
        <source>Share the guide?</source>
        <translation>Partager le guide ?</translation>
    </message>
    <message>
        <source>This command was not analyzed; read all of it</source>
        <translation>Cette commande n’a pas été analysée&#x202f;; lisez-la en entier</translation>
    </message>
    <message>
        <source>Too long to analyze</source>
        <translation>Trop long à analyser</translation>
    </message>
    <message>
        <source>Two names look the same: {first} and {other}</source>
        <translation>Deux noms se ressemblent&#x202f;: {first} et {other}</translation>
    </message>
    <message>
        <source>Unusual tool name; may imitate another</source>
        <translation>Nom d’outil inhabituel&#x202f;; il peut en imiter un autre</translation>
    </message>
    <message>
        <source>Use Claude Design?</source>
        <translation>Utiliser Claude Design ?</translation>
    </message>
    <message>
        <source>Use the MCP tool {tool}?</source>
        <translation>Utiliser l’outil MCP {tool}&#x202f;?</translation>
    </message>
    <message>
        <source>Use the project on claude.ai?</source>
        <translation>Utiliser le projet sur claude.ai ?</translation>
    </message>
    <message>
        <source>Use this skill?</source>
        <translation>Utiliser ce skill&#x202f;?</translation>
    </message>
    <message>
        <source>Use your pages on claude.ai?</source>
        <translation>Utiliser vos pages sur claude.ai ?</translation>
    </message>
    <message>
        <source>Use your routines on claude.ai?</source>
        <translation>Utiliser vos routines sur claude.ai ?</translation>
    </message>
    <message>
        <source>Use {tool} from the MCP server {server}?</source>
        <translation>Utiliser {tool} du serveur MCP {server}&#x202f;?</translation>
    </message>
    <message>
        <source>Write this file?</source>
        <translation>Écrire ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Writes files: {names}</source>
        <translation>Écrit des fichiers&#x202f;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Your text has %Ln hidden or direction-changing characters. Remove them.</source>
        <translation>
            <numerusform>Votre texte contient %Ln caractère masqué ou changeant la direction du texte. Supprimez-le.</numerusform>
            <numerusform>Votre texte contient %Ln caractères masqués ou changeant la direction du texte. Supprimez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln others</source>
        <translation>
            <numerusform>{names} et %Ln autre</numerusform>
            <numerusform>{names} et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (line {line})</source>
        <translation>{name} (ligne {line})</translation>
    </message>
    <message>
        <source>{text}… ({size} more)</source>
        <translation>{text}… ({size} de plus)</translation>
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
        <translation>Contient une barre oblique inverse ou un saut de ligne</translation>
    </message>
    <message>
        <source>Goes to this computer or the local network</source>
        <translation>Mène à cet ordinateur ou au réseau local</translation>
    </message>
    <message>
        <source>No host</source>
        <translation>Aucun hôte</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Non chiffré</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters that are not allowed in names</source>
        <translation>L’hôte contient des lettres non ASCII qui ne sont pas permises dans les noms</translation>
    </message>
    <message>
        <source>The host has non-ASCII letters: {host}</source>
        <translation>L’hôte contient des lettres non ASCII&#x202f;: {host}</translation>
    </message>
    <message>
        <source>The host is a number, not a name</source>
        <translation>L’hôte est un nombre, pas un nom</translation>
    </message>
    <message>
        <source>The host is an encoded name that is not valid</source>
        <translation>L’hôte est un nom encodé non valide</translation>
    </message>
    <message>
        <source>The host is an encoded name: {host}</source>
        <translation>L’hôte est un nom encodé&#x202f;: {host}</translation>
    </message>
    <message>
        <source>The host is percent-encoded: {host}</source>
        <translation>L’hôte utilise l’encodage-pourcent&#x202f;: {host}</translation>
    </message>
    <message>
        <source>The part before the @ is not the host; this goes to {host}</source>
        <translation>La partie avant @ n’est pas l’hôte&#x202f;; ceci mène à {host}</translation>
    </message>
    <message>
        <source>This is a {scheme} address</source>
        <translation>C’est une adresse {scheme}</translation>
    </message>
    <message>
        <source>This is not a web address</source>
        <translation>Ce n’est pas une adresse Web</translation>
    </message>
    <message>
        <source>Unusual spelling; this goes to {host}</source>
        <translation>Écriture inhabituelle&#x202f;; ceci mène à {host}</translation>
    </message>
    <message>
        <source>Uses port {port}</source>
        <translation>Utilise le port {port}</translation>
    </message>
</context>
<context>
    <name>RequestView</name>
    <message numerus="yes">
        <source>Claude Code withdrew %Ln requests, the last: {request}</source>
        <translation>
            <numerusform>Claude Code a retiré %Ln demande&#x202f;: {request}</numerusform>
            <numerusform>Claude Code a retiré %Ln demandes, la dernière&#x202f;: {request}</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn by Claude Code: {request}</source>
        <translation>Retirée par Claude Code&#x202f;: {request}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>{title}, asked by {asker}</source>
        <translation>{title}, demandé par {asker}</translation>
    </message>
</context>
<context>
    <name>Rewind</name>
    <message numerus="yes">
        <source>%Ln agents are working. Stop them first, or wait.</source>
        <translation>
            <numerusform>Un agent travaille. Arrêtez-le d’abord ou attendez.</numerusform>
            <numerusform>%Ln agents travaillent. Arrêtez-les d’abord ou attendez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files have changed since they were shown here and were left as they are.</source>
        <translation>
            <numerusform>%Ln fichier a changé depuis son affichage ici et a été laissé tel quel.</numerusform>
            <numerusform>%Ln fichiers ont changé depuis leur affichage ici et ont été laissés tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window was busy with this folder, so a change may not be recorded.</source>
        <translation>Une autre fenêtre utilisait ce dossier&#x202f;; une modification a pu ne pas être suivie.</translation>
    </message>
    <message>
        <source>Changes are recorded from your next message on.</source>
        <translation>Les modifications seront suivies à partir de votre prochain message.</translation>
    </message>
    <message>
        <source>Claude Code could not restart.</source>
        <translation>Claude Code n’a pas pu redémarrer.</translation>
    </message>
    <message>
        <source>Claude Code could not rewind: {reason}</source>
        <translation>Claude Code n’a pas pu rembobiner&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Claude Code did not exit.</source>
        <translation>Claude Code ne s’est pas arrêté.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message in time.</source>
        <translation>Claude n’a pas proposé de message à temps.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message.</source>
        <translation>Claude n’a pas proposé de message.</translation>
    </message>
    <message>
        <source>Claude has not suggested a message: {words}</source>
        <translation>Claude n’a pas proposé de message : {words}</translation>
    </message>
    <message>
        <source>Claude is working in this folder in another session. Stop that work first, or wait.</source>
        <translation>Claude travaille dans ce dossier dans une autre session. Arrêtez d’abord ce travail ou attendez.</translation>
    </message>
    <message>
        <source>Claude is working. Stop the turn first.</source>
        <translation>Claude travaille. Arrêtez d’abord le tour.</translation>
    </message>
    <message>
        <source>Could not start a session there. {reason}</source>
        <translation>Impossible d’y démarrer une session. {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %Ln new files: {names}</source>
        <translation>
            <numerusform>%Ln nouveau fichier supprimé : {names}</numerusform>
            <numerusform>%Ln nouveaux fichiers supprimés : {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>File checkpoints are off in this session.</source>
        <translation>Les points de contrôle de fichiers sont désactivés dans cette session.</translation>
    </message>
    <message>
        <source>Git converts this file when staging it, so you can only stage the whole file.</source>
        <translation>Git convertit ce fichier en l’indexant&#x202f;: il ne peut être indexé qu’en entier.</translation>
    </message>
    <message>
        <source>Git did not answer. Details are in the log.</source>
        <translation>Git n’a pas répondu. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>Git is not installed.</source>
        <translation>Git n’est pas installé.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped.</source>
        <translation>Git a mis trop de temps et a été arrêté.</translation>
    </message>
    <message>
        <source>Git was not found. Without it, changes are not recorded and cannot be undone here.</source>
        <translation>Git est introuvable. Sans lui, les modifications ne sont pas suivies et ne peuvent pas être annulées ici.</translation>
    </message>
    <message>
        <source>Left unchanged by Claude Code, which gave no reason: {files}.</source>
        <translation>Laissé tel quel par Claude Code, qui n’a pas donné de raison&#x202f;: {files}.</translation>
    </message>
    <message>
        <source>Left unchanged, because the earlier content is not certain: {files}.</source>
        <translation>Laissé tel quel, car le contenu antérieur n’est pas certain : {files}.</translation>
    </message>
    <message>
        <source>No checkpoint for this message.</source>
        <translation>Aucun point de contrôle pour ce message.</translation>
    </message>
    <message>
        <source>No file checkpoint for this message.</source>
        <translation>Aucun point de contrôle de fichiers pour ce message.</translation>
    </message>
    <message>
        <source>No files changed since then.</source>
        <translation>Aucun fichier modifié depuis.</translation>
    </message>
    <message>
        <source>No snapshots are taken of your home folder or of a folder above it. Changes are not recorded.</source>
        <translation>Aucun instantané n’est pris de votre dossier personnel ni des dossiers au-dessus. Les modifications ne sont pas suivies.</translation>
    </message>
    <message>
        <source>No tool call that is loaded names this file. A command or another program may have changed it.</source>
        <translation>Aucun appel d’outil chargé ne mentionne ce fichier. Une commande ou un autre programme l’a peut-être modifié.</translation>
    </message>
    <message>
        <source>Not certain to be what it was before: {files}.</source>
        <translation>Pas certain d’être comme avant&#x202f;: {files}.</translation>
    </message>
    <message>
        <source>Nothing is left in this session of what that tool call has changed.</source>
        <translation>Il ne reste rien dans cette session de ce que cet appel d’outil a modifié.</translation>
    </message>
    <message>
        <source>Nothing is staged that has words.</source>
        <translation>Aucun texte n’est indexé.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing was undone. Details are in the log.</source>
        <translation>Rien n’a été annulé. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>Nothing was undone: {reason}.</source>
        <translation>Rien n’a été annulé&#x202f;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %Ln files: {names}</source>
        <translation>
            <numerusform>%Ln fichier restauré&#x202f;: {names}</numerusform>
            <numerusform>%Ln fichiers restaurés&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Restored, but another hard link still has the undone content: {files}.</source>
        <translation>Restauré, mais un autre lien physique a encore le contenu annulé : {files}.</translation>
    </message>
    <message>
        <source>Rewound to the beginning. Your next message starts a new session.</source>
        <translation>Rembobiné jusqu’au début. Votre prochain message démarre une nouvelle session.</translation>
    </message>
    <message>
        <source>Rewound. Your next message continues from here.</source>
        <translation>Rembobiné. Votre prochain message continue à partir d’ici.</translation>
    </message>
    <message>
        <source>Skipped because Git may convert this content, such as its line ends, at a checkout: {files}. Restore it with Git.</source>
        <translation>Ignoré, car Git peut convertir ce contenu lors d’une extraction, par exemple ses fins de ligne&#x202f;: {files}. Restaurez-le avec Git.</translation>
    </message>
    <message>
        <source>Skipped because a link, a file or a folder is in the way: {files}.</source>
        <translation>Ignoré, car un lien, un fichier ou un dossier fait obstacle&#x202f;: {files}.</translation>
    </message>
    <message>
        <source>Skipped because it has changed in the meantime: {files}.</source>
        <translation>Ignoré, car modifié entre-temps&#x202f;: {files}.</translation>
    </message>
    <message>
        <source>Skipped because the earlier content is not stored: {files}.</source>
        <translation>Ignoré, car le contenu antérieur n’est pas conservé&#x202f;: {files}.</translation>
    </message>
    <message>
        <source>Snapshots are not supported on this system. Changes are not recorded.</source>
        <translation>Les instantanés ne sont pas pris en charge sur ce système. Les modifications ne sont pas suivies.</translation>
    </message>
    <message>
        <source>Snapshots are off for this folder, so changes are not recorded. You can turn them on in the settings.</source>
        <translation>Les instantanés sont désactivés pour ce dossier&#x202f;; les modifications ne sont donc pas suivies. Vous pouvez les activer dans les paramètres.</translation>
    </message>
    <message>
        <source>Staging and committing run filters and hooks that the repository defines. They are available once you trust this folder.</source>
        <translation>Indexer et valider exécutent des filtres et des hooks définis par le dépôt. C’est possible dès que vous faites confiance à ce dossier.</translation>
    </message>
    <message>
        <source>Stopped before Claude answered. Your message is back in the message box.</source>
        <translation>Arrêté avant la réponse de Claude. Votre message est de nouveau dans la zone de message.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>The changes could not be read. Details are in the log.</source>
        <translation>Impossible de lire les modifications. Les détails sont dans le journal.</translation>
    </message>
    <message>
        <source>The conversation was compacted after this message; you cannot rewind past that.</source>
        <translation>La conversation a été compactée après ce message&#x202f;; impossible de rembobiner au-delà.</translation>
    </message>
    <message>
        <source>The demo changes no files.</source>
        <translation>La démonstration ne modifie aucun fichier.</translation>
    </message>
    <message>
        <source>The files are compared once you have said whether you trust this folder.</source>
        <translation>Les fichiers seront comparés une fois que vous aurez indiqué si vous faites confiance à ce dossier.</translation>
    </message>
    <message>
        <source>The snapshot from before these changes was deleted.</source>
        <translation>L’instantané d’avant ces modifications a été supprimé.</translation>
    </message>
    <message>
        <source>There is no Git commit to compare with.</source>
        <translation>Il n’y a aucun commit Git auquel comparer.</translation>
    </message>
    <message>
        <source>There is no other checkout with a branch from which this one was made.</source>
        <translation>Il n’y a pas d’autre checkout avec une branche dont celle-ci est issue.</translation>
    </message>
    <message>
        <source>This file was deleted, so you can only put back the whole file.</source>
        <translation>Ce fichier a été supprimé&#x202f;: il ne peut être rétabli qu’en entier.</translation>
    </message>
    <message>
        <source>This folder has more than {count} files, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Ce dossier contient plus de {count} fichiers&#x202f;; les modifications ne sont donc pas suivies. Vous pouvez augmenter la limite dans les paramètres.</translation>
    </message>
    <message>
        <source>This folder is larger than {size}, so changes are not recorded. You can raise the limit in the settings.</source>
        <translation>Ce dossier dépasse {size}&#x202f;; les modifications ne sont donc pas suivies. Vous pouvez augmenter la limite dans les paramètres.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Ce dossier n’est pas dans un dépôt Git.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot restore files.</source>
        <translation>Cette version de Claude Code ne peut pas restaurer de fichiers.</translation>
    </message>
    <message>
        <source>To stage or unstage, choose “Not staged” or “Staged”.</source>
        <translation>Pour indexer ou désindexer, choisissez «&#xa0;Non indexé&#xa0;» ou «&#xa0;Indexé&#xa0;».</translation>
    </message>
    <message>
        <source>Writing files was interrupted: some may not be put back yet. Redo brings back what was replaced.</source>
        <translation>L’écriture a été interrompue&#x202f;: certains fichiers ne sont peut-être pas encore rétablis. «&#x202f;Rétablir&#x202f;» ramène ce qui a été remplacé.</translation>
    </message>
    <message>
        <source>Your message is back in the message box, but Claude still knows it. {reason}</source>
        <translation>Votre message est de nouveau dans la zone de message, mais Claude le connaît encore. {reason}</translation>
    </message>
    <message>
        <source>{error}

Another git command may be running in this repository. Wait for it to finish, then try again.</source>
        <translation>{error}

Une autre commande Git est peut-être en cours dans ce dépôt. Attendez qu’elle se termine, puis réessayez.</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>Impossible d’écrire {file}.</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>Impossible d’écrire {file}&#x202f;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} et %Ln autre</numerusform>
            <numerusform>{names} et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and %Ln more</source>
        <translation>
            <numerusform>{name} et %Ln autre</numerusform>
            <numerusform>{name} et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPrompt</name>
    <message numerus="yes">
        <source>%1 of %Ln files. Files that Git ignores and files outside the folder stay as they are. You can redo the files under Changes.</source>
        <translation>
            <numerusform>%1 sur %Ln fichier. Les fichiers ignorés par Git et les fichiers hors du dossier restent tels quels. Vous pouvez rétablir les fichiers sous «&#x202f;Modifications&#x202f;».</numerusform>
            <numerusform>%1 sur %Ln fichiers. Les fichiers ignorés par Git et les fichiers hors du dossier restent tels quels. Vous pouvez rétablir les fichiers sous «&#x202f;Modifications&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln files (+%1 −%2 lines) cannot be brought back. Changes made by shell commands stay.</source>
        <translation>
            <numerusform>Les modifications de %Ln fichier (+%1 −%2 lignes) ne pourront pas être récupérées. Les modifications faites par des commandes shell restent.</numerusform>
            <numerusform>Les modifications de %Ln fichiers (+%1 −%2 lignes) ne pourront pas être récupérées. Les modifications faites par des commandes shell restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking what would change…</source>
        <translation>Vérification des changements…</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Conversation and files</source>
        <translation>Conversation et fichiers</translation>
    </message>
    <message>
        <source>Edit and resend “%1”?</source>
        <translation>Modifier et renvoyer «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Files: no file edited by Claude has changed since.</source>
        <translation>Fichiers&#x202f;: aucun fichier modifié par Claude n’a changé depuis.</translation>
    </message>
    <message>
        <source>Files: none has changed since.</source>
        <translation>Fichiers&#x202f;: aucun n’a changé depuis.</translation>
    </message>
    <message numerus="yes">
        <source>Restore %Ln files</source>
        <translation>
            <numerusform>Restaurer %Ln fichier</numerusform>
            <numerusform>Restaurer %Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore these too: %Ln files changed by you or another program since</source>
        <translation>
            <numerusform>Restaurer aussi&#x202f;: %Ln fichier modifié depuis par vous ou un autre programme</numerusform>
            <numerusform>Restaurer aussi&#x202f;: %Ln fichiers modifiés depuis par vous ou un autre programme</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewind both</source>
        <translation>Rembobiner les deux</translation>
    </message>
    <message>
        <source>Rewind conversation</source>
        <translation>Rembobiner la conversation</translation>
    </message>
    <message>
        <source>Rewind to “%1”?</source>
        <translation>Rembobiner jusqu’à «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Rewinding restarts Claude Code and ends %Ln background tasks.</source>
        <translation>
            <numerusform>Rembobiner redémarre Claude Code et met fin à %Ln tâche en arrière-plan.</numerusform>
            <numerusform>Rembobiner redémarre Claude Code et met fin à %Ln tâches en arrière-plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>Rembobinage…</translation>
    </message>
    <message>
        <source>This message and everything after it are removed. Its text and attachments return to the message box. You can undo this until you send a message.</source>
        <translation>Ce message et tout ce qui suit sont retirés. Son texte et ses pièces jointes reviennent dans la zone de message. Vous pourrez annuler le rembobinage tant que vous n’aurez pas envoyé de message.</translation>
    </message>
    <message>
        <source>What is rewound</source>
        <translation>Ce qui est rembobiné</translation>
    </message>
</context>
<context>
    <name>RoleReaders</name>
    <message>
        <source>In the background</source>
        <translation>En arrière-plan</translation>
    </message>
    <message>
        <source>In the background · {doing}</source>
        <translation>En arrière-plan · {doing}</translation>
    </message>
    <message>
        <source>Retries {attempt} of {attempts}</source>
        <translation>Nouvel essai {attempt} sur {attempts}</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Tout afficher (%Ln)</numerusform>
            <numerusform>Tout afficher (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more columns</source>
        <translation>
            <numerusform>%Ln colonne de plus</numerusform>
            <numerusform>%Ln colonnes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept edits</source>
        <translation>Édition auto</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Call again</source>
        <translation>Rappeler</translation>
    </message>
    <message>
        <source>Caution: {text}</source>
        <translation>Attention&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Claude: {text}</source>
        <translation>Claude&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Code: {text}</source>
        <translation>Code&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns</source>
        <translation>
            <numerusform>Plus tôt&#x202f;: %Ln tour</numerusform>
            <numerusform>Plus tôt&#x202f;: %Ln tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier: %Ln turns, {day}</source>
        <translation>
            <numerusform>Plus tôt&#x202f;: %Ln tour, {day}</numerusform>
            <numerusform>Plus tôt&#x202f;: %Ln tours, {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ended by {signal} {duration} after Stop</source>
        <translation>Terminé par {signal}, {duration} après «&#x202f;Arrêter&#x202f;»</translation>
    </message>
    <message>
        <source>Error: {text}</source>
        <translation>Erreur&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Failed after {duration}</source>
        <translation>Échec après {duration}</translation>
    </message>
    <message>
        <source>First {shown} of {whole}</source>
        <translation>Début&#x202f;: {shown} sur {whole}</translation>
    </message>
    <message>
        <source>Heading: {text}</source>
        <translation>Titre&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Important: {text}</source>
        <translation>Important&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Include the transcript so far</source>
        <translation>Inclure la transcription jusqu’ici</translation>
    </message>
    <message>
        <source>Interrupted when Claude Desk closed</source>
        <translation>Interrompu à la fermeture de Claude Desk</translation>
    </message>
    <message>
        <source>New session with this transcript</source>
        <translation>Nouvelle session avec cette transcription</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Remarque&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Notice: {text}</source>
        <translation>Avis&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Open them as a new session</source>
        <translation>Les ouvrir dans une nouvelle session</translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Arrêté par vous</translation>
    </message>
    <message>
        <source>Stopped by you in {duration}</source>
        <translation>Arrêté par vous en {duration}</translation>
    </message>
    <message>
        <source>Stopped when the session was closed</source>
        <translation>Arrêté à la fermeture de la session</translation>
    </message>
    <message>
        <source>Table: {text}</source>
        <translation>Tableau&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion en cours</translation>
    </message>
    <message>
        <source>Thinking: {text}</source>
        <translation>Réflexion&#x202f;: {text}</translation>
    </message>
    <message>
        <source>This model does not show its thinking.</source>
        <translation>Ce modèle ne montre pas sa réflexion.</translation>
    </message>
    <message>
        <source>This thinking is encrypted and cannot be shown.</source>
        <translation>Cette réflexion est chiffrée et ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Thought for {duration}</source>
        <translation>Réflexion pendant {duration}</translation>
    </message>
    <message>
        <source>Tip: {text}</source>
        <translation>Conseil&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {state}</source>
        <translation>Outil {tool}&#x202f;: {state}</translation>
    </message>
    <message>
        <source>Tool: {tool}: {title}, {state}</source>
        <translation>Outil {tool}&#x202f;: {title}, {state}</translation>
    </message>
    <message>
        <source>Tools: {line}, done</source>
        <translation>Outils&#x202f;: {line}, terminé</translation>
    </message>
    <message>
        <source>Tools: {line}, done, {duration}</source>
        <translation>Outils&#x202f;: {line}, terminé, {duration}</translation>
    </message>
    <message>
        <source>Turn: {text}</source>
        <translation>Tour&#x202f;: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Warning: {text}</source>
        <translation>Avertissement&#x202f;: {text}</translation>
    </message>
    <message>
        <source>You ran: {command}, {state}</source>
        <translation>Vous avez exécuté : {command}, {state}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Vous&#x202f;: {text}</translation>
    </message>
    <message>
        <source>You: {text}, queued</source>
        <translation>Vous&#x202f;: {text}, en file d’attente</translation>
    </message>
    <message>
        <source>less than 1 s</source>
        <translation>moins de 1&#xa0;s</translation>
    </message>
    <message>
        <source>more than {size}</source>
        <translation>plus de {size}</translation>
    </message>
    <message>
        <source>took {duration}</source>
        <translation>durée&#x202f;: {duration}</translation>
    </message>
    <message>
        <source>{lines} · {size}</source>
        <translation>{lines} · {size}</translation>
    </message>
    <message>
        <source>{name}, folded</source>
        <translation>{name}, replié</translation>
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
        <translation>{tokens_in} tokens en entrée, {tokens_out} en sortie</translation>
    </message>
    <message>
        <source>{tool}: {output}</source>
        <translation>{tool}&#x202f;: {output}</translation>
    </message>
</context>
<context>
    <name>RowCopier</name>
    <message>
        <source>Answer copied</source>
        <translation>Réponse copiée</translation>
    </message>
    <message>
        <source>Copied · Ctrl+Shift+C copies the last answer</source>
        <translation>Copié · Ctrl+Maj+C copie la dernière réponse</translation>
    </message>
    <message>
        <source>Copied, without pages that could not be read</source>
        <translation>Copié, sans les pages qui n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>Copying… {percent}</source>
        <translation>Copie… {percent}</translation>
    </message>
    <message>
        <source>Select the text to quote, or go to its row.</source>
        <translation>Sélectionnez le texte à citer ou placez-vous sur sa ligne.</translation>
    </message>
    <message>
        <source>There is no answer to copy.</source>
        <translation>Il n’y a aucune réponse à copier.</translation>
    </message>
    <message>
        <source>Too long to quote. Select less.</source>
        <translation>Trop long pour une citation. Sélectionnez moins de texte.</translation>
    </message>
</context>
<context>
    <name>RowFrame</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Voir la source</translation>
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
        <translation>Alt+Moins</translation>
    </message>
    <message>
        <source>Alt+Plus</source>
        <translation>Alt+Plus</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy turn as Markdown</source>
        <translation>Copier le tour en Markdown</translation>
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
        <translation>Modifier et renvoyer…</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurquer à partir d’ici</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Quote in the message</source>
        <translation>Citer dans le message</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Rembobiner jusqu’ici…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Show in Changes</source>
        <translation>Afficher dans les modifications</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Voir la source</translation>
    </message>
</context>
<context>
    <name>RowTimes</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>RowToolbar</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Edit and resend</source>
        <translation>Modifier et renvoyer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>View source</source>
        <translation>Voir la source</translation>
    </message>
</context>
<context>
    <name>RuleForm</name>
    <message>
        <source>Add rule</source>
        <translation>Ajouter la règle</translation>
    </message>
    <message>
        <source>Another program has removed this rule. You can add it as a new one.</source>
        <translation>Un autre programme a supprimé cette règle. Vous pouvez l’ajouter comme nouvelle règle.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Modifier la règle</translation>
    </message>
    <message>
        <source>Claude Code itself adds this rule to %1, then removes the old one. You can undo it.</source>
        <translation>Claude Code ajoute lui-même cette règle à %1, puis supprime l&apos;ancienne. Vous pouvez l&apos;annuler.</translation>
    </message>
    <message>
        <source>Claude Code itself writes one line into %1. You can undo it.</source>
        <translation>Claude Code écrit lui-même une ligne dans %1. Vous pouvez l&apos;annuler.</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>What the rule does</source>
        <translation>Ce que fait la règle</translation>
    </message>
    <message>
        <source>Where the rule is written</source>
        <translation>Où la règle est écrite</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Permission rules</source>
        <translation>Règles de permission</translation>
    </message>
</context>
<context>
    <name>RuleTrial</name>
    <message>
        <source>Would this command be asked about?</source>
        <translation>Cette commande ferait-elle l&apos;objet d&apos;une question ?</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>All tools of the MCP server {server}</source>
        <translation>Tous les outils du serveur MCP {server}</translation>
    </message>
    <message>
        <source>As Claude Code reads it</source>
        <translation>Comme Claude Code le lit</translation>
    </message>
    <message>
        <source>Commands that begin with {words}</source>
        <translation>Commandes qui commencent par {words}</translation>
    </message>
    <message>
        <source>Editing {files}</source>
        <translation>Modifier {files}</translation>
    </message>
    <message>
        <source>Every command</source>
        <translation>Toutes les commandes</translation>
    </message>
    <message>
        <source>Every use of {tool}</source>
        <translation>Toute utilisation de {tool}</translation>
    </message>
    <message>
        <source>Exactly {command}</source>
        <translation>Exactement {command}</translation>
    </message>
    <message>
        <source>Pages of {host}</source>
        <translation>Pages de {host}</translation>
    </message>
    <message>
        <source>Reading {files}</source>
        <translation>Lire {files}</translation>
    </message>
    <message>
        <source>organization</source>
        <translation>organisation</translation>
    </message>
    <message>
        <source>start options</source>
        <translation>options de démarrage</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>cette session</translation>
    </message>
    <message>
        <source>you, in all folders</source>
        <translation>vous, dans tous les dossiers</translation>
    </message>
    <message>
        <source>{folder}, only you</source>
        <translation>{folder}, vous seul</translation>
    </message>
    <message>
        <source>{folder}, shared</source>
        <translation>{folder}, partagé</translation>
    </message>
    <message>
        <source>{tool} of the MCP server {server}</source>
        <translation>{tool} du serveur MCP {server}</translation>
    </message>
</context>
<context>
    <name>SafeNames</name>
    <message>
        <source>“{words}”</source>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>ScrollMarkers</name>
    <message>
        <source>Match in unloaded history</source>
        <translation>Résultat dans l’historique non chargé</translation>
    </message>
    <message>
        <source>Scroll markers</source>
        <translation>Repères de défilement</translation>
    </message>
</context>
<context>
    <name>SearchCard</name>
    <message numerus="yes">
        <source>%Ln files</source>
        <translation>
            <numerusform>%Ln fichier</numerusform>
            <numerusform>%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln or more files</source>
        <translation>
            <numerusform>%Ln fichier ou plus</numerusform>
            <numerusform>%Ln fichiers ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln results</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln outil</numerusform>
            <numerusform>%Ln outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Allowed domains</source>
        <translation>Domaines autorisés</translation>
    </message>
    <message>
        <source>Blocked domains</source>
        <translation>Domaines bloqués</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Lines after</source>
        <translation>Lignes après</translation>
    </message>
    <message>
        <source>Lines around</source>
        <translation>Lignes autour</translation>
    </message>
    <message>
        <source>Lines before</source>
        <translation>Lignes avant</translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln are shown</source>
        <translation>
            <numerusform>Seul le premier (%Ln) est affiché</numerusform>
            <numerusform>Seuls les %Ln premiers sont affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>The search timed out; there may be more</source>
        <translation>La recherche a expiré&#x202f;; il peut y en avoir d’autres</translation>
    </message>
    <message>
        <source>ignore case</source>
        <translation>ignorer la casse</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>correspondances uniquement</translation>
    </message>
    <message>
        <source>multiline</source>
        <translation>multiligne</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>aucun fichier</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>{matches} in {files}</source>
        <translation>{matches} dans {files}</translation>
    </message>
    <message>
        <source>{pattern} in {place}</source>
        <translation>{pattern} dans {place}</translation>
    </message>
</context>
<context>
    <name>SearchEverywhereRow</name>
    <message>
        <source>All words: “%1”</source>
        <translation>Tout le texte&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Search all sessions for “%1”</source>
        <translation>Rechercher «&#x202f;%1&#x202f;» dans toutes les sessions</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Rechercher dans toutes les sessions</translation>
    </message>
</context>
<context>
    <name>SearchFilters</name>
    <message>
        <source>Clear filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>From 2026-01-31</source>
        <translation>Du 2026-01-31</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>To 2026-01-31</source>
        <translation>Au 2026-01-31</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>SearchHint</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>SearchPage</name>
    <message>
        <source>Close search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
</context>
<context>
    <name>SearchRows</name>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Tous les auteurs</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Pertinence</translation>
    </message>
    <message>
        <source>Claude</source>
        <translation>Claude</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Past month</source>
        <translation>Dernier mois</translation>
    </message>
    <message>
        <source>Past week</source>
        <translation>Dernière semaine</translation>
    </message>
    <message>
        <source>Session: {title}, {detail}</source>
        <translation>Session&#x202f;: {title}, {detail}</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>in a subagent</source>
        <translation>dans un sous-agent</translation>
    </message>
    <message>
        <source>{detail}: {text}</source>
        <translation>{detail}&#x202f;: {text}</translation>
    </message>
    <message>
        <source>{found}; still searching…</source>
        <translation>{found}&#x202f;; recherche toujours en cours…</translation>
    </message>
    <message>
        <source>{found}; there are more</source>
        <translation>{found}&#x202f;; il y en a d’autres</translation>
    </message>
    <message>
        <source>{matches} in {sessions}</source>
        <translation>{matches} dans {sessions}</translation>
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
        <translation>Les sessions de démonstration ne sont ni enregistrées ni incluses dans la recherche.</translation>
    </message>
</context>
<context>
    <name>SearchView</name>
    <message>
        <source>All folders</source>
        <translation>Tous les dossiers</translation>
    </message>
    <message>
        <source>Any tool</source>
        <translation>Tous les outils</translation>
    </message>
    <message>
        <source>Enter dates as 2026-05-03, the earlier one first.</source>
        <translation>Saisissez les dates sous la forme 2026-05-03, la plus ancienne en premier.</translation>
    </message>
    <message>
        <source>Indexing: {done} of {total}. The rest is not searched yet.</source>
        <translation>Indexation&#x202f;: {done} sur {total}. Le reste n’est pas encore inclus dans la recherche.</translation>
    </message>
    <message>
        <source>More results exist. Refine your search.</source>
        <translation>Il y a d’autres résultats. Affinez votre recherche.</translation>
    </message>
    <message>
        <source>No results with these filters.</source>
        <translation>Aucun résultat avec ces filtres.</translation>
    </message>
    <message>
        <source>No results yet; still indexing.</source>
        <translation>Aucun résultat pour l’instant&#x202f;; indexation en cours.</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Aucun résultat.</translation>
    </message>
    <message>
        <source>Search failed.</source>
        <translation>La recherche a échoué.</translation>
    </message>
    <message>
        <source>Searches everything that you, Claude and its tools wrote, in all sessions.
Use “quotes” to match exact phrases.</source>
        <translation>Recherche dans tout ce que vous, Claude et ses outils avez écrit, dans toutes les sessions.
Utilisez des guillemets (&quot;) pour chercher des expressions exactes.</translation>
    </message>
    <message>
        <source>Still indexing.</source>
        <translation>Indexation toujours en cours.</translation>
    </message>
    <message>
        <source>Still searching…</source>
        <translation>Recherche toujours en cours…</translation>
    </message>
</context>
<context>
    <name>SectionHeader</name>
    <message>
        <source>Press to collapse</source>
        <translation>Appuyez pour replier</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message numerus="yes">
        <source>%Ln differ</source>
        <translation>
            <numerusform>%Ln modifié</numerusform>
            <numerusform>%Ln modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln trouvé</numerusform>
            <numerusform>%Ln trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Has changed settings</source>
        <translation>Contient des réglages modifiés</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Show only the settings that differ from the default</source>
        <translation>N’afficher que les réglages modifiés</translation>
    </message>
</context>
<context>
    <name>SendThenStrip</name>
    <message>
        <source>Send then</source>
        <translation>Envoyer alors</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite d’utilisation</translation>
    </message>
</context>
<context>
    <name>SendTimes</name>
    <message>
        <source>Alt+Enter sends it after the current step.</source>
        <translation>Alt+Entrée l’envoie après l’étape en cours.</translation>
    </message>
    <message>
        <source>Alt+Enter sends it after this turn.</source>
        <translation>Alt+Entrée l’envoie après ce tour.</translation>
    </message>
    <message>
        <source>Send after the current step</source>
        <translation>Envoyer après l’étape en cours</translation>
    </message>
    <message>
        <source>Send after this turn</source>
        <translation>Envoyer après ce tour</translation>
    </message>
</context>
<context>
    <name>SessionBody</name>
    <message>
        <source>Could not open: %1</source>
        <translation>Impossible d’ouvrir&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>SessionHeader</name>
    <message>
        <source>Requests waiting in other sessions: %1</source>
        <translation>Demandes en attente dans d’autres sessions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Afficher les sessions</translation>
    </message>
</context>
<context>
    <name>SessionHeaderEnd</name>
    <message>
        <source>Close pane</source>
        <translation>Fermer le volet</translation>
    </message>
    <message>
        <source>Folder settings off</source>
        <translation>Sans paramètres du dossier</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Ramener dans la fenêtre principale</translation>
    </message>
</context>
<context>
    <name>SessionHeaderTools</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Claude Code…</source>
        <translation>Claude Code…</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historique des permissions</translation>
    </message>
    <message>
        <source>Save as Markdown…</source>
        <translation>Enregistrer en Markdown…</translation>
    </message>
    <message>
        <source>Save as a web page…</source>
        <translation>Enregistrer en page Web…</translation>
    </message>
    <message>
        <source>Save raw messages…</source>
        <translation>Enregistrer les messages bruts…</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Vos messages</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>No matching sessions.</source>
        <translation>Aucune session correspondante.</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>Aucune session pour l’instant.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message numerus="yes">
        <source>{found} of %Ln sessions</source>
        <translation>
            <numerusform>{found} sur %Ln session</numerusform>
            <numerusform>{found} sur %Ln sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionListController</name>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Impossible d’ouvrir cette session&#x202f;: son fichier n’indique aucun dossier.</translation>
    </message>
    <message>
        <source>Close “{title}”?</source>
        <translation>Fermer «&#x202f;{title}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Could not open the folder.</source>
        <translation>Impossible d’ouvrir le dossier.</translation>
    </message>
    <message>
        <source>Could not save this: {reason}. It is kept until you quit.</source>
        <translation>Impossible d’enregistrer ceci&#x202f;: {reason}. Conservé jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>Delete “{title}”?</source>
        <translation>Supprimer «&#x202f;{title}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>It changed a moment ago; another program may still be writing to it.</source>
        <translation>Elle a changé il y a un instant&#x202f;; un autre programme y écrit peut-être encore.</translation>
    </message>
    <message>
        <source>It is kept until you quit.</source>
        <translation>Conservé jusqu’à ce que vous quittiez.</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Reading sessions…</source>
        <translation>Lecture des sessions…</translation>
    </message>
    <message>
        <source>Reading sessions… {done} of {total}</source>
        <translation>Lecture des sessions… {done} sur {total}</translation>
    </message>
    <message>
        <source>Session ID copied.</source>
        <translation>ID de session copié.</translation>
    </message>
    <message>
        <source>Some sessions are on a disk that does not answer.</source>
        <translation>Certaines sessions sont sur un disque qui ne répond pas.</translation>
    </message>
    <message>
        <source>That is stopped first.</source>
        <translation>Cela est d’abord arrêté.</translation>
    </message>
    <message>
        <source>The session and Claude Desk&apos;s data about it move to the trash.</source>
        <translation>La session et les données de Claude Desk à son sujet seront mises à la corbeille.</translation>
    </message>
    <message>
        <source>The sessions on disk could not be read just now.</source>
        <translation>Les sessions présentes sur le disque n’ont pas pu être lues à l’instant.</translation>
    </message>
</context>
<context>
    <name>SessionLockStrip</name>
    <message>
        <source>Session in use</source>
        <translation>Session utilisée ailleurs</translation>
    </message>
</context>
<context>
    <name>SessionMenu</name>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy session ID</source>
        <translation>Copier l’ID de session</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Merge worktree…</source>
        <translation>Fusionner le worktree…</translation>
    </message>
    <message>
        <source>Move back to the main window</source>
        <translation>Ramener dans la fenêtre principale</translation>
    </message>
    <message>
        <source>Move to a new window</source>
        <translation>Déplacer dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Remove worktree…</source>
        <translation>Supprimer le worktree…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Show beside</source>
        <translation>Afficher à côté</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%Ln files were not copied into the worktree: {names}</source>
        <translation>
            <numerusform>%Ln fichier n’a pas été copié dans le worktree&#x202f;: {names}</numerusform>
            <numerusform>%Ln fichiers n’ont pas été copiés dans le worktree&#x202f;: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages of this session are not in this conversation: Claude does not know them.</source>
        <translation>
            <numerusform>%Ln message de cette session n’est pas dans cette conversation&#x202f;: Claude ne le connaît pas.</numerusform>
            <numerusform>%Ln messages de cette session ne sont pas dans cette conversation&#x202f;: Claude ne les connaît pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.</source>
        <translation>
            <numerusform>%Ln message qui attendait la réinitialisation de la limite d’utilisation n’a pas été envoyé : son heure est passée.</numerusform>
            <numerusform>%Ln messages qui attendaient la réinitialisation de la limite d’utilisation n’ont pas été envoyés : leur heure est passée.</numerusform>
        </translation>
    </message>
    <message>
        <source>/{name} needs a terminal. Run claude in a terminal in this folder.</source>
        <translation>/{name} nécessite un terminal. Exécutez claude dans un terminal dans ce dossier.</translation>
    </message>
    <message>
        <source>Another program switched this session to Accept edits. Here, Claude still asks first.</source>
        <translation>Un autre programme a fait passer cette session en mode « Édition auto ». Ici, Claude demande toujours d’abord.</translation>
    </message>
    <message>
        <source>Another program switched this session to Plan.</source>
        <translation>Un autre programme a fait passer cette session en mode « Plan ».</translation>
    </message>
    <message>
        <source>Auto: Claude Code decides what may run and rarely asks you, until you choose another mode</source>
        <translation>Auto : Claude Code décide de ce qui peut s’exécuter et vous demande rarement, jusqu’à ce que vous choisissiez un autre mode</translation>
    </message>
    <message>
        <source>Bypass permissions starts after this turn; Claude Code restarts for it.</source>
        <translation>Le contournement des permissions commence après ce tour&#x202f;; Claude Code redémarre pour cela.</translation>
    </message>
    <message numerus="yes">
        <source>Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages wait until then.</source>
        <translation>
            <numerusform>« Contourner les permissions » commence quand un agent a terminé ; Claude Code redémarre pour cela. Vos messages attendent jusque-là.</numerusform>
            <numerusform>« Contourner les permissions » commence quand %Ln agents ont terminé ; Claude Code redémarre pour cela. Vos messages attendent jusque-là.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot open this folder: {folder}</source>
        <translation>Impossible d’ouvrir ce dossier&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Cannot open this session: its file does not name a folder.</source>
        <translation>Impossible d’ouvrir cette session&#x202f;: son fichier n’indique aucun dossier.</translation>
    </message>
    <message>
        <source>Claude Code cannot restart during a turn. Try again when it has ended.</source>
        <translation>Claude Code ne peut pas redémarrer pendant un tour. Réessayez quand il sera terminé.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.</source>
        <translation>
            <numerusform>Claude Code ne peut pas redémarrer pendant qu’un agent travaille. Arrêtez-le ou réessayez quand il aura terminé.</numerusform>
            <numerusform>Claude Code ne peut pas redémarrer pendant que %Ln agents travaillent. Arrêtez-les ou réessayez quand ils auront terminé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code could not find the message you rewound to. It continues from the end: Claude still knows what you removed.</source>
        <translation>Claude Code n’a pas trouvé le message jusqu’auquel vous avez rembobiné. Il continue depuis la fin&#x202f;: Claude connaît encore ce que vous avez retiré.</translation>
    </message>
    <message>
        <source>Claude Code could not resume this session: Claude does not know the transcript above.</source>
        <translation>Claude Code n’a pas pu reprendre cette session&#x202f;: Claude ne connaît pas la transcription ci-dessus.</translation>
    </message>
    <message>
        <source>Claude Code did not move the running call to the background. Claude waits for it.</source>
        <translation>Claude Code n’a pas passé l’appel en cours en arrière-plan. Claude l’attend.</translation>
    </message>
    <message>
        <source>Claude Code is taking a while to start. Your messages are kept until it is ready.</source>
        <translation>Claude Code met du temps à démarrer. Vos messages sont conservés jusqu’à ce qu’il soit prêt.</translation>
    </message>
    <message numerus="yes">
        <source>Claude Code restarts when %Ln agents have ended.</source>
        <translation>
            <numerusform>Claude Code redémarre quand un agent a terminé.</numerusform>
            <numerusform>Claude Code redémarre quand %Ln agents ont terminé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code restarts when this turn has ended.</source>
        <translation>Claude Code redémarre à la fin de ce tour.</translation>
    </message>
    <message>
        <source>Claude Code stopped with the turn: {names}</source>
        <translation>Claude Code a arrêté avec le tour : {names}</translation>
    </message>
    <message>
        <source>Claude Code uses the effort “{effort}”.</source>
        <translation>Claude Code utilise l’effort «&#x202f;{effort}&#x202f;».</translation>
    </message>
    <message>
        <source>Claude Desk cannot use {folders}. What belongs there is lost when you quit.</source>
        <translation>Claude Desk ne peut pas utiliser {folders}. Ce qui devait y être enregistré sera perdu quand vous quitterez.</translation>
    </message>
    <message>
        <source>Claude Desk was not closed properly. Your sessions were restored.</source>
        <translation>Claude Desk n’a pas été fermé correctement. Vos sessions ont été restaurées.</translation>
    </message>
    <message>
        <source>Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.</source>
        <translation>Claude ne connaît pas la conversation depuis que vous avez rembobiné&#x202f;: Claude Code a été arrêté avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>Claude does not know this turn: Claude Code was stopped before saving it.</source>
        <translation>Claude ne connaît pas ce tour&#x202f;: Claude Code a été arrêté avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>Could not read an unsent message: {reason}. Its file was left as it is.</source>
        <translation>Impossible de lire un message non envoyé&#x202f;: {reason}. Son fichier a été laissé tel quel.</translation>
    </message>
    <message>
        <source>Could not read queued messages: {reason}. Their file was left as it is.</source>
        <translation>Impossible de lire des messages en file d’attente&#x202f;: {reason}. Leur fichier a été laissé tel quel.</translation>
    </message>
    <message>
        <source>Could not read some Claude Desk files: {names} ({reason}). They were left as they are.</source>
        <translation>Impossible de lire certains fichiers de Claude Desk&#x202f;: {names} ({reason}). Ils ont été laissés tels quels.</translation>
    </message>
    <message>
        <source>Could not read your drafts and queued messages: {reason}.</source>
        <translation>Impossible de lire vos brouillons et vos messages en file d’attente&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save session titles and pins: {reason}.</source>
        <translation>Impossible d’enregistrer les titres et les épingles des sessions&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the list of open sessions: {reason}.</source>
        <translation>Impossible d’enregistrer la liste des sessions ouvertes&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save the profiles: {reason}.</source>
        <translation>Impossible d’enregistrer les profils&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save this session&apos;s history: {reason}.</source>
        <translation>Impossible d’enregistrer l’historique de cette session&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your answer about this folder: {reason}.</source>
        <translation>Impossible d’enregistrer votre réponse au sujet de ce dossier&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your draft: {reason}.</source>
        <translation>Impossible d’enregistrer votre brouillon&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Could not save your settings: {reason}.</source>
        <translation>Impossible d’enregistrer vos paramètres&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts once you decide whether to trust them.</source>
        <translation>Des fichiers appliqués par Claude Code ont changé dans ce dossier. Claude Code a été arrêté&#x202f;; il redémarrera quand vous aurez décidé si vous leur faites confiance.</translation>
    </message>
    <message>
        <source>Going to the match…</source>
        <translation>Accès au résultat…</translation>
    </message>
    <message>
        <source>Ignored settings with unknown values: {names}.</source>
        <translation>Paramètres ignorés, car leurs valeurs sont inconnues&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>No longer running: {names}</source>
        <translation>Ne s’exécute plus : {names}</translation>
    </message>
    <message>
        <source>No other session is open. Open one, then show it beside this one.</source>
        <translation>Aucune autre session n’est ouverte. Ouvrez-en une, puis affichez-la à côté de celle-ci.</translation>
    </message>
    <message>
        <source>No such program: {name}</source>
        <translation>Programme introuvable&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above ({reason}). Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Absents du fichier de session de Claude Code&#x202f;: {count} des tours ci-dessus ({reason}). Claude Desk garde leur texte. Une fois Claude Code redémarré, Claude ne les connaît plus.</translation>
    </message>
    <message>
        <source>Not in Claude Code&apos;s session file: {count} of the turns above. Claude Desk keeps their text. Once Claude Code restarts, Claude does not know them.</source>
        <translation>Absents du fichier de session de Claude Code&#x202f;: {count} des tours ci-dessus. Claude Desk garde leur texte. Une fois Claude Code redémarré, Claude ne les connaît plus.</translation>
    </message>
    <message>
        <source>Several windows had a draft of this session. The message box has all of them.</source>
        <translation>Plusieurs fenêtres avaient un brouillon de cette session. Ils sont réunis dans la zone de message.</translation>
    </message>
    <message>
        <source>Sign in by running “{command}” in a terminal, then send your message again.</source>
        <translation>Connectez-vous en exécutant «&#x202f;{command}&#x202f;» dans un terminal, puis envoyez à nouveau votre message.</translation>
    </message>
    <message>
        <source>Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.</source>
        <translation>Certains fichiers de Claude Desk étaient endommagés et ont été renommés en «&#x202f;.damaged&#x202f;»&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Stopped by you: {names}</source>
        <translation>Arrêté par vous : {names}</translation>
    </message>
    <message>
        <source>The earlier transcript could not be read.</source>
        <translation>La transcription antérieure n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>The effort could not be changed: {reason}</source>
        <translation>L’effort n’a pas pu être changé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>L’environnement de {shell} n’a pas pu être lu : il manque à Claude Code le PATH et les variables de votre shell. Pour réessayer, ouvrez Paramètres, Claude Code.</translation>
    </message>
    <message>
        <source>The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default profile is left; the sessions of the others are still on disk.</source>
        <translation>Le fichier des profils était endommagé et a été renommé en «&#x202f;profiles.json.damaged&#x202f;». Seul reste le profil par défaut&#x202f;; les sessions des autres sont toujours sur le disque.</translation>
    </message>
    <message>
        <source>The match is in a part that is not shown; this is the nearest row.</source>
        <translation>Le résultat est dans une partie qui n’est pas affichée&#x202f;; voici l’élément le plus proche.</translation>
    </message>
    <message>
        <source>The match was not found in that session.</source>
        <translation>Le résultat n’a pas été trouvé dans cette session.</translation>
    </message>
    <message>
        <source>The model could not be changed: {reason}</source>
        <translation>Le modèle n’a pas pu être changé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The permission mode could not be changed: {reason}</source>
        <translation>Le mode de permission n’a pas pu être changé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The plugin {name} did not load</source>
        <translation>Le plugin {name} n’a pas été chargé</translation>
    </message>
    <message>
        <source>The plugin {name} did not load: {reason}</source>
        <translation>Le plugin {name} n’a pas été chargé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered.</source>
        <translation>La question du serveur MCP {server} a reçu une réponse.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was answered. “{question}”</source>
        <translation>La question du serveur MCP {server} a reçu une réponse. «&#x202f;{question}&#x202f;»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined.</source>
        <translation>La question du serveur MCP {server} a été déclinée.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was declined. “{question}”</source>
        <translation>La question du serveur MCP {server} a été déclinée. «&#x202f;{question}&#x202f;»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered.</source>
        <translation>La question du serveur MCP {server} est restée sans réponse.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered. “{question}”</source>
        <translation>La question du serveur MCP {server} est restée sans réponse. «&#x202f;{question}&#x202f;»</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it.</source>
        <translation>La question du serveur MCP {server} est restée sans réponse&#x202f;: Claude Code l’a retirée.</translation>
    </message>
    <message>
        <source>The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”</source>
        <translation>La question du serveur MCP {server} est restée sans réponse&#x202f;: Claude Code l’a retirée. «&#x202f;{question}&#x202f;»</translation>
    </message>
    <message>
        <source>The session was not found; a new one was started.</source>
        <translation>La session est introuvable&#x202f;; une nouvelle a été démarrée.</translation>
    </message>
    <message>
        <source>The thinking budget could not be changed: {reason}</source>
        <translation>Le budget de réflexion n’a pas pu être changé&#x202f;: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The usage limit was reset. %Ln waiting messages are sent now.</source>
        <translation>
            <numerusform>La limite d’utilisation a été réinitialisée. %Ln message en attente est envoyé maintenant.</numerusform>
            <numerusform>La limite d’utilisation a été réinitialisée. %Ln messages en attente sont envoyés maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder does not answer.</source>
        <translation>Ce dossier ne répond pas.</translation>
    </message>
    <message>
        <source>This version of Claude Code cannot stop single tasks. Use Stop to end the turn.</source>
        <translation>Cette version de Claude Code ne peut pas arrêter une tâche isolée. Utilisez «&#x202f;Arrêter&#x202f;» pour mettre fin au tour.</translation>
    </message>
    <message>
        <source>To sign out, run claude in a terminal and type /logout.</source>
        <translation>Pour vous déconnecter, exécutez claude dans un terminal et saisissez /logout.</translation>
    </message>
    <message>
        <source>Until this is solved, changes may be lost when you quit.</source>
        <translation>Tant que ce problème n’est pas résolu, des modifications peuvent être perdues quand vous quittez.</translation>
    </message>
    <message>
        <source>You took over this session. The other program was not stopped; Claude will not see here what it writes from now on.</source>
        <translation>Vous avez pris la main sur cette session. L’autre programme n’a pas été arrêté&#x202f;; Claude ne verra pas ici ce qu’il écrit à partir de maintenant.</translation>
    </message>
    <message>
        <source>Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is restarted from a terminal.</source>
        <translation>Votre shell définit CLAUDE_CONFIG_DIR sur {folder}, mais a répondu trop tard. Ce sera pris en compte quand Claude Desk sera redémarré depuis un terminal.</translation>
    </message>
    <message>
        <source>Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.</source>
        <translation>Votre connexion à Claude prend fin au plus tard le {day}. Pour vous reconnecter, exécutez claude /login dans un terminal.</translation>
    </message>
    <message>
        <source>an unsent message</source>
        <translation>un message non envoyé</translation>
    </message>
    <message>
        <source>disk error</source>
        <translation>erreur de disque</translation>
    </message>
    <message>
        <source>more than 100 MB of attachments are queued</source>
        <translation>plus de 100&#xa0;Mo de pièces jointes sont en file d’attente</translation>
    </message>
    <message>
        <source>open sessions</source>
        <translation>les sessions ouvertes</translation>
    </message>
    <message>
        <source>session titles and pins</source>
        <translation>les titres et les épingles des sessions</translation>
    </message>
    <message>
        <source>the disk did not answer in time</source>
        <translation>le disque n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>your answers about folders</source>
        <translation>vos réponses concernant les dossiers</translation>
    </message>
    <message>
        <source>your profiles</source>
        <translation>vos profils</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>vos paramètres</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %Ln more</source>
        <translation>
            <numerusform>{names} et %Ln autre</numerusform>
            <numerusform>{names} et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{shell} could not be started: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} n’a pas pu être démarré : il manque à Claude Code le PATH et les variables de votre shell. Pour réessayer, ouvrez Paramètres, Claude Code.</translation>
    </message>
    <message>
        <source>{shell} took too long to start: Claude Code lacks your shell&apos;s PATH and variables. To try again, open Settings, Claude Code.</source>
        <translation>{shell} a mis trop de temps à démarrer : il manque à Claude Code le PATH et les variables de votre shell. Pour réessayer, ouvrez Paramètres, Claude Code.</translation>
    </message>
    <message>
        <source>“{task}” could not be stopped: {reason}</source>
        <translation>«&#x202f;{task}&#x202f;» n’a pas pu être arrêté&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>SessionPanel</name>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
</context>
<context>
    <name>SessionPromptDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>SessionPromptLayer</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <translation>Plus</translation>
    </message>
    <message>
        <source>New reply. %1, %2</source>
        <translation>Nouvelle réponse. %1, %2</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
</context>
<context>
    <name>SessionRows</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>à côté</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>contourner</translation>
    </message>
    <message>
        <source>folder missing</source>
        <translation>dossier introuvable</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>own window</source>
        <translation>fenêtre à part</translation>
    </message>
</context>
<context>
    <name>SessionSearchField</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Search sessions</source>
        <translation>Rechercher des sessions</translation>
    </message>
</context>
<context>
    <name>SessionSections</name>
    <message>
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus anciennes</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Unknown folder</source>
        <translation>Dossier inconnu</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>SessionSettings</name>
    <message>
        <source>Beside the repository</source>
        <translation>À côté du dépôt</translation>
    </message>
    <message>
        <source>Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.</source>
        <translation>Dans les réglages de Claude Code, c’est permissions.defaultMode. Contourner et Auto n’y sont pas suivis.</translation>
    </message>
    <message>
        <source>Folder for new worktrees</source>
        <translation>Dossier des nouveaux worktrees</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model of new sessions</source>
        <translation>Modèle des nouvelles sessions</translation>
    </message>
    <message>
        <source>New sessions</source>
        <translation>Nouvelles sessions</translation>
    </message>
    <message>
        <source>Permission mode</source>
        <translation>Mode de permission</translation>
    </message>
    <message>
        <source>Permission mode of new sessions</source>
        <translation>Mode de permission des nouvelles sessions</translation>
    </message>
    <message>
        <source>Reopen sessions at start</source>
        <translation>Rouvrir les sessions au démarrage</translation>
    </message>
    <message>
        <source>Running sessions are not affected; change theirs below the message box.</source>
        <translation>Sans effet sur les sessions en cours&#x202f;; réglez celles-ci sous la zone de message.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>The folder in which new worktrees are created. Leave it empty to create them beside the repository.</source>
        <translation>Le dossier où sont créés les nouveaux worktrees. Laissez-le vide pour les créer à côté du dépôt.</translation>
    </message>
    <message>
        <source>When off, sessions reopen only after a crash.</source>
        <translation>Si l’option est désactivée, les sessions ne se rouvrent qu’après un plantage.</translation>
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
        <translation>Nouvelle session</translation>
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
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>SettingSwitch</name>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Capabilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Claude Code was not found.</source>
        <translation>Claude Code est introuvable.</translation>
    </message>
    <message>
        <source>Claude Code&apos;s folder</source>
        <translation>Dossier de Claude Code</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Environment: as in a terminal, from {shell}</source>
        <translation>Environnement : comme dans un terminal, de {shell}</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Found: {program}</source>
        <translation>Trouvé&#x202f;: {program}</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>No executable was found there.</source>
        <translation>Aucun exécutable n’y a été trouvé.</translation>
    </message>
    <message>
        <source>None reported</source>
        <translation>Aucune signalée</translation>
    </message>
    <message>
        <source>None: Claude Desk does not look for updates</source>
        <translation>Aucune&#x202f;: Claude Desk ne recherche pas de mises à jour</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Pas encore connu</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Reading the environment of {shell}…</source>
        <translation>Lecture de l’environnement de {shell}…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>The environment of {shell} could not be read. The log has what the shell said.</source>
        <translation>L’environnement de {shell} n’a pas pu être lu. Le journal contient ce que le shell a dit.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>Update checks</source>
        <translation>Recherche de mises à jour</translation>
    </message>
    <message>
        <source>this project&apos;s local settings</source>
        <translation>paramètres locaux de ce projet</translation>
    </message>
    <message>
        <source>this project&apos;s settings</source>
        <translation>paramètres de ce projet</translation>
    </message>
    <message>
        <source>unknown session type</source>
        <translation>type de session inconnu</translation>
    </message>
    <message>
        <source>your settings</source>
        <translation>vos paramètres</translation>
    </message>
    <message numerus="yes">
        <source>{program} with %Ln arguments</source>
        <translation>
            <numerusform>{program} avec %Ln argument</numerusform>
            <numerusform>{program} avec %Ln arguments</numerusform>
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
        <translation>À propos</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Claude Code</source>
        <translation>Claude Code</translation>
    </message>
    <message>
        <source>Close settings</source>
        <translation>Fermer les paramètres</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Aucun réglage trouvé</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher un réglage</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantanés</translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>As in Claude Code</source>
        <translation>Comme dans Claude Code</translation>
    </message>
    <message>
        <source>Claude Code&apos;s default</source>
        <translation>Par défaut (Claude Code)</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Par défaut du bureau</translation>
    </message>
    <message>
        <source>My own command</source>
        <translation>Ma propre commande</translation>
    </message>
    <message>
        <source>The command has a quotation mark that is not closed.</source>
        <translation>Il manque un guillemet fermant dans la commande.</translation>
    </message>
    <message>
        <source>The desktop has shown one.</source>
        <translation>Le bureau en a affiché une.</translation>
    </message>
    <message>
        <source>The desktop shows no notifications: no service for them answers.</source>
        <translation>Le bureau n’affiche pas de notifications&#x202f;: aucun service ne répond.</translation>
    </message>
    <message>
        <source>The settings file has values that this version cannot use, so defaults are used: {names}. They stay in the file until you change these settings.</source>
        <translation>Le fichier de réglages contient des valeurs que cette version ne peut pas utiliser ; les valeurs par défaut s’appliquent : {names}. Elles restent dans le fichier jusqu’à ce que vous changiez ces réglages.</translation>
    </message>
    <message>
        <source>This editor is not installed.</source>
        <translation>Cet éditeur n’est pas installé.</translation>
    </message>
</context>
<context>
    <name>ShellCard</name>
    <message numerus="yes">
        <source>%Ln files changed</source>
        <translation>
            <numerusform>%Ln fichier modifié</numerusform>
            <numerusform>%Ln fichiers modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more files changed</source>
        <translation>
            <numerusform>%Ln autre fichier modifié</numerusform>
            <numerusform>%Ln autres fichiers modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Desk ended while the command ran. Its output was not kept.</source>
        <translation>Claude Desk s’est terminé pendant l’exécution de la commande. Sa sortie n’a pas été conservée.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands that ran at the same time may have made some of these changes</source>
        <translation>Des commandes exécutées en même temps ont pu faire une partie de ces modifications</translation>
    </message>
    <message>
        <source>Continues after the turn</source>
        <translation>Continue après le tour</translation>
    </message>
    <message>
        <source>Full output ({length}): {path}</source>
        <translation>Sortie complète ({length})&#x202f;: {path}</translation>
    </message>
    <message>
        <source>Full output: {path}</source>
        <translation>Sortie complète&#x202f;: {path}</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>En arrière-plan</translation>
    </message>
    <message>
        <source>Runs in the background as {task}</source>
        <translation>S’exécute en arrière-plan sous l’ID {task}</translation>
    </message>
    <message>
        <source>Runs outside the sandbox</source>
        <translation>S’exécute hors du bac à sable</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai d’expiration</translation>
    </message>
    <message>
        <source>You ran</source>
        <translation>Votre commande</translation>
    </message>
    <message>
        <source>You ran: {command}</source>
        <translation>Vous avez exécuté : {command}</translation>
    </message>
    <message>
        <source>exit code {code}</source>
        <translation>code de sortie {code}</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>en arrière-plan</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompue</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>aucune sortie</translation>
    </message>
    <message>
        <source>timed out after {duration}</source>
        <translation>expirée après {duration}</translation>
    </message>
    <message>
        <source>{path} (deleted)</source>
        <translation>{path} (supprimé)</translation>
    </message>
    <message>
        <source>{path} (new)</source>
        <translation>{path} (nouveau)</translation>
    </message>
</context>
<context>
    <name>ShellLine</name>
    <message>
        <source>Runs in your shell in %1. The output goes with your next message.</source>
        <translation>S’exécute dans votre shell dans %1. La sortie part avec votre prochain message.</translation>
    </message>
    <message numerus="yes">
        <source>The output of %Ln commands goes with your next message.</source>
        <translation>
            <numerusform>La sortie de %Ln commande part avec votre prochain message.</numerusform>
            <numerusform>La sortie de %Ln commandes part avec votre prochain message.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>All sessions: what works, and what needs you</source>
        <translation>Toutes les sessions : celles qui travaillent et celles qui ont besoin de vous</translation>
    </message>
    <message>
        <source>Allow once if turned on in Settings; otherwise go to the request</source>
        <translation>Autoriser une fois si activé dans les paramètres&#x202f;; sinon aller à la demande</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>At an unknown command: send it as a message, or edit it</source>
        <translation>Sur une commande inconnue&#x202f;: l’envoyer comme message ou la modifier</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Choose the line, the selected lines or the change; again: clear the choice</source>
        <translation>Choisir la ligne, les lignes sélectionnées ou la modification&#x202f;; encore une fois&#x202f;: ne plus choisir</translation>
    </message>
    <message>
        <source>Close or open the folder</source>
        <translation>Fermer ou ouvrir le dossier</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>Fermer la session</translation>
    </message>
    <message>
        <source>Close this pane; its session stays open</source>
        <translation>Fermer ce volet&#x202f;; sa session reste ouverte</translation>
    </message>
    <message>
        <source>Collapse all rows</source>
        <translation>Replier tous les éléments</translation>
    </message>
    <message>
        <source>Collapse or expand the request</source>
        <translation>Replier ou déplier la demande</translation>
    </message>
    <message>
        <source>Collapse or expand the row</source>
        <translation>Replier ou déplier l’élément</translation>
    </message>
    <message>
        <source>Comment on the change, on lines that are selected, or on the file</source>
        <translation>Commenter la modification, les lignes sélectionnées ou le fichier</translation>
    </message>
    <message>
        <source>Commit what is staged</source>
        <translation>Valider ce qui est indexé</translation>
    </message>
    <message>
        <source>Complete a command or a file</source>
        <translation>Compléter une commande ou un fichier</translation>
    </message>
    <message>
        <source>Context, cost and MCP servers</source>
        <translation>Contexte, coût et serveurs MCP</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Copy the last answer</source>
        <translation>Copier la dernière réponse</translation>
    </message>
    <message>
        <source>Copy the selection or the row</source>
        <translation>Copier la sélection ou l’élément</translation>
    </message>
    <message>
        <source>Copy, paste</source>
        <translation>Copier, coller</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Taille de texte par défaut</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Edit and resend your last message, or the message of the row</source>
        <translation>Modifier et renvoyer votre dernier message ou le message de la ligne</translation>
    </message>
    <message>
        <source>Edit or remove the message</source>
        <translation>Modifier ou supprimer le message</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Expand all rows</source>
        <translation>Déplier tous les éléments</translation>
    </message>
    <message>
        <source>Extend the selection; with Ctrl, by words and rows</source>
        <translation>Étendre la sélection&#x202f;; avec Ctrl, par mots et éléments</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Find in conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>Go to the message box</source>
        <translation>Aller à la zone de message</translation>
    </message>
    <message>
        <source>Go to the message queue</source>
        <translation>Aller à la file d’attente des messages</translation>
    </message>
    <message>
        <source>Go to the other pane</source>
        <translation>Aller à l’autre volet</translation>
    </message>
    <message>
        <source>Go to the rows</source>
        <translation>Aller aux éléments</translation>
    </message>
    <message>
        <source>Help: keyboard shortcuts and guide</source>
        <translation>Aide : raccourcis clavier et guide</translation>
    </message>
    <message>
        <source>Hide or show changes of white space</source>
        <translation>Masquer ou afficher les modifications d’espaces</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>In all sessions: go to the request, or open the session</source>
        <translation>Dans « Toutes les sessions » : aller à la demande, ou ouvrir la session</translation>
    </message>
    <message>
        <source>In an empty message box: previous messages</source>
        <translation>Dans une zone de message vide&#x202f;: messages précédents</translation>
    </message>
    <message>
        <source>In an opened agent: back to the agent or conversation around it</source>
        <translation>Dans un agent ouvert : revenir à l’agent ou à la conversation qui le contient</translation>
    </message>
    <message>
        <source>In session search: open the first match, or go to the list</source>
        <translation>Dans la recherche de sessions&#x202f;: ouvrir le premier résultat ou aller à la liste</translation>
    </message>
    <message>
        <source>In session search: search the text of all sessions</source>
        <translation>Dans la recherche de sessions&#x202f;: chercher dans le texte de toutes les sessions</translation>
    </message>
    <message>
        <source>In the list: collapse or expand the group</source>
        <translation>Dans la liste&#x202f;: replier ou déplier le groupe</translation>
    </message>
    <message>
        <source>In the list: menu of the session</source>
        <translation>Dans la liste&#x202f;: menu de la session</translation>
    </message>
    <message>
        <source>In the list: rename or delete the session</source>
        <translation>Dans la liste&#x202f;: renommer ou supprimer la session</translation>
    </message>
    <message>
        <source>In the list: show the session beside the current one; in the agents: open the agent beside</source>
        <translation>Dans la liste&#x202f;: afficher la session à côté de la session actuelle&#x202f;; dans les agents&#x202f;: ouvrir l’agent à côté</translation>
    </message>
    <message>
        <source>Jump to the beginning</source>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>Jump to the latest</source>
        <translation>Aller au plus récent</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Leave the field, then go to the message box; what you entered is kept</source>
        <translation>Quitter le champ, puis aller à la zone de message&#x202f;; votre saisie est conservée</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>List of your messages</source>
        <translation>Liste de vos messages</translation>
    </message>
    <message>
        <source>Mark the file as reviewed, and go to the next</source>
        <translation>Marquer le fichier comme examiné et passer au suivant</translation>
    </message>
    <message>
        <source>Mention the file or folder in the message</source>
        <translation>Mentionner le fichier ou le dossier dans le message</translation>
    </message>
    <message>
        <source>Menu of the file</source>
        <translation>Menu du fichier</translation>
    </message>
    <message>
        <source>Menu of the row</source>
        <translation>Menu de l’élément</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Message queue</source>
        <translation>File d’attente des messages</translation>
    </message>
    <message>
        <source>Minus</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Move the message</source>
        <translation>Déplacer le message</translation>
    </message>
    <message>
        <source>Move the selected chip by a word</source>
        <translation>Déplacer la puce sélectionnée d’un mot</translation>
    </message>
    <message>
        <source>Move the session to a window of its own, or back</source>
        <translation>Déplacer la session dans sa propre fenêtre, ou la ramener</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nouvelle ligne</translation>
    </message>
    <message>
        <source>New session in the same folder</source>
        <translation>Nouvelle session dans le même dossier</translation>
    </message>
    <message>
        <source>Next button; Space presses it</source>
        <translation>Bouton suivant&#x202f;; Espace pour l’activer</translation>
    </message>
    <message>
        <source>Next change, previous change</source>
        <translation>Modification suivante, modification précédente</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Next file, previous file</source>
        <translation>Fichier suivant, fichier précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Next open session</source>
        <translation>Session ouverte suivante</translation>
    </message>
    <message>
        <source>Next or previous button in the rows</source>
        <translation>Bouton suivant ou précédent dans les éléments</translation>
    </message>
    <message>
        <source>Next permission mode, from anywhere</source>
        <translation>Mode de permission suivant, de n’importe où</translation>
    </message>
    <message>
        <source>Next permission mode: ask first, accept edits, plan, auto</source>
        <translation>Mode d’autorisation suivant : demander d’abord, accepter les modifications, plan, auto</translation>
    </message>
    <message>
        <source>Next session in the list</source>
        <translation>Session suivante dans la liste</translation>
    </message>
    <message>
        <source>On the divider between two panes: move it</source>
        <translation>Sur le séparateur entre deux volets&#x202f;: le déplacer</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Open or close; Enter on lines: select in them</source>
        <translation>Déplier ou replier&#x202f;; Entrée sur des lignes&#x202f;: y sélectionner du texte</translation>
    </message>
    <message>
        <source>Open the terminal; in the terminal: close it</source>
        <translation>Ouvrir le terminal ; dans le terminal : le fermer</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Paste text, images or files</source>
        <translation>Coller du texte, des images ou des fichiers</translation>
    </message>
    <message>
        <source>Permission history</source>
        <translation>Historique des permissions</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Press the button with this number in the request</source>
        <translation>Activer le bouton portant ce numéro dans la demande</translation>
    </message>
    <message>
        <source>Previous error</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Previous open session</source>
        <translation>Session ouverte précédente</translation>
    </message>
    <message>
        <source>Previous or next row</source>
        <translation>Élément précédent ou suivant</translation>
    </message>
    <message>
        <source>Previous session in the list</source>
        <translation>Session précédente dans la liste</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Quote the selection or the row in the message</source>
        <translation>Citer la sélection ou la ligne dans le message</translation>
    </message>
    <message>
        <source>Reopen the last closed session</source>
        <translation>Rouvrir la dernière session fermée</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Run the running command or agent in the background</source>
        <translation>Exécuter en arrière-plan la commande ou l’agent en cours</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Enregistrer la conversation dans un fichier</translation>
    </message>
    <message>
        <source>Scroll in earlier output</source>
        <translation>Faire défiler la sortie précédente</translation>
    </message>
    <message>
        <source>Scroll the conversation</source>
        <translation>Faire défiler la conversation</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Rechercher dans toutes les sessions</translation>
    </message>
    <message>
        <source>Search sessions by title</source>
        <translation>Rechercher des sessions par titre</translation>
    </message>
    <message>
        <source>Select the row; again, the whole conversation</source>
        <translation>Sélectionner l’élément&#x202f;; une fois de plus, toute la conversation</translation>
    </message>
    <message>
        <source>Send the message</source>
        <translation>Envoyer le message</translation>
    </message>
    <message>
        <source>Send the message after the turn, or after the step</source>
        <translation>Envoyer le message après le tour, ou après l’étape</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Show or hide the changes</source>
        <translation>Afficher ou masquer les modifications</translation>
    </message>
    <message>
        <source>Show or hide the files of the folder</source>
        <translation>Afficher ou masquer les fichiers du dossier</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Afficher ou masquer la barre latérale</translation>
    </message>
    <message>
        <source>Show the file; open it in the editor that is chosen in Settings</source>
        <translation>Afficher le fichier&#x202f;; l’ouvrir dans l’éditeur choisi dans les paramètres</translation>
    </message>
    <message>
        <source>Show the previous session beside this one; again, close the other pane</source>
        <translation>Afficher la session précédente à côté de celle-ci&#x202f;; une fois de plus, fermer l’autre volet</translation>
    </message>
    <message>
        <source>Show the tool call that made the change</source>
        <translation>Afficher l’appel d’outil à l’origine de la modification</translation>
    </message>
    <message>
        <source>Show the whole file, or only its changes</source>
        <translation>Afficher tout le fichier ou seulement ses modifications</translation>
    </message>
    <message>
        <source>Side by side, or in one column</source>
        <translation>Côte à côte ou sur une colonne</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Stage or unstage the change, the chosen lines or the file</source>
        <translation>Indexer ou désindexer la modification, les lignes choisies ou le fichier</translation>
    </message>
    <message>
        <source>Stash the message; in an empty message box: restore it</source>
        <translation>Mettre le message de côté ; dans un champ de message vide : le récupérer</translation>
    </message>
    <message>
        <source>Stop the turn; press again after a second to force it</source>
        <translation>Arrêter le tour&#x202f;; appuyer de nouveau après une seconde pour forcer l’arrêt</translation>
    </message>
    <message>
        <source>Switch between request, rows and message box</source>
        <translation>Passer de la demande aux éléments et à la zone de message</translation>
    </message>
    <message>
        <source>Switch to open session 1 to 9</source>
        <translation>Aller à la session ouverte 1 à 9</translation>
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
        <translation>Annuler la modification ou le fichier&#x202f;; rétablir</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>While Claude works: send at the other time, after the step or the turn</source>
        <translation>Pendant que Claude travaille&#x202f;: envoyer à l’autre moment, après l’étape ou le tour</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Your last message</source>
        <translation>Votre dernier message</translation>
    </message>
    <message>
        <source>Your next message</source>
        <translation>Votre message suivant</translation>
    </message>
    <message>
        <source>Your previous message</source>
        <translation>Votre message précédent</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy details for a report</source>
        <translation>Copier les détails pour un rapport</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Détails copiés</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Rechercher un raccourci</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
</context>
<context>
    <name>ShowAllBar</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Afficher moins</translation>
    </message>
</context>
<context>
    <name>SidebarBody</name>
    <message>
        <source>All sessions</source>
        <translation>Toutes les sessions</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>SidebarResizer</name>
    <message>
        <source>Sidebar width</source>
        <translation>Largeur de la barre latérale</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Claude Code is not signed in</source>
        <translation>Claude Code n’est pas connecté</translation>
    </message>
    <message>
        <source>Sign in here, or run this in a terminal. Then try again: your message is sent once more.</source>
        <translation>Connectez-vous ici, ou exécutez ceci dans un terminal. Puis réessayez&#xa0;: votre message est renvoyé.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>SimilarRequests</name>
    <message numerus="yes">
        <source>%Ln similar requests are waiting:</source>
        <translation>
            <numerusform>%Ln demande similaire est en attente&#x202f;:</numerusform>
            <numerusform>%Ln demandes similaires sont en attente&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow all %Ln</source>
        <translation>
            <numerusform>Tout autoriser (%Ln)</numerusform>
            <numerusform>Tout autoriser (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlashCommands</name>
    <message>
        <source>Choose the model</source>
        <translation>Choisir le modèle</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Utilisation du contexte</translation>
    </message>
    <message>
        <source>Context, cost and limits</source>
        <translation>Contexte, coût et limites</translation>
    </message>
    <message>
        <source>Cost of this session</source>
        <translation>Coût de cette session</translation>
    </message>
    <message>
        <source>Cost of this session and your limits</source>
        <translation>Coût de cette session et vos limites</translation>
    </message>
    <message>
        <source>How to sign in</source>
        <translation>Comment se connecter</translation>
    </message>
    <message>
        <source>How to sign out</source>
        <translation>Comment se déconnecter</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>MCP servers of this session</source>
        <translation>Serveurs MCP de cette session</translation>
    </message>
    <message>
        <source>Open the sessions list</source>
        <translation>Ouvrir la liste des sessions</translation>
    </message>
    <message>
        <source>Permission history and rules</source>
        <translation>Historique et règles de permission</translation>
    </message>
    <message>
        <source>Quit Claude Desk</source>
        <translation>Quitter Claude Desk</translation>
    </message>
    <message>
        <source>Rewind to before your last message</source>
        <translation>Rembobiner jusqu’avant votre dernier message</translation>
    </message>
    <message>
        <source>Save the conversation to a file</source>
        <translation>Enregistrer la conversation dans un fichier</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Start a new conversation; this one stays in the list of sessions</source>
        <translation>Démarrer une nouvelle conversation&#x202f;; celle-ci reste dans la liste des sessions</translation>
    </message>
    <message>
        <source>Start a new session in this folder</source>
        <translation>Démarrer une nouvelle session dans ce dossier</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>SnapshotSettings</name>
    <message>
        <source>1 GB</source>
        <translation>1&#xa0;Go</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>1,000,000 files</source>
        <translation>1&#x202f;000&#x202f;000 fichiers</translation>
    </message>
    <message>
        <source>100 GB</source>
        <translation>100&#xa0;Go</translation>
    </message>
    <message>
        <source>20 GB</source>
        <translation>20&#xa0;Go</translation>
    </message>
    <message>
        <source>200,000 files</source>
        <translation>200&#x202f;000 fichiers</translation>
    </message>
    <message>
        <source>250 MB</source>
        <translation>250&#xa0;Mo</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>4 GB</source>
        <translation>4&#xa0;Go</translation>
    </message>
    <message>
        <source>5 GB</source>
        <translation>5&#xa0;Go</translation>
    </message>
    <message>
        <source>50,000 files</source>
        <translation>50&#x202f;000 fichiers</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 jours</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <source>Before and after each turn, the files of the folder are copied into Claude Desk&apos;s own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.</source>
        <translation>Avant et après chaque tour, les fichiers du dossier sont copiés dans le dossier de données propre à Claude Desk, sauf ceux que Git ignore. Les fichiers non suivis par Git peuvent contenir des secrets&#x202f;: vous seul pouvez lire les copies, et vous pouvez les supprimer ci-dessous.</translation>
    </message>
    <message>
        <source>Keep snapshots for</source>
        <translation>Conserver les instantanés pendant</translation>
    </message>
    <message>
        <source>Larger folders have no snapshots.</source>
        <translation>Les dossiers plus grands n’ont pas d’instantanés.</translation>
    </message>
    <message>
        <source>Largest folder</source>
        <translation>Taille maximale d’un dossier</translation>
    </message>
    <message>
        <source>Most files in a folder</source>
        <translation>Nombre maximal de fichiers par dossier</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Instantanés</translation>
    </message>
    <message>
        <source>Space for each folder</source>
        <translation>Espace par dossier</translation>
    </message>
    <message>
        <source>The oldest snapshots are deleted first.</source>
        <translation>Les instantanés les plus anciens sont supprimés en premier.</translation>
    </message>
    <message>
        <source>Those of open sessions are always kept.</source>
        <translation>Ceux des sessions ouvertes sont toujours conservés.</translation>
    </message>
</context>
<context>
    <name>SnapshotStoreList</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete all snapshots of this folder? Changes made so far can then no longer be undone.</source>
        <translation>Supprimer tous les instantanés de ce dossier&#x202f;? Les modifications faites jusqu’ici ne pourront plus être annulées.</translation>
    </message>
    <message>
        <source>Delete snapshots…</source>
        <translation>Supprimer les instantanés…</translation>
    </message>
    <message>
        <source>Folders with snapshots</source>
        <translation>Dossiers ayant des instantanés</translation>
    </message>
    <message>
        <source>No snapshots yet</source>
        <translation>Aucun instantané pour l’instant</translation>
    </message>
    <message>
        <source>Off. %1</source>
        <translation>Désactivé. %1</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activer</translation>
    </message>
</context>
<context>
    <name>SnapshotStores</name>
    <message numerus="yes">
        <source>%Ln snapshots</source>
        <translation>
            <numerusform>%Ln instantané</numerusform>
            <numerusform>%Ln instantanés</numerusform>
        </translation>
    </message>
    <message>
        <source>No snapshots</source>
        <translation>Aucun instantané</translation>
    </message>
    <message>
        <source>{snapshots}, {size}, the last on {day}</source>
        <translation>{snapshots}, {size}, le dernier du {day}</translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Claude Code was stopped before the complete message arrived; its parts are not kept.</source>
        <translation>Claude Code a été arrêté avant l’arrivée du message complet&#x202f;; ses parties ne sont pas conservées.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The messages behind this row were not kept.</source>
        <translation>Les messages à l’origine de cet élément n’ont pas été conservés.</translation>
    </message>
    <message>
        <source>This row was created by Claude Desk; there is no message from Claude Code.</source>
        <translation>Cet élément a été créé par Claude Desk&#x202f;; il n’y a aucun message de Claude Code.</translation>
    </message>
    <message>
        <source>byte {byte} of the session file</source>
        <translation>octet {byte} du fichier de session</translation>
    </message>
    <message>
        <source>line {number}, Claude Code to Claude Desk</source>
        <translation>ligne {number}, de Claude Code à Claude Desk</translation>
    </message>
    <message>
        <source>line {number}, Claude Desk to Claude Code</source>
        <translation>ligne {number}, de Claude Desk à Claude Code</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message numerus="yes">
        <source>%Ln agents: {state}</source>
        <translation>
            <numerusform>%Ln agent : {state}</numerusform>
            <numerusform>%Ln agents : {state}</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent {name}: {state}</source>
        <translation>Agent {name} : {state}</translation>
    </message>
    <message>
        <source>F6 to answer.</source>
        <translation>F6 pour répondre.</translation>
    </message>
    <message>
        <source>F6, then 1 allows once, 3 denies.</source>
        <translation>F6, puis 1 autorise une fois, 3 refuse.</translation>
    </message>
</context>
<context>
    <name>StageBox</name>
    <message>
        <source>Stage</source>
        <translation>Indexer</translation>
    </message>
    <message>
        <source>Stage lines</source>
        <translation>Indexer les lignes</translation>
    </message>
    <message>
        <source>Unstage</source>
        <translation>Désindexer</translation>
    </message>
    <message>
        <source>Unstage lines</source>
        <translation>Désindexer les lignes</translation>
    </message>
</context>
<context>
    <name>StagingView</name>
    <message numerus="yes">
        <source>%Ln files have merge conflicts. Resolve and stage them first.</source>
        <translation>
            <numerusform>%Ln fichier a des conflits de fusion. Résolvez-les et indexez-le d’abord.</numerusform>
            <numerusform>%Ln fichiers ont des conflits de fusion. Résolvez-les et indexez-les d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were too large to be read in full.</source>
        <translation>
            <numerusform>%Ln fichier était trop volumineux pour être lu en entier.</numerusform>
            <numerusform>%Ln fichiers étaient trop volumineux pour être lus en entier.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cherry-pick is under way; this commit concludes it.</source>
        <translation>Un cherry-pick est en cours&#x202f;; ce commit le termine.</translation>
    </message>
    <message>
        <source>A merge is under way; this commit concludes it.</source>
        <translation>Une fusion est en cours&#x202f;; ce commit la termine.</translation>
    </message>
    <message>
        <source>A rebase is under way. Continue it with git afterwards.</source>
        <translation>Un rebase est en cours. Poursuivez-le ensuite avec Git.</translation>
    </message>
    <message>
        <source>A revert is under way; this commit concludes it.</source>
        <translation>Un revert est en cours&#x202f;; ce commit le termine.</translation>
    </message>
    <message>
        <source>Amend commit</source>
        <translation>Corriger le commit</translation>
    </message>
    <message>
        <source>Author: {author}</source>
        <translation>Auteur&#x202f;: {author}</translation>
    </message>
    <message>
        <source>Claude reads the staged changes…</source>
        <translation>Claude lit les modifications indexées…</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Valider</translation>
    </message>
    <message numerus="yes">
        <source>Commit %Ln files</source>
        <translation>
            <numerusform>Valider %Ln fichier</numerusform>
            <numerusform>Valider %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Committed {id}: {subject}</source>
        <translation>Commit {id} créé&#x202f;: {subject}</translation>
    </message>
    <message>
        <source>Committing…</source>
        <translation>Commit en cours…</translation>
    </message>
    <message>
        <source>Git does not know your name yet. Set it in a terminal: git config --global user.name and user.email</source>
        <translation>Git ne connaît pas encore votre nom. Définissez-le dans un terminal&#x202f;: git config --global user.name et user.email</translation>
    </message>
    <message>
        <source>Stage changes first</source>
        <translation>Indexez d’abord des modifications</translation>
    </message>
    <message>
        <source>Suggested for {cost}.</source>
        <translation>Proposé pour {cost}.</translation>
    </message>
    <message>
        <source>The first line has {count} characters. Many tools show only {most}.</source>
        <translation>La première ligne compte {count} caractères. Beaucoup d’outils n’en affichent que {most}.</translation>
    </message>
    <message>
        <source>The last commit is already on a remote branch. Amending it rewrites history that others may have.</source>
        <translation>Le dernier commit est déjà sur une branche distante. Le corriger réécrit un historique que d’autres ont peut-être.</translation>
    </message>
    <message>
        <source>about {cost}</source>
        <translation>environ {cost}</translation>
    </message>
    <message>
        <source>no branch (detached HEAD)</source>
        <translation>aucune branche (HEAD détachée)</translation>
    </message>
</context>
<context>
    <name>StartFailedPage</name>
    <message>
        <source>Choose a profile…</source>
        <translation>Choisir un profil…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Choisir un autre dossier</translation>
    </message>
    <message>
        <source>Choose the program…</source>
        <translation>Choisir le programme…</translation>
    </message>
    <message>
        <source>Claude Code could not start</source>
        <translation>Claude Code n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>It printed no output.</source>
        <translation>Il n’a produit aucune sortie.</translation>
    </message>
    <message>
        <source>Last output:</source>
        <translation>Dernière sortie&#x202f;:</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Ouvrir le fichier</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Start with permission requests</source>
        <translation>Démarrer avec demandes d’autorisation</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
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
    <message>
        <source>Another…</source>
        <translation>Un autre…</translation>
    </message>
    <message>
        <source>Claude works in one folder and changes there what you allow.</source>
        <translation>Claude travaille dans un dossier et y modifie ce que vous autorisez.</translation>
    </message>
    <message>
        <source>Folder not found</source>
        <translation>Dossier introuvable</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Folders with sessions of Claude Code</source>
        <translation>Dossiers avec des sessions de Claude Code</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation>Aucune session pour l’instant</translation>
    </message>
    <message>
        <source>Only looking? The demo calls no model and changes nothing.</source>
        <translation>Juste pour voir ? La démo n’appelle aucun modèle et ne change rien.</translation>
    </message>
    <message>
        <source>Recent sessions</source>
        <translation>Sessions récentes</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>En afficher %Ln de plus</numerusform>
            <numerusform>En afficher %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Se connecter…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Essayer la démo</translation>
    </message>
    <message>
        <source>Where do you want to work?</source>
        <translation>Où voulez-vous travailler&#x202f;?</translation>
    </message>
    <message>
        <source>fork</source>
        <translation>bifurcation</translation>
    </message>
</context>
<context>
    <name>StartRow</name>
    <message>
        <source>New session in %1</source>
        <translation>Nouvelle session dans %1</translation>
    </message>
    <message>
        <source>Remove %1 from this list</source>
        <translation>Retirer %1 de cette liste</translation>
    </message>
</context>
<context>
    <name>StashLine</name>
    <message numerus="yes">
        <source>%Ln messages stashed: %1</source>
        <translation>
            <numerusform>%Ln message mis de côté : %1</numerusform>
            <numerusform>%Ln messages mis de côté : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Alt+S</source>
        <translation>Alt+S</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Récupérer</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln demande</numerusform>
            <numerusform>%Ln demandes</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code is suspended. Resume it with: kill -CONT {process}; Stop ends it.</source>
        <translation>Claude Code est suspendu. Relancez-le avec&#x202f;: kill -CONT {process}&#x202f;; «&#x202f;Arrêter&#x202f;» y met fin.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Needs you</source>
        <translation>A besoin de vous</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Inactive</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Non connecté</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prête</translation>
    </message>
    <message>
        <source>Retrying</source>
        <translation>Nouvelle tentative</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendue</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %Ln agents</source>
        <translation>
            <numerusform>Attend %Ln agent</numerusform>
            <numerusform>Attend %Ln agents</numerusform>
        </translation>
    </message>
    <message>
        <source>Working</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>a plan</source>
        <translation>un plan</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>une question</translation>
    </message>
    <message>
        <source>a question from {server}</source>
        <translation>une question de {server}</translation>
    </message>
    <message>
        <source>permission for {tool}</source>
        <translation>permission pour {tool}</translation>
    </message>
    <message>
        <source>trust in the folder</source>
        <translation>confiance dans le dossier</translation>
    </message>
    <message>
        <source>{state} in {time}</source>
        <translation>{state} dans {time}</translation>
    </message>
    <message numerus="yes">
        <source>{state} · %Ln queued</source>
        <translation>
            <numerusform>{state} · %Ln en file d’attente</numerusform>
            <numerusform>{state} · %Ln en file d’attente</numerusform>
        </translation>
    </message>
    <message>
        <source>{state} · attempt {attempt} of {attempts}, in {time}</source>
        <translation>{state} · tentative {attempt} sur {attempts}, dans {time}</translation>
    </message>
</context>
<context>
    <name>StopButton</name>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
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
            <numerusform>%Ln agent travaille à côté</numerusform>
            <numerusform>%Ln agents travaillent à côté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands</source>
        <translation>
            <numerusform>%Ln commande</numerusform>
            <numerusform>%Ln commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>Claude Code does not answer. A stronger Stop would end too: {tasks}</source>
        <translation>Claude Code ne répond pas. Un arrêt plus fort mettrait aussi fin à : {tasks}</translation>
    </message>
    <message>
        <source>End Claude Code</source>
        <translation>Mettre fin à Claude Code</translation>
    </message>
    <message>
        <source>End everything</source>
        <translation>Tout terminer</translation>
    </message>
    <message>
        <source>Ends Claude Code (SIGTERM, then SIGKILL). Your next message starts it again.</source>
        <translation>Met fin à Claude Code (SIGTERM, puis SIGKILL). Votre prochain message le redémarre.</translation>
    </message>
    <message>
        <source>Ends Claude Code, and with it: {tasks}</source>
        <translation>Met fin à Claude Code, et avec lui : {tasks}</translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn and %Ln agents: this version of Claude Code cannot spare them.</source>
        <translation>
            <numerusform>Met fin au tour de Claude et à un agent : cette version de Claude Code ne peut pas l’épargner.</numerusform>
            <numerusform>Met fin au tour de Claude et à %Ln agents : cette version de Claude Code ne peut pas les épargner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on, unless this version of Claude Code ends them too.</source>
        <translation>
            <numerusform>Met fin au tour de Claude. Un agent continue, sauf si cette version de Claude Code y met fin aussi.</numerusform>
            <numerusform>Met fin au tour de Claude. %Ln agents continuent, sauf si cette version de Claude Code y met fin aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ends Claude’s turn. %Ln agents go on.</source>
        <translation>
            <numerusform>Met fin au tour de Claude. Un agent continue.</numerusform>
            <numerusform>Met fin au tour de Claude. %Ln agents continuent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends too: {tasks}</source>
        <translation>Met aussi fin à : {tasks}</translation>
    </message>
    <message>
        <source>Ends: {tasks}. If they do not end, Claude Code ends too.</source>
        <translation>Met fin à : {tasks}. Si ces tâches ne se terminent pas, Claude Code se termine aussi.</translation>
    </message>
    <message>
        <source>Interrupts Claude Code (SIGINT). Your next message starts it again.</source>
        <translation>Interrompt Claude Code (SIGINT). Votre prochain message le redémarre.</translation>
    </message>
    <message>
        <source>Kills Claude Code (SIGKILL). Your next message starts it again.</source>
        <translation>Force l’arrêt de Claude Code (SIGKILL). Votre prochain message le redémarre.</translation>
    </message>
    <message>
        <source>Show in conversation: {task}</source>
        <translation>Afficher dans la conversation&#x202f;: {task}</translation>
    </message>
    <message>
        <source>Show output: {task}</source>
        <translation>Afficher la sortie&#x202f;: {task}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Arrêter maintenant</translation>
    </message>
    <message>
        <source>Stop them too</source>
        <translation>Les arrêter aussi</translation>
    </message>
    <message>
        <source>Stop: {task}</source>
        <translation>Arrêter&#x202f;: {task}</translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you after {duration}. %Ln agents go on.</source>
        <translation>
            <numerusform>Arrêté par vous après {duration}. %Ln agent continue.</numerusform>
            <numerusform>Arrêté par vous après {duration}. %Ln agents continuent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by you. %Ln agents go on.</source>
        <translation>
            <numerusform>Arrêté par vous. %Ln agent continue.</numerusform>
            <numerusform>Arrêté par vous. %Ln agents continuent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops: {agents}</source>
        <translation>Arrête : {agents}</translation>
    </message>
</context>
<context>
    <name>SubagentCard</name>
    <message numerus="yes">
        <source>%Ln tools</source>
        <translation>
            <numerusform>%Ln outil</numerusform>
            <numerusform>%Ln outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Effort</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Chef d’équipe</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Result of an agent</source>
        <translation>Résultat d’un agent</translation>
    </message>
    <message>
        <source>Result of “{agent}”</source>
        <translation>Résultat de « {agent} »</translation>
    </message>
    <message>
        <source>Resumes</source>
        <translation>Reprend</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Runs as a teammate</source>
        <translation>S’exécute comme coéquipier</translation>
    </message>
    <message>
        <source>Runs in the background</source>
        <translation>S’exécute en arrière-plan</translation>
    </message>
    <message>
        <source>Runs on another machine</source>
        <translation>S’exécute sur une autre machine</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Script</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>To {to}: {words}</source>
        <translation>À {to}&#x202f;: {words}</translation>
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
            <numerusform>(%Ln plus ancien)</numerusform>
            <numerusform>(%Ln plus anciens)</numerusform>
        </translation>
    </message>
    <message>
        <source>A background agent failed</source>
        <translation>Un agent en arrière-plan a échoué</translation>
    </message>
    <message>
        <source>A background agent failed: {reason}</source>
        <translation>Un agent en arrière-plan a échoué&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>A background agent finished</source>
        <translation>Un agent en arrière-plan a terminé</translation>
    </message>
    <message>
        <source>A background task ended</source>
        <translation>Une tâche en arrière-plan a pris fin</translation>
    </message>
    <message>
        <source>A background task ended: {status}</source>
        <translation>Une tâche en arrière-plan a pris fin&#x202f;: {status}</translation>
    </message>
    <message>
        <source>A background task failed</source>
        <translation>Une tâche en arrière-plan a échoué</translation>
    </message>
    <message>
        <source>A background task finished</source>
        <translation>Une tâche en arrière-plan est terminée</translation>
    </message>
    <message>
        <source>A background task was stopped</source>
        <translation>Une tâche en arrière-plan a été arrêtée</translation>
    </message>
    <message>
        <source>Agent “{title}” failed</source>
        <translation>L’agent «&#x202f;{title}&#x202f;» a échoué</translation>
    </message>
    <message>
        <source>Agent “{title}” failed: {reason}</source>
        <translation>L’agent «&#x202f;{title}&#x202f;» a échoué&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Agent “{title}” finished</source>
        <translation>L’agent «&#x202f;{title}&#x202f;» a terminé</translation>
    </message>
    <message>
        <source>Called again by Claude · run {run}</source>
        <translation>Rappelé par Claude · exécution {run}</translation>
    </message>
    <message>
        <source>Called again by “{agent}” · run {run}</source>
        <translation>Rappelé par « {agent} » · exécution {run}</translation>
    </message>
    <message>
        <source>Called again · run {run}</source>
        <translation>Rappelé · exécution {run}</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>Surveillance</translation>
    </message>
    <message>
        <source>Monitor “{title}”</source>
        <translation>Surveillance «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message>
        <source>Only the first {size} of this agent’s file are shown.</source>
        <translation>Seuls les premiers {size} du fichier de cet agent sont affichés.</translation>
    </message>
    <message>
        <source>Result of “{agent}”: {said}</source>
        <translation>Résultat de « {agent} »&#x202f;: {said}</translation>
    </message>
    <message numerus="yes">
        <source>{monitor}: %Ln events</source>
        <translation>
            <numerusform>{monitor}&#x202f;: %Ln événement</numerusform>
            <numerusform>{monitor}&#x202f;: %Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>{monitor}: {event}</source>
        <translation>{monitor}&#x202f;: {event}</translation>
    </message>
</context>
<context>
    <name>TaskOutputBar</name>
    <message>
        <source>Stop task</source>
        <translation>Arrêter la tâche</translation>
    </message>
</context>
<context>
    <name>TaskOutputView</name>
    <message>
        <source>Ended</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Ended with exit code {code}</source>
        <translation>Terminé avec le code de sortie {code}</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Failed with exit code {code}</source>
        <translation>Échec avec le code de sortie {code}</translation>
    </message>
    <message>
        <source>No output</source>
        <translation>Aucune sortie</translation>
    </message>
    <message>
        <source>No output so far</source>
        <translation>Aucune sortie pour l’instant</translation>
    </message>
    <message>
        <source>Only the end is shown, of {size}</source>
        <translation>Seule la fin est affichée, sur {size}</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Running for {time}</source>
        <translation>En cours depuis {time}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>The output cannot be read from Claude Code&apos;s task folder.</source>
        <translation>La sortie ne peut pas être lue dans le dossier des tâches de Claude Code.</translation>
    </message>
    <message>
        <source>The output file cannot be read. This is the last output that Claude has read.</source>
        <translation>Le fichier de sortie ne peut pas être lu. Voici la dernière sortie que Claude a lue.</translation>
    </message>
    <message>
        <source>The output file is gone. This is the last output that Claude has read.</source>
        <translation>Le fichier de sortie n’existe plus. Voici la dernière sortie que Claude a lue.</translation>
    </message>
    <message>
        <source>The output file was deleted. This is what was read before.</source>
        <translation>Le fichier de sortie a été supprimé. Voici ce qui a été lu avant.</translation>
    </message>
    <message>
        <source>The output is no longer available.</source>
        <translation>La sortie n’est plus disponible.</translation>
    </message>
</context>
<context>
    <name>Teammate</name>
    <message>
        <source>An agent says: {said}</source>
        <translation>Un agent dit&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Another session says: {said}</source>
        <translation>Une autre session dit&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Claude Code told Claude: {said}</source>
        <translation>Claude Code a dit à Claude&#x202f;: {said}</translation>
    </message>
    <message>
        <source>{name} asked for permission</source>
        <translation>{name} a demandé une permission</translation>
    </message>
    <message>
        <source>{name} asked for permission: {more}</source>
        <translation>{name} a demandé une permission&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} asked for plan approval</source>
        <translation>{name} a demandé l’approbation d’un plan</translation>
    </message>
    <message>
        <source>{name} assigned a task</source>
        <translation>{name} a attribué une tâche</translation>
    </message>
    <message>
        <source>{name} assigned a task: {more}</source>
        <translation>{name} a attribué une tâche&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} completed a task</source>
        <translation>{name} a terminé une tâche</translation>
    </message>
    <message>
        <source>{name} completed a task: {more}</source>
        <translation>{name} a terminé une tâche&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} declined to shut down</source>
        <translation>{name} a refusé de s’arrêter</translation>
    </message>
    <message>
        <source>{name} declined to shut down: {more}</source>
        <translation>{name} a refusé de s’arrêter&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} failed</source>
        <translation>{name} a échoué</translation>
    </message>
    <message>
        <source>{name} failed: {more}</source>
        <translation>{name} a échoué&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} requested a shutdown</source>
        <translation>{name} a demandé un arrêt</translation>
    </message>
    <message>
        <source>{name} requested a shutdown: {more}</source>
        <translation>{name} a demandé un arrêt&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} responded to a plan</source>
        <translation>{name} a répondu à un plan</translation>
    </message>
    <message>
        <source>{name} responded to a plan: {more}</source>
        <translation>{name} a répondu à un plan&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name} says: {said}</source>
        <translation>{name} dit&#x202f;: {said}</translation>
    </message>
    <message>
        <source>{name} shut down</source>
        <translation>{name} s’est arrêté</translation>
    </message>
    <message>
        <source>{name} was stopped</source>
        <translation>{name} a été arrêté</translation>
    </message>
    <message>
        <source>{name} was stopped: {more}</source>
        <translation>{name} a été arrêté&#x202f;: {more}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>TerminalDivider</name>
    <message>
        <source>Height of the terminal</source>
        <translation>Hauteur du terminal</translation>
    </message>
</context>
<context>
    <name>TerminalPane</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Claude needs you</source>
        <translation>Claude a besoin de vous</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Close terminal</source>
        <translation>Fermer le terminal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Enter starts it again</source>
        <translation>Entrée le relance</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Kill the shell</source>
        <translation>Tuer le shell</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Puts the selected text into the message. Nothing is sent yet.</source>
        <translation>Place le texte sélectionné dans le message. Rien n’est encore envoyé.</translation>
    </message>
    <message>
        <source>Send to Claude</source>
        <translation>Envoyer à Claude</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>The shell keeps running.</source>
        <translation>Le shell continue de s’exécuter.</translation>
    </message>
</context>
<context>
    <name>TerminalSearchBar</name>
    <message>
        <source>Close find</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Earlier match</source>
        <translation>Résultat plus ancien</translation>
    </message>
    <message>
        <source>Find in the terminal</source>
        <translation>Rechercher dans le terminal</translation>
    </message>
    <message>
        <source>Later match</source>
        <translation>Résultat plus récent</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>TerminalView</name>
    <message>
        <source>A terminal opens only in a folder that you trust.</source>
        <translation>Un terminal ne s’ouvre que dans un dossier auquel vous faites confiance.</translation>
    </message>
    <message>
        <source>Ended by signal {number}</source>
        <translation>Terminé par le signal {number}</translation>
    </message>
    <message>
        <source>Ended with {code}</source>
        <translation>Terminé avec {code}</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tué</translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln lines? The shell runs each line at once.</source>
        <translation>
            <numerusform>Coller %Ln ligne ? Le shell exécute chaque ligne aussitôt.</numerusform>
            <numerusform>Coller %Ln lignes ? Le shell exécute chaque ligne aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no terminal.</source>
        <translation>La démo n’a pas de terminal.</translation>
    </message>
    <message>
        <source>The program does not read its input, and too much of it waits. Nothing was sent.</source>
        <translation>Le programme ne lit pas son entrée et trop de données sont déjà en attente. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The shell could not be started: {reason}</source>
        <translation>Impossible de démarrer le shell : {reason}</translation>
    </message>
    <message>
        <source>The terminal is ready once the session has started.</source>
        <translation>Le terminal sera prêt quand la session aura démarré.</translation>
    </message>
    <message>
        <source>{characters} characters are too many to paste. Nothing was sent.</source>
        <translation>Impossible de coller&#x202f;: {characters} caractères, c’est trop. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>TextChip</name>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ToolCard</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Can read and change the data of the page</source>
        <translation>Peut lire et modifier les données de la page</translation>
    </message>
    <message>
        <source>Changes a routine that works in the cloud without asking you</source>
        <translation>Modifie une routine qui travaille dans le cloud sans vous demander</translation>
    </message>
    <message>
        <source>Changes the pinned pages of your account; nobody else sees that</source>
        <translation>Modifie les pages épinglées de votre compte ; personne d’autre ne le voit</translation>
    </message>
    <message>
        <source>Claude Code may upload the files, so that you can open them elsewhere</source>
        <translation>Claude Code peut envoyer les fichiers en ligne pour que vous les ouvriez ailleurs</translation>
    </message>
    <message>
        <source>Claude continues until this is met; /goal clear ends that</source>
        <translation>Claude continue jusqu’à ce que ce soit atteint ; /goal clear y met fin</translation>
    </message>
    <message>
        <source>Claude starts to work at these times without a message from you</source>
        <translation>Claude se met au travail à ces heures sans message de votre part</translation>
    </message>
    <message>
        <source>Creates a routine: Claude will work in the cloud without asking you</source>
        <translation>Crée une routine : Claude travaillera dans le cloud sans vous demander</translation>
    </message>
    <message>
        <source>Creates a web address that can start Claude in the cloud</source>
        <translation>Crée une adresse web qui peut lancer Claude dans le cloud</translation>
    </message>
    <message>
        <source>Deletes the document from the project on claude.ai</source>
        <translation>Supprime le document du projet sur claude.ai</translation>
    </message>
    <message>
        <source>Deletes the file of the page for good</source>
        <translation>Supprime définitivement le fichier de la page</translation>
    </message>
    <message>
        <source>Deletes the shared guide</source>
        <translation>Supprime le guide partagé</translation>
    </message>
    <message>
        <source>Deletes the worktree and its branch</source>
        <translation>Supprime le worktree et sa branche</translation>
    </message>
    <message>
        <source>Discards the newer version of the page</source>
        <translation>Abandonne la version plus récente de la page</translation>
    </message>
    <message>
        <source>Discards uncommitted changes and commits of that branch</source>
        <translation>Abandonne les modifications non validées et les commits de cette branche</translation>
    </message>
    <message>
        <source>Downloads a file to this computer</source>
        <translation>Télécharge un fichier sur cet ordinateur</translation>
    </message>
    <message>
        <source>Ends the conversation for good</source>
        <translation>Met fin définitivement à la conversation</translation>
    </message>
    <message>
        <source>Hands this report about Claude Code to Anthropic</source>
        <translation>Remet ce rapport sur Claude Code à Anthropic</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Original input</source>
        <translation>Entrée d’origine</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reads and changes designs with your claude.ai account</source>
        <translation>Lit et modifie des designs avec votre compte claude.ai</translation>
    </message>
    <message>
        <source>Reads from claude.ai with your account; changes nothing</source>
        <translation>Lit sur claude.ai avec votre compte ; ne modifie rien</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Saved in</source>
        <translation>Enregistré dans</translation>
    </message>
    <message>
        <source>Sends files of this computer to another session</source>
        <translation>Envoie des fichiers de cet ordinateur à une autre session</translation>
    </message>
    <message>
        <source>Starts a routine in the cloud; it works without asking you</source>
        <translation>Démarre une routine dans le cloud ; elle travaille sans vous demander</translation>
    </message>
    <message>
        <source>The code can call other tools</source>
        <translation>Le code peut appeler d’autres outils</translation>
    </message>
    <message>
        <source>The input was changed before you were asked, for instance by a hook</source>
        <translation>L’entrée a été modifiée avant que vous ne soyez consulté, par exemple par un hook</translation>
    </message>
    <message>
        <source>The schedule stays when this session ends</source>
        <translation>La planification reste quand cette session se termine</translation>
    </message>
    <message>
        <source>The worktree and its branch stay</source>
        <translation>Le worktree et sa branche restent</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Uploads ONBOARDING.md; everyone who has the link can read it</source>
        <translation>Envoie ONBOARDING.md en ligne ; toute personne ayant le lien peut le lire</translation>
    </message>
    <message>
        <source>Uploads files of this computer to claude.ai</source>
        <translation>Envoie des fichiers de cet ordinateur sur claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and publishes it as a page on claude.ai</source>
        <translation>Envoie le fichier et le publie comme page sur claude.ai</translation>
    </message>
    <message>
        <source>Uploads the file and replaces the published page</source>
        <translation>Envoie le fichier et remplace la page publiée</translation>
    </message>
    <message>
        <source>Writes a document in the project on claude.ai</source>
        <translation>Écrit un document dans le projet sur claude.ai</translation>
    </message>
    <message>
        <source>You edited the input before it ran</source>
        <translation>Vous avez modifié l’entrée avant l’exécution</translation>
    </message>
    <message>
        <source>You stopped the turn</source>
        <translation>Vous avez arrêté le tour</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
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
        <translation>Replier %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Déplier %1</translation>
    </message>
</context>
<context>
    <name>ToolNames</name>
    <message>
        <source>Answer as data</source>
        <translation>Réponse en données</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Connectors</source>
        <translation>Connecteurs</translation>
    </message>
    <message>
        <source>Edit notebook</source>
        <translation>Modification de notebook</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Récupération Web</translation>
    </message>
    <message>
        <source>File for you</source>
        <translation>Fichier pour vous</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>MCP resource</source>
        <translation>Ressource MCP</translation>
    </message>
    <message>
        <source>MCP resources</source>
        <translation>Ressources MCP</translation>
    </message>
    <message>
        <source>MCP servers</source>
        <translation>Serveurs MCP</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Onboarding guide</source>
        <translation>Guide d’accueil</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Plan mode</source>
        <translation>Mode plan</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projet</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Read notebook</source>
        <translation>Lecture de notebook</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>Routine</translation>
    </message>
    <message>
        <source>Send file</source>
        <translation>Envoyer un fichier</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Stop task</source>
        <translation>Arrêt de tâche</translation>
    </message>
    <message>
        <source>Task output</source>
        <translation>Sortie de tâche</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>To-dos</source>
        <translation>Liste de tâches</translation>
    </message>
    <message>
        <source>Wake-up</source>
        <translation>Réveil</translation>
    </message>
    <message>
        <source>Web search</source>
        <translation>Recherche Web</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Run in background</source>
        <translation>Exécuter en arrière-plan</translation>
    </message>
    <message>
        <source>Show output</source>
        <translation>Afficher la sortie</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
    <message>
        <source>Stop the command</source>
        <translation>Arrêter la commande</translation>
    </message>
</context>
<context>
    <name>ToolStateText</name>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>a besoin de vous</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
</context>
<context>
    <name>TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>Conversation of %1</source>
        <translation>Conversation de %1</translation>
    </message>
</context>
<context>
    <name>TrashController</name>
    <message>
        <source>Could not move it to the trash: {reason}. Nothing was deleted.</source>
        <translation>Impossible de mettre à la corbeille&#x202f;: {reason}. Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Could not restore it: {reason}.</source>
        <translation>Impossible de restaurer&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Nothing was deleted: the session&apos;s file is a link to {name}. Delete it there.</source>
        <translation>Rien n’a été supprimé&#x202f;: le fichier de la session est un lien vers {name}. Supprimez-le là-bas.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>«&#x202f;{title}&#x202f;» a été mise à la corbeille.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.</source>
        <translation>«&#x202f;{title}&#x202f;» a été mise à la corbeille. Son fichier porte un autre nom ailleurs et y reste.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash. Not moved: {names}</source>
        <translation>«&#x202f;{title}&#x202f;» a été mise à la corbeille. Non déplacé&#x202f;: {names}</translation>
    </message>
    <message>
        <source>“{title}” was restored.</source>
        <translation>«&#x202f;{title}&#x202f;» a été restaurée.</translation>
    </message>
    <message>
        <source>“{title}” was restored. Still in the trash: {names}</source>
        <translation>«&#x202f;{title}&#x202f;» a été restaurée. Encore dans la corbeille&#x202f;: {names}</translation>
    </message>
</context>
<context>
    <name>TrustList</name>
    <message>
        <source>Collapse %1</source>
        <translation>Replier %1</translation>
    </message>
    <message>
        <source>Expand %1</source>
        <translation>Déplier %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln more</source>
        <translation>
            <numerusform>En afficher %Ln de plus</numerusform>
            <numerusform>En afficher %Ln de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrustPage</name>
    <message>
        <source>%1 may be on a drive or a server that is not reachable.</source>
        <translation>%1 se trouve peut-être sur un lecteur ou un serveur inaccessible.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln Git settings</source>
        <translation>
            <numerusform>%Ln paramètre Git</numerusform>
            <numerusform>%Ln paramètres Git</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln MCP servers</source>
        <translation>
            <numerusform>%Ln serveur MCP</numerusform>
            <numerusform>%Ln serveurs MCP</numerusform>
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
            <numerusform>%Ln commande</numerusform>
            <numerusform>%Ln commandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln environment variables</source>
        <translation>
            <numerusform>%Ln variable d’environnement</numerusform>
            <numerusform>%Ln variables d’environnement</numerusform>
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
            <numerusform>%Ln autre fichier</numerusform>
            <numerusform>%Ln autres fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other findings</source>
        <translation>
            <numerusform>%Ln autre élément trouvé</numerusform>
            <numerusform>%Ln autres éléments trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln output styles</source>
        <translation>
            <numerusform>%Ln style de sortie</numerusform>
            <numerusform>%Ln styles de sortie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln permission rules</source>
        <translation>
            <numerusform>%Ln règle de permission</numerusform>
            <numerusform>%Ln règles de permission</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rules that allow</source>
        <translation>
            <numerusform>%Ln règle qui autorise</numerusform>
            <numerusform>%Ln règles qui autorisent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scheduled tasks</source>
        <translation>
            <numerusform>%Ln tâche planifiée</numerusform>
            <numerusform>%Ln tâches planifiées</numerusform>
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
        <translation>Lu aussi, comme simple texte : {things}.</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>Claude Code and Git use a folder&apos;s own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.</source>
        <translation>Claude Code et Git utilisent les paramètres, hooks et serveurs propres à un dossier dès leur démarrage dans celui-ci, sans demander. Aucun n’a été trouvé dans %1.</translation>
    </message>
    <message>
        <source>Claude would not ask before {rules}</source>
        <translation>Claude ne demanderait rien avant {rules}</translation>
    </message>
    <message>
        <source>Do you trust this folder?</source>
        <translation>Faites-vous confiance à ce dossier&#x202f;?</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>Dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>If these files change, you are asked again.</source>
        <translation>Si ces fichiers changent, la question vous est posée à nouveau.</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:</source>
        <translation>Rien de %1 ne s’exécute avant votre réponse. Si vous faites confiance à ce dossier, Claude Code et Git utiliseront ceci d’eux-mêmes, avec vos droits :</translation>
    </message>
    <message>
        <source>Open without them</source>
        <translation>Ouvrir sans ces paramètres</translation>
    </message>
    <message>
        <source>These files changed while you were reading. This is their current content.</source>
        <translation>Ces fichiers ont changé pendant votre lecture. Voici leur contenu actuel.</translation>
    </message>
    <message>
        <source>This folder does not answer</source>
        <translation>Ce dossier ne répond pas</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>Faire confiance à ce dossier</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Why the folder cannot be opened without them</source>
        <translation>Pourquoi le dossier ne peut pas être ouvert sans ces paramètres</translation>
    </message>
    <message>
        <source>after each subagent</source>
        <translation>après chaque sous-agent</translation>
    </message>
    <message>
        <source>after each tool</source>
        <translation>après chaque outil</translation>
    </message>
    <message>
        <source>after each turn</source>
        <translation>après chaque tour</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au démarrage</translation>
    </message>
    <message>
        <source>before compacting</source>
        <translation>avant le compactage</translation>
    </message>
    <message>
        <source>before each tool</source>
        <translation>avant chaque outil</translation>
    </message>
    <message>
        <source>with each message</source>
        <translation>à chaque message</translation>
    </message>
    <message>
        <source>with each notification</source>
        <translation>à chaque notification</translation>
    </message>
    <message>
        <source>with each permission request</source>
        <translation>à chaque demande</translation>
    </message>
    <message numerus="yes">
        <source>{file} (%Ln lines)</source>
        <translation>
            <numerusform>{file} (%Ln ligne)</numerusform>
            <numerusform>{file} (%Ln lignes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnActs</name>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Fork from here</source>
        <translation>Bifurquer à partir d’ici</translation>
    </message>
    <message>
        <source>Rewind to here…</source>
        <translation>Rembobiner jusqu’ici…</translation>
    </message>
</context>
<context>
    <name>TurnEnd</name>
    <message>
        <source>A hook stopped the turn</source>
        <translation>Un hook a arrêté le tour</translation>
    </message>
    <message>
        <source>An image could not be used; it may be too large</source>
        <translation>Une image n’a pas pu être utilisée&#x202f;; elle est peut-être trop grande</translation>
    </message>
    <message>
        <source>Budget limit reached</source>
        <translation>Limite de budget atteinte</translation>
    </message>
    <message>
        <source>Claude Code could not start: {reason}</source>
        <translation>Claude Code n’a pas pu démarrer&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Claude Code ended this turn without output. A hook may have stopped it.</source>
        <translation>Claude Code a terminé ce tour sans sortie. Un hook l’a peut-être arrêté.</translation>
    </message>
    <message>
        <source>Claude&apos;s tool calls could not be read several times in a row</source>
        <translation>Plusieurs fois de suite, les appels d’outils de Claude n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>Maximum turns reached</source>
        <translation>Nombre maximal de tours atteint</translation>
    </message>
    <message>
        <source>The answer did not match the required format</source>
        <translation>La réponse ne respectait pas le format requis</translation>
    </message>
    <message>
        <source>The connection to Claude was lost. Send a message to continue.</source>
        <translation>La connexion à Claude a été perdue. Envoyez un message pour continuer.</translation>
    </message>
    <message>
        <source>The conversation is full. Run /compact or start a new session.</source>
        <translation>La conversation est pleine. Exécutez /compact ou démarrez une nouvelle session.</translation>
    </message>
    <message>
        <source>The conversation is too long for the model. Run /compact or start a new session.</source>
        <translation>La conversation est trop longue pour le modèle. Exécutez /compact ou démarrez une nouvelle session.</translation>
    </message>
    <message>
        <source>The conversation was full again right after compacting</source>
        <translation>La conversation était de nouveau pleine juste après le compactage</translation>
    </message>
    <message>
        <source>The model had an error. Send a message to continue.</source>
        <translation>Le modèle a rencontré une erreur. Envoyez un message pour continuer.</translation>
    </message>
    <message>
        <source>The turn could not start</source>
        <translation>Le tour n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>This turn was interrupted.</source>
        <translation>Ce tour a été interrompu.</translation>
    </message>
</context>
<context>
    <name>TurnFigure</name>
    <message>
        <source>Changes of this turn</source>
        <translation>Modifications de ce tour</translation>
    </message>
</context>
<context>
    <name>UndoAllDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.</source>
        <translation>La conversation reste. Claude en sera informé avec votre prochain message. Vous pouvez rétablir les fichiers sous «&#x202f;Modifications&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>Undo %Ln files</source>
        <translation>
            <numerusform>Annuler %Ln fichier</numerusform>
            <numerusform>Annuler %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo all changes of this session?</source>
        <translation>Annuler toutes les modifications de cette session&#x202f;?</translation>
    </message>
    <message>
        <source>Undo all changes of this turn?</source>
        <translation>Annuler toutes les modifications de ce tour&#x202f;?</translation>
    </message>
</context>
<context>
    <name>UnknownCommandLine</name>
    <message>
        <source>%1 is not a command in this session.</source>
        <translation>%1 n’est pas une commande dans cette session.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>Envoyer comme message</translation>
    </message>
    <message>
        <source>Unknown command</source>
        <translation>Commande inconnue</translation>
    </message>
</context>
<context>
    <name>UsageMeter</name>
    <message>
        <source>Context %1, cost %2</source>
        <translation>Contexte %1, coût %2</translation>
    </message>
    <message>
        <source>Context: %1</source>
        <translation>Contexte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>Coût&#x202f;: %1</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Utilisation</translation>
    </message>
</context>
<context>
    <name>UsagePage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Account limits</source>
        <translation>Limites du compte</translation>
    </message>
    <message>
        <source>Account limits: %1</source>
        <translation>Limites du compte&#x202f;: %1</translation>
    </message>
    <message>
        <source>By model</source>
        <translation>Par modèle</translation>
    </message>
    <message>
        <source>Compact now</source>
        <translation>Compacter maintenant</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexte</translation>
    </message>
    <message>
        <source>Context usage</source>
        <translation>Utilisation du contexte</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Estimated by Claude Code, in US dollars.</source>
        <translation>Estimé par Claude Code, en dollars américains.</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>MCP tools</source>
        <translation>Outils MCP</translation>
    </message>
    <message>
        <source>Memory files</source>
        <translation>Fichiers de mémoire</translation>
    </message>
    <message>
        <source>Recommendations by Claude Code</source>
        <translation>Recommandations de Claude Code</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Cette session</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>UsageView</name>
    <message>
        <source>5-hour limit</source>
        <translation>Limite de 5&#xa0;h</translation>
    </message>
    <message>
        <source>&lt;{share}</source>
        <translation>&lt;&#xa0;{share}</translation>
    </message>
    <message>
        <source>Available after Claude&apos;s first reply.</source>
        <translation>Disponible après la première réponse de Claude.</translation>
    </message>
    <message>
        <source>Claude Code compacts at {count} tokens.</source>
        <translation>Claude Code compacte à {count} tokens.</translation>
    </message>
    <message>
        <source>Claude Code is compacting the conversation.</source>
        <translation>Claude Code compacte la conversation.</translation>
    </message>
    <message>
        <source>Claude continues with extra usage.</source>
        <translation>Claude continue avec l’utilisation supplémentaire.</translation>
    </message>
    <message>
        <source>Compacting</source>
        <translation>Compactage</translation>
    </message>
    <message>
        <source>Estimated from Claude&apos;s last reply; this version of Claude Code does not report it.</source>
        <translation>Estimé d’après la dernière réponse de Claude&#x202f;; cette version de Claude Code ne le communique pas.</translation>
    </message>
    <message>
        <source>Extra usage limit</source>
        <translation>Limite d’utilisation supplémentaire</translation>
    </message>
    <message>
        <source>Messages can be sent again at {time}.</source>
        <translation>Les messages pourront être envoyés à nouveau à {time}.</translation>
    </message>
    <message>
        <source>Nearly full: Claude Code will compact soon.</source>
        <translation>Presque plein&#x202f;: Claude Code va bientôt compacter.</translation>
    </message>
    <message>
        <source>Not available yet</source>
        <translation>Pas encore disponible</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atteinte</translation>
    </message>
    <message>
        <source>Resets {time}</source>
        <translation>Réinitialisation&#x202f;: {time}</translation>
    </message>
    <message>
        <source>This session has cost {cost}, above your limit of {limit}. Your message waits.</source>
        <translation>Cette session a coûté {cost}, au-delà de votre limite de {limit}. Votre message attend.</translation>
    </message>
    <message>
        <source>Usage limit</source>
        <translation>Limite d’utilisation</translation>
    </message>
    <message>
        <source>Weekly Opus limit</source>
        <translation>Limite hebdomadaire Opus</translation>
    </message>
    <message>
        <source>Weekly Sonnet limit</source>
        <translation>Limite hebdomadaire Sonnet</translation>
    </message>
    <message>
        <source>Weekly limit</source>
        <translation>Limite hebdomadaire</translation>
    </message>
    <message>
        <source>about {share}</source>
        <translation>environ {share}</translation>
    </message>
    <message>
        <source>nearly reached</source>
        <translation>presque atteinte</translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation>non chargé</translation>
    </message>
    <message>
        <source>{count} of {window} tokens</source>
        <translation>{count} sur {window} tokens</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} tokens</translation>
    </message>
    <message>
        <source>{limit} reached</source>
        <translation>{limit} atteinte</translation>
    </message>
    <message>
        <source>{limit} reached, resets {time}</source>
        <translation>{limit} atteinte, réinit. {time}</translation>
    </message>
    <message>
        <source>{limit}: {used}</source>
        <translation>{limit}&#x202f;: {used}</translation>
    </message>
    <message>
        <source>{limit}: {used}, resets {time}</source>
        <translation>{limit}&#x202f;: {used}, réinit. {time}</translation>
    </message>
    <message>
        <source>{sent} in · {received} out</source>
        <translation>{sent} en entrée · {received} en sortie</translation>
    </message>
    <message>
        <source>{sent} in · {received} out · {read} read from the cache, {written} written</source>
        <translation>{sent} en entrée · {received} en sortie · {read} lus dans le cache, {written} écrits</translation>
    </message>
    <message>
        <source>{share} used</source>
        <translation>{share} utilisés</translation>
    </message>
</context>
<context>
    <name>UserRow</name>
    <message>
        <source>Attachment: %1</source>
        <translation>Pièce jointe&#x202f;: %1</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En file d’attente</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message numerus="yes">
        <source>%Ln lines · {size}</source>
        <translation>
            <numerusform>%Ln ligne · {size}</numerusform>
            <numerusform>%Ln lignes · {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save: {problem}</source>
        <translation>Impossible d’enregistrer&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>{count}+</source>
        <translation>{count}+</translation>
    </message>
    <message>
        <source>{current} of {count}</source>
        <translation>{current} sur {count}</translation>
    </message>
</context>
<context>
    <name>ViewerHeader</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Don&apos;t wrap lines</source>
        <translation>Ne pas renvoyer à la ligne</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Find in text</source>
        <translation>Rechercher dans le texte</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>Renvoyer à la ligne</translation>
    </message>
</context>
<context>
    <name>ViewerText</name>
    <message>
        <source>Jump to end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
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
        <translation>Claude a besoin de vous</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Show sessions</source>
        <translation>Afficher les sessions</translation>
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
        <translation>Impossible de restaurer&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Its branch stays: {reason}</source>
        <translation>Sa branche reste&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Its branch was deleted.</source>
        <translation>Sa branche a été supprimée.</translation>
    </message>
    <message>
        <source>The repository could not be read.</source>
        <translation>Impossible de lire le dépôt.</translation>
    </message>
    <message>
        <source>The worktree was moved to the trash.</source>
        <translation>Le worktree a été mis à la corbeille.</translation>
    </message>
    <message>
        <source>The worktree was restored.</source>
        <translation>Le worktree a été restauré.</translation>
    </message>
    <message>
        <source>Work in progress</source>
        <translation>Travail en cours</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Files in the way</source>
        <translation>Fichiers qui gênent</translation>
    </message>
    <message>
        <source>Files that are not merged</source>
        <translation>Fichiers non fusionnés</translation>
    </message>
    <message>
        <source>Files that stay</source>
        <translation>Fichiers qui restent</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Keep the worktree</source>
        <translation>Garder le worktree</translation>
    </message>
    <message>
        <source>Let Claude resolve it</source>
        <translation>Laisser Claude résoudre</translation>
    </message>
    <message>
        <source>Looking at both folders…</source>
        <translation>Examen des deux dossiers…</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Fusion…</translation>
    </message>
    <message>
        <source>Remove the worktree…</source>
        <translation>Supprimer le worktree…</translation>
    </message>
    <message>
        <source>Resolve it myself</source>
        <translation>Résoudre moi-même</translation>
    </message>
    <message>
        <source>Show the changes</source>
        <translation>Afficher les changements</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Annuler la fusion</translation>
    </message>
    <message>
        <source>Undoing the merge…</source>
        <translation>Annulation de la fusion…</translation>
    </message>
</context>
<context>
    <name>WorktreeMergeView</name>
    <message>
        <source>All conflicts are resolved. Commit in the folder {folder} to conclude the merge.</source>
        <translation>Tous les conflits sont résolus. Commitez dans le dossier {folder} pour terminer la fusion.</translation>
    </message>
    <message>
        <source>Both sides changed the same lines. Resolve them in the folder {folder}, stage the files and commit. Or let Claude do it: you find a message in the message box, and send it.</source>
        <translation>Les deux côtés ont changé les mêmes lignes. Résolvez-les dans le dossier {folder}, indexez les fichiers et commitez. Ou laissez Claude le faire&#x202f;: un message est dans la zone de saisie, et vous l’envoyez.</translation>
    </message>
    <message>
        <source>Claude is working in that folder: {titles}. The merge changes files under it.</source>
        <translation>Claude travaille dans ce dossier&#x202f;: {titles}. La fusion change des fichiers pendant ce temps.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Merge into {target}</source>
        <translation>Fusionner dans {target}</translation>
    </message>
    <message>
        <source>Merge this worktree&apos;s branch?</source>
        <translation>Fusionner la branche de ce worktree&#x202f;?</translation>
    </message>
    <message>
        <source>Merge {branch} into {target}?</source>
        <translation>Fusionner {branch} dans {target}&#x202f;?</translation>
    </message>
    <message>
        <source>The folder has changed since the merge, so the merge is not undone here.</source>
        <translation>Le dossier a changé depuis la fusion&#x202f;: elle n’est pas annulée ici.</translation>
    </message>
    <message>
        <source>The folder {folder} is at {commit} now.</source>
        <translation>Le dossier {folder} est maintenant à {commit}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Le dossier {folder} n’est pas approuvé&#x202f;: son git n’est pas exécuté. Ouvrez-le et approuvez-le d’abord.</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} is not committed yet</source>
        <translation>La fusion de {branch} dans {target} n’est pas encore commitée</translation>
    </message>
    <message>
        <source>The merge of {branch} into {target} stopped with conflicts</source>
        <translation>La fusion de {branch} dans {target} s’est arrêtée sur des conflits</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Le dépôt n’a pas pu être lu. Réessayez.</translation>
    </message>
    <message>
        <source>Undoing the merge drops what was resolved in its files since it began.</source>
        <translation>Annuler la fusion abandonne ce qui a été résolu dans ses fichiers depuis son début.</translation>
    </message>
    <message>
        <source>{branch} is merged into {target}</source>
        <translation>{branch} est fusionnée dans {target}</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Looking at its files…</source>
        <translation>Examen de ses fichiers…</translation>
    </message>
    <message>
        <source>Removing the worktree…</source>
        <translation>Suppression du worktree…</translation>
    </message>
    <message>
        <source>Uncommitted changes</source>
        <translation>Modifications non validées</translation>
    </message>
</context>
<context>
    <name>WorktreeRemovalView</name>
    <message numerus="yes">
        <source>%Ln commits of its history are in no branch and go with it.</source>
        <translation>
            <numerusform>%Ln commit de son historique n’est dans aucune branche et part avec lui.</numerusform>
            <numerusform>%Ln commits de son historique ne sont dans aucune branche et partent avec lui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files that git does not keep go with it ({size}):</source>
        <translation>
            <numerusform>%Ln fichier que Git ne conserve pas part avec lui ({size})&#x202f;:</numerusform>
            <numerusform>%Ln fichiers que Git ne conserve pas partent avec lui ({size})&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sessions run in it and are closed first: {titles}. Conversations and drafts are kept.</source>
        <translation>
            <numerusform>%Ln session s’y exécute et sera d’abord fermée&#x202f;: {titles}. Sa conversation et son brouillon sont conservés.</numerusform>
            <numerusform>%Ln sessions s’y exécutent et seront d’abord fermées&#x202f;: {titles}. Les conversations et les brouillons sont conservés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also delete the branch {branch}</source>
        <translation>Supprimer aussi la branche {branch}</translation>
    </message>
    <message numerus="yes">
        <source>Branch {branch} has %Ln commits that are not merged. The branch stays.</source>
        <translation>
            <numerusform>La branche {branch} a %Ln commit non fusionné. La branche reste.</numerusform>
            <numerusform>La branche {branch} a %Ln commits non fusionnés. La branche reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Branch {branch} is merged into {target}.</source>
        <translation>La branche {branch} est fusionnée dans {target}.</translation>
    </message>
    <message>
        <source>Branch {branch} is not merged. The branch stays.</source>
        <translation>La branche {branch} n’est pas fusionnée. La branche reste.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln sessions and remove</source>
        <translation>
            <numerusform>Fermer %Ln session et retirer</numerusform>
            <numerusform>Fermer %Ln sessions et retirer</numerusform>
        </translation>
    </message>
    <message>
        <source>Close, commit and remove</source>
        <translation>Fermer, valider et supprimer</translation>
    </message>
    <message>
        <source>Commit and remove</source>
        <translation>Valider et supprimer</translation>
    </message>
    <message>
        <source>Commit its uncommitted changes to {branch} first</source>
        <translation>Valider d’abord ses modifications dans {branch}</translation>
    </message>
    <message>
        <source>Its sessions stay in the list.</source>
        <translation>Ses sessions restent dans la liste.</translation>
    </message>
    <message>
        <source>Remove the worktree {name}?</source>
        <translation>Retirer le worktree {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Remove worktree</source>
        <translation>Supprimer le worktree</translation>
    </message>
    <message>
        <source>The folder {folder} is missing. Git&apos;s record of it will be moved to the trash.</source>
        <translation>Le dossier {folder} est introuvable. Sa trace dans Git sera mise à la corbeille.</translation>
    </message>
    <message>
        <source>The folder {folder} will be moved to the trash.</source>
        <translation>Le dossier {folder} sera mis à la corbeille.</translation>
    </message>
    <message>
        <source>The repository could not be read. Try again.</source>
        <translation>Impossible de lire le dépôt. Réessayez.</translation>
    </message>
    <message>
        <source>Uncommitted changes go to the trash with it:</source>
        <translation>Les modifications non validées vont avec lui à la corbeille :</translation>
    </message>
</context>
<context>
    <name>WorktreeText</name>
    <message>
        <source>A branch of this name already exists. Choose another name.</source>
        <translation>Une branche de ce nom existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A session in this worktree has not ended yet. Try again.</source>
        <translation>Une session de ce worktree n’est pas encore terminée. Réessayez.</translation>
    </message>
    <message>
        <source>A worktree cannot be inside a .git folder. Choose another folder.</source>
        <translation>Un worktree ne peut pas être dans un dossier .git. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>An unfinished worktree is at {place}. Claude Desk ended while creating it.</source>
        <translation>Un worktree inachevé se trouve dans {place}. Claude Desk s’est arrêté pendant sa création.</translation>
    </message>
    <message>
        <source>Another window runs a session of this worktree. Close it there first.</source>
        <translation>Une autre fenêtre exécute une session de ce worktree. Fermez-la d’abord là-bas.</translation>
    </message>
    <message>
        <source>Another worktree is inside it: {place}. Remove that one first.</source>
        <translation>Un autre worktree s’y trouve&#x202f;: {place}. Supprimez d’abord celui-là.</translation>
    </message>
    <message>
        <source>Claude Code runs in this worktree in a terminal. End it there first.</source>
        <translation>Claude Code s’exécute dans ce worktree, dans un terminal. Arrêtez-le d’abord là-bas.</translation>
    </message>
    <message>
        <source>Current commit · {commit}</source>
        <translation>Commit actuel · {commit}</translation>
    </message>
    <message>
        <source>Enter a folder for the worktree.</source>
        <translation>Indiquez un dossier pour le worktree.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was kept.</source>
        <translation>Git n’a pas pu le faire. Rien n’a été conservé.</translation>
    </message>
    <message>
        <source>Git could not do this. Nothing was removed.</source>
        <translation>Git n’a pas pu le faire. Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Git does not allow this branch name.</source>
        <translation>Git n’autorise pas ce nom de branche.</translation>
    </message>
    <message>
        <source>Git still lists a worktree at {place}, but its folder is missing. Choose another folder, or run git worktree prune.</source>
        <translation>Git mentionne encore un worktree dans {place}, mais son dossier est introuvable. Choisissez un autre dossier ou lancez git worktree prune.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was kept.</source>
        <translation>Git a mis trop de temps et a été arrêté. Rien n’a été conservé.</translation>
    </message>
    <message>
        <source>Git took too long and was stopped. Nothing was removed.</source>
        <translation>Git a mis trop de temps et a été arrêté. Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Git was not found. Install it and try again.</source>
        <translation>Git est introuvable. Installez-le et réessayez.</translation>
    </message>
    <message>
        <source>It could not be moved to the trash: {reason}. Nothing was removed.</source>
        <translation>Impossible de le mettre à la corbeille&#x202f;: {reason}. Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>It has more files than can be listed. Remove it in a terminal.</source>
        <translation>Il contient plus de fichiers qu’il n’est possible d’en lister. Supprimez-le dans un terminal.</translation>
    </message>
    <message>
        <source>It has submodules, whose commits would be lost with it. Remove it in a terminal.</source>
        <translation>Il contient des sous-modules, dont les commits seraient perdus avec lui. Supprimez-le dans un terminal.</translation>
    </message>
    <message>
        <source>It has uncommitted changes and is on no branch. Create a branch for it first.</source>
        <translation>Il a des modifications non validées et n’est sur aucune branche. Créez d’abord une branche pour lui.</translation>
    </message>
    <message>
        <source>It is not known which branch this worktree had.</source>
        <translation>On ne sait pas quelle branche avait ce worktree.</translation>
    </message>
    <message>
        <source>Its current commit is on no branch. Create a branch for it or merge it first.</source>
        <translation>Son commit actuel n’est sur aucune branche. Créez d’abord une branche pour lui ou fusionnez-le.</translation>
    </message>
    <message>
        <source>Its files have changed since you looked. Check them again.</source>
        <translation>Ses fichiers ont changé entre-temps. Vérifiez-les de nouveau.</translation>
    </message>
    <message>
        <source>Links and folders are never copied: {names}</source>
        <translation>Les liens et les dossiers ne sont jamais copiés&#x202f;: {names}</translation>
    </message>
    <message>
        <source>No folder can be created in {place}. Choose another one.</source>
        <translation>Impossible de créer un dossier dans {place}. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Not finished in it: {operation}. Complete or abort that first.</source>
        <translation>Opération inachevée&#x202f;: {operation}. Terminez-la ou abandonnez-la d’abord.</translation>
    </message>
    <message>
        <source>The branch {branch} of this worktree no longer exists.</source>
        <translation>La branche {branch} de ce worktree n’existe plus.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was kept: free some space and try again.</source>
        <translation>Le disque est plein. Rien n’a été conservé&#x202f;: libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>There is no commit to begin with. Make one first.</source>
        <translation>Il n’y a aucun commit de départ. Créez-en un d’abord.</translation>
    </message>
    <message>
        <source>This folder is not a worktree of its own, so it cannot be removed here.</source>
        <translation>Ce dossier n’est pas un worktree à part entière et ne peut pas être supprimé ici.</translation>
    </message>
    <message>
        <source>This folder is not in a git repository.</source>
        <translation>Ce dossier n’est pas dans un dépôt Git.</translation>
    </message>
    <message>
        <source>This folder is not trusted, so its git is not run. Open it and trust it first.</source>
        <translation>Ce dossier n’est pas approuvé, son Git n’est donc pas exécuté. Ouvrez-le et faites-lui confiance d’abord.</translation>
    </message>
    <message>
        <source>This is the repository&apos;s main worktree. It cannot be removed.</source>
        <translation>C’est le worktree principal du dépôt. Il ne peut pas être supprimé.</translation>
    </message>
    <message>
        <source>This worktree is locked. Run git worktree unlock first.</source>
        <translation>Ce worktree est verrouillé. Lancez d’abord git worktree unlock.</translation>
    </message>
    <message>
        <source>This worktree is locked: {reason}. Run git worktree unlock first.</source>
        <translation>Ce worktree est verrouillé&#x202f;: {reason}. Lancez d’abord git worktree unlock.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>{branch} (current) · {commit}</source>
        <translation>{branch} (actuelle) · {commit}</translation>
    </message>
    <message>
        <source>{place} already exists. Choose another folder.</source>
        <translation>{place} existe déjà. Choisissez un autre dossier.</translation>
    </message>
</context>
</TS>
