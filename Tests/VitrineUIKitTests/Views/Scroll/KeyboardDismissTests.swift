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
}
