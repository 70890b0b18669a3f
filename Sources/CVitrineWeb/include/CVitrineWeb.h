// Pages of the web by WebKitGTK, which is looked for when a page is to be shown for the first time. They are drawn into
// pictures: nothing of them is in any window.
//
// All functions but the first two are called within `vitrine_web_perform`, and call back on the thread of the pages.
#ifndef C_VITRINE_WEB_H
#define C_VITRINE_WEB_H

#include <stdbool.h>
#include <stdint.h>

/// What shows one page after another.
typedef struct vitrine_web_page vitrine_web_page;
/// Cookies, caches and whatever else pages leave behind.
typedef struct vitrine_web_store vitrine_web_store;
/// What a page asks and waits for the answer to; released by answering.
typedef struct vitrine_web_question vitrine_web_question;

typedef enum {
    vitrine_web_fault_none,
    /// WebKitGTK is not installed.
    vitrine_web_fault_no_library,
    /// There is no display, and no Xvfb to make one of.
    vitrine_web_fault_no_display,
} vitrine_web_fault;

typedef enum {
    vitrine_web_event_started,
    vitrine_web_event_redirected,
    vitrine_web_event_committed,
    vitrine_web_event_finished,
    /// `name` and `code` are the domain and code of the error, `text` its description.
    vitrine_web_event_failed,
    /// Progress, title, address or history are others.
    vitrine_web_event_changed,
    /// May it go there? `question`, `address`, `name` its frame, `text` the method, `headers`, `code` the kind of
    /// navigation; `flag` for a new window, `is_redirect`.
    vitrine_web_event_action,
    /// May this be shown? `question`, `address`, `name` the type, `code` the status, `headers`, `length`; `flag` if it
    /// can be, `is_main` of the main frame.
    vitrine_web_event_response,
    /// A script has sent `text`, which is JSON, to the handler `name`; NULL what is undefined. `question` if it waits.
    vitrine_web_event_message,
    /// `question`, `code` of the kind, `text`, `name` the text that is suggested.
    vitrine_web_event_dialog,
    /// A window is asked for: as an action. The answer is the new page.
    vitrine_web_event_create,
    vitrine_web_event_close,
    /// The process of the page has ended.
    vitrine_web_event_terminated,
} vitrine_web_event_kind;

typedef struct {
    vitrine_web_event_kind kind;
    const char *address, *name, *text;
    /// Lines of "name: value".
    const char *headers;
    int32_t code;
    int64_t length;
    bool flag, is_main, is_redirect;
    vitrine_web_question *question;
} vitrine_web_event;

/// Hears of an event. The answer is that of `vitrine_web_event_create`, else NULL.
typedef vitrine_web_page *(*vitrine_web_hear)(void *context, const vitrine_web_event *event);
/// Takes JSON, NULL for what is undefined, or else a message of what went wrong.
typedef void (*vitrine_web_take)(void *context, const char *json, const char *fault, bool is_unsupported);
/// Takes a cairo image surface, which it owns; NULL without.
typedef void (*vitrine_web_take_picture)(void *context, void *surface);
typedef void (*vitrine_web_take_done)(void *context);

typedef struct {
    const char *name, *value, *domain, *path;
    /// Seconds since 1970; 0 for those that end with the session.
    double expires;
    bool is_secure, is_http_only;
} vitrine_web_cookie;
typedef void (*vitrine_web_take_cookie)(void *context, const vitrine_web_cookie *cookie);

typedef struct {
    bool has_javascript, opens_windows, has_inspector, needs_gesture_to_play;
    double minimum_font_size;
    /// NULL for WebKitGTK's own.
    const char *user_agent;
    /// Of families that are installed; NULL for those of the system.
    const char *serif, *sans, *monospace;
} vitrine_web_settings;

/// Does something on the thread of the pages, and waits until it is done.
void vitrine_web_perform(void (*body)(void *context), void *context);
/// Within that, what is called back: does something on the thread that waits.
void vitrine_web_answer(void (*body)(void *context), void *context);

/// Finds the library and a display, or makes one that nobody sees.
vitrine_web_fault vitrine_web_start(void);
/// Whether pages are kept apart from the machine by a sandbox. After a start.
bool vitrine_web_is_sandboxed(void);
/// From the next call on, acts as if the library were not there; for tests.
void vitrine_web_hide(bool is_hidden);
/// Whether pages that have a dark look show it.
void vitrine_web_set_dark(bool is_dark);
/// Serves the main loop, or waits for it a moment of the machine's time.
void vitrine_web_turn(void);
/// Seconds of the machine's time, which goes on where that of the program is virtual.
double vitrine_web_real_time(void);
void vitrine_web_free(void *text);

