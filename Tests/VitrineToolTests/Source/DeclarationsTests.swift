import Testing

@testable import VitrineTool

@Suite("Declarations")
struct DeclarationsTests {
    private func names(_ text: String) -> [String] { Declarations(source: text).candidates.map(\.name) }

    @Test("@main is found in code only")
    func main() {
        #expect(Declarations(source: "@main struct A: App {}").hasMain)
        #expect(!Declarations(source: "// @main\nstruct A: App {}").hasMain)
    }

    @Test("A call of UIApplicationMain at the top starts the program")
    func call() {
        #expect(Declarations(source: "UIApplicationMain(1, 2, nil, nil)").startsByCall)
        #expect(Declarations(source: "MyApp.main()").startsByCall)
        #expect(!Declarations(source: "func f() { UIApplicationMain(1, 2, nil, nil) }").startsByCall)
    }

    @Test("Views that need no arguments can be shown")
    func views() {
        #expect(names("struct A: View { var body: some View { Text(\"a\") } }") == ["A"])
        #expect(
            names("struct A: SwiftUI.View { @State private var n = 0; var body: some View { Text(\"\") } }")
                == ["A"])
        #expect(
            names(
                "struct A: View { @Environment(\\.colorScheme) private var scheme\nvar body: some View { Text(\"\") } }"
            ) == ["A"])
        #expect(
            names(
                "struct A: View { var title: String?\nstatic let x: Int = { 3 }()\nvar body: some View { Text(\"\") } }"
            ) == ["A"])
        #expect(
            names("struct A: View { let n: Int\ninit() { n = 1 }\nvar body: some View { Text(\"\") } }") == [
                "A"
            ])
    }

    @Test("Views that need arguments, or are hidden, cannot")
    func otherViews() {
        #expect(names("struct A: View { let n: Int\nvar body: some View { Text(\"\") } }") == [])
        #expect(
            names("struct A: View { @Binding var n: Int\nvar body: some View { let x = 1; Text(\"\") } }")
                == [])
        #expect(names("struct A: View { let act: () -> Void\nvar body: some View { Text(\"\") } }") == [])
        #expect(
            names("struct A: View { var n = 1\ninit(n: Int) {}\nvar body: some View { Text(\"\") } }") == [])
        #expect(names("struct A<T>: View { var body: some View { Text(\"\") } }") == [])
        #expect(names("private struct A: View { var body: some View { Text(\"\") } }") == [])
        #expect(names("enum B { struct A: View { var body: some View { Text(\"\") } } }") == [])
        #expect(names("struct A: Codable {}") == [])
    }

    @Test("Controllers and views of UIKit count too")
    func classes() {
        let declared = Declarations(
            source: """
                final class A: UIViewController { override func viewDidLoad() {} }
                class B: UICollectionViewController { init(items: [Int]) {} required init?(coder: NSCoder) {} }
                class C: UIView { override init(frame: CGRect) {} required init?(coder: NSCoder) {} }
                """)
        #expect(
            declared.candidates == [
                Declarations.Candidate(name: "A", kind: .viewController),
                Declarations.Candidate(name: "C", kind: .uiView),
            ])
    }

    @Test("Sources that are no Swift take time in proportion to their length", .timeLimit(.minutes(1)))
    func nonsense() {
        for text in [
            "struct a:b ", "struct a:b{)", "struct ", "let ", "init?", "struct a:View{let ", "@a ", "#if a\n",
        ] {
            _ = Declarations(source: String(repeating: text, count: 8_000))
        }
    }
}
