import Testing

@testable import VitrineTranslation

@Suite("Overriding in extensions of Apple's classes")
struct FrameworkOverrideTests {
    @Test("A method that an extension adds asks whether the object's class overrides it")
    func functions() {
        let base = "extension UIView {\n    @objc func a(_ b: Int, c: Bool = true) { d() }\n}\nlet e = 1"
        let button =
            "extension UIButton {\n    override func a(_ b: Int, c: Bool) { super.a(b, c: c); d() }\n}"
        let control = "public extension UIControl { override func a(_ b: Int, c: Bool) { super.a(b, c: c) } }"
        #expect(
            translated(base, button, control)
                == """
                extension UIView {
                          func _UIView_a(_ b: Int, c: Bool = true) { d() }
                func a(_ `b`: Int, `c`: Bool = true) { if let object = self as? any _UIButton_a_c_Override { return object._UIButton_a(`b`, c: `c`) }; if let object = self as? any _UIControl_a_c_Override { return object._UIControl_a(`b`, c: `c`) }; return _UIView_a(`b`, c: `c`) } }; @MainActor protocol _UIButton_a_c_Override: AnyObject { func _UIButton_a(_ argument: Int, c argument: Bool)  }; @MainActor protocol _UIControl_a_c_Override: AnyObject { func _UIControl_a(_ argument: Int, c argument: Bool)  }
                let e = 1
                """)
        #expect(
            translated(button, base, control)
                == "extension UIButton: _UIButton_a_c_Override {\n    func _UIButton_a(_ b: Int, c: Bool) { self._UIControl_a(b, c: c); d() }\n}"
        )
        #expect(
            translated(control, base, button)
                == "public extension UIControl { func _UIControl_a(_ b: Int, c: Bool) { self._UIView_a(b, c: c) } }; extension UIControl: _UIControl_a_c_Override {}"
        )
    }

    @Test("An extension of another name of the class is one of the class")
    func aliases() {
        let members = "{\n    @objc var tag: Int { 0 }\n}"
        let tap = "class Tap: UITapGestureRecognizer { override var tag: Int { 1 } }"
        let direct = translated("extension UIGestureRecognizer \(members)", tap)
        #expect(direct.contains("_UIGestureRecognizer_tag"))
        let other = translated("extension Any_ \(members)", "typealias Any_ = UIGestureRecognizer", tap)
        #expect(other == direct.replacing("extension UIGestureRecognizer ", with: "extension Any_ "))
    }

    @Test("Of several methods with the same labels the one that takes the same is overridden")
    func types() {
        let base =
            "extension UIView {\n    func a(_ b: Int...) {}\n    @objc func a(_ b: [Int]) {}\n}\n"
        let cell = "extension UITableViewCell { override func a(_ b: [Int]) { super.a(b) } }"
        #expect(
            translated(base, cell).contains("func a(_ b: Int...) {}\n          func _UIView_a(_ b: [Int]) {}")
        )
        #expect(
            translated(cell, base)
                == "extension UITableViewCell: _UITableViewCell_a_Override { func _UITableViewCell_a(_ b: [Int]) { self._UIView_a(b) } }"
        )
    }

    @Test("A property does so in its getter and its setter")
    func properties() {
        let label = "extension UILabel { override var a: [Int] { get { [] } set { super.a = newValue } } }"
        #expect(
            translated("extension UIView { @objc var a: [Int] { get { b } set { } } }", label)
                == "extension UIView {       var _UIView_a: [Int] { get { b } set { } } ; var a: [Int] { get { if let object = self as? any _UILabel_a_Override { return object._UILabel_a }; return _UIView_a } set { if let object = self as? any _UILabel_a_Override { return object._UILabel_a = newValue }; return _UIView_a = newValue } } }; @MainActor protocol _UILabel_a_Override: AnyObject { var _UILabel_a: [Int] { get set } }"
        )
        #expect(
            translated(label, "extension UIView { @objc var a: [Int] { get { b } set { } } }")
                == "extension UILabel: _UILabel_a_Override { var _UILabel_a: [Int] { get { [] } set { self._UIView_a = newValue } } }"
        )
    }

    @Test("Classes of the program override it as well, and so do theirs")
    func classes() {
        let base = "extension UIView { @objc func a() {} }"
        let own =
            "class B: UILabel { override func a() { super.a() } }\nclass C: B, D { override func a() { super.a() } }"
        #expect(
            translated(own, base)
                == "class B: UILabel, _B_a_Override { func _B_a() { self._UIView_a() } }\nclass C: B, D, _C_a_Override { func _C_a() { self._B_a() } }"
        )
    }

    @Test("What is no view's is not of the main actor")
    func isolation() {
        let own = "class B: NSObject { override func a() {} }"
        for (base, attribute) in [
            ("extension NSObject { @objc func a() {} }", ""),
            ("extension NSObject { @objc nonisolated func a() {} }", ""),
            ("extension CALayer { @objc func a() {} }", "@MainActor "),
        ] {
            let text = translated(base, own, "class C: CALayer { override func a() {} }")
            #expect(text.contains("}; \(attribute)protocol _"))
        }
    }

    @Test("Others are left alone: of other types, of no relation, and what Apple's classes have")
    func untouched() {
        let base = "extension UIView { @objc func a() {} }"
        for text in [
            "extension CALayer { override func a() {} }",
            "extension UILabel { override func a(_ b: Int) {} }",
            "extension UILabel { override func updateConstraints() {} }", "extension UILabel { func a() {} }",
            "class A: SomeoneElse { override func a() {} }",
        ] { #expect(translated(text, base) == text) }
        #expect(
            translated(base, "extension CALayer { override func a() {} }")
                == "extension UIView {       func a() {} }")
    }
}
