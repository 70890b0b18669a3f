import CVitrineGTK
package import Foundation
import VitrineSupport

/// Loads the bytes at an address, off the main thread: over the network with the shared URL session, or from a file.
package enum Transfer {
    /// The bytes at an address; of an answer of HTTP its body, whatever its status.
    ///
    /// - Throws: a `URLError`, also when the task is cancelled.
    package static func data(from url: URL) async throws -> Data {
        switch url.scheme?.lowercased() {
        case "file":
            return try await Task.detached {
                guard let data = try? Data(contentsOf: url) else { throw URLError(.fileDoesNotExist) }
                return data
            }.value
        case "http", "https":
            return try await transferred(from: url)
        case "data":
            return try embedded(in: url)
        default:
            throw URLError(.unsupportedURL)
        }
    }

    private static func transferred(from url: URL) async throws -> Data {
        guard vitrine_can_transfer() else {
            ReportLog.current.report(
                once: "The library libVitrineNetworking.so, which loads from the network, is not beside "
                    + "libVitrineRuntime.so; 'swift build --product VitrineNetworking' makes it.")
            throw URLError(.resourceUnavailable)
        }
        let running = RunningTransfer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { running.begin(url, $0) }
        } onCancel: {
            running.end()
        }
    }

    /// The bytes in an address of the form `data:image/png;base64,…`.
    private static func embedded(in url: URL) throws -> Data {
        let parts = url.absoluteString.dropFirst("data:".count).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let text = parts[1].removingPercentEncoding else { throw URLError(.badURL) }
        guard parts[0].lowercased().hasSuffix(";base64") else { return Data(text.utf8) }
        guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
            throw URLError(.badURL)
        }
        return data
    }
}

/// One transfer, which may be cancelled before it has begun and ended by any thread.
private final class RunningTransfer: @unchecked Sendable {
    private let lock = NSLock()
    private var transfer: UnsafeMutableRawPointer?
    private var continuation: CheckedContinuation<Data, any Error>?
    private var isEnded = false

    func begin(_ url: URL, _ continuation: CheckedContinuation<Data, any Error>) {
        guard
            lock.withLock({
                if !isEnded { self.continuation = continuation }; return !isEnded
            })
        else {
            return continuation.resume(throwing: URLError(.cancelled))
        }
        // Kept until it is told how the transfer ended.
        let context = Unmanaged.passRetained(self).toOpaque()
        let begun = vitrine_transfer_begin(url.absoluteString, context) { context, bytes, count, code in
            let running = Unmanaged<RunningTransfer>.fromOpaque(context!).takeRetainedValue()
            running.finish(
                code == 0
                    ? .success(bytes.map { Data(bytes: $0, count: count) } ?? Data())
                    : .failure(URLError(.init(rawValue: Int(code)) ?? .unknown)))
        }
        let isLate = lock.withLock {
            transfer = begun
            return isEnded
        }
        if isLate { end() }
    }

    private func finish(_ result: Result<Data, any Error>) {
        let waiting = lock.withLock { () -> CheckedContinuation<Data, any Error>? in
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
        end()
    }

    /// Cancels the transfer if it goes on, and lets go of it.
    func end() {
        let begun = lock.withLock { () -> UnsafeMutableRawPointer? in
            isEnded = true
            defer { transfer = nil }
            return transfer
        }
        if let begun { vitrine_transfer_end(begun) }
    }
}
