#include <cairo-pdf.h>

#include "context.h"

// Documents of pages. What is drawn are cairo's own operations; shadows and masks are pixels.

/// Pixels a point of what is drawn as pixels: as fine as the finest screens.
#define DENSITY 3

static cairo_status_t append(void *bytes, const unsigned char *data, unsigned int length) {
    g_byte_array_append(bytes, data, length);
    return CAIRO_STATUS_SUCCESS;
}

vitrine_context *vitrine_document_create(void) {
    GByteArray *bytes = g_byte_array_new();
    cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(append, bytes, 1, 1);
    vitrine_context *context =
        vitrine_context_create(surface_out(surface), (vitrine_matrix){.a = 1, .d = 1});
    cairo_surface_destroy(surface);
    context->document = bytes;
    context->density = DENSITY;
    context->is_between_pages = true;
    return context;
}

void vitrine_document_begin_page(vitrine_context *context, double width, double height, vitrine_matrix base) {
    vitrine_document_end_page(context);
    cairo_pdf_surface_set_size(surface_in(context->surface), width, height);
    restart(context, base);
    context->is_between_pages = false;
}

bool vitrine_document_end_page(vitrine_context *context) {
    if (context->is_between_pages) return false;
    while (vitrine_context_end_layer(context)) {}
    cairo_show_page(context->cr);
    context->is_between_pages = true;
    return true;
}

void vitrine_document_set_info(vitrine_context *context, int32_t kind, const char *text) {
    static const cairo_pdf_metadata_t kinds[] = {
        CAIRO_PDF_METADATA_TITLE, CAIRO_PDF_METADATA_AUTHOR, CAIRO_PDF_METADATA_SUBJECT,
        CAIRO_PDF_METADATA_KEYWORDS, CAIRO_PDF_METADATA_CREATOR};
    cairo_pdf_surface_set_metadata(
        surface_in(context->surface), kinds[CLAMP(kind, 0, (int)G_N_ELEMENTS(kinds) - 1)], text);
}

/// A string of the attributes of cairo's tags.
static char *quoted(const char *text) {
    GString *result = g_string_new("'");
    for (; *text; text++) {
        if (*text == '\'' || *text == '\\') g_string_append_c(result, '\\');
        g_string_append_c(result, *text);
    }
    g_string_append_c(result, '\'');
    return g_string_free(result, FALSE);
}

static char *number(double value, char *digits) { return g_ascii_dtostr(digits, G_ASCII_DTOSTR_BUF_SIZE, value); }

void vitrine_document_link(vitrine_context *context, const char *target, bool is_name, vitrine_rect rect) {
    if (context->is_between_pages || context->state->is_flat) return;
    char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];
    char width[G_ASCII_DTOSTR_BUF_SIZE], height[G_ASCII_DTOSTR_BUF_SIZE];
    char *name = quoted(target);
    char *attributes = g_strdup_printf(
        "rect=[%s %s %s %s] %s=%s", number(rect.x, x), number(rect.y, y), number(rect.width, width),
        number(rect.height, height), is_name ? "dest" : "uri", name);
    cairo_tag_begin(context->cr, CAIRO_TAG_LINK, attributes);
    cairo_tag_end(context->cr, CAIRO_TAG_LINK);
    g_free(attributes);
    g_free(name);
}

void vitrine_document_destination(vitrine_context *context, const char *target, double x, double y) {
    if (context->is_between_pages || context->state->is_flat) return;
    char left[G_ASCII_DTOSTR_BUF_SIZE], top[G_ASCII_DTOSTR_BUF_SIZE];
    char *name = quoted(target);
    char *attributes = g_strdup_printf("name=%s x=%s y=%s", name, number(x, left), number(y, top));
    cairo_tag_begin(context->cr, CAIRO_TAG_DEST, attributes);
    cairo_tag_end(context->cr, CAIRO_TAG_DEST);
    g_free(attributes);
    g_free(name);
}

bool vitrine_document_has_lost(vitrine_context *context) { return context->has_lost; }

const uint8_t *vitrine_document_finish(vitrine_context *context, size_t *count) {
    vitrine_document_end_page(context);
    cairo_surface_finish(surface_in(context->surface));
    *count = context->document->len;
    return context->document->data;
}
