public import VitrineCoreGraphics

/// What a `#Preview` shows besides its content.
public enum Preview {
    /// Traits of previews of views.
    public enum ViewTraits: Sendable {}
}

/// Something about the canvas of a `#Preview`.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As usual.
    public static var `default`: PreviewTrait<T> { PreviewTrait() }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
    /// In a container of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
    /// Upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait() }
    /// On the left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
    /// On the right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
    /// Upside down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
}

/// A preview of a view controller in Xcode's canvas. Its code is checked; nothing of it is in the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a view in Xcode's canvas. Its code is checked; nothing of it is in the program.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")
