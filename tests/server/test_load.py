"""The processes of a benchmark."""

import os
import signal
import subprocess
import sys

from tests.server.harness import until

WAITING = "import time; time.sleep(600)"
MEASURING = f"""
import sys, time
from insula.server.bench.process import running
with running([sys.executable, "-c", {WAITING!r}]) as process:
    print(process.pid, flush=True)
    time.sleep(600)
"""


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_terminated_benchmark_stops_its_server() -> None:
    command = [sys.executable, "-c", MEASURING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bench:
        assert bench.stdout
        server = int(bench.stdout.readline())
        assert is_there(server)
        bench.send_signal(signal.SIGTERM)
        assert bench.wait(20) == 128 + signal.SIGTERM
    until(lambda: not is_there(server))
