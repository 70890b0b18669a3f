import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineUIKit

/// The page of a sheet: pictures in rows and columns with headings, on the colour of grouped lists.
final class SheetPage: UIView {
    private static let margin: CGFloat = 24
    /// Between two columns, and between two rows.
    private static let gap: CGFloat = 24
    /// Between a heading and what it is of.
    private static let headingGap: CGFloat = 8
    /// The narrowest column, so that headings have room beside each other.
    private static let narrowest: CGFloat = 72

    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - pictures: Rows of pictures, all with as many.
    ///   - rowHeadings: One a row, empty for none.
    ///   - columnHeadings: One a column, empty for none.
    init(pictures: [[Bitmap]], rowHeadings: [String], columnHeadings: [String]) {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        let headings = columnHeadings.map { $0.isEmpty ? nil : Self.heading($0, weight: .regular) }
        let widths = headings.indices.map { column in
            max(
                Self.narrowest, pictures.map { $0[column].size.width }.max() ?? 0,
                headings[column]?.bounds.width ?? 0)
        }
        var y = Self.margin
        if let height = headings.compactMap({ $0?.bounds.height }).max() {
            place(headings, widths, y)
            y += height + Self.headingGap
        }
        var right = Self.margin + widths.reduce(0, +) + Self.gap * CGFloat(widths.count - 1)
        for (row, heading) in zip(pictures, rowHeadings) {
            if !heading.isEmpty {
                let label = Self.heading(heading, weight: .semibold)
                place([label], widths, y)
                right = max(right, label.frame.maxX)
                y += label.bounds.height + Self.headingGap
            }
            place(row.map(Self.frame(of:)), widths, y)
            y += (row.map(\.size.height).max() ?? 0) + Self.gap
        }
        size = CGSize(
            width: (right + Self.margin).rounded(.up), height: (y - Self.gap + Self.margin).rounded(.up))
    }

    required init?(coder: NSCoder) { nil }

    private func place(_ views: [UIView?], _ widths: [CGFloat], _ y: CGFloat) {
        var x = Self.margin
        for (view, width) in zip(views, widths) {
            if let view {
                view.frame.origin = CGPoint(x: x, y: y)
                addSubview(view)
            }
            x += width + Self.gap
        }
    }

    private static func heading(_ text: String, weight: UIFont.Weight) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 12, weight: weight)
        label.textColor = weight == .regular ? .secondaryLabel : .label
        let size = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        label.frame.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        return label
    }

    /// The picture pixel by pixel, with a hairline around it, so that one sees where it ends.
    private static func frame(of picture: Bitmap) -> UIView {
        let view = UIImageView(image: UIImage(bitmap: picture))
        view.frame.size = picture.size
        view.clipsToBounds = false
        let line = 1 / picture.scale
        let outline = UIView(frame: view.bounds.insetBy(dx: -line, dy: -line))
        outline.layer.borderWidth = line
        outline.layer.borderColor = UIColor.opaqueSeparator.cgColor
        outline.isUserInteractionEnabled = false
        view.addSubview(outline)
        return view
    }
}
