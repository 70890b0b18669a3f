import Foundation
import Testing
import VitrineAppIntents
import VitrinePlatform
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineWidgetKit

private struct Entry: TimelineEntry {
    let date: Date
    let text: String
}

/// Says how often it was asked, and has three entries, ten minutes apart.
private struct Provider: TimelineProvider {
    @MainActor static var asked = 0
    @MainActor static var policy = TimelineReloadPolicy.atEnd

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "Placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .distantPast, text: "Snapshot"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        nonisolated(unsafe) let completion = completion
        MainActor.assumeIsolated {
            Self.asked += 1
            let now = WallClock.date
            let entries = (0..<3).map {
                Entry(date: now.addingTimeInterval(Double($0) * 600), text: "\(Self.asked).\($0)")
            }
            completion(Timeline(entries: entries, policy: Self.policy))
        }
    }
}

private struct Silent: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "Placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
}

private struct Label: View {
    let entry: Entry
    @Environment(\.widgetFamily) private var family
    var body: some View {
        Text("\(entry.text) \(family.description)").containerBackground(.teal, for: .widget)
            .widgetURL(URL(string: "test:\(entry.text)"))
    }
}

private struct Clock: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Provider()) { Label(entry: $0) }
            .configurationDisplayName("The Clock")
            .description("Says the time.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "Emoji", default: "🐟") var emoji: String
}

private struct Configured: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "Placeholder") }
    func snapshot(for configuration: Settings, in context: Context) async -> Entry {
        Entry(date: .distantPast, text: "Snapshot")
    }
    func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
        Timeline(
            entries: [
                Entry(date: .distantPast, text: "\(configuration.emoji) \(Int(context.displaySize.width))")
            ],
            policy: .never)
    }
}

private struct Pet: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Pet", intent: Settings.self, provider: Configured()) { Text($0.text) }
            .supportedFamilies([.systemLarge, .accessoryCircular, .systemExtraLarge])
            .contentMarginsDisabled()
    }
}

private struct Fan: ControlWidget {
    @MainActor static var isOn = false
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Fan") {
            ControlWidgetToggle("Fan", isOn: Self.isOn, action: Turn()) { Text($0 ? "Turning" : "Still") }
        }
        .displayName("Living Room")
    }
}

private struct Turn: SetValueIntent {
    static let title: LocalizedStringResource = "Turn"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        let value = value
        await MainActor.run { Fan.isOn = value }
        return .result()
    }
}

private struct Both: WidgetBundle {
    var body: some Widget {
        Clock()
        if #available(iOS 17, *) { Pet() }
        Fan()
    }
}

#Preview(as: .systemSmall) {
    Clock()
} timeline: {
    Entry(date: .now, text: "a")
    Entry(date: .now, text: "b")
}

@MainActor @Suite(.serialized) struct WidgetTests {
    private func host(_ widgets: _WidgetDescriptions) -> TestHost {
        Provider.asked = 0
        Provider.policy = .atEnd
        let host = TestHost(UIHostingController(rootView: WidgetGallery(widgets)), device: .iPhone)
        host.settle()
        return host
    }

