extension UIActivityIndicatorView {
    static let activityIndicatorViewNibPaths: [String: AnyKeyPath] = [
        "color": \UIActivityIndicatorView.color,
        "hidesWhenStopped": \UIActivityIndicatorView.hidesWhenStopped,
    ]

    /// What an element says of the indicator.
    final func takeActivityIndicatorView(_ nib: NibCoder) {
        if let style = nib.choice(
            "style",
            [
                "medium": Style.medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white,
                "gray": .gray,
            ])
        {
            self.style = style
        }
        if let color = nib.someColor("color") { self.color = color }
        // Interface Builder writes it where it is true.
        hidesWhenStopped = nib.bool("hidesWhenStopped") ?? false
        if nib.bool("animating") == true { startAnimating() }
    }
}
