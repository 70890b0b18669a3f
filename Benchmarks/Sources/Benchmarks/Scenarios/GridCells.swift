import SwiftUI
import UIKit

/// What the cells of the grid are made of.
enum GridCellKind: String, CaseIterable {
    /// A box and two labels, placed in `layoutSubviews`.
    case frames
    /// The same, held by constraints.
    case constraints
    /// The same as a SwiftUI view, in a hosting controller.
    case hosted
    /// A row of a list with a text, a second one and an accessory.
    case list
    /// A picture with round corners and a shadow, and two labels.
    case pictures

    var cellClass: AnyClass {
        switch self {
        case .frames: GridCell.self
        case .constraints: ConstrainedGridCell.self
        case .hosted: HostedGridCell.self
        case .list: GridListCell.self
        case .pictures: PictureGridCell.self
        }
    }
}

/// A cell that shows a number.
@MainActor
protocol GridCellContent {
    func show(_ index: Int)
}

/// What a number looks like.
struct NumberedItem {
    let index: Int

    var title: String { "Item \(index)" }
    var subtitle: String { "subtitle #\(index * 7 % 1000)" }
    var color: UIColor {
        UIColor(
            red: CGFloat(index * 37 % 255) / 255, green: CGFloat(index * 91 % 255) / 255,
            blue: CGFloat(index * 53 % 255) / 255, alpha: 1)
    }
}

/// A box and two labels.
class PlainGridCell: UICollectionViewCell, GridCellContent {
    let box = UIView()
    let title = UILabel()
    let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .systemFont(ofSize: 15)
        subtitle.font = .systemFont(ofSize: 13)
        for view in [box, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    func show(_ index: Int) {
        let item = NumberedItem(index: index)
        box.backgroundColor = item.color
        title.text = item.title
        subtitle.text = item.subtitle
    }
}

/// Placed by frames.
class GridCell: PlainGridCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        box.frame = CGRect(x: 0, y: 0, width: width, height: 48)
        title.frame = CGRect(x: 0, y: 52, width: width, height: 19)
        subtitle.frame = CGRect(x: 0, y: 73, width: width, height: 17)
    }
}

/// Placed by constraints.
final class ConstrainedGridCell: PlainGridCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [box, title, subtitle] { view.translatesAutoresizingMaskIntoConstraints = false }
        var constraints = [box, title, subtitle].flatMap {
            [
                $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ]
        }
        constraints += [
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 48),
            title.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }
}

/// A picture with round corners and a shadow, over two labels.
final class PictureGridCell: GridCell {
    private let picture = UIImageView()
    private static var pictures: [Int: UIImage] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.layer.shadowOpacity = 0.3
        box.layer.shadowRadius = 4
        box.layer.shadowOffset = CGSize(width: 0, height: 2)
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("There is no archive of this.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = box.frame
        box.layer.cornerRadius = 8
    }

    override func show(_ index: Int) {
        super.show(index)
        picture.image = Self.image(index % 64)
    }

    /// A picture of stripes, each made once.
    private static func image(_ number: Int) -> UIImage {
        if let known = pictures[number] { return known }
        let image = UIImage(data: bitmap(number)) ?? UIImage()
        pictures[number] = image
        return image
    }

    /// A file with 200 × 120 pixels in the simplest of all formats.
    private static func bitmap(_ number: Int) -> Data {
        let (width, height) = (200, 120)
        func bytes(_ values: [(Int, Int)]) -> [UInt8] {
            values.flatMap { value, count in (0..<count).map { UInt8(value >> ($0 * 8) & 255) } }
        }
        let header = bytes([
            (0x4D42, 2), (54 + width * height * 3, 4), (0, 4), (54, 4), (40, 4), (width, 4), (height, 4),
            (1, 2),
            (24, 2), (0, 4), (width * height * 3, 4), (0, 4), (0, 4), (0, 4), (0, 4),
        ])
        let row = (0..<width).flatMap { x in
            let seed = number * 10 + x / 20
            return [UInt8(seed * 53 % 255), UInt8(seed * 91 % 255), UInt8(seed * 37 % 255)]
        }
        return Data(header + (0..<height).flatMap { _ in row })
    }
}

/// A row of a list.
final class GridListCell: UICollectionViewListCell, GridCellContent {
    func show(_ index: Int) {
        let item = NumberedItem(index: index)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = item.title
        content.secondaryText = item.subtitle
        contentConfiguration = content
        accessories = [.disclosureIndicator()]
    }
}

/// The same as a SwiftUI view.
private struct NumberedItemView: View {
    let item: NumberedItem

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Color(uiColor: item.color).frame(height: 48)
            Text(item.title).font(.system(size: 15))
            Text(item.subtitle).font(.system(size: 13))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A SwiftUI view in a hosting controller that stays with the cell.
final class HostedGridCell: UICollectionViewCell, GridCellContent {
    private var host: UIHostingController<NumberedItemView>?

    func show(_ index: Int) {
        let view = NumberedItemView(item: NumberedItem(index: index))
        if let host {
            host.rootView = view
            return
        }
        let host = UIHostingController(rootView: view)
        host.view.frame = contentView.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(host.view)
        self.host = host
    }
}
