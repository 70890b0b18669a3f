import Foundation
public import VitrineTransferable
public import VitrineUIKit

nonisolated extension DynamicViewContent {
    /// Has what is dropped between the views of data inserted there: in a list.
    ///
    /// - Parameter action: Called with the place in the data, and the items that are of the types.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let types = supportedContentTypes.map(\.identifier)
        nonisolated(unsafe) let action = action
        return _EditedContent(
            content: self,
            edits: RowEdits(
                insert: RowInsertion(
                    accepts: { $0.hasItemsConforming(toTypeIdentifiers: types) },
                    perform: { offset, session in
                        let info = DropInfo(session: session, location: .zero)
                        action(offset, info.itemProviders(for: supportedContentTypes))
                    })))
    }

    /// The same with the names of types.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Has what is dropped between the views of data inserted there: in a list.
    ///
    /// - Parameter action: Called with the items, once they are there, and the place in the data.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return _EditedContent(
            content: self,
            edits: RowEdits(
                insert: RowInsertion(
                    accepts: { session in session.items.contains { $0.canBecome(payloadType) } },
                    perform: { offset, session in
                        takeDropped(session.items, as: payloadType) { action($0, offset) }
                    })))
    }
}
