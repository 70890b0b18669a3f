package import VitrineSwiftUI

/// A path as a line of text: `M` to a point, `L` to one, `Q` by a control point, `C` by two, `Z` to close.
///
/// Numbers are rounded to hundredths.
package func script(_ path: Path) -> String {
    var parts: [String] = []
    func point(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
    path.forEach { element in
        switch element {
        case .move(let to): parts.append("M \(point(to))")
        case .line(let to): parts.append("L \(point(to))")
        case .quadCurve(let to, let control): parts.append("Q \(point(control)) \(point(to))")
        case .curve(let to, let control1, let control2):
            parts.append("C \(point(control1)) \(point(control2)) \(point(to))")
        case .closeSubpath: parts.append("Z")
        }
    }
    return parts.joined(separator: " ")
}

/// A rectangle as four numbers, rounded to hundredths.
package func box(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(short).joined(separator: " ")
}

private func short(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// A value on the way from one to another, as a linear animation finds it.
package func between<V: Animatable>(_ start: V, _ end: V, _ part: Double) -> V {
    var way = end.animatableData - start.animatableData
    way.scale(by: part)
    var result = start
    result.animatableData = start.animatableData + way
    return result
}
