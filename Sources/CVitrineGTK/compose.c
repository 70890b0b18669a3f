#include <math.h>

#include "context.h"
#include "draw.h"
#include "drawn_pixels.h"
#include "live.h"
#include "recording.h"

static _Thread_local bool is_rough;

void vitrine_recording_set_smooth(bool smooth) { is_rough = !smooth; }

bool is_recorded_smooth(void) { return !is_rough; }

// MARK: Mixing

/// In the order of the modes of RenderNode; the last has no operator.
static const cairo_operator_t operators[] = {
    CAIRO_OPERATOR_OVER,        CAIRO_OPERATOR_MULTIPLY,   CAIRO_OPERATOR_SCREEN,     CAIRO_OPERATOR_OVERLAY,
    CAIRO_OPERATOR_DARKEN,      CAIRO_OPERATOR_LIGHTEN,    CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
    CAIRO_OPERATOR_SOFT_LIGHT,  CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
    CAIRO_OPERATOR_HSL_HUE,     CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
    CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_ATOP,    CAIRO_OPERATOR_DEST_OVER,  CAIRO_OPERATOR_DEST_OUT,
    CAIRO_OPERATOR_ADD,
};

typedef struct {
    GskRenderNode *child;
    graphene_rect_t bounds;
    int mode;
} blend;

static void free_blend(void *data) {
    blend *known = data;
    gsk_render_node_unref(known->child);
    g_free(known);
}

static uint32_t darker(uint32_t below, uint32_t above) {
    int a = (int)(below >> 24), b = (int)(above >> 24), alpha = MIN(255, a + b);
    uint32_t result = (uint32_t)alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        int light = alpha - (a - (int)(below >> shift & 255)) - (b - (int)(above >> shift & 255));
        result |= (uint32_t)CLAMP(light, 0, alpha) << shift;
    }
    return result;
}

/// Light that both lack is taken away, which cairo has no operator for.
static void paint_darker(cairo_t *cr, const graphene_rect_t *bounds, cairo_pattern_t *above) {
    cairo_rectangle_int_t area;
    if (!drawn_pixels(cr, bounds, &area)) return;
    cairo_surface_t *below = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
    cairo_surface_t *layer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
    cairo_t *to = cairo_create(below);
    cairo_set_source_surface(to, cairo_get_group_target(cr), -area.x, -area.y);
    cairo_paint(to);
    cairo_destroy(to);
    cairo_surface_t *group;
    cairo_pattern_get_surface(above, &group);
    to = cairo_create(layer);
    cairo_set_source_surface(to, group, -area.x, -area.y);
    cairo_paint(to);
    cairo_destroy(to);
    cairo_surface_flush(below);
    cairo_surface_flush(layer);
    if (cairo_surface_status(below) == CAIRO_STATUS_SUCCESS && cairo_surface_status(layer) == CAIRO_STATUS_SUCCESS) {
        int stride = cairo_image_surface_get_stride(below) / 4;
        uint32_t *a = (uint32_t *)(void *)cairo_image_surface_get_data(below);
        const uint32_t *b = (const uint32_t *)(const void *)cairo_image_surface_get_data(layer);
        for (int i = 0; i < stride * area.height; i++) a[i] = b[i] ? darker(a[i], b[i]) : a[i];
        cairo_surface_mark_dirty(below);
        cairo_identity_matrix(cr);
        cairo_set_source_surface(cr, below, area.x, area.y);
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
        cairo_rectangle(cr, area.x, area.y, area.width, area.height);
        cairo_fill(cr);
    }
    cairo_surface_destroy(below);
    cairo_surface_destroy(layer);
}

static bool draw_blend(const void *data, cairo_t *cr) {
    const blend *known = data;
    cairo_rectangle(
        cr, known->bounds.origin.x, known->bounds.origin.y, known->bounds.size.width, known->bounds.size.height);
    cairo_clip(cr);
    push_live_group(cr);
    node_draw(known->child, cr);
    cairo_pattern_t *group = pop_live_group(cr);
    if (known->mode < (int)G_N_ELEMENTS(operators)) {
        cairo_set_source(cr, group);
        cairo_set_operator(cr, operators[MAX(known->mode, 0)]);
        cairo_paint(cr);
    } else {
        paint_darker(cr, &known->bounds, group);
    }
    cairo_pattern_destroy(group);
    return true;
}

vitrine_node *vitrine_node_blend(vitrine_node *child, vitrine_rect bounds, int32_t mode) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    gsk_render_node_draw(node_in(child), cr);
    vitrine_node *result = finish(node, cr);
    blend *data = g_new(blend, 1);
    *data = (blend){gsk_render_node_ref(node_in(child)), rect_in(bounds), mode};
    make_live(node, draw_blend, data, free_blend);
    return result;
}

// MARK: Clips and masks

typedef struct {
    GskRenderNode *child;
    cairo_path_t *path;
    bool even_odd;
} path_clip;

static void free_clip(void *data) {
    path_clip *known = data;
    gsk_render_node_unref(known->child);
    cairo_path_destroy(known->path);
    g_free(known);
}

static bool draw_clip(const void *data, cairo_t *cr) {
    const path_clip *known = data;
    cairo_new_path(cr);
    cairo_append_path(cr, known->path);
    cairo_set_fill_rule(cr, known->even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(cr);
    node_draw(known->child, cr);
    return true;
}

vitrine_node *vitrine_node_live_clip(
    vitrine_node *child, vitrine_rect bounds, const vitrine_path_step *steps, size_t count, bool even_odd) {
    cairo_t *cr;
    GskRenderNode *node = begin(bounds, &cr);
    path_add(cr, steps, count);
    path_clip *data = g_new(path_clip, 1);
    *data = (path_clip){gsk_render_node_ref(node_in(child)), cairo_copy_path(cr), even_odd};
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(cr);
    gsk_render_node_draw(node_in(child), cr);
    vitrine_node *result = finish(node, cr);
    make_live(node, draw_clip, data, free_clip);
    return result;
}

typedef struct {
    GskRenderNode *child, *mask;
    graphene_rect_t bounds;
} live_mask;

static void free_mask(void *data) {
    live_mask *known = data;
    gsk_render_node_unref(known->child);
    gsk_render_node_unref(known->mask);
    g_free(known);
}

static bool draw_masked(const void *data, cairo_t *cr) {
    const live_mask *known = data;
    cairo_rectangle(
        cr, known->bounds.origin.x, known->bounds.origin.y, known->bounds.size.width, known->bounds.size.height);
    cairo_clip(cr);
    push_live_group(cr);
    node_draw(known->mask, cr);
    cairo_pattern_t *alpha = pop_live_group(cr);
    push_live_group(cr);
    node_draw(known->child, cr);
    cairo_pattern_t *group = pop_live_group(cr);
    cairo_set_source(cr, group);
    cairo_mask(cr, alpha);
    cairo_pattern_destroy(group);
    cairo_pattern_destroy(alpha);
    return true;
}

vitrine_node *vitrine_node_live_mask(vitrine_node *child, vitrine_node *mask, vitrine_rect bounds) {
    vitrine_node *result = vitrine_node_mask(child, mask, bounds);
    live_mask *data = g_new(live_mask, 1);
    *data = (live_mask){
        gsk_render_node_ref(node_in(child)), gsk_render_node_ref(node_in(mask)), rect_in(bounds)};
    make_live(node_in(result), draw_masked, data, free_mask);
    return result;
}
