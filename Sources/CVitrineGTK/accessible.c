#include "accessible.h"

#include <math.h>

// What assistive technology finds in a window: children of the canvas that draw nothing. GTK tells of them over AT-SPI.

// What every one of these widgets carries.
typedef struct Element {
    vitrine_window *window;
    uint64_t name;
    GdkRectangle frame;
    /// What was said last, which is what holds until the program says otherwise. GTK tells readers also of what is said again.
    char *label, *description, *value, *text;
    uint32_t states;
    int32_t level;
    double number;
    int caret, anchor;
    char **actions;
    /// The number or the text is being changed from here.
    bool is_telling;
} Element;

static GQuark element_quark(void) {
    static GQuark quark = 0;
    if (quark == 0) quark = g_quark_from_static_string("vitrine-accessible");
    return quark;
}

static Element *element_of(void *widget) { return g_object_get_qdata(G_OBJECT(widget), element_quark()); }

static void free_element(gpointer data) {
    Element *element = data;
    g_strfreev(element->actions);
    g_free(element->label);
    g_free(element->description);
    g_free(element->value);
    g_free(element->text);
    g_free(element);
}

// MARK: What is done

typedef struct Request {
    GtkWidget *widget;
    int32_t action, index;
    double number;
    char *text;
} Request;

static void tell_number(GtkWidget *widget, double number);
static void tell_text(GtkWidget *widget);

static gboolean perform(gpointer data) {
    Request *request = data;
    Element *element = element_of(request->widget);
    vitrine_window *window = element->window;
    // Until the program takes it over, all is as it was.
    if (request->action == vitrine_accessible_set_number) tell_number(request->widget, element->number);
    if (request->action == vitrine_accessible_set_text) tell_text(request->widget);
    // Nobody is in a window any more that is gone.
    if (gtk_widget_get_parent(request->widget))
        window->callbacks.accessible(
            window->callbacks.context, element->name, request->action, request->index, request->number,
            request->text);
    g_object_unref(request->widget);
    g_free(request->text);
    g_free(request);
    return G_SOURCE_REMOVE;
}

// Later: GTK is in the middle of the widget, which what is done may take away.
static void ask(GtkWidget *widget, int32_t action, int32_t index, double number, const char *text) {
    Request *request = g_new(Request, 1);
    *request = (Request){g_object_ref(widget), action, index, number, g_strdup(text)};
    g_idle_add_full(G_PRIORITY_DEFAULT, perform, request, NULL);
}

static void standard_action(GtkWidget *widget, const char *name, GVariant *parameter) {
    (void)parameter;
    int32_t action = g_str_equal(name, "click")       ? vitrine_accessible_activate
                     : g_str_equal(name, "increment") ? vitrine_accessible_increment
                                                      : vitrine_accessible_decrement;
    ask(widget, action, 0, 0, NULL);
}

static void own_action(GSimpleAction *action, GVariant *parameter, gpointer data) {
    (void)parameter;
    Element *element = element_of(data);
    for (int i = 0; element->actions && element->actions[i]; i++) {
        if (!g_str_equal(element->actions[i], g_action_get_name(G_ACTION(action)))) continue;
        ask(data, vitrine_accessible_custom, i, 0, NULL);
        return;
    }
}

static void number_changed(GtkRange *range, gpointer data) {
    (void)data;
    Element *element = element_of(range);
    if (element->is_telling) return;
    ask(GTK_WIDGET(range), vitrine_accessible_set_number, 0, gtk_range_get_value(range), NULL);
}

static void text_changed(GtkEditable *editable, gpointer data) {
    (void)data;
    Element *element = element_of(editable);
    if (element->is_telling) return;
    ask(GTK_WIDGET(editable), vitrine_accessible_set_text, 0, 0, gtk_editable_get_text(editable));
}

// MARK: Widgets

static void element_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    (void)widget, (void)orientation, (void)for_size;
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
}

static void element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) { (void)widget, (void)snapshot; }

void accessible_allocate_children(GtkWidget *parent) {
    GtkWidget *child = gtk_widget_get_first_child(parent);
    for (; child; child = gtk_widget_get_next_sibling(child)) {
        Element *element = element_of(child);
        // What GTK's own widgets are made of.
        if (!element) continue;
        int minimum;
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        gtk_widget_size_allocate(child, &element->frame, -1);
    }
}

static void element_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)width, (void)height, (void)baseline;
    accessible_allocate_children(widget);
}

