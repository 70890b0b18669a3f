#include "glyph_shape.h"

#include <hb-ot.h>
#include <math.h>

#include "outline.h"

// Letters of other shapes than those of the file are a font of cairo's whose glyphs are outlines that are made here. What
// draws, keeps or measures glyphs is then the same for all fonts, and each outline is made once for a font and size.

// Outlines are taken from the file at this size, at which cairo's rounding is a 256000th of the height.
static const double em = 1000;

typedef struct shaped_face {
    glyph_shape shape;
    /// The file's glyphs at the size `em`.
    cairo_scaled_font_t *source;
    /// In units of the source: how wide upright strokes of the file are, and how high level ones.
    double upright, level;
    /// What widths are multiplied with, and what is added then on both sides of an upright stroke.
    double factor, growth;
    /// The characters of glyphs; NULL until they are asked for.
    GHashTable *characters;
} shaped_face;

static const cairo_user_data_key_t face_key;

bool glyph_shape_is_plain(glyph_shape shape) { return !shape.is_rounded && shape.width == 1; }

// Fonts that vary take these as axes; the system's files do not.
void glyph_shape_describe(glyph_shape shape, PangoFontDescription *description) {
    if (glyph_shape_is_plain(shape)) return;
    char *variations = g_strdup_printf("ROND=%d,wdth=%d", shape.is_rounded ? 100 : 0, (int)round(shape.width * 100));
    pango_font_description_set_variations(description, variations);
    g_free(variations);
}

static outline *outline_of(const shaped_face *face, unsigned long glyph) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1);
    cairo_t *cr = cairo_create(surface);
    cairo_set_scaled_font(cr, face->source);
    cairo_glyph_path(cr, &(cairo_glyph_t){glyph, 0, 0}, 1);
    cairo_path_t *path = cairo_copy_path(cr);
    outline *result = outline_create(path);
    cairo_path_destroy(path);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return result;
}

// How thick the stroke is that a letter consists of.
static double thickness(const shaped_face *face, hb_font_t *shaper, gunichar letter, bool is_upright) {
    hb_codepoint_t glyph;
    const double usual = 0.09 * em;
    if (!hb_font_get_nominal_glyph(shaper, letter, &glyph)) return usual;
    outline *stroke = outline_of(face, glyph);
    cairo_text_extents_t extents;
    cairo_scaled_font_glyph_extents(face->source, &(cairo_glyph_t){glyph, 0, 0}, 1, &extents);
    double length = is_upright ? extents.height : extents.width;
    double result = length > 0 ? outline_area(stroke) / length : usual;
    outline_free(stroke);
    return result;
}

// Strokes keep most of their width when letters get narrower or wider, as in fonts that were drawn so; less of it where
// they are bold, for they leave little room between them. What strokes gain is taken from what is between them.
static void measure(shaped_face *face, hb_font_t *shaper) {
    face->upright = thickness(face, shaper, 'l', true);
    face->level = thickness(face, shaper, '-', false);
    const double usual_advance = 0.6 * em;
    double share = CLAMP(1.1 - face->upright / em * 3, 0.5, 0.8);
    face->growth = share * (1 - face->shape.width) * face->upright / 2;
    face->factor = face->shape.width - 2 * face->growth / usual_advance;
}

static outline *shaped_outline(const shaped_face *face, unsigned long glyph) {
    outline *result = outline_of(face, glyph);
    if (face->shape.width != 1) outline_widen(result, face->factor, face->growth);
    if (!face->shape.is_rounded) return result;
    double stem = MIN(face->upright * face->factor + 2 * face->growth, face->level);
    // Ends of bold strokes are flatter: half circles would shorten them.
    double fullness = CLAMP(1.15 - stem / em * 1.5, 0.85, 1);
    outline_round(result, stem, fullness);
    return result;
}

static cairo_status_t draw(
    cairo_scaled_font_t *font, unsigned long glyph, cairo_t *cr, cairo_text_extents_t *extents) {
    const shaped_face *face = cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(font), &face_key);
    cairo_text_extents_t source;
    cairo_scaled_font_glyph_extents(face->source, &(cairo_glyph_t){glyph, 0, 0}, 1, &source);
    if (source.x_advance > 0) extents->x_advance = (source.x_advance * face->factor + 2 * face->growth) / em;
    outline *drawn = shaped_outline(face, glyph);
    cairo_scale(cr, 1 / em, 1 / em);
    cairo_translate(cr, face->growth, 0);
    outline_append(drawn, cr);
    cairo_fill(cr);
    outline_free(drawn);
    return CAIRO_STATUS_SUCCESS;
}

static void shaped_face_free(void *pointer) {
    shaped_face *face = pointer;
    cairo_scaled_font_destroy(face->source);
    if (face->characters) g_hash_table_unref(face->characters);
    g_free(face);
}

