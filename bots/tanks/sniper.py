"""sniper: hits those who can't hit back.

It looks for cells from which it reaches a tank while that tank's own shots fall short, or at
least do less: high ground, some steps away, in line. It drives there by the shortest way, looking
before each step, and fires as long as it hits. When nobody is in sight it climbs to high ground
and looks on. Python, standard library only.
Worth learning: the trade is what counts. Height minus distance, once from your side and once from
the other's.
"""

import sys

EAST = (0, 1, 1, 1, 0, -1, -1, -1)
NORTH = (1, 1, 0, -1, -1, -1, 0, 1)


def read_numbers():
    """Reads a line of integers; at the end of the input the round is over."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return [int(word) for word in line.split()]


def sign(number):
    return (number > 0) - (number < 0)


def distance(one, two):
    return max(abs(one[0] - two[0]), abs(one[1] - two[1]))


def direction_to(one, two):
    """The direction from one cell toward another; None if they are the same."""
    step = (sign(two[0] - one[0]), sign(two[1] - one[1]))
    for direction in range(8):
        if (EAST[direction], NORTH[direction]) == step:
            return direction
    return None


class Sniper:
    def __init__(self):
        self.width, self.height, x, y, self.others = read_numbers()
        self.heights = [read_numbers() for _ in range(self.height)]
        self.here = (x, y)
        self.lives = [20] * (self.others + 1)
        self.seen = {}  # tank number -> cell, from the last look

    def give(self, order):
        """Gives an order, notes the lives, returns the rest of the report."""
        print(order, flush=True)
        report = read_numbers()
        self.lives = report[: self.others + 1]
        return report[self.others + 1 :]

    def look(self, direction):
        numbers = self.give(f"L{direction}")
        self.seen = {
            numbers[at]: (numbers[at + 1], numbers[at + 2]) for at in range(1, len(numbers), 6)
        }

    def move(self, direction):
        self.here = tuple(self.give(f"M{direction}"))

    def fire(self, direction):
        """Fires; tells whether a living tank was hit."""
        hit = self.give(f"F{direction}")[0]
        return hit > 0 and self.lives[hit] > 0

    def height_at(self, cell):
        """The height of a cell; 0 off the field."""
        x, y = cell
        if 1 <= x <= self.width and 1 <= y <= self.height:
            return self.heights[y - 1][x - 1]
        return 0

    def damage(self, shooter, target):
        """What a shot from cell to cell takes."""
        east, north = abs(shooter[0] - target[0]), abs(shooter[1] - target[1])
        if east and north and east != north or not east and not north:
            return 0
        return max(self.height_at(shooter) - max(east, north), 0)

    def is_clear(self, cell, target):
        """Whether nothing that is in sight stands between two cells of a line."""
        steps = distance(cell, target)
        east, north = sign(target[0] - cell[0]), sign(target[1] - cell[1])
        between = {(cell[0] + east * step, cell[1] + north * step) for step in range(1, steps)}
        return between.isdisjoint(self.seen.values())

    def trade(self, cell, target):
        """How good it is to stand on the cell while the target is where it is."""
        dealt = self.damage(cell, target)
        if dealt and not self.is_clear(cell, target):
            dealt = 0
        return dealt - 1.2 * self.damage(target, cell) if dealt else -1.5

    def choose_goal(self, target):
        """The cell within a few steps from which the trade is best."""
        x, y = self.here
        best, most = self.here, -100
        for far_east in range(-4, 5):
            for far_north in range(-4, 5):
                cell = (x + far_east, y + far_north)
                if not self.height_at(cell) or cell in self.seen.values():
                    continue
                steps = distance(self.here, cell)
                value = self.trade(cell, target) - 0.7 * steps - 0.2 * distance(cell, target)
                if value > most:
                    best, most = cell, value
        return best

    def climb(self):
        """Drives up to the highest cell around, if there is a higher one."""
        cells = [(self.here[0] + EAST[to], self.here[1] + NORTH[to]) for to in range(8)]
        highest = max(range(8), key=lambda to: self.height_at(cells[to]))
        if self.height_at(cells[highest]) > self.height_at(self.here):
            self.move(highest)

    def nearest(self):
        """The cell of the nearest living tank in sight."""
        cells = [cell for tank, cell in self.seen.items() if self.lives[tank] > 0]
        return min(cells, key=lambda cell: distance(self.here, cell), default=None)

    def engage(self, target):
        """Fires if it pays, otherwise goes a step to where it does. Returns where to look next."""
        if self.trade(self.here, target) > -1:
            direction = direction_to(self.here, target)
            hit = self.fire(direction)
            while hit:
                hit = self.fire(direction)
            return direction
        goal = self.choose_goal(target)
        if goal == self.here:
            return (direction_to(self.here, target) + 2) % 8  # nothing to do here: look elsewhere
        self.move(direction_to(self.here, goal))
        return direction_to(self.here, target)

    def run(self):
        sector = 2 if 2 * self.here[0] <= self.width else 6
        looks = 0
        while True:
            self.look(sector)
            target = self.nearest()
            if target:
                looks = 0
                sector = self.engage(target) or 0
            else:
                looks += 1
                sector = (sector + 2) % 8
                if looks % 5 == 0:
                    self.climb()


Sniper().run()
