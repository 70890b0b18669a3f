import Testing

@testable import VitrineTranslation

@Suite("What a nib connects")
struct NibConnectionTests {
    private func set(_ names: String..., otherwise: String = "return super._setOwn(value, forKey: key)")
        -> String
    {
        "func _setOwn(_ value: Any?, forKey key: String) -> Bool { switch key { "
            + names.map {
                "case \"\($0)\": self.`\($0)` = _nibValue(value, \"\($0)\", of: self); return true; "
            }.joined() + "default: \(otherwise) } }"
    }

    @Test("Outlets and inspectable properties are set by name")
    func properties() {
        #expect(
            translated(
                "class A: UIView { @IBOutlet private weak var a: UILabel!; @IBInspectable var b = 1.0; var c = 2 }"
            )
                == "class A: UIView {           private weak var a: UILabel!;                var b = 1.0; var c = 2 ; "
                + "override \(set("a", "b")) }")
    }

    @Test("Actions are found by Objective-C's name")
    func actions() {
        let text = translated(
            "public class A: UIViewController { @IBAction func a(_ b: Any) {}; @IBAction func c() {}; "
                + "@IBAction func d(e: Any) {}; @objc(f:) @IBAction func g(_ h: Any) {}; @objc func i() {} }")
        for name in ["a:", "c", "dWithE:", "f:"] {
            #expect(
                text.contains(
                    "case \"\(name)\": return VitrineFoundation.Selector(method: \"\(name)\", of: A.self, "))
        }
        #expect(text.contains("{ $0.`d`(e:) }"))
        // A superclass may have another method of the name.
        #expect(text.contains("{ t in { t.`c`() } }"))
        #expect(
            text.contains(
                "public override class func _ownAction(named name: String) -> VitrineFoundation.Selector?"))
        #expect(!text.contains("case \"i\""))
        #expect(!text.contains("_setOwn"))
    }

    @Test("Methods that make controllers for segues are found, with three parameters as well")
    func segueActions() {
        let text = translated(
            "class A: UIViewController { @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) "
                + "-> B? { nil }; @IBSegueAction private func show(_ coder: NSCoder) -> B? { nil }; "
                + "@IBAction func d(_ a: Any, b: Any, c: Any) {} }")
        #expect(
            text.contains(
                "case \"make:sender:segueIdentifier:\": return VitrineFoundation.Selector(method: \"make:sender:segueIdentifier:\", of: A.self, "
                    + "{ $0.`make`(_:sender:segueIdentifier:) })"))
        #expect(text.contains("case \"show:\": return"))
        #expect(!text.contains("case \"d:"))
    }

    @Test("What cannot be set is left out")
    func unsettable() {
        let text = translated(
            """
            class A: UIView {
                @IBOutlet var a: Int { get { 1 } }
                @IBInspectable var b: Int { get { c { set } } set { } }
                @IBInspectable var d: Int = 0 { didSet { } }
                @available(*, unavailable) @IBInspectable var e: Int = 0
                @IBOutlet static var f: UIView!
            }
            """)
        #expect(["b", "d"].allSatisfy { text.contains("case \"\($0)\"") })
        #expect(["a", "e", "f"].allSatisfy { !text.contains("case \"\($0)\"") })
    }

    @Test("Members of extensions belong to the class, unless they are private to another file")
    func extensions() {
        let text = translated(
            "class A: UIView {}", "extension A { @IBAction func a() {}; @IBAction private func b() {} }")
        #expect(text.contains("case \"a\""))
        #expect(!text.contains("case \"b\""))
        #expect(
            translated("class A: UIView {}; extension A { @IBAction private func b() {} }").contains(
                "case \"b\""))
    }

    @Test("A line of plain objects adopts the protocol once")
    func plain() {
        let first = "class B: NSObject { @IBOutlet var b: UIView! }"
        #expect(translated(first).contains("class B: NSObject, _NibObject {"))
        #expect(translated(first).contains("; func _setOwn"))
        #expect(
            translated(first).contains(
                "; class func _ownAction(named name: String) -> VitrineFoundation.Selector? { switch name { default: return nil } }"
            ))
        let second = translated("class A: B { @IBOutlet var a: UIView! }", first)
        #expect(!second.contains("_NibObject"))
        #expect(second.contains("override \(set("a"))"))
    }

    @Test("Extensions of Apple's classes stand in one class of the module")
    func applesClasses() {
        let view = "extension UIView { @IBInspectable var a: Int { get { 1 } set {} } }"
        let text = translated(
            view, "extension UIButton { @IBInspectable var b: Int { get { 1 } set {} } }",
            "private extension UIView { @IBInspectable var c: Int { get { 1 } set {} } }")
        func branch(_ type: String, _ name: String) -> String {
            "if let object = object as? \(type) { switch key { case \"\(name)\": object.`\(name)` = "
                + "_nibValue(value, \"\(name)\", of: object); return true; default: break } }; "
        }
        let parts: [String] = [
            "\nfinal class _NibModule: _NibDescribing { ",
            "static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool { ",
            branch("UIButton", "b"), branch("UIView", "a"), "return false }; ",
            "static func type(named name: String) -> AnyClass? { switch name { default: return nil } } }",
        ]
        #expect(text.hasSuffix(parts.joined()))
        #expect(!translated("class C: UIView {}", view).contains("_NibModule"))
    }

    @Test("Classes with another name for Objective-C are found by it")
    func objectiveCNames() {
        let text = translated(
            "import UIKit\n@objc(XA) class A: UIView {}\n@objc(B) class B: UIView {}\n@objc(XC) private class C: UIView {}"
        )
        #expect(
            text.hasSuffix(
                "AnyClass? { switch name { case \"XA\": return A.self; default: return nil } } }"))
        #expect(!translated("@objc(XA) class A: NSObject {}").contains("_NibModule"))
    }

    @Test("Transitions, behaviours and presentations are plain objects")
    func plainFamilies() {
        for type in ["UIPercentDrivenInteractiveTransition", "UIDynamicBehavior", "UIPresentationController"]
        {
            #expect(
                translated("class A: \(type) { @IBAction func a() {} }").contains("\(type), _NibObject {"))
        }
    }

    @Test("Members that another pass adds stand beside these")
    func besideOthers() {
        let text = translated(
            "class A: UIView {\n@IBOutlet var a: UIView!\n}\nextension A { override func layoutSubviews() {} }"
        )
        #expect(text.contains("_A_layoutSubviews() } ; override \(set("a"))"))
    }

    @Test("Classes without superclasses are left alone")
    func roots() {
        let text = translated("class A { @IBOutlet var a: UIView! }; class B: NSObject { var c: UIView! }")
        #expect(text == "class A {           var a: UIView! }; class B: NSObject { var c: UIView! }")
    }
}
