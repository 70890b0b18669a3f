#include "glyph_draw.h"

#include <glib.h>
#include <limits.h>
#include <stdint.h>

#include "glyph_cache.h"

// Glyphs beside one another add up, as parts of one path would.
static void add_mask(const glyph_mask *mask, int x, int y, cairo_surface_t *surface) {
    int first_column = MAX(0, -x), last_column = MIN(mask->width, cairo_image_surface_get_width(surface) - x);
    int first_row = MAX(0, -y), last_row = MIN(mask->height, cairo_image_surface_get_height(surface) - y);
    ptrdiff_t stride = cairo_image_surface_get_stride(surface);
    uint8_t *data = cairo_image_surface_get_data(surface);
    for (int row = first_row; row < last_row; row++) {
        const uint8_t *in = mask->pixels + row * mask->width;
        uint8_t *out = data + (y + row) * stride + x;
        for (int i = first_column; i < last_column; i++) out[i] = (uint8_t)MIN(out[i] + in[i], 255);
    }
}

// Where pixels are.
typedef struct pixel_box {
    int left, top, right, bottom;
} pixel_box;

static void unite(pixel_box *box, int left, int top, int right, int bottom) {
    box->left = MIN(box->left, left);
    box->top = MIN(box->top, top);
    box->right = MAX(box->right, right);
    box->bottom = MAX(box->bottom, bottom);
}

static pixel_box box_of(const glyph_list *list) {
    pixel_box box = {INT_MAX, INT_MAX, INT_MIN, INT_MIN};
    for (unsigned i = 0; i < list->count; i++) {
        int x, y;
        const glyph_mask *mask = glyph_mask_at(list->font, &list->glyphs[i], list->scale, &x, &y);
        if (mask) {
            unite(&box, x, y, x + mask->width, y + mask->height);
            continue;
        }
        cairo_text_extents_t extents;
        cairo_scaled_font_glyph_extents(list->font, &list->glyphs[i], 1, &extents);
        double left = (list->glyphs[i].x + extents.x_bearing) * list->scale;
        double top = (list->glyphs[i].y + extents.y_bearing) * list->scale;
        double right = left + extents.width * list->scale, bottom = top + extents.height * list->scale;
        const double far = 1e6;
        unite(
            &box, (int)CLAMP(left, -far, far) - 1, (int)CLAMP(top, -far, far) - 1, (int)CLAMP(right, -far, far) + 2,
            (int)CLAMP(bottom, -far, far) + 2);
    }
    return box;
}

// The coverage of glyphs, in a surface of alpha whose upper left pixel is at `left`, `top`.
static void add_glyphs(cairo_surface_t *surface, const glyph_list *list, int left, int top) {
    cairo_surface_flush(surface);
    for (unsigned i = 0; i < list->count; i++) {
        int x, y;
        const glyph_mask *mask = glyph_mask_at(list->font, &list->glyphs[i], list->scale, &x, &y);
        if (mask) {
            add_mask(mask, x - left, y - top, surface);
            continue;
        }
        cairo_surface_mark_dirty(surface);
        cairo_t *cr = cairo_create(surface);
        cairo_translate(cr, -left, -top);
        cairo_scale(cr, list->scale, list->scale);
        cairo_set_scaled_font(cr, list->font);
        // Filled as a path: cairo before 1.17.4 would move the glyph to a whole pixel.
        cairo_glyph_path(cr, &list->glyphs[i], 1);
        cairo_fill(cr);
        cairo_destroy(cr);
        cairo_surface_flush(surface);
    }
    cairo_surface_mark_dirty(surface);
}

void glyphs_fill(cairo_t *cr, const glyph_list *list) {
    cairo_set_scaled_font(cr, list->font);
    cairo_new_path(cr);
    cairo_glyph_path(cr, list->glyphs, (int)list->count);
    cairo_fill(cr);
}

void glyphs_copy(cairo_t *cr, const glyph_list *list) {
    cairo_surface_t *target = cairo_get_target(cr);
    if (cairo_image_surface_get_format(target) == CAIRO_FORMAT_A8) return add_glyphs(target, list, 0, 0);
    // Of all glyphs before it is coloured, or neighbours would show through one another's edges.
    pixel_box box = box_of(list);
    box.left = MAX(box.left, 0), box.right = MIN(box.right, cairo_image_surface_get_width(target));
    box.top = MAX(box.top, 0), box.bottom = MIN(box.bottom, cairo_image_surface_get_height(target));
    if (box.left >= box.right || box.top >= box.bottom) return;
    cairo_surface_t *coverage
        = cairo_image_surface_create(CAIRO_FORMAT_A8, box.right - box.left, box.bottom - box.top);
    add_glyphs(coverage, list, box.left, box.top);
    cairo_save(cr);
    cairo_identity_matrix(cr);
    cairo_mask_surface(cr, coverage, box.left, box.top);
    cairo_restore(cr);
    cairo_surface_destroy(coverage);
}
