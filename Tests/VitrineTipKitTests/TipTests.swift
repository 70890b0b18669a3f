import Foundation
import Testing
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineTipKit

private struct Plain: Tip {
    var title: Text { Text("Add a colour") }
    var message: Text? { Text("It goes to the top of the list.") }
    var image: Image? { Image(systemName: "paintpalette") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(id: "off", title: "Not Now", disabled: true)
    }
}

private struct Twice: Tip {
    var title: Text { Text("Twice") }
    var options: [any TipOption] { MaxDisplayCount(2) }
}

private struct Ruled: Tip {
    @Parameter static var isSignedIn: Bool = false
    @Parameter(.transient) static var level: Int = 1
    static let opened = Event(id: "opened")
    var title: Text { Text("Ruled") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == true }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
    var options: [any TipOption] { [IgnoresDisplayFrequency(true)] }
}

private struct Visit: Codable, Sendable { var place: String }

private final class Clock: @unchecked Sendable {
    var date = Date(timeIntervalSince1970: 1_000_000)
}

@MainActor @Suite(.serialized) struct TipTests {
    private func begin(_ keeping: TipKeeping = .nothing, _ clock: Clock = Clock()) -> TipStore {
        let store = TipStore(keeping, now: { clock.date })
        TipStore.current = store
        return store
    }

    @Test func `Tips are shown once they are set up, which is done once`() throws {
        let store = begin()
        #expect(Plain().status == .pending && Plain().id == "Plain")
        try Tips.resetDatastore()
        try Tips.configure()
        #expect(Plain().status == .available && Plain().shouldDisplay)
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
        Plain().invalidate(reason: .actionPerformed)
        Plain().invalidate(reason: .tipClosed)
        #expect(Plain().status == .invalidated(.actionPerformed))
        withExtendedLifetime(store) {}
    }

    @Test func `Rules look at parameters and events, all of which must hold`() async throws {
        _ = begin()
        try Tips.configure()
        #expect(Ruled().status == .pending)
        Ruled.isSignedIn = true
        #expect(Ruled.isSignedIn && Ruled().status == .pending)
        await Ruled.opened.donate()
        Ruled.opened.sendDonation()
        #expect(Ruled.opened.donations.count == 2 && Ruled().status == .available)
        Ruled.isSignedIn = false
        #expect(Ruled().status == .pending)
    }

    @Test func `Events say more about each time`() async {
        let clock = Clock()
        _ = begin(.nothing, clock)
        let visits = Tips.Event(id: "visit", donationValue: Visit.self)
        for (hours, place) in [(0, "sea"), (30, "hill"), (31, "sea")] {
            clock.date = Date(timeIntervalSince1970: Double(hours) * 3600)
            await visits.donate(Visit(place: place))
        }
        #expect(visits.donations.map(\.place) == ["sea", "hill", "sea"])
        #expect(visits.donations.donatedWithin(.day).map(\.place) == ["hill", "sea"])
        #expect(visits.donations.donatedWithin(.hours(1)).count == 2)
        #expect(visits.donations.largestSubset(by: \.place).count == 2)
        #expect(visits.donations.smallestSubset(by: \.place).map(\.place) == ["hill"])
    }

    @Test func `What was shown is kept, and transient values are not`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tips-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = begin()
        try Tips.configure([.datastoreLocation(.url(folder))])
        Twice().invalidate(reason: .tipClosed)
        Ruled.isSignedIn = true
        Ruled.level = 5
        #expect(Ruled.level == 5)
        _ = begin()
        try Tips.configure([.datastoreLocation(.url(folder))])
        #expect(Twice().status == .invalidated(.tipClosed) && Ruled.isSignedIn && Ruled.level == 1)
        _ = begin(.file(in: folder))
        try Tips.resetDatastore()
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("tips.json").path))
    }

    @Test func `A tip is shown so often, and so long, as it says`() throws {
        let clock = Clock()
        let store = begin(.nothing, clock)
        try Tips.configure()
        store.didShow("Twice")
        #expect(Twice().status == .available)
        store.didHide("Twice")
        store.didShow("Twice")
        // While it is shown it stays.
        #expect(Twice().status == .available)
        store.didHide("Twice")
        #expect(Twice().status == .invalidated(.displayCountExceeded))
        struct Brief: Tip {
            var title: Text { Text("Brief") }
            var options: [any TipOption] { [MaxDisplayDuration(10)] }
        }
        store.didShow("Brief")
        clock.date += 6
        store.didHide("Brief")
        store.didShow("Brief")
        clock.date += 3
        #expect(Brief().status == .available)
        clock.date += 1
        #expect(Brief().status == .invalidated(.displayDurationExceeded))
    }

    @Test func `Another tip comes after a while`() async throws {
        let clock = Clock()
        let store = begin(.nothing, clock)
        try Tips.configure([.displayFrequency(.daily)])
        store.didShow("Twice")
        #expect(Twice().status == .available && Plain().status == .pending)
        Ruled.isSignedIn = true
        await Ruled.opened.donate()
        await Ruled.opened.donate()
        #expect(Ruled().status == .available)
        clock.date += 86_400
        #expect(Plain().status == .available)
    }

    @Test func `Tests show and hide what they want`() throws {
        _ = begin()
        Plain().invalidate(reason: .tipClosed)
        _ = begin()
        Tips.showAllTipsForTesting()
        #expect(Ruled().status == .pending)
        try Tips.configure()
        #expect(Ruled().status == .available)
        Ruled().invalidate(reason: .tipClosed)
        #expect(Ruled().status == .invalidated(.tipClosed))
        Tips.hideTipsForTesting([Plain.self])
        #expect(Plain().status == .pending && Twice().status == .available)
    }

    @Test func `Groups show one after another`() async throws {
        _ = begin()
        try Tips.configure()
        let group = TipGroup(.ordered) {
            Plain()
            Twice()
        }
        #expect(group.currentTip is Plain)
        Plain().invalidate(reason: .actionPerformed)
        #expect(group.currentTip is Twice)
        await Plain().resetEligibility()
        #expect(group.currentTip is Plain)
        #expect(
            TipGroup {
                Ruled(); Twice()
            }.currentTip is Twice)
        #expect(
            TipGroup(.ordered) {
                Ruled(); Twice()
            }.currentTip == nil)
    }

    @Test func `States are told as they change`() async throws {
        _ = begin()
        var states: [Tips.Status] = []
        let updates = Plain().statusUpdates
        try Tips.configure()
        Plain().invalidate(reason: .tipClosed)
        for await state in updates {
            states.append(state)
            if states.count == 3 { break }
        }
        #expect(states == [.pending, .available, .invalidated(.tipClosed)])
    }
}
