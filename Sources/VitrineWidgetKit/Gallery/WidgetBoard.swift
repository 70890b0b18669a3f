import Foundation
import VitrinePlatform
import VitrineSupport
import VitrineSwiftUI

/// The widgets that windows show now, which the center of widgets knows.
@MainActor
final class WidgetBoard {
    static let shared = WidgetBoard()

    private struct Shown { weak var model: WidgetModel? }
    private var shown: [Shown] = []
    private var listener: UUID?

    /// Those that are shown, in the order in which they came.
    var models: [WidgetModel] { shown.compactMap(\.model) }

    func add(_ model: WidgetModel) {
        shown.removeAll { $0.model == nil || $0.model === model }
        shown.append(Shown(model: model))
        guard listener == nil else { return }
        // What an intent has changed may be what widgets show.
        listener = IntentRunner.whenDone { MainThread.run { Self.shared.reload() } }
    }

    func remove(_ model: WidgetModel) { shown.removeAll { $0.model == nil || $0.model === model } }

    /// Asks for entries anew.
    ///
    /// - Parameter kind: Of which widgets; nil for all.
    func reload(_ kind: String? = nil) {
        for model in models where kind == nil || model.widget.kind == kind { model.load(at: WallClock.date) }
    }
}
