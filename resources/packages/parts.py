"""Lists of the parts of Qt and Python that are packaged. Other parts are not packaged.

`tests/packages/test_parts.py` compares the lists with the parts that a run of the complete gallery loads.
"""

# Folders below PySide6/Qt/qml, without their subfolders.
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

# Files below PySide6/Qt/plugins, without `lib` and `.so` in the name. Plugins for a display are loaded only
# if there is a display of that kind.
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

# Qt tries each installed plugin when it reads a picture. The program shows no pictures of these formats, and
# code that reads untrusted files is best left out.
PLUGINS_LEFT_OUT = ("imageformats/qicns", "imageformats/qpdf", "imageformats/qtga", "imageformats/qwbmp")

# The Python modules of Qt. The Qt libraries that these modules and the plugins need are packaged too.
PYSIDE_MODULES = ("QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick", "QtSvg")

# Folders and modules of Python's library that are not packaged, because the program does not use them.
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

# Extension modules that are packaged. Modules that need one of these libraries are left out: OpenSSL (the
# program uses no network, and Python has its own digests), readline, ncurses, Berkeley DB, libuuid, NIS.
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

# The packages of Debian with Python, its extension modules, and the libraries `OWN_LIBRARIES`. Few systems
# have these libraries in the right version.
DEBIAN_PACKAGES = (
    "python3.11-minimal",
    "libpython3.11-minimal",
    "libpython3.11-stdlib",
    "libffi8",
    "libsqlite3-0",
    "zlib1g",
)
OWN_LIBRARIES = ("libffi.so.8", "libsqlite3.so.0", "libz.so.1")

# Libraries that the user's system must have. `SYSTEM_LIBRARIES` has the package of each library on Debian and
# Ubuntu; an .rpm names the libraries themselves. The build fails if a needed library is not in these lists.
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

# Plugins that are loaded only on their own desktop. The package does not require the libraries of these
# plugins, because such a desktop has them.
OPTIONAL_PLUGINS = ("platformthemes/qgtk3",)
