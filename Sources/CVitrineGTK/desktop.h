#ifndef VITRINE_DESKTOP_H
#define VITRINE_DESKTOP_H

#include <gio/gio.h>

// The bus of the session; NULL where there is none. Asked for once.
GDBusConnection *desktop_session(void);

#endif
