#ifndef VITRINE_DRAWN_PIXELS_H
#define VITRINE_DRAWN_PIXELS_H

#include <math.h>

#include "conversions.h"

/// Whether drawing goes straight into pixels, each a unit of the identity matrix, and not into a recording.
static inline bool is_drawn_into_pixels(cairo_t *cr) {
    cairo_surface_t *target = cairo_get_group_target(cr);
    double x, y;
    cairo_surface_get_device_scale(target, &x, &y);
    return cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE && x == 1 && y == 1;
}

/// The pixels that the clip leaves of a rectangle, in units of the identity matrix; false where it leaves nothing.
static inline bool drawn_pixels(cairo_t *cr, const graphene_rect_t *rect, cairo_rectangle_int_t *pixels) {
    double left, top, right, bottom;
    cairo_save(cr);
    cairo_rectangle(cr, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
    cairo_clip(cr);
    cairo_identity_matrix(cr);
    cairo_clip_extents(cr, &left, &top, &right, &bottom);
    cairo_restore(cr);
    *pixels = (cairo_rectangle_int_t){
        (int)floor(left), (int)floor(top), (int)(ceil(right) - floor(left)), (int)(ceil(bottom) - floor(top))};
    return pixels->width > 0 && pixels->height > 0;
}

#endif
