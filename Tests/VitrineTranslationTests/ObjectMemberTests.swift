import Testing

@testable import VitrineTranslation

@Suite("Members that Objective-C looks up")
struct ObjectMemberPassTests {
    @Test("Members of AnyObject are looked up")
    func members() {
        #expect(
            translated("let a = (b[c] as AnyObject).doubleValue ?? 0")
                == "let a = _ObjectMembers(b[c] as AnyObject).doubleValue ?? 0")
        #expect(
            translated("let a = b?[c].map { $0 as AnyObject }?.cgRectValue")
                == "let a = b?[c].map { _ObjectMembers($0 as AnyObject) }?.cgRectValue")
        #expect(
            translated("let a = (b as AnyObject).uiEdgeInsetsValue.top")
                == "let a = _ObjectMembers(b as AnyObject).uiEdgeInsetsValue.top")
    }

    @Test("Members of what a function is given are looked up")
    func parameters() {
        #expect(
            translated("func a(_ b: AnyObject, c: Int) { d(b.bounds, b.tag + c, b.e, f.b.tag) }")
                == "func a(_ b: AnyObject, c: Int) { d(_ObjectMembers(b).bounds, _ObjectMembers(b).tag + c, b.e, f.b.tag) }"
        )
        for text in [
            "func a(b: AnyObject) { if let b = b as? C { d(b.tag) } }", "func a(b: UIView) { d(b.tag) }",
            "func a(b: AnyObject) { d(b.frame()) }",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test(
        "Methods of what is an object are called, of parameters, in loops and of properties that may be there"
    )
    func methods() {
        #expect(
            translated("func a(b: AnyObject) { b.addGestureRecognizer(c) }")
                == "func a(b: AnyObject) { _ObjectMembers(b).addGestureRecognizer(c) }")
        #expect(
            translated("for b: AnyObject in c { let _ = b.perform(d, with: e) }; b.perform(d)")
                == "for b: AnyObject in c { let _ = _ObjectMembers(b).perform(d, with: e) }; b.perform(d)")
        #expect(
            translated("weak var b: AnyObject?; func a() { if let b = b { _ = b.perform(c, with: self) } }")
                == "weak var b: AnyObject?; func a() { if let b = b { _ = _ObjectMembers(b).perform(c, with: self) } }"
        )
        for text in [
            "var b: NSObject?; func a() { if let b { b.perform(c) } }", "for b: UIView in c { b.perform(d) }",
            "var b: AnyObject?; func a() { b?.perform(c); e.b.perform(c) }",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("Members of classes are looked up")
    func classes() {
        #expect(
            translated("let a = type(of: b.c()).description()")
                == "let a = _ClassMembers(type(of: b.c())).description()")
        for text in ["let a = type(of: b).description", "let a = type(of: b).name()"] {
            #expect(translated(text) == text)
        }
    }

    @Test("Others, and calls, stay as they are")
    func others() {
        for text in [
            "let a = (b as AnyObject).superview", "let a = c(b as AnyObject).count",
            "let a = (b as AnyObject) === c",
            "let a = b.map { $0 as AnyObject }", "let a = c?(b as AnyObject).count",
        ] {
            #expect(translated(text) == text)
        }
    }
}

@Suite("Methods that a program exchanges")
struct ExchangedMethodPassTests {
    private let exchanging = "func a() { method_exchangeImplementations(b, c) }\n"

    @Test("A method that a selector names asks first whether it was exchanged")
    func asks() {
        let source =
            "extension UIView { @objc func d(_ e: Int, to f: Bool) -> Int { 1 }\nlet g = #selector(UIView.d(_:to:)) }"
        let asking =
            "if let _exchanged = ExchangedMethods._replacement(of: UIView.self, \"d:to:\", for: self) { return _exchanged.call(self, [e, f]) };"
        #expect(translated(source, exchanging).contains("-> Int { \(asking) 1 }"))
        #expect(!translated(source).contains("ExchangedMethods"))
    }

    @Test("Parameters without a name get one, to be handed on")
    func unnamed() {
        let source =
            "extension UIView { @objc func d(_: Int, to _: Bool) { e() }\nlet g = #selector(UIView.d(_:to:)) }"
        let text = translated(source, exchanging)
        #expect(text.contains("d(_ _argument0: Int, to _argument1: Bool)"))
        #expect(text.contains("call(self, [_argument0, _argument1])"))
    }

    @Test("Other methods do not")
    func others() {
        for source in [
            "extension UIView { @objc func d() {} }",
            "extension UIView { func d() {}; let e = #selector(f) }",
            "extension UIView { @objc static func d() {}; let e = #selector(d) }",
        ] {
            #expect(!translated(source, exchanging).contains("ExchangedMethods"))
        }
    }

    @Test("Blocks are closures, and functions that take what C cannot describe are Swift's")
    func conventions() {
        func blank(_ count: Int) -> String { String(repeating: " ", count: count) }
        #expect(
            translated("typealias A = @convention(block) (B) -> Void")
                == "typealias A = \(blank(18)) (B) -> Void")
        #expect(
            translated("let a: @convention(c) (UnsafePointer<CGPathElement>) -> Void = b")
                == "let a: \(blank(14)) (UnsafePointer<CGPathElement>) -> Void = b")
        let function = "let a: @convention(c) (Int32) -> Void = b"
        #expect(translated(function) == function)
    }
}
