#ifndef VITRINE_MASK_H
#define VITRINE_MASK_H

#include "conversions.h"

/// Draws a node of `vitrine_node_surface_mask` whose picture is as large as the pixels it goes to, wherever between them
/// it stands; false for other nodes, and under other matrices.
bool draw_mask(GskRenderNode *node, cairo_t *cr);

#endif
