/*
 * The optimum of frogger in plain C, for comparison: the same table as lib/frogger/continuations.ts, the moves tested cell by
 * cell. Reads a traffic file of five lines, entry ends at the edge (as makeTraffic writes it); prints the best score of the
 * open board, of the confined frog, and the milliseconds that the tables took.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 7, COLUMNS = 23, CELLS = ROWS * COLUMNS, MOST = 20000, NEVER = -20000 };

static const int WEST[ROWS] = {0, 1, 0, 1, 1, 0, 0};
static const int CELLS_EACH[ROWS] = {0, 2, 1, 1, 1, 2, 0};
static const int FRAMES_EACH[ROWS] = {1, 1, 2, 1, 2, 1, 1};
static char line[ROWS][MOST + 8];
static int length[ROWS];

static int travelled(int row, int frame) { return frame * CELLS_EACH[row] / FRAMES_EACH[row]; }

static int occupied(int row, int column, int frame) {
  if (length[row] == 0) return 0;
  int way = travelled(row, frame);
  int at = WEST[row] ? column - COLUMNS + way : column + length[row] - way;
  return at >= 0 && at < length[row] && line[row][at] != ' ';
}

static int safe(int row, int column, int to_row, int to_column, int frame) {
  if (to_row < 0 || to_row >= ROWS || to_column < 0 || to_column >= COLUMNS) return 0;
  if (occupied(to_row, to_column, frame + 1)) return 0;
  if (row != to_row) return 1;
  int shift = travelled(row, frame + 1) - travelled(row, frame);
  if (WEST[row]) shift = -shift;
  for (int from = column - 3; from <= column + 3; from++) {
    if ((from - column) * (from + shift - to_column) < 0 && occupied(row, from, frame)) return 0;
  }
  return 1;
}

static int corner(int row, int column) {
  int bit = row == 0 ? 1 : row == 6 ? 4 : 0;
  return column == 0 ? bit : column == COLUMNS - 1 ? 2 * bit : 0;
}

static int rounded(int base, int parts) { return (base * (40 + parts) + 20) / 40; }

static int solve(int frames, int sets, int first, int last) {
  static const int DOWN[5] = {0, -1, 1, 0, 0}, RIGHT[5] = {0, 0, 0, -1, 1};
  size_t size = 2 * sets, layer = CELLS * size;
  short *table = malloc((frames + 1) * layer * sizeof *table);
  if (table == NULL) exit(1);
  for (size_t at = 0; at < (frames + 1) * layer; at++) table[at] = NEVER;
  for (int frame = frames; frame >= 0; frame--) {
    for (int row = 0; row < ROWS; row++) {
      for (int column = first; column <= last; column++) {
        short *here = table + frame * layer + (row * COLUMNS + column) * size;
        if (frame == frames) here[0] = here[sets] = 0;
        else if (frame > 0 && occupied(row, column, frame)) continue;
        else {
          for (int move = 0; move < 5; move++) {
            int r = row + DOWN[move], c = column + RIGHT[move];
            if (!safe(row, column, r, c, frame)) continue;
            const short *there = table + (frame + 1) * layer + (r * COLUMNS + c) * size;
            for (size_t at = 0; at < size; at++) if (there[at] > here[at]) here[at] = there[at];
          }
        }
        if (row != 0 && row != 6) continue;
        int touched = sets == 1 ? 0 : corner(row, column);
        short *own = here + (row == 6 ? 0 : sets), *other = here + (row == 6 ? sets : 0);
        for (int set = sets - 1; set >= 0; set--) {
          own[set] = own[set & ~touched];
          other[set] = own[set] + 1;
        }
      }
    }
  }
  const short *start = table + (6 * COLUMNS + 11) * size;
  int best = 0;
  for (int set = 0; set < sets; set++) {
    int parts = sets == 1 ? 10 : __builtin_popcount(set);
    if (start[set] >= 0 && rounded(start[set], parts) > best) best = rounded(start[set], parts);
  }
  free(table);
  return best;
}

int main(int count, char **words) {
  FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
  if (file == NULL) return 2;
  int frames = 0;
  for (int row = 1; row <= 5; row++) {
    if (fgets(line[row], sizeof line[row], file) == NULL) return 2;
    length[row] = strcspn(line[row], "\r\n");
    int span = length[row] == 0 ? 0 : COLUMNS + length[row];
    int clear = (span * FRAMES_EACH[row] + CELLS_EACH[row] - 1) / CELLS_EACH[row];
    if (clear > frames) frames = clear;
  }
  fclose(file);
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  int open = solve(frames, 16, 0, COLUMNS - 1);
  int confined = solve(frames, 1, 7, 15);
  clock_gettime(CLOCK_MONOTONIC, &end);
  double ms = (end.tv_sec - begin.tv_sec) * 1e3 + (end.tv_nsec - begin.tv_nsec) / 1e6;
  printf("%d %d %.1f\n", open, confined, ms);
  return 0;
}
