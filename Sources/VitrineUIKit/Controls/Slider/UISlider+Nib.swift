extension UISlider {
    static let sliderNibPaths: [String: AnyKeyPath] = [
        "value": \UISlider.value, "minimumValue": \UISlider.minimumValue,
        "maximumValue": \UISlider.maximumValue,
        "continuous": \UISlider.isContinuous, "minimumTrackTintColor": \UISlider.minimumTrackTintColor,
        "maximumTrackTintColor": \UISlider.maximumTrackTintColor, "thumbTintColor": \UISlider.thumbTintColor,
    ]

    /// What an element says of the slider.
    final func takeSlider(_ nib: NibCoder) {
        if let most = nib.number("maxValue") { maximumValue = Float(most) }
        if let least = nib.number("minValue") { minimumValue = Float(least) }
        if let value = nib.number("value") { self.value = Float(value) }
        if let isContinuous = nib.bool("continuous") { self.isContinuous = isContinuous }
        if let color = nib.color("minimumTrackTintColor") { minimumTrackTintColor = color }
        if let color = nib.color("maximumTrackTintColor") { maximumTrackTintColor = color }
        if let color = nib.color("thumbTintColor") { thumbTintColor = color }
        if let image = nib.image("minimumValueImage") { minimumValueImage = image }
        if let image = nib.image("maximumValueImage") { maximumValueImage = image }
    }
}
