#include <hb-ot.h>
#include <math.h>
#include <string.h>

#include "text_types.h"

// Texts are shaped as one line a paragraph, once for all widths: Pango would shape what remains anew for every line.

static void add(PangoAttrList *list, PangoAttribute *attribute, int start, int end) {
    attribute->start_index = (guint)start;
    attribute->end_index = (guint)end;
    pango_attr_list_insert(list, attribute);
}

static bool is_plain(const vitrine_text_run *run) {
    return !run->features && !run->small_lowercase && !run->small_uppercase && run->attachment_width < 0;
}

static PangoVariant variant(const vitrine_text_run *run) {
    if (!run->small_lowercase) return run->small_uppercase ? PANGO_VARIANT_UNICASE : PANGO_VARIANT_NORMAL;
    return run->small_uppercase ? PANGO_VARIANT_ALL_SMALL_CAPS : PANGO_VARIANT_SMALL_CAPS;
}

// NULL if all of the text has the first run's font.
static PangoAttrList *attributes(const vitrine_text_run *runs, size_t count) {
    if (count <= 1 && (count == 0 || is_plain(&runs[0]))) return NULL;
    PangoAttrList *list = pango_attr_list_new();
    for (size_t i = 0; i < count; i++) {
        const vitrine_text_run *run = &runs[i];
        if (run->start >= run->end) continue;
        add(list, pango_attr_font_desc_new(run->font->description), run->start, run->end);
        if (is_plain(run)) continue;
        if (run->attachment_width >= 0) {
            PangoRectangle box = {0, 0, (int)(MIN(run->attachment_width, 1e5) * PANGO_SCALE + 0.5), PANGO_SCALE};
            add(list, pango_attr_shape_new(&box, &box), run->start, run->end);
            continue;
        }
        if (run->features) add(list, pango_attr_font_features_new(run->features), run->start, run->end);
        PangoVariant small = variant(run);
        if (small != PANGO_VARIANT_NORMAL) add(list, pango_attr_variant_new(small), run->start, run->end);
    }
    return list;
}

// The layout that all texts go through; its lines outlive their stay in it.
static PangoLayout *layout_of(
    const char *text, int length, const vitrine_text_run *runs, size_t count,
    vitrine_text_direction reading) {
    static PangoLayout *layout;
    PangoContext *context = font_context();
    if (!layout) layout = pango_layout_new(context);
    pango_layout_set_auto_dir(layout, !reading.is_forced);
    PangoDirection direction = reading.is_forced
        ? (reading.right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        : (reading.right_to_left ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR);
    if (pango_context_get_base_dir(context) != direction) pango_context_set_base_dir(context, direction);
    if (count > 0) pango_layout_set_font_description(layout, runs[0].font->description);
    PangoAttrList *list = attributes(runs, count);
    pango_layout_set_attributes(layout, list);
    if (list) pango_attr_list_unref(list);
    pango_layout_set_text(layout, text, length);
    return layout;
}

// Counts through the text's characters, whose properties Pango keeps by number.
typedef struct reader {
    const char *text;
    int length, byte, character;
    const PangoLogAttr *attributes;
    const vitrine_text_run *runs;
    size_t run_count, run;
} reader;

static void read_to(reader *r, int byte) {
    while (r->byte < byte) {
        r->byte += g_utf8_skip[(guchar)r->text[r->byte]];
        r->character++;
    }
    while (r->run + 1 < r->run_count && byte >= r->runs[r->run].end) r->run++;
}

static bool is_hangul(const char *here) {
    // Korean begins at U+1100.
    return (guchar)here[0] >= 0xE1 && g_unichar_get_script(g_utf8_get_char(here)) == G_UNICODE_SCRIPT_HANGUL;
}

static vitrine_cluster cluster_at(reader *r, int byte) {
    read_to(r, byte);
    const PangoLogAttr *attributes = &r->attributes[r->character];
    const char *here = r->text + byte;
    uint8_t flags = 0;
    if (attributes->is_line_break) flags |= vitrine_cluster_breaks_line;
    if (attributes->is_cursor_position) flags |= vitrine_cluster_starts_character;
    if (*here == '\t') flags |= vitrine_cluster_is_tab | vitrine_cluster_is_space;
    else if (attributes->is_white) flags |= vitrine_cluster_is_space;
    if (here[0] == '\xC2' && here[1] == '\xAD') flags |= vitrine_cluster_is_soft_hyphen;
    if (is_hangul(here)) flags |= vitrine_cluster_is_hangul;
    return (vitrine_cluster){.start = byte, .flags = flags, .run = (uint16_t)MIN(r->run, UINT16_MAX)};
}

// The font of the text that the reader has come to, if it changes the glyphs of a run, or what is between them; else NULL.
static const vitrine_font *changing_font(const reader *r, const PangoLayoutRun *run) {
    if (r->run >= r->run_count) return NULL;
    const vitrine_text_run *piece = &r->runs[r->run];
    if (piece->attachment_width >= 0) return NULL;
    if (piece->font->tracking == 0 && glyph_shape_is_plain(piece->font->shape)) return NULL;
    return font_is_first(piece->font, run->item->analysis.font) ? piece->font : NULL;
}

// Gives all digits the width of a zero where they are to have one width: those of Inter Display differ.
static void even_digits(const reader *r, PangoLayoutRun *run) {
    const vitrine_text_run *piece = r->run < r->run_count ? &r->runs[r->run] : NULL;
    if (!piece || !piece->features || !strstr(piece->features, "tnum=1")) return;
    if (!font_is_first(piece->font, run->item->analysis.font)) return;
    int width = font_digit_width(piece->font);
    if (width < 0) return;
    PangoGlyphString *glyphs = run->glyphs;
    const char *text = r->text + run->item->offset;
    for (int i = 0; i < glyphs->num_glyphs; i++) {
        PangoGlyphGeometry *geometry = &glyphs->glyphs[i].geometry;
        if (geometry->width == 0 || !g_ascii_isdigit(text[glyphs->log_clusters[i]])) continue;
        geometry->x_offset += (width - geometry->width) / 2;
        geometry->width = width;
    }
}

static void reshape(PangoLayoutRun *run, glyph_shape shape) {
    glyph_spacing spacing = font_set_shape(run->item->analysis.font, shape);
    if (spacing.factor == 1) return;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
        PangoGlyphGeometry *geometry = &run->glyphs->glyphs[i].geometry;
        // Marks follow what they stand on.
        bool is_mark = geometry->width == 0;
        geometry->width = is_mark ? 0 : (int)lround(geometry->width * spacing.factor + spacing.added);
        geometry->x_offset = (int)lround(geometry->x_offset * spacing.factor - (is_mark ? spacing.added : 0));
    }
}

