/*
 * The floor of the benchmarks: the least that a runner must do to play given rounds. It starts the programs of a
 * round, writes what they read, waits for a line of each of them, and at the end kills and reaps them; one round
 * after the other. No rules, no clock, no sandbox, no log: what a runner takes beyond this is its own cost.
 *
 *     floor [--prestart] PLAN      --prestart: the next round's programs are started before a round is played
 *
 * It prints one line of JSON: rounds, turns, exchanges (lines awaited), early (programs that ended before their
 * time), seconds (from the first start to the last reaped child). Exit status 0, or 2 with a message.
 *
 * A plan is a row of items. A number is decimal digits and a blank; a string is the number of its bytes, a blank, and
 * the bytes. Items:
 *
 *     bots, for each bot:      argc, argv strings, envc, NAME=value strings, cwd (empty: the present one)
 *     rounds, for each round:  seats, for each seat: bot, number of messages, message strings
 *
 * A program answers each message with a line, the first message (the opening) too; after its last line it is killed.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE_MS = 10000, CHUNK = 65536 };

typedef struct { const char *bytes; long length; } Text;
typedef struct { char **argv; char **env; char *cwd; } Bot;
typedef struct { int bot; int messages; Text *message; } Seat;
typedef struct { int seats; Seat *seat; } Round;

/* A running program; `lines` are line feeds that came and were not used yet. */
typedef struct { pid_t pid; int in, out; long lines; int over; } Child;

static long exchanges, early, turns;

/* The programs of the present round and of the next, so that none is left behind. */
static struct { Child *child; int count; } running[2];

static void die(const char *what) {
    fprintf(stderr, "floor: %s%s%s\n", what, errno ? ": " : "", errno ? strerror(errno) : "");
    for (int r = 0; r < 2; r++) {
        for (int s = 0; s < running[r].count; s++) {
            if (!running[r].child[s].over) kill(running[r].child[s].pid, SIGKILL);
        }
    }
    exit(2);
}

static void complain(const char *what) {
    errno = 0;
    die(what);
}

static void *room(size_t count, size_t size) {
    void *made = calloc(count + 1, size);
    if (made == NULL) die("no memory");
    return made;
}

/* ---- the plan ---- */

static char *plan_at, *plan_end;

static long number(void) {
    char *end;
    errno = 0;
    long value = plan_at < plan_end ? strtol(plan_at, &end, 10) : -1;
    if (value < 0 || end == plan_at || *end != ' ') complain("the plan is not well-formed");
    plan_at = end + 1;
    return value;
}

static Text text(void) {
    Text read = { NULL, number() };
    if (read.length > plan_end - plan_at) complain("the plan is cut off");
    read.bytes = plan_at;
    plan_at += read.length;
    return read;
}

static char *string(void) {
    Text read = text();
    char *copy = room(read.length, 1);
    memcpy(copy, read.bytes, read.length);
    return copy;
}

static char **strings(void) {
    long count = number();
    char **list = room(count, sizeof *list);
    for (long i = 0; i < count; i++) list[i] = string();
    return list;
}

static void read_plan(const char *path) {
    FILE *file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0) die(path);
    long size = ftell(file);
    rewind(file);
    plan_at = room(size, 1);
    if (fread(plan_at, 1, size, file) != (size_t)size) die(path);
    plan_end = plan_at + size;
    fclose(file);
}

static Round read_round(long bots) {
    Round round = { number(), NULL };
    round.seat = room(round.seats, sizeof *round.seat);
    for (int s = 0; s < round.seats; s++) {
        Seat *seat = &round.seat[s];
        seat->bot = number();
        seat->messages = number();
        if (seat->bot >= bots) complain("the plan names a bot that it does not have");
        seat->message = room(seat->messages, sizeof *seat->message);
        for (int m = 0; m < seat->messages; m++) seat->message[m] = text();
    }
    return round;
}

/* ---- programs ---- */

static void start(Child *child, Bot *bot, int sink) {
    int in[2], out[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) die("pipe");
    pid_t pid = vfork();
    if (pid == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        dup2(sink, 2);
        if (*bot->cwd == '\0' || chdir(bot->cwd) == 0) execvpe(bot->argv[0], bot->argv, bot->env);
        _exit(127);
    }
    if (pid < 0) die("vfork");
    close(in[0]);
    close(out[1]);
    /* A program that reads nothing must not stop the floor. */
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    *child = (Child){ pid, in[1], out[0], 0, 0 };
}

