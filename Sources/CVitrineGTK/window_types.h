#ifndef VITRINE_WINDOW_TYPES_H
#define VITRINE_WINDOW_TYPES_H

#include <gtk/gtk.h>

#include "CVitrineGTK.h"

struct vitrine_window {
    GtkWindow *window;
    GtkWidget *canvas;
    GskRenderNode *content;
    GdkRGBA backdrop;
    vitrine_window_callbacks callbacks;
    guint tick;
    /// The size changed after this frame's update phase: the next snapshot asks for a frame first.
    bool stale;
    bool destroyed;
};

/// Adds the event controllers of the canvas.
void window_add_controllers(vitrine_window *window);

#endif
