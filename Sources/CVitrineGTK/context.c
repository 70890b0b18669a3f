#include "context.h"

#include <math.h>

// The state of a context: what is saved and restored, its matrix, and the path.

static const vitrine_color black = {0, 0, 0, 1};

static void retain_state(drawing_state *state) {
    if (state->fill_tile) cairo_pattern_reference(state->fill_tile);
    if (state->stroke_tile) cairo_pattern_reference(state->stroke_tile);
    if (state->mask) cairo_surface_reference(state->mask);
}

static void release_state(drawing_state *state) {
    if (state->fill_tile) cairo_pattern_destroy(state->fill_tile);
    if (state->stroke_tile) cairo_pattern_destroy(state->stroke_tile);
    if (state->mask) cairo_surface_destroy(state->mask);
}

static void push_state(vitrine_context *context, drawing_state state) {
    retain_state(&state);
    g_array_append_val(context->states, state);
    context->state = &g_array_index(context->states, drawing_state, context->states->len - 1);
}

static void pop_state(vitrine_context *context) {
    release_state(context->state);
    g_array_set_size(context->states, context->states->len - 1);
    context->state = &g_array_index(context->states, drawing_state, context->states->len - 1);
}

static void apply_matrix(vitrine_context *context, vitrine_matrix matrix) {
    context->state->matrix = matrix;
    cairo_matrix_t known = matrix_in(matrix), inverse = known;
    // A context that was given a matrix without an inverse draws nothing ever again; and with sizes of atoms or galaxies
    // those that are made of it have none. Pixels are counted up to 2²³.
    double area = fabs(matrix.a * matrix.d - matrix.b * matrix.c);
    bool is_sane = area > 1e-15 && area < 1e15 && fabs(matrix.tx) < 8e6 && fabs(matrix.ty) < 8e6;
    context->state->is_flat = !is_sane || cairo_matrix_invert(&inverse) != CAIRO_STATUS_SUCCESS;
    if (!context->state->is_flat) cairo_set_matrix(context->cr, &known);
}

static void start(vitrine_context *context) {
    drawing_state state = {.fill = black, .stroke = black, .alpha = 1};
    push_state(context, state);
    apply_matrix(context, context->base);
    cairo_set_line_width(context->cr, 1);
}

void restart(vitrine_context *context, vitrine_matrix base) {
    while (vitrine_context_end_layer(context)) {}
    while (vitrine_context_restore(context)) {}
    release_state(context->state);
    g_array_set_size(context->states, 0);
    cairo_destroy(context->cr);
    context->cr = cairo_create(surface_in(context->surface));
    context->base = base;
    start(context);
}

vitrine_context *vitrine_context_create(vitrine_surface *surface, vitrine_matrix base) {
    vitrine_context *context = g_new0(vitrine_context, 1);
    context->density = 1;
    context->surface = vitrine_surface_ref(surface);
    context->cr = cairo_create(surface_in(surface));
    context->base = base;
    context->states = g_array_new(FALSE, FALSE, sizeof(drawing_state));
    start(context);
    return context;
}

void vitrine_context_free(vitrine_context *context) {
    // Layers that were never ended are seen nowhere.
    while (context->states->len > 1) pop_state(context);
    release_state(context->state);
    g_array_free(context->states, TRUE);
    cairo_destroy(context->cr);
    cairo_surface_flush(surface_in(context->surface));
    vitrine_surface_unref(context->surface);
    if (context->document) g_byte_array_unref(context->document);
    g_free(context);
}

void vitrine_context_save(vitrine_context *context) {
    drawing_state copy = *context->state;
    copy.begins_layer = false;
    push_state(context, copy);
    cairo_save(context->cr);
}

bool vitrine_context_restore(vitrine_context *context) {
    if (context->states->len == 1 || context->state->begins_layer) return false;
    pop_state(context);
    cairo_restore(context->cr);
    return true;
}

vitrine_matrix vitrine_context_get_matrix(vitrine_context *context) { return context->state->matrix; }
vitrine_matrix vitrine_context_get_base(vitrine_context *context) { return context->base; }
void vitrine_context_set_matrix(vitrine_context *context, vitrine_matrix matrix) { apply_matrix(context, matrix); }

// MARK: The path

void vitrine_context_move(vitrine_context *context, double x, double y) { cairo_move_to(context->cr, x, y); }

bool vitrine_context_line(vitrine_context *context, double x, double y) {
    if (!cairo_has_current_point(context->cr)) return false;
    cairo_line_to(context->cr, x, y);
    return true;
}

