import Foundation
import VitrineCoreGraphics

/// The gestures that hide the bars of a navigation controller and show them again.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    /// Shows bars that a keyboard has hidden.
    let recall = UITapGestureRecognizer()
    private weak var controller: UINavigationController?

    /// How far a finger goes, in points, until bars come or go, and how fast, in points a second. Observed on iOS.
    private static let distance: CGFloat = 30
    private static let speed: CGFloat = 200

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        swipe.addAction { [weak self] _ in self?.follow() }
        tap.addAction { [weak self] _ in self?.toggle() }
        recall.addAction { [weak self] _ in self?.show() }
        for gesture in [swipe, tap, recall] {
            gesture.isEnabled = false
            gesture.delegate = self
            // What is touched hears of it as well.
            gesture.cancelsTouchesInView = false
        }
        swipe.name = "bars hide on swipe"
        tap.name = "bars hide on tap"
        recall.name = "bars show on tap"
    }

    // MARK: Keyboards

    private var observer: (any NSObjectProtocol)?

    /// Whether bars go when a keyboard comes.
    var followsKeyboard: Bool {
        get { observer != nil }
        set {
            guard newValue != followsKeyboard else { return }
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = nil
            recall.isEnabled = false
            guard newValue else { return }
            observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow() } }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    /// A keyboard comes, if it is in the same window.
    private func keyboardWillShow() {
        guard let controller, !controller.isBarHidden,
            controller.viewIfLoaded?.window?.keyboard.isShown == true
        else { return }
        controller.setBars(areHidden: true)
        recall.isEnabled = true
    }

    private func show() {
        recall.isEnabled = false
        if let controller, controller.isBarHidden { controller.setBars(areHidden: false) }
    }

    private func follow() {
        guard let controller, let view = swipe.view, swipe.state == .changed || swipe.state == .ended else {
            return
        }
        let way = swipe.translation(in: view).y
        let speed = swipe.velocity(in: view).y
        if way <= -Self.distance, !controller.isBarHidden {
            controller.setBars(areHidden: true)
        } else if way >= Self.distance, speed >= Self.speed, controller.isBarHidden {
            controller.setBars(areHidden: false)
        }
    }

    private func toggle() {
        guard let controller else { return }
        controller.setBars(areHidden: !controller.isBarHidden)
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    /// Controls and bars are there to be tapped.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer !== swipe else { return true }
        var view = touch.view
        while let current = view {
            if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
            view = current.superview
        }
        return true
    }
}

extension UINavigationController {
    /// Hides or shows the navigation bar, and the toolbar where there is one.
    func setBars(areHidden: Bool) {
        setNavigationBarHidden(areHidden, animated: true)
        if areHidden {
            hasHiddenToolbar = !isToolbarHidden
            if hasHiddenToolbar { setToolbarHidden(true, animated: true) }
        } else if hasHiddenToolbar {
            hasHiddenToolbar = false
            setToolbarHidden(false, animated: true)
        }
    }

    /// The height may be compact now, or no longer.
    func followHeight(from previous: UITraitCollection?) {
        guard hidesBarsWhenVerticallyCompact, traitCollection.verticalSizeClass != previous?.verticalSizeClass
        else { return }
        setBars(areHidden: traitCollection.verticalSizeClass == .compact)
    }
}
