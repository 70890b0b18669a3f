#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "conversions.h"

/// The longest side of a cairo surface.
#define MAXIMUM_SIDE 32767

/// What is known of a picture while it is decoded.
typedef struct {
    int64_t limit;
    bool refused;
    vitrine_image_fault *fault;
} measure;

/// Every loader calls this when it knows the size, before it makes room for the pixels. Size 0 ends it there: this is
/// how GdkPixbuf itself measures files.
static void size_is_known(GdkPixbufLoader *loader, int width, int height, gpointer data) {
    measure *known = data;
    if ((int64_t)width * height <= known->limit && width <= MAXIMUM_SIDE && height <= MAXIMUM_SIDE) return;
    known->refused = true;
    known->fault->width = width;
    known->fault->height = height;
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

static vitrine_surface *surface_from(GdkPixbuf *pixbuf) {
    GdkPixbuf *upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
    int width = gdk_pixbuf_get_width(upright), height = gdk_pixbuf_get_height(upright);
    vitrine_surface *surface = surface_from_rows(
        width, height, gdk_pixbuf_read_pixels(upright), (size_t)gdk_pixbuf_get_rowstride(upright),
        gdk_pixbuf_get_n_channels(upright), true);
    g_object_unref(upright);
    return surface;
}

/// Gives a loader more of a picture: false at its end.
typedef bool (*read_more)(gpointer source, const guint8 **bytes, gsize *count);

/// The first picture in what is read. A loader keeps the further frames of an animation as they are in the file.
static vitrine_surface *decode(read_more read, gpointer source, int64_t limit, vitrine_image_fault *fault) {
    *fault = (vitrine_image_fault){0};
    measure known = {limit, false, fault};
    GError *error = NULL;
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(size_is_known), &known);
    const guint8 *bytes;
    gsize count;
    bool written = true;
    while (written && !known.refused && read(source, &bytes, &count))
        written = gdk_pixbuf_loader_write(loader, bytes, count, known.refused ? NULL : &error);
    // What is left of a picture that was refused is not read; the loader finds it incomplete.
    bool closed = gdk_pixbuf_loader_close(loader, written && !known.refused ? &error : NULL);
    GdkPixbuf *pixbuf = written && closed && !known.refused ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    vitrine_surface *surface = pixbuf ? surface_from(pixbuf) : NULL;
    g_object_unref(loader);
    if (!surface && !known.refused)
        fault->message = g_strdup(error ? error->message : "there is not enough memory for it");
    g_clear_error(&error);
    return surface;
}

typedef struct {
    FILE *file;
    guint8 buffer[65536];
} file_source;

static bool read_file(gpointer source, const guint8 **bytes, gsize *count) {
    file_source *from = source;
    *bytes = from->buffer;
    *count = fread(from->buffer, 1, sizeof from->buffer, from->file);
    return *count > 0;
}

vitrine_surface *vitrine_image_load(const char *path, int64_t limit, vitrine_image_fault *fault) {
    file_source source;
    source.file = fopen(path, "rb");
    if (!source.file) {
        *fault = (vitrine_image_fault){g_strdup(g_strerror(errno)), 0, 0};
        return NULL;
    }
    vitrine_surface *surface = decode(read_file, &source, limit, fault);
    fclose(source.file);
    return surface;
}

typedef struct {
    const guint8 *bytes;
    gsize left;
} memory_source;

static bool read_memory(gpointer source, const guint8 **bytes, gsize *count) {
    memory_source *from = source;
    *bytes = from->bytes;
    *count = MIN(from->left, 65536);
    from->bytes += *count;
    from->left -= *count;
    return *count > 0;
}

vitrine_surface *vitrine_image_decode(
    const uint8_t *bytes, size_t count, int64_t limit, vitrine_image_fault *fault) {
    memory_source source = {bytes, count};
    return decode(read_memory, &source, limit, fault);
}

uint8_t *vitrine_image_encode_small_png(vitrine_surface *surface, size_t *count) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    guint8 *rgba = g_malloc((gsize)width * (gsize)height * 4);
    vitrine_surface_copy_rgba(surface, rgba);
    GdkPixbuf *pixbuf =
        gdk_pixbuf_new_from_data(rgba, GDK_COLORSPACE_RGB, TRUE, 8, width, height, width * 4, NULL, NULL);
    gchar *buffer = NULL;
    gsize size = 0;
    gdk_pixbuf_save_to_buffer(pixbuf, &buffer, &size, "png", NULL, "compression", "9", NULL);
    g_object_unref(pixbuf);
    g_free(rgba);
    *count = size;
    return (uint8_t *)buffer;
}

void vitrine_bytes_free(uint8_t *bytes) { g_free(bytes); }
