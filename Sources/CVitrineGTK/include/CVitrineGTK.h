#ifndef C_VITRINE_GTK_H
#define C_VITRINE_GTK_H

/// The C side of VitrineGraphics and VitrinePlatform.
///
/// Opaque types only: programs that link the runtime need this header's module map, never GTK's headers.
/// Coordinates are points with y growing downwards unless a name says pixels. Strings are UTF-8.
/// `…_create`, `…_shape` and every `vitrine_node_…` that returns a node give one reference to the caller.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct vitrine_node vitrine_node;
typedef struct vitrine_surface vitrine_surface;
typedef struct vitrine_text vitrine_text;
typedef struct vitrine_window vitrine_window;
typedef struct vitrine_timer vitrine_timer;

typedef struct vitrine_rect {
    double x, y, width, height;
} vitrine_rect;

typedef struct vitrine_color {
    double red, green, blue, alpha;
} vitrine_color;

typedef struct vitrine_rounded {
    vitrine_rect rect;
    double top_left, top_right, bottom_right, bottom_left;
} vitrine_rounded;

typedef struct vitrine_stop {
    double offset;
    vitrine_color color;
} vitrine_stop;

// MARK: Start (start.c)

/// Starts GTK without a display; render nodes work from then on. Does nothing after any start.
void vitrine_start_offscreen(void);
/// Starts GTK with a display. False when there is none, or when GTK was already started without one.
///
/// `name` is what the desktop knows the program by: its windows' class and its icon.
bool vitrine_start_display(const char *name);
bool vitrine_has_started(void);
bool vitrine_has_display(void);
/// The version of the GTK library that was loaded, as major · 10000 + minor · 100 + micro.
int32_t vitrine_gtk_version(void);
void vitrine_string_free(char *string);

// MARK: Render nodes (node.c)

vitrine_node *vitrine_node_ref(vitrine_node *node);
void vitrine_node_unref(vitrine_node *node);
vitrine_node *vitrine_node_container(vitrine_node *const *children, size_t count);
vitrine_node *vitrine_node_color(vitrine_rect rect, vitrine_color color);
vitrine_node *vitrine_node_linear_gradient(
    vitrine_rect rect, double from_x, double from_y, double to_x, double to_y, const vitrine_stop *stops,
    size_t count);
vitrine_node *vitrine_node_border(vitrine_rounded outline, double width, vitrine_color color);
vitrine_node *vitrine_node_clip(vitrine_node *child, vitrine_rect rect);
vitrine_node *vitrine_node_rounded_clip(vitrine_node *child, vitrine_rounded outline);
vitrine_node *vitrine_node_opacity(vitrine_node *child, double opacity);
/// New components, not premultiplied, are sums of the old ones: row i of the matrix is what component i of red, green, blue
/// and alpha gives to each.
vitrine_node *vitrine_node_color_matrix(vitrine_node *child, const float matrix[16], const float offset[4]);
vitrine_node *vitrine_node_translate(vitrine_node *child, double x, double y);
/// Scales first, then shears along x (radians), rotates (radians) and translates.
vitrine_node *vitrine_node_transform(
    vitrine_node *child, double x, double y, double rotation, double shear, double scale_x, double scale_y);
/// Draws with cairo's own blur; for shadows too large to keep as a surface.
vitrine_node *vitrine_node_live_shadow(
    vitrine_rounded outline, vitrine_color color, double x, double y, double blur);

// MARK: Recorded nodes: what GSK has no node for (recorded.c)

typedef struct vitrine_path_step {
    /// 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; as CGPathElementType.
    int32_t kind;
    double x1, y1, x2, y2, x3, y3;
} vitrine_path_step;

typedef struct vitrine_stroke {
    double width, miter_limit, dash_phase;
    /// 0 butt, 1 round, 2 square.
    int32_t cap;
    /// 0 miter, 1 round, 2 bevel.
    int32_t join;
    const double *dashes;
    size_t dash_count;
} vitrine_stroke;

