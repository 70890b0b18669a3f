import Testing
import VitrineTranslation

@Suite("Interface of a source")
struct ModuleInterfaceTests {
    private func isSame(_ one: String, _ other: String) -> Bool {
        ModuleInterface.bytes(of: one) == ModuleInterface.bytes(of: other)
    }

    @Test("What functions, initialisers and getters do is no part of it, nor are comments and lines")
    func bodies() {
        let pairs = [
            ("func f() { a() }", "func f() {\n    b { c }\n}"),
            ("struct S { init(x: Int) { y = x } }", "struct S { init(x: Int) { y = x + 1 } }"),
            ("struct S { var body: some View { A() } }", "struct S { var body: some View { B { C() } } }"),
            (
                "struct S { var x: Int { get { 1 } set { } } }",
                "struct S { var x: Int { get { 2 } set { a() } } }"
            ),
            ("struct S { subscript(i: Int) -> Int { i } }", "struct S { subscript(i: Int) -> Int { 2 } }"),
            ("class C { override func f() { super.f() } }", "class C { override func f() { } }"),
            ("let a = 1 // one", "let a = 1\n\n/* two */"),
            ("func f() { struct L { var x = 1 } }", "func f() { }"),
            (
                "#sourceLocation(file: \"/a.swift\", line: 3)\nlet a = 1",
                "#sourceLocation(file: \"/a.swift\", line: 9)\nlet a = 1"
            ),
        ]
        for (one, other) in pairs { #expect(isSame(one, other), "\(one) and \(other)") }
    }

    @Test("Everything else is: names, types, values, accessors, observers, attributes, and what is inlined")
    func changes() {
        let pairs = [
            ("func f() {}", "func g() {}"), ("func f() {}", "func f()"),
            ("func f() {}", "func f() -> Int {}"),
            ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"), ("func f() {}", "private func f() {}"),
            ("let a = 1", "let a = 2"), ("let a = \"x\"", "let a = \"y\""),
            ("struct S { var a = { 1 }() }", "struct S { var a = { 2 }() }"),
            ("struct S { let a: () -> Int = { 1 } }", "struct S { let a: () -> Int = { 2 } }"),
            ("struct S { var x: Int { get { 1 } } }", "struct S { var x: Int { get { 1 } set { } } }"),
            ("protocol P { var x: Int { get } }", "protocol P { var x: Int { get set } }"),
            (
                "struct S { var x: Int { didSet { } } }",
                "struct S { var x: Int { didSet { print(oldValue) } } }"
            ),
            (
                "struct S { var x: Int = 0 { didSet { } } }",
                "struct S { var x: Int = 0 { didSet { print(oldValue) } } }"
            ),
            ("@inlinable func f() { a() }", "@inlinable func f() { b() }"),
            ("@inline(__always) func f() { a() }", "@inline(__always) func f() { b() }"),
            ("#Preview { A() }", "#Preview { B() }"),
            ("#if A\nlet a = 1\n#endif", "#if B\nlet a = 1\n#endif"),
            ("import A", "import B"), ("struct S {}", "extension S {}"),
            ("enum E { case a }", "enum E { case b }"),
        ]
        for (one, other) in pairs { #expect(!isSame(one, other), "\(one) and \(other)") }
    }
}
