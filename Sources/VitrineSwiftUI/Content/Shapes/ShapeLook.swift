/// How a shape looks: what is interpolated where it changes.
struct ShapeLook<S: Shape>: Animatable {
    var shape: S
    var style: _ResolvedStyle
    var drawing: ShapeDrawing

    nonisolated var animatableData: AnimatablePair<S.AnimatableData, ComponentVector> {
        get {
            var numbers = style.numbers
            numbers.append(drawing.numbers)
            return .init(shape.animatableData, numbers)
        }
        set {
            shape.animatableData = newValue.first
            style.numbers = newValue.second
            let own = drawing.numbers.values.count
            drawing.read(Array(newValue.second.values.suffix(own)))
        }
    }
}

extension ShapeDrawing {
    /// What of a line is a number: its width, the limit of its mitres, and its dashes.
    nonisolated fileprivate var numbers: ComponentVector {
        guard case .stroke(let style) = self else { return ComponentVector() }
        return ComponentVector([style.lineWidth, style.miterLimit, style.dashPhase] + style.dash)
    }

    nonisolated fileprivate mutating func read(_ numbers: [Double]) {
        guard case .stroke(var style) = self, numbers.count == style.dash.count + 3 else { return }
        let lengths = numbers.map { CGFloat($0) }
        style.lineWidth = max(lengths[0], 0)
        style.miterLimit = lengths[1]
        style.dashPhase = lengths[2]
        style.dash = lengths.dropFirst(3).map { max($0, 0) }
        self = .stroke(style)
    }
}
