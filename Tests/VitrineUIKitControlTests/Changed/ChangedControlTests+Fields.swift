import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    private static func field() -> UITextField {
        let field = UITextField(frame: CGRect(x: 5, y: 5, width: 130, height: 34))
        field.placeholder = "Prompt"
        return field
    }

    private static func textView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 5, y: 5, width: 130, height: 70))
        view.text = "Some words that take several lines of it"
        return view
    }

    static var fields: [Control] {
        [
            control("text of a field", field) { $0.text = ["", "One", nil][$1] },
            control("placeholder", field) { $0.placeholder = ["One", nil, "Two"][$1] },
            control("attributed placeholder", field) {
                $0.attributedPlaceholder =
                    [
                        NSAttributedString(string: "A", attributes: [.foregroundColor: UIColor.red]), nil,
                        NSAttributedString(string: "B"),
                    ][$1]
            },
            control("borderStyle", field) { $0.borderStyle = [.roundedRect, .line, .none][$1] },
            control("font of a field", field) { field, n in
                field.text = "Text"
                field.font = [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 22), nil][n]
            },
            control("colour of a field", field) { field, n in
                field.text = "Text"
                field.textColor = colors[n]
                field.textAlignment = [.left, .center, .right][n]
            },
            control("secure", field) { field, n in
                field.text = "Text"
                field.isSecureTextEntry = n == 1
            },
            control("left view", field) { field, n in
                field.leftView =
                    [UIImageView(image: picture(.red)), nil, UIImageView(image: picture(.blue))][n]
                field.leftViewMode = n == 2 ? .never : .always
            },
            control("clear button", field) { field, n in
                field.text = "Text"
                field.clearButtonMode = [.always, .never, .unlessEditing][n]
            },
            control("background of a field", field) {
                $0.background = [picture(.red), nil, picture(.blue)][$1]
            },
            control("enabled field", field) { field, n in
                field.borderStyle = .roundedRect
                field.isEnabled = n != 1
            },
            control("text of a view", textView) { $0.text = ["One", "Two\nlines", ""][$1] },
            control("attributed text of a view", textView) {
                $0.attributedText = NSAttributedString(
                    string: "A\($1)",
                    attributes: [
                        .foregroundColor: [UIColor.red, .blue, .black][$1],
                        .font: UIFont.systemFont(ofSize: [10, 30, 17][$1]),
                    ])
            },
            control("font of a view", textView) {
                $0.font = [.systemFont(ofSize: 10), .boldSystemFont(ofSize: 22), .systemFont(ofSize: 15)][$1]
            },
            control("colour of a view", textView) { view, n in
                view.textColor = [.red, .blue, .label][n]
                view.textAlignment = [.left, .center, .right][n]
            },
            control("container of a view", textView) { view, n in
                view.textContainerInset =
                    [
                        .zero, UIEdgeInsets(top: 20, left: 20, bottom: 0, right: 0),
                        UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
                    ][n]
                view.textContainer.lineFragmentPadding = [0, 20, 5][n]
                view.textContainer.maximumNumberOfLines = [0, 1, 2][n]
            },
            control("exclusion", textView) {
                $0.textContainer.exclusionPaths =
                    [[], [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))], []][$1]
            },
            control("search bar", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)) }) {
                view, n in
                view.text = ["", "Text", nil][n]
                view.placeholder = ["P", nil, "Q"][n]
                view.showsCancelButton = n == 1
                view.searchBarStyle = [.default, .minimal, .prominent][n]
            },
            control("scopes", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }) {
                view, n in
                view.scopeButtonTitles = [["A", "B"], nil, ["A", "B", "C"]][n]
                view.showsScopeBar = n != 1
                view.selectedScopeButtonIndex = n == 2 ? 2 : 0
            },
            control(
                "tints of a search bar", { UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)) }
            ) { view, n in
                view.barTintColor = colors[n]
                view.tintColor = [.yellow, nil, .green][n]
                view.showsCancelButton = true
                view.searchTextField.backgroundColor = [nil, .yellow, .cyan][n]
            },
        ]
    }
}
