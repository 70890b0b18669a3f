#define _GNU_SOURCE

#include "media.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Flags of playbin: video, sound, a volume of its own, and buffering of what comes over the network.
enum { plays_video = 1, plays_sound = 2, has_soft_volume = 16, buffers = 256 };

/// Takes all messages where they are posted: the bus hands them on only after its handler, so that whoever is woken by
/// it may find nothing there.
static int on_message(GstBus *bus, GstMessage *message, void *data) {
    (void)bus;
    vitrine_media *media = data;
    const int heard = message_eos | message_error | message_buffering | message_async_done | message_latency
        | message_clock_lost | message_duration;
    if (message->type & heard) {
        g_async_queue_push(media->messages, message);
        if (media->wake) media->wake(media->context);
    } else {
        media->gst->mini_object_unref(message);
    }
    return bus_drop;
}

static GstElement *make_picture_sink(const gstreamer *gst, vitrine_media_use use) {
    GstElement *sink = gst->element_factory_make("appsink", NULL);
    if (!sink) return NULL;
    bool plays = use != vitrine_media_steps;
    // As cairo has it in memory, and with square pixels.
    GstCaps *caps = gst->caps_from_string("video/x-raw,format=BGRA,pixel-aspect-ratio=1/1");
    g_object_set(
        sink, "caps", caps, "sync", plays, "max-buffers", plays ? 1 : 2, "drop", plays, "wait-on-eos", FALSE,
        "enable-last-sample", plays, "qos", plays, NULL);
    gst->mini_object_unref(caps);
    return sink;
}

static GstElement *make_sound_sink(const gstreamer *gst, vitrine_media_use use) {
    // It tries what there is, and has a sink without sound that keeps time where nothing works.
    bool plays = use != vitrine_media_steps;
    GstElement *sink = plays ? gst->element_factory_make("autoaudiosink", NULL) : NULL;
    if (sink) return sink;
    sink = gst->element_factory_make("fakesink", NULL);
    if (sink) g_object_set(sink, "sync", plays, NULL);
    return sink;
}

static void add_filters(vitrine_media *media) {
    const gstreamer *gst = media->gst;
    // Telephones write videos as the sensor lies, and how it was held beside.
    enum { as_the_file_says = 8 };
    GstElement *flip = media->use == vitrine_media_sounds ? NULL : gst->element_factory_make("videoflip", NULL);
    if (flip) {
        g_object_set(flip, "video-direction", as_the_file_says, NULL);
        g_object_set(media->pipeline, "video-filter", flip, NULL);
    }
    if (media->use == vitrine_media_steps) return;
    // Faster sound is not higher, as AVPlayer plays it.
    const char *elements = media->use == vitrine_media_plays
        ? "scaletempo" : "scaletempo ! audioconvert ! audiopanorama name=place";
    GstElement *filter = gst->parse_bin_from_description(elements, TRUE, NULL);
    if (!filter) return;
    if (media->use == vitrine_media_sounds) media->panorama = gst->bin_get_by_name(filter, "place");
    g_object_set(media->pipeline, "audio-filter", filter, NULL);
}

static void release(vitrine_media *media) {
    if (media->bus) media->gst->object_unref(media->bus);
    GstMessage *message;
    while ((message = g_async_queue_try_pop(media->messages))) media->gst->mini_object_unref(message);
    g_async_queue_unref(media->messages);
    if (media->panorama) media->gst->object_unref(media->panorama);
    if (media->pictures) media->gst->object_unref(media->pictures);
    if (media->pipeline) media->gst->object_unref(media->pipeline);
    g_free(media);
}

/// Makes an element that was just made the media's own.
static GstElement *owned(const gstreamer *gst, GstElement *element) {
    return element ? g_object_ref_sink(element) : NULL;
}

vitrine_media *vitrine_media_open(
    const char *address, vitrine_media_use use, vitrine_media_wake wake, void *context) {
    const gstreamer *gst = gstreamer_find();
    if (!gst) return NULL;
    vitrine_media *media = g_new0(vitrine_media, 1);
    *media = (vitrine_media){.gst = gst, .use = use, .wake = wake, .context = context};
    media->messages = g_async_queue_new();
    media->pipeline = owned(gst, gst->element_factory_make("playbin", NULL));
    media->pictures = owned(gst, make_picture_sink(gst, use));
    GstElement *sound = make_sound_sink(gst, use);
    if (!media->pipeline || !media->pictures || !sound) {
        if (sound) gst->object_unref(g_object_ref_sink(sound));
        release(media);
        return NULL;
    }
    bool is_remote = strncmp(address, "file:", 5) != 0;
    int flags = plays_sound | has_soft_volume | (is_remote ? buffers : 0);
    if (use != vitrine_media_sounds) flags |= plays_video;
    g_object_set(
        media->pipeline, "uri", address, "video-sink", media->pictures, "audio-sink", sound, "flags", flags, NULL);
    add_filters(media);
    media->bus = gst->element_get_bus(media->pipeline);
    gst->bus_set_sync_handler(media->bus, on_message, media, NULL);
    // A failure is among the messages.
    gst->element_set_state(media->pipeline, state_paused);
    return media;
}

