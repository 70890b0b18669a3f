#include <hb-ot.h>
#include <math.h>

#include "context.h"
#include "glyph_draw.h"
#include "text_types.h"

// Neighbouring clusters of a line that are drawn alike.
typedef struct slice {
    vitrine_text *text;
    int start, end;
    int run, level;
    double x, width;
} slice;

typedef struct line_drawing {
    cairo_t *cr;
    vitrine_text *text;
    const vitrine_text_line *line;
    const vitrine_text_look *looks;
    double scale;
    vitrine_color color;
    GArray *slices;
    /// The tab of the line that comes next.
    int32_t tab;
    /// Whether glyphs are drawn as such, and not as pixels.
    bool has_glyphs;
} line_drawing;

static bool is_color_font(PangoFont *font) {
    hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
    return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face);
}

// Marks are set as they are. Tabs are slices by themselves, whose width is known.
static double advance(const line_drawing *d, vitrine_text *text, const vitrine_cluster *cluster) {
    if (text != d->text) return cluster->width;
    if (cluster->flags & vitrine_cluster_is_tab) return 0;
    if (cluster->flags & vitrine_cluster_ends_line) return 0;
    double extra = d->line->tracking + d->looks[cluster->run].kern;
    if (cluster->flags & vitrine_cluster_is_space) extra += d->line->space_extra;
    return cluster->width * d->looks[cluster->run].stretch + extra;
}

// Cuts clusters into slices, in the order of the text.
static void add_slices(line_drawing *d, vitrine_text *text, int start, int end, int run) {
    for (int i = start; i < end && i < text->count; i++) {
        const vitrine_cluster *cluster = &text->clusters[i];
        bool is_tab = text == d->text && cluster->flags & vitrine_cluster_is_tab;
        double width = advance(d, text, cluster);
        if (is_tab && d->tab < d->line->tab_count) width = d->line->tabs[d->tab++];
        PangoLayoutRun *glyphs = text->glyphs[i].run;
        if (!glyphs) continue;
        int look = text == d->text ? cluster->run : run;
        slice *last = d->slices->len ? &g_array_index(d->slices, slice, d->slices->len - 1) : NULL;
        bool is_same = last && last->text == text && last->end == i && last->run == look
            && text->glyphs[i - 1].run == glyphs && !is_tab
            && !(text->clusters[i - 1].flags & vitrine_cluster_is_tab);
        if (is_same) {
            last->end = i + 1;
            last->width += width;
            continue;
        }
        int level = text == d->text ? glyphs->item->analysis.level : (d->line->right_to_left ? 1 : 0);
        slice next = {text, i, i + 1, look, level, 0, width};
        g_array_append_val(d->slices, next);
    }
}

// The order on screen: from the highest level down, what is at a level or above is turned round.
static void reorder(GArray *slices) {
    int highest = 0, lowest_odd = G_MAXINT;
    for (guint i = 0; i < slices->len; i++) {
        int level = g_array_index(slices, slice, i).level;
        highest = MAX(highest, level);
        if (level & 1) lowest_odd = MIN(lowest_odd, level);
    }
    for (int level = highest; level >= lowest_odd; level--)
        for (guint i = 0; i < slices->len;) {
            guint end = i;
            while (end < slices->len && g_array_index(slices, slice, end).level >= level) end++;
            for (guint a = i, b = end; a + 1 < b; a++) {
                b--;
                slice first = g_array_index(slices, slice, a);
                g_array_index(slices, slice, a) = g_array_index(slices, slice, b);
                g_array_index(slices, slice, b) = first;
            }
            i = MAX(end, i + 1);
        }
}

