import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@Suite("Layout and fitting take the same steps")
@MainActor
struct LayoutStepsTests {
    /// Eight views in a row that each would like to be 20 wide, the first most; as high as the first is wide.
    private func row() -> (outer: UIView, boxes: [UIView]) {
        let outer = UIView()
        outer.translatesAutoresizingMaskIntoConstraints = false
        let boxes = (0..<8).map { _ in UIView() }
        var previous = outer.leadingAnchor
        for (index, box) in boxes.enumerated() {
            box.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(box)
            let width = box.widthAnchor.constraint(equalToConstant: 20)
            width.priority = UILayoutPriority(Float(900 - index))
            NSLayoutConstraint.activate([
                width, box.leadingAnchor.constraint(equalTo: previous),
                box.topAnchor.constraint(equalTo: outer.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 5),
            ])
            previous = box.trailingAnchor
        }
        NSLayoutConstraint.activate([
            previous.constraint(equalTo: outer.trailingAnchor),
            outer.heightAnchor.constraint(equalTo: boxes[0].widthAnchor),
        ])
        return (outer, boxes)
    }

    @Test(
        "However many lengths push each other below zero, none is negative, in a fitting size as in a layout")
    func nonnegative() {
        let (outer, boxes) = row()
        // The first takes all of the 10 points that there are.
        let size = outer.systemLayoutSizeFitting(
            CGSize(width: 10, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 10, height: 10))
        let stage = ConstraintStage()
        stage.box(outer)
        stage.activate(
            outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 10))
        stage.layout()
        #expect(outer.frame == rect(0, 0, 10, 10))
        #expect(boxes.map(\.frame.width) == [10, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test("To read a constraint changes nothing in a system")
    func reading() throws {
        let stage = ConstraintStage()
        let (first, second) = (stage.box(), stage.box())
        let constraint = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
        stage.activate(constraint)
        // The systems have not been told of it yet.
        let row = try #require(LayoutRow.linearise(constraint))
        #expect(row.terms.map(\.coefficient) == [1, -1, -1])
        #expect(row.terms.map(\.dimension) == [.x, .x, .width])
        #expect((row.geometricConstant, row.constantFactor, row.ownConstant) == (0, 1, 8))
        for view in [first, second] {
            #expect(view.layoutItem?.engine == nil)
            #expect(view.layoutItem?.uses == 0)
        }
        #expect(constraint.usedItems.isEmpty)
        #expect(constraint.solverID == nil)
        stage.layout()
        let dump = stage.root.constraintDump
        _ = LayoutRow.linearise(constraint)
        #expect(stage.root.constraintDump == dump)
        #expect(second.layoutItem?.uses == 1)
    }

    @Test("A fitting size changes nothing in the system that is asked, refused constraints included")
    func fitting() {
        let stage = ConstraintStage()
        let outer = stage.box()
        let inner = stage.box(in: outer)
        let reports = stage.reports {
            stage.activate(
                outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
                inner.widthAnchor.constraint(equalToConstant: 40),
                inner.widthAnchor.constraint(equalToConstant: 60),
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                inner.heightAnchor.constraint(equalToConstant: 10))
            stage.layout()
        }
        #expect(reports.count == 1)
        let dump = stage.root.constraintDump
        AutoLayoutCounters.reset()
        for view in [outer, stage.root] {
            _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        #expect(AutoLayoutCounters.current.fittings == 2)
        #expect(stage.root.constraintDump == dump)
        #expect((AutoLayoutCounters.current.additions, AutoLayoutCounters.current.constants) == (0, 0))
        #expect(outer.frame == rect(0, 0, 56, 10))
    }

    @Test("A text whose width and height change each other is named, once")
    func text() {
        let stage = ConstraintStage()
        let label = stage.box(UILabel())
        label.numberOfLines = 0
        label.text = "A text of several words that fits on one line, or does not"
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let priority: UILayoutPriority = axis == .vertical ? .required : .defaultLow
            label.setContentHuggingPriority(priority, for: axis)
            label.setContentCompressionResistancePriority(priority, for: axis)
        }
        // The more lines, the wider; and one is not wide enough for one.
        stage.activate(
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            label.topAnchor.constraint(equalTo: stage.root.topAnchor),
            label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 12))
        let reports = stage.reports {
            stage.layout()
            label.text = "Another text of several words that fits on one line, or does not"
            stage.layout()
        }
        #expect(reports.count == 1)
        let report = reports.first ?? ""
        #expect(report.hasPrefix("The layout of UIView:0x"), "\(report)")
        #expect(
            report.contains(
                "did not settle in 3 rounds: the width of a text follows from its height, which follows from its width: UILabel:0x"
            ), "\(report)")
        #expect(report.hasSuffix("'A text of several words t...'."), "\(report)")
    }
}
