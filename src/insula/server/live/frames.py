"""Encode a message once as a WebSocket frame, for all sockets of a table."""

TEXT_FRAME = 0x81
SHORT, MIDDLE = 125, 1 << 16


def frame(text: bytes) -> bytes:
    """Encode a text message of a server: unfragmented, unmasked, uncompressed."""
    length = len(text)
    if length <= SHORT:
        return bytes((TEXT_FRAME, length)) + text
    if length < MIDDLE:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2) + text
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8) + text
