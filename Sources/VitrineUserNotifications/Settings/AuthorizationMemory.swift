import Foundation

/// Where it is kept what a program has asked to be allowed: it asks once, and counts on it in later runs.
@MainActor
package struct AuthorizationMemory {
    package var read: () -> UNAuthorizationOptions?
    package var write: (UNAuthorizationOptions) -> Void

    package init(
        read: @escaping () -> UNAuthorizationOptions?, write: @escaping (UNAuthorizationOptions) -> Void
    ) {
        self.read = read
        self.write = write
    }

    /// The user's defaults of the program.
    static let defaults = AuthorizationMemory(
        read: {
            (UserDefaults.standard.object(forKey: key) as? Int).map {
                UNAuthorizationOptions(rawValue: UInt(bitPattern: $0))
            }
        },
        write: {
            UserDefaults.standard.set(Int(bitPattern: $0.rawValue), forKey: key)
            // At once: it would be lost with a program that crashes or is stopped, which then never asks again.
            UserDefaults.standard.synchronize()
        })

    private static let key = "VitrineNotificationAuthorization"
}
