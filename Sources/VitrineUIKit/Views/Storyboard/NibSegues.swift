import Foundation
import VitrineFoundation

/// Segues, as storyboards write them.
@MainActor
enum NibSegues {
    /// Has an object perform a segue at its event; those of a controller's own are performed by their identifiers.
    static func connect(_ segue: InterfaceElement, of object: AnyObject, _ loader: NibLoader) {
        guard let controller = loader.controller else { return }
        switch segue["kind"] {
        case "relationship":
            guard let destination = destination(segue, controller, sender: nil),
                let name = segue["relationship"]
            else {
                return
            }
            loader.relate(destination, name)
        case "embed":
            guard let container = object as? UIView else { return }
            loader.atEnd { [weak controller] in controller.map { embed(segue, in: container, of: $0) } }
        default:
            guard let actor = object as? any NibActing else { return }
            let action = NibAction(body: { [weak controller] sender, _ in
                controller.map { trigger(segue, of: $0, sender: sender) }
            })
            actor.connect(action, event: segue["trigger"])
        }
    }

    /// What an event does: the controller is asked first.
    static func trigger(_ segue: InterfaceElement, of controller: UIViewController, sender: Any?) {
        if let identifier = segue["identifier"],
            !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        {
            return
        }
        // UIKit asks for those without an identifier, too, with an empty one.
        if segue["identifier"] == nil, !controller.shouldPerformSegue(withIdentifier: "", sender: sender) {
            return
        }
        perform(segue, of: controller, sender: sender)
    }

    /// Makes the destination, tells the controller, and shows it.
    static func perform(_ segue: InterfaceElement, of controller: UIViewController, sender: Any?) {
        if segue["kind"] == "unwind" { return UnwindSegues.perform(segue, of: controller, sender: sender) }
        guard let destination = destination(segue, controller, sender: sender) else { return }
        let made = make(segue, controller, destination) { [weak controller, weak destination] in
            guard let controller, let destination else { return }
            show(destination, by: segue, of: controller, sender: sender)
        }
        if segue["kind"] == "popoverPresentation" || segue["kind"] == "presentation"
            || segue["kind"] == "modal"
        {
            prepare(destination, for: segue, of: controller, sender: sender)
        }
        controller.prepare(for: made, sender: sender)
        made.perform()
    }

    /// Makes the controller that a segue leads to: by the controller's `@IBSegueAction` method where the segue names one.
    private static func destination(
        _ segue: InterfaceElement, _ controller: UIViewController, sender: Any?
    ) -> UIViewController? {
        guard let storyboard = controller.storyboard, let id = segue["destination"],
            let element = storyboard.file.document[id], NibTypes.isController(element)
        else { return nil }
        guard let name = segue["destinationCreationSelector"] else { return storyboard.make(element) }
        guard let action = NibKeys.action(name, of: controller) else {
            ReportLog.current.report(
                once: "segue action \(name)",
                "Vitrine: \(type(of: controller)) has no method \(name), which its segue makes a controller with: declare it "
                    + "with @IBSegueAction.")
            return storyboard.make(element)
        }
        return storyboard.make(element) { coder in
            action.send(to: controller, [coder, sender, segue["identifier"]]) as? UIViewController
        }
    }

    static func make(
        _ segue: InterfaceElement, _ source: UIViewController, _ destination: UIViewController,
        _ handler: @escaping () -> Void
    ) -> UIStoryboardSegue {
        if let name = segue["customClass"] {
            let found = NibTypes.find(name, module: segue["customModule"]) as? UIStoryboardSegue.Type
            if let found {
                return UIStoryboardSegue.make(
                    from: found, identifier: segue["identifier"], source: source, destination: destination,
                    handler: handler)
            }
            ReportLog.current.report(
                once: "nib class \(name)", "Unknown class \(name) in Interface Builder file.")
        }
        return UIStoryboardSegue(
            identifier: segue["identifier"], source: source, destination: destination, performHandler: handler
        )
    }

    // MARK: Showing

    private static func prepare(
        _ destination: UIViewController, for segue: InterfaceElement, of controller: UIViewController,
        sender: Any?
    ) {
        if let style = segue["modalPresentationStyle"], let found = styles[style] {
            destination.modalPresentationStyle = found
        }
        if let style = segue["modalTransitionStyle"], let found = transitions[style] {
            destination.modalTransitionStyle = found
        }
        guard segue["kind"] == "popoverPresentation" else { return }
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        if let item = sender as? UIBarButtonItem {
            popover?.barButtonItem = item
        } else if let view = sender as? UIView ?? (sender as? UIGestureRecognizer)?.view {
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        } else {
            popover?.sourceView = controller.view
        }
        if let directions = segue.child("popoverArrowDirection") ?? segue.child(key: "popoverArrowDirection")
        {
            var allowed: UIPopoverArrowDirection = []
            for (name, direction) in arrows where directions[name] == "YES" { allowed.insert(direction) }
            popover?.permittedArrowDirections = allowed
        }
    }

    private static func show(
        _ destination: UIViewController, by segue: InterfaceElement, of controller: UIViewController,
        sender: Any?
    ) {
        switch segue["kind"] {
        case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation", "popover":
            controller.present(destination, animated: segue["animates"] != "NO")
        default:
            if segue["animates"] == "NO" {
                UIView.performWithoutAnimation { controller.show(destination, sender: sender) }
            } else {
                controller.show(destination, sender: sender)
            }
        }
    }

    private static func embed(
        _ segue: InterfaceElement, in container: UIView, of controller: UIViewController
    ) {
        guard let destination = destination(segue, controller, sender: container) else { return }
        let made = make(segue, controller, destination) { [weak controller, weak destination] in
            guard let controller, let destination else { return }
            controller.addChild(destination)
            destination.view.frame = container.bounds
            destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(destination.view)
            destination.didMove(toParent: controller)
        }
        controller.prepare(for: made, sender: container)
        made.perform()
    }

    static let styles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
        "automatic": .automatic,
    ]
    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    ]
    private static let arrows: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
}
