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
