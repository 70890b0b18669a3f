#ifndef VITRINE_BACKDROP_H
#define VITRINE_BACKDROP_H

#include "conversions.h"

/// From now on backdrops are drawn into an area of a surface, in pixels; what they see is kept in `kept` unless that is
/// NULL. Returns what is to be given to `end_backdrops`.
gpointer begin_backdrops(vitrine_backdrops *kept, cairo_rectangle_int_t area);
void end_backdrops(gpointer outer);

#endif
