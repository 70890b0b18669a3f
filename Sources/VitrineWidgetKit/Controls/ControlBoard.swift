import Foundation
import Observation
import VitrineAppIntents
import VitrineSupport
import VitrineSwiftUI

/// The controls that windows show now.
@MainActor
final class ControlBoard {
    static let shared = ControlBoard()

    private struct Shown { weak var model: ControlModel? }
    private var shown: [Shown] = []
    private var listener: UUID?

    func add(_ model: ControlModel) {
        shown.removeAll { $0.model == nil || $0.model === model }
        shown.append(Shown(model: model))
        if listener == nil {
            listener = IntentRunner.whenDone { MainThread.run { Self.shared.reload() } }
        }
    }

    /// Asks for values anew.
    func reload(_ kind: String? = nil) {
        for model in shown.compactMap(\.model) where kind == nil || model.control.kind == kind {
            model.load()
        }
    }
}

/// A control: what it is now.
@MainActor
final class ControlModel: Observable {
    let control: ControlDescription
    private let registrar = ObservationRegistrar()
    private var loaded: AnyView?
    private var number = 0

    init(_ control: ControlDescription) { self.control = control }

    private var version: Int { 0 }
    /// Another for each answer: what a toggle was told is past then.
    var answers: Int {
        registrar.access(self, keyPath: \.version)
        return number
    }

    var view: AnyView {
        registrar.access(self, keyPath: \.version)
        return loaded ?? control.preview()
    }

    func load() {
        Task {
            guard let view = await control.load() else { return }
            registrar.withMutation(of: self, keyPath: \.version) {
                loaded = view
                number += 1
            }
        }
    }
}

/// The controls of a program.
struct ControlSection: View {
    let controls: [ControlDescription]

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Controls").font(.title2.bold()).foregroundStyle(.white)
            WidgetFlow(spacing: 22) {
                ForEach(controls.indices, id: \.self) { ControlTile(control: controls[$0]) }
            }
        }
    }
}

/// A control and its name.
private struct ControlTile: View {
    @State private var model: ControlModel

    init(control: ControlDescription) { _model = State(wrappedValue: ControlModel(control)) }

    var body: some View {
        VStack(spacing: 6) {
            model.view.id(model.answers)
            model.control.name?.font(.caption).foregroundStyle(.white)
        }
        .onAppear {
            ControlBoard.shared.add(model)
            model.load()
        }
    }
}
