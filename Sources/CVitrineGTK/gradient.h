#ifndef VITRINE_GRADIENT_H
#define VITRINE_GRADIENT_H

#include "conversions.h"

/// Draws a gradient between two points where the pixels are known that it goes to; false elsewhere: into recordings,
/// under a matrix without an inverse, and where cairo is as fast.
///
/// Each pixel has the colour of its centre, whatever part of the gradient is drawn.
bool draw_linear_gradient(GskRenderNode *node, cairo_t *cr);

#endif
