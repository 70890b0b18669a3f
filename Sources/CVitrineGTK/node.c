#include <math.h>

#include "conversions.h"

vitrine_node *vitrine_node_ref(vitrine_node *node) { return node_out(gsk_render_node_ref(node_in(node))); }

void vitrine_node_unref(vitrine_node *node) { gsk_render_node_unref(node_in(node)); }

vitrine_node *vitrine_node_container(vitrine_node *const *children, size_t count) {
    return node_out(gsk_container_node_new((GskRenderNode **)children, (guint)count));
}

vitrine_node *vitrine_node_color(vitrine_rect rect, vitrine_color color) {
    graphene_rect_t bounds = rect_in(rect);
    GdkRGBA rgba = color_in(color);
    return node_out(gsk_color_node_new(&rgba, &bounds));
}

vitrine_node *vitrine_node_linear_gradient(
    vitrine_rect rect, double from_x, double from_y, double to_x, double to_y, const vitrine_stop *stops,
    size_t count) {
    graphene_rect_t bounds = rect_in(rect);
    GskColorStop *colors = g_newa(GskColorStop, count);
    for (size_t i = 0; i < count; i++) {
        colors[i].offset = (float)stops[i].offset;
        colors[i].color = color_in(stops[i].color);
    }
    return node_out(gsk_linear_gradient_node_new(
        &bounds, &GRAPHENE_POINT_INIT((float)from_x, (float)from_y),
        &GRAPHENE_POINT_INIT((float)to_x, (float)to_y), colors, count));
}

vitrine_node *vitrine_node_border(vitrine_rounded outline, double width, vitrine_color color) {
    GskRoundedRect rounded = rounded_in(outline);
    float w = (float)width;
    float widths[4] = {w, w, w, w};
    GdkRGBA rgba = color_in(color);
    GdkRGBA colors[4] = {rgba, rgba, rgba, rgba};
    return node_out(gsk_border_node_new(&rounded, widths, colors));
}

vitrine_node *vitrine_node_clip(vitrine_node *child, vitrine_rect rect) {
    graphene_rect_t bounds = rect_in(rect);
    return node_out(gsk_clip_node_new(node_in(child), &bounds));
}

vitrine_node *vitrine_node_rounded_clip(vitrine_node *child, vitrine_rounded outline) {
    GskRoundedRect rounded = rounded_in(outline);
    return node_out(gsk_rounded_clip_node_new(node_in(child), &rounded));
}

vitrine_node *vitrine_node_opacity(vitrine_node *child, double opacity) {
    return node_out(gsk_opacity_node_new(node_in(child), (float)opacity));
}

vitrine_node *vitrine_node_color_matrix(vitrine_node *child, const float matrix[16], const float offset[4]) {
    graphene_matrix_t factors;
    graphene_vec4_t constant;
    graphene_matrix_init_from_float(&factors, matrix);
    graphene_vec4_init_from_float(&constant, offset);
    return node_out(gsk_color_matrix_node_new(node_in(child), &factors, &constant));
}

// GSK has no transform for what changes nothing, which numbers too small for its floats may come to.
static vitrine_node *transformed(vitrine_node *child, GskTransform *transform) {
    if (transform == NULL) return vitrine_node_ref(child);
    GskRenderNode *node = gsk_transform_node_new(node_in(child), transform);
    gsk_transform_unref(transform);
    return node_out(node);
}

vitrine_node *vitrine_node_translate(vitrine_node *child, double x, double y) {
    return transformed(child, gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y)));
}

vitrine_node *vitrine_node_transform(
    vitrine_node *child, double x, double y, double rotation, double shear, double scale_x, double scale_y) {
    // Composed from steps of known kind: cairo paints a node with a free matrix pink.
    const double degrees = 180 / G_PI;
    GskTransform *transform = gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y));
    if (rotation != 0) transform = gsk_transform_rotate(transform, (float)(rotation * degrees));
    if (shear != 0) transform = gsk_transform_skew(transform, (float)(shear * degrees), 0);
    return transformed(child, gsk_transform_scale(transform, (float)scale_x, (float)scale_y));
}

vitrine_node *vitrine_node_live_shadow(
    vitrine_rounded outline, vitrine_color color, double x, double y, double blur) {
    GskRoundedRect rounded = rounded_in(outline);
    GdkRGBA rgba = color_in(color);
    // GSK's radius is CSS's: twice the standard deviation.
    return node_out(
        gsk_outset_shadow_node_new(&rounded, &rgba, (float)x, (float)y, 0, (float)(blur * 2)));
}
