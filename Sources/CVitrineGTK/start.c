#include <gtk/gtk.h>

#ifdef __GLIBC__
#include <malloc.h>
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

// GTK asks for the memory of each frame anew. Given back to the system in between, it comes back page by page with a
// fault for each: 1280 × 800 pixels took 8 ms instead of 3.
static void keep_memory_of_frames(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

void vitrine_start_offscreen(void) {
    if (started) return;
    started = true;
    choose_renderer();
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
    keep_memory_of_frames();
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
