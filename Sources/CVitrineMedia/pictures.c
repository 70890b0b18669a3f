#include <cairo.h>

#include "media.h"

/// A picture of GStreamer's that a surface lends.
typedef struct {
    const gstreamer *gst;
    GstBuffer *buffer;
    GstMapInfo map;
} lent;

static void give_back(void *data) {
    lent *picture = data;
    picture->gst->buffer_unmap(picture->buffer, &picture->map);
    picture->gst->mini_object_unref(picture->buffer);
    g_free(picture);
}

/// Shows the pixels where they are: nothing is copied. Takes the sample, and keeps its buffer: appsink fills samples
/// anew.
static cairo_surface_t *surface_of(const gstreamer *gst, GstSample *sample) {
    static const cairo_user_data_key_t key;
    int width = 0, height = 0;
    GstCaps *caps = gst->sample_get_caps(sample);
    GstStructure *structure = caps ? gst->caps_get_structure(caps, 0) : NULL;
    bool is_known = structure && gst->structure_get_int(structure, "width", &width)
        && gst->structure_get_int(structure, "height", &height) && width > 0 && height > 0;
    GstBuffer *buffer = gst->sample_get_buffer(sample);
    if (buffer) gst->mini_object_ref(buffer);
    gst->mini_object_unref(sample);
    lent *picture = g_new0(lent, 1);
    *picture = (lent){.gst = gst, .buffer = buffer};
    if (!is_known || !buffer || !gst->buffer_map(buffer, &picture->map, 1)) {
        if (buffer) gst->mini_object_unref(buffer);
        g_free(picture);
        return NULL;
    }
    int stride = width * 4;
    if (picture->map.size < (gsize)stride * (gsize)height) {
        give_back(picture);
        return NULL;
    }
    cairo_surface_t *surface
        = cairo_image_surface_create_for_data(picture->map.data, CAIRO_FORMAT_ARGB32, width, height, stride);
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        && cairo_surface_set_user_data(surface, &key, picture, give_back) == CAIRO_STATUS_SUCCESS)
        return surface;
    cairo_surface_destroy(surface);
    give_back(picture);
    return NULL;
}

static int64_t time_of(const gstreamer *gst, GstSample *sample) {
    GstBuffer *buffer = gst->sample_get_buffer(sample);
    GstSegment *segment = gst->sample_get_segment(sample);
    if (!buffer || !segment || buffer->pts == (guint64)-1) return -1;
    guint64 time = gst->segment_to_stream_time(segment, format_time, buffer->pts);
    // A picture that began before the place that was sought is clipped to it.
    return time == (guint64)-1 ? (int64_t)buffer->pts : (int64_t)time;
}

void *vitrine_media_copy_picture(vitrine_media *media, uint64_t *number, int64_t *time) {
    GstSample *sample = NULL;
    g_object_get(media->pictures, "last-sample", &sample, NULL);
    if (!sample) return NULL;
    // Buffers are used again: the time belongs to what tells them apart.
    GstBuffer *buffer = media->gst->sample_get_buffer(sample);
    guint64 pts = buffer ? buffer->pts : 0;
    if ((void *)buffer != media->last_buffer || pts != media->last_time) {
        media->last_buffer = buffer;
        media->last_time = pts;
        media->picture_number++;
    }
    if (*number == media->picture_number) {
        media->gst->mini_object_unref(sample);
        return NULL;
    }
    *number = media->picture_number;
    *time = time_of(media->gst, sample);
    return surface_of(media->gst, sample);
}

void *vitrine_media_next_picture(vitrine_media *media, int64_t patience, int64_t *time) {
    GstSample *sample = NULL;
    g_signal_emit_by_name(media->pictures, "try-pull-sample", (guint64)patience, &sample);
    if (!sample) return NULL;
    *time = time_of(media->gst, sample);
    return surface_of(media->gst, sample);
}
