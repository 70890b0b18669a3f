#include <dlfcn.h>
#include <glib.h>

#include "CVitrineGTK.h"

// VitrineNetworking defines these. Where it is linked into the program they are there from the start; otherwise they are
// looked for in its library at the first transfer: with it come curl and thirty libraries more, which take 10 ms to
// load, and most programs transfer nothing.
extern void *vitrine_transfer_start(const char *address, void *context, vitrine_transfer_done done)
    __attribute__((weak));
extern void vitrine_transfer_cancel(void *transfer) __attribute__((weak));

typedef void *(*start_function)(const char *, void *, vitrine_transfer_done);
typedef void (*cancel_function)(void *);

static struct {
    start_function start;
    cancel_function cancel;
} functions;

static void find(void) {
    static gsize found = 0;
    if (!g_once_init_enter(&found)) return;
    functions.start = vitrine_transfer_start;
    functions.cancel = vitrine_transfer_cancel;
    if (!functions.start) {
        void *library = dlopen("libVitrineNetworking.so", RTLD_NOW | RTLD_LOCAL);
        if (library) {
            functions.start = (start_function)dlsym(library, "vitrine_transfer_start");
            functions.cancel = (cancel_function)dlsym(library, "vitrine_transfer_cancel");
        }
    }
    g_once_init_leave(&found, 1);
}

bool vitrine_can_transfer(void) {
    find();
    return functions.start && functions.cancel;
}

void *vitrine_transfer_begin(const char *address, void *context, vitrine_transfer_done done) {
    find();
    return functions.start(address, context, done);
}

void vitrine_transfer_end(void *transfer) { functions.cancel(transfer); }