// Adds the clusters of a run of glyphs, in the order of the text.
static void add_run(vitrine_text *result, reader *r, PangoLayoutRun *run) {
    PangoGlyphString *glyphs = run->glyphs;
    int offset = run->item->offset, count = glyphs->num_glyphs;
    bool reversed = run->item->analysis.level & 1;
    read_to(r, offset);
    even_digits(r, run);
    const vitrine_font *font = changing_font(r, run);
    double extra = font ? font->tracking : 0;
    if (font) reshape(run, font->shape);
    for (int i = reversed ? count - 1 : 0; i >= 0 && i < count;) {
        int first = i, start = glyphs->log_clusters[i], width = 0;
        while (i >= 0 && i < count && glyphs->log_clusters[i] == start) {
            width += glyphs->glyphs[i].geometry.width;
            i += reversed ? -1 : 1;
        }
        vitrine_cluster cluster = cluster_at(r, offset + start);
        // A line separator is what ends the line already.
        if (memcmp(r->text + cluster.start, "\xE2\x80\xA8", MIN(3, r->length - cluster.start)) == 0) continue;
        cluster.right_to_left = reversed;
        cluster.width = cluster.flags & vitrine_cluster_is_tab ? 0 : width / (double)PANGO_SCALE + extra;
        int last = reversed ? i + 1 : i - 1;
        result->glyphs[result->count] =
            (cluster_glyphs){run, MIN(first, last), ABS(last - first) + 1};
        result->clusters[result->count++] = cluster;
    }
}

static int by_offset(const void *a, const void *b) {
    return (*(PangoLayoutRun *const *)a)->item->offset - (*(PangoLayoutRun *const *)b)->item->offset;
}

static void add_line(vitrine_text *result, reader *r, PangoLayoutLine *line) {
    PangoLayoutRun *few[16], **runs = few;
    int count = 0;
    guint length = g_slist_length(line->runs);
    if (length > G_N_ELEMENTS(few)) runs = g_new(PangoLayoutRun *, length);
    bool is_sorted = true;
    for (GSList *l = line->runs; l; l = l->next) {
        runs[count] = l->data;
        is_sorted &= count == 0 || runs[count - 1]->item->offset <= runs[count]->item->offset;
        count++;
    }
    if (!is_sorted) qsort(runs, (size_t)count, sizeof *runs, by_offset);
    for (int i = 0; i < count; i++) add_run(result, r, runs[i]);
    if (runs != few) g_free(runs);
}

