import Testing

@testable import VitrineTranslation

@Suite("Objects of classes known at run time")
struct ConstructionTests {
    @Test("What a case holds is made by the name that a pattern gives it")
    func payloads() {
        let text = """
            class Cell: UIView {}
            enum Kind { case nib(UINib); case type(type: Cell.Type) }
            class A {
                var kinds: [Kind] = []
                func make() -> Cell? {
                    switch kinds.first {
                    case .type(let type)?: return type.init()
                    default: return nil
                    }
                }
            }
            """
        #expect(translated(text).contains("return _make(type)"))
    }

    @Test("One of several things that a case holds")
    func severalPayloads() {
        let text = """
            enum Kind { case class(segue: UIStoryboardSegue.Type, done: (() -> Void)?), cell(Int, UITableViewCell.Type) }
            func make(_ kind: Kind) {
                switch kind {
                case .class(let segue, _): segue.init(identifier: a, source: b, destination: c)
                case let .cell(count, type): type.init(style: .default, reuseIdentifier: count)
                }
            }
            """
        let made = translated(text)
        #expect(made.contains("_make(segue, identifier: a, source: b, destination: c)"))
        #expect(made.contains("_make(type, style: .default, reuseIdentifier: count)"))
    }

    @Test("A property that holds a type, of whatever value")
    func heldByValue() {
        let text = """
            protocol Row { var type: UITableViewCell.Type { get } }
            struct Line { let type: UITableViewCell.Type; let other: Int.Type; let own: UIView.Type }
            struct Word { let own: Int.Type }
            func make(_ row: Row, _ rows: [Row]) {
                let cell = dequeue() ?? row.type.init(style: .default, reuseIdentifier: "a")
                rows[0].type.init(style: .default, reuseIdentifier: b)
                (a ?? b(c)).first!.type.init()
                row.other.init(); row.own.init(); row?.type.init()
            }
            """
        let made = translated(text)
        #expect(made.contains("?? _make(row.type, style: .default, reuseIdentifier: \"a\")"))
        #expect(made.contains("\n    _make(rows[0].type, style: .default, reuseIdentifier: b)\n"))
        #expect(made.contains("\n    _make((a ?? b(c)).first!.type)\n"))
        #expect(made.contains("row.other.init(); row.own.init(); row?.type.init()"))
    }

    @Test("Properties of one name that hold different types, nested ones among them")
    func heldByModules() {
        let text = """
            class List {
                class Header: UIView {}
                static var header: List.Header.Type = List.Header.self
                static var mixed: List.Header.Type = List.Header.self
                var shown: Header { own ?? Self.header.init() }
                var other: Header { Self.mixed.init() }
                static var made: List.Header.Type = List.Header.self
                var own: Header { Self.made.init() }
            }
            class Made: UIView { required init() { super.init(frame: .zero) } }
            class Chat {
                static var made: Made.Type = Made.self
                var own: Made { Self.made.init() }
                class Header: UITableViewCell {}
                static var header: Chat.Header.Type = Chat.Header.self
                static var mixed: Text.Type = Text.self
                var shown: Header { Self.header.init(frame: .zero) }
            }
            func make(_ list: Module) { list.mixed.init(); list.header.init() }
            """
        let made = translated(text)
        #expect(made.contains("own ?? _make(Self.header)"))
        #expect(made.contains("var shown: Header { _make(Self.header, frame: .zero) }"))
        // Of the type itself, not of others that have one of the name.
        #expect(made.contains("var other: Header { _make(Self.mixed) }"))
        #expect(made.contains("var own: Header { _make(Self.made) }"))
        #expect(made.contains("var own: Made { Self.made.init() }"))
        #expect(made.contains("list.mixed.init(); _make(list.header)"))
    }

