#ifndef VITRINE_TEXT_TYPES_H
#define VITRINE_TEXT_TYPES_H

#include <pango/pangocairo.h>

#include "CVitrineGTK.h"

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
    vitrine_cluster *clusters;
    cluster_glyphs *glyphs;
    int count;
};

/// The context of the private font set; every shaping and measuring goes through it.
PangoContext *font_context(void);
PangoFontDescription *font_description(const char *family, double size, int weight, bool italic);

#endif
