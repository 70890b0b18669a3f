import Foundation
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@Suite("Menus of selections")
@MainActor
struct SelectionMenuTests {
    /// What was selected, and what was heard.
    @MainActor private final class Log {
        var heard: [String] = []
        var selected: Set<Int> = []
        var one: Int?
    }

    private struct Rows: View {
        let log: Log
        let isMultiple: Bool
        let performs: Bool

        var body: some View {
            Group {
                if isMultiple {
                    List(
                        selection: Binding {
                            log.selected
                        } set: {
                            log.selected = $0
                        }
                    ) {
                        ForEach(0..<4) { Text("Row \($0)") }
                    }
                } else {
                    List(
                        selection: Binding {
                            log.one
                        } set: {
                            log.one = $0
                        }
                    ) {
                        ForEach(0..<4) { Text("Row \($0)") }
                    }
                }
            }
            .listStyle(.plain)
            .contextMenu(
                forSelectionType: Int.self,
                menu: { values in
                    if values.isEmpty {
                        Button("New") {}
                    } else if !values.contains(3) {
                        Button("Open \(values.sorted().map(String.init).joined(separator: " "))") {}
                    }
                }, primaryAction: performs ? { log.heard.append("perform \($0.sorted())") } : nil)
        }
    }

    private func make(_ log: Log, isMultiple: Bool = false, performs: Bool = true) -> TestHost {
        TestHost.settled(Rows(log: log, isMultiple: isMultiple, performs: performs))
    }

    private func titles(at point: CGPoint, _ host: TestHost) -> [String]? {
        host.secondaryClick(at: point)
        defer {
            host.press(.menu)
            host.settle()
        }
        return (host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title)
    }

    private func point(_ row: Int, _ host: TestHost) -> CGPoint {
        let frame = host.rowFrames[row]
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test("The menu is for the row, for all that are selected if it is one of them, or for none")
    func menus() {
        let log = Log()
        log.selected = [0, 2]
        let host = make(log, isMultiple: true)
        #expect(titles(at: point(1, host), host) == ["Open 1"])
        #expect(titles(at: point(2, host), host) == ["Open 0 2"])
        #expect(titles(at: CGPoint(x: 100, y: host.size.height - 60), host) == ["New"])
        // No entries, no menu.
        #expect(titles(at: point(3, host), host) == nil)
    }

    @Test("A tap performs the action in the place of the selection", arguments: [false, true])
    func tap(isMultiple: Bool) {
        let log = Log()
        let host = make(log, isMultiple: isMultiple)
        host.tap(at: point(1, host))
        host.settle()
        #expect(log.heard == ["perform [1]"])
        #expect(log.one == nil && log.selected == [])
    }

    @Test("Without an action a tap selects")
    func selects() {
        let log = Log()
        let host = make(log, performs: false)
        host.tap(at: point(1, host))
        host.settle()
        #expect(log.heard == [] && log.one == 1)
    }

    @Test("A menu for values of another type is none")
    func otherType() {
        let log = Log()
        let host = TestHost.settled(
            List(
                selection: Binding {
                    log.one
                } set: {
                    log.one = $0
                }
            ) { ForEach(0..<4) { Text("Row \($0)") } }
            .contextMenu(forSelectionType: String.self) { _ in
                Button("Open") {}
            } primaryAction: { _ in
                log.heard.append("perform")
            })
        #expect(titles(at: point(1, host), host) == nil)
        host.tap(at: point(1, host))
        #expect(log.heard == [])
    }
}
