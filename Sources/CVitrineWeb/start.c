// For prctl's signal, and the kernel's clock.
#define _GNU_SOURCE

#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "CVitrineWeb.h"
#include "webkit.h"

static bool is_sandboxed;

double vitrine_web_real_time(void) {
    struct timespec time;
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void vitrine_web_turn(void) {
    bool has_served = false;
    GMainContext *context = g_main_context_get_thread_default();
    for (int count = 0; count < 100 && g_main_context_iteration(context, FALSE); count++) has_served = true;
    // poll waits by the kernel's clock.
    if (!has_served) poll(NULL, 0, 1);
}

// Between fork and exec: ends with the program.
static void follow_parent(gpointer unused) {
    (void)unused;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

// The number that the server writes once it listens; false when it ends before, or takes longer than ten seconds.
static bool read_number(int file, char *text, size_t size) {
    size_t count = 0;
    double end = vitrine_web_real_time() + 10;
    while (count + 1 < size && vitrine_web_real_time() < end) {
        struct pollfd entry = {.fd = file, .events = POLLIN};
        if (poll(&entry, 1, 100) <= 0) continue;
        ssize_t got = read(file, text + count, size - 1 - count);
        if (got <= 0) return false;
        count += (size_t)got;
        text[count] = 0;
        if (text[count - 1] == '\n') {
            text[count - 1] = 0;
            return true;
        }
    }
    return false;
}

// A server of X that shows nothing to anybody: WebKitGTK asks for a display although it needs no window.
static bool open_private_display(void) {
    int ends[2];
    if (!g_find_program_in_path("Xvfb") || pipe(ends) != 0) return false;
    char file[16];
    g_snprintf(file, sizeof file, "%d", ends[1]);
    char *arguments[] = {
        "Xvfb", "-displayfd", file, "-screen", "0", "16x16x24", "-nolisten", "tcp", "-noreset", NULL,
    };
    // GLib would make it the child of a process that ends at once, and it with that, if it were to be reaped.
    GPid process;
    gboolean is_running = g_spawn_async(
        NULL, arguments, NULL,
        G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_LEAVE_DESCRIPTORS_OPEN | G_SPAWN_STDOUT_TO_DEV_NULL
            | G_SPAWN_STDERR_TO_DEV_NULL,
        follow_parent, NULL, &process, NULL);
    close(ends[1]);
    char number[32];
    bool is_there = is_running && read_number(ends[0], number, sizeof number);
    close(ends[0]);
    if (!is_there) return false;
    char *name = g_strconcat(":", number, NULL);
    // The processes of pages look for it there.
    g_setenv("DISPLAY", name, TRUE);
    g_unsetenv("WAYLAND_DISPLAY");
    gdk_set_allowed_backends("x11");
    bool is_open = gdk_display_open(name) != NULL;
    g_free(name);
    return is_open;
}

// WebKitGTK ends the program where its sandbox cannot be made, as in most containers: so it is tried before.
static bool can_sandbox(void) {
    char *arguments[] = {"bwrap", "--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "true", NULL};
    int status = 1;
    if (!g_find_program_in_path("bwrap") || !g_find_program_in_path("xdg-dbus-proxy")) return false;
    return g_spawn_sync(
               NULL, arguments, NULL,
               G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL,
               &status, NULL)
        && status == 0;
}

// GTK would say in the processes of pages that the locale is not installed. The program has read it before.
static void choose_locale(void) {
    locale_t locale = newlocale(LC_ALL_MASK, "", (locale_t)0);
    if (locale)
        freelocale(locale);
    else
        g_setenv("LC_ALL", "C.UTF-8", TRUE);
}

static void prepare_environment(void) {
    choose_locale();
    // Pictures are drawn by the processor, as all else is.
    g_setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", FALSE);
    g_setenv("MESA_SHADER_CACHE_DISABLE", "true", FALSE);
    // Nobody reads pages aloud of which no window knows.
    g_setenv("NO_AT_BRIDGE", "1", FALSE);
    g_setenv("GTK_A11Y", "none", FALSE);
    is_sandboxed = g_getenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS") == NULL && can_sandbox();
    if (!is_sandboxed) g_setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", TRUE);
}

vitrine_web_fault vitrine_web_start(void) {
    static bool has_started, has_display;
    if (!webkit_find()) return vitrine_web_fault_no_library;
    if (!has_started) {
        has_started = true;
        prepare_environment();
        has_display = gdk_display_get_default() || open_private_display();
    }
    return has_display ? vitrine_web_fault_none : vitrine_web_fault_no_display;
}

void vitrine_web_set_dark(bool is_dark) {
    g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
}

bool vitrine_web_is_sandboxed(void) { return is_sandboxed; }
