import Testing

@testable import VitrineTranslation

@Suite("Key-value coding")
struct KeyedObjectTests {
    private let use = "func f() { a.setValuesForKeys(b) }"

    private func function(_ cases: String, overrides: Bool = false) -> String {
        "nonisolated \(overrides ? "override " : "")class func _keyedProperty(_ key: String) -> VitrineFoundation._KeyedProperty? "
            + "{ switch key { \(cases)default: return \(overrides ? "super._keyedProperty(key)" : "nil") } } "
    }

    private func property(_ name: String, of type: String) -> String {
        "case \"\(name)\": return VitrineFoundation._KeyedProperty.make { "
            + "VitrineFoundation._KeyedProperty(\"\(name)\", \\\(type).`\(name)`) }; "
    }

    @Test("Classes know the properties that Objective-C sees, in a program that uses them by name")
    func properties() {
        let text =
            "class A: NSObject { @objc var b: Int = 0; var c = 1; @objc static var d = 2; dynamic var e = 3 }"
        let changed = translated(text, use)
        #expect(changed.hasPrefix("class A: NSObject, _KeyedObject {"))
        #expect(changed.hasSuffix("; " + function(property("b", of: "A") + property("e", of: "A")) + "}"))
        #expect(!translated(text, "slider.setValue(1, animated: true)").contains("_KeyedObject"))
        #expect(!translated("class A: UIView { @objc var b = 0 }", use).contains("_KeyedObject"))
        #expect(!translated("class A { @objc var b = 0 }", use).contains("_KeyedObject"))
    }

    @Test("In a class that inlined code may use what is added is as visible")
    func inlinable() {
        let text = "@usableFromInline class A: NSObject { @objc var b: Int = 0 }"
        #expect(
            translated(text, use).hasSuffix("; @usableFromInline " + function(property("b", of: "A")) + "}"))
    }

    @Test("A class asks its superclass for others; without properties of its own it says nothing")
    func subclasses() {
        let others = "class B: NSObject {}\n\(use)"
        #expect(
            translated("@objcMembers class A: B { var c = 0; @nonobjc var d = 1 }", others)
                == "             class A: B { var c = 0;          var d = 1 ; "
                + function(property("c", of: "A"), overrides: true) + "}")
        #expect(translated("class A: B { var c = 0 }", others) == "class A: B { var c = 0 }")
        #expect(
            translated("class A: NSObject { func b() {} }", use)
                == "class A: NSObject, _KeyedObject { func b() {} ; " + function("") + "}")
    }

    @Test("Overrides of what sets values are found by protocols, and call what sets them")
    func overrides() {
        let head = "func setValue(_ value: Any?, for"
        let text = translated(
            "class A: NSObject { override \(head)Key key: String) { super.setValue(value, forKey: key) }; "
                + "override \(head)UndefinedKey key: String) { super.setValue(value, forUndefinedKey: key) } }"
        )
        #expect(text.contains("_ValueSetting") && text.contains("_UndefinedValueSetting"))
        #expect(text.contains("         \(head)Key key: String) { _setValue(value, forKey: key) }"))
        #expect(
            text.contains(
                "         \(head)UndefinedKey key: String) { _setValue(value, forUndefinedKey: key) }"))
        // Layers have the method.
        let layer = "class A: CALayer { override \(head)Key key: String) {} }"
        #expect(translated(layer) == layer)
    }
}
