import Testing

@testable import VitrineTranslation

@Suite("Optional requirements")
struct OptionalRequirementTests {
    @Test("A property with the name of delegates' methods is none of them")
    func sendersAsProperties() {
        let text = """
            @objc protocol Layouting { @objc optional func collectionView(_ a: UICollectionView, layout: Int) -> Int }
            class A: UICollectionViewLayout { func b() { guard let collectionView = self.collectionView else { return } } }
            """
        #expect(translated(text).contains("guard let collectionView = self.collectionView else"))
    }

    @Test("A requirement becomes a protocol of one member behind the brace of its protocol")
    func protocols() {
        #expect(
            translated(
                """
                @MainActor @objc protocol A: AnyObject {
                    func b()
                    @objc optional func c(_ d: Int,
                        at e: Int) -> Int // f
                    @objc optional var g: String { get }
                }
                """)
                    == """
                    @MainActor       protocol A: AnyObject {
                        func b()
                                                       
                                              // f
                                                            
                    }; @MainActor protocol _A_c_at: AnyObject { func c(_ d: Int, at e: Int) -> Int }; @MainActor protocol _A_g: AnyObject { var g: String { get } }; @MainActor extension A { var _A_c_at: (any _A_c_at)? { (self as? any _A_c_at) }; var _A_g: (any _A_g)? { (self as? any _A_g) }; var g: (String)? { (self as? any _A_g)?.g } }
                    """)
    }

    @Test("An extension that says who sees its members has another adopt the protocol")
    func access() {
        #expect(
            translated("class B: A {}\npublic extension B { func e() {} }\nlet f = 1", own)
                == "class B: A {}\npublic extension B { func e() {} }; extension B: _A_e {}\nlet f = 1")
    }

    private let own =
        "@objc protocol A { @objc optional func b(_ c: Int, at d: Int); @objc optional func e() }"

    @Test("Who has the member conforms to its protocol, once, and also if only a subclass has it")
    func conformances() {
        #expect(translated("class B: A { func e() {} }", own) == "class B: A, _A_e { func e() {} }")
        #expect(
            translated(
                "class B: A {}\nclass C: B { func b(_ c: Int, at d: Int) {} }\nextension C where D: E { func e() {} }",
                own)
                == "class B: A {}\nclass C: B, _A_b_at { func b(_ c: Int, at d: Int) {} }\nextension C: _A_e where D: E { func e() {} }"
        )
        #expect(
            translated(
                "class B {}\nextension B: A {}\nextension B { func e() {} }\nclass C: B { override func e() {} }",
                own)
                == "class B {func e() { _B_e() } }\nextension B: A {}\nextension B: _A_e { func _B_e() {} }\nclass C: B { override func e() {} }"
        )
        let others = "class B { func e() {} }\nclass C: A { func b(_ c: Int) {} }"
        #expect(translated(others, own) == others)
    }

    @Test("Calls go through the property that is nil where the member is missing")
    func calls() {
        #expect(translated("f?.b?(1, at: 2)", own) == "f?._A_b_at?.b(1, at: 2)")
        #expect(translated("f!.e!()", own) == "f!._A_e!.e()")
        // `AnyObject` has the methods of all protocols.
        #expect(
            translated("class F { weak var g: AnyObject?; func h() { self.g?.e?(); g?.b?(1, at: 2) } }", own)
                == "class F { weak var g: AnyObject?; func h() { (self.g as? any A)?._A_e?.e(); (g as? any A)?._A_b_at?.b(1, at: 2) } }"
        )
        #expect(
            translated("if let c = f?.b {}", own, "class P { var b: Int }") == "if let c = f?.b {}")
        #expect(
            translated(
                "guard let c = self.f?.b(_:at:) else {}; if let g = f?.b, let h = f?.b(i), let j = f?.b(k: l) {}",
                own)
                == "guard let c = self.f?._A_b_at?.b(_:at:) else {}; if let g = f?._A_b_at?.b, let h = f?.b(i), let j = f?.b(k: l) {}"
        )
        #expect(
            translated("if f?.e != nil, f?.b(_:at:) == nil {}", own)
                == "if f?._A_e != nil, f?._A_b_at  == nil {}")
        #expect(
            translated("class G: H { let i = #selector(A.e) }", own)
                == "class G: H { let i = VitrineFoundation.Selector(method: \"e\", of: (any _A_e).self, { $0.e }) }"
        )
    }

    @Test("Requirements that differ by types alone are told apart by the parameters of the function around")
    func overloads() {
        let own =
            "@objc protocol A { @objc optional func b(_ c: Int, at d: Int); @objc optional func b(_ c: Int, at d: String) }"
        #expect(
            translated("func g(e: Int, h: String) { f?.b?(1, at: e); f?.b?(1, at: h); f?.b?(1, at: i) }", own)
                == "func g(e: Int, h: String) { f?._A_b_at?.b(1, at: e); f?._A_b_at_2?.b(1, at: h); f?._A_b_at?.b(1, at: i) }"
        )
        #expect(
            translated("class B: A { func b(_ c: Int, at d: String) {} }", own)
                == "class B: A, _A_b_at_2 { func b(_ c: Int, at d: String) {} }")
    }

    @Test("Calls of UIKit's optional requirements stay optional")
    func others() {
        #expect(translated("a?.tableView?(b, didSelectRowAt: c)") == "a?.tableView(b, didSelectRowAt: c)")
        #expect(translated("a?.scrollViewDidScroll?(b)") == "a?.scrollViewDidScroll(b)")
        #expect(translated("x = a.b?(c, at: 1)?.d") == "x = Optional(a)?.b(c, at: 1)?.d")
        #expect(translated("f(a[0].g(h).b?(at: 1))") == "f(Optional(a[0].g(h))?.b(at: 1))")
        #expect(translated("a!.b?(at: 1)") == "Optional(a!)?.b(at: 1)")
        #expect(translated("a.b!(c, at: 1).d") == "a.b(c, at: 1).d")
        #expect(translated("a.addCompletion?({ b in })") == "Optional(a)?.addCompletion({ b in })")
        // A property of the name is another: closures have no labels.
        let property = "class P { var b: Int }"
        #expect(translated("x = (a as? C)?.b?(c, at: 1)?.d", property) == "x = (a as? C)?.b(c, at: 1)?.d")
        #expect(translated("a.b?(c)", property) == "a.b?(c)")
    }

    @Test("Calls of closures are left alone")
    func closures() {
        let text = "a.b?(c); d?(e); f?.completion?(g, h); i ? (j) : (k); l.m?[1]; n.o?.p(q: 1)"
        #expect(translated(text) == text)
        let property = "class A { var textFieldDidChange: ((Int) -> Void)? }\na.textFieldDidChange?(b)"
        #expect(translated(property) == property)
    }

    @Test("An object calls an optional method of UIKit's of its own by the protocol")
    func callsOfOwn() {
        #expect(
            translated("extension A { func b() { addAnimations?(c); addCompletion?{ _ in } } }")
                == "extension A { func b() { (self as any UIViewImplicitlyAnimating).addAnimations(c); (self as any UIViewImplicitlyAnimating).addCompletion{ _ in } } }"
        )
        #expect(translated("let a = b?(c)") == "let a = b?(c)")
    }

    @Test("A private method is none of UIKit's delegates")
    func privateMethods() {
        let method =
            "func application(_ application: UIApplication, didFinishLaunchingWithOptions a: [UIApplication.LaunchOptionsKey: Any]?"
        #expect(
            translated("class A: UIResponder, UIApplicationDelegate { private \(method)) -> Bool { true } }")
                == "class A: UIResponder, UIApplicationDelegate { private \(method), _: Void = ()) -> Bool { true } }"
        )
        for other in [
            "class A: UIResponder { private \(method)) -> Bool { true } }",
            "class A: UIResponder, UIApplicationDelegate { \(method)) -> Bool { true } }",
        ] {
            #expect(translated(other) == other)
        }
    }

    @Test(
        "Classes conform to the optional requirements of protocols in modules that are imported, and call them"
    )
    func modules() {
        let first = Translator(
            sources: [
                Source(
                    path: "a.swift",
                    text:
                        "@objc public protocol P { @objc optional func a(_ b: Int); @objc optional func c(d: Int) }"
                )
            ])
        #expect(first.translated()[0].text.contains("public protocol _P_a: AnyObject { func a(_ b: Int) }"))
        func second(_ text: String, _ other: String = "") -> String {
            Translator(
                sources: [Source(path: "b.swift", text: text), Source(path: "c.swift", text: other)],
                imported: first.exported
            ).translated()[0].text
        }
        #expect(
            second("class A: P { func a(_ b: Int) {} }") == "class A: P, _P_a { func a(_ b: Int) {} }")
        #expect(
            second("extension A: Kit.P { func c(d: Int) {} }", "class A {}")
                == "extension A: Kit.P, _P_c_d { func c(d: Int) {} }")
        #expect(
            second("class A: Q { func a(_ b: Int) {} }", "protocol Q: P {}")
                == "class A: Q, _P_a { func a(_ b: Int) {} }")
        #expect(second("x.a?(1)") == "x._P_a?.a(1)")
        // One of the program's own hides it.
        let own = "class A: P { func a(_ b: Int) {} }"
        #expect(second(own, "protocol P {}") == own)
        #expect(second("class A { func a(_ b: Int) {} }") == "class A { func a(_ b: Int) {} }")
    }
}
