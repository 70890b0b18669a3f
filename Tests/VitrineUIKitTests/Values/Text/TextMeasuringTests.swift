import Foundation
import Testing
import VitrineUIKit

@MainActor
@Suite("Measuring text without a label", .serialized)
struct TextMeasuringTests {
    private let font = UIFont.systemFont(ofSize: 17)
    /// 17 points of a font whose lines are 1.193359375 times as high, and whose ascenders 0.9521484375 times.
    private let line = 20.287109375
    private let ascender = 16.1865234375
    private let text = "Words that need several lines where there is not much room for them"

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    @Test("The size of a text is that of its lines as they are written, not rounded to pixels")
    func size() {
        let one = "one".size(withAttributes: [.font: font])
        #expect(isNear(one.height, line))
        #expect(("one" as NSString).size(withAttributes: [.font: font]) == one)
        #expect(isNear("one\ntwo".size(withAttributes: [.font: font]).height, 2 * line))
        #expect(isNear(NSAttributedString(string: text, attributes: [.font: font]).size().height, line))
        // The system font at 12 points where there is no font.
        #expect(isNear("one".size().height, 12 * 1.193359375))
        #expect("".size(withAttributes: [.font: font]) == .zero)
        #expect(isNear("one".size(withAttributes: [.font: font, .kern: 2]).width, one.width + 6))
    }

    @Test("Text wraps into a width as a label's does", arguments: [90, 150, 400] as [CGFloat])
    func wrapping(width: CGFloat) {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = text
        let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let bounds = text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
        #expect(bounds.origin == .zero)
        let scale = label.traitCollection.displayScale
        #expect((bounds.height * scale).rounded(.up) / scale == fitting.height)
        #expect((bounds.width * scale).rounded(.up) / scale == fitting.width)
        #expect(bounds.width <= width)
    }

    @Test("Without line fragments, text is one line that is measured from its baseline")
    func baseline() {
        let bounds = text.boundingRect(
            with: CGSize(width: 90, height: 900), attributes: [.font: font], context: nil)
        #expect(isNear(bounds.minY, -ascender))
        #expect(isNear(bounds.height, line))
        #expect(bounds.width <= 90)
    }

    @Test("Lines that there is no height for are left out, and lengths of 0 are no limit")
    func height() {
        func lines(_ height: CGFloat, _ width: CGFloat = 90) -> CGFloat {
            let size = CGSize(width: width, height: height)
            return (text as NSString).boundingRect(
                with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
            ).height / line
        }
        #expect(isNear(lines(10), 1))
        #expect(isNear(lines(45), 2))
        #expect(lines(0) > 5)
        #expect(isNear(lines(0, 0), 1))
    }

    @Test("A paragraph that truncates is one line, and alignment moves the rectangle")
    func paragraphs() {
        func bounds(_ style: NSParagraphStyle, _ text: String) -> CGRect {
            NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]).boundingRect(
                with: CGSize(width: 100, height: 900), options: .usesLineFragmentOrigin, context: nil)
        }
        #expect(isNear(bounds(style { $0.lineBreakMode = .byTruncatingTail }, text).height, line))
        #expect(isNear(bounds(style { $0.lineSpacing = 5 }, "a\nb").height, 2 * line + 5))
        let centred = bounds(style { $0.alignment = .center }, "a")
        #expect(isNear(centred.midX, 50))
        #expect(isNear(bounds(style { $0.alignment = .right }, "a").maxX, 100))
    }

    @Test("A context lets text shrink, and is told how far it did")
    func context() {
        let context = NSStringDrawingContext()
        #expect(
            context.minimumScaleFactor == 0 && context.actualScaleFactor == 1 && context.totalBounds == .zero)
        let style = style { $0.lineBreakMode = .byClipping }
        let text = NSAttributedString(string: "Shrinks", attributes: [.font: font, .paragraphStyle: style])
        let whole = text.size().width
        context.minimumScaleFactor = 0.5
        let bounds = text.boundingRect(
            with: CGSize(width: whole * 0.8, height: 100), options: .usesLineFragmentOrigin, context: context)
        // In steps of half a per cent; the letters of a smaller font are set wider.
        #expect(context.actualScaleFactor <= 0.8 && context.actualScaleFactor > 0.76)
        #expect(bounds.width <= whole * 0.8)
        #expect(context.totalBounds == bounds)
    }

    @Test("Attributes of an attributed string can be given by their keys, and come back from it")
    func container() {
        let container = AttributeContainer([
            .font: font, .foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.systemBlue, .kern: 2,
            .tracking: 1.5, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .underlineColor: UIColor.systemGreen,
            .strikethroughStyle: NSUnderlineStyle.double, .strikethroughColor: UIColor.systemPink,
            .baselineOffset: 3, .strokeColor: UIColor.red, .strokeWidth: -2, .obliqueness: 0.5,
            .expansion: 0.25, .ligature: 0, .shadow: NSShadow(),
        ])
        #expect(container.uiKit.kern == 2 && container.uiKit.strikethroughStyle == .double)
        let text = NSAttributedString(AttributedString("x", attributes: container))
        func value(_ key: NSAttributedString.Key) -> Any? { text.attribute(key, at: 0, effectiveRange: nil) }
        #expect(value(.font) as? UIFont == font)
        #expect(value(.backgroundColor) as? UIColor == .systemBlue)
        #expect(value(.tracking) as? Double == 1.5)
        #expect(value(.underlineColor) as? UIColor == .systemGreen)
        #expect(value(.strikethroughColor) as? UIColor == .systemPink)
        #expect(value(.strikethroughStyle) as? Int == 9)
        #expect(AttributedString(text).backgroundColor == .systemBlue)
        #expect(value(.strokeColor) as? UIColor == .red && value(.strokeWidth) as? Double == -2)
        #expect(value(.obliqueness) as? Double == 0.5 && value(.expansion) as? Double == 0.25)
        #expect(value(.ligature) as? Int == 0 && value(.shadow) is NSShadow)
        var chained = AttributedString("Letters")
        chained.mergeAttributes(.init().strokeColor(.green).strokeWidth(4).kern(-1))
        #expect(chained.strokeColor == .green && chained.strokeWidth == 4 && chained.kern == -1)
    }
}
