extension UIApplicationDelegate {
    /// The start of a program whose delegate is marked `@main`.
    public static func main() {
        ApplicationLauncher.run(delegateClass: Self.self)
    }
}

/// Makes the application and its delegate and runs until the last window closes.
///
/// - Parameters:
///   - principalClassName: Must be `nil` or `"UIApplication"`: the application cannot be subclassed here.
///   - delegateClassName: The delegate's class, as `NSStringFromClass` names it.
/// - Returns: Never, as on Apple's systems; the type is theirs.
@MainActor @preconcurrency
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let found = NSClassFromString(delegateClassName) else {
        fatalError(
            "UIApplicationMain: there is no class \(delegateClassName ?? "nil") for the delegate.")
    }
    guard let delegateClass = found as? any UIApplicationDelegate.Type else {
        fatalError("UIApplicationMain: \(delegateClassName) does not adopt UIApplicationDelegate.")
    }
    ApplicationLauncher.run(delegateClass: delegateClass)
}
