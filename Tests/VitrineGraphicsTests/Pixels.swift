import Foundation
import Testing
import VitrineGraphics

/// Draws a node at one pixel per point.
func draw(
    _ node: RenderNode?, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: RGBA = .clear
) -> Bitmap {
    Rasterizer.bitmap(
        of: node, size: CGSize(width: width, height: height), scale: scale, background: background)
}

extension Bitmap {
    /// Red, green, blue and alpha of a pixel, 0…255.
    func bytes(_ x: Int, _ y: Int) -> [UInt8] { self[x, y].bytes }

    /// The alpha of a pixel, 0…255.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y].bytes[3]) }

    /// The rows and columns that have visible pixels.
    var inkBox: CGRect {
        var box = CGRect.null
        for y in 0..<pixelHeight {
            for x in 0..<pixelWidth where alpha(x, y) > 0 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let green = RGBA(red: 0, green: 1, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
