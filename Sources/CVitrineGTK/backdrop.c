#include "backdrop.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#include "backdrop_pixels.h"
#include "drawn_pixels.h"
#include "live.h"
#include "recording.h"

/// The least deviation of a blur in cells: less shows the squares.
#define LEAST_DEVIATION 4
#define LARGEST_FACTOR 16
/// More is not kept; the one that was not drawn for longest goes.
#define MOST_KEPT 32
/// How far a component of a cell may be from what was there before without being new where only a part is drawn again:
/// edges that the border of the part cuts off are smoothed another way.
#define TOLERANCE 2
/// Pixels enlarged at a time; they stay in the processor's cache until they are copied.
#define BAND (1 << 16)

typedef cairo_rectangle_int_t area;

/// A backdrop that was drawn.
typedef struct {
    area place;
    int factor, width, height;
    double deviation;
    vitrine_backdrop effect;
    /// What lies behind, made smaller, and what is shown of it.
    uint32_t *cells;
    cell *shown;
    bool is_opaque;
    /// The drawing that it was part of last.
    int64_t drawing;
} seen;

struct vitrine_backdrops {
    GPtrArray *seen;
    GArray *stale;
    int64_t drawing;
    int32_t count;
    gpointer outer;
};

typedef struct {
    vitrine_backdrops *kept;
    area painted;
} context;

static _Thread_local context *current;

// MARK: Rectangles

static bool intersect(const area *a, const area *b, area *both) {
    int left = MAX(a->x, b->x), right = MIN(a->x + a->width, b->x + b->width);
    int top = MAX(a->y, b->y), bottom = MIN(a->y + a->height, b->y + b->height);
    *both = (area){left, top, right - left, bottom - top};
    return right > left && bottom > top;
}

static bool contains(const area *a, const area *b) {
    return a->x <= b->x && a->y <= b->y && a->x + a->width >= b->x + b->width
        && a->y + a->height >= b->y + b->height;
}

static area area_in(vitrine_rect r) { return (area){(int)r.x, (int)r.y, (int)r.width, (int)r.height}; }
static vitrine_rect area_out(area a) { return (vitrine_rect){a.x, a.y, a.width, a.height}; }

// MARK: What is kept

static void free_seen(gpointer data) {
    seen *one = data;
    g_free(one->cells);
    g_free(one->shown);
    g_free(one);
}

vitrine_backdrops *vitrine_backdrops_create(void) {
    vitrine_backdrops *backdrops = g_new0(vitrine_backdrops, 1);
    backdrops->seen = g_ptr_array_new_with_free_func(free_seen);
    backdrops->stale = g_array_new(FALSE, FALSE, sizeof(area));
    return backdrops;
}

void vitrine_backdrops_free(vitrine_backdrops *backdrops) {
    g_ptr_array_free(backdrops->seen, TRUE);
    g_array_free(backdrops->stale, TRUE);
    g_free(backdrops);
}

gpointer begin_backdrops(vitrine_backdrops *kept, area painted) {
    context *outer = current;
    current = g_new(context, 1);
    *current = (context){kept, painted};
    return outer;
}

void end_backdrops(gpointer outer) {
    g_free(current);
    current = outer;
}

void vitrine_backdrops_begin(vitrine_backdrops *backdrops, vitrine_rect pixels) {
    backdrops->drawing++;
    backdrops->outer = begin_backdrops(backdrops, area_in(pixels));
}

void vitrine_backdrops_end(vitrine_backdrops *backdrops) {
    // What would have been drawn and was not is there no more.
    for (guint i = backdrops->seen->len; i-- > 0;) {
        seen *one = g_ptr_array_index(backdrops->seen, i);
        if (one->drawing != backdrops->drawing && contains(&current->painted, &one->place))
            g_ptr_array_remove_index(backdrops->seen, i);
    }
    end_backdrops(backdrops->outer);
}

void vitrine_backdrops_forget(vitrine_backdrops *backdrops, vitrine_rect pixels) {
    area moved = area_in(pixels), both;
    for (guint i = backdrops->seen->len; i-- > 0;) {
        seen *one = g_ptr_array_index(backdrops->seen, i);
        if (intersect(&one->place, &moved, &both)) g_ptr_array_remove_index(backdrops->seen, i);
    }
}

