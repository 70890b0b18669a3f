/// The sizes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Minimally sized.
    case mini
    /// Smaller than usual.
    case small
    /// As usual.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
    let kind: Kind

    /// As the system thinks best for the size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// Rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// A circle around the label.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Corners of a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
}

nonisolated extension View {
    /// Sets the size for controls within this view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Sets the border shape for bordered buttons within this view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

/// The measures of a bordered button of a size, in points: those of `UIButton.Configuration`, which are Vitrine's.
struct ButtonMeasures {
    let horizontal: CGFloat
    let vertical: CGFloat
    let radius: CGFloat

    init(_ size: ControlSize) {
        switch size {
        case .mini, .small: (horizontal, vertical, radius) = (10, 5, 6)
        case .regular: (horizontal, vertical, radius) = (12, 7, 6)
        case .large, .extraLarge: (horizontal, vertical, radius) = (20, 15, 9)
        }
    }
}

extension ButtonBorderShape: InsettableShape, InsetOutline {
    /// The outline, as that of a button of the regular size.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        let radius = max(0, ButtonMeasures(.regular).radius - inset)
        return ButtonOutline(shape: self, radius: radius).path(in: rect.insetBy(dx: inset, dy: inset))
    }
    /// The shape inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The border of a button of the regular size.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The outline of a bordered button.
struct ButtonOutline: Shape {
    let shape: ButtonBorderShape
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        switch shape.kind {
        case .automatic: Path(roundedRect: rect, cornerRadius: radius)
        case .capsule, .circle: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .roundedRectangle(let given): Path(roundedRect: rect, cornerRadius: given ?? radius)
        }
    }
}
