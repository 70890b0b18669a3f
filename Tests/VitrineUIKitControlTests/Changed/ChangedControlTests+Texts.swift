import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    static var texts: [Control] {
        [
            control("text", label) { $0.text = ["One", "Some other words that are long", nil][$1] },
            control("attributedText", label) { label, n in
                label.attributedText =
                    [
                        NSAttributedString(string: "One", attributes: [.foregroundColor: UIColor.red]),
                        NSAttributedString(
                            string: "Two",
                            attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .underlineStyle: 1]), nil,
                    ][n]
            },
            control("text after attributes", label) { label, n in
                label.attributedText = NSAttributedString(
                    string: "A", attributes: [.foregroundColor: UIColor.red])
                label.text = ["B", "C", "D"][n]
            },
            control("font", label) {
                $0.font =
                    [
                        .systemFont(ofSize: 12), .boldSystemFont(ofSize: 20),
                        .preferredFont(forTextStyle: .title1),
                    ][$1]
            },
            control("textColor", label) { $0.textColor = [.red, .blue, .label][$1] },
            control("textAlignment", label) { $0.textAlignment = [.left, .center, .right][$1] },
            control("numberOfLines", label) { $0.numberOfLines = $1 },
            control("lineBreakMode", label) {
                $0.lineBreakMode = [.byTruncatingHead, .byTruncatingMiddle, .byClipping][$1]
            },
            control("adjustsFontSizeToFitWidth", label) { label, n in
                label.adjustsFontSizeToFitWidth = n == 1
                label.minimumScaleFactor = 0.3
            },
            control("shadow of a text", label) { label, n in
                label.shadowColor = colors[n]
                label.shadowOffset = CGSize(width: 2, height: 2)
            },
            control("isHighlighted", label) { label, n in
                label.highlightedTextColor = .red
                label.isHighlighted = n == 1
            },
            control("isEnabled", label) { $0.isEnabled = $1 != 1 },
            control("size to fit", label) { label, n in
                label.text = ["One", "Two words", "A"][n]
                label.sizeToFit()
            },
            control(
                "size category",
                { () -> UILabel in
                    let label = label()
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    return label
                }
            ) {
                $0.traitOverrides.preferredContentSizeCategory = [.small, .large, .extraExtraExtraLarge][$1]
            },
            control("image", { UIImageView(frame: CGRect(x: 5, y: 5, width: 80, height: 40)) }) {
                $0.image = [picture(.red), UIImage(systemName: "star"), nil][$1]
            },
            control(
                "contentMode",
                { () -> UIImageView in
                    let view = UIImageView(frame: CGRect(x: 5, y: 5, width: 80, height: 40))
                    view.image = picture(.red)
                    return view
                }
            ) { $0.contentMode = [.scaleToFill, .scaleAspectFit, .topLeft][$1] },
            control(
                "highlightedImage",
                { () -> UIImageView in
                    let view = UIImageView(image: picture(.red), highlightedImage: picture(.blue))
                    return view
                }
            ) { $0.isHighlighted = $1 == 1 },
            control(
                "preferredSymbolConfiguration",
                { () -> UIImageView in
                    let view = UIImageView(image: UIImage(systemName: "star"))
                    view.frame = CGRect(x: 5, y: 5, width: 80, height: 60)
                    view.contentMode = .center
                    return view
                }
            ) {
                $0.preferredSymbolConfiguration =
                    [
                        UIImage.SymbolConfiguration(pointSize: 30),
                        UIImage.SymbolConfiguration(weight: .heavy), nil,
                    ][$1]
            },
        ]
    }
}
