#include "backdrop_pixels.h"

#include <limits.h>
#include <math.h>
#include <string.h>

// Vectors are spelled out, since a debug build of a package does not optimise C.

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t shorts4 __attribute__((vector_size(8)));
typedef uint16_t shorts16 __attribute__((vector_size(32)));
typedef int16_t signed16 __attribute__((vector_size(32)));

// MARK: Smaller

/// Adds up the channels of a row of pixels, square by square. Sums of 16 bits hold 256 pixels, a square of 16.
static void add_row(const uint8_t *row, int pixel_width, int factor, int width, shorts4 *sums) {
    const uint32_t *pixel = (const uint32_t *)(const void *)row;
    for (int x = 0; x < width; x++) {
        int count = MIN(factor, pixel_width - x * factor);
        int i = 0;
        shorts4 sum = sums[x];
        for (; i + 4 <= count; i += 4, pixel += 4) {
            bytes16 four;
            memcpy(&four, pixel, sizeof four);
            shorts16 wide = __builtin_convertvector(four, shorts16);
            sum += __builtin_shufflevector(wide, wide, 0, 1, 2, 3) + __builtin_shufflevector(wide, wide, 4, 5, 6, 7)
                + __builtin_shufflevector(wide, wide, 8, 9, 10, 11)
                + __builtin_shufflevector(wide, wide, 12, 13, 14, 15);
        }
        for (; i < count; i++, pixel++) {
            bytes4 one;
            memcpy(&one, pixel, sizeof one);
            sum += __builtin_convertvector(one, shorts4);
        }
        sums[x] = sum;
    }
}

static uint32_t mean(shorts4 sum, uint32_t count) {
    uint32_t half = count / 2;
    return (sum[0] + half) / count | (sum[1] + half) / count << 8 | (sum[2] + half) / count << 16
        | (uint32_t)((sum[3] + half) / count) << 24;
}

void shrink(
    const uint8_t *pixels, size_t stride, int pixel_width, int pixel_height, int factor, int width, int height,
    uint32_t *cells, size_t row) {
    if (factor == 1) {
        for (int y = 0; y < height; y++)
            memcpy(cells + (size_t)y * row, pixels + (size_t)y * stride, (size_t)width * sizeof *cells);
        return;
    }
    shorts4 *sums = g_new(shorts4, (gsize)width);
    for (int y = 0; y < height; y++) {
        memset(sums, 0, (size_t)width * sizeof *sums);
        int lines = MIN(factor, pixel_height - y * factor);
        for (int i = 0; i < lines; i++)
            add_row(pixels + (size_t)(y * factor + i) * stride, pixel_width, factor, width, sums);
        for (int x = 0; x < width; x++)
            cells[(size_t)y * row + (size_t)x] =
                mean(sums[x], (uint32_t)(lines * MIN(factor, pixel_width - x * factor)));
    }
    g_free(sums);
}

// MARK: Blur

/// One over the number of cells that a box of `2 · reach + 1` has of `count` ones around each.
static float *shares(int count, int reach) {
    float *result = g_new(float, (gsize)count);
    for (int i = 0; i < count; i++) result[i] = 1.0f / (float)(MIN(i + reach, count - 1) - MAX(i - reach, 0) + 1);
    return result;
}

static void blur_rows(const cell *in, cell *out, int width, int height, int reach) {
    float *share = shares(width, reach);
    for (int y = 0; y < height; y++, in += width, out += width) {
        cell sum = {0};
        for (int x = 0; x < MIN(reach, width); x++) sum += in[x];
        for (int x = 0; x < width; x++) {
            if (x + reach < width) sum += in[x + reach];
            out[x] = sum * share[x];
            if (x >= reach) sum -= in[x - reach];
        }
    }
    g_free(share);
}

static void blur_columns(const cell *in, cell *out, int width, int height, int reach) {
    float *share = shares(height, reach);
    cell *sums = g_new0(cell, (gsize)width);
    for (int y = 0; y < MIN(reach, height); y++)
        for (int x = 0; x < width; x++) sums[x] += in[(size_t)y * (size_t)width + (size_t)x];
    for (int y = 0; y < height; y++) {
        const cell *enters = y + reach < height ? in + (size_t)(y + reach) * (size_t)width : NULL;
        const cell *leaves = y >= reach ? in + (size_t)(y - reach) * (size_t)width : NULL;
        cell *row = out + (size_t)y * (size_t)width;
        for (int x = 0; x < width; x++) {
            cell sum = sums[x];
            if (enters) sum += enters[x];
            row[x] = sum * share[y];
            if (leaves) sum -= leaves[x];
            sums[x] = sum;
        }
    }
    g_free(sums);
    g_free(share);
}

