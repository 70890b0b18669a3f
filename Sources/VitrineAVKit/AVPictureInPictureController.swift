public import VitrineAVFoundation
public import VitrineUIKit

/// Shows pictures in a small window above others. No desktop lets a program do that, so that there is never one:
/// programs ask ``isPictureInPictureSupported()`` first, as of devices that cannot do it.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    /// Whether there can be one: false.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// The symbol of a button that opens the window.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The symbol of a button that closes the window.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// What it would show.
    public let playerLayer: AVPlayerLayer
    /// Would be told of the window.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?

    /// Nil: there is no such window.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    /// Whether the window can be opened now: false.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the window is open: false.
    open var isPictureInPictureActive: Bool { false }

    /// Asks for the window; the delegate is told that there is none.
    open func startPictureInPicture() {
        delegate?.pictureInPictureController(
            self,
            failedToStartPictureInPictureWithError: AVError(.operationNotSupportedForAsset))
    }

    /// Closes the window: there is none.
    open func stopPictureInPicture() {}
}

/// Is told of a small window above others. Each method may be left out.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    /// The window is about to open.
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The window is open.
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The window cannot be opened.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    /// The window is about to close.
    func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The window is closed.
    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The pictures want their place in the program back.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    /// Does nothing, as AVKit without the method.
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
            @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
