import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore

/// Turns pages like the leaves of a book, after the finger or after a touch at an edge.
///
/// While a leaf is turned it is a picture over the pages that it leaves behind and the ones that come to light.
@MainActor
final class PageCurler: NSObject, PageTurning, UIGestureRecognizerDelegate {
    typealias Direction = UIPageViewController.NavigationDirection

    /// What a turn brings.
    private struct Leaf {
        /// The pages that show afterwards.
        var pages: [UIViewController]
        /// The page on the back of the leaf, where that does not show afterwards.
        var back: UIViewController?
    }

    /// A turn that is under way.
    private final class Turn {
        let leaf: Leaf
        let old: [UIViewController]
        let direction: Direction
        let layer: PageCurlLayer
        /// The program's turn: no delegate hears of it.
        let isByProgram: Bool
        let completion: ((Bool) -> Void)?
        /// Where it leads, once nobody holds the leaf any more.
        var isCompleting: Bool?

        init(
            _ leaf: Leaf, from old: [UIViewController], _ direction: Direction, layer: PageCurlLayer,
            isByProgram: Bool, completion: ((Bool) -> Void)?
        ) {
            (self.leaf, self.old, self.direction, self.layer) = (leaf, old, direction, layer)
            (self.isByProgram, self.completion) = (isByProgram, completion)
        }
    }

    private unowned let owner: UIPageViewController
    private(set) var pages: [UIViewController] = []
    private let stage = UIView(frame: .zero)
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var turning: Turn?
    /// Whether the finger that is down has been given a leaf, or there is none where it went.
    private var hasAsked = false

