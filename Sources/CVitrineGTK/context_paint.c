#include <math.h>

#include "context.h"
#include "draw.h"

// Everything that a context draws goes through `perform`: straight to cairo where it can, else by a picture of the shape.

enum { BLEND_CLEAR = 16, BLEND_COPY, SOURCE_IN, SOURCE_OUT, DESTINATION_IN = 21, DESTINATION_ATOP = 23, PLUS_DARKER = 25 };

static cairo_operator_t operator_of(int blend) {
    // The order of CGBlendMode.
    static const cairo_operator_t operators[] = {
        CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY,
        CAIRO_OPERATOR_DARKEN, CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
        CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
        CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
        CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_IN,
        CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_IN,
        CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR, CAIRO_OPERATOR_DARKEN,
        CAIRO_OPERATOR_ADD,
    };
    return operators[CLAMP(blend, 0, (int)G_N_ELEMENTS(operators) - 1)];
}

// Whether a mode changes what is behind where nothing is drawn: cairo draws these over all of the clip, Core Graphics
// within the shape alone.
static bool is_unbounded(cairo_operator_t operator) {
    return operator == CAIRO_OPERATOR_IN || operator == CAIRO_OPERATOR_OUT || operator == CAIRO_OPERATOR_DEST_IN
        || operator == CAIRO_OPERATOR_DEST_ATOP;
}

static bool strokes(shape_kind kind) {
    return kind == STROKE || kind == FILL_AND_STROKE || kind == FILL_EVEN_ODD_AND_STROKE;
}

static bool fills(shape_kind kind) { return kind != STROKE && kind < EVERYTHING; }

static void set_color_source(
    cairo_t *cr, const vitrine_context *context, vitrine_color color, cairo_pattern_t *tile, double alpha) {
    if (!tile) return cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * alpha);
    // Tiles stay where they are, whatever the matrix.
    cairo_matrix_t matrix, base = matrix_in(context->base);
    cairo_get_matrix(cr, &matrix);
    cairo_set_matrix(cr, &base);
    cairo_set_source(cr, tile);
    cairo_set_matrix(cr, &matrix);
}

// A tile or a picture in a shape, with opacity.
static void paint_faded(cairo_t *cr, bool is_stroke, double alpha) {
    cairo_push_group(cr);
    if (is_stroke) cairo_stroke_preserve(cr);
    else cairo_fill_preserve(cr);
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, alpha);
}

// Draws a shape with the operator of the context. `coverage` draws it opaque.
static void draw_shape(
    cairo_t *cr, const vitrine_context *context, const drawing *what, double alpha, bool coverage) {
    const drawing_state *state = context->state;
    if (what->kind == CONTENT) {
        if (alpha >= 1 && cairo_get_operator(cr) == CAIRO_OPERATOR_OVER) {
            cairo_save(cr);
            what->draw(cr, what->content);
            cairo_restore(cr);
            return;
        }
        cairo_push_group(cr);
        what->draw(cr, what->content);
        cairo_pop_group_to_source(cr);
        cairo_paint_with_alpha(cr, alpha);
        return;
    }
    if (what->kind == EVERYTHING) {
        if (coverage) cairo_set_source_rgba(cr, 0, 0, 0, 1);
        else cairo_set_source(cr, what->source);
        cairo_paint_with_alpha(cr, alpha);
        return;
    }
    for (int is_stroke = 0; is_stroke < 2; is_stroke++) {
        if (is_stroke ? !strokes(what->kind) : !fills(what->kind)) continue;
        vitrine_color color = is_stroke ? state->stroke : state->fill;
        cairo_pattern_t *tile = is_stroke ? state->stroke_tile : state->fill_tile;
        bool fades = !coverage && alpha < 1 && (what->source || tile);
        double tile_alpha = tile ? alpha * color.alpha : alpha;
        if (tile && color.alpha < 1 && !coverage) fades = true;
        if (coverage) cairo_set_source_rgba(cr, 0, 0, 0, 1);
        else if (what->source) cairo_set_source(cr, what->source);
        else set_color_source(cr, context, color, tile, alpha);
        bool even_odd = what->kind == FILL_EVEN_ODD || what->kind == FILL_EVEN_ODD_AND_STROKE;
        cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        if (fades) paint_faded(cr, is_stroke, what->source ? alpha : tile_alpha);
        else if (is_stroke) cairo_stroke_preserve(cr);
        else cairo_fill_preserve(cr);
    }
    cairo_new_path(cr);
}

