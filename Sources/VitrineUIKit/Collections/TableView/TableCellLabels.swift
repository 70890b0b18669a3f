import Foundation
import VitrineCoreGraphics

/// The labels and the image of a table's cell, made when they are asked for.
@MainActor
final class TableCellLabels {
    private let style: UITableViewCell.CellStyle
    private unowned let cell: UITableViewCell
    private unowned let contentView: UIView
    private(set) var textIfMade: UILabel?
    private(set) var detailIfMade: UILabel?
    private(set) var imageIfMade: UIImageView?
    /// Whether the row is the white platter that a television shows for the focus: the system's colours are those on white.
    var isOnPlatter = false {
        didSet { if isOnPlatter != oldValue { madeViews.forEach(takePlatter) } }
    }
    private var madeViews: [UIView] { [textIfMade, detailIfMade, imageIfMade].compactMap(\.self) }
    /// Around the text, in points: the row of one line is 44 high, on a television, whose rows are platters, 66, as the rows
    /// of lists are.
    private var verticalPadding: CGFloat { isOnTelevision ? 14 : 11 }
    private var minimumHeight: CGFloat { isOnTelevision ? 66 : 44 }
    private var isOnTelevision: Bool { contentView.traitCollection.userInterfaceIdiom == .tv }
    /// Between image and text, and between the two labels of a line, in points; by measurement.
    private let imageSpacing: CGFloat = 16
    private let labelSpacing: CGFloat = 6

    init(_ cell: UITableViewCell, contentView: UIView) {
        style = cell.cellStyle
        self.cell = cell
        self.contentView = contentView
    }

    private func takePlatter(_ view: UIView) {
        view.overrideUserInterfaceStyle = isOnPlatter ? .light : .unspecified
    }

    var text: UILabel {
        if let textIfMade { return textIfMade }
        let label = TableCellLabel(frame: .zero)
        label.font =
            style == .value2 ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        contentView.addSubview(label)
        label.sizeDidChange = { [weak cell] in cell?.labelDidChange() }
        takePlatter(label)
        textIfMade = label
        return label
    }

