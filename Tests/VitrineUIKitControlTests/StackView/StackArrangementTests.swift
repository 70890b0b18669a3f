import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Stack views: what is arranged")
@MainActor
struct StackArrangementTests {
    @Test("Properties have UIKit's defaults")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    }

    @Test("Arranged views are subviews, in an order of their own")
    func order() {
        let views = (0..<4).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        #expect(stack.subviews == [views[0], views[1]])
        #expect(views[0].translatesAutoresizingMaskIntoConstraints == false)
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        #expect(stack.subviews == [views[0], views[1], views[2]])
        // A subview that is none of the arranged becomes one, and stays where it is.
        stack.insertSubview(views[3], at: 0)
        #expect(stack.arrangedSubviews.count == 3)
        #expect(views[3].translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(views[3])
        #expect(stack.subviews == [views[3], views[0], views[1], views[2]])
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1], views[3]])
        // Moving.
        stack.insertArrangedSubview(views[3], at: 1)
        #expect(stack.arrangedSubviews == [views[2], views[3], views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 4)
        #expect(stack.arrangedSubviews == [views[3], views[0], views[1], views[2]])
        stack.addArrangedSubview(views[3])
        #expect(stack.arrangedSubviews == [views[0], views[1], views[2], views[3]])
        #expect(stack.subviews == [views[3], views[0], views[1], views[2]])
    }

    @Test("A view that leaves is not arranged any more")
    func removal() {
        let row = StackStage().size(320, 100)
        _ = row.frames
        row.boxes[0].removeFromSuperview()
        #expect(row.stack.arrangedSubviews == [row.boxes[1], row.boxes[2]])
        // 320 − 10 − 60 = 250.
        #expect(row.frames[1...] == [rect(0, 0, 250, 100), rect(260, 0, 60, 100)])
        row.stack.setCustomSpacing(50, after: row.boxes[1])
        row.stack.removeArrangedSubview(row.boxes[1])
        row.stack.removeArrangedSubview(row.boxes[0])
        #expect(row.boxes[1].superview === row.stack)
        #expect(row.frames[2] == rect(0, 0, 320, 100))
        row.stack.insertArrangedSubview(row.boxes[1], at: 0)
        #expect(row.stack.customSpacing(after: row.boxes[1]) == UIStackView.spacingUseDefault)
        #expect(row.frames[1...] == [rect(0, 0, 250, 100), rect(260, 0, 60, 100)])
        // Another stack view takes one over.
        let other = UIStackView(arrangedSubviews: [row.boxes[2]])
        #expect(row.stack.arrangedSubviews == [row.boxes[1]])
        #expect(other.arrangedSubviews == [row.boxes[2]])
        #expect(row.frames[1] == rect(0, 0, 320, 100))
        // Out and in again without a layout pass in between.
        row.boxes[1].removeFromSuperview()
        row.stack.addArrangedSubview(row.boxes[1])
        #expect(row.frames[1] == rect(0, 0, 320, 100))
        row.boxes[1].removeFromSuperview()
        _ = row.frames
        #expect(row.stack.frame == rect(0, 0, 320, 100))
        #expect(!row.stack.constraints.contains { $0.identifier?.hasPrefix("UISV-spacing") ?? false })
    }

    @Test("Subviews that are not arranged are left alone")
    func others() {
        let row = StackStage().size(320, 100)
        let badge = UIView(frame: rect(5, 6, 7, 8))
        row.stack.addSubview(badge)
        #expect(row.frames[0] == rect(0, 0, 200, 100))
        #expect(badge.frame == rect(5, 6, 7, 8))
        badge.isHidden = true
        #expect(badge.layer.isHidden)
    }

    @Test("Constraints have the names that UIKit's have, and are made before layout")
    func names() {
        let row = StackStage().size(320, 100)
        #expect(row.stack.constraints.allSatisfy { $0.identifier == nil }, "not yet")
        row.stack.alignment = .center
        row.stack.distribution = .equalSpacing
        row.boxes[2].isHidden = true
        _ = row.frames
        let names = Set((row.stack.constraints + row.boxes.flatMap(\.constraints)).compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-alignment", "UISV-spacing", "UISV-spanning-boundary",
                "UISV-spanning-fit", "UISV-canvas-fit", "UISV-ambiguity-suppression",
                "UISV-distributing-edge", "UISV-hiding",
            ])
        // What is in the stack view leads to nothing else: no conflict names more than these.
        let reports = row.stage.reports {
            row.boxes[1].heightAnchor.constraint(equalToConstant: 120).isActive = true
            _ = row.frames
        }
        #expect(reports.count == 1)
        #expect(reports.first?.contains("UISV-spanning-boundary") ?? false)
    }

    @Test("A stack view in a frame that is given arranges within it")
    func givenFrame() {
        let stage = ConstraintStage()
        let box = ContentBox()
        let stack = UIStackView(arrangedSubviews: [box, ContentBox()])
        stack.frame = rect(10, 20, 200, 50)
        stage.root.addSubview(stack)
        stage.layout()
        #expect(box.frame == rect(0, 0, 160, 50))
        stack.frame.size.width = 100
        stage.layout()
        #expect(box.frame == rect(0, 0, 60, 50))
    }

    @Test("An index out of bounds traps and says what would be right")
    func index() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: -1)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("index = -1, expected to be at least 0 and less than or equal to 1"))
    }

    @Test("Spacing that is no number traps")
    func notFinite() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().spacing = .nan }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("the spacing must be finite, not nan"))
        let custom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStackView().setCustomSpacing(.infinity, after: UIView()) }
        }
        let other = custom.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(other.contains("the custom spacing must be finite, not inf"))
    }

    @Test("A view cannot be arranged in itself or in what it contains")
    func cycle() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stack = UIStackView()
                stack.addArrangedSubview(stack)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let inner = UIStackView()
                let outer = UIStackView(arrangedSubviews: [inner])
                inner.addArrangedSubview(outer)
            }
        }
    }

    @Test("Custom spacing after a view that is not arranged is ignored")
    func strangers() {
        let stack = UIStackView()
        let view = UIView()
        stack.setCustomSpacing(9, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.addArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test("Dumps say how a stack view arranges")
    func tree() {
        let row = StackStage().size(320, 100)
        row.stack.distribution = .fillEqually
        row.stack.alignment = .top
        row.boxes[1].isHidden = true
        row.boxes[2].removeFromSuperview()
        row.stage.layout()
        #expect(
            describeTree(row.stack) == """
                UIStackView (0 0 320 100) row, fillEqually, leading, spacing 10
                  ContentBox (0 0 320 20)
                  ContentBox (320 0 0 30) hidden
                """)
    }
}