static vitrine_color color_of(const line_drawing *d, const slice *s) {
    const vitrine_text_look *look = &d->looks[s->run];
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
    const vitrine_text_look *look = &d->looks[s->run];
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
    GArray *positions = g_array_new(FALSE, FALSE, sizeof(cairo_glyph_t));
    const vitrine_text_look *look = &d->looks[s->run];
    // Marks are as wide as they were measured.
    double stretch = s->text == d->text ? look->stretch : 1;
    bool reversed = s->text->clusters[s->start].right_to_left;
    double pen = s->x, y = d->line->y - look->baseline_offset;
    for (int n = 0; n < s->end - s->start; n++) {
        int i = reversed ? s->end - 1 - n : s->start + n;
        const cluster_glyphs *cluster = &s->text->glyphs[i];
        bool is_tab = s->text->clusters[i].flags & vitrine_cluster_is_tab;
        double width = is_tab ? s->width : advance(d, s->text, &s->text->clusters[i]);
        double at = pen + (reversed ? width - s->text->clusters[i].width * stretch : 0);
        for (int g = cluster->first; g < cluster->first + cluster->count && !is_tab; g++) {
            const PangoGlyphInfo *info = &cluster->run->glyphs->glyphs[g];
            if (info->glyph != PANGO_GLYPH_EMPTY) {
                cairo_glyph_t glyph = {
                    info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph,
                    at + info->geometry.x_offset * stretch / (double)PANGO_SCALE,
                    y + info->geometry.y_offset / (double)PANGO_SCALE,
                };
                g_array_append_val(positions, glyph);
            }
            at += info->geometry.width * stretch / (double)PANGO_SCALE;
        }
        pen += width;
    }
    cairo_scaled_font_t *scaled = font_drawn(font);
    cairo_glyph_t *glyphs = (cairo_glyph_t *)positions->data;
    const glyph_list list = {scaled, glyphs, positions->len, d->scale};
    set_source(d->cr, color_of(d, s));
    if (!is_color_font(font) && (look->stroke != 0 || look->skew != 0 || stretch != 1)) {
        draw_outlines(d, s, scaled, glyphs, (int)positions->len, stretch);
    } else if (is_color_font(font) || d->has_glyphs) {
        font_show_glyphs(font, d->cr, glyphs, (int)positions->len);
    } else if (stand_apart(s->text->glyphs[s->start].run->item)) {
        glyphs_copy(d->cr, &list);
    } else {
        glyphs_fill(d->cr, &list);
    }
    g_array_free(positions, TRUE);
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
    const vitrine_text_look *look = &d->looks[s->run];
    double y = d->line->y - look->baseline_offset;
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
    const vitrine_text_look *look = &d->looks[s->run];
    if (!look->underline && !look->strikethrough) return;
    if (!((look->underline | look->strikethrough) & by_word)) return bars(d, s, s->x, s->width);
    bool reversed = s->text->clusters[s->start].right_to_left;
    double pen = s->x, word = pen;
    for (int n = 0; n < s->end - s->start; n++) {
        const vitrine_cluster *cluster = &s->text->clusters[reversed ? s->end - 1 - n : s->start + n];
        double width = cluster->flags & vitrine_cluster_is_tab ? s->width : advance(d, s->text, cluster);
        if (cluster->flags & vitrine_cluster_is_space) {
            if (pen > word) bars(d, s, word, pen - word);
            word = pen + width;
        }
        pen += width;
    }
    if (pen > word) bars(d, s, word, pen - word);
}

static void draw_line(line_drawing *d) {
    const vitrine_text_line *line = d->line;
    d->tab = 0;
    add_slices(d, d->text, line->start, line->end, 0);
    if (line->mark) add_slices(d, line->mark, 0, line->mark->count, line->mark_run);
    add_slices(d, d->text, line->tail_start, line->tail_end, 0);
    reorder(d->slices);
    double x = line->x;
    for (guint i = 0; i < d->slices->len; i++) {
        slice *s = &g_array_index(d->slices, slice, i);
        s->x = x;
        x += s->width;
        const vitrine_text_look *look = &d->looks[s->run];
        if (!look->has_background) continue;
        set_source(d->cr, look->background);
        double top = round((line->y - line->ascent) * d->scale) / d->scale;
        double bottom = round((line->y + line->descent) * d->scale) / d->scale;
        cairo_rectangle(d->cr, s->x, top, s->width, bottom - top);
        cairo_fill(d->cr);
    }
    for (guint i = 0; i < d->slices->len; i++) {
        const slice *s = &g_array_index(d->slices, slice, i);
        draw_glyphs(d, s);
        draw_bars(d, s);
    }
    g_array_set_size(d->slices, 0);
}

vitrine_surface *vitrine_text_draw(
    vitrine_text *text, const vitrine_text_line *lines, size_t count, const vitrine_text_look *looks, int32_t width,
    int32_t height, double scale, vitrine_color color, bool alpha_only) {
    vitrine_surface *surface = vitrine_surface_create(width, height, alpha_only);
    if (!surface) return NULL;
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_scale(cr, scale, scale);
    line_drawing drawing = {
        .cr = cr,
        .text = text,
        .looks = looks,
        .scale = scale,
        .color = color,
        .slices = g_array_new(FALSE, FALSE, sizeof(slice)),
    };
    for (size_t i = 0; i < count; i++) {
        drawing.line = &lines[i];
        draw_line(&drawing);
    }
    g_array_free(drawing.slices, TRUE);
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
    what->drawing.slices = g_array_new(FALSE, FALSE, sizeof(slice));
    cairo_translate(cr, what->x, what->y);
    for (size_t i = 0; i < what->count; i++) {
        what->drawing.line = &what->lines[i];
        draw_line(&what->drawing);
    }
    g_array_free(what->drawing.slices, TRUE);
}

void vitrine_context_text(
    vitrine_context *context, vitrine_text *text, const vitrine_text_line *lines, size_t count,
    const vitrine_text_look *looks, double x, double y, vitrine_rect bounds, vitrine_color color) {
    glyph_drawing what = {
        .drawing = {.text = text, .looks = looks, .scale = context->density, .color = color, .has_glyphs = true},
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