static void become_element(gpointer class) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
    widget->measure = element_measure;
    widget->snapshot = element_snapshot;
    widget->size_allocate = element_allocate;
    // A name that no theme has margins for.
    gtk_widget_class_set_css_name(widget, "vitrine-accessible");
    // By these names screen readers know what they do.
    gtk_widget_class_install_action(widget, "click", NULL, standard_action);
    gtk_widget_class_install_action(widget, "increment", NULL, standard_action);
    gtk_widget_class_install_action(widget, "decrement", NULL, standard_action);
}

typedef GtkWidget VitrineAccessible;
typedef GtkWidgetClass VitrineAccessibleClass;
G_DEFINE_TYPE(VitrineAccessible, vitrine_accessible, GTK_TYPE_WIDGET)

static void element_dispose(GObject *object) {
    accessible_remove_children(GTK_WIDGET(object));
    G_OBJECT_CLASS(vitrine_accessible_parent_class)->dispose(object);
}

static void vitrine_accessible_class_init(VitrineAccessibleClass *class) {
    become_element(class);
    G_OBJECT_CLASS(class)->dispose = element_dispose;
}

static void vitrine_accessible_init(VitrineAccessible *widget) { (void)widget; }

// GTK tells the numbers of its own ranges alone.
typedef GtkRange VitrineAccessibleRange;
typedef GtkRangeClass VitrineAccessibleRangeClass;
G_DEFINE_TYPE(VitrineAccessibleRange, vitrine_accessible_range, GTK_TYPE_RANGE)

static void vitrine_accessible_range_class_init(VitrineAccessibleRangeClass *class) { become_element(class); }

static void vitrine_accessible_range_init(VitrineAccessibleRange *range) { (void)range; }

// And the text of what stands for a GtkText. That is never shown and never has the keyboard, which would begin a second
// input method.
typedef struct VitrineAccessibleText {
    GtkWidget parent;
    GtkWidget *text;
} VitrineAccessibleText;
typedef GtkWidgetClass VitrineAccessibleTextClass;

static GtkEditable *text_delegate(GtkEditable *editable) {
    return GTK_EDITABLE(((VitrineAccessibleText *)editable)->text);
}

static void text_editable_init(GtkEditableInterface *interface) { interface->get_delegate = text_delegate; }

G_DEFINE_TYPE_WITH_CODE(
    VitrineAccessibleText, vitrine_accessible_text, GTK_TYPE_WIDGET,
    G_IMPLEMENT_INTERFACE(GTK_TYPE_EDITABLE, text_editable_init))

static void text_set_property(GObject *object, guint id, const GValue *value, GParamSpec *property) {
    if (!gtk_editable_delegate_set_property(object, id, value, property))
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, property);
}

static void text_get_property(GObject *object, guint id, GValue *value, GParamSpec *property) {
    if (!gtk_editable_delegate_get_property(object, id, value, property))
        G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, property);
}

static void text_dispose(GObject *object) {
    VitrineAccessibleText *widget = (VitrineAccessibleText *)object;
    if (widget->text) gtk_editable_finish_delegate(GTK_EDITABLE(widget));
    g_clear_pointer(&widget->text, gtk_widget_unparent);
    G_OBJECT_CLASS(vitrine_accessible_text_parent_class)->dispose(object);
}

static void vitrine_accessible_text_class_init(VitrineAccessibleTextClass *class) {
    become_element(class);
    GObjectClass *object = G_OBJECT_CLASS(class);
    object->set_property = text_set_property;
    object->get_property = text_get_property;
    object->dispose = text_dispose;
    gtk_editable_install_properties(object, 1);
}

static void vitrine_accessible_text_init(VitrineAccessibleText *widget) {
    widget->text = gtk_text_new();
    gtk_widget_set_visible(widget->text, FALSE);
    gtk_widget_set_parent(widget->text, GTK_WIDGET(widget));
    gtk_editable_init_delegate(GTK_EDITABLE(widget));
    gtk_editable_set_enable_undo(GTK_EDITABLE(widget), FALSE);
}

static const struct {
    GType (*type)(void);
    GtkAccessibleRole role;
} kinds[] = {
    [vitrine_accessible_group] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_GROUP},
    [vitrine_accessible_label] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_LABEL},
    [vitrine_accessible_heading] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_HEADING},
    [vitrine_accessible_image] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_IMG},
    [vitrine_accessible_button] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_BUTTON},
    [vitrine_accessible_link] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_LINK},
    [vitrine_accessible_toggle] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_SWITCH},
    [vitrine_accessible_stepper] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON},
    [vitrine_accessible_slider] = {vitrine_accessible_range_get_type, GTK_ACCESSIBLE_ROLE_SLIDER},
    [vitrine_accessible_progress] = {vitrine_accessible_range_get_type, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR},
    [vitrine_accessible_text_field] = {vitrine_accessible_text_get_type, GTK_ACCESSIBLE_ROLE_TEXT_BOX},
    [vitrine_accessible_search_field] = {vitrine_accessible_text_get_type, GTK_ACCESSIBLE_ROLE_SEARCH_BOX},
    [vitrine_accessible_list] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_LIST},
    [vitrine_accessible_landmark] = {vitrine_accessible_get_type, GTK_ACCESSIBLE_ROLE_REGION},
};

