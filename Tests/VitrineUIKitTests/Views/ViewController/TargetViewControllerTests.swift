import Testing
import VitrineFoundation
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Targets of actions among view controllers")
struct TargetViewControllerTests {
    private final class Shower: UIViewController {
        var shown: [UIViewController] = []
        var agrees = true
        override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            agrees && super.canPerformAction(action, withSender: sender)
        }
    }
    private final class Filter: UIViewController {
        var filtered = 0
        func filter(_ sender: Any?) { filtered += 1 }
    }

    private func chain(_ controllers: UIViewController...) {
        for (outer, inner) in zip(controllers, controllers.dropFirst()) {
            outer.addChild(inner)
            inner.didMove(toParent: outer)
        }
    }

    @Test("The nearest one that has the method itself, and agrees")
    func nearest() {
        let (outer, inner, page) = (Shower(), Shower(), UIViewController())
        chain(outer, inner, UIViewController(), page)
        #expect(page.targetViewController(forAction: .showController, sender: nil) === inner)
        inner.agrees = false
        #expect(page.targetViewController(forAction: .showController, sender: nil) === outer)
        #expect(outer.targetViewController(forAction: .showController, sender: nil) === outer)
        #expect(page.targetViewController(forAction: .showDetailController, sender: nil) == nil)
        let other = UIViewController()
        page.show(other, sender: nil)
        #expect(outer.shown == [other] && inner.shown == [])
    }

    @Test("Containers of the system's have their methods")
    func containers() {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        #expect(page.targetViewController(forAction: .showController, sender: nil) === navigation)
        #expect(page.targetViewController(forAction: .showDetailController, sender: nil) == nil)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(navigation, for: .primary)
        #expect(page.targetViewController(forAction: .showDetailController, sender: nil) === split)
    }

    @Test("Methods of the program's are found, too")
    func own() {
        let filter = Filter()
        let page = UIViewController()
        chain(filter, page)
        let action = Selector(method: "filter:", of: Filter.self) { $0.filter(_:) }
        #expect(page.targetViewController(forAction: action, sender: nil) === filter)
        #expect(filter.parent?.targetViewController(forAction: action, sender: nil) == nil)
    }
}
