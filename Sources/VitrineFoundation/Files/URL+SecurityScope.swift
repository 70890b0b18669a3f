public import Foundation

extension URL {
    /// Asks for what the address leads to, where the user has chosen it outside of the program's own folders.
    ///
    /// A program on Linux may read what its user may: for files the answer is true, and nothing has to be given back.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends what `startAccessingSecurityScopedResource()` began.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Asks for what the address leads to: see `URL.startAccessingSecurityScopedResource()`.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends what `startAccessingSecurityScopedResource()` began.
    public func stopAccessingSecurityScopedResource() {}
}