cairo_rectangle_int_t pixels_around(const cairo_matrix_t *matrix, double x0, double y0, double x1, double y1) {
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (int i = 0; i < 4; i++) {
        double x = i & 1 ? x1 : x0, y = i & 2 ? y1 : y0;
        cairo_matrix_transform_point(matrix, &x, &y);
        left = fmin(left, x), right = fmax(right, x), top = fmin(top, y), bottom = fmax(bottom, y);
    }
    const double far = 1e6;
    int l = (int)floor(CLAMP(left, -far, far)), t = (int)floor(CLAMP(top, -far, far));
    int r = (int)ceil(CLAMP(right, -far, far)), b = (int)ceil(CLAMP(bottom, -far, far));
    return (cairo_rectangle_int_t){l, t, r - l, b - t};
}

static cairo_rectangle_int_t grown(cairo_rectangle_int_t r, int by) {
    return (cairo_rectangle_int_t){r.x - by, r.y - by, r.width + 2 * by, r.height + 2 * by};
}

static cairo_rectangle_int_t common(cairo_rectangle_int_t a, cairo_rectangle_int_t b) {
    int left = MAX(a.x, b.x), top = MAX(a.y, b.y);
    int right = MIN(a.x + a.width, b.x + b.width), bottom = MIN(a.y + a.height, b.y + b.height);
    return (cairo_rectangle_int_t){left, top, MAX(right - left, 0), MAX(bottom - top, 0)};
}

// Where there can be something to see, in pixels.
static cairo_rectangle_int_t clip_pixels(cairo_t *cr) {
    cairo_matrix_t matrix;
    double x0, y0, x1, y1;
    cairo_get_matrix(cr, &matrix);
    cairo_clip_extents(cr, &x0, &y0, &x1, &y1);
    if (x0 >= x1 || y0 >= y1) return (cairo_rectangle_int_t){0};
    return pixels_around(&matrix, x0, y0, x1, y1);
}

// Where a drawing is, whether it is seen or not.
static cairo_rectangle_int_t shape_pixels(cairo_t *cr, const drawing *what) {
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    double x0, y0, x1, y1, a = 0, b = 0, c = 0, d = 0;
    switch (what->kind) {
        case EVERYTHING: return clip_pixels(cr);
        case CONTENT:
            x0 = what->bounds.x, x1 = x0 + what->bounds.width, y0 = what->bounds.y, y1 = y0 + what->bounds.height;
            break;
        default:
            cairo_fill_extents(cr, &x0, &y0, &x1, &y1);
            if (!strokes(what->kind)) break;
            cairo_stroke_extents(cr, &a, &b, &c, &d);
            bool has_area = x0 < x1 && y0 < y1;
            x0 = has_area ? fmin(x0, a) : a, y0 = has_area ? fmin(y0, b) : b;
            x1 = has_area ? fmax(x1, c) : c, y1 = has_area ? fmax(y1, d) : d;
    }
    if (x0 >= x1 || y0 >= y1) return (cairo_rectangle_int_t){0};
    return grown(pixels_around(&matrix, x0, y0, x1, y1), 1);
}

// Has the pixels of a surface lie where they are on the device.
static void place(cairo_surface_t *surface, double x, double y, double density) {
    cairo_surface_set_device_scale(surface, density, density);
    cairo_surface_set_device_offset(surface, -x * density, -y * density);
}

static cairo_surface_t *create_pixels(cairo_format_t format, cairo_rectangle_int_t area, double density) {
    cairo_surface_t *surface =
        cairo_image_surface_create(format, (int)(area.width * density), (int)(area.height * density));
    place(surface, area.x, area.y, density);
    return surface;
}

