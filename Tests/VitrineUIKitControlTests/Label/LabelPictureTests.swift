import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// What labels look like, compared by eye with iOS when the pictures were recorded.
@MainActor
@Suite(.serialized) struct LabelPictureTests {
    private final class Page: UIViewController {
        let labels: [UIView]
        init(_ labels: [UIView]) {
            self.labels = labels
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for label in labels { view.addSubview(label) }
        }
    }

    private func verify(
        _ name: String, size: CGSize, _ labels: [UIView], traits: ((inout UITraitOverrides) -> Void)? = nil,
        check: (TestHost) -> Void
    ) throws {
        let page = Page(labels)
        if let traits { traits(&page.traitOverrides) }
        let host = TestHost(page, device: .iPhone, size: size)
        host.settle()
        check(host)
        try host.verifyPicture(name)
    }

    private func label(_ text: String, _ frame: CGRect, lines: Int = 1, size: CGFloat = 17) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.numberOfLines = lines
        label.font = .systemFont(ofSize: size)
        label.backgroundColor = .systemGray6
        return label
    }

    @Test func `Six line break modes, on one line, on two and without limit`() throws {
        let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
            .byTruncatingMiddle,
        ]
        var labels: [UIView] = []
        for (row, mode) in modes.enumerated() {
            for (column, lines) in [1, 2, 0].enumerated() {
                let made = label(
                    "The quick brown fox jumps over the lazy dog",
                    CGRect(x: 8 + 124 * CGFloat(column), y: 8 + 72 * CGFloat(row), width: 116, height: 64),
                    lines: lines)
                made.lineBreakMode = mode
                labels.append(made)
            }
        }
        try verify("line-break-modes", size: CGSize(width: 380, height: 440), labels) { host in
            // Eighteen labels of systemGray6, of which text covers less than a third.
            let area = host.area(of: [242, 242, 247])
            #expect(area < 18 * 116 * 64 && area > 18 * 116 * 64 * 0.66)
        }
    }

    /// Words that each look different.
    private func words() -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        let body = UIFont.systemFont(ofSize: 17)
        add(
            "Large ",
            [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.systemRed])
        add("and small ", [.font: UIFont.systemFont(ofSize: 12)])
        add("raised", [.font: body, .baselineOffset: 8])
        add(" w i d e\n", [.font: body, .kern: 4])
        add("single", [.font: body, .underlineStyle: NSUnderlineStyle.single.rawValue])
        add(" ", [.font: body])
        add(
            "double",
            [
                .font: body, .underlineStyle: NSUnderlineStyle.double.rawValue,
                .underlineColor: UIColor.systemBlue,
            ])
        add(" ", [.font: body])
        add(
            "by word dots",
            [
                .font: body,
                .underlineStyle: NSUnderlineStyle([.thick, .patternDot, .byWord]).rawValue,
            ])
        add(" ", [.font: body])
        add(
            "struck\n",
            [
                .font: body, .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                .strikethroughColor: UIColor.systemRed,
            ])
        add("marked", [.font: body, .backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black])
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 2, height: 3), 3)
        add(" and ", [.font: body])
        add("shadowed\n", [.font: UIFont.boldSystemFont(ofSize: 22), .shadow: shadow])
        return text
    }

    /// Paragraphs that each are laid out in another way.
    private func addParagraphs(to text: NSMutableAttributedString) {
        func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            change(style)
            return style
        }
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        let body = UIFont.systemFont(ofSize: 17)
        add(
            "A paragraph whose first line begins further in, and whose lines are further apart than those of others.\n",
            [
                .font: body,
                .paragraphStyle: style {
                    ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent, $0.lineHeightMultiple) = (
                        40, 20, -20, 1.3
                    )
                },
            ])
        add(
            "A justified paragraph reaches both edges on all of its lines but the last of them.\n",
            [
                .font: body, .kern: 0,
                .paragraphStyle: style { ($0.alignment, $0.paragraphSpacingBefore) = (.justified, 10) },
            ])
        add("in the middle", [.font: body, .paragraphStyle: style { $0.alignment = .center }])
    }

    @Test func `Attributed text`() throws {
        let text = words()
        addParagraphs(to: text)
        let made = label("", CGRect(x: 10, y: 10, width: 300, height: 400), lines: 0)
        made.attributedText = text
        made.lineBreakMode = .byWordWrapping
        try verify("attributed", size: CGSize(width: 320, height: 420), [made]) { host in
            // systemYellow behind a word of 17 points, systemRed in a bold word of 34, a systemBlue line of two.
            #expect(host.area(of: [255, 204, 0]) > 500)
            #expect(host.area(of: [255, 59, 48]) > 100)
            #expect(host.area(of: [0, 122, 255]) > 10)
        }
    }

    private var texts: [UIView] {
        [
            label(
                "Hello, the direction is that of the interface.",
                CGRect(x: 10, y: 10, width: 280, height: 50), lines: 0),
            label(
                "مرحبا بالعالم، هذا نص طويل لا يتسع في السطر", CGRect(x: 10, y: 70, width: 280, height: 24)),
            label(
                "שלום עולם with English בתוך הטקסט, ועוד כמה מילים",
                CGRect(x: 10, y: 104, width: 280, height: 50), lines: 2),
            label(
                "Emoji 😀👩‍👩‍👧🇩🇪 e\u{301} n\u{303} incomprehensibilities",
                CGRect(x: 10, y: 224, width: 200, height: 50), lines: 2),
        ]
    }

    @Test func `Writing systems, from left to right and from right to left`() throws {
        // Where nothing else is said, a text begins at the side where the interface begins.
        func isDark(_ host: TestHost, _ columns: ClosedRange<Int>) -> Bool {
            let picture = host.bitmap()
            return (columns.lowerBound * 3..<columns.upperBound * 3).contains { x in
                (36..<84).contains { picture[x, $0].red < 0.4 }
            }
        }
        try verify("scripts", size: CGSize(width: 300, height: 290), texts) { host in
            #expect(isDark(host, 10...14) && !isDark(host, 286...289))
        }
        try verify(
            "scripts-rtl", size: CGSize(width: 300, height: 290), texts,
            traits: { $0.layoutDirection = .rightToLeft }
        ) { host in
            #expect(isDark(host, 284...289))
        }
    }

    @Test func `Text styles at the largest text size, laid out by constraints`() throws {
        let styles: [UIFont.TextStyle] = [.title1, .headline, .body, .footnote]
        let labels = styles.map { style in
            let made = label("Text of \(style == .title1 ? "a title" : "some style")", .zero, lines: 0)
            made.font = .preferredFont(forTextStyle: style)
            made.adjustsFontForContentSizeCategory = true
            made.translatesAutoresizingMaskIntoConstraints = false
            return made
        }
        let stack = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 520))
        var above = stack.topAnchor
        for made in labels {
            stack.addSubview(made)
            NSLayoutConstraint.activate([
                made.topAnchor.constraint(equalTo: above, constant: 8),
                made.leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 8),
                made.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -8),
            ])
            above = made.bottomAnchor
        }
        try verify(
            "largest-text-size", size: CGSize(width: 300, height: 520), [stack],
            traits: { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        ) { _ in
            // Apple's table of text sizes: title1, headline, body and footnote at AX5.
            #expect(labels.map { $0.font.pointSize } == [58, 53, 53, 44])
            for (above, below) in zip(labels, labels.dropFirst()) {
                #expect(abs(below.frame.minY - above.frame.maxY - 8) < 0.34)
            }
        }
    }

    @Test func `Labels of several sizes on one baseline, shrunk text, tightened text, shadows and states`()
        throws
    {
        var labels: [UIView] = []
        let row = UIView(frame: CGRect(x: 8, y: 8, width: 300, height: 60))
        var before: UILabel?
        for size in [40, 12, 28, 17] as [CGFloat] {
            let made = label("Basel", .zero, size: size)
            made.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(made)
            made.leadingAnchor.constraint(equalTo: before?.trailingAnchor ?? row.leadingAnchor, constant: 4)
                .isActive = true
            if let before {
                made.firstBaselineAnchor.constraint(equalTo: before.firstBaselineAnchor).isActive = true
            } else {
                made.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
            }
            before = made
        }
        labels.append(row)
        let adjustments: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
        for (index, adjustment) in adjustments.enumerated() {
            let made = label(
                "Shrunk to fit its label", CGRect(x: 8 + 104 * CGFloat(index), y: 76, width: 96, height: 44),
                size: 28)
            made.adjustsFontSizeToFitWidth = true
            made.baselineAdjustment = adjustment
            labels.append(made)
        }
        let tight = label("Tightened a little", CGRect(x: 8, y: 128, width: 132, height: 24))
        tight.allowsDefaultTighteningForTruncation = true
        labels.append(tight)
        labels.append(label("Tightened a little", CGRect(x: 150, y: 128, width: 132, height: 24)))
        let shadow = label("Shadow", CGRect(x: 8, y: 160, width: 90, height: 24))
        shadow.shadowColor = .systemRed
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        let disabled = label("Disabled", CGRect(x: 106, y: 160, width: 90, height: 24))
        disabled.isEnabled = false
        let highlighted = label("Highlighted", CGRect(x: 204, y: 160, width: 100, height: 24))
        highlighted.highlightedTextColor = .systemBlue
        highlighted.isHighlighted = true
        labels += [shadow, disabled, highlighted]
        try verify("baselines-and-states", size: CGSize(width: 320, height: 192), labels) { host in
            // The highlighted text is systemBlue.
            #expect(host.area(of: [0, 122, 255]) > 20)
        }
    }
}