static void make_room(vitrine_text *text, size_t count) {
    text->clusters = g_new(vitrine_cluster, count);
    text->glyphs = g_new(cluster_glyphs, count);
}

// NULL if the text is not plain.
static vitrine_text *shape_plain(const char *text, int32_t length, const vitrine_text_run *run, bool right_to_left) {
    PangoLogAttr *attributes;
    PangoLayoutRun *plain = plain_run(text, length, run, right_to_left, &attributes);
    if (!plain) return NULL;
    vitrine_text *result = g_new0(vitrine_text, 1);
    result->plain = plain;
    make_room(result, (size_t)plain->glyphs->num_glyphs);
    reader r = {.text = text, .length = length, .attributes = attributes, .runs = run, .run_count = 1};
    add_run(result, &r, plain);
    g_free(attributes);
    return result;
}

vitrine_text *vitrine_text_shape(
    const char *text, int32_t length, const vitrine_text_run *runs, size_t count,
    vitrine_text_direction direction) {
    // Plain letters run from the left; what stands around them does not where the direction is forced.
    bool may_be_plain = count == 1 && !(direction.is_forced && direction.right_to_left);
    vitrine_text *plain = may_be_plain ? shape_plain(text, length, runs, direction.right_to_left) : NULL;
    if (plain) return plain;
    PangoLayout *layout = layout_of(text, length, runs, count, direction);
    vitrine_text *result = g_new0(vitrine_text, 1);
    GSList *lines = pango_layout_get_lines_readonly(layout);
    int attribute_count;
    reader r = {
        .text = text,
        .length = length,
        .attributes = pango_layout_get_log_attrs_readonly(layout, &attribute_count),
        .runs = runs,
        .run_count = count,
    };
    result->line_count = pango_layout_get_line_count(layout);
    result->lines = g_new(PangoLayoutLine *, result->line_count);
    size_t capacity = (size_t)result->line_count;
    for (GSList *l = lines; l; l = l->next)
        for (GSList *run = ((PangoLayoutLine *)l->data)->runs; run; run = run->next)
            capacity += (size_t)((PangoLayoutRun *)run->data)->glyphs->num_glyphs;
    make_room(result, capacity);
    int index = 0;
    for (GSList *l = lines; l; l = l->next) {
        PangoLayoutLine *line = pango_layout_line_ref(l->data);
        result->lines[index++] = line;
        add_line(result, &r, line);
        if (!l->next) break;
        PangoLayoutLine *next = l->next->data;
        vitrine_cluster end = cluster_at(&r, MIN(line->start_index + line->length, length));
        end.flags = vitrine_cluster_ends_line
            | (next->is_paragraph_start ? vitrine_cluster_ends_paragraph : 0);
        result->glyphs[result->count] = (cluster_glyphs){NULL, 0, 0};
        result->clusters[result->count++] = end;
    }
    return result;
}

void vitrine_text_free(vitrine_text *text) {
    for (int i = 0; i < text->line_count; i++) pango_layout_line_unref(text->lines[i]);
    if (text->plain) pango_glyph_item_free(text->plain);
    g_free(text->lines);
    g_free(text->clusters);
    g_free(text->glyphs);
    g_free(text);
}

const vitrine_cluster *vitrine_text_clusters(vitrine_text *text, size_t *count) {
    *count = (size_t)text->count;
    return text->clusters;
}

bool vitrine_text_is_reversed(vitrine_text *text, int32_t line) {
    if (line < 0 || line >= text->line_count) return false;
    PangoDirection direction = text->lines[line]->resolved_dir;
    return direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL;
}

static hb_face_t *face_of(PangoLayoutRun *run) {
    PangoFont *font = run->item->analysis.font;
    return font ? hb_font_get_face(pango_font_get_hb_font(font)) : NULL;
}

static bool has_colors(hb_face_t *face) { return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face); }

bool font_has_colors(PangoFont *font) { return has_colors(hb_font_get_face(pango_font_get_hb_font(font))); }

bool vitrine_text_has_color_glyphs(vitrine_text *text) {
    if (text->plain) return has_colors(face_of(text->plain));
    hb_face_t *known = NULL;
    for (int i = 0; i < text->line_count; i++)
        for (GSList *l = text->lines[i]->runs; l; l = l->next) {
            hb_face_t *face = face_of(l->data);
            if (!face || face == known) continue;
            known = face;
            if (has_colors(face)) return true;
        }
    return false;
}