// A picture of some pixels, with a context that draws what another one would, without its clip.
static cairo_t *begin_picture(const vitrine_context *context, cairo_format_t format, cairo_rectangle_int_t area) {
    cairo_t *cr = context->cr;
    cairo_surface_t *surface = create_pixels(format, area, context->density);
    cairo_t *picture = cairo_create(surface);
    cairo_surface_destroy(surface);
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    cairo_set_matrix(picture, &matrix);
    cairo_set_line_width(picture, cairo_get_line_width(cr));
    cairo_set_line_cap(picture, cairo_get_line_cap(cr));
    cairo_set_line_join(picture, cairo_get_line_join(cr));
    cairo_set_miter_limit(picture, cairo_get_miter_limit(cr));
    cairo_set_antialias(picture, cairo_get_antialias(cr));
    cairo_set_tolerance(picture, cairo_get_tolerance(cr));
    int dashes = cairo_get_dash_count(cr);
    if (dashes > 0) {
        double *lengths = g_new(double, dashes), phase;
        cairo_get_dash(cr, lengths, &phase);
        cairo_set_dash(picture, lengths, dashes, phase);
        g_free(lengths);
    }
    cairo_path_t *path = cairo_copy_path(cr);
    cairo_append_path(picture, path);
    cairo_path_destroy(path);
    return picture;
}

static cairo_surface_t *end_picture(cairo_t *picture) {
    cairo_surface_t *surface = cairo_surface_reference(cairo_get_target(picture));
    cairo_destroy(picture);
    return surface;
}

static void keep_masked(cairo_surface_t *surface, const drawing_state *state) {
    if (!state->mask) return;
    cairo_t *cr = cairo_create(surface);
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN);
    cairo_set_source_surface(cr, state->mask, state->mask_x, state->mask_y);
    cairo_paint(cr);
    cairo_destroy(cr);
}

// The shadow of a picture. A blur of Core Graphics is twice the standard deviation, as that of a shadow in a style sheet.
static void draw_shadow(const vitrine_context *context, cairo_surface_t *shape, cairo_rectangle_int_t area) {
    cairo_t *cr = context->cr;
    const drawing_state *state = context->state;
    double deviation = state->shadow_blur / 2, density = context->density;
    int reach = (int)ceil(3 * deviation) + 1;
    cairo_rectangle_int_t wide = grown(area, reach);
    cairo_surface_t *alpha = create_pixels(CAIRO_FORMAT_A8, wide, density);
    if (cairo_surface_status(alpha) != CAIRO_STATUS_SUCCESS) return cairo_surface_destroy(alpha);
    cairo_t *copy = cairo_create(alpha);
    cairo_set_source_surface(copy, shape, 0, 0);
    cairo_paint(copy);
    cairo_destroy(copy);
    cairo_surface_flush(alpha);
    vitrine_surface *blurred = vitrine_surface_blurred_alpha(surface_out(alpha), deviation * density);
    cairo_surface_destroy(alpha);
    if (!blurred) return;
    place(surface_in(blurred), wide.x + state->shadow_x, wide.y + state->shadow_y, density);
    keep_masked(surface_in(blurred), state);
    set_source(cr, state->shadow);
    cairo_mask_surface(cr, surface_in(blurred), 0, 0);
    vitrine_surface_unref(blurred);
}

// Adobe's "plus darker", as Core Graphics documents it for opaque colours: the sum of what both take away.
static void darken_pixels(cairo_surface_t *surface, cairo_surface_t *behind) {
    cairo_surface_flush(surface);
    cairo_surface_flush(behind);
    int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
    for (int y = 0; y < height; y++) {
        const uint32_t *in = (const uint32_t *)(const void *)(cairo_image_surface_get_data(surface)
            + (ptrdiff_t)y * cairo_image_surface_get_stride(surface));
        uint32_t *out = (uint32_t *)(void *)(cairo_image_surface_get_data(behind)
            + (ptrdiff_t)y * cairo_image_surface_get_stride(behind));
        for (int x = 0; x < width; x++) {
            int sa = in[x] >> 24, da = out[x] >> 24, alpha = MIN(255, sa + da);
            uint32_t pixel = (uint32_t)alpha << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                int s = in[x] >> shift & 255, d = out[x] >> shift & 255;
                pixel |= (uint32_t)MAX(0, alpha - (sa - s) - (da - d)) << shift;
            }
            out[x] = pixel;
        }
    }
    cairo_surface_mark_dirty(behind);
}

