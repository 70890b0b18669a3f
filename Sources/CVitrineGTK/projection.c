#include <math.h>
#include <string.h>

#include "conversions.h"

// A picture seen in perspective, pixel by pixel: each takes the mean of the four pixels around its place in the source.
// cairo knows affine maps alone, and its own means of four cost twice as much.

/// A number that changes evenly along a row.
typedef struct {
    double start, step;
} line;

typedef struct {
    const uint32_t *pixels;
    size_t stride;
    int width, height;
} picture;

/// The columns of a row, `first` to before `end`.
typedef struct {
    int first, end;
} columns;

/// Leaves the columns whose number is at least zero; none, somewhere among them, if there is none.
static columns where_positive(columns among, line number) {
    if (fabs(number.step) < 1e-12) return number.start < 0 ? (columns){among.first, among.first} : among;
    double zero = CLAMP(-number.start / number.step, -1e6, 1e6);
    if (number.step > 0) among.first = CLAMP((int)ceil(zero), among.first, among.end);
    else among.end = CLAMP((int)floor(zero) + 1, among.first, among.end);
    return among;
}

/// The columns whose places lie between `margin` pixels before the source's first pixel and its last, and as far behind.
/// Places are `u / w` and `v / w`, and `w` is positive.
static columns within(picture of, columns among, line u, line v, line w, double margin) {
    double right = of.width - 1 + margin, bottom = of.height - 1 + margin;
    among = where_positive(among, (line){w.start - 1e-9, w.step});
    among = where_positive(among, (line){u.start + margin * w.start, u.step + margin * w.step});
    among = where_positive(among, (line){v.start + margin * w.start, v.step + margin * w.step});
    among = where_positive(among, (line){right * w.start - u.start, right * w.step - u.step});
    return where_positive(among, (line){bottom * w.start - v.start, bottom * w.step - v.step});
}

// Vectors of the compiler's: four places, or the channels of four pixels, of which two are beside two others.
typedef double doubles __attribute__((vector_size(32)));
typedef int32_t integers __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint16_t channels __attribute__((vector_size(32)));

/// Two pixels, and two elsewhere. Not a function: what vectors are returned in depends on the processor.
#define PIXELS_AT(PLACES) __builtin_convertvector(pairs_at(PLACES), channels)

static inline bytes pairs_at(const uint32_t *const places[2]) {
    bytes packed;
    memcpy(&packed, places[0], 8);
    memcpy((char *)&packed + 8, places[1], 8);
    return packed;
}

