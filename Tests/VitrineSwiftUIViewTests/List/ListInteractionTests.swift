import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Buttons, focus and selection in lists", .serialized)
struct ListInteractionTests {
    @Test("All of a button's row can be pressed, and shows it")
    func buttonRow() {
        let log = ActionLog()
        let host = TestHost.settled(List { Button("Press") { log.lines.append("pressed") } })
        host.touchDown(at: CGPoint(x: 340, y: 45))
        host.advance(by: 0.2)
        let pressed = host.color(at: CGPoint(x: 300, y: 45))
        #expect(abs(pressed.red - 209.0 / 255) < 0.02)
        host.touchUp(at: CGPoint(x: 340, y: 45))
        host.settle()
        #expect(log.lines == ["pressed"])
        #expect(host.color(at: CGPoint(x: 300, y: 45)).red > 0.99)
    }

    @Test("On a television focus goes from row to row, and the row with it is white")
    func televisionFocus() {
        let log = ActionLog()
        let host = TestHost.settled(
            List(0..<40) { number in Button("Row \(number)") { log.lines.append("\(number)") } },
            device: .appleTV)
        for _ in 0..<20 { host.press([.down]) }
        host.press([.select])
        host.settle()
        #expect(log.lines == ["20"])
        let cell = host.list.visibleCells.compactMap { $0 as? ListCell }.first { $0.isRowFocused }
        #expect(cell?.host?.texts.first == "Row 20")
        let place = cell!.convert(CGPoint(x: 900, y: 33), to: nil)
        #expect(host.color(at: place).red > 0.98)
        #expect(host.list.bounds.contains(cell!.frame))
    }

    private struct Focused: View {
        let log: ActionLog
        @FocusState private var field: Int?
        var body: some View {
            log.lines.append(field.map { "\($0)" } ?? "nil")
            log.actions["focus 3"] = { field = 3 }
            return List(0..<5) { number in
                Button("Row \(number)") {}.focused($field, equals: number)
            }
        }
    }

    @Test("A focus state of the list follows the focus from row to row, and moves it")
    func focusState() {
        let log = ActionLog()
        let host = TestHost.settled(Focused(log: log), device: .appleTV)
        host.press([.down])
        host.settle()
        log.actions["focus 3"]?()
        host.settle()
        #expect(log.lines == ["nil", "0", "1", "3"])
        #expect((host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName == "Row 3")
    }

    @Test("The row with the focus stays white when rows change around it")
    func focusDuringChanges() {
        let log = ActionLog()
        let host = TestHost.settled(Inserting(log: log), device: .appleTV)
        host.press([.select])
        host.settle()
        #expect(host.rowTexts == ["Insert", "New", "Old"])
        #expect(host.color(at: CGPoint(x: 900, y: host.rowFrames[0].midY)).red > 0.98)
        #expect(host.color(at: CGPoint(x: 900, y: host.rowFrames[2].midY)).red < 0.95)
    }

    private struct Inserting: View {
        let log: ActionLog
        @State private var names = ["Old"]
        var body: some View {
            List {
                Button("Insert") { names.insert("New", at: 0) }
                ForEach(names, id: \.self) { name in Button(name) {} }
            }
        }
    }

    private struct Choosing: View {
        let log: ActionLog
        @State private var chosen: Int?
        var body: some View {
            log.lines.append(chosen.map { "\($0)" } ?? "nil")
            log.actions["none"] = { chosen = nil }
            return List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { Text("Row \($0)") }
                Text("Tagged").tag(70)
            }
        }
    }

    @Test("A tap selects a row's identifier or tag, and the row shows it")
    func selection() {
        let log = ActionLog()
        let host = TestHost.settled(Choosing(log: log))
        host.tap(at: CGPoint(x: 300, y: 85))
        host.settle()
        host.tap(at: CGPoint(x: 300, y: 170))
        host.settle()
        #expect(log.lines == ["nil", "1", "70"])
        func selected() -> [String] {
            host.list.visibleCells.compactMap { $0 as? ListCell }.filter(\.isRowSelected)
                .compactMap { $0.host?.texts.first }
        }
        #expect(selected() == ["Tagged"])
        log.actions["none"]?()
        host.settle()
        #expect(selected() == [])
    }
}
