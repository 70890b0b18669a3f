import Foundation

/// Standard output, which carries results, and standard error, which carries everything else.
enum Console {
    static let isTerminal = isatty(STDERR_FILENO) == 1

    /// Whether standard output was closed when the tool was started.
    private nonisolated(unsafe) static var isOutputClosed = false

    /// Puts something harmless where a standard stream is closed, so that no pipe or file takes its number.
    /// To be called first of all.
    static func occupyStandardStreams() {
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            if stream == STDOUT_FILENO { isOutputClosed = true }
            // The lowest number that is free is the one that is looked at.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes a result to standard output.
    static func print(_ line: String) throws(ToolError) {
        let code = isOutputClosed ? EBADF : write(all: Array("\(line)\n".utf8)[...], to: STDOUT_FILENO)
        if code != 0 { throw .output(.standardOutputUnwritable(reason: ErrorText.of(code))) }
    }

    /// Writes one sentence, marked with the name of the tool.
    ///
    /// What would move the cursor or colour the terminal, in the name of a file for example, is written out.
    static func report(_ sentence: String) {
        let text = sentence.unicodeScalars.map { scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
            return isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        write("vitrine: \(text.joined())\n")
    }

    static func write(_ text: String) {
        write(bytes: Array(text.utf8)[...])
    }

    /// Where standard error cannot be written, there is nobody to be told.
    static func write(bytes: ArraySlice<UInt8>) {
        _ = write(all: bytes, to: STDERR_FILENO)
    }

    /// Writes every byte; the reason if that fails, else 0.
    static func write(all bytes: ArraySlice<UInt8>, to file: Int32) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var polled = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                poll(&polled, 1, 1000)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
