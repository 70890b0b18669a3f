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
        nib.know("items", "itemPositioning")
        let items = nib.element.list("items").compactMap { nib.loader.make($0, as: UITabBarItem.self) }
        if !items.isEmpty { self.items = items }
    }
}
