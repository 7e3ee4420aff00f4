"""GREEDY: always the quickest way to the other side.

From where the frog stands it follows all ways at once, frame by frame, until the first of them is across; then it begins
again from there. It takes no care of corners, nor of staying near the middle, and so leaves the bonuses lying.
"""

import sys

COLUMNS, SOUTH, NORTH = 23, 6, 0
START = (SOUTH, 11)
WEST, EAST = -1, 1

# By row: where the lane leads, and how far its traffic has come at the start of a frame.
LANES = {
    1: (WEST, lambda frame: 2 * frame),
    2: (EAST, lambda frame: frame // 2),
    3: (WEST, lambda frame: frame),
    4: (WEST, lambda frame: frame // 2),
    5: (EAST, lambda frame: 2 * frame),
}

# In the order in which equal ways are tried.
MOVES = [("^", -1, 0), ("v", 1, 0), (".", 0, 0), ("<", 0, -1), (">", 0, 1)]

lines = sys.stdin.buffer.read().decode("utf-8-sig").split("\n")
cells = {}  # by row: the cells in the order in which they drive in
for row, (heading, _) in LANES.items():
    line = lines[row - 1].rstrip("\r") if row <= len(lines) else ""
    in_order = line[::-1] if heading == EAST else line
    cells[row] = in_order.strip(" ")


def is_occupied(row, column, frame):
    """Whether a vehicle covers this cell of a lane at the start of the frame."""
    heading, travelled = LANES[row]
    index = travelled(frame) + (-1 - column if heading == EAST else column - COLUMNS)
    return 0 <= index < len(cells[row]) and cells[row][index] != " "


def count_frames():
    """The first frame from which on the road is empty for good."""
    frames = 0
    for row, (_, travelled) in LANES.items():
        frame = 0
        while cells[row] and travelled(frame) < COLUMNS + len(cells[row]):
            frame += 1
        frames = max(frames, frame)
    return frames


def survives(row, column, to_row, to_column, frame):
    """Whether the frog lives through a frame in which it goes from one cell to another."""
    if not (NORTH <= to_row <= SOUTH and 0 <= to_column < COLUMNS):
        return False
    if to_row not in LANES:
        return True
    if is_occupied(to_row, to_column, frame + 1):
        return False
    if row != to_row:
        return True
    # In its own lane no vehicle may change sides with it.
    heading, travelled = LANES[row]
    speed = travelled(frame + 1) - travelled(frame)
    if to_column == column:
        return speed < 2 or not is_occupied(row, column - heading, frame)
    if to_column == column - heading:  # against the traffic
        return not any(is_occupied(row, column - heading * k, frame) for k in range(1, speed + 1))
    return True


def quickest_way(start, goal, frame, frames):
    """The moves from a cell to any cell of the goal's row; those of any way that lasts if there is none in time."""
    before = []  # by frame from here on: cell -> (the cell before, the move)
    here = [start]
    while frame + len(before) < frames:
        reached = {}
        for row, column in here:
            for move, down, right in MOVES:
                to = (row + down, column + right)
                if to not in reached and survives(row, column, *to, frame + len(before)):
                    reached[to] = ((row, column), move)
        before.append(reached)
        here = list(reached)
        across = [cell for cell in here if cell[0] == goal]
        if across:
            return across[0], moves_to(across[0], before)
    # The start is a safe zone: waiting there always lasts.
    return start, "." * (frames - frame)


def moves_to(cell, before):
    moves = []
    for reached in reversed(before):
        cell, move = reached[cell]
        moves.append(move)
    return "".join(reversed(moves))


frames = count_frames()
moves, cell, goal = "", START, NORTH
while len(moves) < frames:
    cell, more = quickest_way(cell, goal, len(moves), frames)
    moves += more
    goal = SOUTH if goal == NORTH else NORTH
print(moves)