vitrine_node *vitrine_node_fill(
    vitrine_rect bounds, const vitrine_path_step *steps, size_t count, vitrine_color color, bool even_odd);
vitrine_node *vitrine_node_stroke(
    vitrine_rect bounds, const vitrine_path_step *steps, size_t count, vitrine_color color,
    vitrine_stroke stroke);
vitrine_node *vitrine_node_path_clip(
    vitrine_node *child, vitrine_rect bounds, const vitrine_path_step *steps, size_t count, bool even_odd);
vitrine_node *vitrine_node_mask(vitrine_node *child, vitrine_node *mask, vitrine_rect bounds);
/// Paints a part of a surface (in pixels) into a rectangle.
vitrine_node *vitrine_node_surface(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect target, bool smooth);
/// Shows a rectangle of a surface's pixels as they are when it is drawn, one to one.
vitrine_node *vitrine_node_pixels(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height, double scale, bool opaque);
/// Paints a colour through an alpha surface.
vitrine_node *vitrine_node_surface_mask(vitrine_surface *surface, vitrine_rect target, vitrine_color color);

// MARK: Surfaces (surface.c)

/// A transparent surface of premultiplied 32-bit pixels, or of 8-bit alpha. NULL when it is too large.
vitrine_surface *vitrine_surface_create(int32_t width, int32_t height, bool alpha_only);
vitrine_surface *vitrine_surface_create_rgba(int32_t width, int32_t height, const uint8_t *pixels, bool straight);
vitrine_surface *vitrine_surface_ref(vitrine_surface *surface);
void vitrine_surface_unref(vitrine_surface *surface);
int32_t vitrine_surface_width(vitrine_surface *surface);
int32_t vitrine_surface_height(vitrine_surface *surface);
/// Copies the pixels of a surface to another of the same size and kind.
void vitrine_surface_copy(vitrine_surface *surface, vitrine_surface *copy);

/// Moves the pixels of a rectangle by a distance within it. What nothing arrives at keeps its pixels.
void vitrine_surface_move(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height, int32_t dx, int32_t dy);

/// Draws nodes into a rectangle of a surface, given in whole pixels, that is filled with a colour first.
typedef struct vitrine_painter vitrine_painter;
vitrine_painter *vitrine_painter_create(
    vitrine_surface *surface, double scale, vitrine_rect pixels, vitrine_color background);
void vitrine_painter_translate(vitrine_painter *painter, double x, double y);
/// Draws only within a rectangle from now on, until it is popped.
void vitrine_painter_push_clip(vitrine_painter *painter, vitrine_rect rect);
void vitrine_painter_pop_clip(vitrine_painter *painter);
void vitrine_painter_draw(vitrine_painter *painter, vitrine_node *node);
void vitrine_painter_free(vitrine_painter *painter);
/// Draws a node scaled by `scale` after moving it by (x, y) points.
void vitrine_surface_draw(vitrine_surface *surface, vitrine_node *node, double scale, double x, double y);
/// The straight colour of one pixel.
vitrine_color vitrine_surface_pixel(vitrine_surface *surface, int32_t x, int32_t y);
/// A part of a surface, in pixels, resampled to another size.
vitrine_surface *vitrine_surface_resampled(
    vitrine_surface *surface, vitrine_rect source, int32_t width, int32_t height);
/// A surface of width × height pixels that shows another in perspective (projection.c). `map` has three rows of three:
/// the middle of the pixel (x, y) is at (u / w, v / w) among the middles of the source's pixels, where (u, v, w) is
/// (x, y, 1) times the map, and w is positive wherever there is something to see. NULL when there is no memory for it.
vitrine_surface *vitrine_surface_projected(
    vitrine_surface *surface, const double *map, int32_t width, int32_t height);