bool vitrine_context_curve(
    vitrine_context *context, double x1, double y1, double x2, double y2, double x3, double y3) {
    if (!cairo_has_current_point(context->cr)) return false;
    cairo_curve_to(context->cr, x1, y1, x2, y2, x3, y3);
    return true;
}

bool vitrine_context_quad(vitrine_context *context, double x1, double y1, double x2, double y2) {
    if (!cairo_has_current_point(context->cr)) return false;
    const vitrine_path_step step = {.kind = 2, .x1 = x1, .y1 = y1, .x2 = x2, .y2 = y2};
    path_add(context->cr, &step, 1);
    return true;
}

void vitrine_context_close(vitrine_context *context) { cairo_close_path(context->cr); }

void vitrine_context_rect(vitrine_context *context, double x, double y, double width, double height) {
    cairo_rectangle(context->cr, x, y, width, height);
}

void vitrine_context_steps(vitrine_context *context, const vitrine_path_step *steps, size_t count) {
    path_add(context->cr, steps, count);
}

void vitrine_context_lines(vitrine_context *context, const double *points, size_t count) {
    if (count == 0) return;
    cairo_move_to(context->cr, points[0], points[1]);
    for (size_t i = 1; i < count; i++) cairo_line_to(context->cr, points[2 * i], points[2 * i + 1]);
}

void vitrine_context_segments(vitrine_context *context, const double *points, size_t count) {
    for (size_t i = 0; i + 1 < count; i += 2) {
        cairo_move_to(context->cr, points[2 * i], points[2 * i + 1]);
        cairo_line_to(context->cr, points[2 * i + 2], points[2 * i + 3]);
    }
}

void vitrine_context_new_path(vitrine_context *context) { cairo_new_path(context->cr); }

bool vitrine_context_get_point(vitrine_context *context, double *x, double *y) {
    if (!cairo_has_current_point(context->cr)) return false;
    cairo_get_current_point(context->cr, x, y);
    return true;
}

vitrine_rect vitrine_context_path_box(vitrine_context *context) {
    double x0, y0, x1, y1;
    cairo_path_extents(context->cr, &x0, &y0, &x1, &y1);
    return (vitrine_rect){x0, y0, x1 - x0, y1 - y0};
}

bool vitrine_context_path_contains(vitrine_context *context, double x, double y, int32_t rule) {
    if (rule == 2) return cairo_in_stroke(context->cr, x, y);
    cairo_set_fill_rule(context->cr, rule == 1 ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    return cairo_in_fill(context->cr, x, y);
}

vitrine_path_step *path_copy(cairo_t *cr, size_t *count) {
    cairo_path_t *path = cairo_copy_path(cr);
    GArray *steps = g_array_new(FALSE, TRUE, sizeof(vitrine_path_step));
    for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
        const cairo_path_data_t *data = &path->data[i];
        vitrine_path_step step = {0};
        switch (data->header.type) {
            case CAIRO_PATH_MOVE_TO:
                // cairo begins a subpath after each that was closed, whether something follows or not.
                if (i > 0 && path->data[i - 1].header.type == CAIRO_PATH_CLOSE_PATH
                    && i + data->header.length >= path->num_data)
                    continue;
                step = (vitrine_path_step){.kind = 0, .x1 = data[1].point.x, .y1 = data[1].point.y};
                break;
            case CAIRO_PATH_LINE_TO:
                step = (vitrine_path_step){.kind = 1, .x1 = data[1].point.x, .y1 = data[1].point.y};
                break;
            case CAIRO_PATH_CURVE_TO:
                step = (vitrine_path_step){3, data[1].point.x, data[1].point.y, data[2].point.x, data[2].point.y,
                                           data[3].point.x, data[3].point.y};
                break;
            case CAIRO_PATH_CLOSE_PATH: step.kind = 4; break;
        }
        g_array_append_val(steps, step);
    }
    cairo_path_destroy(path);
    *count = steps->len;
    return (vitrine_path_step *)(void *)g_array_free(steps, FALSE);
}

vitrine_path_step *vitrine_context_copy_path(vitrine_context *context, size_t *count) {
    return path_copy(context->cr, count);
}

// MARK: Parameters

void vitrine_context_set_line(
    vitrine_context *context, double width, int32_t cap, int32_t join, double miter_limit) {
    static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    cairo_set_line_width(context->cr, width);
    cairo_set_line_cap(context->cr, caps[CLAMP(cap, 0, 2)]);
    cairo_set_line_join(context->cr, joins[CLAMP(join, 0, 2)]);
    cairo_set_miter_limit(context->cr, miter_limit);
}

