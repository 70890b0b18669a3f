#include "glyph_cache.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "CVitrineGTK.h"

// Glyphs are rasterised once for each font, size, scale and part of a pixel, and copied from then on: filling the path of
// a glyph takes some twenty times as long as copying its pixels.

// To how many parts of a pixel the origin of a glyph is rounded.
enum { parts = 64 };

typedef struct glyph_key {
    cairo_scaled_font_t *font;
    double scale;
    uint32_t glyph;
    // Where in its pixel the origin is, in parts: across and down.
    uint16_t across, down;
} glyph_key;

typedef struct glyph_entry {
    glyph_key key;
    size_t bytes;
    glyph_mask mask;
} glyph_entry;

// Larger glyphs are rare, and cost more memory than time.
static const int largest_side = 256;
// Of both generations; some ten thousand glyphs of text size at 2×.
static const size_t limit = 4 << 20;

// What was asked for lately, and what was asked for before that: when the younger half is full, the older is
// forgotten. So what is in use stays, and nothing is sorted.
static GHashTable *young, *old;
static size_t young_bytes, old_bytes;
static uint64_t rasterised;

static guint hash(gconstpointer pointer) {
    const glyph_key *key = pointer;
    uint64_t bits;
    memcpy(&bits, &key->scale, sizeof bits);
    uint64_t value = (uint64_t)(uintptr_t)key->font * 0x9e3779b97f4a7c15u;
    uint64_t what = (uint64_t)key->glyph << 32 | (uint64_t)key->across << 16 | key->down;
    value = (value ^ bits ^ what * 0xff51afd7ed558ccdu) * 0xc4ceb9fe1a85ec53u;
    return (guint)(value >> 32);
}

static gboolean equal(gconstpointer a, gconstpointer b) {
    const glyph_key *p = a, *q = b;
    return p->font == q->font && p->glyph == q->glyph && p->across == q->across && p->down == q->down
        && p->scale == q->scale;
}

static void entry_free(gpointer pointer) {
    glyph_entry *entry = pointer;
    cairo_scaled_font_destroy(entry->key.font);
    g_free(entry);
}

static GHashTable *generation(void) { return g_hash_table_new_full(hash, equal, NULL, entry_free); }

static void keep(glyph_entry *entry) {
    if (young_bytes + entry->bytes > limit / 2) {
        g_hash_table_unref(old);
        old = young;
        old_bytes = young_bytes;
        young = generation();
        young_bytes = 0;
    }
    young_bytes += entry->bytes;
    g_hash_table_insert(young, &entry->key, entry);
}

static glyph_entry *rasterise(const glyph_key *key) {
    cairo_glyph_t glyph = {key->glyph, 0, 0};
    cairo_text_extents_t extents;
    cairo_scaled_font_glyph_extents(key->font, &glyph, 1, &extents);
    double scale = key->scale, x = key->across / (double)parts, y = key->down / (double)parts;
    // A pixel more on each side: extents are those of the outline, which antialiasing may touch the next pixel of.
    double left = floor(extents.x_bearing * scale + x) - 1, top = floor(extents.y_bearing * scale + y) - 1;
    double right = ceil((extents.x_bearing + extents.width) * scale + x) + 1;
    double bottom = ceil((extents.y_bearing + extents.height) * scale + y) + 1;
    double width = right - left, height = bottom - top;
    if (!(width <= largest_side && height <= largest_side)) return NULL;
    bool is_empty = extents.width <= 0 || extents.height <= 0;
    int columns = is_empty ? 0 : (int)width, rows = is_empty ? 0 : (int)height;
    size_t bytes = sizeof(glyph_entry) + (size_t)columns * (size_t)rows;
    glyph_entry *entry = g_malloc0(bytes);
    entry->key = *key;
    entry->bytes = bytes;
    entry->mask.left = (int32_t)left;
    entry->mask.top = (int32_t)top;
    entry->mask.width = columns;
    entry->mask.height = rows;
    cairo_scaled_font_reference(key->font);
    rasterised++;
    if (is_empty) return entry;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, columns, rows);
    cairo_t *cr = cairo_create(surface);
    cairo_translate(cr, x - left, y - top);
    cairo_scale(cr, scale, scale);
    cairo_set_scaled_font(cr, key->font);
    // Filled as a path: cairo before 1.17.4 would move the glyph to a whole pixel.
    cairo_glyph_path(cr, &glyph, 1);
    cairo_fill(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        const uint8_t *data = cairo_image_surface_get_data(surface);
        size_t stride = (size_t)cairo_image_surface_get_stride(surface);
        for (int row = 0; row < rows; row++)
            memcpy(entry->mask.pixels + row * columns, data + (size_t)row * stride, (size_t)columns);
    }
    cairo_surface_destroy(surface);
    return entry;
}

// Rounds to a part of a pixel; false far outside of any surface, and for what is no number.
static bool split(double place, int *pixel, uint16_t *part) {
    if (!(fabs(place) < 1e6)) return false;
    int count = (int)floor(place * parts + 0.5);
    *pixel = (int)floor((double)count / parts);
    *part = (uint16_t)(count - *pixel * parts);
    return true;
}

const glyph_mask *glyph_mask_at(
    cairo_scaled_font_t *font, const cairo_glyph_t *glyph, double scale, int *x, int *y) {
    if (!young) {
        young = generation();
        old = generation();
    }
    glyph_key key = {font, scale, (uint32_t)glyph->index, 0, 0};
    if (!split(glyph->x * scale, x, &key.across) || !split(glyph->y * scale, y, &key.down)) return NULL;
    glyph_entry *entry = g_hash_table_lookup(young, &key);
    if (!entry) {
        entry = g_hash_table_lookup(old, &key);
        if (entry) {
            g_hash_table_steal(old, &key);
            old_bytes -= entry->bytes;
        } else {
            entry = rasterise(&key);
            if (!entry) return NULL;
        }
        keep(entry);
    }
    *x += entry->mask.left;
    *y += entry->mask.top;
    return &entry->mask;
}

vitrine_glyph_counts vitrine_glyphs_counted(void) {
    return (vitrine_glyph_counts){(int64_t)rasterised, (int64_t)(young_bytes + old_bytes), (int64_t)limit};
}

void vitrine_glyphs_forget(void) {
    if (!young) return;
    g_hash_table_remove_all(young);
    g_hash_table_remove_all(old);
    young_bytes = old_bytes = 0;
}
