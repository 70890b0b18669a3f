public import VitrineUIKit

/// Is told what a controller's pictures do beside its view. Each method may be left out.
///
/// There is no small window above others here, and so none of the methods that tell of one is called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
    /// The pictures are about to go into a small window.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The pictures are in a small window.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The pictures could not go into a small window.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error)
    /// The pictures are about to leave the small window.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// The pictures have left the small window.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Whether the controller goes when its pictures are in a small window.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    /// The pictures want their controller back.
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {
    }
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
