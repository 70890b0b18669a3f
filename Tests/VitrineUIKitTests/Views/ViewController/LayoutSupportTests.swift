import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct LayoutSupportTests {
    @available(*, deprecated)
    @Test func `The guides of bars end where the safe area begins`() {
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        #expect(controller.topLayoutGuide === top && top !== bottom)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: top.bottomAnchor),
            box.bottomAnchor.constraint(equalTo: bottom.topAnchor),
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            NSLayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: top, attribute: .height,
                multiplier: 2,
                constant: 0),
        ])
        let host = TestHost(controller, size: CGSize(width: 200, height: 300), scale: 1)
        host.window.safeAreaOverride = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        host.settle()
        #expect(box.frame == CGRect(x: 0, y: 20, width: 40, height: 246))
        #expect(top.length == 20)
        #expect(bottom.length == 34)
    }
}
