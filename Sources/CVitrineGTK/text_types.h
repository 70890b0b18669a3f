#ifndef VITRINE_TEXT_TYPES_H
#define VITRINE_TEXT_TYPES_H

#include <pango/pangocairo.h>

#include "CVitrineGTK.h"
#include "glyph_shape.h"

/// Where a cluster's glyphs are.
typedef struct cluster_glyphs {
    /// NULL for what ends a line.
    PangoLayoutRun *run;
    int32_t first, count;
} cluster_glyphs;

struct vitrine_text {
    /// Paragraphs, which own the glyphs.
    PangoLayoutLine **lines;
    int line_count;
    /// What owns the glyphs of a plain text, which has no paragraphs; else NULL.
    PangoLayoutRun *plain;
    vitrine_cluster *clusters;
    cluster_glyphs *glyphs;
    int count;
};

/// What is known of a font for texts that need no layout.
typedef struct plain_font plain_font;

struct vitrine_font {
    PangoFontDescription *description;
    /// In points.
    double tracking;
    /// Of the glyphs that the first family has.
    glyph_shape shape;
    /// NULL until it is asked for.
    plain_font *plain;
};

/// The glyphs of a text of common Latin characters in one font, and where its lines may break, to be freed; NULL if it
/// is no such text.
PangoLayoutRun *plain_run(
    const char *text, int length, const vitrine_text_run *run, bool right_to_left, PangoLogAttr **attributes);
void plain_font_free(plain_font *font);
/// Whether a font that was found for letters is the first that was asked for.
bool font_is_first(vitrine_font *font, PangoFont *found);
/// The first font that was asked for; NULL where there is no file of it.
PangoFont *font_first(vitrine_font *font);
/// Whether letters of the font are pictures.
bool font_has_colors(PangoFont *font);
/// How wide a zero is among digits of one width, in Pango's units; -1 if the font has none.
int font_digit_width(vitrine_font *font);

/// The context of the private font set; every shaping and measuring goes through it.
PangoContext *font_context(void);
PangoFontDescription *font_description(const char *family, double size, int weight, bool italic);

#endif
