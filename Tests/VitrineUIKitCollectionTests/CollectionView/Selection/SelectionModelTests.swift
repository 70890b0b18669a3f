import Foundation
import Testing

@testable import VitrineUIKit

@Suite struct SelectionModelTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func model(selecting items: Int...) -> SelectionModel {
        var model = SelectionModel()
        for item in items { model.set(true, path(item)) }
        return model
    }

    @Test func `Several items can be selected only where any can`() {
        #expect(SelectionModel.Mode(allows: false, allowsMultiple: true) == .none)
        #expect(SelectionModel.Mode(allows: true, allowsMultiple: false) == .single)
        #expect(SelectionModel.Mode(allows: true, allowsMultiple: true) == .multiple)
    }

    @Test func `A tap does nothing where nothing can be selected`() {
        #expect(model().tap(path(3), mode: .none) == .nothing)
        #expect(model(selecting: 3).tap(path(3), mode: .none) == .nothing)
    }

    @Test func `A tap on the only selected item selects it again`() {
        #expect(model(selecting: 3).tap(path(3), mode: .single) == .selects)
    }

    @Test func `A tap on one of several selected items deselects it`() {
        #expect(model(selecting: 3, 5).tap(path(3), mode: .multiple) == .deselects)
        #expect(model(selecting: 3, 5).tap(path(4), mode: .multiple) == .selects)
    }

    @Test func `Selecting an item deselects the others in order, unless there may be several`() {
        let model = model(selecting: 7, 1, 4)
        #expect(model.others(than: path(4), mode: .single) == [path(1), path(7)])
        #expect(model.others(than: path(9), mode: .single) == [path(1), path(4), path(7)])
        #expect(model.others(than: path(9), mode: .multiple) == [])
    }

    @Test func `When only one item may be selected any longer, the first stays`() {
        #expect(model(selecting: 7, 1, 4).surplus(in: .single) == [path(4), path(7)])
        #expect(model(selecting: 7, 1, 4).surplus(in: .multiple) == [])
        #expect(model(selecting: 7).surplus(in: .single) == [])
    }

    @Test func `Selection and highlight go where their items go, and away with them`() {
        var model = model(selecting: 0, 2, 5)
        model.highlight(path(2))
        // Item 0 is deleted.
        model.follow { $0.item == 0 ? nil : IndexPath(item: $0.item - 1, section: 0) }
        #expect(model.sorted == [path(1), path(4)])
        #expect(model.highlighted == path(1))
        model.follow { $0.item == 1 ? nil : $0 }
        #expect(model.sorted == [path(4)])
        #expect(model.highlighted == nil)
    }
}
