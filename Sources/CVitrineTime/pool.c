// For gettid.
#define _GNU_SOURCE

#include "internal.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What is used of Dispatch's and of blocks, as their headers declare it: the library knows nothing else of them.
typedef void *dispatch_queue_t, *dispatch_group_t;
typedef void (*dispatch_function_t)(void *);
typedef struct {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *);
} block;

/// Called by the names that they have where the program runs.
#define FOUND(type, name) \
    ({ \
        static __typeof__(type) found; \
        if (!found) found = (__typeof__(type))dlsym(RTLD_DEFAULT, #name); \
        found; \
    })

/// The function of a library that comes after this one.
#define NEXT(type, name) \
    ({ \
        static __typeof__(type) next; \
        if (!next) next = (__typeof__(type))dlsym(RTLD_NEXT, #name); \
        next; \
    })

/// A piece of work.
typedef struct job {
    struct job *next;
    dispatch_function_t function;
    void *context;
    dispatch_group_t group;
    /// For messages: the code of it.
    const void *code;
} job;

/// Waiting, in the order in which it was handed in.
static job *first, **end_of_jobs = &first;
/// How many workers are in the middle of one.
static int running;
/// May the next one begin?
static bool is_open;
/// Workers that have nothing to do.
static int idle_workers;
/// The newest worker that does something, and what.
static int32_t worker;
static const void *worker_code;
static uint64_t finished;
/// So often in a row, a millisecond apart, a thread must be asleep to count as one that waits: it may sleep for a moment,
/// for a lock.
static const int looks_at_sleepers = 6;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work_is_there = PTHREAD_COND_INITIALIZER;
static pthread_cond_t work_is_done = PTHREAD_COND_INITIALIZER;

static void *run_worker(void *unused) {
    (void)unused;
    int32_t thread = gettid();
    pthread_mutex_lock(&lock);
    while (true) {
        while (!is_open || !first) {
            idle_workers++;
            REAL(pthread_cond_wait)(&work_is_there, &lock);
            idle_workers--;
        }
        job *job = first;
        first = job->next;
        if (!first) end_of_jobs = &first;
        is_open = false;
        running++;
        worker = thread;
        worker_code = job->code;
        pthread_mutex_unlock(&lock);
        job->function(job->context);
        if (job->group) FOUND(void (*)(dispatch_group_t), dispatch_group_leave)(job->group);
        free(job);
        pthread_mutex_lock(&lock);
        running--;
        finished++;
        if (worker == thread) worker = 0;
        pthread_cond_broadcast(&work_is_done);
    }
    return NULL;
}

/// Lets the next piece begin; the lock is held.
static void open_gate(void) {
    is_open = true;
    if (idle_workers == 0) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, run_worker, NULL) == 0) pthread_detach(thread);
    } else {
        pthread_cond_signal(&work_is_there);
    }
}

static void real_pause(nanoseconds duration) {
    struct timespec time = to_timespec(duration);
    REAL(nanosleep)(&time, NULL);
}

