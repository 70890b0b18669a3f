import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Images of segmented controls")
struct SegmentImageTests {
    private func host(_ view: UISegmentedControl) -> TestHost {
        let root = UIView()
        root.backgroundColor = .white
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 150, height: 60), scale: 1)
    }

    private func image(_ color: UIColor, _ width: CGFloat = 1) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 1))
        }
    }

    private func color(_ host: TestHost, _ x: CGFloat) -> String {
        let found = host.color(at: CGPoint(x: x, y: 3))
        return [found.red, found.green, found.blue].map { $0 > 0.9 ? "1" : $0 < 0.1 ? "0" : "?" }.joined()
    }

    @Test(
        "Backgrounds by state take the place of the thumb, dividers by the states of both sides that of the lines"
    )
    func backgrounds() {
        let view = UISegmentedControl(items: ["", "", ""])
        view.selectedSegmentIndex = 0
        let own = view.backgroundColor
        view.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        view.setBackgroundImage(image(.blue), for: .selected, barMetrics: .default)
        view.setDividerImage(
            image(.black, 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        view.setDividerImage(
            image(.green, 4), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default
        )
        let host = host(view)
        #expect([10, 41, 60, 81, 110].map { color(host, $0) } == ["001", "010", "100", "000", "100"])
        // Images end at what is between them: 38 and 42.
        #expect([37, 38, 41, 42].map { color(host, $0) } == ["001", "010", "010", "100"])
        host.tap(at: CGPoint(x: 60, y: 16))
        host.settle()
        #expect([10, 39, 60, 80, 110].map { color(host, $0) } == ["100", "000", "001", "010", "100"])
        #expect(view.backgroundImage(for: .selected, barMetrics: .default) != nil)
        #expect(view.backgroundImage(for: .selected, barMetrics: .compact) == nil)
        for state in [UIControl.State.normal, .selected] {
            view.setBackgroundImage(nil, for: state, barMetrics: .default)
        }
        #expect(view.backgroundColor == own && view.layer.cornerRadius == 9)
    }

    @Test("A segment that is removed takes its divider along, one that comes has one")
    func segments() {
        let view = UISegmentedControl(items: ["", ""])
        view.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        view.setDividerImage(
            image(.black, 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let host = host(view)
        #expect(color(host, 60) == "000")
        host.perform { view.removeSegment(at: 1, animated: false) }
        #expect(color(host, 60) == "100")
        host.perform {
            view.insertSegment(withTitle: "", at: 0, animated: false)
            view.insertSegment(withTitle: "", at: 0, animated: false)
        }
        #expect([20, 40, 60, 80, 100].map { color(host, $0) } == ["100", "000", "100", "000", "100"])
    }

    @Test("Low bars have images of their own, or those of others")
    func metrics() {
        let view = UISegmentedControl(items: ["", ""])
        view.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        let host = host(view)
        host.perform { view.traitOverrides.verticalSizeClass = .compact }
        host.layout()
        #expect(color(host, 20) == "100")
        host.perform { view.setBackgroundImage(image(.blue), for: .normal, barMetrics: .compact) }
        #expect(color(host, 20) == "001")
        host.perform { view.traitOverrides.verticalSizeClass = .regular }
        host.layout()
        #expect(color(host, 20) == "100")
    }

    @Test("Contents move by the place of their segment, or all of them")
    func positions() throws {
        let view = UISegmentedControl(items: ["A", "B", "C"])
        view.setContentPositionAdjustment(
            UIOffset(horizontal: 5, vertical: 0), forSegmentType: .left, barMetrics: .default)
        view.setContentPositionAdjustment(
            UIOffset(horizontal: -3, vertical: 2), forSegmentType: .any, barMetrics: .default)
        let host = host(view)
        host.layout()
        let labels = view.subviews.compactMap { ($0 as? SegmentView)?.label }
            .sorted { $0.superview!.frame.minX < $1.superview!.frame.minX }
        #expect(labels.map { $0.frame.midX - $0.superview!.bounds.midX } == [5, -3, -3])
        #expect(labels.map { $0.frame.midY - $0.superview!.bounds.midY } == [0, 2, 2])
        #expect(view.contentPositionAdjustment(forSegmentType: .center, barMetrics: .default) == .zero)
    }
}