    @Test func `Sizes are those of the device`() {
        let phone = WidgetSize.of(screen: CGSize(width: 844, height: 390), isTablet: false)
        #expect(phone.size(of: .systemSmall) == CGSize(width: 158, height: 158))
        #expect(phone.size(of: .systemMedium) == CGSize(width: 338, height: 158))
        #expect(phone.size(of: .systemLarge) == CGSize(width: 338, height: 354))
        #expect(phone.size(of: .systemExtraLarge) == nil)
        #expect(phone.size(of: .accessoryRectangular) == CGSize(width: 160, height: 72))
        let tablet = WidgetSize.of(screen: CGSize(width: 1024, height: 1366), isTablet: true)
        #expect(tablet.size(of: .systemExtraLarge) == CGSize(width: 795, height: 378.5))
        #expect(
            WidgetSize.of(screen: CGSize(width: 402, height: 874), isTablet: false).size(of: .systemSmall)
                == CGSize(width: 158, height: 158))
    }

    @Test func `Bundles have all widgets and controls`() {
        let all = Both().body._describe()
        #expect(all.widgets.map(\.kind) == ["Clock", "Pet"] && all.controls.map(\.kind) == ["Fan"])
        #expect(all.widgets[0].families == [.systemSmall, .systemMedium] && all.widgets[0].hasMargins)
        #expect(!all.widgets[1].hasMargins && all.widgets[0].name == Text("The Clock"))
    }

    @Test func `A window shows each size, with the entry of the moment`() throws {
        let host = host(Clock()._describe())
        #expect(host.find(text: "The Clock").exists && host.find(text: "Says the time.").exists)
        let small = host.find(text: "1.0 systemSmall")
        #expect(small.exists && host.find(text: "2.0 systemMedium").exists)
        let infos = WidgetBoard.shared.models.map {
            WidgetInfo(kind: $0.widget.kind, family: $0.context.family)
        }
        #expect(
            infos == [
                WidgetInfo(kind: "Clock", family: .systemSmall),
                WidgetInfo(kind: "Clock", family: .systemMedium),
            ])
        host.advance(by: 601)
        host.settle()
        #expect(host.find(text: "1.1 systemSmall").exists)
        host.advance(by: 600)
        host.settle()
        // The last has come: it has asked for more.
        #expect(host.find(text: "3.0 systemSmall").exists && Provider.asked == 4)
    }

    @Test
    func `Widgets are asked anew when programs say so, and no earlier than in five minutes by themselves`() {
        Provider.asked = 0
        Provider.policy = .atEnd
        // In the views, whose time is that of the window.
        let view = VStack {
            Button("Other") { WidgetCenter.shared.reloadTimelines(ofKind: "Other") }
            Button("All") { WidgetCenter.shared.reloadAllTimelines() }
            Button("Clock") { WidgetCenter.shared.reloadTimelines(ofKind: "Clock") }
            WidgetGallery(Clock()._describe())
        }
        let host = TestHost(UIHostingController(rootView: view), device: .iPhone)
        host.settle()
        host.find(text: "Other").tap()
        #expect(Provider.asked == 2)
        Provider.policy = .after(.distantPast)
        host.find(text: "All").tap()
        host.settle()
        #expect(Provider.asked == 4)
        host.advance(by: 280)
        #expect(Provider.asked == 4)
        host.advance(by: 30)
        host.settle()
        #expect(Provider.asked == 6)
        Provider.policy = .never
        host.find(text: "Clock").tap()
        host.settle()
        host.advance(by: 5000)
        #expect(Provider.asked == 8 && host.find(text: "7.2 systemSmall").exists)
    }

    @Test func `What says nothing stays a placeholder`() {
        struct Quiet: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Quiet", provider: Silent()) { Text($0.text) }
                    .supportedFamilies([.systemSmall])
            }
        }
        let host = host(Quiet()._describe())
        #expect(host.find(text: "Quiet").exists)
        #expect(WidgetBoard.shared.models.last?.isLoaded == false)
    }

    @Test func `A configured widget has its defaults, and sizes that the device lacks are left out`() async {
        let host = host(Pet()._describe())
        await host.wait(until: host.find(text: "🐟 329"), timeout: 60)
        await host.wait(until: host.find(text: "🐟 72"), timeout: 60)
        #expect(!host.find(text: "🐟 795").exists)
    }

    @Test
    func `Margins are those of the system, unless a widget has none, or says nothing of its background`() {
        struct Probe: View {
            let hasBackground: Bool
            var body: some View {
                if hasBackground {
                    Color.red.accessibilityElement().accessibilityLabel("Probe").containerBackground(
                        .blue, for: .widget)
                } else {
                    Color.red.accessibilityElement().accessibilityLabel("Probe")
                }
            }
        }
        func width(_ hasMargins: Bool, _ hasBackground: Bool) -> CGFloat {
            let frame = WidgetFrame(
                family: .systemSmall, size: CGSize(width: 158, height: 158), hasMargins: hasMargins
            ) { Probe(hasBackground: hasBackground) }
            let host = TestHost(UIHostingController(rootView: frame), device: .iPhone)
            host.settle()
            return host.find(label: "Probe").frame.width
        }
        #expect(width(true, true) == 126 && width(false, true) == 158 && width(true, false) == 158)
    }

    @Test func `A widget's address is opened by a tap`() {
        var opened: [URL] = []
        let view = WidgetFrame(family: .systemSmall, size: CGSize(width: 158, height: 158)) {
            Label(entry: Entry(date: .distantPast, text: "x"))
        }
        .environment(
            \.openURL,
            OpenURLAction {
                opened.append($0); return .handled
            })
        let host = TestHost(UIHostingController(rootView: view), device: .iPhone)
        host.settle()
        host.find(text: "x systemSmall").tap()
        host.settle()
        #expect(opened == [URL(string: "test:x")!])
    }

    @Test func `A control is told the other value, and shows what the program says`() async {
        Fan.isOn = false
        let host = host(Both().body._describe())
        host.find(text: "Still").scrollTo()
        #expect(host.find(text: "Living Room").exists)
        host.find(text: "Still").tap()
        await host.wait(until: host.find(text: "Turning"), timeout: 60)
        #expect(Fan.isOn)
    }

    @Test func `Texts of a control stand beside its symbol, below one another`() {
        let control = ControlWidgetButton(action: Turn()) {
            Image(systemName: "star.fill")
            Text("First")
            Text("Second")
        }
        let host = TestHost(UIHostingController(rootView: control), device: .iPhone)
        host.settle()
        let (first, second) = (host.find(text: "First").frame, host.find(text: "Second").frame)
        #expect(first.minX == second.minX && second.minY == first.maxY)
        // The control is in the middle of the screen, and its symbol comes first.
        #expect(first.minX > (375 - 158) / 2 + 18 + 8)
    }
}
