import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct SpringLoadingTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString))] }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var chosen: [Int] = []
        var asked: Set<Int> = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            asked.insert(indexPath.row)
            return indexPath.row != 0
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    private let source = Source()
    private let root = UIView()
    private let from = CGPoint(x: 50, y: 50)

    private func makeHost() -> TestHost {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: source))
        return TestHost(root, device: .iPad)
    }

    private func carry(_ host: TestHost, to place: CGPoint) {
        host.touchDown(at: from)
        host.advance(by: 0.6)
        host.moveTouch(from: from, to: place, duration: 0.2)
    }

    @Test func whatIsRestedOverOpensOnce() {
        let host = makeHost()
        let folder = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        root.addSubview(folder)
        let effect = Effect()
        var opened = 0
        let interaction = UISpringLoadedInteraction(
            interactionBehavior: nil, interactionEffect: effect
        ) { _, context in
            #expect(context.location(in: folder) == CGPoint(x: 50, y: 50))
            #expect(context.targetView === folder)
            opened += 1
        }
        folder.addInteraction(interaction)
        let place = CGPoint(x: 350, y: 50)
        carry(host, to: place)
        #expect(effect.states == [.possible])
        host.advance(by: 0.65)
        #expect(effect.states == [.possible, .activating])
        host.advance(by: 2)
        #expect(effect.states == [.possible, .activating, .activated, .inactive])
        #expect(opened == 1)
        host.touchUp(at: place)
        host.advance(by: 1)
        #expect(opened == 1)
    }

    @Test func aButtonIsPressedByWhatRestsOverIt() {
        let host = makeHost()
        let button = UIButton(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        root.addSubview(button)
        var presses: [String] = []
        button.addAction(UIAction { _ in presses.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in presses.append("touch") }, for: .touchUpInside)
        #expect(!button.isSpringLoaded)
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded && button.interactions.count == 1)
        carry(host, to: CGPoint(x: 350, y: 50))
        host.advance(by: 3)
        #expect(presses == ["primary", "touch"])
        host.touchUp(at: CGPoint(x: 350, y: 50))
        host.advance(by: 1)
        button.isSpringLoaded = false
        carry(host, to: CGPoint(x: 350, y: 50))
        host.advance(by: 3)
        #expect(presses.count == 2 && button.interactions.isEmpty)
    }

    @Test func whatIsLeftDoesNotOpen() {
        let host = makeHost()
        let folder = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        root.addSubview(folder)
        let effect = Effect()
        folder.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
                Issue.record("It was left before.")
            })
        carry(host, to: CGPoint(x: 350, y: 50))
        host.advance(by: 0.5)
        host.touchMove(to: CGPoint(x: 350, y: 400))
        host.advance(by: 2)
        #expect(effect.states == [.possible, .inactive])
        host.touchUp(at: CGPoint(x: 350, y: 400))
        host.advance(by: 1)
    }

    @Test func rowsAreChosenThatTheDelegateLetsOpen() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 300, y: 0, width: 300, height: 400))
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        #expect(!table.isSpringLoaded)
        table.isSpringLoaded = true
        let host = makeHost()
        root.addSubview(table)
        host.advance(by: 0.1)
        carry(host, to: CGPoint(x: 400, y: 25))
        host.advance(by: 2)
        #expect(rows.chosen == [])
        host.touchMove(to: CGPoint(x: 400, y: 75))
        host.advance(by: 2)
        #expect(rows.chosen == [1])
        #expect(rows.asked == [0, 1])
        host.touchUp(at: CGPoint(x: 400, y: 75))
        host.advance(by: 1)
    }
}
