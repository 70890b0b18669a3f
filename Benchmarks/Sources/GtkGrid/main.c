// The grid of the scenario `window` as a GTK program: a GtkGridView over a list model that makes its items when they
// are asked for, each a coloured box and two labels. The same frames, the same steps and jumps, the same lines of JSON.

#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <sys/resource.h>
#include <time.h>

enum { columns = 8, warm_up = 30, steps = 600, jumps = 100, step_length = 37 };

static guint item_count = 1000000;
static long cells_bound;

// MARK: Items

#define GRID_TYPE_ITEM (grid_item_get_type())
G_DECLARE_FINAL_TYPE(GridItem, grid_item, GRID, ITEM, GObject)
struct _GridItem {
    GObject parent;
    guint index;
};
G_DEFINE_TYPE(GridItem, grid_item, G_TYPE_OBJECT)
static void grid_item_init(GridItem *item) { (void)item; }
static void grid_item_class_init(GridItemClass *class) { (void)class; }

#define GRID_TYPE_MODEL (grid_model_get_type())
G_DECLARE_FINAL_TYPE(GridModel, grid_model, GRID, MODEL, GObject)
struct _GridModel {
    GObject parent;
};
static GType model_item_type(GListModel *model) {
    (void)model;
    return GRID_TYPE_ITEM;
}
static guint model_count(GListModel *model) {
    (void)model;
    return item_count;
}
static gpointer model_item(GListModel *model, guint index) {
    (void)model;
    if (index >= item_count) return NULL;
    GridItem *item = g_object_new(GRID_TYPE_ITEM, NULL);
    item->index = index;
    return item;
}
static void model_interface(GListModelInterface *interface) {
    interface->get_item_type = model_item_type;
    interface->get_n_items = model_count;
    interface->get_item = model_item;
}
G_DEFINE_TYPE_WITH_CODE(
    GridModel, grid_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void grid_model_init(GridModel *model) { (void)model; }
static void grid_model_class_init(GridModelClass *class) { (void)class; }

// MARK: The box

#define GRID_TYPE_BOX (grid_box_get_type())
G_DECLARE_FINAL_TYPE(GridBox, grid_box, GRID, BOX, GtkWidget)
struct _GridBox {
    GtkWidget parent;
    GdkRGBA color;
};
G_DEFINE_TYPE(GridBox, grid_box, GTK_TYPE_WIDGET)
static void box_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    (void)widget, (void)orientation, (void)for_size;
    *minimum = *natural = 48;
    *minimum_baseline = *natural_baseline = -1;
}
static void box_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    graphene_rect_t bounds = GRAPHENE_RECT_INIT(
        0, 0, (float)gtk_widget_get_width(widget), (float)gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &GRID_BOX(widget)->color, &bounds);
}
static void grid_box_class_init(GridBoxClass *class) {
    GTK_WIDGET_CLASS(class)->measure = box_measure;
    GTK_WIDGET_CLASS(class)->snapshot = box_snapshot;
}
static void grid_box_init(GridBox *box) { (void)box; }

// MARK: Cells

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_box_append(GTK_BOX(content), g_object_new(GRID_TYPE_BOX, NULL));
    gtk_box_append(GTK_BOX(content), gtk_label_new(""));
    gtk_box_append(GTK_BOX(content), gtk_label_new(""));
    gtk_list_item_set_child(cell, content);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *cell, gpointer data) {
    (void)factory, (void)data;
    cells_bound++;
    guint index = GRID_ITEM(gtk_list_item_get_item(cell))->index;
    GtkWidget *box = gtk_widget_get_first_child(gtk_list_item_get_child(cell));
    GRID_BOX(box)->color = (GdkRGBA){
        (float)(index * 37 % 255) / 255, (float)(index * 91 % 255) / 255, (float)(index * 53 % 255) / 255, 1};
    gtk_widget_queue_draw(box);
    char text[64];
    GtkWidget *title = gtk_widget_get_next_sibling(box);
    g_snprintf(text, sizeof text, "Item %u", index);
    gtk_label_set_text(GTK_LABEL(title), text);
    g_snprintf(text, sizeof text, "subtitle #%u", index * 7 % 1000);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
}

// MARK: Measuring

static GtkAdjustment *adjustment;
static int frame;
static double start;

static double processor_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void finish(const char *name, int count) {
    double now = processor_time();
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf(
        "{\"name\":\"GtkGridView, %u items: %s\",\"total\":%.6f,\"peakMemory\":%.3f}\n", item_count, name,
        (now - start) / count * 1e3, (double)usage.ru_maxrss / 1024);
    start = now;
}

// An LCG with Knuth's constants, the same as in the scenario.
static double next_random(void) {
    static guint64 state = 5;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 11) / (double)(1ull << 53);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)widget, (void)clock, (void)data;
    frame++;
    // The frame before this one was the first that was drawn.
    if (frame == 2) finish("first frame", 1);
    if (frame == warm_up) start = processor_time();
    if (frame == warm_up + steps) finish("step of 37 pt", steps);
    if (frame == warm_up + steps + jumps) {
        finish("jump", jumps);
        fflush(stdout);
        exit(0);
    }
    if (frame < warm_up) {
        gtk_widget_queue_draw(widget);
    } else if (frame < warm_up + steps) {
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step_length);
    } else {
        double range = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment);
        gtk_adjustment_set_value(adjustment, round(next_random() * range));
    }
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
    if (count > 1) item_count = (guint)g_ascii_strtoull(arguments[1], NULL, 10);
    if (!gtk_init_check()) {
        fputs("GtkGrid needs a display: run it with xvfb-run.\n", stderr);
        return 1;
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GListModel *model = G_LIST_MODEL(g_object_new(GRID_TYPE_MODEL, NULL));
    GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), columns);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), columns);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), grid);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Grid");
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_widget_add_tick_callback(scrolled, tick, NULL, NULL);
    gtk_window_present(GTK_WINDOW(window));
    for (;;) g_main_context_iteration(NULL, TRUE);
}
