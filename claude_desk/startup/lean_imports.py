"""Imports other packages without the parts that this program does not need at its start."""

import builtins
import importlib
import sys
import threading
from collections.abc import Callable
from functools import partial
from types import CodeType, ModuleType
from typing import Any

# Modules of PySide that describe Qt's functions: for `help()`, signatures and errors about argument types.
_DESCRIBING = {
    f"shibokensupport/signature/{name}.py"
    for name in ("layout", "parser", "lib/enum_sig", "lib/pyi_generator")
}
# The source that such a module has until it is used.
_LATE_MODULE = "from {here} import attribute_of\n__getattr__ = attribute_of({filename!r}, globals())"
_compile = compile


def import_qt_core() -> None:
    """Import QtCore without the code that it compiles at every start, and without its hook in each later
    import.

    PySide has its own Python modules as sources inside its library, so their compiled form is not stored.
    Four of these modules only describe functions. Compiling them takes a fifth of the import's time. They are
    compiled when one of their names is first used.

    QtCore also replaces `__import__`, in case a module uses `from __feature__ import snake_case`. No module
    of this program does that. For each import, the hook costs a Python call. For each new module, it reads
    the module's source, and `linecache` keeps this source (460 modules after the start, 14 MB).

    This is for PySide6 6.11 (`signature_bootstrap.py`, `shibokensupport/feature.py`). A version that works
    differently is not changed.
    """
    if "PySide6.QtCore" in sys.modules:
        return
    setattr(builtins, "compile", _compile_what_is_needed)  # noqa: B010 - not for the type checker
    try:
        importlib.import_module("PySide6.QtCore")
    finally:
        setattr(builtins, "compile", _compile)  # noqa: B010
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        setattr(builtins, "__import__", original)  # noqa: B010


def _compile_what_is_needed(source: object, filename: object, *mode: object, **options: object) -> object:
    """Compile like `compile`. In place of the four modules, compile nearly empty modules for the time until
    they are used."""
    if isinstance(source, bytes) and filename in _DESCRIBING:
        _sources[str(filename)] = source
        source = _LATE_MODULE.format(here=__name__, filename=filename)
    return _compile(source, filename, *mode, **options)  # type: ignore[call-overload]


_sources: dict[str, bytes] = {}
_loading = threading.RLock()


def attribute_of(filename: str, module: dict[str, object]) -> Callable[[str], object]:
    """Return the `__getattr__` of a late module. The function compiles and runs the module when one of the
    module's names is first used."""
    running = False

    def attribute(name: str) -> object:
        nonlocal running
        if name.startswith("__"):
            raise AttributeError(name)
        with _loading:
            if running:  # a module that this thread imports asks for the name
                raise AttributeError(name)
            source = _sources.pop(filename, None)
            if source is not None:
                code: CodeType = _compile(source, filename, "exec")
                running = True
                try:
                    exec(code, module)  # as the module's own loader would do
                finally:
                    running = False
        try:
            return module[name]
        except KeyError:
            raise AttributeError(name) from None

    return attribute


def load_qasync_alone() -> None:
    """Import qasync without `QtWidgets` and `ssl`. This program uses neither. This saves 9 MB and some ms.

    Of the widgets, qasync (0.28) uses only the application's class, and only for a loop without a given
    application. asyncio works without `ssl`.
    """
    widgets = "PySide6.QtWidgets"
    if "qasync" in sys.modules or widgets in sys.modules:
        return
    package, gui = sys.modules["PySide6"], importlib.import_module("PySide6.QtGui")
    stand_in = ModuleType(widgets)
    setattr(stand_in, "QApplication", gui.QGuiApplication)  # noqa: B010 - a module has no stubs
    sys.modules[widgets] = stand_in
    try:
        _import_without("ssl", "qasync")
    finally:
        del sys.modules[widgets]
        vars(package).pop("QtWidgets", None)


def load_asyncio_alone() -> None:
    """Import the parts of asyncio that qasync needs, without `ssl`. These parts do not need Qt."""
    _import_without("ssl", "asyncio")
    importlib.import_module("concurrent.futures.thread")


def _import_without(hidden: str, name: str) -> None:
    """Import the module `name`. During this import, imports of `hidden` fail, unless `hidden` was imported
    before."""
    hides = hidden not in sys.modules
    if hides:
        sys.modules[hidden] = None  # type: ignore[assignment]
    try:
        importlib.import_module(name)
    finally:
        if hides:
            del sys.modules[hidden]


