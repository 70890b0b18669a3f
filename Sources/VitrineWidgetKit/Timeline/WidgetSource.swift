import Foundation
import VitrineAppIntents
import VitrineSupport
import VitrineSwiftUI

/// What a widget shows from a date on, whatever its entries are.
struct WidgetMoment {
    var date: Date
    var view: @MainActor () -> AnyView
}

/// What a widget shows, one after another.
struct WidgetTimeline {
    var moments: [WidgetMoment]
    var policy: TimelineReloadPolicy
}

/// A provider and the views of its entries, whatever their types are.
@MainActor
struct WidgetSource {
    var placeholder: @MainActor (TimelineProviderContext) -> WidgetMoment
    /// Hands over entries, within the call or later, on any thread.
    var load: @MainActor (TimelineProviderContext, @escaping @MainActor (WidgetTimeline) -> Void) -> Void

    init<P: TimelineProvider, Content: View>(
        _ provider: P, _ content: @escaping @MainActor (P.Entry) -> Content
    ) {
        placeholder = { Self.moment(provider.placeholder(in: $0), content) }
        load = { context, take in
            provider.getTimeline(in: context) { timeline in
                nonisolated(unsafe) let timeline = timeline
                onMain { take(Self.timeline(timeline, content)) }
            }
        }
    }

    init<P: AppIntentTimelineProvider, Content: View>(
        _ provider: P, _ content: @escaping @MainActor (P.Entry) -> Content
    ) {
        placeholder = { Self.moment(provider.placeholder(in: $0), content) }
        load = { context, take in
            nonisolated(unsafe) let provider = provider
            Task { @MainActor in
                let intent = await P.Intent().withFirstValues()
                nonisolated(unsafe) let timeline = await provider.timeline(for: intent, in: context)
                take(Self.timeline(timeline, content))
            }
        }
    }

    private static func moment<E: TimelineEntry, Content: View>(
        _ entry: E, _ content: @escaping @MainActor (E) -> Content
    ) -> WidgetMoment {
        WidgetMoment(date: entry.date) { AnyView(content(entry)) }
    }

    private static func timeline<E: TimelineEntry, Content: View>(
        _ timeline: Timeline<E>, _ content: @escaping @MainActor (E) -> Content
    ) -> WidgetTimeline {
        WidgetTimeline(
            moments: timeline.entries.map { moment($0, content) }.sorted { $0.date < $1.date },
            policy: timeline.policy)
    }
}

/// At once on the main thread, else soon.
private func onMain(_ body: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let body = body
    MainThread.run { body() }
}
