import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineLaunch

@testable import VitrineUIKit

@MainActor
@Suite("What is tapped before a picture is taken")
struct TapTests {
    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let names = ["Oats and milk", "Milk", "Milk, cold", "Rye"]
        for (index, name) in names.enumerated() {
            let label = UILabel(frame: CGRect(x: 20, y: 40 * index, width: 100, height: 20))
            label.text = name
            window.addSubview(label)
        }
        let below = UILabel(frame: CGRect(x: 0, y: 500, width: 100, height: 20))
        below.text = "Out of sight"
        window.addSubview(below)
        return window
    }

    @Test("A text is the whole of a label before its beginning, and that before a part of it")
    func texts() throws {
        let window = window()
        #expect(try window.place(of: .text("Milk")) == CGPoint(x: 70, y: 50))
        #expect(try window.place(of: .text("Milk,")) == CGPoint(x: 70, y: 90))
        #expect(try window.place(of: .text("milk")) == CGPoint(x: 70, y: 10))
    }

    @Test("A point is one of the window's")
    func points() throws {
        #expect(try window().place(of: .point(x: 12, y: 34)) == CGPoint(x: 12, y: 34))
        do {
            _ = try window().place(of: .point(x: 400, y: 34))
            Issue.record("A point outside of the window was tapped.")
        } catch {
            #expect(
                error.description
                    == "The point 400.0,34.0 cannot be tapped: it lies outside of the window, which is 320.0 points wide and 480.0 high."
            )
        }
    }

    @Test("What is not on the screen is not tapped, and the texts that are there are named")
    func missing() {
        for text in ["Out of sight", "Salt"] {
            do {
                _ = try window().place(of: .text(text))
                Issue.record("\(text) was tapped.")
            } catch {
                #expect(
                    error.description
                        == "Nothing on the screen says \"\(text)\", so it cannot be tapped: there are \"Oats and milk\", \"Milk\", \"Milk, cold\", \"Rye\"."
                )
            }
        }
    }
}
