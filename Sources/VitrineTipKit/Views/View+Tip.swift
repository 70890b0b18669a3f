public import VitrineSwiftUI

/// What the environment says about tips.
struct TipLook {
    var style = AnyTipViewStyle(MiniTipViewStyle())
    var background: AnyView?
    /// Points; by eye, after iOS 18.
    var radius: CGFloat = 14
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

/// A style whose type is left open.
struct AnyTipViewStyle {
    let content: @MainActor (TipViewStyleConfiguration) -> AnyView
    init(_ style: some TipViewStyle) {
        nonisolated(unsafe) let style = style
        content = { AnyView(style.makeBody(configuration: $0)) }
    }
}

private struct TipLookKey: EnvironmentKey {
    static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
    var tipLook: TipLook {
        get { self[TipLookKey.self] }
        set { self[TipLookKey.self] = newValue }
    }
}

nonisolated extension View {
    private func look(_ change: @escaping (inout TipLook) -> Void) -> some View {
        transformEnvironment(\.tipLook, transform: change)
    }

    /// Sets how tips look.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        look { $0.style = AnyTipViewStyle(style) }
    }

    /// Sets what is behind tips.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        look { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets what is behind tips.
    public func tipBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return look { $0.background = view }
    }

    /// Sets how round the corners of tips are, in points.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        look { $0.radius = cornerRadius }
    }

    /// Sets the size of the pictures of tips, in points.
    public func tipImageSize(_ size: CGSize) -> some View { look { $0.imageSize = size } }

    /// Sets the colour of the pictures of tips.
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        look { $0.imageStyle = AnyShapeStyle(style) }
    }
}
