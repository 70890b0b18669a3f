// What modules beside UIKit ask of the desktop. All of it belongs to the main thread.
#ifndef C_VITRINE_DESKTOP_H
#define C_VITRINE_DESKTOP_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the desktop has a program for addresses that begin with a scheme, such as `mailto`.
bool vitrine_desktop_opens(const char *scheme);

// A player on the bus of the session, where panels, keys and other programs find it: MPRIS 2.
// https://specifications.freedesktop.org/mpris-spec/latest/

typedef struct {
    /// A method was called, or a property set, by its name.
    ///
    /// - number: Microseconds of `Seek` and `SetPosition`, the value of `Rate` and `Shuffle`.
    /// - text: The track of `SetPosition`, the value of `LoopStatus`; else empty.
    void (*called)(const char *name, double number, const char *text);
    /// Where the player is, in microseconds.
    int64_t (*position)(void);
} vitrine_remote_listener;

/// Puts a player on the bus; false where the session has none.
///
/// - name: What follows `org.mpris.MediaPlayer2.`.
bool vitrine_remote_start(const char *name, vitrine_remote_listener listener);
/// Gives a property a value, in the text form of GVariant, with its type; none where the text is NULL.
void vitrine_remote_set(const char *property, const char *value);
/// Tells who listens of the properties that were set since.
void vitrine_remote_announce(void);
/// Tells that the player went to another place, in microseconds.
void vitrine_remote_jumped(int64_t position);

#endif
