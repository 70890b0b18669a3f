import Foundation

// Values by name: an animation's own properties, and whatever else a program keeps with it to know it again by
// ("Key-Value Coding Extensions", Core Animation Programming Guide).

/// A property of animations, by name.
@MainActor
struct AnimationKey {
    let get: (CAAnimation) -> Any?
    /// False when the value is none for the property.
    let set: (Any?, CAAnimation) -> Bool

    init<Root: CAAnimation, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        get = { ($0 as? Root)?[keyPath: path] }
        set = { value, animation in
            guard let root = animation as? Root, let value: Value = Self.converted(value) else {
                return false
            }
            root[keyPath: path] = value
            return true
        }
    }

    private static func converted<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        guard let value, let number = value as? NSNumber else { return nil }
        return switch Value.self {
        case is Double.Type: number.doubleValue as? Value
        case is Float.Type: number.floatValue as? Value
        case is Bool.Type: number.boolValue as? Value
        default: nil
        }
    }

    static let all: [String: AnimationKey] = [
        "beginTime": .init(\CAAnimation.beginTime), "duration": .init(\CAAnimation.duration),
        "speed": .init(\CAAnimation.speed), "timeOffset": .init(\CAAnimation.timeOffset),
        "repeatCount": .init(\CAAnimation.repeatCount), "repeatDuration": .init(\CAAnimation.repeatDuration),
        "autoreverses": .init(\CAAnimation.autoreverses), "fillMode": .init(\CAAnimation.fillMode),
        "timingFunction": .init(\CAAnimation.timingFunction), "delegate": .init(\CAAnimation.delegate),
        "removedOnCompletion": .init(\CAAnimation.isRemovedOnCompletion),
        "keyPath": .init(\CAPropertyAnimation.keyPath), "additive": .init(\CAPropertyAnimation.isAdditive),
        "cumulative": .init(\CAPropertyAnimation.isCumulative),
        "valueFunction": .init(\CAPropertyAnimation.valueFunction),
        "fromValue": .init(\CABasicAnimation.fromValue), "toValue": .init(\CABasicAnimation.toValue),
        "byValue": .init(\CABasicAnimation.byValue), "values": .init(\CAKeyframeAnimation.values),
        "path": .init(\CAKeyframeAnimation.path), "rotationMode": .init(\CAKeyframeAnimation.rotationMode),
        "keyTimes": .init(\CAKeyframeAnimation.keyTimes),
        "timingFunctions": .init(\CAKeyframeAnimation.timingFunctions),
        "calculationMode": .init(\CAKeyframeAnimation.calculationMode),
        "animations": .init(\CAAnimationGroup.animations), "type": .init(\CATransition.type),
        "subtype": .init(\CATransition.subtype),
    ]
}

extension CAAnimation {
    final func object(forKey key: String) -> Any? {
        if let kept = keptValues[key] { return kept }
        guard let value = AnimationKey.all[key]?.get(self) else { return Self.defaultValue(forKey: key) }
        // A property that is nil is no value.
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
    }

    final func setObject(_ object: Any?, forKey key: String) {
        guard let property = AnimationKey.all[key], property.get(self) != nil else {
            keptValues[key] = object
            return
        }
        guard property.set(object, self) else {
            fatalError(
                "\(self) setValue(\(object.map { "\($0)" } ?? "nil"), forKey: \"\(key)\"): this is no value of \(key)."
            )
        }
    }
}

/// Any optional, whatever it is of.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { map { $0 } }
}
