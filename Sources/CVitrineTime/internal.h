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

/// A hundred years. What is due later, such as the timers that run loops set to the end of all time, never comes: a program
/// that has nothing else to wait for waits for something that is no matter of time.
static const nanoseconds far_future = 36525LL * 86400 * 1000000000;

/// No later than twice the far future, so that sums of times stay numbers.
static inline nanoseconds from_timespec(const struct timespec *time) {
    if (time->tv_sec >= far_future / 1000000000 * 2) return far_future * 2;
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
/// How often the clocks were moved.
uint64_t clock_moves(void);
/// Moves the clocks to whatever is due first and sets that going.
///
/// Two threads may find at once that everything rests: nothing is done where the clocks have moved since one of them began
/// to look, for what became due then has not had its turn.
///
/// - limit: The longest distance; INT64_MAX for none.
/// - moves: How often the clocks had been moved when the caller began to look.
/// - Returns: False where nothing is due ever.
bool clock_move_on(nanoseconds limit, uint64_t moves);

/// The distance from now to the first timer; INT64_MAX without one.
nanoseconds timers_next(void);
void timers_fire(void);
/// The same of threads that sleep or wait.
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
/// Lets Dispatch look whether its threads are stuck, once a second of the machine's time; to be called often.
void pool_look_after(void);
void pool_describe(char *text, size_t size);

#endif
