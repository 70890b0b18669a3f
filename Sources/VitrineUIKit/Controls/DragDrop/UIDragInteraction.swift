public import Foundation
import VitrineCoreGraphics

/// Lets items be dragged out of a view: by a finger that rests on it and then moves, or by a pointer with its button held.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    /// Says what can be dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether items can be dragged: as ``isEnabledByDefault`` says, unless set.
    open var isEnabled: Bool {
        get { wasEnabled ?? Self.isEnabledByDefault }
        set {
            wasEnabled = newValue
            // What is being dragged is not dragged on.
            recognizer.isEnabled = newValue
        }
    }
    private var wasEnabled: Bool?
    /// Whether interactions are enabled unless they are set to be: not on phones, as in UIKit.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom != .phone }

    let recognizer = DragRecognizer()
    private let adding = DragAddingRecognizer()
    private lazy var gate = DragGate(self)
    /// What has been lifted, or is dragged.
    private var carrier: DragCarrier?

    /// Makes an interaction.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        DelegateMethods.check(delegate)
        recognizer.allows = { [weak self] in self?.isEnabled == true }
        adding.allows = recognizer.allows
        recognizer.addAction { [weak self] _ in self?.follow() }
        adding.addAction { [weak self] in self?.add($0) }
    }

    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        self.view?.removeGestureRecognizer(recognizer)
        self.view?.removeGestureRecognizer(adding)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        recognizer.delegate = gate
        adding.delegate = gate
        view.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(adding)
    }

    // MARK: Following

    /// Whether there is something to lift where the finger or the pointer is.
    fileprivate func shouldLift() -> Bool {
        guard let view, let window = view.window, DragState.current.carrier == nil, carrier == nil else {
            return false
        }
        guard let carrier = DragCarrier(self, in: window, at: recognizer.start) else { return false }
        self.carrier = carrier
        return true
    }

    private func follow() {
        guard let carrier else { return }
        let location = recognizer.place
        switch recognizer.state {
        case .began:
            if recognizer.isPointer {
                carrier.begin()
                carrier.move(to: location)
            } else {
                carrier.lift()
            }
        case .changed:
            if !carrier.isCarried {
                guard distance(recognizer.start, location) >= DragRecognizer.slop else { return }
                carrier.begin()
            }
            carrier.move(to: location)
        case .ended:
            self.carrier = nil
            if carrier.isCarried { carrier.drop(at: location) } else { carrier.lower() }
        case .cancelled:
            self.carrier = nil
            if carrier.isCarried { carrier.cancel() } else { carrier.lower() }
        case .possible, .failed: break
        }
    }

    // MARK: Adding

    fileprivate func shouldAdd() -> Bool {
        guard let carrier = DragState.current.carrier, carrier.isCarried, carrier.window === view?.window
        else { return false }
        return true
    }

    private func add(_ recognizer: UIGestureRecognizer) {
        guard let view, let delegate, let carrier = DragState.current.carrier, carrier.isCarried else {
            return
        }
        let point = recognizer.location(in: view)
        let items = delegate.dragInteraction(
            self, itemsForAddingTo: carrier.session, withTouchAt: point)
        if !items.isEmpty { carrier.add(items, of: self) }
    }
}

/// Asks the interaction whether a gesture does anything.
@MainActor
private final class DragGate: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIDragInteraction

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === interaction.recognizer ? interaction.shouldLift() : interaction.shouldAdd()
    }
}
