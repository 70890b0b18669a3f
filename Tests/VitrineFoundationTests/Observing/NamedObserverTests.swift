import Foundation
import Testing

@testable import VitrineFoundation

private class Track: NSObject {
    @_Observed var rate = 1.0
    @_Observed var title: String?
    @_Observed var other = 1
    var plain = 3
}

private final class LongTrack: Track {
    @_Observed var length = 10
}

private final class Listener: NSObject, _KeyValueObserver {
    var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = (change ?? [:]).map { "\($0.rawValue) \($1 is NSNull ? "null" : "\($1)")" }.sorted()
        heard.append(([keyPath ?? "-"] + values).joined(separator: ", "))
    }
}

@Suite(.serialized) struct NamedObserverTests {
    @Test func `A change is told by the name, with the values that were asked for`() {
        let (track, listener) = (LongTrack(), Listener())
        track.addObserver(listener, forKeyPath: "rate", options: [.old, .new], context: nil)
        track.addObserver(listener, forKeyPath: "length", context: nil)
        track.other = 2
        track.rate = 2
        track.length = 11
        track.rate = 3
        #expect(
            listener.heard == [
                "rate, kind 1, new 2.0, old 1.0", "length, kind 1", "rate, kind 1, new 3.0, old 2.0",
            ])
        track.removeObserver(listener, forKeyPath: "rate")
        track.removeObserver(listener, forKeyPath: "length")
        track.rate = 4
        #expect(listener.heard.count == 3)
        #expect(!ObservedObjects.isObserved(track))
    }

    @Test func `Initial comes at once, prior before the change, and nil is NSNull`() {
        let (track, listener) = (Track(), Listener())
        track.addObserver(
            listener, forKeyPath: "title", options: [.initial, .prior, .old, .new], context: nil)
        track.title = "x"
        #expect(
            listener.heard == [
                "title, kind 1, new null", "title, kind 1, notificationIsPrior true, old null",
                "title, kind 1, new x, old null",
            ])
        track.removeObserver(listener, forKeyPath: "title")
    }

    @Test func `Of several observations one is removed, by its context`() {
        let (track, listener) = (Track(), Listener())
        let contexts = [1, 2].map { UnsafeMutableRawPointer(bitPattern: $0) }
        for context in contexts {
            track.addObserver(listener, forKeyPath: "rate", options: [], context: context)
        }
        track.rate = 2
        track.removeObserver(listener, forKeyPath: "rate", context: contexts[0])
        track.rate = 3
        #expect(listener.heard.count == 3)
        track.removeObserver(listener, forKeyPath: "rate", context: contexts[1])
        #expect(!ObservedObjects.isObserved(track))
    }

    @Test func `An observer that is gone is not called`() {
        let track = Track()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            track.addObserver(listener, forKeyPath: "rate", options: [], context: nil)
        }
        #expect(gone == nil)
        track.rate = 2
    }

    @Test func `Names and key paths are told alike`() {
        let (track, listener) = (Track(), Listener())
        var count = 0
        let token = track.observe(\.rate) { _, _ in count += 1 }
        track.addObserver(listener, forKeyPath: "rate", options: [], context: nil)
        track.rate = 2
        #expect(count == 1 && listener.heard.count == 1)
        token.invalidate()
        track.rate = 3
        #expect(count == 1 && listener.heard.count == 2)
        track.removeObserver(listener, forKeyPath: "rate")
    }

    @Test func `What cannot be observed is said once`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let (track, listener) = (Track(), Listener())
            for _ in 0..<2 { track.addObserver(listener, forKeyPath: "plain", options: [], context: nil) }
            track.plain = 4
            track.removeObserver(listener, forKeyPath: "plain")
            exit(listener.heard.isEmpty ? 0 : 1)
        }
        let sentence = "Track does not say when \"plain\" changes: its observers are not called."
        #expect(text(result).components(separatedBy: sentence).count == 2)
    }

    @Test func `Removing what is no observer traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Track().removeObserver(Listener(), forKeyPath: "rate")
        }
        #expect(
            text(result).contains(
                "Cannot remove Listener for the key path \"rate\" from Track: it is not registered as an observer."
            ))
    }

    @Test func `A change that nobody handles traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (track, other) = (Track(), NSObject())
            track.addObserver(other, forKeyPath: "rate", options: [], context: nil)
            track.rate = 2
        }
        #expect(text(result).contains("a change of \"rate\" was received but not handled."))
    }
}
