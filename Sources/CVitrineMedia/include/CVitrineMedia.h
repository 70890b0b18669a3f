// Sound and video by GStreamer, which is looked for when something is to be played for the first time.
//
// Functions may be called on any thread unless they say otherwise. Times are nanoseconds.
#ifndef C_VITRINE_MEDIA_H
#define C_VITRINE_MEDIA_H

#include <stdbool.h>
#include <stdint.h>

/// A file or stream, and what plays it.
typedef struct vitrine_media vitrine_media;

typedef enum {
    /// Played in real time, with sound.
    vitrine_media_plays,
    /// The same with sound alone, which may be put left or right.
    vitrine_media_sounds,
    /// Read picture by picture, as fast as it is asked for, without sound.
    vitrine_media_steps,
} vitrine_media_use;

typedef enum {
    vitrine_media_fault_none,
    /// GStreamer, or one of its elements that everything is played by, is not installed.
    vitrine_media_fault_no_library,
    vitrine_media_fault_no_file,
    vitrine_media_fault_no_permission,
    /// What it is was not recognised.
    vitrine_media_fault_unknown_format,
    /// It was recognised, and no element is installed that decodes it.
    vitrine_media_fault_no_decoder,
    vitrine_media_fault_damaged,
    vitrine_media_fault_other,
} vitrine_media_fault;

typedef enum {
    vitrine_media_event_none,
    /// It was opened, or a seek has ended.
    vitrine_media_event_ready,
    vitrine_media_event_ended,
    vitrine_media_event_failed,
    /// How much of what is to be played next is there.
    vitrine_media_event_buffering,
    vitrine_media_event_duration,
} vitrine_media_event_kind;

typedef struct {
    vitrine_media_event_kind kind;
    /// Per cent, while buffering.
    int32_t percent;
    vitrine_media_fault fault;
    /// What GStreamer says of the fault; the caller frees it by vitrine_media_free.
    char *message;
} vitrine_media_event;

typedef struct {
    /// Negative where it is not known: a stream that has no end yet.
    int64_t duration;
    bool is_seekable;
    int32_t video_count, audio_count;
    /// Pixels; 0 without video.
    int32_t width, height;
    /// Pictures a second; 0 where it is not known.
    double frame_rate;
    int32_t channels;
    /// Samples a second.
    int32_t sample_rate;
} vitrine_media_facts;

/// Called on any thread when there is an event.
typedef void (*vitrine_media_wake)(void *context);

/// Whether GStreamer is there. The first call loads it.
bool vitrine_media_available(void);
/// A file without a name that holds bytes; closed by close. -1 where there is no memory for it.
int vitrine_media_memory_file(const void *bytes, int64_t count);
/// From the next call on, acts as if it were not; for tests.
void vitrine_media_hide(bool is_hidden);

/// Begins to open an address, paused; `vitrine_media_event_ready` or a failure follows. NULL where GStreamer is
/// missing.
vitrine_media *vitrine_media_open(
    const char *address, vitrine_media_use use, vitrine_media_wake wake, void *context);
/// Ends everything. No wake is called any more once it has returned. Waits for the threads of the stream.
void vitrine_media_close(vitrine_media *media);
/// Waits until it is opened, or a seek has ended; false if it failed, or took longer.
bool vitrine_media_wait(vitrine_media *media, int64_t patience);
/// Takes the next event.
vitrine_media_event vitrine_media_next_event(vitrine_media *media);
void vitrine_media_free(void *text);

void vitrine_media_set_playing(vitrine_media *media, bool is_playing);
/// Where it is; negative before it is opened.
int64_t vitrine_media_position(vitrine_media *media);
/// Moves to a time.
///
/// - rate: of playing from then on, more than 0.
/// - is_exact: not to the nearest picture that stands alone before it, but to the time.
bool vitrine_media_seek(vitrine_media *media, int64_t time, double rate, bool is_exact);
/// 0…1, as loud as the sound itself.
void vitrine_media_set_volume(vitrine_media *media, double volume);
void vitrine_media_set_muted(vitrine_media *media, bool is_muted);
/// Of `vitrine_media_sounds`: -1 left … 1 right.
void vitrine_media_set_pan(vitrine_media *media, double pan);

vitrine_media_facts vitrine_media_get_facts(vitrine_media *media);
/// A text that the file says of itself, as "title"; NULL without. The caller frees it.
char *vitrine_media_copy_tag(vitrine_media *media, const char *name);

/// The picture that is shown, as a cairo image surface which the caller owns; NULL if it is the one with the given
/// number, or there is none.
///
/// - number: that of the caller's last picture, 0 without, and afterwards that of the result.
/// - time: afterwards that from which on it is shown.
void *vitrine_media_copy_picture(vitrine_media *media, uint64_t *number, int64_t *time);
/// Of `vitrine_media_steps`: reads the next picture, and says from when on it is shown. NULL at the end, after a
/// failure, and when it took longer than `patience`.
void *vitrine_media_next_picture(vitrine_media *media, int64_t patience, int64_t *time);

#endif
