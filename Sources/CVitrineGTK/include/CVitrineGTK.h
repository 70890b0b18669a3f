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

/// Shows a number at the program's icon; none for zero. Returns whether there is a session to tell.
bool vitrine_desktop_set_badge(int64_t count);
/// Whether the screen is to stay on.
void vitrine_desktop_keep_awake(bool wanted);

// MARK: Assistive technology (assistive.c)

/// What is at work.
enum {
    /// Something wants to know what is in windows.
    vitrine_assistive_listens = 1,
    /// A screen reader.
    vitrine_assistive_reads = 2,
};
/// Calls a function with what is at work, whenever that changes; before the first call nothing is. There is never a call
/// without a session's bus, or where GTK's accessibility is off (`GTK_A11Y=none`). The first function is the only one.
void vitrine_assistive_follow(void (*changed)(uint32_t state));

// MARK: Notices of the desktop (notices.c)

/// What the desktop's notification service can do.
enum {
    /// Notices have buttons, and are answered by a click.
    vitrine_notices_act = 1,
    /// Their text may have marks.
    vitrine_notices_read_markup = 2,
    /// An answer can be typed.
    vitrine_notices_take_replies = 4,
    /// They stay until they are answered.
    vitrine_notices_stay = 8,
    /// They come with a sound.
    vitrine_notices_sound = 16,
};
/// Says what the service can do, at once or later; -1 where there is no service.
void vitrine_notices_ask(void (*answer)(int32_t abilities, void *context), void *context);

typedef struct vitrine_notice {
    /// The name of the program.
    const char *application;
    const char *title, *body;
    /// A key and a title each, one after the other, and NULL at the end; `default` is a click on the notice itself.
    const char *const *actions;
    /// A file; NULL without a picture.
    const char *picture;
    /// A sound of the desktop's or a file; both NULL for none.
    const char *sound_name, *sound_file;
    /// What stands in the field of an answer and on its button; NULL without.
    const char *reply_placeholder, *reply_button;
    /// 0 low, 1 normal, 2 critical.
    uint8_t urgency;
    /// Whether it is gone for good when its time is over.
    bool is_transient;
} vitrine_notice;
/// Shows a notice, in the place of the last one with this key. Needs a session.
void vitrine_notices_show(const char *key, const vitrine_notice *notice);
/// Takes a notice back, if it is shown.
void vitrine_notices_withdraw(const char *key);

/// What became of a notice.
enum {
    /// The user chose the action of a key.
    vitrine_notice_chosen = 0,
    /// The user typed an answer.
    vitrine_notice_replied = 1,
    /// The user closed it.
    vitrine_notice_dismissed = 2,
    /// Its time was over, or the service has closed it.
    vitrine_notice_gone = 3,
};
typedef void (*vitrine_notice_event)(const char *key, int32_t kind, const char *detail, void *context);
/// Calls a function with the key of a notice, what became of it, and the key of the action or the answer.
void vitrine_notices_listen(vitrine_notice_event event, void *context);
/// Brings the program's windows to the front, as the answer to a notice.
void vitrine_notices_present_windows(void);

/// The version of the GTK library that was loaded, as major · 10000 + minor · 100 + micro.
int32_t vitrine_gtk_version(void);
void vitrine_string_free(char *string);

// MARK: Transfers (transfer.c)

/// Told once how a transfer ended, on any thread: with its bytes, or with a code of URLError's other than 0.
typedef void (*vitrine_transfer_done)(void *context, const uint8_t *bytes, size_t count, int64_t code);
/// Whether the library that transfers is there. It is loaded by the first call.
bool vitrine_can_transfer(void);
/// Begins to load from an address. The answer belongs to the caller until `vitrine_transfer_end`. Only where
/// `vitrine_can_transfer`.
void *vitrine_transfer_begin(const char *address, void *context, vitrine_transfer_done done);
/// Lets go of a transfer; one that goes on is cancelled, and `done` told so.
void vitrine_transfer_end(void *transfer);

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
/// Fills `bounds` with a part of a surface, in pixels, over and over; `tile` is one of them.
vitrine_node *vitrine_node_tiles(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect tile, vitrine_rect bounds, double opacity);
/// Paints a part of a surface (in pixels) into a rectangle.
vitrine_node *vitrine_node_surface(
    vitrine_surface *surface, vitrine_rect source, vitrine_rect target, bool smooth);
/// Shows a rectangle of a surface's pixels as they are when it is drawn, one to one.
vitrine_node *vitrine_node_pixels(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height, double scale, bool opaque);
/// Paints a colour through an alpha surface.
vitrine_node *vitrine_node_surface_mask(vitrine_surface *surface, vitrine_rect target, vitrine_color color);

// MARK: Other gradients (gradient_shapes.c)

/// Colours between two circles, which scales make ellipses; beyond them the outer colours go on.
vitrine_node *vitrine_node_radial_gradient(
    vitrine_rect rect, double x, double y, double start, double end, double scale_x, double scale_y,
    const vitrine_stop *stops, size_t count);
/// Colours around a point of the surface, in pixels: clockwise from an angle in radians over a span of at most a turn, from a
/// share of the stops to another.
vitrine_surface *vitrine_surface_conic_gradient(
    int32_t width, int32_t height, double x, double y, double start, double span, double from, double to,
    const vitrine_stop *stops, size_t count);
