#include "page.h"

#include <string.h>

vitrine_web_page *page_tell(vitrine_web_page *page, const vitrine_web_event *event) {
    return page->hear ? page->hear(page->context, event) : NULL;
}

static void tell(vitrine_web_page *page, vitrine_web_event_kind kind) {
    page_tell(page, &(vitrine_web_event){.kind = kind});
}

static void changed(GObject *view, GParamSpec *name, vitrine_web_page *page) {
    (void)view, (void)name;
    tell(page, vitrine_web_event_changed);
}

static void history_changed(void *list, void *added, void *removed, vitrine_web_page *page) {
    (void)list, (void)added, (void)removed;
    tell(page, vitrine_web_event_changed);
}

static void load_changed(GtkWidget *view, int event, vitrine_web_page *page) {
    (void)view;
    switch (event) {
    case load_started:
        page->has_failed = false;
        return tell(page, vitrine_web_event_started);
    case load_redirected: return tell(page, vitrine_web_event_redirected);
    case load_committed: return tell(page, vitrine_web_event_committed);
    case load_finished:
        if (!page->has_failed) tell(page, vitrine_web_event_finished);
        page->has_failed = false;
    }
}

static gboolean load_failed(GtkWidget *view, int event, const char *address, GError *error, vitrine_web_page *page) {
    (void)view, (void)event;
    page->has_failed = true;
    page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_failed,
                  .address = address,
                  .name = g_quark_to_string(error->domain),
                  .code = error->code,
                  .text = error->message,
              });
    // No page of WebKitGTK's own comes in its place.
    return TRUE;
}

static gboolean load_failed_of_certificate(
    GtkWidget *view, const char *address, void *certificate, int faults, vitrine_web_page *page) {
    (void)view, (void)certificate;
    page->has_failed = true;
    page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_failed, .address = address, .name = "certificate", .code = faults});
    return TRUE;
}

static void process_ended(GtkWidget *view, int reason, vitrine_web_page *page) {
    (void)view, (void)reason;
    tell(page, vitrine_web_event_terminated);
}

static void wants_to_close(GtkWidget *view, vitrine_web_page *page) {
    (void)view;
    tell(page, vitrine_web_event_close);
}

static gboolean refuse(void) { return TRUE; }

// The program shows what there is to choose from.
static gboolean close_menu(GtkWidget *view, void *menu) {
    (void)view;
    webkit_find()->option_menu_close(menu);
    return TRUE;
}

static void connect(vitrine_web_page *page) {
    const webkit *web = webkit_find();
    g_signal_connect(page->view, "load-changed", G_CALLBACK(load_changed), page);
    g_signal_connect(page->view, "load-failed", G_CALLBACK(load_failed), page);
    g_signal_connect(page->view, "load-failed-with-tls-errors", G_CALLBACK(load_failed_of_certificate), page);
    g_signal_connect(page->view, "notify::uri", G_CALLBACK(changed), page);
    g_signal_connect(page->view, "notify::title", G_CALLBACK(changed), page);
    g_signal_connect(page->view, "notify::estimated-load-progress", G_CALLBACK(changed), page);
    g_signal_connect(page->view, "web-process-terminated", G_CALLBACK(process_ended), page);
    g_signal_connect(page->view, "close", G_CALLBACK(wants_to_close), page);
    // Menus and windows of GTK's would open on a display where nobody looks.
    g_signal_connect(page->view, "context-menu", G_CALLBACK(refuse), NULL);
    g_signal_connect(page->view, "show-option-menu", G_CALLBACK(close_menu), NULL);
    g_signal_connect(page->view, "enter-fullscreen", G_CALLBACK(refuse), NULL);
    g_signal_connect(
        web->web_view_get_back_forward_list(page->view), "changed", G_CALLBACK(history_changed), page);
    page_connect_questions(page);
}

// A page whose widget is mapped is visible to its scripts, and its animations run. It is mapped by hand, for the window
// that it is in never is.
static void make_visible(vitrine_web_page *page) {
    page->window = gtk_window_new();
    gtk_window_set_child(GTK_WINDOW(page->window), page->view);
    gtk_widget_realize(page->window);
    gtk_widget_realize(page->view);
    GTK_WIDGET_GET_CLASS(page->view)->map(page->view);
}

vitrine_web_page *vitrine_web_page_create(
    vitrine_web_store *store, vitrine_web_page *related, vitrine_web_hear hear, void *context) {
    const webkit *web = webkit_find();
    vitrine_web_page *page = g_new0(vitrine_web_page, 1);
    page->hear = hear;
    page->context = context;
    page->cancellable = g_cancellable_new();
    page->manager = web->user_content_manager_new();
    page->settings = web->settings_new();
    g_object_set(page->settings, "hardware-acceleration-policy", hardware_never, NULL);
    GType type = web->web_view_get_type();
    void *view =
        related ? g_object_new(
                      type, "related-view", related->view, "user-content-manager", page->manager, "settings",
                      page->settings, NULL)
                : g_object_new(
                      type, "network-session", store->session, "user-content-manager", page->manager, "settings",
                      page->settings, NULL);
    page->view = g_object_ref_sink(view);
    make_visible(page);
    connect(page);
    return page;
}

void vitrine_web_page_destroy(vitrine_web_page *page) {
    page->hear = NULL;
    g_cancellable_cancel(page->cancellable);
    g_signal_handlers_disconnect_by_data(page->view, page);
    page_forget_handlers(page);
    g_signal_handlers_disconnect_by_data(webkit_find()->web_view_get_back_forward_list(page->view), page);
    GTK_WIDGET_GET_CLASS(page->view)->unmap(page->view);
    gtk_window_destroy(GTK_WINDOW(page->window));
    g_object_unref(page->view);
    g_object_unref(page->manager);
    g_object_unref(page->settings);
    g_object_unref(page->cancellable);
    g_free(page);
}

