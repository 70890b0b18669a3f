/// A method to call of a target that is not kept.
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// Whether no target was given: then the responder chain is asked. Not so for a target that died.
    let isForResponderChain: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        self.target = target.map { $0 as AnyObject }
        isForResponderChain = target == nil
        self.action = action
    }

    /// Whether the target has died: such an action is never performed again.
    var isOver: Bool { target == nil && !isForResponderChain }

    /// Whether this is what was added with a target and an action.
    func isSame(_ target: Any?, _ action: Selector) -> Bool { isTarget(target) && self.action == action }

    /// Whether this is meant by what is to be removed: nil is any.
    func isMeant(by target: Any?, _ action: Selector?) -> Bool {
        (target == nil || isTarget(target)) && (action == nil || action == self.action)
    }

    /// Whether the target is this one, nil being the responder chain.
    func isTarget(_ target: Any?) -> Bool {
        guard let target else { return isForResponderChain }
        return self.target === target as AnyObject
    }
}
