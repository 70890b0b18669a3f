import Foundation
import Glibc
import SwiftUITestSupport

/// A server on this machine that answers requests of HTTP, one a connection, and counts them.
final class PictureServer: @unchecked Sendable {
    struct Answer: Sendable {
        var status = "200 OK"
        var headers: [String] = []
        var body = Data()
        /// Whether nothing is sent until the client goes away.
        var waits = false
    }

    let port: UInt16
    private let socket: Int32
    private let lock = NSLock()
    private var answers: [String: Answer]
    private var log: [String] = []
    private var gone = 0

    /// - Parameter answers: By path; others are not found.
    init(_ answers: [String: Answer]) throws {
        self.answers = answers
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
                guard bind(socket, address, size) == 0, listen(socket, 16) == 0,
                    getsockname(socket, address, &size) == 0
                else { return nil }
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    UInt16(bigEndian: $0.pointee.sin_port)
                }
            }
        }
        guard let port else { throw POSIXError(.EADDRNOTAVAIL) }
        self.port = port
        self.socket = socket
        Thread { [weak self] in
            while true {
                let client = accept(socket, nil, nil)
                if client < 0 { return }
                Thread { [weak self] in
                    self?.serve(client)
                    close(client)
                }.start()
            }
        }.start()
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    /// The paths that were asked for.
    var requests: [String] { lock.withLock { log } }
    /// How many clients went away while they waited.
    var abandoned: Int { lock.withLock { gone } }

    private func serve(_ client: Int32) {
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(client, &buffer, buffer.count)
        guard count > 0 else { return }
        let words = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
        guard words.count > 1 else { return }
        let path = String(words[1])
        let answer = lock.withLock {
            log.append(path)
            return answers[path] ?? Answer(status: "404 Not Found")
        }
        if answer.waits {
            _ = read(client, &buffer, buffer.count)
            return lock.withLock { gone += 1 }
        }
        let head = ["HTTP/1.1 \(answer.status)", "Content-Length: \(answer.body.count)", "Connection: close"]
        let text = (head + answer.headers).joined(separator: "\r\n") + "\r\n\r\n"
        let all = Array(text.utf8) + answer.body
        _ = send(client, all, all.count, Int32(MSG_NOSIGNAL))
    }
}