// Draws within the shape what a mode makes of the shape and all that is behind.
static void blend_within(
    cairo_t *cr, const vitrine_context *context, const drawing *what, cairo_surface_t *shape,
    cairo_rectangle_int_t area) {
    const drawing_state *state = context->state;
    cairo_surface_t *result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, area.width, area.height);
    cairo_surface_set_device_offset(result, -area.x, -area.y);
    cairo_t *copy = cairo_create(result);
    cairo_set_source_surface(copy, cairo_get_group_target(cr), 0, 0);
    cairo_paint(copy);
    cairo_destroy(copy);
    cairo_t *picture = begin_picture(context, CAIRO_FORMAT_A8, area);
    draw_shape(picture, context, what, 1, true);
    cairo_surface_t *coverage = end_picture(picture);
    keep_masked(coverage, state);
    if (operator_of(state->blend) == CAIRO_OPERATOR_DARKEN) {
        darken_pixels(shape, result);
        // What is not covered is as it was, whatever the coverage: alpha is in the shape already.
        cairo_set_source_surface(cr, result, 0, 0);
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
        cairo_paint(cr);
    } else {
        // The shape with its edges made whole, so that they count once.
        cairo_t *blend = begin_picture(context, CAIRO_FORMAT_ARGB32, area);
        cairo_set_operator(blend, CAIRO_OPERATOR_SOURCE);
        cairo_set_source_surface(blend, result, 0, 0);
        cairo_paint(blend);
        cairo_set_operator(blend, operator_of(state->blend));
        if (what->kind == CONTENT || what->kind == EVERYTHING || what->source) {
            cairo_identity_matrix(blend);
            cairo_set_source_surface(blend, shape, 0, 0);
        } else {
            bool is_stroke = what->kind == STROKE;
            set_color_source(
                blend, context, is_stroke ? state->stroke : state->fill,
                is_stroke ? state->stroke_tile : state->fill_tile, state->alpha);
        }
        cairo_paint(blend);
        cairo_surface_t *blended = end_picture(blend);
        cairo_set_source_surface(cr, blended, 0, 0);
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
        cairo_mask_surface(cr, coverage, 0, 0);
        cairo_surface_destroy(blended);
    }
    cairo_surface_destroy(coverage);
    cairo_surface_destroy(result);
}

/// The most pixels of a picture that is drawn on the way: those of the largest images (UIImage.decodingPixelLimit).
#define MOST_PIXELS (64 << 20)

static bool has_picture(cairo_rectangle_int_t area, double density) {
    double width = area.width * density, height = area.height * density;
    return width <= 32767 && height <= 32767 && width * height <= MOST_PIXELS;
}

static void perform_by_picture(vitrine_context *context, const drawing *what) {
    cairo_t *cr = context->cr;
    const drawing_state *state = context->state;
    bool has_shadow = state->shadow.alpha > 0;
    int reach = 2;
    if (has_shadow) {
        double far = fmax(fabs(state->shadow_x), fabs(state->shadow_y)) + 1.5 * state->shadow_blur + 2;
        reach = (int)ceil(fmin(far, 20000));
    }
    cairo_rectangle_int_t drawn = shape_pixels(cr, what);
    cairo_rectangle_int_t area = common(drawn, grown(clip_pixels(cr), reach));
    if (has_shadow && !has_picture(area, context->density)) {
        // Without its shadow, which comes from afar.
        has_shadow = false;
        area = common(drawn, grown(clip_pixels(cr), 2));
    }
    if (area.width == 0 || area.height == 0) return;
    cairo_t *picture = begin_picture(context, CAIRO_FORMAT_ARGB32, area);
    draw_shape(picture, context, what, state->alpha, false);
    cairo_surface_t *shape = end_picture(picture);
    if (cairo_surface_status(shape) != CAIRO_STATUS_SUCCESS) return cairo_surface_destroy(shape);
    cairo_save(cr);
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    cairo_operator_t operator = operator_of(state->blend);
    bool within = is_unbounded(operator) || (state->blend > 15 && operator == CAIRO_OPERATOR_DARKEN)
        || operator == CAIRO_OPERATOR_SOURCE || operator == CAIRO_OPERATOR_CLEAR;
    if (context->document) within = false;
    if (has_shadow && !within) {
        cairo_identity_matrix(cr);
        cairo_set_operator(cr, operator);
        draw_shadow(context, shape, area);
        cairo_set_matrix(cr, &matrix);
    }
    keep_masked(shape, state);
    if (within) {
        cairo_rectangle_int_t seen = common(area, clip_pixels(cr));
        if (seen.width > 0 && seen.height > 0) {
            if (seen.width != area.width || seen.height != area.height) {
                // Pixels beside the clip are not those of the target, so the part that is seen is drawn alone.
                cairo_surface_destroy(shape);
                picture = begin_picture(context, CAIRO_FORMAT_ARGB32, seen);
                draw_shape(picture, context, what, state->alpha, false);
                shape = end_picture(picture);
                keep_masked(shape, state);
            }
            // The copy of the path in here is needed for coverage.
            cairo_path_t *path = cairo_copy_path(cr);
            cairo_new_path(cr);
            cairo_append_path(cr, path);
            cairo_path_destroy(path);
            blend_within(cr, context, what, shape, seen);
        }
    } else {
        cairo_identity_matrix(cr);
        cairo_set_operator(cr, operator);
        cairo_set_source_surface(cr, shape, 0, 0);
        cairo_paint(cr);
    }
    cairo_restore(cr);
    cairo_surface_destroy(shape);
}