/// The edges of a part of a backdrop moved outwards to those of cells.
static area aligned(const seen *one, area part) {
    int f = one->factor, right = part.x + part.width - one->place.x, bottom = part.y + part.height - one->place.y;
    int x = (part.x - one->place.x) / f * f, y = (part.y - one->place.y) / f * f;
    right = MIN((right + f - 1) / f * f, one->place.width);
    bottom = MIN((bottom + f - 1) / f * f, one->place.height);
    return (area){one->place.x + x, one->place.y + y, right - x, bottom - y};
}

vitrine_rect vitrine_backdrops_align(vitrine_backdrops *backdrops, vitrine_rect pixels) {
    area all = area_in(pixels), part;
    for (int round = 0; round < 4; round++) {
        area before = all;
        for (guint i = 0; i < backdrops->seen->len; i++) {
            const seen *one = g_ptr_array_index(backdrops->seen, i);
            if (!intersect(&one->place, &all, &part)) continue;
            part = aligned(one, part);
            int right = MAX(all.x + all.width, part.x + part.width);
            int bottom = MAX(all.y + all.height, part.y + part.height);
            all.x = MIN(all.x, part.x), all.y = MIN(all.y, part.y);
            all.width = right - all.x, all.height = bottom - all.y;
        }
        if (memcmp(&before, &all, sizeof all) == 0) break;
    }
    return area_out(all);
}

bool vitrine_backdrops_take_stale(vitrine_backdrops *backdrops, vitrine_rect *pixels) {
    if (backdrops->stale->len == 0) return false;
    *pixels = area_out(g_array_index(backdrops->stale, area, backdrops->stale->len - 1));
    g_array_set_size(backdrops->stale, backdrops->stale->len - 1);
    return true;
}

int32_t vitrine_backdrops_take_count(vitrine_backdrops *backdrops) {
    int32_t count = backdrops->count;
    backdrops->count = 0;
    return count;
}

static bool is_like(const seen *one, const seen *other) {
    return memcmp(&one->place, &other->place, sizeof one->place) == 0 && one->deviation == other->deviation
        && one->effect.saturation == other->effect.saturation
        && memcmp(&one->effect.tint, &other->effect.tint, sizeof one->effect.tint) == 0;
}

/// The backdrop as it was drawn last; NULL where it was not.
static seen *find(vitrine_backdrops *kept, const seen *like) {
    for (guint i = 0; kept && i < kept->seen->len; i++) {
        seen *one = g_ptr_array_index(kept->seen, i);
        // Of two that are alike, one on the other, each has its own.
        if (one->drawing != kept->drawing && is_like(one, like)) return one;
    }
    return NULL;
}

static void keep(vitrine_backdrops *kept, seen *one) {
    if (kept->seen->len >= MOST_KEPT) {
        guint oldest = 0;
        for (guint i = 1; i < kept->seen->len; i++)
            if (((seen *)g_ptr_array_index(kept->seen, i))->drawing
                < ((seen *)g_ptr_array_index(kept->seen, oldest))->drawing)
                oldest = i;
        g_ptr_array_remove_index(kept->seen, oldest);
    }
    g_ptr_array_add(kept->seen, one);
}

// MARK: Looking

/// The cells of a part of the backdrop, as they are now; NULL where there is no memory for them.
static uint32_t *look(const seen *one, cairo_t *cr, area part) {
    int width = (part.width + one->factor - 1) / one->factor, height = (part.height + one->factor - 1) / one->factor;
    cairo_surface_t *from;
    int x = part.x, y = part.y;
    if (is_in_live_group() || cairo_image_surface_get_format(cairo_get_group_target(cr)) != CAIRO_FORMAT_ARGB32) {
        from = pixels_behind(cr, part);
        x = y = 0;
    } else {
        from = cairo_surface_reference(cairo_get_group_target(cr));
        cairo_surface_flush(from);
    }
    if (!from) return NULL;
    size_t stride = (size_t)cairo_image_surface_get_stride(from);
    uint32_t *cells = g_new(uint32_t, (gsize)width * (gsize)height);
    shrink(
        cairo_image_surface_get_data(from) + (size_t)y * stride + (size_t)x * 4, stride, part.width, part.height,
        one->factor, width, height, cells, (size_t)width);
    cairo_surface_destroy(from);
    return cells;
}

static bool differs(uint32_t a, uint32_t b, int limit) {
    if (a == b) return false;
    for (int shift = 0; shift < 32; shift += 8)
        if (ABS((int)(a >> shift & 255) - (int)(b >> shift & 255)) > limit) return true;
    return false;
}

