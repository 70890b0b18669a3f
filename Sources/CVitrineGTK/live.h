#ifndef VITRINE_LIVE_H
#define VITRINE_LIVE_H

#include "conversions.h"

/// Draws itself: false where it cannot, as into recordings; the node's recording is drawn then.
typedef bool (*live_draw)(const void *data, cairo_t *cr);

/// Has a node drawn by a function wherever `node_draw` knows the pixels it goes to.
///
/// - data: What the function is given; freed by `release` with the node.
void make_live(GskRenderNode *node, live_draw draw, void *data, GDestroyNotify release);

/// Draws a node that draws itself; false for all others.
bool draw_live(GskRenderNode *node, cairo_t *cr);

/// A group whose nodes know what lies behind it (`pixels_behind`).
void push_live_group(cairo_t *cr);
/// Ends the innermost group.
cairo_pattern_t *pop_live_group(cairo_t *cr);

/// Everything that was drawn so far where `cr` draws: what the groups around hold, put together; coordinates are those of
/// the identity matrix. What no surface has is transparent. NULL where there is no memory for it.
cairo_surface_t *pixels_behind(cairo_t *cr, cairo_rectangle_int_t area);

/// The surface under all groups.
cairo_surface_t *base_surface(cairo_t *cr);
/// Whether drawing goes to a group.
bool is_in_live_group(void);

/// From now on drawing goes to a picture of its own; returns what is to be given back to `end_picture`.
gpointer begin_picture(void);
void end_picture(gpointer outer);

#endif
