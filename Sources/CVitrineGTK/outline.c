#include "outline.h"

#include <math.h>

typedef outline_point point;
typedef outline_curve curve;

// Points that are nearer to each other say nothing about directions: files hold handles of half a unit that point back.
static const double noise = 1.5;

static point between(point a, point b, double part) {
    return (point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
}

static double distance(point a, point b) { return hypot(b.x - a.x, b.y - a.y); }

static double cross(point a, point b) { return a.x * b.y - a.y * b.x; }

static double dot(point a, point b) { return a.x * b.x + a.y * b.y; }

static curve line(point from, point to) {
    return (curve){{from, between(from, to, 1 / 3.0), between(from, to, 2 / 3.0), to}, true};
}

static curve *curve_at(const outline *outline, guint i) { return &g_array_index(outline->curves, curve, i); }

// MARK: Paths

static outline *outline_new(void) {
    outline *result = g_new(outline, 1);
    result->curves = g_array_new(FALSE, FALSE, sizeof(curve));
    result->ends = g_array_new(FALSE, FALSE, sizeof(guint));
    return result;
}

void outline_free(outline *outline) {
    g_array_unref(outline->curves);
    g_array_unref(outline->ends);
    g_free(outline);
}

// Pieces of no length have no direction.
static void add(outline *outline, curve piece) {
    point *p = piece.points;
    const double least = 1e-6;
    if (distance(p[0], p[3]) > least || distance(p[0], p[1]) > least || distance(p[0], p[2]) > least)
        g_array_append_val(outline->curves, piece);
}

static void end_contour(outline *outline) {
    guint last = outline->ends->len ? g_array_index(outline->ends, guint, outline->ends->len - 1) : 0;
    if (outline->curves->len > last) g_array_append_val(outline->ends, outline->curves->len);
}

outline *outline_create(const cairo_path_t *path) {
    outline *result = outline_new();
    point start = {0, 0}, here = {0, 0};
    for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
        const cairo_path_data_t *data = &path->data[i];
        point to[3];
        for (int n = 0; n < 3 && n + 1 < data->header.length; n++)
            to[n] = (point){data[n + 1].point.x, data[n + 1].point.y};
        switch (data->header.type) {
            case CAIRO_PATH_MOVE_TO:
                add(result, line(here, start));
                end_contour(result);
                start = here = to[0];
                break;
            case CAIRO_PATH_LINE_TO:
                add(result, line(here, to[0]));
                here = to[0];
                break;
            case CAIRO_PATH_CURVE_TO:
                add(result, (curve){{here, to[0], to[1], to[2]}, false});
                here = to[2];
                break;
            case CAIRO_PATH_CLOSE_PATH:
                add(result, line(here, start));
                end_contour(result);
                here = start;
                break;
        }
    }
    add(result, line(here, start));
    end_contour(result);
    return result;
}

