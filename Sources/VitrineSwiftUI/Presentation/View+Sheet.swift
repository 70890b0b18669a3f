nonisolated extension View {
    /// Presents a sheet when a binding to a Boolean value that you provide is true.
    ///
    /// - Parameter onDismiss: Called once the sheet is gone.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "sheet(isPresented:onDismiss:content:)", style: .pageSheet, item: isPresented.item,
                identity: { _ in true }, onDismiss: onDismiss, shown: { _ in content() }))
    }

    /// Presents a sheet using the given item as a data source for the sheet's content. Another item is shown in another
    /// sheet, once the first is gone.
    ///
    /// - Parameter onDismiss: Called once the sheet is gone.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "sheet(item:onDismiss:content:)", style: .pageSheet, item: item,
                identity: { AnyHashable($0.id) }, onDismiss: onDismiss, shown: content))
    }
}
