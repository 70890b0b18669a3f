import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor @Suite struct ScenePhaseTests {
    private struct Page: View {
        let log: ActionLog
        @Environment(\.scenePhase) private var phase
        var body: some View {
            Text("\(phase)").onChange(of: phase) { old, new in log.lines.append("\(old) to \(new)") }
        }
    }

    @Test func `A program that ends is inactive first, then in the background`() {
        let log = ActionLog()
        let host = TestHost(UIHostingController(rootView: Page(log: log)))
        host.settle()
        host.expect(text: "active")
        nonisolated(unsafe) var posted: [String] = []
        let observers = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.didBecomeActiveNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                posted.append(name.rawValue)
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        host.perform { UIApplication.shared.enterBackground() }
        host.settle()
        host.expect(text: "background")
        #expect(log.lines == ["active to inactive", "inactive to background"])
        #expect(
            posted == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        host.perform {
            UIApplication.shared.enterBackground()
            UIApplication.shared.becomeActive(nil)
        }
        host.settle()
        host.expect(text: "active")
        #expect(log.lines.last == "background to active")
        #expect(posted.count == 3)
    }

    @Test func `A view can be given another phase`() {
        let log = ActionLog()
        let host = TestHost(Page(log: log).environment(\.scenePhase, .inactive))
        host.settle()
        host.expect(text: "inactive")
    }

    @Test func `What a scene keeps is there the next time`() {
        struct Note: View {
            let log: ActionLog
            @SceneStorage("ScenePhaseTests.note") private var note = "empty"
            var body: some View {
                log.actions["write"] = { note = "written" }
                return Text(note)
            }
        }
        UserDefaults.standard.removeObject(forKey: "SceneStorage.ScenePhaseTests.note")
        defer { UserDefaults.standard.removeObject(forKey: "SceneStorage.ScenePhaseTests.note") }
        let first = HostedPage { Note(log: $0) }
        #expect(first.texts == ["empty"])
        first.act("write")
        #expect(first.texts == ["written"])
        let second = HostedPage { Note(log: $0) }
        #expect(second.texts == ["written"])
    }
}
