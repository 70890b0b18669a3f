#include "gstreamer.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

#include "CVitrineMedia.h"

// GStreamer and its plug-ins are loaded by the first program that plays something: it takes 20 ms, a second the first
// time on a machine, and most programs play nothing.

#define FUNCTION(name) {"gst_" #name, offsetof(gstreamer, name)}

static const struct {
    const char *name;
    size_t place;
} names[] = {
    FUNCTION(init_check), FUNCTION(element_factory_make), FUNCTION(element_set_state),
    FUNCTION(element_get_state), FUNCTION(element_get_bus), FUNCTION(element_seek),
    FUNCTION(element_query_position), FUNCTION(element_query_duration), FUNCTION(element_query),
    FUNCTION(element_get_static_pad), FUNCTION(pad_get_current_caps),
    FUNCTION(bus_set_sync_handler), FUNCTION(message_parse_error), FUNCTION(message_parse_buffering),
    FUNCTION(bin_recalculate_latency), FUNCTION(parse_bin_from_description),
    FUNCTION(bin_get_by_name), FUNCTION(mini_object_ref), FUNCTION(mini_object_unref), FUNCTION(object_unref),
    FUNCTION(object_ref), FUNCTION(caps_from_string), FUNCTION(caps_get_structure), FUNCTION(structure_get_int),
    FUNCTION(structure_get_fraction), FUNCTION(sample_get_buffer), FUNCTION(sample_get_caps),
    FUNCTION(sample_get_segment), FUNCTION(segment_to_stream_time), FUNCTION(buffer_map), FUNCTION(buffer_unmap),
    FUNCTION(query_new_seeking), FUNCTION(query_parse_seeking), FUNCTION(tag_list_get_string),
    FUNCTION(resource_error_quark), FUNCTION(stream_error_quark), FUNCTION(core_error_quark),
};

static gstreamer functions;
static atomic_bool is_hidden;

static bool load(void) {
    void *library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    for (size_t index = 0; index < G_N_ELEMENTS(names); index++) {
        void *function = dlsym(library, names[index].name);
        if (!function) return false;
        *(void **)((char *)&functions + names[index].place) = function;
    }
    return functions.init_check(NULL, NULL, NULL);
}

const gstreamer *gstreamer_find(void) {
    static bool is_there;
    static gsize once;
    if (atomic_load(&is_hidden)) return NULL;
    if (g_once_init_enter(&once)) {
        is_there = load();
        g_once_init_leave(&once, 1);
    }
    return is_there ? &functions : NULL;
}

bool vitrine_media_available(void) { return gstreamer_find() != NULL; }

void vitrine_media_hide(bool hidden) { atomic_store(&is_hidden, hidden); }

void vitrine_media_free(void *text) { g_free(text); }
