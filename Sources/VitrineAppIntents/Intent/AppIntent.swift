public import Foundation

/// Something that a program can be asked to do.
///
/// Nothing outside asks here: there are no Shortcuts, no Siri and no search. Buttons and widgets of the program do,
/// and the program itself.
public protocol AppIntent: Sendable {
    /// What ``perform()`` ends with.
    associatedtype PerformResult: IntentResult
    /// The sentence of the parameters.
    associatedtype SummaryContent: ParameterSummary

    /// What it is called.
    static var title: LocalizedStringResource { get }
    /// Whether the program comes to the front first. It is there already, where its buttons are.
    static var openAppWhenRun: Bool { get }
    /// Whether others may find it.
    static var isDiscoverable: Bool { get }
    /// Whether the device has to be unlocked for it.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that Shortcuts would show.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Does it.
    func perform() async throws -> PerformResult
    /// Makes one whose parameters have no values but their defaults.
    init()
}

/// Whether the device has to be unlocked.
public enum IntentAuthenticationPolicy: Sendable {
    /// No.
    case alwaysAllowed
    /// By the user.
    case requiresAuthentication
    /// On the device itself, by the user.
    case requiresLocalDeviceAuthentication
}

extension AppIntent {
    /// A parameter.
    public typealias Parameter = IntentParameter
    /// An object that the program lends.
    public typealias Dependency = AppDependency
    /// The sentence of the parameters.
    public typealias Summary = IntentParameterSummary<Self>

    /// What it does, in more words: nothing unless an intent says so. Nothing here shows it.
    public static var description: IntentDescription? { nil }
    /// It stays where it is.
    public static var openAppWhenRun: Bool { false }
    /// Others may find it.
    public static var isDiscoverable: Bool { true }
    /// It need not be unlocked.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// The sentence of the intent with its values.
    package var sentence: String { Self.parameterSummary._sentence(self) }

    /// Does it, as the program's own code asks for it.
    ///
    /// - Parameter donate: Whether the system should learn from it: nothing learns here.
    /// - Returns: What it ends with, if anything.
    @discardableResult
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value? {
        try await perform().value
    }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    /// Only its name.
    public static var parameterSummary: IntentParameterSummary<Self> {
        IntentParameterSummary(ParameterSummaryString(parts: [.text(String(localized: title))]))
    }
}

/// Something that the system knows.
public protocol SystemIntent: AppIntent {}

/// Sets a value, as a toggle does.
public protocol SetValueIntent: SystemIntent {
    /// Of what type.
    associatedtype ValueType: _IntentValue
    /// The value to set.
    var value: ValueType { get set }
}

/// Shows something in the program.
public protocol OpenIntent: SystemIntent {
    /// Of what type.
    associatedtype Value: _IntentValue
    /// What to show.
    var target: Value { get set }
}

extension OpenIntent {
    /// The program comes to the front.
    public static var openAppWhenRun: Bool { true }
}

/// Chooses what a widget shows.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// It only has parameters: there is nothing to do.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Chooses what a control of the Control Center does.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// It only has parameters: there is nothing to do.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Starts, changes or ends what is live on the screen of a device that is locked.
public protocol LiveActivityIntent: SystemIntent {}

/// Plays, stops or changes what is heard.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Opens an address.
public struct OpenURLIntent: SystemIntent {
    /// "Open URL".
    public static var title: LocalizedStringResource { "Open URL" }
    /// The address.
    @Parameter(title: "URL") public var url: URL

    /// Without an address.
    public init() {}

    /// With an address.
    public init(_ url: URL) { self.url = url }

    /// Hands the address to the program or the desktop.
    public func perform() async throws -> some IntentResult {
        let address = url
        await MainActor.run { IntentRunner.open(address) }
        return .result()
    }
}
