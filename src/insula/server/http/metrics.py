"""Metrics in Prometheus text format. They name no person and no table."""

from starlette.responses import PlainTextResponse, Response

from insula.server.http.requests import ApiCall
from insula.server.http.routes import operation
from insula.server.http.services import Services

TYPE = "text/plain; version=0.0.4; charset=utf-8"


def metric_values(services: Services) -> dict[str, tuple[str, str, float]]:
    """Return type, description and value of each metric."""
    writer, peers = services.store.writer, services.peers
    return {
        "insula_sockets": ("gauge", "Open sockets.", len(services.sockets)),
        "insula_messages_waiting": (
            "gauge",
            "Messages queued for slow sockets.",
            sum(subscriber.count() for subscriber in services.sockets),
        ),
        "insula_tables_in_memory": ("gauge", "Tables in memory.", len(services.tables.live)),
        "insula_writes_waiting": ("gauge", "Changes queued for writing.", writer.waiting()),
        "insula_commits_total": ("counter", "Batches committed.", writer.commits),
        "insula_changes_total": ("counter", "Changes written.", writer.written),
        "insula_bot_failures_total": (
            "counter",
            "Bot requests that crashed or timed out.",
            services.bot_pool.failures,
        ),
        "insula_replicas_caught_up_total": (
            "counter",
            "Times a table caught up with another process.",
            peers.counts["caught up"],
        ),
        "insula_conflicts_total": (
            "counter",
            "Actions retried because another process wrote first.",
            peers.counts["conflicts"],
        ),
        "insula_hints_sent_total": (
            "counter",
            "Notices sent to other processes.",
            peers.counts["sent"],
        ),
        "insula_hints_heard_total": (
            "counter",
            "Notices received from other processes.",
            peers.counts["received"],
        ),
        "insula_redis_connected": (
            "gauge",
            "Whether Redis is connected.",
            float(bool(peers.is_connected())),
        ),
    }


def metrics_text(services: Services) -> str:
    lines = [
        f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, (kind, about, value) in metric_values(services).items()
    ]
    return "".join(lines)


@operation("GET", "/metrics", gives=str)
async def metrics(call: ApiCall) -> Response:
    """Return metrics for Prometheus."""
    return PlainTextResponse(metrics_text(call.services), media_type=TYPE)
