import VitrineGraphics

/// Draws what no affine map can: a layer seen in perspective, as a warped picture of its node.
///
/// GSK's cairo renderer paints perspective pink, so the node is rasterised and mapped pixel by pixel. That
/// costs with the area shown, at every change: it is meant for the few cards that tilt.
enum PerspectiveSurface {
    /// The largest picture, in pixels: above it the affine approximation is drawn.
    private static let limit = 4_000_000.0

    /// The node as `projection` maps it; nil if part of it lies behind the eye, or it is too large.
    static func node(of content: RenderNode, projection: CATransform3D, scale: CGFloat) -> RenderNode? {
        let source = content.bounds
        let corners = [
            CGPoint(x: source.minX, y: source.minY), CGPoint(x: source.maxX, y: source.minY),
            CGPoint(x: source.minX, y: source.maxY), CGPoint(x: source.maxX, y: source.maxY),
        ]
        let depths = corners.map { $0.x * projection.m14 + $0.y * projection.m24 + projection.m44 }
        guard !source.isEmpty, depths.allSatisfy({ $0 > 0.05 }) else { return nil }
        let box = projection.project(source)
        // Whole pixels, with one to spare for smooth edges.
        let target = CGRect(
            x: (box.minX * scale).rounded(.down) / scale - 1 / scale,
            y: (box.minY * scale).rounded(.down) / scale - 1 / scale,
            width: (box.width * scale).rounded(.up) / scale + 3 / scale,
            height: (box.height * scale).rounded(.up) / scale + 3 / scale)
        let area = { (size: CGSize) in Double(size.width * size.height * scale * scale) }
        guard area(target.size) < limit, area(source.size) < limit,
            let inverse = Homography(projection).inverse
        else { return nil }
        let picture = Rasterizer.bitmap(
            of: content.translated(x: -source.minX, y: -source.minY), size: source.size, scale: scale)
        let warped = warp(
            picture, source: source, target: target, inverse: inverse, scale: Double(scale))
        return .image(warped, in: target)
    }

    private static func warp(
        _ picture: Bitmap, source: CGRect, target: CGRect, inverse: Homography, scale: Double
    ) -> Bitmap {
        let (width, height) = (picture.pixelWidth, picture.pixelHeight)
        let columns = Int(clamping: (Double(target.width) * scale).rounded())
        let rows = Int(clamping: (Double(target.height) * scale).rounded())
        let pixels = picture.pixels
        var result = [UInt8](repeating: 0, count: columns * rows * 4)
        pixels.withUnsafeBufferPointer { input in
            result.withUnsafeMutableBufferPointer { output in
                for row in 0..<rows {
                    let y = Double(target.minY) + (Double(row) + 0.5) / scale
                    for column in 0..<columns {
                        let x = Double(target.minX) + (Double(column) + 0.5) / scale
                        guard let point = inverse.map(x, y) else { continue }
                        let u = (point.x - Double(source.minX)) * scale - 0.5
                        let v = (point.y - Double(source.minY)) * scale - 0.5
                        guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
                        blend(input, width, height, u, v, output.baseAddress! + (row * columns + column) * 4)
                    }
                }
            }
        }
        return Bitmap(width: columns, height: rows, pixels: result, scale: CGFloat(scale))
    }

    /// The mean of the four pixels around a place, weighted with their opacity; outside is clear, which
    /// makes the edges smooth.
    private static func blend(
        _ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ u: Double, _ v: Double,
        _ output: UnsafeMutablePointer<UInt8>
    ) {
        let (left, top) = (Int(clamping: u.rounded(.down)), Int(clamping: v.rounded(.down)))
        let (fx, fy) = (u - Double(left), v - Double(top))
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        for dy in 0...1 {
            for dx in 0...1 {
                let (x, y) = (left + dx, top + dy)
                guard x >= 0, y >= 0, x < width, y < height else { continue }
                let index = (y * width + x) * 4
                let share = (dx == 0 ? 1 - fx : fx) * (dy == 0 ? 1 - fy : fy)
                let weight = share * Double(pixels[index + 3])
                red += weight * Double(pixels[index])
                green += weight * Double(pixels[index + 1])
                blue += weight * Double(pixels[index + 2])
                alpha += weight
            }
        }
        guard alpha > 0 else { return }
        output[0] = UInt8(min((red / alpha).rounded(), 255))
        output[1] = UInt8(min((green / alpha).rounded(), 255))
        output[2] = UInt8(min((blue / alpha).rounded(), 255))
        output[3] = UInt8(min(alpha.rounded(), 255))
    }
}

/// A projective map of the plane: (x, y, 1) as a row times a 3×3 matrix, divided by the third component.
private struct Homography {
    var a: Double, b: Double, c: Double
    var d: Double, e: Double, f: Double
    var g: Double, h: Double, i: Double

    init(_ t: CATransform3D) {
        (a, b, c) = (Double(t.m11), Double(t.m12), Double(t.m14))
        (d, e, f) = (Double(t.m21), Double(t.m22), Double(t.m24))
        (g, h, i) = (Double(t.m41), Double(t.m42), Double(t.m44))
    }

    /// By cofactors; nil where the plane is seen edge on.
    var inverse: Homography? {
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        guard abs(determinant) > 1e-9 else { return nil }
        var result = self
        (result.a, result.b, result.c) = (e * i - f * h, c * h - b * i, b * f - c * e)
        (result.d, result.e, result.f) = (f * g - d * i, a * i - c * g, c * d - a * f)
        (result.g, result.h, result.i) = (d * h - e * g, b * g - a * h, a * e - b * d)
        return result
    }

    func map(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let w = x * c + y * f + i
        guard abs(w) > 1e-12 else { return nil }
        return ((x * a + y * d + g) / w, (x * b + y * e + h) / w)
    }
}
