/// What of a view's geometry others take over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// Bits by property.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position, in the coordinates of the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

struct MatchedGeometryModifier<ID: Hashable>: ElementModifier {
    let id: ID
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        MatchedGeometryElement(self, around: child, node)
    }
}

/// What the views of one identity in one namespace have in common.
///
/// The source is the one of them that came last and has not left. Where another one takes its place in an animated change,
/// the frame that all of them show goes from the old to the new.
@MainActor
final class MatchedGeometryGroup {
    fileprivate struct Member {
        weak var element: (any MatchedGeometryMember)?
    }

    fileprivate var members: [Member] = []
    private weak var source: (any MatchedGeometryMember)?
    private var sourceFrame: CGRect?
    /// How far what is shown is from the source, on the way there.
    private var motion: Motion<CGRect>?

    /// The frame that is shown, in the coordinates of the graph.
    var shownFrame: CGRect? {
        guard let sourceFrame else { return nil }
        guard let shift = motion?.shown(.zero) else { return sourceFrame }
        return CGRect(
            x: sourceFrame.origin.x + shift.origin.x, y: sourceFrame.origin.y + shift.origin.y,
            width: max(0, sourceFrame.size.width + shift.size.width),
            height: max(0, sourceFrame.size.height + shift.size.height))
    }

    /// A member has been laid out.
    fileprivate func take(_ frame: CGRect, of member: any MatchedGeometryMember) {
        members.removeAll { $0.element == nil || $0.element?.isTornDown == true }
        guard let current = members.last(where: { $0.element?.isCandidate == true })?.element,
            current === member
        else { return }
        let before = shownFrame
        let isOther = source !== member
        source = member
        guard isOther || sourceFrame != frame else { return }
        sourceFrame = frame
        if isOther, let before, before != frame {
            motion?.stop()
            let shift = CGRect(
                x: before.origin.x - frame.origin.x, y: before.origin.y - frame.origin.y,
                width: before.size.width - frame.size.width, height: before.size.height - frame.size.height)
            motion = Motion.make(for: shift)
            member.graph.inTransaction(of: member.node) {
                motion?.change(to: .zero, in: member.node) { [weak self] in self?.placeMembers() }
            }
        }
        for other in members where other.element !== member { other.element?.invalidatePlacement() }
    }

    private func placeMembers() {
        for member in members { member.element?.invalidatePlacement() }
    }
}

extension ViewGraph {
    private struct MatchedKey: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    fileprivate func matchedGroup(_ namespace: Namespace.ID, _ id: AnyHashable) -> MatchedGeometryGroup {
        let key = MatchedKey(namespace: namespace, id: id)
        if let known = attachments[key] as? MatchedGeometryGroup { return known }
        let made = MatchedGeometryGroup()
        attachments[key] = made
        return made
    }
}

@MainActor
private protocol MatchedGeometryMember: Element {
    /// Whether it may be the source.
    var isCandidate: Bool { get }
}

private final class MatchedGeometryElement<ID: Hashable>: WrapperElement<MatchedGeometryModifier<ID>>,
    MatchedGeometryMember
{
    private var group: MatchedGeometryGroup

    override init(_ modifier: MatchedGeometryModifier<ID>, around child: Element, _ node: _GraphNode) {
        group = node.graph.matchedGroup(modifier.namespace, AnyHashable(modifier.id))
        super.init(modifier, around: child, node)
        group.members.append(.init(element: self))
        positionDependence = .place
    }

    /// It, or what it is in, has left.
    var isCandidate: Bool {
        modifier.isSource && !isTornDown && !isLeaving && !ancestors.contains(where: \.isLeaving)
    }

    override func didUpdate(from old: MatchedGeometryModifier<ID>, isChanged: Bool) {
        if old.id != modifier.id || old.namespace != modifier.namespace {
            group.members.removeAll { $0.element === self }
            group = graph.matchedGroup(modifier.namespace, AnyHashable(modifier.id))
            group.members.append(.init(element: self))
        }
        if isChanged { invalidatePlacement() }
    }

    override func didPlace() {
        let own = frameInHost
        group.take(own, of: self)
        guard let shown = group.shownFrame, shown != own else { return super.didPlace() }
        let offered = modifier.properties.contains(.size) ? ProposedViewSize(shown.size) : proposal
        let inner = child.sizeThatFits(offered)
        var origin = CGPoint.zero
        if modifier.properties.contains(.position) {
            let anchor = modifier.anchor
            origin.x = shown.minX + anchor.x * (shown.width - inner.width) - own.minX
            origin.y = shown.minY + anchor.y * (shown.height - inner.height) - own.minY
        }
        child.place(at: origin, offered)
    }
}

nonisolated extension View {
    /// Defines a group of views with synchronised geometry, by identity in a namespace.
    ///
    /// - Parameters:
    ///   - properties: What the view takes over.
    ///   - anchor: The point at which positions meet.
    ///   - isSource: Whether the others take over the view's geometry.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
