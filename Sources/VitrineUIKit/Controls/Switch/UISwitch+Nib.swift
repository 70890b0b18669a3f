extension UISwitch {
    static let switchNibPaths: [String: AnyKeyPath] = [
        "on": \UISwitch.isOn, "onTintColor": \UISwitch.onTintColor,
        "thumbTintColor": \UISwitch.thumbTintColor,
    ]

    /// What an element says of the switch.
    final func takeSwitch(_ nib: NibCoder) {
        if let isOn = nib.bool("on") { self.isOn = isOn }
        if let color = nib.color("onTintColor") { onTintColor = color }
        if let color = nib.color("thumbTintColor") { thumbTintColor = color }
        nib.know("title", "preferredStyle")
    }
}
