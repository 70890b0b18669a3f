import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TableFocusTests {
    private final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var forbidden: IndexPath?
        var barred: IndexPath?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            indexPath != barred
        }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
            -> Bool
        { forbidden == nil || context.nextFocusedIndexPath != forbidden }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
            log.append("\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath))")
        }
    }

    private final class Row: UITableViewCell {
        static var log: [String] = []
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            super.didUpdateFocus(in: context, with: coordinator)
            Self.log.append("\(textLabel?.text ?? "") \(isFocused)")
        }
    }

    private func host(_ listener: Listener) -> (TestHost, UITableView) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "cell")
        table.dataSource = listener
        table.delegate = listener
        let host = TestHost(table, device: .appleTV)
        host.layout()
        host.advance(by: 0.5)
        return (host, table)
    }

    @Test func `The cell itself has the focus, and hears of it`() throws {
        Row.log = []
        let (host, table) = host(Listener())
        let first = try #require(table.cellForRow(at: [0, 0]))
        #expect(host.window.focusSystem.focusedItem === first)
        #expect(first.isFocused)
        host.press(.down)
        host.advance(by: 0.5)
        let second = try #require(table.cellForRow(at: [0, 1]))
        #expect(second.isFocused && !first.isFocused)
        #expect(Row.log.suffix(2) == ["0 false", "1 true"])
        #expect(second.configurationState.isFocused)
        // The labels of a row on the white platter are dark.
        #expect(second.textLabel?.traitCollection.userInterfaceStyle == .light)
        #expect(second.holder?.transform != .identity)
        second.focusStyle = .custom
        host.advance(by: 0.5)
        #expect(second.textLabel?.overrideUserInterfaceStyle == .unspecified)
        #expect(second.holder?.transform == .identity)
    }

    @Test func `A row that may not have the focus is passed over`() {
        let listener = Listener()
        listener.barred = [0, 1]
        let (host, table) = host(listener)
        host.press(.down)
        #expect(table.cellForRow(at: [0, 2])?.isFocused == true)
    }

    @Test func `The delegate hears from which row to which the focus moves, and forbids it`() {
        let listener = Listener()
        let (host, _) = host(listener)
        for _ in 0..<3 { host.press(.down) }
        #expect(listener.log == ["- 0", "0 1", "1 2", "2 3"])
        listener.forbidden = [0, 2]
        host.press(.up)
        #expect(listener.log.last == "2 3")
        listener.forbidden = nil
        host.press(.up)
        #expect(listener.log.last == "3 2")
    }
}