/// Straight 8-bit RGBA rows without padding, into a buffer of width · height · 4 bytes.
void vitrine_surface_copy_rgba(vitrine_surface *surface, uint8_t *pixels);
/// Whether two surfaces of one size have the same pixels.
bool vitrine_surface_equal(vitrine_surface *surface, vitrine_surface *other);
/// How many pixels of two surfaces of one size have a straight component that differs by more than `limit`; `picture`,
/// of the same size, shows where: red on a faint copy of `expected`.
int64_t vitrine_surface_difference(
    vitrine_surface *actual, vitrine_surface *expected, int32_t limit, vitrine_surface *picture);

// MARK: Shadows (shadow.c)

/// The alpha of a rounded rectangle of width × height pixels blurred with a Gaussian, with `margin` pixels
/// around it. Radii in pixels.
vitrine_surface *vitrine_shadow_create(
    int32_t width, int32_t height, vitrine_rounded radii, double deviation, int32_t margin);
/// Blurs a surface with colours into a new one of the same size.
///
/// - opaque: Whether what is transparent beside the content has no part in the blur, and the result is opaque.
vitrine_surface *vitrine_surface_blurred(vitrine_surface *surface, double deviation, bool opaque);
/// Blurs the alpha of a surface into a new alpha surface of the same size.
vitrine_surface *vitrine_surface_blurred_alpha(vitrine_surface *surface, double deviation);

// MARK: Images (image.c)

/// Why a picture could not be decoded.
typedef struct {
    /// A text to be freed with `vitrine_string_free`; NULL for a picture that was refused.
    char *message;
    /// The size in pixels that a refused picture claims.
    int32_t width, height;
} vitrine_image_fault;

/// Decodes a picture of at most `limit` pixels. One that claims more is refused before its pixels are decoded, and
/// before there is memory for them. On failure NULL.
vitrine_surface *vitrine_image_load(const char *path, int64_t limit, vitrine_image_fault *fault);
vitrine_surface *vitrine_image_decode(
    const uint8_t *bytes, size_t count, int64_t limit, vitrine_image_fault *fault);
/// PNG bytes to be freed with `vitrine_bytes_free`, made quickly (png.c).
uint8_t *vitrine_image_encode_png(vitrine_surface *surface, size_t *count);
/// The same picture in as few bytes as zlib can; takes some thirty times as long.
uint8_t *vitrine_image_encode_small_png(vitrine_surface *surface, size_t *count);
void vitrine_bytes_free(uint8_t *bytes);

// MARK: Drawings (vector.c, document.c)

typedef struct vitrine_vector vitrine_vector;

/// Why a drawing could not be read.
typedef struct {
    /// Whether librsvg, or the program pdftocairo, is not on this machine.
    bool is_library_missing;
    /// A text to be freed with `vitrine_string_free`; NULL where the library is missing.
    char *message;
} vitrine_vector_fault;

/// Reads SVG. The size is that of the root's attributes in pixels, or that of its viewBox: where there are none, or
/// where `by_box` says so. Nothing that the drawing refers to is loaded. On failure NULL.
vitrine_vector *vitrine_vector_read(
    const uint8_t *bytes, size_t count, bool by_box, vitrine_vector_fault *fault);
void vitrine_vector_free(vitrine_vector *vector);
double vitrine_vector_width(vitrine_vector *vector);
double vitrine_vector_height(vitrine_vector *vector);
/// The drawing stretched to a size in pixels; NULL when there is no memory for it.
vitrine_surface *vitrine_vector_draw(vitrine_vector *vector, int32_t width, int32_t height);
/// The first page of a PDF as SVG, by the program pdftocairo: bytes to be freed with `vitrine_bytes_free`, or NULL.
uint8_t *vitrine_document_to_svg(const char *path, size_t *count, vitrine_vector_fault *fault);

// MARK: Text (font.c, text.c, text_draw.c, glyph_draw.c, glyph_cache.c)

typedef struct vitrine_font vitrine_font;

/// A part of a text in one font.
typedef struct vitrine_text_run {
    /// Byte offsets into the text.
    int32_t start, end;
    vitrine_font *font;
    /// `even_digits` gives all digits one width; `no_ligatures` is for letters that are spaced.
    bool even_digits, no_ligatures;
} vitrine_text_run;