/// Where the main thread, or the piece that is being done, waits for a piece that has not begun, that begins all the same:
/// nobody else would let it.
static void *watch(void *unused) {
    (void)unused;
    threads_ignore(gettid());
    int asleep = 0;
    while (true) {
        real_pause(1000000);
        pthread_mutex_lock(&lock);
        int32_t active = worker;
        bool may_be_stuck = first && !is_open;
        pthread_mutex_unlock(&lock);
        bool is_asleep = may_be_stuck && !thread_is_busy(getpid()) && (active == 0 || !thread_is_busy(active));
        asleep = is_asleep ? asleep + 1 : 0;
        pthread_mutex_lock(&lock);
        if (asleep >= looks_at_sleepers) {
            asleep = 0;
            if (first && worker == active) open_gate();
        }
        bool is_needed = first || running > 0;
        if (!is_needed) REAL(pthread_cond_wait)(&work_is_done, &lock);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void start_watch(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

static void submit(dispatch_function_t function, void *context, dispatch_group_t group, const void *code) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start_watch);
    job *made = malloc(sizeof(job));
    *made = (job){.function = function, .context = context, .group = group, .code = code};
    pthread_mutex_lock(&lock);
    *end_of_jobs = made;
    end_of_jobs = &made->next;
    // The watch sleeps while there is nothing to do.
    pthread_cond_broadcast(&work_is_done);
    pthread_mutex_unlock(&lock);
}

// MARK: Work after a delay

/// What is to begin at a time: what Swift's tasks do once they have slept, and blocks that are due later.
///
/// Dispatch has a timer for each, and hands over what becomes due in one moment in no order that can be relied on; here it
/// is the order of the times, and of asking.
typedef struct delayed {
    struct delayed *next;
    nanoseconds due;
    dispatch_function_t function;
    void *context;
    const void *code;
} delayed;

/// Ascending.
static delayed *first_delayed;
static pthread_mutex_t delay_lock = PTHREAD_MUTEX_INITIALIZER;

/// How Dispatch writes times down: 63 bits of a clock that counts from the start of the machine, of which Swift and
/// Dispatch set the highest where it counts while the machine sleeps, or a date, which is negative from the second bit on.
static bool due_time(uint64_t when, nanoseconds *due) {
    static const uint64_t counts_sleep = 1ull << 63, is_date = 1ull << 62;
    if (when == UINT64_MAX || (when & is_date)) return false;
    *due = when == 0 ? clock_now(CLOCK_MONOTONIC) : (nanoseconds)(when & ~counts_sleep);
    return true;
}

static void delay(nanoseconds due, dispatch_function_t function, void *context, const void *code) {
    delayed *made = malloc(sizeof(delayed));
    *made = (delayed){.due = due, .function = function, .context = context, .code = code};
    pthread_mutex_lock(&delay_lock);
    delayed **place = &first_delayed;
    while (*place && (*place)->due <= due) place = &(*place)->next;
    made->next = *place;
    *place = made;
    pthread_mutex_unlock(&delay_lock);
    delays_fire();
}

nanoseconds delays_next(void) {
    pthread_mutex_lock(&delay_lock);
    nanoseconds left = first_delayed ? first_delayed->due - clock_now(CLOCK_MONOTONIC) : INT64_MAX;
    pthread_mutex_unlock(&delay_lock);
    return left > 0 ? left : 0;
}

void delays_fire(void) {
    pthread_mutex_lock(&delay_lock);
    while (first_delayed && first_delayed->due <= clock_now(CLOCK_MONOTONIC)) {
        delayed *due = first_delayed;
        first_delayed = due->next;
        submit(due->function, due->context, NULL, due->code);
        free(due);
    }
    pthread_mutex_unlock(&delay_lock);
}

// MARK: Dispatch's own timer

typedef void *dispatch_source_t;

/// By which Dispatch looks once a second whether its threads are stuck, and adds one.
static _Atomic(dispatch_source_t) monitor;

/// On the virtual clock the monitor would be what is due next in every second of an hour that a program sleeps: it goes by
/// the machine's.
void dispatch_source_set_timer(dispatch_source_t source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (interval == 1000000000 && leeway == 0 && is_code_of(__builtin_return_address(0), "libdispatch")) {
        atomic_store(&monitor, source);
        start = UINT64_MAX;
    }
    NEXT(void (*)(dispatch_source_t, uint64_t, uint64_t, uint64_t), dispatch_source_set_timer)(
        source, start, interval, leeway);
}

void pool_look_after(void) {
    static nanoseconds last;
    nanoseconds now = clock_real(CLOCK_MONOTONIC);
    dispatch_source_t source = atomic_load(&monitor);
    if (!source || now - last < 1000000000) return;
    last = now;
    // Once, now.
    NEXT(void (*)(dispatch_source_t, uint64_t, uint64_t, uint64_t), dispatch_source_set_timer)(
        source, 0, UINT64_MAX, 0);
}

// MARK: For the runtime

bool vitrine_time_work(double limit) {
    pthread_mutex_lock(&lock);
    if (!first) {
        pthread_mutex_unlock(&lock);
        return false;
    }
    uint64_t before = finished;
    nanoseconds end_time = clock_real(CLOCK_MONOTONIC) + (nanoseconds)(limit * 1e9);
    open_gate();
    int asleep = 0;
    // Until it is done, or waits for something that others do.
    while (finished == before && asleep < looks_at_sleepers && clock_real(CLOCK_MONOTONIC) < end_time) {
        struct timespec moment = to_timespec(clock_real(CLOCK_MONOTONIC) + 1000000);
        REAL(pthread_cond_clockwait)(&work_is_done, &lock, CLOCK_MONOTONIC, &moment);
        int32_t active = is_open ? 0 : worker;
        // Not with the lock, which it may be waiting for.
        pthread_mutex_unlock(&lock);
        sched_yield();
        asleep = active != 0 && !thread_is_busy(active) ? asleep + 1 : 0;
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return true;
}

bool pool_is_idle(void) {
    pthread_mutex_lock(&lock);
    bool answer = !first && (worker == 0 || !thread_is_busy(worker));
    pthread_mutex_unlock(&lock);
    return answer;
}

bool vitrine_time_is_quiet(void) {
    if (!pool_is_idle() || vitrine_time_awaited_answers() > 0) return false;
    if (threads_are_busy()) return false;
    // Twice: a thread that was just handed something may not have begun.
    sched_yield();
    return !threads_are_busy() && pool_is_idle();
}

void vitrine_time_describe(char *text, size_t size) {
    pthread_mutex_lock(&lock);
    const void *code = worker != 0 ? worker_code : first ? first->code : NULL;
    bool is_waiting = worker == 0 && first;
    pthread_mutex_unlock(&lock);
    Dl_info info;
    if (vitrine_time_awaited_answers() > 0) {
        snprintf(text, size, "the answer to a request to the network");
    } else if (code && dladdr(code, &info) && info.dli_sname) {
        char *(*demangle)(const char *, size_t, char *, size_t *, uint32_t) =
            FOUND(char *(*)(const char *, size_t, char *, size_t *, uint32_t), swift_demangle);
        char *name = demangle ? demangle(info.dli_sname, strlen(info.dli_sname), NULL, NULL, 0) : NULL;
        snprintf(text, size, "%s%s", name ? name : info.dli_sname, is_waiting ? ", which has not begun" : "");
        free(name);
    } else if (code) {
        snprintf(text, size, "a task");
    } else if (threads_are_busy()) {
        snprintf(text, size, "a thread of the program's own");
    } else {
        *text = 0;
    }
}

// MARK: What hands work in

enum { most_task_queues = 16 };
/// The queues on which Swift runs its tasks, one for each class of quality.
static _Atomic(dispatch_queue_t) task_queues[most_task_queues];

/// Swift's tasks are the only ones who say how wide a queue is.
void dispatch_queue_set_width(dispatch_queue_t queue, long width) {
    if (is_code_of(__builtin_return_address(0), "libswift_Concurrency")) {
        dispatch_queue_t none = NULL;
        for (int i = 0; i < most_task_queues; i++, none = NULL) {
            if (atomic_compare_exchange_strong(&task_queues[i], &none, queue)) break;
        }
    }
    NEXT(void (*)(dispatch_queue_t, long), dispatch_queue_set_width)(queue, width);
}

/// The global queues of Dispatch's, and those of Swift's tasks.
static bool is_global(dispatch_queue_t queue) {
    dispatch_queue_t (*global)(intptr_t, uintptr_t) =
        FOUND(dispatch_queue_t(*)(intptr_t, uintptr_t), dispatch_get_global_queue);
    static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05, 0};
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
        if (queue == global(classes[i], 0) || queue == global(classes[i], 2)) return true;
    }
    for (int i = 0; i < most_task_queues; i++) {
        if (queue == atomic_load(&task_queues[i])) return true;
    }
    return false;
}