/// Two weighted means, each of two pixels above and two below. Of the places `u` and `v`, 256ths of pixels, the fraction
/// counts.
static inline uint64_t means_of_four(
    const uint32_t *const above[2], const uint32_t *const below[2], const int u[2], const int v[2]) {
    uint16_t d = v[0] & 255, e = v[1] & 255, p = u[0] & 255, q = u[1] & 255, l = 256 - p, m = 256 - q;
    channels down = {d, d, d, d, d, d, d, d, e, e, e, e, e, e, e, e};
    channels across = {l, l, l, l, p, p, p, p, m, m, m, m, q, q, q, q};
    channels column = (PIXELS_AT(above) * (256 - down) + PIXELS_AT(below) * down + 128) >> 8;
    column *= across;
    channels other = __builtin_shufflevector(column, column, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
    bytes packed = __builtin_convertvector((column + other + 128) >> 8, bytes);
    packed = __builtin_shufflevector(packed, packed, 0, 1, 2, 3, 8, 9, 10, 11, 0, 0, 0, 0, 0, 0, 0, 0);
    uint64_t pixels;
    memcpy(&pixels, &packed, sizeof pixels);
    return pixels;
}

/// Outside of the source everything is clear, which makes its edges smooth.
static uint32_t at_the_edge(picture of, int u, int v) {
    int x = u >> 8, y = v >> 8;
    uint32_t around[4] = {0, 0, 0, 0};
    for (int i = 0; i < 4; i++) {
        int column = x + (i & 1), row = y + (i >> 1);
        if (column >= 0 && row >= 0 && column < of.width && row < of.height)
            around[i] = of.pixels[(size_t)row * of.stride + (size_t)column];
    }
    const uint32_t *above[2] = {around, around}, *below[2] = {around + 2, around + 2};
    return (uint32_t)means_of_four(above, below, (int[2]){u, u}, (int[2]){v, v});
}

#ifdef __x86_64__
/// Compiled twice: half as many steps where the processor has vectors of 32 bytes. The results are the same.
#define CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CLONES
#endif

/// The places of four columns, in 256ths of pixels.
#define PLACES_FROM(X, U, V) \
    doubles at = (doubles){0, 1, 2, 3} + (X), scale = 256 / (w.start + w.step * at); \
    doubles U = (u.start + u.step * at) * scale, V = (v.start + v.step * at) * scale

static void fill_edge(picture from, line u, line v, line w, columns part, uint32_t *out) {
    for (int x = part.first; x < part.end; x++) {
        PLACES_FROM(x, column, row);
        out[x] = at_the_edge(from, (int)floor(column[0]), (int)floor(row[0]));
    }
}

static inline void fill_pair(picture from, const int u[2], const int v[2], uint32_t *out, int count) {
    const uint32_t *above[2], *below[2];
    for (int i = 0; i < 2; i++) {
        above[i] = from.pixels + (size_t)(v[i] >> 8) * from.stride + (u[i] >> 8);
        below[i] = above[i] + from.stride;
    }
    uint64_t pixels = means_of_four(above, below, u, v);
    memcpy(out, &pixels, (size_t)count * 4);
}

CLONES
static void fill_middle(picture from, line u, line v, line w, columns part, uint32_t *out) {
    int x = part.first;
    for (; x + 4 <= part.end; x += 4) {
        PLACES_FROM(x, column, row);
        integers across = __builtin_convertvector(column, integers), down = __builtin_convertvector(row, integers);
        fill_pair(from, (int[2]){across[0], across[1]}, (int[2]){down[0], down[1]}, out + x, 2);
        fill_pair(from, (int[2]){across[2], across[3]}, (int[2]){down[2], down[3]}, out + x + 2, 2);
    }
    for (; x < part.end; x++) {
        PLACES_FROM(x, column, row);
        int across = (int)column[0], down = (int)row[0];
        fill_pair(from, (int[2]){across, across}, (int[2]){down, down}, out + x, 1);
    }
}

static void fill_row(picture from, line u, line v, line w, int width, uint32_t *out) {
    columns all = within(from, (columns){0, width}, u, v, w, 1);
    // Rounding puts no pixel of the middle beside the source.
    columns middle = within(from, all, u, v, w, -0.01);
    fill_edge(from, u, v, w, (columns){all.first, middle.first}, out);
    fill_middle(from, u, v, w, middle, out);
    fill_edge(from, u, v, w, (columns){middle.end, all.end}, out);
}

vitrine_surface *vitrine_surface_projected(
    vitrine_surface *surface, const double *map, int32_t width, int32_t height) {
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    cairo_surface_t *source = surface_in(surface), *target = surface_in(result);
    cairo_surface_flush(source);
    picture from = {
        (const uint32_t *)cairo_image_surface_get_data(source),
        (size_t)cairo_image_surface_get_stride(source) / 4,
        cairo_image_surface_get_width(source),
        cairo_image_surface_get_height(source),
    };
    uint8_t *data = cairo_image_surface_get_data(target);
    size_t stride = (size_t)cairo_image_surface_get_stride(target);
    for (int y = 0; y < height; y++) {
        line number[3];
        for (int i = 0; i < 3; i++) number[i] = (line){map[3 + i] * y + map[6 + i], map[i]};
        fill_row(from, number[0], number[1], number[2], width, (uint32_t *)(data + (size_t)y * stride));
    }
    cairo_surface_mark_dirty(target);
    return result;
}
