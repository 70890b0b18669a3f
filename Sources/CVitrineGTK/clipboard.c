#include <gtk/gtk.h>
#include <string.h>

#include "CVitrineGTK.h"

// The clipboards of the desktop. Whoever owns one is asked for its content, and may take its time, or never answer.

static GdkClipboard *clipboard(bool is_primary) {
    GdkDisplay *display = gdk_display_get_default();
    if (!display) return NULL;
    return is_primary ? gdk_display_get_primary_clipboard(display) : gdk_display_get_clipboard(display);
}

bool vitrine_clipboard_is_own(bool is_primary) {
    return clipboard(is_primary) && gdk_clipboard_is_local(clipboard(is_primary));
}

static GdkContentProvider *provider_of(const vitrine_clipboard_part *part) {
    if (strcmp(part->type, "text/plain;charset=utf-8") == 0) {
        // As a string GDK offers it in all the ways that programs ask for text.
        char *text = g_strndup(part->bytes, part->length);
        GdkContentProvider *provider = gdk_content_provider_new_typed(G_TYPE_STRING, text);
        g_free(text);
        return provider;
    }
    GBytes *bytes = g_bytes_new(part->bytes, part->length);
    GdkContentProvider *provider = gdk_content_provider_new_for_bytes(part->type, bytes);
    g_bytes_unref(bytes);
    return provider;
}

void vitrine_clipboard_set(bool is_primary, const vitrine_clipboard_part *parts, size_t count) {
    if (!clipboard(is_primary)) return;
    if (count == 0) {
        gdk_clipboard_set_content(clipboard(is_primary), NULL);
        return;
    }
    GdkContentProvider **providers = g_new(GdkContentProvider *, count);
    for (size_t i = 0; i < count; i++) providers[i] = provider_of(&parts[i]);
    GdkContentProvider *all = gdk_content_provider_new_union(providers, count);
    gdk_clipboard_set_content(clipboard(is_primary), all);
    g_object_unref(all);
    g_free(providers);
}

char *vitrine_clipboard_copy_types(bool is_primary) {
    if (!clipboard(is_primary)) return NULL;
    GString *list = g_string_new(NULL);
    GdkContentFormats *formats = gdk_clipboard_get_formats(clipboard(is_primary));
    gsize count = 0;
    const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
    for (gsize i = 0; i < count; i++) g_string_append_printf(list, "%s\n", types[i]);
    return g_string_free(list, FALSE);
}

// What is asked for lives until the answer came, even if nobody waits for it any more.
typedef struct {
    GByteArray *bytes;
    size_t limit;
    GCancellable *cancellable;
    bool done, failed, abandoned;
} reading;

static void end(reading *r, bool failed) {
    r->done = true;
    r->failed = failed;
    if (!r->abandoned) return;
    g_byte_array_unref(r->bytes);
    g_object_unref(r->cancellable);
    g_free(r);
}

static void read_more(GInputStream *stream, reading *r);

static void part_was_read(GObject *source, GAsyncResult *result, gpointer data) {
    reading *r = data;
    GInputStream *stream = G_INPUT_STREAM(source);
    GBytes *bytes = g_input_stream_read_bytes_finish(stream, result, NULL);
    gsize length = 0;
    const void *part = bytes ? g_bytes_get_data(bytes, &length) : NULL;
    bool is_over = length == 0, is_too_much = length > r->limit - r->bytes->len;
    if (!is_over && !is_too_much) g_byte_array_append(r->bytes, part, (guint)length);
    bool failed = !bytes || is_too_much;
    if (bytes) g_bytes_unref(bytes);
    if (!is_over && !failed && !r->abandoned) {
        read_more(stream, r);
        return;
    }
    g_object_unref(stream);
    end(r, failed);
}

static void read_more(GInputStream *stream, reading *r) {
    g_input_stream_read_bytes_async(stream, 1 << 18, G_PRIORITY_DEFAULT, r->cancellable, part_was_read, r);
}

static void was_answered(GObject *source, GAsyncResult *result, gpointer data) {
    reading *r = data;
    GInputStream *stream = gdk_clipboard_read_finish(GDK_CLIPBOARD(source), result, NULL, NULL);
    if (stream) read_more(stream, r);
    else end(r, true);
}

void *vitrine_clipboard_copy_data(bool is_primary, const char *type, double timeout, size_t limit, size_t *length) {
    *length = 0;
    if (!clipboard(is_primary)) return NULL;
    reading *r = g_new0(reading, 1);
    r->bytes = g_byte_array_new();
    r->limit = MIN(limit, G_MAXUINT / 2);
    r->cancellable = g_cancellable_new();
    const char *types[] = {type, NULL};
    gdk_clipboard_read_async(
        clipboard(is_primary), types, G_PRIORITY_DEFAULT, r->cancellable, was_answered, r);
    gint64 deadline = g_get_monotonic_time() + (gint64)(timeout * 1e6);
    while (!r->done && g_get_monotonic_time() < deadline)
        if (!g_main_context_iteration(NULL, FALSE)) g_usleep(500);
    if (!r->done) {
        r->abandoned = true;
        g_cancellable_cancel(r->cancellable);
        return NULL;
    }
    void *result = NULL;
    if (!r->failed) {
        *length = r->bytes->len;
        // A byte more, so that nothing has an address, too.
        g_byte_array_append(r->bytes, (const guint8 *)"", 1);
        result = g_byte_array_free(r->bytes, FALSE);
    } else {
        g_byte_array_unref(r->bytes);
    }
    g_object_unref(r->cancellable);
    g_free(r);
    return result;
}

void vitrine_clipboard_free(void *bytes) { g_free(bytes); }

static void was_changed(GdkClipboard *clipboard, gpointer data) {
    if (!gdk_clipboard_is_local(clipboard)) ((void (*)(void))data)();
}

void vitrine_clipboard_watch(void (*changed)(void)) {
    if (clipboard(false)) g_signal_connect(clipboard(false), "changed", G_CALLBACK(was_changed), (gpointer)changed);
}
