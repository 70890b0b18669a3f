import Foundation

extension UINavigationBar {
    static let navigationBarNibPaths: [String: AnyKeyPath] = [
        "delegate": \UINavigationBar.delegate, "barTintColor": \UINavigationBar.barTintColor,
        "translucent": \UINavigationBar.isTranslucent,
        "hidesShadow": \UINavigationBar.hidesShadow, "_hidesShadow": \UINavigationBar.hidesShadow,
    ]

    /// What an element says of the bar.
    final func takeNavigationBar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibNames.barStyles) { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let prefers = nib.bool("largeTitles") { prefersLargeTitles = prefers }
        nib.know("titleTextAttributes", "items", "largeTitleTextAttributes", "prompted")
        if let element = nib.element.child("textAttributes") ?? nib.element.child(key: "titleTextAttributes")
        {
            titleTextAttributes = attributes(element, nib)
        }
        if let element = nib.element.child(key: "largeTitleTextAttributes") {
            largeTitleTextAttributes = attributes(element, nib)
        }
        if let appearance = appearance("standardAppearance", nib) { standardAppearance = appearance }
        if let appearance = appearance("compactAppearance", nib) { compactAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance", nib) { scrollEdgeAppearance = appearance }
        if let appearance = appearance("compactScrollEdgeAppearance", nib) {
            compactScrollEdgeAppearance = appearance
        }
        let items = nib.element.list("items").compactMap { nib.loader.make($0, as: UINavigationItem.self) }
        if !items.isEmpty { self.items = items }
    }

    private func appearance(_ key: String, _ nib: NibCoder) -> UINavigationBarAppearance? {
        let result = UINavigationBarAppearance()
        guard let element = result.takeBackground(key, of: nib) else { return nil }
        if let attributes = element.child(key: "titleTextAttributes") {
            result.titleTextAttributes.merge(self.attributes(attributes, nib)) { $1 }
        }
        if let attributes = element.child(key: "largeTitleTextAttributes") {
            result.largeTitleTextAttributes.merge(self.attributes(attributes, nib)) { $1 }
        }
        return result
    }

    private func attributes(_ element: InterfaceElement, _ nib: NibCoder) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let color = element.child(key: "textColor") {
            result[.foregroundColor] = NibValues.color(color, nib.loader.file)
        }
        if let font = element.child(key: "fontDescription") {
            result[.font] = NibValues.font(font, nib.loader.file)
        }
        return result
    }
}
