/// A key, as its usage number on the USB keyboard page: the numbers of `UIKeyboardHIDUsage`.
package struct KeyCode: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let unknown = KeyCode(rawValue: 0)
    package static let a = KeyCode(rawValue: 0x04)
    package static let z = KeyCode(rawValue: 0x1D)
    package static let one = KeyCode(rawValue: 0x1E)
    package static let zero = KeyCode(rawValue: 0x27)
    package static let returnOrEnter = KeyCode(rawValue: 0x28)
    package static let escape = KeyCode(rawValue: 0x29)
    static let deleteOrBackspace = KeyCode(rawValue: 0x2A)
    package static let tab = KeyCode(rawValue: 0x2B)
    package static let spacebar = KeyCode(rawValue: 0x2C)
    package static let capsLock = KeyCode(rawValue: 0x39)
    package static let home = KeyCode(rawValue: 0x4A)
    package static let pageUp = KeyCode(rawValue: 0x4B)
    package static let deleteForward = KeyCode(rawValue: 0x4C)
    package static let end = KeyCode(rawValue: 0x4D)
    package static let pageDown = KeyCode(rawValue: 0x4E)
    package static let rightArrow = KeyCode(rawValue: 0x4F)
    package static let leftArrow = KeyCode(rawValue: 0x50)
    package static let downArrow = KeyCode(rawValue: 0x51)
    package static let upArrow = KeyCode(rawValue: 0x52)
    package static let keypadEnter = KeyCode(rawValue: 0x58)
    package static let select = KeyCode(rawValue: 0x77)
    package static let menu = KeyCode(rawValue: 0x76)
}
