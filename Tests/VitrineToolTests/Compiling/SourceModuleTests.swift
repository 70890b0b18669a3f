import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Modules on their way to the compiler")
struct SourceModuleTests {
    private func module(_ name: String, _ text: String, imports: [String] = []) -> SourceModule {
        SourceModule(
            name: name, sources: [SourceFile(path: "\(name).swift", text: text)], languageMode: "5",
            family: .phone, dependencies: imports)
    }

    @Test("What a module must know of another's types comes through those between, and from nowhere else")
    func exported() {
        let user = "func a<T: P>() -> T { T() }"
        let modules = TranslatedModule.all([
            module("Core", "public protocol P: UIView {}"), module("Kit", "import Core", imports: ["Core"]),
            module("App", user, imports: ["Kit"]), module("Other", user),
        ])
        #expect(
            modules.map { $0.translation[0].text } == [
                "public protocol P: UIView {}", "import Core", "func a<T: P>() -> T { _make(T.self) }", user,
            ])
    }
}
