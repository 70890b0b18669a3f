import CVitrineGTK
package import Foundation

extension Bitmap {
    /// This picture as a projective map shows it. Its edges are smooth.
    ///
    /// - Parameters:
    ///   - source: where the picture is before the map, in points.
    ///   - target: what is shown of the result, in points: whole pixels.
    ///   - inverse: from the points of the result to those of the picture.
    /// - Returns: a picture of `target`'s size; nil if there is no memory for it.
    ///
    /// Complexity: O(pixels of `target`); of those that show nothing only the rows count.
    package func projected(from source: CGRect, to target: CGRect, inverse: Projection) -> Bitmap? {
        let pixels = Double(scale)
        // From the middle of a pixel to points, back through the map, and to the middles of the picture's pixels.
        let map = Projection.translation(x: 0.5, y: 0.5)
            .followed(by: .scale(1 / pixels))
            .followed(by: .translation(x: Double(target.minX), y: Double(target.minY)))
            .followed(by: inverse)
            .followed(by: .translation(x: -Double(source.minX), y: -Double(source.minY)))
            .followed(by: .scale(pixels))
            .followed(by: .translation(x: -0.5, y: -0.5))
        let width = Int32((target.width * scale).rounded())
        let height = Int32((target.height * scale).rounded())
        return GraphicsLock.locked { vitrine_surface_projected(surface, map.rows, width, height) }
            .map { Bitmap(surface: $0, scale: scale) }
    }
}
