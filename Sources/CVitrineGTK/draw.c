#include "draw.h"

#include <math.h>

#include "gradient.h"
#include "live.h"
#include "mask.h"

// What GSK does with these nodes, said again because it decides for what is inside, too: gradients and masks
// can be drawn for the pixels that are asked for once it is known where they are.

static void draw_children(GskRenderNode *node, cairo_t *cr) {
    for (guint i = 0; i < gsk_container_node_get_n_children(node); i++)
        node_draw(gsk_container_node_get_child(node, i), cr);
}

static void draw_transformed(GskRenderNode *node, cairo_t *cr) {
    float xx, yx, xy, yy, dx, dy;
    gsk_transform_to_2d(gsk_transform_node_get_transform(node), &xx, &yx, &xy, &yy, &dx, &dy);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, xx, yx, xy, yy, dx, dy);
    // Nothing is seen of what has no extent, and cairo takes no such matrix.
    if (cairo_matrix_invert(&(cairo_matrix_t){xx, yx, xy, yy, dx, dy}) != CAIRO_STATUS_SUCCESS) return;
    cairo_transform(cr, &matrix);
    node_draw(gsk_transform_node_get_child(node), cr);
}

static void add_rect(cairo_t *cr, const graphene_rect_t *rect) {
    cairo_rectangle(cr, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
}

static void draw_clipped(GskRenderNode *node, cairo_t *cr) {
    add_rect(cr, gsk_clip_node_get_clip(node));
    cairo_clip(cr);
    node_draw(gsk_clip_node_get_child(node), cr);
}

/// A quarter of an ellipse around a centre, from an angle clockwise; its corner where it has no size.
static void add_corner(cairo_t *cr, double x, double y, const graphene_size_t *size, double angle) {
    if (size->width <= 0 || size->height <= 0) {
        cairo_line_to(cr, x, y);
        return;
    }
    cairo_matrix_t before;
    cairo_get_matrix(cr, &before);
    cairo_translate(cr, x, y);
    cairo_scale(cr, size->width, size->height);
    cairo_arc(cr, 0, 0, 1, angle, angle + M_PI_2);
    cairo_set_matrix(cr, &before);
}

void clip_rounded(cairo_t *cr, const GskRoundedRect *clip) {
    const graphene_size_t *corner = clip->corner;
    double left = clip->bounds.origin.x, right = left + clip->bounds.size.width;
    double top = clip->bounds.origin.y, bottom = top + clip->bounds.size.height;
    cairo_new_path(cr);
    add_corner(cr, left + corner[0].width, top + corner[0].height, &corner[0], G_PI);
    add_corner(cr, right - corner[1].width, top + corner[1].height, &corner[1], -M_PI_2);
    add_corner(cr, right - corner[2].width, bottom - corner[2].height, &corner[2], 0);
    add_corner(cr, left + corner[3].width, bottom - corner[3].height, &corner[3], M_PI_2);
    cairo_close_path(cr);
    cairo_clip(cr);
}

static void draw_rounded(GskRenderNode *node, cairo_t *cr) {
    clip_rounded(cr, gsk_rounded_clip_node_get_clip(node));
    node_draw(gsk_rounded_clip_node_get_child(node), cr);
}

static void draw_faded(GskRenderNode *node, cairo_t *cr) {
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    // The group is as large as the clip.
    add_rect(cr, &bounds);
    cairo_clip(cr);
    push_live_group(cr);
    node_draw(gsk_opacity_node_get_child(node), cr);
    cairo_pattern_t *group = pop_live_group(cr);
    cairo_set_source(cr, group);
    cairo_pattern_destroy(group);
    cairo_paint_with_alpha(cr, gsk_opacity_node_get_opacity(node));
}

/// Draws a node that this file knows; false for all others, and for what cairo has no matrix for.
static bool draw_known(GskRenderNode *node, cairo_t *cr) {
    switch (gsk_render_node_get_node_type(node)) {
        case GSK_CONTAINER_NODE: draw_children(node, cr); return true;
        case GSK_CLIP_NODE: draw_clipped(node, cr); return true;
        case GSK_ROUNDED_CLIP_NODE: draw_rounded(node, cr); return true;
        case GSK_OPACITY_NODE: draw_faded(node, cr); return true;
        case GSK_LINEAR_GRADIENT_NODE: return draw_linear_gradient(node, cr);
        case GSK_CAIRO_NODE: return draw_mask(node, cr) || draw_live(node, cr);
        case GSK_TRANSFORM_NODE:
            if (gsk_transform_get_category(gsk_transform_node_get_transform(node)) < GSK_TRANSFORM_CATEGORY_2D)
                return false;
            draw_transformed(node, cr);
            return true;
        default: return false;
    }
}

void node_draw(GskRenderNode *node, cairo_t *cr) {
    cairo_save(cr);
    bool known = draw_known(node, cr);
    cairo_restore(cr);
    if (!known) gsk_render_node_draw(node, cr);
}
