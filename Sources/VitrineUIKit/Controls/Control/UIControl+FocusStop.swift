// The Tab key stops at each field and control of a list, whose rows are one stop together.
extension UIControl: FocusStopChoosing {
    package var isStopOfItsOwn: Bool { true }
}