void outline_append(const outline *outline, cairo_t *cr) {
    guint first = 0;
    for (guint n = 0; n < outline->ends->len; n++) {
        guint end = g_array_index(outline->ends, guint, n);
        point start = curve_at(outline, first)->points[0];
        cairo_move_to(cr, start.x, start.y);
        for (guint i = first; i < end; i++) {
            const curve *piece = curve_at(outline, i);
            const point *p = piece->points;
            if (piece->is_line) cairo_line_to(cr, p[3].x, p[3].y);
            else cairo_curve_to(cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
        }
        cairo_close_path(cr);
        first = end;
    }
}

// The area that a cubic curve and the lines from its ends to the origin enclose, by Green's theorem.
static double area_of(const point *p) {
    return (6 * cross(p[0], p[1]) + 3 * cross(p[0], p[2]) + cross(p[0], p[3]) + 3 * cross(p[1], p[2])
               + 3 * cross(p[1], p[3]) + 6 * cross(p[2], p[3]))
        / 20;
}

// Below 0 where contours with letters inside run against the turn from x to y.
static double signed_area(const outline *outline) {
    double sum = 0;
    for (guint i = 0; i < outline->curves->len; i++) sum += area_of(curve_at(outline, i)->points);
    return sum;
}

double outline_area(const outline *outline) { return fabs(signed_area(outline)); }

static double side_of(const outline *outline) { return signed_area(outline) < 0 ? -1 : 1; }

// MARK: Widening

// The next point of the polygon that differs, as a direction of length 1.
static point direction(const point *polygon, guint count, guint from, bool forwards) {
    for (guint n = 1; n < count; n++) {
        point to = polygon[(forwards ? from + n : from + count - n) % count];
        double length = distance(polygon[from], to), sign = forwards ? 1 : -1;
        if (length > noise)
            return (point){sign * (to.x - polygon[from].x) / length, sign * (to.y - polygon[from].y) / length};
    }
    return (point){1, 0};
}

// How far out a point between two edges moves across when both move by 1.
static double shift(point in, point out, double side) {
    point sum = {side * (in.y + out.y), -side * (in.x + out.x)};
    // Where edges meet at sharp angles their corner would go far away.
    double result = sum.x / MAX(1 + dot(in, out), 0.4);
    return CLAMP(result, -1.2, 1.2);
}

// Points that are nearer to each other than they would pass one another move together, or the outline would fold.
static void prevent_folds(const point *polygon, double *shifts, guint count) {
    for (int pass = 0; pass < 4; pass++)
        for (guint i = 0; i < count; i++) {
            guint next = (i + 1) % count;
            double before = polygon[next].x - polygon[i].x, after = before + shifts[next] - shifts[i];
            if (before * after < 0) shifts[i] = shifts[next] = (shifts[i] + shifts[next]) / 2;
        }
}

static void widen_contour(curve *curves, guint count, double width, double growth, double side) {
    point *polygon = g_new(point, count * 3);
    guint corners = 0;
    for (guint i = 0; i < count; i++)
        for (int n = 0; n < (curves[i].is_line ? 1 : 3); n++) {
            point p = curves[i].points[n];
            polygon[corners++] = (point){p.x * width, p.y};
        }
    double *shifts = g_new(double, corners);
    for (guint i = 0; i < corners; i++) {
        point in = direction(polygon, corners, i, false), out = direction(polygon, corners, i, true);
        shifts[i] = growth * shift(in, out, side);
    }
    prevent_folds(polygon, shifts, corners);
    guint corner = 0;
    for (guint i = 0; i < count; i++)
        for (int n = 0; n < (curves[i].is_line ? 1 : 3); n++, corner++)
            curves[i].points[n] = (point){polygon[corner].x + shifts[corner], polygon[corner].y};
    for (guint i = 0; i < count; i++) {
        point to = curves[(i + 1) % count].points[0];
        if (curves[i].is_line) curves[i] = line(curves[i].points[0], to);
        else curves[i].points[3] = to;
    }
    g_free(shifts);
    g_free(polygon);
}

void outline_widen(outline *outline, double width, double growth) {
    double side = side_of(outline);
    guint first = 0;
    for (guint n = 0; n < outline->ends->len; n++) {
        guint end = g_array_index(outline->ends, guint, n);
        widen_contour(curve_at(outline, first), end - first, width, growth, side);
        first = end;
    }
}

// MARK: Rounding

// Where a curve is after a part of it, and what it is up to there or from there.
static void split(const curve *piece, double part, curve *before, curve *after) {
    const point *p = piece->points;
    point a = between(p[0], p[1], part), b = between(p[1], p[2], part), c = between(p[2], p[3], part);
    point d = between(a, b, part), e = between(b, c, part), middle = between(d, e, part);
    if (before) *before = (curve){{p[0], a, d, middle}, piece->is_line};
    if (after) *after = (curve){{middle, e, c, p[3]}, piece->is_line};
}

static point point_on(const point *p, double t) {
    double u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    return (point){
        a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y};
}

enum { steps = 16 };

static double length_of(const curve *piece) {
    if (piece->is_line) return distance(piece->points[0], piece->points[3]);
    double sum = 0;
    point last = piece->points[0];
    for (int i = 1; i <= steps; i++) {
        point next = point_on(piece->points, i / (double)steps);
        sum += distance(last, next);
        last = next;
    }
    return sum;
}

// The part of a curve that is so long.
static double part_at(const curve *piece, double length) {
    if (piece->is_line) return length / distance(piece->points[0], piece->points[3]);
    point last = piece->points[0];
    for (int i = 1; i <= steps; i++) {
        point next = point_on(piece->points, i / (double)steps);
        double step = distance(last, next);
        if (length <= step) return (i - 1 + (step > 0 ? length / step : 0)) / steps;
        length -= step;
        last = next;
    }
    return 1;
}

// From a place to the first that is some way off, or else to the last.
static point towards(point from, const point *candidates) {
    int i = 0;
    while (i < 2 && distance(from, candidates[i]) < noise) i++;
    double length = distance(from, candidates[i]);
    if (length < 1e-6) return (point){1, 0};
    return (point){(candidates[i].x - from.x) / length, (candidates[i].y - from.y) / length};
}

static point start_direction(const curve *piece) { return towards(piece->points[0], piece->points + 1); }

static point end_direction(const curve *piece) {
    point back[] = {piece->points[2], piece->points[1], piece->points[0]};
    point result = towards(piece->points[3], back);
    return (point){-result.x, -result.y};
}

// Where a contour turns at once, and the smooth run of curves that begins there.
typedef struct corner {
    guint curve;
    /// In radians, above 0 where it sticks out.
    double turn;
    /// How much of a run a radius of 1 takes away.
    double tangent;
    double radius;
    /// Of the run.
    double length;
} corner;

static bool sticks_out(const corner *c) { return c->turn > 0; }

// Corners, whose runs are measured. Joins that are nearly smooth are none.
static GArray *corners_of(const curve *curves, guint count, double side) {
    const double least = 12 * G_PI / 180;
    double area = 0;
    for (guint i = 0; i < count; i++) area += area_of(curves[i].points);
    // What turns back is no end of a stroke, but a fold where outlines were widened, most likely of what letters enclose.
    double most = (area * side < 0 ? 145 : 160) * G_PI / 180;
    GArray *corners = g_array_new(FALSE, FALSE, sizeof(corner));
    for (guint i = 0; i < count; i++) {
        point in = end_direction(&curves[(i + count - 1) % count]), out = start_direction(&curves[i]);
        double turn = side * atan2(cross(in, out), dot(in, out));
        if (fabs(turn) < least) continue;
        if (turn > most) turn = -turn;
        corner next = {.curve = i, .turn = turn, .tangent = turn > 0 ? tan(turn / 2) : 0};
        g_array_append_val(corners, next);
    }
    for (guint n = 0; n < corners->len; n++) {
        corner *this = &g_array_index(corners, corner, n);
        guint end = g_array_index(corners, corner, (n + 1) % corners->len).curve;
        guint i = this->curve;
        do {
            this->length += length_of(&curves[i]);
            i = (i + 1) % count;
        } while (i != end);
    }
    return corners;
}

// The radius of each corner: where a stroke ends, of the two that make it round; elsewhere the usual one; and no more than
// there is room for.
static void choose_radii(GArray *corners, double stem, double fullness) {
    corner *c = (corner *)corners->data;
    guint count = corners->len;
    double usual = 0.46 * stem * fullness;
    for (guint i = 0; i < count; i++) c[i].radius = sticks_out(&c[i]) ? usual : 0;
    for (guint i = 0; i < count; i++) {
        corner *start = &c[i], *end = &c[(i + 1) % count];
        bool is_end = count > 1 && sticks_out(start) && sticks_out(end) && start->length < 1.6 * stem
            && start->turn + end->turn > 100 * G_PI / 180;
        if (!is_end) continue;
        double whole = MIN(start->length / (start->tangent + end->tangent), stem);
        start->radius = MAX(start->radius, whole * fullness);
        end->radius = MAX(end->radius, whole * fullness);
    }
    for (guint i = 0; i < count; i++) {
        corner *start = &c[i], *end = &c[(i + 1) % count];
        double tangents = start->tangent + end->tangent;
        if (tangents <= 0) continue;
        double most = start->length / tangents;
        if (start->tangent > 0) start->radius = MIN(start->radius, most);
        if (end->tangent > 0) end->radius = MIN(end->radius, most);
    }
}

// Adds what is left of a run between two lengths.
static void add_trimmed(
    outline *result, const curve *curves, guint count, const corner *run, double from, double to) {
    double at = 0;
    guint i = run->curve;
    do {
        curve piece = curves[i];
        double length = length_of(&piece), first = MAX(from - at, 0), last = MIN(to - at, length);
        at += length;
        i = (i + 1) % count;
        if (last - first < 1e-6) continue;
        double start = first > 0 ? part_at(&piece, first) : 0, end = last < length ? part_at(&piece, last) : 1;
        if (end < 1) split(&piece, end, &piece, NULL);
        if (start > 0) split(&piece, start / end, NULL, &piece);
        add(result, piece);
    } while (at < run->length - 1e-6);
}

// Where a run is after a length, and which way it goes there.
static point place_on(const curve *curves, guint count, const corner *run, double length, point *way) {
    guint i = run->curve;
    for (;;) {
        double whole = length_of(&curves[i]);
        if (length <= whole + 1e-6) {
            double part = part_at(&curves[i], MIN(length, whole));
            curve before, after;
            split(&curves[i], part, &before, &after);
            *way = part < 0.5 ? start_direction(&after) : end_direction(&before);
            return after.points[0];
        }
        length -= whole;
        i = (i + 1) % count;
    }
}

// The arc from one place to another, which it leaves and reaches by the ways given.
static curve arc(point from, point out, point to, point in) {
    double turn = fabs(atan2(cross(out, in), dot(out, in)));
    if (turn < 0.01) return line(from, to);
    double radius = distance(from, to) / (2 * sin(turn / 2)), handle = 4 / 3.0 * tan(turn / 4) * radius;
    point a = {from.x + out.x * handle, from.y + out.y * handle}, b = {to.x - in.x * handle, to.y - in.y * handle};
    return (curve){{from, a, b, to}, false};
}

static void round_contour(
    outline *result, const curve *curves, guint count, double stem, double fullness, double side) {
    GArray *corners = corners_of(curves, count, side);
    if (corners->len == 0) {
        g_array_append_vals(result->curves, curves, count);
    } else {
        choose_radii(corners, stem, fullness);
    }
    for (guint n = 0; n < corners->len; n++) {
        const corner *run = &g_array_index(corners, corner, n);
        const corner *next = &g_array_index(corners, corner, (n + 1) % corners->len);
        double to = run->length - next->radius * next->tangent;
        add_trimmed(result, curves, count, run, run->radius * run->tangent, to);
        if (next->radius <= 0) continue;
        point out, in;
        point from = place_on(curves, count, run, MAX(to, 0), &out);
        point target = place_on(curves, count, next, next->radius * next->tangent, &in);
        add(result, arc(from, out, target, in));
    }
    g_array_unref(corners);
    end_contour(result);
}

void outline_round(outline *shape, double stem, double fullness) {
    double side = side_of(shape);
    outline *result = outline_new();
    guint first = 0;
    for (guint n = 0; n < shape->ends->len; n++) {
        guint end = g_array_index(shape->ends, guint, n);
        round_contour(result, curve_at(shape, first), end - first, stem, fullness, side);
        first = end;
    }
    outline old = *shape;
    *shape = *result;
    *result = old;
    outline_free(result);
}
