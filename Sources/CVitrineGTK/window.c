#include "accessible.h"
#include "conversions.h"
#include "portal.h"
#include "window_types.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

// MARK: The canvas: one widget that paints one node

typedef struct VitrineCanvas {
    GtkWidget parent;
    vitrine_window *owner;
} VitrineCanvas;

typedef struct VitrineCanvasClass {
    GtkWidgetClass parent;
} VitrineCanvasClass;

G_DEFINE_TYPE(VitrineCanvas, vitrine_canvas, GTK_TYPE_WIDGET)

static void canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    vitrine_window *window = ((VitrineCanvas *)widget)->owner;
    if (!window || window->destroyed) return;
    if (window->stale) {
        window->stale = false;
        GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
        double time = clock ? (double)gdk_frame_clock_get_frame_time(clock) / 1e6 : vitrine_now();
        if (window->callbacks.frame(window->callbacks.context, time)) vitrine_window_request_frame(window);
    }
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(
        0, 0, (float)gtk_widget_get_width(widget), (float)gtk_widget_get_height(widget));
    if (window->covered && window->content) {
        gtk_snapshot_append_node(snapshot, window->content);
        return;
    }
    gtk_snapshot_append_color(snapshot, &window->backdrop, &bounds);
    if (!window->content) return;
    gtk_snapshot_push_clip(snapshot, &bounds);
    gtk_snapshot_append_node(snapshot, window->content);
    gtk_snapshot_pop(snapshot);
}

// MARK: Memory for frames

/// Keeps the memory that frames go to the X server in.
///
/// cairo shares it with the server in pools that it gives up as soon as they are empty. Where a frame covers the whole
/// window that is once a frame: at 1280 × 800 12 ms of page faults instead of 3. A small surface in a pool that is large
/// enough for a frame keeps it.
static void keep_shared_memory(vitrine_window *window, int width, int height) {
#ifdef GDK_WINDOWING_X11
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->window));
    if (!surface || !GDK_IS_X11_SURFACE(surface)) return;
    int scale = gdk_surface_get_scale_factor(surface);
    width *= scale, height *= scale;
    if (width <= window->kept_width && height <= window->kept_height) return;
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    cairo_surface_t *shown = cairo_xlib_surface_create(
        display, gdk_x11_surface_get_xid(surface), DefaultVisual(display, DefaultScreen(display)), width, height);
    cairo_surface_t *frame = cairo_surface_create_similar_image(shown, CAIRO_FORMAT_ARGB32, width, height);
    if (window->kept_memory) cairo_surface_destroy(window->kept_memory);
    window->kept_memory = cairo_surface_create_similar_image(shown, CAIRO_FORMAT_ARGB32, 200, 200);
    window->kept_width = width, window->kept_height = height;
    cairo_surface_destroy(frame);
    cairo_surface_destroy(shown);
#else
    (void)window, (void)width, (void)height;
#endif
}

static void canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)baseline;
    vitrine_window *window = ((VitrineCanvas *)widget)->owner;
    if (!window || window->destroyed) return;
    accessible_allocate_children(widget);
    // Among the elements that it holds for assistive technology something has moved, no more.
    if (width == window->width && height == window->height) return;
    window->width = width, window->height = height;
    window->stale = true;
    keep_shared_memory(window, width, height);
    window->callbacks.resized(
        window->callbacks.context, width, height, gtk_widget_get_scale_factor(widget));
}

static void canvas_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
    (void)widget, (void)orientation, (void)for_size;
    *minimum = *natural = 1;
    *minimum_baseline = *natural_baseline = -1;
}

static void vitrine_canvas_class_init(VitrineCanvasClass *class) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
    widget->snapshot = canvas_snapshot;
    widget->size_allocate = canvas_size_allocate;
    widget->measure = canvas_measure;
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void vitrine_canvas_init(VitrineCanvas *canvas) {
    gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(canvas), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(canvas), TRUE);
}

// MARK: The window

