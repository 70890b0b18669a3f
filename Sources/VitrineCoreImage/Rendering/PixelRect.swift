import VitrineCoreGraphics

/// A rectangle of whole pixels, *y* upwards, as images and regions of them are evaluated.
struct PixelRect: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    /// What stands for no end: far enough from any picture, and small enough that sums stay whole numbers.
    static let bound = 1 << 30
    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The pixels that a rectangle touches; none for what is no rectangle.
    ///
    /// A millionth of a pixel is nothing: products of scales miss whole numbers by less.
    init(covering rect: CGRect) {
        if rect.isInfinite {
            self.init(minX: -Self.bound, minY: -Self.bound, maxX: Self.bound, maxY: Self.bound)
            return
        }
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat) -> Int { min(max(Int(clamping: value), -Self.bound), Self.bound) }
        let tolerance = 1e-6
        self.init(
            minX: whole((rect.minX + tolerance).rounded(.down)),
            minY: whole((rect.minY + tolerance).rounded(.down)),
            maxX: whole((rect.maxX - tolerance).rounded(.up)),
            maxY: whole((rect.maxY - tolerance).rounded(.up)))
    }

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var count: Int { width * height }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }
    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

    func intersection(_ other: PixelRect) -> PixelRect {
        let cut = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return cut.isEmpty ? .empty : cut
    }

    /// The smallest rectangle around both; of an empty one, the other.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// The rectangle grown at each side.
    func outset(x: Int, y: Int) -> PixelRect {
        isEmpty ? .empty : PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }
}
