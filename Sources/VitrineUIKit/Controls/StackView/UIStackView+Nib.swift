import Foundation

extension UIStackView {
    static let stackViewNibPaths: [String: AnyKeyPath] = [
        "spacing": \UIStackView.spacing, "axis": \UIStackView.axis,
    ]

    /// What an element says of the stack view. Its subviews are arranged already.
    final func takeStackView(_ nib: NibCoder) {
        if nib["axis"] == "vertical" { axis = .vertical }
        if let distribution = nib.choice(
            "distribution",
            [
                "fill": Distribution.fill, "fillEqually": .fillEqually,
                "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                "equalCentering": .equalCentering,
            ])
        {
            self.distribution = distribution
        }
        if let alignment = nib.choice(
            "alignment",
            [
                "fill": Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
                "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ])
        {
            self.alignment = alignment
        }
        if nib["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
        if let spacing = nib.number("spacing") { self.spacing = spacing }
        if let isRelative = nib.bool("baselineRelativeArrangement") {
            isBaselineRelativeArrangement = isRelative
        }
        if let isRelative = nib.bool("layoutMarginsRelativeArrangement") {
            isLayoutMarginsRelativeArrangement = isRelative
        }
    }
}
