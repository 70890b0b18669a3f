/// An effect that moves a view when the device is tilted.
///
/// Devices that run this lie still: an effect is asked for nothing, and those that are even about the middle, as nearly
/// all are, leave their views where such a device leaves them.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// What is added to the values at key paths of the view. Override.
    ///
    /// - Parameter viewerOffset: How far the device is tilted, from −1 to 1 each way.
    /// - Returns: nil, unless overridden.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that goes from one value to another, as the device is tilted from one side to the other.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The way of tilting that counts.
    public enum EffectType: Int, Sendable {
        /// About the vertical: to left and right.
        case tiltAlongHorizontalAxis = 0
        /// About the horizontal: up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The property that is moved.
    public let keyPath: String
    /// The way of tilting that counts.
    public let type: EffectType
    /// What is added when the device is tilted as far as possible to the left, or up: a number.
    open var minimumRelativeValue: Any?
    /// What is added when it is tilted as far as possible to the right, or down: a number.
    open var maximumRelativeValue: Any?

    /// Makes an effect without values.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let minimum = Self.number(minimumRelativeValue), let maximum = Self.number(maximumRelativeValue)
        else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = Double(min(max(offset, -1), 1) + 1) / 2
        return [keyPath: minimum + (maximum - minimum) * part]
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

/// Effects that are added together.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}

extension UIView {
    /// Hardly a view has such effects: they are noted beside it.
    private static let motionEffectsKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// The effects that move the view when the device is tilted.
    public var motionEffects: [UIMotionEffect] {
        get { objc_getAssociatedObject(self, Self.motionEffectsKey) as? [UIMotionEffect] ?? [] }
        set {
            objc_setAssociatedObject(
                self, Self.motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Adds an effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Takes an effect away.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.removeAll { $0 === effect }
    }
}