void blur_cells(cell *cells, int width, int height, double deviation) {
    if (deviation < 0.1) return;
    cell *other = g_new(cell, (gsize)width * (gsize)height);
    // Boxes of odd widths whose variances add up to about the Gaussian's: a box of n has (n² − 1) / 12.
    double left = deviation * deviation;
    for (int pass = 0; pass < 3; pass++) {
        int reach = (int)lround((sqrt(12 * left / (3 - pass) + 1) - 1) / 2);
        left = MAX(0, left - reach * (reach + 1) / 3.0);
        if (reach == 0) continue;
        blur_rows(cells, other, width, height, reach);
        blur_columns(other, cells, width, height, reach);
    }
    g_free(other);
}

// MARK: Larger

/// Values between two steps of a byte, so that adding up steps ends where it should.
#define STEPS 64

/// A row of cells as wide as its pixels.
static void widen(const cell *row, int cells_width, int factor, int left, int width, int16_t *out) {
    typedef int32_t ints __attribute__((vector_size(16)));
    for (int x = 0; x < width;) {
        int place = 2 * (left + x) + 1 - factor;
        int index = place < 0 ? -1 : place / (2 * factor);
        cell first = row[CLAMP(index, 0, cells_width - 1)], second = row[CLAMP(index + 1, 0, cells_width - 1)];
        cell step = (second - first) * ((float)STEPS / (float)factor);
        int begins = place - index * 2 * factor;
        cell value = first * STEPS + step * ((float)begins / 2) + 0.5f;
        for (int i = begins; i < 2 * factor && x < width; i += 2, x++, value += step) {
            ints whole = __builtin_convertvector(value, ints);
            shorts4 narrow = __builtin_convertvector(whole, shorts4);
            memcpy(out + 4 * x, &narrow, sizeof narrow);
        }
    }
}

/// The pixels between two rows, `share` of `2 · factor` of the way.
static void mix(const int16_t *above, const int16_t *below, int share, int factor, int count, uint8_t *out) {
    // Factors are powers of two, and shares odd: whole steps and half a one. All of it fits 16 bits.
    int shift = 0;
    while (1 << shift < factor) shift++;
    int16_t steps = (int16_t)((share - 1) / 2);
    signed16 half = (signed16){0} + (int16_t)(factor > 1), round = (signed16){0} + STEPS / 2;
    int x = 0;
    for (; x + 16 <= count; x += 16) {
        signed16 a, b;
        memcpy(&a, above + x, sizeof a);
        memcpy(&b, below + x, sizeof b);
        signed16 apart = b - a;
        signed16 sum = a + (apart >> shift) * steps + (apart >> (shift + 1)) * half + round;
        bytes16 bytes = __builtin_convertvector(sum >> 6, bytes16);
        memcpy(out + x, &bytes, sizeof bytes);
    }
    for (; x < count; x++) {
        int apart = below[x] - above[x];
        int sum = above[x] + (apart >> shift) * steps + (factor > 1 ? apart >> (shift + 1) : 0);
        out[x] = (uint8_t)((sum + STEPS / 2) >> 6);
    }
}

void enlarge(
    const cell *cells, int cells_width, int cells_height, int factor, int left, int top, int width, int height,
    uint32_t *pixels) {
    size_t count = (size_t)width * 4;
    int16_t *rows = g_new(int16_t, count * 2 + 32), *above = rows, *below = rows + count + 16;
    int known = INT_MIN;
    for (int y = 0; y < height; y++) {
        int place = 2 * (top + y) + 1 - factor;
        int index = place < 0 ? -1 : place / (2 * factor);
        if (index != known) {
            int first = CLAMP(index, 0, cells_height - 1), second = CLAMP(index + 1, 0, cells_height - 1);
            if (index == known + 1 && known != INT_MIN) {
                int16_t *swapped = above;
                above = below;
                below = swapped;
            } else {
                widen(cells + (size_t)first * (size_t)cells_width, cells_width, factor, left, width, above);
            }
            widen(cells + (size_t)second * (size_t)cells_width, cells_width, factor, left, width, below);
            known = index;
        }
        mix(above, below, place - index * 2 * factor, factor, (int)count,
            (uint8_t *)(pixels + (size_t)y * (size_t)width));
    }
    g_free(rows);
}
