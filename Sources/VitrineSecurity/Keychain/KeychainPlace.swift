import Foundation
import Synchronization

/// Where items are kept. Safe from any thread.
protocol KeychainPlace: Sendable {
    /// Hands out all items, and keeps what becomes of them, unless the closure throws. Nobody else changes them
    /// meanwhile.
    func withItems<Result>(
        _ body: (inout [KeychainItem]) throws(KeychainFault) -> Result
    ) throws(KeychainFault) -> Result
}

/// Items that end with the program.
final class KeychainMemory: KeychainPlace {
    private let items = Mutex<[KeychainItem]>([])

    func withItems<Result>(
        _ body: (inout [KeychainItem]) throws(KeychainFault) -> Result
    ) throws(KeychainFault) -> Result {
        let result: Swift.Result<Result, KeychainFault> = items.withLock { items in
            var changed = items
            do throws(KeychainFault) {
                let result = try body(&changed)
                items = changed
                return .success(result)
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}
