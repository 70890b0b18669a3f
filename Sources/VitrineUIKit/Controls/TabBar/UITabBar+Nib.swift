import Foundation

extension UITabBar {
    static let tabBarNibPaths: [String: AnyKeyPath] = [
        "delegate": \UITabBar.delegate, "barTintColor": \UITabBar.barTintColor,
        "translucent": \UITabBar.isTranslucent,
    ]

    /// What an element says of the bar.
    final func takeTabBar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibNames.barStyles) { barStyle = style }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let isTranslucent = nib.bool("translucent") { self.isTranslucent = isTranslucent }
        if let color = nib.color("unselectedItemTintColor") { unselectedItemTintColor = color }
        if let color = nib.color("selectedImageTintColor") { tintColor = color }
        if let appearance = appearance("standardAppearance", nib) { standardAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance", nib) { scrollEdgeAppearance = appearance }
        nib.know("items", "itemPositioning")
        let items = nib.element.list("items").compactMap { nib.loader.make($0, as: UITabBarItem.self) }
        if !items.isEmpty { self.items = items }
    }

    private func appearance(_ key: String, _ nib: NibCoder) -> UITabBarAppearance? {
        let result = UITabBarAppearance()
        return result.takeBackground(key, of: nib) == nil ? nil : result
    }
}
