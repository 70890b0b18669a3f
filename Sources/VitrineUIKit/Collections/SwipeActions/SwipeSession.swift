import Foundation
import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

/// A row that is swiped aside, from the first movement of the finger until it is shut again.
///
/// It moves in closed forms of time, as scrolling does, so it can be caught anywhere on its way.
@MainActor
final class SwipeSession: FrameUpdatable {
    /// What goes on with the row.
    enum Phase: Equatable {
        /// A finger has it.
        case dragged
        /// It is open, or on its way there.
        case open
        /// An action is being performed, and has not said that it is done.
        case performing(Int)
        /// An action has taken the row away: the data source will remove it.
        case leaving(Int)
        /// It is on its way to being shut.
        case closing
        /// It goes with the animation of an update.
        case settling
    }

    /// The natural frequency of the spring that moves rows, in radians per second: critically damped, it is at rest
    /// after about 0.35 s. Ours.
    private static let frequency = 18.0
    /// How long a button takes to grow over the others, in seconds. Ours.
    private static let expansionDuration: TimeInterval = 0.2
    /// Sums of frame intervals miss the exact end by less than this, in seconds.
    private static let rounding = 1e-6

    private weak var swipes: SwipeFeature?
    let cell: any SwipeableCell
    let edge: SwipeEdge
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    private(set) var geometry: SwipeGeometry
    private(set) var phase = Phase.dragged
    /// How far the row is aside now.
    private(set) var offset: CGFloat = 0
    /// Whether the row is shut, and its buttons are gone.
    private(set) var isOver = false

    private var distanceAtStart: CGFloat = 0
    private var motion: (curve: ScrollMotion, start: TimeInterval)?
    private var expanding: (index: Int, from: CGFloat, to: CGFloat, start: TimeInterval)?
    /// The number of the performance whose end is awaited.
    private var performance = 0

    init(
        _ swipes: SwipeFeature, _ view: any SwipeHost, cell: any SwipeableCell, edge: SwipeEdge,
        configuration: UISwipeActionsConfiguration
    ) {
        self.swipes = swipes
        self.cell = cell
        self.edge = edge
        self.configuration = configuration
        let row = Self.row(of: cell)
        actionsView = SwipeActionsView(configuration.actions, frame: row)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        geometry = SwipeGeometry(
            rowSize: row.size, titleWidths: actionsView.buttons.map(\.contentWidth),
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe,
            isAtRight: (edge == .trailing) != isMirrored, scale: view.pixelScale)
        for (index, button) in actionsView.buttons.enumerated() {
            button.addAction(
                UIAction { [weak self] _ in self?.buttonTapped(index) }, for: .touchUpInside)
        }
        cell.superview?.insertSubview(actionsView, belowSubview: cell)
        actionsView.clip(cell, in: view)
        place()
    }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { cell.runtimeContext }
    private var now: TimeInterval { runtimeContext.now }

    // MARK: The row

