#include <math.h>
#include <string.h>

#include "conversions.h"

/// Pixels that are summed up at a time. Spelled out, since a debug build of a package does not optimise C: there the
/// shadows of cards took three quarters of the time of a phone's picture.
#define LANES 32
typedef float lanes __attribute__((vector_size(LANES * 4)));

// One pass over rows of floats, written transposed so that two passes blur both ways. What lies beside a row is nothing.
static void convolve(
    const float *in, float *out, int width, int height, const float *kernel, int radius) {
    float *row = g_new0(float, (size_t)(width + 2 * radius + LANES));
    for (int y = 0; y < height; y++) {
        memcpy(row + radius, in + (size_t)y * (size_t)width, (size_t)width * sizeof *row);
        for (int x = 0; x < width; x += LANES) {
            lanes sum = {0};
            for (int i = 0; i <= 2 * radius; i++) {
                lanes part;
                memcpy(&part, row + x + i, sizeof part);
                sum += part * kernel[i];
            }
            float *to = out + (size_t)x * (size_t)height + (size_t)y;
            for (int i = 0; i < MIN(LANES, width - x); i++) to[(size_t)i * (size_t)height] = sum[i];
        }
    }
    g_free(row);
}

static void box(const float *in, float *out, int width, int height, int size, int shift) {
    for (int y = 0; y < height; y++) {
        const float *row = in + (size_t)y * (size_t)width;
        double sum = 0;
        int left = -(size / 2) + shift, right = left + size;
        for (int i = MAX(0, left); i < MIN(right, width); i++) sum += row[i];
        for (int x = 0; x < width; x++) {
            out[(size_t)x * (size_t)height + (size_t)y] = (float)(sum / size);
            int enters = right + x, leaves = left + x;
            if (enters >= 0 && enters < width) sum += row[enters];
            if (leaves >= 0 && leaves < width) sum -= row[leaves];
        }
    }
}

// Gaussian blur of a float image in place. Small deviations are convolved exactly; from 8 pixels on, three
// box blurs differ from the Gaussian by less than 3 % and cost the same for every deviation.
static void blur(float *pixels, int width, int height, double deviation) {
    size_t count = (size_t)width * (size_t)height;
    float *other = g_new(float, count);
    if (deviation < 8) {
        int radius = (int)ceil(deviation * 3);
        float *kernel = g_newa(float, (gsize)(2 * radius + 1));
        double sum = 0;
        for (int i = -radius; i <= radius; i++) sum += exp(-0.5 * i * i / (deviation * deviation));
        for (int i = -radius; i <= radius; i++)
            kernel[i + radius] = (float)(exp(-0.5 * i * i / (deviation * deviation)) / sum);
        convolve(pixels, other, width, height, kernel, radius);
        convolve(other, pixels, height, width, kernel, radius);
    } else {
        // The widths of three boxes whose variances add up to the Gaussian's.
        double ideal = sqrt(4 * deviation * deviation + 1);
        int small = (int)floor(ideal);
        if (small % 2 == 0) small -= 1;
        int large = small + 2;
        double share = (12 * deviation * deviation - 3.0 * small * small - 12.0 * small - 9) / (-4.0 * small - 4);
        int smalls = (int)lround(share);
        for (int pass = 0; pass < 3; pass++) {
            int size = pass < smalls ? small : large;
            box(pixels, other, width, height, size, 0);
            box(other, pixels, height, width, size, 0);
        }
    }
    g_free(other);
}

static void rounded_path(cairo_t *cr, vitrine_rounded o) {
    double x = o.rect.x, y = o.rect.y, r = x + o.rect.width, b = y + o.rect.height;
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + o.top_left, y + o.top_left, o.top_left, G_PI, G_PI * 1.5);
    cairo_arc(cr, r - o.top_right, y + o.top_right, o.top_right, G_PI * 1.5, G_PI * 2);
    cairo_arc(cr, r - o.bottom_right, b - o.bottom_right, o.bottom_right, 0, G_PI / 2);
    cairo_arc(cr, x + o.bottom_left, b - o.bottom_left, o.bottom_left, G_PI / 2, G_PI);
    cairo_close_path(cr);
}

static float *floats_of(cairo_surface_t *surface, int width, int height) {
    cairo_surface_flush(surface);
    const uint8_t *data = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    bool alpha_only = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8;
    float *pixels = g_new(float, (size_t)width * (size_t)height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            const uint8_t *row = data + (size_t)y * stride;
            uint8_t alpha = alpha_only ? row[x] : (uint8_t)(((const uint32_t *)row)[x] >> 24);
            pixels[(size_t)y * (size_t)width + (size_t)x] = alpha;
        }
    return pixels;
}

