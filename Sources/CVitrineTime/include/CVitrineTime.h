#ifndef C_VITRINE_TIME_H
#define C_VITRINE_TIME_H

/// Time of the program's own, for pictures and tests: a library that the tool loads before all others (`LD_PRELOAD`).
///
/// In such a process every clock stands still until it is moved (clock.c): so do Dispatch's and Foundation's timers, which
/// wait for timerfds of the kernel's, and threads that sleep or wait until a time (waits.c). Work for Dispatch's global
/// queues and Swift's tasks is done one piece at a time, in the order in which it was handed in, and only while the main
/// thread waits for it (pool.c). Random numbers come from a seed (random.c).
///
/// The runtime finds these functions by `dlsym`; where the library is not loaded there are none, and time is the
/// machine's. What the kernel tells without libc (rdtsc, threads that a program runs against each other) stays the
/// machine's, too.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Somebody begins, or ends, to move the time from outside. While nobody does, as in a test that waits for a task, it goes
/// on by itself to what is due next, once everybody waits.
void vitrine_time_hold(bool holds);
/// Seconds from now to the next timer, or to the end of the next sleep; infinity without any.
double vitrine_time_next(void);
/// Moves the clocks forward, and starts what becomes due.
void vitrine_time_advance(double seconds);
/// Does the next piece of the work that waits, and comes back when it is done, when it waits for something itself, or after
/// so many real seconds. False when there is none.
bool vitrine_time_work(double limit);
/// Whether nothing is done on other threads, nothing waits to be done, and no answer from the network is due.
bool vitrine_time_is_quiet(void);
/// What is being done, in words; empty when nothing is. For messages.
void vitrine_time_describe(char *text, size_t size);
/// Seconds of the machine's own clock.
double vitrine_time_real(void);
/// How many answers of the network are due.
int32_t vitrine_time_awaited_answers(void);

#ifdef __cplusplus
}
#endif

#endif
