extension UIStepper {
    static let stepperNibPaths: [String: AnyKeyPath] = [
        "value": \UIStepper.value, "minimumValue": \UIStepper.minimumValue,
        "maximumValue": \UIStepper.maximumValue, "stepValue": \UIStepper.stepValue,
    ]

    /// What an element says of the stepper.
    final func takeStepper(_ nib: NibCoder) {
        if let most = nib.number("maximumValue") { maximumValue = Double(most) }
        if let least = nib.number("minimumValue") { minimumValue = Double(least) }
        if let step = nib.number("stepValue"), step > 0 { stepValue = Double(step) }
        if let value = nib.number("value") { self.value = Double(value) }
        if let isContinuous = nib.bool("continuous") { self.isContinuous = isContinuous }
        if let repeats = nib.bool("autorepeat") { autorepeat = repeats }
        if let wraps = nib.bool("wraps") { self.wraps = wraps }
    }
}