/// Takes over the cells of a part; false where they are as they were.
static bool take(seen *one, const uint32_t *cells, area part, int limit, area *changed) {
    int left = (part.x - one->place.x) / one->factor, top = (part.y - one->place.y) / one->factor;
    int width = (part.width + one->factor - 1) / one->factor, height = (part.height + one->factor - 1) / one->factor;
    int first_x = INT_MAX, last_x = -1, first_y = INT_MAX, last_y = -1;
    for (int y = 0; y < height; y++) {
        const uint32_t *row = cells + (size_t)y * (size_t)width;
        uint32_t *own = one->cells + (size_t)(top + y) * (size_t)one->width + (size_t)left;
        if (memcmp(row, own, (size_t)width * sizeof *row) == 0) continue;
        for (int x = 0; x < width; x++) {
            if (!differs(row[x], own[x], limit)) continue;
            first_x = MIN(first_x, left + x), last_x = MAX(last_x, left + x);
            first_y = MIN(first_y, top + y), last_y = MAX(last_y, top + y);
        }
    }
    if (last_x < 0) return false;
    for (int y = 0; y < height; y++)
        memcpy(
            one->cells + (size_t)(top + y) * (size_t)one->width + (size_t)left, cells + (size_t)y * (size_t)width,
            (size_t)width * sizeof *cells);
    *changed = (area){first_x, first_y, last_x - first_x + 1, last_y - first_y + 1};
    return true;
}

/// Where a change of some cells shows.
static area reach_of(const seen *one, area cells) {
    int reach = (int)ceil(3 * one->deviation / one->factor) + 2, f = one->factor;
    area result = {
        one->place.x + (cells.x - reach) * f, one->place.y + (cells.y - reach) * f, (cells.width + 2 * reach) * f,
        (cells.height + 2 * reach) * f};
    intersect(&result, &one->place, &result);
    return result;
}

static void report(area stale) {
    if (current->kept) g_array_append_val(current->kept->stale, stale);
}

// MARK: Showing

/// Blurs what is behind and lays the tint on it.
static void blur_seen(seen *one) {
    int count = one->width * one->height;
    const uint32_t *cells = one->cells;
    for (int i = 0; i < count; i++)
        one->shown[i] = (cell){
            (float)(cells[i] & 255), (float)(cells[i] >> 8 & 255), (float)(cells[i] >> 16 & 255),
            (float)(cells[i] >> 24)};
    blur_cells(one->shown, one->width, one->height, one->deviation / one->factor);
    float saturation = (float)one->effect.saturation, share = (float)one->effect.tint.alpha;
    vitrine_color color = one->effect.tint;
    cell tint = {(float)color.blue * 255, (float)color.green * 255, (float)color.red * 255, 255};
    tint *= share;
    one->is_opaque = true;
    for (int i = 0; i < count; i++) {
        cell c = one->shown[i];
        // ITU-R BT.709, as elsewhere.
        float grey = 0.0722f * c[0] + 0.7152f * c[1] + 0.2126f * c[2], alpha = MIN(c[3], 255);
        for (int k = 0; k < 3; k++) c[k] = CLAMP(grey + (c[k] - grey) * saturation, 0, alpha);
        c[3] = alpha;
        one->shown[i] = c * (1 - share) + tint;
        one->is_opaque = one->is_opaque && one->shown[i][3] > 254.5f;
    }
    if (current->kept) current->kept->count++;
}

static void show(const seen *one, cairo_t *cr, area part) {
    int rows = CLAMP(BAND / part.width, 1, part.height);
    uint32_t *pixels = g_new(uint32_t, (gsize)rows * (gsize)part.width);
    // Where nothing opaque is behind, what is there is part of what is shown.
    cairo_set_operator(cr, one->is_opaque ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE);
    for (int y = 0; y < part.height; y += rows) {
        int height = MIN(rows, part.height - y);
        enlarge(
            one->shown, one->width, one->height, one->factor, part.x - one->place.x, part.y - one->place.y + y,
            part.width, height, pixels);
        cairo_surface_t *band = cairo_image_surface_create_for_data(
            (unsigned char *)pixels, one->is_opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, part.width, height,
            part.width * 4);
        cairo_set_source_surface(cr, band, part.x, part.y + y);
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
        cairo_rectangle(cr, part.x, part.y + y, part.width, height);
        cairo_fill(cr);
        cairo_surface_destroy(band);
    }
    g_free(pixels);
}

// MARK: The node

typedef struct {
    vitrine_rect rect;
    vitrine_backdrop effect;
} backdrop;

