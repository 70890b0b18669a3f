#include "page.h"

// MARK: Evaluating

typedef struct {
    vitrine_web_take take;
    void *context;
    bool is_function;
} result_taker;

static void result_came(GObject *view, GAsyncResult *result, void *data) {
    const webkit *web = webkit_find();
    result_taker taker = *(result_taker *)data;
    g_free(data);
    GError *error = NULL;
    void *value = taker.is_function ? web->web_view_call_async_javascript_function_finish(view, result, &error)
                                    : web->web_view_evaluate_javascript_finish(view, result, &error);
    if (error) {
        // WebKitGTK's JavaScript errors: 699 for an exception, 601 and 602 for what cannot be handed over.
        taker.take(taker.context, NULL, error->message, error->code == 602 || error->code == 601);
        g_error_free(error);
        return;
    }
    if (!value || web->value_is_undefined(value)) {
        taker.take(taker.context, NULL, NULL, false);
    } else {
        char *json = web->value_is_function(value) ? NULL : web->value_to_json(value, 0);
        taker.take(taker.context, json, NULL, !json);
        g_free(json);
    }
    if (value) g_object_unref(value);
}

void vitrine_web_page_evaluate(
    vitrine_web_page *page, const char *script, bool is_function, const char *arguments, const char *world,
    vitrine_web_take take, void *context) {
    const webkit *web = webkit_find();
    result_taker *taker = g_new(result_taker, 1);
    *taker = (result_taker){take, context, is_function};
    if (!is_function) {
        web->web_view_evaluate_javascript(page->view, script, -1, world, NULL, page->cancellable, result_came, taker);
        return;
    }
    GVariantDict given;
    g_variant_dict_init(&given, NULL);
    g_variant_dict_insert(&given, "vitrineArguments", "s", arguments ? arguments : "{}");
    web->web_view_call_async_javascript_function(
        page->view, script, -1, g_variant_dict_end(&given), world, NULL, page->cancellable, result_came, taker);
}

// MARK: Scripts and messages

void vitrine_web_page_add_script(
    vitrine_web_page *page, const char *source, bool is_at_end, bool is_main_only, const char *world) {
    const webkit *web = webkit_find();
    int frames = is_main_only ? inject_top_frame : inject_all_frames;
    int time = is_at_end ? inject_at_end : inject_at_start;
    void *script = world ? web->user_script_new_for_world(source, frames, time, world, NULL, NULL)
                         : web->user_script_new(source, frames, time, NULL, NULL);
    web->user_content_manager_add_script(page->manager, script);
    web->user_script_unref(script);
}

void vitrine_web_page_add_style(vitrine_web_page *page, const char *style) {
    const webkit *web = webkit_find();
    static const int user_level = 0;
    void *sheet = web->user_style_sheet_new(style, inject_all_frames, user_level, NULL, NULL);
    web->user_content_manager_add_style_sheet(page->manager, sheet);
    web->user_style_sheet_unref(sheet);
}

void vitrine_web_page_remove_scripts(vitrine_web_page *page) {
    webkit_find()->user_content_manager_remove_all_scripts(page->manager);
}

typedef struct {
    vitrine_web_page *page;
    char *name;
} handler;

static void free_handler(void *data, GClosure *closure) {
    (void)closure;
    handler *known = data;
    g_free(known->name);
    g_free(known);
}

static void tell_message(handler *known, void *value, vitrine_web_question *question) {
    const webkit *web = webkit_find();
    char *json = web->value_is_undefined(value) ? NULL : web->value_to_json(value, 0);
    page_tell(
        known->page, &(vitrine_web_event){
                         .kind = vitrine_web_event_message, .name = known->name, .text = json, .question = question});
    g_free(json);
}

static void message_came(void *manager, void *value, handler *known) {
    (void)manager;
    tell_message(known, value, NULL);
}

static gboolean question_came(void *manager, void *value, void *reply, handler *known) {
    (void)manager;
    vitrine_web_question *question = g_new0(vitrine_web_question, 1);
    question->kind = question_reply;
    question->object = webkit_find()->script_message_reply_ref(reply);
    question->value = g_object_ref(value);
    tell_message(known, value, question);
    return TRUE;
}

bool vitrine_web_page_add_handler(vitrine_web_page *page, const char *name, const char *world, bool replies) {
    const webkit *web = webkit_find();
    handler *known = g_new(handler, 1);
    *known = (handler){page, g_strdup(name)};
    // Connected before it is registered: no message is missed.
    char *signal =
        g_strconcat(replies ? "script-message-with-reply-received::" : "script-message-received::", name, NULL);
    g_signal_connect_data(
        page->manager, signal, replies ? G_CALLBACK(question_came) : G_CALLBACK(message_came), known, free_handler, 0);
    g_free(signal);
    return replies ? web->user_content_manager_register_script_message_handler_with_reply(page->manager, name, world)
                   : web->user_content_manager_register_script_message_handler(page->manager, name, world);
}

// Of one name, or of all: 0.
static void disconnect(vitrine_web_page *page, GQuark name) {
    static const char *const signals[] = {"script-message-received", "script-message-with-reply-received"};
    GSignalMatchType kind = name ? G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DETAIL : G_SIGNAL_MATCH_ID;
    for (int index = 0; index < 2; index++)
        g_signal_handlers_disconnect_matched(
            page->manager, kind, g_signal_lookup(signals[index], G_OBJECT_TYPE(page->manager)), name, NULL, NULL, NULL);
}

void vitrine_web_page_remove_handler(vitrine_web_page *page, const char *name, const char *world) {
    webkit_find()->user_content_manager_unregister_script_message_handler(page->manager, name, world);
    disconnect(page, g_quark_from_string(name));
}

void page_forget_handlers(vitrine_web_page *page) { disconnect(page, 0); }
