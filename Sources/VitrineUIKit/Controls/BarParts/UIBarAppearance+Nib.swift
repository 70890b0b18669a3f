extension UIBarAppearance {
    /// What an element says of the background of a bar.
    ///
    /// - Returns: The element; nil where there is none.
    final func takeBackground(_ key: String, of nib: NibCoder) -> InterfaceElement? {
        guard let element = nib.child(key) else { return nil }
        if let color = element.child(key: "backgroundColor") {
            backgroundColor = NibValues.color(color, nib.loader.file)
        }
        if let color = element.child(key: "shadowColor") {
            shadowColor = NibValues.color(color, nib.loader.file)
        }
        if let image = nib.image("backgroundImage", in: element) { backgroundImage = image }
        if let image = nib.image("shadowImage", in: element) { shadowImage = image }
        return element
    }
}
