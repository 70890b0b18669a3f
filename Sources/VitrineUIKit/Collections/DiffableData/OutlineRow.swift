/// A cell that shows where its item stands in an outline.
@MainActor
protocol OutlineRow: AnyObject {
    /// The item of the row was expanded or collapsed, or has another level now.
    func outlineStateDidChange()
}
