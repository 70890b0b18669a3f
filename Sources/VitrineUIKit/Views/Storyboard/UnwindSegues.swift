import Foundation
import VitrineFoundation

/// Segues that lead back to a controller which is there already.
@MainActor
enum UnwindSegues {
    static func perform(_ segue: InterfaceElement, of source: UIViewController, sender: Any?) {
        guard let name = segue["unwindAction"] else { return }
        guard let (destination, action) = find(name, from: source, sender: sender) else {
            // UIKit does nothing, as well.
            ReportLog.current.report(
                once: "unwind \(name)",
                "Vitrine: nobody before \(type(of: source)) has the method \(name) that its unwind segue leads to: declare it "
                    + "with @IBAction.")
            return
        }
        // A segue of the program's may perform it later, at the end of its animation; it owns what it performs.
        weak var running: UIStoryboardSegue?
        let made = NibSegues.make(segue, source, destination) { [weak source, weak destination] in
            guard let source, let destination, let running else { return }
            unwind(from: source, to: destination, by: running)
        }
        running = made
        source.prepare(for: made, sender: sender)
        action.send(to: destination, [made])
        made.perform()
    }

    /// The nearest controller before a source that has the method, and wants to be come back to.
    private static func find(
        _ name: String, from source: UIViewController, sender: Any?
    ) -> (UIViewController, Selector)? {
        func answer(_ controller: UIViewController) -> (UIViewController, Selector)? {
            guard controller !== source, let action = NibKeys.action(name, of: controller),
                controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
            else { return nil }
            return (controller, action)
        }
        func search(in controller: UIViewController, _ place: UIStoryboardUnwindSegueSource) -> (
            UIViewController, Selector
        )? {
            for child in controller.allowedChildrenForUnwinding(from: place) {
                if let found = search(in: child, place) { return found }
            }
            return answer(controller)
        }
        let place = UIStoryboardUnwindSegueSource(source, Selector(name), sender)
        var current = source
        while true {
            if let parent = current.parent {
                if let found = search(in: parent, place) { return found }
                current = parent
            } else if let presenting = current.presentingViewController {
                if let found = search(in: presenting, place) { return found }
                current = presenting
            } else {
                return nil
            }
        }
    }

    /// Takes away what is over the destination, and goes back to it in the containers around it.
    private static func unwind(
        from source: UIViewController, to destination: UIViewController, by segue: UIStoryboardSegue
    ) {
        if destination.presentedViewController != nil, !shares(source, destination) {
            destination.dismiss(animated: true)
        }
        var child = destination
        while let parent = child.parent {
            parent.unwind(for: segue, towards: child)
            child = parent
        }
    }

    /// Whether two controllers are in the same presentation.
    private static func shares(_ first: UIViewController, _ second: UIViewController) -> Bool {
        func top(_ controller: UIViewController) -> UIViewController {
            var current = controller
            while let parent = current.parent { current = parent }
            return current
        }
        return top(first) === top(second)
    }
}
