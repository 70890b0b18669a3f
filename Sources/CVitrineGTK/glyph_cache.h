#ifndef VITRINE_GLYPH_CACHE_H
#define VITRINE_GLYPH_CACHE_H

#include <cairo.h>
#include <stdint.h>

/// The coverage of one glyph, 0 to 255 a pixel, row by row without gaps.
typedef struct glyph_mask {
    /// From the pixel that the origin is in to the upper left one.
    int32_t left, top;
    int32_t width, height;
    uint8_t pixels[];
} glyph_mask;

/// A glyph at a place in points, rasterised when it is first asked for there or at the like; `x` and `y` are where its
/// upper left pixel belongs. NULL if it is too large to be kept, or too far away: then it is to be filled as a path.
///
/// What is returned stays until the next call.
const glyph_mask *glyph_mask_at(
    cairo_scaled_font_t *font, const cairo_glyph_t *glyph, double scale, int *x, int *y);

#endif
