"""QML may read what is in the program, and nothing else: whatever a text names, nothing is fetched for it."""

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkProxy
from PySide6.QtQml import QQmlNetworkAccessManagerFactory


class LocalOnlyFactory(QQmlNetworkAccessManagerFactory):
    """Managers that know no way out: their only proxy is of a kind that takes neither http nor https.

    A request fails before a name is looked up or a socket opened (`QNetworkReply.ProxyNotFoundError`); files
    and resources need no proxy. Nothing of Python's is called in a request: Qt makes some in other threads.
    """

    def create(self, parent: QObject) -> QNetworkAccessManager:
        manager = QNetworkAccessManager(parent)
        manager.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.FtpCachingProxy))
        return manager
