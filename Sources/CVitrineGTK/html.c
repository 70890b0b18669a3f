#include <dlfcn.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "CVitrineGTK.h"

// libxml2 is looked for when HTML or XML is read for the first time: most programs read none. It is there wherever librsvg is. Its readers
// are walked by functions alone, which have been the same in all its versions, so that no headers are needed.

enum { parse_big_lines = 1 << 22 };
enum { parse_recover = 1, parse_no_error = 32, parse_no_warning = 64, parse_no_network = 2048 };
enum { node_element = 1, node_text = 3, node_cdata = 4, node_space = 14, node_end = 15 };

// The beginning of libxml2's xmlError.
struct xml_error {
    int domain, code;
    char *message;
    int level;
    char *file;
    int line;
};

static struct {
    void *(*read_xml)(const char *, int, const char *, const char *, int);
    int (*next_attribute)(void *);
    const struct xml_error *(*last_error)(void);
    void (*reset_error)(void);
    void *(*read_memory)(const char *, int, const char *, const char *, int);
    void *(*walk)(void *);
    int (*next)(void *);
    int (*type)(void *);
    int (*is_empty)(void *);
    const char *(*name)(void *);
    const char *(*value)(void *);
    char *(*attribute)(void *, const char *);
    void (*free_walk)(void *);
    void (*free_document)(void *);
} xml;

struct vitrine_html {
    void *document, *walk;
};

static void *function(void *library, const char *name, bool *has_all) {
    void *result = dlsym(library, name);
    if (!result) *has_all = false;
    return result;
}

static bool find(void) {
    static bool is_there;
    static gsize once;
    if (!g_once_init_enter(&once)) return is_there;
    void *library = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
    if (library) {
        bool has_all = true;
        xml.read_xml = function(library, "xmlReadMemory", &has_all);
        xml.next_attribute = function(library, "xmlTextReaderMoveToNextAttribute", &has_all);
        xml.last_error = function(library, "xmlGetLastError", &has_all);
        xml.reset_error = function(library, "xmlResetLastError", &has_all);
        xml.read_memory = function(library, "htmlReadMemory", &has_all);
        xml.walk = function(library, "xmlReaderWalker", &has_all);
        xml.next = function(library, "xmlTextReaderRead", &has_all);
        xml.type = function(library, "xmlTextReaderNodeType", &has_all);
        xml.is_empty = function(library, "xmlTextReaderIsEmptyElement", &has_all);
        xml.name = function(library, "xmlTextReaderConstLocalName", &has_all);
        xml.value = function(library, "xmlTextReaderConstValue", &has_all);
        xml.attribute = function(library, "xmlTextReaderGetAttribute", &has_all);
        xml.free_walk = function(library, "xmlFreeTextReader", &has_all);
        xml.free_document = function(library, "xmlFreeDoc", &has_all);
        is_there = has_all;
    }
    g_once_init_leave(&once, 1);
    return is_there;
}

bool vitrine_html_available(void) { return find(); }

// Takes the document.
static vitrine_html *walk(void *document) {
    if (!document) return NULL;
    void *walk = xml.walk(document);
    if (!walk) {
        xml.free_document(document);
        return NULL;
    }
    vitrine_html *html = g_new0(vitrine_html, 1);
    html->document = document;
    html->walk = walk;
    return html;
}

vitrine_html *vitrine_html_open(const char *bytes, int32_t count, const char *encoding) {
    if (!find()) return NULL;
    int options = parse_recover | parse_no_error | parse_no_warning | parse_no_network;
    return walk(xml.read_memory(bytes, count, NULL, encoding, options));
}

vitrine_html *vitrine_xml_open(const char *bytes, int32_t count, char **error, int32_t *line) {
    if (!find()) return NULL;
    // Entities are not asked for, so none is put in its place.
    int options = parse_no_error | parse_no_warning | parse_no_network | parse_big_lines;
    xml.reset_error();
    vitrine_html *result = walk(xml.read_xml(bytes, count, NULL, NULL, options));
    if (result) return result;
    const struct xml_error *last = xml.last_error();
    *error = g_strdup(last && last->message ? last->message : "there is nothing in it");
    *line = last ? last->line : 0;
    return NULL;
}

bool vitrine_xml_next_attribute(vitrine_html *html) { return xml.next_attribute(html->walk) == 1; }

int32_t vitrine_html_next(vitrine_html *html) {
    while (xml.next(html->walk) == 1) {
        switch (xml.type(html->walk)) {
            case node_element:
                return xml.is_empty(html->walk) ? vitrine_html_empty_element : vitrine_html_element;
            case node_end: return vitrine_html_element_end;
            case node_text:
            case node_cdata:
            case node_space: return vitrine_html_text;
            default: break;
        }
    }
    return vitrine_html_end;
}

const char *vitrine_html_name(vitrine_html *html) { return xml.name(html->walk); }

const char *vitrine_html_value(vitrine_html *html) { return xml.value(html->walk); }

char *vitrine_html_attribute(vitrine_html *html, const char *name) { return xml.attribute(html->walk, name); }

void vitrine_html_close(vitrine_html *html) {
    xml.free_walk(html->walk);
    xml.free_document(html->document);
    g_free(html);
}
