#ifndef VITRINE_CONTEXT_H
#define VITRINE_CONTEXT_H

#include "conversions.h"

/// What Core Graphics keeps in its graphics state beside what cairo has in its own.
typedef struct drawing_state {
    vitrine_color fill, stroke, shadow;
    /// Tiles instead of the colours, or NULL.
    cairo_pattern_t *fill_tile, *stroke_tile;
    double alpha;
    double shadow_x, shadow_y, shadow_blur;
    int blend;
    /// The alpha that all is multiplied with, over the pixels of `mask_x`, `mask_y` on; or NULL.
    cairo_surface_t *mask;
    int mask_x, mask_y;
    /// Of user space; cairo is not given one without an inverse.
    vitrine_matrix matrix;
    bool is_flat;
    /// Whether this is the state that a transparency layer began with.
    bool begins_layer;
} drawing_state;

struct vitrine_context {
    cairo_t *cr;
    vitrine_surface *surface;
    vitrine_matrix base;
    GArray *states;
    drawing_state *state;
    int layers;
    /// Pixels a unit of the device, of what is drawn as pixels: 1 but for documents.
    double density;
    /// Of documents: what was written so far, and whether there is a page to draw on.
    GByteArray *document;
    bool is_between_pages;
    /// Whether something was drawn between pages.
    bool has_lost;
    // What the surface stands for.
    uint8_t *buffer;
    size_t stride;
    vitrine_pixel_layout layout;
};

/// What is drawn: the path at hand, or all there is to see.
typedef enum { FILL, FILL_EVEN_ODD, STROKE, FILL_AND_STROKE, FILL_EVEN_ODD_AND_STROKE, EVERYTHING, CONTENT } shape_kind;

typedef struct drawing {
    shape_kind kind;
    /// The source in user space; NULL for the colours of the state.
    cairo_pattern_t *source;
    /// Of `CONTENT`.
    void (*draw)(cairo_t *cr, void *content);
    void *content;
    vitrine_rect bounds;
} drawing;

/// Begins with the state that a context has at first.
void restart(vitrine_context *context, vitrine_matrix base);
/// Draws with all of the state: opacity, blending, shadow and mask. The path is empty afterwards.
void perform(vitrine_context *context, const drawing *what);
/// Adds the steps to the path of a context.
void path_add(cairo_t *cr, const vitrine_path_step *steps, size_t count);
/// The path of a context in its user space, to be freed.
vitrine_path_step *path_copy(cairo_t *cr, size_t *count);
/// A rectangle of pixels around a rectangle of a space.
cairo_rectangle_int_t pixels_around(const cairo_matrix_t *matrix, double x0, double y0, double x1, double y1);

void pixels_load(
    cairo_surface_t *surface, const uint8_t *rows, size_t stride, vitrine_pixel_layout layout,
    cairo_rectangle_int_t area);
void pixels_store(
    cairo_surface_t *surface, uint8_t *rows, size_t stride, vitrine_pixel_layout layout,
    cairo_rectangle_int_t area);

static inline cairo_matrix_t matrix_in(vitrine_matrix m) { return (cairo_matrix_t){m.a, m.b, m.c, m.d, m.tx, m.ty}; }
static inline vitrine_matrix matrix_out(cairo_matrix_t m) { return (vitrine_matrix){m.xx, m.yx, m.xy, m.yy, m.x0, m.y0}; }

#endif