    @Test("Elements of a list of types, by their places and by the names that they are given")
    func lists() {
        let text = """
            class Menu {
                let pages: [UIViewController.Type] = [Page.self]
                let others: [Int.Type] = []
                func tap(_ path: IndexPath) {
                    push(pages[path.row].init(), self.pages[0].init(nibName: nil, bundle: nil))
                    for page in pages { push(page.init()) }
                    let made = pages.map({ (kind) -> UIViewController in kind.init() })
                    pages.forEach { type in push(type.init()) }
                    others[0].init(); menu.pages[0].init()
                }
            }
            """
        let made = translated(text)
        #expect(
            made.contains("push(_make(pages[path.row]), _make(self.pages[0], nibName: nil, bundle: nil))"))
        #expect(made.contains("for page in pages { push(_make(page)) }"))
        #expect(made.contains("-> UIViewController in _make(kind) })"))
        #expect(made.contains("{ type in push(_make(type)) }"))
        #expect(made.contains("others[0].init(); menu.pages[0].init()"))
    }

    @Test("A property that holds a type, by the name that a condition binds it to")
    func boundProperty() {
        let text = """
            class Item { let controller: UIViewController.Type?; let other: Int.Type? }
            class Menu {
                func tap(_ items: [Item]) {
                    if let controller = items[0].controller { push(controller.init(), animated: true) }
                    guard let kind = items.first?.controller else { return }
                    push(kind.init())
                    if let other = items[0].other { other.init() }
                    let made = items[0].controller.map { $0.init() }
                    made.init()
                }
            }
            """
        let made = translated(text)
        #expect(made.contains("push(_make(controller), animated: true)"))
        #expect(made.contains("push(_make(kind))"))
        #expect(made.contains("{ other.init() }"))
        #expect(made.contains("\n        made.init()"))
    }

    @Test("A parameter that is a type, by the name that a condition binds it to")
    func boundParameter() {
        let made = translated(
            "func a(wrap: UINavigationController.Type? = nil) { if let type = wrap { type.init(rootViewController: b) } }"
        )
        #expect(made.contains("{ _make(type, rootViewController: b) }"))
    }

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
        // The parameter of a type around counts, too.
        #expect(
            translated(
                "class A<T: UIViewController>: B { init(_ c: T.Type) { c.init(nibName: nil, bundle: nil) } }")
                == "class A<T: UIViewController>: B { init(_ c: T.Type) { _make(c, nibName: nil, bundle: nil) } }"
        )
        #expect(
            translated("func a<T: UIViewController>(of b: T.Type) { b.init() }")
                == "func a<T: UIViewController>(of b: T.Type) { _make(b) }")
    }

    @Test("Cells of tables are made with their style")
    func styled() {
        #expect(
            translated(
                "class A { let b: UITableViewCell.Type; func c() { b.init(style: .value1, reuseIdentifier: nil) } }"
            )
                == "class A { let b: UITableViewCell.Type; func c() { _make(b, style: .value1, reuseIdentifier: nil) } }"
        )
        #expect(
            translated("func a<T: UITableViewCell>() -> T { T(style: .default, reuseIdentifier: \"b\") }")
                == "func a<T: UITableViewCell>() -> T { _make(T.self, style: .default, reuseIdentifier: \"b\") }"
        )
        #expect(
            translated("func a(b: UITableViewHeaderFooterView.Type) { b.init(reuseIdentifier: nil) }")
                == "func a(b: UITableViewHeaderFooterView.Type) { _make(b, reuseIdentifier: nil) }")
    }

    @Test("Segues are made with what they lead from and to")
    func segues() {
        #expect(
            translated(
                "func a(b: UIStoryboardSegue.Type) { b.init(identifier: nil, source: c, destination: d) }")
                == "func a(b: UIStoryboardSegue.Type) { _make(b, identifier: nil, source: c, destination: d) }"
        )
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
                "class A { func b() { let a = c as! UIViewController.Type; a.init(); if let d = c(1) as? UIView.Type { d.init() } } }"
            )
                == "class A { func b() { let a = c as! UIViewController.Type; _make(a); if let d = c(1) as? UIView.Type { _make(d) } } }"
        )
        #expect(
            translated(
                "class A: UIView { let a: UIView.Type; func b() { c(a.init(frame: d), a.init(), e.a.init()) } }"
            )
                == "class A: UIView { let a: UIView.Type; func b() { c(_make(a, frame: d), _make(a), _make(e.a)) } }"
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

    @Test("What a function of the result Self makes without naming it")
    func impliedSelf() {
        #expect(
            translated(
                """
                protocol P: UIView {}
                extension P {
                    static func a(_ b: CGRect) -> Self { .init(frame: b) }
                    static var c: Self { return .init() }
                    static func d() -> Self { e { return .init() }; return .init() }
                    static func f() -> Other { .init() }
                }
                """)
                    == """
                    protocol P: UIView {}
                    extension P {
                        static func a(_ b: CGRect) -> Self { _make(Self.self, frame: b) }
                        static var c: Self { return _make(Self.self) }
                        static func d() -> Self { e { return .init() }; return _make(Self.self) }
                        static func f() -> Other { .init() }
                    }
                    """)
        #expect(
            translated("protocol P {}\nextension P { static func a() -> Self { .init() } }")
                == "protocol P {}\nextension P { static func a() -> Self { .init() } }")
    }

    @Test("Self of a protocol whose types are views is made, and Self of a class")
    func itself() {
        #expect(
            translated(
                "extension P { static func a() -> Self { b { Self() }; Self.init() } }",
                "protocol P: UIView {}")
                == "extension P { static func a() -> Self { b { _make(Self.self) }; _make(Self.self) } }")
        #expect(
            translated(
                "extension P where Self: Q & R, S == Never { func a() { Self(frame: b) } }",
                "protocol R: UILabel {}")
                == "extension P where Self: Q & R, S == Never { func a() { _make(Self.self, frame: b) } }")
        #expect(
            translated("class A: UIView { func a() -> Self { Self() }; struct B { func c() { Self() } } }")
                == "class A: UIView { func a() -> Self { _make(Self.self) }; struct B { func c() { Self() } } }"
        )
    }

    @Test("A protocol's class may come from another protocol, a type alias or a condition")
    func transitive() {
        let protocols = """
            protocol P: Q {}; protocol Q: Any, R { init(style: Int) }; typealias V = UIView; protocol R: V {}
            typealias All = S & P; protocol S where Self: UIControl {}
            """
        for bound in ["P", "Q", "R", "All", "S", "A & P"] {
            #expect(
                translated("func a<B, T: \(bound), C: D<E, F>>() -> T { T() }", protocols)
                    == "func a<B, T: \(bound), C: D<E, F>>() -> T { _make(T.self) }")
        }
        #expect(
            translated("extension C { func a() -> T { T() } }", "struct C<T: All> {}", protocols)
                == "extension C { func a() -> T { _make(T.self) } }")
    }

    @Test("Associated types are made as well")
    func associated() {
        let protocols = "protocol P { associatedtype View: UIView; associatedtype Other: Hashable }"
        #expect(
            translated(
                "extension P { func a() { b(View(), Self.View(frame: c), Other(), Self.Other()) } }",
                protocols)
                == "extension P { func a() { b(_make(View.self), _make(Self.View.self, frame: c), Other(), Self.Other()) } }"
        )
        #expect(
            translated("func a<T: P>(_: T.Type) { b(T.View(), T.View.init()) }", protocols)
                == "func a<T: P>(_: T.Type) { b(_make(T.View.self), _make(T.View.self)) }")
        #expect(
            translated("extension Q where Self: P { func a() { View() } }", protocols, "protocol Q {}")
                == "extension Q where Self: P { func a() { _make(View.self) } }")
    }

    @Test("An initialiser that is passed on becomes a closure")
    func unapplied() {
        #expect(
            translated(
                "extension P { func a() { b(c: View.init, d: Self.View.init(frame:)) } }",
                "protocol P { associatedtype View: UIView }")
                == "extension P { func a() { b(c: { _make(View.self) }, d: { _make(Self.View.self, frame: $0) }) } }"
        )
        #expect(
            translated("func a<T: UIView>() -> () -> T {\n    T\n        .init\n}\nb()")
                == "func a<T: UIView>() -> () -> T {\n    { _make(T.self) }\n             \n}\nb()")
    }

    @Test("Layers are made of classes known at run time")
    func layers() {
        #expect(
            translated("class A<T: CALayer>: CALayer { lazy var a: T = { T() }() }")
                == "class A<T: CALayer>: CALayer { lazy var a: T = { _make(T.self) }() }")
    }

    @Test("Controllers are made with nibs and roots, and by the type itself in its own members")
    func controllers() {
        #expect(
            translated(
                "extension P where Self: UIViewController { static func a() -> Self { Self.init(nibName: b, bundle: nil) } }"
            )
                == "extension P where Self: UIViewController { static func a() -> Self { _make(Self.self, nibName: b, bundle: nil) } }"
        )
        #expect(
            translated(
                "extension UIView { class func a() -> Self { return self.init(frame: .zero) }; func b() { self.init() } }"
            )
                == "extension UIView { class func a() -> Self { return _make(self.self, frame: .zero) }; func b() { self.init() } }"
        )
        #expect(
            translated("func a(_ b: UINavigationController.Type) { b.init(rootViewController: c) }")
                == "func a(_ b: UINavigationController.Type) { _make(b, rootViewController: c) }")
    }

    @Test("Types of modules that are imported count")
    func modules() {
        let first = Translator(
            sources: [
                Source(path: "a.swift", text: "public protocol P: UIView { init(style: Int) }"),
                Source(path: "b.swift", text: "public typealias Both = P & Q; public protocol Q {}"),
                Source(
                    path: "c.swift",
                    text: "public protocol R: UIView { init() }; protocol S { associatedtype V: P }"),
            ])
        let second = Translator(
            sources: [Source(path: "d.swift", text: "func a<T: Both, U: R, W: S>() { b(T(), U(), W.V()) }")],
            imported: first.exported)
        #expect(
            second.translated()[0].text
                == "func a<T: Both, U: R, W: S>() { b(_make(T.self), U(), _make(W.V.self)) }")
    }

    @Test("What Swift can make is left alone")
    func untouched() {
        let texts = [
            "func a<T: P>() -> T { T() }", "func a<T>() { T(frame: b) }",
            "func a<T: UIView>() { T(coder: b); c.T() }",
            "class B: C { required init() {} }\nclass C: UIView {}\nfunc a<T: B>() { T() }",
            "func a<T: UIViewDelegate>() { T() }",
            "func a(_ b: UIView) { b.init(); c.b.init() }",
            "extension P where Self: Q { func a() { Self() } }", "func a<T>() where T: P { T() }",
            "extension P { func a() -> Self { Self() } }\nprotocol P: AnyObject { init() }",
            "extension P { func a() -> Self { Self() } }\nprotocol P: UIView { init() }",
            "extension P { func a() -> Self { Self() } }\nprotocol P: Q {}; protocol Q: UIView { init() }",
            "protocol P: UIView { init(style: Int) }\nextension P { init() { self.init(style: 1) }; static func a() { Self() } }",
            "class B: UIView { required init(frame: CGRect = .zero) {} }\nfunc a<T: B>() { T(); T(frame: c) }",
            "func a<T: UIView>() { T(frame: b, style: c); T.self.init }",
            "final class A: UIView { func a() { Self() } }\nextension A { func b() { Self() } }",
            "struct A { func a() { Self() } }\nextension A { func b() { Self() } }",
        ]
        for text in texts { #expect(translated(text) == text) }
    }
}
