#include <dlfcn.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CVitrineGTK.h"

// libhyphen is looked for when a word is to be broken for the first time: most programs never ask.

typedef int hyphenate(void *, const char *, int, char *, char *, char ***, int **, int **);

struct vitrine_hyphens {
    void *dictionary;
    /// What its patterns are written in.
    char encoding[32];
};

static hyphenate *hyphenate_word;
static void *(*load)(const char *);

static bool has_library(void) {
    static gsize once;
    if (g_once_init_enter(&once)) {
        void *library = dlopen("libhyphen.so.0", RTLD_NOW | RTLD_LOCAL);
        if (library) {
            load = (void *(*)(const char *))dlsym(library, "hnj_hyphen_load");
            hyphenate_word = (hyphenate *)dlsym(library, "hnj_hyphen_hyphenate2");
        }
        g_once_init_leave(&once, 1);
    }
    return load && hyphenate_word;
}

bool vitrine_hyphens_available(void) { return has_library(); }

vitrine_hyphens *vitrine_hyphens_load(const char *path) {
    if (!has_library()) return NULL;
    FILE *file = fopen(path, "r");
    if (!file) return NULL;
    char encoding[32] = "";
    bool has_line = fgets(encoding, sizeof encoding, file) != NULL;
    fclose(file);
    if (!has_line) return NULL;
    g_strstrip(encoding);
    // As these files call what iconv knows by another name.
    if (g_str_has_prefix(encoding, "ISO8859")) {
        char name[sizeof encoding];
        g_snprintf(name, sizeof name, "ISO-8859%s", encoding + strlen("ISO8859"));
        g_strlcpy(encoding, name, sizeof encoding);
    }
    void *dictionary = load(path);
    if (!dictionary) return NULL;
    vitrine_hyphens *result = g_new0(vitrine_hyphens, 1);
    result->dictionary = dictionary;
    g_strlcpy(result->encoding, encoding, sizeof result->encoding);
    return result;
}

static void free_changes(char **rep, int *pos, int *cut, int count) {
    if (rep)
        for (int i = 0; i < count; i++) free(rep[i]);
    free(rep);
    free(pos);
    free(cut);
}

bool vitrine_hyphens_find(vitrine_hyphens *hyphens, const char *word, uint8_t *after, size_t count) {
    memset(after, 0, count);
    gchar *converted = NULL;
    const char *bytes = word;
    gsize length = strlen(word);
    bool is_utf8 = strcmp(hyphens->encoding, "UTF-8") == 0;
    if (!is_utf8) {
        converted = g_convert(word, -1, hyphens->encoding, "UTF-8", NULL, &length, NULL);
        if (!converted) return false;
        bytes = converted;
    }
    char *marks = g_malloc0(length + 8);
    char **rep = NULL;
    int *pos = NULL, *cut = NULL;
    bool is_done = hyphenate_word(hyphens->dictionary, bytes, (int)length, marks, NULL, &rep, &pos, &cut) == 0;
    // What is spelled otherwise where it is broken stays whole.
    for (size_t i = 0; is_done && i < count && i < length; i++) after[i] = (marks[i] & 1) && !(rep && rep[i]);
    free_changes(rep, pos, cut, (int)length);
    g_free(marks);
    g_free(converted);
    return is_done;
}