// The canvas covers the window; GTK would fill its background in each frame all the same.
static void leave_out_background(GtkWindow *window) {
    static const char *class = "vitrine";
    GtkWidget *widget = GTK_WIDGET(window);
    gtk_widget_add_css_class(widget, class);
    static bool known;
    if (known) return;
    known = true;
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(css, "window.vitrine { background: none; }", -1);
    gtk_style_context_add_provider_for_display(
        gtk_widget_get_display(widget), GTK_STYLE_PROVIDER(css), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(css);
}

static gboolean close_requested(GtkWindow *gtk, gpointer data) {
    (void)gtk;
    vitrine_window *window = data;
    window->callbacks.closing(window->callbacks.context);
    return TRUE;
}

static void scale_changed(GObject *canvas, GParamSpec *property, gpointer data) {
    (void)property;
    vitrine_window *window = data;
    if (window->destroyed) return;
    window->stale = true;
    window->callbacks.resized(
        window->callbacks.context, gtk_widget_get_width(GTK_WIDGET(canvas)),
        gtk_widget_get_height(GTK_WIDGET(canvas)), gtk_widget_get_scale_factor(GTK_WIDGET(canvas)));
    gtk_widget_queue_draw(GTK_WIDGET(canvas));
}

static void settings_changed(GObject *settings, GParamSpec *property, gpointer data) {
    (void)settings, (void)property;
    vitrine_window *window = data;
    if (!window->destroyed)
        window->callbacks.appearance_changed(window->callbacks.context, vitrine_window_is_dark(window));
}

vitrine_window *vitrine_window_create(
    double width, double height, const char *title, vitrine_window_callbacks callbacks) {
    vitrine_window *window = g_new0(vitrine_window, 1);
    window->callbacks = callbacks;
    window->backdrop = (GdkRGBA){0, 0, 0, 1};
    window->window = GTK_WINDOW(gtk_window_new());
    leave_out_background(window->window);
    g_object_ref(window->window);
    window->canvas = g_object_new(vitrine_canvas_get_type(), NULL);
    ((VitrineCanvas *)window->canvas)->owner = window;
    vitrine_window_set_title(window, title);
    gtk_window_set_default_size(window->window, (int)width, (int)height);
    gtk_window_set_child(window->window, window->canvas);
    window_add_controllers(window);
    g_signal_connect(window->window, "close-request", G_CALLBACK(close_requested), window);
    g_signal_connect(window->canvas, "notify::scale-factor", G_CALLBACK(scale_changed), window);
    GtkSettings *settings = gtk_widget_get_settings(window->canvas);
    g_signal_connect(
        settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(settings_changed), window);
    g_signal_connect(settings, "notify::gtk-theme-name", G_CALLBACK(settings_changed), window);
    g_signal_connect(settings, "notify::gtk-xft-dpi", G_CALLBACK(settings_changed), window);
    g_signal_connect(settings, "notify::gtk-enable-animations", G_CALLBACK(settings_changed), window);
    return window;
}

void vitrine_window_show(vitrine_window *window) {
    gtk_window_present(window->window);
    window_take_keyboard(window);
}

// The picture, as large as fits a square of so many pixels.
static GdkTexture *icon_of(cairo_surface_t *picture, int side) {
    cairo_surface_t *square = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
    cairo_t *cr = cairo_create(square);
    double width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
    double scale = side / MAX(MAX(width, height), 1);
    cairo_translate(cr, (side - width * scale) / 2, (side - height * scale) / 2);
    cairo_scale(cr, scale, scale);
    cairo_set_source_surface(cr, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_flush(square);
    int stride = cairo_image_surface_get_stride(square);
    GBytes *bytes = g_bytes_new(cairo_image_surface_get_data(square), (gsize)stride * side);
    cairo_surface_destroy(square);
    GdkTexture *texture = gdk_memory_texture_new(side, side, GDK_MEMORY_DEFAULT, bytes, stride);
    g_bytes_unref(bytes);
    return texture;
}

void vitrine_window_set_icon(vitrine_window *window, vitrine_surface *picture) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->window));
    if (!surface || !GDK_IS_TOPLEVEL(surface)) return;
    GList *icons = NULL;
    for (int side = 128; side >= 32; side /= 2) {
        icons = g_list_prepend(icons, icon_of(surface_in(picture), side));
    }
    gdk_toplevel_set_icon_list(GDK_TOPLEVEL(surface), icons);
    g_list_free_full(icons, g_object_unref);
}

