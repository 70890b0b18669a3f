import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct KeyboardLayoutGuideTests {
    private func host(_ root: UIView) -> TestHost {
        TestHost(
            root, size: CGSize(width: 200, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func `Without a keyboard it is the unsafe part at the bottom, or nothing`() {
        let root = UIView()
        #expect(root.keyboardLayoutGuide.layoutFrame == .zero)
        let host = host(root)
        #expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 366, width: 200, height: 34))
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 400, width: 200, height: 0))
        _ = host
    }

    @Test func `What is constrained to it stands above the keyboard, and moves along`() {
        let root = UIView()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        ])
        let host = host(root)
        #expect(bar.frame == CGRect(x: 0, y: 316, width: 200, height: 50))
        host.window.keyboard.raise(height: 150)
        host.advance(by: 0.125)
        let middle = bar.layer.presentation()!.frame.minY
        #expect(middle < 300 && middle > 216)
        host.advance(by: 0.2)
        #expect(bar.frame == CGRect(x: 0, y: 200, width: 200, height: 50))
        host.dismissKeyboard()
        #expect(bar.frame == CGRect(x: 0, y: 316, width: 200, height: 50))
    }

    @Test func `Of a view that does not reach the bottom it is the part that is covered`() {
        let root = UIView()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        root.addSubview(view)
        let host = host(root)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 200, height: 0))
        host.raiseKeyboard(height: 150)
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 150, width: 200, height: 50))
    }
}
