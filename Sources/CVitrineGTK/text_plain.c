#include <hb-ot.h>
#include <string.h>

#include "text_types.h"

// Most texts are Latin ones of one paragraph in one font. Pango would find out that such a text is a single run, and
// then ask HarfBuzz for its glyphs. To ask HarfBuzz at once gives the same glyphs in half the time: 27 instead of 51 µs
// for 60 to 120 letters.

// Latin letters, digits and the punctuation that goes with them, by number: characters of the scripts Latin and Common
// that run from left to right, stand alone, and are upright neither in vertical text nor as an emoji.
enum { plain_count = 0x197 };

static int plain_index(gunichar character) {
    if (character < 0xC0) {
        bool is_quote = character == 0xA1 || character == 0xAB || character == 0xB7 || character == 0xBB
            || character == 0xBF;
        return (character >= ' ' && character < 0x7F) || is_quote ? (int)character : -1;
    }
    if (character < 0x180) return character == 0xD7 || character == 0xF7 ? -1 : (int)character;
    bool is_mark = (character >= 0x2013 && character <= 0x2014) || (character >= 0x2018 && character <= 0x201E)
        || character == 0x2022 || character == 0x2026;
    return is_mark ? (int)character - 0x2010 + 0x180 : -1;
}

static gunichar plain_character(int index) { return (gunichar)(index < 0x180 ? index : index - 0x180 + 0x2010); }

static bool is_accented(gunichar character) { return character >= 0xA0 && character < 0x180; }

static bool is_letter(gunichar character) {
    return character < 0x80 ? g_ascii_isalpha((gchar)character) : character >= 0xC0 && character < 0x180;
}

// What a face can do for plain texts, kept with the face.
typedef struct plain_face {
    // The plain characters that it has.
    bool has[plain_count];
    // Whether the feature "ccmp", which composes letters and combining marks, leaves texts without accents as they are.
    // To try it on every letter is more than a third of the work.
    bool composes_accents_only;
} plain_face;

struct plain_font {
    PangoFont *font;
    hb_font_t *shaper;
    const plain_face *face;
    // In Pango's units; 0 until it is asked for, -1 if the font has no digits.
    int digit_width;
};

// Whether no rule of composition applies to texts of some glyphs, nor to what other rules make of these.
static bool is_composed(hb_face_t *face, const hb_set_t *glyphs) {
    static const hb_tag_t features[] = {HB_TAG('c', 'c', 'm', 'p'), HB_TAG_NONE};
    hb_set_t *composing = hb_set_create(), *others = hb_set_create(), *before = hb_set_create();
    hb_set_t *after = hb_set_create(), *made = hb_set_create();
    hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, features, composing);
    hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, NULL, others);
    hb_set_subtract(others, composing);
    hb_set_set(before, glyphs);
    hb_ot_layout_lookups_substitute_closure(face, others, before);
    hb_set_set(after, before);
    hb_ot_layout_lookups_substitute_closure(face, composing, after);
    for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(composing, &lookup);)
        hb_ot_layout_lookup_collect_glyphs(face, HB_OT_TAG_GSUB, lookup, NULL, NULL, NULL, made);
    // A rule that makes one of the glyphs out of others would add nothing.
    hb_set_intersect(made, before);
    bool result = hb_set_is_equal(before, after) && hb_set_is_empty(made);
    hb_set_t *sets[] = {composing, others, before, after, made};
    for (size_t i = 0; i < G_N_ELEMENTS(sets); i++) hb_set_destroy(sets[i]);
    return result;
}

static const plain_face *face_of(hb_font_t *font) {
    static hb_user_data_key_t key;
    hb_face_t *face = hb_font_get_face(font);
    plain_face *known = hb_face_get_user_data(face, &key);
    if (known) return known;
    plain_face *result = g_new0(plain_face, 1);
    hb_set_t *glyphs = hb_set_create();
    for (int i = 0; i < plain_count; i++) {
        gunichar character = plain_character(i);
        hb_codepoint_t glyph;
        if (plain_index(character) != i) continue;
        result->has[i] = hb_font_get_nominal_glyph(font, character, &glyph);
        if (result->has[i] && !is_accented(character)) hb_set_add(glyphs, glyph);
    }
    result->composes_accents_only = is_composed(face, glyphs);
    hb_set_destroy(glyphs);
    if (hb_face_set_user_data(face, &key, result, g_free, false)) return result;
    g_free(result);
    return NULL;
}

static plain_font *plain_font_create(const PangoFontDescription *description) {
    plain_font *result = g_new0(plain_font, 1);
    result->font = pango_context_load_font(font_context(), description);
    if (!result->font) return result;
    result->shaper = pango_font_get_hb_font(result->font);
    result->face = face_of(result->shaper);
    return result;
}

static const plain_font *plain_of(vitrine_font *font) {
    if (!font->plain) font->plain = plain_font_create(font->description);
    return font->plain;
}

