nonisolated extension View {
    /// Specifies if the view is focusable: content that is no control can have focus too.
    ///
    /// Inside, `isFocused` of the environment tells whether it has. Pressing select performs the tap gesture
    /// around it, if there is one.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(
            InteractionModifier(
                isPressed: .constant(false), action: {}, isButton: false, isFocusable: isFocusable))
    }
}

/// The button that a press on the focused item is.
enum FocusCommand {
    case move(MoveCommandDirection)
    case exit
    case playPause

    @MainActor
    init?(_ press: UIPress) {
        switch press.type {
        case .upArrow: self = .move(.up)
        case .downArrow: self = .move(.down)
        case .leftArrow: self = .move(.left)
        case .rightArrow: self = .move(.right)
        case .menu: self = .exit
        case .playPause: self = .playPause
        default: return nil
        }
    }
}

/// Specifies the direction of an arrow key movement.
public enum MoveCommandDirection: Hashable, Sendable, BitwiseCopyable {
    case up, down, left, right
}

struct FocusCommandModifier: ElementModifier {
    enum Action {
        case move((MoveCommandDirection) -> Void)
        case exit(() -> Void)
        case playPause(() -> Void)
        case none
    }

    let action: Action
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FocusCommandModifier> {
        FocusCommandElement(self, around: child, node)
    }
}

final class FocusCommandElement: WrapperElement<FocusCommandModifier> {
    override func didUpdate(from old: FocusCommandModifier, isChanged: Bool) {}

    /// What the command does here, nil if it is none for this element.
    func ownResponse(to command: FocusCommand) -> (() -> Void)? {
        switch (modifier.action, command) {
        case let (.move(action), .move(direction)): { action(direction) }
        case let (.exit(action), .exit), let (.playPause(action), .playPause): action
        default: nil
        }
    }
}

extension Element {
    /// What the innermost element around this one does for a command.
    func response(to command: FocusCommand) -> (() -> Void)? {
        for ancestor in ancestors {
            if let action = (ancestor as? FocusCommandElement)?.ownResponse(to: command) { return action }
        }
        return nil
    }
}

nonisolated extension View {
    /// Adds an action to perform in response to a move command, while focus is inside this view.
    ///
    /// An arrow key or a click at an edge of the remote. Focus moves as well, if there is where to.
    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modifier(FocusCommandModifier(action: action.map { .move($0) } ?? .none))
    }

    /// Adds an action to perform for the Menu button (Escape), while focus is inside this view. Nobody else
    /// then gets the press.
    public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(FocusCommandModifier(action: action.map { .exit($0) } ?? .none))
    }

    /// Adds an action to perform for the Play/Pause button, while focus is inside this view. Nobody else then
    /// gets the press.
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        modifier(FocusCommandModifier(action: action.map { .playPause($0) } ?? .none))
    }
}
