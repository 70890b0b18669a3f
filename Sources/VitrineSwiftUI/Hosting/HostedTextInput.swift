/// A view of a representable that takes text.
@MainActor
protocol HostedTextInput: UIView {
    /// Called when editing began or ended.
    var editingDidChange: ((Bool) -> Void)? { get set }
}

/// A representable whose view takes text.
@MainActor
protocol TextInputRepresentable {}

extension UIViewRepresentable where Self: TextInputRepresentable {
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PlatformNode(view, context, ViewRepresentableAdapter<Self>(), takesText: true)
    }
}
