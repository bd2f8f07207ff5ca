"""Pictures of icons for QML, for displays with a scale other than 1 and without a graphics card.

Qt requests these pictures in the GUI thread, because they are not asynchronous. Qt would load an image from a
`data:` address in another thread and use the engine's network there, which can crash: see `LocalOnlyFactory`.
"""

from typing import TYPE_CHECKING

from PySide6.QtQuick import QQuickImageProvider

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

PROVIDER = "icon"
_BOX = 16  # side of an icon in its own units
_LARGEST = 1_024  # longest side of a picture, in pixels
_LINE = 'fill="none" stroke="#{ink}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
_FILLED = 'fill="#{ink}"'


class IconImages(QQuickImageProvider):
    """Provides pictures by `STYLE/COLOUR/PATH`, in the requested size in pixels.

    STYLE is `filled`, or the width of the lines in units of the path. COLOUR is `#rrggbb` without `#`. PATH
    is an SVG path within 16 by 16 units.
    """

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, id: str, size: "QSize", requestedSize: "QSize") -> "QImage":  # noqa: N803 - Qt's name
        # Imported here, because most displays need no such pictures and the imports would delay the start.
        from PySide6.QtCore import QByteArray, QRectF, QUrl
        from PySide6.QtGui import QImage, QPainter
        from PySide6.QtSvg import QSvgRenderer

        style, ink, path = QUrl.fromPercentEncoding(QByteArray(id.encode())).split("/", 2)
        side = min(requestedSize.width() if requestedSize.width() > 0 else _BOX, _LARGEST)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        drawn = (_FILLED if style == "filled" else _LINE).format(ink=ink, width=style)
        view = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_BOX} {_BOX}"'
        renderer = QSvgRenderer(QByteArray(f'<svg {view}><path d="{path}" {drawn}/></svg>'.encode()))
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
        size.setWidth(side)
        size.setHeight(side)
        return image
