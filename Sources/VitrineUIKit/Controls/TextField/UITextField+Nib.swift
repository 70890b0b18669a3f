import Foundation

extension UITextField {
    static let textFieldNibPaths: [String: AnyKeyPath] = [
        "delegate": \UITextField.delegate, "text": \UITextField.text, "placeholder": \UITextField.placeholder,
        "placeholderLabel": \UITextField.placeholderLabel, "_placeholderLabel": \UITextField.placeholderLabel,
        "clearButton": \UITextField.madeClearButton, "_clearButton": \UITextField.madeClearButton,
        "textColor": \UITextField.textColor, "font": \UITextField.font, "leftView": \UITextField.leftView,
        "rightView": \UITextField.rightView, "inputView": \UITextField.inputView,
        "inputAccessoryView": \UITextField.inputAccessoryView,
        "attributedPlaceholder": \UITextField.attributedPlaceholder,
        "secureTextEntry": \UITextField.isSecureTextEntry,
    ]

    /// What an element says of the field.
    final func takeTextField(_ nib: NibCoder) {
        if let font = nib.font() { self.font = font }
        if let color = nib.someColor("textColor") { textColor = color }
        if let alignment = nib.choice("textAlignment", NibNames.alignments) { textAlignment = alignment }
        if let style = nib.choice(
            "borderStyle",
            ["none": BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
        {
            borderStyle = style
        }
        let modes: KeyValuePairs<String, ViewMode> = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
            "always": .always,
        ]
        if let mode = nib.choice("clearButtonMode", modes) { clearButtonMode = mode }
        if let mode = nib.choice("leftViewMode", modes) { leftViewMode = mode }
        if let mode = nib.choice("rightViewMode", modes) { rightViewMode = mode }
        if let clears = nib.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
        if let adjusts = nib.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
        if let adjusts = nib.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
        if let size = nib.number("minimumFontSize") { minimumFontSize = size }
        if let placeholder = nib.text("placeholder") { self.placeholder = placeholder }
        if let placeholder = nib.attributedText("attributedPlaceholder") {
            attributedPlaceholder = placeholder
        }
        if let text = nib.text("text") { self.text = text }
        if let text = nib.attributedText("attributedText") { attributedText = text }
        // What is drawn for a border in early systems.
        nib.know("background", "disabledBackground", "allowsEditingTextAttributes")
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
