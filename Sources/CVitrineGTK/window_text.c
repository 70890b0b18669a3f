#include "conversions.h"
#include "window_types.h"

// Text entry: an input method while something is edited.

static void tell(vitrine_window *window, int32_t kind, const char *text, int32_t first, int32_t second) {
    if (!window->destroyed && window->callbacks.text)
        window->callbacks.text(window->callbacks.context, kind, text, first, second);
}

static void committed(GtkIMContext *method, const char *text, gpointer data) {
    (void)method;
    vitrine_window *window = data;
    if (!window->is_filtering) {
        tell(window, vitrine_text_commit, text, 0, 0);
        return;
    }
    // What one key commits is one text.
    char *all = g_strconcat(window->committed ? window->committed : "", text, NULL);
    g_free(window->committed);
    window->committed = all;
}

static void preedit_changed(GtkIMContext *method, gpointer data) {
    vitrine_window *window = data;
    char *text = NULL;
    int caret = 0;
    gtk_im_context_get_preedit_string(method, &text, NULL, &caret);
    window->has_preedit = text && *text;
    tell(window, vitrine_text_preedit, text ? text : "", caret, 0);
    g_free(text);
}

static gboolean retrieve_surrounding(GtkIMContext *method, gpointer data) {
    vitrine_window *window = data;
    if (!window->surrounding) return FALSE;
    gtk_im_context_set_surrounding_with_selection(
        method, window->surrounding, -1, window->surrounding_caret, window->surrounding_anchor);
    return TRUE;
}

static gboolean delete_surrounding(GtkIMContext *method, int offset, int count, gpointer data) {
    (void)method;
    tell(data, vitrine_text_delete_surrounding, "", offset, count);
    return TRUE;
}

void vitrine_window_begin_text(vitrine_window *window, bool is_secure) {
    if (window->destroyed) return;
    if (!window->method) {
        window->method = gtk_im_multicontext_new();
        gtk_im_context_set_client_widget(window->method, window->canvas);
        g_signal_connect(window->method, "commit", G_CALLBACK(committed), window);
        g_signal_connect(window->method, "preedit-changed", G_CALLBACK(preedit_changed), window);
        g_signal_connect(window->method, "retrieve-surrounding", G_CALLBACK(retrieve_surrounding), window);
        g_signal_connect(window->method, "delete-surrounding", G_CALLBACK(delete_surrounding), window);
    }
    g_object_set(
        window->method, "input-purpose", is_secure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM, NULL);
    window->takes_text = true;
    gtk_im_context_focus_in(window->method);
}

void vitrine_window_end_text(vitrine_window *window) {
    if (window->destroyed || !window->takes_text) return;
    window->takes_text = false;
    window->has_preedit = false;
    g_clear_pointer(&window->surrounding, g_free);
    gtk_im_context_reset(window->method);
    gtk_im_context_focus_out(window->method);
}

void vitrine_window_set_text_state(
    vitrine_window *window, const char *surrounding, int32_t caret, int32_t anchor, vitrine_rect cursor) {
    if (window->destroyed || !window->takes_text) return;
    g_free(window->surrounding);
    window->surrounding = g_strdup(surrounding);
    window->surrounding_caret = caret;
    window->surrounding_anchor = anchor;
    gtk_im_context_set_cursor_location(
        window->method,
        &(GdkRectangle){(int)cursor.x, (int)cursor.y, (int)cursor.width + 1, (int)cursor.height});
}

void vitrine_window_reset_text(vitrine_window *window) {
    if (window->destroyed || !window->takes_text) return;
    window->has_preedit = false;
    gtk_im_context_reset(window->method);
}

bool window_filter_key(vitrine_window *window, GdkEvent *event, vitrine_event *out) {
    if (!window->takes_text) return false;
    bool was_composing = window->has_preedit;
    window->is_filtering = true;
    bool taken = gtk_im_context_filter_keypress(window->method, event);
    window->is_filtering = false;
    char *text = window->committed;
    window->committed = NULL;
    // Whoever heard a key go down hears it go up.
    if (out->kind == vitrine_event_key_up) taken = false;
    if (text) {
        gunichar character = g_utf8_get_char(text);
        bool is_plain = out->kind == vitrine_event_key_down && !was_composing && *g_utf8_next_char(text) == 0;
        if (is_plain) {
            // A key that types what is on it stays a key: responders and commands hear it.
            out->unicode = character;
            taken = false;
        } else {
            tell(window, vitrine_text_commit, text, 0, 0);
            taken = true;
        }
        g_free(text);
    }
    return taken;
}

void window_free_text(vitrine_window *window) {
    if (window->method) {
        g_signal_handlers_disconnect_by_data(window->method, window);
        g_clear_object(&window->method);
    }
    g_clear_pointer(&window->surrounding, g_free);
    g_clear_pointer(&window->committed, g_free);
}

void vitrine_window_set_cursor(vitrine_window *window, const char *name) {
    if (!window->destroyed) gtk_widget_set_cursor_from_name(window->canvas, name);
}

void vitrine_window_set_cursor_picture(
    vitrine_window *window, vitrine_surface *picture, double scale, double x, double y) {
    if (window->destroyed) return;
    // Cursors count in points of the desktop, whatever the picture was drawn for.
    cairo_surface_t *source = surface_in(picture);
    int width = MAX(1, (int)(cairo_image_surface_get_width(source) / scale + 0.5));
    int height = MAX(1, (int)(cairo_image_surface_get_height(source) / scale + 0.5));
    cairo_surface_t *sized = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cr = cairo_create(sized);
    cairo_scale(cr, 1 / scale, 1 / scale);
    cairo_set_source_surface(cr, source, 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_flush(sized);
    int stride = cairo_image_surface_get_stride(sized);
    GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(sized), (gsize)stride * height);
    cairo_surface_destroy(sized);
    GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, stride);
    g_bytes_unref(bytes);
    GdkCursor *usual = gdk_cursor_new_from_name("default", NULL);
    GdkCursor *cursor = gdk_cursor_new_from_texture(
        texture, CLAMP((int)x, 0, width - 1), CLAMP((int)y, 0, height - 1), usual);
    gtk_widget_set_cursor(window->canvas, cursor);
    g_object_unref(cursor);
    g_object_unref(usual);
    g_object_unref(texture);
}
