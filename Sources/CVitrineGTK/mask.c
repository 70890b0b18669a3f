#include "mask.h"

#include <string.h>

#include "drawn_pixels.h"
#include "recording.h"

/// How far the last pixel of a picture may lie from where it is drawn, in pixels.
#define TOLERANCE 0.01
/// Places between two pixels that are told apart.
#define PLACES 256

// Shadows and texts that stand between pixels: cairo takes four values for each pixel wherever the picture may be
// turned, at some eight nanoseconds; here the four shares are the same for all.

typedef struct {
    cairo_surface_t *surface;
    vitrine_rect target;
    vitrine_color color;
} mask;

static const cairo_user_data_key_t mask_key;

static void free_mask(void *data) {
    mask *known = data;
    cairo_surface_destroy(known->surface);
    g_free(known);
}

vitrine_node *vitrine_node_surface_mask(vitrine_surface *surface, vitrine_rect target, vitrine_color color) {
    cairo_t *cr;
    GskRenderNode *node = begin(target, &cr);
    vitrine_rect source = {0, 0, vitrine_surface_width(surface), vitrine_surface_height(surface)};
    cairo_pattern_t *pattern = pattern_of(surface, source, target, true);
    set_source(cr, color);
    cairo_mask(cr, pattern);
    cairo_pattern_destroy(pattern);
    mask *known = g_new(mask, 1);
    *known = (mask){cairo_surface_reference(surface_in(surface)), target, color};
    cairo_surface_set_user_data(gsk_cairo_node_get_surface(node), &mask_key, known, free_mask);
    return finish(node, cr);
}

/// Where the picture's first pixel goes; false where it is not drawn pixel by pixel.
static bool place(const mask *known, cairo_t *cr, double *x, double *y) {
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    double width = cairo_image_surface_get_width(known->surface);
    double height = cairo_image_surface_get_height(known->surface);
    *x = matrix.xx * known->target.x + matrix.x0;
    *y = matrix.yy * known->target.y + matrix.y0;
    return matrix.xy == 0 && matrix.yx == 0 && fabs(matrix.xx * known->target.width - width) < TOLERANCE
        && fabs(matrix.yy * known->target.height - height) < TOLERANCE
        && cairo_image_surface_get_format(known->surface) == CAIRO_FORMAT_A8;
}

/// One row of the picture, shares of it and of the pixel before; `row` has a pixel more on both sides.
static void mix_row(const uint8_t *row, int width, uint32_t before, uint16_t *mixed) {
    for (int x = 0; x < width; x++) mixed[x] = (uint16_t)(row[x] * before + row[x + 1] * (PLACES - before));
}

static void mix_rows(const uint16_t *above, const uint16_t *row, int width, uint32_t before, uint8_t *mixed) {
    for (int x = 0; x < width; x++)
        mixed[x] = (uint8_t)((above[x] * before + row[x] * (PLACES - before) + PLACES * PLACES / 2) >> 16);
}

/// What the row `y` of the picture has at its columns from `x` on; nothing beside it.
static void copy_row(cairo_surface_t *from, int x, int y, int count, uint8_t *row) {
    int width = cairo_image_surface_get_width(from), height = cairo_image_surface_get_height(from);
    int left = CLAMP(-x, 0, count), right = CLAMP(width - x, left, count);
    memset(row, 0, (size_t)count);
    if (y < 0 || y >= height || left >= right) return;
    const uint8_t *data = cairo_image_surface_get_data(from);
    memcpy(
        row + left, data + (size_t)y * (size_t)cairo_image_surface_get_stride(from) + x + left,
        (size_t)(right - left));
}

/// The part of the picture that lies over `pixels`, when its first pixel stands behind `column` and `line` by shares.
static cairo_surface_t *mixed(
    cairo_surface_t *from, int column, int line, uint32_t before, uint32_t above, cairo_rectangle_int_t pixels) {
    int width = pixels.width, stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, width);
    cairo_surface_t *to = cairo_image_surface_create(CAIRO_FORMAT_A8, width, pixels.height);
    if (cairo_surface_status(to) != CAIRO_STATUS_SUCCESS) return to;
    uint8_t *row = g_malloc((gsize)width + 1), *out = cairo_image_surface_get_data(to);
    uint16_t *rows = g_new(uint16_t, (gsize)width * 2), *last = rows, *next = rows + width;
    for (int i = -1; i < pixels.height; i++) {
        copy_row(from, pixels.x - column - 1, pixels.y + i - line, width + 1, row);
        mix_row(row, width, before, next);
        if (i >= 0) mix_rows(last, next, width, above, out + (size_t)i * (size_t)stride);
        uint16_t *swapped = last;
        last = next;
        next = swapped;
    }
    g_free(rows);
    g_free(row);
    cairo_surface_mark_dirty(to);
    return to;
}

bool draw_mask(GskRenderNode *node, cairo_t *cr) {
    cairo_surface_t *recording = gsk_cairo_node_get_surface(node);
    mask *known = recording ? cairo_surface_get_user_data(recording, &mask_key) : NULL;
    double x, y;
    if (!known || !is_drawn_into_pixels(cr) || !place(known, cr, &x, &y)) return false;
    int column = (int)floor(x), line = (int)floor(y);
    uint32_t before = (uint32_t)lround((x - column) * PLACES), above = (uint32_t)lround((y - line) * PLACES);
    graphene_rect_t bounds = rect_in(known->target);
    cairo_rectangle_int_t pixels;
    set_source(cr, known->color);
    if (before % PLACES == 0 && above % PLACES == 0) {
        cairo_identity_matrix(cr);
        cairo_mask_surface(cr, known->surface, lround(x), lround(y));
    } else if (drawn_pixels(cr, &bounds, &pixels)) {
        cairo_surface_t *part = mixed(known->surface, column, line, before, above, pixels);
        cairo_identity_matrix(cr);
        cairo_mask_surface(cr, part, pixels.x, pixels.y);
        cairo_surface_destroy(part);
    }
    return true;
}