static void run_block(void *context) {
    block *made = context;
    made->invoke(made);
    FOUND(void (*)(const void *), _Block_release)(made);
}

static void *copied(void *block) { return FOUND(void *(*)(const void *), _Block_copy)(block); }

void dispatch_async(dispatch_queue_t queue, void *work) {
    if (is_global(queue)) {
        submit(run_block, copied(work), NULL, ((block *)work)->invoke);
    } else {
        NEXT(void (*)(dispatch_queue_t, void *), dispatch_async)(queue, work);
    }
}

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t work) {
    if (is_global(queue)) {
        submit(work, context, NULL, work);
    } else {
        NEXT(void (*)(dispatch_queue_t, void *, dispatch_function_t), dispatch_async_f)(queue, context, work);
    }
}

static void enter(dispatch_group_t group) { FOUND(void (*)(dispatch_group_t), dispatch_group_enter)(group); }

void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, void *work) {
    if (is_global(queue)) {
        enter(group);
        submit(run_block, copied(work), group, ((block *)work)->invoke);
    } else {
        NEXT(void (*)(dispatch_group_t, dispatch_queue_t, void *), dispatch_group_async)(group, queue, work);
    }
}

void dispatch_group_async_f(
    dispatch_group_t group, dispatch_queue_t queue, void *context, dispatch_function_t work) {
    if (is_global(queue)) {
        enter(group);
        submit(work, context, group, work);
    } else {
        NEXT(void (*)(dispatch_group_t, dispatch_queue_t, void *, dispatch_function_t), dispatch_group_async_f)(
            group, queue, context, work);
    }
}

void dispatch_after(uint64_t when, dispatch_queue_t queue, void *work) {
    nanoseconds due;
    if (is_global(queue) && due_time(when, &due)) {
        delay(due, run_block, copied(work), ((block *)work)->invoke);
    } else {
        NEXT(void (*)(uint64_t, dispatch_queue_t, void *), dispatch_after)(when, queue, work);
    }
}

void dispatch_after_f(uint64_t when, dispatch_queue_t queue, void *context, dispatch_function_t work) {
    nanoseconds due;
    if (is_global(queue) && due_time(when, &due)) {
        delay(due, work, context, work);
    } else {
        NEXT(void (*)(uint64_t, dispatch_queue_t, void *, dispatch_function_t), dispatch_after_f)(
            when, queue, context, work);
    }
}
