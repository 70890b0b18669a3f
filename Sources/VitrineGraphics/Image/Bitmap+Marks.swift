import CVitrineGTK
package import VitrineCoreGraphics

/// An area of a picture that is put together from areas: painted, or taken away from what was painted before.
package struct BitmapMark {
    package var path: CGPath
    package var isEvenOdd: Bool
    package var erases: Bool
    /// How far the outline is moved outwards, or inwards below zero, in the units of the path.
    package var growth: CGFloat
    package var color: RGBA

    package init(path: CGPath, isEvenOdd: Bool, erases: Bool, growth: CGFloat, color: RGBA) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.erases = erases
        self.growth = growth
        self.color = color
    }
}

extension Bitmap {
    /// Draws areas one over the other.
    ///
    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels.
    ///   - scale: Pixels per point.
    ///   - transform: From the units of the paths to pixels.
    /// - Returns: nil when there is no memory for it.
    package convenience init?(
        _ marks: [BitmapMark], width: Int, height: Int, scale: CGFloat, transform: CGAffineTransform
    ) {
        guard let surface = vitrine_surface_create(Int32(clamping: width), Int32(clamping: height), false)
        else {
            return nil
        }
        let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(
            Double.init)
        for mark in marks {
            let steps = mark.path.steps
            vitrine_surface_mark(
                surface, steps, steps.count, mark.isEvenOdd, matrix, mark.growth, mark.color.native,
                mark.erases)
        }
        self.init(surface: surface, scale: scale)
    }
}
