/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Sendable {
    let key: UIReturnKeyType

    /// "Done".
    public static var done: SubmitLabel { SubmitLabel(key: .done) }
    /// "Go".
    public static var go: SubmitLabel { SubmitLabel(key: .go) }
    /// "Send".
    public static var send: SubmitLabel { SubmitLabel(key: .send) }
    /// "Join".
    public static var join: SubmitLabel { SubmitLabel(key: .join) }
    /// "Route".
    public static var route: SubmitLabel { SubmitLabel(key: .route) }
    /// "Search".
    public static var search: SubmitLabel { SubmitLabel(key: .search) }
    /// "Return".
    public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
    /// "Next".
    public static var next: SubmitLabel { SubmitLabel(key: .next) }
    /// "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}
