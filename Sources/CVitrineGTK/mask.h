#ifndef VITRINE_MASK_H
#define VITRINE_MASK_H

#include "conversions.h"

/// Draws a node of `vitrine_node_surface_mask` that is not turned, wherever between pixels it stands and however large;
/// false for other nodes, and under other matrices.
bool draw_mask(GskRenderNode *node, cairo_t *cr);

#endif
