public import Foundation
public import VitrineFoundation

/// Something that can be done with an element beside activating it, by a name that assistive technology offers.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    /// Does the action; false where it could not.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The action in a word or two.
    open var name: String
    /// The picture beside the name.
    open var image: UIImage?
    /// Whose method the action is.
    open weak var target: AnyObject?
    /// The method, which may take the action; unless there is a handler.
    open var selector: Selector
    /// What is done.
    open var actionHandler: Handler?

    /// An action that is a method of an object.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// An action that is a method of an object, with a picture.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// An action that is a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(("")))
        self.actionHandler = actionHandler
    }

    /// An action that is a closure, with a picture.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Does the action as assistive technology would. False where it could not, or nobody is there to do it.
    package final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, selector.isMethod(of: target) else { return false }
        // A method that says nothing of it has done it.
        return selector.send(to: target, [self]) as? Bool ?? true
    }
}