enum {
    /// A line may begin here.
    vitrine_cluster_breaks_line = 1,
    /// A character begins here: words that are too long may be broken.
    vitrine_cluster_starts_character = 2,
    /// White space, which hangs over the end of a line.
    vitrine_cluster_is_space = 4,
    /// The end of a line, of no width.
    vitrine_cluster_ends_line = 8,
    /// The end of a paragraph as well.
    vitrine_cluster_ends_paragraph = 16,
    vitrine_cluster_is_tab = 32,
    /// A place for a hyphen, if a line ends here.
    vitrine_cluster_is_soft_hyphen = 64,
};

/// The smallest part of a text that has a place of its own: a character, a character and its marks, a ligature.
typedef struct vitrine_cluster {
    /// In points, without what is added to letters and spaces.
    double width;
    /// Byte offset into the text.
    int32_t start;
    /// The index of the run.
    uint16_t run;
    uint8_t flags;
    /// Whether it is read from right to left.
    bool right_to_left;
} vitrine_cluster;

/// How the letters of a run look.
typedef struct vitrine_text_look {
    vitrine_color color, background, underline_color, strikethrough_color;
    bool has_color, has_background;
    /// Bit sets as NSUnderlineStyle's raw values; 0 for no line.
    int32_t underline, strikethrough;
    /// Points.
    double baseline_offset, kern, size;
} vitrine_text_look;

/// A line to be drawn: clusters `start`…`end`, the mark (an ellipsis or a hyphen), clusters `tail_start`…`tail_end`.
typedef struct vitrine_text_line {
    int32_t start, end, tail_start, tail_end;
    /// The mark, or NULL, and the run whose look it has.
    vitrine_text *mark;
    int32_t mark_run;
    bool right_to_left;
    /// The left end and the baseline, in points from the surface's upper left corner.
    double x, y;
    /// From the baseline to the top and the bottom of what is behind the letters.
    double ascent, descent;
    /// Added to every space, and to every letter.
    double space_extra, tracking;
} vitrine_text_line;

typedef struct vitrine_font_metrics {
    double ascent, descent;
} vitrine_font_metrics;

/// Adds a font file to the private set; false when it cannot be read.
bool vitrine_font_add(const char *path);
/// The family name of the first face of a font file, to be freed, or NULL.
char *vitrine_font_family(const char *path);
/// Whether the private set has a family of this name.
bool vitrine_font_has_family(const char *family);
vitrine_font_metrics vitrine_font_get_metrics(const char *family, double size, int32_t weight, bool italic);
/// A font of the first of some families, separated by commas, that has a letter.
vitrine_font *vitrine_font_create(const char *families, double size, int32_t weight, bool italic);
void vitrine_font_free(vitrine_font *font);

/// The glyphs of a text and their widths, before it is broken into lines. `runs` cover the text in order.
vitrine_text *vitrine_text_shape(
    const char *text, int32_t length, const vitrine_text_run *runs, size_t count, bool right_to_left);
void vitrine_text_free(vitrine_text *text);
/// The clusters in the order of the text.
const vitrine_cluster *vitrine_text_clusters(vitrine_text *text, size_t *count);
/// Whether a line of the text as it is written, counted by the clusters that end lines, runs from right to left.
bool vitrine_text_is_reversed(vitrine_text *text, int32_t line);
/// Whether an emoji or another letter has colours of its own.
bool vitrine_text_has_color_glyphs(vitrine_text *text);
/// How far a tab reaches that begins at `x` points from the beginning of its line.
double vitrine_text_tab_width(double x);
/// What the cache of rasterised glyphs has done: how many were rasterised so far, the bytes it holds and may hold.
typedef struct vitrine_glyph_counts {
    int64_t rasterised, bytes, limit;
} vitrine_glyph_counts;

