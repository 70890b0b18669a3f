public import VitrineSwiftUI

/// Something that a program shows outside of its windows: on the Home Screen of a device, or on the screen of one
/// that is locked.
///
/// No desktop takes widgets of programs. One that is the `@main` of a program is shown in a window, in all its sizes,
/// with its timeline running.
@MainActor @preconcurrency
public protocol Widget {
    /// What it is made of.
    associatedtype Body: WidgetConfiguration
    /// What it is made of.
    @WidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes it.
    @MainActor @preconcurrency init()
    /// What its parts are; widgets with a body leave it to that.
    @MainActor @preconcurrency func _describe() -> _WidgetDescriptions
}

extension Widget {
    /// Shows it in a window; never returns.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.widgets = { Self()._describe() }
        WidgetProgram.main()
    }

    /// Those of the body.
    public func _describe() -> _WidgetDescriptions { body._describe() }
}

/// Several widgets of a program.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The widgets.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes it.
    @MainActor @preconcurrency init()
}

extension WidgetBundle {
    /// Shows them in a window; never returns.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.widgets = { Self().body._describe() }
        WidgetProgram.main()
    }
}

/// Widgets as windows show them.
public struct _WidgetDescriptions {
    var widgets: [WidgetDescription] = []
    var controls: [ControlDescription] = []
}

/// Several widgets.
public struct _WidgetGroup: Widget {
    private let descriptions: _WidgetDescriptions
    /// None.
    public init() { descriptions = _WidgetDescriptions() }
    init(_ descriptions: _WidgetDescriptions) { self.descriptions = descriptions }
    /// Nothing by itself.
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    /// All of them.
    public func _describe() -> _WidgetDescriptions { descriptions }
}

/// Puts widgets together.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
    /// A widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup(content._describe())
    }
    /// A control.
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup(_WidgetDescriptions(controls: content._describe()))
    }
    /// All of them.
    public static func buildBlock(_ components: _WidgetGroup...) -> _WidgetGroup { joined(components) }
    /// Those of a condition.
    public static func buildOptional(_ component: _WidgetGroup?) -> _WidgetGroup {
        component ?? _WidgetGroup()
    }
    /// Those of a condition.
    public static func buildEither(first component: _WidgetGroup) -> _WidgetGroup { component }
    /// Those of a condition.
    public static func buildEither(second component: _WidgetGroup) -> _WidgetGroup { component }
    /// Those behind `#available`.
    public static func buildLimitedAvailability(_ component: _WidgetGroup) -> _WidgetGroup { component }

    private static func joined(_ groups: [_WidgetGroup]) -> _WidgetGroup {
        var all = _WidgetDescriptions()
        for group in groups {
            let part = group._describe()
            all.widgets += part.widgets
            all.controls += part.controls
        }
        return _WidgetGroup(all)
    }
}
