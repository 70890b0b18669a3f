#include "mask.h"

#include <limits.h>
#include <string.h>

#include "drawn_pixels.h"
#include "recording.h"

/// How far the last pixel of a picture may lie from where it is drawn, in pixels.
#define TOLERANCE 0.01
/// Places between two pixels that are told apart.
#define PLACES 256

// Shadows and texts that stand between pixels, or grow: cairo takes four values for each pixel as if the picture might
// be turned, at some eight nanoseconds; here rows and columns are taken after one another.

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

/// A picture's pixels on the target's: `scale` of these for each, beginning at `start`.
typedef struct {
    double start, scale;
} axis;

/// Two neighbours in the picture, and how much of the second a pixel has.
typedef struct {
    int first;
    uint32_t share;
} sample;

static bool axes(const mask *known, cairo_t *cr, axis *x, axis *y) {
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    vitrine_rect target = known->target;
    x->start = matrix.xx * target.x + matrix.x0;
    y->start = matrix.yy * target.y + matrix.y0;
    x->scale = matrix.xx * target.width / cairo_image_surface_get_width(known->surface);
    y->scale = matrix.yy * target.height / cairo_image_surface_get_height(known->surface);
    return matrix.xy == 0 && matrix.yx == 0 && x->scale > 0 && y->scale > 0
        && cairo_image_surface_get_format(known->surface) == CAIRO_FORMAT_A8;
}

static sample sample_at(axis along, int pixel) {
    // Centres of pixels lie between two of the picture's.
    double place = (pixel + 0.5 - along.start) / along.scale - 0.5;
    // Beyond any picture there is nothing either.
    place = CLAMP(place, -1e6, 1e6);
    int first = (int)floor(place);
    return (sample){first, (uint32_t)lround((place - first) * PLACES)};
}

/// Whether the picture is copied pixel by pixel, none of them between two.
static bool is_whole(axis along, int length) {
    return fabs(along.scale * length - length) < TOLERANCE && sample_at(along, 0).share % PLACES == 0;
}

/// What the row `y` of the picture has in each column, times the number of places; nothing beside the picture.
static void sample_row(
    cairo_surface_t *from, int y, const sample *columns, int count, bool is_even, uint16_t *row) {
    int width = cairo_image_surface_get_width(from);
    memset(row, 0, (size_t)count * sizeof *row);
    if (y < 0 || y >= cairo_image_surface_get_height(from)) return;
    const uint8_t *data =
        cairo_image_surface_get_data(from) + (size_t)y * (size_t)cairo_image_surface_get_stride(from);
    int i = 0;
    for (; i < count && columns[i].first < 0; i++)
        if (columns[i].first == -1) row[i] = (uint16_t)(data[0] * columns[i].share);
    int inside = i;
    while (inside < count && columns[inside].first < width - 1) inside++;
    if (is_even && i < inside) {
        // The same shares for all: what the compiler makes many at a time of.
        const uint8_t *next = data + columns[i].first;
        uint32_t share = columns[i].share;
        for (int k = 0; k < inside - i; k++) row[i + k] = (uint16_t)(next[k] * (PLACES - share) + next[k + 1] * share);
    } else {
        for (int k = i; k < inside; k++) {
            const uint8_t *pair = data + columns[k].first;
            row[k] = (uint16_t)(pair[0] * (PLACES - columns[k].share) + pair[1] * columns[k].share);
        }
    }
    for (i = inside; i < count && columns[i].first < width; i++)
        row[i] = (uint16_t)(data[width - 1] * (PLACES - columns[i].share));
}

static void mix_rows(const uint16_t *a, const uint16_t *b, int count, uint32_t share, uint8_t *mixed) {
    for (int x = 0; x < count; x++)
        mixed[x] = (uint8_t)((a[x] * (PLACES - share) + b[x] * share + PLACES * PLACES / 2) >> 16);
}

/// The part of the picture that lies over `pixels`; NULL where there is no memory for it.
static cairo_surface_t *sampled(cairo_surface_t *from, axis x, axis y, cairo_rectangle_int_t pixels) {
    int width = pixels.width, stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, width);
    cairo_surface_t *to = cairo_image_surface_create(CAIRO_FORMAT_A8, width, pixels.height);
    if (cairo_surface_status(to) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(to);
        return NULL;
    }
    uint8_t *out = cairo_image_surface_get_data(to);
    bool is_even = fabs(x.scale - 1) * width < TOLERANCE;
    if (is_even) x.scale = 1;
    sample *columns = g_new(sample, width);
    for (int i = 0; i < width; i++) columns[i] = sample_at(x, pixels.x + i);
    // Two rows of the picture, the first of which is often the second of the row before.
    uint16_t *rows = g_new(uint16_t, (gsize)width * 2), *first = rows, *second = rows + width;
    int known = INT_MIN;
    for (int i = 0; i < pixels.height; i++) {
        sample line = sample_at(y, pixels.y + i);
        if (line.first == known + 1) {
            uint16_t *swapped = first;
            first = second;
            second = swapped;
        } else if (line.first != known || i == 0) {
            sample_row(from, line.first, columns, width, is_even, first);
        }
        if (line.first != known || i == 0) sample_row(from, line.first + 1, columns, width, is_even, second);
        known = line.first;
        mix_rows(first, second, width, line.share, out + (size_t)i * (size_t)stride);
    }
    g_free(rows);
    g_free(columns);
    cairo_surface_mark_dirty(to);
    return to;
}

/// Draws a mask into pixels; false where it is turned, or there is no memory.
static bool draw_known_mask(const mask *known, cairo_t *cr) {
    axis x, y;
    if (!is_drawn_into_pixels(cr) || !axes(known, cr, &x, &y)) return false;
    graphene_rect_t bounds = rect_in(known->target);
    cairo_rectangle_int_t pixels;
    set_source(cr, known->color);
    if (is_whole(x, cairo_image_surface_get_width(known->surface))
        && is_whole(y, cairo_image_surface_get_height(known->surface))) {
        cairo_identity_matrix(cr);
        cairo_mask_surface(cr, known->surface, lround(x.start), lround(y.start));
    } else if (drawn_pixels(cr, &bounds, &pixels)) {
        cairo_surface_t *part = sampled(known->surface, x, y, pixels);
        if (!part) return false;
        cairo_identity_matrix(cr);
        cairo_mask_surface(cr, part, pixels.x, pixels.y);
        cairo_surface_destroy(part);
    }
    return true;
}

bool draw_mask(GskRenderNode *node, cairo_t *cr) {
    cairo_surface_t *recording = gsk_cairo_node_get_surface(node);
    mask *known = recording ? cairo_surface_get_user_data(recording, &mask_key) : NULL;
    return known && draw_known_mask(known, cr);
}

void mask_draw(cairo_surface_t *surface, vitrine_rect target, vitrine_color color, cairo_t *cr) {
    if (draw_known_mask(&(mask){surface, target, color}, cr)) return;
    vitrine_rect source = {0, 0, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)};
    cairo_pattern_t *pattern = pattern_of(surface_out(surface), source, target, true);
    set_source(cr, color);
    cairo_mask(cr, pattern);
    cairo_pattern_destroy(pattern);
}
