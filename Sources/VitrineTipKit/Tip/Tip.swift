public import VitrineSwiftUI

/// Something that a program tells its users, where it is of use to them: what it says, and when it is shown.
public protocol Tip: Identifiable, Sendable {
    /// What it is known by: the name of the type, unless a tip says otherwise.
    var id: String { get }
    /// What it says first.
    var title: Text { get }
    /// What it says below.
    var message: Text? { get }
    /// What it shows beside that.
    var image: Image? { get }
    /// The buttons that it has.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// When it is shown: where all of them hold.
    @Tips.RuleBuilder var rules: [Rule] { get }
    /// How often and how long it is shown.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button.
    public typealias Action = Tips.Action
    /// Something that users do, which rules count.
    public typealias Event = Tips.Event
    /// What must hold for a tip to be shown.
    public typealias Rule = Tips.Rule
    /// What a tip is at.
    public typealias Status = Tips.Status
    /// Why a tip is not shown any more.
    public typealias InvalidationReason = Tips.InvalidationReason
    /// How often it is shown at most.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// How long it is shown at most.
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    /// Whether it is shown though another was just now.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    /// The name of the type.
    public var id: String { String(describing: Self.self) }
    /// Nothing below.
    public var message: Text? { nil }
    /// Nothing beside.
    public var image: Image? { nil }
    /// No buttons.
    public var actions: [Action] { [] }
    /// At any time.
    public var rules: [Rule] { [] }
    /// As often as it comes.
    public var options: [any TipOption] { [] }

    /// What the tip is at. A view whose body asks is updated when it changes.
    public var status: Status { TipStore.current.status(of: self) }

    /// Whether it can be shown. A view whose body asks is updated when it changes.
    public var shouldDisplay: Bool { status == .available }

    /// What the tip is at, now and each time it changes.
    public var statusUpdates: AsyncStream<Status> { TipStore.current.updates { status } }

    /// Whether it can be shown, now and each time it changes.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.current.updates { shouldDisplay } }

    /// Has the tip shown no more.
    public func invalidate(reason: InvalidationReason) { TipStore.current.invalidate(id, reason) }

    /// Forgets that the tip was shown, and why it is not shown any more.
    public func resetEligibility() async { TipStore.current.forget(id) }
}

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable {
        /// What it is known by.
        public let id: String
        /// Its place among the buttons; nil for one that is in no tip.
        public internal(set) var index: Int?
        /// Whether it does nothing now.
        public let disabled: Bool
        /// What it says.
        public let label: () -> Text
        /// What it does, besides what the view is told.
        public let handler: () -> Void

        /// A button with a title.
        public init(
            id: String = UUID().uuidString, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, disabled: disabled, perform: handler) { Text(LocalizedStringKey(title)) }
        }

        /// A button with a text.
        public init(
            id: String = UUID().uuidString, disabled: Bool = false,
            perform handler: @escaping () -> Void = {},
            _ label: @escaping () -> Text
        ) {
            (self.id, self.disabled, self.handler, self.label) = (id, disabled, handler, label)
        }
    }

    /// Puts buttons together.
    @resultBuilder
    public struct ActionBuilder {
        /// A button.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// Several buttons.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        /// All of them.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// Those of a condition.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// Those of a condition.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// Those of a condition.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// Those of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
        /// Those behind `#available`.
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
    }
}
