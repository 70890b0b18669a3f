// For RTLD_NEXT.
#define _GNU_SOURCE

#include "internal.h"

#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

/// Since the start of the process.
static _Atomic nanoseconds elapsed;
/// The date at the start: 9 January 2026, 9:41, where nothing else is asked for.
static nanoseconds start_date = 1767951660 * 1000000000LL;
/// What clocks that count from the start of the machine show at the start of the process: an hour.
static const nanoseconds start_uptime = 3600 * 1000000000LL;

/// Who asks for the time so often in one moment waits for it to pass.
static const int most_questions = 200000;
static _Atomic int questions;

__attribute__((constructor)) static void start(void) {
    // What the program starts has the machine's time.
    unsetenv("LD_PRELOAD");
    const char *date = getenv("VITRINE_DATE");
    if (date && *date) start_date = (nanoseconds)(atof(date) * 1e9);
}

/// The distance from now to whatever is due first; INT64_MAX without anything.
static nanoseconds next_due(void) {
    nanoseconds next = timers_next(), waits = waits_next(), delays = delays_next();
    if (waits < next) next = waits;
    if (delays < next) next = delays;
    return next > far_future ? INT64_MAX : next;
}

/// How many move the time from outside at the moment.
static _Atomic int drivers;

/// Where nobody does, as in a test that waits for a task of its own, the time goes on by itself to what is due next, once
/// everybody waits.
static void *drive(void *unused) {
    (void)unused;
    threads_ignore(gettid());
    int quiet = 0;
    uint64_t moves = clock_moves();
    while (true) {
        // poll waits by the kernel's clock.
        poll(NULL, 0, atomic_load(&drivers) > 0 ? 20 : 1);
        pool_look_after();
        bool rests = atomic_load(&drivers) == 0 && moves == clock_moves() && !thread_is_busy(getpid())
            && vitrine_time_is_quiet();
        quiet = rests ? quiet + 1 : 0;
        if (quiet == 4 && atomic_load(&drivers) == 0) clock_move_on(INT64_MAX, moves);
        if (quiet == 0 || quiet == 4) {
            quiet = 0;
            moves = clock_moves();
        }
    }
    return NULL;
}

__attribute__((constructor)) static void start_driving(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, drive, NULL) == 0) pthread_detach(thread);
}

nanoseconds clock_real(clockid_t clock) {
    struct timespec time;
    syscall(SYS_clock_gettime, clock, &time);
    return from_timespec(&time);
}

nanoseconds clock_now(clockid_t clock) {
    return atomic_load(&elapsed)
        + (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI ? start_date : start_uptime);
}

/// So that nobody moves the clocks by a distance that another has gone meanwhile.
static pthread_mutex_t move_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t moves;

uint64_t clock_moves(void) { return atomic_load(&moves); }

void clock_move(nanoseconds distance) {
    atomic_fetch_add(&elapsed, distance);
    atomic_fetch_add(&moves, 1);
    atomic_store(&questions, 0);
}

static void fire(void) {
    timers_fire();
    delays_fire();
    waits_fire();
}

bool clock_move_on(nanoseconds limit, uint64_t expected) {
    pthread_mutex_lock(&move_lock);
    nanoseconds next = next_due();
    if (limit < next) next = limit;
    bool is_current = clock_moves() == expected;
    if (is_current && next != INT64_MAX) clock_move(next);
    pthread_mutex_unlock(&move_lock);
    if (is_current && next != INT64_MAX) fire();
    return next != INT64_MAX;
}

/// Clocks of processor time are real.
static bool is_virtual(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME: return true;
    default: return false;
    }
}

/// A loop that waits for the time to pass, asking for it again and again, would wait for ever.
static void count_question(void) {
    if (atomic_fetch_add(&questions, 1) > most_questions) atomic_fetch_add(&elapsed, 1000);
}

/// Certificates are valid or not on the machine's own date.
static bool asks_for_certificates(const void *caller) {
    return is_code_of(caller, "libssl") || is_code_of(caller, "libcrypto") || is_code_of(caller, "libgnutls");
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!is_virtual(clock)) return (int)syscall(SYS_clock_gettime, clock, time);
    count_question();
    *time = to_timespec(clock_now(clock));
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    if (zone) memset(zone, 0, sizeof(struct timezone));
    count_question();
    nanoseconds now = asks_for_certificates(__builtin_return_address(0)) ? clock_real(CLOCK_REALTIME)
                                                                       : clock_now(CLOCK_REALTIME);
    *time = (struct timeval){.tv_sec = now / 1000000000, .tv_usec = now % 1000000000 / 1000};
    return 0;
}

time_t time(time_t *result) {
    count_question();
    nanoseconds now = asks_for_certificates(__builtin_return_address(0)) ? clock_real(CLOCK_REALTIME)
                                                                       : clock_now(CLOCK_REALTIME);
    time_t seconds = now / 1000000000;
    if (result) *result = seconds;
    return seconds;
}

// MARK: For the runtime

double vitrine_time_real(void) { return (double)clock_real(CLOCK_MONOTONIC) / 1e9; }

void vitrine_time_hold(bool holds) { atomic_fetch_add(&drivers, holds ? 1 : -1); }

double vitrine_time_next(void) {
    nanoseconds next = next_due();
    return next == INT64_MAX ? INFINITY : (double)next / 1e9;
}

void vitrine_time_advance(double seconds) {
    pthread_mutex_lock(&move_lock);
    // Rounded up: who waits for a moment finds it there.
    if (seconds > 0) clock_move((nanoseconds)ceil(seconds * 1e9));
    pthread_mutex_unlock(&move_lock);
    fire();
}
