#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangofc-font.h>

#include "context.h"
#include "line_glyphs.h"

// MARK: Lines

static vitrine_font_face face_of(PangoFont *font) {
    PangoFontDescription *description = pango_font_describe(font);
    const char *family = pango_font_description_get_family(description);
    vitrine_font_face face = {
        .family = g_strdup(family ? family : ""),
        .weight = (int32_t)pango_font_description_get_weight(description),
        .italic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
    };
    pango_font_description_free(description);
    return face;
}

vitrine_line_glyphs vitrine_text_copy_glyphs(
    vitrine_text *text, const vitrine_text_line *line, const vitrine_text_look *looks, vitrine_font *const *fonts) {
    vitrine_text_line own = *line;
    own.x = own.y = 0;
    line_placing placing = {
        .text = text, .line = &own, .looks = looks, .slices = g_array_new(FALSE, FALSE, sizeof(slice))};
    place_slices(&placing);
    GArray *glyphs = g_array_new(FALSE, FALSE, sizeof(vitrine_glyph));
    GArray *runs = g_array_new(FALSE, TRUE, sizeof(vitrine_glyph_run));
    for (guint i = 0; i < placing.slices->len; i++) {
        const slice *s = &g_array_index(placing.slices, slice, i);
        GArray *placed = slice_glyphs(&placing, s);
        PangoFont *font = s->text->glyphs[s->start].run->item->analysis.font;
        vitrine_glyph_run run = {
            .first = glyphs->len,
            .count = placed->len,
            .first_cluster = s->start,
            .end_cluster = s->end,
            .run = s->run,
            .right_to_left = s->text->clusters[s->start].right_to_left,
            .is_mark = s->text != text,
            .x = s->x,
            .width = s->width,
        };
        if (font && !font_is_first(fonts[s->run], font)) run.fallback = face_of(font);
        g_array_append_val(runs, run);
        for (guint g = 0; g < placed->len; g++) {
            const placed_glyph *from = &g_array_index(placed, placed_glyph, g);
            vitrine_glyph glyph = {
                from->glyph.x, from->glyph.y, from->advance, from->cluster, (uint32_t)from->glyph.index};
            g_array_append_val(glyphs, glyph);
        }
        g_array_free(placed, TRUE);
    }
    g_array_free(placing.slices, TRUE);
    vitrine_line_glyphs result = {.count = glyphs->len, .run_count = runs->len};
    result.glyphs = (vitrine_glyph *)(void *)g_array_free(glyphs, FALSE);
    result.runs = (vitrine_glyph_run *)(void *)g_array_free(runs, FALSE);
    return result;
}

void vitrine_line_glyphs_free(vitrine_line_glyphs *glyphs) {
    for (size_t i = 0; i < glyphs->run_count; i++) g_free(glyphs->runs[i].fallback.family);
    g_free(glyphs->glyphs);
    g_free(glyphs->runs);
}

// MARK: Fonts

static hb_font_t *shaper_of(vitrine_font *font) {
    PangoFont *first = font_first(font);
    return first ? pango_font_get_hb_font(first) : NULL;
}

// In the shape that the font is drawn in.
static cairo_scaled_font_t *drawn_font(vitrine_font *font) {
    PangoFont *first = font_first(font);
    if (!first) return NULL;
    font_set_shape(first, font->shape);
    return font_drawn(first);
}

static double metric(hb_font_t *shaper, hb_ot_metrics_tag_t tag) {
    hb_position_t value;
    hb_ot_metrics_get_position_with_fallback(shaper, tag, &value);
    return value / (double)PANGO_SCALE;
}

