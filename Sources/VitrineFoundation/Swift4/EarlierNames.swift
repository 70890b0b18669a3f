// Names that Apple's Foundation has in the language mode of Swift 4 alone. In every other mode the compiler says what a name
// has become.

/// The name of `NSAttributedString.Key` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The name of `RunLoop.Mode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The name of `common` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }

    /// The name of `default` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
