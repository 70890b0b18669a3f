#include <gtk/gtk.h>

#include "portal.h"

// The desktop's own appearance. GTK 4 before 4.20 does not ask for it where there are no X settings: what the settings
// portal says goes into GTK's settings, from which windows know it.

static const char *const name = "org.freedesktop.portal.Desktop";
static const char *const path = "/org/freedesktop/portal/desktop";
static const char *const interface = "org.freedesktop.portal.Settings";
static const char *const space = "org.freedesktop.appearance";
// 0 without a preference, 1 for dark, 2 for light.
static const char *const scheme_key = "color-scheme";
// 0 without a preference, 1 for more contrast.
static const char *const contrast_key = "contrast";

static gboolean wants_contrast = FALSE;

bool portal_wants_contrast(void) { return wants_contrast; }

static void take_scheme(guint32 number) {
    gboolean is_dark = number == 1, was_dark = FALSE;
    GtkSettings *settings = gtk_settings_get_default();
    if (settings) g_object_get(settings, "gtk-application-prefer-dark-theme", &was_dark, NULL);
    if (settings && was_dark != is_dark)
        g_object_set(settings, "gtk-application-prefer-dark-theme", is_dark, NULL);
}

static void take_contrast(guint32 number) {
    if (wants_contrast == (number == 1)) return;
    wants_contrast = number == 1;
    // GTK has no setting for it before 4.20: windows look at it with the others.
    GtkSettings *settings = gtk_settings_get_default();
    if (settings) g_object_notify(G_OBJECT(settings), "gtk-application-prefer-dark-theme");
}

// A number, in as many variants as the portal likes.
static void take(GVariant *value, const char *key) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) {
        guint32 number = g_variant_get_uint32(value);
        if (g_str_equal(key, scheme_key)) take_scheme(number);
        else if (g_str_equal(key, contrast_key)) take_contrast(number);
    }
    g_variant_unref(value);
}

static void was_read(GObject *source, GAsyncResult *result, gpointer data) {
    // Without a portal there is nothing to follow.
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (!reply) return;
    GVariant *value = g_variant_get_child_value(reply, 0);
    take(value, data);
    g_variant_unref(value);
    g_variant_unref(reply);
}

static void changed(
    GDBusConnection *bus, const char *sender, const char *object, const char *of, const char *signal,
    GVariant *parameters, gpointer data) {
    (void)bus, (void)sender, (void)object, (void)of, (void)signal, (void)data;
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
    const char *changed_space = NULL, *changed_key = NULL;
    GVariant *value = NULL;
    g_variant_get(parameters, "(&s&sv)", &changed_space, &changed_key, &value);
    if (g_str_equal(changed_space, space)) take(value, changed_key);
    g_variant_unref(value);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source, (void)data;
    // Kept for the life of the program.
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (!bus) return;
    g_dbus_connection_signal_subscribe(
        bus, NULL, interface, "SettingChanged", path, space, G_DBUS_SIGNAL_FLAGS_NONE, changed, NULL, NULL);
    const char *const keys[] = {scheme_key, contrast_key};
    for (int i = 0; i < 2; i++)
        g_dbus_connection_call(
            bus, name, path, interface, "Read", g_variant_new("(ss)", space, keys[i]), NULL,
            G_DBUS_CALL_FLAGS_NONE, 5000, NULL, was_read, (gpointer)keys[i]);
}

bool portal_has_bus(void) {
    // Asked for an address that there is none of, GLib would start a bus.
    if (g_getenv("DBUS_SESSION_BUS_ADDRESS")) return true;
    gchar *bus = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean is_there = g_file_test(bus, G_FILE_TEST_EXISTS);
    g_free(bus);
    return is_there;
}

void portal_follow(void) {
    if (portal_has_bus()) g_bus_get(G_BUS_TYPE_SESSION, NULL, connected, NULL);
}
