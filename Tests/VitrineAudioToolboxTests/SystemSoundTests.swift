import CVitrineMedia
import Foundation
import Testing
import VitrineQuartzCore

@testable import VitrineAudioToolbox
@testable import VitrinePlatform

/// Counts, for functions of C.
private final class Count: @unchecked Sendable {
    var ends = 0
}

@MainActor
@Suite("System sounds", .enabled(if: vitrine_media_available()), .serialized)
struct SystemSoundTests {
    private let clock = VirtualClock()
    private let context: RuntimeContext
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sounds-\(UUID())")

    init() throws {
        context = RuntimeContext(clock: clock)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// A sound of zeros, 8000 numbers of 16 bits a second.
    private func sound(seconds: Double) throws -> URL {
        let count = Int(seconds * 8000)
        var data = Data("RIFF".utf8)
        func add<Number: FixedWidthInteger>(_ numbers: Number...) {
            for number in numbers { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
        }
        add(UInt32(36 + count * 2))
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        add(UInt32(16))
        add(UInt16(1), UInt16(1))
        add(UInt32(8000), UInt32(16000))
        add(UInt16(2), UInt16(16))
        data.append(contentsOf: Array("data".utf8))
        add(UInt32(count * 2))
        data.append(Data(count: count * 2))
        let url = folder.appendingPathComponent("\(UUID()).wav")
        try data.write(to: url)
        return url
    }

    private func open(seconds: Double) throws -> SystemSoundID {
        var id: SystemSoundID = 0
        let url = try sound(seconds: seconds)
        #expect(
            context.enter { AudioServicesCreateSystemSoundID(url as CFURL, &id) } == kAudioServicesNoError)
        return id
    }

    private func pass(_ seconds: TimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.advance(to: min(clock.now + 1.0 / 60, end))
            context.enter { context.displayLinks.step(clock.now) }
            while context.laterTurns.isPending { context.laterTurns.run() }
        }
    }

    @Test("A sound of a file is played to its end, which is told")
    func playing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let id = try open(seconds: 0.4)
        #expect(id > 0x1000)
        let count = Count()
        context.enter { AudioServicesPlaySystemSoundWithCompletion(id) { count.ends += 1 } }
        pass(0.3)
        #expect(count.ends == 0)
        pass(0.2)
        #expect(count.ends == 1)
        context.enter { AudioServicesPlayAlertSoundWithCompletion(id) { count.ends += 10 } }
        pass(0.5)
        #expect(count.ends == 11)
        #expect(AudioServicesDisposeSystemSoundID(id) == kAudioServicesNoError)
        #expect(AudioServicesDisposeSystemSoundID(id) == kAudioServicesSystemSoundUnspecifiedError)
    }

    @Test("One sound is played at a time: another one ends it, and so does letting go of it")
    func one() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (try open(seconds: 2), try open(seconds: 2))
        #expect(first != second)
        let count = Count()
        context.enter { AudioServicesPlaySystemSoundWithCompletion(first) { count.ends += 1 } }
        pass(0.2)
        context.enter { AudioServicesPlaySystemSoundWithCompletion(second) { count.ends += 10 } }
        #expect(count.ends == 1)
        _ = context.enter { AudioServicesDisposeSystemSoundID(second) }
        #expect(count.ends == 11)
        _ = AudioServicesDisposeSystemSoundID(first)
        #expect(count.ends == 11)
    }

    @Test("A function of C hears of each end until it is taken away")
    func observing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let id = try open(seconds: 0.2)
        let count = Count()
        let data = Unmanaged.passUnretained(count).toOpaque()
        let status = AudioServicesAddSystemSoundCompletion(
            id, nil, nil, { _, data in Unmanaged<Count>.fromOpaque(data!).takeUnretainedValue().ends += 1 },
            data)
        #expect(status == kAudioServicesNoError)
        for _ in 0..<2 {
            context.enter { AudioServicesPlaySystemSound(id) }
            pass(0.3)
        }
        #expect(count.ends == 2)
        AudioServicesRemoveSystemSoundCompletion(id)
        context.enter { AudioServicesPlayAlertSound(id) }
        pass(0.3)
        #expect(count.ends == 2)
        _ = AudioServicesDisposeSystemSoundID(id)
        #expect(
            AudioServicesAddSystemSoundCompletion(id, nil, nil, { _, _ in }, nil)
                == kAudioServicesSystemSoundUnspecifiedError)
    }

    @Test("What is no sound, or too long, gets no number")
    func faults() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var id: SystemSoundID = 7
        let missing = folder.appendingPathComponent("missing.wav")
        #expect(AudioServicesCreateSystemSoundID(missing, &id) == -1500)
        #expect(AudioServicesCreateSystemSoundID(try sound(seconds: 31), &id) == -1502)
        #expect(id == 7)
    }

    @Test("Vibrating and Apple's own sounds are silent, and end soon")
    func silent() async {
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSound(1104)
        let count = Count()
        for id in [SystemSoundID(kSystemSoundID_Vibrate), 1104] {
            await withCheckedContinuation { continuation in
                AudioServicesPlayAlertSoundWithCompletion(id) {
                    count.ends += 1
                    continuation.resume()
                }
                // Not before the call has returned.
                #expect(count.ends == (id == 1104 ? 1 : 0))
            }
        }
        #expect(count.ends == 2)
    }
}
