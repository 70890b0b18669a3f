/// A type that applies a custom appearance to all tables within a view.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The look of the list that shows the rows.
    var _look: _ListLook { get }
}

/// The default table style in the current context: ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// That of an inset list.
    public var _look: _ListLook { .inset }
}

/// The table style whose content and selection are inset from its edges.
public struct InsetTableStyle: TableStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// That of an inset list.
    public var _look: _ListLook { .inset }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default table style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// A table whose content is inset.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableLookKey: EnvironmentKey { static let defaultValue = _ListLook.inset }

extension EnvironmentValues {
    var tableLook: _ListLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
}

struct TableStyleModifier<S: TableStyle>: EnvironmentTransform {
    let style: S
    typealias Body = Never
    func apply(to environment: inout EnvironmentValues) { environment.tableLook = style._look }
}

nonisolated extension View {
    /// Sets the style for tables within this view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(TableStyleModifier(style: style))
    }
}
