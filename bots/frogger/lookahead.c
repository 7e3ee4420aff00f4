/*
 * LOOKAHEAD: sees so many frames ahead, and decides anew in each.
 *
 * Build it with:  cc -O2 -o lookahead lookahead.c
 *
 * In every frame it follows all ways of the next HORIZON frames that never lead far from the middle, and takes the first move
 * of the one with the most crossings; of several, of the one that crosses sooner. A way must end in a safe zone. So there
 * always is one: that of the frame before, with a wait behind it.
 */
#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 23, ROWS = 7, NORTH = 0, SOUTH = 6, START_COLUMN = 11, HORIZON = 40 };
enum { LEFT = START_COLUMN - 4, RIGHT = START_COLUMN + 4 }; /* never beyond: worth a quarter more */
enum { LOST = -1, CROSSING = 1000 };

/* By row; the safe zones stand still. Speeds are cells in two frames. */
static const int heading[ROWS] = {0, -1, 1, -1, -1, 1, 0};
static const int speed[ROWS] = {0, 4, 1, 2, 1, 4, 0};

static const char letters[] = "^v.<>";
static const int down[] = {-1, 1, 0, 0, 0}, right[] = {0, 0, 0, -1, 1};

static char *lane[ROWS]; /* the cells in the order in which they drive in: 1 is a vehicle */
static long length[ROWS];

static long travelled(int row, long frame) { return frame * speed[row] / 2; }

static int is_occupied(int row, int column, long frame) {
  if (speed[row] == 0) return 0;
  long index = travelled(row, frame) + (heading[row] > 0 ? -1 - column : column - COLUMNS);
  return index >= 0 && index < length[row] && lane[row][index];
}

static int survives(int row, int column, int to_row, int to_column, long frame) {
  if (to_row < 0 || to_row >= ROWS || to_column < LEFT || to_column > RIGHT) return 0;
  if (is_occupied(to_row, to_column, frame + 1)) return 0;
  if (to_row != row || speed[row] == 0) return 1;
  /* In its own lane no vehicle may change sides with the frog. */
  long cells = travelled(row, frame + 1) - travelled(row, frame);
  if (to_column == column) return cells < 2 || !is_occupied(row, column - heading[row], frame);
  if (to_column == column + heading[row]) return 1;
  for (int k = 1; k <= cells; k++) {
    if (is_occupied(row, column - heading[row] * k, frame)) return 0;
  }
  return 1;
}

/* Reads a line of UTF-8 into a lane; a character is a cell. */
static void read_lane(int row) {
  long room = 1 << 12, size = 0;
  char *cells = malloc(room);
  for (int byte; (byte = getchar()) != EOF && byte != '\n';) {
    if (byte == '\r' || (byte & 0xc0) == 0x80) continue;
    if (size == room) cells = realloc(cells, room *= 2);
    if (cells == NULL) exit(1);
    cells[size++] = byte != ' ';
  }
  long first = 0;
  while (size > 0 && !cells[size - 1]) size--;
  while (first < size && !cells[first]) first++;
  length[row] = size - first;
  lane[row] = cells + first;
  if (heading[row] < 0) return;
  for (long west = 0, east = length[row] - 1; west < east; west++, east--) {
    char cell = lane[row][west];
    lane[row][west] = lane[row][east];
    lane[row][east] = cell;
  }
}

static long count_frames(void) {
  long frames = 0;
  for (int row = 1; row < SOUTH; row++) {
    long frame = 0;
    while (length[row] > 0 && travelled(row, frame) < COLUMNS + length[row]) frame++;
    if (frame > frames) frames = frame;
  }
  return frames;
}

/* What the best way is worth that goes on for so many frames from a cell; `zone` is the one that the frog came from. */
static int worth[HORIZON + 1][2][ROWS][COLUMNS];

static int zone_after(int zone, int row) { return row == NORTH ? 0 : row == SOUTH ? 1 : zone; }

/* The best move with so many frames left to look at; the worths of all cells one frame later are known. */
static int best_move(int left, int zone, int row, int column, long frame, int *value) {
  int best = 0;
  *value = LOST;
  for (int move = 0; move < 5; move++) {
    int to_row = row + down[move], to_column = column + right[move];
    if (!survives(row, column, to_row, to_column, frame)) continue;
    int next = zone_after(zone, to_row), later = worth[left - 1][next][to_row][to_column];
    if (later == LOST) continue;
    int sum = later + (next != zone ? CROSSING + left : 0);
    if (sum > *value) *value = sum, best = move;
  }
  return best;
}

/* Fills in what all cells are worth, from the end of the horizon backwards up to the frame after this one. */
static void look_ahead(long frame, int horizon, int is_end) {
  for (int left = 0; left < horizon; left++) {
    for (int zone = 0; zone < 2; zone++) {
      for (int row = 0; row < ROWS; row++) {
        for (int column = LEFT; column <= RIGHT; column++) {
          int *value = &worth[left][zone][row][column];
          if (left == 0) *value = is_end || speed[row] == 0 ? 0 : LOST;
          else best_move(left, zone, row, column, frame + horizon - left, value);
        }
      }
    }
  }
}

int main(void) {
  for (int row = 1; row < SOUTH; row++) read_lane(row);
  long frames = count_frames();
  int row = SOUTH, column = START_COLUMN, zone = 1, value;
  for (long frame = 0; frame < frames; frame++) {
    int is_end = frames - frame <= HORIZON;
    int horizon = is_end ? (int)(frames - frame) : HORIZON;
    look_ahead(frame, horizon, is_end);
    int move = best_move(horizon, zone, row, column, frame, &value);
    row += down[move], column += right[move];
    zone = zone_after(zone, row);
    putchar(letters[move]);
  }
  putchar('\n');
  return 0;
}
