import Foundation
import Observation
import VitrineSwiftUI

/// A widget in one size: what it shows, and when it asks for more.
@MainActor
final class WidgetModel: Observable {
    private let registrar = ObservationRegistrar()
    let widget: WidgetDescription
    let context: TimelineProviderContext
    private var timeline: WidgetTimeline?
    private var reloadDate: Date?
    private var number = 0

    /// How soon it asks for more at the earliest, in seconds. Systems give widgets a budget; Apple's documentation asks
    /// for entries at least five minutes apart.
    static let pause: TimeInterval = 300

    init(_ widget: WidgetDescription, _ context: TimelineProviderContext) {
        (self.widget, self.context) = (widget, context)
    }

    /// Asks for entries. Those of an earlier question that come later do not count.
    func load(at now: Date) {
        number += 1
        let question = number
        widget.source?.load(context) { [weak self] timeline in
            guard let self, question == number else { return }
            take(timeline, at: now)
        }
    }

    private func take(_ timeline: WidgetTimeline, at now: Date) {
        registrar.withMutation(of: self, keyPath: \.version) {
            self.timeline = timeline
            let earliest = now.addingTimeInterval(Self.pause)
            reloadDate =
                switch timeline.policy.kind {
                case .never: nil
                case .after(let date): max(date, earliest)
                case .end: max(timeline.moments.last?.date ?? earliest, earliest)
                }
        }
    }

    private var version: Int { 0 }

    /// Whether the provider has handed over entries.
    var isLoaded: Bool {
        registrar.access(self, keyPath: \.version)
        return timeline?.moments.isEmpty == false
    }

    /// When something else is shown, or more is asked for.
    var dates: [Date] {
        registrar.access(self, keyPath: \.version)
        return ((timeline?.moments.map(\.date) ?? []) + [reloadDate].compactMap(\.self)).sorted()
    }

    /// What is shown at a date: the last entry that has come, or else the first one.
    func moment(at date: Date) -> WidgetMoment? {
        registrar.access(self, keyPath: \.version)
        return timeline.flatMap { timeline in
            timeline.moments.last { $0.date <= date } ?? timeline.moments.first
        }
    }

    func isDue(at date: Date) -> Bool {
        registrar.access(self, keyPath: \.version)
        return reloadDate.map { $0 <= date } ?? false
    }
}
