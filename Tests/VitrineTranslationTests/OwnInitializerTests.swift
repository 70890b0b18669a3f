import Testing

@testable import VitrineTranslation

@Suite("init() of classes that are known at run time")
struct OwnInitializerTests {
    @Test("A class that UIKit's initialiser does not reach gets it")
    func added() {
        #expect(
            translated("class A: UIView, P {\n    init() { super.init(frame: .zero) }\n}")
                == "class A: UIView, P {\n    init() { super.init(frame: .zero) }\n"
                + "override convenience init(frame: CGRect) { self.init() } }")
        #expect(
            translated(
                "public final class A: UIViewController { let a: B; public init() { a = B(); super.init(nibName: nil, bundle: nil) } }"
            )
            .hasSuffix(
                "public override convenience init(nibName: String?, bundle: Bundle?) { self.init() } }"))
    }

    @Test(
        "Others stay as they are",
        arguments: [
            "class A: UIView { init() { super.init(frame: .zero) }; override init(frame: CGRect) { super.init(frame: frame) } }",
            "class A: UIView { convenience init() { self.init(frame: .zero) } }",
            "class A: UIView { init?() { return nil } }", "class A: UIView { init() throws {} }",
            "class A: UIView { init(a: Int) { super.init(frame: .zero) } }", "class A: B { init() {} }",
            "class A: UIView { class B: NSObject { override init() {} } }", "struct A: UIView { init() {} }",
        ])
    func untouched(text: String) { #expect(translated(text) == text) }
}