    var detail: UILabel {
        if let detailIfMade { return detailIfMade }
        let label = TableCellLabel(frame: .zero)
        switch style {
        case .subtitle, .value2:
            label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .caption1)
        case .default, .value1: label.font = .preferredFont(forTextStyle: .body)
        }
        label.adjustsFontForContentSizeCategory = true
        label.textColor = style == .value1 ? .secondaryLabel : .label
        contentView.addSubview(label)
        label.sizeDidChange = { [weak cell] in cell?.labelDidChange() }
        takePlatter(label)
        detailIfMade = label
        return label
    }

    var image: UIImageView {
        if let imageIfMade { return imageIfMade }
        let view = TableCellImage(frame: .zero)
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        view.sizeDidChange = { [weak cell] in cell?.labelDidChange() }
        takePlatter(view)
        imageIfMade = view
        return view
    }

    private var hasImage: Bool { imageIfMade?.image != nil }
    private var hasText: Bool { isFilled(textIfMade) }
    private var hasDetail: Bool { style != .default && isFilled(detailIfMade) }
    private func isFilled(_ label: UILabel?) -> Bool {
        label?.text?.isEmpty == false || label?.attributedText?.length ?? 0 > 0
    }

    /// From the leading edge of the content to the text; nil without labels.
    var textStart: CGFloat? {
        guard hasText || hasDetail else { return nil }
        return margins.leading
            + (hasImage ? imageSize(height: .greatestFiniteMagnitude).width + imageSpacing : 0)
    }

    func highlight(_ isHighlighted: Bool) {
        textIfMade?.isHighlighted = isHighlighted
        detailIfMade?.isHighlighted = isHighlighted
        imageIfMade?.isHighlighted = isHighlighted
    }

    // MARK: Layout

    private var margins: NSDirectionalEdgeInsets {
        if isOnTelevision {
            return NSDirectionalEdgeInsets(
                top: verticalPadding, leading: 30, bottom: verticalPadding, trailing: 30)
        }
        return cell.holder?.directionalLayoutMargins
            ?? NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    }

    private func imageSize(height: CGFloat) -> CGSize {
        guard let size = imageIfMade?.image?.size, size.height > 0 else { return .zero }
        guard size.height > height else { return size }
        return CGSize(width: size.width * height / size.height, height: height)
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, isFilled(label) else { return .zero }
        return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
    }

    /// Where the labels end in content of a width, in points.
    private func end(in width: CGFloat, trailingRoom: Bool) -> CGFloat {
        width - (trailingRoom ? margins.trailing : labelSpacing)
    }

    /// The height that the labels ask for, in points.
    ///
    /// - Parameters:
    ///   - width: The content's, in points.
    ///   - trailingRoom: Whether the content ends where the cell does: then there is a margin.
    func fittingHeight(width: CGFloat, trailingRoom: Bool) -> CGFloat {
        let room = end(in: width, trailingRoom: trailingRoom) - (textStart ?? margins.leading)
        let (text, detail) = (size(textIfMade, room).height, hasDetail ? size(detailIfMade, room).height : 0)
        let lines = style == .subtitle ? text + detail : max(text, detail)
        let scale = UIFontMetrics.default.scaledValue(
            for: minimumHeight, compatibleWith: contentView.traitCollection)
        let padding = style == .subtitle && hasDetail ? 2 * 8 : 2 * verticalPadding
        return max(
            lines + padding, max(minimumHeight, scale), imageSize(height: .greatestFiniteMagnitude).height)
    }

    /// - Parameter trailingRoom: Whether the content ends where the cell does: then there is a margin.
    func layOut(trailingRoom: Bool) {
        guard textIfMade != nil || detailIfMade != nil || imageIfMade != nil else { return }
        let bounds = contentView.bounds
        let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixels = PixelGrid(of: contentView)
        func put(_ view: UIView?, _ frame: CGRect) {
            guard let view else { return }
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            frame = pixels.placed(frame)
            if view.frame != frame { view.frame = frame }
        }
        let picture = imageSize(height: bounds.height)
        var start = margins.leading
        put(
            imageIfMade,
            CGRect(
                x: start, y: (bounds.height - picture.height) / 2, width: picture.width,
                height: picture.height))
        if hasImage { start += picture.width + imageSpacing }
        let end = end(in: bounds.width, trailingRoom: trailingRoom)
        let room = max(0, end - start)
        var (text, detail) = (size(textIfMade, room), hasDetail ? size(detailIfMade, room) : .zero)
        text.width = min(text.width, room)
        switch style {
        case .default:
            put(textIfMade, CGRect(x: start, y: 0, width: room, height: bounds.height))
        case .subtitle:
            detail.width = min(detail.width, room)
            let top = max(0, (bounds.height - text.height - detail.height) / 2)
            put(textIfMade, CGRect(x: start, y: top, width: room, height: text.height))
            put(detailIfMade, CGRect(x: start, y: top + text.height, width: room, height: detail.height))
        case .value1:
            detail.width = min(detail.width, max(0, room - text.width - labelSpacing))
            put(textIfMade, CGRect(x: start, y: 0, width: text.width, height: bounds.height))
            put(detailIfMade, CGRect(x: end - detail.width, y: 0, width: detail.width, height: bounds.height))
        case .value2:
            // The first label is as wide as three tenths of the row, by eye.
            let width = room * 0.3
            put(textIfMade, CGRect(x: start, y: 0, width: width, height: bounds.height))
            let next = start + width + labelSpacing
            put(detailIfMade, CGRect(x: next, y: 0, width: max(0, end - next), height: bounds.height))
        }
    }
}

/// A label that says when it has another size.
private final class TableCellLabel: UILabel {
    var sizeDidChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange?()
    }
}

/// An image view that says when it has another size.
private final class TableCellImage: UIImageView {
    var sizeDidChange: (() -> Void)?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeDidChange?()
    }
}
