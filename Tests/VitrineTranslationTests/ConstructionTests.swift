import Testing

@testable import VitrineTranslation

@Suite("Objects of classes known at run time")
struct ConstructionTests {
    @Test("A generic parameter that is a class of UIKit is made by the runtime")
    func generics() {
        #expect(
            translated("func a<T: UIView>() -> T { b(T(), T(frame: .zero), T.init(frame: T.c)) }")
                == "func a<T: UIView>() -> T { b(_make(T.self), _make(T.self, frame: .zero), _make(T.self, frame: T.c)) }"
        )
        #expect(
            translated(
                "class A<Cell: B> { let c = Cell(); func d() { Cell.init() } }", "class B: UITableViewCell {}"
            )
                == "class A<Cell: B> { let c = _make(Cell.self); func d() { _make(Cell.self) } }")
    }

    @Test("A value that is a type is asked in the same way")
    func metatypes() {
        #expect(
            translated("func a(_ b: UIView.Type) { b.init(frame: c) }")
                == "func a(_ b: UIView.Type) { _make(b, frame: c) }")
        #expect(
            translated("func a<T: UIViewController>(of b: T.Type) { b.init() }")
                == "func a<T: UIViewController>(of b: T.Type) { _make(b) }")
    }

    @Test("The class may be named behind where, or by what a protocol's types inherit from")
    func conditions() {
        #expect(
            translated("func a<T, U>(_: T.Type) -> T where U: P, T: UIView { T(frame: b) }")
                == "func a<T, U>(_: T.Type) -> T where U: P, T: UIView { _make(T.self, frame: b) }")
        #expect(
            translated("class A<T>: B where T: UIView { let c = T() }")
                == "class A<T>: B where T: UIView { let c = _make(T.self) }")
        #expect(
            translated("extension P where Self: UIView { static func a() -> Self { Self() } }")
                == "extension P where Self: UIView { static func a() -> Self { _make(Self.self) } }")
        #expect(
            translated("protocol P: UIView {}\nextension P { static func a() -> Self { Self(frame: b) } }")
                == "protocol P: UIView {}\nextension P { static func a() -> Self { _make(Self.self, frame: b) } }"
        )
    }

    @Test("Also a property or a variable that is a type")
    func stored() {
        #expect(
            translated(
                "class A: UIView { let a: UIView.Type; func b() { c(a.init(frame: d), a.init(), e.a.init()) } }"
            )
                == "class A: UIView { let a: UIView.Type; func b() { c(_make(a, frame: d), _make(a), e.a.init()) } }"
        )
        let other = "struct A { let a: B.Type; func b() { a.init() } }; struct C { func b() { a.init() } }"
        #expect(translated(other) == other)
    }

    @Test("A protocol may say which class it is")
    func protocols() {
        #expect(
            translated("class A<V: P>: UIView { let a = V(frame: b) }", "protocol P: UIView { func c() }")
                == "class A<V: P>: UIView { let a = _make(V.self, frame: b) }")
        let text = "class A<V: P>: UIView { let a = V(frame: b) }"
        #expect(translated(text, "protocol P: UIView { init(frame: CGRect) }") == text)
        #expect(translated(text, "protocol P: AnyObject {}") == text)
    }

    @Test("What Swift can make is left alone")
    func untouched() {
        let texts = [
            "func a<T: P>() -> T { T() }", "func a<T>() { T(frame: b) }",
            "func a<T: UIView>() { T(coder: b); c.T() }",
            "class B: UIView { required init() {} }\nfunc a<T: B>() { T() }",
            "func a<T: UIViewDelegate>() { T() }",
            "func a(_ b: UIView) { b.init(); c.b.init() }",
            "extension P where Self: Q { func a() { Self() } }", "func a<T>() where T: P { T() }",
            "extension P { func a() -> Self { Self() } }\nprotocol P: AnyObject { init() }",
        ]
        for text in texts { #expect(translated(text) == text) }
    }
}
