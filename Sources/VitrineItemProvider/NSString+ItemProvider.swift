public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text of several encodings.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isWide = typeIdentifier == "public.utf16-plain-text"
        guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return try made(NSMutableString(string: text), NSString(string: text))
    }

    /// The object that is of this class, which is a subclass of theirs or one of theirs.
    private static func made(_ objects: NSString...) throws -> Self {
        for object in objects where type(of: object) == Self.self {
            if let found = object as? Self { return found }
        }
        guard let found = objects.lazy.compactMap({ $0 as? Self }).last else {
            throw CocoaError(.coderInvalidValue)
        }
        return found
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address, or that of a file.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// That of a file as such, too.
    public var writableTypeIdentifiersForItemProvider: [String] {
        isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderReadCorrupt)
        }
        return url
    }
}
