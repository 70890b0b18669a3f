extension UIProgressView {
    static let progressViewNibPaths: [String: AnyKeyPath] = [
        "progress": \UIProgressView.progress, "progressTintColor": \UIProgressView.progressTintColor,
        "trackTintColor": \UIProgressView.trackTintColor,
    ]

    /// What an element says of the view.
    final func takeProgressView(_ nib: NibCoder) {
        if nib["progressViewStyle"] == "bar" { progressViewStyle = .bar }
        if let progress = nib.number("progress") { self.progress = Float(progress) }
        if let color = nib.color("progressTintColor") { progressTintColor = color }
        if let color = nib.color("trackTintColor") { trackTintColor = color }
    }
}
