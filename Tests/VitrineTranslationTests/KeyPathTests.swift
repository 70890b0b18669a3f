import Testing

@testable import VitrineTranslation

@Suite("Key paths of Objective-C")
struct KeyPathTests {
    @Test("Types are left out, properties stay")
    func types() {
        let pairs = [
            ("a(#keyPath(CALayer.position))", "a(\"position\")"),
            ("a(#keyPath(CAGradientLayer.startPoint), b)", "a(\"startPoint\", b)"),
            ("a(#keyPath(Foo.bar.baz))", "a(\"bar.baz\")"),
            ("a(#keyPath(Outer.Inner.x))", "a(\"x\")"),
            ("a(#keyPath(Outer<A, B>.Inner.x))", "a(\"x\")"),
            ("a(#keyPath(UIViewController.view.frame) + b)", "a(\"view.frame\" + b)"),
            ("a(#keyPath(A.b)+c)", "a(\"b\"+c)"), ("a([#keyPath(A.b): c])", "a([\"b\": c])"),
        ]
        for (written, expected) in pairs { #expect(translated(written) == expected) }
    }

    @Test("Lines stay where a path goes over several")
    func lines() {
        #expect(translated("a(#keyPath(\n  A.b\n), c)\nd()") == "a((\"b\"\n\n), c)\nd()")
    }

    @Test("In a class the type may be missing, or be Self")
    func inside() {
        #expect(
            translated(
                "class A: UIView { @objc dynamic var x = 1; func b() { c(#keyPath(x), #keyPath(frame)) } }")
                == "class A: UIView { @_Observed    var x = 1; func b() { c(\"x\", \"frame\") } }")
        #expect(
            translated("class A: UIView { func b() { c(#keyPath(Self.x), #keyPath(isHidden)) } }")
                == "class A: UIView { func b() { c(\"x\", \"hidden\") } }")
        #expect(
            translated("class A: NSObject { class B: NSObject { var c = 1 }\nfunc d() { e(#keyPath(B.c)) } }")
                == "class A: NSObject { class B: NSObject { var c = 1 }\nfunc d() { e(\"c\") } }")
    }

    @Test("Properties have the names that Objective-C knows them by")
    func names() {
        let view = "class V: UIView { @objc(theCount) var count = 1; var next: W!; @objc var isOpen = true }"
        let other = "class W: UIButton { @objc(b) var a: Int { 1 }; override var isSelected: Bool { true } }"
        let pairs = [
            ("UIView.isHidden", "hidden"), ("UIControl.isEnabled", "enabled"),
            ("UIButton.isSelected", "selected"), ("UICollectionViewCell.isHighlighted", "highlighted"),
            ("CALayer.isDoubleSided", "doubleSided"),
            ("UIView.isAccessibilityElement", "isAccessibilityElement"),
            ("V.count", "theCount"), ("V.isOpen", "isOpen"), ("V.next.a", "next.b"),
            ("V.next.isSelected", "next.selected"), ("V.layer.isHidden", "layer.hidden"),
            ("V.island", "island"),
        ]
        for (written, expected) in pairs {
            #expect(translated("a(#keyPath(\(written)))", view, other) == "a(\"\(expected)\")")
        }
    }

    @Test("A property that a class of the program does not have is named")
    func missing() {
        #expect(
            findings("class A { @objc var b = 1 }\nlet c = #keyPath(A.d)") == [
                "2:20: error: A has no property 'd'; declare it, or write the name of one that it has."
            ])
        #expect(findings("class A: NSObject {}\nlet c = #keyPath(A.description)").isEmpty)
    }

    @Test("Messages keep their columns behind a path")
    func columns() {
        let result = results(["a(#keyPath(CALayer.position), b)"])[0]
        #expect(result.text == "a(\"position\", b)")
        #expect(result.columns.original(line: 1, column: 15) == 31)
    }
}