    /// Where the layout has the cell, whatever the swipe does with it.
    private static func row(of cell: any SwipeableCell) -> CGRect {
        let center = cell.restingCenter
        let size = cell.bounds.size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where the row is at rest, in the content of the view.
    var row: CGRect { Self.row(of: cell) }

    /// Whether the finger may take hold of the row.
    var canBeDragged: Bool {
        switch phase {
        case .dragged, .open, .closing: !isOver
        case .performing, .leaving, .settling: false
        }
    }

    /// Puts the cell and its buttons where they are at the present offset. Animated by the animation around it.
    func place() {
        let row = row
        if row.size != geometry.rowSize {
            geometry = SwipeGeometry(
                rowSize: row.size, titleWidths: actionsView.buttons.map(\.contentWidth),
                allowsFullSwipe: geometry.allowsFullSwipe, isAtRight: geometry.isAtRight,
                scale: geometry.scale)
        }
        let center = CGPoint(x: row.midX + geometry.shift(at: offset), y: row.midY)
        if cell.center != center { cell.center = center }
        if actionsView.frame != row { actionsView.frame = row }
        actionsView.show(geometry, offset: offset, expansion: expansion(at: now))
    }

    /// The layout has placed the cell.
    func cellWasPlaced() {
        if !isOver { place() }
    }

    // MARK: The finger

    /// A finger takes hold of the row, also on its way.
    func grab() {
        motion = nil
        phase = .dragged
        distanceAtStart = geometry.distance(forOffset: offset)
    }

    /// - Parameter translation: How far the finger has moved to the right since it took hold, in points.
    func drag(by translation: CGFloat) {
        guard phase == .dragged, !isOver else { return }
        offset = geometry.offset(
            forDistance: distanceAtStart + (geometry.isAtRight ? -translation : translation))
        expand(0, geometry.isFullSwipe(at: offset))
        UIView.performWithoutAnimation { place() }
    }

    /// - Parameter velocity: Of the finger to the right, in points per second.
    func letGo(velocity: CGFloat) {
        guard phase == .dragged, !isOver else { return }
        let velocity = geometry.isAtRight ? -velocity : velocity
        switch geometry.rest(from: offset, velocity: velocity) {
        case .closed: close(velocity: velocity)
        case .open: open(velocity: velocity)
        case .full: perform(0, isFullSwipe: true, velocity: velocity)
        }
    }

    // MARK: Opening and closing

    func open(velocity: CGFloat = 0) {
        phase = .open
        expand(0, false)
        move(to: geometry.openOffset, velocity: velocity)
    }

    func close(velocity: CGFloat = 0) {
        guard phase != .closing, phase != .settling, !isOver else { return }
        phase = .closing
        swipes?.letClose(self)
        expand(expanding?.index ?? 0, false)
        move(to: 0, velocity: velocity)
    }

    /// Takes the buttons away, and leaves the cell where the layout has it.
    func end() {
        guard !isOver else { return }
        isOver = true
        motion = nil
        expanding = nil
        offset = 0
        let home = Self.row(of: cell).center
        UIView.performWithoutAnimation {
            if cell.center != home { cell.center = home }
        }
        actionsView.unclip(cell)
        actionsView.removeFromSuperview()
        swipes?.remove(self)
        cell.swipeStateDidChange()
    }

    // MARK: Performing

    private func buttonTapped(_ index: Int) {
        guard phase == .open else { return }
        perform(index, isFullSwipe: false, velocity: 0)
    }

    private func perform(_ index: Int, isFullSwipe: Bool, velocity: CGFloat) {
        let action = configuration.actions[index]
        phase = .performing(index)
        if isFullSwipe {
            expand(index, true)
            move(
                to: action.style == .destructive ? geometry.rowSize.width : geometry.openOffset,
                velocity: velocity)
        }
        performance += 1
        let number = performance
        action.handler(action, actionsView.buttons[index]) { [weak self] isPerformed in
            demand(
                MainThread.isCurrent,
                "The completion of UIContextualAction \"\(action.title ?? "")\" was called off the main thread: call "
                    + "it in DispatchQueue.main.async.")
            self?.finish(number, isPerformed)
        }
    }

    private func finish(_ number: Int, _ isPerformed: Bool) {
        guard number == performance, case .performing(let index) = phase, !isOver else { return }
        if isPerformed, configuration.actions[index].style == .destructive {
            phase = .leaving(index)
            expand(index, true)
            move(to: geometry.rowSize.width, velocity: 0)
        } else {
            close()
        }
    }

    // MARK: Updates

    /// An update is under way. Called inside its animation.
    ///
    /// - Parameter isDeleted: Whether the update deletes the row's item.
    func settle(isDeleted: Bool) {
        guard !isOver, phase != .settling else { return }
        motion = nil
        swipes?.letClose(self)
        actionsView.isUserInteractionEnabled = false
        switch phase {
        case .performing(let index) where isDeleted, .leaving(let index) where isDeleted:
            offset = geometry.rowSize.width
            expanding = (index, 1, 1, 0)
            place()
            // It collapses while the rows below close ranks.
            actionsView.frame.size.height = 0
        default:
            offset = 0
            expanding = nil
            place()
        }
        phase = .settling
    }

    // MARK: Motion

    private func move(to target: CGFloat, velocity: CGFloat) {
        guard UIView.areAnimationsEnabled, swipes?.host?.window != nil else {
            offset = target
            motion = nil
            if let expanding { self.expanding = (expanding.index, expanding.to, expanding.to, 0) }
            UIView.performWithoutAnimation { place() }
            didRest()
            return
        }
        let unbounded = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        let curve = ScrollMotion(
            position: Double(offset), velocity: Double(velocity), target: Double(target), range: unbounded,
            decelerationRate: Double(UIScrollView.DecelerationRate.normal.rawValue), bounces: false,
            snaps: true, tolerance: Double(0.5 / geometry.scale), frequency: Self.frequency)
        motion = (curve, now)
        FrameScheduler.setNeedsUpdate(self)
    }

    private func expand(_ index: Int, _ isExpanded: Bool) {
        let target: CGFloat = isExpanded ? 1 : 0
        if let expanding, expanding.index == index, expanding.to == target { return }
        if expanding == nil, !isExpanded { return }
        let now = self.now
        let from = expanding?.index == index ? expansion(at: now)?.progress ?? 0 : 0
        expanding = (index, from, target, now)
        FrameScheduler.setNeedsUpdate(self)
    }

    private func expansion(at time: TimeInterval) -> SwipeGeometry.Expansion? {
        guard let expanding else { return nil }
        let share = EaseInOut.progress((time - expanding.start) / Self.expansionDuration)
        return SwipeGeometry.Expansion(
            index: expanding.index,
            progress: expanding.from + (expanding.to - expanding.from) * CGFloat(share))
    }

    private var isExpanding: Bool {
        guard let expanding, expanding.from != expanding.to else { return false }
        return now < expanding.start + Self.expansionDuration
    }

    func frameUpdate(at time: TimeInterval) {
        guard !isOver, phase != .settling else { return }
        guard swipes?.host != nil else { return actionsView.removeFromSuperview() }
        if let motion {
            let elapsed = time - motion.start
            if elapsed >= motion.curve.duration - Self.rounding {
                offset = CGFloat(motion.curve.end)
                self.motion = nil
            } else {
                offset = CGFloat(motion.curve.position(at: elapsed))
            }
        }
        UIView.performWithoutAnimation { place() }
        if motion != nil || isExpanding { return FrameScheduler.setNeedsUpdate(self) }
        didRest()
    }

    private func didRest() {
        if phase == .closing { end() }
    }
}
