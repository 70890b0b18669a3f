public import VitrineCoreGraphics

/// Shows a magnifier over text while a finger moves a caret, or an end of what is selected.
///
/// It stands above the line of the caret, and shows the text there a quarter larger.
@MainActor @preconcurrency
open class UITextLoupeSession: NSObject {
    private var loupe: LoupeView?
    private weak var view: UIView?

    private init(_ loupe: LoupeView, in view: UIView) {
        self.loupe = loupe
        self.view = view
        super.init()
    }

    /// Shows a magnifier.
    ///
    /// - Parameters:
    ///   - point: Where the finger is, in points of the view.
    ///   - selectionWidget: What the magnifier comes out of; nil where the finger is.
    ///   - interactionView: The view with the text.
    /// - Returns: Nil where the view is in no window.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard let window = interactionView.window else { return nil }
        // What is magnified is everything in the window that the view is in, and not the magnifier itself.
        var content = interactionView
        while let outer = content.superview, outer !== window { content = outer }
        guard content.superview === window else { return nil }
        let loupe = LoupeView(content)
        window.addSubview(loupe)
        let source =
            selectionWidget.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) }
            ?? interactionView.convert(point, to: window)
        loupe.appear(from: source)
        return UITextLoupeSession(loupe, in: interactionView)
    }

    /// The finger, or the caret, is somewhere else.
    ///
    /// - Parameters:
    ///   - point: Where the finger is, in points of the view.
    ///   - caretRect: Where the caret is, in points of the view; its line is what is magnified.
    ///   - tracksCaret: Whether the caret is in the middle, and not the place of the finger in its line.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view, let loupe, let window = view.window else { return }
        let caret = view.convert(caretRect, to: window)
        let finger = view.convert(point, to: window)
        loupe.show(CGPoint(x: tracksCaret ? caret.midX : finger.x, y: caret.midY), above: caret.minY)
    }

    /// Takes the magnifier away.
    open func invalidate() {
        loupe?.disappear()
        loupe = nil
    }
}
