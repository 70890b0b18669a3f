// For pthread_getattr_np and gettid.
#define _GNU_SOURCE

#include <glib-unix.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

#include "CVitrineGTK.h"

// Dispatch's contract with a foreign main loop, as CoreFoundation uses it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static uint64_t dispatch_wakes;

double vitrine_now(void) { return (double)g_get_monotonic_time() / 1e6; }

#ifdef __GLIBC__
// Where the stack of the first thread begins; glibc's own.
extern void *__libc_stack_end;
#endif

// The lowest address that the calling thread's stack may reach, and how much it may hold: it grows downwards. Both are 0 where
// nobody knows.
static void find_stack(uintptr_t *start, size_t *size) {
#ifdef __GLIBC__
    // That of the first thread glibc looks up in the list of all that is mapped, which takes half a millisecond. Up to this
    // limit the kernel leaves it the room.
    struct rlimit limit;
    if (getpid() == gettid() && getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur <= 64 << 20) {
        *size = limit.rlim_cur;
        *start = (uintptr_t)__libc_stack_end - *size;
        return;
    }
#endif
    void *known = NULL;
    pthread_attr_t attributes;
    *size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        pthread_attr_getstack(&attributes, &known, size);
        pthread_attr_destroy(&attributes);
    }
    *start = (uintptr_t)known;
}

bool vitrine_stack_is_nearly_full(void) {
    static _Thread_local uintptr_t limit;
    if (limit == 0) {
        uintptr_t start;
        size_t size;
        find_stack(&start, &size);
        limit = start + size / 4 + 1;
    }
    return (uintptr_t)__builtin_frame_address(0) < limit;
}

void vitrine_loop_iterate(bool may_block) { g_main_context_iteration(NULL, may_block); }

bool vitrine_loop_serve(void) {
    bool served = false;
    while (g_main_context_iteration(NULL, FALSE)) served = true;
    return served;
}

void vitrine_pause(double seconds) {
    // poll waits by the kernel's clock.
    poll(NULL, 0, seconds < 0.001 ? 0 : (int)(seconds * 1000));
    if (seconds < 0.001) sched_yield();
}

void vitrine_loop_wake(void) { g_main_context_wakeup(NULL); }

static gboolean drain(gint fd, GIOCondition condition, gpointer data) {
    (void)condition, (void)data;
    // The eventfd first: the callback leaves it readable, and the loop would spin.
    uint64_t value;
    ssize_t count = read(fd, &value, sizeof value);
    (void)count;
    dispatch_wakes++;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void vitrine_loop_attach_dispatch(void) {
    static bool attached;
    if (attached) return;
    attached = true;
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL);
}

uint64_t vitrine_loop_dispatch_wakes(void) { return dispatch_wakes; }

struct vitrine_timer {
    GSource source;
    void *context;
    void (*fire)(void *context);
};

static gboolean dispatch_timer(GSource *source, GSourceFunc callback, gpointer data) {
    (void)callback, (void)data;
    vitrine_timer *timer = (vitrine_timer *)source;
    g_source_set_ready_time(source, -1);
    timer->fire(timer->context);
    return G_SOURCE_CONTINUE;
}

vitrine_timer *vitrine_timer_create(double time, void *context, void (*fire)(void *context)) {
    static GSourceFuncs functions = {.dispatch = dispatch_timer};
    // A ready time has microseconds; g_timeout_add rounds to milliseconds.
    vitrine_timer *timer = (vitrine_timer *)g_source_new(&functions, sizeof(vitrine_timer));
    timer->context = context;
    timer->fire = fire;
    g_source_set_ready_time(&timer->source, (gint64)(time * 1e6));
    g_source_attach(&timer->source, NULL);
    return timer;
}

void vitrine_timer_free(vitrine_timer *timer) {
    g_source_destroy(&timer->source);
    g_source_unref(&timer->source);
}
