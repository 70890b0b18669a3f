#define _GNU_SOURCE
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <sys/mman.h>
#include <unistd.h>

#include "text_types.h"

static FcConfig *config;
static PangoFontMap *font_map;
static PangoContext *context;

// A set of fonts of our own, with no system configuration and pinned options: text is then the same whatever
// fontconfig, theme, desktop settings and scale say.
static void prepare(void) {
    if (config) return;
    config = FcConfigCreate();
    // Pango asks for the family "emoji" where Unicode wants a picture. A colour emoji font holds pictures of
    // one size: the second rule scales them to the size asked for.
    static const char *rule =
        "<fontconfig><match target=\"pattern\"><test name=\"family\"><string>emoji</string></test>"
        "<edit name=\"family\" mode=\"prepend\" binding=\"strong\"><string>Noto Color Emoji</string></edit></match>"
        "<match target=\"font\">"
        "<test name=\"outline\"><bool>false</bool></test>"
        "<edit name=\"matrix\" mode=\"assign\"><times><name>matrix</name><matrix>"
        "<divide><name target=\"pattern\">pixelsize</name><name target=\"font\">pixelsize</name></divide>"
        "<double>0</double><double>0</double>"
        "<divide><name target=\"pattern\">pixelsize</name><name target=\"font\">pixelsize</name></divide>"
        "</matrix></times></edit></match></fontconfig>";
    FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)rule, FcFalse);
}

static void pin_options(PangoContext *target) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT);
    pango_cairo_context_set_font_options(target, options);
    cairo_font_options_destroy(options);
    pango_cairo_context_set_resolution(target, 72);
    pango_context_set_round_glyph_positions(target, FALSE);
    pango_context_set_language(target, pango_language_from_string("en"));
}

PangoContext *font_context(void) {
    if (context) return context;
    prepare();
    font_map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(font_map), 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(font_map), config);
    context = pango_font_map_create_context(font_map);
    pin_options(context);
    return context;
}

static const char *string_of(FcPattern *font, const char *object) {
    FcChar8 *value;
    return FcPatternGetString(font, object, 0, &value) == FcResultMatch ? (const char *)value : "";
}

bool vitrine_font_add(const char *path) {
    prepare();
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) return false;
    if (font_map) {
        pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(font_map));
        pango_context_changed(context);
    }
    return true;
}

char *vitrine_font_add_bytes(const uint8_t *bytes, size_t count) {
    // Fontconfig reads files only. This one has no name anywhere, and is there as long as the program is.
    int file = memfd_create("font", MFD_CLOEXEC);
    if (file < 0) return NULL;
    for (size_t done = 0; done < count;) {
        ssize_t written = write(file, bytes + done, count - done);
        if (written <= 0) break;
        done += (size_t)written;
    }
    char *path = g_strdup_printf("/proc/self/fd/%d", file);
    int faces = 0;
    FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, 0, NULL, &faces);
    char *name = pattern ? g_strdup(string_of(pattern, FC_POSTSCRIPT_NAME)) : NULL;
    if (pattern) FcPatternDestroy(pattern);
    bool is_added = name && *name && vitrine_font_add(path);
    g_free(path);
    if (is_added) return name;
    close(file);
    g_free(name);
    return NULL;
}

char *vitrine_font_family(const char *path) {
    int count = 0;
    FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)path, 0, NULL, &count);
    if (!pattern) return NULL;
    FcChar8 *family = NULL;
    char *result = NULL;
    if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) == FcResultMatch) result = g_strdup((char *)family);
    FcPatternDestroy(pattern);
    return result;
}

bool vitrine_font_has_family(const char *family) {
    prepare();
    FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
    for (int i = 0; set && i < set->nfont; i++) {
        FcChar8 *name;
        for (int n = 0; FcPatternGetString(set->fonts[i], FC_FAMILY, n, &name) == FcResultMatch; n++)
            if (g_ascii_strcasecmp((char *)name, family) == 0) return true;
    }
    return false;
}

bool vitrine_font_find(const char *name, vitrine_font_face *face) {
    prepare();
    FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
    for (int i = 0; set && i < set->nfont; i++) {
        FcPattern *font = set->fonts[i];
        if (g_ascii_strcasecmp(string_of(font, FC_POSTSCRIPT_NAME), name) != 0
            && g_ascii_strcasecmp(string_of(font, FC_FULLNAME), name) != 0)
            continue;
        int weight = FC_WEIGHT_REGULAR, slant = FC_SLANT_ROMAN;
        FcPatternGetInteger(font, FC_WEIGHT, 0, &weight);
        FcPatternGetInteger(font, FC_SLANT, 0, &slant);
        *face = (vitrine_font_face){
            .family = g_strdup(string_of(font, FC_FAMILY)),
            .weight = CLAMP(FcWeightToOpenType(weight), 1, 1000),
            .italic = slant != FC_SLANT_ROMAN,
        };
        return true;
    }
    return false;
}

char *vitrine_font_copy_names(void) {
    prepare();
    GString *list = g_string_new(NULL);
    FcFontSet *set = FcConfigGetFonts(config, FcSetApplication);
    for (int i = 0; set && i < set->nfont; i++) {
        FcPattern *font = set->fonts[i];
        g_string_append_printf(
            list, "%s\t%s\n", string_of(font, FC_FAMILY), string_of(font, FC_POSTSCRIPT_NAME));
    }
    return g_string_free(list, FALSE);
}

PangoFontDescription *font_description(const char *family, double size, int weight, bool italic) {
    PangoFontDescription *description = pango_font_description_new();
    // Pango counts in 1/1024 of a point, in 32 bits.
    size = CLAMP(size, 0.01, 10000);
    pango_font_description_set_family(description, family);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_font_description_set_weight(description, (PangoWeight)weight);
    pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    return description;
}

vitrine_font *vitrine_font_create(
    const char *families, double size, int32_t weight, bool italic, double tracking, double width, bool rounded) {
    vitrine_font *font = g_new0(vitrine_font, 1);
    font->tracking = tracking;
    font->shape = (glyph_shape){width, rounded};
    font->description = font_description(families, size, weight, italic);
    glyph_shape_describe(font->shape, font->description);
    return font;
}

void vitrine_font_free(vitrine_font *font) {
    pango_font_description_free(font->description);
    plain_font_free(font->plain);
    g_free(font);
}

vitrine_font_metrics vitrine_font_get_metrics(const char *family, double size, int32_t weight, bool italic) {
    PangoFontDescription *description = font_description(family, size, weight, italic);
    PangoFontMetrics *metrics = pango_context_get_metrics(font_context(), description, NULL);
    vitrine_font_metrics result = {
        pango_font_metrics_get_ascent(metrics) / (double)PANGO_SCALE,
        pango_font_metrics_get_descent(metrics) / (double)PANGO_SCALE,
    };
    pango_font_metrics_unref(metrics);
    pango_font_description_free(description);
    return result;
}
