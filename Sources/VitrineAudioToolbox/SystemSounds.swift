import Foundation
import VitrineAVFoundation
import VitrineFoundation
import VitrineSupport

/// The short sounds of the program, of which one is played at a time. Safe from any thread; sounds go on the main one.
final class SystemSounds: @unchecked Sendable {
    /// Why a sound cannot be opened.
    struct Fault: Error {
        let status: OSStatus
    }

    static let shared = SystemSounds()

    /// Seconds; System Sound Services takes no longer ones.
    private static let longest: TimeInterval = 30
    /// The numbers below are Apple's.
    private static let firstID: SystemSoundID = 0x1001

    private let lock = NSLock()
    private var sounds: [SystemSoundID: SystemSound] = [:]
    private var nextID = firstID
    /// On the main thread alone.
    private weak var playing: SystemSound?

    func open(_ url: URL) -> Result<SystemSoundID, Fault> {
        guard let player = try? AVAudioPlayer(contentsOf: url) else {
            return .failure(Fault(status: kAudioServicesSystemSoundUnspecifiedError))
        }
        guard player.duration <= Self.longest else {
            return .failure(Fault(status: kAudioServicesSystemSoundExceededMaximumDurationError))
        }
        return .success(
            lock.withLock {
                let id = nextID
                nextID += 1
                sounds[id] = SystemSound(player)
                return id
            })
    }

    func close(_ id: SystemSoundID) -> Bool {
        guard let sound = lock.withLock({ sounds.removeValue(forKey: id) }) else { return false }
        onMainThread { sound.finish() }
        return true
    }

    func play(_ id: SystemSoundID, _ completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        guard let sound = lock.withLock({ sounds[id] }) else {
            if completion != nil { DispatchQueue.main.async { completion?() } }
            return
        }
        onMainThread { [self] in
            playing?.finish()
            playing = sound
            sound.start(completion)
        }
    }

    /// Sets what hears of each end of a sound; false where there is no such sound.
    func observe(_ id: SystemSoundID, _ observer: (@Sendable () -> Void)?) -> Bool {
        guard let sound = lock.withLock({ sounds[id] }) else { return false }
        onMainThread { sound.observer = observer }
        return true
    }

    private func onMainThread(_ body: @escaping @Sendable () -> Void) {
        if MainThread.isCurrent { body() } else { DispatchQueue.main.async(execute: body) }
    }
}

/// One short sound. Used on the main thread.
private final class SystemSound: AVAudioPlayerDelegate, @unchecked Sendable {
    private let player: AVAudioPlayer
    private var isPlaying = false
    private var completion: (() -> Void)?
    var observer: (() -> Void)?

    init(_ player: AVAudioPlayer) {
        self.player = player
        player.delegate = self
    }

    func start(_ completion: (() -> Void)?) {
        self.completion = completion
        isPlaying = true
        player.currentTime = 0
        player.play()
    }

    /// Ends it, if it is played, and tells of it.
    func finish() {
        guard isPlaying else { return }
        isPlaying = false
        player.stop()
        let completion = completion
        self.completion = nil
        completion?()
        observer?()
    }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finish() }
}
