// For gettid.
#define _GNU_SOURCE

#include <pthread.h>
#include <unistd.h>

#include "CVitrineWeb.h"
#include "webkit.h"

// WebKitGTK wants to be called on one thread for all time. In a program that is the first one. Tests have a main queue
// that wanders from thread to thread: for them pages live on a thread of their own, which runs only while whoever calls
// it waits, so that all is as if it were one.

typedef struct {
    void (*body)(void *);
    void *context;
    bool is_done;
} job;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
/// What is to be done on the thread of the pages, and what by who waits for it.
static job *there, *back;
static bool has_thread, is_decided;
static pthread_t thread;

static void do_job(job **place) {
    job *next = *place;
    *place = NULL;
    pthread_mutex_unlock(&mutex);
    next->body(next->context);
    pthread_mutex_lock(&mutex);
    next->is_done = true;
    pthread_cond_broadcast(&changed);
}

static void hand_over(job **place, job **other, job *given) {
    pthread_mutex_lock(&mutex);
    *place = given;
    pthread_cond_broadcast(&changed);
    while (!given->is_done) {
        if (*other)
            do_job(other);
        else
            pthread_cond_wait(&changed, &mutex);
    }
    pthread_mutex_unlock(&mutex);
}

static void *serve(void *unused) {
    (void)unused;
    // What WebKitGTK waits for is nobody else's.
    g_main_context_push_thread_default(g_main_context_new());
    pthread_mutex_lock(&mutex);
    while (true) {
        if (there)
            do_job(&there);
        else
            pthread_cond_wait(&changed, &mutex);
    }
    return NULL;
}

void vitrine_web_perform(void (*body)(void *context), void *context) {
    if (!is_decided) {
        is_decided = true;
        has_thread = getpid() != gettid() && pthread_create(&thread, NULL, serve, NULL) == 0;
    }
    if (!has_thread || pthread_equal(pthread_self(), thread)) return body(context);
    hand_over(&there, &back, &(job){.body = body, .context = context});
}

void vitrine_web_answer(void (*body)(void *context), void *context) {
    if (!has_thread || !pthread_equal(pthread_self(), thread)) return body(context);
    hand_over(&back, &there, &(job){.body = body, .context = context});
}
