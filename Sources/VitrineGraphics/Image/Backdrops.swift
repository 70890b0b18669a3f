import CVitrineGTK
import Foundation

/// What the backdrops of a surface saw when they were drawn last: they are blurred again only where that is another.
///
/// Pixels tell, not nodes: while a backdrop is drawn, the pixels that were drawn anew behind it are made smaller and compared.
/// So nothing needs to know which nodes lie behind which, whatever groups, clips and transforms they are in.
final class Backdrops {
    private let native = vitrine_backdrops_create()!

    deinit { vitrine_backdrops_free(native) }

    /// Draws a rectangle, in whole pixels.
    func whileDrawing(_ pixels: CGRect, _ draw: () -> Void) {
        vitrine_backdrops_begin(native, pixels.native)
        draw()
        vitrine_backdrops_end(native)
        GraphicsCounters.count(\.backdropsBlurred, by: Int(vitrine_backdrops_take_count(native)))
    }

    /// Pixels of a rectangle are about to be moved.
    func forget(_ pixels: CGRect) { vitrine_backdrops_forget(native, pixels.native) }

    /// The rectangle, or a few pixels more, so that backdrops in it can tell what is new.
    func aligned(_ pixels: CGRect) -> CGRect { CGRect(vitrine_backdrops_align(native, pixels.native)) }

    /// What is to be drawn once more: backdrops that show what was drawn beside it.
    func takeStale() -> [CGRect] {
        var rects: [CGRect] = []
        var rect = vitrine_rect()
        while vitrine_backdrops_take_stale(native, &rect) {
            let stale = CGRect(rect)
            if rects.contains(where: { $0.contains(stale) }) { continue }
            rects.removeAll { stale.contains($0) }
            rects.append(stale)
        }
        return rects
    }
}
