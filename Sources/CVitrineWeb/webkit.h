// What is used of WebKitGTK 6.0, of the JavaScriptCore and the libsoup that it brings, so that their headers are not
// needed. Objects are GObjects unless said otherwise.
#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

enum { load_started, load_redirected, load_committed, load_finished };
enum { decision_navigation, decision_new_window, decision_response };
enum { inject_all_frames, inject_top_frame };
enum { inject_at_start, inject_at_end };
enum { snapshot_visible };
enum { dialog_alert, dialog_confirm, dialog_prompt, dialog_before_unload };
enum { hardware_never = 1 };

/// Its functions, found when the first page is made.
typedef struct {
    GType (*web_view_get_type)(void);
    void (*web_view_load_request)(void *, void *);
    void (*web_view_load_html)(void *, const char *, const char *);
    void (*web_view_load_bytes)(void *, GBytes *, const char *, const char *, const char *);
    void (*web_view_reload)(void *);
    void (*web_view_reload_bypass_cache)(void *);
    void (*web_view_stop_loading)(void *);
    const char *(*web_view_get_uri)(void *);
    const char *(*web_view_get_title)(void *);
    double (*web_view_get_estimated_load_progress)(void *);
    gboolean (*web_view_get_tls_info)(void *, GTlsCertificate **, GTlsCertificateFlags *);
    void *(*web_view_get_back_forward_list)(void *);
    void (*web_view_go_to_back_forward_list_item)(void *, void *);
    void (*web_view_set_zoom_level)(void *, double);
    void (*web_view_set_background_color)(void *, const GdkRGBA *);
    void (*web_view_get_snapshot)(void *, int, int, GCancellable *, GAsyncReadyCallback, void *);
    GdkTexture *(*web_view_get_snapshot_finish)(void *, GAsyncResult *, GError **);
    void (*web_view_evaluate_javascript)(
        void *, const char *, gssize, const char *, const char *, GCancellable *, GAsyncReadyCallback, void *);
    void *(*web_view_evaluate_javascript_finish)(void *, GAsyncResult *, GError **);
    void (*web_view_call_async_javascript_function)(
        void *, const char *, gssize, GVariant *, const char *, const char *, GCancellable *, GAsyncReadyCallback,
        void *);
    void *(*web_view_call_async_javascript_function_finish)(void *, GAsyncResult *, GError **);
    void *(*back_forward_list_get_nth_item)(void *, int);
    const char *(*back_forward_list_item_get_uri)(void *);
    const char *(*back_forward_list_item_get_original_uri)(void *);
    const char *(*back_forward_list_item_get_title)(void *);
    void *(*settings_new)(void);
    void (*settings_set_user_agent)(void *, const char *);
    void *(*user_content_manager_new)(void);
    void (*user_content_manager_add_script)(void *, void *);
    void (*user_content_manager_remove_all_scripts)(void *);
    gboolean (*user_content_manager_register_script_message_handler)(void *, const char *, const char *);
    gboolean (*user_content_manager_register_script_message_handler_with_reply)(void *, const char *, const char *);
    void (*user_content_manager_unregister_script_message_handler)(void *, const char *, const char *);
    void *(*user_script_new)(const char *, int, int, const char *const *, const char *const *);
    void *(*user_script_new_for_world)(
        const char *, int, int, const char *, const char *const *, const char *const *);
    void (*user_script_unref)(void *);
    void *(*user_style_sheet_new)(const char *, int, int, const char *const *, const char *const *);
    void (*user_style_sheet_unref)(void *);
    void (*user_content_manager_add_style_sheet)(void *, void *);
    void *(*script_message_reply_ref)(void *);
    void (*script_message_reply_unref)(void *);
    void (*script_message_reply_return_value)(void *, void *);
    void (*script_message_reply_return_error_message)(void *, const char *);
    void *(*network_session_new)(const char *, const char *);
    void *(*network_session_new_ephemeral)(void);
    void *(*network_session_get_cookie_manager)(void *);
    void *(*network_session_get_website_data_manager)(void *);
    void (*website_data_manager_clear)(void *, guint, GTimeSpan, GCancellable *, GAsyncReadyCallback, void *);
    gboolean (*website_data_manager_clear_finish)(void *, GAsyncResult *, GError **);
    void (*cookie_manager_set_persistent_storage)(void *, const char *, int);
    void (*cookie_manager_get_all_cookies)(void *, GCancellable *, GAsyncReadyCallback, void *);
    GList *(*cookie_manager_get_all_cookies_finish)(void *, GAsyncResult *, GError **);
    void (*cookie_manager_add_cookie)(void *, void *, GCancellable *, GAsyncReadyCallback, void *);
    gboolean (*cookie_manager_add_cookie_finish)(void *, GAsyncResult *, GError **);
    void (*cookie_manager_delete_cookie)(void *, void *, GCancellable *, GAsyncReadyCallback, void *);
    gboolean (*cookie_manager_delete_cookie_finish)(void *, GAsyncResult *, GError **);
    void (*policy_decision_use)(void *);
    void (*policy_decision_ignore)(void *);
    void *(*navigation_policy_decision_get_navigation_action)(void *);
    int (*navigation_action_get_navigation_type)(void *);
    gboolean (*navigation_action_is_redirect)(void *);
    const char *(*navigation_action_get_frame_name)(void *);
    void *(*navigation_action_get_request)(void *);
    void *(*response_policy_decision_get_response)(void *);
    gboolean (*response_policy_decision_is_main_frame_main_resource)(void *);
    gboolean (*response_policy_decision_is_mime_type_supported)(void *);
    void *(*uri_request_new)(const char *);
    const char *(*uri_request_get_uri)(void *);
    const char *(*uri_request_get_http_method)(void *);
    void *(*uri_request_get_http_headers)(void *);
    const char *(*uri_response_get_uri)(void *);
    guint (*uri_response_get_status_code)(void *);
    guint64 (*uri_response_get_content_length)(void *);
    const char *(*uri_response_get_mime_type)(void *);
    void *(*uri_response_get_http_headers)(void *);
    void (*option_menu_close)(void *);
    int (*script_dialog_get_dialog_type)(void *);
    const char *(*script_dialog_get_message)(void *);
    const char *(*script_dialog_prompt_get_default_text)(void *);
    void (*script_dialog_prompt_set_text)(void *, const char *);
    void (*script_dialog_confirm_set_confirmed)(void *, gboolean);
    void *(*script_dialog_ref)(void *);
    void (*script_dialog_unref)(void *);
    void (*script_dialog_close)(void *);
    char *(*value_to_json)(void *, guint);
    gboolean (*value_is_undefined)(void *);
    gboolean (*value_is_function)(void *);
    void *(*value_new_from_json)(void *, const char *);
    void *(*value_get_context)(void *);
    void (*headers_foreach)(void *, void (*)(const char *, const char *, void *), void *);
    void (*headers_replace)(void *, const char *, const char *);
    void *(*cookie_new)(const char *, const char *, const char *, const char *, int);
    void (*cookie_free)(void *);
    const char *(*cookie_get_name)(void *);
    const char *(*cookie_get_value)(void *);
    const char *(*cookie_get_domain)(void *);
    const char *(*cookie_get_path)(void *);
    GDateTime *(*cookie_get_expires)(void *);
    void (*cookie_set_expires)(void *, GDateTime *);
    gboolean (*cookie_get_secure)(void *);
    void (*cookie_set_secure)(void *, gboolean);
    gboolean (*cookie_get_http_only)(void *);
    void (*cookie_set_http_only)(void *, gboolean);
} webkit;

/// NULL where it is not installed.
const webkit *webkit_find(void);
