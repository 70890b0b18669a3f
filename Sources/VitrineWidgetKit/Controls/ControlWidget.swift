public import VitrineAppIntents
public import VitrineSwiftUI

/// A button or a toggle of a program for the Control Center. No desktop takes such; among the widgets of a program
/// that is shown in a window it is shown with them.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// What it is made of.
    associatedtype Body: ControlWidgetConfiguration
    /// What it is made of.
    @MainActor @preconcurrency var body: Body { get }
    /// Makes it.
    @MainActor @preconcurrency init()
}

extension ControlWidget {
    func _describe() -> [ControlDescription] { body._describe().controls }
}

/// Controls as windows show them.
public struct _ControlDescriptions {
    var controls: [ControlDescription] = []
}

/// What is known of a control.
struct ControlDescription {
    var kind: String
    var name: Text?
    var text: Text?
    /// What it is before its value is known.
    var preview: @MainActor () -> AnyView
    /// Asks for its value, and makes what it is then; nil where that fails.
    var load: @MainActor () async -> AnyView?
}

/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// What it is made of itself.
    associatedtype Body: ControlWidgetConfiguration
    /// What it is made of itself.
    @MainActor @preconcurrency var body: Body { get }
    /// What a window shows of it; those with a body leave it to that.
    @MainActor @preconcurrency func _describe() -> _ControlDescriptions
}

extension ControlWidgetConfiguration {
    /// Those of the body.
    public func _describe() -> _ControlDescriptions { body._describe() }
}

extension ControlWidgetConfiguration where Body == Never {
    /// Primitive configurations have no body.
    public var body: Never { fatalError("body should not be called on \(Self.self): it is primitive.") }
}

extension Never: ControlWidgetConfiguration {}

/// A button or a toggle of a control.
public typealias ControlWidgetTemplate = View

/// Says what a control's value is.
public protocol ControlValueProvider {
    /// Of what type.
    associatedtype Value
    /// What it is before it is known.
    var previewValue: Value { get }
    /// What it is.
    func currentValue() async throws -> Value
}

/// Says what a control's value is, as the user has configured it.
public protocol AppIntentControlValueProvider {
    /// Of what type.
    associatedtype Value
    /// What the user can configure.
    associatedtype Configuration: ControlConfigurationIntent
    /// What it is before it is known.
    func previewValue(configuration: Configuration) -> Value
    /// What it is.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control that users do not configure.
public struct StaticControlConfiguration<Content: View>: ControlWidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    private let description: ControlDescription

    /// A control of a kind, which knows its value.
    public init(kind: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        description = ControlDescription(kind: kind) {
            AnyView(content())
        } load: {
            AnyView(content())
        }
    }

    /// A control of a kind, with a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {
        nonisolated(unsafe) let provider = provider
        description = ControlDescription(kind: kind) {
            AnyView(content(provider.previewValue))
        } load: {
            nonisolated(unsafe) let value = try? await provider.currentValue()
            return value.map { AnyView(content($0)) }
        }
    }

    /// The control.
    public func _describe() -> _ControlDescriptions { _ControlDescriptions(controls: [description]) }
}

/// A control that users configure. Here it has what its intent has from the beginning.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: View>:
    ControlWidgetConfiguration
{
    /// Primitive.
    public typealias Body = Never
    private let description: ControlDescription

    /// A control of a kind, with a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        nonisolated(unsafe) let provider = provider
        description = ControlDescription(kind: kind) {
            AnyView(content(provider.previewValue(configuration: Configuration())))
        } load: {
            let configuration = await Configuration().withFirstValues()
            nonisolated(unsafe) let value = try? await provider.currentValue(configuration: configuration)
            return value.map { AnyView(content($0)) }
        }
    }

    /// The control.
    public func _describe() -> _ControlDescriptions { _ControlDescriptions(controls: [description]) }
}

/// A configuration with something changed.
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
    /// Primitive.
    public typealias Body = Never
    let content: Content
    let change: (inout ControlDescription) -> Void

    /// The controls of the content, changed.
    public func _describe() -> _ControlDescriptions {
        var all = content._describe()
        for index in all.controls.indices { change(&all.controls[index]) }
        return all
    }
}

extension ControlWidgetConfiguration {
    /// Sets what the control is called.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.name = Text(displayName) }
    }
    /// Sets what the control is for.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.text = Text(description) }
    }
    /// Asks users to configure the control as soon as they add it. Here nobody adds any.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
