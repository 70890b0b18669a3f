import Foundation
import VitrineUIKit

@MainActor
private func label(_ change: (UILabel) -> Void) {
    let root = UIView()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "Some text, שלום, 🤖"
    label.numberOfLines = 0
    root.addSubview(label)
    change(label)
    _ = label.sizeThatFits(CGSize(width: 30, height: 1000))
    show(root)
}

private func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: "Some text\nin two paragraphs", attributes: attributes)
}

@MainActor
let textCases: [HostileCase] =
    table(
        "text",
        [
            ("fontSize", { x in label { $0.font = .systemFont(ofSize: x) } }),
            (
                "fontWeight",
                { x in label { $0.font = .systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: x)) } }
            ),
            ("fitting", { x in label { _ = $0.sizeThatFits(CGSize(width: x, height: x)) } }),
            ("preferredWidth", { x in label { $0.preferredMaxLayoutWidth = x } }),
            (
                "minimumScale",
                { x in
                    label {
                        $0.numberOfLines = 1
                        $0.adjustsFontSizeToFitWidth = true
                        $0.minimumScaleFactor = x
                    }
                }
            ),
            ("kern", { x in label { $0.attributedText = attributed([.kern: x]) } }),
            ("baselineOffset", { x in label { $0.attributedText = attributed([.baselineOffset: x]) } }),
            ("underline", { x in label { $0.attributedText = attributed([.underlineStyle: Double(x)]) } }),
            (
                "paragraph",
                { x in
                    label {
                        let style = NSMutableParagraphStyle()
                        style.lineSpacing = x
                        style.paragraphSpacing = x
                        style.firstLineHeadIndent = x
                        style.headIndent = x
                        style.tailIndent = x
                        style.minimumLineHeight = x
                        style.maximumLineHeight = x
                        style.lineHeightMultiple = x
                        $0.attributedText = attributed([.paragraphStyle: style])
                    }
                }
            ),
            (
                "shadow",
                { x in
                    label {
                        $0.shadowColor = .red; $0.shadowOffset = CGSize(width: x, height: x)
                    }
                }
            ),
        ], Numbers.all)
    + each(
        "text.content",
        [
            ("empty", ""), ("null", "\0"), ("long", String(repeating: "word ", count: 4000)),
            ("one word", String(repeating: "w", count: 20_000)),
            ("accents", "a" + String(repeating: "\u{301}", count: 3000)),
            ("newlines", String(repeating: "\n", count: 3000)),
            ("directions", String(repeating: "\u{202e}a\u{202d}b", count: 300)),
            ("joined", String(repeating: "👩\u{200d}", count: 500)),
        ]
    ) { text in label { $0.text = text } }
    + each("text.lines", [("-1", -1), ("min", Int.min), ("max", Int.max)]) { lines in
        label { $0.numberOfLines = lines }
    }
