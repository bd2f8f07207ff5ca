"""QML may read what is in the program, and nothing else: whatever a text names, nothing is fetched for it."""

from PySide6.QtCore import QIODevice, QObject
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest
from PySide6.QtQml import QQmlNetworkAccessManagerFactory

LOCAL_SCHEMES = frozenset({"qrc", "file", "data", ""})


class LocalOnly(QNetworkAccessManager):
    """Refuses every request but for local schemes, before a name is looked up."""

    def createRequest(
        self,
        operation: QNetworkAccessManager.Operation,
        request: QNetworkRequest,
        data: QIODevice | None = None,
    ) -> QNetworkReply:
        if request.url().scheme().lower() not in LOCAL_SCHEMES:
            request = QNetworkRequest(request)
            request.setUrl("data:,")
        return super().createRequest(operation, request, data)


class LocalOnlyFactory(QQmlNetworkAccessManagerFactory):
    def create(self, parent: QObject) -> QNetworkAccessManager:
        return LocalOnly(parent)
