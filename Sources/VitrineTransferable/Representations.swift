public import Foundation

/// A transfer representation for types that provide their own binary data conversion.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private var export: _TransferList<Item>.Export?
    private var make: _TransferList<Item>.Import?

    /// Exports and imports data of a type.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        export = .init(type: contentType, data: exporting, file: nil)
        make = .init(type: contentType, make: importing)
    }

    /// Exports data of a type.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        export = .init(type: exportedContentType, data: exporting, file: nil)
    }

    /// Imports data of a type.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        make = .init(type: importedContentType, make: importing)
    }

    public func _collect(into list: inout _TransferList<Item>) {
        if let export { list.exports.append(export) }
        if let make { list.imports.append(make) }
    }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether the receiver may use the file itself instead of a copy.
    public let allowAccessingOriginalFile: Bool

    /// A file to hand over.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the sender's, and not a copy.
    public let isOriginalFile: Bool
}

/// A transfer representation for types that are transferred as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private var export: _TransferList<Item>.Export?
    private var make: _TransferList<Item>.Import?

    /// Exports and imports files of a type.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        export = Self.export(contentType, exporting)
        make = Self.make(contentType, importing)
    }

    /// Exports files of a type.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { export = Self.export(exportedContentType, exporting) }

    /// Imports files of a type.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { make = Self.make(importedContentType, importing) }

    private static func export(
        _ type: UTType, _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> _TransferList<Item>.Export {
        .init(type: type, data: { try Data(contentsOf: try await exporting($0).file) }, file: exporting)
    }

    private static func make(
        _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> _TransferList<Item>.Import {
        .init(type: type) { data in
            // A copy, which is the item's to keep or to move.
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                UUID().uuidString, conformingTo: type)
            try data.write(to: file)
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }

    public func _collect(into list: inout _TransferList<Item>) {
        if let export { list.exports.append(export) }
        if let make { list.imports.append(make) }
    }
}

/// A transfer representation for types that participate in Swift's protocols for encoding and decoding, as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    private let type: UTType

    /// Encodes and decodes items as data of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    public func _collect(into list: inout _TransferList<Item>) {
        list.exports.append(.init(type: type, data: { try JSONEncoder().encode($0) }, file: nil))
        list.imports.append(.init(type: type) { try JSONDecoder().decode(Item.self, from: $0) })
    }
}

/// A transfer representation that uses another type's transfer representation as its own.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    public typealias Body = Never
    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Exports and imports items as another type.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Exports items as another type.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Imports items as another type.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public func _collect(into list: inout _TransferList<Item>) {
        let proxies = _TransferList<ProxyRepresentation>.ofItem
        if let exporting {
            list.exports += proxies.exports.map { Self.export($0, exporting) }
        }
        if let importing {
            list.imports += proxies.imports.map { Self.make($0, importing) }
        }
    }

    private static func export(
        _ proxy: _TransferList<ProxyRepresentation>.Export,
        _ exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation
    ) -> _TransferList<Item>.Export {
        let (condition, fileName, data, file) = (proxy.condition, proxy.fileName, proxy.data, proxy.file)
        var ownFile: (@Sendable (Item) async throws -> SentTransferredFile)?
        if let file { ownFile = { item in try await file(try exporting(item)) } }
        var export = _TransferList<Item>.Export(
            type: proxy.type, data: { item in try await data(try exporting(item)) }, file: ownFile)
        export.visibility = proxy.visibility
        export.condition = { item in
            guard let proxy = try? exporting(item) else { return false }
            return condition(proxy)
        }
        export.fileName = { item in
            guard let proxy = try? exporting(item) else { return nil }
            return fileName(proxy)
        }
        return export
    }

    private static func make(
        _ proxy: _TransferList<ProxyRepresentation>.Import,
        _ importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) -> _TransferList<Item>.Import {
        let make = proxy.make
        return .init(type: proxy.type, make: { data in try importing(try await make(data)) })
    }
}

// MARK: - Modifiers

/// A representation whose exports are changed.
struct ModifiedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never
    let base: Base
    let change: @Sendable (inout _TransferList<Base.Item>.Export) -> Void

    func _collect(into list: inout _TransferList<Base.Item>) {
        var own = _TransferList<Base.Item>()
        base._collect(into: &own)
        for index in own.exports.indices { change(&own.exports[index]) }
        list.exports += own.exports
        list.imports += own.imports
    }
}

extension TransferRepresentation {
    /// Exports items only as long as a condition holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { export in
            let inner = export.condition
            export.condition = { inner($0) && condition($0) }
        }
    }

    /// Says who gets the representation.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Names the file that is made of an item.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.fileName = { _ in fileName } }
    }

    /// Names the file that is made of an item.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { ModifiedRepresentation(base: self) { $0.fileName = fileName } }
}

/// Representations one after another, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never
    private let collect: @Sendable (inout _TransferList<Item>) -> Void

    init(_ collect: @escaping @Sendable (inout _TransferList<Item>) -> Void) { self.collect = collect }

    public func _collect(into list: inout _TransferList<Item>) { collect(&list) }
}

/// Creates a transfer representation by composing existing transfer representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(first: Content) -> Content
    where Content.Item == Item { first }

    public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
        accumulated: A, next: B
    ) -> TupleTransferRepresentation<Item, (A, B)> where A.Item == Item, B.Item == Item {
        TupleTransferRepresentation { list in
            accumulated._collect(into: &list)
            next._collect(into: &list)
        }
    }
}

// MARK: - What is transferable by itself

extension String: Transferable {
    /// As text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension Data: Transferable {
    /// As it is.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    /// As an address.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                    throw CocoaError(.coderReadCorrupt)
                }
                return url
            })
    }
}

extension AttributedString: Transferable {
    /// As its text.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<AttributedString, String>(
            exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

// MARK: - Handing over

/// An item for whoever takes it, whatever its type.
package enum TransferredValue: Sendable {
    case data(Data, UTType)
    case file(URL, UTType)
}

extension Transferable {
    /// The best of what everybody gets of the item, with a name for its file; nil where there is nothing.
    package func transferredValue() async throws -> (value: TransferredValue, name: String?)? {
        let exports = _TransferList<Self>.ofItem.exports
        guard let export = exports.first(where: { $0.visibility == .all && $0.condition(self) }) else {
            return nil
        }
        if let file = export.file {
            return (.file(try await file(self).file, export.type), export.fileName(self))
        }
        return (.data(try await export.data(self), export.type), export.fileName(self))
    }
}