/// A store in a folder; NULL for one that is forgotten at the end.
vitrine_web_store *vitrine_web_store_create(const char *folder);
void vitrine_web_store_destroy(vitrine_web_store *store);
/// Removes what was changed since a time.
///
/// - types: bits of WebKitGTK's.
/// - span: microseconds before now; 0 for everything.
void vitrine_web_store_clear(
    vitrine_web_store *store, uint32_t types, int64_t span, vitrine_web_take_done take, void *context);
/// Calls `take` for each cookie, then `done`.
void vitrine_web_store_cookies(
    vitrine_web_store *store, vitrine_web_take_cookie take, vitrine_web_take_done done, void *context);
void vitrine_web_store_set_cookie(
    vitrine_web_store *store, const vitrine_web_cookie *cookie, bool is_removed, vitrine_web_take_done done,
    void *context);

/// - related: a page that asked for this one as its window; NULL without.
vitrine_web_page *vitrine_web_page_create(
    vitrine_web_store *store, vitrine_web_page *related, vitrine_web_hear hear, void *context);
/// No function that was handed over is called any more, but those which wait for a script or a picture are told that
/// there is none.
void vitrine_web_page_destroy(vitrine_web_page *page);
void vitrine_web_page_set(vitrine_web_page *page, const vitrine_web_settings *settings);
/// Pixels.
void vitrine_web_page_set_size(vitrine_web_page *page, int32_t width, int32_t height);
void vitrine_web_page_set_zoom(vitrine_web_page *page, double zoom);
void vitrine_web_page_set_clear(vitrine_web_page *page, bool is_clear);
/// - headers: lines of "name: value".
void vitrine_web_page_load(vitrine_web_page *page, const char *address, const char *headers);
void vitrine_web_page_load_html(vitrine_web_page *page, const char *html, const char *base);
void vitrine_web_page_load_bytes(
    vitrine_web_page *page, const void *bytes, int64_t count, const char *type, const char *encoding, const char *base);
void vitrine_web_page_reload(vitrine_web_page *page, bool bypasses_caches);
void vitrine_web_page_stop(vitrine_web_page *page);
/// The address at a distance in the history, 0 the current one; NULL beyond its ends. `title` may be NULL afterwards.
const char *vitrine_web_page_history(vitrine_web_page *page, int32_t distance, const char **first, const char **title);
void vitrine_web_page_go(vitrine_web_page *page, int32_t distance);
const char *vitrine_web_page_address(vitrine_web_page *page);
const char *vitrine_web_page_title(vitrine_web_page *page);
double vitrine_web_page_progress(vitrine_web_page *page);
/// Whether it came over a connection that is encrypted and trusted.
bool vitrine_web_page_is_secure(vitrine_web_page *page);
/// - world: NULL for that of the page.
/// - is_function: the script is the body of an asynchronous function; `arguments` is JSON, an object.
void vitrine_web_page_evaluate(
    vitrine_web_page *page, const char *script, bool is_function, const char *arguments, const char *world,
    vitrine_web_take take, void *context);
void vitrine_web_page_snapshot(vitrine_web_page *page, vitrine_web_take_picture take, void *context);
void vitrine_web_page_add_script(
    vitrine_web_page *page, const char *source, bool is_at_end, bool is_main_only, const char *world);
/// Style that pages have unless they say otherwise.
void vitrine_web_page_add_style(vitrine_web_page *page, const char *style);
void vitrine_web_page_remove_scripts(vitrine_web_page *page);
bool vitrine_web_page_add_handler(vitrine_web_page *page, const char *name, const char *world, bool replies);
void vitrine_web_page_remove_handler(vitrine_web_page *page, const char *name, const char *world);

/// Of actions and responses.
void vitrine_web_question_decide(vitrine_web_question *question, bool is_allowed);
/// Of dialogs: `text` is NULL unless one was entered.
void vitrine_web_question_close(vitrine_web_question *question, bool is_confirmed, const char *text);
/// Of messages: JSON, or else a fault.
void vitrine_web_question_reply(vitrine_web_question *question, const char *json, const char *fault);

#endif
