import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UISegmentedControlTests {
    private func host(_ view: UISegmentedControl) -> TestHost {
        let root = UIView()
        view.frame = CGRect(x: 10, y: 10, width: 120, height: 32)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }

    @Test func `Titles and images are inserted, replaced and removed, and the selection follows its segment`()
    {
        let view = UISegmentedControl(items: ["A", UIImage(), "C"])
        #expect(view.numberOfSegments == 3 && view.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(view.titleForSegment(at: 0) == "A" && view.imageForSegment(at: 1) != nil)
        view.selectedSegmentIndex = 2
        view.insertSegment(withTitle: "first", at: 0, animated: false)
        #expect(view.selectedSegmentIndex == 3 && view.titleForSegment(at: 0) == "first")
        view.insertSegment(withTitle: "last", at: 99, animated: true)
        #expect(view.titleForSegment(at: 4) == "last")
        view.removeSegment(at: 0, animated: false)
        #expect(view.selectedSegmentIndex == 2)
        view.removeSegment(at: 2, animated: false)
        #expect(view.selectedSegmentIndex == -1)
        view.setTitle("B", forSegmentAt: 1)
        #expect(view.imageForSegment(at: 1) == nil && view.titleForSegment(at: 1) == "B")
        view.removeAllSegments()
        #expect(view.numberOfSegments == 0 && view.titleForSegment(at: 0) == nil)
    }

    @Test
    func `Another selection makes the titles of two segments anew, and a title needs no view for images`() {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        view.selectedSegmentIndex = 0
        let contents = view.subviews.map(\.subviews)
        let labels = contents.joined().compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B", "C"])
        #expect(!contents.joined().contains { $0 is UIImageView })
        func madeAnew(_ change: () -> Void) -> [Bool] {
            let before = labels.map(\.attributedText)
            change()
            return zip(before, labels).map { $0 !== $1.attributedText }
        }
        #expect(madeAnew { view.selectedSegmentIndex = 1 } == [true, true, false])
        #expect(
            labels.map { ($0.font?.pointSize, $0.font?.fontName) == (13, labels[1].font?.fontName) } == [
                false, true, false,
            ])
        #expect(madeAnew { view.isEnabled = true } == [false, false, false])
        #expect(madeAnew { view.setEnabled(false, forSegmentAt: 2) } == [false, false, true])
        #expect(
            madeAnew { view.setTitleTextAttributes([.kern: 2], for: .normal) } == [true, true, true])
        view.setImage(UIImage(systemName: "star"), forSegmentAt: 0)
        #expect(labels[0].attributedText == nil)
        #expect(labels[0].superview?.subviews.contains { ($0 as? UIImageView)?.image != nil } == true)
    }

    @Test func `A tap selects and tells, setting does not, and a tap on the selected one neither`() {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        var log: [Int] = []
        view.addAction(
            UIAction { [unowned view] _ in log.append(view.selectedSegmentIndex) }, for: .valueChanged)
        let host = host(view)
        view.selectedSegmentIndex = 0
        host.tap(at: CGPoint(x: 110, y: 26))
        #expect(log == [2])
        host.tap(at: CGPoint(x: 110, y: 26))
        #expect(log == [2])
        view.setEnabled(false, forSegmentAt: 1)
        host.tap(at: CGPoint(x: 70, y: 26))
        #expect(log == [2] && view.selectedSegmentIndex == 2)
    }

    @Test func `A drag of the selected segment takes the thumb along, and tells at the end`() {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        var log: [Int] = []
        view.addAction(
            UIAction { [unowned view] _ in log.append(view.selectedSegmentIndex) }, for: .valueChanged)
        view.selectedSegmentIndex = 0
        let host = host(view)
        host.touchDown(at: CGPoint(x: 30, y: 26))
        host.touchMove(to: CGPoint(x: 70, y: 26))
        host.touchMove(to: CGPoint(x: 110, y: 26))
        #expect(log == [] && view.selectedSegmentIndex == 0)
        host.touchUp(at: CGPoint(x: 110, y: 26))
        #expect(log == [2])
    }

    @Test func `The thumb slides to the selected segment`() {
        let view = UISegmentedControl(items: [" ", " ", " "])
        view.selectedSegmentTintColor = .red
        view.selectedSegmentIndex = 0
        let host = host(view)
        #expect(host.color(at: CGPoint(x: 30, y: 26)).green < 0.05)
        host.tap(at: CGPoint(x: 110, y: 26))
        host.advance(by: 0.06)
        // On its way it is in the middle; then at the end.
        #expect(host.color(at: CGPoint(x: 70, y: 26)).green < 0.05)
        host.advance(by: 1)
        #expect(host.color(at: CGPoint(x: 110, y: 26)).green < 0.05)
        #expect(host.color(at: CGPoint(x: 30, y: 26)).green > 0.8)
    }

    @Test func `Momentary segments are selected while they tell`() {
        let view = UISegmentedControl(items: ["A", "B"])
        view.isMomentary = true
        var log: [Int] = []
        view.addAction(
            UIAction { [unowned view] _ in log.append(view.selectedSegmentIndex) }, for: .valueChanged)
        let host = host(view)
        host.tap(at: CGPoint(x: 110, y: 26))
        host.tap(at: CGPoint(x: 110, y: 26))
        #expect(log == [1, 1] && view.selectedSegmentIndex == -1)
    }

    @Test func `Actions of segments are performed, and found by their identifiers`() {
        var log: [String] = []
        let actions = ["one", "two"].map { name in
            UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in log.append(name) }
        }
        let view = UISegmentedControl(frame: .zero, actions: actions)
        let host = host(view)
        host.tap(at: CGPoint(x: 110, y: 26))
        #expect(log == ["two"])
        #expect(view.segmentIndex(identifiedBy: UIAction.Identifier("two")) == 1)
        #expect(view.segmentIndex(identifiedBy: UIAction.Identifier("three")) == NSNotFound)
    }

    @Test func `Arrows select the neighbour, and each segment is a button for assistive technology`() {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        view.selectedSegmentIndex = 0
        view.setEnabled(false, forSegmentAt: 1)
        let host = host(view)
        host.press(.down)
        #expect(view.isFocused)
        host.press(.right)
        #expect(view.selectedSegmentIndex == 2)
        let c = host.find(label: "C")
        #expect(c.value == "3 of 3" && c.traits == [.button, .selected])
        #expect(host.find(label: "B").traits == [.button, .notEnabled])
        #expect(host.find(label: "A").frame == CGRect(x: 10, y: 10, width: 40, height: 32))
    }

    @Test func `Right to left the first segment is at the right, and widths are shared as told`() {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        view.semanticContentAttribute = .forceRightToLeft
        view.setWidth(20, forSegmentAt: 2)
        let host = host(view)
        #expect(host.find(label: "A").frame == CGRect(x: 80, y: 10, width: 50, height: 32))
        #expect(host.find(label: "C").frame == CGRect(x: 10, y: 10, width: 20, height: 32))
        #expect(view.intrinsicContentSize.height == 32)
    }
}
