import Testing

@testable import VitrineFoundation

private class Player: NSObject {
    @_Observed var rate = 1.0
    @_Observed var title: String?
    @_Observed var volume = 1 { didSet { didSetVolume.append(oldValue) } }
    var didSetVolume: [Int] = []
    var isPlaying: Bool { rate > 0 }
    var plain = 3
    var place = (1, 2)
}

private final class LoudPlayer: Player {}

@MainActor private final class Screen: NSObject { @_Observed var count = 0 }

@Suite(.serialized) struct ObservedTests {
    @Test func `A change is told once, with the values that were asked for`() {
        let player = Player()
        var heard: [String] = []
        let token = player.observe(\.rate, options: [.old, .new]) { observed, change in
            #expect(observed === player)
            #expect(change.kind == .setting && !change.isPrior && change.indexes == nil)
            heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        player.rate = 2
        player.rate = 2
        player.title = "x"
        #expect(heard == ["1.0 2.0", "2.0 2.0"])
        token.invalidate()
        player.rate = 3
        #expect(heard.count == 2)
    }

    @Test func `Values that were not asked for are nil`() {
        let player = Player()
        var heard: [Double?] = []
        let token = player.observe(\.rate) { heard += [$1.oldValue, $1.newValue] }
        player.rate = 2
        #expect(heard == [nil, nil])
        token.invalidate()
    }

    @Test func `Initial comes at once and prior before the change`() {
        let player = Player()
        var heard: [String] = []
        let token = player.observe(\.title, options: [.initial, .prior, .old, .new]) {
            heard.append(
                "\($0.title ?? "-") \($1.isPrior) \(($1.oldValue ?? nil) ?? "-") \(($1.newValue ?? nil) ?? "-")"
            )
        }
        player.title = "a"
        #expect(heard == ["- false - -", "- true - -", "a false - a"])
        token.invalidate()
    }

    @Test func `The key path may begin at a subclass, and the property have observers of its own`() {
        let player = LoudPlayer()
        var heard: [Int] = []
        let token = player.observe(\.volume, options: .new) { heard.append($1.newValue ?? -1) }
        player.volume = 5
        (player as Player).volume = 6
        #expect(heard == [5, 6])
        #expect(player.didSetVolume == [1, 5])
        token.invalidate()
    }

    @Test func `A computed property is observed through what it reads`() {
        let player = Player()
        var heard: [Bool?] = []
        let token = player.observe(\.isPlaying, options: .new) { heard.append($1.newValue) }
        player.rate = 0
        #expect(heard == [false])
        token.invalidate()
    }

    @Test func `Objects do not hear of each other, and observers hear in the order in which they began`() {
        let (one, other) = (Player(), Player())
        var heard: [Int] = []
        let tokens = [1, 2].map { number in one.observe(\.rate) { _, _ in heard.append(number) } }
        other.rate = 5
        one.rate = 5
        #expect(heard == [1, 2])
        withExtendedLifetime(tokens) {}
    }

    @Test func `An observation ends with its token, and keeps no object`() {
        weak var gone: Player?
        var token: NSKeyValueObservation?
        do {
            let player = Player()
            gone = player
            token = player.observe(\.rate) { _, _ in Issue.record("nobody changes it") }
        }
        #expect(gone == nil)
        token = nil
        _ = token
        let player = Player()
        var count = 0
        var other: NSKeyValueObservation? = player.observe(\.rate) { _, _ in count += 1 }
        player.rate = 2
        _ = other
        other = nil
        player.rate = 3
        #expect(count == 1)
        #expect(!ObservedObjects.isObserved(player))
    }

    @Test func `An observation may end within a change`() {
        let player = Player()
        var count = 0
        var token: NSKeyValueObservation?
        token = player.observe(\.rate) { _, _ in
            count += 1
            token?.invalidate()
        }
        player.rate = 2
        player.rate = 3
        #expect(count == 1)
    }

    @MainActor @Test func `Properties of the main actor are observed`() {
        let screen = Screen()
        nonisolated(unsafe) var heard: [Int] = []
        let token = screen.observe(\.count, options: .new) { heard.append($1.newValue ?? -1) }
        screen.count += 1
        #expect(heard == [1])
        token.invalidate()
    }

    @Test func `A property that does not say when it changes is compared before each frame`() {
        let player = Player()
        var heard: [String] = []
        var token: NSKeyValueObservation? = player.observe(\.plain, options: [.initial, .old, .new]) {
            heard.append("\($0.plain) \($1.oldValue ?? -1) \($1.newValue ?? -1)")
        }
        #expect(heard == ["3 -1 3"])
        WatchedProperties.compare()
        player.plain = 4
        player.plain = 5
        #expect(heard.count == 1)
        WatchedProperties.compare()
        WatchedProperties.compare()
        #expect(heard == ["3 -1 3", "5 3 5"])
        token = nil
        player.plain = 6
        WatchedProperties.compare()
        #expect(heard.count == 2)
        withExtendedLifetime(token) {}
    }

    @Test func `A watched object is not kept`() {
        weak var dead: Player?
        var token: NSKeyValueObservation?
        do {
            let player = Player()
            dead = player
            token = player.observe(\.plain) { _, _ in }
        }
        #expect(dead == nil)
        WatchedProperties.compare()
        withExtendedLifetime(token) {}
    }

    @Test func `A property that does not say when it changes, and cannot be compared, traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Player().observe(\.place) { _, _ in }
        }
        #expect(
            text(result).contains(
                "Player.observe: the property of type (Int, Int) does not say when it changes"))
        #expect(text(result).contains("@objc dynamic var"))
    }
}
