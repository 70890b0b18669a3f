#include "line_glyphs.h"

double cluster_advance(const line_placing *p, vitrine_text *text, const vitrine_cluster *cluster) {
    // Marks are set as they are.
    if (text != p->text) return cluster->width;
    if (cluster->flags & vitrine_cluster_is_tab) return 0;
    if (cluster->flags & vitrine_cluster_ends_line) return 0;
    double extra = p->line->tracking + p->looks[cluster->run].kern;
    if (cluster->flags & vitrine_cluster_is_space) extra += p->line->space_extra;
    return cluster->width * p->looks[cluster->run].stretch + extra;
}

// Cuts clusters into slices, in the order of the text.
static void add_slices(line_placing *p, vitrine_text *text, int start, int end, int run) {
    for (int i = start; i < end && i < text->count; i++) {
        const vitrine_cluster *cluster = &text->clusters[i];
        bool is_tab = text == p->text && cluster->flags & vitrine_cluster_is_tab;
        double width = cluster_advance(p, text, cluster);
        if (is_tab && p->tab < p->line->tab_count) width = p->line->tabs[p->tab++];
        PangoLayoutRun *glyphs = text->glyphs[i].run;
        if (!glyphs) continue;
        int look = text == p->text ? cluster->run : run;
        slice *last = p->slices->len ? &g_array_index(p->slices, slice, p->slices->len - 1) : NULL;
        bool is_same = last && last->text == text && last->end == i && last->run == look
            && text->glyphs[i - 1].run == glyphs && !is_tab
            && !(text->clusters[i - 1].flags & vitrine_cluster_is_tab);
        if (is_same) {
            last->end = i + 1;
            last->width += width;
            continue;
        }
        int level = text == p->text ? glyphs->item->analysis.level : (p->line->right_to_left ? 1 : 0);
        slice next = {text, i, i + 1, look, level, 0, width};
        g_array_append_val(p->slices, next);
    }
}

// The order on screen: from the highest level down, what is at a level or above is turned round.
static void reorder(GArray *slices) {
    int highest = 0, lowest_odd = G_MAXINT;
    for (guint i = 0; i < slices->len; i++) {
        int level = g_array_index(slices, slice, i).level;
        highest = MAX(highest, level);
        if (level & 1) lowest_odd = MIN(lowest_odd, level);
    }
    for (int level = highest; level >= lowest_odd; level--)
        for (guint i = 0; i < slices->len;) {
            guint end = i;
            while (end < slices->len && g_array_index(slices, slice, end).level >= level) end++;
            for (guint a = i, b = end; a + 1 < b; a++) {
                b--;
                slice first = g_array_index(slices, slice, a);
                g_array_index(slices, slice, a) = g_array_index(slices, slice, b);
                g_array_index(slices, slice, b) = first;
            }
            i = MAX(end, i + 1);
        }
}

void place_slices(line_placing *p) {
    const vitrine_text_line *line = p->line;
    g_array_set_size(p->slices, 0);
    p->tab = 0;
    add_slices(p, p->text, line->start, line->end, 0);
    if (line->mark) add_slices(p, line->mark, 0, line->mark->count, line->mark_run);
    add_slices(p, p->text, line->tail_start, line->tail_end, 0);
    reorder(p->slices);
    double x = line->x;
    for (guint i = 0; i < p->slices->len; i++) {
        slice *s = &g_array_index(p->slices, slice, i);
        s->x = x;
        x += s->width;
    }
}

double slice_stretch(const line_placing *p, const slice *s) {
    return s->text == p->text ? p->looks[s->run].stretch : 1;
}

GArray *slice_glyphs(const line_placing *p, const slice *s) {
    GArray *result = g_array_new(FALSE, FALSE, sizeof(placed_glyph));
    double stretch = slice_stretch(p, s);
    bool reversed = s->text->clusters[s->start].right_to_left;
    double pen = s->x, y = p->line->y - p->looks[s->run].baseline_offset;
    for (int n = 0; n < s->end - s->start; n++) {
        int i = reversed ? s->end - 1 - n : s->start + n;
        const cluster_glyphs *cluster = &s->text->glyphs[i];
        bool is_tab = s->text->clusters[i].flags & vitrine_cluster_is_tab;
        double width = is_tab ? s->width : cluster_advance(p, s->text, &s->text->clusters[i]);
        double at = pen + (reversed ? width - s->text->clusters[i].width * stretch : 0);
        for (int g = cluster->first; g < cluster->first + cluster->count && !is_tab; g++) {
            const PangoGlyphInfo *info = &cluster->run->glyphs->glyphs[g];
            double advance = info->geometry.width * stretch / (double)PANGO_SCALE;
            // What is added to a cluster comes behind its last glyph.
            bool is_last = g + 1 == cluster->first + cluster->count;
            bool is_empty = info->glyph == PANGO_GLYPH_EMPTY;
            placed_glyph placed = {
                {
                    is_empty || info->glyph & PANGO_GLYPH_UNKNOWN_FLAG ? 0 : info->glyph,
                    at + info->geometry.x_offset * stretch / (double)PANGO_SCALE,
                    y + info->geometry.y_offset / (double)PANGO_SCALE,
                },
                is_last ? pen + width - at : advance,
                i,
                is_empty,
            };
            g_array_append_val(result, placed);
            at += advance;
        }
        pen += width;
    }
    return result;
}
