package import Foundation
package import VitrineGraphics

/// Where the lines of a text layer lie.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the language is read.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// From edge to edge.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of text that does not fit.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is cut off by the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A font of a framework above: those of UIKit are.
package protocol TextFontProviding {
    var textFont: TextFont { get }
}

/// A text with attributes, in the terms of the text engine: a framework above knows what they mean.
@MainActor
package protocol AttributedTextProviding {
    /// - Parameter font: What letters without a font have.
    func spans(font: TextFont) -> [TextSpan]
}

/// A layer that shows text, from the top of its bounds on.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
    private static let textRows = TextLayerRows()
    private static let textTable = LayerPropertyTable(textRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { textTable }

    public override init() {
        super.init()
        modelValues.extras = Self.textTable.initialExtras
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
    }

    public required init?(coder: NSCoder) { nil }

    /// The text: a `String`, or an `NSAttributedString` with fonts and colours of its own.
    open var string: Any? { didSet { textDidChange() } }

    /// The font: its name, a `CGFont`, or a `UIFont`, whose size does not count. The system's unless set.
    open var font: AnyObject? { didSet { textDidChange() } }

    /// The font's size in points; 36 unless set.
    open var fontSize: CGFloat {
        get { modelValues[Self.textRows.fontSize] }
        set { set(Self.textRows.fontSize, newValue) }
    }

    /// The colour of letters without one of their own; opaque white unless set.
    open var foregroundColor: CGColor? {
        get { modelValues[Self.textRows.foregroundColor] }
        set { set(Self.textRows.foregroundColor, newValue) }
    }

    /// Whether lines are broken at the width of the bounds. Not unless set.
    open var isWrapped: Bool {
        get { modelValues[Self.textRows.isWrapped] }
        set { set(Self.textRows.isWrapped, newValue) }
    }

    /// Where lines lie; natural unless set.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { modelValues[Self.textRows.alignmentMode] }
        set { set(Self.textRows.alignmentMode, newValue) }
    }

    /// What becomes of text that does not fit; it is cut off unless set.
    open var truncationMode: CATextLayerTruncationMode {
        get { modelValues[Self.textRows.truncationMode] }
        set { set(Self.textRows.truncationMode, newValue) }
    }

    private func textDidChange() { invalidate([.composition, .content]) }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        let rows = Self.textRows
        let size = values[rows.fontSize]
        guard size.isFinite, size > 0, !rect.isEmpty else { return nil }
        let spans = spans(size)
        guard !spans.isEmpty else { return nil }
        let isWrapped = values[rows.isWrapped], truncation = values[rows.truncationMode].native
        var paragraph = TextParagraph(
            spans: spans, alignment: values[rows.alignmentMode].native,
            lineLimit: isWrapped && truncation == .none ? 0 : 1,
            truncation: truncation == .none ? .clip : truncation)
        if isWrapped, truncation != .none {
            // As many lines as fit, the last of which says that there is more.
            let lineHeight = max(TextLayout.layout(paragraph).size.height, 1)
            paragraph.lineLimit = max(Int(rect.height / lineHeight), 1)
        }
        let layout = TextLayout.layout(paragraph, width: rect.width)
        let color = values[rows.foregroundColor]?.rgba ?? .clear
        return RenderNode.text(layout, at: .zero, color: color)?.clipped(to: rect)
    }

    private func spans(_ size: CGFloat) -> [TextSpan] {
        var own = TextFont(size: size)
        switch font {
        case let font as any TextFontProviding:
            own = font.textFont
            own.size = size
        case let name as NSString: own.family = .named(name as String)
        default: break
        }
        switch string {
        case let text as String: return text.isEmpty ? [] : [TextSpan(text, font: own)]
        case let text as any AttributedTextProviding: return text.spans(font: own)
        default: return []
        }
    }
}

extension CATextLayerAlignmentMode: LayerConstant {
    fileprivate var native: TextAlign {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .leading
        }
    }
}

extension CATextLayerTruncationMode: LayerConstant {
    fileprivate var native: TextTruncation {
        switch self {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: .none
        }
    }
}

/// The rows that text layers add to the table of properties.
@MainActor
private struct TextLayerRows {
    let fontSize = LayerProperty("fontSize", initial: CGFloat(36)) { (layer: CATextLayer, value) in
        layer.fontSize = value
    }
    let foregroundColor = LayerProperty("foregroundColor", initial: CGColor?.some(.white)) {
        (layer: CATextLayer, value) in layer.foregroundColor = value
    }
    let isWrapped = LayerProperty("wrapped", initial: false, animates: .never) {
        (layer: CATextLayer, value) in
        layer.isWrapped = value
    }
    let alignmentMode = LayerProperty(
        "alignmentMode", initial: CATextLayerAlignmentMode.natural, animates: .never
    ) { (layer: CATextLayer, value) in layer.alignmentMode = value }
    let truncationMode = LayerProperty(
        "truncationMode", initial: CATextLayerTruncationMode.none, animates: .never
    ) { (layer: CATextLayer, value) in layer.truncationMode = value }
}