void perform(vitrine_context *context, const drawing *what) {
    cairo_t *cr = context->cr;
    const drawing_state *state = context->state;
    if (context->is_between_pages) context->has_lost = true;
    if (state->is_flat || context->is_between_pages || cairo_status(cr) != CAIRO_STATUS_SUCCESS) return cairo_new_path(cr);
    bool is_buffered = context->buffer && context->layers == 0;
    cairo_rectangle_int_t area = {0};
    if (is_buffered) {
        // A shadow or a mask may change more than the shape.
        area = state->shadow.alpha > 0 ? clip_pixels(cr) : common(shape_pixels(cr, what), clip_pixels(cr));
        pixels_load(surface_in(context->surface), context->buffer, context->stride, context->layout, area);
    }
    cairo_operator_t operator = operator_of(state->blend);
    bool is_plus_darker = state->blend > 15 && operator == CAIRO_OPERATOR_DARKEN;
    // Nobody reads what a document has on a page.
    bool reads_behind = !context->document && (is_unbounded(operator) || is_plus_darker);
    if (state->shadow.alpha > 0 || state->mask || reads_behind) {
        perform_by_picture(context, what);
    } else {
        cairo_set_operator(cr, operator);
        draw_shape(cr, context, what, state->alpha, false);
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
    }
    cairo_new_path(cr);
    if (is_buffered)
        pixels_store(surface_in(context->surface), context->buffer, context->stride, context->layout, area);
}

void vitrine_context_paint_path(vitrine_context *context, int32_t mode) {
    drawing what = {.kind = (shape_kind)CLAMP(mode, FILL, FILL_EVEN_ODD_AND_STROKE)};
    // The thinnest line there is.
    bool is_hairline = strokes(what.kind) && cairo_get_line_width(context->cr) <= 0;
    if (!is_hairline) return perform(context, &what);
    double scale = sqrt(fabs(context->state->matrix.a * context->state->matrix.d
                             - context->state->matrix.b * context->state->matrix.c));
    cairo_set_line_width(context->cr, scale > 0 ? 1 / scale : 1);
    perform(context, &what);
    cairo_set_line_width(context->cr, 0);
}

void vitrine_context_clear(vitrine_context *context, vitrine_rect rect) {
    drawing_state before = *context->state;
    context->state->blend = BLEND_CLEAR;
    context->state->shadow.alpha = 0;
    context->state->alpha = 1;
    cairo_new_path(context->cr);
    cairo_rectangle(context->cr, rect.x, rect.y, rect.width, rect.height);
    perform(context, &(drawing){.kind = FILL});
    context->state->blend = before.blend;
    context->state->shadow.alpha = before.shadow.alpha;
    context->state->alpha = before.alpha;
}

// MARK: Pictures

static cairo_filter_t filter_of(int32_t filter) {
    return filter == 0 ? CAIRO_FILTER_NEAREST : filter == 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD;
}

// From the space that a picture is drawn in to its pixels.
static cairo_matrix_t picture_matrix(vitrine_rect source, vitrine_rect target, bool upright) {
    double x = source.width / target.width, y = source.height / target.height;
    cairo_matrix_t matrix;
    if (upright) cairo_matrix_init(&matrix, x, 0, 0, y, source.x - target.x * x, source.y - target.y * y);
    else cairo_matrix_init(&matrix, x, 0, 0, -y, source.x - target.x * x, source.y + (target.y + target.height) * y);
    return matrix;
}

