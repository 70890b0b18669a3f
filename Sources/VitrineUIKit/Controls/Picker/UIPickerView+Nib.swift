extension UIPickerView {
    static let pickerViewNibPaths: [String: AnyKeyPath] = [
        "delegate": \UIPickerView.delegate, "dataSource": \UIPickerView.dataSource,
    ]
}
