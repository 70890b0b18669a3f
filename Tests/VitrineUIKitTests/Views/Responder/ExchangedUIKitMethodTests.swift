import Foundation
import Testing
import VitrineTesting

@testable import VitrineFoundation
@testable import VitrineUIKit

/// Exchanging is for ever; so each test exchanges back.
@MainActor
@Suite("Exchanged methods of UIKit", .serialized)
struct ExchangedUIKitMethodTests {
    /// Sets an implementation for the time of a closure.
    private func exchanging(
        _ type: AnyClass, _ selector: Selector, _ imp: IMP, _ body: () -> Void
    ) throws {
        let method = try #require(class_getInstanceMethod(type, selector))
        let old = method_setImplementation(method, imp)
        body()
        method_setImplementation(method, old)
    }

    final class Controller: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            events.append("own")
            super.viewWillAppear(animated)
        }
        var events: [String] = []
    }

    @Test("A controller's callbacks are exchanged where its class calls super")
    func callbacks() throws {
        let controller = Controller()
        let imp = imp_implementationWithBlock { (controller: UIViewController, animated: Bool) in
            (controller as? Controller)?.events.append("exchanged \(animated)")
        }
        try exchanging(UIViewController.self, Selector("viewWillAppear:"), imp) {
            controller.viewWillAppear(true)
            #expect(controller.events == ["own", "exchanged true"])
        }
        controller.viewWillAppear(true)
        #expect(controller.events == ["own", "exchanged true", "own"])
    }

    @Test("Views' layout, and animations of layers")
    func viewsAndLayers() throws {
        var count = 0
        let layout = imp_implementationWithBlock { (_: UIView) in count += 1 }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        try exchanging(UIView.self, Selector("layoutSubviews"), layout) {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(count == 1)
        var keys: [String?] = []
        let add = imp_implementationWithBlock { (_: CALayer, _: CAAnimation, key: String?) in keys.append(key)
        }
        try exchanging(CALayer.self, Selector("addAnimation:forKey:"), add) {
            view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        }
        #expect(keys == ["fade", nil])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("What a method did before does it still")
    func originals() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let selector = Selector("pushViewController:animated:")
        let method = try #require(class_getInstanceMethod(UINavigationController.self, selector))
        let original = unsafeBitCast(
            method_getImplementation(method), to: ((AnyObject, Selector, UIViewController, Bool) -> Void).self
        )
        var pushed = 0
        let imp = imp_implementationWithBlock {
            (target: UIViewController, next: UIViewController, animated: Bool) in
            pushed += 1
            original(target, selector, next, animated)
        }
        try exchanging(UINavigationController.self, selector, imp) {
            navigation.pushViewController(UIViewController(), animated: false)
        }
        #expect(pushed == 1 && navigation.viewControllers.count == 2)
        let pop = try #require(
            class_getMethodImplementation(UINavigationController.self, Selector("popViewControllerAnimated:"))
        )
        let popped = unsafeBitCast(pop, to: ((AnyObject, Selector, Bool) -> UIViewController?).self)(
            navigation, Selector("popViewControllerAnimated:"), false)
        #expect(popped != nil && navigation.viewControllers == [root])
    }
}

@MainActor
@Suite("UIKit's objects and key-value coding")
struct KeyValueCodingTests {
    final class Custom: UIView {
        var amount = 3
        var name: String?
        lazy var list = [1, 2]
    }

    @Test("Properties are read and set by their names in Objective-C")
    func known() {
        let view = Custom()
        view.setValue(7, forKey: "tag")
        view.setValue(UIColor.red, forKey: "backgroundColor")
        #expect(view.tag == 7 && view.backgroundColor == .red)
        #expect(view.value(forKey: "tag") as? Int == 7)
        view.setValue(0.5, forKeyPath: "layer.opacity")
        #expect(view.alpha == 0.5)
        #expect((view.value(forKeyPath: "layer.opacity") as? NSNumber)?.doubleValue == 0.5)
        #expect((UISearchBar().value(forKey: "searchField") as? UITextField) != nil)
        #expect(
            (UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication) === UIApplication.shared)
    }

    @Test("What a class of the program's stores is read")
    func stored() {
        let view = Custom()
        #expect(view.value(forKey: "amount") as? Int == 3)
        #expect(view.value(forKey: "name") == nil)
        _ = view.list
        #expect(view.value(forKey: "list") as? [Int] == [1, 2])
    }

    @Test("A name that is not known ends the program with what it is")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().value(forKey: "nowhere") }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("not key value coding-compliant for the key nowhere"))
    }
}
