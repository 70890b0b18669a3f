import VitrineUIKit

/// Something that is felt on a device that can let it be felt. Here nothing is, as on an iPad.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        /// Light.
        public static let light = Weight(style: .light)
        /// Of medium weight.
        public static let medium = Weight(style: .medium)
        /// Heavy.
        public static let heavy = Weight(style: .heavy)
    }

    /// How hard things are that meet.
    public struct Flexibility: Equatable, Sendable {
        let style: UIImpactFeedbackGenerator.FeedbackStyle
        /// Hard.
        public static let rigid = Flexibility(style: .rigid)
        /// Neither hard nor soft.
        public static let solid = Flexibility(style: .medium)
        /// Soft.
        public static let soft = Flexibility(style: .soft)
    }

    private enum Kind: Equatable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
        /// Of a watch or a Mac: a telephone lets none be felt.
        case other(String)
    }

    private let kind: Kind

    /// Something went well.
    public static let success = SensoryFeedback(kind: .notification(.success))
    /// Something went not quite well.
    public static let warning = SensoryFeedback(kind: .notification(.warning))
    /// Something went badly.
    public static let error = SensoryFeedback(kind: .notification(.error))
    /// A choice changed.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value rose.
    public static let increase = SensoryFeedback(kind: .other("increase"))
    /// A value fell.
    public static let decrease = SensoryFeedback(kind: .other("decrease"))
    /// Something started.
    public static let start = SensoryFeedback(kind: .other("start"))
    /// Something stopped.
    public static let stop = SensoryFeedback(kind: .other("stop"))
    /// Something that is dragged is in line.
    public static let alignment = SensoryFeedback(kind: .other("alignment"))
    /// A level of pressure was passed.
    public static let levelChange = SensoryFeedback(kind: .other("levelChange"))
    /// A stroke became a shape.
    public static let pathComplete = SensoryFeedback(kind: .other("pathComplete"))
    /// Things met.
    public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

    /// Things of a weight met.
    ///
    /// - Parameter intensity: 0…1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight.style, intensity))
    }

    /// Things of a hardness met.
    ///
    /// - Parameter intensity: 0…1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(flexibility.style, intensity))
    }

    /// Tells the generators of UIKit, as on a telephone.
    func play() {
        MainActor.assumeIsolated {
            switch kind {
            case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
            case .selection: UISelectionFeedbackGenerator().selectionChanged()
            case .impact(let style, let intensity):
                UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
            case .other: break
            }
        }
    }
}

nonisolated extension View {
    /// Lets something be felt when a value changes, where there is what can be felt.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { _, _ in feedback.play() }
    }

    /// Lets something be felt when a value changes and a condition holds of its old and new value.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { if condition($0, $1) { feedback.play() } }
    }

    /// Lets be felt what a closure says of the old and new value when a value changes; nil is nothing.
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { onChange(of: trigger) { feedback($0, $1)?.play() } }
}
