#ifndef VITRINE_TEXT_TYPES_H
#define VITRINE_TEXT_TYPES_H

#include <pango/pangocairo.h>

#include "CVitrineGTK.h"

typedef struct shaped_line {
    PangoLayout *layout;
    PangoLayoutLine *line;
    /// Where the layout's text starts in the whole text, and where the line starts and ends there.
    int offset, start, length;
    double width;
} shaped_line;

struct vitrine_text {
    /// The whole text, and the rest of it with an ellipsis when it was cut.
    PangoLayout *main, *last;
    shaped_line *lines;
    int count;
    bool truncated, colored;
};

/// The context of the private font set; every shaping and measuring goes through it.
PangoContext *font_context(void);
PangoFontDescription *font_description(const char *family, double size, int weight, bool italic);

#endif
