#include <string.h>

#include "context.h"

// Pixels in other layouts than cairo's.

static uint8_t times(uint32_t value, uint32_t alpha) { return (uint8_t)((value * alpha + 127) / 255); }

void pixels_load(
    cairo_surface_t *surface, const uint8_t *rows, size_t stride, vitrine_pixel_layout layout,
    cairo_rectangle_int_t area) {
    cairo_surface_flush(surface);
    uint8_t *data = cairo_image_surface_get_data(surface);
    size_t own = (size_t)cairo_image_surface_get_stride(surface);
    for (int y = area.y; y < area.y + area.height; y++) {
        const uint8_t *in = rows + (size_t)y * stride + (size_t)area.x * (size_t)layout.bytes;
        uint32_t *out = (uint32_t *)(void *)(data + (size_t)y * own) + area.x;
        for (int x = 0; x < area.width; x++, in += layout.bytes) {
            uint32_t a = layout.alpha < 0 ? 255 : in[layout.alpha], r = 0, g = 0, b = 0;
            if (layout.red >= 0) r = in[layout.red], g = in[layout.green], b = in[layout.blue];
            if (layout.straight && a < 255) r = times(r, a), g = times(g, a), b = times(b, a);
            out[x] = a << 24 | MIN(r, a) << 16 | MIN(g, a) << 8 | MIN(b, a);
        }
    }
    cairo_surface_mark_dirty_rectangle(surface, area.x, area.y, area.width, area.height);
}

void pixels_store(
    cairo_surface_t *surface, uint8_t *rows, size_t stride, vitrine_pixel_layout layout,
    cairo_rectangle_int_t area) {
    cairo_surface_flush(surface);
    const uint8_t *data = cairo_image_surface_get_data(surface);
    size_t own = (size_t)cairo_image_surface_get_stride(surface);
    for (int y = area.y; y < area.y + area.height; y++) {
        const uint32_t *in = (const uint32_t *)(const void *)(data + (size_t)y * own) + area.x;
        uint8_t *out = rows + (size_t)y * stride + (size_t)area.x * (size_t)layout.bytes;
        for (int x = 0; x < area.width; x++, out += layout.bytes) {
            uint8_t p[4] = {in[x] >> 16 & 255, in[x] >> 8 & 255, in[x] & 255, in[x] >> 24};
            if (layout.straight) straight_pixel(in[x], p);
            if (layout.red >= 0 && layout.red == layout.blue) {
                // Luma of ITU-R BT.709.
                out[layout.red] = (uint8_t)((p[0] * 2126 + p[1] * 7152 + p[2] * 722 + 5000) / 10000);
            } else if (layout.red >= 0) {
                out[layout.red] = p[0], out[layout.green] = p[1], out[layout.blue] = p[2];
            }
            if (layout.alpha >= 0) out[layout.alpha] = p[3];
        }
    }
}

static cairo_rectangle_int_t whole_of(vitrine_surface *surface) {
    return (cairo_rectangle_int_t){0, 0, vitrine_surface_width(surface), vitrine_surface_height(surface)};
}

vitrine_surface *vitrine_pixels_read(
    const uint8_t *rows, size_t stride, int32_t width, int32_t height, vitrine_pixel_layout layout) {
    vitrine_surface *surface = vitrine_surface_create(width, height, false);
    if (surface) pixels_load(surface_in(surface), rows, stride, layout, whole_of(surface));
    return surface;
}

void vitrine_pixels_write(vitrine_surface *surface, uint8_t *rows, size_t stride, vitrine_pixel_layout layout) {
    pixels_store(surface_in(surface), rows, stride, layout, whole_of(surface));
}

void vitrine_context_set_buffer(
    vitrine_context *context, uint8_t *buffer, size_t stride, vitrine_pixel_layout layout) {
    context->buffer = buffer;
    context->stride = stride;
    context->layout = layout;
}

