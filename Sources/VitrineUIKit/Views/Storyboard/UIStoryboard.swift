public import Foundation

/// Controllers with their views, and the ways between them, that Interface Builder saved in a `.storyboard`.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    let name: String
    let file: InterfaceFile

    /// Reads a storyboard. Traps where there is none of the name, or it cannot be read.
    ///
    /// - Parameters:
    ///   - name: Of the file, without its extension.
    ///   - storyboardBundleOrNil: Nil is the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? .main
        guard let file = InterfaceFile.find(name, kinds: ["storyboard"], in: bundle) else {
            fatalError(
                "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath): put \(name).storyboard, as "
                    + "Interface Builder saves it, into the program's folder.")
        }
        self.name = name
        self.file = file
        super.init()
    }

    /// A storyboard that is read already.
    init(file: InterfaceFile) {
        name = (file.name as NSString).deletingPathExtension
        self.file = file
        super.init()
    }

    // MARK: Controllers

    /// Makes the controller that the arrow points at; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

    /// Makes the controller that the arrow points at; nil if there is none.
    ///
    /// - Parameter creator: Makes it with an initialiser of its own, which hands the coder to `init(coder:)`. Nil, and an
    ///   answer of nil, is `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitial(creator).map { checked($0) }
    }

    /// Makes the controller of an identifier. Traps if there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, nil)
    }

    /// Makes the controller of an identifier. Traps if there is none.
    ///
    /// - Parameter creator: Makes it with an initialiser of its own, which hands the coder to `init(coder:)`. Nil, and an
    ///   answer of nil, is `init(coder:)`.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(make(identifier, creator))
    }

    private func checked<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
        guard let controller = made as? ViewController else {
            fatalError(
                "\(file.name) makes a \(type(of: made)) where a \(ViewController.self) is asked for: set the class in "
                    + "Interface Builder.")
        }
        return controller
    }

    private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let id = file.document.root["initialViewController"], let element = file.document[id] else {
            return nil
        }
        return make(element, creator)
    }

    private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController
    {
        let element = controllers.first { $0["storyboardIdentifier"] == identifier }
        guard let element else {
            let known = controllers.compactMap { $0["storyboardIdentifier"] }.sorted()
            fatalError(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'. It has: "
                    + (known.isEmpty ? "none." : known.joined(separator: ", ") + "."))
        }
        return make(element, creator)
    }

    private var controllers: [InterfaceElement] {
        file.document.scenes.flatMap { $0.list("objects").filter { NibTypes.isController($0) } }
    }

    // MARK: Making

    /// The controller of an element, without its view.
    func make(_ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController
    {
        if element.name == "viewControllerPlaceholder" { return makeReferred(element, creator) }
        let loader = NibLoader(file, owner: nil, storyboard: self)
        let coder = NibCoder(element, loader)
        let type = NibTypes.type(of: element, in: file) as? UIViewController.Type ?? UIViewController.self
        guard let controller = creator?(coder) ?? type.init(coder: coder) else {
            fatalError(
                "init(coder:) of \(type) answers nil, and \(file.name) has nothing else to show: call super.init(coder:)."
            )
        }
        demand(
            controller.scene?.element === element,
            "\(Swift.type(of: controller)) was made without the coder that the creator was given: hand it to "
                + "super.init(coder:).")
        loader.finish(isWhole: false)
        return controller
    }

    /// What a reference to another storyboard means.
    private func makeReferred(
        _ element: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? file.bundle
        let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        if let identifier = element["referencedIdentifier"] { return other.make(identifier, creator) }
        guard let controller = other.makeInitial(creator) else {
            fatalError("\(file.name) refers to the initial controller of \(other.file.name), which has none.")
        }
        return controller
    }
}

/// Where in a storyboard, or in a nib, a controller comes from.
@MainActor
final class NibScene {
    /// Nil in a nib.
    let storyboard: UIStoryboard?
    /// Of the controller.
    let element: InterfaceElement
    /// Makes the view; nil when that is done.
    var loader: NibLoader?
    /// Objects of the scene that nobody else keeps.
    var others: [AnyObject] = []
    /// What a nib made with the controller, until the controller loads it.
    var view: UIView?

    init(_ storyboard: UIStoryboard?, _ element: InterfaceElement, _ loader: NibLoader?) {
        self.storyboard = storyboard
        self.element = element
        self.loader = loader
    }

    /// The segue of an identifier.
    func segue(_ identifier: String) -> InterfaceElement? { Self.find(identifier, in: element) }

    private static func find(_ identifier: String, in element: InterfaceElement) -> InterfaceElement? {
        if element.name == "segue", element["identifier"] == identifier { return element }
        return element.children.lazy.compactMap { find(identifier, in: $0) }.first
    }
}
