#ifndef VITRINE_CONVERSIONS_H
#define VITRINE_CONVERSIONS_H

#include <gtk/gtk.h>

#include "CVitrineGTK.h"

static inline GskRenderNode *node_in(vitrine_node *node) { return (GskRenderNode *)node; }
static inline vitrine_node *node_out(GskRenderNode *node) { return (vitrine_node *)node; }
static inline cairo_surface_t *surface_in(vitrine_surface *surface) { return (cairo_surface_t *)surface; }
static inline vitrine_surface *surface_out(cairo_surface_t *surface) { return (vitrine_surface *)surface; }

static inline graphene_rect_t rect_in(vitrine_rect rect) {
    return GRAPHENE_RECT_INIT((float)rect.x, (float)rect.y, (float)rect.width, (float)rect.height);
}

static inline GdkRGBA color_in(vitrine_color color) {
    return (GdkRGBA){(float)color.red, (float)color.green, (float)color.blue, (float)color.alpha};
}

/// Between two components of colours, which may lie beyond those that are shown: as cairo takes them.
static inline double component_between(double a, double b, double share) {
    a = CLAMP(a, 0, 1);
    return a + (CLAMP(b, 0, 1) - a) * share;
}

static inline GskRoundedRect rounded_in(vitrine_rounded outline) {
    GskRoundedRect result;
    graphene_rect_t bounds = rect_in(outline.rect);
    gsk_rounded_rect_init(
        &result, &bounds, &GRAPHENE_SIZE_INIT((float)outline.top_left, (float)outline.top_left),
        &GRAPHENE_SIZE_INIT((float)outline.top_right, (float)outline.top_right),
        &GRAPHENE_SIZE_INIT((float)outline.bottom_right, (float)outline.bottom_right),
        &GRAPHENE_SIZE_INIT((float)outline.bottom_left, (float)outline.bottom_left));
    return result;
}

/// A surface of rows of 3 or 4 channels, `stride` bytes from one to the next.
vitrine_surface *surface_from_rows(
    int32_t width, int32_t height, const uint8_t *rows, size_t stride, int channels, bool straight);

/// A rectangle of a surface's pixels, and the surface as long as that is used.
cairo_surface_t *pixels_of(
    cairo_surface_t *image, cairo_format_t format, int x, int y, int width, int height);

/// The surface, or the part of whole pixels that `source` is: so what lies beside it is never blended in where the part
/// is drawn in another size. `source` is then of the part.
cairo_surface_t *part_of(vitrine_surface *surface, vitrine_rect *source);

/// Takes the opacity out of the colours of a pixel of cairo's.
static inline void straight_pixel(uint32_t pixel, uint8_t *rgba) {
    uint32_t a = pixel >> 24, r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
    if (a != 0 && a != 255) {
        r = MIN(255, (r * 255 + a / 2) / a);
        g = MIN(255, (g * 255 + a / 2) / a);
        b = MIN(255, (b * 255 + a / 2) / a);
    }
    rgba[0] = (uint8_t)r, rgba[1] = (uint8_t)g, rgba[2] = (uint8_t)b, rgba[3] = (uint8_t)a;
}

static inline void set_source(cairo_t *cr, vitrine_color color) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
}

#endif
