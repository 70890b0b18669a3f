import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Labels in layouts")
struct LabelLayoutTests {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private func root(_ views: UIView..., width: CGFloat = 200) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        root.traitOverrides.displayScale = 1
        for view in views { root.addSubview(view) }
        return root
    }

    // MARK: Lines

    @Test("Labels leave no word alone on the second line, unless they or their text say otherwise")
    func strategy() {
        let label = label("one two three four", lines: 0)
        let room = self.label("one two three").intrinsicContentSize.width
        func width() -> CGFloat { label.sizeThatFits(CGSize(width: room, height: 100)).width }
        #expect(label.lineBreakStrategy == .standard)
        #expect(width() < room)
        label.lineBreakStrategy = []
        #expect(width() == room)
        label.lineBreakStrategy = .pushOut
        #expect(width() < room)
        let text = label.attributedText!
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.lineBreakStrategy == .pushOut)
        // A style of the text's own does nothing of the kind by default.
        label.attributedText = NSAttributedString(
            string: text.string, attributes: [.font: label.font!, .paragraphStyle: NSParagraphStyle.default])
        #expect(NSParagraphStyle.default.lineBreakStrategy == [])
        #expect(width() == room)
    }

    // MARK: Sizes

    @Test("Text on several lines is as high as it is at the width that constraints give it")
    func wrapping() {
        let text = label("one two three four five six seven eight nine ten", lines: 0)
        let root = root(text, width: 150)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        // Three lines of 20.287 points are 60.86, on whole pixels 61.
        #expect(text.frame == CGRect(x: 0, y: 0, width: 150, height: 61))
        root.bounds.size.width = 100
        root.layoutIfNeeded()
        let lines = TextLayout.layout(
            TextParagraph(text.text ?? "", font: TextFont(size: 17)), width: 100
        ).lines.count
        #expect(lines > 3)
        #expect(text.frame.height == (CGFloat(lines) * 20.287109375).rounded(.up))
        text.preferredMaxLayoutWidth = 150
        #expect(text.intrinsicContentSize.height == 61)
        root.layoutIfNeeded()
        #expect(text.frame.height == 61)
    }

    @Test("A label narrower than its text keeps the height of one line; empty text has no size")
    func edges() {
        #expect(label("").intrinsicContentSize == .zero)
        #expect(label("", lines: 0).sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
        let newlines = label("\n\n", lines: 0)
        newlines.traitOverrides.displayScale = 1
        // Three lines: 60.86.
        #expect(newlines.intrinsicContentSize == CGSize(width: 0, height: 61))
    }

    @Test("Widths and factors that are no numbers, lines less than none, fonts without size")
    func badInput() {
        let text = label("one two three", lines: 0)
        let size = text.intrinsicContentSize
        for width in [CGFloat.nan, -1, .infinity, -.infinity, 0] {
            text.preferredMaxLayoutWidth = width
            #expect(text.intrinsicContentSize == size)
            #expect(text.sizeThatFits(CGSize(width: width, height: .nan)) == size)
            _ = text.textRect(
                forBounds: CGRect(x: 0, y: 0, width: width, height: width), limitedToNumberOfLines: -3)
        }
        text.numberOfLines = -4
        text.preferredMaxLayoutWidth = 0
        #expect(text.intrinsicContentSize == size)
        #expect(text.sizeThatFits(CGSize(width: 60, height: 0)).height > size.height)
        for factor in [-1, 7, CGFloat.nan, .infinity] {
            text.minimumScaleFactor = factor
            text.adjustsFontSizeToFitWidth = true
            text.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
            #expect(text.baselineInsets != nil)
        }
        for fontSize in [0, -3, CGFloat.nan, .infinity] {
            #expect(UIFont.systemFont(ofSize: fontSize).pointSize == 14)
            #expect(UIFont.systemFont(ofSize: 20).withSize(fontSize).pointSize == 14)
            let described = UIFont(descriptor: UIFontDescriptor(textFont: TextFont(size: fontSize)), size: 0)
            #expect(described.pointSize == 14)
        }
        text.font = .systemFont(ofSize: 1e12)
        #expect(text.sizeThatFits(CGSize(width: 100, height: 100)).height.isFinite)
        // A lone half of a pair, as from a string of another kind.
        let half = NSString(characters: [0x61, 0xD83D, 0x62] as [unichar], length: 3)
        let broken = label(half as String)
        #expect(broken.intrinsicContentSize.width > 10)
    }

    // MARK: Truncation

    @Test("A label too low for its lines truncates the last that it has room for")
    func height() throws {
        let text = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 41))
        text.numberOfLines = 0
        text.text = "one two three four five six seven eight nine ten"
        let host = TestHost(UIViewController(), device: .desktop)
        host.rootViewController.view.addSubview(text)
        host.settle()
        let paragraph = TextParagraph(text.text ?? "", font: TextFont(size: 17), lineLimit: 2)
        let shown = TextLayout.layout(paragraph, width: 100)
        GraphicsCounters.reset()
        #expect(TextLayout.layout(paragraph, width: 100) === shown)
        #expect(shown.lineTexts.last?.hasSuffix("…") == true)
        // It was laid out for drawing.
        #expect(GraphicsCounters.textsShaped == 0)
    }

    @Test("Subclasses add room around the text by overriding where it is and where it is drawn")
    func insets() {
        final class Padded: UILabel {
            var drawn: [CGRect] = []
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
                return inner.insetBy(dx: -10, dy: -5)
            }
            override func drawText(in rect: CGRect) {
                drawn.append(rect)
                super.drawText(in: rect.insetBy(dx: 10, dy: 5))
            }
        }
        let plain = label("Text")
        let padded = Padded()
        padded.text = "Text"
        let size = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: size.width + 20, height: size.height + 10))
        #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
        padded.numberOfLines = 0
        #expect(padded.sizeThatFits(CGSize(width: 100, height: 100)) == padded.intrinsicContentSize)
        padded.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let node = padded.makeNode(in: padded.bounds, for: padded.layer)
        #expect(padded.drawn == [CGRect(x: 0, y: 0, width: 100, height: 50)])
        #expect((node?.bounds.minX ?? 0) > 0)
        padded.drawText(in: .zero)
        #expect(padded.drawn.count == 2)
    }

    @Test("Subclasses draw text of their own into a context, below and above the label's")
    func ownDrawing() throws {
        final class Striped: UILabel {
            override func drawText(in rect: CGRect) {
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
                super.drawText(in: rect)
                UIColor.blue.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 20, width: 40, height: 20))
            }
        }
        let striped = Striped(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        striped.text = "\u{2588}\u{2588}\u{2588}\u{2588}"
        striped.textColor = .green
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(striped)
        let host = TestHost(root, size: CGSize(width: 40, height: 40), scale: 1)
        // Red below the text, blue above it, on nothing.
        #expect(host.rgb(2, 2) == [255, 0, 0])
        #expect(host.rgb(35, 2) == [255, 255, 255])
        #expect(host.rgb(10, 18) == [0, 255, 0])
        #expect(host.rgb(30, 30) == [0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    // MARK: Baselines

    @Test("Labels of different fonts, and a button, stand on one baseline")
    func baselines() throws {
        let (large, small) = (label("Large", size: 40), label("small", size: 12))
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Button", for: .normal)
        let root = root(large, small, button, width: 400)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
            button.leadingAnchor.constraint(equalTo: small.trailingAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ view: UIView) throws -> CGFloat {
            view.frame.minY + (try #require(view.baselineInsets).first)
        }
        // 40 · 0.9521 = 38.09 below the top, where the text of 47.73 is centred in 48 points on whole pixels.
        #expect(abs(try baseline(large) - (10 + 38.086)) < 0.01)
        // Views lie on whole pixels.
        #expect(abs(try baseline(small) - baseline(large)) <= 0.5)
        #expect(abs(try baseline(button) - baseline(large)) <= 0.5)
    }

    @Test("First and last baselines of several lines, and of fonts that differ")
    func severalLines() throws {
        let lines = label("one\ntwo\nthree", lines: 0)
        let root = root(lines)
        defer { withExtendedLifetime(root) {} }
        let insets = try #require(lines.baselineInsets)
        // Three lines are 60.86 in 61 points. 17 · 0.9521 = 16.19 from the top, 17 · 0.2412 = 4.10 and the rest of a
        // pixel from the bottom.
        #expect(abs(insets.first - 16.187) < 0.01)
        #expect(abs(insets.last - (61 - 2 * 20.287 - 16.187)) < 0.01)
        let mixed = NSMutableAttributedString(
            string: "small\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        mixed.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 50)]))
        lines.attributedText = mixed
        // 10 · 0.9521; below the last baseline 50 · 0.2412 = 12.06 and what a whole pixel adds to 71.60.
        #expect(abs(try #require(lines.baselineInsets).first - 9.521) < 0.01)
        #expect(abs(try #require(lines.baselineInsets).last - 12.06 - 0.4) < 0.01)
    }

    @Test("Text shrunk to fit keeps its baseline, or its middle where that is asked for")
    func shrunk() throws {
        let text = label("A line that is much too wide for its label")
        let root = root(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.widthAnchor.constraint(equalToConstant: 150),
        ])
        let before = try #require(text.baselineInsets).first
        text.adjustsFontSizeToFitWidth = true
        root.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 150, height: 21))
        #expect(abs(try #require(text.baselineInsets).first - before) <= 0.5)
        text.baselineAdjustment = .alignCenters
        #expect(try #require(text.baselineInsets).first < before - 2)
    }

    // MARK: Text sizes

    @Test(
        "At each of the twelve text sizes a label in constraints is as high as its line",
        arguments: UIContentSizeCategory.ordered)
    func textSizes(category: UIContentSizeCategory) throws {
        let text = label("Text")
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.traitOverrides.displayScale = 1
        window.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: window.topAnchor),
            text.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        window.traitOverrides.preferredContentSizeCategory = category
        window.layoutIfNeeded()
        let sizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        // Lines of Apple's system font are 1.193359375 times its size, on whole pixels.
        let heights: [CGFloat] = [17, 18, 20, 21, 23, 26, 28, 34, 40, 48, 57, 64]
        let index = try #require(UIContentSizeCategory.ordered.firstIndex(of: category))
        #expect(text.font.pointSize == sizes[index])
        #expect(text.frame.height == heights[index])
    }

    // MARK: Cost

    @Test(
        "A text is shaped once for measuring at several widths and for drawing, and not again when it scrolls by"
    )
    func cost() {
        let host = TestHost(UIViewController(), device: .desktop)
        let text = label("one two three four five six seven eight nine ten eleven", lines: 2)
        let root = host.rootViewController.view!
        root.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 120),
        ])
        TextLayout.forgetAll()
        GraphicsCounters.reset()
        host.settle()
        // The text, and the ellipsis of its second line.
        #expect(GraphicsCounters.textsShaped == 2)
        text.layer.position.y += 40
        root.setNeedsLayout()
        host.settle()
        text.text = "other"
        text.text = "one two three four five six seven eight nine ten eleven"
        host.settle()
        #expect(GraphicsCounters.textsShaped == 2)
        text.textColor = .red
        host.settle()
        #expect(GraphicsCounters.textsShaped == 2)
        text.font = .systemFont(ofSize: 18)
        host.settle()
        #expect(GraphicsCounters.textsShaped == 4)
    }

    @Test("Nothing stale: another font, text size, scale of the display or direction is another size")
    func stale() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let text = label("Text of a label")
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        window.addSubview(text)
        window.traitOverrides.displayScale = 3
        #expect(abs(text.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
        window.traitOverrides.displayScale = 1
        #expect(text.intrinsicContentSize.height == 21)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        // 28 · 1.193 = 33.4.
        #expect(text.intrinsicContentSize.height == 34)
        let width = text.intrinsicContentSize.width
        text.font = .boldSystemFont(ofSize: 28)
        #expect(text.intrinsicContentSize.width > width)
    }
}
