"""Runs a command in a terminal of its own: WORD is what is pressed, or the name of a signal, as soon as MARK is seen.
Prints as JSON whether the terminal gave single keys then, its status, and whether there is echo, and lines, afterwards."""
import fcntl
import json
import os
import select
import signal
import subprocess
import sys
import termios

mark, word, *command = sys.argv[1:]
master, slave = os.openpty()


def has_lines() -> bool:
    modes = termios.tcgetattr(slave)[3]
    return bool(modes & termios.ECHO) and bool(modes & termios.ICANON)


def make_controlling() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


fcntl.ioctl(slave, termios.TIOCSWINSZ, b"\x18\0\x50\0\0\0\0\0")
child = subprocess.Popen(
    command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, preexec_fn=make_controlling
)
seen = b""
while mark.encode() not in seen and child.poll() is None:
    ready, _, _ = select.select([master], [], [], 60)
    if not ready:
        child.kill()
        sys.exit(f"nothing like {mark!r} in {seen!r}")
    seen += os.read(master, 4096)
gave_keys = not has_lines()
if word.startswith("SIG"):
    child.send_signal(getattr(signal, word))
else:
    os.write(master, word.encode())
print(json.dumps({"gaveKeys": gave_keys, "status": child.wait(timeout=60), "hasLines": has_lines()}))
