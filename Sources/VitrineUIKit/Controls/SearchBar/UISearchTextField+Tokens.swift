public import Foundation
import VitrineCoreGraphics
import VitrineText

// A token is one character of the text that is edited, and stands before all others.
extension UISearchTextField {
    private var attachments: [SearchTokenAttachment] {
        editing.content.pieces(in: 0..<editing.content.length).flatMap { piece in
            // Tokens that are next to each other are pieces of their own, as each has its attachment.
            (piece.attributes.attachment as? SearchTokenAttachment).map { [$0] } ?? []
        }
    }

    /// How many tokens there are: so many characters of the text.
    final var tokenCount: Int { attachments.count }

    private func piece(of attachment: SearchTokenAttachment) -> TextEditing.Content.Piece {
        .init("\u{FFFC}", editing.defaults.setting([.attachment: attachment]))
    }

    /// The tokens, in their order before the text.
    public final var tokens: [UISearchToken] {
        get { attachments.map(\.token) }
        set { replaceTokens(0..<tokenCount, with: newValue) }
    }

    /// Puts a token before another one, or with their number behind all.
    ///
    /// Traps if there are fewer tokens.
    public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        precondition((0...tokenCount).contains(tokenIndex), "There is no place \(tokenIndex) for a token.")
        replaceTokens(tokenIndex..<tokenIndex, with: [token])
    }

    /// Takes a token out.
    ///
    /// Traps if there is none at the index.
    public final func removeToken(at tokenIndex: Int) {
        precondition((0..<tokenCount).contains(tokenIndex), "There is no token \(tokenIndex).")
        replaceTokens(tokenIndex..<tokenIndex + 1, with: [])
    }

    /// Puts a token among the others, and takes the text of a range out.
    ///
    /// - Parameter textRange: Of the text; tokens in it stay.
    public final func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        let range = offsets(of: textRange).clamped(to: tokenCount..<editing.content.length)
        if !range.isEmpty { change(range, to: []) }
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text without tokens.
    public final var textualRange: UITextRange { IndexedRange(tokenCount..<editing.content.length) }

    /// The position before a token.
    public final func positionOfToken(at tokenIndex: Int) -> UITextPosition { IndexedPosition(tokenIndex) }

    /// The tokens in a range of the text.
    public final func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let all = tokens
        return Array(all[offsets(of: textRange).clamped(to: 0..<all.count)])
    }

    private func offsets(of range: UITextRange) -> Range<Int> {
        let start = offset(from: beginningOfDocument, to: range.start)
        let end = offset(from: beginningOfDocument, to: range.end)
        return min(start, end)..<max(start, end)
    }

    private func replaceTokens(_ range: Range<Int>, with tokens: [UISearchToken]) {
        for attachment in attachments[range] { attachment.view.removeFromSuperview() }
        change(range, to: tokens.map { piece(of: SearchTokenAttachment($0)) })
    }

    /// Changes the text as a program does; the caret stays where it is in it.
    private func change(_ range: Range<Int>, to pieces: [TextEditing.Content.Piece]) {
        let inserted = pieces.reduce(0) { $0 + $1.text.utf16.count }
        let selection = editing.selection
        measureTokens(in: pieces)
        editing.unmark()
        editing.substitute(range, with: pieces)
        func moved(_ offset: Int) -> Int {
            offset < range.lowerBound ? offset : max(range.lowerBound, offset - range.count) + inserted
        }
        let count = tokenCount
        editing.select(
            anchor: selection.isEmpty ? max(count, moved(selection.lowerBound)) : moved(selection.lowerBound),
            head: selection.isEmpty ? max(count, moved(selection.upperBound)) : moved(selection.upperBound))
        textLookDidChange()
        tokensDidChange?()
    }

    // MARK: Looks

    private var tokenFont: UIFont { (font ?? .systemFont(ofSize: 17)).withSize((font?.pointSize ?? 17) - 2) }

    private func show(_ attachment: SearchTokenAttachment, isSelected: Bool) {
        attachment.view.show(
            isSelected: isSelected, color: customTokenColor, font: tokenFont, tint: tintColor)
    }

    /// Gives tokens the room in the line that they need, as high as letters, so that the line and the caret are as
    /// without them.
    private func measureTokens(in pieces: [TextEditing.Content.Piece]) {
        for case let attachment as SearchTokenAttachment in pieces.map(\.attributes.attachment) {
            show(attachment, isSelected: false)
            let width = attachment.view.sizeThatFits(.zero).width
            let font = font ?? .systemFont(ofSize: 17)
            attachment.bounds = CGRect(
                x: 0, y: font.descender, width: width + SearchTokenView.gap,
                height: font.ascender - font.descender)
        }
    }

    /// The frame of a token in the field.
    final func tokenFrame(at index: Int) -> CGRect {
        guard attachments.indices.contains(index) else { return .zero }
        let view = attachments[index].view
        let (start, end) = (
            caretRect(for: IndexedPosition(index)), caretRect(for: IndexedPosition(index + 1))
        )
        let width = view.sizeThatFits(.zero).width
        let isMirrored = end.minX < start.minX
        return CGRect(
            x: onPixels(isMirrored ? start.minX - width : start.minX),
            y: onPixels(start.midY - SearchTokenView.height / 2), width: width, height: SearchTokenView.height
        )
    }

    final func layoutTokens() {
        let (attachments, selection) = (attachments, editing.selection)
        editing.selectionStart = attachments.count
        let old = canvas.subviews.compactMap { $0 as? SearchTokenView }
        for view in old where !attachments.contains(where: { $0.view === view }) {
            view.removeFromSuperview()
        }
        for (index, attachment) in attachments.enumerated() {
            if attachment.view.superview !== canvas { canvas.insertSubview(attachment.view, at: 0) }
            show(attachment, isSelected: isFirstResponder && selection.contains(index))
            attachment.view.frame = tokenFrame(at: index).offsetBy(
                dx: -canvas.frame.minX, dy: -canvas.frame.minY)
        }
    }

    /// The token at a point of the field; nil if there is none.
    final func token(at point: CGPoint) -> Int? {
        (0..<tokenCount).first { tokenFrame(at: $0).contains(point) }
    }

    // MARK: Text

    /// The text after the tokens.
    final var textWithoutTokens: String {
        editing.content.string(in: tokenCount..<editing.content.length)
    }

    /// Puts another text after the tokens, as a program does.
    final func setTextWithoutTokens(_ text: String) {
        guard text != textWithoutTokens else { return }
        let kept = attachments.map(piece)
        editing.setText(kept + [.init(text, editing.defaults)])
        textLookDidChange()
        selectionDidChange()
    }
}
