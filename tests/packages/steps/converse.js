// ENTRY FOLDER TALK: click the entry of the menu as GNOME's shell does, and hold a conversation by mouse and keyboard.
//
// What is on the screen is read as a screen reader reads it (AT-SPI). TALK is JSON: `action` of the entry or "",
// `message`, `asks` (a button of the request that comes), `answer` (words of it), and where the session is found again
// after the program has ended: `title` or "". Run by gjs, the JavaScript of GNOME; ends with code 1 and all that is
// shown where something does not come.

imports.gi.versions.Atspi = '2.0';
const {Atspi, Gio, GLib} = imports.gi;

const LIMIT = 60; // s, for whatever is waited for
const READING = 2; // s

function pause(seconds) {
    const loop = new GLib.MainLoop(null, false);
    GLib.timeout_add(GLib.PRIORITY_DEFAULT, seconds * 1000, () => {
        loop.quit();
        return GLib.SOURCE_REMOVE;
    });
    loop.run();
}

// What is gone while it is asked is passed over: the program goes on meanwhile.
function ask(question, otherwise) {
    try {
        return question();
    } catch {
        return otherwise;
    }
}

function* below(node) {
    yield node;
    const count = ask(() => node.get_child_count(), 0);
    for (let at = 0; at < count; at++) {
        const child = ask(() => node.get_child_at_index(at), null);
        if (child)
            yield* below(child);
    }
}

function* shown() {
    for (const node of below(Atspi.get_desktop(0))) {
        const states = ask(() => node.get_state_set(), null);
        if (states?.contains(Atspi.StateType.SHOWING))
            yield {node, role: ask(() => node.get_role_name(), ''), name: ask(() => node.get_name(), '')};
    }
}

function until(what, find) {
    for (const end = GLib.get_monotonic_time() + LIMIT * 1e6; GLib.get_monotonic_time() < end; pause(0.1)) {
        const found = find();
        if (found)
            return found;
    }
    for (const {role, name} of shown())
        print(`  ${role}: ${name}`);
    throw new Error(`${what} did not come in ${LIMIT} s; above is all that is shown`);
}

function control(role, name) {
    return until(`${role} "${name}"`, () => {
        for (const one of shown()) {
            if (one.role === role && one.name.includes(name))
                return one.node;
        }
        return null;
    });
}

function xdotool(...words) {
    const [, , , status] = GLib.spawn_sync(null, ['xdotool', ...words], null, GLib.SpawnFlags.SEARCH_PATH, null);
    if (status !== 0)
        throw new Error(`xdotool ${words.join(' ')}: ${status}`);
}

function click(role, name) {
    const place = control(role, name).get_extents(Atspi.CoordType.SCREEN);
    const middle = [place.x + place.width / 2, place.y + place.height / 2];
    xdotool('mousemove', ...middle.map(each => String(Math.floor(each))), 'click', '1');
    print(`clicked ${role} "${name}"`);
}

function type(text) {
    xdotool('type', '--delay', '15', text);
}

function launch(entry, action) {
    if (action)
        entry.launch_action(action, null);
    else
        entry.launch([], null);
    control('frame', 'Claude Desk');
}

const [path, folder, told] = ARGV;
const talk = JSON.parse(told);
const entry = Gio.DesktopAppInfo.new_from_filename(path);
if (!entry)
    throw new Error(`${path} is no entry of a menu, or its program is not there`);

Atspi.init();
launch(entry, talk.action);
click('push button', 'Open folder');
click('text', 'Path');
type(folder);
xdotool('key', 'Return');
click('push button', 'Open this folder');
const first = until('the question about the folder, or a session', () => [...shown()].find(({role, name}) =>
    (role === 'push button' && name === 'Trust this folder') || (role === 'label' && name.includes('Ready'))));
if (first.role === 'push button') { // not in the demo
    pause(READING);
    click('push button', 'Trust this folder');
}
control('label', 'Ready');
click('text', 'Message');
type(talk.message);
xdotool('key', 'Return');
control('push button', talk.asks);
pause(READING); // a request takes no answer right after it has come
click('push button', talk.asks);
control('list item', talk.answer);
control('label', 'Ready');
print('answered'); // a picture is taken now
pause(READING);
xdotool('key', 'ctrl+q');
until('the end', () => ask(() => Atspi.get_desktop(0).get_child_count(), 1) === 0);
if (talk.title) {
    launch(entry, talk.action);
    click('list item', talk.title);
    control('list item', talk.answer);
    print('found again');
}
