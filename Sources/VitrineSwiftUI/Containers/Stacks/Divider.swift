/// A visual element that can be used to separate other content: one pixel, along the stack's other axis.
public struct Divider: Sendable {
    /// Makes a divider.
    nonisolated public init() {}
}

extension Divider: View {
    /// The line; in a menu, the end of a section.
    public var body: some View { DividerFace() }
}

private struct DividerFace: View {
    @Environment(\.menuCollector) private var collector
    var body: some View {
        if let collector {
            let _ = collector.add(.divider, EnvironmentValues())
        } else {
            DividerLine()
        }
    }
}

private struct DividerLine: View {
    @Environment(\.pixelLength) private var pixelLength
    var body: some View { DividerLayout(thickness: pixelLength) }
}

private struct DividerLayout: _PrimitiveView {
    let thickness: CGFloat
    typealias Body = Never
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, DividerElement.self)
    }
}

private final class DividerElement: ColorLikeElement<DividerLayout> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        for ancestor in ancestors {
            if case .some(.some(.horizontal)) = ancestor.majorAxis {
                return CGSize(width: view.thickness, height: proposal.height ?? 10)
            }
            if ancestor.majorAxis != nil { break }
        }
        return CGSize(width: proposal.width ?? 10, height: view.thickness)
    }

    override var color: UIColor { .separator }
}
