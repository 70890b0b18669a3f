import Foundation
import Testing
import VitrineSupport
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineAppIntents

private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Text") var text: String
    @AppDependency(key: "notes") var log: Log
    init() {}
    init(_ text: String) { self.text = text }
    func perform() async throws -> some IntentResult {
        if text == "bad" { throw AppIntentError.needsValue("No text") }
        log.add(text)
        return .result()
    }
}

private struct Switch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool
    @AppDependency(key: "notes") var log: Log
    func perform() async throws -> some IntentResult {
        log.add("on \(value)")
        return .result()
    }
}

extension AppIntentTests {
    private struct Page: View {
        var body: some View {
            VStack {
                Button("One", intent: Note("one"))
                Button(intent: Note("two")) { Text("Two") }
                Button("Three", systemImage: "star", intent: Note("three"))
                Button("Bad", intent: Note("bad"))
                Toggle("Light", isOn: false, intent: Switch())
                Toggle("Plain", isOn: true, intent: Note("plain"))
            }
        }
    }

    @MainActor @Test func `Buttons and toggles perform intents`() async {
        let log = Log()
        AppDependencyManager.shared.add(key: "notes", dependency: log)
        let host = TestHost(UIHostingController(rootView: Page()), device: .iPhone)
        host.settle()
        for (index, name) in ["One", "Two", "Three"].enumerated() {
            host.find(text: name).tap()
            await host.wait(timeout: 60) { log.all.count == index + 1 }
        }
        #expect(log.all == ["one", "two", "three"])
        host.find(label: "Light").tap()
        await host.wait(timeout: 60) { log.all.count == 4 }
        host.find(label: "Plain").tap()
        await host.wait(timeout: 60) { log.all.count == 5 }
        #expect(log.all.suffix(2) == ["on true", "plain"])
    }

    @MainActor @Test func `What goes wrong is said, and who waits for the end is told`() async {
        let log = Log()
        AppDependencyManager.shared.add(key: "notes", dependency: log)
        let key = IntentRunner.whenDone { log.add("end") }
        await IntentRunner.perform(Note("bad"))
        IntentRunner.forget(key)
        await IntentRunner.perform(Note("good"))
        #expect(log.all == ["end", "good"])
    }
}