typedef struct vitrine_mesh_point {
    double x, y;
    vitrine_color color;
} vitrine_mesh_point;
/// Rows of points over a colour; between four of them colours change evenly.
vitrine_node *vitrine_node_mesh(
    vitrine_rect rect, vitrine_color background, const vitrine_mesh_point *points, int32_t columns, int32_t rows);

// MARK: Nodes that depend on what is drawn already (backdrop.c, compose.c, live.c)

/// How what lies behind is shown.
typedef struct vitrine_backdrop {
    /// The standard deviation of the blur, in points.
    double deviation;
    /// 0 is grey, 1 as it is.
    double saturation;
    /// Laid over it.
    vitrine_color tint;
} vitrine_backdrop;

/// Whether the edges of paths that are recorded from now on are smooth; they are unless this says otherwise.
void vitrine_recording_set_smooth(bool smooth);
/// What was drawn before in a rectangle, blurred and tinted. Renderers that draw node by node show a colour.
vitrine_node *vitrine_node_backdrop(vitrine_rect rect, vitrine_backdrop effect);
/// A node mixed with what was drawn before it in its group; renderers that draw node by node put it on that.
vitrine_node *vitrine_node_blend(vitrine_node *child, vitrine_rect bounds, int32_t mode);
/// As `vitrine_node_path_clip` and `vitrine_node_mask`, for children that depend on what is drawn already.
vitrine_node *vitrine_node_live_clip(
    vitrine_node *child, vitrine_rect bounds, const vitrine_path_step *steps, size_t count, bool even_odd);
vitrine_node *vitrine_node_live_mask(vitrine_node *child, vitrine_node *mask, vitrine_rect bounds);

/// What the backdrops of a surface saw when they were drawn last, so that they are not blurred again where that is the same.
typedef struct vitrine_backdrops vitrine_backdrops;
vitrine_backdrops *vitrine_backdrops_create(void);
void vitrine_backdrops_free(vitrine_backdrops *backdrops);
/// Between these two a rectangle of the surface, in whole pixels, is drawn anew.
void vitrine_backdrops_begin(vitrine_backdrops *backdrops, vitrine_rect pixels);
void vitrine_backdrops_end(vitrine_backdrops *backdrops);
/// Pixels of a rectangle are about to be moved.
void vitrine_backdrops_forget(vitrine_backdrops *backdrops, vitrine_rect pixels);
/// Makes a rectangle that is to be drawn anew so large that the backdrops in it can tell what is new.
vitrine_rect vitrine_backdrops_align(vitrine_backdrops *backdrops, vitrine_rect pixels);
/// A rectangle where a backdrop is to be drawn anew, since it shows what was drawn beside it; false if there is none
/// left.
bool vitrine_backdrops_take_stale(vitrine_backdrops *backdrops, vitrine_rect *pixels);
/// How often something was blurred since this was asked last.
int32_t vitrine_backdrops_take_count(vitrine_backdrops *backdrops);

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

/// Draws into a rectangle of a surface, given in whole pixels.
typedef struct vitrine_painter vitrine_painter;
vitrine_painter *vitrine_painter_create(vitrine_surface *surface, double scale, vitrine_rect pixels);
/// Sets the pixels of a rectangle, in whole ones of the surface.
void vitrine_painter_clear(vitrine_painter *painter, vitrine_rect pixels, vitrine_color background);
void vitrine_painter_translate(vitrine_painter *painter, double x, double y);
/// Draws only within a rectangle from now on, until it is popped.
void vitrine_painter_push_clip(vitrine_painter *painter, vitrine_rect rect);
/// The same, in whole pixels of the surface.
void vitrine_painter_push_pixels(vitrine_painter *painter, vitrine_rect pixels);
/// The same within an outline, with the edges that the nodes for it have.
void vitrine_painter_push_rounded(vitrine_painter *painter, vitrine_rounded outline);
void vitrine_painter_push_path(
    vitrine_painter *painter, const vitrine_path_step *steps, size_t count, bool even_odd);
void vitrine_painter_pop_clip(vitrine_painter *painter);
void vitrine_painter_draw(vitrine_painter *painter, vitrine_node *node);
/// What `vitrine_node_color` and `vitrine_node_surface_mask` draw, without a node.
void vitrine_painter_fill(vitrine_painter *painter, vitrine_rect rect, vitrine_color color);
void vitrine_painter_mask(
    vitrine_painter *painter, vitrine_surface *surface, vitrine_rect target, vitrine_color color);
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
/// The premultiplied pixels of a surface of colours (shader.c), blue, green, red and alpha, in rows without padding; NULL
/// for one of alpha alone. Whoever wrote to them ends it.
uint32_t *vitrine_surface_begin_pixels(vitrine_surface *surface);
void vitrine_surface_end_pixels(vitrine_surface *surface);

/// What a function that makes pixels is given: numbers, or a picture.
typedef struct {
    const float *numbers;
    int64_t count;
    const uint32_t *pixels;
    int64_t width, height;
} vitrine_shader_argument;

