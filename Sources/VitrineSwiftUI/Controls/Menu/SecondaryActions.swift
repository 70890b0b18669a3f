extension ToolbarItemPlacement {
    /// For what is used less often: in a menu at the trailing side, and in the middle of wide bars of editors and browsers.
    public static let secondaryAction = ToolbarItemPlacement(side: .secondary) { views in
        AnyView(
            Menu {
                ForEach(views.indices, id: \.self) { views[$0] }
            } label: {
                Label("More", systemImage: "ellipsis.circle")
            })
    }
}
