import Foundation

extension UITextView {
    static let textViewNibPaths: [String: AnyKeyPath] = [
        "delegate": \UITextView.delegate, "text": \UITextView.text, "textColor": \UITextView.textColor,
        "font": \UITextView.font, "attributedText": \UITextView.attributedText,
        "editable": \UITextView.isEditable, "selectable": \UITextView.isSelectable,
        "textContainerInset": \UITextView.textContainerInset, "inputView": \UITextView.inputView,
        "inputAccessoryView": \UITextView.inputAccessoryView,
    ]

    /// What an element says of the text view.
    final func takeTextView(_ nib: NibCoder) {
        if let font = nib.font() { self.font = font }
        if let color = nib.someColor("textColor") { textColor = color }
        if let alignment = nib.choice("textAlignment", NibNames.alignments) { textAlignment = alignment }
        if let isEditable = nib.bool("editable") { self.isEditable = isEditable }
        if let isSelectable = nib.bool("selectable") { self.isSelectable = isSelectable }
        if let allows = nib.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = allows }
        if let adjusts = nib.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
        if let insets = nib.insets("textContainerInset") { textContainerInset = insets }
        if let types = nib.child("dataDetectorType") {
            var detectors: UIDataDetectorTypes = []
            if types["phoneNumber"] == "YES" { detectors.insert(.phoneNumber) }
            if types["link"] == "YES" { detectors.insert(.link) }
            dataDetectorTypes = detectors
        }
        if let text = nib.text("text") { self.text = text }
        if let text = nib.attributedText("attributedText") { attributedText = text }
        guard let traits = NibTextTraits(nib) else { return }
        if let value = traits.capitalization { autocapitalizationType = value }
        if let value = traits.correction { autocorrectionType = value }
        if let value = traits.spelling { spellCheckingType = value }
        if let value = traits.keyboard { keyboardType = value }
        if let value = traits.returnKey { returnKeyType = value }
        if let value = traits.enablesReturnKey { enablesReturnKeyAutomatically = value }
        if let value = traits.keyboardAppearance { keyboardAppearance = value }
        if let value = traits.isSecure { isSecureTextEntry = value }
        if let value = traits.contentType { textContentType = value }
    }
}
