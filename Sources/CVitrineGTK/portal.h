#ifndef VITRINE_PORTAL_H
#define VITRINE_PORTAL_H

#include <stdbool.h>

// Follows the desktop's appearance from now on, without waiting for it.
void portal_follow(void);

// Whether the desktop asks for more contrast.
bool portal_wants_contrast(void);

#endif
