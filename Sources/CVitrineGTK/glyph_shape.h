#ifndef VITRINE_GLYPH_SHAPE_H
#define VITRINE_GLYPH_SHAPE_H

#include <pango/pangocairo.h>
#include <stdbool.h>

/// What is made of the outlines of a font file.
typedef struct glyph_shape {
    /// How wide letters are beside those of the file, on average.
    double width;
    bool is_rounded;
} glyph_shape;

bool glyph_shape_is_plain(glyph_shape shape);
/// Keeps apart fonts of other shapes that are the same otherwise.
void glyph_shape_describe(glyph_shape shape, PangoFontDescription *description);
/// How advances follow from those of the file.
typedef struct glyph_spacing {
    double factor;
    /// In Pango's units.
    double added;
} glyph_spacing;

/// From now on the font's glyphs are drawn in the shape, and set so far apart.
glyph_spacing font_set_shape(PangoFont *font, glyph_shape shape);
/// What draws the font's glyphs: cairo's own font, or one of outlines in the font's shape.
cairo_scaled_font_t *font_drawn(PangoFont *font);
/// Draws glyphs of a font as such; documents keep of which characters they are.
void font_show_glyphs(PangoFont *font, cairo_t *cr, const cairo_glyph_t *glyphs, int count);

#endif
