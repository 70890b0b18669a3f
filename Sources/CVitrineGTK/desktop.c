#include "desktop.h"

#include "include/CVitrineGTK.h"
#include "portal.h"

GDBusConnection *desktop_session(void) {
    static GDBusConnection *bus = NULL;
    static gboolean was_asked = FALSE;
    if (!was_asked && portal_has_bus()) bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    was_asked = TRUE;
    return bus;
}

bool vitrine_desktop_set_badge(int64_t count) {
    GDBusConnection *bus = desktop_session();
    if (!bus) return false;
    // The protocol of docks and panels: https://wiki.ubuntu.com/Unity/LauncherAPI
    gchar *uri = g_strconcat("application://", g_get_prgname(), ".desktop", NULL);
    gchar *path = g_strdup_printf("/com/canonical/unity/launcherentry/%u", g_str_hash(uri));
    GVariantBuilder properties;
    g_variant_builder_init(&properties, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&properties, "{sv}", "count", g_variant_new_int64(count));
    g_variant_builder_add(&properties, "{sv}", "count-visible", g_variant_new_boolean(count > 0));
    gboolean is_sent = g_dbus_connection_emit_signal(
        bus, NULL, path, "com.canonical.Unity.LauncherEntry", "Update",
        g_variant_new("(sa{sv})", uri, &properties), NULL);
    g_free(path);
    g_free(uri);
    return is_sent;
}

static const char *const saver = "org.freedesktop.ScreenSaver";
static const char *const saver_path = "/org/freedesktop/ScreenSaver";
static bool keeps_awake = false;
static bool is_asking = false;
static guint32 cookie = 0;

static void follow_wish(void);

static void was_inhibited(GObject *source, GAsyncResult *result, gpointer data) {
    (void)data;
    is_asking = false;
    GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, NULL);
    // A desktop without a screen saver.
    if (!reply) return;
    g_variant_get(reply, "(u)", &cookie);
    g_variant_unref(reply);
    follow_wish();
}

// Asks for what is wanted and is not so. Without a cookie nothing is to be taken back.
static void follow_wish(void) {
    GDBusConnection *bus = is_asking ? NULL : desktop_session();
    if (!bus) return;
    if (keeps_awake && cookie == 0) {
        is_asking = true;
        g_dbus_connection_call(
            bus, saver, saver_path, saver, "Inhibit", g_variant_new("(ss)", g_get_prgname(), "in use"),
            G_VARIANT_TYPE("(u)"), G_DBUS_CALL_FLAGS_NONE, 5000, NULL, was_inhibited, NULL);
    } else if (!keeps_awake && cookie != 0) {
        g_dbus_connection_call(
            bus, saver, saver_path, saver, "UnInhibit", g_variant_new("(u)", cookie), NULL,
            G_DBUS_CALL_FLAGS_NONE, 5000, NULL, NULL, NULL);
        cookie = 0;
    }
}

void vitrine_desktop_keep_awake(bool wanted) {
    keeps_awake = wanted;
    follow_wish();
}
