public import Foundation
public import VitrineCoreGraphics

/// From which side of its target an edit menu opens.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// The menu is below its target.
    case up = 1
    /// The menu is above its target.
    case down = 2
    /// The menu is at the right of its target.
    case left = 3
    /// The menu is at the left of its target.
    case right = 4
}

/// Where an edit menu opens.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    /// Tells one menu of an interaction from another.
    public let identifier: any NSCopying
    /// Where the menu opens, in the coordinates of the interaction's view, in points.
    public let sourcePoint: CGPoint
    /// From which side of its target the menu opens. `.automatic` by default, and heeded as there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Nil is one of its own.
    ///   - sourcePoint: In the coordinates of the interaction's view, in points.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Runs what a program animates along with a menu.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Animates along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called when the menu has come, or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what is in an edit menu, and hears of it.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu; nil is none. The suggested actions unless implemented.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu opens beside, in the coordinates of the view. The point of the configuration unless implemented.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu opens.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu closes.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }

    /// The point of the configuration.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }

    /// Nothing is done.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Nothing is done.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