/// A picture that a function makes of another: both of `scale` pixels a point, and where their first pixels begin, in points.
typedef struct {
    const uint32_t *source;
    int64_t source_width, source_height;
    float source_x, source_y;
    uint32_t *target;
    int64_t target_width;
    float target_x, target_y;
    float scale;
    const vitrine_shader_argument *arguments;
} vitrine_shader_pass;

/// Makes rows of pixels, from the first to before the last; on any thread.
typedef void (*vitrine_shader_rows)(const vitrine_shader_pass *pass, int64_t first, int64_t last);

/// Says that there is a function that takes `count` arguments; `use` is a number of PixelFunction.Use. On any thread.
void vitrine_shader_register(const char *name, int32_t use, int32_t count, vitrine_shader_rows rows);
/// NULL where there is none.
vitrine_shader_rows vitrine_shader_named(const char *name, int32_t use, int32_t *count);

/// Straight 8-bit RGBA rows without padding, into a buffer of width · height · 4 bytes.
void vitrine_surface_copy_rgba(vitrine_surface *surface, uint8_t *pixels);

// MARK: Comparing surfaces (comparison.c)

/// Whether two surfaces of one size have the same pixels.
bool vitrine_surface_equal(vitrine_surface *surface, vitrine_surface *other);
/// How many pixels of two surfaces of one size have a straight component that differs by more than `limit`.
int64_t vitrine_surface_count_differing(vitrine_surface *actual, vitrine_surface *expected, int32_t limit);
/// Draws where they do into `picture`, of the same size: red on a faint copy of `expected`.
void vitrine_surface_show_difference(
    vitrine_surface *actual, vitrine_surface *expected, int32_t limit, vitrine_surface *picture);

/// Paints an area into a surface, or takes it away from what is there (`erases`), after mapping it by a matrix
/// (a, b, c, d, tx, ty) to pixels (recorded.c).
///
/// - growth: How far the outline is moved outwards, or inwards below zero, in the coordinates of the steps.
void vitrine_surface_mark(
    vitrine_surface *surface, const vitrine_path_step *steps, size_t count, bool even_odd, const double matrix[6],
    double growth, vitrine_color color, bool erases);

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
/// The same, if possible of fewer pixels, yet at least twice as many a side as `width` and `height` say.
vitrine_surface *vitrine_image_decode_small(
    const uint8_t *bytes, size_t count, int64_t limit, int32_t width, int32_t height, vitrine_image_fault *fault);
/// The same, not turned upright: its rows are those of the file. Of a file that ends too early or is broken, what there is
/// until then; the rest is clear or black.
vitrine_surface *vitrine_image_decode_stored(
    const uint8_t *bytes, size_t count, int64_t limit, int32_t width, int32_t height, vitrine_image_fault *fault);
/// A new surface with the 32-bit pixels of another, turned from an orientation of Exif's (1…8) to stand upright. NULL when
/// there is no memory for it.
vitrine_surface *vitrine_surface_upright(vitrine_surface *surface, int32_t orientation);
/// TIFF bytes to be freed with `vitrine_bytes_free`; NULL where GdkPixbuf writes none.
uint8_t *vitrine_image_encode_tiff(vitrine_surface *surface, size_t *count);
/// PNG bytes to be freed with `vitrine_bytes_free`, made quickly (png.c).
uint8_t *vitrine_image_encode_png(vitrine_surface *surface, size_t *count);
/// The same picture in as few bytes as zlib can; takes some thirty times as long.
uint8_t *vitrine_image_encode_small_png(vitrine_surface *surface, size_t *count);
void vitrine_bytes_free(void *bytes);

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
/// Whether something in a PDF is painted with a blend mode, which SVG by pdftocairo loses.
bool vitrine_document_blends(const char *path);
/// The first page of a PDF as a picture of a size in pixels: the path of a PNG that is the caller's to remove, to be freed with
/// `vitrine_string_free`; NULL where there is none.
char *vitrine_document_to_png(const char *path, int32_t width, int32_t height);

// MARK: Drawing contexts (context.c, context_paint.c, context_gradients.c, context_pixels.c, context_document.c)

/// A cairo context with what Core Graphics keeps beside it. Its device space is pixels, y growing downwards.
typedef struct vitrine_context vitrine_context;

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
typedef struct vitrine_matrix {
    double a, b, c, d, tx, ty;
} vitrine_matrix;

/// Where the components of a pixel are, in bytes from its beginning; −1 for those that it does not have. Grey ones have
/// the three colours in one place.
typedef struct vitrine_pixel_layout {
    int32_t red, green, blue, alpha;
    int32_t bytes;
    /// Whether colours are not multiplied with alpha.
    bool straight;
} vitrine_pixel_layout;

/// Draws to a surface, which it keeps. `base` maps the user space at the beginning to pixels.
vitrine_context *vitrine_context_create(vitrine_surface *surface, vitrine_matrix base);
/// Has the surface stand for the pixels of a buffer: they are read before something is drawn, and written after it.
void vitrine_context_set_buffer(
    vitrine_context *context, uint8_t *buffer, size_t stride, vitrine_pixel_layout layout);
void vitrine_context_free(vitrine_context *context);

