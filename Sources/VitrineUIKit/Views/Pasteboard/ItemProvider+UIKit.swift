public import Foundation
public import VitrineItemProvider

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A picture that is exact, and a smaller one.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// The formats that pictures are read of.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.image"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    /// A colour, for programs that are made with this.
    public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }
    /// A colour.
    public static var readableTypeIdentifiersForItemProvider: [String] { [PasteboardType.color] }

    /// Red, green, blue and opacity as text: nobody else reads it.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        completionHandler(Data("\(parts.0) \(parts.1) \(parts.2) \(parts.3)".utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite),
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
        else { throw CocoaError(.coderReadCorrupt) }
        return color
    }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    /// Text with attributes, and the text alone.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.rtf, PasteboardType.html, PasteboardType.text]
    }
    /// Text with attributes, or text alone.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [PasteboardType.rtf, PasteboardType.html, PasteboardType.text, "public.plain-text"]
    }

    private static func document(_ type: String) -> DocumentType {
        switch type {
        case PasteboardType.rtf: .rtf
        case PasteboardType.html: .html
        default: .plain
        }
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        do {
            let data = try data(
                from: NSRange(location: 0, length: length),
                documentAttributes: [.documentType: Self.document(typeIdentifier)])
            completionHandler(data, nil)
        } catch { completionHandler(nil, error) }
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try NSAttributedString(
            data: data, options: [.documentType: document(typeIdentifier)], documentAttributes: nil)
        guard let found = text as? Self ?? NSMutableAttributedString(attributedString: text) as? Self else {
            throw CocoaError(.coderInvalidValue)
        }
        return found
    }
}
