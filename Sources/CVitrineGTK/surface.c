#ifdef __linux__
#define _DEFAULT_SOURCE
#include <sys/mman.h>
#endif

#include <math.h>
#include <string.h>

#include "backdrop.h"
#include "context.h"
#include "draw.h"
#include "live.h"
#include "mask.h"

#ifdef __linux__

typedef struct {
    void *start;
    size_t length;
} mapping;

static void free_mapping(void *data) {
    mapping *known = data;
    munmap(known->start, known->length);
    g_free(known);
}

/// Memory for the pixels of a screen comes in pages of 2 MB, where the system has them: of small ones each costs a fault,
/// which was a quarter of the first frame of 2000 × 3200 pixels. NULL where it does not come so.
static cairo_surface_t *create_large(cairo_format_t format, int32_t width, int32_t height) {
    static const cairo_user_data_key_t key;
    static const size_t page = 2 << 20, least = 4 << 20;
    int stride = width > 0 && height > 0 ? cairo_format_stride_for_width(format, width) : 0;
    size_t size = stride > 0 ? (size_t)stride * (size_t)height : 0;
    if (size < least || width > 32767 || height > 32767) return NULL;
    size_t length = size + page;
    void *start = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED) return NULL;
    uint8_t *data = (uint8_t *)(((uintptr_t)start + page - 1) / page * page);
    madvise(data, size, MADV_HUGEPAGE);
    cairo_surface_t *surface = cairo_image_surface_create_for_data(data, format, width, height, stride);
    mapping *known = g_new(mapping, 1);
    *known = (mapping){start, length};
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        && cairo_surface_set_user_data(surface, &key, known, free_mapping) == CAIRO_STATUS_SUCCESS)
        return surface;
    cairo_surface_destroy(surface);
    free_mapping(known);
    return NULL;
}

#else
static cairo_surface_t *create_large(cairo_format_t format, int32_t width, int32_t height) { return NULL; }
#endif

vitrine_surface *vitrine_surface_create(int32_t width, int32_t height, bool alpha_only) {
    cairo_format_t format = alpha_only ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32;
    cairo_surface_t *surface = create_large(format, width, height);
    if (!surface) surface = cairo_image_surface_create(format, width, height);
    if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
        cairo_surface_destroy(surface);
        return NULL;
    }
    return surface_out(surface);
}

vitrine_surface *surface_from_rows(
    int32_t width, int32_t height, const uint8_t *rows, size_t stride, int channels, bool straight) {
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    cairo_surface_t *surface = surface_in(result);
    uint8_t *data = cairo_image_surface_get_data(surface);
    int out_stride = cairo_image_surface_get_stride(surface);
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *in = rows + (size_t)y * stride;
        uint32_t *out = (uint32_t *)(data + (size_t)y * (size_t)out_stride);
        for (int32_t x = 0; x < width; x++, in += channels) {
            uint32_t a = channels == 4 ? in[3] : 255, r = in[0], g = in[1], b = in[2];
            if (straight && a != 255) {
                r = (r * a + 127) / 255;
                g = (g * a + 127) / 255;
                b = (b * a + 127) / 255;
            }
            out[x] = a << 24 | r << 16 | g << 8 | b;
        }
    }
    cairo_surface_mark_dirty(surface);
    return result;
}

vitrine_surface *vitrine_surface_create_rgba(
    int32_t width, int32_t height, const uint8_t *pixels, bool straight) {
    return surface_from_rows(width, height, pixels, (size_t)width * 4, 4, straight);
}

vitrine_surface *vitrine_surface_ref(vitrine_surface *surface) {
    return surface_out(cairo_surface_reference(surface_in(surface)));
}

void vitrine_surface_unref(vitrine_surface *surface) { cairo_surface_destroy(surface_in(surface)); }

int32_t vitrine_surface_width(vitrine_surface *surface) {
    return cairo_image_surface_get_width(surface_in(surface));
}

int32_t vitrine_surface_height(vitrine_surface *surface) {
    return cairo_image_surface_get_height(surface_in(surface));
}

void vitrine_surface_draw(vitrine_surface *surface, vitrine_node *node, double scale, double x, double y) {
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_scale(cr, scale, scale);
    cairo_translate(cr, x, y);
    // A picture of its own: nothing lies behind it, whatever is drawn around.
    gpointer picture = begin_picture();
    gpointer backdrops = begin_backdrops(
        NULL, (cairo_rectangle_int_t){0, 0, vitrine_surface_width(surface), vitrine_surface_height(surface)});
    node_draw(node_in(node), cr);
    end_backdrops(backdrops);
    end_picture(picture);
    cairo_destroy(cr);
    cairo_surface_flush(surface_in(surface));
}

