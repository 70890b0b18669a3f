/// What becomes of something drawn where the layout goes from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is drawn as it is.
    case fixed
    /// It is mirrored in one direction of the layout.
    case mirrors(in: LayoutDirection)

    /// It is mirrored where the layout goes from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
    /// Shapes are mirrored where the layout goes from right to left, as SwiftUI has it from iOS 17 on.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The outline as it is drawn.
    func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        mirrored(path(in: rect), in: rect, direction)
    }

    /// A path of the shape's as it is drawn.
    func mirrored(_ path: Path, in rect: CGRect, _ direction: LayoutDirection) -> Path {
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}
