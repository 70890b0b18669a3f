public import Foundation
public import VitrineTransferable
public import VitrineUIKit

nonisolated extension View {
    /// Activates this view as the source of a drag and drop operation.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View {
        nonisolated(unsafe) let payload = payload
        return modifier(DragModifier(item: { UIDragItem(transferring: payload) }))
    }

    /// Activates this view as the source of a drag and drop operation, shown as another view.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        nonisolated(unsafe) let (payload, preview) = (payload, preview)
        return modifier(
            DragModifier(item: { UIDragItem(transferring: payload) }, preview: { AnyView(preview()) }))
    }

    /// Activates this view as the source of a drag and drop operation.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        nonisolated(unsafe) let data = data
        return modifier(DragModifier(item: { UIDragItem(itemProvider: data()) }))
    }

    /// Activates this view as the source of a drag and drop operation, shown as another view.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        nonisolated(unsafe) let (data, preview) = (data, preview)
        return modifier(
            DragModifier(item: { UIDragItem(itemProvider: data()) }, preview: { AnyView(preview()) }))
    }

    /// Provides what is dragged with this view; nil disables dragging.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            DragModifier(item: { action?().map { UIDragItem(itemProvider: $0) } }))
    }

    /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you specify.
    ///
    /// - Parameters:
    ///   - action: Called with the items, once they are there, and where they were dropped in the view's coordinates.
    ///   - isTargeted: Called when something comes over the view, or is no longer.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
        return modifier(
            DropModifier(
                accepts: { session, _ in session.items.contains { $0.canBecome(payloadType) } },
                entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
                perform: { info in
                    isTargeted(false)
                    takeDropped(info.session.items, as: payloadType) { _ = action($0, info.location) }
                    return true
                }))
    }

    /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you specify.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types that are received.
    ///   - isTargeted: Is true as long as something of them is over the view.
    ///   - action: Called with the items that are such, and where they were dropped in the view's coordinates.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
        return modifier(
            DropModifier(
                accepts: { _, info in info.hasItemsConforming(to: supportedContentTypes) },
                entered: { _ in isTargeted?.wrappedValue = true },
                exited: { _ in isTargeted?.wrappedValue = false },
                perform: { info in
                    isTargeted?.wrappedValue = false
                    return action(info.itemProviders(for: supportedContentTypes), info.location)
                }))
    }

    /// Defines the destination of a drag and drop operation that handles the dropped content with a closure that you specify.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Defines the destination of a drag and drop operation using behavior controlled by the delegate that you provide.
    public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropModifier(
                accepts: { _, info in
                    info.hasItemsConforming(to: supportedContentTypes) && delegate.validateDrop(info: info)
                },
                entered: { delegate.dropEntered(info: $0) }, updated: { delegate.dropUpdated(info: $0) },
                exited: { delegate.dropExited(info: $0) }, perform: { delegate.performDrop(info: $0) }))
    }

    /// The same with the names of types.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// The same with the names of types.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// The same with the names of types.
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}
