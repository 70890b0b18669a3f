#define _GNU_SOURCE
#include <glib/gstdio.h>
#include <string.h>
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

/// Where a number of digits, signs and points ends.
static char *number_end(char *text, const char *end) {
    while (text < end && (g_ascii_isdigit(*text) || *text == '-' || *text == '+' || *text == '.')) text++;
    return text;
}

/// Brings the bounds of forms to what cairo can reckon with.
///
/// Quartz writes forms without bounds as ±2³⁰; cairo's coordinates end at ±2²³, and nothing of such a form would be drawn.
/// The numbers stay as long as they are: a document says at which bytes its objects begin.
static gboolean bring_in_bounds(char *bytes, gsize count) {
    static const char key[] = "/BBox", bound[] = "100000";
    gboolean changes = FALSE;
    const char *end = bytes + count;
    for (char *at = bytes; (at = memmem(at, (size_t)(end - at), key, sizeof key - 1));) {
        at += sizeof key - 1;
        while (at < end && g_ascii_isspace(*at)) at++;
        if (at >= end || *at != '[') continue;
        for (at++; at < end && *at != ']';) {
            char *stop = number_end(at, end);
            if (stop == at) {
                if (!g_ascii_isspace(*at)) break;
                at++;
                continue;
            }
            char *digits = at + (*at == '-');
            if (stop - digits > (gssize)strlen(bound) && !memchr(digits, '.', strlen(bound) + 1)) {
                memset(digits, ' ', (size_t)(stop - digits));
                memcpy(digits, bound, strlen(bound));
                changes = TRUE;
            }
            at = stop;
        }
    }
    return changes;
}

/// A copy of a document whose forms have bounds that cairo can reckon with; nil where the document is one.
static gchar *document_in_bounds(const char *path) {
    gchar *bytes = NULL, *copy = NULL;
    gsize count = 0;
    if (!g_file_get_contents(path, &bytes, &count, NULL)) return NULL;
    if (bring_in_bounds(bytes, count)) {
        int file = g_file_open_tmp("vitrine-XXXXXX.pdf", &copy, NULL);
        if (file >= 0) {
            close(file);
            if (!g_file_set_contents(copy, bytes, (gssize)count, NULL)) {
                g_unlink(copy);
                g_clear_pointer(&copy, g_free);
            }
        }
    }
    g_free(bytes);
    return copy;
}

uint8_t *vitrine_document_to_svg(const char *path, size_t *count, vitrine_vector_fault *fault) {
    *fault = (vitrine_vector_fault){0};
    gchar *program = g_find_program_in_path("pdftocairo");
    if (!program) {
        fault->is_library_missing = true;
        return NULL;
    }
    GError *error = NULL;
    gchar *drawing = NULL, *said = NULL, *bytes = NULL, *copy = document_in_bounds(path);
    int file = g_file_open_tmp("vitrine-XXXXXX.svg", &drawing, &error);
    if (file >= 0) {
        close(file);
        gchar *arguments[] = {program, "-svg", "-f", "1", "-l", "1", copy ? copy : (gchar *)path, drawing, NULL};
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
    if (copy) g_unlink(copy);
    g_clear_error(&error);
    g_free(copy);
    g_free(program);
    g_free(drawing);
    g_free(said);
    return (uint8_t *)bytes;
}
