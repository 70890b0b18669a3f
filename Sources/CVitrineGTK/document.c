#include <glib/gstdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "conversions.h"

/// A page that takes longer is lost: seconds of processor time.
#define MAXIMUM_TIME 20
/// Bytes of the drawing.
#define MAXIMUM_FILE (64 << 20)
/// Bytes of memory of the program.
#define MAXIMUM_MEMORY ((rlim_t)2 << 30)

/// Runs between fork and exec, where only the kernel may be called.
static void limit_process(gpointer data) {
    (void)data;
    setrlimit(RLIMIT_CPU, &(struct rlimit){MAXIMUM_TIME, MAXIMUM_TIME});
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){MAXIMUM_FILE, MAXIMUM_FILE});
    setrlimit(RLIMIT_AS, &(struct rlimit){MAXIMUM_MEMORY, MAXIMUM_MEMORY});
}

uint8_t *vitrine_document_to_svg(const char *path, size_t *count, vitrine_vector_fault *fault) {
    *fault = (vitrine_vector_fault){0};
    gchar *program = g_find_program_in_path("pdftocairo");
    if (!program) {
        fault->is_library_missing = true;
        return NULL;
    }
    GError *error = NULL;
    gchar *drawing = NULL, *said = NULL, *bytes = NULL;
    int file = g_file_open_tmp("vitrine-XXXXXX.svg", &drawing, &error);
    if (file >= 0) {
        close(file);
        gchar *arguments[] = {program, "-svg", "-f", "1", "-l", "1", (gchar *)path, drawing, NULL};
        gint status = 0;
        if (g_spawn_sync(
                NULL, arguments, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, limit_process, NULL, NULL, &said, &status,
                &error)
            && g_spawn_check_wait_status(status, &error))
            g_file_get_contents(drawing, &bytes, count, &error);
        g_unlink(drawing);
    }
    if (!bytes) {
        // The first line of what the program said is its reason.
        gchar *line = said && *said ? g_strndup(said, strcspn(said, "\n")) : NULL;
        fault->message = line ? line : g_strdup(error ? error->message : "it has no page");
    }
    g_clear_error(&error);
    g_free(program);
    g_free(drawing);
    g_free(said);
    return (uint8_t *)bytes;
}
