#include <string.h>

#include "conversions.h"

/// Pixels that are compared at a time. What differs in a picture mostly lies together, so a stretch that is the same
/// costs a look at its bytes.
#define BLOCK 32

/// Vectors are spelled out: a debug build of a package does not optimise C either, and there a loop over components
/// takes twenty times as long. They are as long as a block, so that what is not optimised around them counts little.
typedef uint32_t pixels __attribute__((vector_size(BLOCK * 4)));
typedef uint8_t bytes __attribute__((vector_size(BLOCK * 4)));
typedef int32_t integers __attribute__((vector_size(BLOCK * 4)));
typedef float floats __attribute__((vector_size(BLOCK * 4)));

static const uint32_t *row_of(cairo_surface_t *surface, int y) {
    return (const uint32_t *)(cairo_image_surface_get_data(surface)
        + (size_t)y * (size_t)cairo_image_surface_get_stride(surface));
}

bool vitrine_surface_equal(vitrine_surface *surface, vitrine_surface *other) {
    cairo_surface_t *a = surface_in(surface), *b = surface_in(other);
    cairo_surface_flush(a);
    cairo_surface_flush(b);
    // Row by row: what lies between the rows is nobody's.
    size_t length = (size_t)cairo_image_surface_get_width(a) * 4;
    for (int y = 0; y < cairo_image_surface_get_height(a); y++)
        if (memcmp(row_of(a, y), row_of(b, y), length) != 0) return false;
    return true;
}

/// Whether a component of two pixels is further apart than the limit, once opacity is taken out of the colours.
static bool differs(uint32_t pixel, uint32_t other, int32_t limit) {
    if (pixel == other) return false;
    uint8_t p[4], q[4];
    straight_pixel(pixel, p);
    straight_pixel(other, q);
    for (int i = 0; i < 4; i++)
        if (ABS(p[i] - q[i]) > limit) return true;
    return false;
}

/// Eight pixels.
typedef uint64_t words __attribute__((vector_size(32)));

static bool are_opaque(const uint32_t *row, const uint32_t *other) {
    words all = (words){0} - 1;
    for (int x = 0; x < BLOCK; x += 8) {
        words a, b;
        memcpy(&a, row + x, sizeof a);
        memcpy(&b, other + x, sizeof b);
        all &= a & b;
    }
    return ((all[0] & all[1] & all[2] & all[3]) & 0xff000000ff000000ull) == 0xff000000ff000000ull;
}

/// One component without opacity in it, as `straight_pixel` has it, by the inverses of the opacities. Half of one more in
/// what is divided keeps quotients that are whole above what rounding takes, and the others below the next.
static void straighten(
    const pixels *row, const floats *halves, const floats *inverses, int shift, integers *result) {
    floats component = __builtin_convertvector((integers)(*row >> (uint32_t)shift & 255u), floats);
    floats quotient = (component * 255.0f + *halves) * *inverses;
    integers excess = quotient > 255.0f;
    *result = __builtin_convertvector((floats)((integers)quotient & ~excess), integers) | (excess & 255);
}

/// Counts which pixels of a block that are not all opaque differ.
static void count_translucent(const uint32_t *row, const uint32_t *other, int32_t limit, pixels *counts) {
    pixels p, q;
    memcpy(&p, row, sizeof p);
    memcpy(&q, other, sizeof q);
    integers a = (integers)(p >> 24u), b = (integers)(q >> 24u);
    floats a_halves = __builtin_convertvector(a >> 1, floats) + 0.5f;
    floats b_halves = __builtin_convertvector(b >> 1, floats) + 0.5f;
    // Colours of what is wholly transparent stay as they are.
    floats a_inverses = 1.0f / __builtin_convertvector(a | ((a == 0) & 255), floats);
    floats b_inverses = 1.0f / __builtin_convertvector(b | ((b == 0) & 255), floats);
    integers apart = a - b;
    integers hits = (apart > limit) | (apart < -limit);
    for (int shift = 0; shift < 24; shift += 8) {
        integers x, y;
        straighten(&p, &a_halves, &a_inverses, shift, &x);
        straighten(&q, &b_halves, &b_inverses, shift, &y);
        apart = x - y;
        hits |= (apart > limit) | (apart < -limit);
    }
    // What is true has all bits set, which is -1.
    *counts -= (pixels)hits & (pixels)(p != q);
}

static int64_t sum(const pixels *counts) {
    int64_t total = 0;
    for (int i = 0; i < BLOCK; i++) total += (*counts)[i];
    return total;
}

/// How many pixels of a row differ.
static int64_t count_row(const uint32_t *row, const uint32_t *other, int width, int32_t limit) {
    bytes limits = (bytes){0} + (uint8_t)limit;
    // How often each pixel of a block did.
    pixels counts = {0};
    int64_t differing = 0;
    int x = 0;
    for (; x + BLOCK <= width; x += BLOCK) {
        bytes a, b;
        if (memcmp(row + x, other + x, sizeof a) == 0) continue;
        if (!are_opaque(row + x, other + x)) {
            count_translucent(row + x, other + x, limit, &counts);
            continue;
        }
        memcpy(&a, row + x, sizeof a);
        memcpy(&b, other + x, sizeof b);
        // Differences that end at 0: one of the two is how far the bytes are apart, the other nothing.
        bytes apart = __builtin_elementwise_sub_sat(a, b) | __builtin_elementwise_sub_sat(b, a);
        pixels far = (pixels)__builtin_elementwise_sub_sat(apart, limits);
        counts -= (pixels)(far != 0);
    }
    for (; x < width; x++) differing += differs(row[x], other[x], limit);
    return differing + sum(&counts);
}

int64_t vitrine_surface_count_differing(vitrine_surface *actual, vitrine_surface *expected, int32_t limit) {
    if (limit >= 255) return 0;
    cairo_surface_t *a = surface_in(actual), *b = surface_in(expected);
    cairo_surface_flush(a);
    cairo_surface_flush(b);
    int width = cairo_image_surface_get_width(a), height = cairo_image_surface_get_height(a);
    int64_t differing = 0;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = row_of(a, y), *other = row_of(b, y);
        if (memcmp(row, other, (size_t)width * 4) != 0)
            differing += count_row(row, other, width, MAX(limit, 0));
    }
    return differing;
}

void vitrine_surface_show_difference(
    vitrine_surface *actual, vitrine_surface *expected, int32_t limit, vitrine_surface *picture) {
    cairo_surface_t *a = surface_in(actual), *b = surface_in(expected), *result = surface_in(picture);
    cairo_surface_flush(a);
    cairo_surface_flush(b);
    cairo_surface_flush(result);
    for (int y = 0; y < cairo_image_surface_get_height(a); y++) {
        const uint32_t *row = row_of(a, y), *other = row_of(b, y);
        uint32_t *out = (uint32_t *)row_of(result, y);
        for (int x = 0; x < cairo_image_surface_get_width(a); x++) {
            uint8_t q[4];
            straight_pixel(other[x], q);
            out[x] = differs(row[x], other[x], limit)
                ? 0xffff0000u
                : 0xff000000u | (uint32_t)(204 + q[0] / 5) << 16 | (uint32_t)(204 + q[1] / 5) << 8
                    | (uint32_t)(204 + q[2] / 5);
        }
    }
    cairo_surface_mark_dirty(result);
}
