#include <hb-ot.h>
#include <math.h>

#include "conversions.h"
#include "text_types.h"

typedef struct run_look {
    vitrine_color color;
    bool underline, strikethrough;
} run_look;

static run_look look_of(PangoItem *item, vitrine_color color) {
    run_look look = {color, false, false};
    for (GSList *l = item->analysis.extra_attrs; l; l = l->next) {
        PangoAttribute *attribute = l->data;
        switch (attribute->klass->type) {
            case PANGO_ATTR_FOREGROUND: {
                PangoColor c = ((PangoAttrColor *)attribute)->color;
                look.color.red = c.red / 65535.0;
                look.color.green = c.green / 65535.0;
                look.color.blue = c.blue / 65535.0;
                break;
            }
            case PANGO_ATTR_FOREGROUND_ALPHA:
                look.color.alpha = ((PangoAttrInt *)attribute)->value / 65535.0;
                break;
            case PANGO_ATTR_UNDERLINE:
                look.underline = ((PangoAttrInt *)attribute)->value != PANGO_UNDERLINE_NONE;
                break;
            case PANGO_ATTR_STRIKETHROUGH:
                look.strikethrough = ((PangoAttrInt *)attribute)->value;
                break;
            default: break;
        }
    }
    return look;
}

static bool is_color_font(PangoFont *font) {
    hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
    return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face);
}

// A bar whose edges lie on whole pixels, at least one pixel thick.
static void bar(cairo_t *cr, double x, double width, double y, double thickness, double scale) {
    double height = MAX(1, round(thickness * scale)) / scale;
    cairo_rectangle(cr, x, round(y * scale) / scale, width, height);
    cairo_fill(cr);
}

static void draw_run(
    cairo_t *cr, PangoLayoutRun *run, double x, double y, double scale, vitrine_color color) {
    PangoGlyphString *glyphs = run->glyphs;
    PangoFont *font = run->item->analysis.font;
    run_look look = look_of(run->item, color);
    cairo_glyph_t *positions = g_new(cairo_glyph_t, (gsize)MAX(1, glyphs->num_glyphs));
    int count = 0;
    double pen = x;
    y -= run->y_offset / (double)PANGO_SCALE;
    for (int i = 0; i < glyphs->num_glyphs; i++) {
        PangoGlyphInfo *info = &glyphs->glyphs[i];
        if (info->glyph != PANGO_GLYPH_EMPTY) {
            positions[count].index = info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph;
            positions[count].x = pen + info->geometry.x_offset / (double)PANGO_SCALE;
            positions[count].y = y + info->geometry.y_offset / (double)PANGO_SCALE;
            count++;
        }
        pen += info->geometry.width / (double)PANGO_SCALE;
    }
    set_source(cr, look.color);
    cairo_set_scaled_font(cr, pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
    if (is_color_font(font)) {
        cairo_show_glyphs(cr, positions, count);
    } else if (count > 0) {
        // Filled as a path: cairo before 1.17.4 would move each glyph to a whole pixel.
        cairo_new_path(cr);
        cairo_glyph_path(cr, positions, count);
        cairo_fill(cr);
    }
    g_free(positions);
    if (look.underline || look.strikethrough) {
        PangoFontDescription *description = pango_font_describe_with_absolute_size(font);
        double size = pango_font_description_get_size(description) / (double)PANGO_SCALE;
        pango_font_description_free(description);
        if (look.underline) bar(cr, x, pen - x, y + size * 0.1, size * 0.06, scale);
        if (look.strikethrough) bar(cr, x, pen - x, y - size * 0.29, size * 0.06, scale);
    }
}

vitrine_surface *vitrine_text_draw(
    vitrine_text *text, const double *xs, const double *ys, int32_t width, int32_t height, double scale,
    vitrine_color color, bool alpha_only) {
    vitrine_surface *surface = vitrine_surface_create(width, height, alpha_only);
    if (!surface) return NULL;
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_scale(cr, scale, scale);
    for (int i = 0; i < text->count; i++) {
        double x = xs[i];
        for (GSList *l = text->lines[i].line->runs; l; l = l->next) {
            PangoLayoutRun *run = l->data;
            draw_run(cr, run, x, ys[i], scale, color);
            x += pango_glyph_string_get_width(run->glyphs) / (double)PANGO_SCALE;
        }
    }
    cairo_destroy(cr);
    cairo_surface_flush(surface_in(surface));
    return surface;
}
