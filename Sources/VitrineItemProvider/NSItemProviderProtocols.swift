public import Foundation

/// Who gets a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Everybody.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// Programs of the same group.
    case group = 2
    /// This program alone.
    case ownProcess = 3
}

/// How the file of a representation may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file itself may be opened, instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that can be given away as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of the data that objects of the class make, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Who gets data of a type. Everybody unless implemented.
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    /// The types of the data that this object makes, the best first. Those of the class unless implemented.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Who gets data of a type of this object's. What the class says unless implemented.
    func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    /// Makes data of a type. Called on any thread.
    ///
    /// - Returns: How far it is; nil if it is done before the method returns.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// Everybody.
    public static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { .all }
    /// Those of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }
    /// What the class says.
    public func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
        -> NSItemProviderRepresentationVisibility
    { Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier) }
}

/// An object that can be made of data which somebody gives away.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of the data that objects of the class are made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object. Called on any thread.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
