public import Foundation
import VitrineSupport

/// Remembers how to take back what was done, and how to do it again.
///
/// What is registered goes into groups, which are undone as a whole, the last first. With ``groupsByEvent`` a group is opened
/// by the first registration and closed when the work that it came in is done: at the next turn of the main queue, or as soon
/// as something is undone, redone or asked for. Foundation on Linux has none; this is Apple's.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    private final class Group {
        var steps: [Step] = []
        var actionName = ""
    }

    private struct Step {
        weak var target: AnyObject?
        /// About how many bytes it keeps.
        var cost: () -> Int = { 0 }
        var perform: (AnyObject) -> Void
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// Groups that are open, the outermost first.
    private var open: [Group] = []
    private var disabledCount = 0
    /// A group that was opened by itself is open.
    private var hasEventGroup = false

    /// A manager that remembers nothing yet.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Remembers how to take something back. The target is not kept: once it is gone, so is the step.
    ///
    /// While something is undone, what is registered is how to do it again. Registering otherwise forgets what could be redone.
    ///
    /// Traps when no group is open and ``groupsByEvent`` is false, as Foundation does.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) { register(withTarget: target, cost: { 0 }, handler: handler) }

    /// Remembers to call a method of a target with an argument. The target is not kept.
    ///
    /// - Parameters:
    ///   - selector: A method with one parameter.
    ///   - anObject: What it is called with.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(withTarget: target as AnyObject, cost: { 0 }) { selector.send(to: $0, [anObject as Any]) }
    }

    /// As `registerUndo(withTarget:handler:)`, of a step that keeps some bytes.
    package func register<Target: AnyObject>(
        withTarget target: Target, cost: @escaping () -> Int, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            demand(
                groupsByEvent || isUndoing || isRedoing,
                "UndoManager: registerUndo(withTarget:handler:) without a group. Call beginUndoGrouping() before, or set groupsByEvent to true."
            )
            openEventGroup()
        }
        if !isUndoing && !isRedoing { redoStack = [] }
        open.last?.steps.append(
            Step(target: target, cost: cost) { if let target = $0 as? Target { handler(target) } })
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        hasEventGroup = false
    }

    /// Forgets what concerns a target.
    ///
    /// Complexity: O(steps).
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.steps.removeAll { $0.target === target } }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }

    /// Stops remembering until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Remembers again. Traps when registration is not disabled.
    open func enableUndoRegistration() {
        demand(disabledCount > 0, "UndoManager: enableUndoRegistration() without disableUndoRegistration().")
        disabledCount -= 1
    }

    /// Whether registrations are remembered. True by default.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    // MARK: Groups

    /// Whether groups are opened and closed by themselves. True by default.
    open var groupsByEvent = true

    /// How many groups can be undone; 0, the default, for no limit. The oldest are forgotten.
    open var levelsOfUndo = 0 {
        didSet { limit() }
    }

    /// How many groups are open, one within the other.
    open var groupingLevel: Int { open.count }

    /// Opens a group, within the one that is open.
    open func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last. Traps when none is open.
    open func endUndoGrouping() {
        demand(!open.isEmpty, "UndoManager: endUndoGrouping() without beginUndoGrouping().")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        close()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openEventGroup() {
        open.append(Group())
        guard !isUndoing, !isRedoing else { return }
        hasEventGroup = true
        post(.NSUndoManagerDidOpenUndoGroup)
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.closeEventGroup() }
        }
    }

    /// Closes the group that was opened by itself, if no other is open within it.
    private func closeEventGroup() {
        guard hasEventGroup, open.count == 1 else { return }
        hasEventGroup = false
        post(.NSUndoManagerWillCloseUndoGroup)
        close()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func close() {
        let group = open.removeLast()
        guard !group.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if !group.actionName.isEmpty { outer.actionName = group.actionName }
        } else if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            limit()
        }
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    /// Remembers one step as a group by itself, also within the event that others came in: what a person typed is taken back
    /// word by word, not event by event. Within a group of the program's it is a part of that.
    ///
    /// - Returns: What ``isNext(_:)`` knows the group by; nil when it is a part of another.
    package func registerAlone<Target: AnyObject>(
        withTarget target: Target, actionName: String, cost: @escaping () -> Int,
        handler: @escaping @MainActor (Target) -> Void
    ) -> AnyObject? {
        guard isUndoRegistrationEnabled else { return nil }
        if !isUndoing, !isRedoing { closeEventGroup() }
        guard open.isEmpty else {
            register(withTarget: target, cost: cost, handler: handler)
            return nil
        }
        let group = Group()
        group.actionName = actionName
        group.steps = [Step(target: target, cost: cost) { if let target = $0 as? Target { handler(target) } }]
        redoStack = []
        undoStack.append(group)
        limit()
        return group
    }

    /// Forgets the oldest groups until what is left keeps no more than some bytes. The newest stays in any case.
    ///
    /// - Returns: What is left.
    ///
    /// Complexity: O(steps).
    package func forgetOldest(beyond limit: Int) -> Int {
        func cut(_ stack: inout [Group]) -> Int {
            var total = 0
            for index in stack.indices.reversed() {
                let cost = stack[index].steps.reduce(0) { $0 + $1.cost() }
                guard total + cost <= limit || index == stack.count - 1 else {
                    stack.removeFirst(index + 1)
                    break
                }
                total += cost
            }
            return total
        }
        return cut(&undoStack) + cut(&redoStack)
    }

    /// Whether a group is what would be undone next, so that it can still be added to.
    package func isNext(_ group: AnyObject) -> Bool {
        !isUndoing && !isRedoing && open.allSatisfy(\.steps.isEmpty) && undoStack.last === group
            && redoStack.isEmpty
    }

    // MARK: Undoing

    /// Whether something is being undone.
    open private(set) var isUndoing = false
    /// Whether something is being redone.
    open private(set) var isRedoing = false

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// Closes the group that is open and undoes it, or the last one. Traps when groups within it are open.
    open func undo() {
        closeEventGroup()
        demand(
            open.count <= 1,
            "UndoManager: undo() with \(open.count) open groups. Call endUndoGrouping() as often as beginUndoGrouping()."
        )
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group. Nothing happens when there is none.
    open func undoNestedGroup() {
        closeEventGroup()
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last. Nothing happens when there is nothing.
    open func redo() {
        closeEventGroup()
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func perform(_ group: Group) {
        let inverse = Group()
        inverse.actionName = group.actionName
        open.append(inverse)
        for step in group.steps.reversed() { if let target = step.target { step.perform(target) } }
        while let last = open.last, last !== inverse { close() }
        close()
    }

    // MARK: Names

    /// Says what the group that is open does, for menus.
    open func setActionName(_ actionName: String) {
        (open.last ?? undoStack.last)?.actionName = actionName
    }

    /// What ``undo()`` would undo, as its registration called it; empty if nobody did.
    open var undoActionName: String {
        (open.last { !$0.steps.isEmpty } ?? undoStack.last)?.actionName ?? ""
    }

    /// What ``redo()`` would do again; empty if nobody said.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// The title of a menu item that undoes: "Undo" and what.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes: "Redo" and what.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// "Undo" with the name of an action. Override it for other words.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// "Redo" with the name of an action. Override it for other words.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension Notification.Name {
    /// An undo manager opens or closes a group, or is asked what can be redone.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// An undo manager opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
        "NSUndoManagerDidOpenUndoGroupNotification")
    /// An undo manager is about to close a group.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// An undo manager closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// An undo manager is about to undo.
    public static let NSUndoManagerWillUndoChange = Notification.Name(
        "NSUndoManagerWillUndoChangeNotification")
    /// An undo manager undid something.
    public static let NSUndoManagerDidUndoChange = Notification.Name(
        "NSUndoManagerDidUndoChangeNotification")
    /// An undo manager is about to redo.
    public static let NSUndoManagerWillRedoChange = Notification.Name(
        "NSUndoManagerWillRedoChangeNotification")
    /// An undo manager redid something.
    public static let NSUndoManagerDidRedoChange = Notification.Name(
        "NSUndoManagerDidRedoChangeNotification")
}
