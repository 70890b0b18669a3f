#ifndef VITRINE_RECORDING_H
#define VITRINE_RECORDING_H

#include "conversions.h"

/// Whether the edges of what is recorded are smooth (compose.c).
bool is_recorded_smooth(void);

// A cairo node keeps a recording that is replayed under the transform it is drawn with, so paths stay sharp
// at every scale.
static inline GskRenderNode *begin(vitrine_rect bounds, cairo_t **cr) {
    graphene_rect_t rect = rect_in(bounds);
    GskRenderNode *node = gsk_cairo_node_new(&rect);
    *cr = gsk_cairo_node_get_draw_context(node);
    if (!is_recorded_smooth()) cairo_set_antialias(*cr, CAIRO_ANTIALIAS_NONE);
    return node;
}

static inline vitrine_node *finish(GskRenderNode *node, cairo_t *cr) {
    cairo_destroy(cr);
    return node_out(node);
}

/// A picture over a rectangle, of which `source` is shown, in pixels.
static inline cairo_pattern_t *pattern_of(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect target, bool smooth) {
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface_in(surface));
    double x = source.width / target.width, y = source.height / target.height;
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, x, 0, 0, y, source.x - target.x * x, source.y - target.y * y);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST);
    return pattern;
}

#endif
