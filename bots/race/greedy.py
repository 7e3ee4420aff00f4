"""GREEDY: always as far ahead as the car could still stop.

Each second it looks at the nine moves that it could make. A move is fit if the car could brake to a halt after it
without hitting anything. Of the fit ones it takes the one whose halt lies nearest to the finish. That it arrives is
certain: to go on braking is always fit and leads to the same halt, so the halt never falls back, and from a standstill
one step forward always brings it on.
"""

import os
import sys
from collections import deque

WIDTH, HEIGHT, LINE_X = 150, 100, 40
START = (40, 4)

circuit_file = sys.argv[1]
with open(circuit_file, "rb") as file:
    content = file.read()
rows = content.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
if len(rows) == 1:
    rows = [content[at:at + WIDTH] for at in range(0, len(content), WIDTH)]
track = [[byte == 32 for byte in row] for row in rows[:HEIGHT]]


def is_track(x, y):
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and track[y][x]


# The finish line: the run of track in its column around the start.
top = bottom = START[1]
while is_track(LINE_X, top - 1):
    top -= 1
while is_track(LINE_X, bottom + 1):
    bottom += 1


def chain(dx, dy):
    """The steps of a move: for each one the one or two cells of which one must be track."""
    long, short = max(abs(dx), abs(dy)), min(abs(dx), abs(dy))
    steps = []
    for k in range(1, long + 1):
        aside, rest = divmod(2 * k * short, 2 * long)
        asides = [aside] if rest < long else [aside + 1] if rest > long else [aside, aside + 1]
        sx, sy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        steps.append([(k * sx, a * sy) if abs(dx) >= abs(dy) else (a * sx, k * sy) for a in asides])
    return steps


CHAINS = {(dx, dy): chain(dx, dy) for dx in range(-17, 18) for dy in range(-14, 15)}


def try_move(x, y, dx, dy):
    """None if the move hits something; else how often it crosses the line: 1 forwards, -1 backwards, or 0."""
    touches_line = x == LINE_X and top <= y <= bottom
    for cells in CHAINS[dx, dy]:
        free = [(x + cx, y + cy) for cx, cy in cells if is_track(x + cx, y + cy)]
        if not free:
            return None
        touches_line |= any(cx == LINE_X and top <= cy <= bottom for cx, cy in free)
    if touches_line and x < LINE_X <= x + dx:
        return 1
    if touches_line and x + dx < LINE_X <= x:
        return -1
    return 0


NEIGHBOURS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def steps_to_finish():
    """For each cell how many steps it is to beyond the line, never backwards over it."""
    steps = {}
    queue = deque()
    for y in range(top, bottom + 1):
        for near in (y - 1, y, y + 1):
            if is_track(LINE_X - 1, near) and (LINE_X - 1, near) not in steps:
                steps[LINE_X - 1, near] = 1
                queue.append((LINE_X - 1, near))
    while queue:
        x, y = queue.popleft()
        for dx, dy in NEIGHBOURS:
            cell = (x + dx, y + dy)
            if cell in steps or not is_track(*cell) or try_move(*cell, -dx, -dy) != 0:
                continue
            steps[cell] = steps[x, y] + 1
            queue.append(cell)
    return steps


STEPS = steps_to_finish()
FINISHED = -1


def slower(speed):
    return speed - (speed > 0) + (speed < 0)


def halt(x, y, dx, dy):
    """Makes the move and brakes: how far the halt is from the finish, and how many moves it takes. None: it crashes."""
    for moves in range(1, 40):
        crossed = try_move(x, y, dx, dy)
        if crossed is None or crossed < 0:
            return None
        if crossed > 0:
            return FINISHED, moves
        x, y, dx, dy = x + dx, y + dy, slower(dx), slower(dy)
        if dx == dy == 0:
            return STEPS[x, y], moves
    return None


def drive():
    (x, y), (dx, dy) = START, (0, 0)
    lap = [START]
    while True:
        choices = []
        for ax in (-1, 0, 1):
            for ay in (-1, 0, 1):
                move = (dx + ax, dy + ay)
                if move in CHAINS and (len(lap) > 1 or move != (0, 0)):
                    found = halt(x, y, *move)
                    if found is not None:
                        choices.append((found, move))
        (dx, dy) = min(choices)[1]
        finished = try_move(x, y, dx, dy) == 1
        x, y = x + dx, y + dy
        lap.append((x, y))
        if finished:
            return lap


def write_result(lap):
    name = os.path.splitext(os.path.basename(sys.argv[0]))[0].upper() + ".F1"
    lines = ["Greedy", circuit_file] + ["%d,%d" % point for point in lap]
    with open(name, "w", encoding="ascii", newline="") as file:
        file.write("".join(line + "\r\n" for line in lines))


write_result(drive())
