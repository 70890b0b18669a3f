#include "accessible.h"

static void send(vitrine_window *window, const vitrine_event *event) {
    if (!window->destroyed) window->callbacks.event(window->callbacks.context, event);
}

static bool locate(vitrine_window *window, GdkEvent *event, vitrine_event *out) {
    double x, y, inset_x, inset_y;
    if (!gdk_event_get_position(event, &x, &y)) return false;
    // Events count from the surface, whose shadow and title bar lie around the canvas.
    gtk_native_get_surface_transform(GTK_NATIVE(window->window), &inset_x, &inset_y);
    graphene_point_t point;
    if (!gtk_widget_compute_point(
            GTK_WIDGET(window->window), window->canvas,
            &GRAPHENE_POINT_INIT((float)(x - inset_x), (float)(y - inset_y)), &point))
        return false;
    out->x = point.x;
    out->y = point.y;
    return true;
}

static uint32_t modifiers_of(GdkModifierType state) {
    return (state & GDK_LOCK_MASK ? 1u : 0) | (state & GDK_SHIFT_MASK ? 2u : 0)
        | (state & GDK_CONTROL_MASK ? 4u : 0) | (state & GDK_ALT_MASK ? 8u : 0)
        | (state & (GDK_SUPER_MASK | GDK_META_MASK) ? 16u : 0);
}

static bool scroll(GdkEvent *event, vitrine_event *out) {
    out->kind = vitrine_event_scroll;
    switch (gdk_scroll_event_get_direction(event)) {
        case GDK_SCROLL_UP: out->dy = -1; return true;
        case GDK_SCROLL_DOWN: out->dy = 1; return true;
        case GDK_SCROLL_LEFT: out->dx = -1; return true;
        case GDK_SCROLL_RIGHT: out->dx = 1; return true;
        default: break;
    }
    gdk_scroll_event_get_deltas(event, &out->dx, &out->dy);
    out->is_stop = gdk_scroll_event_is_stop(event);
    GdkDevice *device = gdk_event_get_device(event);
    bool touchpad = device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD;
    if (gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE) {
        out->precise = true;
    } else if (touchpad) {
        // X11 reports a touchpad in fractions of a notch; 15 pt for one is what its driver means by it.
        out->precise = true;
        out->dx *= 15;
        out->dy *= 15;
    }
    return true;
}

static bool pinch(GdkEvent *event, vitrine_event *out) {
    switch (gdk_touchpad_event_get_gesture_phase(event)) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: out->kind = vitrine_event_pinch_begin; break;
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: out->kind = vitrine_event_pinch_update; break;
        case GDK_TOUCHPAD_GESTURE_PHASE_END: out->kind = vitrine_event_pinch_end; break;
        default: out->kind = vitrine_event_pinch_cancel; break;
    }
    out->scale = gdk_touchpad_event_get_pinch_scale(event);
    out->angle = gdk_touchpad_event_get_pinch_angle_delta(event);
    return true;
}

static bool fill(vitrine_window *window, GdkEvent *event, vitrine_event *out) {
    switch (gdk_event_get_event_type(event)) {
        case GDK_MOTION_NOTIFY: out->kind = vitrine_event_motion; break;
        case GDK_BUTTON_PRESS:
        case GDK_BUTTON_RELEASE:
            out->kind = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS ? vitrine_event_button_down
                                                                           : vitrine_event_button_up;
            out->button = gdk_button_event_get_button(event);
            break;
        case GDK_LEAVE_NOTIFY: out->kind = vitrine_event_leave; return true;
        case GDK_GRAB_BROKEN: out->kind = vitrine_event_grab_lost; return true;
        case GDK_SCROLL:
            locate(window, event, out);
            return scroll(event, out);
        case GDK_TOUCHPAD_PINCH:
            locate(window, event, out);
            return pinch(event, out);
        case GDK_TOUCH_BEGIN: out->kind = vitrine_event_touch_down; break;
        case GDK_TOUCH_UPDATE: out->kind = vitrine_event_touch_move; break;
        case GDK_TOUCH_END: out->kind = vitrine_event_touch_up; break;
        case GDK_TOUCH_CANCEL: out->kind = vitrine_event_touch_cancel; break;
        case GDK_KEY_PRESS:
        case GDK_KEY_RELEASE:
            out->kind = gdk_event_get_event_type(event) == GDK_KEY_PRESS ? vitrine_event_key_down
                                                                        : vitrine_event_key_up;
            out->keyval = gdk_key_event_get_keyval(event);
            out->hardware_keycode = gdk_key_event_get_keycode(event);
            out->unicode = gdk_keyval_to_unicode(out->keyval);
            return true;
        default: return false;
    }
    out->touch = (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
    return locate(window, event, out);
}

static gboolean received(GtkEventController *controller, GdkEvent *event, gpointer data) {
    (void)controller;
    vitrine_window *window = data;
    GdkModifierType state = gdk_event_get_modifier_state(event);
    vitrine_event out = {
        .time = vitrine_now(),
        .modifiers = modifiers_of(state),
        .button_pressed = (state & (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK)) != 0,
    };
    if (!fill(window, event, &out)) return GDK_EVENT_PROPAGATE;
    if (out.kind == vitrine_event_button_down) window_take_keyboard(window);
    bool is_key = out.kind == vitrine_event_key_down || out.kind == vitrine_event_key_up;
    if (is_key && window_filter_key(window, event, &out)) return GDK_EVENT_STOP;
    send(window, &out);
    // Keys stop here, or the window's own bindings would move GTK's focus.
    return is_key;
}

static void activity_changed(GObject *gtk, GParamSpec *property, gpointer data) {
    (void)property;
    if (gtk_window_is_active(GTK_WINDOW(gtk))) return;
    vitrine_event event = {.kind = vitrine_event_focus_lost, .time = vitrine_now()};
    send(data, &event);
}

void window_add_controllers(vitrine_window *window) {
    // One controller that sees every event as it came: gestures are recognised above, the same way offscreen.
    GtkEventController *all = gtk_event_controller_legacy_new();
    gtk_event_controller_set_propagation_phase(all, GTK_PHASE_CAPTURE);
    g_signal_connect(all, "event", G_CALLBACK(received), window);
    gtk_widget_add_controller(window->canvas, all);
    g_signal_connect(window->window, "notify::is-active", G_CALLBACK(activity_changed), window);
}
