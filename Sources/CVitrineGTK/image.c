#include <string.h>

#include "conversions.h"

static vitrine_surface *surface_from(GdkPixbuf *pixbuf) {
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
    g_object_unref(pixbuf);
    int width = gdk_pixbuf_get_width(upright), height = gdk_pixbuf_get_height(upright);
    int channels = gdk_pixbuf_get_n_channels(upright), stride = gdk_pixbuf_get_rowstride(upright);
    const guint8 *pixels = gdk_pixbuf_read_pixels(upright);
    guint8 *rgba = g_malloc((gsize)width * (gsize)height * 4);
    guint8 *out = rgba;
    for (int y = 0; y < height; y++) {
        const guint8 *in = pixels + (gsize)y * (gsize)stride;
        for (int x = 0; x < width; x++, in += channels, out += 4) {
            memcpy(out, in, 3);
            out[3] = channels == 4 ? in[3] : 255;
        }
    }
    vitrine_surface *surface = vitrine_surface_create_rgba(width, height, rgba, true);
    g_free(rgba);
    g_object_unref(upright);
    return surface;
}

static vitrine_surface *finish(GdkPixbuf *pixbuf, GError *error, char **message) {
    *message = NULL;
    vitrine_surface *surface = pixbuf ? surface_from(pixbuf) : NULL;
    if (!surface) *message = g_strdup(error ? error->message : "the picture is too large");
    g_clear_error(&error);
    return surface;
}

vitrine_surface *vitrine_image_load(const char *path, char **message) {
    GError *error = NULL;
    GdkPixbuf *pixbuf = gdk_pixbuf_new_from_file(path, &error);
    return finish(pixbuf, error, message);
}

vitrine_surface *vitrine_image_decode(const uint8_t *bytes, size_t count, char **message) {
    GError *error = NULL;
    GdkPixbuf *pixbuf = NULL;
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    bool written = gdk_pixbuf_loader_write(loader, bytes, count, &error);
    bool closed = gdk_pixbuf_loader_close(loader, written ? &error : NULL);
    if (written && closed && (pixbuf = gdk_pixbuf_loader_get_pixbuf(loader))) g_object_ref(pixbuf);
    g_object_unref(loader);
    return finish(pixbuf, error, message);
}

uint8_t *vitrine_image_encode_png(vitrine_surface *surface, int32_t compression, size_t *count) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    guint8 *rgba = g_malloc((gsize)width * (gsize)height * 4);
    vitrine_surface_copy_rgba(surface, rgba);
    GdkPixbuf *pixbuf =
        gdk_pixbuf_new_from_data(rgba, GDK_COLORSPACE_RGB, TRUE, 8, width, height, width * 4, NULL, NULL);
    char level[2] = {(char)('0' + CLAMP(compression, 0, 9)), 0};
    gchar *buffer = NULL;
    gsize size = 0;
    gdk_pixbuf_save_to_buffer(pixbuf, &buffer, &size, "png", NULL, "compression", level, NULL);
    g_object_unref(pixbuf);
    g_free(rgba);
    *count = size;
    return (uint8_t *)buffer;
}

void vitrine_bytes_free(uint8_t *bytes) { g_free(bytes); }
