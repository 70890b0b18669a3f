#ifndef VITRINE_PORTAL_H
#define VITRINE_PORTAL_H

#include <stdbool.h>

// Follows the desktop's appearance from now on, without waiting for it.
void portal_follow(void);

// Whether there is a bus of the session.
bool portal_has_bus(void);

// Whether the desktop asks for more contrast.
bool portal_wants_contrast(void);

#endif
