import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct GlassEffectTests {
    /// A page, blue on its left half, with glass of 100 × 40 in the middle.
    private func page(_ effect: UIVisualEffect, radius: CGFloat = 0, style: UIUserInterfaceStyle = .light)
        -> (
            TestHost, UIVisualEffectView
        )
    {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .white
        root.overrideUserInterfaceStyle = style
        let blue = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        blue.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        root.addSubview(blue)
        let view = UIVisualEffectView(effect: effect)
        view.layer.cornerRadius = radius
        view.frame = CGRect(x: 50, y: 30, width: 100, height: 40)
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        return (host, view)
    }

    private func color(_ host: TestHost, _ x: Double, _ y: Double) -> (red: Double, blue: Double) {
        let color = host.color(at: CGPoint(x: x + 0.5, y: y + 0.5))
        return (color.red, color.blue)
    }

    @Test func `Glass is regular and plain unless set, and is copied when a view gets it`() {
        let glass = UIGlassEffect()
        #expect(glass.style == .regular && !glass.isInteractive && glass.tintColor == nil)
        #expect(glass.isEqual(UIGlassEffect(style: .regular)) && !glass.isEqual(UIGlassEffect(style: .clear)))
        let view = UIVisualEffectView(effect: glass)
        glass.tintColor = .red
        #expect((view.effect as? UIGlassEffect)?.tintColor == nil)
        view.effect = glass
        #expect((view.effect as? UIGlassEffect)?.tintColor == .red)
    }

    @Test func `Its shape is a capsule, or has the corners of the view`() {
        let (capsule, _) = page(UIGlassEffect())
        // Outside of a capsule there is only the shadow.
        #expect(color(capsule, 52, 32).red < 0.05 && color(capsule, 100, 50).red > 0.3)
        #expect(color(capsule, 53, 50).red > 0.3)
        let (round, _) = page(UIGlassEffect(), radius: 4)
        #expect(color(round, 53, 33).red > 0.3)
    }

    @Test func `Clear glass lets more through, a tint colours it, and dark glass is darker`() {
        let regular = color(page(UIGlassEffect()).0, 100, 50).red
        let clear = color(page(UIGlassEffect(style: .clear)).0, 100, 50).red
        let dark = color(page(UIGlassEffect(), style: .dark).0, 100, 50).red
        #expect(clear < regular - 0.1 && dark < regular - 0.1)
        let tinted = UIGlassEffect()
        tinted.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let red = color(page(tinted).0, 100, 50)
        #expect(red.red > 0.8 && red.blue < 0.5)
    }

    @Test func `Interactive glass grows under a finger, with its content, and other glass does not`() {
        let glass = UIGlassEffect()
        glass.isInteractive = true
        let (host, view) = page(glass)
        host.touchDown(at: CGPoint(x: 100, y: 50))
        host.advance(by: 1)
        #expect(view.contentView.transform.a == 1.06 && view.subviews[0].transform.a == 1.06)
        host.touchUp(at: CGPoint(x: 100, y: 50))
        host.advance(by: 1)
        #expect(view.contentView.transform == .identity)
        let (other, plain) = page(UIGlassEffect())
        other.touchDown(at: CGPoint(x: 100, y: 50))
        other.advance(by: 1)
        #expect(plain.contentView.transform == .identity)
    }

    @Test func `Another effect takes the place of the glass`() {
        let (host, view) = page(UIGlassEffect())
        let bare = UIVisualEffectView(effect: nil).subviews.count
        #expect(view.subviews.count == bare + 1)
        view.effect = nil
        host.settle()
        #expect(view.subviews.count == bare && color(host, 100, 50).red < 0.05)
    }
}