def skip_plugins() -> None:
    """Replace pydantic's plugin loader, if it is not imported yet.

    pydantic asks its `plugin/_loader.py` for plugins when the first model is made. The search through all
    packages takes 12 ms and 1 to 2 MB in each process (pydantic 2.11 to 2.14). If a later version asks for
    another name there, it gets that name from the original loader.
    """
    loader = "pydantic.plugin._loader"
    if loader in sys.modules:
        return
    stand_in = ModuleType(loader)

    def attribute(name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        if sys.modules.get(loader) is stand_in:
            del sys.modules[loader]
        return getattr(importlib.import_module(loader), name)

    vars(stand_in).update(get_plugins=tuple, __getattr__=attribute)
    sys.modules[loader] = stand_in


def prepare_child() -> None:
    """Apply the savings for a child without Qt that starts no program. Import no module that the child may
    not need, because the window waits for the child's first answer."""
    prepare_dataclasses()
    load_hashing_alone()
    skip_plugins()
    load_msgspec_alone()


def load_msgspec_alone() -> None:
    """Import msgspec without `typing_extensions`. This saves 4 ms. msgspec finds the names in `typing`."""
    _import_without("typing_extensions", "msgspec")


def load_hashing_alone() -> None:
    """Import `hashlib` without OpenSSL. This saves 3.5 MB. Python's own hashes have a sixth of the speed
    (300 MB a second), but this program hashes only lines, settings and attachments.

    If Python was built without its own hashes, use those of OpenSSL.
    """
    if "hashlib" in sys.modules:
        return
    _import_without("_hashlib", "hashlib")
    _import_without("_hashlib", "hmac")
    hashing = sys.modules["hashlib"]
    if not all(hasattr(hashing, name) for name in ("sha1", "sha256", "blake2b")):
        del sys.modules["hashlib"], sys.modules["hmac"]


def prepare_dataclasses() -> None:
    """Make dataclasses compile each of their methods at the method's first use. This affects classes that are
    defined after this call.

    `dataclasses` writes and compiles six functions for each class. Most of them are never called. For the 420
    classes of this program, this takes a sixth of the time of the imports after the first frame. This is for
    Python 3.11 and 3.12. Later versions compile all functions of a class together, and are not changed.

    A class without a documentation gets its name as documentation. `dataclasses` would write the signature
    of `__init__`.
    """
    import dataclasses

    module = vars(dataclasses)
    if "_create_fn" in module and _MAKERS.keys() <= module.keys():
        for maker, names in _MAKERS.items():
            module[maker] = partial(_late_methods, module[maker], names)
        module["_process_class"] = partial(_documented, module["_process_class"])


# The functions of `dataclasses` that make methods of a class, and the names of the methods. `_cmp_fn` gets
# the name as its first argument.
_MAKERS: dict[str, tuple[str, ...]] = {
    "_init_fn": ("__init__",),
    "_repr_fn": ("__repr__",),
    "_cmp_fn": (),
    "_hash_fn": ("__hash__",),
    "_frozen_get_del_attr": ("__setattr__", "__delattr__"),
}


def _documented(process: Callable[..., type], cls: type, *arguments: Any) -> type:
    if not cls.__doc__:
        cls.__doc__ = cls.__name__
    return process(cls, *arguments)


def _late_methods(make: Callable[..., Any], names: tuple[str, ...], *arguments: Any, **named: Any) -> Any:
    """Return what `make` would return, with methods that are made at their first use."""
    call = partial(make, *arguments, **named)
    made = tuple(_LateMethod(name, call, at) for at, name in enumerate(names or arguments[:1]))
    return made if len(made) > 1 else made[0]


class _LateMethod:
    """A method of a dataclass. At its first use, it makes the real method, which replaces it in the class."""

    __slots__ = ("__name__", "_at", "_make")

    def __init__(self, name: str, make: Callable[[], Any], at: int) -> None:
        """`make` makes the method, or several methods of which this is the one at `at`."""
        self.__name__ = name
        self._make = make
        self._at = at

    def __get__(self, instance: object, owner: type) -> Any:
        found = self._make()
        method = found[self._at] if isinstance(found, tuple) else found
        for cls in owner.__mro__:
            if vars(cls).get(self.__name__) is self:
                method.__qualname__ = f"{cls.__qualname__}.{self.__name__}"
                setattr(cls, self.__name__, method)
        return method.__get__(instance, owner)