// MARK: What is said

static void tell_number(GtkWidget *widget, double number) {
    Element *element = element_of(widget);
    element->number = number;
    element->is_telling = true;
    gtk_range_set_value(GTK_RANGE(widget), number);
    element->is_telling = false;
}

// Changes as little as there is to change: a reader says what was typed, not what was there before.
static void tell_text(GtkWidget *widget) {
    Element *element = element_of(widget);
    GtkEditable *editable = GTK_EDITABLE(widget);
    char *old = g_strdup(gtk_editable_get_text(editable));
    const char *from = old, *to = element->text;
    int start = 0;
    for (; *from && g_utf8_get_char(from) == g_utf8_get_char(to); start++)
        from = g_utf8_next_char(from), to = g_utf8_next_char(to);
    const char *from_end = from + strlen(from), *to_end = to + strlen(to);
    while (from_end > from && to_end > to) {
        const char *from_last = g_utf8_prev_char(from_end), *to_last = g_utf8_prev_char(to_end);
        if (g_utf8_get_char(from_last) != g_utf8_get_char(to_last)) break;
        from_end = from_last, to_end = to_last;
    }
    element->is_telling = true;
    if (from_end > from) gtk_editable_delete_text(editable, start, start + (int)g_utf8_strlen(from, from_end - from));
    // Ended where it ends: GTK tells readers what goes on behind it, too.
    char *new = g_strndup(to, to_end - to);
    int end = start;
    if (*new) gtk_editable_insert_text(editable, new, -1, &end);
    gtk_editable_select_region(editable, element->anchor, element->caret);
    element->is_telling = false;
    g_free(new);
    g_free(old);
}

static void tell_actions(GtkWidget *widget, const char *const *names) {
    static const char *const none[] = {NULL};
    Element *element = element_of(widget);
    if (!names) names = none;
    if (g_strv_equal(element->actions ? (const char *const *)element->actions : none, names)) return;
    g_strfreev(element->actions);
    element->actions = g_strdupv((char **)names);
    GSimpleActionGroup *group = names[0] ? g_simple_action_group_new() : NULL;
    for (int i = 0; names[i]; i++) {
        GSimpleAction *action = g_simple_action_new(names[i], NULL);
        g_signal_connect(action, "activate", G_CALLBACK(own_action), widget);
        g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
        g_object_unref(action);
    }
    gtk_widget_insert_action_group(widget, "action", G_ACTION_GROUP(group));
    g_clear_object(&group);
}

static void tell_string(GtkWidget *widget, GtkAccessibleProperty property, char **told, const char *string) {
    if (g_strcmp0(*told, string) == 0) return;
    g_free(*told);
    *told = g_strdup(string);
    if (string) gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, string, -1);
    else gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

static void tell_states(GtkWidget *widget, uint32_t states) {
    Element *element = element_of(widget);
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    uint32_t changed = states ^ element->states;
    element->states = states;
    bool is_disabled = states & vitrine_accessible_is_disabled;
    if (changed & vitrine_accessible_is_disabled)
        gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
    if (changed & vitrine_accessible_is_selected) {
        if (states & vitrine_accessible_is_selected)
            gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
        else gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED);
    }
    if (changed & vitrine_accessible_is_checked)
        gtk_accessible_update_state(
            accessible, GTK_ACCESSIBLE_STATE_CHECKED,
            states & vitrine_accessible_is_checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    if (changed & vitrine_accessible_is_modal)
        gtk_accessible_update_property(
            accessible, GTK_ACCESSIBLE_PROPERTY_MODAL, (states & vitrine_accessible_is_modal) != 0, -1);
    if (changed & vitrine_accessible_is_read_only)
        gtk_accessible_update_property(
            accessible, GTK_ACCESSIBLE_PROPERTY_READ_ONLY, (states & vitrine_accessible_is_read_only) != 0, -1);
    if (changed & vitrine_accessible_is_multiline)
        gtk_accessible_update_property(
            accessible, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, (states & vitrine_accessible_is_multiline) != 0, -1);
    gtk_widget_set_focusable(widget, (states & vitrine_accessible_is_focusable) != 0);
    gtk_widget_action_set_enabled(widget, "click", !is_disabled && states & vitrine_accessible_activates);
    bool adjusts = !is_disabled && states & vitrine_accessible_adjusts;
    gtk_widget_action_set_enabled(widget, "increment", adjusts);
    gtk_widget_action_set_enabled(widget, "decrement", adjusts);
}

