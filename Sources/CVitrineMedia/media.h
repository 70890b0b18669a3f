#pragma once

#include "CVitrineMedia.h"
#include "gstreamer.h"

struct vitrine_media {
    const gstreamer *gst;
    GstElement *pipeline;
    /// Where pictures come.
    GstElement *pictures;
    /// What puts sound left or right; NULL where it does not.
    GstElement *panorama;
    GstBus *bus;
    /// What the bus was told and nobody has looked at.
    GAsyncQueue *messages;
    vitrine_media_use use;
    vitrine_media_wake wake;
    void *context;
    bool is_playing;
    /// Of the picture that was given out last; only compared.
    void *last_buffer;
    guint64 last_time;
    uint64_t picture_number;
};
