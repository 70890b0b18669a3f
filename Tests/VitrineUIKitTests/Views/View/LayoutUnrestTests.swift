import Testing
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct LayoutUnrestTests {
    private func reports(_ body: () -> Void) -> [String] {
        var texts: [String] = []
        AutoLayoutReports.handler = { texts.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        body()
        return texts
    }

    /// A view of a class of its own, whose label changes its font in each layout.
    private final class Flickering: UIView {
        let label = UILabel()
        var layouts = 0
        var changes = true
        override func layoutSubviews() {
            super.layoutSubviews()
            if label.superview == nil { addSubview(label) }
            label.text = "text"
            layouts += 1
            if changes { label.font = .systemFont(ofSize: layouts.isMultiple(of: 2) ? 10 : 11) }
        }
    }

    @Test(
        "What never rests is named with class and property, once, and takes few layouts of each later frame")
    func named() {
        let view = Flickering()
        var host: TestHost!
        let texts = reports { host = TestHost(view, size: CGSize(width: 100, height: 100)) }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("The layout of Flickering did not settle in 32 rounds") == true)
        #expect(texts.first?.contains("came again: UILabel.font.") == true)
        // 33 rounds, and two for each later pass of the first frames.
        #expect(view.layouts < 64)
        let before = view.layouts
        let later = reports { host.advance(by: 0.5) }
        #expect(later == [])
        #expect(view.layouts - before <= 5 * 31)
    }

    @Test(
        "A tree that does not come to rest stops asking for frames after a while, until something else happens"
    )
    func idles() {
        let view = Flickering()
        var host: TestHost!
        _ = reports { host = TestHost(view, size: CGSize(width: 100, height: 100)) }
        #expect(host.settle(timeout: 2))
        let (layouts, frames) = (view.layouts, host.frameCount)
        host.advance(by: 5)
        #expect(view.layouts == layouts && host.frameCount == frames)
    }

    /// A view that asks for layout again a number of times.
    private final class Asking: UIView {
        var left = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            guard left > 0 else { return }
            left -= 1
            setNeedsLayout()
        }
    }

    @Test("A tree that takes more rounds than there are in a frame comes to rest over several frames")
    func long() {
        let view = Asking()
        view.left = 60
        var host: TestHost!
        let texts = reports { host = TestHost(view, size: CGSize(width: 100, height: 100)) }
        #expect(texts.count == 1)
        #expect(host.settle(timeout: 2))
        #expect(view.left == 0)
        #expect(!host.window.layer.needsLayoutInSubtree)
    }

    @Test("A tree that comes to rest again has all its rounds again") func rests() {
        let view = Flickering()
        var host: TestHost!
        _ = reports { host = TestHost(view, size: CGSize(width: 100, height: 100)) }
        view.changes = false
        view.setNeedsLayout()
        #expect(host.settle(timeout: 2))
        let asking = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        asking.left = 20
        view.addSubview(asking)
        #expect(reports { host.layout() } == [])
        #expect(asking.left == 0)
    }

    @Test("Where nothing but layout was asked for, the views that asked are named") func bare() {
        final class Insisting: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        let texts = reports { _ = TestHost(Insisting(), size: CGSize(width: 100, height: 100)) }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("came again: Insisting.setNeedsLayout().") == true)
    }

    @Test("Two views that change each other's frames are named with them") func frames() {
        final class Growing: UIView {
            let other = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                if other.superview == nil { addSubview(other) }
                invalidateIntrinsicContentSize()
                bounds.size.width += 1
            }
        }
        let root = UIView()
        root.addSubview(Growing(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let texts = reports { _ = TestHost(root, size: CGSize(width: 100, height: 100)) }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("Growing.bounds") == true)
    }
}
