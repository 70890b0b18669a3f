import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct KeyboardDismissTests {
    private func host(_ mode: UIScrollView.KeyboardDismissMode) -> (TestHost, UITextField) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        controller.view.addSubview(scroll)
        controller.view.addSubview(field)
        let host = TestHost(controller, size: CGSize(width: 200, height: 400), scale: 1)
        host.settle()
        host.perform { _ = field.becomeFirstResponder() }
        return (host, field)
    }

    @Test(
        arguments: [
            (.none, true), (.onDrag, false), (.interactive, true), (.onDragWithAccessory, false),
            (.interactiveWithAccessory, true),
        ] as [(UIScrollView.KeyboardDismissMode, Bool)])
    func `A drag ends the entry of text where the mode says so`(
        _ mode: UIScrollView.KeyboardDismissMode, _ stays: Bool
    ) {
        let (host, field) = host(mode)
        #expect(field.isFirstResponder)
        host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(field.isFirstResponder == stays)
    }

    @Test func `A finger pulls the keyboard away`() {
        let (host, field) = host(.interactive)
        host.raiseKeyboard(height: 300)
        let area = host.window.subviews.last
        #expect(area?.frame.minY == 100)
        // The finger stays above the keyboard.
        host.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 80))
        host.advance(by: 1)
        #expect(field.isFirstResponder)
        #expect(area?.frame.minY == 100)
        // It comes 60 points beyond its edge, going down.
        host.touchDown(at: CGPoint(x: 100, y: 50))
        host.moveTouch(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 160), duration: 0.2)
        #expect(area?.frame.minY == 160)
        #expect(field.isFirstResponder)
        host.touchUp(at: CGPoint(x: 100, y: 160))
        host.advance(by: 1)
        #expect(!field.isFirstResponder)
        #expect(host.keyboardFrame.isNull)
    }
}
