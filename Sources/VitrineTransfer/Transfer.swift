import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// What `transfer.c` of CVitrineGTK looks for.

/// Told once how a transfer ended: with its bytes, or with a code of `URLError`'s other than 0.
public typealias TransferDone =
    @convention(c) (
        _ context: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ code: Int
    ) -> Void

/// Begins to load from an address, with the shared session and its cookies; at once where the answer is kept and fresh.
///
/// - Returns: the task, which belongs to the caller; nil where there was nothing to load.
@_cdecl("vitrine_transfer_start")
public func startTransfer(
    _ address: UnsafePointer<CChar>, _ context: UnsafeMutableRawPointer?, _ done: @escaping TransferDone
) -> UnsafeMutableRawPointer? {
    guard let url = URL(string: String(cString: address)) else {
        done(context, nil, 0, URLError.Code.badURL.rawValue)
        return nil
    }
    if let data = TransferCache.shared.data(for: url, at: Date()) {
        finish(context, data, done)
        return nil
    }
    nonisolated(unsafe) let context = context
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
        if let error {
            return done(context, nil, 0, ((error as? URLError)?.code ?? .unknown).rawValue)
        }
        if let data, let response = response as? HTTPURLResponse {
            TransferCache.shared.keep(data, of: url, response, at: Date())
        }
        finish(context, data ?? Data(), done)
    }
    task.resume()
    return Unmanaged.passRetained(task).toOpaque()
}

private func finish(_ context: UnsafeMutableRawPointer?, _ data: Data, _ done: TransferDone) {
    data.withUnsafeBytes {
        done(context, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, 0)
    }
}

/// Lets go of a transfer, and cancels it if it goes on.
@_cdecl("vitrine_transfer_cancel")
public func cancelTransfer(_ transfer: UnsafeMutableRawPointer?) {
    guard let transfer else { return }
    Unmanaged<URLSessionDataTask>.fromOpaque(transfer).takeRetainedValue().cancel()
}