/// Draws pages of a PDF document, in points of y growing downwards; between pages nothing is drawn.
vitrine_context *vitrine_document_create(void);
/// Begins a page of a size in points, with the state that a context has at first; the page at hand is ended.
void vitrine_document_begin_page(vitrine_context *context, double width, double height, vitrine_matrix base);
/// Ends the page at hand; false where there is none.
bool vitrine_document_end_page(vitrine_context *context);
/// What is said about the document: 0 its title, 1 author, 2 subject, 3 keywords, 4 the program that made it.
void vitrine_document_set_info(vitrine_context *context, int32_t kind, const char *text);
/// Has a rectangle of user space lead to an address, or to a destination of the document where `is_name`.
void vitrine_document_link(vitrine_context *context, const char *target, bool is_name, vitrine_rect rect);
/// Names a point of user space for links.
void vitrine_document_destination(vitrine_context *context, const char *name, double x, double y);
/// Whether something was drawn where there was no page.
bool vitrine_document_has_lost(vitrine_context *context);
/// Ends the document. Its bytes belong to the context. Nothing is drawn from then on.
const uint8_t *vitrine_document_finish(vitrine_context *context, size_t *count);

void vitrine_context_save(vitrine_context *context);
/// False where nothing was saved, in the transparency layer at hand.
bool vitrine_context_restore(vitrine_context *context);

vitrine_matrix vitrine_context_get_matrix(vitrine_context *context);
vitrine_matrix vitrine_context_get_base(vitrine_context *context);
/// Nothing is drawn through a matrix that has no inverse.
void vitrine_context_set_matrix(vitrine_context *context, vitrine_matrix matrix);

// The path at hand, in user space. Functions that need a point to go on from are false without one.
void vitrine_context_move(vitrine_context *context, double x, double y);
bool vitrine_context_line(vitrine_context *context, double x, double y);
bool vitrine_context_quad(vitrine_context *context, double x1, double y1, double x2, double y2);
bool vitrine_context_curve(
    vitrine_context *context, double x1, double y1, double x2, double y2, double x3, double y3);
void vitrine_context_close(vitrine_context *context);
void vitrine_context_rect(vitrine_context *context, double x, double y, double width, double height);
void vitrine_context_steps(vitrine_context *context, const vitrine_path_step *steps, size_t count);
/// A polyline: x and y of each point in turn.
void vitrine_context_lines(vitrine_context *context, const double *points, size_t count);
/// Pairs of points, joined each by a line.
void vitrine_context_segments(vitrine_context *context, const double *points, size_t count);
void vitrine_context_new_path(vitrine_context *context);
bool vitrine_context_get_point(vitrine_context *context, double *x, double *y);
vitrine_rect vitrine_context_path_box(vitrine_context *context);
/// Rules: 0 winding, 1 even-odd, 2 what a stroke covers.
bool vitrine_context_path_contains(vitrine_context *context, double x, double y, int32_t rule);
/// The path as steps, to be freed with `vitrine_bytes_free`.
vitrine_path_step *vitrine_context_copy_path(vitrine_context *context, size_t *count);

/// How paths are painted: 0 filled, 1 filled by the even-odd rule, 2 stroked, 3 and 4 both. The path is then empty.
void vitrine_context_paint_path(vitrine_context *context, int32_t mode);
/// Takes everything away within a rectangle.
void vitrine_context_clear(vitrine_context *context, vitrine_rect rect);
/// Draws only within the path from now on. The path is then empty.
void vitrine_context_clip(vitrine_context *context, bool even_odd);
void vitrine_context_reset_clip(vitrine_context *context);
/// In user space.
vitrine_rect vitrine_context_clip_box(vitrine_context *context);
/// Multiplies what is drawn with a mask that fills a rectangle: its alpha, or where it is of colours and `luminance`
/// says so their lightness.
void vitrine_context_clip_mask(
    vitrine_context *context, vitrine_surface *mask, vitrine_rect rect, bool luminance, bool inverted);

void vitrine_context_set_line(
    vitrine_context *context, double width, int32_t cap, int32_t join, double miter_limit);
void vitrine_context_set_dash(vitrine_context *context, const double *lengths, size_t count, double phase);
void vitrine_context_set_flatness(vitrine_context *context, double flatness);
void vitrine_context_set_antialias(vitrine_context *context, bool smooth);

/// `stroke` says for which of the two.
void vitrine_context_set_color(vitrine_context *context, bool stroke, vitrine_color color);
/// Repeats a tile. `phase` maps its pixels to the space at the beginning. One that is not `colored` is painted in the colour.
void vitrine_context_set_tile(
    vitrine_context *context, bool stroke, vitrine_surface *tile, vitrine_matrix phase, vitrine_color color,
    bool colored);
void vitrine_context_set_alpha(vitrine_context *context, double alpha);
/// A CGBlendMode.
void vitrine_context_set_blend(vitrine_context *context, int32_t mode);
/// Offset in the space at the beginning; none without opacity.
void vitrine_context_set_shadow(
    vitrine_context *context, double x, double y, double blur, vitrine_color color);

void vitrine_context_begin_layer(vitrine_context *context, const vitrine_rect *bounds);
/// False where there is none.
bool vitrine_context_end_layer(vitrine_context *context);

