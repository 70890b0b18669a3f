public import VitrineAppIntents
public import VitrineSwiftUI

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// What it is made of itself.
    associatedtype Body: WidgetConfiguration
    /// What it is made of itself.
    @MainActor @preconcurrency var body: Body { get }
    /// What a window shows of it; those with a body leave it to that.
    @MainActor @preconcurrency func _describe() -> _WidgetDescriptions
}

extension WidgetConfiguration {
    /// Those of the body.
    public func _describe() -> _WidgetDescriptions { body._describe() }
}

extension WidgetConfiguration where Body == Never {
    /// Primitive configurations have no body.
    public var body: Never { fatalError("body should not be called on \(Self.self): it is primitive.") }
}

extension Never: WidgetConfiguration {}

/// What is known of a widget.
struct WidgetDescription {
    var kind: String
    /// Nil for nothing to show.
    var source: WidgetSource?
    var name: Text?
    var text: Text?
    /// Nil for all of the Home Screen.
    var families: [WidgetFamily]?
    var hasMargins = true
    var isBackgroundRemovable = true
}

/// Nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    /// Makes nothing.
    public init() {}
    /// Nothing.
    public func _describe() -> _WidgetDescriptions { _WidgetDescriptions() }
}

/// A widget that users do not configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    private let description: WidgetDescription

    /// A widget of a kind, with the views of its entries.
    ///
    /// - Parameters:
    ///   - kind: What it is known by among those of its program.
    ///   - provider: Says what it shows, and when.
    ///   - content: Makes the view of an entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) { description = WidgetDescription(kind: kind, source: WidgetSource(provider, content)) }

    /// The widget.
    public func _describe() -> _WidgetDescriptions { _WidgetDescriptions(widgets: [description]) }
}

/// A widget that users configure. Here it has what its intent has from the beginning.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    private let description: WidgetDescription

    /// A widget of a kind, with the views of its entries.
    ///
    /// - Parameters:
    ///   - kind: What it is known by among those of its program.
    ///   - intent: What can be configured.
    ///   - provider: Says what it shows, and when.
    ///   - content: Makes the view of an entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        description = WidgetDescription(kind: kind, source: WidgetSource(provider, content))
    }

    /// The widget.
    public func _describe() -> _WidgetDescriptions { _WidgetDescriptions(widgets: [description]) }
}

/// A configuration with something changed.
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    let content: Content
    let change: (inout WidgetDescription) -> Void

    /// The widgets of the content, changed.
    public func _describe() -> _WidgetDescriptions {
        var all = content._describe()
        for index in all.widgets.indices { change(&all.widgets[index]) }
        return all
    }
}

/// Puts configurations together: one.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetConfigurationBuilder {
    /// One.
    public static func buildBlock<Content: WidgetConfiguration>(_ content: Content) -> Content { content }
    /// None.
    public static func buildBlock() -> EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    /// One or the other of a condition.
    public static func buildEither<First: WidgetConfiguration, Second: WidgetConfiguration>(
        first: First
    ) -> _EitherWidgetConfiguration<First, Second> { _EitherWidgetConfiguration(first: first, second: nil) }
    /// One or the other of a condition.
    public static func buildEither<First: WidgetConfiguration, Second: WidgetConfiguration>(
        second: Second
    ) -> _EitherWidgetConfiguration<First, Second> { _EitherWidgetConfiguration(first: nil, second: second) }
    /// One behind `#available`.
    public static func buildLimitedAvailability<Content: WidgetConfiguration>(_ content: Content) -> Content {
        content
    }
}

/// One configuration or another.
public struct _EitherWidgetConfiguration<First: WidgetConfiguration, Second: WidgetConfiguration>:
    WidgetConfiguration
{
    /// Primitive.
    public typealias Body = Never
    let first: First?
    let second: Second?
    /// That of the one that there is.
    public func _describe() -> _WidgetDescriptions {
        first?._describe() ?? second?._describe() ?? _WidgetDescriptions()
    }
}

extension WidgetConfiguration {
    private func changed(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
        _ModifiedWidgetConfiguration(content: self, change: change)
    }

    /// Sets what the widget is called.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = displayName }
    }
    /// Sets what the widget is called.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// Sets what the widget is called.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets what the widget is for.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.text = description }
    }
    /// Sets what the widget is for.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    /// Sets what the widget is for.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the sizes that the widget has: all of the Home Screen, unless set.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Takes away the margins around the content. What they would be is in the environment still.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }

    /// Sets whether the background may be taken away, as on the screen of a device that is locked. It may, unless set.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { $0.isBackgroundRemovable = isRemovable }
    }

    /// Asks users to configure the widget as soon as they add it. Here nobody adds any.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}
