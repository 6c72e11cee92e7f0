"""The disk alone: the least that a durable server waits and works for each commit."""

import os
import statistics
import time
from pathlib import Path

BLOCK = bytes(4096)  # one page of the log
WRITES = 400
PACE = 0.005  # seconds from one write to the next, as at human pace


def disk_line(folder: Path) -> str:
    """Append pages to a file, each forced onto the disk, and say what one of them costs."""
    waits: list[float] = []
    handle = os.open(folder / "disk", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    used = 0.0
    try:
        for _ in range(WRITES):
            time.sleep(PACE)
            cpu, began = time.thread_time(), time.perf_counter()
            os.write(handle, BLOCK)
            os.fdatasync(handle)
            waits.append(1000 * (time.perf_counter() - began))
            used += time.thread_time() - cpu
    finally:
        os.close(handle)
    waits.sort()
    return (
        f"The disk alone, {WRITES} pages at human pace: {1e6 * used / WRITES:.0f} µs of CPU each, "
        f"p50 {statistics.median(waits):.2f} ms, p99 {waits[int(0.99 * WRITES)]:.1f} ms"
    )
