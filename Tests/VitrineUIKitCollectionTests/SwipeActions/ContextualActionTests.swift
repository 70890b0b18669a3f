import Testing

@testable import VitrineUIKit

@MainActor @Suite struct ContextualActionTests {
    @Test func anActionKeepsWhatItWasMadeOf() {
        var calls: [Bool] = []
        let action = UIContextualAction(style: .normal, title: "Flag") { action, view, completion in
            #expect(action.title == "Flag")
            completion(view.tag == 7)
        }
        #expect(action.style == .normal)
        #expect(action.title == "Flag")
        #expect(action.image == nil)
        let view = UIView()
        view.tag = 7
        action.handler(action, view) { calls.append($0) }
        #expect(calls == [true])
    }

    @Test func theColorComesFromTheStyleUntilOneIsSet() {
        let normal = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        #expect(normal.backgroundColor == .systemGray)
        #expect(destructive.backgroundColor == .systemRed)
        destructive.backgroundColor = .systemBlue
        #expect(destructive.backgroundColor == .systemBlue)
        destructive.backgroundColor = nil
        #expect(destructive.backgroundColor == .systemRed)
    }

    @Test func aFullSwipePerformsTheFirstActionUnlessToldOtherwise() {
        let first = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        let second = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
        let configuration = UISwipeActionsConfiguration(actions: [first, second])
        #expect(configuration.actions.map { $0.title } == ["Delete", "Flag"])
        #expect(configuration.performsFirstActionWithFullSwipe)
    }

    @Test func aLayoutOffersNoActionsByItself() {
        let layout = UICollectionViewLayout()
        for edge in SwipeEdge.allCases {
            #expect(layout.swipeActions(at: [0, 0], edge: edge) == nil)
        }
    }
}
