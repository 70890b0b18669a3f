#include <string.h>

#include "page.h"

static void add_header(const char *name, const char *value, void *text) {
    g_string_append_printf(text, "%s: %s\n", name, value);
}

char *page_headers(void *headers) {
    if (!headers) return NULL;
    GString *text = g_string_new(NULL);
    webkit_find()->headers_foreach(headers, add_header, text);
    return g_string_free(text, FALSE);
}

static vitrine_web_question *ask(int kind, void *object) {
    vitrine_web_question *question = g_new0(vitrine_web_question, 1);
    question->kind = kind;
    question->object = object;
    return question;
}

// MARK: Policies

static void tell_action(vitrine_web_page *page, void *decision, bool is_new_window) {
    const webkit *web = webkit_find();
    void *action = web->navigation_policy_decision_get_navigation_action(decision);
    void *request = web->navigation_action_get_request(action);
    char *headers = page_headers(web->uri_request_get_http_headers(request));
    page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_action,
                  .address = web->uri_request_get_uri(request),
                  .text = web->uri_request_get_http_method(request),
                  .name = web->navigation_action_get_frame_name(action),
                  .code = web->navigation_action_get_navigation_type(action),
                  .headers = headers,
                  .flag = is_new_window,
                  .is_redirect = web->navigation_action_is_redirect(action),
                  .question = ask(question_policy, g_object_ref(decision)),
              });
    g_free(headers);
}

static void tell_response(vitrine_web_page *page, void *decision) {
    const webkit *web = webkit_find();
    void *response = web->response_policy_decision_get_response(decision);
    char *headers = page_headers(web->uri_response_get_http_headers(response));
    page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_response,
                  .address = web->uri_response_get_uri(response),
                  .name = web->uri_response_get_mime_type(response),
                  .code = (int32_t)web->uri_response_get_status_code(response),
                  .length = (int64_t)web->uri_response_get_content_length(response),
                  .headers = headers,
                  .flag = web->response_policy_decision_is_mime_type_supported(decision),
                  .is_main = web->response_policy_decision_is_main_frame_main_resource(decision),
                  .question = ask(question_policy, g_object_ref(decision)),
              });
    g_free(headers);
}

static gboolean decide(GtkWidget *view, void *decision, int kind, vitrine_web_page *page) {
    (void)view;
    if (!page->hear) return FALSE;
    if (kind == decision_response)
        tell_response(page, decision);
    else
        tell_action(page, decision, kind == decision_new_window);
    return TRUE;
}

void vitrine_web_question_decide(vitrine_web_question *question, bool is_allowed) {
    const webkit *web = webkit_find();
    (is_allowed ? web->policy_decision_use : web->policy_decision_ignore)(question->object);
    g_object_unref(question->object);
    g_free(question);
}

// MARK: Windows and dialogs

static GtkWidget *create(GtkWidget *view, void *action, vitrine_web_page *page) {
    (void)view;
    const webkit *web = webkit_find();
    void *request = web->navigation_action_get_request(action);
    vitrine_web_page *made = page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_create,
                  .address = web->uri_request_get_uri(request),
                  .text = web->uri_request_get_http_method(request),
                  .code = web->navigation_action_get_navigation_type(action),
                  .flag = true,
              });
    return made ? made->view : NULL;
}

// The dialog of which somebody is being told: what is answered then WebKitGTK closes itself, as nobody else has it.
static void *told_dialog;

static gboolean show_dialog(GtkWidget *view, void *dialog, vitrine_web_page *page) {
    (void)view;
    const webkit *web = webkit_find();
    int kind = web->script_dialog_get_dialog_type(dialog);
    void *outer = told_dialog;
    told_dialog = dialog;
    page_tell(
        page, &(vitrine_web_event){
                  .kind = vitrine_web_event_dialog,
                  .code = kind,
                  .text = web->script_dialog_get_message(dialog),
                  .name = kind == dialog_prompt ? web->script_dialog_prompt_get_default_text(dialog) : NULL,
                  .question = ask(question_dialog, web->script_dialog_ref(dialog)),
              });
    told_dialog = outer;
    return TRUE;
}

void vitrine_web_question_close(vitrine_web_question *question, bool is_confirmed, const char *text) {
    const webkit *web = webkit_find();
    void *dialog = question->object;
    int kind = web->script_dialog_get_dialog_type(dialog);
    if (kind == dialog_prompt && is_confirmed && text) web->script_dialog_prompt_set_text(dialog, text);
    if (kind == dialog_confirm || kind == dialog_before_unload)
        web->script_dialog_confirm_set_confirmed(dialog, is_confirmed);
    if (dialog != told_dialog) web->script_dialog_close(dialog);
    web->script_dialog_unref(dialog);
    g_free(question);
}

void vitrine_web_question_reply(vitrine_web_question *question, const char *json, const char *fault) {
    const webkit *web = webkit_find();
    if (fault) {
        web->script_message_reply_return_error_message(question->object, fault);
    } else {
        void *value = web->value_new_from_json(web->value_get_context(question->value), json ? json : "null");
        web->script_message_reply_return_value(question->object, value);
        g_object_unref(value);
    }
    web->script_message_reply_unref(question->object);
    g_object_unref(question->value);
    g_free(question);
}

void page_connect_questions(vitrine_web_page *page) {
    g_signal_connect(page->view, "decide-policy", G_CALLBACK(decide), page);
    g_signal_connect(page->view, "create", G_CALLBACK(create), page);
    g_signal_connect(page->view, "script-dialog", G_CALLBACK(show_dialog), page);
}
