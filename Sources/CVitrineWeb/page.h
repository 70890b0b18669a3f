#pragma once

#include "CVitrineWeb.h"
#include "webkit.h"

struct vitrine_web_page {
    GtkWidget *view, *window;
    void *manager, *settings;
    GCancellable *cancellable;
    vitrine_web_hear hear;
    void *context;
    /// Whether the load failed, whose end is told all the same.
    bool has_failed;
};

struct vitrine_web_store {
    void *session;
};

struct vitrine_web_question {
    enum { question_policy, question_dialog, question_reply } kind;
    void *object, *value;
};

/// Tells who hears.
vitrine_web_page *page_tell(vitrine_web_page *page, const vitrine_web_event *event);
/// Connects what asks for answers.
void page_connect_questions(vitrine_web_page *page);
/// No script is heard any more.
void page_forget_handlers(vitrine_web_page *page);
/// Lines of "name: value"; NULL without. The caller frees them.
char *page_headers(void *headers);
