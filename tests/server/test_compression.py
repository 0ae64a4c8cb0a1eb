"""Compression of WebSocket messages."""

from __future__ import annotations

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from mulligan.server.http.compression import LARGE, LargeMessageCompression


@pytest.mark.parametrize(("size", "is_packed"), [(100, False), (LARGE - 1, False), (LARGE, True), (20 * LARGE, True)])
def test_large_messages_are_compressed_and_read_as_they_were(size: int, is_packed: bool) -> None:
    """Several in a row, because no context is kept between messages."""
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    agreed, server = LargeMessageCompression().process_request_params([("client_max_window_bits", None)], [])
    client = browser.process_response_params(agreed, [])
    frame = Frame(Opcode.TEXT, b"wild" * (size // 4) + b"!" * (size % 4))
    for _ in range(2):
        sent = server.encode(frame)
        assert (len(sent.data) < size / 10, sent.rsv1) == (is_packed, is_packed)
        assert client.decode(sent).data == frame.data
        assert server.decode(client.encode(frame)).data == frame.data