void vitrine_media_close(vitrine_media *media) {
    media->gst->element_set_state(media->pipeline, state_null);
    media->gst->bus_set_sync_handler(media->bus, NULL, NULL, NULL);
    release(media);
}

bool vitrine_media_wait(vitrine_media *media, int64_t patience) {
    int change = media->gst->element_get_state(media->pipeline, NULL, NULL, (guint64)patience);
    return change == change_success || change == change_no_preroll;
}

// MARK: Events

static vitrine_media_fault resource_fault(int code) {
    switch (code) {
    case 3: return vitrine_media_fault_no_file;
    case 5: case 7: case 15: return vitrine_media_fault_no_permission;
    default: return vitrine_media_fault_other;
    }
}

static vitrine_media_fault stream_fault(int code) {
    switch (code) {
    case 4: return vitrine_media_fault_unknown_format;
    case 3: case 6: return vitrine_media_fault_no_decoder;
    case 5: case 7: case 9: case 11: return vitrine_media_fault_damaged;
    default: return vitrine_media_fault_other;
    }
}

static vitrine_media_fault fault_of(const gstreamer *gst, const GError *error) {
    if (!error) return vitrine_media_fault_other;
    if (error->domain == gst->resource_error_quark()) return resource_fault(error->code);
    if (error->domain == gst->stream_error_quark()) return stream_fault(error->code);
    // A plug-in that is not installed.
    bool is_missing = error->domain == gst->core_error_quark() && error->code == 12;
    return is_missing ? vitrine_media_fault_no_decoder : vitrine_media_fault_other;
}

static vitrine_media_event failure(const gstreamer *gst, GstMessage *message) {
    GError *error = NULL;
    char *details = NULL;
    gst->message_parse_error(message, &error, &details);
    vitrine_media_event event = {.kind = vitrine_media_event_failed, .fault = fault_of(gst, error)};
    event.message = error ? g_strdup(error->message) : NULL;
    g_clear_error(&error);
    g_free(details);
    return event;
}

static vitrine_media_event event_of(vitrine_media *media, GstMessage *message) {
    const gstreamer *gst = media->gst;
    vitrine_media_event event = {.kind = vitrine_media_event_none};
    switch (message->type) {
    case message_eos: event.kind = vitrine_media_event_ended; break;
    case message_error: return failure(gst, message);
    case message_async_done: event.kind = vitrine_media_event_ready; break;
    case message_duration: event.kind = vitrine_media_event_duration; break;
    case message_buffering:
        event.kind = vitrine_media_event_buffering;
        gst->message_parse_buffering(message, &event.percent);
        break;
    case message_latency: gst->bin_recalculate_latency(media->pipeline); break;
    case message_clock_lost:
        if (!media->is_playing) break;
        gst->element_set_state(media->pipeline, state_paused);
        gst->element_set_state(media->pipeline, state_playing);
        break;
    default: break;
    }
    return event;
}

vitrine_media_event vitrine_media_next_event(vitrine_media *media) {
    GstMessage *message;
    while ((message = g_async_queue_try_pop(media->messages))) {
        vitrine_media_event event = event_of(media, message);
        media->gst->mini_object_unref(message);
        if (event.kind != vitrine_media_event_none) return event;
    }
    return (vitrine_media_event){.kind = vitrine_media_event_none};
}

// MARK: Playing

void vitrine_media_set_playing(vitrine_media *media, bool is_playing) {
    media->is_playing = is_playing;
    media->gst->element_set_state(media->pipeline, is_playing ? state_playing : state_paused);
}

int64_t vitrine_media_position(vitrine_media *media) {
    gint64 position = -1;
    return media->gst->element_query_position(media->pipeline, format_time, &position) ? position : -1;
}

bool vitrine_media_seek(vitrine_media *media, int64_t time, double rate, bool is_exact) {
    int flags = seek_flush | (is_exact ? seek_accurate : seek_key_unit | seek_snap_before);
    return media->gst->element_seek(
        media->pipeline, rate, format_time, flags, seek_type_set, time, seek_type_none, -1);
}

void vitrine_media_set_volume(vitrine_media *media, double volume) {
    g_object_set(media->pipeline, "volume", volume, NULL);
}

void vitrine_media_set_muted(vitrine_media *media, bool is_muted) {
    g_object_set(media->pipeline, "mute", (gboolean)is_muted, NULL);
}

void vitrine_media_set_pan(vitrine_media *media, double pan) {
    if (media->panorama) g_object_set(media->panorama, "panorama", (float)pan, NULL);
}

int vitrine_media_memory_file(const void *bytes, int64_t count) {
    int file = memfd_create("sound", MFD_CLOEXEC);
    const char *rest = bytes;
    while (file >= 0 && count > 0) {
        ssize_t written = write(file, rest, (size_t)count);
        if (written <= 0) {
            close(file);
            return -1;
        }
        rest += written;
        count -= written;
    }
    return file;
}
