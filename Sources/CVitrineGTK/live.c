#include "live.h"

#include "draw.h"
#include "drawn_pixels.h"

// Nodes that depend on what is drawn already are cairo nodes to GSK; what they record is what renderers show that know
// nothing of this.

typedef struct {
    live_draw draw;
    void *data;
    GDestroyNotify release;
} live_node;

static const cairo_user_data_key_t live_key;

static void free_live(void *node) {
    live_node *known = node;
    known->release(known->data);
    g_free(known);
}

void make_live(GskRenderNode *node, live_draw draw, void *data, GDestroyNotify release) {
    live_node *known = g_new(live_node, 1);
    *known = (live_node){draw, data, release};
    cairo_surface_set_user_data(gsk_cairo_node_get_surface(node), &live_key, known, free_live);
}

bool draw_live(GskRenderNode *node, cairo_t *cr) {
    cairo_surface_t *recording = gsk_cairo_node_get_surface(node);
    live_node *known = recording ? cairo_surface_get_user_data(recording, &live_key) : NULL;
    return known && is_drawn_into_pixels(cr) && known->draw(known->data, cr);
}

// MARK: What lies behind a group

/// The surfaces behind the groups that are open, the outermost first.
static _Thread_local GPtrArray *behind;

void push_live_group(cairo_t *cr) {
    if (!behind) behind = g_ptr_array_new();
    g_ptr_array_add(behind, cairo_get_group_target(cr));
    cairo_push_group(cr);
}

cairo_pattern_t *pop_live_group(cairo_t *cr) {
    g_ptr_array_set_size(behind, (int)behind->len - 1);
    return cairo_pop_group(cr);
}

bool is_in_live_group(void) { return behind && behind->len > 0; }

cairo_surface_t *base_surface(cairo_t *cr) {
    return is_in_live_group() ? g_ptr_array_index(behind, 0) : cairo_get_group_target(cr);
}

gpointer begin_picture(void) {
    gpointer outer = behind;
    behind = NULL;
    return outer;
}

void end_picture(gpointer outer) {
    if (behind) g_ptr_array_free(behind, TRUE);
    behind = outer;
}

cairo_surface_t *pixels_behind(cairo_t *cr, cairo_rectangle_int_t area) {
    cairo_surface_t *result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
    if (cairo_surface_status(result) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(result);
        return NULL;
    }
    cairo_t *to = cairo_create(result);
    for (guint i = 0; i <= (behind ? behind->len : 0); i++) {
        bool is_last = i == (behind ? behind->len : 0);
        cairo_surface_t *from = is_last ? cairo_get_group_target(cr) : g_ptr_array_index(behind, i);
        // A surface's device offset is part of its coordinates as a source: groups lie where they belong.
        cairo_set_source_surface(to, from, -area.x, -area.y);
        cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
        cairo_paint(to);
    }
    cairo_destroy(to);
    cairo_surface_flush(result);
    return result;
}