/// `repeat` is 1 for one that begins again beyond its ends, 2 for one that turns around there.
void vitrine_context_linear_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x0, double y0, double x1, double y1,
    bool before, bool after, int32_t repeat);
void vitrine_context_radial_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x0, double y0, double r0, double x1,
    double y1, double r1, bool before, bool after, int32_t repeat);
/// Fills the path with an angular gradient about a point, from an angle in radians, clockwise where y grows downwards.
void vitrine_context_angular_gradient(
    vitrine_context *context, const vitrine_stop *stops, size_t count, double x, double y, double from, double to);
/// A part of a surface (in pixels) into a rectangle, its upper edge at the rectangle's greatest y unless `upright`.
/// One of alpha alone is painted in the fill colour. Filters: 0 nearest, 1 bilinear, 2 smooth at any size.
void vitrine_context_image(
    vitrine_context *context, vitrine_surface *surface, vitrine_rect source, vitrine_rect target, int32_t filter,
    bool upright);
void vitrine_context_tiled_image(
    vitrine_context *context, vitrine_surface *surface, vitrine_rect target, int32_t filter, bool upright);
void vitrine_context_node(vitrine_context *context, vitrine_node *node, vitrine_rect bounds);

/// A new surface with the pixels of rows in another layout; NULL when there is no memory for it.
vitrine_surface *vitrine_pixels_read(
    const uint8_t *rows, size_t stride, int32_t width, int32_t height, vitrine_pixel_layout layout);
void vitrine_pixels_write(
    vitrine_surface *surface, uint8_t *rows, size_t stride, vitrine_pixel_layout layout);
bool vitrine_surface_is_alpha(vitrine_surface *surface);
/// Takes over all pixels of another surface of the same size but those of a rectangle.
void vitrine_surface_copy_around(
    vitrine_surface *from, vitrine_surface *to, int32_t x, int32_t y, int32_t width, int32_t height);
/// A new surface with a copy of a rectangle of another's pixels.
vitrine_surface *vitrine_surface_part(
    vitrine_surface *surface, int32_t x, int32_t y, int32_t width, int32_t height);
/// Multiplies the pixels of a copy with a mask of any size: what the mask covers is left out where `inverted`. Without a surface
/// the mask's values alone.
vitrine_surface *vitrine_surface_masked(
    vitrine_surface *surface, vitrine_surface *mask, bool luminance, bool inverted);
/// JPEG bytes to be freed with `vitrine_bytes_free`, on white; quality 0 to 100.
uint8_t *vitrine_image_encode_jpeg(vitrine_surface *surface, int32_t quality, size_t *count);

// MARK: Text (font.c, text.c, text_draw.c, glyph_draw.c, glyph_cache.c)

typedef struct vitrine_font vitrine_font;

/// A part of a text in one font.
typedef struct vitrine_text_run {
    /// Byte offsets into the text.
    int32_t start, end;
    vitrine_font *font;
    /// Features of OpenType as CSS sets them, with commas between; NULL for none. It must outlive the call.
    const char *features;
    /// Whether small letters, and capitals, become small capitals, made of capitals where the font has none.
    bool small_lowercase, small_uppercase;
    /// The width of what stands in place of the text, in points; below 0 if nothing does.
    double attachment_width;
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
    /// A syllable or a letter of Korean.
    vitrine_cluster_is_hangul = 128,
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
    /// The width of the line along the outlines, in points: below 0 it is over the letters, above in their place.
    double stroke;
    /// An alpha below 0 takes the colour of the letters.
    vitrine_color stroke_color;
    /// How far what is above the baseline is moved to the right, and what widths are multiplied with.
    double skew, stretch;
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
    /// The widths of its tabs, in the order of the text.
    const double *tabs;
    int32_t tab_count;
} vitrine_text_line;

/// A document of HTML that is read piece by piece, by libxml2.
typedef struct vitrine_html vitrine_html;
enum {
    vitrine_html_end,
    vitrine_html_element,
    vitrine_html_empty_element,
    vitrine_html_element_end,
    vitrine_html_text,
};
/// Whether libxml2 is installed.
bool vitrine_html_available(void);
/// Reads a document, however malformed; NULL when there is nothing in it, or libxml2 is not installed. Nothing is loaded.
/// `encoding` is NULL for what the document says.
vitrine_html *vitrine_html_open(const char *bytes, int32_t count, const char *encoding);
/// Reads a document of XML; NULL when it is malformed, with what is wrong, to be freed, and the line, or when libxml2 is not
/// installed. No entities are put in, and nothing is loaded.
vitrine_html *vitrine_xml_open(const char *bytes, int32_t count, char **error, int32_t *line);
/// Goes on to the next attribute of the element; name and value are asked as those of a piece.
bool vitrine_xml_next_attribute(vitrine_html *html);
/// Goes on to the next piece, and says what it is.
int32_t vitrine_html_next(vitrine_html *html);
/// The name of the element, and the text, of the piece; they hold until the next.
const char *vitrine_html_name(vitrine_html *html);
const char *vitrine_html_value(vitrine_html *html);
/// An attribute of the element, to be freed, or NULL.
char *vitrine_html_attribute(vitrine_html *html, const char *name);
void vitrine_html_close(vitrine_html *html);