void vitrine_context_set_dash(vitrine_context *context, const double *lengths, size_t count, double phase) {
    cairo_set_dash(context->cr, lengths, (int)count, phase);
}

void vitrine_context_set_flatness(vitrine_context *context, double flatness) {
    cairo_set_tolerance(context->cr, flatness);
}

void vitrine_context_set_antialias(vitrine_context *context, bool smooth) {
    cairo_set_antialias(context->cr, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE);
}

static void set_source_tile(vitrine_context *context, bool stroke, vitrine_color color, cairo_pattern_t *tile) {
    drawing_state *state = context->state;
    *(stroke ? &state->stroke : &state->fill) = color;
    cairo_pattern_t **known = stroke ? &state->stroke_tile : &state->fill_tile;
    if (*known) cairo_pattern_destroy(*known);
    *known = tile;
}

void vitrine_context_set_color(vitrine_context *context, bool stroke, vitrine_color color) {
    set_source_tile(context, stroke, color, NULL);
}

void vitrine_context_set_tile(
    vitrine_context *context, bool stroke, vitrine_surface *tile, vitrine_matrix phase, vitrine_color color,
    bool colored) {
    cairo_surface_t *painted = cairo_surface_reference(surface_in(tile));
    if (!colored) {
        cairo_surface_destroy(painted);
        painted = cairo_surface_create_similar_image(
            surface_in(tile), CAIRO_FORMAT_ARGB32, vitrine_surface_width(tile), vitrine_surface_height(tile));
        cairo_t *cr = cairo_create(painted);
        set_source(cr, (vitrine_color){color.red, color.green, color.blue, 1});
        cairo_mask_surface(cr, surface_in(tile), 0, 0);
        cairo_destroy(cr);
    }
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(painted);
    cairo_surface_destroy(painted);
    cairo_matrix_t matrix = matrix_in(phase);
    if (cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS) cairo_pattern_set_matrix(pattern, &matrix);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT);
    set_source_tile(context, stroke, color, pattern);
}

void vitrine_context_set_alpha(vitrine_context *context, double alpha) { context->state->alpha = alpha; }
void vitrine_context_set_blend(vitrine_context *context, int32_t mode) { context->state->blend = mode; }

void vitrine_context_set_shadow(
    vitrine_context *context, double x, double y, double blur, vitrine_color color) {
    vitrine_matrix base = context->base;
    drawing_state *state = context->state;
    state->shadow = color;
    state->shadow_x = base.a * x + base.c * y;
    state->shadow_y = base.b * x + base.d * y;
    state->shadow_blur = blur * sqrt(fabs(base.a * base.d - base.b * base.c));
}

// MARK: Clips and layers

void vitrine_context_clip(vitrine_context *context, bool even_odd) {
    cairo_set_fill_rule(context->cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_clip(context->cr);
}

void vitrine_context_reset_clip(vitrine_context *context) {
    cairo_reset_clip(context->cr);
    if (context->state->mask) cairo_surface_destroy(context->state->mask);
    context->state->mask = NULL;
}

vitrine_rect vitrine_context_clip_box(vitrine_context *context) {
    double x0, y0, x1, y1;
    cairo_clip_extents(context->cr, &x0, &y0, &x1, &y1);
    return (vitrine_rect){x0, y0, x1 - x0, y1 - y0};
}

void vitrine_context_begin_layer(vitrine_context *context, const vitrine_rect *bounds) {
    vitrine_context_save(context);
    if (bounds) {
        cairo_path_t *path = cairo_copy_path(context->cr);
        cairo_new_path(context->cr);
        cairo_rectangle(context->cr, bounds->x, bounds->y, bounds->width, bounds->height);
        cairo_clip(context->cr);
        cairo_append_path(context->cr, path);
        cairo_path_destroy(path);
    }
    cairo_push_group(context->cr);
    drawing_state state = *context->state;
    state.begins_layer = true;
    state.alpha = 1;
    state.blend = 0;
    state.shadow.alpha = 0;
    state.mask = NULL;
    push_state(context, state);
    context->layers++;
}

bool vitrine_context_end_layer(vitrine_context *context) {
    if (context->layers == 0) return false;
    while (!context->state->begins_layer) {
        pop_state(context);
        cairo_restore(context->cr);
    }
    cairo_pattern_t *group = cairo_pop_group(context->cr);
    pop_state(context);
    context->layers--;
    // What lies outside of the clip now lay outside of it when the group was drawn.
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    perform(context, &(drawing){.kind = EVERYTHING, .source = group});
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
    cairo_pattern_destroy(group);
    vitrine_context_restore(context);
    return true;
}