vitrine_font_facts vitrine_font_get_facts(vitrine_font *font) {
    hb_font_t *shaper = shaper_of(font);
    if (!shaper) return (vitrine_font_facts){0};
    hb_face_t *face = hb_font_get_face(shaper);
    cairo_font_extents_t extents;
    cairo_scaled_font_extents(drawn_font(font), &extents);
    vitrine_font_facts facts = {
        .units_per_em = (int32_t)hb_face_get_upem(face),
        .glyph_count = (int32_t)hb_face_get_glyph_count(face),
        .underline_position = metric(shaper, HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
        .underline_thickness = metric(shaper, HB_OT_METRICS_TAG_UNDERLINE_SIZE),
        .slant = hb_style_get_value(shaper, HB_STYLE_TAG_SLANT_ANGLE),
        .bounds = {0, -extents.descent, extents.max_x_advance, extents.ascent + extents.descent},
        .has_colors = font_has_colors(font_first(font)),
    };
    return facts;
}

uint32_t vitrine_font_glyph(vitrine_font *font, uint32_t character) {
    hb_font_t *shaper = shaper_of(font);
    hb_codepoint_t glyph = 0;
    return shaper && hb_font_get_nominal_glyph(shaper, character, &glyph) ? glyph : 0;
}

uint32_t *vitrine_font_copy_characters(vitrine_font *font, size_t *count) {
    *count = 0;
    hb_font_t *shaper = shaper_of(font);
    if (!shaper) return NULL;
    GArray *ranges = g_array_new(FALSE, FALSE, sizeof(uint32_t));
    hb_set_t *characters = hb_set_create();
    hb_face_collect_unicodes(hb_font_get_face(shaper), characters);
    for (hb_codepoint_t first = HB_SET_VALUE_INVALID, last = HB_SET_VALUE_INVALID;
         hb_set_next_range(characters, &first, &last);) {
        uint32_t range[] = {first, last};
        g_array_append_vals(ranges, range, 2);
    }
    hb_set_destroy(characters);
    *count = ranges->len / 2;
    return (uint32_t *)(void *)g_array_free(ranges, FALSE);
}

double vitrine_font_glyph_advance(vitrine_font *font, uint32_t glyph) {
    hb_font_t *shaper = shaper_of(font);
    if (!shaper) return 0;
    glyph_spacing spacing = font_set_shape(font_first(font), font->shape);
    double advance = hb_font_get_glyph_h_advance(shaper, glyph);
    return advance == 0 ? 0 : (advance * spacing.factor + spacing.added) / PANGO_SCALE;
}

vitrine_rect vitrine_font_glyph_bounds(vitrine_font *font, uint32_t glyph) {
    cairo_scaled_font_t *drawn = drawn_font(font);
    if (!drawn) return (vitrine_rect){0};
    cairo_text_extents_t extents;
    cairo_scaled_font_glyph_extents(drawn, &(cairo_glyph_t){glyph, 0, 0}, 1, &extents);
    return (vitrine_rect){extents.x_bearing, -extents.y_bearing - extents.height, extents.width, extents.height};
}

vitrine_path_step *vitrine_font_copy_outline(vitrine_font *font, uint32_t glyph, size_t *count) {
    *count = 0;
    cairo_scaled_font_t *drawn = drawn_font(font);
    // Cairo would draw around each pixel of a picture.
    if (!drawn || font_has_colors(font_first(font))) return NULL;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *cr = cairo_create(surface);
    // Cairo keeps paths in 256ths of a pixel: enlarged, they are as exact as the file.
    cairo_scale(cr, 64, 64);
    cairo_set_scaled_font(cr, drawn);
    cairo_glyph_path(cr, &(cairo_glyph_t){glyph, 0, 0}, 1);
    cairo_scale(cr, 1, -1);
    vitrine_path_step *steps = path_copy(cr, count);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return steps;
}

char *vitrine_font_copy_features(vitrine_font *font) {
    GString *result = g_string_new(NULL);
    hb_font_t *shaper = shaper_of(font);
    hb_tag_t tags[64];
    unsigned start = 0, count = G_N_ELEMENTS(tags);
    while (shaper && count > 0) {
        count = G_N_ELEMENTS(tags);
        hb_ot_layout_table_get_feature_tags(
            hb_font_get_face(shaper), HB_OT_TAG_GSUB, start, &count, tags);
        for (unsigned i = 0; i < count; i++) {
            char tag[4];
            hb_tag_to_string(tags[i], tag);
            g_string_append_len(result, tag, 4);
        }
        start += count;
    }
    return g_string_free(result, FALSE);
}

char *vitrine_font_copy_path(vitrine_font *font) {
    PangoFont *first = font_first(font);
    FcPattern *pattern = first && PANGO_IS_FC_FONT(first) ? pango_fc_font_get_pattern(PANGO_FC_FONT(first)) : NULL;
    FcChar8 *path;
    return pattern && FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch ? g_strdup((char *)path) : NULL;
}
