import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Rough handling of rows: nothing traps, one row at most is open, and nothing is left over.
@MainActor
@Suite(.serialized) struct SwipeFuzzTests {
    private struct WeakView {
        weak var view: SwipeActionsView?
    }

    /// A finger, other hands and the data at random; what is asked for is checked after every step.
    private final class Hand {
        let board: SwipeBoard
        var random: SeededGenerator
        var finger: CGPoint?
        var seen: [WeakView] = []
        var completions: [(Bool) -> Void] = []
        var next = 100

        @MainActor init(seed: Int) {
            board = SwipeBoard(14, rightToLeft: seed % 4 == 3)
            random = SeededGenerator(seed: seed)
            board.trailing = seed % 2 == 0 ? ["Delete", "Flag"] : ["Flag", "More", "Delete"]
            board.performsFullSwipe = seed % 3 != 0
            board.perform = { [weak self] title, path, completion in
                guard let self else { return }
                switch Int.random(in: 0..<6, using: &random) {
                case 0: completion(true)
                case 1: completion(false)
                case 2: completions.append(completion)
                case 3:
                    board.delete(path, animated: Bool.random(using: &random))
                    completion(true)
                case 4:
                    completion(true)
                    board.delete(path)
                default:
                    var snapshot = board.source.snapshot()
                    if let item = board.source.itemIdentifier(for: path) { snapshot.reloadItems([item]) }
                    board.source.apply(snapshot)
                    completion(true)
                }
            }
        }

        @MainActor func step() {
            let host = board.host
            let place = CGPoint(
                x: .random(in: 0...320, using: &random), y: .random(in: 0...480, using: &random))
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<4 where finger == nil:
                host.touchDown(at: place)
                finger = place
            case 4..<10:
                guard let from = finger else { break }
                // Sideways, more often than not.
                let to = CGPoint(
                    x: place.x, y: Bool.random(using: &random) ? from.y : from.y + (place.y - 240) / 8)
                host.moveTouch(from: from, to: to, duration: .random(in: 0.02...0.3, using: &random))
                finger = to
            case 10..<13:
                guard let up = finger else { break }
                if Int.random(in: 0..<5, using: &random) == 0 {
                    host.cancelTouch(at: up)
                } else {
                    host.touchUp(at: up)
                }
                finger = nil
            case 13 where finger == nil: host.tap(at: place)
            case 14 where finger == nil:
                if let button = board.actionViews.first?.buttons.randomElement(using: &random) {
                    host.tap(button)
                }
            case 15: host.scrollWheel(CGFloat(Int.random(in: -2...2, using: &random)), at: place)
            case 16: change()
            case 17:
                guard !completions.isEmpty else { break }
                completions.removeFirst()(Bool.random(using: &random))
            case 18:
                switch Int.random(in: 0..<6, using: &random) {
                case 0: board.view.isEditing.toggle()
                case 1: board.view.reloadData()
                case 2: board.view.contentOffset.y = .random(in: 0...300, using: &random)
                case 3: host.resize(to: CGSize(width: .random(in: 250...400, using: &random), height: 480))
                default: board.view.isEditing = false
                }
            default: host.advance(by: .random(in: 0...0.4, using: &random))
            }
        }

        @MainActor private func change() {
            var items = board.source.snapshot().itemIdentifiers
            switch Int.random(in: 0..<3, using: &random) {
            case 0 where items.count > 4: items.remove(at: Int.random(in: 0..<items.count, using: &random))
            case 1: items.shuffle(using: &random)
            default:
                items.insert(next, at: Int.random(in: 0...items.count, using: &random))
                next += 1
            }
            board.apply(items, animated: Bool.random(using: &random))
        }

        @MainActor func check(_ comment: Comment) {
            let views = board.actionViews
            for view in views where !seen.contains(where: { $0.view === view }) {
                seen.append(WeakView(view: view))
            }
            let sessions = board.view.swipes.all
            #expect(views.count == sessions.count, comment)
            #expect(sessions.allSatisfy { session in views.contains { $0 === session.actionsView } }, comment)
            // Whatever has no session is where the layout has it.
            for cell in board.view.visibleCells where board.view.swipes.session(of: cell) == nil {
                #expect(cell.center == cell.appliedAttributes?.center, comment)
                #expect(cell.layer.mask == nil, comment)
            }
        }
    }

    @Test(arguments: FuzzBudget.seeds(12, from: 0))
    func whateverIsDoneEverythingCloses(seed: Int) {
        let hand = Hand(seed: seed)
        for number in 0..<150 {
            hand.step()
            hand.check("seed \(seed), step \(number)")
        }
        if let finger = hand.finger { hand.board.host.touchUp(at: finger) }
        hand.board.host.settle()
        hand.board.view.isEditing = false
        hand.board.view.swipes.open?.close()
        hand.board.host.settle()
        // An action that has taken its row away waits for the data source; a touch gives the row back.
        #expect(hand.board.isShut, "seed \(seed)")
        hand.completions = []
        #expect(hand.seen.allSatisfy { $0.view == nil }, "seed \(seed)")
        #expect(hand.board.view.gestureRecognizers?.count ?? 0 <= 5, "seed \(seed)")
    }
}
