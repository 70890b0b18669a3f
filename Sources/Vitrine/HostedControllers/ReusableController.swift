public import VitrineUI

/// A child controller that is told before it shows another item.
///
/// Adopt it in controllers that ``HostedControllers`` recycles, to end what belongs to the former item: a
/// selection, a download, a video. What the next item needs is set in the `configure` closure.
@MainActor @preconcurrency
public protocol ReusableController: UIViewController {
    /// The controller is about to show another item. It is in no cell, and has no parent.
    func prepareForReuse()
}
