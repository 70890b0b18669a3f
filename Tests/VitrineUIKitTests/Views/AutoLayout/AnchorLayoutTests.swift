import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("Anchors")
@MainActor
struct AnchorLayoutTests {
    @Test("Edges follow the superview's")
    func edges() {
        let stage = ConstraintStage()
        let view = stage.box()
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalToConstant: 44))
        stage.layout()
        // 320 − 16 − 16 = 288.
        #expect(view.frame == rect(16, 20, 288, 44))
        stage.root.frame.size.width = 400
        stage.layout()
        #expect(view.frame == rect(16, 20, 368, 44))
    }

    @Test("Middles and multiples of sizes")
    func middles() {
        let stage = ConstraintStage()
        let view = stage.box()
        stage.activate(
            view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor, constant: -10),
            view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5, constant: 20),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
        stage.layout()
        // Width 320/2 + 20 = 180, height 90; middle at (160, 230).
        #expect(view.frame == rect(70, 185, 180, 90))
    }

    @Test("Siblings are chained, and share what is left in proportion")
    func siblings() {
        let stage = ConstraintStage()
        let (left, right) = (stage.box(), stage.box())
        stage.activate(
            left.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
            right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
            right.rightAnchor.constraint(equalTo: stage.root.rightAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
            left.topAnchor.constraint(equalTo: stage.root.topAnchor),
            left.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor),
            right.topAnchor.constraint(equalTo: left.topAnchor),
            right.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
            right.bottomAnchor.constraint(lessThanOrEqualTo: left.bottomAnchor))
        let tall = right.heightAnchor.constraint(equalToConstant: 200)
        tall.priority = .defaultHigh
        tall.isActive = true
        stage.layout()
        // 320 − 8 = 312 in three parts of 104.
        #expect(left.frame == rect(0, 0, 104, 480))
        #expect(right.frame == rect(112, 0, 208, 100))
    }

    @Test("Constraints reach across levels, through views with frames and views with constraints")
    func levels() {
        let stage = ConstraintStage()
        let framed = UIView(frame: rect(30, 40, 200, 200))
        stage.root.addSubview(framed)
        let group = stage.box(in: framed)
        let leaf = stage.box(in: group)
        let mark = stage.box()
        stage.activate(
            group.leadingAnchor.constraint(equalTo: framed.leadingAnchor, constant: 5),
            group.topAnchor.constraint(equalTo: framed.topAnchor, constant: 6),
            group.widthAnchor.constraint(equalToConstant: 100),
            group.heightAnchor.constraint(equalToConstant: 100),
            leaf.leadingAnchor.constraint(equalTo: group.leadingAnchor, constant: 7),
            leaf.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 70),
            leaf.widthAnchor.constraint(equalToConstant: 10),
            leaf.heightAnchor.constraint(equalTo: leaf.widthAnchor),
            mark.leadingAnchor.constraint(equalTo: leaf.trailingAnchor),
            mark.topAnchor.constraint(equalTo: leaf.bottomAnchor),
            mark.widthAnchor.constraint(equalToConstant: 4),
            mark.heightAnchor.constraint(equalToConstant: 4))
        stage.layout()
        #expect(group.frame == rect(5, 6, 100, 100))
        // Top 70 in the root is 70 − 40 − 6 = 24 in the group.
        #expect(leaf.frame == rect(7, 24, 10, 10))
        // 30 + 5 + 7 + 10 = 52; 70 + 10 = 80.
        #expect(mark.frame == rect(52, 80, 4, 4))
        framed.frame.origin = CGPoint(x: 50, y: 0)
        stage.layout()
        #expect(leaf.frame == rect(7, 64, 10, 10))
        #expect(mark.frame == rect(72, 80, 4, 4))
    }

    @Test("Content decides the size, by its priorities")
    func content() {
        let stage = ConstraintStage()
        let (first, second) = (stage.box(ContentBox()), stage.box(ContentBox()))
        first.content.width = 200
        second.content.width = 200
        second.setContentCompressionResistancePriority(.init(749), for: .horizontal)
        stage.activate(
            first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            first.topAnchor.constraint(equalTo: stage.root.topAnchor),
            second.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        // 400 wanted, 320 there: the one that resists less is compressed.
        #expect(first.frame == rect(0, 0, 200, 20))
        #expect(second.frame == rect(200, 0, 120, 20))
        first.content.width = 50
        second.content.width = 60
        first.setContentHuggingPriority(.init(251), for: .horizontal)
        stage.layout()
        // 110 wanted: the one that hugs less grows.
        #expect(first.frame == rect(0, 0, 50, 20))
        #expect(second.frame == rect(50, 0, 270, 20))
        #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(first.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }

    @Test("A key path to an anchor makes the helper of article A1")
    func keyPaths() {
        typealias Maker = (UIView, UIView) -> NSLayoutConstraint
        func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(_ path: KeyPath<UIView, Anchor>) -> Maker {
            { $0[keyPath: path].constraint(equalTo: $1[keyPath: path]) }
        }
        let stage = ConstraintStage()
        let view = stage.box()
        let makers = [
            equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.topAnchor), equal(\.heightAnchor),
        ]
        for make in makers { make(view, stage.root).isActive = true }
        stage.layout()
        #expect(view.frame == rect(0, 0, 320, 480))
    }

    @Test("Right to left mirrors leading and trailing, their constants and their inequalities")
    func rightToLeft() {
        let stage = ConstraintStage()
        stage.root.semanticContentAttribute = .forceRightToLeft
        let view = stage.box()
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -100),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10))
        let wide = view.widthAnchor.constraint(equalToConstant: 1000)
        wide.priority = .defaultLow
        wide.isActive = true
        stage.layout()
        // Right edge at 320 − 16 = 304, left edge at 100 at least.
        #expect(view.frame == rect(100, 0, 204, 10))
        view.semanticContentAttribute = .forceLeftToRight
        stage.layout()
        #expect(view.frame == rect(100, 0, 204, 10), "its direction is for what is in it")
        stage.root.semanticContentAttribute = .forceLeftToRight
        stage.layout()
        #expect(view.frame == rect(16, 0, 204, 10))
    }

    @Test("Edges lie on pixels, and neighbours keep touching")
    func pixels() {
        let stage = ConstraintStage()
        let thirds = (0..<3).map { _ in stage.box() }
        stage.root.frame.size.width = 100
        for (index, view) in thirds.enumerated() {
            let before = index == 0 ? stage.root.leadingAnchor : thirds[index - 1].trailingAnchor
            stage.activate(
                view.leadingAnchor.constraint(equalTo: before),
                view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1.0 / 3),
                view.topAnchor.constraint(equalTo: stage.root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 1))
        }
        stage.layout()
        // Edges at 33.3 and 66.7 go to 33 and 67.
        #expect(thirds.map(\.frame) == [rect(0, 0, 33, 1), rect(33, 0, 34, 1), rect(67, 0, 33, 1)])
        stage.window.traitOverrides.displayScale = 2
        stage.root.frame.size.width = 101
        stage.layout()
        // 33.67 and 67.33 go to 33.5 and 67.5.
        #expect(thirds.map(\.frame) == [rect(0, 0, 33.5, 1), rect(33.5, 0, 34, 1), rect(67.5, 0, 33.5, 1)])
    }

    @Test("A view with a transform keeps it")
    func transform() {
        let stage = ConstraintStage()
        let view = stage.box()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20))
        stage.layout()
        #expect(view.bounds == rect(0, 0, 20, 20))
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(view.frame == rect(0, 0, 40, 40))
    }

    @Test("Items and attributes of the long form")
    func longForm() {
        let stage = ConstraintStage()
        let view = stage.box()
        stage.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.root.addConstraints([
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: stage.root,
                attribute: .leadingMargin,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .right, relatedBy: .equal, toItem: stage.root, attribute: .centerX,
                multiplier: 1.5, constant: 0),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: stage.root, attribute: .topMargin,
                multiplier: 1, constant: 10),
            NSLayoutConstraint(
                item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 30),
        ])
        stage.layout()
        // Right edge at 160 · 1.5 = 240.
        #expect(view.frame == rect(2, 11, 238, 30))
        stage.root.layoutMargins.left = 42
        stage.layout()
        #expect(view.frame == rect(42, 11, 198, 30))
        #expect(stage.root.constraints.count == 4)
        #expect(stage.root.constraints[0].firstItem === view)
        #expect(stage.root.constraints[1].secondItem === stage.root)
        stage.root.removeConstraints(stage.root.constraints)
        #expect(stage.root.constraints.isEmpty)
    }

    @Test("Standard spacing is 8 points between edges")
    func systemSpacing() {
        let stage = ConstraintStage()
        let view = stage.box(ContentBox())
        stage.activate(
            view.leadingAnchor.constraint(equalToSystemSpacingAfter: stage.root.leadingAnchor, multiplier: 2),
            view.topAnchor.constraint(equalToSystemSpacingBelow: stage.root.topAnchor, multiplier: 1))
        stage.layout()
        #expect(view.frame == rect(16, 8, 40, 20))
    }
}
