#include "CVitrineDesktop.h"

#include <gio/gio.h>

static const char *const path = "/org/mpris/MediaPlayer2";
static const char *const player = "org.mpris.MediaPlayer2.Player";

static const char description[] =
    "<node>"
    "<interface name='org.mpris.MediaPlayer2'>"
    "<method name='Raise'/><method name='Quit'/>"
    "<property name='CanQuit' type='b' access='read'/>"
    "<property name='CanRaise' type='b' access='read'/>"
    "<property name='HasTrackList' type='b' access='read'/>"
    "<property name='Identity' type='s' access='read'/>"
    "<property name='DesktopEntry' type='s' access='read'/>"
    "<property name='SupportedUriSchemes' type='as' access='read'/>"
    "<property name='SupportedMimeTypes' type='as' access='read'/>"
    "</interface>"
    "<interface name='org.mpris.MediaPlayer2.Player'>"
    "<method name='Next'/><method name='Previous'/><method name='Pause'/><method name='PlayPause'/>"
    "<method name='Stop'/><method name='Play'/>"
    "<method name='Seek'><arg name='Offset' type='x' direction='in'/></method>"
    "<method name='SetPosition'>"
    "<arg name='TrackId' type='o' direction='in'/><arg name='Position' type='x' direction='in'/>"
    "</method>"
    "<method name='OpenUri'><arg name='Uri' type='s' direction='in'/></method>"
    "<signal name='Seeked'><arg name='Position' type='x'/></signal>"
    "<property name='PlaybackStatus' type='s' access='read'/>"
    "<property name='LoopStatus' type='s' access='readwrite'/>"
    "<property name='Rate' type='d' access='readwrite'/>"
    "<property name='Shuffle' type='b' access='readwrite'/>"
    "<property name='Metadata' type='a{sv}' access='read'/>"
    "<property name='Volume' type='d' access='read'/>"
    "<property name='Position' type='x' access='read'>"
    "<annotation name='org.freedesktop.DBus.Property.EmitsChangedSignal' value='false'/>"
    "</property>"
    "<property name='MinimumRate' type='d' access='read'/>"
    "<property name='MaximumRate' type='d' access='read'/>"
    "<property name='CanGoNext' type='b' access='read'/>"
    "<property name='CanGoPrevious' type='b' access='read'/>"
    "<property name='CanPlay' type='b' access='read'/>"
    "<property name='CanPause' type='b' access='read'/>"
    "<property name='CanSeek' type='b' access='read'/>"
    "<property name='CanControl' type='b' access='read'/>"
    "</interface>"
    "</node>";

static vitrine_remote_listener listener;
static GDBusConnection *bus = NULL;
/// The values of properties by their names, which no two of the interfaces share.
static GHashTable *values = NULL;
/// The names of those that nobody was told of.
static GHashTable *changed = NULL;

static void call(
    GDBusConnection *connection, const char *sender, const char *object, const char *interface,
    const char *method, GVariant *arguments, GDBusMethodInvocation *invocation, gpointer data) {
    gint64 number = 0;
    const char *text = "";
    if (g_str_equal(method, "OpenUri")) {
        g_dbus_method_invocation_return_error_literal(
            invocation, G_DBUS_ERROR, G_DBUS_ERROR_NOT_SUPPORTED, "The player opens no addresses.");
        return;
    }
    if (g_str_equal(method, "Seek")) g_variant_get(arguments, "(x)", &number);
    if (g_str_equal(method, "SetPosition")) g_variant_get(arguments, "(&ox)", &text, &number);
    listener.called(method, (double)number, text);
    g_dbus_method_invocation_return_value(invocation, NULL);
}

static GVariant *get(
    GDBusConnection *connection, const char *sender, const char *object, const char *interface,
    const char *property, GError **error, gpointer data) {
    if (g_str_equal(property, "Position")) return g_variant_new_int64(listener.position());
    GVariant *value = g_hash_table_lookup(values, property);
    if (value) return g_variant_ref(value);
    g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_UNKNOWN_PROPERTY, "The player has no %s.", property);
    return NULL;
}

static gboolean set(
    GDBusConnection *connection, const char *sender, const char *object, const char *interface,
    const char *property, GVariant *value, GError **error, gpointer data) {
    if (!g_hash_table_contains(values, property)) {
        g_set_error(error, G_DBUS_ERROR, G_DBUS_ERROR_NOT_SUPPORTED, "The player has no %s.", property);
        return FALSE;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_DOUBLE))
        listener.called(property, g_variant_get_double(value), "");
    else if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN))
        listener.called(property, g_variant_get_boolean(value), "");
    else listener.called(property, 0, g_variant_get_string(value, NULL));
    return TRUE;
}

bool vitrine_remote_start(const char *name, vitrine_remote_listener who) {
    static const GDBusInterfaceVTable methods = {.method_call = call, .get_property = get, .set_property = set};
    if (bus) return true;
    // Asked for an address that there is none of, GLib would start a bus.
    if (!g_getenv("DBUS_SESSION_BUS_ADDRESS")) {
        gchar *file = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
        gboolean is_there = g_file_test(file, G_FILE_TEST_EXISTS);
        g_free(file);
        if (!is_there) return false;
    }
    bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (!bus) return false;
    listener = who;
    values = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_variant_unref);
    changed = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
    GDBusNodeInfo *node = g_dbus_node_info_new_for_xml(description, NULL);
    for (int index = 0; index < 2; index++)
        g_dbus_connection_register_object(bus, path, node->interfaces[index], &methods, NULL, NULL, NULL);
    g_dbus_node_info_unref(node);
    gchar *full = g_strconcat("org.mpris.MediaPlayer2.", name, NULL);
    if (g_dbus_is_name(full))
        g_bus_own_name_on_connection(bus, full, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL, NULL, NULL);
    g_free(full);
    return true;
}

void vitrine_remote_set(const char *property, const char *text) {
    if (!bus) return;
    GVariant *value = text ? g_variant_parse(NULL, text, NULL, NULL, NULL) : NULL;
    if (value) g_hash_table_insert(values, g_strdup(property), value);
    else g_hash_table_remove(values, property);
    g_hash_table_add(changed, g_strdup(property));
}

void vitrine_remote_announce(void) {
    if (!bus || g_hash_table_size(changed) == 0) return;
    GVariantBuilder now, gone;
    g_variant_builder_init(&now, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_init(&gone, G_VARIANT_TYPE("as"));
    GHashTableIter names;
    gpointer name;
    g_hash_table_iter_init(&names, changed);
    while (g_hash_table_iter_next(&names, &name, NULL)) {
        GVariant *value = g_hash_table_lookup(values, name);
        if (value) g_variant_builder_add(&now, "{sv}", name, value);
        else g_variant_builder_add(&gone, "s", name);
    }
    g_hash_table_remove_all(changed);
    g_dbus_connection_emit_signal(
        bus, NULL, path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
        g_variant_new("(sa{sv}as)", player, &now, &gone), NULL);
}

void vitrine_remote_jumped(int64_t position) {
    if (bus) g_dbus_connection_emit_signal(bus, NULL, path, player, "Seeked", g_variant_new("(x)", position), NULL);
}
