import Testing
import UIKitTestSupport
import VitrineUIKit

@Suite("The text of a view's constraints")
@MainActor
struct ConstraintDumpTests {
    @Test("It names views by their identifiers, and says what each length is worth and why")
    func text() {
        let stage = ConstraintStage()
        stage.root.accessibilityIdentifier = "root"
        let label = stage.box(ContentBox())
        label.accessibilityIdentifier = "label"
        stage.activate(
            label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            label.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor))
        #expect(stage.root.constraintDump == "no constraints")
        stage.layout()
        // x = 16 and x + width / 2 = 320 / 2 make the width 288, which is 248 more than the content's 40.
        let lines = Set(stage.root.constraintDump.split(separator: "\n").map(String.init))
        #expect(lines.contains("  2: label.x - 16 == 0 (required)"))
        #expect(lines.contains { $0.hasPrefix("  @250: 248") })
        #expect(lines.contains { $0.hasPrefix("  label.x = 16") })
        #expect(lines.contains { $0.hasPrefix("  label.width = 288") })
        #expect(lines.contains("  root.height = 480  (480 - d1)"))
    }
}