/// The words of a language, by enchant; kept for ever.
typedef struct vitrine_spelling vitrine_spelling;
/// The languages that there are words of, a line each, to be freed; NULL when enchant is not installed.
char *vitrine_spelling_languages(void);
/// The words of a language as "en_GB"; NULL when there are none.
vitrine_spelling *vitrine_spelling_open(const char *language);
bool vitrine_spelling_knows(vitrine_spelling *spelling, const char *word);
/// What a word might have been meant to be, a line each, the likeliest first; to be freed.
char *vitrine_spelling_guesses(vitrine_spelling *spelling, const char *word);
/// Knows a word as long as the program runs.
void vitrine_spelling_ignore(vitrine_spelling *spelling, const char *word);
/// Knows a word for ever, in all programs of the user, and no more.
void vitrine_spelling_learn(vitrine_spelling *spelling, const char *word);
void vitrine_spelling_unlearn(vitrine_spelling *spelling, const char *word);
bool vitrine_spelling_has_learned(vitrine_spelling *spelling, const char *word);
/// Where the words of a language may be broken; kept for ever.
typedef struct vitrine_hyphens vitrine_hyphens;
/// Whether libhyphen is installed.
bool vitrine_hyphens_available(void);
/// Reads a dictionary; NULL when it cannot be read, or libhyphen is not installed.
vitrine_hyphens *vitrine_hyphens_load(const char *path);
/// Says of each character of a word of small letters whether a hyphen may come after it. `count` is that of its characters.
bool vitrine_hyphens_find(vitrine_hyphens *hyphens, const char *word, uint8_t *after, size_t count);

typedef struct vitrine_font_metrics {
    double ascent, descent;
} vitrine_font_metrics;

/// Adds a font file to the private set; false when it cannot be read.
bool vitrine_font_add(const char *path);
/// Adds the font file that some bytes are; the name of its first face, to be freed, or NULL when they cannot be read.
char *vitrine_font_add_bytes(const uint8_t *bytes, size_t count);
/// The family name of the first face of a font file, to be freed, or NULL.
char *vitrine_font_family(const char *path);
/// Whether the private set has a family of this name.
bool vitrine_font_has_family(const char *family);
/// A face of a family: a name that the caller frees, a weight from 100 to 900, and whether it slants.
typedef struct vitrine_font_face {
    char *family;
    int32_t weight;
    bool italic;
} vitrine_font_face;
/// Finds a face by its PostScript name or its full one.
bool vitrine_font_find(const char *name, vitrine_font_face *face);
/// The families and the PostScript names of all faces, a line each, with a tab between the two.
char *vitrine_font_copy_names(void);
vitrine_font_metrics vitrine_font_get_metrics(const char *family, double size, int32_t weight, bool italic);
/// A font of the first of some families, separated by commas, that has a letter. `tracking`, in points, is added to the
/// width of each character that the first of them has; letters of that one are `width` times as wide as in its file, and
/// have the corners that stick out rounded where `rounded` says so.
vitrine_font *vitrine_font_create(
    const char *families, double size, int32_t weight, bool italic, double tracking, double width, bool rounded);
void vitrine_font_free(vitrine_font *font);

/// How a text is read: forced, or where its letters do not say.
typedef struct vitrine_text_direction {
    bool right_to_left;
    bool is_forced;
} vitrine_text_direction;

/// The glyphs of a text and their widths, before it is broken into lines. `runs` cover the text in order.
vitrine_text *vitrine_text_shape(
    const char *text, int32_t length, const vitrine_text_run *runs, size_t count,
    vitrine_text_direction direction);
void vitrine_text_free(vitrine_text *text);
/// The clusters in the order of the text.
const vitrine_cluster *vitrine_text_clusters(vitrine_text *text, size_t *count);
/// Whether a line of the text as it is written, counted by the clusters that end lines, runs from right to left.
bool vitrine_text_is_reversed(vitrine_text *text, int32_t line);
/// Whether an emoji or another letter has colours of its own.
bool vitrine_text_has_color_glyphs(vitrine_text *text);
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
/// Draws a text into a context as glyphs, the corner of its layout box at a point of user space.
void vitrine_context_text(
    vitrine_context *context, vitrine_text *text, const vitrine_text_line *lines, size_t count,
    const vitrine_text_look *looks, double x, double y, vitrine_rect bounds, vitrine_color color);

// MARK: Glyphs (glyphs.c)

/// A glyph of a line, in points from the line's left end and its baseline, y growing downwards.
typedef struct vitrine_glyph {
    double x, y, advance;
    /// The number of its cluster; of the mark in a run of the mark.
    int32_t cluster;
    uint32_t glyph;
} vitrine_glyph;

/// Glyphs beside one another that have one font and one look.
typedef struct vitrine_glyph_run {
    /// Glyphs.
    size_t first, count;
    /// The clusters of its text; of the mark in a run of the mark.
    int32_t first_cluster, end_cluster;
    /// The run of the text.
    int32_t run;
    bool right_to_left, is_mark;
    /// From its left end to its right one.
    double x, width;
    /// The font where it is not the first that the run asks for, because that one lacks the letters; else no family.
    vitrine_font_face fallback;
} vitrine_glyph_run;

