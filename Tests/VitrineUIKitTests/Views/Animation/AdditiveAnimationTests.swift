import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineUIKit

@Suite("Changes of course in view animations")
@MainActor
struct AdditiveAnimationTests {
    private func scale(_ view: UIView) -> CGFloat { view.layer.presentation()!.transform.m11 }

    private func linear(_ body: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: body)
    }

    @Test("A block animates what mixes, additively where values add up")
    func properties() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        linear {
            view.layer.position.x = 50
            view.layer.bounds.size.width = 20
            view.layer.anchorPoint.x = 0
            view.layer.transform = CATransform3DMakeScale(2, 2, 1)
            view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
            view.layer.opacity = 0.5
            view.layer.backgroundColor = .black
            view.layer.cornerRadius = 4
            view.layer.borderWidth = 1
            view.layer.borderColor = .white
            view.layer.shadowColor = .white
            view.layer.shadowOpacity = 1
            view.layer.shadowOffset.height = 4
            view.layer.shadowRadius = 5
            view.layer.shadowPath = CGPath(rect: .zero, transform: nil)
            view.layer.contentsRect.size.width = 0.5
            // These change at once.
            view.layer.zPosition = 1
            view.layer.isHidden = true
            view.layer.masksToBounds = true
            view.layer.isDoubleSided = false
            view.layer.contentsGravity = .center
            view.layer.contentsScale = 2
            view.layer.maskedCorners = []
        }
        let animations = (view.layer.animationKeys() ?? []).map {
            ($0, (view.layer.animation(forKey: $0) as? CABasicAnimation)?.isAdditive == true)
        }
        #expect(
            animations.filter(\.1).map(\.0) == [
                "position", "bounds", "anchorPoint", "transform", "sublayerTransform", "opacity",
                "cornerRadius",
                "borderWidth", "shadowOpacity", "shadowOffset", "shadowRadius", "contentsRect",
            ])
        #expect(
            animations.filter { !$0.1 }.map(\.0) == [
                "backgroundColor", "borderColor", "shadowColor", "shadowPath",
            ])
    }

    @Test("A transform that turns back goes on as fast as it went, as in SwiftUI")
    func transform() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        linear { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
        stage.advance(to: 0.5)
        #expect(rounded([scale(view)]) == [2])
        linear { view.transform = .identity }
        // The offsets are 1/3 and 3, which run to 1: 2/3 · 3, 5/6 · 2.5, 1 · 2, 1 · 1.
        let shown = stage.shown(view, at: [0.5, 0.75, 1, 1.5]) { $0.transform.m11 }
        #expect(rounded(shown) == [2, 2.0833, 2, 1])
    }

    @Test("A scale of zero has no inverse: what turns back from it starts from what shows")
    func singular() {
        let stage = ViewStage()
        let view = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
        linear { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        stage.advance(to: 0.5)
        #expect(rounded([scale(view)]) == [0.5])
        linear { view.transform = .identity }
        #expect(rounded(stage.shown(view, at: [0.5, 1, 1.5]) { $0.transform.m11 }) == [0.5, 0.75, 1])
        // At rest it is additive again, also from zero.
        UIView.performWithoutAnimation { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
        linear { view.transform = .identity }
        #expect((view.layer.animation(forKey: "transform") as? CABasicAnimation)?.isAdditive == true)
        #expect(rounded(stage.shown(view, at: [1.5, 2]) { $0.transform.m11 }) == [0, 0.5])
    }
}
