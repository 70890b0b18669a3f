#ifndef VITRINE_OUTLINE_H
#define VITRINE_OUTLINE_H

#include <cairo.h>
#include <glib.h>
#include <stdbool.h>

typedef struct outline_point {
    double x, y;
} outline_point;

/// A piece of a contour: a cubic Bézier curve, or a line, whose inner points are a third and two thirds of its way.
typedef struct outline_curve {
    outline_point points[4];
    bool is_line;
} outline_curve;

/// The contours of a glyph in thousandths of an em, each of which is closed. Filled by nonzero winding.
typedef struct outline {
    /// Of all contours, one after the other.
    GArray *curves;
    /// For each contour, of which curve the next one starts.
    GArray *ends;
} outline;

outline *outline_create(const cairo_path_t *path);
void outline_free(outline *outline);
/// Appends the contours to the context's path.
void outline_append(const outline *outline, cairo_t *cr);

/// What is inside; above 0 whichever way the contours run.
double outline_area(const outline *outline);
/// Multiplies what is across with `width`, and moves upright edges outwards by `growth`.
void outline_widen(outline *outline, double width, double growth);
/// Rounds the corners that stick out. Ends of strokes about as wide as `stem` become as round as `fullness` says, of
/// which 1 is half a circle; other corners get a radius of a little less than half a stem.
void outline_round(outline *outline, double stem, double fullness);

#endif