vitrine_surface *vitrine_surface_part(vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height) {
    vitrine_surface *part = vitrine_surface_create(width, height, vitrine_surface_is_alpha(surface));
    if (!part) return NULL;
    cairo_t *cr = cairo_create(surface_in(part));
    cairo_set_source_surface(cr, surface_in(surface), -x, -y);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface_in(part));
    return part;
}

void vitrine_surface_copy_around(
    vitrine_surface *from, vitrine_surface *to, int32_t x, int32_t y, int32_t width, int32_t height) {
    cairo_t *cr = cairo_create(surface_in(to));
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_rectangle(cr, 0, 0, vitrine_surface_width(to), vitrine_surface_height(to));
    cairo_rectangle(cr, x, y, width, height);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(cr, surface_in(from), 0, 0);
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE);
    cairo_fill(cr);
    cairo_destroy(cr);
}

bool vitrine_surface_is_alpha(vitrine_surface *surface) {
    return cairo_image_surface_get_format(surface_in(surface)) == CAIRO_FORMAT_A8;
}

// The alpha or the lightness of a mask, or what either lacks.
static vitrine_surface *values_of(vitrine_surface *mask, bool luminance, bool inverted) {
    cairo_rectangle_int_t size = whole_of(mask);
    vitrine_surface *values = vitrine_surface_create(size.width, size.height, true);
    if (!values) return NULL;
    cairo_surface_t *from = surface_in(mask), *to = surface_in(values);
    cairo_surface_flush(from);
    bool is_alpha = vitrine_surface_is_alpha(mask);
    for (int y = 0; y < size.height; y++) {
        const uint8_t *in = cairo_image_surface_get_data(from) + (ptrdiff_t)y * cairo_image_surface_get_stride(from);
        uint8_t *out = cairo_image_surface_get_data(to) + (ptrdiff_t)y * cairo_image_surface_get_stride(to);
        for (int x = 0; x < size.width; x++) {
            const uint8_t *p = in + x * (is_alpha ? 1 : 4);
            int value = is_alpha ? p[0] : luminance ? (p[2] * 2126 + p[1] * 7152 + p[0] * 722 + 5000) / 10000 : p[3];
            out[x] = (uint8_t)(inverted ? 255 - value : value);
        }
    }
    cairo_surface_mark_dirty(to);
    return values;
}

vitrine_surface *vitrine_surface_masked(
    vitrine_surface *surface, vitrine_surface *mask, bool luminance, bool inverted) {
    vitrine_surface *values = values_of(mask, luminance, inverted);
    if (!surface || !values) return values;
    cairo_rectangle_int_t size = whole_of(surface);
    vitrine_surface *result = vitrine_surface_part(surface, 0, 0, size.width, size.height);
    cairo_t *cr = cairo_create(surface_in(result));
    cairo_scale(cr, (double)size.width / vitrine_surface_width(mask), (double)size.height / vitrine_surface_height(mask));
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN);
    cairo_set_source_surface(cr, surface_in(values), 0, 0);
    cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
    cairo_paint(cr);
    cairo_destroy(cr);
    vitrine_surface_unref(values);
    return result;
}

uint8_t *vitrine_image_encode_jpeg(vitrine_surface *surface, int32_t quality, size_t *count) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    cairo_surface_t *white = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(white);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_source_surface(cr, surface_in(surface), 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    GdkPixbuf *pixbuf = gdk_pixbuf_get_from_surface(white, 0, 0, width, height);
    cairo_surface_destroy(white);
    char digits[8];
    g_snprintf(digits, sizeof digits, "%d", CLAMP(quality, 0, 100));
    gchar *bytes = NULL;
    gsize size = 0;
    if (pixbuf) gdk_pixbuf_save_to_buffer(pixbuf, &bytes, &size, "jpeg", NULL, "quality", digits, NULL);
    if (pixbuf) g_object_unref(pixbuf);
    *count = size;
    return (uint8_t *)bytes;
}
