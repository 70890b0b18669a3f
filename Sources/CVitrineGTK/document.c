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

/// Whether bytes name a blend mode other than the normal one, for what is painted from then on.
static bool names_blend_mode(const char *bytes, size_t count) {
    static const char key[] = "/BM";
    const char *end = bytes + count;
    for (const char *at = bytes; (at = memmem(at, (size_t)(end - at), key, sizeof key - 1));) {
        at += sizeof key - 1;
        while (at < end && (g_ascii_isspace(*at) || *at == '[')) at++;
        size_t rest = (size_t)(end - at);
        bool is_normal = (rest >= 7 && !memcmp(at, "/Normal", 7)) || (rest >= 11 && !memcmp(at, "/Compatible", 11));
        if (rest > 0 && *at == '/' && !is_normal) return true;
    }
    return false;
}

/// Whether objects that are kept compressed name one; `bytes` begins behind the word `stream`.
static bool hides_blend_mode(const char *bytes, size_t count) {
    while (count > 0 && (*bytes == '\r' || *bytes == '\n')) bytes++, count--;
    GConverter *inflater = G_CONVERTER(g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB));
    GByteArray *objects = g_byte_array_new();
    char buffer[1 << 14];
    for (GConverterResult result = G_CONVERTER_CONVERTED; result == G_CONVERTER_CONVERTED;) {
        gsize read = 0, written = 0;
        result = g_converter_convert(
            inflater, bytes, count, buffer, sizeof buffer, G_CONVERTER_NO_FLAGS, &read, &written, NULL);
        if (result == G_CONVERTER_ERROR) break;
        g_byte_array_append(objects, (const guint8 *)buffer, (guint)written);
        bytes += read, count -= read;
        if (objects->len > MAXIMUM_FILE) break;
    }
    bool found = names_blend_mode((const char *)objects->data, objects->len);
    g_byte_array_unref(objects);
    g_object_unref(inflater);
    return found;
}

bool vitrine_document_blends(const char *path) {
    gchar *bytes = NULL;
    gsize count = 0;
    if (!g_file_get_contents(path, &bytes, &count, NULL)) return false;
    bool found = names_blend_mode(bytes, count);
    static const char key[] = "/ObjStm", start[] = "stream";
    const char *end = bytes + count;
    for (const char *at = bytes; !found && (at = memmem(at, (size_t)(end - at), key, sizeof key - 1));) {
        at = memmem(at, (size_t)(end - at), start, sizeof start - 1);
        if (!at) break;
        at += sizeof start - 1;
        found = hides_blend_mode(at, (size_t)(end - at));
    }
    g_free(bytes);
    return found;
}

/// Runs pdftocairo. The options end with NULL; the document and the output are put behind them.
static bool convert(
    const gchar *program, const gchar *const *options, const gchar *path, const gchar *output, gchar **said,
    GError **error) {
    GPtrArray *arguments = g_ptr_array_new();
    g_ptr_array_add(arguments, (gpointer)program);
    for (; *options; options++) g_ptr_array_add(arguments, (gpointer)*options);
    g_ptr_array_add(arguments, (gpointer)path);
    g_ptr_array_add(arguments, (gpointer)output);
    g_ptr_array_add(arguments, NULL);
    gint status = 0;
    bool succeeds =
        g_spawn_sync(
            NULL, (gchar **)arguments->pdata, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, limit_process, NULL, NULL, said,
            &status, error)
        && g_spawn_check_wait_status(status, error);
    g_ptr_array_unref(arguments);
    return succeeds;
}

char *vitrine_document_to_png(const char *path, int32_t width, int32_t height) {
    gchar *program = g_find_program_in_path("pdftocairo");
    gchar *root = NULL, *picture = NULL, *copy = document_in_bounds(path);
    int file = program ? g_file_open_tmp("vitrine-XXXXXX", &root, NULL) : -1;
    if (file >= 0) {
        close(file);
        gchar *columns = g_strdup_printf("%d", width), *rows = g_strdup_printf("%d", height), *said = NULL;
        const gchar *options[] = {"-png", "-singlefile", "-transp", "-scale-to-x", columns, "-scale-to-y", rows, NULL};
        // The program adds the ending.
        picture = g_strconcat(root, ".png", NULL);
        if (!convert(program, options, copy ? copy : path, root, &said, NULL)) {
            g_unlink(picture);
            g_clear_pointer(&picture, g_free);
        }
        g_unlink(root);
        g_free(columns);
        g_free(rows);
        g_free(said);
    }
    if (copy) g_unlink(copy);
    g_free(copy);
    g_free(root);
    g_free(program);
    return picture;
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
        const gchar *options[] = {"-svg", "-f", "1", "-l", "1", NULL};
        if (convert(program, options, copy ? copy : path, drawing, &said, &error))
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
