/// A change of a layer's property, for the action that it runs.
@MainActor
package final class PendingChange {
    package let property: AnyLayerProperty
    /// What showed before the change.
    package let shown: AnimatableValue
    package let old: AnimatableValue
    package let new: AnimatableValue

    init(property: AnyLayerProperty, shown: AnimatableValue, old: AnimatableValue, new: AnimatableValue) {
        (self.property, self.shown, self.old, self.new) = (property, shown, old, new)
    }
}
