import Testing
import VitrineUIKit

@Suite("Views' hierarchy")
@MainActor
struct ViewHierarchyTests {
    final class Recorder: UIView {
        static var log: [String] = []
        var name = ""
        private func note(_ line: String) { Self.log.append("\(name).\(line)") }
        override func willMove(toSuperview newSuperview: UIView?) {
            note("willMoveToSuperview \((newSuperview as? Recorder)?.name ?? "-")")
        }
        override func didMoveToSuperview() { note("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            note("willMoveToWindow \(newWindow == nil ? "-" : "w")")
        }
        override func didMoveToWindow() { note("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { note("didAdd \((subview as! Recorder).name)") }
        override func willRemoveSubview(_ subview: UIView) {
            note("willRemove \((subview as! Recorder).name)")
        }
    }

    private func recorder(_ name: String) -> Recorder {
        let view = Recorder(frame: .zero)
        view.name = name
        return view
    }

    private func log(_ body: () -> Void) -> [String] {
        Recorder.log = []
        body()
        return Recorder.log
    }

    @Test("Adding, moving and removing call the hooks in UIKit's order")
    func hooks() {
        let stage = ViewStage()
        let (a, b, c) = (recorder("a"), recorder("b"), recorder("c"))
        #expect(
            log { a.addSubview(b) } == ["b.willMoveToSuperview a", "b.didMoveToSuperview", "a.didAdd b"])
        #expect(
            log { stage.window.addSubview(a) } == [
                "a.willMoveToWindow w", "b.willMoveToWindow w", "a.willMoveToSuperview -",
                "a.didMoveToWindow", "b.didMoveToWindow", "a.didMoveToSuperview",
            ])
        stage.window.addSubview(c)
        #expect(
            log { c.addSubview(b) } == [
                "a.willRemove b", "b.willMoveToSuperview c", "b.didMoveToSuperview", "c.didAdd b",
            ])
        #expect(
            log { c.removeFromSuperview() } == [
                "c.willMoveToWindow -", "b.willMoveToWindow -", "c.willMoveToSuperview -",
                "c.didMoveToWindow", "b.didMoveToWindow", "c.didMoveToSuperview",
            ])
        #expect(b.window == nil && a.window === stage.window && b.superview === c)
    }

    @Test("Layers follow the order of the views, also beside layers without views")
    func order() {
        let parent = UIView()
        let bare = CALayer()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.layer.addSublayer(bare)
        parent.addSubview(b)
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews == [a, c, b])
        #expect(parent.layer.sublayers == [a.layer, bare, c.layer, b.layer])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [c, b, a])
        #expect(parent.layer.sublayers == [bare, c.layer, b.layer, a.layer])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        parent.insertSubview(b, aboveSubview: a)
        #expect(parent.subviews == [a, b, c])
        #expect(parent.layer.sublayers?.filter { $0 !== bare } == [a.layer, b.layer, c.layer])
    }

    @Test("Views are found by tag and descent")
    func queries() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        a.addSubview(b)
        b.addSubview(c)
        c.tag = 7
        #expect(a.viewWithTag(7) === c)
        #expect(c.isDescendant(of: a) && a.isDescendant(of: a) && !a.isDescendant(of: c))
        #expect(c.next === b && b.next === a)
    }

    @Test("A view deallocates with its subviews and its label")
    func memory() {
        weak var view: UIView?
        weak var label: UILabel?
        do {
            let strong = UIView()
            let text = UILabel()
            text.text = "x"
            strong.addSubview(text)
            view = strong
            label = text
        }
        #expect(view == nil && label == nil)
    }

    @Test("Views of any class are made from the class by init(frame:)")
    func dynamic() {
        final class Nested<Value>: UIView {
            var note = "set"
            override init(frame: CGRect) {
                super.init(frame: frame)
                tag = 3
            }
            required init?(coder: NSCoder) { nil }
        }
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let type: UIView.Type = Nested<Int>.self
        let view = UIView.make(from: type, frame: frame)
        #expect(view is Nested<Int>)
        #expect(view.frame == frame && view.tag == 3)
        #expect((view as? Nested<Int>)?.note == "set")
        #expect(UIView.make(from: UILabel.self, frame: .zero).numberOfLines == 1)
    }

    @Test("layerClass chooses the layer")
    func layerClass() {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(GradientView(frame: .zero).layer is CAGradientLayer)
    }

    @Test("A view may say of which class its layer is")
    func layer() {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
            override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
        }
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.colors = [UIColor.red.cgColor]
        #expect((view as UIView).layer === view.layer && view.layer.bounds.width == 10)
    }
}
