import Foundation
import Synchronization
import VitrineSupport
import VitrineSwiftUI
import VitrineUIKit

/// Does what intents of buttons and toggles are for.
package enum IntentRunner {
    private static let ends = Mutex<[UUID: @Sendable () -> Void]>([:])

    /// Has a function called each time that an intent has ended.
    ///
    /// - Returns: What ``forget(_:)`` takes.
    package static func whenDone(_ action: @escaping @Sendable () -> Void) -> UUID {
        let key = UUID()
        ends.withLock { $0[key] = action }
        return key
    }

    package static func forget(_ key: UUID) { ends.withLock { $0[key] = nil } }

    /// Performs an intent, and the one that it opens, if any. What goes wrong is said on standard error.
    package static func run(_ intent: some AppIntent) {
        Task { @MainActor in await perform(intent) }
    }

    static func perform<Intent: AppIntent>(_ intent: Intent) async {
        do {
            let result = try await intent.perform()
            if let next = (result as? any _OpeningResult)?._opened { await perform(next) }
        } catch {
            ReportLog.current.report(
                "\(Intent.self) was performed by a control and failed: \(error.localizedDescription)")
        }
        for end in ends.withLock({ Array($0.values) }) { end() }
    }

    @MainActor static func open(_ url: URL) { UIApplication.shared.open(url) }
}
