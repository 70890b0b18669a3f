#ifndef VITRINE_DRAW_H
#define VITRINE_DRAW_H

#include "conversions.h"

/// Draws a tree of nodes into pixels: as `gsk_render_node_draw` does, but for gradients (gradient.c).
void node_draw(GskRenderNode *node, cairo_t *cr);
/// Clips to an outline as `node_draw` does for a node.
void clip_rounded(cairo_t *cr, const GskRoundedRect *clip);

#endif
