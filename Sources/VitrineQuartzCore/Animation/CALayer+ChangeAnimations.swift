// How the changes of views and of SwiftUI's elements are animated.
extension CALayer {
    /// Adds the animation of a property's change, which the model has been through already.
    ///
    /// Where the values add up, the animation does: it begins with the difference between old and new, which runs out.
    /// Changed again on the way, the property goes on from where it is and as fast as it is, since the earlier
    /// animation runs out beside the later one; an animation from what shows would begin at rest. UIKit does so since
    /// iOS 8 (WWDC 2014, Building Interruptible and Responsive Interactions). For transforms the sum is the product of
    /// the matrices, as documented for `CAPropertyAnimation.isAdditive`.
    ///
    /// Where they do not, it runs from what shows to the new value, in the place of its forerunner. So does a transform
    /// to what has no inverse, such as scale 0, from which there is no difference, and what follows it on its way:
    /// a sum with the value that it replaces would jump.
    ///
    /// - Parameters:
    ///   - animation: Has a pace, and no values yet.
    ///   - shown: What showed before the change.
    ///   - additive: False for an animation that never runs out, which has to end with the next change.
    ///   - willAdd: Called with the key before the animation is added.
    package func add(
        _ animation: CABasicAnimation, for property: AnyLayerProperty, from old: AnimatableValue,
        to new: AnimatableValue, shown: AnimatableValue, additive: Bool = true,
        willAdd: ((String) -> Void)? = nil
    ) {
        animation.keyPath = property.key
        animation.isOfChange = true
        if additive, property.addsUp, !isReplacing(property), let offset = old.difference(from: new),
            let rest = new.neutral
        {
            animation.isAdditive = true
            animation.fromValue = offset
            animation.toValue = rest
        } else {
            animation.isAdditive = false
            animation.fromValue = shown
            animation.toValue = new
        }
        // Additive animations stand beside each other; others replace their forerunner.
        let key = animation.isAdditive ? freeAnimationKey(property.key) : property.key
        willAdd?(key)
        add(animation, forKey: key)
    }

    /// Adds the animation of a change that the caller made.
    package func add<Value>(
        _ animation: CABasicAnimation, for property: LayerProperty<Value>, from old: Value, to new: Value,
        shown: Value, additive: Bool = true
    ) {
        add(
            animation, for: property as AnyLayerProperty, from: old.animatable, to: new.animatable,
            shown: shown.animatable, additive: additive)
    }

    /// What was set last for a property.
    package func modelValue<Value>(of property: LayerProperty<Value>) -> Value { modelValues[property] }

    /// What a property shows now.
    package func shownValue<Value>(of property: LayerProperty<Value>) -> Value { shown[property] }

    /// Whether the animation of a change replaces the values of a property now.
    private func isReplacing(_ property: AnyLayerProperty) -> Bool {
        animationEntries.contains { entry in
            guard entry.key == property.key, !entry.isHeld,
                let animation = entry.animation as? CAPropertyAnimation
            else { return false }
            return animation.isOfChange && !animation.isAdditive
        }
    }

    /// A key for a further animation of a property: `position`, then `position-2` and so on.
    private func freeAnimationKey(_ key: String) -> String {
        if animation(forKey: key) == nil { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}
