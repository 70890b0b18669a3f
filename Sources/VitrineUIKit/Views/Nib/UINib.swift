public import Foundation

/// A file of views that Interface Builder saved: it is read once, and makes its objects any number of times.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let source: Source

    private enum Source {
        case name(String, Bundle)
        case file(InterfaceFile)
        /// One view of a storyboard, for a controller.
        case part(InterfaceFile, InterfaceElement, NibScene?, Owner)
    }

    private struct Owner {
        weak var controller: UIViewController?
        let id: String?
    }

    /// Names a nib, `NAME.xib` or `NAME.nib`; it is looked for when its objects are first made.
    ///
    /// - Parameter bundleOrNil: Nil is the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name, bundleOrNil ?? .main)
        super.init()
    }

    /// Reads a nib. Traps with what is wrong where it cannot be read.
    ///
    /// - Parameters:
    ///   - data: What Interface Builder saves: a `.xib`.
    ///   - bundleOrNil: Where images and colours are; nil is the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let document = InterfaceFile.read(data, from: "The data of a UINib")
        source = .file(InterfaceFile(document, name: "a nib of data", bundle: bundleOrNil ?? .main))
        super.init()
    }

    /// A view in a file, as a prototype of a cell.
    init(_ element: InterfaceElement, in loader: NibLoader) {
        let controller = loader.controller
        source = .part(
            loader.file, element, controller?.scene,
            Owner(controller: controller, id: controller?.scene?.element.id))
        super.init()
    }

    /// The file; nil if it is not in the bundle.
    private var file: InterfaceFile? {
        switch source {
        case .name(let name, let bundle): InterfaceFile.find(name, kinds: ["nib", "xib"], in: bundle)
        case .file(let file), .part(let file, _, _, _): file
        }
    }

    /// Makes the objects of the nib.
    ///
    /// - Parameter ownerOrNil: File's Owner, whose outlets are connected.
    /// - Returns: The objects that are in no other, in the order of the file, which is the editor's.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        guard let file else {
            guard case .name(let name, let bundle) = source else { return [] }
            fatalError(Self.sentence(name, bundle))
        }
        let owner = ownerOrNil.map { $0 as AnyObject }
        if case .part(_, let element, let scene, let place) = source {
            let loader = NibLoader(file, owner: owner, storyboard: scene?.storyboard)
            loader.controller = place.controller
            if let controller = place.controller, let id = place.id { loader.know(controller, id: id) }
            let made = loader.make(element)
            loader.finish()
            return made.map { [$0] } ?? []
        }
        let loader = NibLoader(file, owner: owner)
        for (id, object) in optionsOrNil?[.externalObjects] as? [String: Any] ?? [:] {
            let places = file.document.root.list("objects")
            if let place = places.first(where: { $0["placeholderIdentifier"] == id })?.id {
                loader.keep(object as AnyObject, id: place)
            }
        }
        let elements = file.document.root.list("objects").filter { $0.name != "placeholder" }
        if let owner { loader.connect(owner, file.document["-1"]) }
        let made = elements.compactMap { loader.make($0) }
        loader.finish()
        return made
    }

    /// Options for making the objects of a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of objects that take the places of the nib's external ones, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    static func sentence(_ name: String, _ bundle: Bundle) -> String {
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)': there is no \(name).xib. Put the file that "
            + "Interface Builder saves into the program's folder."
    }

    /// The one object of a class that a nib for reuse has.
    func makeOnly<View: UIView>(_ type: View.Type, for identifier: String) -> View {
        let made = instantiate(withOwner: nil)
        guard let view = made.lazy.compactMap({ $0 as? View }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a \(type) instance; it has \(made.map { String(describing: Swift.type(of: $0)) })"
            )
        }
        return view
    }
}

extension Bundle {
    /// Makes the objects of a nib.
    ///
    /// - Parameter owner: File's Owner, whose outlets are connected.
    /// - Returns: The objects that are in no other. Traps if there is no such nib.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