vitrine_glyph_counts vitrine_glyphs_counted(void);
/// Empties the cache.
void vitrine_glyphs_forget(void);
vitrine_surface *vitrine_text_draw(
    vitrine_text *text, const vitrine_text_line *lines, size_t count, const vitrine_text_look *looks, int32_t width,
    int32_t height, double scale, vitrine_color color, bool alpha_only);

// MARK: Windows (window.c, window_events.c)

enum {
    vitrine_event_motion,
    vitrine_event_button_down,
    vitrine_event_button_up,
    vitrine_event_leave,
    vitrine_event_grab_lost,
    vitrine_event_scroll,
    vitrine_event_touch_down,
    vitrine_event_touch_move,
    vitrine_event_touch_up,
    vitrine_event_touch_cancel,
    vitrine_event_key_down,
    vitrine_event_key_up,
    vitrine_event_focus_lost,
};

typedef struct vitrine_event {
    int32_t kind;
    /// Points from the canvas's upper left corner.
    double x, y;
    /// Scroll distance: wheel notches, or points when `precise`.
    double dx, dy;
    /// Seconds on the monotonic clock.
    double time;
    /// 1 primary, 2 middle, 3 secondary.
    uint32_t button;
    /// 1 caps lock, 2 shift, 4 control, 8 alternate, 16 super.
    uint32_t modifiers;
    uint32_t keyval, hardware_keycode, unicode;
    uint64_t touch;
    bool precise, is_stop, button_pressed;
} vitrine_event;

typedef struct vitrine_window_callbacks {
    void *context;
    void (*event)(void *context, const vitrine_event *event);
    /// Called in the frame clock's update phase with its time in seconds; true asks for another frame.
    bool (*frame)(void *context, double time);
    void (*resized)(void *context, double width, double height, double scale);
    void (*closing)(void *context);
    void (*appearance_changed)(void *context, bool dark);
} vitrine_window_callbacks;

/// Needs a started display.
vitrine_window *vitrine_window_create(
    double width, double height, const char *title, vitrine_window_callbacks callbacks);
void vitrine_window_show(vitrine_window *window);
/// Closes the window and frees it; no callback comes afterwards.
void vitrine_window_destroy(vitrine_window *window);
void vitrine_window_set_title(vitrine_window *window, const char *title);
/// Shows a picture in task bars, in place of what the desktop has for the program. Wayland's desktops do not ask for it.
/// Needs a window that is shown.
void vitrine_window_set_icon(vitrine_window *window, vitrine_surface *picture);
/// Shows a node from the next frame on; `covers` says that it covers the whole window with opaque pixels.
void vitrine_window_set_content(vitrine_window *window, vitrine_node *node, bool covers);
void vitrine_window_set_backdrop(vitrine_window *window, vitrine_color color);
void vitrine_window_request_frame(vitrine_window *window);
double vitrine_window_get_scale(vitrine_window *window);
/// Whether pixels that are drawn in memory are what the window's renderer takes most cheaply.
bool vitrine_window_is_drawn_in_memory(vitrine_window *window);
bool vitrine_window_is_dark(vitrine_window *window);

// MARK: Main loop (loop.c)

double vitrine_now(void);
/// Whether less than a quarter of the stack of the thread that asks is left.
bool vitrine_stack_is_nearly_full(void);
/// Runs one turn of GLib's loop; with `may_block` it waits for something to do.
void vitrine_loop_iterate(bool may_block);
void vitrine_loop_wake(void);
/// Makes GLib's loop drain Dispatch's main queue. Does nothing the second time.
void vitrine_loop_attach_dispatch(void);
/// How often the loop drained Dispatch's main queue, for tests.
uint64_t vitrine_loop_dispatch_wakes(void);
/// One call on GLib's loop at a time of `vitrine_now`; freed with `vitrine_timer_free`, also after it fired.
vitrine_timer *vitrine_timer_create(double time, void *context, void (*fire)(void *context));
void vitrine_timer_free(vitrine_timer *timer);

#ifdef __cplusplus
}
#endif

#endif