void vitrine_web_page_set(vitrine_web_page *page, const vitrine_web_settings *given) {
    g_object_set(
        page->settings, "enable-javascript-markup", given->has_javascript,
        "javascript-can-open-windows-automatically", given->opens_windows, "enable-developer-extras",
        given->has_inspector, "media-playback-requires-user-gesture", given->needs_gesture_to_play,
        "minimum-font-size", (guint)given->minimum_font_size, NULL);
    webkit_find()->settings_set_user_agent(page->settings, given->user_agent);
    if (given->serif)
        g_object_set(
            page->settings, "default-font-family", given->serif, "serif-font-family", given->serif, NULL);
    if (given->sans) g_object_set(page->settings, "sans-serif-font-family", given->sans, NULL);
    if (given->monospace) g_object_set(page->settings, "monospace-font-family", given->monospace, NULL);
}

void vitrine_web_page_set_size(vitrine_web_page *page, int32_t width, int32_t height) {
    int least;
    // GTK complains of what is placed without being asked.
    gtk_widget_measure(page->view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    gtk_widget_size_allocate(page->view, &(GtkAllocation){0, 0, width, height}, -1);
}

void vitrine_web_page_set_zoom(vitrine_web_page *page, double zoom) {
    webkit_find()->web_view_set_zoom_level(page->view, zoom);
}

void vitrine_web_page_set_clear(vitrine_web_page *page, bool is_clear) {
    GdkRGBA color = {1, 1, 1, is_clear ? 0 : 1};
    webkit_find()->web_view_set_background_color(page->view, &color);
}

// MARK: Loading

void vitrine_web_page_load(vitrine_web_page *page, const char *address, const char *headers) {
    const webkit *web = webkit_find();
    void *request = web->uri_request_new(address);
    void *known = web->uri_request_get_http_headers(request);
    char **lines = g_strsplit(headers ? headers : "", "\n", -1);
    for (char **line = lines; *line && known; line++) {
        char *colon = strstr(*line, ": ");
        if (!colon) continue;
        *colon = 0;
        web->headers_replace(known, *line, colon + 2);
    }
    g_strfreev(lines);
    web->web_view_load_request(page->view, request);
    g_object_unref(request);
}

void vitrine_web_page_load_html(vitrine_web_page *page, const char *html, const char *base) {
    webkit_find()->web_view_load_html(page->view, html, base);
}

void vitrine_web_page_load_bytes(
    vitrine_web_page *page, const void *bytes, int64_t count, const char *type, const char *encoding,
    const char *base) {
    GBytes *copy = g_bytes_new(bytes, (gsize)count);
    webkit_find()->web_view_load_bytes(page->view, copy, type, encoding, base);
    g_bytes_unref(copy);
}

void vitrine_web_page_reload(vitrine_web_page *page, bool bypasses_caches) {
    const webkit *web = webkit_find();
    (bypasses_caches ? web->web_view_reload_bypass_cache : web->web_view_reload)(page->view);
}

void vitrine_web_page_stop(vitrine_web_page *page) { webkit_find()->web_view_stop_loading(page->view); }

const char *vitrine_web_page_history(vitrine_web_page *page, int32_t distance, const char **first, const char **title) {
    const webkit *web = webkit_find();
    void *item = web->back_forward_list_get_nth_item(web->web_view_get_back_forward_list(page->view), distance);
    if (!item) return NULL;
    *title = web->back_forward_list_item_get_title(item);
    *first = web->back_forward_list_item_get_original_uri(item);
    return web->back_forward_list_item_get_uri(item);
}

void vitrine_web_page_go(vitrine_web_page *page, int32_t distance) {
    const webkit *web = webkit_find();
    void *item = web->back_forward_list_get_nth_item(web->web_view_get_back_forward_list(page->view), distance);
    if (item) web->web_view_go_to_back_forward_list_item(page->view, item);
}

const char *vitrine_web_page_address(vitrine_web_page *page) { return webkit_find()->web_view_get_uri(page->view); }

const char *vitrine_web_page_title(vitrine_web_page *page) { return webkit_find()->web_view_get_title(page->view); }

double vitrine_web_page_progress(vitrine_web_page *page) {
    return webkit_find()->web_view_get_estimated_load_progress(page->view);
}

bool vitrine_web_page_is_secure(vitrine_web_page *page) {
    GTlsCertificate *certificate = NULL;
    GTlsCertificateFlags faults = 0;
    return webkit_find()->web_view_get_tls_info(page->view, &certificate, &faults) && faults == 0;
}

// MARK: Pictures

typedef struct {
    vitrine_web_take_picture take;
    void *context;
} picture_taker;

static void picture_came(GObject *view, GAsyncResult *result, void *data) {
    picture_taker taker = *(picture_taker *)data;
    g_free(data);
    GdkTexture *texture = webkit_find()->web_view_get_snapshot_finish(view, result, NULL);
    if (!texture) return taker.take(taker.context, NULL);
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        gdk_texture_download(
            texture, cairo_image_surface_get_data(surface), (gsize)cairo_image_surface_get_stride(surface));
        cairo_surface_mark_dirty(surface);
    }
    g_object_unref(texture);
    taker.take(taker.context, surface);
}

void vitrine_web_page_snapshot(vitrine_web_page *page, vitrine_web_take_picture take, void *context) {
    picture_taker *taker = g_new(picture_taker, 1);
    *taker = (picture_taker){take, context};
    // With what is behind the page left clear.
    static const int clear = 2;
    webkit_find()->web_view_get_snapshot(page->view, snapshot_visible, clear, page->cancellable, picture_came, taker);
}