vitrine_surface *vitrine_shadow_create(
    int32_t width, int32_t height, vitrine_rounded radii, double deviation, int32_t margin) {
    vitrine_surface *result = vitrine_surface_create(width + 2 * margin, height + 2 * margin, true);
    if (!result) return NULL;
    // Only the corners differ: blur the smallest rectangle that has them, then repeat its middle.
    int left = (int)ceil(MAX(radii.top_left, radii.bottom_left)) + margin;
    int right = (int)ceil(MAX(radii.top_right, radii.bottom_right)) + margin;
    int top = (int)ceil(MAX(radii.top_left, radii.top_right)) + margin;
    int bottom = (int)ceil(MAX(radii.bottom_left, radii.bottom_right)) + margin;
    int core_width = MIN(width, left + right + 1), core_height = MIN(height, top + bottom + 1);
    int tile_width = core_width + 2 * margin, tile_height = core_height + 2 * margin;

    cairo_surface_t *tile = cairo_image_surface_create(CAIRO_FORMAT_A8, tile_width, tile_height);
    cairo_t *cr = cairo_create(tile);
    radii.rect = (vitrine_rect){margin, margin, core_width, core_height};
    rounded_path(cr, radii);
    cairo_fill(cr);
    cairo_destroy(cr);
    float *pixels = floats_of(tile, tile_width, tile_height);
    cairo_surface_destroy(tile);
    if (deviation > 0) blur(pixels, tile_width, tile_height, deviation);

    uint8_t *data = cairo_image_surface_get_data(surface_in(result));
    size_t stride = (size_t)cairo_image_surface_get_stride(surface_in(result));
    int full_width = width + 2 * margin, full_height = height + 2 * margin;
    int column = margin + left, row = margin + top;
    int extra_x = full_width - tile_width, extra_y = full_height - tile_height;
    for (int y = 0; y < full_height; y++) {
        uint8_t *out = data + (size_t)y * stride;
        if (extra_y > 0 && y > row && y <= row + extra_y) {
            memcpy(out, out - stride, (size_t)full_width);
            continue;
        }
        const float *in = pixels + (size_t)(y > row ? y - extra_y : y) * (size_t)tile_width;
        for (int x = 0; x < full_width; x++) {
            int from = x <= column ? x : MAX(column, x - extra_x);
            out[x] = (uint8_t)CLAMP(in[from] + 0.5f, 0, 255);
        }
    }
    g_free(pixels);
    cairo_surface_mark_dirty(surface_in(result));
    return result;
}

vitrine_surface *vitrine_surface_blurred_alpha(vitrine_surface *surface, double deviation) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    vitrine_surface *result = vitrine_surface_create(width, height, true);
    if (!result) return NULL;
    float *pixels = floats_of(surface_in(surface), width, height);
    if (deviation > 0) blur(pixels, width, height, deviation);
    uint8_t *data = cairo_image_surface_get_data(surface_in(result));
    size_t stride = (size_t)cairo_image_surface_get_stride(surface_in(result));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            data[(size_t)y * stride + (size_t)x] =
                (uint8_t)CLAMP(pixels[(size_t)y * (size_t)width + (size_t)x] + 0.5f, 0, 255);
    g_free(pixels);
    cairo_surface_mark_dirty(surface_in(result));
    return result;
}

// A component of every pixel of a surface, or back.
static void copy_component(cairo_surface_t *surface, float *pixels, int width, int height, int component, bool back) {
    uint8_t *data = cairo_image_surface_get_data(surface);
    size_t stride = (size_t)cairo_image_surface_get_stride(surface);
    int shift = component * 8;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(data + (size_t)y * stride);
        float *line = pixels + (size_t)y * (size_t)width;
        for (int x = 0; x < width; x++) {
            if (back)
                row[x] |= (uint32_t)CLAMP(line[x] + 0.5f, 0, 255) << shift;
            else
                line[x] = (float)(row[x] >> shift & 255);
        }
    }
}

vitrine_surface *vitrine_surface_blurred(vitrine_surface *surface, double deviation, bool opaque) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    cairo_surface_flush(surface_in(surface));
    size_t count = (size_t)width * (size_t)height;
    float *pixels = g_new(float, count), *alpha = g_new(float, count);
    copy_component(surface_in(surface), alpha, width, height, 3, false);
    if (deviation > 0) blur(alpha, width, height, deviation);
    for (int component = 0; component < 3; component++) {
        copy_component(surface_in(surface), pixels, width, height, component, false);
        if (deviation > 0) blur(pixels, width, height, deviation);
        // Premultiplied: no component is larger than alpha. An opaque result has what the seen part of the blur shows.
        for (size_t i = 0; i < count; i++)
            pixels[i] = !opaque ? MIN(pixels[i], alpha[i]) : alpha[i] > 0.5f ? pixels[i] * 255 / alpha[i] : 0;
        copy_component(surface_in(result), pixels, width, height, component, true);
    }
    if (opaque)
        for (size_t i = 0; i < count; i++) alpha[i] = alpha[i] > 0.5f ? 255 : 0;
    copy_component(surface_in(result), alpha, width, height, 3, true);
    g_free(pixels);
    g_free(alpha);
    cairo_surface_mark_dirty(surface_in(result));
    return result;
}
