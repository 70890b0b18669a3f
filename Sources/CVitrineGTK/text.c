#define _GNU_SOURCE  // memmem
#include <hb-ot.h>
#include <math.h>
#include <string.h>

#include "text_types.h"

static void add(PangoAttrList *list, PangoAttribute *attribute, int start, int end) {
    attribute->start_index = (guint)start;
    attribute->end_index = (guint)end;
    pango_attr_list_insert(list, attribute);
}

// The attributes of the text from `offset` on.
static PangoAttrList *attributes(
    const vitrine_text_run *runs, size_t count, int offset, int length, bool has_soft_hyphen) {
    PangoAttrList *list = pango_attr_list_new();
    // Words broken for want of room get no hyphen, as on Apple's systems; soft hyphens in the text still show.
    if (!has_soft_hyphen) add(list, pango_attr_insert_hyphens_new(FALSE), 0, G_MAXINT);
    for (size_t i = 0; i < count; i++) {
        const vitrine_text_run *run = &runs[i];
        int start = MAX(0, run->start - offset), end = MIN(length, run->end - offset);
        // An ellipsis appended to the text takes the look of the last character before it.
        if (run->end - offset >= length || (i + 1 == count && end > start)) end = G_MAXINT;
        if (start >= end) continue;
        PangoFontDescription *font = font_description(run->family, run->size, run->weight, run->italic);
        add(list, pango_attr_font_desc_new(font), start, end);
        pango_font_description_free(font);
        if (run->kern != 0)
            add(list, pango_attr_letter_spacing_new((int)lround(run->kern * PANGO_SCALE)), start, end);
        if (run->baseline_offset != 0)
            add(list, pango_attr_rise_new((int)lround(run->baseline_offset * PANGO_SCALE)), start, end);
        if (run->even_digits) add(list, pango_attr_font_features_new("tnum=1"), start, end);
        if (run->underline) add(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), start, end);
        if (run->strikethrough) add(list, pango_attr_strikethrough_new(TRUE), start, end);
        if (run->has_color) {
            vitrine_color c = run->color;
            add(list,
                pango_attr_foreground_new(
                    (guint16)lround(CLAMP(c.red, 0, 1) * 65535), (guint16)lround(CLAMP(c.green, 0, 1) * 65535),
                    (guint16)lround(CLAMP(c.blue, 0, 1) * 65535)),
                start, end);
            add(list, pango_attr_foreground_alpha_new((guint16)lround(CLAMP(c.alpha, 0, 1) * 65535)), start, end);
        }
    }
    return list;
}

