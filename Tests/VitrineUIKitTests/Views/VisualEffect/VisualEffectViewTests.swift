import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("A visual effect view")
struct VisualEffectViewTests {
    /// A page whose upper half is red under a blur of 200 × 100.
    private func page(_ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light) -> (
        TestHost, UIVisualEffectView
    ) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.overrideUserInterfaceStyle = style
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 200, height: 200), scale: 1)
        return (host, view)
    }

    @Test("The content is as large as the view, and the view's own subview")
    func content() {
        let (host, view) = page(UIBlurEffect(style: .regular))
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        view.frame.size.height = 50
        host.settle()
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(view.contentView.superview === view)
    }

    @Test("Effects are equal by what they are made of")
    func equal() {
        let blur = UIBlurEffect(style: .systemMaterial)
        #expect(blur.isEqual(UIBlurEffect(style: .systemMaterial)))
        #expect(!blur.isEqual(UIBlurEffect(style: .systemThickMaterial)))
        #expect(UIVibrancyEffect(blurEffect: blur).isEqual(UIVibrancyEffect(blurEffect: blur, style: .label)))
        #expect(!UIVibrancyEffect(blurEffect: blur).isEqual(UIVibrancyEffect(blurEffect: blur, style: .fill)))
        #expect(blur.copy() as AnyObject === blur)
    }

    @Test("The raw values of the styles are those of UIKit")
    func rawValues() {
        #expect(UIBlurEffect.Style.regular.rawValue == 4)
        #expect(UIBlurEffect.Style.systemUltraThinMaterial.rawValue == 6)
        #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
        #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
    }

    @Test("A material is a tint on what lies behind, and follows light and dark unless its name says which")
    func appearance() {
        // Red with a saturation of 1.8 is red; under the tint of 249 at 0.7: 255 · 0.3 + 249 · 0.7, 249 · 0.7.
        let (light, _) = page(UIBlurEffect(style: .systemMaterial))
        #expect(light.bitmap()[100, 50].bytes == [251, 174, 174, 255])
        #expect(light.bitmap()[100, 150].bytes == [255, 0, 0, 255])
        let (dark, _) = page(UIBlurEffect(style: .systemMaterial), style: .dark)
        // 255 · 0.3 + 37 · 0.7, 37 · 0.7.
        #expect(dark.bitmap()[100, 50].bytes == [102, 26, 26, 255])
        let (always, _) = page(UIBlurEffect(style: .systemMaterialDark))
        #expect(always.bitmap()[100, 50].bytes == [102, 26, 26, 255])
    }

    @Test("Thicker materials let less through")
    func thickness() {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let greens = styles.map { page(UIBlurEffect(style: $0)).0.bitmap()[100, 50].bytes[1] }
        #expect(greens == greens.sorted() && Set(greens).count == 4)
    }

    /// As programs make a blur without a tint: one that never follows the appearance, either.
    private final class Bare: UIVisualEffectView {
        init(keeps filters: [String]) {
            super.init(effect: UIBlurEffect(style: .systemMaterial))
            if subviews.indices.contains(1) { subviews[1].alpha = 0 }
            layer.sublayers?.first?.filters?.removeAll { !filters.contains(String(describing: $0)) }
        }
        required init?(coder: NSCoder) { nil }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    }

    @Test("Tint, saturation and blur are where programs take them away")
    func parts() {
        func bytes(_ filters: [String]) -> [UInt8] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            root.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
            let half = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 200))
            half.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            root.addSubview(half)
            let view = Bare(keeps: filters)
            view.frame = root.bounds
            view.contentView.addSubview(UIView())
            root.addSubview(view)
            return Array(
                TestHost(root, size: CGSize(width: 200, height: 200), scale: 1).bitmap()[98, 100].bytes)
        }
        #expect(bytes([]) == [255, 128, 128, 255])
        let saturated = bytes(["colorSaturate"])
        #expect(saturated[0] == 255 && saturated[1] < 110 && saturated[2] < 110)
        let blurred = bytes(["gaussianBlur"])
        #expect((100...160).contains(blurred[0]) && (150...220).contains(blurred[2]))
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        #expect(view.subviews.last === view.contentView)
        #expect(view.contentView.alpha == 1)
    }

    @Test("Without an effect it shows what lies behind as it is")
    func none() {
        let (host, _) = page(nil)
        #expect(host.bitmap()[100, 50].bytes == [255, 0, 0, 255])
    }

    @Test("An effect that is set in an animation comes little by little, and goes so")
    func animated() {
        let (host, view) = page(nil)
        host.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .systemMaterial)
        }
        host.advance(by: 0.5)
        // Half of the tint's opacity: 249 · 0.35.
        #expect(abs(Int(host.bitmap()[100, 50].bytes[1]) - 87) <= 2)
        host.advance(by: 1)
        #expect(host.bitmap()[100, 50].bytes == [251, 174, 174, 255])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        host.advance(by: 0.5)
        #expect(abs(Int(host.bitmap()[100, 50].bytes[1]) - 87) <= 2)
        host.advance(by: 1)
        #expect(host.bitmap()[100, 50].bytes == [255, 0, 0, 255])
    }

    @Test("Content of a vibrancy is its shape alone, darker than a light material")
    func vibrancy() {
        let blur = UIBlurEffect(style: .systemMaterial)
        let (host, view) = page(blur)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        vibrant.frame = view.bounds
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        square.backgroundColor = .green
        vibrant.contentView.addSubview(square)
        view.contentView.addSubview(vibrant)
        host.settle()
        // Black at 0.6 takes away that much of the light: 251 − 153, 174 − 153.
        let pixel = host.bitmap()[25, 25].bytes
        #expect(abs(Int(pixel[0]) - 98) <= 1 && abs(Int(pixel[1]) - 21) <= 1 && pixel[3] == 255)
        #expect(host.bitmap()[100, 50].bytes == [251, 174, 174, 255])
    }
}
