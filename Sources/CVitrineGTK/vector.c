#include <dlfcn.h>
#include <math.h>

#include "conversions.h"

/// What is used of librsvg, as its documentation declares it. The library is opened when the first drawing is read:
/// it is as large as GTK, and most programs show no drawings.
typedef struct {
    double x, y, width, height;
} rsvg_rectangle;

typedef struct {
    double length;
    int unit;
} rsvg_length;

static struct {
    void *(*new_from_data)(const guint8 *data, gsize count, GError **error);
    gboolean (*size_in_pixels)(void *handle, double *width, double *height);
    void (*dimensions)(
        void *handle, gboolean *has_width, rsvg_length *width, gboolean *has_height, rsvg_length *height,
        gboolean *has_box, rsvg_rectangle *box);
    gboolean (*render)(void *handle, cairo_t *cr, const rsvg_rectangle *viewport, GError **error);
} rsvg;

struct vitrine_vector {
    void *handle;
    double width, height;
};

static bool open_library(void) {
    static gsize state;
    if (g_once_init_enter(&state)) {
        void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
        if (library) {
            rsvg.new_from_data = dlsym(library, "rsvg_handle_new_from_data");
            rsvg.size_in_pixels = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels");
            rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
            rsvg.render = dlsym(library, "rsvg_handle_render_document");
        }
        bool complete = rsvg.new_from_data && rsvg.size_in_pixels && rsvg.dimensions && rsvg.render;
        g_once_init_leave(&state, complete ? 2 : 1);
    }
    return state == 2;
}

/// Whether the size is known: that of the box where it is wanted or there is no other.
static bool measure(vitrine_vector *vector, bool by_box) {
    gboolean has_width, has_height, has_box;
    rsvg_length width, height;
    rsvg_rectangle box;
    rsvg.dimensions(vector->handle, &has_width, &width, &has_height, &height, &has_box, &box);
    bool is_known = !by_box && rsvg.size_in_pixels(vector->handle, &vector->width, &vector->height);
    if (!is_known && has_box) {
        vector->width = box.width, vector->height = box.height;
        is_known = true;
    }
    return is_known && isfinite(vector->width) && isfinite(vector->height) && vector->width > 0
        && vector->height > 0;
}

vitrine_vector *vitrine_vector_read(
    const uint8_t *bytes, size_t count, bool by_box, vitrine_vector_fault *fault) {
    *fault = (vitrine_vector_fault){0};
    if (!open_library()) {
        fault->is_library_missing = true;
        return NULL;
    }
    GError *error = NULL;
    vitrine_vector *vector = g_new0(vitrine_vector, 1);
    vector->handle = rsvg.new_from_data(bytes, count, &error);
    if (vector->handle && measure(vector, by_box)) return vector;
    fault->message = g_strdup(error ? error->message : "it has no size and no viewBox");
    g_clear_error(&error);
    vitrine_vector_free(vector);
    return NULL;
}

void vitrine_vector_free(vitrine_vector *vector) {
    if (vector->handle) g_object_unref(vector->handle);
    g_free(vector);
}

double vitrine_vector_width(vitrine_vector *vector) { return vector->width; }

double vitrine_vector_height(vitrine_vector *vector) { return vector->height; }

vitrine_surface *vitrine_vector_draw(vitrine_vector *vector, int32_t width, int32_t height) {
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    cairo_t *cr = cairo_create(surface_in(result));
    cairo_scale(cr, width / vector->width, height / vector->height);
    rsvg_rectangle viewport = {0, 0, vector->width, vector->height};
    // What cannot be drawn of it is left out, as browsers do.
    rsvg.render(vector->handle, cr, &viewport, NULL);
    cairo_destroy(cr);
    cairo_surface_flush(surface_in(result));
    return result;
}
