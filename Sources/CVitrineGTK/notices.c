#include <gtk/gtk.h>

#include "desktop.h"
#include "include/CVitrineGTK.h"

// Notices that the desktop shows for the program: https://specifications.freedesktop.org/notification-spec/latest/

static const char *const name = "org.freedesktop.Notifications";
static const char *const path = "/org/freedesktop/Notifications";
static const int patience = 5000;

// A notice by the program's key. The service gives it a number, a moment after it was asked to show it.
typedef struct {
    char *key;
    guint32 number;
    gboolean is_asking, is_withdrawn, is_transient;
    // What is to be shown once the number is known.
    GVariant *next;
} Notice;

static GHashTable *notices = NULL;
static vitrine_notice_event listener = NULL;
static void *listener_context = NULL;
static int32_t abilities = -1;
// What lets a window come to the front, of the event that is handled.
static char *activation = NULL;

static void free_notice(gpointer data) {
    Notice *notice = data;
    g_clear_pointer(&notice->next, g_variant_unref);
    g_free(notice->key);
    g_free(notice);
}

static Notice *notice_of(guint32 number) {
    GHashTableIter iter;
    gpointer notice;
    if (!notices) return NULL;
    g_hash_table_iter_init(&iter, notices);
    while (g_hash_table_iter_next(&iter, NULL, &notice))
        if (number && ((Notice *)notice)->number == number) return notice;
    return NULL;
}

// MARK: What the service tells

// A notice that was answered is gone: the service closes it by itself, which is nobody's wish.
static void tell(guint32 number, int32_t kind, const char *detail, gboolean is_gone) {
    Notice *notice = notice_of(number);
    if (!notice) return;
    char *key = g_strdup(notice->key);
    if (is_gone) {
        // One that is being shown anew stays under its key, and gets another number.
        if (notice->is_asking) notice->number = 0;
        else g_hash_table_remove(notices, key);
    }
    if (listener) listener(key, kind, detail, listener_context);
    g_free(key);
}

static void heard(
    GDBusConnection *bus, const char *sender, const char *object, const char *of, const char *signal,
    GVariant *parameters, gpointer data) {
    (void)bus, (void)sender, (void)object, (void)of, (void)data;
    guint32 number = 0, reason = 0;
    const char *text = NULL;
    if (g_variant_is_of_type(parameters, G_VARIANT_TYPE("(us)"))) {
        g_variant_get(parameters, "(u&s)", &number, &text);
        if (g_str_equal(signal, "ActivationToken")) {
            if (!notice_of(number)) return;
            g_free(activation);
            activation = g_strdup(text);
        } else if (g_str_equal(signal, "ActionInvoked")) {
            tell(number, vitrine_notice_chosen, text, TRUE);
        } else if (g_str_equal(signal, "NotificationReplied")) {
            tell(number, vitrine_notice_replied, text, TRUE);
        }
    } else if (
        g_str_equal(signal, "NotificationClosed")
        && g_variant_is_of_type(parameters, G_VARIANT_TYPE("(uu)"))) {
        g_variant_get(parameters, "(uu)", &number, &reason);
        // 1 its time was over, 2 the user, 3 whoever showed it, 4 anything else. After its time it may still be answered
        // from the list.
        Notice *notice = notice_of(number);
        gboolean stays = reason == 1 && notice && !notice->is_transient;
        tell(number, reason == 2 ? vitrine_notice_dismissed : vitrine_notice_gone, NULL, !stays);
    }
}

void vitrine_notices_listen(vitrine_notice_event event, void *context) {
    GDBusConnection *bus = desktop_session();
    gboolean is_first = !listener;
    listener = event;
    listener_context = context;
    if (bus && is_first)
        g_dbus_connection_signal_subscribe(
            bus, name, name, NULL, path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, heard, NULL, NULL);
}

// MARK: What the service can do

typedef struct {
    void (*answer)(int32_t abilities, void *context);
    void *context;
} Question;

static void was_told(GObject *source, GAsyncResult *result, gpointer data) {
    Question *question = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    abilities = -1;
    if (reply) {
        static const struct {
            const char *name;
            int32_t ability;
        } known[] = {
            {"actions", vitrine_notices_act},
            {"body-markup", vitrine_notices_read_markup},
            {"inline-reply", vitrine_notices_take_replies},
            {"persistence", vitrine_notices_stay},
            {"sound", vitrine_notices_sound},
        };
        GVariantIter *iter;
        const char *word;
        abilities = 0;
        g_variant_get(reply, "(as)", &iter);
        while (g_variant_iter_next(iter, "&s", &word))
            for (size_t i = 0; i < G_N_ELEMENTS(known); i++)
                if (g_str_equal(word, known[i].name)) abilities |= known[i].ability;
        g_variant_iter_free(iter);
        g_variant_unref(reply);
    }
    question->answer(abilities, question->context);
    g_free(question);
}

void vitrine_notices_ask(void (*answer)(int32_t abilities, void *context), void *context) {
    GDBusConnection *bus = desktop_session();
    if (!bus) {
        answer(-1, context);
        return;
    }
    Question *question = g_new(Question, 1);
    *question = (Question){answer, context};
    g_dbus_connection_call(
        bus, name, path, name, "GetCapabilities", NULL, G_VARIANT_TYPE("(as)"), G_DBUS_CALL_FLAGS_NONE,
        patience, NULL, was_told, question);
}

