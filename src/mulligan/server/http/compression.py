"""Large messages of a socket are compressed. Small ones are most of them, and cost more of the server than of the network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionName, ExtensionParameter

LARGE = 16_384  # bytes: a table when somebody comes to it, the boards of many


class CompressedIfLarge(Extension):
    """Any extension that compresses, where it is worth it."""

    def __init__(self, packing: Extension) -> None:
        self.name = packing.name
        self._packing = packing

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._packing.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self._packing.encode(frame) if len(frame.data) >= LARGE else frame


class LargeMessageCompression(ServerExtensionFactory):
    """permessage-deflate. Nothing is remembered from message to message: that would be memory for each who looks."""

    def __init__(self) -> None:
        self._deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.name: ExtensionName = self._deflate.name

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        agreed, packing = self._deflate.process_request_params(params, accepted_extensions)
        return agreed, CompressedIfLarge(packing)


class TableProtocol(WebSocketsSansIOProtocol):
    """Sockets as uvicorn has them, but for what is compressed."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [LargeMessageCompression()]
