#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "conversions.h"

/// The longest side of a cairo surface.
#define MAXIMUM_SIDE 32767

/// What is known of a picture while it is decoded.
typedef struct {
    int64_t limit;
    /// The size to draw it at, in pixels, if it is smaller than that of the picture; else 0.
    int wanted_width, wanted_height;
    bool refused;
    vitrine_image_fault *fault;
    /// Whether rows were decoded; asked of pictures as they are stored only.
    bool has_pixels;
} measure;

/// Has the picture decoded smaller where that is cheaper: JPEG's loader leaves out the details of an eighth, a quarter or
/// half the size, which takes a fraction of the time and memory. At least twice the size that is wanted remains, so that
/// resampling it is as smooth as resampling the whole. The orientation is not known yet: the longer side is taken for
/// both.
static void shrink(GdkPixbufLoader *loader, int width, int height, int wanted_width, int wanted_height) {
    GdkPixbufFormat *format = gdk_pixbuf_loader_get_format(loader);
    gchar *name = format ? gdk_pixbuf_format_get_name(format) : NULL;
    bool is_jpeg = name && strcmp(name, "jpeg") == 0;
    g_free(name);
    if (!is_jpeg) return;
    int wanted = MAX(wanted_width, wanted_height), shorter = MIN(width, height), part = 1;
    while (part < 8 && shorter / (part * 2) >= wanted * 2) part *= 2;
    if (part > 1) gdk_pixbuf_loader_set_size(loader, (width + part - 1) / part, (height + part - 1) / part);
}

