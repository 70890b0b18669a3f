/// A content configuration of views of SwiftUI, for cells of collection views and table views.
///
/// Set again with content of the same type, it updates the views in place: their state stays. Swipe actions of the content
/// are the cell's, where its list offers none.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    var content: Content
    var background: Background
    var margins = CellMargins()
    var minimumWidth: CGFloat?
    var minimumHeight: CGFloat?

    /// Makes a view that shows the content.
    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    /// The same: the content asks for its state itself, in a configuration update handler.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> {
        self
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Makes a configuration of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        background = EmptyView()
    }
}

extension UIHostingConfiguration {
    /// The configuration with a style behind all of the cell, in place of the cell's background.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        background { _UIHostingConfigurationBackgroundView(style: style) }
    }

    /// The configuration with views behind all of the cell, in place of the cell's background.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: self.content, background: content(), margins: margins, minimumWidth: minimumWidth,
            minimumHeight: minimumHeight)
    }

    /// The configuration with margins around its content, in points; those of other edges stay the cell's.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// The configuration with margins around its content, in points; those of other edges stay the cell's.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        if edges.contains(.top) { result.margins.top = insets.top }
        if edges.contains(.leading) { result.margins.leading = insets.leading }
        if edges.contains(.bottom) { result.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { result.margins.trailing = insets.trailing }
        return result
    }

    /// The configuration with a least size, in points; nil is the system's: a list's rows are no lower than 44, others have
    /// no least size.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.minimumWidth = width
        result.minimumHeight = height
        return result
    }

    /// The configuration with the system's least size.
    public func minSize() -> Self { minSize(width: nil, height: nil) }
}

/// A style behind a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

/// Margins that were asked for, in points; nil for those of the cell.
struct CellMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    func resolved(_ standard: NSDirectionalEdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? standard.top, leading: leading ?? standard.leading, bottom: bottom ?? standard.bottom,
            trailing: trailing ?? standard.trailing)
    }
}
