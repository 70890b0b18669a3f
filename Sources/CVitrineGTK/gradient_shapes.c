#include <math.h>

#include "recording.h"

// Gradients that GSK has no node for, or paints pixel by pixel in each frame.

vitrine_node *vitrine_node_radial_gradient(
    vitrine_rect rect, double x, double y, double start, double end, double scale_x, double scale_y,
    const vitrine_stop *stops, size_t count) {
    cairo_t *cr;
    GskRenderNode *node = begin(rect, &cr);
    // Where both circles are one the colours change at once.
    cairo_pattern_t *pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, MAX(end, start + 1e-4));
    for (size_t i = 0; i < count; i++)
        cairo_pattern_add_color_stop_rgba(
            pattern, stops[i].offset, stops[i].color.red, stops[i].color.green, stops[i].color.blue,
            stops[i].color.alpha);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, 1 / scale_x, 0, 0, 1 / scale_y, -x / scale_x, -y / scale_y);
    cairo_pattern_set_matrix(pattern, &matrix);
    cairo_set_source(cr, pattern);
    cairo_pattern_destroy(pattern);
    cairo_rectangle(cr, rect.x, rect.y, rect.width, rect.height);
    cairo_fill(cr);
    return finish(node, cr);
}

// MARK: Around a point

#define COLOURS 2048
/// Parts of a pixel in each direction that the colours of an edge are the mean of.
#define PARTS 4

typedef struct {
    float colours[COLOURS][4];
    double start, span, from, to;
} wheel;

static void fill_wheel(wheel *to, const vitrine_stop *stops, size_t count) {
    size_t next = 0;
    for (int i = 0; i < COLOURS; i++) {
        double place = i / (COLOURS - 1.0);
        while (next < count && stops[next].offset <= place) next++;
        const vitrine_stop *before = &stops[next > 0 ? next - 1 : 0], *after = &stops[MIN(next, count - 1)];
        double span = after->offset - before->offset;
        double share = span > 0 ? CLAMP((place - before->offset) / span, 0, 1) : 0;
        vitrine_color a = before->color, b = after->color;
        double alpha = component_between(a.alpha, b.alpha, share);
        to->colours[i][0] = (float)(component_between(a.blue, b.blue, share) * alpha * 255);
        to->colours[i][1] = (float)(component_between(a.green, b.green, share) * alpha * 255);
        to->colours[i][2] = (float)(component_between(a.red, b.red, share) * alpha * 255);
        to->colours[i][3] = (float)(alpha * 255);
    }
}

/// The way around from the start, 0…2π.
static double way(const wheel *wheel, double x, double y) {
    double way = fmod(atan2(y, x) - wheel->start, 2 * M_PI);
    return way < 0 ? way + 2 * M_PI : way;
}

/// The colour's place. What the gradient leaves out of the circle has the last colour for its first half, and the first
/// one for its second.
static int colour_at(const wheel *wheel, double way) {
    double share = way <= wheel->span ? way / wheel->span : way - wheel->span < (2 * M_PI - wheel->span) / 2 ? 1 : 0;
    return (int)lround(CLAMP(wheel->from + (wheel->to - wheel->from) * share, 0, 1) * (COLOURS - 1));
}

static uint32_t pixel_of(const float *c) {
    return (uint32_t)(c[0] + 0.5f) | (uint32_t)(c[1] + 0.5f) << 8 | (uint32_t)(c[2] + 0.5f) << 16
        | (uint32_t)(c[3] + 0.5f) << 24;
}

static uint32_t mean_pixel(const wheel *wheel, double x, double y) {
    float sum[4] = {0};
    for (int i = 0; i < PARTS * PARTS; i++) {
        double dx = (i % PARTS + 0.5) / PARTS - 0.5, dy = (i / PARTS + 0.5) / PARTS - 0.5;
        const float *colour = wheel->colours[colour_at(wheel, way(wheel, x + dx, y + dy))];
        for (int k = 0; k < 4; k++) sum[k] += colour[k] / (PARTS * PARTS);
    }
    return pixel_of(sum);
}

vitrine_surface *vitrine_surface_conic_gradient(
    int32_t width, int32_t height, double x, double y, double start, double span, double from, double to,
    const vitrine_stop *stops, size_t count) {
    vitrine_surface *result = vitrine_surface_create(width, height, false);
    if (!result) return NULL;
    wheel *known = g_new(wheel, 1);
    known->start = start, known->span = CLAMP(span, 1e-6, 2 * M_PI), known->from = from, known->to = to;
    fill_wheel(known, stops, count);
    double middle = known->span + (2 * M_PI - known->span) / 2;
    uint8_t *data = cairo_image_surface_get_data(surface_in(result));
    size_t stride = (size_t)cairo_image_surface_get_stride(surface_in(result));
    for (int row = 0; row < height; row++) {
        uint32_t *pixels = (uint32_t *)(void *)(data + (size_t)row * stride);
        for (int column = 0; column < width; column++) {
            double dx = column + 0.5 - x, dy = row + 0.5 - y, turn = way(known, dx, dy);
            // How far from where the colours break, in radians; a pixel is about as wide as one over its distance.
            double edge = MIN(MIN(turn, 2 * M_PI - turn), fabs(turn - middle));
            pixels[column] = edge * hypot(dx, dy) < 1 ? mean_pixel(known, dx, dy)
                                                      : pixel_of(known->colours[colour_at(known, turn)]);
        }
    }
    g_free(known);
    cairo_surface_mark_dirty(surface_in(result));
    return result;
}

// MARK: Meshes

vitrine_node *vitrine_node_mesh(
    vitrine_rect rect, vitrine_color background, const vitrine_mesh_point *points, int32_t columns, int32_t rows) {
    cairo_t *cr;
    GskRenderNode *node = begin(rect, &cr);
    cairo_rectangle(cr, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(cr);
    set_source(cr, background);
    cairo_paint(cr);
    cairo_pattern_t *mesh = cairo_pattern_create_mesh();
    for (int row = 0; row + 1 < rows; row++)
        for (int column = 0; column + 1 < columns; column++) {
            const vitrine_mesh_point *corners[] = {
                &points[row * columns + column], &points[row * columns + column + 1],
                &points[(row + 1) * columns + column + 1], &points[(row + 1) * columns + column]};
            cairo_mesh_pattern_begin_patch(mesh);
            cairo_mesh_pattern_move_to(mesh, corners[0]->x, corners[0]->y);
            for (int i = 1; i < 4; i++) cairo_mesh_pattern_line_to(mesh, corners[i]->x, corners[i]->y);
            for (unsigned i = 0; i < 4; i++) {
                vitrine_color c = corners[i]->color;
                cairo_mesh_pattern_set_corner_color_rgba(mesh, i, c.red, c.green, c.blue, c.alpha);
            }
            cairo_mesh_pattern_end_patch(mesh);
        }
    cairo_set_source(cr, mesh);
    cairo_pattern_destroy(mesh);
    cairo_paint(cr);
    return finish(node, cr);
}
