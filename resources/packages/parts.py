"""The parts of Qt and Python that are in the packages, as lists. Nothing else is packaged.

`tests/packages/test_parts.py` compares them with what a run of the whole gallery loads.
"""

# Folders below PySide6/Qt/qml, without those inside them.
QML_MODULES = (
    "Qt/labs/folderlistmodel",
    "QtQml",
    "QtQml/Models",
    "QtQml/WorkerScript",
    "QtQuick",
    "QtQuick/Controls",
    "QtQuick/Controls/Basic",
    "QtQuick/Controls/Basic/impl",
    "QtQuick/Controls/impl",
    "QtQuick/Dialogs",
    "QtQuick/Dialogs/quickimpl",
    "QtQuick/Effects",
    "QtQuick/Layouts",
    "QtQuick/Shapes",
    "QtQuick/Templates",
    "QtQuick/Window",
)

# Below PySide6/Qt/plugins, without `lib` and `.so`. Plugins for a display are loaded if there is one.
PLUGINS = (
    "iconengines/qsvgicon",
    "imageformats/qgif",
    "imageformats/qico",
    "imageformats/qjpeg",
    "imageformats/qsvg",
    "imageformats/qtiff",
    "imageformats/qwebp",
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    "platforms/qoffscreen",
    "platforms/qwayland",
    "platforms/qxcb",
    "platformthemes/qgtk3",
    "platformthemes/qxdgdesktopportal",
    "wayland-decoration-client/adwaita",
    "wayland-decoration-client/bradient",
    "wayland-graphics-integration-client/qt-plugin-wayland-egl",
    "wayland-shell-integration/xdg-shell",
    "xcbglintegrations/qxcb-egl-integration",
    "xcbglintegrations/qxcb-glx-integration",
)

# Qt tries each installed plugin with a picture. Nothing that the program shows has these formats, and code
# that reads files from others is best left out.
PLUGINS_LEFT_OUT = ("imageformats/qicns", "imageformats/qpdf", "imageformats/qtga", "imageformats/qwbmp")

# The Python modules of Qt. Qt's libraries follow from what these modules and the plugins need.
PYSIDE_MODULES = ("QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick", "QtSvg")

# Folders and modules of Python's library that only tests, terminals and mail need.
PYTHON_LEFT_OUT = (
    "EXTERNALLY-MANAGED",
    "__phello__",
    "antigravity.py",
    "asynchat.py",
    "asyncore.py",
    "config-3.11-x86_64-linux-gnu",
    "curses",
    "dbm",
    "distutils",
    "doctest.py",
    "ensurepip",
    "ftplib.py",
    "idlelib",
    "imaplib.py",
    "lib2to3",
    "mailbox.py",
    "nntplib.py",
    "pdb.py",
    "poplib.py",
    "pydoc.py",
    "pydoc_data",
    "sitecustomize.py",
    "smtpd.py",
    "smtplib.py",
    "telnetlib.py",
    "test",
    "this.py",
    "tkinter",
    "turtle.py",
    "turtledemo",
    "unittest",
    "venv",
    "wsgiref",
    "xmlrpc",
)

# Extension modules by name, without those that need a library that is not used: OpenSSL (nothing uses the
# network; digests are Python's own), readline, ncurses, Berkeley DB, libuuid, NIS.
PYTHON_EXTENSIONS = (
    "_asyncio",
    "_contextvars",
    "_ctypes",
    "_decimal",
    "_json",
    "_multibytecodec",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_posixshmem",
    "_queue",
    "_sqlite3",
    "_typing",
    "_zoneinfo",
    "mmap",
    "resource",
    "termios",
)

# Debian's packages of these, and the libraries that they need and few systems have in that version.
DEBIAN_PACKAGES = (
    "python3.11-minimal",
    "libpython3.11-minimal",
    "libpython3.11-stdlib",
    "libffi8",
    "libsqlite3-0",
    "zlib1g",
)
OWN_LIBRARIES = ("libffi.so.8", "libsqlite3.so.0", "libz.so.1")

# What the system must have: each library's package on Debian and Ubuntu. An .rpm names the libraries
# themselves. A library that is needed and is in none of these lists makes the build fail.
GLIBC = (
    "libc.so.6",
    "libm.so.6",
    "libresolv.so.2",
    "librt.so.1",
    "libdl.so.2",
    "libpthread.so.0",
    "ld-linux-x86-64.so.2",
)
OLDEST_GLIBC = (2, 35)
SYSTEM_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libbrotlicommon.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",  # Debian 12's needs glibc 2.36
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}

# Plugins that are loaded only on their desktop, and so require nothing of the system.
OPTIONAL_PLUGINS = ("platformthemes/qgtk3",)
