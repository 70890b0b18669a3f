public import Foundation

/// Makes controllers anew whose state was kept.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// Makes the controller of a path of identifiers, from the root on; nil where there is none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
