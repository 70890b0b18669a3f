import Testing

@testable import VitrineTranslation

@Suite("Methods of UIKit's protocols that only a subclass has")
struct SubclassRequirementTests {
    private let base = "class A: UIViewController, UICollectionViewDelegate {}"
    private let method = "func collectionView(_ a: UICollectionView, didSelectItemAt b: IndexPath) {}"
    private let added =
        "@MainActor func collectionView(_ argument0: UICollectionView, didSelectItemAt argument1: IndexPath) { _AbsentMethods(of: self).collectionView(argument0, didSelectItemAt: argument1) } "

    @Test("The class that adopts the protocol gets the method, and the subclass's overrides it")
    func plain() {
        #expect(translated(base, "class B: A { \(method) }") == base.dropLast() + added + "}")
        #expect(translated("class B: A { \(method) }", base) == "class B: A { override \(method) }")
    }

    @Test("Also from an extension, over a class between them, and once for several subclasses")
    func far() {
        let others = [
            "class B: A {}", "class C: B {}\nextension C { \(method) }", "class D: A { \(method) }",
        ]
        let all = results([base] + others)
        #expect(all[0].text == base.dropLast() + added + "}")
        #expect(
            all[2].text
                == "class C: B {override func collectionView(_ `a`: UICollectionView, didSelectItemAt `b`: IndexPath) { _C_collectionView(`a`, didSelectItemAt: `b`) } }\nextension C { func _C_collectionView(_ a: UICollectionView, didSelectItemAt b: IndexPath) {} }"
        )
        #expect(all[3].text == "class D: A { override \(method) }")
    }

    @Test("The protocol may be adopted by an extension, by another protocol, or by a generic class")
    func adopting() {
        #expect(
            results([
                "class A {}", "extension A: UIScrollViewDelegate {}",
                "class B: A { func scrollViewDidScroll(_ c: UIScrollView) {} }",
            ])
            .map(\.text) == [
                "class A {@MainActor func scrollViewDidScroll(_ argument0: UIScrollView) { _AbsentMethods(of: self).scrollViewDidScroll(argument0) } }",
                "extension A: UIScrollViewDelegate {}",
                "class B: A { override func scrollViewDidScroll(_ c: UIScrollView) {} }",
            ])
        #expect(
            translated(
                "class B: A<Int> { \(method) }", "class A<C>: D {}",
                "protocol D: UIKit.UICollectionViewDelegateFlowLayout {}")
                == "class B: A<Int> { override \(method) }")
        #expect(
            translated(
                "private class B: C.A { \(method) }",
                "enum C { class A: NSObject, UICollectionViewDelegate {} }")
                == "private class B: C.A { override \(method) }")
    }

    @Test("Methods are told apart by their types, and keep their results")
    func types() {
        let press =
            "func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UIPress) -> Bool { true }"
        let all = results(["class A: UIGestureRecognizerDelegate { }", "class B: A { \(press) }"]).map(\.text)
        #expect(
            all == [
                "class A: UIGestureRecognizerDelegate { @MainActor func gestureRecognizer(_ argument0: UIGestureRecognizer, shouldReceive argument1: UIPress) -> Bool { _AbsentMethods(of: self).gestureRecognizer(argument0, shouldReceive: argument1) } }",
                "class B: A { override \(press) }",
            ])
        let other =
            "class B: A { func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: Int) -> Bool { true } }"
        #expect(translated(other, "class A: UIGestureRecognizerDelegate { }") == other)
    }

    @Test("In public classes the methods are public")
    func access() {
        let all = results([
            "public class A: NSObject, UICollectionViewDelegate {}", "public class B: A { \(method) }",
            "class C: A { \(method) }",
        ]).map(\.text)
        #expect(
            all[0] == "public class A: NSObject, UICollectionViewDelegate {"
                + added.replacing("func", with: "public func") + "}")
        #expect(all[1] == "public class B: A { public override \(method) }")
        #expect(all[2] == "class C: A { override \(method) }")
    }

    @Test(
        "What is no such method is left alone",
        arguments: [
            // It overrides already, or would have to.
            "class B: A { override func collectionView(_ a: UICollectionView, didSelectItemAt b: IndexPath) {} }",
            // The class adopts the protocol itself; its superclass does not.
            "class C {}\nclass B: C, UICollectionViewDelegate { func scrollViewDidScroll(_ a: UIScrollView) {} }",
            "class B: A { static func scrollViewDidScroll(_ a: UIScrollView) {} }",
            "class B: A { private func scrollViewDidScroll(_ a: UIScrollView) {} }",
            "class B: A { func scrollViewDidScroll(_ a: UIScrollView, b: Int) {} }",
            // A method of another protocol.
            "class B: A { func sceneDidDisconnect(_ a: UIScene) {} }",
            // Classes of other modules may inherit from it.
            "open class C: NSObject, UIScrollViewDelegate {}\nclass B: C { func scrollViewDidScroll(_ a: UIScrollView) {} }",
            "class C: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ a: UIScrollView) {} }\nclass B: C { func scrollViewDidScroll(_ a: UIScrollView) {} }",
            "class B: UICollectionViewController { func scrollViewDidScroll(_ a: UIScrollView) {} }",
        ])
    func others(_ text: String) {
        #expect(translated(text, base) == text)
        #expect(translated(base, text) == base)
    }

    @Test("A class that forwards what it lacks gets all of it")
    func forwarding() {
        let text = translated(
            "class A: NSObject, UITabBarDelegate { override func forwardingTarget(for b: Selector) -> Any? { super.forwardingTarget(for: b) } }"
        )
        #expect(
            text
                == "class A: NSObject, UITabBarDelegate, _ForwardingObject {          func forwardingTarget(for b: Selector!) -> Any? { _noForwardingTarget(for: b) } "
                + "; @MainActor func tabBar(_ argument0: UITabBar, didSelect argument1: UITabBarItem) "
                + "{ if let target = _AbsentMethods.target(of: self, \"tabBar:didSelect:\", \"tabBar(_:didSelect:)\", (any UITabBarDelegate).self) "
                + "{ return target.tabBar(argument0, didSelect: argument1) }; "
                + "return _AbsentMethods(of: self).tabBar(argument0, didSelect: argument1) } }")
        let own = translated(
            "class A: UITabBarDelegate { override func forwardingTarget(for b: Selector!) -> Any? { nil }\nfunc tabBar(_ c: UITabBar, didSelect d: UITabBarItem) {} }"
        )
        #expect(!own.contains("_AbsentMethods"))
    }
}
