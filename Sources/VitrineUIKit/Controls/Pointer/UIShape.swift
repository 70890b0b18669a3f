public import VitrineCoreGraphics

/// The outline of a hover effect, made for the rectangle of a view.
public struct UIShape: Sendable {
    private enum Kind: Sendable {
        case rect, capsule, circle
        case rounded(radius: CGFloat, UICornerCurve, UIRectCorner)
        case fixed(CGRect, radius: CGFloat, UICornerCurve, UIRectCorner)
        case path(CGPath)
    }

    private let kind: Kind
    private var insets = UIEdgeInsets.zero

    private init(_ kind: Kind) { self.kind = kind }

    /// The rectangle.
    public static var rect: UIShape { UIShape(.rect) }
    /// The rectangle with its shorter sides as half circles.
    public static var capsule: UIShape { UIShape(.capsule) }
    /// A circle in the middle, as large as fits.
    public static var circle: UIShape { UIShape(.circle) }

    /// The rectangle with round corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: Points.
    ///   - cornerCurve: How the corners are rounded.
    ///   - maskedCorners: Which are.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(.rounded(radius: cornerRadius, cornerCurve, maskedCorners))
    }

    /// A rectangle of its own, in the coordinates of the view.
    public static func fixedRect(_ rect: CGRect) -> UIShape {
        UIShape(.fixed(rect, radius: 0, .automatic, []))
    }

    /// A rectangle of its own with round corners, in the coordinates of the view.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(.fixed(rect, radius: cornerRadius, cornerCurve, maskedCorners))
    }

    /// A path, in the coordinates of the view.
    @MainActor
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path.cgPath)) }

    /// The shape made for a rectangle that is smaller on all sides. Paths stay as they are.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The shape made for a rectangle that is smaller by these lengths. Paths stay as they are.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var result = self
        result.insets.top += insets.top
        result.insets.left += insets.left
        result.insets.bottom += insets.bottom
        result.insets.right += insets.right
        return result
    }

    /// The outline for a rectangle.
    @MainActor
    func outline(in bounds: CGRect) -> UIBezierPath {
        let rect = bounds.inset(by: insets)
        switch kind {
        case .rect: return UIBezierPath(rect: rect)
        case .capsule:
            return UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .circle:
            let side = min(rect.width, rect.height)
            return UIBezierPath(
                ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case .rounded(let radius, let curve, let corners):
            return Self.rounded(rect, radius, curve, corners)
        case .fixed(let own, let radius, let curve, let corners):
            return Self.rounded(own.inset(by: insets), radius, curve, corners)
        case .path(let path): return UIBezierPath(cgPath: path)
        }
    }

    /// A rectangle with some round corners. `UIBezierPath` has circular ones for some, and as UIKit continuous ones for all.
    @MainActor
    private static func rounded(
        _ rect: CGRect, _ radius: CGFloat, _ curve: UICornerCurve, _ corners: UIRectCorner
    ) -> UIBezierPath {
        guard radius > 0, !corners.isEmpty else { return UIBezierPath(rect: rect) }
        guard curve == .circular || !corners.isSuperset(of: .allCorners) else {
            return UIBezierPath(roundedRect: rect, cornerRadius: radius)
        }
        return UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    }
}
