import Testing

@testable import VitrineTranslation

@Suite("Overriding in and of extensions")
struct OverrideTests {
    @Test("A member that overrides in an extension is called from the class, and no line moves")
    func functions() {
        #expect(
            translated(
                """
                class A: UIView {
                    let b = 1 // c
                }
                extension A {
                    override func d(_ e: inout Int, for f: String = "g", _: Bool) throws -> Int {
                        try super.d(&e, for: f, true)
                    }
                    @available(iOS 15, *) override class func h() async { await super.h() }
                }
                """)
                    == """
                    class A: UIView {
                        let b = 1 // c
                    override func d(_ `e`: inout Int, for `f`: String = "g", _ argument2: Bool) throws -> Int { try _A_d(&`e`, for: `f`, argument2) }; @available(iOS 15, *) override class func h() async { await _A_h() } }
                    extension A {
                        func _A_d(_ e: inout Int, for f: String = "g", _: Bool) throws -> Int {
                            try super.d(&e, for: f, true)
                        }
                        @available(iOS 15, *) class func _A_h() async { await super.h() }
                    }
                    """)
    }

    @Test("Properties have a getter and, if they had one, a setter")
    func properties() {
        #expect(
            translated(
                "class A: B { let c = 1 }\nextension A { override var d: Int { 1 }; override var e: [Int] { get { [] } set { } } }"
            )
                == "class A: B { let c = 1 ; override var d: Int { _A_d }; override var e: [Int] { get { _A_e } set { _A_e = newValue } } }\nextension A { var _A_d: Int { 1 }; var _A_e: [Int] { get { [] } set { } } }"
        )
    }

    @Test("A member of an extension that a subclass overrides becomes one of the class")
    func overridden() {
        #expect(
            translated(
                "class A {}\npublic extension A { @objc func b() {} ; func c() {} }",
                "class D: A { override func b() {} }")
                == "class A {public func b() { _A_b() } }\npublic extension A {       func _A_b() {} ; func c() {} }"
        )
        #expect(
            translated(
                "extension A { @objc func b(c: Int) {} }", "class A {}", "class D: A {}",
                "class E: D { override func b(c: Int) {} }")
                == "extension A {       func _A_b(c: Int) {} }")
    }

    @Test("Nested classes and subclasses have names of their own")
    func names() {
        #expect(
            translated(
                "class A { class B: C {} }\nextension A.B { override func d() {} }\nclass E: A.B {}\nextension E { override func d() {} }"
            )
                == "class A { class B: C {override func d() { _A_B_d() } } }\nextension A.B { func _A_B_d() {} }\nclass E: A.B {override func d() { _E_d() } }\nextension E { func _E_d() {} }"
        )
    }

    @Test("Observers of an overridden property become methods that the class's property calls")
    func observers() {
        #expect(
            translated(
                "class A: B {}\nextension A {\nopen override var c: Int {\ndidSet { d(oldValue) }\n}\n}")
                == "class A: B {open override var c: Int { get { super.c } set { let oldValue = super.c; super.c = newValue; "
                + "_A_c_didSet(oldValue) } } }\nextension A {\n                          \n"
                + "func _A_c_didSet(_ oldValue: Int) { d(oldValue) }\n \n}")
        let both = translated(
            "extension A { override var c: Int? { willSet { e(newValue) } didSet(f) { d(f) } } }",
            "class A: B {}")
        #expect(both.contains("func _A_c_willSet(_ newValue: Int?) { e(newValue) }"))
        #expect(both.contains("{ e(newValue) } ; func _A_c_didSet(_ f: Int?) { d(f) }"))
    }

    @Test("What cannot be called from the class is found, and stays as it was")
    func problems() {
        let observers = "class A: B {}\nextension A { override var c = 1 { didSet {} } }"
        #expect(translated(observers) == observers)
        #expect(
            findings(observers) == [
                "2:28: error: 'c' cannot override in an extension; move it into the body of class A."
            ])
        #expect(
            findings("extension A { override func b(_ c: Int...) {} }", "class A: B {}") == [
                "1:29: error: the parameters of 'b' cannot be passed on from the class; move it into the body of class A."
            ])
        #expect(
            findings("fileprivate extension A { override func b() {} }", "class A: B {}") == [
                "1:41: error: 'b' is private to its file and cannot be overridden there; move it into the body of class A."
            ])
    }

    @Test("Members of classes, and extensions of classes that the program does not have, are left alone")
    func untouched() {
        let text =
            "class A: B { override func c() {} }\nextension UIView { override func d() {} }\nextension A { func e() {} }"
        #expect(translated(text) == text)
    }
}
