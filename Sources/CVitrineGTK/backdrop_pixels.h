#ifndef VITRINE_BACKDROP_PIXELS_H
#define VITRINE_BACKDROP_PIXELS_H

#include "conversions.h"

/// A pixel of a picture made smaller: premultiplied blue, green, red and alpha of 0…255.
typedef float cell __attribute__((vector_size(16)));

/// Takes the means of squares of pixels, `factor` wide, for the cells `x`…`x + width` of `y`…`y + height` from pixels whose
/// first one is the first of those. Squares at the right and bottom edge may be cut off there.
void shrink(
    const uint8_t *pixels, size_t stride, int pixel_width, int pixel_height, int factor, int width, int height,
    uint32_t *cells, size_t row);

/// Blurs cells in place by three boxes. What lies beside them takes no part.
void blur_cells(cell *cells, int width, int height, double deviation);

/// Rows `top`…`top + height` and columns `left`…`left + width` of cells enlarged by a factor, between whose middles values
/// change evenly.
void enlarge(
    const cell *cells, int cells_width, int cells_height, int factor, int left, int top, int width, int height,
    uint32_t *pixels);

#endif
