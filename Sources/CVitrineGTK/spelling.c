#include <dlfcn.h>
#include <glib.h>
#include <string.h>
#include <sys/types.h>

#include "CVitrineGTK.h"

// Enchant is looked for when a word is checked for the first time: most programs never ask. It finds the checkers and the
// dictionaries that the desktop has.

typedef void describe(const char *tag, const char *name, const char *description, const char *file, void *data);

static struct {
    void *broker;
    void *(*init)(void);
    void *(*request)(void *, const char *);
    void (*list)(void *, describe *, void *);
    int (*check)(void *, const char *, ssize_t);
    char **(*suggest)(void *, const char *, ssize_t, size_t *);
    void (*free_list)(void *, char **);
    void (*ignore)(void *, const char *, ssize_t);
    void (*learn)(void *, const char *, ssize_t);
    void (*unlearn)(void *, const char *, ssize_t);
    int (*is_added)(void *, const char *, ssize_t);
} enchant;

static void *function(void *library, const char *name, bool *has_all) {
    void *result = dlsym(library, name);
    if (!result) *has_all = false;
    return result;
}

static bool find(void) {
    static gsize once;
    if (!g_once_init_enter(&once)) return enchant.broker != NULL;
    void *library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (library) {
        bool has_all = true;
        enchant.init = function(library, "enchant_broker_init", &has_all);
        enchant.request = function(library, "enchant_broker_request_dict", &has_all);
        enchant.list = function(library, "enchant_broker_list_dicts", &has_all);
        enchant.check = function(library, "enchant_dict_check", &has_all);
        enchant.suggest = function(library, "enchant_dict_suggest", &has_all);
        enchant.free_list = function(library, "enchant_dict_free_string_list", &has_all);
        enchant.ignore = function(library, "enchant_dict_add_to_session", &has_all);
        enchant.learn = function(library, "enchant_dict_add", &has_all);
        enchant.unlearn = function(library, "enchant_dict_remove", &has_all);
        enchant.is_added = function(library, "enchant_dict_is_added", &has_all);
        if (has_all) enchant.broker = enchant.init();
    }
    g_once_init_leave(&once, 1);
    return enchant.broker != NULL;
}

static void add_tag(const char *tag, const char *name, const char *description, const char *file, void *data) {
    g_string_append_printf(data, "%s\n", tag);
}

char *vitrine_spelling_languages(void) {
    if (!find()) return NULL;
    GString *tags = g_string_new(NULL);
    enchant.list(enchant.broker, add_tag, tags);
    return g_string_free(tags, FALSE);
}

vitrine_spelling *vitrine_spelling_open(const char *language) {
    return find() ? enchant.request(enchant.broker, language) : NULL;
}

bool vitrine_spelling_knows(vitrine_spelling *spelling, const char *word) {
    return enchant.check(spelling, word, (ssize_t)strlen(word)) <= 0;
}

char *vitrine_spelling_guesses(vitrine_spelling *spelling, const char *word) {
    size_t count = 0;
    char **list = enchant.suggest(spelling, word, (ssize_t)strlen(word), &count);
    GString *guesses = g_string_new(NULL);
    for (size_t i = 0; list && i < count; i++) g_string_append_printf(guesses, "%s\n", list[i]);
    if (list) enchant.free_list(spelling, list);
    return g_string_free(guesses, FALSE);
}

void vitrine_spelling_ignore(vitrine_spelling *spelling, const char *word) {
    enchant.ignore(spelling, word, (ssize_t)strlen(word));
}

void vitrine_spelling_learn(vitrine_spelling *spelling, const char *word) {
    enchant.learn(spelling, word, (ssize_t)strlen(word));
}

void vitrine_spelling_unlearn(vitrine_spelling *spelling, const char *word) {
    enchant.unlearn(spelling, word, (ssize_t)strlen(word));
}

bool vitrine_spelling_has_learned(vitrine_spelling *spelling, const char *word) {
    return enchant.is_added(spelling, word, (ssize_t)strlen(word)) != 0;
}
