#include "media.h"

static int count(vitrine_media *media, const char *name) {
    int result = 0;
    g_object_get(media->pipeline, name, &result, NULL);
    return result;
}

static bool is_seekable(vitrine_media *media) {
    const gstreamer *gst = media->gst;
    GstQuery *query = gst->query_new_seeking(format_time);
    gboolean result = FALSE;
    if (gst->element_query(media->pipeline, query)) gst->query_parse_seeking(query, NULL, &result, NULL, NULL);
    gst->mini_object_unref(query);
    return result;
}

/// What flows through a pad; the caller frees it.
static GstCaps *caps_of(const gstreamer *gst, GstPad *pad) {
    if (!pad) return NULL;
    GstCaps *caps = gst->pad_get_current_caps(pad);
    gst->object_unref(pad);
    return caps;
}

static void add_video(vitrine_media *media, vitrine_media_facts *facts) {
    const gstreamer *gst = media->gst;
    GstCaps *caps = caps_of(gst, gst->element_get_static_pad(media->pictures, "sink"));
    if (!caps) return;
    GstStructure *structure = gst->caps_get_structure(caps, 0);
    int frames = 0, seconds = 1;
    gst->structure_get_int(structure, "width", &facts->width);
    gst->structure_get_int(structure, "height", &facts->height);
    gst->structure_get_fraction(structure, "framerate", &frames, &seconds);
    if (seconds > 0) facts->frame_rate = (double)frames / seconds;
    gst->mini_object_unref(caps);
}

static void add_sound(vitrine_media *media, vitrine_media_facts *facts) {
    const gstreamer *gst = media->gst;
    GstPad *pad = NULL;
    g_signal_emit_by_name(media->pipeline, "get-audio-pad", 0, &pad);
    GstCaps *caps = caps_of(gst, pad);
    if (!caps) return;
    GstStructure *structure = gst->caps_get_structure(caps, 0);
    gst->structure_get_int(structure, "channels", &facts->channels);
    gst->structure_get_int(structure, "rate", &facts->sample_rate);
    gst->mini_object_unref(caps);
}

vitrine_media_facts vitrine_media_get_facts(vitrine_media *media) {
    vitrine_media_facts facts = {.duration = -1};
    gint64 duration = -1;
    if (media->gst->element_query_duration(media->pipeline, format_time, &duration)) facts.duration = duration;
    facts.is_seekable = is_seekable(media);
    facts.video_count = count(media, "n-video");
    facts.audio_count = count(media, "n-audio");
    if (facts.video_count > 0) add_video(media, &facts);
    if (facts.audio_count > 0) add_sound(media, &facts);
    return facts;
}

static char *tag(vitrine_media *media, const char *signal, const char *name) {
    GstTagList *tags = NULL;
    g_signal_emit_by_name(media->pipeline, signal, 0, &tags);
    if (!tags) return NULL;
    char *text = NULL;
    media->gst->tag_list_get_string(tags, name, &text);
    media->gst->mini_object_unref(tags);
    return text;
}

char *vitrine_media_copy_tag(vitrine_media *media, const char *name) {
    char *text = tag(media, "get-audio-tags", name);
    return text ? text : tag(media, "get-video-tags", name);
}
