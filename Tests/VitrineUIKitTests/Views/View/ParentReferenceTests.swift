import Testing
import VitrineCoreGraphics
import VitrinePlatform
import VitrineUIKit

@testable import VitrineQuartzCore

/// Parents are referred to plainly, and clear that when they go.
@Suite("References to parents")
@MainActor
struct ParentReferenceTests {
    @Test("A view that outlives its superview has none, and can be put into another")
    func superview() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        weak var gone: UIView?
        do {
            let parent = UIView()
            parent.addSubview(view)
            gone = parent
            #expect(view.superview === parent && view.layer.superlayer === parent.layer)
        }
        #expect(gone == nil)
        #expect(view.superview == nil && view.layer.superlayer == nil)
        #expect(view.window == nil)
        view.removeFromSuperview()
        let other = UIView()
        other.addSubview(view)
        #expect(view.superview === other)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A layer that outlives its superlayer has none")
    func superlayer() {
        let layer = CALayer()
        var parent: CALayer? = CALayer()
        parent?.addSublayer(layer)
        #expect(layer.superlayer === parent)
        parent = nil
        #expect(layer.superlayer == nil)
        layer.frame.size.width = 10
        layer.removeFromSuperlayer()
        #expect(layer.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    }

    @Test("A layer that outlives its view has no delegate, and draws nothing of it")
    func view() {
        let layer: CALayer
        do {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            label.text = "gone"
            layer = label.layer
            #expect(layer.delegate === label && layer.layerContent === label)
        }
        #expect(layer.delegate == nil && layer.layerContent == nil)
        layer.setNeedsDisplay()
        layer.bounds.size.width = 80
        let stage = ViewStage()
        stage.window.layer.addSublayer(layer)
        stage.window.layoutIfNeeded()
        #expect(layer.superlayer === stage.window.layer)
    }

    @Test("The delegate of a view's layer can be another, and is not kept")
    func otherDelegate() {
        final class Delegate: NSObject, CALayerDelegate {}
        let view = UIView()
        do {
            let delegate = Delegate()
            view.layer.delegate = delegate
            #expect(view.layer.delegate === delegate)
        }
        #expect(view.layer.delegate == nil)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
        view.layer.delegate = nil
        #expect(view.layer.delegate == nil)
    }
}