    /// How long a whole turn takes, in seconds, and how wide the edges are that turn at a touch, as a share of the view: by
    /// eye, for iOS publishes neither.
    private static let duration: TimeInterval = 0.5
    private static let edge: CGFloat = 0.2

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init()
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.follow() }
        tap.addAction { [weak self] _ in self?.touch() }
        pan.delegate = self
        tap.delegate = self
    }

    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

    // MARK: Places

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    private var isOpenBook: Bool { owner.spineLocation == .mid }

    private var isMirrored: Bool {
        isHorizontal && stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The edge at which the leaf is bound that lies on the side where reading goes on.
    private var boundEdge: PageCurlLayer.Edge {
        let isAtEnd = (owner.spineLocation == .max) != isMirrored
        return isHorizontal ? (isAtEnd ? .right : .left) : (isAtEnd ? .bottom : .top)
    }

    /// The halves of an open book, or all, in reading order.
    private var places: [CGRect] {
        let bounds = stage.bounds
        guard isOpenBook else { return [bounds] }
        let (first, second) =
            isHorizontal
            ? bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
            : bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
        return isMirrored ? [second, first] : [first, second]
    }

    func load(into view: UIView) {
        view.addSubview(stage)
        for recognizer in gestureRecognizers { stage.addGestureRecognizer(recognizer) }
        for page in pages { stage.addSubview(page.view) }
    }

    func layOut(in area: CGRect) {
        if stage.frame != area {
            endAtOnce()
            stage.frame = area
        }
        if turning == nil { place(pages) }
    }

    private func place(_ pages: [UIViewController]) {
        for (page, frame) in zip(pages, places) where page.view.frame != frame { page.view.frame = frame }
    }

    // MARK: Setting

    func show(
        _ controllers: [UIViewController], _ direction: Direction, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        endAtOnce()
        let count = isOpenBook ? 2 : 1
        let leaf =
            controllers.count > count && owner.isDoubleSided && !isOpenBook
            ? Leaf(pages: [controllers[0]], back: controllers[1]) : Leaf(pages: controllers)
        guard !leaf.pages.elementsEqual(pages, by: ===) else {
            completion?(true)
            return
        }
        let isSeen = owner.appearance == .appeared && UIView.areAnimationsEnabled && !stage.bounds.isEmpty
        guard animated, isSeen, pages.count == leaf.pages.count, !sharePages(leaf) else {
            replace(with: leaf.pages)
            completion?(true)
            return
        }
        begin(leaf, direction, isByProgram: true, completion: completion)
        finish(completed: true)
    }

    /// A page cannot be on the leaf and below it.
    private func sharePages(_ leaf: Leaf) -> Bool {
        (leaf.pages + [leaf.back].compactMap { $0 }).contains { page in pages.contains { $0 === page } }
    }

    private func replace(with new: [UIViewController]) {
        let gone = pages.filter { page in !new.contains { $0 === page } }
        let come = new.filter { page in !pages.contains { $0 === page } }
        let isShown = owner.isShowing
        for page in gone where isShown { page.beginAppearanceTransition(false, animated: false) }
        for page in come {
            owner.adopt(page)
            if isShown { page.beginAppearanceTransition(true, animated: false) }
        }
        pages = new
        if owner.isViewLoaded {
            for page in new { stage.addSubview(page.view) }
            place(new)
            owner.view.setNeedsLayout()
        }
        for page in gone { page.viewIfLoaded?.removeFromSuperview() }
        if isShown {
            for page in gone { page.endAppearanceTransition() }
            for page in come { owner.endAppearance(of: page) }
        }
        for page in gone { owner.release(page) }
    }

    // MARK: Neighbours

    /// Asked for at each turn.
    func forgetNeighbours() {}

    private func next(_ page: UIViewController?, _ direction: Direction) -> UIViewController? {
        guard let page, let source = owner.dataSource else { return nil }
        return direction == .forward
            ? source.pageViewController(owner, viewControllerAfter: page)
            : source.pageViewController(owner, viewControllerBefore: page)
    }

    /// What the data source has in a direction; nil at the ends of the book.
    private func neighbours(_ direction: Direction) -> Leaf? {
        let near = next(direction == .forward ? pages.last : pages.first, direction)
        guard isOpenBook || owner.isDoubleSided else { return near.map { Leaf(pages: [$0]) } }
        guard let near, let far = next(near, direction) else { return nil }
        if !isOpenBook { return Leaf(pages: [far], back: near) }
        return Leaf(pages: direction == .forward ? [near, far] : [far, near])
    }

    // MARK: A turn

    func turn(_ direction: Direction) {
        if take(direction) { finish(completed: true) }
    }

    /// Takes up the leaf that the data source has in a direction, for the user. Returns whether there is one.
    @discardableResult
    private func take(_ direction: Direction) -> Bool {
        guard turning == nil, !stage.bounds.isEmpty, let leaf = neighbours(direction), !sharePages(leaf)
        else { return false }
        begin(leaf, direction, isByProgram: false, completion: nil)
        return true
    }

    private func begin(
        _ leaf: Leaf, _ direction: Direction, isByProgram: Bool, completion: ((Bool) -> Void)?
    ) {
        let old = pages
        if !isByProgram { owner.delegate?.pageViewController(owner, willTransitionTo: leaf.pages) }
        let come = leaf.pages + [leaf.back].compactMap { $0 }
        for page in come where page.parent !== owner { owner.addChild(page) }
        for page in old { page.beginAppearanceTransition(false, animated: true) }
        for page in come { page.beginAppearanceTransition(true, animated: true) }
        for page in come.reversed() { stage.insertSubview(page.view, at: 0) }
        place(leaf.pages)
        if let back = leaf.back { back.view.frame = places[0] }
        stage.layoutIfNeeded()
        for page in come { page.isAppearingNow() }

        let (faces, others) = direction == .forward ? (old, leaf.pages) : (leaf.pages, old)
        // The back of the leaf is the first page of those on the other side.
        let back = isOpenBook ? others.first : leaf.back
        let layer = PageCurlLayer(
            PageCurlLayer.Page(
                frame: places.last!, front: faces.last?.view.layer.subtreeNode,
                back: back?.view.layer.subtreeNode, edge: boundEdge, landsBeside: isOpenBook))
        layer.frame = stage.bounds
        layer.progress = direction == .forward ? 0 : 1
        // What the leaf leaves behind: the page that comes to light, and beside it the one that it will cover.
        let below = isOpenBook ? [faces.first, others.last] : [others.last]
        for page in below.compactMap({ $0 }) { stage.bringSubviewToFront(page.view) }
        stage.layer.addSublayer(layer)
        turning = Turn(
            leaf, from: old, direction, layer: layer, isByProgram: isByProgram, completion: completion)
    }

    /// Lets the leaf fall to where it goes.
    private func finish(completed: Bool) {
        guard let turn = turning else { return }
        turn.isCompleting = completed
        let end: CGFloat = completed == (turn.direction == .forward) ? 1 : 0
        let way = abs(end - turn.layer.progress)
        let fall = CABasicAnimation(keyPath: "progress")
        fall.fromValue = turn.layer.progress
        fall.toValue = end
        fall.duration = Self.duration * max(0.3, TimeInterval(way))
        fall.timingFunction = CAMediaTimingFunction(name: way == 1 ? .easeInEaseOut : .easeOut)
        let tracker = AnimationGroupTracker { [weak self] _ in
            guard let self, turning === turn else { return }
            self.end(turn, completed: completed)
        }
        fall.completionGroup = tracker
        turn.layer.progress = end
        turn.layer.add(fall, forKey: "progress")
        tracker.close()
    }

    private func end(_ turn: Turn, completed: Bool) {
        turning = nil
        let back = [turn.leaf.back].compactMap { $0 }
        let (gone, kept) = completed ? (turn.old, turn.leaf.pages) : (turn.leaf.pages, turn.old)
        pages = kept
        if !completed {
            for page in gone { page.beginAppearanceTransition(false, animated: true) }
            for page in kept { page.beginAppearanceTransition(true, animated: true) }
        }
        for page in back { page.beginAppearanceTransition(false, animated: true) }
        for page in gone + back { page.viewIfLoaded?.removeFromSuperview() }
        for page in gone + back { page.endAppearanceTransition() }
        for page in kept { page.endAppearanceTransition() }
        turn.layer.removeFromSuperlayer()
        if completed { for page in kept { page.didMove(toParent: owner) } }
        for page in gone + back { owner.release(page) }
        place(kept)
        owner.view.setNeedsLayout()
        if completed, let page = kept.first { owner.moveFocus(to: page) }
        if turn.isByProgram {
            turn.completion?(completed)
        } else {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: turn.old,
                transitionCompleted: completed)
        }
    }

    func endAtOnce() {
        guard let turn = turning else { return }
        end(turn, completed: turn.isCompleting ?? isPastMiddle(turn))
    }

    private func isPastMiddle(_ turn: Turn) -> Bool {
        (turn.layer.progress > 0.5) == (turn.direction == .forward)
    }

    // MARK: The finger

    /// How far something has gone to the edge where the leaf is bound: positive turns forwards.
    private func way(_ point: CGPoint) -> CGFloat {
        switch boundEdge {
        case .left: -point.x
        case .right: point.x
        case .top: -point.y
        case .bottom: point.y
        }
    }

    /// Across the way nothing is turned; what scrolls there goes on.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard turning?.isCompleting == nil, owner.dataSource != nil else { return false }
        if recognizer === tap { return direction(at: tap.location(in: stage)) != nil }
        let velocity = pan.velocity(in: stage)
        return isHorizontal ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }

    /// Controls and what a page itself does with a touch come first.
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard recognizer === tap else { return true }
        var view = touch.view
        while let some = view, some !== stage {
            if some is UIControl { return false }
            view = some.superview
        }
        return true
    }

    /// Where a touch at an edge leads; nil in the middle.
    private func direction(at point: CGPoint) -> Direction? {
        let bounds = stage.bounds
        let share = isHorizontal ? point.x / bounds.width : point.y / bounds.height
        let isForwardAtEnd = boundEdge == .left || boundEdge == .top
        if share > 1 - Self.edge { return isForwardAtEnd ? .forward : .reverse }
        return share < Self.edge ? (isForwardAtEnd ? .reverse : .forward) : nil
    }

    private func touch() {
        if let direction = direction(at: tap.location(in: stage)) { turn(direction) }
    }

    private func follow() {
        switch pan.state {
        case .began, .changed:
            if pan.state == .began { hasAsked = false }
            let way = way(pan.translation(in: stage))
            if !hasAsked, way != 0 {
                hasAsked = true
                take(way > 0 ? .forward : .reverse)
            }
            guard let turn = turning, turn.isCompleting == nil else { return }
            let whole = isHorizontal ? stage.bounds.width : stage.bounds.height
            let progress = min(max(way / whole + (turn.direction == .forward ? 0 : 1), 0), 1)
            turn.layer.progress = progress
        case .ended, .cancelled, .failed:
            guard let turn = turning, turn.isCompleting == nil else { return }
            // In points a second; a flick decides.
            let speed = way(pan.velocity(in: stage)) * (turn.direction == .forward ? 1 : -1)
            finish(
                completed: pan.state == .ended && (abs(speed) > 200 ? speed > 0 : isPastMiddle(turn)))
        default: break
        }
    }
}