/// Every loader calls this when it knows the size, before it makes room for the pixels. Size 0 ends it there: this is
/// how GdkPixbuf itself measures files.
static void size_is_known(GdkPixbufLoader *loader, int width, int height, gpointer data) {
    measure *known = data;
    if ((int64_t)width * height <= known->limit && width <= MAXIMUM_SIDE && height <= MAXIMUM_SIDE) {
        if (known->wanted_width > 0) shrink(loader, width, height, known->wanted_width, known->wanted_height);
        return;
    }
    known->refused = true;
    known->fault->width = width;
    known->fault->height = height;
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

/// What is not decoded, because the file ends before or is broken there, is clear or black, not what was in memory.
static void pixels_begin(GdkPixbufLoader *loader, gpointer data) {
    (void)data;
    GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
    if (pixbuf) gdk_pixbuf_fill(pixbuf, 0);
}

static void pixels_come(GdkPixbufLoader *loader, int x, int y, int width, int height, gpointer data) {
    (void)loader, (void)x, (void)y, (void)width, (void)height;
    ((measure *)data)->has_pixels = true;
}

static vitrine_surface *surface_from(GdkPixbuf *pixbuf, bool as_stored) {
    GdkPixbuf *upright = as_stored ? g_object_ref(pixbuf) : gdk_pixbuf_apply_embedded_orientation(pixbuf);
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
///
/// `as_stored`: not turned upright, and as much of it as there is.
static vitrine_surface *decode(
    read_more read, gpointer source, int64_t limit, int wanted_width, int wanted_height, bool as_stored,
    vitrine_image_fault *fault) {
    *fault = (vitrine_image_fault){0};
    measure known = {limit, wanted_width, wanted_height, false, fault, false};
    GError *error = NULL;
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
    g_signal_connect(loader, "size-prepared", G_CALLBACK(size_is_known), &known);
    if (as_stored) {
        g_signal_connect(loader, "area-prepared", G_CALLBACK(pixels_begin), NULL);
        g_signal_connect(loader, "area-updated", G_CALLBACK(pixels_come), &known);
    }
    const guint8 *bytes;
    gsize count;
    bool written = true;
    while (written && !known.refused && read(source, &bytes, &count))
        written = gdk_pixbuf_loader_write(loader, bytes, count, known.refused ? NULL : &error);
    // What is left of a picture that was refused is not read; the loader finds it incomplete.
    bool closed = gdk_pixbuf_loader_close(loader, written && !known.refused ? &error : NULL);
    bool is_there = (written && closed) || known.has_pixels;
    GdkPixbuf *pixbuf = is_there && !known.refused ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    vitrine_surface *surface = pixbuf ? surface_from(pixbuf, as_stored) : NULL;
    g_object_unref(loader);
    if (!surface && !known.refused)
        fault->message = g_strdup(error ? error->message : "there is not enough memory for it");
    g_clear_error(&error);
    return surface;
}

/// The beginning of a PNG file: signature and first chunk.
#define PNG_HEADER 33

/// Whether a file begins as a PNG file of eight bits, with colours alone or with opacity, that has no more pixels than
/// are allowed: cairo reads it in half the time, straight into the pixels of a surface. A picture of a screen is one.
/// All others, and those that turn out to be broken, are GdkPixbuf's, which also says what is wrong.
static bool is_plain_png(const guint8 *header, int64_t limit) {
    static const guint8 start[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
    if (memcmp(header, start, sizeof start) != 0) return false;
    uint32_t sides[2];
    memcpy(sides, header + sizeof start, sizeof sides);
    int64_t width = GUINT32_FROM_BE(sides[0]), height = GUINT32_FROM_BE(sides[1]);
    const guint8 *kind = header + 24;
    bool is_plain = kind[0] == 8 && (kind[1] == 2 || kind[1] == 6) && kind[2] == 0 && kind[3] == 0 && kind[4] == 0;
    return is_plain && width > 0 && height > 0 && width <= MAXIMUM_SIDE && height <= MAXIMUM_SIDE
        && width * height <= limit;
}

/// A surface of pixels with opacity, or NULL; takes over the surface that cairo made of a PNG file.
static vitrine_surface *surface_from_cairo(cairo_surface_t *surface) {
    vitrine_surface *result = NULL;
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        cairo_format_t format = cairo_image_surface_get_format(surface);
        // Where there is no opacity cairo sets those bits, though the format does not promise it.
        if (format == CAIRO_FORMAT_RGB24)
            result = surface_out(pixels_of(
                surface, CAIRO_FORMAT_ARGB32, 0, 0, cairo_image_surface_get_width(surface),
                cairo_image_surface_get_height(surface)));
        else if (format == CAIRO_FORMAT_ARGB32)
            result = surface_out(cairo_surface_reference(surface));
    }
    cairo_surface_destroy(surface);
    return result;
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

static cairo_status_t read_exactly(void *file, unsigned char *bytes, unsigned int count) {
    return fread(bytes, 1, count, file) == count ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR;
}

static vitrine_surface *load_plain_png(FILE *file, int64_t limit) {
    guint8 header[PNG_HEADER];
    bool is_plain = fread(header, 1, sizeof header, file) == sizeof header && is_plain_png(header, limit);
    rewind(file);
    if (!is_plain) return NULL;
    vitrine_surface *surface = surface_from_cairo(cairo_image_surface_create_from_png_stream(read_exactly, file));
    if (!surface) rewind(file);
    return surface;
}

vitrine_surface *vitrine_image_load(const char *path, int64_t limit, vitrine_image_fault *fault) {
    file_source source;
    source.file = fopen(path, "rb");
    if (!source.file) {
        *fault = (vitrine_image_fault){g_strdup(g_strerror(errno)), 0, 0};
        return NULL;
    }
    *fault = (vitrine_image_fault){0};
    vitrine_surface *surface = load_plain_png(source.file, limit);
    if (!surface) surface = decode(read_file, &source, limit, 0, 0, false, fault);
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
    return decode(read_memory, &source, limit, 0, 0, false, fault);
}

vitrine_surface *vitrine_image_decode_small(
    const uint8_t *bytes, size_t count, int64_t limit, int32_t width, int32_t height, vitrine_image_fault *fault) {
    memory_source source = {bytes, count};
    return decode(read_memory, &source, limit, width, height, false, fault);
}

vitrine_surface *vitrine_image_decode_stored(
    const uint8_t *bytes, size_t count, int64_t limit, int32_t width, int32_t height, vitrine_image_fault *fault) {
    memory_source source = {bytes, count};
    return decode(read_memory, &source, limit, width, height, true, fault);
}

/// The place of a pixel of a surface that was turned, in the one of `width` × `height` pixels that it is made of.
static size_t place_before(int orientation, int x, int y, int width, int height, size_t stride) {
    int column = x, row = y;
    switch (orientation) {
    case 2: column = width - 1 - x; break;
    case 3: column = width - 1 - x, row = height - 1 - y; break;
    case 4: row = height - 1 - y; break;
    case 5: column = y, row = x; break;
    case 6: column = y, row = height - 1 - x; break;
    case 7: column = width - 1 - y, row = height - 1 - x; break;
    case 8: column = width - 1 - y, row = x; break;
    default: break;
    }
    return (size_t)row * stride + (size_t)column * 4;
}

vitrine_surface *vitrine_surface_upright(vitrine_surface *surface, int32_t orientation) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    bool is_turned = orientation >= 5 && orientation <= 8;
    int columns = is_turned ? height : width, rows = is_turned ? width : height;
    vitrine_surface *result = vitrine_surface_create(columns, rows, false);
    if (!result) return NULL;
    cairo_surface_t *from = surface_in(surface), *to = surface_in(result);
    cairo_surface_flush(from);
    const uint8_t *pixels = cairo_image_surface_get_data(from);
    size_t stride = (size_t)cairo_image_surface_get_stride(from);
    uint8_t *target = cairo_image_surface_get_data(to);
    size_t target_stride = (size_t)cairo_image_surface_get_stride(to);
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++)
            memcpy(
                target + (size_t)y * target_stride + (size_t)x * 4,
                pixels + place_before(orientation, x, y, width, height, stride), 4);
    cairo_surface_mark_dirty(to);
    return result;
}

/// A file of a type that GdkPixbuf writes; NULL where it has nothing for the type, or there is no memory.
static uint8_t *encode(vitrine_surface *surface, const char *type, const char *compression, size_t *count) {
    int width = vitrine_surface_width(surface), height = vitrine_surface_height(surface);
    *count = 0;
    guint8 *rgba = g_try_malloc_n((gsize)width * (gsize)height, 4);
    if (!rgba) return NULL;
    vitrine_surface_copy_rgba(surface, rgba);
    GdkPixbuf *pixbuf =
        gdk_pixbuf_new_from_data(rgba, GDK_COLORSPACE_RGB, TRUE, 8, width, height, width * 4, NULL, NULL);
    gchar *buffer = NULL;
    gsize size = 0;
    gdk_pixbuf_save_to_buffer(pixbuf, &buffer, &size, type, NULL, "compression", compression, NULL);
    g_object_unref(pixbuf);
    g_free(rgba);
    *count = size;
    return (uint8_t *)buffer;
}

uint8_t *vitrine_image_encode_tiff(vitrine_surface *surface, size_t *count) {
    // 5 is LZW, which loses nothing.
    return encode(surface, "tiff", "5", count);
}

uint8_t *vitrine_image_encode_small_png(vitrine_surface *surface, size_t *count) {
    return encode(surface, "png", "9", count);
}

void vitrine_bytes_free(void *bytes) { g_free(bytes); }
