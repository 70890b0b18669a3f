extension UIScrollView {
    /// By the names of Objective-C, which `addObserver` is given.
    static let scrollPaths: [String: AnyKeyPath] = [
        "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
        "contentInset": \UIScrollView.contentInset,
    ]
}
