import Foundation
import VitrineCoreGraphics
import VitrineText

extension UITextView {
    /// The text. What changes it changes what is shown; the delegate is not told.
    ///
    /// A text view makes it when it is first asked for, and holds its text itself until then.
    public final var textStorage: NSTextStorage { madeStack.storage }

    /// Who lays out the text. One of a subclass draws it, too.
    public final var layoutManager: NSLayoutManager { madeStack.manager }

    private var madeStack: (storage: NSTextStorage, manager: NSLayoutManager) {
        if let stack { return stack }
        return makeStack()
    }

    @discardableResult
    final func makeStack() -> (storage: NSTextStorage, manager: NSLayoutManager) {
        if let stack { return stack }
        let made: (storage: NSTextStorage, manager: NSLayoutManager)
        if let manager = textContainer.manager {
            let storage = manager.textStorage ?? NSTextStorage()
            if manager.textStorage == nil { storage.addLayoutManager(manager) }
            made = (storage, manager)
            stack = made
            manager.adopt(editing, with: nil)
            if type(of: manager) != NSLayoutManager.self { canvas.painting = TextPainting(self) }
        } else {
            let manager = NSLayoutManager()
            let storage = NSTextStorage(attributedString: editing.attributedText)
            made = (storage, manager)
            stack = made
            storage.adopt(manager)
            manager.adopt(editing, with: storage)
            manager.addTextContainer(textContainer)
        }
        editing.holder = self
        made.manager.configure()
        return made
    }
}

extension UITextView: TextHolder {
    final func replace(_ range: Range<Int>, with pieces: [TextFlow.Content.Piece]) {
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            text.append(NSAttributedString(string: piece.text, attributes: piece.attributes.values))
        }
        textStorage.beginEditing()
        textStorage.replaceCharacters(in: NSRange(range), with: text)
        textStorage.endEditing()
    }

    final func setAttributes(from location: Int, of pieces: [TextFlow.Content.Piece]) {
        textStorage.beginEditing()
        var place = location
        for piece in pieces {
            let count = piece.text.utf16.count
            textStorage.setAttributes(
                piece.attributes.values, range: NSRange(location: place, length: count))
            place += count
        }
        textStorage.endEditing()
    }
}

extension UITextView: TextContainerOwner {
    final func containerNeedsManager(_ container: NSTextContainer) { makeStack() }

    final func containerDidChange(_ container: NSTextContainer) {
        let isPlain =
            container.isSimpleRectangularTextContainer && type(of: container) == NSTextContainer.self
        if stack == nil, !isPlain { makeStack() }
        if stack == nil {
            editing.lineLimit = max(0, container.maximumNumberOfLines)
            editing.truncation = .init(container.lineBreakMode)
        }
        editing.width = nil
        lookDidChange()
    }

    final func size(of container: NSTextContainer, set size: CGSize) -> CGSize {
        let inset = textContainerInset
        let width =
            container.widthTracksTextView ? max(0, bounds.width - inset.left - inset.right) : size.width
        let isFree = size.height <= 0
        let height =
            container.heightTracksTextView
            ? max(0, bounds.height - inset.top - inset.bottom)
            : isFree ? CGFloat.greatestFiniteMagnitude : size.height
        return CGSize(width: width, height: height)
    }

    final func textWasChanged(at location: Int, removing removed: Int, inserting inserted: Int) {
        editing.textWasChanged(at: location, removing: removed, inserting: inserted)
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    final func layoutWasInvalidated() { textLookDidChange() }
}

/// Draws a text as the text view's layout manager does.
final class TextPainting: UIView {
    private unowned let textView: UITextView

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        textView.prepareLines()
        let manager = textView.layoutManager
        let top = textView.textContainerInset.top - textView.band.lowerBound
        let origin = CGPoint(x: textView.textContainerInset.left, y: top)
        let range = manager.glyphRange(
            forBoundingRect: rect.offsetBy(dx: -origin.x, dy: -origin.y), in: textView.textContainer)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
