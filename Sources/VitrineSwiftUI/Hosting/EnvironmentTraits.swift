/// What a view or a controller inside SwiftUI was given to impose of its environment.
@MainActor
struct ImposedTraits {
    private var last: EnvironmentTraits?

    /// The environment reaches a view or a controller in its traits.
    ///
    /// - Parameters:
    ///   - host: What shows the graph.
    ///   - change: Has the view or the controller changed. It is not called where nothing is to be changed.
    mutating func impose(
        _ environment: EnvironmentValues, in host: (any GraphViewHost)?,
        _ change: (_ change: (inout UITraitOverrides) -> Void) -> Void
    ) {
        guard let host else { return }
        let new = EnvironmentTraits(environment, beyond: host.traitCollection)
        guard new != last else { return }
        let old = last
        last = new
        change { EnvironmentTraits.change(&$0, from: old, to: new) }
    }
}

/// What the environment of a UIKit view inside SwiftUI says that the traits around it do not.
@MainActor
private struct EnvironmentTraits: Equatable {
    private var style: UIUserInterfaceStyle?
    private var direction: UITraitEnvironmentLayoutDirection?
    private var category: UIContentSizeCategory?
    private var horizontal: UIUserInterfaceSizeClass?
    private var vertical: UIUserInterfaceSizeClass?

    /// - Parameter traits: Those of the view that hosts the graph.
    init(_ environment: EnvironmentValues, beyond traits: UITraitCollection) {
        func other<Value: Equatable>(_ value: Value, than inherited: Value) -> Value? {
            value == inherited ? nil : value
        }
        style = other(UIUserInterfaceStyle(environment.colorScheme), than: traits.userInterfaceStyle)
        direction = other(
            UITraitEnvironmentLayoutDirection(environment.layoutDirection),
            than: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        category = other(
            environment.dynamicTypeSize,
            than: DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        )
        .map { UIContentSizeCategory($0) }
        horizontal = other(
            UIUserInterfaceSizeClass(environment.horizontalSizeClass), than: traits.horizontalSizeClass)
        vertical = other(
            UIUserInterfaceSizeClass(environment.verticalSizeClass), than: traits.verticalSizeClass)
    }

    /// Has a view or a controller impose them, and takes back what was imposed and is not any more; everything else that it
    /// imposes stays.
    fileprivate static func change(
        _ overrides: inout UITraitOverrides, from old: EnvironmentTraits?, to new: EnvironmentTraits
    ) {
        func change<Value>(
            _ path: WritableKeyPath<UITraitOverrides, Value>, _ old: Value?, _ new: Value?, _ none: Value
        ) {
            if let new {
                overrides[keyPath: path] = new
            } else if old != nil {
                overrides[keyPath: path] = none
            }
        }
        change(\.userInterfaceStyle, old?.style, new.style, .unspecified)
        change(\.layoutDirection, old?.direction, new.direction, .unspecified)
        change(\.preferredContentSizeCategory, old?.category, new.category, .unspecified)
        change(\.horizontalSizeClass, old?.horizontal, new.horizontal, .unspecified)
        change(\.verticalSizeClass, old?.vertical, new.vertical, .unspecified)
    }
}
