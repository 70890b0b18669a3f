public import VitrineFoundation

// The class itself is sent messages by code that may also run in an extension, where there is no application.
extension UIApplication {
    private static let selector = "sharedApplication"

    /// Whether the class has a method: `sharedApplication`, and no other.
    public class func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { NSStringFromSelector($0) == selector } ?? false
    }

    /// Calls a method of the class: `sharedApplication`, which gives the application. Traps with any other.
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard responds(to: aSelector) else {
            fatalError(
                "+[UIApplication \(aSelector.map(NSStringFromSelector) ?? "nil")]: unrecognized selector sent to class"
            )
        }
        return Unmanaged.passUnretained(shared)
    }
}
