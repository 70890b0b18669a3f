import Foundation
import Testing

@testable import VitrineTranslation

@Suite("Overriding Apple's members in extensions of Apple's classes")
struct CategoryOverrideTests {
    @Test("A member of a superclass asks whether the object is of the class")
    func inherited() {
        let navigation = """
            extension UINavigationController {
                @objc override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                open override func viewDidLoad() { super.viewDidLoad(); a() }
            }
            let b = 1
            """
        #expect(
            translated(navigation)
                == """
                extension UINavigationController {
                               var _UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                         func _UINavigationController_viewDidLoad() { _categorySuper(self, "UIViewController.viewDidLoad()", past: 1, super.viewDidLoad()); a() }
                }; extension UIViewController { @_dynamicReplacement(for: preferredStatusBarStyle) var _categories_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { let past = _categoriesPassed(self, "UIViewController.preferredStatusBarStyle"); if past < 1, let object = self as? UINavigationController { return object._UINavigationController_preferredStatusBarStyle }; return self.preferredStatusBarStyle } }; extension UIViewController { @_dynamicReplacement(for: viewDidLoad()) func _categories_UINavigationController_viewDidLoad()  { let past = _categoriesPassed(self, "UIViewController.viewDidLoad()"); if past < 1, let object = self as? UINavigationController { return object._UINavigationController_viewDidLoad() }; return self.viewDidLoad() } }
                let b = 1
                """)
    }

    @Test("A member of the class itself is replaced, and called by super")
    func own() {
        #expect(
            translated(
                "extension UITabBar { override open func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) } }"
            )
                == "extension UITabBar { @_dynamicReplacement(for: sizeThatFits(_:))      func _UITabBar_sizeThatFits(_ size: CGSize) -> CGSize { self.sizeThatFits(size) } }"
        )
    }

    @Test(
        "Descriptions of Apple's classes, and input views of views that are no fields, can be overridden so")
    func descriptions() {
        #expect(
            translated("extension UITraitCollection { open override var description: String { \"a\" } }")
                == "extension UITraitCollection { @_dynamicReplacement(for: description)      nonisolated var _UITraitCollection_description: String { \"a\" } }"
        )
        #expect(
            translated("extension UITableViewCell { override open var inputView: UIView? { nil } }").contains(
                "extension UIResponder { @_dynamicReplacement(for: inputView) var"))
    }

    @Test("Of several classes the most derived comes first, in one place, and super leads to the next")
    func several() {
        let view =
            "extension UIView { public override var next: UIResponder? { super.next } }"
        let control = "extension UIControl { public override var next: UIResponder? { super.next } }"
        let button = "extension UIButton { override var next: UIResponder? { get { return super.next } } }"
        let first =
            "let past = _categoriesPassed(self, \"UIView.next\"); if past < 1, let object = self as? UIButton { return object._UIButton_next }; if past < 2, let object = self as? UIControl { return object._UIControl_next };"
        #expect(
            translated(view, control, button)
                == "extension UIView { @_dynamicReplacement(for: next) public var _UIView_next: UIResponder? { \(first) return self.next } }"
        )
        #expect(
            translated(control, button, view)
                == "extension UIControl { public var _UIControl_next: UIResponder? { _categorySuper(self, \"UIView.next\", past: 2, super.next) } }"
        )
        #expect(
            translated(button, view, control)
                == "extension UIButton { var _UIButton_next: UIResponder? { get { return _categorySuper(self, \"UIView.next\", past: 1, super.next) } } }"
        )
    }

    @Test("What is not dynamic, has a setter or conditions is left as it is")
    func others() {
        for text in [
            "extension UITextField { override var tintColor: UIColor? { get { nil } set {} } }",
            "extension UIView { override func a() {} }",
            "extension UILabel where Self: A { override func layoutSubviews() {} }",
            "extension UIGestureRecognizer { override func layoutSubviews() {} }",
            "class A: UIView { override func layoutSubviews() {} }",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("The translator knows the members that the runtime declares dynamic, and all of their overrides")
    func table() throws {
        let index = try Self.runtime()
        var declared: [String: Set<Substring>] = [:]
        var names: Set<String> = []
        var undeclared: [String] = []
        func visit(_ body: (String, ProgramIndex.Reference, String) -> Void) {
            for (type, entry) in index.types
            where entry.declaration.map({ index[$0].kind == .class }) ?? false {
                for member in entry.members {
                    let declaration = index[member]
                    let isFunction = declaration.kind == .function
                    let labels = declaration.parameters.map { "\($0.label):" }.joined()
                    body(type, member, isFunction ? "\(declaration.name)(\(labels))" : declaration.name)
                }
            }
        }
        visit { type, member, name in
            guard [.function, .property].contains(index[member].kind),
                index.sources[member.source].hasModifier("dynamic", index[member])
            else { return }
            declared[type, default: []].insert(Substring(name))
            names.insert(name)
        }
        let known = ReplaceableMembers.declared
        for type in Set(declared.keys).union(known.keys).sorted() where declared[type] != known[type] {
            let list = (declared[type] ?? []).sorted().joined(separator: " ")
            Issue.record("ReplaceableMembers should have \"\(type)\": \"\(list)\".")
        }
        visit { type, member, name in
            let source = index.sources[member.source]
            guard names.contains(name), source.hasModifier("open", index[member]),
                ["UIResponder", "UIView", "UIViewController"].contains(where: {
                    AppleClasses.superclasses(of: type).contains($0)
                }), !source.hasModifier("dynamic", index[member])
            else { return }
            undeclared.append("\(type).\(name)")
        }
        #expect(
            undeclared.sorted() == [], "They are open, and an extension that overrides them is not asked.")
    }

    private static func runtime() throws -> ProgramIndex {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var sources: [ParsedSource] = []
        for module in ["VitrineUIKit", "VitrineSwiftUI"] {
            let files = try #require(
                FileManager.default.enumerator(
                    at: root.appendingPathComponent(module), includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                sources.append(ParsedSource(Source(path: file.path, text: text), family: .phone))
            }
        }
        return ProgramIndex(sources)
    }
}