bool font_is_first(vitrine_font *font, PangoFont *found) {
    hb_font_t *first = plain_of(font)->shaper;
    return found && first && hb_font_get_face(pango_font_get_hb_font(found)) == hb_font_get_face(first);
}

PangoFont *font_first(vitrine_font *font) { return plain_of(font)->font; }

void plain_font_free(plain_font *font) {
    if (!font) return;
    if (font->font) g_object_unref(font->font);
    g_free(font);
}

// What matters of a text.
typedef struct plain_text {
    const char *text;
    int length, count;
    bool has_letters, has_accents;
} plain_text;

static bool is_plain(const plain_face *face, plain_text *text) {
    for (const char *c = text->text; c < text->text + text->length; c = g_utf8_next_char(c)) {
        gunichar character = g_utf8_get_char(c);
        int index = plain_index(character);
        if (index < 0 || !face->has[index]) return false;
        text->has_letters |= is_letter(character);
        text->has_accents |= is_accented(character);
        text->count++;
    }
    return text->count > 0;
}

enum { feature_limit = 64 };

// Returns the number of features.
static unsigned features(
    const plain_font *font, const plain_text *text, const vitrine_text_run *run, hb_feature_t *list) {
    unsigned count = 0;
    if (font->face->composes_accents_only && !text->has_accents) {
        hb_tag_t composition = HB_TAG('c', 'c', 'm', 'p');
        list[count++] = (hb_feature_t){composition, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    }
    for (const char *name = run->features; name && count < feature_limit;) {
        const char *comma = strchr(name, ',');
        int length = comma ? (int)(comma - name) : -1;
        if (hb_feature_from_string(name, length, &list[count])) count++;
        name = comma ? comma + 1 : NULL;
    }
    return count;
}

// The glyphs of the text in Pango's terms. NULL if Pango would change them.
static PangoGlyphString *shape(const plain_font *font, const plain_text *text, const vitrine_text_run *run) {
    static hb_buffer_t *buffer;
    if (!buffer) buffer = hb_buffer_create();
    hb_buffer_clear_contents(buffer);
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, text->has_letters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON);
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1));
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_BOT | HB_BUFFER_FLAG_EOT);
    hb_buffer_add_utf8(buffer, text->text, text->length, 0, text->length);
    hb_feature_t list[feature_limit];
    hb_shape(font->shaper, buffer, list, features(font, text, run, list));
    unsigned count;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    PangoGlyphString *result = pango_glyph_string_new();
    pango_glyph_string_set_size(result, (int)count);
    for (unsigned i = 0; i < count; i++) {
        const hb_glyph_position_t *position = &positions[i];
        if (position->x_advance < 0) {
            pango_glyph_string_free(result);
            return NULL;
        }
        result->glyphs[i] = (PangoGlyphInfo){
            .glyph = infos[i].codepoint,
            .geometry = {position->x_advance, position->x_offset, -position->y_offset},
        };
        result->log_clusters[i] = (int)infos[i].cluster;
    }
    return result;
}

int font_digit_width(vitrine_font *font) {
    plain_of(font);
    plain_font *plain = font->plain;
    if (plain->digit_width) return plain->digit_width;
    plain->digit_width = -1;
    plain_text zero = {.text = "0", .length = 1, .count = 1};
    vitrine_text_run run = {.end = 1, .font = font, .features = "tnum=1", .attachment_width = -1};
    PangoGlyphString *glyphs = plain->face && plain->face->has['0'] ? shape(plain, &zero, &run) : NULL;
    if (!glyphs) return plain->digit_width;
    if (glyphs->num_glyphs == 1) plain->digit_width = glyphs->glyphs[0].geometry.width;
    pango_glyph_string_free(glyphs);
    return plain->digit_width;
}

PangoLayoutRun *plain_run(
    const char *text, int length, const vitrine_text_run *run, bool right_to_left, PangoLogAttr **attributes) {
    // Pango makes small capitals, if need be.
    if (run->small_lowercase || run->small_uppercase) return NULL;
    const plain_font *font = plain_of(run->font);
    plain_text plain = {.text = text, .length = length};
    if (!font->face || !is_plain(font->face, &plain)) return NULL;
    // What has no letters runs as the text around it does.
    if (right_to_left && !plain.has_letters) return NULL;
    PangoGlyphString *glyphs = shape(font, &plain, run);
    if (!glyphs) return NULL;
    PangoLayoutRun *result = g_slice_new0(PangoLayoutRun);
    result->glyphs = glyphs;
    PangoItem *item = result->item = pango_item_new();
    item->length = length;
    item->num_chars = plain.count;
    item->analysis.font = g_object_ref(font->font);
    item->analysis.language = pango_language_from_string("en");
    item->analysis.script = plain.has_letters ? PANGO_SCRIPT_LATIN : PANGO_SCRIPT_COMMON;
    *attributes = g_new0(PangoLogAttr, plain.count + 1);
    pango_default_break(text, length, NULL, *attributes, plain.count + 1);
    pango_tailor_break(text, length, &item->analysis, 0, *attributes, plain.count + 1);
    return result;
}
