/// Hears what happens to a page. All of it is optional.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user is done with the page; the controller dismisses itself.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)

    /// The page was handed to the browser.
    ///
    /// - Parameter didLoadSuccessfully: Whether the desktop found one.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

    /// The user has the page opened in the browser again.
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
