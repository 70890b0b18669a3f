import Foundation
import Synchronization
import Testing
import VitrineSwiftUI
import VitrineUniformTypes

@testable import VitrineAppIntents

private struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description = IntentDescription("Adds an amount.")
    @Parameter(title: "Amount", default: 2) var amount: Int
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Note") var note: String?
    static var parameterSummary: some ParameterSummary {
        When(\.$amount, .equalTo, 0) {
            Summary("Add nothing")
        } otherwise: {
            Summary("Add \(\.$amount) to \(\.$name)") { \.$note }
        }
    }
    init() {}
    init(_ name: String) { self.name = name }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        guard amount > 0 else { throw $amount.needsValueError("How much?") }
        return .result(value: amount * 2, dialog: "Added \(amount)")
    }
}

private enum Cup: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
        .small: DisplayRepresentation(
            title: "Small cup", subtitle: "One shot", image: .init(systemName: "cup.and.saucer"))
    ]
}

private struct Tint: AppEntity {
    var id: UUID = UUID()
    var name: String
    static let defaultQuery = TintQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tint"
    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
    static let all = [Tint(name: "Red"), Tint(name: "Blue")]
}

private struct TintQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Tint] { Tint.all }
    func defaultResult() async -> Tint? { Tint.all.first }
}

private struct Paint: AppIntent {
    static let title: LocalizedStringResource = "Paint"
    @Parameter(title: "Tint", query: TintQuery()) var tint: Tint?
    @Parameter(title: "Cup", default: .large) var cup: Cup
    @Dependency var log: Log
    func perform() async throws -> some IntentResult & OpensIntent {
        log.add("painted \(tint?.name ?? "nothing")")
        return .result(opensIntent: Write("opened"))
    }
}

private struct Write: AppIntent {
    static let title: LocalizedStringResource = "Write"
    @Parameter(title: "Text") var text: String
    @AppDependency(key: "log") var log: Log
    init() {}
    init(_ text: String) { self.text = text }
    func perform() async throws -> some IntentResult {
        log.add(text)
        return .result()
    }
}

private struct Shown: AppIntent {
    static let title: LocalizedStringResource = "Shown"
    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Hello")) }
}

private struct Phrases: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Add(), phrases: ["Add with \(.applicationName)", "Add \(\.$amount)"], shortTitle: "Add",
            systemImageName: "plus")
        if #available(iOS 16, *) { AppShortcut(intent: Write("x"), phrases: ["Write"]) }
    }
}

final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
}

@Suite(.serialized) struct AppIntentTests {
    @Test func `Parameters have defaults, and copies have them together`() async throws {
        let intent = Add("tea")
        #expect(intent.amount == 2 && intent.name == "tea" && intent.note == nil)
        let copy = intent
        copy.amount = 5
        #expect(intent.amount == 5)
        #expect(try await intent() == 10)
        let result = try await intent.perform()
        #expect(result.value == 10 && String(localized: result.dialog.full) == "Added 5")
        intent.amount = 0
        await #expect(throws: AppIntentError.needsValue("How much?")) { try await intent.perform() }
    }

    @Test func `Sentences have the values of parameters, or what they are called`() {
        #expect(Add().sentence == "Add 2 to Name")
        let intent = Add("tea")
        #expect(intent.sentence == "Add 2 to tea")
        intent.amount = 0
        #expect(intent.sentence == "Add nothing")
        #expect(Paint().sentence == "Paint")
    }

    @Test func `Cases and things have names`() async throws {
        #expect(String(localized: Cup.small.localizedStringResource) == "Small cup")
        #expect(String(localized: Cup.large.localizedStringResource) == "large")
        #expect(Cup.caseDisplayRepresentations[.small]?.image == .init(systemName: "cup.and.saucer"))
        #expect(String(localized: Tint.typeDisplayRepresentation.name) == "Tint")
        #expect(String(localized: Tint.all[1].localizedStringResource) == "Blue")
        let found = try await Tint.defaultQuery.entities(for: [Tint.all[1].id, UUID()])
        #expect(found.map(\.name) == ["Blue"])
        #expect(try await Tint.defaultQuery.suggestedEntities().count == 2)
        #expect(UUID.entityIdentifier(for: Tint.all[0].id.entityIdentifierString) == Tint.all[0].id)
    }

    @Test func `Queries choose what is there from the beginning, where nothing is`() async {
        let first = await Paint().withFirstValues()
        #expect(first.tint?.name == "Red" && first.cup == .large)
        let chosen = Paint()
        chosen.tint = Tint.all[1]
        #expect(await chosen.withFirstValues().tint?.name == "Blue")
    }

    @Test func `Programs lend objects, and an intent opens another`() async {
        let log = Log()
        AppDependencyManager.shared.add(dependency: log)
        AppDependencyManager.shared.add(key: "log") { log }
        let paint = Paint()
        paint.tint = Tint.all[0]
        await IntentRunner.perform(paint)
        #expect(log.all == ["painted Red", "opened"])
    }

    @Test func `Results have views`() async throws {
        let view = try await Shown().perform().view
        #expect(view as? Text == Text("Hello"))
    }

    @Test func `Phrases have the program's name`() {
        let name = String(describing: AppShortcutPhraseToken.applicationName.text)
        let shortcuts = Phrases.appShortcuts
        #expect(shortcuts.map(\.phrases) == [["Add with \(name)", "Add Amount"], ["Write"]])
        #expect(shortcuts[0].shortTitle.map { String(localized: $0) } == "Add")
        #expect(Phrases.shortcutTileColor == .blue)
    }

    @Test func `Files are bytes, or are read`() async throws {
        let bytes = IntentFile(data: Data([1, 2]), filename: "a.png", type: .png)
        #expect(try await bytes.data(contentType: .image) == Data([1, 2]))
        await #expect(throws: CocoaError.self) { try await bytes.data(contentType: .movie) }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
        try Data("hi".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = IntentFile(fileURL: url)
        #expect(
            file.type == .plainText && file.data == Data("hi".utf8) && file.filename == url.lastPathComponent)
    }

    @Test func `Reading a parameter without a value traps`() async {
        await #expect(processExitsWith: .failure) { _ = Write().text }
    }
}
