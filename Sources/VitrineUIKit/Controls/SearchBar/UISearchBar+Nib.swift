import Foundation

extension UISearchBar {
    static let searchBarNibPaths: [String: AnyKeyPath] = [
        "delegate": \UISearchBar.delegate, "text": \UISearchBar.text, "placeholder": \UISearchBar.placeholder,
        "barTintColor": \UISearchBar.barTintColor,
        // What programs ask for from before there was searchTextField.
        "searchField": \UISearchBar.searchTextField, "_searchField": \UISearchBar.searchTextField,
        "cancelButton": \UISearchBar.cancelButton, "_cancelButton": \UISearchBar.cancelButton,
        "cancelButtonText": \UISearchBar.cancelTitle, "_cancelButtonText": \UISearchBar.cancelTitle,
    ]

    /// What an element says of the bar.
    final func takeSearchBar(_ nib: NibCoder) {
        if let style = nib.choice(
            "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal])
        {
            searchBarStyle = style
        }
        if let text = nib.text("text") { self.text = text }
        if let placeholder = nib.text("placeholder") { self.placeholder = placeholder }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let shows = nib.bool("showsCancelButton") { showsCancelButton = shows }
        let titles = nib.list("scopeButtonTitles").map(\.text)
        if !titles.isEmpty { scopeButtonTitles = titles }
        if let shows = nib.bool("showsScopeBar") { showsScopeBar = shows }
        if let style = nib.choice("barStyle", NibNames.barStyles) { barStyle = style }
        if let translucent = nib.bool("translucent") { isTranslucent = translucent }
        if let image = nib.image("backgroundImage") { backgroundImage = image }
        nib.know("prompt")
        guard let traits = NibTextTraits(nib) else { return }
        if let value = traits.capitalization { autocapitalizationType = value }
        if let value = traits.correction { autocorrectionType = value }
        if let value = traits.spelling { spellCheckingType = value }
        if let value = traits.keyboard { keyboardType = value }
        if let value = traits.returnKey { returnKeyType = value }
        if let value = traits.enablesReturnKey { enablesReturnKeyAutomatically = value }
    }
}
