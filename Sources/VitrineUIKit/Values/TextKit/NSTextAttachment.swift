public import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// A picture in a text, in the place of a character that stands for it.
open class NSTextAttachment: NSObject, NSSecureCoding {
    private let typeInfo: UInt = FoundationTypeInfo.comparable
    /// The character that an attachment stands in the place of.
    public static let character = 0xFFFC

    /// What a file says, and the type that it has.
    open var contents: Data? {
        didSet { forget() }
    }
    open var fileType: String?
    private var ownImage: UIImage?
    private var decoded: UIImage??
    private var known: (image: UIImage, picture: TextAttachment.Picture)?

    /// An attachment with what a file says: that of a picture is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// An attachment that shows nothing yet.
    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// An attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    open class var supportsSecureCoding: Bool { true }

    /// Makes an attachment of an archive.
    public required init?(coder: NSCoder) {
        func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        contents = object(NSData.self, "NSContents").map { Data(referencing: $0) }
        fileType = object(NSString.self, "NSFileType").map { String(describing: $0) }
        super.init()
        bounds = CGRect(
            x: coder.decodeDouble(forKey: "NSBounds.x"), y: coder.decodeDouble(forKey: "NSBounds.y"),
            width: coder.decodeDouble(forKey: "NSBounds.width"),
            height: coder.decodeDouble(forKey: "NSBounds.height"))
    }

    /// Archives the contents, or the image as PNG, and the bounds.
    open func encode(with coder: NSCoder) {
        let picture = contents == nil ? image?.pngData() : nil
        if let data = contents ?? picture { coder.encode(NSData(data: data), forKey: "NSContents") }
        if let type = picture == nil ? fileType : "public.png" {
            coder.encode(NSString(string: type), forKey: "NSFileType")
        }
        coder.encode(Double(bounds.origin.x), forKey: "NSBounds.x")
        coder.encode(Double(bounds.origin.y), forKey: "NSBounds.y")
        coder.encode(Double(bounds.width), forKey: "NSBounds.width")
        coder.encode(Double(bounds.height), forKey: "NSBounds.height")
    }

    /// The image that is shown; a template has the colour of the text. That of `contents` unless set.
    open var image: UIImage? {
        get {
            if let ownImage { return ownImage }
            if let decoded { return decoded }
            let image = contents.flatMap { UIImage(data: $0) }
            decoded = .some(image)
            return image
        }
        set {
            ownImage = newValue
            forget()
        }
    }

    /// The rectangle of the image, from where the baseline is, upwards; the size of the image if it is zero, as by default.
    open var bounds = CGRect.zero

    private func forget() {
        known = nil
        decoded = nil
    }

    /// The rectangle of the image in its line, from where the baseline is, upwards.
    ///
    /// - Parameters:
    ///   - textContainer: The container; nil in labels.
    ///   - lineFrag: The room of the line: very wide in labels.
    ///   - position: Where the image is in its line: not known before the line is laid out, so zero.
    ///   - charIndex: The place in the text: that of the paragraph.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.size != .zero { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    /// The image that is shown in a rectangle.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSTextAttachment {
    /// In the terms of the text engine.
    func laidOut(width: CGFloat, in container: NSTextContainer?, at index: Int, scale: CGFloat)
        -> TextAttachment
    {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e5), 1e5) : 0 }
        let room = CGRect(x: 0, y: 0, width: min(width, 1e7), height: 1e7)
        let rect = attachmentBounds(
            for: container, proposedLineFragment: room, glyphPosition: .zero, characterIndex: index)
        let bottom = length(rect.origin.y) * scale
        return TextAttachment(
            width: max(0, length(rect.size.width)) * scale,
            ascent: bottom + max(0, length(rect.size.height)) * scale, descent: -bottom,
            picture: picture(in: rect, container, index))
    }

    private func picture(in rect: CGRect, _ container: NSTextContainer?, _ index: Int)
        -> TextAttachment.Picture?
    {
        guard let image = image(forBounds: rect, textContainer: container, characterIndex: index) else {
            return nil
        }
        if let known, known.image === image { return known.picture }
        let picture = TextAttachment.Picture { rect, color in
            guard rect.width > 0, rect.height > 0 else { return nil }
            let scale = max(UITraitCollection.current.displayScale, 1)
            let place = CGRect(
                x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
                width: rect.width, height: rect.height)
            let shown = image.resolved(with: .current)
            let drawn = RenderNode.image(
                shown.bitmap(filling: place.size, pixelsPerPoint: scale), in: place)
            let fill = shown.tint.map { $0.rgba(with: .current) } ?? (shown.isTemplate ? color : nil)
            return fill.map { RenderNode.color($0, in: place).masked(by: drawn) } ?? drawn
        }
        known = (image, picture)
        return picture
    }
}

extension NSAttributedString {
    /// A text of the character that an attachment stands in the place of.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
