#include "gradient.h"

#include "drawn_pixels.h"

/// Colours along a gradient: between two of them hardly a channel changes by a quarter of its least step.
#define COLOURS 1024
/// Pixels drawn in one piece.
#define PIECE (1 << 20)
/// The bits behind the point of a place along the gradient, in colours.
#define FRACTION 32

typedef struct {
    uint32_t colours[COLOURS];
    bool opaque;
    /// The place of a pixel's centre, in colours: `x` for a column, `y` for a row, and `start` at the origin.
    double x, y, start;
} ramp;

static uint32_t premultiplied(const GdkRGBA *a, const GdkRGBA *b, double share) {
    double alpha = component_between(a->alpha, b->alpha, share);
    double red = component_between(a->red, b->red, share) * alpha;
    double green = component_between(a->green, b->green, share) * alpha;
    double blue = component_between(a->blue, b->blue, share) * alpha;
    return (uint32_t)(alpha * 255 + 0.5) << 24 | (uint32_t)(red * 255 + 0.5) << 16
        | (uint32_t)(green * 255 + 0.5) << 8 | (uint32_t)(blue * 255 + 0.5);
}

static void fill_colours(ramp *to, const GskColorStop *stops, gsize count) {
    to->opaque = true;
    for (gsize i = 0; i < count; i++) to->opaque = to->opaque && stops[i].color.alpha >= 1;
    gsize next = 0;
    for (int i = 0; i < COLOURS; i++) {
        double place = (i + 0.5) / COLOURS;
        while (next < count && stops[next].offset <= place) next++;
        const GskColorStop *before = &stops[next > 0 ? next - 1 : 0], *after = &stops[MIN(next, count - 1)];
        double span = after->offset - before->offset;
        double share = span > 0 ? (place - before->offset) / span : 0;
        to->colours[i] = premultiplied(&before->color, &after->color, CLAMP(share, 0, 1));
    }
}

/// Where the centres of pixels lie along the gradient from one point to another.
///
/// - Returns: false where cairo is as fast (a row is of one colour), or nothing can be said.
static bool place(ramp *to, GskRenderNode *node, cairo_t *cr) {
    const graphene_point_t *from = gsk_linear_gradient_node_get_start(node);
    const graphene_point_t *end = gsk_linear_gradient_node_get_end(node);
    double dx = end->x - from->x, dy = end->y - from->y, square = dx * dx + dy * dy;
    cairo_matrix_t inverse;
    cairo_get_matrix(cr, &inverse);
    if (square == 0 || cairo_matrix_invert(&inverse) != CAIRO_STATUS_SUCCESS) return false;
    double unit = COLOURS / square;
    to->x = (inverse.xx * dx + inverse.yx * dy) * unit;
    to->y = (inverse.xy * dx + inverse.yy * dy) * unit;
    to->start = ((inverse.x0 - from->x) * dx + (inverse.y0 - from->y) * dy) * unit;
    // What is too short for its colours has an edge, which is cairo's to smooth.
    return fabs(to->x) > 1e-6 && hypot(to->x, to->y) < COLOURS / 4;
}

static void fill_row(const ramp *from, int x, int y, int width, uint32_t *pixels) {
    const double one = (double)((int64_t)1 << FRACTION);
    // From whole numbers alone, so that a column has the same place whichever is the first that is drawn.
    int64_t step = llround(from->x * one);
    int64_t place = llround((from->start + from->y * (y + 0.5) + from->x * 0.5) * one) + step * x;
    for (int i = 0; i < width; i++, place += step) {
        int64_t colour = place >> FRACTION;
        pixels[i] = from->colours[CLAMP(colour, 0, COLOURS - 1)];
    }
}

static void draw_piece(
    const ramp *ramp, cairo_t *cr, const graphene_rect_t *bounds, cairo_rectangle_int_t piece, uint32_t *buffer) {
    for (int row = 0; row < piece.height; row++)
        fill_row(ramp, piece.x, piece.y + row, piece.width, buffer + (size_t)row * (size_t)piece.width);
    cairo_surface_t *source = cairo_image_surface_create_for_data(
        (unsigned char *)buffer, ramp->opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, piece.width,
        piece.height, piece.width * 4);
    cairo_save(cr);
    cairo_rectangle(cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
    cairo_identity_matrix(cr);
    cairo_set_source_surface(cr, source, piece.x, piece.y);
    cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
    cairo_fill(cr);
    cairo_restore(cr);
    cairo_surface_destroy(source);
}

bool draw_linear_gradient(GskRenderNode *node, cairo_t *cr) {
    gsize count;
    const GskColorStop *stops = gsk_linear_gradient_node_get_color_stops(node, &count);
    graphene_rect_t bounds;
    gsk_render_node_get_bounds(node, &bounds);
    ramp ramp;
    cairo_rectangle_int_t pixels;
    if (!is_drawn_into_pixels(cr) || !place(&ramp, node, cr)) return false;
    if (!drawn_pixels(cr, &bounds, &pixels)) return true;
    fill_colours(&ramp, stops, count);
    int rows = CLAMP(PIECE / pixels.width, 1, pixels.height);
    uint32_t *buffer = g_try_malloc((gsize)rows * (gsize)pixels.width * 4);
    if (!buffer) return false;
    for (int y = 0; y < pixels.height; y += rows) {
        cairo_rectangle_int_t piece = {pixels.x, pixels.y + y, pixels.width, MIN(rows, pixels.height - y)};
        cairo_save(cr);
        if (rows < pixels.height) {
            cairo_matrix_t matrix;
            cairo_get_matrix(cr, &matrix);
            cairo_identity_matrix(cr);
            cairo_rectangle(cr, piece.x, piece.y, piece.width, piece.height);
            cairo_clip(cr);
            cairo_set_matrix(cr, &matrix);
        }
        draw_piece(&ramp, cr, &bounds, piece, buffer);
        cairo_restore(cr);
    }
    g_free(buffer);
    return true;
}
