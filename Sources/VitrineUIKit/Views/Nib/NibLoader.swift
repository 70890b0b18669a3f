import Foundation

/// Makes the objects of one nib, or of one part of it: a controller of a storyboard, a prototype of a cell.
///
/// Objects are made with `init(coder:)`, each with all that is in it; then attributes that the program declares are set,
/// outlets and actions are connected, and at last everybody awakes.
@MainActor
final class NibLoader {
    let file: InterfaceFile
    /// File's Owner.
    private(set) var owner: AnyObject?
    /// The controller whose segues the objects perform.
    weak var controller: UIViewController?
    /// The view of a controller that is being made.
    weak var rootView: UIView?
    /// The storyboard that the file is.
    let storyboard: UIStoryboard?
    /// Objects by their ids.
    private(set) var objects: [String: AnyObject] = [:]
    /// Objects that were made before, and are kept by others.
    private var others: [String: WeakObject] = [:]
    private var awaiting: [(object: AnyObject, element: InterfaceElement)] = []
    private var sleeping: [AnyObject] = []
    private var relations: [(name: String, controllers: [UIViewController])] = []
    private var connected: Set<ObjectIdentifier> = []
    /// What is done when everything is connected, before anybody awakes.
    private var endings: [() -> Void] = []

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(_ file: InterfaceFile, owner: AnyObject?, storyboard: UIStoryboard? = nil) {
        self.file = file
        self.owner = owner
        self.storyboard = storyboard
        controller = owner as? UIViewController
    }

    /// Knows an object by an id without keeping it.
    func know(_ object: AnyObject, id: String) { others[id] = WeakObject(object: object) }

    /// Knows an object of the program's by an id.
    func keep(_ object: AnyObject, id: String) { objects[id] = object }

    // MARK: Making

    /// Remembers what was made of an element, before it reads it: what is in it may refer to it.
    func register(_ object: AnyObject, as element: InterfaceElement) {
        guard let id = element.id else { return }
        guard self.object(id) !== object else { return }
        // A controller keeps its loader until its view is made.
        if object is UIViewController { know(object, id: id) } else { objects[id] = object }
        adopt(object, element)
    }

    /// Connects and awakes an object later.
    private func adopt(_ object: AnyObject, _ element: InterfaceElement) {
        awaiting.append((object, element))
        sleeping.append(object)
    }

    /// The object of an element; nil where there is no class for it.
    @discardableResult
    func make(_ element: InterfaceElement) -> AnyObject? {
        if let id = element.id, let known = object(id) { return known }
        guard let type = NibTypes.type(of: element, in: file) else { return nil }
        let coder = NibCoder(element, self)
        if let type = type as? any NibDecodable.Type {
            guard let made = type.init(coder: coder) else {
                file.note("the object of \(type), whose init(coder:) gives none,")
                return nil
            }
            if element.id == nil { adopt(made, element) } else { register(made, as: element) }
            return made
        }
        // Others of UIKit's are not made of elements: there may be no `init()`.
        guard let type = type as? NSObject.Type,
            type is any NibReading.Type || element.name == "customObject" || element.name == "customFormatter"
        else {
            file.note("<\(element.name)>")
            return nil
        }
        let made = type._makeDynamic(_dynamicObject: ())
        register(made, as: element)
        if let reading = made as? any NibReading {
            reading.take(coder)
            coder.check()
        }
        return made
    }

    func make<Object>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        guard let made = make(element) else { return nil }
        guard let object = made as? Object else {
            file.note("<\(element.name)>, whose class \(Swift.type(of: made)) is no \(type),")
            return nil
        }
        return object
    }

    /// Has an object that exists read an element.
    func read(_ element: InterfaceElement, into object: some NibReading) {
        register(object, as: element)
        let coder = NibCoder(element, self)
        object.take(coder)
        object.takeConstraints(coder)
        coder.check()
    }

    // MARK: Finding

    /// The object of an id, if it was made.
    func object(_ id: String) -> AnyObject? {
        if let known = objects[id] ?? others[id]?.object { return known }
        if id == "-1" { return owner }
        return nil
    }

    /// The object of an id. What stands alone in the file, and nobody has asked for, is made.
    func destination(_ id: String) -> AnyObject? {
        if let known = object(id) { return known }
        guard let element = file.document[id], element.name != "placeholder", element.name != "exit",
            element.parent?.name == "objects", !NibTypes.isController(element)
        else { return nil }
        return make(element)
    }

    // MARK: Finishing

    /// Whether a connection was made.
    func isConnected(_ connection: InterfaceElement) -> Bool {
        connected.contains(ObjectIdentifier(connection))
    }

    /// Remembers that a connection was made; false if that is known.
    @discardableResult
    func markConnected(_ connection: InterfaceElement) -> Bool {
        connected.insert(ObjectIdentifier(connection)).inserted
    }

    /// Knows a controller that another one contains, and as what.
    func relate(_ destination: UIViewController, _ name: String) {
        if let index = relations.firstIndex(where: { $0.name == name }) {
            relations[index].controllers.append(destination)
        } else {
            relations.append((name, [destination]))
        }
    }

    func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

    /// Connects all that was made, and awakes it.
    ///
    /// - Parameter isWhole: False if there will be more, as a controller's view: what leads there is connected then.
    func finish(isWhole: Bool = true) {
        var index = 0
        var later: [(object: AnyObject, element: InterfaceElement)] = []
        for (object, element) in awaiting where markConnected(element) {
            NibAttributes.set(element, of: object, self)
        }
        // Connecting may make more.
        while index < awaiting.count {
            let (object, element) = awaiting[index]
            if markConnected(element) { NibAttributes.set(element, of: object, self) }
            let isConnected = NibConnections.connect(element, of: object, self, isWhole: isWhole)
            if !isConnected { later.append((object, element)) }
            index += 1
        }
        awaiting = later.filter { !($0.0 is UIViewController) }
        let related = relations
        relations = []
        if let controller, !related.isEmpty { controller.takeRelated(related) }
        let ended = endings
        endings = []
        for ending in ended { ending() }
        let awaking = sleeping
        sleeping = []
        for object in awaking { NibTypes.awake(object) }
    }

    /// Connects what an element says of an object that was made elsewhere.
    func connect(_ object: AnyObject, _ element: InterfaceElement?) {
        if let element { awaiting.append((object, element)) }
    }
}
