import Foundation
import VitrineFoundation

/// What performs an action or a segue: controls, items of bars, gesture recognisers, cells.
@MainActor
protocol NibActing: AnyObject {
    /// Calls a method, or does something, when the event comes; nil is the one that the object is for.
    func connect(_ action: NibAction, event: String?)
}

/// What happens at an event.
@MainActor
struct NibAction {
    /// Whose method it is; nil is the first responder that has it.
    weak var target: AnyObject?
    /// Nil for what is no method.
    var selector: Selector?
    /// What is done with the sender where there is no method.
    var body: ((_ sender: AnyObject, _ event: UIEvent?) -> Void)?
}

/// Connects outlets, actions and segues.
@MainActor
enum NibConnections {
    /// Connects what an element says.
    ///
    /// - Returns: False if some of it leads to what is not made yet.
    static func connect(
        _ element: InterfaceElement, of object: AnyObject, _ loader: NibLoader, isWhole: Bool
    ) -> Bool {
        var isDone = true
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in element.list("connections") {
            switch connection.name {
            case "outlet":
                guard let id = connection["destination"], let property = connection["property"] else {
                    continue
                }
                guard !loader.isConnected(connection) else { continue }
                guard let destination = loader.destination(id) else {
                    isDone = false
                    continue
                }
                loader.markConnected(connection)
                setOutlet(destination, property, of: object, loader)
            case "outletCollection":
                guard isWhole else {
                    isDone = false
                    continue
                }
                guard let id = connection["destination"], let property = connection["property"] else {
                    continue
                }
                guard let destination = loader.destination(id) else {
                    isDone = false
                    continue
                }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(destination)
                } else {
                    collections.append((property, [destination]))
                }
            case "action":
                if loader.markConnected(connection) { connectAction(connection, of: object, loader) }
            case "segue":
                if loader.markConnected(connection) { NibSegues.connect(connection, of: object, loader) }
            default: loader.file.note("<\(connection.name)> in <connections>")
            }
        }
        for (property, objects) in collections { setOutlet(objects, property, of: object, loader) }
        return isDone
    }

    /// What ends the program; tests read files of programs whose classes they lack.
    static var undefined: (String) -> Void = { fatalError($0) }

    private static func setOutlet(
        _ value: Any, _ property: String, of object: AnyObject, _ loader: NibLoader
    ) {
        if NibKeys.set(value, forKey: property, of: object)
            || NibKeys.setKnown(value, forKey: property, of: object)
        {
            return
        }
        // UIKit raises this as an exception.
        undefined(
            "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "\(property). \(loader.file.name) connects an outlet of that name: declare it with @IBOutlet, or remove "
                + "the connection.")
    }

    private static func connectAction(
        _ connection: InterfaceElement, of object: AnyObject, _ loader: NibLoader
    ) {
        guard let name = connection["selector"], let actor = object as? any NibActing else {
            return loader.file.note("the action of \(type(of: object))")
        }
        let id = connection["destination"] ?? ""
        let action: NibAction
        if let element = loader.file.document[id], element.name == "exit" {
            return loader.file.note("the action \(name) of <exit>")
        } else if let target = loader.destination(id) {
            if let selector = NibKeys.action(name, of: target) {
                action = NibAction(target: target, selector: selector)
            } else if let method = ownMethods[name], let responder = target as? UIResponder {
                action = NibAction(body: { [weak responder] _, _ in responder.map(method) })
            } else {
                // The event ends the program, since there is no such method, and not the connection.
                action = NibAction(target: target, selector: Selector(name))
            }
        } else {
            action = NibAction(body: { sender, event in
                sendToFirstResponder(name, from: sender, event)
            })
        }
        actor.connect(action, event: connection["eventType"])
    }

    /// Methods of UIKit's that actions name.
    private static let ownMethods: [String: (UIResponder) -> Void] = [
        "resignFirstResponder": { _ = $0.resignFirstResponder() },
        "becomeFirstResponder": { _ = $0.becomeFirstResponder() },
    ]

    /// Calls the method of the first responder that has it, or of the next in the chain.
    private static func sendToFirstResponder(_ name: String, from sender: AnyObject, _ event: UIEvent?) {
        let view =
            sender as? UIView ?? (sender as? UIBarItem)?.shownView ?? (sender as? UIGestureRecognizer)?.view
        var responder: UIResponder? = view?.window?.firstResponder ?? view
        while let current = responder {
            if let selector = NibKeys.action(name, of: current) {
                UIApplication.shared.sendAction(selector, to: current, from: sender, for: event)
                return
            }
            responder = current.next
        }
        // A control may be in no chain with the first responder.
        guard let view, view.window?.firstResponder != nil else { return }
        responder = view
        while let current = responder {
            if let selector = NibKeys.action(name, of: current) {
                UIApplication.shared.sendAction(selector, to: current, from: sender, for: event)
                return
            }
            responder = current.next
        }
    }
}
