"""Figures for Prometheus, in its text format. None of them names a person or a table."""

from starlette.responses import PlainTextResponse, Response

from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.server.http.services import Services

TYPE = "text/plain; version=0.0.4; charset=utf-8"


def metric_values(services: Services) -> dict[str, tuple[str, str, float]]:
    """Each figure with its kind and what it says."""
    writer, peers = services.store.writer, services.peers
    return {
        "insula_sockets": ("gauge", "Open sockets.", len(services.sockets)),
        "insula_messages_waiting": (
            "gauge",
            "Messages that wait for slow sockets.",
            sum(subscriber.count() for subscriber in services.sockets),
        ),
        "insula_tables_in_memory": ("gauge", "Tables in memory.", len(services.tables.live)),
        "insula_writes_waiting": ("gauge", "Changes that wait to be written.", writer.waiting()),
        "insula_commits_total": ("counter", "Groups of changes written.", writer.commits),
        "insula_changes_total": ("counter", "Changes written.", writer.written),
        "insula_bot_failures_total": (
            "counter",
            "Bots that crashed or took too long.",
            services.bot_pool.failures,
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
        "insula_hints_heard_total": ("counter", "Hints from them.", peers.counts["received"]),
        "insula_redis_connected": ("gauge", "Is Redis there?", float(bool(peers.connected()))),
    }


def metrics_text(services: Services) -> str:
    lines = [
        f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, (kind, about, value) in metric_values(services).items()
    ]
    return "".join(lines)


@operation("GET", "/metrics", gives=str)
async def metrics(call: ApiCall) -> Response:
    """Figures for Prometheus."""
    return PlainTextResponse(metrics_text(call.services), media_type=TYPE)
