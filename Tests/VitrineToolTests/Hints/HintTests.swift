import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Hints")
struct HintTests {
    private func name(_ message: String, _ source: String? = nil, column: Int = 1) -> String? {
        Hints.shared.hint(for: MissingName.all(in: message, source: source, column: column))?.name
    }

    @Test(
        "The compiler's messages name what is absent",
        arguments: [
            ("cannot find 'UIInputViewAudioFeedback' in scope", "UIInputViewAudioFeedback"),
            ("cannot find type 'UIInputViewAudioFeedback' in scope", "UIInputViewAudioFeedback"),
            ("no such module 'SpriteKit'", "SpriteKit"),
            ("value of type 'Text' has no member 'accessibilityRotor'", "accessibilityRotor"),
            ("value of type 'some View' has no member 'accessibilityRotor'", "accessibilityRotor"),
            (
                "value of type 'Content' (aka 'ModifiedContent<A, B>') has no member 'accessibilityRotor'",
                "accessibilityRotor"
            ),
            (
                "value of type 'UISlot' has no member 'accessibilityRotor'; did you mean 'accessibilityRotors'?",
                "accessibilityRotor"
            ),
            (
                "value of type 'UIViewController' has no member 'collapseSecondaryViewController'",
                "UIViewController.collapseSecondaryViewController"
            ),
            (
                "value of type 'CALayer' has no member 'contentsFormat'",
                "CALayer.contentsFormat"
            ),
            (
                "value of optional type 'UITabBarController?' has no member 'sidebar'",
                "UITabBarController.sidebar"
            ),
            (
                "value of type 'CardController' has no member 'collapseSecondaryViewController'",
                "UIViewController.collapseSecondaryViewController"
            ),
            (
                "value of type 'VitrineQuartzCore.CALayer' has no member 'contentsFormat()'",
                "CALayer.contentsFormat"
            ),
            (
                "'collapseSecondaryViewController' is not a member type of class 'VitrineUIKit.UIViewController'",
                "UIViewController.collapseSecondaryViewController"
            ),
        ])
    func messages(message: String, expected: String) {
        #expect(name(message) == expected)
    }

    @Test("A call is known by its type and label, an override by the line that declares it")
    func quotedLines() {
        let line = "let a = CIContext(cgContext: drawing)"
        #expect(name("no exact matches in call to initializer ", line, column: 9) == "CIContext(cgContext:)")
        #expect(
            name(
                "incorrect argument label in call (have 'cgContext:', expected 'options:')",
                "CIContext(cgContext: x)") == "CIContext(cgContext:)")
        #expect(
            name(
                "method does not override any method from its superclass",
                "    override func collapseSecondaryViewController() {", column: 19)
                == "UIViewController.collapseSecondaryViewController")
        #expect(name("no exact matches in call to initializer ", "Card(cgContext: 1)") == nil)
    }

    @Test(
        "Names of the program's own get no advice",
        arguments: [
            "cannot find 'blur2' in scope", "value of type 'Order' has no member 'draw'",
            "value of type 'String' has no member 'alert'", "value of type '[Int]' has no member 'help'",
            "no such module 'UIInputViewAudioFeedback'", "cannot find type 'SpriteKit' in scope",
            "cannot convert value of type 'Int' to specified type 'UIInputViewAudioFeedback'", "",
        ])
    func own(message: String) {
        #expect(name(message) == nil)
    }

    @Test("Below the first message about a name stands what to write in its place, and below no other")
    func once() {
        let diagnostics = Diagnostics(
            output: """
                /s/A.swift:1:9: error: cannot find type 'UIInputViewAudioFeedback' in scope
                1 | let a = UIInputViewAudioFeedback()
                  |         `- error: cannot find type 'UIInputViewAudioFeedback' in scope
                /s/A.swift:4:9: error: cannot find type 'UIInputViewAudioFeedback' in scope
                /s/A.swift:5:1: warning: cannot find type 'UIToolbar' in scope

                """, files: ["/s/A.swift"])
        #expect(
            diagnostics.text == """
                /s/A.swift:1:9: error: cannot find type 'UIInputViewAudioFeedback' in scope
                1 | let a = UIInputViewAudioFeedback()
                  |         `- error: cannot find type 'UIInputViewAudioFeedback' in scope
                note: UIInputViewAudioFeedback is absent here: there is no sound: leave it out
                /s/A.swift:4:9: error: cannot find type 'UIInputViewAudioFeedback' in scope
                /s/A.swift:5:1: warning: cannot find type 'UIToolbar' in scope

                """)
    }

    @Test("Each name stands once, with advice, and no module is hinted that exists")
    func table() {
        let names = Hints.shared.all.map(\.name)
        // Fewer with everything that is built; far fewer would mean that a table is not read.
        #expect(names.count > 120)
        #expect(Set(names).count == names.count)
        #expect(Hints.shared.all.allSatisfy { !$0.advice.isEmpty })
        #expect(Condition.importable.isDisjoint(with: names))
    }

    @Test("The table of the documentation says the same, and no name in it is declared")
    func documentation() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["\(root.dropFirst())/Scripts/check-compatibility"],
            environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 })
        #expect(ending == .exited(0), "\(String(decoding: said, as: UTF8.self))")
    }
}
