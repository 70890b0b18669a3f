import Foundation
import Testing
import VitrineFoundation

@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
    @MainActor private final class Counter {
        var value = 0
        let manager: VitrineFoundation.UndoManager
        init(_ manager: VitrineFoundation.UndoManager) { self.manager = manager }

        func set(_ new: Int) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("A method is called with what it took back")
    func selector() {
        final class Box: NSObject {
            var value = 0
            func take(_ value: Any) { self.value = value as? Int ?? -1 }
        }
        let (manager, box) = (VitrineFoundation.UndoManager(), Box())
        let take = VitrineFoundation.Selector(method: "take(_:)", of: Box.self, { $0.take })
        manager.registerUndo(withTarget: box, selector: take, object: 5)
        manager.undo()
        #expect(box.value == 5)
    }

    @Test("What was done is taken back group by group, and done again")
    func groups() {
        let manager = VitrineFoundation.UndoManager()
        manager.groupsByEvent = false
        let counter = Counter(manager)
        for value in [1, 2] {
            manager.beginUndoGrouping()
            counter.set(value * 10)
            counter.set(value)
            manager.setActionName("Set \(value)")
            manager.endUndoGrouping()
        }
        #expect(manager.undoMenuItemTitle == "Undo Set 2")
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.canRedo && manager.redoActionName == "Set 2")
        manager.undo()
        #expect(counter.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(counter.value == 2 && !manager.canRedo)
        manager.undo()
        manager.beginUndoGrouping()
        counter.set(9)
        manager.endUndoGrouping()
        #expect(!manager.canRedo)
    }

    @Test("All of an event is one group")
    func events() {
        let manager = VitrineFoundation.UndoManager()
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(counter.value == 0)
        #expect(manager.groupingLevel == 0)
    }

    @Test("Only as many groups are kept as are wanted, and none of what is gone")
    func limits() {
        let manager = VitrineFoundation.UndoManager()
        manager.groupsByEvent = false
        manager.levelsOfUndo = 2
        let counter = Counter(manager)
        for value in 1...4 {
            manager.beginUndoGrouping()
            counter.set(value)
            manager.endUndoGrouping()
        }
        while manager.canUndo { manager.undo() }
        #expect(counter.value == 2)
        manager.disableUndoRegistration()
        counter.set(5)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canRedo)
    }
}