void vitrine_window_destroy(vitrine_window *window) {
    if (window->destroyed) return;
    window->destroyed = true;
    g_signal_handlers_disconnect_by_data(gtk_widget_get_settings(window->canvas), window);
    if (window->tick) gtk_widget_remove_tick_callback(window->canvas, window->tick);
    ((VitrineCanvas *)window->canvas)->owner = NULL;
    window->focus = NULL;
    accessible_remove_children(window->canvas);
    window->takes_text = false;
    window_free_text(window);
    gtk_window_destroy(window->window);
    g_object_unref(window->window);
    if (window->content) gsk_render_node_unref(window->content);
    if (window->kept_memory) cairo_surface_destroy(window->kept_memory);
    // A callback that closes the window is still running: it may look at the window once more.
    g_idle_add_once(g_free, window);
}

void vitrine_window_set_title(vitrine_window *window, const char *title) {
    gtk_window_set_title(window->window, title);
    // Readers come to the canvas where nothing in it has the keyboard; without a name they say its type.
    gtk_accessible_update_property(GTK_ACCESSIBLE(window->canvas), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void vitrine_window_toggle_fullscreen(vitrine_window *window) {
    if (gtk_window_is_fullscreen(window->window)) {
        gtk_window_unfullscreen(window->window);
    } else {
        gtk_window_fullscreen(window->window);
    }
}

void vitrine_window_set_content(vitrine_window *window, vitrine_node *node, bool covers) {
    window->covered = covers;
    if (window->content == node_in(node)) return;
    if (node) gsk_render_node_ref(node_in(node));
    if (window->content) gsk_render_node_unref(window->content);
    window->content = node_in(node);
    gtk_widget_queue_draw(window->canvas);
}

void vitrine_window_set_backdrop(vitrine_window *window, vitrine_color color) {
    window->backdrop = color_in(color);
    gtk_widget_queue_draw(window->canvas);
}

static gboolean tick(GtkWidget *canvas, GdkFrameClock *clock, gpointer data) {
    (void)canvas;
    vitrine_window *window = data;
    guint id = window->tick;
    double time = (double)gdk_frame_clock_get_frame_time(clock) / 1e6;
    window->stale = false;
    // A request made during the call keeps the tick; the id says whether the window still has this one.
    if (window->callbacks.frame(window->callbacks.context, time)) return G_SOURCE_CONTINUE;
    if (window->tick == id) window->tick = 0;
    return G_SOURCE_REMOVE;
}

void vitrine_window_request_frame(vitrine_window *window) {
    if (window->tick == 0 && !window->destroyed)
        window->tick = gtk_widget_add_tick_callback(window->canvas, tick, window, NULL);
}

double vitrine_window_get_scale(vitrine_window *window) { return gtk_widget_get_scale_factor(window->canvas); }

bool vitrine_window_is_drawn_in_memory(vitrine_window *window) {
    GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window->window));
    return renderer && GSK_IS_CAIRO_RENDERER(renderer);
}

double vitrine_window_get_text_scale(vitrine_window *window) {
    // Dots per inch, times 1024: 96 times what the desktop's text is scaled by. Negative where nobody says.
    int resolution = -1;
    g_object_get(gtk_widget_get_settings(window->canvas), "gtk-xft-dpi", &resolution, NULL);
    return resolution > 0 ? resolution / 1024.0 / 96 : 1;
}

bool vitrine_window_is_dark(vitrine_window *window) {
    gboolean preferred = FALSE;
    gchar *theme = NULL;
    g_object_get(
        gtk_widget_get_settings(window->canvas), "gtk-application-prefer-dark-theme", &preferred,
        "gtk-theme-name", &theme, NULL);
    bool dark = preferred || (theme && (g_str_has_suffix(theme, "-dark") || g_str_has_suffix(theme, ":dark")));
    g_free(theme);
    return dark;
}

bool vitrine_window_increases_contrast(vitrine_window *window) {
    if (portal_wants_contrast()) return true;
    gchar *theme = NULL;
    g_object_get(gtk_widget_get_settings(window->canvas), "gtk-theme-name", &theme, NULL);
    bool is_high = theme && g_str_has_prefix(theme, "HighContrast");
    g_free(theme);
    return is_high;
}

bool vitrine_window_reduces_motion(vitrine_window *window) {
    gboolean animates = TRUE;
    g_object_get(gtk_widget_get_settings(window->canvas), "gtk-enable-animations", &animates, NULL);
    return !animates;
}