static GdkRectangle rectangle_in(vitrine_rect frame) {
    return (GdkRectangle){
        (int)round(frame.x), (int)round(frame.y), (int)MAX(0, round(frame.width)), (int)MAX(0, round(frame.height))};
}

static void tell(GtkWidget *widget, const vitrine_accessible_content *content) {
    Element *element = element_of(widget);
    tell_string(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, &element->label, content->label);
    tell_string(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, &element->description, content->description);
    tell_states(widget, content->states);
    tell_actions(widget, content->actions);
    if (content->level != element->level) {
        element->level = content->level;
        gtk_accessible_update_property(
            GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, MAX(1, content->level), -1);
    }
    if (GTK_IS_RANGE(widget)) {
        element->is_telling = true;
        gtk_range_set_range(GTK_RANGE(widget), content->minimum, content->maximum);
        tell_number(widget, content->number);
        tell_string(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, &element->value, content->value);
    }
    if (GTK_IS_EDITABLE(widget)) {
        g_free(element->text);
        element->text = g_strdup(content->text ? content->text : "");
        element->caret = content->caret, element->anchor = content->anchor;
        tell_text(widget);
    }
    element->frame = rectangle_in(content->frame);
}

// MARK: Interface

static GtkWidget *widget_of(vitrine_accessible *element) { return (GtkWidget *)element; }

vitrine_accessible *vitrine_accessible_create(
    vitrine_window *window, uint64_t name, int32_t role, const vitrine_accessible_content *content,
    vitrine_accessible *parent, vitrine_accessible *previous) {
    GtkWidget *widget = g_object_new(kinds[role].type(), "accessible-role", kinds[role].role, "can-target", FALSE, NULL);
    Element *element = g_new0(Element, 1);
    element->window = window, element->name = name;
    g_object_set_qdata_full(G_OBJECT(widget), element_quark(), element, free_element);
    if (GTK_IS_RANGE(widget)) g_signal_connect(widget, "value-changed", G_CALLBACK(number_changed), NULL);
    if (GTK_IS_EDITABLE(widget)) g_signal_connect(widget, "changed", G_CALLBACK(text_changed), NULL);
    gtk_widget_insert_after(widget, parent ? widget_of(parent) : window->canvas, widget_of(previous));
    // Not before: GTK would tell it with the first change, when a reader may be there.
    tell(widget, content);
    // That it is off is said, too.
    if (role == vitrine_accessible_toggle && !(content->states & vitrine_accessible_is_checked))
        gtk_accessible_update_state(
            GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    return (vitrine_accessible *)widget;
}

void vitrine_accessible_set(vitrine_accessible *element, const vitrine_accessible_content *content) {
    GtkWidget *widget = widget_of(element);
    GdkRectangle frame = element_of(widget)->frame;
    tell(widget, content);
    if (!gdk_rectangle_equal(&frame, &element_of(widget)->frame))
        gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
}

void vitrine_accessible_move(vitrine_accessible *element, vitrine_accessible *previous) {
    GtkWidget *widget = widget_of(element);
    gtk_widget_insert_after(widget, gtk_widget_get_parent(widget), widget_of(previous));
}

void vitrine_accessible_remove(vitrine_accessible *element) {
    GtkWidget *widget = widget_of(element);
    vitrine_window *window = element_of(widget)->window;
    // GTK would leave the keyboard to nobody.
    if (window->focus == widget) vitrine_window_focus_accessible(window, NULL);
    gtk_widget_unparent(widget);
}

void accessible_remove_children(GtkWidget *parent) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(parent))) gtk_widget_unparent(child);
}

void window_take_keyboard(vitrine_window *window) {
    GtkWidget *focus = window->focus ? window->focus : window->canvas;
    if (gtk_window_get_focus(window->window) != focus) gtk_widget_grab_focus(focus);
}

void vitrine_window_focus_accessible(vitrine_window *window, vitrine_accessible *element) {
    // Keys go by way of the canvas, whose controller is before all that it holds.
    window->focus = widget_of(element);
    window_take_keyboard(window);
}

bool vitrine_window_announce(vitrine_window *window, const char *sentence) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(
        GTK_ACCESSIBLE(window->canvas), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    return true;
#else
    (void)window, (void)sentence;
    return false;
#endif
}