typedef struct vitrine_line_glyphs {
    vitrine_glyph *glyphs;
    size_t count;
    vitrine_glyph_run *runs;
    size_t run_count;
} vitrine_line_glyphs;

/// The glyphs of a line, from the left on; its `x` and `y` are taken for 0. There is a look and a font for each run.
vitrine_line_glyphs vitrine_text_copy_glyphs(
    vitrine_text *text, const vitrine_text_line *line, const vitrine_text_look *looks, vitrine_font *const *fonts);
void vitrine_line_glyphs_free(vitrine_line_glyphs *glyphs);

/// What a font file says of all of its glyphs; lengths in points, y growing upwards.
typedef struct vitrine_font_facts {
    int32_t units_per_em, glyph_count;
    double underline_position, underline_thickness;
    /// Degrees; negative where letters lean to the right.
    double slant;
    /// Around all glyphs laid over one another.
    vitrine_rect bounds;
    /// Whether glyphs are pictures with colours of their own.
    bool has_colors;
} vitrine_font_facts;

/// Of the first family of the font, as what follows is; all are zero where it has no file.
vitrine_font_facts vitrine_font_get_facts(vitrine_font *font);
/// The glyph of a character; 0 where there is none.
uint32_t vitrine_font_glyph(vitrine_font *font, uint32_t character);
/// The characters that there are glyphs of: `count` pairs of a first and a last one, to be freed with `vitrine_bytes_free`.
uint32_t *vitrine_font_copy_characters(vitrine_font *font, size_t *count);
/// How far the next glyph is, and the rectangle around the ink, y growing upwards from the baseline.
double vitrine_font_glyph_advance(vitrine_font *font, uint32_t glyph);
vitrine_rect vitrine_font_glyph_bounds(vitrine_font *font, uint32_t glyph);
/// The outline of a glyph, y growing upwards from the baseline, to be freed with `vitrine_bytes_free`; NULL where there is
/// nothing to see.
vitrine_path_step *vitrine_font_copy_outline(vitrine_font *font, uint32_t glyph, size_t *count);
/// The tags of the features that the file substitutes letters for, four characters each, to be freed.
char *vitrine_font_copy_features(vitrine_font *font);
/// The file of the font, to be freed.
char *vitrine_font_copy_path(vitrine_font *font);

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
    vitrine_event_pinch_begin,
    vitrine_event_pinch_update,
    vitrine_event_pinch_end,
    vitrine_event_pinch_cancel,
};

typedef struct vitrine_event {
    int32_t kind;
    /// Points from the canvas's upper left corner.
    double x, y;
    /// Scroll distance: wheel notches, or points when `precise`.
    double dx, dy;
    /// Fingers on a touchpad: how far apart they are, as a factor of the distance at the beginning, and how far they have
    /// turned since the last event, in radians, clockwise.
    double scale, angle;
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
    /// An input method did something: one of the kinds of text; what the numbers are is for the kind to say.
    void (*text)(void *context, int32_t kind, const char *text, int32_t first, int32_t second);
    /// Assistive technology does something with an element: one of `vitrine_accessible_…`, where `index` is the place among
    /// the element's own actions, and the others are what it is to have.
    void (*accessible)(
        void *context, uint64_t element, int32_t action, int32_t index, double number, const char *text);
} vitrine_window_callbacks;

enum {
    /// Text was entered.
    vitrine_text_commit,
    /// What is being composed is another text, with the caret after `first` characters.
    vitrine_text_preedit,
    /// `second` characters are to be deleted, `first` away from the caret.
    vitrine_text_delete_surrounding,
};

/// Needs a started display.
vitrine_window *vitrine_window_create(
    double width, double height, const char *title, vitrine_window_callbacks callbacks);
void vitrine_window_show(vitrine_window *window);
/// Closes the window and frees it; no callback comes afterwards.
void vitrine_window_destroy(vitrine_window *window);
void vitrine_window_set_title(vitrine_window *window, const char *title);
/// Lets the window take the whole screen, or no longer.
void vitrine_window_toggle_fullscreen(vitrine_window *window);
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
/// Whether the desktop is to have no animations.
bool vitrine_window_reduces_motion(vitrine_window *window);
/// Whether the desktop asks for more contrast.
bool vitrine_window_increases_contrast(vitrine_window *window);
/// How much larger than usual the desktop wants text.
double vitrine_window_get_text_scale(vitrine_window *window);

// MARK: Accessible elements (accessible.c)

/// Something in a window as assistive technology finds it: a widget that draws nothing and takes no input.
typedef struct vitrine_accessible vitrine_accessible;

/// What an element is. The order is that of `AccessibleRole`.
enum {
    vitrine_accessible_group,
    vitrine_accessible_label,
    vitrine_accessible_heading,
    vitrine_accessible_image,
    vitrine_accessible_button,
    vitrine_accessible_link,
    vitrine_accessible_toggle,
    /// Adjustable, by steps alone.
    vitrine_accessible_stepper,
    /// Adjustable, with a number.
    vitrine_accessible_slider,
    /// A number that nobody adjusts.
    vitrine_accessible_progress,
    vitrine_accessible_text_field,
    vitrine_accessible_search_field,
    vitrine_accessible_list,
    vitrine_accessible_landmark,
};