static Child *start_all(Round *round, Bot *bots, int sink) {
    Child *children = room(round->seats, sizeof *children);
    int slot = running[0].count == 0 ? 0 : 1;
    running[slot].child = children;
    for (int s = 0; s < round->seats; s++) {
        start(&children[s], &bots[round->seat[s].bot], sink);
        running[slot].count = s + 1;
    }
    return children;
}

static void end(Child *child) {
    if (child->over) return;
    kill(child->pid, SIGKILL);
    child->over = 1;
}

static void reap_all(Child *children, int count) {
    for (int s = 0; s < count; s++) {
        end(&children[s]);
        close(children[s].in);
        close(children[s].out);
        while (waitpid(children[s].pid, NULL, 0) < 0 && errno == EINTR) continue;
    }
    for (int r = 0; r < 2; r++) {
        if (running[r].child == children) running[r].count = 0;
    }
    free(children);
}

/* ---- playing ---- */

/* Takes what has come; a program that closed its output is over. */
static void take(Child *child) {
    static char chunk[CHUNK];
    ssize_t got = read(child->out, chunk, sizeof chunk);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) {
        early++;
        end(child);
        return;
    }
    for (char *at = chunk; (at = memchr(at, '\n', chunk + got - at)) != NULL; at++) child->lines++;
}

/* Waits until each seat that was asked in this turn has a line, and uses it. */
static void await_lines(Round *round, Child *children, int turn) {
    struct pollfd waits[round->seats];
    int seats[round->seats];
    for (;;) {
        int count = 0;
        for (int s = 0; s < round->seats; s++) {
            if (round->seat[s].messages <= turn || children[s].over || children[s].lines > 0) continue;
            waits[count] = (struct pollfd){ children[s].out, POLLIN, 0 };
            seats[count++] = s;
        }
        if (count == 0) break;
        int ready = poll(waits, count, PATIENCE_MS);
        if (ready == 0) complain("a program has been silent for 10 s");
        if (ready < 0 && errno != EINTR) die("poll");
        for (int w = 0; w < count; w++) {
            if (waits[w].revents != 0) take(&children[seats[w]]);
        }
    }
    for (int s = 0; s < round->seats; s++) {
        if (round->seat[s].messages <= turn || children[s].over) continue;
        children[s].lines--;
        exchanges++;
        if (round->seat[s].messages == turn + 1) end(&children[s]);
    }
}

static void play(Round *round, Child *children) {
    int last = 0;
    for (int s = 0; s < round->seats; s++) {
        if (round->seat[s].messages > last) last = round->seat[s].messages;
    }
    for (int turn = 0; turn < last; turn++) {
        for (int s = 0; s < round->seats; s++) {
            if (round->seat[s].messages <= turn || children[s].over) continue;
            Text *message = &round->seat[s].message[turn];
            /* It may be gone, or read nothing: both show, if they matter, when its line is awaited. */
            if (write(children[s].in, message->bytes, message->length) < 0) errno = 0;
        }
        await_lines(round, children, turn);
    }
    turns += last;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
    int prestart = argc == 3 && strcmp(argv[1], "--prestart") == 0;
    if (argc != 2 + prestart) {
        fputs("usage: floor [--prestart] PLAN\n", stderr);
        return 2;
    }
    read_plan(argv[1 + prestart]);
    long bot_count = number();
    Bot *bots = room(bot_count, sizeof *bots);
    for (long b = 0; b < bot_count; b++) {
        bots[b].argv = strings();
        bots[b].env = strings();
        bots[b].cwd = string();
        if (bots[b].argv[0] == NULL) complain("a bot has no command");
    }
    long round_count = number();
    Round *rounds = room(round_count, sizeof *rounds);
    for (long r = 0; r < round_count; r++) rounds[r] = read_round(bot_count);
    int sink = open("/dev/null", O_WRONLY | O_CLOEXEC);
    signal(SIGPIPE, SIG_IGN);

    double began = now();
    Child *next = prestart && round_count > 0 ? start_all(&rounds[0], bots, sink) : NULL;
    for (long r = 0; r < round_count; r++) {
        Child *children = prestart ? next : start_all(&rounds[r], bots, sink);
        if (prestart && r + 1 < round_count) next = start_all(&rounds[r + 1], bots, sink);
        play(&rounds[r], children);
        reap_all(children, rounds[r].seats);
    }
    printf("{\"rounds\":%ld,\"turns\":%ld,\"exchanges\":%ld,\"early\":%ld,\"seconds\":%.6f}\n", round_count, turns,
           exchanges, early, now() - began);
    return 0;
}
