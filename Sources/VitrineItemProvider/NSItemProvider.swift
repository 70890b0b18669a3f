public import Foundation
import VitrineUniformTypes

/// An item that is given away, as something dragged or copied: its data is made when somebody asks for it.
///
/// An item has representations, the best first, each of a type. Completions are called on a queue of the provider's, not on
/// the main one.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Called with what was loaded, or why it could not be.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Loads an item: called with the completion, the class that is asked for if any, and options.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    private let lock = NSLock()
    private var known: [ItemRepresentation] = []
    private var name: String?
    private var previewHandler: LoadHandler?

    /// Makes an item without representations.
    public override init() { super.init() }

    /// Makes an item of an object, which is kept.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The same representations in another provider.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.known = representations
        copy.name = suggestedName
        copy.previewHandler = previewImageHandler
        return copy
    }

    var representations: [ItemRepresentation] { lock.withLock { known } }

    /// One representation of each type: a newer one stands in the place of an older one.
    func add(_ representation: ItemRepresentation) {
        lock.withLock {
            if let index = known.firstIndex(where: { $0.type == representation.type }) {
                known[index] = representation
            } else {
                known.append(representation)
            }
        }
    }

    /// What the file is called that is made of the item, without extension.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// Makes a picture that stands for the item.
    open var previewImageHandler: LoadHandler? {
        get { lock.withLock { previewHandler } }
        set { lock.withLock { previewHandler = newValue } }
    }

    // MARK: Registering

    /// Adds a representation as data.
    ///
    /// - Parameter loadHandler: Makes the data; called on any thread, each time when somebody asks.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(ItemRepresentation(type: typeIdentifier, visibility: visibility, source: .data(loadHandler)))
    }

    /// Adds a representation as a file.
    ///
    /// - Parameter loadHandler: Makes the file, and says whether it may be opened where it is.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(
                type: typeIdentifier, visibility: visibility, source: .file(loadHandler, fileOptions)))
    }

    // MARK: Asking

    /// The types that the item has representations of, the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// The types that the item has files of with some options, the best first; with none, all types.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map(\.type)
    }

    /// Whether the item has a representation of a type, or of one of its kinds.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether the item has a file of a type, or of one of its kinds, with some options.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains {
            Self.conforms($0.type, to: typeIdentifier) && $0.fileOptions.isSuperset(of: fileOptions)
        }
    }

    func representation(conformingTo type: String) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.type == type } ?? all.first { Self.conforms($0.type, to: type) }
    }

    static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        guard let other = UTType(other) else { return false }
        return UTType(type)?.conforms(to: other) ?? false
    }
}

/// Why an item could not be loaded.
extension NSItemProvider {
    /// What went wrong.
    public enum ErrorCode: Int, Sendable {
        /// It is not known.
        case unknownError = -1
        /// There is no such representation.
        case itemUnavailableError = -1000
        /// What came is not of the class that was asked for.
        case unexpectedValueClassError = -1100
        /// What is there cannot be made into what was asked for.
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    static func error(_ code: ErrorCode, _ text: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