static void draw_picture(
    vitrine_context *context, cairo_pattern_t *pattern, bool is_alpha, vitrine_rect target, bool everywhere) {
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    if (!everywhere) cairo_rectangle(context->cr, target.x, target.y, target.width, target.height);
    if (is_alpha) {
        // A mask: the fill colour where it is.
        drawing_state *state = context->state;
        cairo_push_group(context->cr);
        cairo_set_operator(context->cr, CAIRO_OPERATOR_OVER);
        set_color_source(context->cr, context, state->fill, state->fill_tile, 1);
        if (everywhere) {
            cairo_mask(context->cr, pattern);
        } else {
            cairo_save(context->cr);
            cairo_clip_preserve(context->cr);
            cairo_mask(context->cr, pattern);
            cairo_restore(context->cr);
        }
        cairo_pattern_destroy(pattern);
        pattern = cairo_pop_group(context->cr);
    }
    perform(context, &(drawing){.kind = everywhere ? EVERYTHING : FILL, .source = pattern});
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
    cairo_pattern_destroy(pattern);
}

void vitrine_context_image(
    vitrine_context *context, vitrine_surface *surface, vitrine_rect source, vitrine_rect target, int32_t filter,
    bool upright) {
    cairo_surface_t *part = part_of(surface, &source);
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(part);
    bool is_alpha = cairo_image_surface_get_format(part) == CAIRO_FORMAT_A8;
    cairo_surface_destroy(part);
    cairo_matrix_t matrix = picture_matrix(source, target, upright);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_filter(pattern, filter_of(filter));
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    draw_picture(context, pattern, is_alpha, target, false);
}

void vitrine_context_tiled_image(
    vitrine_context *context, vitrine_surface *surface, vitrine_rect target, int32_t filter, bool upright) {
    vitrine_rect whole = {0, 0, vitrine_surface_width(surface), vitrine_surface_height(surface)};
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface_in(surface));
    cairo_matrix_t matrix = picture_matrix(whole, target, upright);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_filter(pattern, filter_of(filter));
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    draw_picture(context, pattern, vitrine_surface_is_alpha(surface), target, true);
}

static void draw_node(cairo_t *cr, void *node) { node_draw(node, cr); }

void vitrine_context_node(vitrine_context *context, vitrine_node *node, vitrine_rect bounds) {
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    perform(context, &(drawing){.kind = CONTENT, .draw = draw_node, .content = node_in(node), .bounds = bounds});
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
}

// MARK: Masks

void vitrine_context_clip_mask(
    vitrine_context *context, vitrine_surface *mask, vitrine_rect rect, bool luminance, bool inverted) {
    drawing_state *state = context->state;
    if (state->is_flat || rect.width <= 0 || rect.height <= 0) return;
    cairo_rectangle_int_t area = clip_pixels(context->cr);
    area.width = MAX(area.width, 1), area.height = MAX(area.height, 1);
    cairo_surface_t *alpha = create_pixels(CAIRO_FORMAT_A8, area, context->density);
    cairo_t *cr = cairo_create(alpha);
    if (state->mask) {
        cairo_set_source_surface(cr, state->mask, 0, 0);
        cairo_paint(cr);
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN);
    }
    cairo_matrix_t matrix = matrix_in(state->matrix);
    cairo_set_matrix(cr, &matrix);
    vitrine_surface *values = luminance || inverted ? vitrine_surface_masked(NULL, mask, luminance, inverted)
                                                    : vitrine_surface_ref(mask);
    vitrine_rect whole = {0, 0, vitrine_surface_width(values), vitrine_surface_height(values)};
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface_in(values));
    cairo_matrix_t to_pixels = picture_matrix(whole, rect, false);
    cairo_pattern_set_matrix(pattern, &to_pixels);
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD);
    cairo_set_source(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_paint(cr);
    cairo_destroy(cr);
    vitrine_surface_unref(values);
    if (state->mask) cairo_surface_destroy(state->mask);
    state->mask = alpha;
    state->mask_x = state->mask_y = 0;
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    cairo_rectangle(context->cr, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(context->cr);
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
}
