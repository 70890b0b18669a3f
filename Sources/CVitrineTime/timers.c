// For RTLD_NEXT.
#define _GNU_SOURCE

#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sys/timerfd.h>

enum { most_files = 4096 };

/// The timers of the kernel that the program has, by their file: Dispatch's, and those of Foundation's run loops.
///
/// The kernel's own are never running; what becomes due is set to end at once, and whoever waits for its file is woken.
static struct {
    clockid_t clock;
    /// On the clock that counts from the start; 0 for a timer that is not set.
    nanoseconds due, interval;
} timers[most_files];
static int highest = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int timerfd_create(clockid_t clock, int flags) {
    int file = REAL(timerfd_create)(clock, flags);
    if (file < 0 || file >= most_files) return file;
    pthread_mutex_lock(&lock);
    timers[file].clock = clock;
    timers[file].due = 0;
    if (file > highest) highest = file;
    pthread_mutex_unlock(&lock);
    return file;
}

static void end_now(int file) {
    struct itimerspec at_once = {.it_value = {.tv_nsec = 1}};
    if (REAL(timerfd_settime)(file, 0, &at_once, NULL)) return;
    // Until those who wait for it have been woken.
    struct pollfd wait = {.fd = file, .events = POLLIN};
    REAL(poll)(&wait, 1, 10);
}

/// Starts the timer if it is due; the lock is held.
static void look_at(int file) {
    nanoseconds now = clock_now(CLOCK_MONOTONIC);
    if (timers[file].due == 0 || timers[file].due > now) return;
    timers[file].due = timers[file].interval > 0 ? now + timers[file].interval : 0;
    end_now(file);
}

int timerfd_settime(int file, int flags, const struct itimerspec *new_time, struct itimerspec *old_time) {
    if (file < 0 || file >= most_files || !new_time)
        return REAL(timerfd_settime)(file, flags, new_time, old_time);
    struct itimerspec never = {0};
    int answer = REAL(timerfd_settime)(file, 0, &never, NULL);
    if (answer) return answer;
    pthread_mutex_lock(&lock);
    if (old_time) *old_time = never;
    nanoseconds value = from_timespec(&new_time->it_value);
    timers[file].interval = from_timespec(&new_time->it_interval);
    nanoseconds now = clock_now(CLOCK_MONOTONIC);
    if (value == 0) {
        timers[file].due = 0;
    } else if (flags & TFD_TIMER_ABSTIME) {
        nanoseconds left = value - clock_now(timers[file].clock);
        timers[file].due = now + (left > 0 ? left : 0);
    } else {
        timers[file].due = now + value;
    }
    look_at(file);
    pthread_mutex_unlock(&lock);
    return 0;
}

nanoseconds timers_next(void) {
    nanoseconds next = INT64_MAX, now = clock_now(CLOCK_MONOTONIC);
    pthread_mutex_lock(&lock);
    for (int file = 0; file <= highest; file++) {
        if (timers[file].due == 0) continue;
        nanoseconds left = timers[file].due - now;
        if (left < next) next = left > 0 ? left : 0;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

void timers_fire(void) {
    pthread_mutex_lock(&lock);
    for (int file = 0; file <= highest; file++) look_at(file);
    pthread_mutex_unlock(&lock);
}
