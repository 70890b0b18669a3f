#include <libdeflate.h>
#include <string.h>

#include "conversions.h"

/// A row is compared with the one above and with itself in steps of one pixel; what is mostly new in both ways is a
/// photograph, where a filter pays.
#define FLAT_SHARE 2

/// The kinds of filters of the PNG standard that are tried for photographs.
enum { FILTER_NONE, FILTER_SUB, FILTER_UP, FILTER_PAETH = 4, FILTERS };

/// The most bytes of a chunk by the standard.
#define LONGEST_CHUNK INT32_MAX

/// From this level of the compressor on the repetitions of boxes are found: a phone's screen in 4 to 17 ms.
#define LEVEL 4

static void append_number(GByteArray *file, uint32_t number) {
    uint32_t big = GUINT32_TO_BE(number);
    g_byte_array_append(file, (const guint8 *)&big, 4);
}

/// A chunk of the file: length, kind, content, and the checksum of the last two.
static void append_chunk(GByteArray *file, const char *kind, const uint8_t *content, uint32_t length) {
    append_number(file, length);
    g_byte_array_append(file, (const guint8 *)kind, 4);
    if (length) g_byte_array_append(file, content, length);
    append_number(file, libdeflate_crc32(0, file->data + file->len - length - 4, length + 4));
}

static void append_header(GByteArray *file, int width, int height, int channels) {
    static const guint8 signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    g_byte_array_append(file, signature, sizeof signature);
    uint32_t sides[] = {GUINT32_TO_BE((uint32_t)width), GUINT32_TO_BE((uint32_t)height)};
    // Eight bits; colours with or without opacity; the only compression, filtering and order of rows that we write.
    uint8_t header[13] = {[8] = 8, [9] = channels == 4 ? 6 : 2};
    memcpy(header, sides, sizeof sides);
    append_chunk(file, "IHDR", header, sizeof header);
}

/// Appends the compressed rows.
static void append_rows(GByteArray *file, const uint8_t *rows, size_t count) {
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(LEVEL);
    size_t room = libdeflate_zlib_compress_bound(compressor, count);
    uint8_t *compressed = g_malloc(room);
    size_t left = libdeflate_zlib_compress(compressor, rows, count, compressed, room);
    for (uint8_t *next = compressed; left;) {
        uint32_t length = (uint32_t)MIN(left, LONGEST_CHUNK);
        append_chunk(file, "IDAT", next, length);
        next += length;
        left -= length;
    }
    g_free(compressed);
    libdeflate_free_compressor(compressor);
}

static void opaque_row(const uint32_t *row, int width, uint8_t *bytes) {
    for (int x = 0; x < width; x++) {
        bytes[3 * x] = (uint8_t)(row[x] >> 16);
        bytes[3 * x + 1] = (uint8_t)(row[x] >> 8);
        bytes[3 * x + 2] = (uint8_t)row[x];
    }
}

static bool is_opaque(const uint32_t *row, int width) {
    uint32_t all = 0xff000000;
    for (int x = 0; x < width; x++) all &= row[x];
    return all == 0xff000000;
}

/// Whether repetitions, which the compressor finds, make up most of a row.
static bool is_flat(const uint32_t *row, const uint32_t *above, int width) {
    int same = 0;
    for (int x = 1; x < width; x++) same += (row[x] == row[x - 1]) | (row[x] == above[x]);
    return same >= width / FLAT_SHARE;
}

static uint8_t paeth(int left, int above, int corner) {
    int a = abs(above - corner), b = abs(left - corner), c = abs(left + above - 2 * corner);
    return (uint8_t)(a <= b && a <= c ? left : b <= c ? above : corner);
}

/// Fills `bytes` with what a filter makes of a row, and says how far that is from nothing.
static uint64_t filtered(
    int filter, const uint8_t *row, const uint8_t *above, int pixel, int count, uint8_t *bytes) {
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        int left = i < pixel ? 0 : row[i - pixel], corner = i < pixel ? 0 : above[i - pixel];
        int guess = filter == FILTER_SUB ? left
            : filter == FILTER_UP        ? above[i]
            : filter == FILTER_PAETH     ? paeth(left, above[i], corner)
                                         : 0;
        bytes[i] = (uint8_t)(row[i] - guess);
        sum += (uint64_t)abs((int8_t)bytes[i]);
    }
    return sum;
}

/// Writes the best filter's number and bytes to `best`; `spare` is as long.
static void filter_row(
    const uint8_t *row, const uint8_t *above, int pixel, int count, uint8_t *best, uint8_t *spare) {
    uint64_t least = UINT64_MAX;
    for (int filter = FILTER_NONE; filter < FILTERS; filter++) {
        if (filter == FILTER_PAETH - 1) continue;
        uint64_t sum = filtered(filter, row, above, pixel, count, spare + 1);
        if (sum >= least) continue;
        least = sum;
        spare[0] = (uint8_t)filter;
        memcpy(best, spare, (size_t)count + 1);
    }
}

/// The rows of the picture, each behind the number of its filter.
static uint8_t *filtered_rows(const uint8_t *pixels, size_t stride, int width, int height, int channels) {
    int count = width * channels;
    uint8_t *rows = g_malloc(((size_t)count + 1) * (size_t)height);
    // A row without a filter, the one above it, and one that a filter tries.
    uint8_t *spares = g_malloc0(((size_t)count + 1) * 3);
    uint8_t *row = spares, *above = row + count + 1, *spare = above + count + 1;
    for (int y = 0; y < height; y++) {
        const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
        const uint32_t *before = y ? (const uint32_t *)(pixels + (size_t)(y - 1) * stride) : source;
        uint8_t *place = rows + (size_t)y * ((size_t)count + 1);
        row[0] = FILTER_NONE;
        if (channels == 3)
            opaque_row(source, width, row + 1);
        else
            for (int x = 0; x < width; x++) straight_pixel(source[x], row + 1 + 4 * (size_t)x);
        if (is_flat(source, before, width))
            memcpy(place, row, (size_t)count + 1);
        else
            filter_row(row + 1, above + 1, channels, count, place, spare);
        uint8_t *last = above;
        above = row;
        row = last;
    }
    g_free(spares);
    return rows;
}

uint8_t *vitrine_image_encode_png(vitrine_surface *surface, size_t *count) {
    cairo_surface_t *image = surface_in(surface);
    cairo_surface_flush(image);
    const uint8_t *pixels = cairo_image_surface_get_data(image);
    size_t stride = (size_t)cairo_image_surface_get_stride(image);
    int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
    bool opaque = true;
    for (int y = 0; opaque && y < height; y++)
        opaque = is_opaque((const uint32_t *)(pixels + (size_t)y * stride), width);
    int channels = opaque ? 3 : 4;
    GByteArray *file = g_byte_array_new();
    append_header(file, width, height, channels);
    uint8_t *rows = filtered_rows(pixels, stride, width, height, channels);
    append_rows(file, rows, ((size_t)width * (size_t)channels + 1) * (size_t)height);
    g_free(rows);
    append_chunk(file, "IEND", NULL, 0);
    *count = file->len;
    return g_byte_array_free(file, FALSE);
}
