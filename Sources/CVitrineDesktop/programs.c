#include <gio/gio.h>

#include "CVitrineDesktop.h"

bool vitrine_desktop_opens(const char *scheme) {
    GAppInfo *program = g_app_info_get_default_for_uri_scheme(scheme);
    if (program) g_object_unref(program);
    return program != NULL;
}
