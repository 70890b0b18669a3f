// For RTLD_NEXT.
#define _GNU_SOURCE

#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/// A thread that waits until a time.
typedef struct waiter {
    struct waiter *next;
    /// On the clock that counts from the start.
    nanoseconds due;
    pthread_t thread;
    /// What it waits for; NULL for a sleep or a semaphore.
    pthread_cond_t *condition;
} waiter;

static waiter *waiters;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t time_moved = PTHREAD_COND_INITIALIZER;

/// Longer than any program runs: the end of a wait that only virtual time ends.
static const nanoseconds never = 100000 * 1000000000LL;

static int wake_signal(void) { return SIGRTMIN + 7; }

static void nothing(int signal) { (void)signal; }

static void prepare(void) {
    // Without SA_RESTART: it makes a wait return.
    struct sigaction action = {.sa_handler = nothing};
    sigaction(wake_signal(), &action, NULL);
}

static void begin(waiter *waiter) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
    waiter->thread = pthread_self();
    pthread_mutex_lock(&lock);
    waiter->next = waiters;
    waiters = waiter;
    pthread_mutex_unlock(&lock);
}

static void end(waiter *gone) {
    pthread_mutex_lock(&lock);
    for (waiter **place = &waiters; *place; place = &(*place)->next) {
        if (*place != gone) continue;
        *place = gone->next;
        break;
    }
    pthread_mutex_unlock(&lock);
}

nanoseconds waits_next(void) {
    nanoseconds next = INT64_MAX, now = clock_now(CLOCK_MONOTONIC);
    pthread_mutex_lock(&lock);
    for (waiter *waiter = waiters; waiter; waiter = waiter->next) {
        nanoseconds left = waiter->due - now;
        if (left < next) next = left > 0 ? left : 0;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

void waits_fire(void) {
    nanoseconds now = clock_now(CLOCK_MONOTONIC);
    pthread_mutex_lock(&lock);
    for (waiter *waiter = waiters; waiter; waiter = waiter->next) {
        if (waiter->due > now) continue;
        if (waiter->condition) {
            pthread_cond_broadcast(waiter->condition);
        } else {
            pthread_kill(waiter->thread, wake_signal());
        }
    }
    pthread_cond_broadcast(&time_moved);
    pthread_mutex_unlock(&lock);
}

// MARK: Sleeping

/// The main thread moves the time by what it sleeps, since nobody else would; others wait for it.
static void sleep_for(nanoseconds duration) {
    if (duration <= 0) return;
    if (is_main_thread()) {
        vitrine_time_advance((double)duration / 1e9);
        return;
    }
    waiter waiter = {.due = clock_now(CLOCK_MONOTONIC) + duration};
    begin(&waiter);
    pthread_mutex_lock(&lock);
    while (clock_now(CLOCK_MONOTONIC) < waiter.due) REAL(pthread_cond_wait)(&time_moved, &lock);
    pthread_mutex_unlock(&lock);
    end(&waiter);
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
    // Dispatch waits so for a moment when threads are in each other's way.
    if (is_code_of(__builtin_return_address(0), "libdispatch")) return REAL(nanosleep)(duration, rest);
    sleep_for(from_timespec(duration));
    return 0;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    (void)rest;
    sleep_for(from_timespec(time) - (flags & TIMER_ABSTIME ? clock_now(clock) : 0));
    return 0;
}

int usleep(useconds_t microseconds) {
    if (is_code_of(__builtin_return_address(0), "libdispatch")) return REAL(usleep)(microseconds);
    sleep_for((nanoseconds)microseconds * 1000);
    return 0;
}

unsigned int sleep(unsigned int seconds) {
    sleep_for((nanoseconds)seconds * 1000000000);
    return 0;
}

// MARK: Waiting for something until a time

/// Where the wait ends on the machine's clock: for the main thread after as much real time, for others never.
static struct timespec real_end(clockid_t clock, nanoseconds left) {
    return to_timespec(clock_real(clock) + (is_main_thread() ? (left > 0 ? left : 0) : never));
}

/// Time passes for everybody while the main thread waits.
static void main_thread_waited(nanoseconds left) {
    if (is_main_thread() && left > 0) vitrine_time_advance((double)left / 1e9);
}

/// Dispatch's own threads wait so long for something to do before they end. No program sees whether they do.
static bool is_idle_worker(nanoseconds left) { return left > 4999000000LL && left <= 5000000000LL && !is_main_thread(); }

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    nanoseconds left = from_timespec(deadline) - clock_now(CLOCK_REALTIME);
    if (is_idle_worker(left)) {
        struct timespec end_time = to_timespec(clock_real(CLOCK_REALTIME) + left);
        return REAL(sem_timedwait)(semaphore, &end_time);
    }
    waiter waiter = {.due = clock_now(CLOCK_MONOTONIC) + (left > 0 ? left : 0)};
    struct timespec end_time = real_end(CLOCK_REALTIME, left);
    // What is due at once is asked for once.
    if (left <= 0) end_time = to_timespec(0);
    if (!is_main_thread()) begin(&waiter);
    int answer;
    do {
        answer = REAL(sem_timedwait)(semaphore, &end_time);
    } while (answer && errno == EINTR && clock_now(CLOCK_MONOTONIC) < waiter.due);
    int reason = answer && errno == EINTR ? ETIMEDOUT : errno;
    if (!is_main_thread()) end(&waiter);
    if (answer && reason == ETIMEDOUT) main_thread_waited(left);
    errno = reason;
    return answer;
}

static int wait_until(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *deadline) {
    nanoseconds left = from_timespec(deadline) - clock_now(clock);
    if (left <= 0) return ETIMEDOUT;
    waiter waiter = {.due = clock_now(CLOCK_MONOTONIC) + left, .condition = condition};
    struct timespec end_time = real_end(CLOCK_MONOTONIC, left);
    if (!is_main_thread()) begin(&waiter);
    int answer = REAL(pthread_cond_clockwait)(condition, mutex, CLOCK_MONOTONIC, &end_time);
    if (!is_main_thread()) end(&waiter);
    if (answer == ETIMEDOUT) main_thread_waited(left);
    return clock_now(CLOCK_MONOTONIC) >= waiter.due ? ETIMEDOUT : answer;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    return wait_until(condition, mutex, CLOCK_REALTIME, deadline);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict deadline) {
    return wait_until(condition, mutex, clock, deadline);
}

/// A run loop on the main thread that waits for its own timers: the time goes on to the first of them.
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
    if (!is_main_thread() || !is_code_of(__builtin_return_address(0), "libFoundation"))
        return REAL(ppoll)(files, count, timeout, mask);
    nanoseconds end_time = timeout ? clock_now(CLOCK_MONOTONIC) + from_timespec(timeout) : INT64_MAX;
    const struct timespec moment = {.tv_nsec = 1000000};
    while (true) {
        uint64_t moves = clock_moves();
        int ready = REAL(ppoll)(files, count, &(struct timespec){0}, mask);
        nanoseconds left = end_time - clock_now(CLOCK_MONOTONIC);
        if (ready != 0 || left <= 0) return ready;
        // What others do meanwhile may be what it waits for.
        if (vitrine_time_work(1)) continue;
        if (!vitrine_time_is_quiet()) {
            ready = REAL(ppoll)(files, count, &moment, mask);
            if (ready != 0) return ready;
            continue;
        }
        // A limit that never comes is none.
        if (!clock_move_on(left <= far_future ? left : INT64_MAX, moves))
            return REAL(ppoll)(files, count, timeout, mask);
    }
}
