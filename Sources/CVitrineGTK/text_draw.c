#include <math.h>

#include "context.h"
#include "glyph_draw.h"
#include "line_glyphs.h"

typedef struct line_drawing {
    line_placing placing;
    cairo_t *cr;
    double scale;
    vitrine_color color;
    /// Whether glyphs are drawn as such, and not as pixels.
    bool has_glyphs;
} line_drawing;

static vitrine_color color_of(const line_drawing *d, const slice *s) {
    const vitrine_text_look *look = &d->placing.looks[s->run];
    return look->has_color ? look->color : d->color;
}

// Whether the glyphs of a script stand beside one another. Those that join would show seams where they overlap, unless
// they are filled as one path.
static bool stand_apart(const PangoItem *item) {
    switch (item->analysis.script) {
        case G_UNICODE_SCRIPT_COMMON:
        case G_UNICODE_SCRIPT_INHERITED:
        case G_UNICODE_SCRIPT_LATIN:
        case G_UNICODE_SCRIPT_GREEK:
        case G_UNICODE_SCRIPT_CYRILLIC:
        case G_UNICODE_SCRIPT_ARMENIAN:
        case G_UNICODE_SCRIPT_GEORGIAN:
        case G_UNICODE_SCRIPT_HEBREW:
        case G_UNICODE_SCRIPT_HAN:
        case G_UNICODE_SCRIPT_HIRAGANA:
        case G_UNICODE_SCRIPT_KATAKANA:
        case G_UNICODE_SCRIPT_HANGUL:
        case G_UNICODE_SCRIPT_BOPOMOFO:
        case G_UNICODE_SCRIPT_THAI:
        case G_UNICODE_SCRIPT_LAO: return true;
        default: return false;
    }
}

// Letters whose outlines are drawn, slanted or widened are paths.
static void draw_outlines(
    line_drawing *d, const slice *s, cairo_scaled_font_t *font, const cairo_glyph_t *glyphs, int count,
    double stretch) {
    const vitrine_text_look *look = &d->placing.looks[s->run];
    cairo_t *cr = d->cr;
    cairo_save(cr);
    cairo_set_scaled_font(cr, font);
    cairo_new_path(cr);
    for (int i = 0; i < count; i++) {
        cairo_matrix_t shape = {stretch, 0, -look->skew, 1, glyphs[i].x, glyphs[i].y};
        cairo_save(cr);
        cairo_transform(cr, &shape);
        // The font's own matrix goes on to be that of letters that stand upright.
        cairo_glyph_t glyph = {glyphs[i].index, 0, 0};
        cairo_glyph_path(cr, &glyph, 1);
        cairo_restore(cr);
    }
    if (look->stroke <= 0) cairo_fill_preserve(cr);
    if (look->stroke != 0) {
        set_source(cr, look->stroke_color.alpha >= 0 ? look->stroke_color : color_of(d, s));
        cairo_set_line_width(cr, fabs(look->stroke));
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER);
        cairo_stroke_preserve(cr);
    }
    cairo_new_path(cr);
    cairo_restore(cr);
}

static void draw_glyphs(line_drawing *d, const slice *s) {
    PangoFont *font = s->text->glyphs[s->start].run->item->analysis.font;
    if (!font) return;
    const vitrine_text_look *look = &d->placing.looks[s->run];
    double stretch = slice_stretch(&d->placing, s);
    GArray *placed = slice_glyphs(&d->placing, s);
    int count = 0;
    cairo_glyph_t *glyphs = g_new(cairo_glyph_t, placed->len);
    for (guint i = 0; i < placed->len; i++) {
        const placed_glyph *glyph = &g_array_index(placed, placed_glyph, i);
        if (!glyph->is_empty) glyphs[count++] = glyph->glyph;
    }
    g_array_free(placed, TRUE);
    cairo_scaled_font_t *scaled = font_drawn(font);
    const glyph_list list = {scaled, glyphs, (unsigned)count, d->scale};
    set_source(d->cr, color_of(d, s));
    if (!font_has_colors(font) && (look->stroke != 0 || look->skew != 0 || stretch != 1)) {
        draw_outlines(d, s, scaled, glyphs, count, stretch);
    } else if (font_has_colors(font) || d->has_glyphs) {
        font_show_glyphs(font, d->cr, glyphs, count);
    } else if (stand_apart(s->text->glyphs[s->start].run->item)) {
        glyphs_copy(d->cr, &list);
    } else {
        glyphs_fill(d->cr, &list);
    }
    g_free(glyphs);
}

// The bits of NSUnderlineStyle.
enum { thick = 2, twice = 8, dot = 0x100, dash = 0x200, dash_dot = 0x300, dash_dot_dot = 0x400, by_word = 0x8000 };

// A bar whose edges lie on whole pixels, at least one pixel thick.
static void bar(const line_drawing *d, double x, double width, double y, double thickness, int style) {
    double height = MAX(1, round(thickness * d->scale)) / d->scale;
    double top = round(y * d->scale) / d->scale;
    double on = 0, patterns[][6] = {{1, 1}, {4, 2}, {4, 2, 1, 2}, {4, 2, 1, 2, 1, 2}};
    int pattern = (style >> 8) & 7;
    if (pattern == 0 || pattern > 4) {
        cairo_rectangle(d->cr, x, top, width, height);
    } else {
        const double *lengths = patterns[pattern - 1];
        static const int counts[] = {2, 2, 4, 6};
        for (int i = 0; on < width; i = (i + 1) % counts[pattern - 1]) {
            double length = lengths[i] * height * 1.5;
            if (i % 2 == 0) cairo_rectangle(d->cr, x + on, top, MIN(length, width - on), height);
            on += length;
        }
    }
    cairo_fill(d->cr);
}

