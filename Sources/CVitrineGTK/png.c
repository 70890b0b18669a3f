#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <string.h>

#include "conversions.h"

/// A row is compared with the one above and with itself in steps of one pixel; what is mostly new in both ways is a
/// photograph, where a filter pays.
#define FLAT_SHARE 2

/// The kinds of filters of the PNG standard that are tried for photographs.
enum { FILTER_NONE, FILTER_SUB, FILTER_UP, FILTER_PAETH = 4, FILTERS };

/// Room for compressed bytes before they become a chunk; the standard's limit is 2 GB.
#define CHUNK (1 << 18)

typedef struct {
    GByteArray *file;
    struct isal_zstream stream;
    uint8_t *compressed;
} writer;

static void append_number(GByteArray *file, uint32_t number) {
    uint32_t big = GUINT32_TO_BE(number);
    g_byte_array_append(file, (const guint8 *)&big, 4);
}

/// A chunk of the file: length, kind, content, and the checksum of the last two.
static void append_chunk(GByteArray *file, const char *kind, const uint8_t *content, uint32_t length) {
    append_number(file, length);
    g_byte_array_append(file, (const guint8 *)kind, 4);
    if (length) g_byte_array_append(file, content, length);
    append_number(file, crc32_gzip_refl(0, file->data + file->len - length - 4, length + 4));
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

static void compress_bytes(writer *to, uint8_t *bytes, size_t count, bool is_last) {
    to->stream.next_in = bytes;
    to->stream.avail_in = (uint32_t)count;
    to->stream.end_of_stream = is_last;
    do {
        if (to->stream.avail_out == 0) {
            append_chunk(to->file, "IDAT", to->compressed, CHUNK);
            to->stream.next_out = to->compressed;
            to->stream.avail_out = CHUNK;
        }
        isal_deflate(&to->stream);
    } while (to->stream.avail_in > 0
             || (is_last && to->stream.internal_state.state != ZSTATE_END));
    if (is_last) append_chunk(to->file, "IDAT", to->compressed, CHUNK - to->stream.avail_out);
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

static void write_rows(writer *to, const uint8_t *pixels, size_t stride, int width, int height, int channels) {
    int count = width * channels;
    // The row, the one above, and two made of them by filters.
    uint8_t *rows = g_malloc0(((size_t)count + 1) * 4);
    uint8_t *row = rows, *above = row + count + 1, *best = above + count + 1, *spare = best + count + 1;
    for (int y = 0; y < height; y++) {
        const uint32_t *source = (const uint32_t *)(pixels + (size_t)y * stride);
        const uint32_t *before = y ? (const uint32_t *)(pixels + (size_t)(y - 1) * stride) : source;
        row[0] = FILTER_NONE;
        if (channels == 3)
            opaque_row(source, width, row + 1);
        else
            for (int x = 0; x < width; x++) straight_pixel(source[x], row + 1 + 4 * (size_t)x);
        bool flat = is_flat(source, before, width);
        if (!flat) filter_row(row + 1, above + 1, channels, count, best, spare);
        compress_bytes(to, flat ? row : best, (size_t)count + 1, y == height - 1);
        uint8_t *last = above;
        above = row;
        row = last;
    }
    g_free(rows);
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
    writer to = {.file = g_byte_array_new(), .compressed = g_malloc(CHUNK)};
    uint8_t *level = g_malloc(ISAL_DEF_LVL1_DEFAULT);
    append_header(to.file, width, height, opaque ? 3 : 4);
    isal_deflate_init(&to.stream);
    to.stream.level = 1;
    to.stream.level_buf = level;
    to.stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    to.stream.gzip_flag = IGZIP_ZLIB;
    to.stream.next_out = to.compressed;
    to.stream.avail_out = CHUNK;
    write_rows(&to, pixels, stride, width, height, opaque ? 3 : 4);
    append_chunk(to.file, "IEND", NULL, 0);
    g_free(level);
    g_free(to.compressed);
    *count = to.file->len;
    return g_byte_array_free(to.file, FALSE);
}
