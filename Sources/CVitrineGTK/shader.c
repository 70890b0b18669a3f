#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "conversions.h"

// Functions of programs' that make pixels. The tool compiles them from the Metal Shading Language; what it adds to a
// program says here which there are, before the program begins.

typedef struct {
    char *name;
    int32_t use, count;
    vitrine_shader_rows rows;
} function;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static function *functions;
static size_t function_count;

void vitrine_shader_register(const char *name, int32_t use, int32_t count, vitrine_shader_rows rows) {
    pthread_mutex_lock(&lock);
    function *more = realloc(functions, (function_count + 1) * sizeof *functions);
    char *copy = strdup(name);
    if (more) functions = more;
    if (more && copy) functions[function_count++] = (function){copy, use, count, rows};
    else free(copy);
    pthread_mutex_unlock(&lock);
}

vitrine_shader_rows vitrine_shader_named(const char *name, int32_t use, int32_t *count) {
    vitrine_shader_rows rows = NULL;
    pthread_mutex_lock(&lock);
    // What was said last counts.
    for (size_t i = function_count; i > 0 && !rows; i--) {
        const function *each = &functions[i - 1];
        if (each->use != use || strcmp(each->name, name) != 0) continue;
        rows = each->rows;
        *count = each->count;
    }
    pthread_mutex_unlock(&lock);
    return rows;
}

uint32_t *vitrine_surface_begin_pixels(vitrine_surface *surface) {
    cairo_surface_t *pixels = surface_in(surface);
    if (cairo_image_surface_get_format(pixels) != CAIRO_FORMAT_ARGB32) return NULL;
    cairo_surface_flush(pixels);
    return (uint32_t *)cairo_image_surface_get_data(pixels);
}

void vitrine_surface_end_pixels(vitrine_surface *surface) { cairo_surface_mark_dirty(surface_in(surface)); }