void vitrine_surface_copy(vitrine_surface *surface, vitrine_surface *copy) {
    cairo_surface_t *from = surface_in(surface), *to = surface_in(copy);
    cairo_surface_flush(from);
    cairo_surface_flush(to);
    memcpy(
        cairo_image_surface_get_data(to), cairo_image_surface_get_data(from),
        (size_t)cairo_image_surface_get_stride(from) * (size_t)cairo_image_surface_get_height(from));
    cairo_surface_mark_dirty(to);
}

void vitrine_surface_move(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height, int32_t dx, int32_t dy) {
    cairo_surface_t *image = surface_in(surface);
    cairo_surface_flush(image);
    size_t stride = (size_t)cairo_image_surface_get_stride(image);
    uint8_t *data = cairo_image_surface_get_data(image);
    // What arrives in the rectangle from within it.
    int32_t left = MAX(x, x + dx), right = MIN(x + width, x + width + dx);
    int32_t top = MAX(y, y + dy), bottom = MIN(y + height, y + height + dy);
    if (left >= right) return;
    for (int32_t i = 0; i < bottom - top; i++) {
        // Downwards from the last row, so that no row is overwritten before it was read.
        int32_t row = dy > 0 ? bottom - 1 - i : top + i;
        uint8_t *to = data + (size_t)row * stride + (size_t)left * 4;
        const uint8_t *from = data + (size_t)(row - dy) * stride + (size_t)(left - dx) * 4;
        memmove(to, from, (size_t)(right - left) * 4);
    }
    cairo_surface_mark_dirty_rectangle(image, x, y, width, height);
}

vitrine_painter *vitrine_painter_create(vitrine_surface *surface, double scale, vitrine_rect pixels) {
    cairo_t *cr = cairo_create(surface_in(surface));
    cairo_rectangle(cr, pixels.x, pixels.y, pixels.width, pixels.height);
    cairo_clip(cr);
    cairo_scale(cr, scale, scale);
    return (vitrine_painter *)cr;
}

void vitrine_painter_clear(vitrine_painter *painter, vitrine_rect pixels, vitrine_color background) {
    cairo_t *cr = (cairo_t *)painter;
    vitrine_painter_push_pixels(painter, pixels);
    set_source(cr, background);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cr);
    vitrine_painter_pop_clip(painter);
}

void vitrine_painter_translate(vitrine_painter *painter, double x, double y) {
    cairo_translate((cairo_t *)painter, x, y);
}

