import ActivityKit
import AppIntents
import Photos
import SwiftUI
import WidgetKit

struct Drink: AppIntent {
    static let title: LocalizedStringResource = "Drink"
    @Parameter(title: "Cups", default: 2) var cups: Int
    static var parameterSummary: some ParameterSummary { Summary("Drink \(\.$cups)") }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: cups) }
}

struct Cup: TimelineEntry {
    let date: Date
    let count: Int
}

struct Cups: TimelineProvider {
    func placeholder(in context: Context) -> Cup { Cup(date: .now, count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {
        completion(Cup(date: .now, count: 1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
        let isLive = ActivityAuthorizationInfo().areActivitiesEnabled
        print(
            "\(context.family) \(Int(context.displaySize.width)), \(Hint.begin()),",
            "\(isLive), \(Drink().cups), \(PHPhotoLibrary.authorizationStatus(for: .readWrite).rawValue)")
        completion(Timeline(entries: [Cup(date: .now, count: 3)], policy: .never))
    }
}

struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cup", provider: Cups()) { cup in
            VStack {
                Text("\(cup.count)")
                Button("Drink", intent: Drink())
            }
            .containerBackground(.orange, for: .widget)
        }
        .configurationDisplayName("Cups")
        .supportedFamilies([.systemSmall])
    }
}

@main
struct Widgets: WidgetBundle {
    var body: some Widget { CupWidget() }
}

#Preview(as: .systemSmall) {
    CupWidget()
} timeline: {
    Cup(date: .now, count: 4)
}
