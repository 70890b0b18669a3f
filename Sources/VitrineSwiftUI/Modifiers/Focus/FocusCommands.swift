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
