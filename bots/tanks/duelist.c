/*
 * duelist: thinks one exchange ahead.
 *
 * It keeps to the nearest tank that it knows of. For each of its own orders (fire, or drive to one of
 * the eight cells around) it goes through what the other may do at the same time (fire at it, stay, or
 * drive), adds what it deals and what it suffers, and how good the two places are afterwards, and takes
 * the order with the best mean. It looks when what it knows has grown old.
 * Worth learning: all orders are given at the same time, so weigh yours against all of theirs.
 * One file of C: cc -O2 -o duelist duelist.c
 */
#include <stdio.h>
#include <stdlib.h>

enum { MAX_SIDE = 20, MAX_TANKS = 400, DIRECTIONS = 8, LINE = 65536 };

typedef struct {
    int x, y;
} Cell;

static const int EAST[DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
static const int NORTH[DIRECTIONS] = {1, 1, 0, -1, -1, -1, 0, 1};

static int width, height, others;
static int heights[MAX_SIDE + 1][MAX_SIDE + 1];
static Cell here;
static int lives[MAX_TANKS];

/* The last line that was read, as numbers. */
static int numbers[MAX_TANKS * 8];
static int count;

/* The nearest living tank that was seen, and how many turns ago; number 0: none. */
static struct {
    int number, age, tracks;
    Cell cell;
} foe;

/* What stood on the field at the last look. */
static Cell seen[MAX_TANKS];
static int seen_count;

static void read_numbers(void) {
    static char line[LINE];
    if (!fgets(line, sizeof line, stdin)) exit(0);
    count = 0;
    char *from = line;
    for (;;) {
        char *end;
        long number = strtol(from, &end, 10);
        if (end == from || count == (int)(sizeof numbers / sizeof *numbers)) return;
        numbers[count++] = (int)number;
        from = end;
    }
}

/* Gives an order and notes the lives; what else is reported begins at numbers[others + 1]. */
static void give(char kind, int direction) {
    printf("%c%d\n", kind, direction);
    fflush(stdout);
    read_numbers();
    for (int tank = 0; tank <= others; tank++) lives[tank] = numbers[tank];
}

static int sign(int number) {
    return (number > 0) - (number < 0);
}

static int distance(Cell one, Cell two) {
    int east = abs(one.x - two.x), north = abs(one.y - two.y);
    return east > north ? east : north;
}

static Cell step(Cell from, int direction) {
    return (Cell){from.x + EAST[direction], from.y + NORTH[direction]};
}

/* The height of a cell; 0 off the field. */
static int height_at(Cell cell) {
    if (cell.x < 1 || cell.x > width || cell.y < 1 || cell.y > height) return 0;
    return heights[cell.y][cell.x];
}

/* The direction from one cell toward another; 0 if they are the same. */
static int direction_to(Cell from, Cell to) {
    for (int direction = 0; direction < DIRECTIONS; direction++)
        if (EAST[direction] == sign(to.x - from.x) && NORTH[direction] == sign(to.y - from.y))
            return direction;
    return 0;
}

static int is_taken(Cell cell) {
    for (int index = 0; index < seen_count; index++)
        if (seen[index].x == cell.x && seen[index].y == cell.y) return 1;
    return 0;
}

/* What a shot from cell to cell takes; whatever stood between at the last look stops it. */
static int damage(Cell from, Cell to) {
    int east = abs(from.x - to.x), north = abs(from.y - to.y);
    if ((east && north && east != north) || (!east && !north)) return 0;
    int left = height_at(from) - distance(from, to);
    if (left <= 0) return 0;
    int direction = direction_to(from, to);
    for (Cell cell = step(from, direction); distance(cell, to) > 0; cell = step(cell, direction))
        if (is_taken(cell)) return 0;
    return left;
}

/* How good it is that we stand here and it there. */
static double standing(Cell own, Cell other) {
    return 0.8 * damage(own, other) - 0.7 * damage(other, own) + 0.3 * height_at(own) -
           0.35 * distance(own, other);
}

/* The mean of what comes of an order, over all that the foe may do in the same turn. */
static double value_of(int fires, Cell goal) {
    double sum = 0, weights = 0;
    int threat = damage(foe.cell, here);
    for (int reply = -1; reply < DIRECTIONS; reply++) {
        Cell to = reply < 0 ? foe.cell : step(foe.cell, reply);
        if (!height_at(to) || distance(to, here) == 0) continue;
        /* It stays and fires; or it drives, most likely on. */
        double weight = reply < 0 ? (threat > 0 ? 8 : 3) : (reply == foe.tracks ? 2 : 0.6);
        double value = standing(goal, to);
        if (fires && direction_to(here, to) == direction_to(here, foe.cell)) value += damage(here, to);
        if (reply < 0 && distance(goal, here) == 0) value -= 0.8 * threat;
        sum += weight * value;
        weights += weight;
    }
    return sum / weights;
}

static void look(int direction) {
    give('L', direction);
    foe.number = 0;
    seen_count = 0;
    for (int at = others + 2; at + 5 < count; at += 6) {
        int number = numbers[at];
        Cell cell = {numbers[at + 1], numbers[at + 2]};
        seen[seen_count++] = cell;
        if (lives[number] == 0) continue;
        if (foe.number && distance(here, foe.cell) <= distance(here, cell)) continue;
        foe.number = number;
        foe.cell = cell;
        foe.tracks = numbers[at + 3];
        foe.age = 0;
    }
}

/* Fires; after a miss the foe has to be looked for. */
static void fire(int direction) {
    give('F', direction);
    int hit = numbers[others + 1];
    foe.age = hit == foe.number ? 0 : 2;
}

static void move(int direction) {
    give('M', direction);
    here = (Cell){numbers[others + 1], numbers[others + 2]};
    foe.age++;
}

/* The best order against the foe. */
static void engage(void) {
    int best = -1;
    double most = damage(here, foe.cell) > 0 ? value_of(1, here) : -1000;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        Cell goal = step(here, direction);
        if (!height_at(goal) || is_taken(goal)) continue;
        double value = value_of(0, goal);
        if (value > most) {
            most = value;
            best = direction;
        }
    }
    if (best < 0) fire(direction_to(here, foe.cell));
    else move(best);
}

int main(void) {
    read_numbers();
    width = numbers[0];
    height = numbers[1];
    here = (Cell){numbers[2], numbers[3]};
    others = numbers[4];
    for (int y = 1; y <= height; y++) {
        read_numbers();
        for (int x = 1; x <= width; x++) heights[y][x] = numbers[x - 1];
    }
    for (int tank = 0; tank <= others; tank++) lives[tank] = 20;

    int sector = 2 * here.x <= width ? 2 : 6;
    for (;;) {
        look(sector);
        if (!foe.number) {
            sector = (sector + 2) % DIRECTIONS;
            continue;
        }
        while (foe.age < 1 && lives[foe.number] > 0) engage();
        sector = direction_to(here, foe.cell);
    }
}
