import VitrineSupport
import VitrineSwiftUI

/// The models of a query, kept up to date from what its context tells.
final class QueryResults<Element: PersistentModel>: ContextObserver, Observable {
    private let registrar = ObservationRegistrar()
    private var shown: [Element] = []
    private(set) var error: (any Error)?
    private weak var context: ModelContext?
    private var descriptor = FetchDescriptor<Element>()
    private var transaction: Transaction?
    /// What the predicate looks for.
    private var meaning = PredicateMeaning(Predicate<Element>?.none)
    /// What has changed since the models were put in their places.
    private var changed = ModelSet()
    private var isStale = true

    /// The models, as of now.
    var models: [Element] {
        registrar.access(self, keyPath: \.models)
        bringUpToDate()
        return shown
    }

    /// Before a view is evaluated.
    func prepare(_ context: ModelContext, _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?)
    {
        self.transaction = transaction
        let meaning = PredicateMeaning(descriptor.predicate)
        let isSame =
            context === self.context && meaning == self.meaning && descriptor.sortBy == self.descriptor.sortBy
            && descriptor.fetchLimit == self.descriptor.fetchLimit
            && descriptor.fetchOffset == self.descriptor.fetchOffset
        if isSame { return }
        if context !== self.context {
            self.context?.remove(self, for: Element.self)
            context.add(self, for: Element.self)
            self.context = context
        }
        self.meaning = meaning
        self.descriptor = descriptor
        isStale = true
    }

    func contextDidChange(_ model: any PersistentModel) {
        guard !isStale else { return }
        let isFirst = changed.isEmpty
        changed.insert(model)
        guard isFirst else { return }
        // Views are told once until they have looked.
        if let transaction {
            withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.models) {} }
        } else {
            registrar.withMutation(of: self, keyPath: \.models) {}
        }
    }

    private func bringUpToDate() {
        guard isStale || !changed.isEmpty, let context else { return }
        let models = changed.models
        changed = ModelSet()
        // Many are put in their places faster together; what a limit leaves out is not known here.
        guard !isStale, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
            descriptor.includePendingChanges, models.count <= 8 + shown.count / 64
        else { return fetch(context) }
        // All are taken out before one is put in: a search needs the others in order.
        let gone = Set(models.map(ObjectIdentifier.init))
        shown.removeAll { gone.contains(ObjectIdentifier($0)) }
        do {
            for model in models { try place(model as! Element, context) }
        } catch {
            fetch(context)
        }
    }

    private func fetch(_ context: ModelContext) {
        isStale = false
        do {
            shown = try context.fetch(descriptor)
            error = nil
        } catch {
            shown = []
            self.error = error
            ReportLog.current.report(once: "\(error)", "SwiftData: a query finds nothing: \(error)")
        }
    }

    /// Puts one model where it belongs, if it does.
    private func place(_ model: Element, _ context: ModelContext) throws {
        let data = model._$modelData
        guard data.context === context, !data.isDeleted, try descriptor.matches(model) else { return }
        var (low, high) = (0, shown.count)
        while low < high {
            let middle = (low + high) / 2
            if descriptor.isOrdered(shown[middle], before: model) { low = middle + 1 } else { high = middle }
        }
        shown.insert(model, at: low)
    }
}