static cairo_scaled_font_t *scaled(cairo_font_face_t *face, const cairo_matrix_t *matrix, cairo_scaled_font_t *like) {
    cairo_matrix_t identity;
    cairo_matrix_init_identity(&identity);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_scaled_font_get_font_options(like, options);
    cairo_scaled_font_t *result = cairo_scaled_font_create(face, matrix, &identity, options);
    cairo_font_options_destroy(options);
    return result;
}

static cairo_scaled_font_t *shaped_font(PangoFont *font, glyph_shape shape) {
    cairo_scaled_font_t *plain = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    hb_font_t *shaper = pango_font_get_hb_font(font);
    cairo_matrix_t matrix;
    cairo_matrix_init_scale(&matrix, em, em);
    shaped_face *face = g_new0(shaped_face, 1);
    face->shape = shape;
    face->source = scaled(cairo_scaled_font_get_font_face(plain), &matrix, plain);
    measure(face, shaper);
    cairo_font_face_t *drawn = cairo_user_font_face_create();
    cairo_user_font_face_set_render_glyph_func(drawn, draw);
    cairo_font_face_set_user_data(drawn, &face_key, face, shaped_face_free);
    cairo_scaled_font_get_font_matrix(plain, &matrix);
    cairo_scaled_font_t *result = scaled(drawn, &matrix, plain);
    cairo_font_face_destroy(drawn);
    return result;
}

static GQuark quark(void) { return g_quark_from_static_string("vitrine-drawn-font"); }

static shaped_face *face_of(cairo_scaled_font_t *drawn) {
    return cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(drawn), &face_key);
}

glyph_spacing font_set_shape(PangoFont *font, glyph_shape shape) {
    if (glyph_shape_is_plain(shape)) return (glyph_spacing){1, 0};
    cairo_scaled_font_t *drawn = g_object_get_qdata(G_OBJECT(font), quark());
    if (!drawn) {
        drawn = shaped_font(font, shape);
        g_object_set_qdata_full(G_OBJECT(font), quark(), drawn, (GDestroyNotify)cairo_scaled_font_destroy);
    }
    const shaped_face *face = face_of(drawn);
    cairo_matrix_t size;
    cairo_scaled_font_get_font_matrix(drawn, &size);
    return (glyph_spacing){face->factor, 2 * face->growth / em * size.xx * PANGO_SCALE};
}

cairo_scaled_font_t *font_drawn(PangoFont *font) {
    cairo_scaled_font_t *drawn = g_object_get_qdata(G_OBJECT(font), quark());
    return drawn ? drawn : pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
}

// MARK: Documents

// Cairo asks the files of fonts which character a glyph is of. Of a font that is drawn by a program it has to be told.
static GHashTable *characters(PangoFont *font) {
    GHashTable *result = g_hash_table_new(NULL, NULL);
    hb_font_t *shaper = pango_font_get_hb_font(font);
    hb_set_t *all = hb_set_create();
    hb_face_collect_unicodes(hb_font_get_face(shaper), all);
    for (hb_codepoint_t character = HB_SET_VALUE_INVALID, glyph; hb_set_next(all, &character);)
        // Of several characters with one glyph the first is the common one.
        if (hb_font_get_nominal_glyph(shaper, character, &glyph)
            && !g_hash_table_contains(result, GUINT_TO_POINTER(glyph)))
            g_hash_table_insert(result, GUINT_TO_POINTER(glyph), GUINT_TO_POINTER(character));
    hb_set_destroy(all);
    return result;
}

void font_show_glyphs(PangoFont *font, cairo_t *cr, const cairo_glyph_t *glyphs, int count) {
    cairo_scaled_font_t *drawn = font_drawn(font);
    cairo_set_scaled_font(cr, drawn);
    if (!g_object_get_qdata(G_OBJECT(font), quark())) {
        cairo_show_glyphs(cr, glyphs, count);
        return;
    }
    shaped_face *face = face_of(drawn);
    if (!face->characters) face->characters = characters(font);
    GString *text = g_string_new(NULL);
    cairo_text_cluster_t *clusters = g_new(cairo_text_cluster_t, count);
    for (int i = 0; i < count; i++) {
        gsize start = text->len;
        gpointer character = g_hash_table_lookup(face->characters, GUINT_TO_POINTER((guint)glyphs[i].index));
        if (character) g_string_append_unichar(text, GPOINTER_TO_UINT(character));
        clusters[i] = (cairo_text_cluster_t){(int)(text->len - start), 1};
    }
    cairo_show_text_glyphs(cr, text->str, (int)text->len, glyphs, count, clusters, count, 0);
    g_free(clusters);
    g_string_free(text, TRUE);
}