/// Where the backdrop is on the surface under all groups; false where it is beside it.
static bool place(const backdrop *data, cairo_t *cr, seen *one) {
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int corner = 0; corner < 4; corner++) {
        double x = data->rect.x + (corner & 1 ? data->rect.width : 0);
        double y = data->rect.y + (corner & 2 ? data->rect.height : 0);
        cairo_matrix_transform_point(&matrix, &x, &y);
        left = MIN(left, x), right = MAX(right, x), top = MIN(top, y), bottom = MAX(bottom, y);
    }
    if (!(right - left < 1e6 && bottom - top < 1e6 && fabs(left) < 1e6 && fabs(top) < 1e6)) return false;
    cairo_surface_t *base = base_surface(cr);
    area whole = {0, 0, cairo_image_surface_get_width(base), cairo_image_surface_get_height(base)};
    int x = (int)floor(left + 0.01), y = (int)floor(top + 0.01);
    one->place = (area){x, y, (int)ceil(right - 0.01) - x, (int)ceil(bottom - 0.01) - y};
    if (!intersect(&one->place, &whole, &one->place)) return false;
    one->effect = data->effect;
    one->deviation = data->effect.deviation * sqrt(fabs(matrix.xx * matrix.yy - matrix.xy * matrix.yx));
    one->factor = 1;
    while (one->factor < LARGEST_FACTOR && one->deviation / one->factor >= 2 * LEAST_DEVIATION) one->factor *= 2;
    one->width = (one->place.width + one->factor - 1) / one->factor;
    one->height = (one->place.height + one->factor - 1) / one->factor;
    return true;
}

/// Looks at what is new behind a backdrop; false where too little of it is drawn to tell.
static bool update(seen *one, cairo_t *cr, bool is_new) {
    area part, changed;
    if (!intersect(&one->place, &current->painted, &part)) return false;
    bool is_whole = contains(&current->painted, &one->place);
    area cells = aligned(one, part);
    if (!is_whole && (is_new || !contains(&current->painted, &cells))) return false;
    uint32_t *now = look(one, cr, cells);
    if (!now) return false;
    bool is_changed = take(one, now, cells, is_whole ? 0 : TOLERANCE, &changed);
    g_free(now);
    if (!is_changed && !is_new) return true;
    blur_seen(one);
    if (!is_whole) {
        area stale = reach_of(one, changed);
        if (!contains(&current->painted, &stale)) report(stale);
    }
    return true;
}

static bool draw_backdrop(const void *data, cairo_t *cr) {
    const backdrop *known = data;
    graphene_rect_t rect = rect_in(known->rect);
    area pixels;
    seen wanted = {0};
    if (!current) return false;
    if (!drawn_pixels(cr, &rect, &pixels) || !place(known, cr, &wanted)) return true;
    if (!intersect(&pixels, &wanted.place, &pixels)) return true;
    vitrine_backdrops *kept = current->kept;
    seen *one = find(kept, &wanted);
    bool is_new = !one;
    if (is_new) {
        one = g_new(seen, 1);
        *one = wanted;
        gsize count = (gsize)one->width * (gsize)one->height;
        one->cells = g_new0(uint32_t, count);
        one->shown = g_new(cell, count);
        one->drawing = -1;
    }
    bool is_known = update(one, cr, is_new);
    if (is_known) {
        cairo_rectangle(cr, known->rect.x, known->rect.y, known->rect.width, known->rect.height);
        cairo_clip(cr);
        cairo_identity_matrix(cr);
        show(one, cr, pixels);
        if (kept) one->drawing = kept->drawing;
        if (kept && is_new) keep(kept, one);
    } else {
        report(wanted.place);
        if (kept && !is_new) g_ptr_array_remove(kept->seen, one);
    }
    if (is_new && !(kept && is_known)) free_seen(one);
    return true;
}

vitrine_node *vitrine_node_backdrop(vitrine_rect rect, vitrine_backdrop effect) {
    cairo_t *cr;
    GskRenderNode *node = begin(rect, &cr);
    // Without what is behind, a colour that letters can be read on.
    vitrine_color color = effect.tint;
    color.alpha = color.alpha > 0 ? 1 - (1 - color.alpha) * 0.2 : 0;
    set_source(cr, color);
    cairo_paint(cr);
    vitrine_node *result = finish(node, cr);
    backdrop *data = g_new(backdrop, 1);
    *data = (backdrop){rect, effect};
    make_live(node, draw_backdrop, data, g_free);
    return result;
}
