import Foundation
import Testing

@testable import VitrineFoundation

@Suite("User activities")
struct UserActivityTests {
    private final class Delegate: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["asked": true])
        }
    }

    @Test("What property lists can hold is kept, and URLs; the rest is named")
    func record() throws {
        let activity = NSUserActivity(activityType: "a.b")
        activity.title = "Title"
        activity.webpageURL = URL(string: "https://a.b/c")
        activity.targetContentIdentifier = "target"
        activity.userInfo = [
            "n": 1, "l": ["x", "y"], "d": Date(timeIntervalSince1970: 5), "u": URL(string: "x://y")!,
        ]
        activity.addUserInfoEntries(from: ["n": 2, "o": NSObject(), 7: "number"])
        let (list, lost) = activity.record
        #expect(lost == ["7", "o"])
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let read = try PropertyListSerialization.propertyList(from: data, format: nil)
        let again = try #require(NSUserActivity(record: read))
        #expect(
            again.activityType == "a.b" && again.title == "Title" && again.targetContentIdentifier == "target"
        )
        #expect(again.webpageURL == activity.webpageURL)
        #expect(again.userInfo?["n"] as? Int == 2 && again.userInfo?["l"] as? [String] == ["x", "y"])
        #expect(again.userInfo?["d"] as? Date == Date(timeIntervalSince1970: 5))
        #expect(again.userInfo?["u"] as? URL == URL(string: "x://y"))
    }

    @Test("What is no record is no activity")
    func noRecord() {
        #expect(NSUserActivity(record: nil) == nil && NSUserActivity(record: "a") == nil)
        #expect(NSUserActivity(record: ["title": "a"]) == nil)
        #expect(NSUserActivity(record: ["type": "a", "webpageURL": "file:///a"])?.webpageURL == nil)
        #expect(NSUserActivity(record: ["type": "a"])?.userInfo == nil)
    }

    @Test("It is brought up to date where it says that it is not, once")
    func update() {
        let activity = NSUserActivity(activityType: "a")
        let delegate = Delegate()
        activity.delegate = delegate
        var updates = 0
        activity.updaters.append { _ in updates += 1 }
        activity.bringUpToDate()
        #expect(activity.userInfo == nil && updates == 0)
        activity.needsSave = true
        activity.bringUpToDate()
        activity.bringUpToDate()
        #expect(activity.userInfo?["asked"] as? Bool == true && updates == 1 && !activity.needsSave)
    }

    @Test("One is current")
    func current() {
        let (one, other) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
        one.becomeCurrent()
        other.becomeCurrent()
        one.resignCurrent()
        #expect(NSUserActivity.current === other)
        other.invalidate()
        #expect(NSUserActivity.current == nil)
    }

    @Test("A page of another scheme traps")
    func page() async {
        await #expect(processExitsWith: .failure) {
            NSUserActivity(activityType: "a").webpageURL = URL(string: "file:///a")
        }
    }
}
