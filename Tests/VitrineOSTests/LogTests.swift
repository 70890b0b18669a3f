import Testing

@testable import VitrineOS

@Suite struct LogTests {
    /// What the body writes to standard error, in a process of its own.
    private func lines(_ result: ExitTest.Result?) -> [String] {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").map(
            String.init)
    }

    @Test func `A logger writes a line for each message, with its names and its level`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let logger = Logger(subsystem: "org.example", category: "net")
            logger.log("plain")
            logger.debug("count \(3)")
            logger.info("x")
            logger.warning("w")
            logger.error("failed: \("why")")
            logger.critical("c")
            logger.log(level: .fault, "f")
            Logger().notice("no name")
            Logger(.disabled).error("never")
        }
        #expect(
            lines(result) == [
                "[org.example:net] plain", "[org.example:net] debug: count 3", "[org.example:net] info: x",
                "[org.example:net] error: w", "[org.example:net] error: failed: why",
                "[org.example:net] fault: c",
                "[org.example:net] fault: f", "no name",
            ])
    }

    @Test func `Values are formatted, aligned and hidden as the message says`() {
        func text(_ message: OSLogMessage) -> String { message.text }
        #expect(
            text("\(255, format: .hex(includePrefix: true, uppercase: true)) \(-5) \(UInt8(9))")
                == "0xFF -5 9")
        #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
        #expect(
            text("\(1.5) \(1.25, format: .fixed(precision: 1)) \(CGFloat(2), format: .fixed(precision: 0))")
                == "1.500000 1.2 2")
        #expect(text("\(true) \(false, format: .answer)") == "true NO")
        #expect(text("[\("a", align: .right(columns: 3))][\("b", align: .left(columns: 3))]") == "[  a][b  ]")
        #expect(
            text("\("a", privacy: .public) \("b", privacy: .private) \(3, privacy: .sensitive)")
                == "a <private> <private>")
        #expect(text("\("a", privacy: .private(mask: .hash))").hasPrefix("<mask.hash: "))
        #expect(text("\(String?.none) \([1, 2]) \(NSNumber(value: 4))") == "nil [1, 2] 4")
    }

    @Test func `Formats of os_log take Swift's values`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            os_log("plain")
            os_log("%{public}@ is %d and %.1f, %{private}@, 100%%", "name", 3, 2.25, "secret")
            os_log("%s %ld", log: OSLog(subsystem: "s", category: "c"), type: .error, "text", 7)
            os_log(.info, "level %d", 1)
            os_log("with \(4)")
        }
        #expect(
            lines(result) == [
                "plain", "name is 3 and 2.2, <private>, 100%", "[s:c] error: text 7", "info: level 1",
                "with 4",
            ])
        #expect(LogFormat.text("%d of %d", [1]) == "1 of %d")
        #expect(LogFormat.text("50%", []) == "50%")
    }

    @Test func `Signposts are lines of the trace`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "signpost", 1)
            let log = OSLog(subsystem: "s", category: .pointsOfInterest)
            os_signpost(.begin, log: log, name: "load")
            os_signpost(.end, log: log, name: "load", "%d items", 3)
            let poster = OSSignposter(logHandle: log)
            poster.withIntervalSignpost("work", id: OSSignpostID(7)) { poster.emitEvent("event") }
        }
        #expect(lines(result).count == 5)
        #expect(
            lines(result)[0].hasPrefix(#"{"trace":"signpost","type":"begin","name":"load","milliseconds":"#))
        #expect(
            lines(result)[1].hasPrefix(
                #"{"trace":"signpost","type":"end","name":"load","message":"3 items","#))
        #expect(lines(result)[2].hasPrefix(#"{"trace":"signpost","type":"begin","name":"work","id":7,"#))
        #expect(lines(result)[3].hasPrefix(#"{"trace":"signpost","type":"event","name":"event","#))
    }

    @Test func `An allocated lock protects its state`() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } } }
        }
        #expect(count.withLock { $0 } == 4000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { 5 } == 5)
    }
}
