"""Compression of large WebSocket messages. Most messages are small, and compressing them costs more than it saves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionName, ExtensionParameter

LARGE = 16_384  # bytes; exceeded by whole tables, and by boards with many players


class CompressedIfLarge(Extension):
    """Applies a compressing extension to large frames only."""

    def __init__(self, compression: Extension) -> None:
        self.name = compression.name
        self._compression = compression

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._compression.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self._compression.encode(frame) if len(frame.data) >= LARGE else frame


class LargeMessageCompression(ServerExtensionFactory):
    """permessage-deflate without context takeover, which would cost memory per client."""

    def __init__(self) -> None:
        self._deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.name: ExtensionName = self._deflate.name

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        agreed, compression = self._deflate.process_request_params(params, accepted_extensions)
        return agreed, CompressedIfLarge(compression)


class TableProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, compressing large messages only."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [LargeMessageCompression()]
