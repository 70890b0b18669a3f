extension UIViewController {
    /// By the names of Objective-C, which `addObserver` is given.
    static let controllerPaths: [String: AnyKeyPath] = [
        "title": \UIViewController.title, "parentViewController": \UIViewController.parent,
    ]
}
