import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

/// What seeds of the fuzzer found, made small: nothing depends on what came before.
@Suite("Stack views: what came before")
@MainActor
struct StackHistoryTests {
    @Test("Margins that an empty inner stack view gets later count in proportion at once")
    func innerMargins() {
        let row = StackStage([CGSize(width: 30, height: 10)]).size(100, 40)
        row.stack.spacing = 0
        row.stack.distribution = .fillProportionally
        let inner = UIStackView()
        inner.isLayoutMarginsRelativeArrangement = true
        inner.layoutMargins = .zero
        row.stack.insertArrangedSubview(inner, at: 0)
        _ = row.frames
        inner.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        // 10 of 10 + 30.
        #expect(row.frames[0] == rect(25, 0, 75, 40))
        #expect(inner.frame == rect(0, 0, 25, 40))
    }

    @Test("What changes in an inner stack view changes the proportions around it, however deep")
    func innerArrangement() {
        let row = StackStage([CGSize(width: 30, height: 10)]).size(100, 40)
        row.stack.spacing = 0
        row.stack.distribution = .fillProportionally
        let boxes = [ContentBox(), ContentBox()]
        for box in boxes { box.content = CGSize(width: 5, height: 5) }
        let inner = UIStackView(arrangedSubviews: boxes)
        row.stack.insertArrangedSubview(UIStackView(arrangedSubviews: [inner]), at: 0)
        #expect(row.frames[0] == rect(25, 0, 75, 40))
        inner.spacing = 20
        #expect(row.frames[0] == rect(50, 0, 50, 40))
        inner.axis = .vertical
        // 5 of 35 are 14.29.
        #expect(row.frames[0] == rect(14, 0, 86, 40))
        inner.axis = .horizontal
        boxes[1].isHidden = true
        #expect(row.frames[0] == rect(14, 0, 86, 40))
    }

    @Test(
        "Where nothing says who is how long, the last have what their content asks for, whatever was before")
    func ambiguous() {
        func frames(_ prepare: (StackStage, UIView) -> Void) -> [CGRect] {
            let row = StackStage([]).size(100, 40)
            let (first, second) = (UIView(), UIView())
            row.stack.spacing = 0
            for view in [first, second] { row.stack.addArrangedSubview(view) }
            prepare(row, second)
            row.stage.layout()
            return [first.frame, second.frame]
        }
        #expect(frames { _, _ in } == [rect(0, 0, 100, 40), rect(100, 0, 0, 40)])
        let after = frames { row, view in
            let width = view.widthAnchor.constraint(equalToConstant: 60)
            width.isActive = true
            row.stage.layout()
            width.isActive = false
        }
        #expect(after == [rect(0, 0, 100, 40), rect(100, 0, 0, 40)])
    }

    @Test("Of constraints that cannot all hold the same are left out, whichever came last")
    func contradictions() {
        func frames(late: Bool) -> [CGRect] {
            let row = StackStage([CGSize(width: 30, height: 10)]).size(100, 40)
            row.stack.spacing = 0
            row.stack.distribution = .fillEqually
            let fixed = UIView()
            fixed.widthAnchor.constraint(equalToConstant: 80).isActive = true
            _ = row.stage.reports {
                if late { row.stage.layout() }
                row.stack.insertArrangedSubview(fixed, at: 0)
                row.stage.layout()
            }
            return [fixed.frame, row.boxes[0].frame]
        }
        #expect(frames(late: false) == frames(late: true))
        #expect(frames(late: true)[0].width == 80)
    }

    @Test("A height that wrapping text takes from others does not make them negative")
    func negativeHeights() {
        let column = StackStage([CGSize(width: 80, height: 0), CGSize(width: 80, height: 0)]).size(100, 60)
        column.stack.axis = .vertical
        column.stack.spacing = 20
        let label = UILabel()
        label.text = "Twelve points or more of text that needs several lines"
        label.numberOfLines = 0
        column.stack.addArrangedSubview(label)
        // 60 − 20 − 20 for the text, which asks for more.
        #expect(column.frames == [rect(0, 0, 100, 0), rect(0, 20, 100, 0)])
        #expect(label.frame == rect(0, 40, 100, 20))
    }

    @Test("Text that is hidden has the height that it has without a width")
    func hiddenText() {
        func height(shownFirst: Bool) -> CGFloat {
            let row = StackStage([CGSize(width: 80, height: 10)]).size(200, 100)
            row.stack.alignment = .trailing
            let label = UILabel()
            label.text = "Twelve points or more of text that needs several lines"
            label.numberOfLines = 2
            label.isHidden = !shownFirst
            row.stack.addArrangedSubview(label)
            row.stage.layout()
            label.isHidden = true
            row.stage.layout()
            return label.frame.height
        }
        #expect(height(shownFirst: true) == height(shownFirst: false))
    }

    @Test("A view that preserves its superview's margins has them where it comes to lie")
    func preservedMargins() {
        let stage = ConstraintStage()
        stage.root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        let view = UIView(frame: rect(60, 0, 50, 50))
        view.preservesSuperviewLayoutMargins = true
        stage.root.addSubview(view)
        let inner = stage.box(in: view)
        stage.activate(inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor))
        stage.layout()
        #expect(inner.frame.minX == 8)
        view.frame.origin.x = 10
        stage.layout()
        #expect(inner.frame.minX == 30)
    }
}
