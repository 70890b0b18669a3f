import Testing

@testable import VitrineTranslation

@Suite("Selectors")
struct SelectorTests {
    /// What a selector in a method of `A` becomes.
    private func made(_ expression: String, members: String = "", around: String = "class A: UIView")
        -> String
    {
        let text = translated("\(around) { \(members)\nfunc use() { _ = #selector(\(expression)) } }")
        return String(
            text.split(separator: "\n")[1].dropFirst("func use() { _ = ".count).dropLast(" } }".count))
    }

    @Test("A method of more arguments than are sent is asked for alone")
    func long() {
        #expect(
            made("b", members: "@objc func b(c: Int, d: Int, e: Int, f: Int) {}")
                == "VitrineFoundation.Selector(requirement: \"bWithC:d:e:f:\", method: \"b(c:d:e:f:)\", of: A.self)"
        )
        let method = "navigationController(_:animationControllerFor:from:to:)"
        #expect(
            made("UINavigationControllerDelegate.\(method)").hasSuffix(
                "method: \"\(method)\", of: UINavigationControllerDelegate.self)"))
    }

    @Test("A bare name is of the type around")
    func bare() {
        #expect(
            made("b", members: "@objc func b() {}")
                == "VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.b })")
        #expect(
            made("b(_:)", members: "@objc private func b(_ c: Any) {}")
                == "VitrineFoundation.Selector(method: \"b:\", of: A.self, { $0.b(_:) })")
        #expect(
            made("b", members: "@objc func b(_ c: Any) {}")
                == "VitrineFoundation.Selector(method: \"b:\", of: A.self, { $0.b })")
        #expect(
            made("b(_:for:)", members: "@objc func b(_ c: Any, for d: Any) {}")
                == "VitrineFoundation.Selector(method: \"b:for:\", of: A.self, { $0.b(_:for:) })")
        #expect(
            made("self.`b`", members: "@objc func `b`() {}")
                == "VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.`b` })")
        #expect(
            made("Self.b", members: "@objc func b() {}")
                == "VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.b })")
        #expect(made("super.b") == "VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.b })")
        #expect(
            made("b", members: "@objc(other) func b() {}")
                == "VitrineFoundation.Selector(method: \"other\", of: A.self, { $0.b })")
    }

    @Test("A name with a type is of that type, wherever it is declared")
    func typed() {
        #expect(
            made("UIView.endEditing(_:)")
                == "VitrineFoundation.Selector(method: \"endEditing(_:)\", of: UIView.self, { $0.endEditing(_:) })"
        )
        #expect(
            made("B.C.d", members: "enum B { class C { @objc func d(e: Int) {} } }")
                == "VitrineFoundation.Selector(method: \"dWithE:\", of: B.C.self, { $0.d })")
        #expect(
            made("UINavigationController.popViewController(animated:)")
                == "VitrineFoundation.Selector(method: \"popViewControllerAnimated:\", of: UINavigationController.self, { $0.popViewController(animated:) })"
        )
        #expect(made("B<Int>.c") == "VitrineFoundation.Selector(method: \"c\", of: B<Int>.self, { $0.c })")
    }

    @Test("A type may have another name, of whatever case")
    func aliased() {
        #expect(
            made("c.d", members: "typealias c = C; class C { @objc func d(e: Int) {} }")
                == "VitrineFoundation.Selector(method: \"dWithE:\", of: c.self, { $0.d })")
    }

    @Test("Of a value only the type counts, and chains are unwrapped")
    func values() {
        #expect(made("b.c") == "VitrineFoundation.Selector(method: \"c\", ofValue: b, { $0.c })")
        #expect(
            made("b?.c(_:)") == "VitrineFoundation.Selector(method: \"c(_:)\", ofValue: (b)!, { $0.c(_:) })")
        #expect(made("b?.d.c") == "VitrineFoundation.Selector(method: \"c\", ofValue: (b?.d)!, { $0.c })")
        #expect(made("b!.c") == "VitrineFoundation.Selector(method: \"c\", ofValue: b!, { $0.c })")
        #expect(
            made("B.shared.c") == "VitrineFoundation.Selector(method: \"c\", ofValue: B.shared, { $0.c })")
        #expect(made("b[0].c") == "VitrineFoundation.Selector(method: \"c\", ofValue: b[0], { $0.c })")
    }

    @Test("Getters and setters have the names that Objective-C gives them")
    func accessors() {
        let member = "@objc var isB = true"
        #expect(
            made("getter: isB", members: member)
                == "VitrineFoundation.Selector(method: \"isB\", of: A.self, { t in { t.isB } })")
        #expect(
            made("setter: A.isB", members: member)
                == "VitrineFoundation.Selector(method: \"setIsB:\", of: A.self, { t in { t.isB = $0 } })")
        #expect(
            made("setter: UIView.isHidden")
                == "VitrineFoundation.Selector(method: \"setHidden:\", of: UIView.self, { t in { t.isHidden = $0 } })"
        )
    }

    @Test("A type behind `as` chooses among overloads, with or without the owner")
    func casts() {
        let members = "@objc func b() {}; @objc func b(_ c: Any) {}"
        #expect(
            made("b as () -> Void", members: members)
                == "VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.b as () -> Void })")
        #expect(
            made("(A.b as (A) -> (Any) -> Void)", members: members)
                == "VitrineFoundation.Selector(method: \"b:\", of: A.self, { $0.b as (Any) -> Void })")
    }

    @Test("Among overloads the one that Objective-C knows is meant")
    func exposed() {
        #expect(
            made("b", members: "@objc func b() {}; func b(_ c: Int, d: Int) {}")
                == "VitrineFoundation.Selector(method: \"b\", of: A.self, { t in { t.b() } })")
        #expect(
            made("b", members: "func b() {}; @objc func b(_ c: Int, d: Int) {}")
                == "VitrineFoundation.Selector(method: \"b:d:\", of: A.self, { $0.b(_:d:) })")
    }

    @Test("In extensions of protocols the owner is Self")
    func protocols() {
        #expect(
            made("b", around: "protocol A {}; extension A where Self: UIView")
                == "VitrineFoundation.Selector(method: \"b\", of: Self.self, { $0.b })")
        #expect(
            made("Self.b", around: "protocol A {}; extension A")
                == "VitrineFoundation.Selector(method: \"b\", of: Self.self, { $0.b })")
        #expect(
            made("b", around: "extension UIView")
                == "VitrineFoundation.Selector(method: \"b\", of: UIView.self, { $0.b })")
        #expect(
            made("b", around: "extension A.B")
                == "VitrineFoundation.Selector(method: \"b\", of: A.B.self, { $0.b })")
    }

    @Test("A type without the method leaves the name to the type around it")
    func outer() {
        #expect(
            made(
                "b",
                around:
                    "class A: UIView { @objc func b() {} \n}; class C: UIView { @objc func b() {} }\nclass D")
                == made(
                    "b",
                    around:
                        "class A: UIView { @objc func b() {} \n}; class C: UIView { @objc func b() {} }\nclass D"
                ))
        #expect(
            translated("class A { @objc func b() {}; struct C { let d = #selector(b) } }")
                == "class A {       func b() {}; struct C { let d = VitrineFoundation.Selector(method: \"b\", of: A.self, { $0.b }) } }"
        )
    }

    @Test("The name comes from whichever file declares the method")
    func files() {
        #expect(
            translated(
                "extension B { func c() { _ = #selector(d) } }", "class B { @objc func d(sender: Int) {} }")
                == "extension B { func c() { _ = VitrineFoundation.Selector(method: \"dWithSender:\", of: B.self, { $0.d }) } }"
        )
        #expect(
            translated(
                "class A: B { let c = #selector(d) }", "class B { @objc(x:y:) func d(_ e: Int, f: Int) {} }")
                == "class A: B { let c = VitrineFoundation.Selector(method: \"x:y:\", of: A.self, { $0.d }) }"
        )
    }

    @Test("A selector over several lines leaves the lines and the columns behind it where they were")
    func lines() {
        #expect(
            translated("class A: B { let c = [#selector(\n  // d\r\n   e(_:)\n   ), 1] }")
                == "class A: B { let c = [VitrineFoundation.Selector(method: \"e(_:)\", of: A.self, { $0.e(_:) }\n\r\n\n   ), 1] }"
        )
    }

    @Test("Code in strings is code")
    func interpolation() {
        #expect(
            translated("class A: B { func c() { d(\"\\(#selector(e))\") } }")
                == "class A: B { func c() { d(\"\\(VitrineFoundation.Selector(method: \"e\", of: A.self, { $0.e }))\") } }"
        )
    }

    @Test("Labels are joined to the name as Swift does it")
    func names() {
        #expect(ObjectiveCName.method("tap", labels: []) == "tap")
        #expect(ObjectiveCName.method("tap", labels: ["_"]) == "tap:")
        #expect(ObjectiveCName.method("tap", labels: ["sender"]) == "tapWithSender:")
        #expect(ObjectiveCName.method("tap", labels: ["with"]) == "tapWith:")
        #expect(ObjectiveCName.method("tap", labels: ["forEvent", "_", "at"]) == "tapForEvent::at:")
        #expect(ObjectiveCName.method("tap", labels: ["formation"]) == "tapWithFormation:")
        #expect(ObjectiveCName.method("moveTo", labels: ["point"]) == "moveToPoint:")
        #expect(ObjectiveCName.setter("title") == "setTitle:")
    }

    @Test("What names nothing, too much or too many parameters is found")
    func wrong() {
        #expect(
            findings("class A { @objc func b() {}\nlet c = #selector(d) }") == [
                "2:19: error: A has no method 'd'; declare it, or write the name of one that it has."
            ])
        #expect(findings("class A: UIView { let c = #selector(d) }") == [])
        #expect(
            findings("class A { @objc func b() {}; @objc func b(_ c: Int) {}\nlet c = #selector(b) }") == [
                "2:19: error: 'b' can be several methods; write one of: #selector(b as () -> Void), #selector(b(_:))."
            ])
        #expect(
            findings("let a = #selector(b)") == [
                "1:19: error: 'b' stands in no type here; write the type before it, as in #selector(Controller.b)."
            ])
    }
}
