#ifndef VITRINE_LINE_GLYPHS_H
#define VITRINE_LINE_GLYPHS_H

#include <cairo.h>
#include <glib.h>

#include "text_types.h"

/// Neighbouring clusters of a line that are drawn alike.
typedef struct slice {
    vitrine_text *text;
    int start, end;
    int run, level;
    double x, width;
} slice;

/// A line whose glyphs are placed.
typedef struct line_placing {
    vitrine_text *text;
    const vitrine_text_line *line;
    const vitrine_text_look *looks;
    /// Of `slice`, from the left on.
    GArray *slices;
    /// The tab of the line that comes next.
    int32_t tab;
} line_placing;

/// Cuts the line into slices and says where they are, in the place of those that there were.
void place_slices(line_placing *p);
/// How wide a cluster is with what the line and its look add to it. Tabs are slices by themselves, whose width is known.
double cluster_advance(const line_placing *p, vitrine_text *text, const vitrine_cluster *cluster);
/// What widths of the slice's letters are multiplied with. Marks are as wide as they were measured.
double slice_stretch(const line_placing *p, const slice *s);

/// Where a glyph is, and of what.
typedef struct placed_glyph {
    cairo_glyph_t glyph;
    double advance;
    /// The number of its cluster.
    int cluster;
    /// Whether there is nothing to draw: what stands for it is no letter.
    bool is_empty;
} placed_glyph;

/// The glyphs of a slice, from the left on: a new array of `placed_glyph`.
GArray *slice_glyphs(const line_placing *p, const slice *s);

#endif
