import VitrineModelStore
import VitrineSupport
import VitrineSwiftUI

/// The models of a query, kept up to date from what its context tells.
final class QueryResults<Element: PersistentModel>: ContextObserver, Observable {
    private let registrar = ObservationRegistrar()
    private var shown = SortedModels<Element>()
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
        return shown.elements
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
        let models = changed.take()
        // Many are put in their places faster together; what a limit leaves out is not known here.
        guard !isStale, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
            descriptor.includePendingChanges, shown.isWorthPlacing(models.count)
        else { return fetch(context) }
        do {
            try shown.place(models.map { $0 as! Element }, order: descriptor.order) {
                guard $0._$modelData.context === context, !$0._$modelData.isDeleted else { return false }
                return try descriptor.matches($0)
            }
        } catch {
            fetch(context)
        }
    }

    private func fetch(_ context: ModelContext) {
        isStale = false
        do {
            shown = SortedModels(try context.fetch(descriptor))
            error = nil
        } catch {
            shown = SortedModels()
            self.error = error
            ReportLog.current.report(once: "\(error)", "SwiftData: a query finds nothing: \(error)")
        }
    }
}
