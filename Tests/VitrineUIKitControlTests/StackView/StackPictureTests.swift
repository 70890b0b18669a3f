import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

/// All distributions beside all alignments, on one sheet.
@Suite(.serialized)
@MainActor
struct StackPictureTests {
    private static let distributions: [(UIStackView.Distribution, String)] = [
        (.fill, "fill"), (.fillEqually, "fillEqually"), (.fillProportionally, "fillProportionally"),
        (.equalSpacing, "equalSpacing"), (.equalCentering, "equalCentering"),
    ]
    private static let alignments: [(UIStackView.Alignment, String)] = [
        (.fill, "fill"), (.leading, "leading"), (.firstBaseline, "firstBaseline"), (.center, "center"),
        (.trailing, "trailing"), (.lastBaseline, "lastBaseline"),
    ]

    private func text(_ text: String, _ size: CGFloat, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .medium)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color
        return label
    }

    private func caption(_ name: String) -> UILabel {
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        return label
    }

    /// A small stack view with its name, made with stack views too.
    private func tile(
        _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution,
        _ alignment: UIStackView.Alignment, _ name: String
    ) -> UIView {
        let stack = UIStackView(arrangedSubviews: [
            text("Ag", 12, .systemIndigo), text("Agj", 24, .systemOrange), text("A", 16, .systemTeal),
        ])
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
        stack.backgroundColor = .secondarySystemBackground
        stack.layer.cornerRadius = 8
        stack.heightAnchor.constraint(equalToConstant: axis == .horizontal ? 56 : 130).isActive = true
        let tile = UIStackView(arrangedSubviews: [caption(name), stack])
        tile.axis = .vertical
        tile.spacing = 3
        return tile
    }

    private func sheet(
        _ axis: NSLayoutConstraint.Axis, style: UIUserInterfaceStyle = .light, isRightToLeft: Bool = false
    ) -> TestHost {
        let columns = Self.distributions.map { distribution, name in
            let column = UIStackView(
                arrangedSubviews: Self.alignments.map {
                    tile(axis, distribution, $0.0, "\(name), \($0.1)")
                })
            column.axis = .vertical
            column.spacing = 12
            return column
        }
        let sheet = UIStackView(arrangedSubviews: columns)
        sheet.distribution = .fillEqually
        sheet.alignment = .top
        sheet.spacing = 12
        sheet.isLayoutMarginsRelativeArrangement = true
        sheet.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        sheet.backgroundColor = .systemBackground
        if isRightToLeft { sheet.traitOverrides.layoutDirection = .rightToLeft }
        return TestHost(
            sheet, size: CGSize(width: 960, height: axis == .horizontal ? 532 : 976), scale: 1, style: style)
    }

    @Test("Rows: all distributions and alignments")
    func rows() throws {
        let light = sheet(.horizontal)
        // systemIndigo, systemOrange and systemTeal in every tile.
        for color in [[88, 86, 214], [255, 149, 0], [48, 176, 199]] { #expect(light.area(of: color) > 5000) }
        try light.verifyPicture("rows")
        try sheet(.horizontal, style: .dark, isRightToLeft: true).verifyPicture("rows-dark-rtl")
    }

    @Test("Columns: all distributions and alignments")
    func columns() throws {
        let columns = sheet(.vertical)
        for color in [[88, 86, 214], [255, 149, 0], [48, 176, 199]] {
            #expect(columns.area(of: color) > 5000)
        }
        try columns.verifyPicture("columns")
    }
}
