import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    private static func configured() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.frame = CGRect(x: 5, y: 5, width: 130, height: 60)
        button.configuration?.title = "Title"
        return button
    }

    static var buttons: [Control] {
        [
            control("title", button) { $0.setTitle(["One", "Two", nil][$1], for: .normal) },
            control("attributed title", button) { button, n in
                button.setAttributedTitle(
                    [
                        NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red]), nil,
                        NSAttributedString(string: "B"),
                    ][n], for: .normal)
            },
            control("title colour", button) { $0.setTitleColor(colors[$1], for: .normal) },
            control("image of a button", button) {
                $0.setImage(
                    [UIImage(systemName: "star"), UIImage(systemName: "heart"), nil][$1], for: .normal)
            },
            control("background image", button) {
                $0.setBackgroundImage([picture(.red), picture(.blue), nil][$1], for: .normal)
            },
            control("states of a button", button) { button, n in
                button.setTitle("Selected", for: .selected)
                button.setTitle("Disabled", for: .disabled)
                button.isSelected = n == 1
                button.isEnabled = n != 2
            },
            control("highlighted", button) { $0.isHighlighted = $1 == 1 },
            control("insets", button) { button, n in
                button.setImage(UIImage(systemName: "star"), for: .normal)
                button.titleEdgeInsets.left = [0, 20, -10][n]
                button.imageEdgeInsets.top = [0, 10, -10][n]
                button.contentEdgeInsets.right = [0, 30, 0][n]
            },
            control("alignment", button) { button, n in
                button.contentHorizontalAlignment = [.left, .center, .right][n]
                button.contentVerticalAlignment = [.top, .center, .bottom][n]
            },
            control("font of a button", button) {
                $0.titleLabel?.font =
                    [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 24), .systemFont(ofSize: 15)][$1]
            },
            control("tint of a button", button) { $0.tintColor = colors[$1] },
            control("configuration", button) { $0.configuration = [.filled(), .tinted(), nil][$1] },
            control("title of a configuration", configured) {
                $0.configuration?.title = ["A", nil, "Long title"][$1]
            },
            control("subtitle", configured) { $0.configuration?.subtitle = ["A", nil, "Long subtitle"][$1] },
            control("image of a configuration", configured) { button, n in
                button.configuration?.image =
                    [UIImage(systemName: "star"), nil, UIImage(systemName: "heart")][n]
                button.configuration?.imagePlacement = [.leading, .top, .trailing][n]
                button.configuration?.imagePadding = [0, 4, 12][n]
            },
            control("colours of a configuration", configured) { button, n in
                button.configuration?.baseForegroundColor = colors[n]
                button.configuration?.baseBackgroundColor = [UIColor.yellow, .cyan, nil][n]
            },
            control("corners of a configuration", configured) { button, n in
                button.configuration?.cornerStyle = [.capsule, .small, .dynamic][n]
            },
            control("size of a configuration", configured) {
                $0.configuration?.buttonSize = [.mini, .large, .medium][$1]
            },
            control("insets of a configuration", configured) {
                $0.configuration?.contentInsets =
                    [
                        .zero, NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 0, trailing: 0),
                        NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5),
                    ][$1]
            },
            control("activity", configured) { $0.configuration?.showsActivityIndicator = $1 == 1 },
            control("indicator", configured) {
                $0.configuration?.indicator = [.popup, .none, .automatic][$1]
            },
            control("title alignment", configured) { button, n in
                button.configuration?.subtitle = "A longer subtitle"
                button.configuration?.titleAlignment = [.leading, .center, .trailing][n]
            },
            control("background of a configuration", configured) { button, n in
                button.configuration?.background.backgroundColor = colors[n]
                button.configuration?.background.strokeColor = [.black, nil, .blue][n]
                button.configuration?.background.strokeWidth = [1, 0, 4][n]
                button.configuration?.background.cornerRadius = [0, 10, 20][n]
            },
            control("enabled configuration", configured) { $0.isEnabled = $1 != 1 },
            control("kind of configuration", configured) { button, n in
                let title = "T\(n)"
                button.configuration = [UIButton.Configuration.plain(), .borderedProminent(), .bordered()][n]
                button.configuration?.title = title
            },
        ]
    }
}
