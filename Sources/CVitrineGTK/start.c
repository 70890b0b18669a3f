#include <gtk/gtk.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "CVitrineGTK.h"
#include "portal.h"

static bool started;
static bool display;

// In a window the cairo renderer draws the same pixels as the rasteriser; GSK_RENDERER still overrides it.
static void choose_renderer(void) {
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    // Nothing draws with GL then; starting it takes time, memory and threads.
    if (g_str_equal(g_getenv("GSK_RENDERER"), "cairo")) g_setenv("GDK_DEBUG", "gl-disable", FALSE);
}

// Without a session bus nobody listens to GTK's accessibility, and it would say so on standard error.
static void choose_accessibility(void) {
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS")) return;
    gchar *bus = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    if (!g_file_test(bus, G_FILE_TEST_EXISTS)) g_setenv("GTK_A11Y", "none", FALSE);
    g_free(bus);
}

#ifdef __GLIBC__

// The next 32 MB of the heap come in pages of 2 MB, where the system has them. Each small page costs a fault, and the views of
// a first screen are some ten megabytes: a tenth of the time until it is shown.
static void enlarge_pages_of_heap(void) {
    static const size_t length = 32 << 20, page = 2 << 20, probe = 1 << 20;
    // The heap grows by what is asked for and the pad.
    mallopt(M_TOP_PAD, length);
    uintptr_t start = (uintptr_t)malloc(probe), end = (uintptr_t)sbrk(0);
    free((void *)start);
    mallopt(M_TOP_PAD, 128 << 10);
    // It has not where there was room, or where the memory is another allocator's.
    if (start == 0 || start >= end || end - start < length || end - start > length + page) return;
    start = (start + page - 1) / page * page;
    madvise((void *)start, end - start, MADV_HUGEPAGE);
}

#endif

// GTK asks for the memory of each frame anew, and screens come and go. Given back to the system in between, it comes back page
// by page with a fault for each: 1280 × 800 pixels took 8 ms instead of 3.
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    enlarge_pages_of_heap();
#endif
}

void vitrine_start_offscreen(void) {
    if (started) return;
    started = true;
    choose_renderer();
    keep_memory();
    gtk_disable_setlocale();
    // No backend has this name. Initialisation then fails at opening a display, which is its last step.
    gdk_set_allowed_backends("none");
    gtk_init_check();
}

bool vitrine_start_display(const char *name) {
    if (started) return display;
    // What X11 calls the class of a window and Wayland its application: task bars find title and icon by it.
    g_set_prgname(name);
    choose_renderer();
    choose_accessibility();
    keep_memory();
    gtk_disable_setlocale();
    display = gtk_init_check();
    if (display) {
        gtk_window_set_default_icon_name(name);
        portal_follow();
    }
    started = true;
    return display;
}

bool vitrine_has_started(void) { return started; }

bool vitrine_has_display(void) { return display; }

int32_t vitrine_gtk_version(void) {
    return (int32_t)(gtk_get_major_version() * 10000 + gtk_get_minor_version() * 100 + gtk_get_micro_version());
}

void vitrine_string_free(char *string) { g_free(string); }
