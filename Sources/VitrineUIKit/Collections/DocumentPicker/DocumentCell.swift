import Foundation
import VitrineCoreGraphics
import VitrineUniformTypes

/// A row with a document: a sign or a small picture, its name, and when it was written.
final class DocumentCell: UITableViewCell {
    /// Points.
    static let height: CGFloat = 60

    private let icon = UIImageView()
    private let name = UILabel()
    private let details = UILabel()
    private var request: PictureThumbnails.Request?
    private var item: DocumentItem?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        icon.contentMode = .scaleAspectFit
        icon.clipsToBounds = true
        icon.layer.cornerRadius = 3
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26, weight: .light)
        name.font = .preferredFont(forTextStyle: .body)
        name.lineBreakMode = .byTruncatingMiddle
        details.font = .preferredFont(forTextStyle: .footnote)
        details.textColor = .secondaryLabel
        [icon, name, details].forEach(contentView.addSubview)
        separatorInset.left = Self.textStart
    }

    required init?(coder: NSCoder) { nil }

    /// Points from the leading edge to the text.
    private static let textStart: CGFloat = 72

    func show(_ item: DocumentItem, _ choice: DocumentChoice) {
        let isOpen = item.isFolder || choice.accepts(item)
        name.text = choice.showsExtensions ? item.fullName : item.shortName
        details.text = Self.details(of: item)
        for view in [icon, name, details] { view.alpha = isOpen ? 1 : 0.4 }
        isUserInteractionEnabled = isOpen
        accessoryType =
            choice.isChosen(item) ? .checkmark : item.isFolder ? .disclosureIndicator : .none
        accessibilityLabel = [name.text, details.text].compactMap(\.self).joined(separator: ", ")
        accessibilityTraits = isOpen ? .button : [.button, .notEnabled]
        guard item != self.item else { return }
        self.item = item
        showIcon(of: item)
    }

    /// "12/31/25 · 34 KB", or of a folder the date alone.
    private static func details(of item: DocumentItem) -> String? {
        let date = item.date.map {
            DateFormatter.localizedString(from: $0, dateStyle: .short, timeStyle: .none)
        }
        let size =
            item.isFolder
            ? nil : item.size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
        let parts = [date, size].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }

    private func showIcon(of item: DocumentItem) {
        request?.cancel()
        icon.tintColor = item.isFolder ? .systemBlue : .secondaryLabel
        icon.image = UIImage(systemName: Self.symbol(of: item))
        guard item.type.conforms(to: .image), let date = item.date else { return }
        let scale = max(1, traitCollection.displayScale)
        request = PictureThumbnails.shared.thumbnail(
            of: PictureFile(url: item.url, date: date), side: Int(Self.side * scale), scale: scale
        ) { [weak self] in
            if let picture = $0 { self?.icon.image = picture }
        }
    }

    /// Points across sign and picture.
    private static let side: CGFloat = 40

    private static func symbol(of item: DocumentItem) -> String {
        if item.isFolder { return "folder.fill" }
        let signs: [(UTType, String)] = [
            (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.archive, "doc.zipper"),
            (.pdf, "doc.richtext"), (.text, "doc.text"),
        ]
        let type = item.type
        return signs.first { type.conforms(to: $0.0) }?.1 ?? "doc"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isFlipped
                ? CGRect(
                    x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                : frame
        }
        place(icon, CGRect(x: 16, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side))
        let width = max(0, bounds.width - Self.textStart - 8)
        let nameHeight = name.font.lineHeight.rounded(.up)
        let detailsHeight = details.text == nil ? 0 : details.font.lineHeight.rounded(.up) + 2
        let top = ((bounds.height - nameHeight - detailsHeight) / 2).rounded()
        place(name, CGRect(x: Self.textStart, y: top, width: width, height: nameHeight))
        place(
            details,
            CGRect(x: Self.textStart, y: top + nameHeight, width: width, height: detailsHeight))
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        request?.cancel()
        request = nil
        item = nil
    }
}
