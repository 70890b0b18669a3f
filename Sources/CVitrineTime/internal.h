#ifndef VITRINE_TIME_INTERNAL_H
#define VITRINE_TIME_INTERNAL_H

#include "CVitrineTime.h"

#include <dlfcn.h>
#include <time.h>

/// Nanoseconds.
typedef int64_t nanoseconds;

/// The function that would be called if this library were not there.
#define REAL(name) \
    ({ \
        static __typeof__(name) *real; \
        if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name); \
        real; \
    })

static inline nanoseconds from_timespec(const struct timespec *time) {
    return (nanoseconds)time->tv_sec * 1000000000 + time->tv_nsec;
}

static inline struct timespec to_timespec(nanoseconds time) {
    return (struct timespec){.tv_sec = time / 1000000000, .tv_nsec = time % 1000000000};
}

/// What the virtual clocks show. `clock` is CLOCK_REALTIME, or any that counts from the start of the machine.
nanoseconds clock_now(clockid_t clock);
/// The machine's own clock.
nanoseconds clock_real(clockid_t clock);
/// Moves the clocks; timers are not looked at.
void clock_move(nanoseconds distance);

/// The distance from now to the first timer or sleep; INT64_MAX without one.
nanoseconds timers_next(void);
void timers_fire(void);
nanoseconds waits_next(void);
void waits_fire(void);
/// The same of work that begins after a delay.
nanoseconds delays_next(void);
void delays_fire(void);

bool is_main_thread(void);
/// Whether code at an address belongs to a library whose file name begins so.
bool is_code_of(const void *address, const char *library);
/// Whether code at an address belongs to the system's own libraries, which are not of the program and not of Swift.
bool is_code_of_system(const void *address);
/// Whether a thread is doing something, or could; false while it waits.
bool thread_is_busy(int32_t thread);
/// Whether another thread than the main one and those of this library is busy.
bool threads_are_busy(void);
/// A thread of this library's own, which nobody waits for.
void threads_ignore(int32_t thread);

bool pool_is_idle(void);
void pool_describe(char *text, size_t size);

#endif
