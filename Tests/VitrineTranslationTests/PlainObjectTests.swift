import Testing

@testable import VitrineTranslation

@Suite("Members of Objective-C's NSObject")
struct PlainObjectTests {
    private func method(_ head: String, _ body: String = "") -> String {
        "\(head)func observeValue(forKeyPath a: String?, of b: Any?, change c: D?, context e: F?) { \(body) }"
    }

    @Test("The method of an object that is no responder becomes a requirement of a protocol")
    func objects() {
        let call = "(forKeyPath: a, of: b, change: c, context: e)"
        for base in ["NSObject", "CALayer", "UICollectionViewFlowLayout", "UIPanGestureRecognizer"] {
            #expect(
                translated(
                    "class A: \(base), P { \(method("override public ", "super.observeValue\(call)")) }")
                    == "class A: \(base), P, _KeyValueObserver { \(method("         public ", "_observeUnhandledValue\(call)")) }"
            )
        }
        #expect(
            translated("class A: B { \(method("override ")) }", "class B: C {}; class C: NSObject {}")
                == "class A: B, _KeyValueObserver { \(method("         ")) }")
    }

    @Test("What nibs call is found by a protocol, and calls nothing above")
    func nibs() {
        #expect(
            translated("class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); b() } }")
                == "class A: NSObject, _NibAwakening {          func awakeFromNib() { ({})(); b() } }")
        for base in ["NSLayoutConstraint", "UIBarButtonItem", "UIView"] {
            let text = "class A: \(base) { override func awakeFromNib() { super.awakeFromNib() } }"
            #expect(translated(text) == text)
        }
    }

    @Test("What Interface Builder calls is declared anew where it is no responder's")
    func interfaceBuilder() {
        func text(_ base: String, _ modifier: String, _ above: String) -> String {
            "class A: \(base) { \(modifier) func prepareForInterfaceBuilder() { \(above)() } }"
        }
        let own = "super.prepareForInterfaceBuilder"
        #expect(
            translated(text("UIBarButtonItem", "override", own))
                == text("UIBarButtonItem", "        ", "({})"))
        #expect(translated(text("UIView", "override", own)) == text("UIView", "override", own))
    }

    @Test("What is said to assistive technology is declared anew")
    func accessibility() {
        #expect(
            translated("class A: NSObject { override var accessibilityLabel: String? { didSet {} } }")
                == "class A: NSObject {          var accessibilityLabel: String? { didSet {} } }")
        let text = "class A: UIView { override var accessibilityLabel: String? { didSet {} } }"
        #expect(translated(text) == text)
    }

    @Test func `What formatters read with is found by a protocol`() {
        func text(_ base: String, _ modifier: String, _ above: String) -> String {
            "class A: \(base) { \(modifier) func getObjectValue(_ a: B?, for b: String, errorDescription c: C?) -> Bool "
                + "{ \(above)(a, for: b, errorDescription: c) } }"
        }
        for base in ["Formatter", "NumberFormatter", "DateFormatter"] {
            #expect(
                translated(text(base, "override", "super.getObjectValue"))
                    == text("\(base), _ObjectValueReading", "        ", "_getObjectValue"))
        }
        let other = text("UIView", "override", "super.getObjectValue")
        #expect(translated(other) == other)
        #expect(
            translated(
                "class A: Formatter { override func isPartialStringValid(_ a: String, newEditingString b: B?, errorDescription c: B?) -> Bool { true } }"
            )
                == "class A: Formatter, _PartialStringChecking {          func isPartialStringValid(_ a: String, newEditingString b: B?, errorDescription c: B?) -> Bool { true } }"
        )
        #expect(
            translated(
                "class A: Formatter { override func isPartialStringValid(_ a: B, proposedSelectedRange b: B?, originalString c: String, originalSelectedRange d: C, errorDescription e: D?) -> Bool { true } }"
            )
                == "class A: Formatter, _PartialRangeChecking {          func isPartialStringValid(_ a: B, proposedSelectedRange b: B?, originalString c: String, originalSelectedRange d: C, errorDescription e: D?) -> Bool { true } }"
        )
    }

    @Test("Subclasses override it, and call super, as they do")
    func subclasses() {
        let text = "class A: B { \(method("override ", "super.observeValue(forKeyPath: a)")) }"
        #expect(translated(text, "class B: NSObject { \(method("override ")) }") == text)
    }

    @Test("Responders have it, others are left alone")
    func responders() {
        for base in ["UIView", "UIViewController", "UICollectionView", "UIResponder", "SomeoneElse"] {
            let text = "class A: \(base) { \(method("override ", "super.observeValue(forKeyPath: a)")) }"
            #expect(translated(text) == text)
        }
        let other = "class A: NSObject { override func observeValue(of a: Int) {} }"
        #expect(translated(other) == other)
    }

    @Test("A class's extension may override it")
    func extensions() {
        #expect(
            translated(
                "extension A { \(method("override ", "super.observeValue(forKeyPath: a)")) }",
                "class A: NSObject {}")
                == "extension A: _KeyValueObserver { \(method("         ", "_observeUnhandledValue(forKeyPath: a)")) }"
        )
    }

    @Test("Responders lack what says for whom an object stands")
    func responding() {
        #expect(
            translated(
                "class A: UITableView { override func responds(to a: Selector!) -> Bool { super.responds(to: a) } }"
            )
                == "class A: UITableView, _RespondingObject {          func responds(to a: Selector!) -> Bool { _respondsByItself(to: a) } }"
        )
    }

    @Test("A class of another module may have it")
    func others() {
        let text =
            "class A: Proxy { override func responds(to a: Selector!) -> Bool { super.responds(to: a) } }"
        #expect(translated(text) == text)
    }

    @Test("Several protocols are adopted at once")
    func several() {
        let text = translated(
            "extension A { override func responds(to a: Selector!) -> Bool { true }\noverride func forwardingTarget(for a: Selector!) -> Any? { nil } }",
            "class A: UITableView {}")
        #expect(text.hasPrefix("extension A: _RespondingObject, _ForwardingObject {"))
    }
}
