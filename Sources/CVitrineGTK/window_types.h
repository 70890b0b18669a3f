#ifndef VITRINE_WINDOW_TYPES_H
#define VITRINE_WINDOW_TYPES_H

#include <gtk/gtk.h>

#include "CVitrineGTK.h"

struct vitrine_window {
    GtkWindow *window;
    GtkWidget *canvas;
    GskRenderNode *content;
    GdkRGBA backdrop;
    /// Whether the content covers the canvas with opaque pixels.
    bool covered;
    vitrine_window_callbacks callbacks;
    guint tick;
    /// The size changed after this frame's update phase: the next snapshot asks for a frame first.
    bool stale;
    bool destroyed;
    /// A surface that keeps a pool of shared memory, and the size of the frames that it has room for, in pixels.
    cairo_surface_t *kept_memory;
    int kept_width, kept_height;
};

/// Adds the event controllers of the canvas.
void window_add_controllers(vitrine_window *window);

#endif
