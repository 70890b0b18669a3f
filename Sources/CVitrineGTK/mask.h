#ifndef VITRINE_MASK_H
#define VITRINE_MASK_H

#include "conversions.h"

/// Draws a node of `vitrine_node_surface_mask` that is not turned, wherever between pixels it stands and however large;
/// false for other nodes, and under other matrices.
bool draw_mask(GskRenderNode *node, cairo_t *cr);
/// Draws what such a node of a surface draws, under any matrix.
void mask_draw(cairo_surface_t *surface, vitrine_rect target, vitrine_color color, cairo_t *cr);

#endif
