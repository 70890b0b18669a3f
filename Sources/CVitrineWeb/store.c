#include "page.h"

vitrine_web_store *vitrine_web_store_create(const char *folder) {
    const webkit *web = webkit_find();
    vitrine_web_store *store = g_new0(vitrine_web_store, 1);
    if (!folder) {
        store->session = web->network_session_new_ephemeral();
        return store;
    }
    char *data = g_build_filename(folder, "Data", NULL), *cache = g_build_filename(folder, "Caches", NULL);
    char *cookies = g_build_filename(folder, "Cookies.sqlite", NULL);
    g_mkdir_with_parents(folder, 0700);
    store->session = web->network_session_new(data, cache);
    static const int sqlite = 1;
    web->cookie_manager_set_persistent_storage(
        web->network_session_get_cookie_manager(store->session), cookies, sqlite);
    g_free(data), g_free(cache), g_free(cookies);
    return store;
}

void vitrine_web_store_destroy(vitrine_web_store *store) {
    g_object_unref(store->session);
    g_free(store);
}

typedef struct {
    vitrine_web_take_cookie take;
    vitrine_web_take_done done;
    void *context;
    int kind;
} waiter;

static waiter *wait_for(vitrine_web_take_done done, void *context) {
    waiter *made = g_new0(waiter, 1);
    made->done = done;
    made->context = context;
    return made;
}

static void finish(waiter *waiting) {
    waiting->done(waiting->context);
    g_free(waiting);
}

static void was_cleared(GObject *manager, GAsyncResult *result, void *data) {
    webkit_find()->website_data_manager_clear_finish(manager, result, NULL);
    finish(data);
}

void vitrine_web_store_clear(
    vitrine_web_store *store, uint32_t types, int64_t span, vitrine_web_take_done take, void *context) {
    const webkit *web = webkit_find();
    web->website_data_manager_clear(
        web->network_session_get_website_data_manager(store->session), types, span, NULL, was_cleared,
        wait_for(take, context));
}

// MARK: Cookies

static void hand_over(void *cookie, waiter *waiting) {
    const webkit *web = webkit_find();
    GDateTime *expires = web->cookie_get_expires(cookie);
    waiting->take(
        waiting->context, &(vitrine_web_cookie){
                              .name = web->cookie_get_name(cookie),
                              .value = web->cookie_get_value(cookie),
                              .domain = web->cookie_get_domain(cookie),
                              .path = web->cookie_get_path(cookie),
                              .expires = expires ? (double)g_date_time_to_unix(expires) : 0,
                              .is_secure = web->cookie_get_secure(cookie),
                              .is_http_only = web->cookie_get_http_only(cookie),
                          });
}

static void cookies_came(GObject *manager, GAsyncResult *result, void *data) {
    const webkit *web = webkit_find();
    GList *cookies = web->cookie_manager_get_all_cookies_finish(manager, result, NULL);
    for (GList *link = cookies; link; link = link->next) hand_over(link->data, data);
    g_list_free_full(cookies, web->cookie_free);
    finish(data);
}

void vitrine_web_store_cookies(
    vitrine_web_store *store, vitrine_web_take_cookie take, vitrine_web_take_done done, void *context) {
    const webkit *web = webkit_find();
    waiter *waiting = wait_for(done, context);
    waiting->take = take;
    web->cookie_manager_get_all_cookies(
        web->network_session_get_cookie_manager(store->session), NULL, cookies_came, waiting);
}

static void cookie_was_set(GObject *manager, GAsyncResult *result, void *data) {
    webkit_find()->cookie_manager_add_cookie_finish(manager, result, NULL);
    finish(data);
}

static void cookie_was_removed(GObject *manager, GAsyncResult *result, void *data) {
    webkit_find()->cookie_manager_delete_cookie_finish(manager, result, NULL);
    finish(data);
}

void vitrine_web_store_set_cookie(
    vitrine_web_store *store, const vitrine_web_cookie *given, bool is_removed, vitrine_web_take_done done,
    void *context) {
    const webkit *web = webkit_find();
    void *cookie = web->cookie_new(given->name, given->value, given->domain, given->path, -1);
    if (given->expires > 0) {
        GDateTime *expires = g_date_time_new_from_unix_utc((gint64)given->expires);
        web->cookie_set_expires(cookie, expires);
        g_date_time_unref(expires);
    }
    web->cookie_set_secure(cookie, given->is_secure);
    web->cookie_set_http_only(cookie, given->is_http_only);
    void *manager = web->network_session_get_cookie_manager(store->session);
    waiter *waiting = wait_for(done, context);
    if (is_removed)
        web->cookie_manager_delete_cookie(manager, cookie, NULL, cookie_was_removed, waiting);
    else
        web->cookie_manager_add_cookie(manager, cookie, NULL, cookie_was_set, waiting);
    web->cookie_free(cookie);
}