void vitrine_painter_push_clip(vitrine_painter *painter, vitrine_rect rect) {
    cairo_t *cr = (cairo_t *)painter;
    cairo_save(cr);
    cairo_rectangle(cr, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(cr);
}

void vitrine_painter_push_pixels(vitrine_painter *painter, vitrine_rect pixels) {
    cairo_t *cr = (cairo_t *)painter;
    cairo_matrix_t matrix;
    cairo_save(cr);
    cairo_get_matrix(cr, &matrix);
    cairo_identity_matrix(cr);
    cairo_rectangle(cr, pixels.x, pixels.y, pixels.width, pixels.height);
    cairo_clip(cr);
    cairo_set_matrix(cr, &matrix);
}

void vitrine_painter_push_rounded(vitrine_painter *painter, vitrine_rounded outline) {
    GskRoundedRect rounded = rounded_in(outline);
    cairo_save((cairo_t *)painter);
    clip_rounded((cairo_t *)painter, &rounded);
}

void vitrine_painter_push_path(
    vitrine_painter *painter, const vitrine_path_step *steps, size_t count, bool even_odd) {
    cairo_t *cr = (cairo_t *)painter;
    cairo_matrix_t matrix;
    cairo_save(cr);
    // As finely as a node records it, so that its edges are the same.
    cairo_get_matrix(cr, &matrix);
    cairo_identity_matrix(cr);
    cairo_new_path(cr);
    path_add(cr, steps, count);
    cairo_path_t *path = cairo_copy_path(cr);
    cairo_set_matrix(cr, &matrix);
    cairo_new_path(cr);
    cairo_append_path(cr, path);
    cairo_path_destroy(path);
    cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(cr);
}

void vitrine_painter_pop_clip(vitrine_painter *painter) { cairo_restore((cairo_t *)painter); }

void vitrine_painter_draw(vitrine_painter *painter, vitrine_node *node) {
    node_draw(node_in(node), (cairo_t *)painter);
}

void vitrine_painter_fill(vitrine_painter *painter, vitrine_rect rect, vitrine_color color) {
    cairo_t *cr = (cairo_t *)painter;
    // As coarsely as a node keeps them, so that its edges are the same.
    graphene_rect_t bounds = rect_in(rect);
    GdkRGBA rgba = color_in(color);
    gdk_cairo_set_source_rgba(cr, &rgba);
    cairo_rectangle(cr, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
    cairo_fill(cr);
}

void vitrine_painter_mask(
    vitrine_painter *painter, vitrine_surface *surface, vitrine_rect target, vitrine_color color) {
    cairo_t *cr = (cairo_t *)painter;
    cairo_save(cr);
    mask_draw(surface_in(surface), target, color, cr);
    cairo_restore(cr);
}

void vitrine_painter_free(vitrine_painter *painter) {
    cairo_t *cr = (cairo_t *)painter;
    cairo_surface_flush(cairo_get_target(cr));
    cairo_destroy(cr);
}

vitrine_color vitrine_surface_pixel(vitrine_surface *surface, int32_t x, int32_t y) {
    cairo_surface_t *image = surface_in(surface);
    cairo_surface_flush(image);
    const uint8_t *row = cairo_image_surface_get_data(image)
        + (size_t)y * (size_t)cairo_image_surface_get_stride(image);
    if (cairo_image_surface_get_format(image) == CAIRO_FORMAT_A8)
        return (vitrine_color){0, 0, 0, row[x] / 255.0};
    uint8_t rgba[4];
    straight_pixel(((const uint32_t *)row)[x], rgba);
    return (vitrine_color){rgba[0] / 255.0, rgba[1] / 255.0, rgba[2] / 255.0, rgba[3] / 255.0};
}

void vitrine_surface_copy_rgba(vitrine_surface *surface, uint8_t *pixels) {
    cairo_surface_t *image = surface_in(surface);
    cairo_surface_flush(image);
    int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
    const uint8_t *data = cairo_image_surface_get_data(image);
    size_t stride = (size_t)cairo_image_surface_get_stride(image);
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(data + (size_t)y * stride);
        for (int x = 0; x < width; x++, pixels += 4) straight_pixel(row[x], pixels);
    }
}

static void release_whole(void *surface) { cairo_surface_destroy(surface); }

cairo_surface_t *pixels_of(
    cairo_surface_t *image, cairo_format_t format, int x, int y, int width, int height) {
    static const cairo_user_data_key_t whole;
    int stride = cairo_image_surface_get_stride(image);
    uint8_t *data = cairo_image_surface_get_data(image) + (size_t)y * (size_t)stride + (size_t)x * 4;
    cairo_surface_t *part = cairo_image_surface_create_for_data(data, format, width, height, stride);
    cairo_surface_set_user_data(part, &whole, cairo_surface_reference(image), release_whole);
    return part;
}

cairo_surface_t *part_of(vitrine_surface *surface, vitrine_rect *source) {
    cairo_surface_t *image = surface_in(surface);
    int left = (int)lround(source->x), right = (int)lround(source->x + source->width);
    int top = (int)lround(source->y), bottom = (int)lround(source->y + source->height);
    int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
    bool is_whole = left <= 0 && top <= 0 && right >= width && bottom >= height;
    bool is_in_pixels = fabs(source->x - left) < 1e-3 && fabs(source->x + source->width - right) < 1e-3
        && fabs(source->y - top) < 1e-3 && fabs(source->y + source->height - bottom) < 1e-3;
    if (is_whole || !is_in_pixels || left < 0 || top < 0 || right > width || bottom > height || left >= right
        || top >= bottom || cairo_image_surface_get_format(image) != CAIRO_FORMAT_ARGB32)
        return cairo_surface_reference(image);
    *source = (vitrine_rect){0, 0, right - left, bottom - top};
    return pixels_of(image, CAIRO_FORMAT_ARGB32, left, top, right - left, bottom - top);
}

vitrine_surface *vitrine_surface_resampled(
    vitrine_surface *surface, vitrine_rect source, int32_t width, int32_t height) {
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    cairo_surface_t *part = part_of(surface, &source);
    cairo_t *cr = cairo_create(surface_in(result));
    cairo_scale(cr, width / source.width, height / source.height);
    cairo_translate(cr, -source.x, -source.y);
    cairo_set_source_surface(cr, part, 0, 0);
    cairo_surface_destroy(part);
    // GOOD averages over the source pixels when it makes a picture smaller.
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD);
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cr);
    cairo_destroy(cr);
    return result;
}
