// What is used of GStreamer, so that its headers are not needed. Types are as in the 1.x series, which keeps them.
#pragma once

#include <glib-object.h>
#include <stdbool.h>

typedef struct _GstElement GstElement;
typedef struct _GstBus GstBus;
typedef struct _GstCaps GstCaps;
typedef struct _GstStructure GstStructure;
typedef struct _GstSample GstSample;
typedef struct _GstSegment GstSegment;
typedef struct _GstPad GstPad;
typedef struct _GstTagList GstTagList;
typedef struct _GstQuery GstQuery;

typedef struct {
    GType type;
    gint references, lock_state;
    guint flags;
    void *copy, *dispose, *free;
    guint private_number;
    void *private_pointer;
} mini_object;

// The beginnings of the structures.
typedef struct {
    mini_object object;
    int type;
    guint64 timestamp;
    void *source;
} GstMessage;

typedef struct {
    mini_object object;
    void *pool;
    guint64 pts, dts, duration;
} GstBuffer;

typedef struct {
    void *memory;
    int flags;
    guint8 *data;
    gsize size, most;
    void *user[4], *reserved[4];
} GstMapInfo;

enum { state_null = 1, state_ready, state_paused, state_playing };
enum { change_failure, change_success, change_async, change_no_preroll };
enum { format_time = 3 };
enum { seek_type_none, seek_type_set };
enum { seek_flush = 1, seek_accurate = 2, seek_key_unit = 4, seek_snap_before = 32 };
enum {
    message_eos = 1 << 0,
    message_error = 1 << 1,
    message_buffering = 1 << 5,
    message_clock_lost = 1 << 10,
    message_duration = 1 << 18,
    message_latency = 1 << 19,
    message_async_done = 1 << 21,
};
enum { bus_drop };

/// Its functions, found when they are first needed.
typedef struct {
    gboolean (*init_check)(int *, char ***, GError **);
    GstElement *(*element_factory_make)(const char *, const char *);
    int (*element_set_state)(GstElement *, int);
    int (*element_get_state)(GstElement *, int *, int *, guint64);
    GstBus *(*element_get_bus)(GstElement *);
    gboolean (*element_seek)(GstElement *, double, int, int, int, gint64, int, gint64);
    gboolean (*element_query_position)(GstElement *, int, gint64 *);
    gboolean (*element_query_duration)(GstElement *, int, gint64 *);
    gboolean (*element_query)(GstElement *, GstQuery *);
    GstPad *(*element_get_static_pad)(GstElement *, const char *);
    GstCaps *(*pad_get_current_caps)(GstPad *);
    void (*bus_set_sync_handler)(GstBus *, void *, void *, GDestroyNotify);
    void (*message_parse_error)(GstMessage *, GError **, char **);
    void (*message_parse_buffering)(GstMessage *, int *);
    gboolean (*bin_recalculate_latency)(GstElement *);
    GstElement *(*parse_bin_from_description)(const char *, gboolean, GError **);
    GstElement *(*bin_get_by_name)(GstElement *, const char *);
    void *(*mini_object_ref)(void *);
    void (*mini_object_unref)(void *);
    void (*object_unref)(void *);
    void *(*object_ref)(void *);
    GstCaps *(*caps_from_string)(const char *);
    GstStructure *(*caps_get_structure)(GstCaps *, guint);
    gboolean (*structure_get_int)(GstStructure *, const char *, int *);
    gboolean (*structure_get_fraction)(GstStructure *, const char *, int *, int *);
    GstBuffer *(*sample_get_buffer)(GstSample *);
    GstCaps *(*sample_get_caps)(GstSample *);
    GstSegment *(*sample_get_segment)(GstSample *);
    guint64 (*segment_to_stream_time)(GstSegment *, int, guint64);
    gboolean (*buffer_map)(GstBuffer *, GstMapInfo *, int);
    void (*buffer_unmap)(GstBuffer *, GstMapInfo *);
    GstQuery *(*query_new_seeking)(int);
    void (*query_parse_seeking)(GstQuery *, int *, gboolean *, gint64 *, gint64 *);
    gboolean (*tag_list_get_string)(GstTagList *, const char *, char **);
    GQuark (*resource_error_quark)(void);
    GQuark (*stream_error_quark)(void);
    GQuark (*core_error_quark)(void);
} gstreamer;

/// NULL where it is not installed, or cannot start.
const gstreamer *gstreamer_find(void);