static PangoLayout *layout_of(
    const char *text, int length, const vitrine_text_run *runs, size_t count, int offset,
    vitrine_text_options options) {
    PangoContext *context = font_context();
    pango_context_set_base_dir(
        context, options.right_to_left ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
    PangoLayout *layout = pango_layout_new(context);
    if (count > 0) {
        PangoFontDescription *font =
            font_description(runs[0].family, runs[0].size, runs[0].weight, runs[0].italic);
        pango_layout_set_font_description(layout, font);
        pango_font_description_free(font);
    }
    PangoAttrList *list = attributes(
        runs, count, offset, length, memmem(text, (size_t)length, "\xC2\xAD", 2) != NULL);
    pango_layout_set_attributes(layout, list);
    pango_attr_list_unref(list);
    pango_layout_set_text(layout, text, length);
    pango_layout_set_wrap(layout, options.whole_words ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
    pango_layout_set_justify(layout, options.justified);
    if (options.width >= 0 && options.width < 1e6)
        // The smallest Pango width that holds the points asked for, so that a measured width fits again.
        pango_layout_set_width(layout, (int)ceil(options.width * PANGO_SCALE - 1e-6));
    return layout;
}

static bool is_colored(PangoLayoutLine *line) {
    for (GSList *l = line->runs; l; l = l->next) {
        PangoItem *item = ((PangoLayoutRun *)l->data)->item;
        for (GSList *a = item->analysis.extra_attrs; a; a = a->next)
            if (((PangoAttribute *)a->data)->klass->type == PANGO_ATTR_FOREGROUND) return true;
        hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(item->analysis.font));
        if (hb_ot_color_has_png(face) || hb_ot_color_has_layers(face)) return true;
    }
    return false;
}

static shaped_line shape_line(PangoLayout *layout, int index, int offset) {
    PangoLayoutLine *line = pango_layout_get_line_readonly(layout, index);
    PangoRectangle logical;
    pango_layout_line_get_extents(line, NULL, &logical);
    return (shaped_line){
        .layout = layout,
        .line = pango_layout_line_ref(line),
        .offset = offset,
        .start = offset + line->start_index,
        .length = line->length,
        .width = logical.width / (double)PANGO_SCALE,
    };
}

// Takes the space before the ellipsis out of an ellipsized line, as UIKit does.
static void close_up(PangoLayout *layout) {
    const char *text = pango_layout_get_text(layout);
    PangoLayoutLine *line = pango_layout_get_line(layout, 0);
    for (GSList *l = line->runs; l && l->next; l = l->next) {
        PangoLayoutRun *run = l->data, *next = l->next->data;
        if (!(next->item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS)) continue;
        for (int i = run->glyphs->num_glyphs - 1; i >= 0; i--) {
            if (text[run->item->offset + run->glyphs->log_clusters[i]] != ' ') return;
            run->glyphs->glyphs[i].geometry.width = 0;
        }
    }
}

// The last line that fits, ending in an ellipsis: the text from its start on, in one paragraph.
static PangoLayout *ellipsized(
    const char *text, int length, int start, const vitrine_text_run *runs, size_t count,
    vitrine_text_options options) {
    static const PangoEllipsizeMode modes[] = {
        PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_END, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE};
    GString *rest = g_string_new_len(text + start, length - start);
    char *newline = memchr(rest->str, '\n', rest->len);
    if (newline && options.truncation == 1) {
        // More text follows below, so the line ends in an ellipsis even if it is short.
        g_string_truncate(rest, (gsize)(newline - rest->str));
        g_string_append(rest, "\u2026");
    }
    for (gsize i = 0; i < rest->len; i++)
        if (rest->str[i] == '\n' || rest->str[i] == '\r') rest->str[i] = ' ';
    options.justified = false;
    PangoLayout *layout = layout_of(rest->str, (int)rest->len, runs, count, start, options);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    pango_layout_set_ellipsize(layout, modes[CLAMP(options.truncation, 0, 3)]);
    g_string_free(rest, TRUE);
    if (options.truncation == 1) close_up(layout);
    return layout;
}

vitrine_text *vitrine_text_shape(
    const char *text, int32_t length, const vitrine_text_run *runs, size_t count, vitrine_text_options options) {
    vitrine_text *result = g_new0(vitrine_text, 1);
    result->main = layout_of(text, length, runs, count, 0, options);
    int lines = pango_layout_get_line_count(result->main);
    int limit = options.line_limit > 0 ? options.line_limit : lines;
    result->truncated = lines > limit;
    result->count = MIN(lines, limit);
    result->lines = g_new0(shaped_line, result->count);
    for (int i = 0; i < result->count; i++) result->lines[i] = shape_line(result->main, i, 0);
    if (result->truncated && options.truncation != 0) {
        shaped_line *last = &result->lines[result->count - 1];
        int start = last->start;
        result->last = ellipsized(text, length, start, runs, count, options);
        pango_layout_line_unref(last->line);
        *last = shape_line(result->last, 0, start);
        last->length = length - start;
    }
    for (int i = 0; i < result->count && !result->colored; i++)
        result->colored = is_colored(result->lines[i].line);
    return result;
}

void vitrine_text_free(vitrine_text *text) {
    for (int i = 0; i < text->count; i++) pango_layout_line_unref(text->lines[i].line);
    g_free(text->lines);
    g_object_unref(text->main);
    if (text->last) g_object_unref(text->last);
    g_free(text);
}

int32_t vitrine_text_line_count(vitrine_text *text) { return text->count; }

vitrine_text_line vitrine_text_get_line(vitrine_text *text, int32_t index) {
    shaped_line *line = &text->lines[index];
    bool reversed = line->line->resolved_dir == PANGO_DIRECTION_RTL
        || line->line->resolved_dir == PANGO_DIRECTION_WEAK_RTL;
    return (vitrine_text_line){line->start, line->length, line->width, reversed};
}

bool vitrine_text_is_truncated(vitrine_text *text) { return text->truncated; }

bool vitrine_text_has_colors(vitrine_text *text) { return text->colored; }

int32_t vitrine_text_index_at(vitrine_text *text, int32_t line, double x, bool *trailing) {
    int index = 0, after = 0;
    pango_layout_line_x_to_index(text->lines[line].line, (int)lround(x * PANGO_SCALE), &index, &after);
    *trailing = after > 0;
    return index + text->lines[line].offset;
}

double vitrine_text_position_of(vitrine_text *text, int32_t line, int32_t index) {
    int x = 0;
    pango_layout_line_index_to_x(text->lines[line].line, index - text->lines[line].offset, FALSE, &x);
    return x / (double)PANGO_SCALE;
}
