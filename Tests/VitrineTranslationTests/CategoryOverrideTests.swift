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

    @Test("Observers of a property become methods, around what sets it")
    func observers() {
        #expect(
            translated("extension UITextView { override open var bounds: CGRect { didSet { a() } } }")
                == "extension UITextView {                                    func _UITextView_bounds_didSet(_ oldValue: CGRect) { a() }   }; extension UITextView { @_dynamicReplacement(for: bounds) var _UITextView_bounds: CGRect { get {  return self.bounds } set {  let oldValue = self.bounds; self.bounds = newValue; _UITextView_bounds_didSet(oldValue) } } }"
        )
        let key = "_categorySuper(self, \"UIControl.isEnabled\", past: 1,"
        #expect(
            translated("extension UITextField { override open var isEnabled: Bool { willSet(a) { b(a) } } }")
                == "extension UITextField {                                     func _UITextField_isEnabled_willSet(_ a: Bool) { b(a) }   }; extension UITextField { var _UITextField_isEnabled: Bool { get {  return \(key) super.isEnabled) } set {  _UITextField_isEnabled_willSet(newValue); \(key) { super.isEnabled = newValue }()) } } }; extension UIControl { @_dynamicReplacement(for: isEnabled) var _categories_UITextField_isEnabled: Bool { get { let past = _categoriesPassed(self, \"UIControl.isEnabled\"); if past < 1, let object = self as? UITextField { return object._UITextField_isEnabled }; return self.isEnabled } set { let past = _categoriesPassed(self, \"UIControl.isEnabled\"); if past < 1, let object = self as? UITextField { object._UITextField_isEnabled = newValue; return }; self.isEnabled = newValue } } }"
        )
    }

    @Test("A property that is set goes the same ways")
    func settable() {
        let control =
            "extension UIControl { override var accessibilityValue: String? { get { super.accessibilityValue ?? a } set { super.accessibilityValue = newValue } } }"
        let key = "_categorySuper(self, \"UIResponder.accessibilityValue\", past: 1,"
        #expect(
            translated(control).hasPrefix(
                "extension UIControl { var _UIControl_accessibilityValue: String? { get { \(key) super.accessibilityValue) ?? a } set { \(key) { super.accessibilityValue = newValue }()) } } }; extension UIResponder { @_dynamicReplacement(for: accessibilityValue) var _categories_UIControl_accessibilityValue: String? { get { let past"
            ))
        #expect(
            translated(
                "extension UIButton { override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } } }"
            )
                == "extension UIButton { @_dynamicReplacement(for: accessibilityLabel) var _UIButton_accessibilityLabel: String? { get { self.accessibilityLabel } set { self.accessibilityLabel = newValue } } }"
        )
    }

    @Test("What is not dynamic or has conditions is left as it is")
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
        }
        let known = ReplaceableMembers.declared
        for type in Set(declared.keys).union(known.keys).sorted() where declared[type] != known[type] {
            let list = (declared[type] ?? []).sorted().joined(separator: " ")
            Issue.record("ReplaceableMembers should have \"\(type)\": \"\(list)\".")
        }
        visit { type, member, name in
            let source = index.sources[member.source]
            guard source.hasModifier("open", index[member]), !source.hasModifier("dynamic", index[member]),
                AppleClasses.superclasses(of: type).contains(where: {
                    declared[$0]?.contains(Substring(name)) ?? false
                })
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
