public import Foundation
@_exported public import VitrineUniformTypes

/// A protocol that describes how a type interacts with transport APIs such as sharing and pasting.
public protocol Transferable: SendableMetatype {
    /// The type of the representation used to import and export the item.
    associatedtype Representation: TransferRepresentation
    /// The representation used to import and export the item.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A declarative description of the process of importing and exporting a transferable item.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the item that's being transferred.
    associatedtype Item: Transferable
    /// The transfer representation for the item.
    associatedtype Body: TransferRepresentation
    /// A builder expression that describes the process of importing and exporting an item.
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Adds what the representation can do, the best first.
    func _collect(into list: inout _TransferList<Item>)
}

extension TransferRepresentation where Body.Item == Item {
    /// What the body can do.
    public func _collect(into list: inout _TransferList<Item>) { body._collect(into: &list) }
}

extension TransferRepresentation where Body == Never {
    /// There is no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Transferable, TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never
    public static var transferRepresentation: Never { fatalError("There is no value of Never to transfer") }
    public func _collect(into list: inout _TransferList<Never>) {}
}

/// What representations can do with an item.
public struct _TransferList<Item: Transferable>: Sendable {
    package struct Export: Sendable {
        package let type: UTType
        package var visibility = TransferRepresentationVisibility.all
        package var condition: @Sendable (Item) -> Bool = { _ in true }
        package var fileName: @Sendable (Item) -> String? = { _ in nil }
        let data: @Sendable (Item) async throws -> Data
        let file: (@Sendable (Item) async throws -> SentTransferredFile)?
    }

    struct Import: Sendable {
        let type: UTType
        let make: @Sendable (Data) async throws -> Item
    }

    package var exports: [Export] = []
    var imports: [Import] = []

    package static var ofItem: _TransferList {
        var list = _TransferList()
        // The representation of an item is one of the item.
        (Item.transferRepresentation as? any TransferRepresentation<Item>)?._collect(into: &list)
        return list
    }
}

/// What goes wrong in a transfer.
enum TransferFailure: Error, CustomStringConvertible {
    case noRepresentation(UTType)

    var description: String {
        switch self {
        case .noRepresentation(let type): "There is no representation as \(type)"
        }
    }
}

extension Transferable {
    /// The types that the item can be exported as now, the best first.
    public func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        _TransferList<Self>.ofItem.exports.filter { $0.visibility.reaches(visibility) && $0.condition(self) }
            .map(\.type)
    }

    /// The types that items can be made of, the best first.
    public static func importedContentTypes() -> [UTType] { _TransferList<Self>.ofItem.imports.map(\.type) }

    /// The item as data of a type. Throws where there is no such representation.
    public func exported(as contentType: UTType) async throws -> Data {
        let exports = _TransferList<Self>.ofItem.exports.filter { $0.condition(self) }
        guard
            let export = exports.first(where: { $0.type == contentType })
                ?? exports.first(where: { $0.type.conforms(to: contentType) })
        else { throw TransferFailure.noRepresentation(contentType) }
        return try await export.data(self)
    }

    /// An item made of data of a type; nil as the type is whatever fits. Throws where no representation takes it.
    public init(importing data: Data, contentType: UTType?) async throws {
        let imports = _TransferList<Self>.ofItem.imports
        guard
            let found = imports.first(where: { $0.type == contentType ?? $0.type })
                ?? imports.first(where: { contentType?.conforms(to: $0.type) ?? true })
        else { throw TransferFailure.noRepresentation(contentType ?? .data) }
        self = try await found.make(data)
    }
}

/// Who gets a representation.
public struct TransferRepresentationVisibility: Sendable, Equatable {
    private let reach: Int
    /// Everybody.
    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Programs of the same team.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(reach: 1)
    /// This program alone.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    package func reaches(_ other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}