static void bars(const line_drawing *d, const slice *s, double x, double width) {
    const vitrine_text_look *look = &d->placing.looks[s->run];
    double y = d->placing.line->y - look->baseline_offset;
    for (int i = 0; i < 2; i++) {
        int style = i == 0 ? look->underline : look->strikethrough;
        if (!style) continue;
        double thickness = look->size * 0.06 * (style & thick ? 2 : 1);
        double top = i == 0 ? y + look->size * 0.1 : y - look->size * 0.29;
        vitrine_color color = i == 0 ? look->underline_color : look->strikethrough_color;
        set_source(d->cr, color.alpha >= 0 ? color : color_of(d, s));
        bar(d, x, width, top, thickness, style);
        if (style & twice) bar(d, x, width, top + MAX(thickness * 2, 2 / d->scale), thickness, style);
    }
}

// Lines under and through the text; by word they leave out spaces.
static void draw_bars(const line_drawing *d, const slice *s) {
    const vitrine_text_look *look = &d->placing.looks[s->run];
    if (!look->underline && !look->strikethrough) return;
    if (!((look->underline | look->strikethrough) & by_word)) return bars(d, s, s->x, s->width);
    bool reversed = s->text->clusters[s->start].right_to_left;
    double pen = s->x, word = pen;
    for (int n = 0; n < s->end - s->start; n++) {
        const vitrine_cluster *cluster = &s->text->clusters[reversed ? s->end - 1 - n : s->start + n];
        double width = cluster->flags & vitrine_cluster_is_tab ? s->width : cluster_advance(&d->placing, s->text, cluster);
        if (cluster->flags & vitrine_cluster_is_space) {
            if (pen > word) bars(d, s, word, pen - word);
            word = pen + width;
        }
        pen += width;
    }
    if (pen > word) bars(d, s, word, pen - word);
}

static void draw_background(const line_drawing *d, const slice *s) {
    const vitrine_text_line *line = d->placing.line;
    set_source(d->cr, d->placing.looks[s->run].background);
    double top = round((line->y - line->ascent) * d->scale) / d->scale;
    double bottom = round((line->y + line->descent) * d->scale) / d->scale;
    cairo_rectangle(d->cr, s->x, top, s->width, bottom - top);
    cairo_fill(d->cr);
}

static void draw_line(line_drawing *d, const vitrine_text_line *line) {
    d->placing.line = line;
    place_slices(&d->placing);
    const GArray *slices = d->placing.slices;
    for (guint i = 0; i < slices->len; i++) {
        const slice *s = &g_array_index(slices, slice, i);
        if (d->placing.looks[s->run].has_background) draw_background(d, s);
    }
    for (guint i = 0; i < slices->len; i++) {
        const slice *s = &g_array_index(slices, slice, i);
        draw_glyphs(d, s);
        draw_bars(d, s);
    }
}

static void draw_lines(line_drawing *d, const vitrine_text_line *lines, size_t count) {
    d->placing.slices = g_array_new(FALSE, FALSE, sizeof(slice));
    for (size_t i = 0; i < count; i++) draw_line(d, &lines[i]);
    g_array_free(d->placing.slices, TRUE);
}

vitrine_surface *vitrine_text_draw(
    vitrine_text *text, const vitrine_text_line *lines, size_t count, const vitrine_text_look *looks, int32_t width,
    int32_t height, double scale, vitrine_color color, bool alpha_only) {
    vitrine_surface *surface = vitrine_surface_create(width, height, alpha_only);
    if (!surface) return NULL;
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_scale(cr, scale, scale);
    line_drawing drawing = {
        .placing = {.text = text, .looks = looks},
        .cr = cr,
        .scale = scale,
        .color = color,
    };
    draw_lines(&drawing, lines, count);
    cairo_destroy(cr);
    cairo_surface_flush(surface_in(surface));
    return surface;
}

typedef struct {
    line_drawing drawing;
    const vitrine_text_line *lines;
    size_t count;
    double x, y;
} glyph_drawing;

static void draw_as_glyphs(cairo_t *cr, void *content) {
    glyph_drawing *what = content;
    what->drawing.cr = cr;
    cairo_translate(cr, what->x, what->y);
    draw_lines(&what->drawing, what->lines, what->count);
}

void vitrine_context_text(
    vitrine_context *context, vitrine_text *text, const vitrine_text_line *lines, size_t count,
    const vitrine_text_look *looks, double x, double y, vitrine_rect bounds, vitrine_color color) {
    glyph_drawing what = {
        .drawing = {
            .placing = {.text = text, .looks = looks},
            .scale = context->density,
            .color = color,
            .has_glyphs = true,
        },
        .lines = lines,
        .count = count,
        .x = x,
        .y = y,
    };
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    perform(context, &(drawing){.kind = CONTENT, .draw = draw_as_glyphs, .content = &what, .bounds = bounds});
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
}
