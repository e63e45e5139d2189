"""Figures for Prometheus, in its text format. None of them names a person or a table."""

from starlette.responses import PlainTextResponse, Response

from insula.server.http.requests import Call
from insula.server.http.routes import operation
from insula.server.http.services import Service

TYPE = "text/plain; version=0.0.4; charset=utf-8"


def figures(service: Service) -> dict[str, tuple[str, str, float]]:
    """Each figure with its kind and what it says."""
    writer, peers = service.store.writer, service.peers
    return {
        "insula_sockets": ("gauge", "Open sockets.", len(service.sockets)),
        "insula_messages_waiting": (
            "gauge",
            "Messages that wait for slow sockets.",
            sum(subscriber.count() for subscriber in service.sockets),
        ),
        "insula_tables_in_memory": ("gauge", "Tables in memory.", len(service.tables.live)),
        "insula_writes_waiting": ("gauge", "Changes that wait to be written.", writer.waiting()),
        "insula_commits_total": ("counter", "Groups of changes written.", writer.commits),
        "insula_changes_total": ("counter", "Changes written.", writer.written),
        "insula_bot_failures_total": (
            "counter",
            "Bots that crashed or took too long.",
            service.thinkers.failures,
        ),
        "insula_replicas_caught_up_total": (
            "counter",
            "Times that a table learned what another process had written.",
            peers.counts["caught up"],
        ),
        "insula_conflicts_total": (
            "counter",
            "Actions tried again because another process wrote first.",
            peers.counts["conflicts"],
        ),
        "insula_hints_sent_total": ("counter", "Hints to other processes.", peers.counts["sent"]),
        "insula_hints_heard_total": ("counter", "Hints from them.", peers.counts["heard"]),
        "insula_redis_connected": ("gauge", "Is Redis there?", float(bool(peers.connected()))),
    }


def text_of(service: Service) -> str:
    lines = [
        f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, (kind, about, value) in figures(service).items()
    ]
    return "".join(lines)


@operation("GET", "/metrics", gives=str)
async def metrics(call: Call) -> Response:
    """Figures for Prometheus."""
    return PlainTextResponse(text_of(call.service), media_type=TYPE)
