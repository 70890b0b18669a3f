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
        let items = nib.list("items").compactMap { nib.loader.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { self.items = items }
    }
}
