#ifndef VITRINE_PORTAL_H
#define VITRINE_PORTAL_H

// Follows the desktop's appearance from now on, without waiting for it.
void portal_follow(void);

#endif
