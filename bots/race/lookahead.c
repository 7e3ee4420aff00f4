/*
 * LOOKAHEAD: drives thousands of laps at once and keeps the best ones.
 *
 * Build it with:  cc -O2 -o lookahead lookahead.c
 *
 * Every second it makes all nine moves from each car that it still follows, and keeps the WIDTH_OF_BEAM most promising
 * cars. A car is kept only if it could still brake to a halt; the nearer to the finish that halt lies, and then the fewer
 * moves it takes, the better. The first car over the line wins, the one that needs the least of its last move. As the
 * best car can always go on braking, and step on from a standstill, one arrives for certain.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 150, ROWS = 100, CELLS = COLUMNS * ROWS, LINE_X = 40, START_X = 40, START_Y = 4 };
enum { FAST_X = 17, FAST_Y = 14, SPEEDS = (2 * FAST_X + 1) * (2 * FAST_Y + 1) };
enum { WIDTH_OF_BEAM = 1500, MOST_MOVES = 4000, CRASH = 2, FAR = 1 << 20 };

static char is_space[ROWS][COLUMNS];
static int steps[ROWS][COLUMNS]; /* to beyond the line, never backwards over it */
static int line_top = START_Y, line_bottom = START_Y;

typedef struct {
  short x, y, dx, dy;
  int parent;     /* its number in the second before */
  int halt, brake; /* where it could stop: steps to the finish, and moves */
} Car;

static Car *seconds[MOST_MOVES]; /* the cars of every second */
static int counts[MOST_MOVES];

static int is_track(int x, int y) {
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && is_space[y][x];
}

static int is_on_line(int x, int y) { return x == LINE_X && y >= line_top && y <= line_bottom; }

static int sign(int n) { return (n > 0) - (n < 0); }

/* CRASH, or how often the move crosses the line: 1 forwards, -1 backwards, 0. */
static int try_move(int x, int y, int dx, int dy) {
  int wide = abs(dx) >= abs(dy), touches = is_on_line(x, y);
  int length = wide ? abs(dx) : abs(dy), side = wide ? abs(dy) : abs(dx);
  for (int k = 1; k <= length; k++) {
    int aside = 2 * k * side / (2 * length), rest = 2 * k * side % (2 * length), free = 0;
    /* The nearest cell; where the way leads exactly between two, one of them is enough. */
    for (int a = rest > length ? aside + 1 : aside; a <= (rest < length ? aside : aside + 1); a++) {
      int cx = x + (wide ? k : a) * sign(dx), cy = y + (wide ? a : k) * sign(dy);
      if (!is_track(cx, cy)) continue;
      free = 1;
      touches |= is_on_line(cx, cy);
    }
    if (!free) return CRASH;
  }
  if (!touches) return 0;
  return x < LINE_X && x + dx >= LINE_X ? 1 : x >= LINE_X && x + dx < LINE_X ? -1 : 0;
}

static void read_circuit(const char *name) {
  static unsigned char bytes[4 * CELLS];
  FILE *file = fopen(name, "rb");
  if (file == NULL) exit(1);
  size_t size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  int x = 0, y = 0, has_lines = memchr(bytes, '\n', size) || memchr(bytes, '\r', size);
  for (size_t at = 0; at < size && y < ROWS; at++) {
    if (has_lines ? bytes[at] == '\n' || bytes[at] == '\r' : x == COLUMNS) {
      if (bytes[at] == '\r' && at + 1 < size && bytes[at + 1] == '\n') at++;
      x = 0, y++;
      if (has_lines || y == ROWS) continue;
    }
    if (x < COLUMNS) is_space[y][x++] = bytes[at] == ' ';
  }
  while (is_track(LINE_X, line_top - 1)) line_top--;
  while (is_track(LINE_X, line_bottom + 1)) line_bottom++;
}

static void measure_steps(void) {
  static int queue[CELLS];
  int put = 0;
  for (int cell = 0; cell < CELLS; cell++) steps[cell / COLUMNS][cell % COLUMNS] = FAR;
  for (int y = line_top - 1; y <= line_bottom + 1; y++) {
    if (!is_track(LINE_X - 1, y)) continue;
    steps[y][LINE_X - 1] = 1;
    queue[put++] = y * COLUMNS + LINE_X - 1;
  }
  for (int got = 0; got < put; got++) {
    int x = queue[got] % COLUMNS, y = queue[got] / COLUMNS;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int fx = x + dx, fy = y + dy;
        if (!is_track(fx, fy) || steps[fy][fx] != FAR || try_move(fx, fy, -dx, -dy) != 0) continue;
        steps[fy][fx] = steps[y][x] + 1;
        queue[put++] = fy * COLUMNS + fx;
      }
    }
  }
}

