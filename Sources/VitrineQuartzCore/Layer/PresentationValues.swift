/// A layer's state while animations are applied to it one after the other.
@MainActor
struct PresentationValues {
    private let table: LayerPropertyTable
    private var properties: LayerProperties
    /// Gives the value of a property that a program's class declares.
    private let ownValue: (String) -> AnimatableValue
    /// What the animations make of those.
    private(set) var own: [String: AnimatableValue] = [:]
    /// What the animations have changed or added to.
    private(set) var animated: [AnyLayerProperty] = []
    /// For each transform that additive animations change, the product of theirs so far. The earliest stands leftmost:
    /// a later animation's offset is from a state the earlier one had already been added to.
    private var prefixes: [(property: AnyLayerProperty, product: CATransform3D)] = []

    init(
        _ properties: LayerProperties, of table: LayerPropertyTable,
        own: @escaping (String) -> AnimatableValue = { _ in .scalar(0) }
    ) {
        self.properties = properties
        self.table = table
        ownValue = own
    }

    /// The state with everything applied.
    var result: LayerProperties {
        var result = properties
        for (property, product) in prefixes {
            guard case .transform(let matrix) = result.value(of: property) else { continue }
            result.setValue(.transform(CATransform3DConcat(product, matrix)), of: property)
        }
        return result
    }

    /// Puts a value in the place of what a key path names, or adds it to that.
    ///
    /// A path that names nothing that can be animated changes nothing; one that names no property of Core Animation's is
    /// that of a property of the program's.
    ///
    /// - Parameter makeValue: Gives the value; it is told the present one.
    mutating func apply(
        toKeyPath path: String, additive: Bool, _ makeValue: (_ base: AnimatableValue) -> AnimatableValue?
    ) {
        guard let (property, component) = table.resolve(path) else {
            guard table[path] == nil, !path.isEmpty, !path.contains(".") else { return }
            let base = own[path] ?? ownValue(path)
            if let value = makeValue(base) { own[path] = additive ? value.added(to: base) : value }
            return
        }
        guard property.animates > .never else { return }
        if !animated.contains(where: { $0 === property }) { animated.append(property) }
        let whole = properties.value(of: property)
        guard !component.isEmpty else {
            if let value = makeValue(whole) { apply(value, to: property, whole, additive: additive) }
            return
        }
        guard let base = whole.component(component), let value = makeValue(base),
            let changed = whole.replacing(component, with: additive ? value.added(to: base) : value)
        else { return }
        properties.setValue(changed, of: property)
    }

    private mutating func apply(
        _ value: AnimatableValue, to property: AnyLayerProperty, _ base: AnimatableValue, additive: Bool
    ) {
        guard case .transform(let matrix) = value else {
            properties.setValue(additive ? value.added(to: base) : value, of: property)
            return
        }
        let index = prefixes.firstIndex { $0.property === property }
        switch (additive, index) {
        case (true, let index?):
            prefixes[index].product = CATransform3DConcat(prefixes[index].product, matrix)
        case (true, nil): prefixes.append((property, matrix))
        case (false, let index?):
            prefixes.remove(at: index)
            properties.setValue(value, of: property)
        case (false, nil): properties.setValue(value, of: property)
        }
    }
}
