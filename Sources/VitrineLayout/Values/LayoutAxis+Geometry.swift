import Foundation
import VitrineSupport

// A layout is written once, along a main axis and across it; these turn that into x and y.
extension LayoutAxis {
    func main(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func main(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
    func minMain(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    func maxMain(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
    func point(main: CGFloat, cross: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }
    func rect(main: CGFloat, cross: CGFloat, size: CGSize) -> CGRect {
        CGRect(origin: point(main: main, cross: cross), size: size)
    }
}

extension CGFloat {
    /// Rounded down to a device pixel, as equal shares are before positions add up from them.
    func flooredToPixel(_ scale: CGFloat) -> CGFloat { PixelGrid(scale: scale).down(self) }
}

extension CGRect {
    /// The rectangle with sides that are not negative; nil if it is none at all.
    var comparable: CGRect? {
        let rect = standardized
        let isNumber = !(rect.minX.isNaN || rect.minY.isNaN || rect.width.isNaN || rect.height.isNaN)
        return isNull || !isNumber ? nil : rect
    }
}
