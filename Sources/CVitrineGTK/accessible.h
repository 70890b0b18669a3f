#ifndef VITRINE_ACCESSIBLE_H
#define VITRINE_ACCESSIBLE_H

#include "window_types.h"

/// Gives the accessible elements in a widget their frames.
void accessible_allocate_children(GtkWidget *parent);

/// Takes all widgets out of one.
void accessible_remove_children(GtkWidget *parent);

/// Gives the keyboard to the canvas, or to what stands in it for what has the keyboard above.
void window_take_keyboard(vitrine_window *window);

#endif
