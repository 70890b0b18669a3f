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
    /// The input method, once text was entered; keys go to it while `takes_text`.
    GtkIMContext *method;
    bool takes_text, has_preedit, is_filtering;
    char *committed, *surrounding;
    int surrounding_caret, surrounding_anchor;
    /// Who has GTK's focus for what has the keyboard: an accessible element; NULL for the canvas.
    GtkWidget *focus;
    /// The canvas's size that was told last.
    int width, height;
};

/// Adds the event controllers of the canvas.
void window_add_controllers(vitrine_window *window);

/// Offers a key to the input method. Returns whether nobody else is to hear of it.
bool window_filter_key(vitrine_window *window, GdkEvent *event, vitrine_event *out);
void window_free_text(vitrine_window *window);

#endif
