import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    private static func cell(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
    }

    private static func listCell() -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        return cell
    }

    static var rows: [Control] {
        [
            control("text of a row", { cell() }) { $0.textLabel?.text = ["One", nil, "Two"][$1] },
            control("detail of a row", { cell(.value1) }) {
                $0.detailTextLabel?.text = ["One", nil, "Two"][$1]
            },
            control("image of a row", { cell() }) {
                $0.imageView?.image = [picture(.red), nil, UIImage(systemName: "star")][$1]
            },
            control("accessory", { cell() }) {
                $0.accessoryType = [.disclosureIndicator, .checkmark, .none][$1]
            },
            control("accessory view", { cell() }) {
                $0.accessoryView = [UISwitch(), nil, UIImageView(image: picture(.red))][$1]
            },
            control("selected", { cell() }) { $0.setSelected($1 == 1, animated: false) },
            control("highlighted row", { cell() }) { $0.setHighlighted($1 == 1, animated: false) },
            control("editing", { cell() }) { $0.setEditing($1 == 1, animated: false) },
            control("colour of a row", { cell() }) { $0.backgroundColor = colors[$1] },
            control("background view", { cell() }) { row, n in
                let view = UIView()
                view.backgroundColor = .yellow
                row.backgroundView = n == 1 ? view : nil
            },
            control("content configuration", { cell() }) { row, n in
                var content = UIListContentConfiguration.subtitleCell()
                content.text = "C\(n)"
                content.secondaryText = n == 1 ? nil : "S"
                content.image = n == 2 ? UIImage(systemName: "star") : nil
                row.contentConfiguration = content
            },
            control("background configuration", { cell() }) { row, n in
                var background = UIBackgroundConfiguration.listPlainCell()
                background.backgroundColor = colors[n]
                background.cornerRadius = [0, 10, 20][n]
                background.strokeColor = [.black, nil, .red][n]
                background.strokeWidth = [2, 0, 4][n]
                row.backgroundConfiguration = background
            },
            control("indentation", { cell() }) { row, n in
                row.indentationLevel = n
                row.indentationWidth = 15
            },
            control("accessories of a list", listCell) { cell, n in
                cell.accessories = [[.disclosureIndicator()], [.checkmark(), .detail()], []][n]
            },
            control("indentation of a list", listCell) { $0.indentationLevel = $1 },
            control("content of a list", listCell) { cell, n in
                var content = [UIListContentConfiguration.cell(), .valueCell(), .sidebarHeader()][n]
                content.text = "T\(n)"
                content.secondaryText = "S\(n)"
                content.image = n == 1 ? UIImage(systemName: "star") : nil
                cell.contentConfiguration = content
            },
            control(
                "list content view",
                { () -> UIListContentView in
                    let view = UIListContentView(configuration: .cell())
                    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
                    return view
                }
            ) { view, n in
                var content = UIListContentConfiguration.cell()
                content.text = ["One", nil, "Three"][n]
                content.textProperties.color = [.red, .blue, .label][n]
                content.textProperties.font = .systemFont(ofSize: [10, 17, 30][n])
                content.image = n == 2 ? UIImage(systemName: "star") : nil
                content.imageProperties.tintColor = colors[n]
                view.configuration = content
            },
            control(
                "unavailable",
                { () -> UIContentUnavailableView in
                    let view = UIContentUnavailableView(configuration: .empty())
                    view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                    return view
                }
            ) { view, n in
                var content = UIContentUnavailableConfiguration.empty()
                content.text = ["One", "Two", nil][n]
                content.secondaryText = ["S", nil, "T"][n]
                content.image = n == 1 ? nil : UIImage(systemName: "star")
                content.button.title = n == 2 ? "Button" : nil
                if n == 2 { content.button = .borderedProminent() }
                content.buttonProperties.isEnabled = n != 1
                view.configuration = content
            },
        ]
    }
}
