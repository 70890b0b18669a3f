import VitrineFocus
import VitrineSupport

/// A place that focus may go to.
struct FocusRegion {
    /// What is there: an item, or a guide that sends focus on.
    enum Target {
        case item(any UIFocusItem)
        case guide(UIFocusGuide)
        /// A part of the interface that focus enters as a whole, with what is in it.
        case section([FocusRegion])
    }

    var target: Target
    /// In window coordinates.
    var frame: CGRect
    /// Names the outermost scrolling container around the region, whose rows are not skipped.
    var group: Int?

    /// The item, `nil` for guides and sections.
    var item: (any UIFocusItem)? {
        guard case .item(let item) = target else { return nil }
        return item
    }
}

/// A container with parts that focus enters as wholes.
@MainActor
package protocol FocusSectionHost: UIFocusItemContainer {
    /// The frames of the parts in a rectangle, both in the container's coordinates.
    func focusSectionFrames(in rect: CGRect) -> [CGRect]
}

/// Collects the focusable regions of a part of the hierarchy.
///
/// Walks the containers down from one, asking each for its items in the rectangle that can be seen of it.
/// Items that can be focused are not searched for others inside: a focusable cell swallows its buttons, as
/// on tvOS (A0).
@MainActor
struct FocusSurvey {
    let window: UIWindow
    /// The focused item: no destination, and what contains it is none either.
    let origin: (any UIFocusItem)?
    private(set) var regions: [FocusRegion] = []

    init(window: UIWindow, origin: (any UIFocusItem)?) {
        self.window = window
        self.origin = origin
    }

    /// Adds the regions of a container.
    ///
    /// - Parameter visible: What can be seen of the container, in window coordinates.
    mutating func visit(_ container: any UIFocusItemContainer, visible: CGRect, group: Int?) {
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        let space = container.coordinateSpace
        let local = space.convert(visible, from: window)
        if let view = container as? UIView { visitGuides(of: view, visible: visible, group: group) }
        let start = regions.count
        for item in container.focusItems(in: local) {
            visit(item, in: space, visible: visible, group: group)
        }
        guard let host = container as? any FocusSectionHost else { return }
        for frame in host.focusSectionFrames(in: local) {
            addSection(space.convert(frame, to: window), around: regions[start...], group)
        }
    }

    /// A section that focus is in already is none.
    private mutating func addSection(_ frame: CGRect, around found: ArraySlice<FocusRegion>, _ group: Int?) {
        if let origin, frame.contains(window.focusSystem.frame(of: origin).center) { return }
        let inside = found.filter { $0.item != nil && frame.contains($0.frame.center) }
        guard !inside.isEmpty else { return }
        regions.append(FocusRegion(target: .section(inside), frame: frame, group: group))
    }

    private mutating func visit(
        _ item: any UIFocusItem, in space: any UICoordinateSpace, visible: CGRect, group: Int?
    ) {
        let view = item as? UIView
        if let view, !view.isOpenToFocus { return }
        let frame = space.convert(item.restingFrame, to: window)
        if item !== origin, UIFocusSystem.canFocus(item) {
            let containsOrigin = origin.map { UIFocusSystem.environment(item, contains: $0) } ?? false
            if !containsOrigin {
                if frame.overlaps(visible) {
                    regions.append(FocusRegion(target: .item(item), frame: frame, group: group))
                }
                return
            }
        }
        guard let container = item.focusItemContainer, container.isDescendable(from: item) else { return }
        let clips = view?.clipsToBounds ?? (container is any UIFocusItemScrollableContainer)
        let inner = group ?? ((container as? any UIFocusItemScrollableContainer).map(FocusSurvey.group))
        visit(container, visible: clips ? visible.intersection(frame) : visible, group: inner)
    }

    private mutating func visitGuides(of view: UIView, visible: CGRect, group: Int?) {
        for case let guide as UIFocusGuide in view.layoutGuides {
            guard guide.isEnabled, !guide.preferredFocusEnvironments.isEmpty else { continue }
            let frame = view.convert(guide.layoutFrame, to: window)
            guard frame.overlaps(visible) else { continue }
            regions.append(FocusRegion(target: .guide(guide), frame: frame, group: group))
        }
    }

    /// Forgets a region; those after it move up.
    mutating func drop(_ index: Int) { regions.remove(at: index) }

    /// The group of what lies in a scrolling container.
    static func group(of container: any UIFocusItemScrollableContainer) -> Int {
        ObjectIdentifier(container).hashValue
    }

    /// The regions as the engine takes them, named by their places in ``regions``.
    var candidates: [FocusCandidate<Int>] {
        regions.enumerated().map {
            FocusCandidate(
                id: $0.offset, frame: $0.element.frame, group: $0.element.group,
                isStraightOnly: $0.element.item == nil)
        }
    }
}

extension UIFocusItemContainer {
    /// Guards against an item that names itself its container without being one with children.
    fileprivate func isDescendable(from item: any UIFocusItem) -> Bool {
        (self as AnyObject) !== (item as AnyObject) || item is UIView
    }
}

extension UIFocusItem {
    /// The frame without the item's own transform, so that a grown item is searched from where it rests.
    @MainActor
    var restingFrame: CGRect {
        guard let view = self as? UIView else { return frame }
        let (center, size, anchor) = (view.center, view.bounds.size, view.layer.anchorPoint)
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}

extension UIView {
    /// Whether focus may be in the view or below: views that take no input or cannot be seen are closed.
    var isOpenToFocus: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}
