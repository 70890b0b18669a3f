#include <gio/gio.h>

#include "include/CVitrineGTK.h"
#include "portal.h"

// Whether assistive technology is at work, as the desktop says it: https://www.freedesktop.org/wiki/Accessibility/AT-SPI2/

static const char *const name = "org.a11y.Bus";
static const char *const path = "/org/a11y/bus";
static const char *const status = "org.a11y.Status";
static const char *const properties = "org.freedesktop.DBus.Properties";
static const int patience = 5000;

static void (*listener)(uint32_t state) = NULL;
static uint32_t state = 0;

static void become(uint32_t next) {
    if (next == state) return;
    state = next;
    listener(state);
}

// Takes over those of the status that are in a dictionary.
static void take(GVariant *values) {
    static const struct {
        const char *name;
        uint32_t flag;
    } known[] = {{"IsEnabled", vitrine_assistive_listens}, {"ScreenReaderEnabled", vitrine_assistive_reads}};
    uint32_t next = state;
    for (size_t i = 0; i < G_N_ELEMENTS(known); i++) {
        gboolean is_on;
        if (!g_variant_lookup(values, known[i].name, "b", &is_on)) continue;
        next = is_on ? next | known[i].flag : next & ~known[i].flag;
    }
    become(next);
}

static void changed(
    GDBusConnection *bus, const char *sender, const char *object, const char *of, const char *signal,
    GVariant *parameters, gpointer data) {
    (void)bus, (void)sender, (void)object, (void)of, (void)signal, (void)data;
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(sa{sv}as)"))) return;
    GVariant *values = g_variant_get_child_value(parameters, 1);
    take(values);
    g_variant_unref(values);
}

static void was_read(GObject *source, GAsyncResult *result, gpointer data) {
    (void)data;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    if (!reply) return;
    GVariant *values = g_variant_get_child_value(reply, 0);
    take(values);
    g_variant_unref(values);
    g_variant_unref(reply);
}

static void appeared(GDBusConnection *bus, const char *of, const char *owner, gpointer data) {
    (void)of, (void)owner, (void)data;
    g_dbus_connection_call(
        bus, name, path, properties, "GetAll", g_variant_new("(s)", status), G_VARIANT_TYPE("(a{sv})"),
        G_DBUS_CALL_FLAGS_NO_AUTO_START, patience, NULL, was_read, NULL);
}

static void vanished(GDBusConnection *bus, const char *of, gpointer data) {
    (void)bus, (void)of, (void)data;
    become(0);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
    (void)source, (void)data;
    // Kept for the life of the program.
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (!bus) return;
    g_dbus_connection_signal_subscribe(
        bus, name, properties, "PropertiesChanged", path, status, G_DBUS_SIGNAL_FLAGS_NONE, changed, NULL, NULL);
    g_bus_watch_name_on_connection(bus, name, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared, vanished, NULL, NULL);
}

void vitrine_assistive_follow(void (*changed)(uint32_t state)) {
    const char *backend = g_getenv("GTK_A11Y");
    bool is_off = backend && (g_str_equal(backend, "none") || g_str_equal(backend, "test"));
    if (listener || is_off || !portal_has_bus()) return;
    listener = changed;
    g_bus_get(G_BUS_TYPE_SESSION, NULL, connected, NULL);
}
