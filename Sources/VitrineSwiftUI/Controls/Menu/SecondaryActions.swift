extension ToolbarItemPlacement {
    /// For what is used less often: in a menu at the trailing side, and in the middle of wide bars of editors and browsers.
    public static let secondaryAction = ToolbarItemPlacement(
        side: .secondary, menu: { MenuAssembly.menu(of: $0, $1) })
}