/// How an element is. The order is that of `AccessibleElement.States`.
enum {
    vitrine_accessible_is_disabled = 1,
    vitrine_accessible_is_selected = 2,
    vitrine_accessible_is_checked = 4,
    vitrine_accessible_is_focusable = 8,
    vitrine_accessible_is_modal = 16,
    vitrine_accessible_is_read_only = 32,
    vitrine_accessible_is_multiline = 64,
    /// It can be activated.
    vitrine_accessible_activates = 128,
    /// It can be incremented and decremented.
    vitrine_accessible_adjusts = 256,
};

/// What is done with an element.
enum {
    vitrine_accessible_activate,
    vitrine_accessible_increment,
    vitrine_accessible_decrement,
    /// It gets another number.
    vitrine_accessible_set_number,
    /// It gets another text.
    vitrine_accessible_set_text,
    /// One of its own actions.
    vitrine_accessible_custom,
};

/// What is said of an element. Strings may be NULL.
typedef struct vitrine_accessible_content {
    const char *label, *description;
    /// The number in words.
    const char *value;
    /// Points from the corner of what it is in.
    vitrine_rect frame;
    uint32_t states;
    /// Of a heading, from 1; 0 where none is said.
    int32_t level;
    double number, minimum, maximum;
    /// What is in a field, and characters before the caret and before the other end of the selection.
    const char *text;
    int32_t caret, anchor;
    /// The names of its own actions; ends with NULL.
    const char *const *actions;
} vitrine_accessible_content;

/// Puts an element into a window: into another element, or with NULL into none, behind a sibling, or with NULL first of all.
///
/// `name` is what callbacks call it. The window owns it until `vitrine_accessible_remove`.
vitrine_accessible *vitrine_accessible_create(
    vitrine_window *window, uint64_t name, int32_t role, const vitrine_accessible_content *content,
    vitrine_accessible *parent, vitrine_accessible *previous);
/// Says something else of it. What is as it was is not told anew.
void vitrine_accessible_set(vitrine_accessible *element, const vitrine_accessible_content *content);
/// Puts it elsewhere among its siblings.
void vitrine_accessible_move(vitrine_accessible *element, vitrine_accessible *previous);
/// Takes it out of its window. What is in it was taken out before.
void vitrine_accessible_remove(vitrine_accessible *element);
/// Lets assistive technology know which element has the keyboard; NULL for none. Keys go where they went.
void vitrine_window_focus_accessible(vitrine_window *window, vitrine_accessible *element);
/// Has a sentence said. Returns whether GTK can: from 4.14 on.
bool vitrine_window_announce(vitrine_window *window, const char *sentence);

// MARK: Text entry (window_text.c)

/// Keys go to the input method first from now on.
void vitrine_window_begin_text(vitrine_window *window, bool is_secure);
void vitrine_window_end_text(vitrine_window *window);
/// Tells the input method the text around the caret, byte offsets of the caret and the other end of the selection in it, and
/// where the caret is, in points.
void vitrine_window_set_text_state(
    vitrine_window *window, const char *surrounding, int32_t caret, int32_t anchor, vitrine_rect cursor);
/// Drops what is being composed.
void vitrine_window_reset_text(vitrine_window *window);
/// Shows a pointer by its CSS name, or with NULL the usual one.
void vitrine_window_set_cursor(vitrine_window *window, const char *name);
/// Shows a picture in the place of the pointer; `scale` says how many of its pixels are a point, `x` and `y` which point
/// of it points.
void vitrine_window_set_cursor_picture(
    vitrine_window *window, vitrine_surface *picture, double scale, double x, double y);

// MARK: Clipboards (clipboard.c)

// The primary one has what was selected last, the other what was copied.

/// What a clipboard has, in one of its ways.
typedef struct vitrine_clipboard_part {
    /// A MIME type.
    const char *type;
    const char *bytes;
    size_t length;
} vitrine_clipboard_part;

/// Whether what is on the clipboard is this program's.
bool vitrine_clipboard_is_own(bool is_primary);
/// Puts one thing on the clipboard, in all the ways it can be had.
void vitrine_clipboard_set(bool is_primary, const vitrine_clipboard_part *parts, size_t count);
/// The MIME types of what is on the clipboard, a line each; NULL without a display.
char *vitrine_clipboard_copy_types(bool is_primary);
/// What is on the clipboard in one way: NULL if it is not there, is longer than the limit, or its owner does not answer
/// within some seconds. GLib's loop runs meanwhile.
void *vitrine_clipboard_copy_data(bool is_primary, const char *type, double timeout, size_t limit, size_t *length);
void vitrine_clipboard_free(void *bytes);
/// Calls a function whenever another program copied something.
void vitrine_clipboard_watch(void (*changed)(void));

// MARK: Main loop (loop.c)

double vitrine_now(void);
/// Whether less than a quarter of the stack of the thread that asks is left.
bool vitrine_stack_is_nearly_full(void);
/// Runs one turn of GLib's loop; with `may_block` it waits for something to do.
void vitrine_loop_iterate(bool may_block);
/// Serves everything that is ready on GLib's loop; false when nothing was.
bool vitrine_loop_serve(void);
/// Stops the thread for some seconds of the machine's time, also where clocks are virtual.
void vitrine_pause(double seconds);
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