/* Finds where a car that has just moved could stop; 0: it could not. */
static int find_halt(Car *car) {
  int x = car->x, y = car->y, dx = car->dx, dy = car->dy;
  for (car->brake = 0;; car->brake++) {
    dx -= sign(dx), dy -= sign(dy);
    if (dx == 0 && dy == 0) break;
    int crossed = try_move(x, y, dx, dy);
    if (crossed == CRASH || crossed < 0) return 0;
    if (crossed > 0) {
      car->halt = 0;
      return 1;
    }
    x += dx, y += dy;
  }
  car->halt = steps[y][x];
  return car->halt != FAR;
}

static int by_promise(const void *one, const void *other) {
  const Car *a = one, *b = other;
  return a->halt != b->halt ? a->halt - b->halt : a->brake - b->brake;
}

/* Whether a car that is followed has been in this cell at this speed. */
static char *mark_of(Car car) {
  static char seen[CELLS][SPEEDS];
  return &seen[car.y * COLUMNS + car.x][(car.dy + FAST_Y) * (2 * FAST_X + 1) + car.dx + FAST_X];
}

static void write_result(const char *program, const char *circuit, int moves, Car last) {
  const char *slash = strrchr(program, '/');
  char name[256];
  snprintf(name, sizeof name, "%s.F1", slash == NULL ? program : slash + 1);
  for (char *at = name; *at; at++) *at = (char)toupper((unsigned char)*at);
  Car *lap = malloc((size_t)(moves + 1) * sizeof *lap);
  FILE *file = fopen(name, "wb");
  if (file == NULL || lap == NULL) exit(1);
  for (int move = moves; move >= 0; move--) {
    lap[move] = last;
    if (move > 0) last = seconds[move - 1][last.parent];
  }
  fprintf(file, "Lookahead\r\n%s\r\n", circuit);
  for (int move = 0; move <= moves; move++) fprintf(file, "%d,%d\r\n", lap[move].x, lap[move].y);
  if (fclose(file) != 0) exit(1);
}

int main(int count, char **words) {
  static Car reached[9 * WIDTH_OF_BEAM];
  if (count != 2) return 2;
  read_circuit(words[1]);
  measure_steps();
  Car start = {START_X, START_Y, 0, 0, 0, FAR, 0};
  seconds[0] = malloc(sizeof start);
  seconds[0][0] = start;
  counts[0] = 1;
  for (int move = 1; move < MOST_MOVES; move++) {
    Car best = start;
    int put = 0, has_finished = 0;
    for (int at = 0; at < counts[move - 1]; at++) {
      Car from = seconds[move - 1][at];
      for (int turn = 0; turn < 9; turn++) {
        Car to = from;
        to.dx = (short)(from.dx + turn % 3 - 1), to.dy = (short)(from.dy + turn / 3 - 1);
        to.x = (short)(from.x + to.dx), to.y = (short)(from.y + to.dy), to.parent = at;
        if (move == 1 && to.dx == 0 && to.dy == 0) continue;
        int crossed = try_move(from.x, from.y, to.dx, to.dy);
        if (crossed == CRASH || crossed < 0) continue;
        if (crossed > 0) {
          /* The part of the last move before the line, compared without fractions. */
          int is_better = !has_finished ||
              (LINE_X - from.x) * best.dx < (LINE_X - (best.x - best.dx)) * to.dx;
          if (is_better) best = to;
          has_finished = 1;
          continue;
        }
        if (abs(to.dx) > FAST_X || abs(to.dy) > FAST_Y) continue;
        char *mark = mark_of(to);
        if (*mark || !find_halt(&to)) continue;
        *mark = 1;
        reached[put++] = to;
      }
    }
    if (has_finished) {
      write_result(words[0], words[1], move, best);
      return 0;
    }
    qsort(reached, (size_t)put, sizeof *reached, by_promise);
    counts[move] = put < WIDTH_OF_BEAM ? put : WIDTH_OF_BEAM;
    /* Who is dropped may come again. */
    for (int at = counts[move]; at < put; at++) *mark_of(reached[at]) = 0;
    seconds[move] = malloc((size_t)counts[move] * sizeof *reached);
    if (seconds[move] == NULL) return 1;
    memcpy(seconds[move], reached, (size_t)counts[move] * sizeof *reached);
  }
  return 1;
}
