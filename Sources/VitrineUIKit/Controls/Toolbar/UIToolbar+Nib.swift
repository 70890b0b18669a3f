import Foundation

extension UIToolbar {
    static let toolbarNibPaths: [String: AnyKeyPath] = [
        "delegate": \UIToolbar.delegate, "barTintColor": \UIToolbar.barTintColor,
        "translucent": \UIToolbar.isTranslucent,
    ]

    /// What an element says of the bar.
    final func takeToolbar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibNames.barStyles) { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let appearance = appearance("standardAppearance", nib) { standardAppearance = appearance }
        if let appearance = appearance("compactAppearance", nib) { compactAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance", nib) { scrollEdgeAppearance = appearance }
        if let appearance = appearance("compactScrollEdgeAppearance", nib) {
            compactScrollEdgeAppearance = appearance
        }
        let items = nib.list("items").compactMap { nib.loader.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { self.items = items }
    }

    private func appearance(_ key: String, _ nib: NibCoder) -> UIToolbarAppearance? {
        let result = UIToolbarAppearance()
        return result.takeBackground(key, of: nib) == nil ? nil : result
    }
}
