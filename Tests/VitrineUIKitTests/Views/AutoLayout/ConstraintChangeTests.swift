import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineUIKit

@Suite("Changes of constraints")
@MainActor
struct ConstraintChangeTests {
    /// A view at (10, 0) of 50×20 points, and its constraints.
    @MainActor
    private struct Fixture {
        let stage = ConstraintStage()
        let view: UIView
        let leading: NSLayoutConstraint
        let width: NSLayoutConstraint

        init() {
            view = stage.box()
            leading = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
            width = view.widthAnchor.constraint(equalToConstant: 50)
            stage.activate(
                leading, width, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 20))
            stage.layout()
        }
    }

    @Test("A constant that changes in an animation block moves the view there")
    func animation() {
        let stage = ViewStage()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.window.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 10, 10))
        leading.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.window.layoutIfNeeded() }
        #expect(view.frame == rect(100, 0, 10, 10), "the model is there at once")
        let shown = stage.shown(view, at: [0, 0.25, 0.5, 0.75, 1]) { $0.position.x - 5 }
        #expect(rounded(shown) == [0, 25, 50, 75, 100])
    }

    @Test("Activating, deactivating and priorities take effect with the next pass")
    func activation() {
        let fixture = Fixture()
        let wider = fixture.view.widthAnchor.constraint(equalToConstant: 80)
        wider.priority = .defaultLow
        wider.isActive = true
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 50)
        fixture.width.isActive = false
        #expect(!fixture.width.isActive)
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 80)
        let widest = fixture.view.widthAnchor.constraint(equalToConstant: 90)
        widest.priority = .init(100)
        widest.isActive = true
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 80)
        widest.priority = .init(300)
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 90)
    }

    @Test("Nothing is solved when nothing changed, and a constant is one change")
    func counters() {
        let fixture = Fixture()
        AutoLayoutCounters.reset()
        fixture.stage.layout()
        fixture.stage.root.setNeedsLayout()
        fixture.stage.layout()
        #expect(AutoLayoutCounters.current.solves == 0)
        fixture.leading.constant = 30
        fixture.stage.layout()
        #expect(fixture.view.frame == rect(30, 0, 50, 20))
        #expect(AutoLayoutCounters.current.solves == 1)
        #expect(AutoLayoutCounters.current.constants == 1)
        #expect(AutoLayoutCounters.current.additions == 0)
        fixture.leading.constant = 30
        fixture.stage.layout()
        #expect(AutoLayoutCounters.current.solves == 1)
    }

    @Test("A view that leaves takes its own constraints along and loses those to outside")
    func leaving() {
        let stage = ConstraintStage()
        let group = stage.box()
        let leaf = stage.box(in: group)
        stage.activate(
            group.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            group.topAnchor.constraint(equalTo: stage.root.topAnchor),
            group.widthAnchor.constraint(equalToConstant: 100),
            group.heightAnchor.constraint(equalToConstant: 100),
            leaf.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 5),
            leaf.topAnchor.constraint(equalTo: group.topAnchor, constant: 5),
            leaf.widthAnchor.constraint(equalTo: group.widthAnchor, multiplier: 0.5),
            leaf.heightAnchor.constraint(equalTo: stage.root.heightAnchor, multiplier: 0.1))
        stage.layout()
        #expect(leaf.frame == rect(5, 5, 50, 48))
        group.removeFromSuperview()
        #expect(stage.root.constraints.isEmpty)
        #expect(group.constraints.count == 5 && leaf.constraints.isEmpty)
        let other = UIView(frame: rect(0, 0, 200, 200))
        stage.root.addSubview(other)
        other.addSubview(group)
        stage.activate(
            group.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            group.bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leaf.heightAnchor.constraint(equalToConstant: 7))
        stage.layout()
        #expect(group.frame == rect(100, 100, 100, 100))
        #expect(leaf.frame == rect(5, 5, 50, 7))
    }

    @Test("A tree can be put together before it has a root, and its views may change sides later")
    func assembly() {
        let stage = ConstraintStage()
        let group = UIView()
        let leaf = stage.box(ContentBox(), in: group)
        stage.activate(
            leaf.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 3),
            leaf.trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: -3),
            leaf.topAnchor.constraint(equalTo: group.topAnchor, constant: 4),
            leaf.bottomAnchor.constraint(equalTo: group.bottomAnchor, constant: -4))
        #expect(
            group.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 28)
        )
        group.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(group)
        stage.activate(
            group.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
            group.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        // The content carries the group: 40 + 6 by 20 + 8.
        #expect(group.frame == rect(137, 0, 46, 28))
        #expect(leaf.frame == rect(3, 4, 40, 20))
        group.translatesAutoresizingMaskIntoConstraints = true
        stage.root.removeConstraints(stage.root.constraints)
        group.frame = rect(0, 0, 100, 100)
        stage.layout()
        #expect(group.frame == rect(0, 0, 100, 100))
        #expect(leaf.frame == rect(3, 4, 94, 92))
    }

    @Test("Views with frames are roots: what is in them is solved apart")
    func roots() {
        let stage = ConstraintStage()
        let cells = (0..<3).map { UIView(frame: rect(0, CGFloat($0) * 50, 320, 50)) }
        var insets: [NSLayoutConstraint] = []
        for cell in cells {
            stage.root.addSubview(cell)
            let view = stage.box(in: cell)
            let leading = view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10)
            insets.append(leading)
            stage.activate(
                leading, view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
                view.topAnchor.constraint(equalTo: cell.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.bottomAnchor))
        }
        stage.layout()
        #expect(AutoLayoutCounters.current.engines == 3)
        AutoLayoutCounters.reset()
        insets[1].constant = 20
        cells[2].frame.origin.y = 300
        stage.layout()
        #expect(AutoLayoutCounters.current.solves == 1, "a root that only moves needs nothing")
        #expect(cells.map { $0.subviews[0].frame.minX } == [10, 20, 10])
    }

    @Test("Trees without constraints pay nothing")
    func unconcerned() {
        let stage = ConstraintStage()
        let view = UIView(frame: rect(0, 0, 10, 10))
        stage.root.addSubview(view)
        stage.layout()
        #expect(AutoLayoutCounters.current.engines == 0 && AutoLayoutCounters.current.solves == 0)
        LayerCounters.reset()
        view.frame.origin.x = 5
        stage.layout()
        #expect(LayerCounters.current.layouts == 0)
    }

    final class Updating: UIView {
        static var order: [String] = []
        var name = ""
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            Self.order.append(name)
            super.updateConstraints()
        }
    }

    @Test("Constraints are updated before layout, innermost first, and once")
    func updating() {
        Updating.order = []
        let stage = ConstraintStage()
        let (outer, inner) = (Updating(), Updating())
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        stage.root.addSubview(outer)
        stage.layout()
        #expect(Updating.order == ["inner", "outer"])
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(Updating.order == ["inner", "outer", "inner"])
        stage.layout()
        #expect(Updating.order.count == 3)
    }

    @Test("A view whose superview is gone keeps its own constraints for the next")
    func orphans() {
        let stage = ConstraintStage()
        let group = stage.box()
        let leaf = stage.box(in: group)
        stage.activate(
            group.widthAnchor.constraint(equalToConstant: 50),
            group.heightAnchor.constraint(equalToConstant: 40),
            leaf.widthAnchor.constraint(equalTo: group.widthAnchor, multiplier: 0.5),
            leaf.heightAnchor.constraint(equalToConstant: 7))
        do {
            let former = UIView(frame: rect(0, 0, 100, 100))
            former.addSubview(group)
            stage.activate(group.trailingAnchor.constraint(equalTo: former.trailingAnchor))
            former.layoutIfNeeded()
            #expect(group.frame == rect(50, 0, 50, 40))
        }
        stage.root.addSubview(group)
        stage.activate(
            group.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 3),
            group.topAnchor.constraint(equalTo: stage.root.topAnchor),
            leaf.leadingAnchor.constraint(equalTo: group.leadingAnchor),
            leaf.topAnchor.constraint(equalTo: group.topAnchor))
        stage.layout()
        #expect(group.frame == rect(3, 0, 50, 40))
        #expect(leaf.frame == rect(0, 0, 25, 7))
    }

    @Test("A constraint that goes and comes back before a pass is there once")
    func flicker() {
        let fixture = Fixture()
        for _ in 0..<3 {
            fixture.width.isActive = false
            fixture.width.isActive = true
            _ = fixture.stage.root.systemLayoutSizeFitting(.zero)
            fixture.width.isActive = false
            fixture.width.isActive = true
        }
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 50)
        fixture.width.constant = 60
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 60)
        fixture.width.isActive = false
        fixture.stage.layout()
        #expect(fixture.view.frame.width == 0)
    }

    @Test("Removed views and constraints are not kept")
    func memory() {
        let stage = ConstraintStage()
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let box = stage.box()
            let width = box.widthAnchor.constraint(equalToConstant: 10)
            stage.activate(width, box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
            stage.layout()
            view = box
            constraint = width
            box.removeFromSuperview()
            stage.layout()
        }
        #expect(view == nil)
        #expect(constraint == nil)
    }
}
