#include <math.h>

#include "context.h"

// What a context paints in colours that change from place to place.

// Colours end where the gradient does, unless it goes on beyond: stops without opacity at the same places.
static void add_stops(
    cairo_pattern_t *pattern, const vitrine_stop *stops, size_t count, bool before, bool after, int32_t repeat) {
    if (count == 0) return;
    if (repeat) before = after = true;
    vitrine_color first = stops[0].color, last = stops[count - 1].color;
    if (!before) cairo_pattern_add_color_stop_rgba(pattern, 0, first.red, first.green, first.blue, 0);
    if (stops[0].offset > 0)
        cairo_pattern_add_color_stop_rgba(pattern, 0, first.red, first.green, first.blue, first.alpha);
    for (size_t i = 0; i < count; i++) {
        vitrine_color c = stops[i].color;
        cairo_pattern_add_color_stop_rgba(pattern, stops[i].offset, c.red, c.green, c.blue, c.alpha);
    }
    if (stops[count - 1].offset < 1)
        cairo_pattern_add_color_stop_rgba(pattern, 1, last.red, last.green, last.blue, last.alpha);
    if (!after) cairo_pattern_add_color_stop_rgba(pattern, 1, last.red, last.green, last.blue, 0);
    static const cairo_extend_t extends[] = {CAIRO_EXTEND_PAD, CAIRO_EXTEND_REPEAT, CAIRO_EXTEND_REFLECT};
    cairo_pattern_set_extend(pattern, extends[CLAMP(repeat, 0, 2)]);
}

static void draw_gradient(vitrine_context *context, cairo_pattern_t *pattern) {
    cairo_path_t *path = cairo_copy_path(context->cr);
    cairo_new_path(context->cr);
    perform(context, &(drawing){.kind = EVERYTHING, .source = pattern});
    cairo_append_path(context->cr, path);
    cairo_path_destroy(path);
    cairo_pattern_destroy(pattern);
}

void vitrine_context_linear_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x0, double y0, double x1, double y1,
    bool before, bool after, int32_t repeat) {
    cairo_pattern_t *pattern = cairo_pattern_create_linear(x0, y0, x1, y1);
    add_stops(pattern, stops, count, before, after, repeat);
    draw_gradient(context, pattern);
}

void vitrine_context_radial_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x0, double y0, double r0, double x1,
    double y1, double r1, bool before, bool after, int32_t repeat) {
    cairo_pattern_t *pattern = cairo_pattern_create_radial(x0, y0, r0, x1, y1, r1);
    add_stops(pattern, stops, count, before, after, repeat);
    draw_gradient(context, pattern);
}

static vitrine_color color_at(const vitrine_stop *stops, size_t count, double t) {
    if (t <= stops[0].offset) return stops[0].color;
    for (size_t i = 1; i < count; i++) {
        if (t > stops[i].offset) continue;
        double span = stops[i].offset - stops[i - 1].offset, part = span > 0 ? (t - stops[i - 1].offset) / span : 1;
        vitrine_color a = stops[i - 1].color, b = stops[i].color;
        return (vitrine_color){a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
                               a.blue + (b.blue - a.blue) * part, a.alpha + (b.alpha - a.alpha) * part};
    }
    return stops[count - 1].color;
}

void vitrine_context_angular_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x, double y, double from, double to) {
    if (count == 0) return;
    double x0, y0, x1, y1;
    cairo_clip_extents(context->cr, &x0, &y0, &x1, &y1);
    double radius = 2 * hypot(fmax(fabs(x0 - x), fabs(x1 - x)), fmax(fabs(y0 - y), fabs(y1 - y))) + 1;
    // From so far away that all there is to see has one colour; cairo's wedges would take for ever.
    double scale = sqrt(fabs(context->state->matrix.a * context->state->matrix.d
                             - context->state->matrix.b * context->state->matrix.c));
    if (!(radius * scale < 1e5)) {
        double angle = atan2((y0 + y1) / 2 - y, (x0 + x1) / 2 - x) - from;
        angle -= floor(angle / (2 * G_PI)) * 2 * G_PI;
        vitrine_color color = color_at(stops, count, fabs(to - from) > 1e-9 ? angle / (to - from) : 0);
        return draw_gradient(context, cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha));
    }
    // Wedges of one degree at most, each of two colours.
    double span = to - from, turn = 2 * G_PI;
    int wedges = 360;
    cairo_pattern_t *mesh = cairo_pattern_create_mesh();
    for (int i = 0; i < wedges; i++) {
        double a = from + turn * i / wedges, b = from + turn * (i + 1) / wedges;
        double ta = fabs(span) > 1e-9 ? (a - from) / span : 0, tb = fabs(span) > 1e-9 ? (b - from) / span : 0;
        vitrine_color ca = color_at(stops, count, ta), cb = color_at(stops, count, tb);
        cairo_mesh_pattern_begin_patch(mesh);
        cairo_mesh_pattern_move_to(mesh, x, y);
        cairo_mesh_pattern_line_to(mesh, x + radius * cos(a), y + radius * sin(a));
        cairo_mesh_pattern_line_to(mesh, x + radius * cos(b), y + radius * sin(b));
        vitrine_color colors[] = {ca, ca, cb};
        for (unsigned corner = 0; corner < 3; corner++)
            cairo_mesh_pattern_set_corner_color_rgba(
                mesh, corner, colors[corner].red, colors[corner].green, colors[corner].blue, colors[corner].alpha);
        cairo_mesh_pattern_end_patch(mesh);
    }
    draw_gradient(context, mesh);
}