// MARK: Showing

static void close_notice(guint32 number) {
    g_dbus_connection_call(
        desktop_session(), name, path, name, "CloseNotification", g_variant_new("(u)", number), NULL,
        G_DBUS_CALL_FLAGS_NONE, patience, NULL, NULL, NULL);
}

static void send(Notice *notice, GVariant *content);

static void was_shown(GObject *source, GAsyncResult *result, gpointer data) {
    char *key = data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    Notice *notice = g_hash_table_lookup(notices, key);
    g_free(key);
    if (notice) {
        notice->is_asking = FALSE;
        notice->number = 0;
        if (reply) g_variant_get(reply, "(u)", &notice->number);
        if (notice->next) {
            GVariant *next = g_steal_pointer(&notice->next);
            send(notice, next);
            g_variant_unref(next);
        } else if (!reply || notice->is_withdrawn) {
            if (reply) close_notice(notice->number);
            g_hash_table_remove(notices, notice->key);
        }
    }
    if (reply) g_variant_unref(reply);
}

// The content is what comes before and after the number of the notice in the place of which it is shown.
static void send(Notice *notice, GVariant *content) {
    GVariant *part[7];
    for (int i = 0; i < 7; i++) part[i] = g_variant_get_child_value(content, i);
    notice->is_asking = TRUE;
    notice->is_withdrawn = FALSE;
    GVariant *arguments[] = {part[0], g_variant_new_uint32(notice->number),
                             part[1], part[2],
                             part[3], part[4],
                             part[5], part[6]};
    g_dbus_connection_call(
        desktop_session(), name, path, name, "Notify", g_variant_new_tuple(arguments, G_N_ELEMENTS(arguments)),
        G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NONE, patience, NULL, was_shown, g_strdup(notice->key));
    for (int i = 0; i < 7; i++) g_variant_unref(part[i]);
}

static void add_text(GVariantBuilder *hints, const char *hint, const char *text) {
    if (text) g_variant_builder_add(hints, "{sv}", hint, g_variant_new_string(text));
}

static GVariant *hints_of(const vitrine_notice *notice) {
    GVariantBuilder hints;
    g_variant_builder_init(&hints, G_VARIANT_TYPE("a{sv}"));
    add_text(&hints, "desktop-entry", g_get_prgname());
    add_text(&hints, "image-path", notice->picture);
    add_text(&hints, "sound-name", notice->sound_name);
    add_text(&hints, "sound-file", notice->sound_file);
    add_text(&hints, "x-kde-reply-placeholder-text", notice->reply_placeholder);
    add_text(&hints, "x-kde-reply-submit-button-text", notice->reply_button);
    g_variant_builder_add(&hints, "{sv}", "urgency", g_variant_new_byte(notice->urgency));
    if (!notice->sound_name && !notice->sound_file)
        g_variant_builder_add(&hints, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
    if (notice->is_transient)
        g_variant_builder_add(&hints, "{sv}", "transient", g_variant_new_boolean(TRUE));
    return g_variant_builder_end(&hints);
}

void vitrine_notices_show(const char *key, const vitrine_notice *notice) {
    if (!desktop_session()) return;
    if (!notices) notices = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, free_notice);
    Notice *known = g_hash_table_lookup(notices, key);
    if (!known) {
        known = g_new0(Notice, 1);
        known->key = g_strdup(key);
        g_hash_table_insert(notices, known->key, known);
    }
    bool has_markup = abilities > 0 && (abilities & vitrine_notices_read_markup);
    char *body = has_markup ? g_markup_escape_text(notice->body, -1) : g_strdup(notice->body);
    GVariant *content = g_variant_ref_sink(g_variant_new(
        "(sss@s@as@a{sv}i)", notice->application, "", notice->title, g_variant_new_take_string(body),
        g_variant_new_strv(notice->actions, -1), hints_of(notice), -1));
    known->is_transient = notice->is_transient;
    if (known->is_asking) {
        g_clear_pointer(&known->next, g_variant_unref);
        known->next = content;
    } else {
        send(known, content);
        g_variant_unref(content);
    }
}

void vitrine_notices_withdraw(const char *key) {
    Notice *notice = notices ? g_hash_table_lookup(notices, key) : NULL;
    if (!notice) return;
    if (notice->is_asking) {
        g_clear_pointer(&notice->next, g_variant_unref);
        notice->is_withdrawn = TRUE;
        return;
    }
    close_notice(notice->number);
    g_hash_table_remove(notices, key);
}

void vitrine_notices_present_windows(void) {
    GListModel *windows = gtk_window_get_toplevels();
    for (guint i = 0; i < g_list_model_get_n_items(windows); i++) {
        GtkWindow *window = g_list_model_get_item(windows, i);
        if (gtk_widget_get_visible(GTK_WIDGET(window))) {
            if (activation) gtk_window_set_startup_id(window, activation);
            gtk_window_present(window);
        }
        g_object_unref(window);
    }
    g_clear_pointer(&activation, g_free);
}
