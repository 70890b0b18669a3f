extension UIPickerView {
    static let pickerViewNibPaths: [String: AnyKeyPath] = [
        "delegate": \UIPickerView.delegate, "dataSource": \UIPickerView.dataSource,
        // No property of UIKit's, and yet what programs set.
        "textColor": \UIPickerView.titleColor, "_textColor": \UIPickerView.titleColor,
    ]
}
