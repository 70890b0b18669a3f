package import VitrineLaunch
import VitrinePlatform

extension UIWindow {
    /// Types text into what is edited, if anything is: a line feed is the key Return.
    package func type(_ text: String) {
        for character in text {
            let isReturn = character == "\n"
            for phase in [KeyEvent.Phase.down, .up] {
                receive(
                    .key(
                        KeyEvent(
                            phase: phase, key: isReturn ? .returnOrEnter : .unknown,
                            characters: isReturn ? "" : String(character), timestamp: ownContext.now)))
            }
        }
    }

    /// Presses and releases a button of the remote.
    package func send(press: LaunchOptions.Press) {
        let code: KeyCode =
            switch press {
            case .up: .upArrow
            case .down: .downArrow
            case .left: .leftArrow
            case .right: .rightArrow
            case .select: .returnOrEnter
            case .menu: .escape
            case .playpause: KeyCode(rawValue: UIKeyboardHIDUsage.keyboardF8.rawValue)
            }
        for phase in [KeyEvent.Phase.down, .up] {
            receive(
                .key(
                    KeyEvent(
                        phase: phase, key: code, characters: "", modifiers: [], isRepeat: false,
                        timestamp: ownContext.now)))
        }
    }
}
