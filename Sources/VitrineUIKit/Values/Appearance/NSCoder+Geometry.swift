public import Foundation

/// Numbers in texts, as in `{1, 2}`; what cannot be read is zero.
extension NSCoder {
    private class func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let found = string.split { "{}, ".contains($0) }.map { CGFloat(Double($0) ?? 0) }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }

    private class func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    /// The point of a text as `{x, y}`.
    public class func cgPoint(for string: String) -> CGPoint {
        let n = numbers(string, 2)
        return CGPoint(x: n[0], y: n[1])
    }

    /// The size of a text as `{width, height}`.
    public class func cgSize(for string: String) -> CGSize {
        let n = numbers(string, 2)
        return CGSize(width: n[0], height: n[1])
    }

    /// The rectangle of a text as `{{x, y}, {width, height}}`.
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// A text as `{x, y}`.
    public class func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

    /// A text as `{width, height}`.
    public class func string(for size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }

    /// A text as `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
}
