#include "context.h"
#include "recording.h"

void path_add(cairo_t *cr, const vitrine_path_step *steps, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const vitrine_path_step *s = &steps[i];
        switch (s->kind) {
            case 0: cairo_move_to(cr, s->x1, s->y1); break;
            case 1: cairo_line_to(cr, s->x1, s->y1); break;
            case 2: {
                double x, y;
                cairo_get_current_point(cr, &x, &y);
                cairo_curve_to(
                    cr, x + (s->x1 - x) * 2 / 3, y + (s->y1 - y) * 2 / 3, s->x2 + (s->x1 - s->x2) * 2 / 3,
                    s->y2 + (s->y1 - s->y2) * 2 / 3, s->x2, s->y2);
                break;
            }
            case 3: cairo_curve_to(cr, s->x1, s->y1, s->x2, s->y2, s->x3, s->y3); break;
            default: cairo_close_path(cr); break;
        }
    }
}

vitrine_node *vitrine_node_fill(
    vitrine_rect bounds, const vitrine_path_step *steps, size_t count, vitrine_color color, bool even_odd) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    path_add(cr, steps, count);
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    set_source(cr, color);
    cairo_fill(cr);
    return finish(node, cr);
}

vitrine_node *vitrine_node_stroke(
    vitrine_rect bounds, const vitrine_path_step *steps, size_t count, vitrine_color color,
    vitrine_stroke stroke) {
    static const cairo_line_cap_t caps[] = {
        CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    static const cairo_line_join_t joins[] = {
        CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    path_add(cr, steps, count);
    cairo_set_line_width(cr, stroke.width);
    cairo_set_line_cap(cr, caps[CLAMP(stroke.cap, 0, 2)]);
    cairo_set_line_join(cr, joins[CLAMP(stroke.join, 0, 2)]);
    cairo_set_miter_limit(cr, stroke.miter_limit);
    if (stroke.dash_count > 0) cairo_set_dash(cr, stroke.dashes, (int)stroke.dash_count, stroke.dash_phase);
    set_source(cr, color);
    cairo_stroke(cr);
    return finish(node, cr);
}

vitrine_node *vitrine_node_path_clip(
    vitrine_node *child, vitrine_rect bounds, const vitrine_path_step *steps, size_t count, bool even_odd) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    path_add(cr, steps, count);
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(cr);
    gsk_render_node_draw(node_in(child), cr);
    return finish(node, cr);
}

vitrine_node *vitrine_node_mask(vitrine_node *child, vitrine_node *mask, vitrine_rect bounds) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    cairo_push_group(cr);
    gsk_render_node_draw(node_in(mask), cr);
    cairo_pattern_t *alpha = cairo_pop_group(cr);
    cairo_push_group(cr);
    gsk_render_node_draw(node_in(child), cr);
    cairo_pop_group_to_source(cr);
    cairo_mask(cr, alpha);
    cairo_pattern_destroy(alpha);
    return finish(node, cr);
}

vitrine_node *vitrine_node_surface(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect target, bool smooth) {
    cairo_t *cr;
    GskRenderNode *node = begin(target, &cr);
    cairo_surface_t *part = part_of(surface, &source);
    cairo_pattern_t *pattern = pattern_of(surface_out(part), source, target, smooth);
    cairo_surface_destroy(part);
    // Repeating the outermost pixels keeps the edges of an enlarged picture opaque.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    cairo_set_source(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_rectangle(cr, target.x, target.y, target.width, target.height);
    cairo_fill(cr);
    return finish(node, cr);
}

vitrine_node *vitrine_node_tiles(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect tile, vitrine_rect bounds, double opacity) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    cairo_surface_t *part = part_of(surface, &source);
    cairo_pattern_t *pattern = pattern_of(surface_out(part), source, tile, true);
    cairo_surface_destroy(part);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    cairo_set_source(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_rectangle(cr, bounds.x, bounds.y, bounds.width, bounds.height);
    cairo_clip(cr);
    cairo_paint_with_alpha(cr, opacity);
    return finish(node, cr);
}

// A surface as the source of a recording is copied when its pixels change or it goes; one that is asked for while it is
// drawn is not.
static cairo_surface_t *acquire_pixels(
    cairo_pattern_t *pattern, void *part, cairo_surface_t *target, const cairo_rectangle_int_t *extents) {
    (void)pattern, (void)target, (void)extents;
    return cairo_surface_reference(part);
}

static void release_pixels(cairo_pattern_t *pattern, void *part, cairo_surface_t *surface) {
    (void)pattern, (void)part;
    cairo_surface_destroy(surface);
}

static cairo_status_t copy_pixels(cairo_pattern_t *pattern, void *part, const cairo_pattern_t *other) {
    (void)pattern, (void)other;
    cairo_surface_reference(part);
    return CAIRO_STATUS_SUCCESS;
}

static void finish_pixels(cairo_pattern_t *pattern, void *part) {
    (void)pattern;
    cairo_surface_destroy(part);
}

vitrine_node *vitrine_node_pixels(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height, double scale, bool opaque) {
    cairo_surface_t *part = pixels_of(
        surface_in(surface), opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, x, y, width, height);
    cairo_pattern_t *pattern = cairo_pattern_create_raster_source(
        part, opaque ? CAIRO_CONTENT_COLOR : CAIRO_CONTENT_COLOR_ALPHA, width, height);
    cairo_raster_source_pattern_set_acquire(pattern, acquire_pixels, release_pixels);
    cairo_raster_source_pattern_set_copy(pattern, copy_pixels);
    cairo_raster_source_pattern_set_finish(pattern, finish_pixels);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, scale, 0, 0, scale, -x, -y);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST);
    vitrine_rect target = {x / scale, y / scale, width / scale, height / scale};
    cairo_t *cr;
    GskRenderNode *node = begin(target, &cr);
    cairo_set_source(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_rectangle(cr, target.x, target.y, target.width, target.height);
    cairo_fill(cr);
    return finish(node, cr);
}

void vitrine_surface_mark(
    vitrine_surface *surface, const vitrine_path_step *steps, size_t count, bool even_odd, const double matrix[6],
    double growth, vitrine_color color, bool erases) {
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_matrix_t map = {matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]};
    cairo_transform(cr, &map);
    path_add(cr, steps, count);
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_set_line_width(cr, growth > 0 ? 2 * growth : -2 * growth);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
    // Inner and outer parts make one area, which is put on what is there as a whole.
    cairo_push_group(cr);
    set_source(cr, (vitrine_color){color.red, color.green, color.blue, 1});
    cairo_fill_preserve(cr);
    if (growth != 0) {
        if (growth < 0) cairo_set_operator(cr, CAIRO_OPERATOR_DEST_OUT);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
    cairo_pop_group_to_source(cr);
    cairo_set_operator(cr, erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER);
    cairo_paint_with_alpha(cr, color.alpha);
    cairo_destroy(cr);
}
