import Foundation

extension UISegmentedControl {
    static let segmentedControlNibPaths: [String: AnyKeyPath] = [
        "selectedSegmentIndex": \UISegmentedControl.selectedSegmentIndex,
        "selectedSegmentTintColor": \UISegmentedControl.selectedSegmentTintColor,
    ]

    /// What an element says of the control.
    final func takeSegmentedControl(_ nib: NibCoder) {
        for (index, segment) in nib.list("segments").enumerated() {
            if let image = nib.image("image", in: segment) {
                insertSegment(with: image, at: index, animated: false)
            } else {
                let title = nib.text("title", in: segment, as: "segmentTitles[\(index)]")
                insertSegment(withTitle: title, at: index, animated: false)
            }
            if segment["enabled"] == "NO" { setEnabled(false, forSegmentAt: index) }
            if segment["width"] != nil { setWidth(NibValues.number(segment, "width"), forSegmentAt: index) }
        }
        // The first is chosen where the file says nothing.
        let index = nib.integer("selectedSegmentIndex") ?? 0
        if index < numberOfSegments { selectedSegmentIndex = index }
        if let isMomentary = nib.bool("momentary") { self.isMomentary = isMomentary }
        if let color = nib.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        if let apportions = nib.bool("apportionsSegmentWidthsByContent") {
            apportionsSegmentWidthsByContent = apportions
        }
        nib.know("segmentControlStyle")
    }
}
