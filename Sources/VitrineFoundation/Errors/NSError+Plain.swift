public import Foundation

extension NSError {
    /// Makes an error that says nothing, as `NSError()` does on Apple's systems.
    public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
