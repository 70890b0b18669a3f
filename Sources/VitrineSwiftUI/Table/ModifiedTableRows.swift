public import VitrineTransferable

/// Rows with something done to the view of each.
struct ModifiedTableRows<Base: TableRowContent>: TableRowContent {
    typealias TableRowValue = Base.TableRowValue
    typealias TableRowBody = Never
    let base: Base
    let change: (AnyView) -> AnyView

    func _rows(_ columns: _TableColumns<Base.TableRowValue>) -> AnyView { change(base._rows(columns)) }
    var _kinds: _TableRowKinds { base._kinds }
}

extension TableRowContent {
    /// Adds a context menu to each row.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Lets each row be dragged, as a value.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(base: self) { AnyView($0.draggable(payload())) }
    }
}
