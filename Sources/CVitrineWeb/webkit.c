#include "webkit.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

#include "CVitrineWeb.h"

// WebKitGTK is loaded by the first page: it takes a tenth of a second and a hundred libraries more, and most programs
// show none.

#define NAMED(prefix, name) {prefix #name, offsetof(webkit, name)}
#define FUNCTION(name) NAMED("webkit_", name)
#define JSC(name) NAMED("jsc_", name)
#define SOUP(name) NAMED("soup_", name)
#define SOUP_MESSAGE(name) NAMED("soup_message_", name)

static const struct {
    const char *name;
    size_t place;
} names[] = {
    FUNCTION(web_view_get_type), FUNCTION(web_view_load_request), FUNCTION(web_view_load_html),
    FUNCTION(web_view_load_bytes), FUNCTION(web_view_reload), FUNCTION(web_view_reload_bypass_cache),
    FUNCTION(web_view_stop_loading), FUNCTION(web_view_get_uri), FUNCTION(web_view_get_title),
    FUNCTION(web_view_get_estimated_load_progress), FUNCTION(web_view_get_tls_info),
    FUNCTION(web_view_get_back_forward_list), FUNCTION(web_view_go_to_back_forward_list_item),
    FUNCTION(web_view_set_zoom_level), FUNCTION(web_view_set_background_color), FUNCTION(web_view_get_snapshot),
    FUNCTION(web_view_get_snapshot_finish), FUNCTION(web_view_evaluate_javascript),
    FUNCTION(web_view_evaluate_javascript_finish), FUNCTION(web_view_call_async_javascript_function),
    FUNCTION(web_view_call_async_javascript_function_finish),
    FUNCTION(back_forward_list_get_nth_item), FUNCTION(back_forward_list_item_get_uri),
    FUNCTION(back_forward_list_item_get_original_uri), FUNCTION(back_forward_list_item_get_title),
    FUNCTION(settings_new), FUNCTION(settings_set_user_agent), FUNCTION(user_content_manager_new),
    FUNCTION(user_content_manager_add_script), FUNCTION(user_content_manager_remove_all_scripts),
    FUNCTION(user_content_manager_register_script_message_handler),
    FUNCTION(user_content_manager_register_script_message_handler_with_reply),
    FUNCTION(user_content_manager_unregister_script_message_handler), FUNCTION(user_script_new),
    FUNCTION(user_script_new_for_world), FUNCTION(user_script_unref),
    FUNCTION(user_style_sheet_new), FUNCTION(user_style_sheet_unref), FUNCTION(user_content_manager_add_style_sheet),
    FUNCTION(script_message_reply_ref),
    FUNCTION(script_message_reply_unref), FUNCTION(script_message_reply_return_value),
    FUNCTION(script_message_reply_return_error_message), FUNCTION(network_session_new),
    FUNCTION(network_session_new_ephemeral), FUNCTION(network_session_get_cookie_manager),
    FUNCTION(network_session_get_website_data_manager), FUNCTION(website_data_manager_clear),
    FUNCTION(website_data_manager_clear_finish), FUNCTION(cookie_manager_set_persistent_storage),
    FUNCTION(cookie_manager_get_all_cookies), FUNCTION(cookie_manager_get_all_cookies_finish),
    FUNCTION(cookie_manager_add_cookie), FUNCTION(cookie_manager_add_cookie_finish),
    FUNCTION(cookie_manager_delete_cookie), FUNCTION(cookie_manager_delete_cookie_finish),
    FUNCTION(policy_decision_use), FUNCTION(policy_decision_ignore),
    FUNCTION(navigation_policy_decision_get_navigation_action), FUNCTION(navigation_action_get_navigation_type),
    FUNCTION(navigation_action_is_redirect), FUNCTION(navigation_action_get_frame_name),
    FUNCTION(navigation_action_get_request), FUNCTION(response_policy_decision_get_response),
     FUNCTION(response_policy_decision_is_main_frame_main_resource),
    FUNCTION(response_policy_decision_is_mime_type_supported), FUNCTION(uri_request_new),
    FUNCTION(uri_request_get_uri), FUNCTION(uri_request_get_http_method), FUNCTION(uri_request_get_http_headers),
    FUNCTION(uri_response_get_uri), FUNCTION(uri_response_get_status_code),
    FUNCTION(uri_response_get_content_length), FUNCTION(uri_response_get_mime_type),
    FUNCTION(uri_response_get_http_headers), FUNCTION(option_menu_close), FUNCTION(script_dialog_get_dialog_type),
    FUNCTION(script_dialog_get_message), FUNCTION(script_dialog_prompt_get_default_text),
    FUNCTION(script_dialog_prompt_set_text), FUNCTION(script_dialog_confirm_set_confirmed),
    FUNCTION(script_dialog_ref), FUNCTION(script_dialog_unref), FUNCTION(script_dialog_close), JSC(value_to_json),
    JSC(value_is_undefined), JSC(value_is_function), JSC(value_new_from_json), JSC(value_get_context),
    SOUP_MESSAGE(headers_foreach), SOUP_MESSAGE(headers_replace), SOUP(cookie_new), SOUP(cookie_free),
    SOUP(cookie_get_name), SOUP(cookie_get_value), SOUP(cookie_get_domain), SOUP(cookie_get_path),
    SOUP(cookie_get_expires), SOUP(cookie_set_expires), SOUP(cookie_get_secure), SOUP(cookie_set_secure),
    SOUP(cookie_get_http_only), SOUP(cookie_set_http_only),
};

static webkit functions;
static atomic_bool is_hidden;

static bool load(void) {
    void *library = dlopen("libwebkitgtk-6.0.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    for (size_t index = 0; index < G_N_ELEMENTS(names); index++) {
        // Those of the libraries that it brings, too.
        void *function = dlsym(library, names[index].name);
        if (!function) return false;
        *(void **)((char *)&functions + names[index].place) = function;
    }
    return true;
}

const webkit *webkit_find(void) {
    static bool is_there, has_looked;
    if (atomic_load(&is_hidden)) return NULL;
    if (!has_looked) {
        has_looked = true;
        is_there = load();
    }
    return is_there ? &functions : NULL;
}

void vitrine_web_hide(bool hidden) { atomic_store(&is_hidden, hidden); }

void vitrine_web_free(void *text) { g_free(text); }
