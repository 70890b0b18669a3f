public import VitrineFoundation
import VitrineModelStore
import VitrineSupport

/// Models of a container in memory, and what of them is not saved yet. For one thread at a time.
public class ModelContext: Equatable {
    /// Where the models are kept.
    public let container: ModelContainer
    /// Whether changes are saved by themselves, after each turn of the main queue. Default true for the main context of a
    /// container, else false.
    public var autosaveEnabled = false
    /// What changes can be undone with; nil for none. A context that has one belongs to the main thread, as undo managers do.
    public var undoManager: UndoManager?
    let inbox: ContextInbox
    var kinds: [ObjectIdentifier: Kind] = [:]
    var inserted = ModelSet()
    var changed = ModelSet()
    var deleted = ModelSet()
    var isSaving = false
    var savesSoon = false
    private var observers: [ObjectIdentifier: [WeakObserver]] = [:]

    /// The models of a kind that the context has.
    struct Kind {
        var models: [UUID: any PersistentModel] = [:]
        /// In the order in which they came, with those that have gone, and with those that came again in both places: an
        /// entry counts while its number is that of the model.
        var order: [(number: Int, model: any PersistentModel)] = []
        /// Whether those of the store are among them.
        var isRead = false
        var count = 0
    }

    private struct WeakObserver {
        weak var observer: (any ContextObserver)?
    }

    /// Makes a context that saves when it is told to.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        self.container = container
        let link = MainLink()
        let wake: @Sendable () -> Void = { DispatchQueue.main.async { link.context?.readInbox() } }
        inbox = ContextInbox(wake: isMain ? wake : nil)
        link.context = self
        container.add(inbox)
    }

    /// Unchecked: read on the main thread alone, as its context is.
    final class MainLink: @unchecked Sendable {
        weak var context: ModelContext?
    }

    /// Contexts are equal that are the same one.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    // MARK: Changes

    /// Whether something is not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }
    /// The models that are not saved yet.
    public var insertedModelsArray: [any PersistentModel] { inserted.elements }
    /// The saved models of which something is not.
    public var changedModelsArray: [any PersistentModel] { changed.elements }
    /// The models whose deletion is not saved.
    public var deletedModelsArray: [any PersistentModel] { deleted.elements }

    func isUnsaved(_ model: any PersistentModel) -> Bool {
        inserted.contains(model) || changed.contains(model) || deleted.contains(model)
    }

    /// Adds a model, and those that it leads to. One that is here already stays as it is.
    ///
    /// Traps where the container's schema does not have its kind, and where it is in another context.
    public func insert<T: PersistentModel>(_ model: T) {
        let data = model._$modelData
        guard data.context !== self || data.isDeleted else { return }
        guard data.context == nil || data.context === self else {
            fatalError(
                "a \(data.entity.name) is in another context: insert it in one, and look it up here by its "
                    + "persistentModelID.")
        }
        guard container.store(of: data.entity) != nil else {
            fatalError(
                "the container has no '\(data.entity.name)': name \(data.entity.name).self where it is made, "
                    + "as in .modelContainer(for: \(data.entity.name).self).")
        }
        let wasDeleted = deleted.remove(model)
        data.isDeleted = false
        data.readConstants(of: model)
        register(model)
        if wasDeleted { changed.insert(model) } else { inserted.insert(model) }
        registerUndo { $0.delete(model) }
        tell(model)
        for property in data.entity.properties where property.relationship != nil {
            let related = data.related(property)
            for other in related { insert(other) }
            Relationships.link([], related, property, of: model)
        }
        saveSoon()
    }

    /// Deletes a model, as the rules of its relationships say those that it leads to, too.
    public func delete<T: PersistentModel>(_ model: T) {
        let data = model._$modelData
        guard data.context === self, !data.isDeleted else { return }
        data.isDeleted = true
        for property in data.entity.properties {
            guard let relationship = property.relationship else { continue }
            let related = data.related(property)
            switch relationship.deleteRule {
            case .cascade: for other in related { delete(other) }
            case .nullify, .deny:
                guard let inverse = data.entity.inverse(of: property) else { continue }
                for other in related where !other._$modelData.isDeleted {
                    Relationships.remove(model, from: inverse, of: other)
                }
            case .noAction: break
            }
        }
        registerUndo { $0.insert(model) }
        let wasNew = inserted.remove(model)
        changed.remove(model)
        if wasNew { unregister(model) } else { deleted.insert(model) }
        tell(model)
        saveSoon()
    }

    /// Deletes all models of a kind that fulfil something.
    ///
    /// - Parameters:
    ///   - predicate: What they must fulfil; nil for all.
    ///   - includeSubclasses: Has no meaning here, where models have no subclasses.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    /// Before a variable changes.
    func willSet(_ model: any PersistentModel, _ property: Property) {
        guard undoManager != nil else { return }
        let slot = model._$modelData.slots[property.index]
        registerUndo { context in
            context.willSet(model, property)
            property.notify(model) { model._$modelData.slots[property.index] = slot }
            context.didChange(model)
        }
    }

    /// Tells the undo manager how something is taken back.
    private func registerUndo(_ action: @escaping (ModelContext) -> Void) {
        guard let undoManager else { return }
        // Undo managers belong to the main actor, and with them the contexts that have one.
        nonisolated(unsafe) let (context, action) = (self, action)
        MainActor.assumeIsolated { undoManager.registerUndo(withTarget: context) { action($0) } }
    }

    func didChange(_ model: any PersistentModel) {
        let isDeleted = model._$modelData.isDeleted
        if !isDeleted, !inserted.contains(model) { changed.insert(model) }
        tell(model)
        saveSoon()
    }

    // MARK: Observers

    /// Tells an observer of the models of a kind from now on.
    func add(_ observer: any ContextObserver, for type: any PersistentModel.Type) {
        let key = ObjectIdentifier(Entity.of(type))
        observers[key, default: []].removeAll { $0.observer == nil || $0.observer === observer }
        observers[key]!.append(WeakObserver(observer: observer))
    }

    func remove(_ observer: any ContextObserver, for type: any PersistentModel.Type) {
        observers[ObjectIdentifier(Entity.of(type))]?.removeAll {
            $0.observer == nil || $0.observer === observer
        }
    }

    func tell(_ model: any PersistentModel) {
        for observer in observers[ObjectIdentifier(model._$modelData.entity)] ?? [] {
            observer.observer?.contextDidChange(model)
        }
    }
}

@available(*, unavailable, message: "contexts are for one thread at a time")
extension ModelContext: Sendable {}

/// Who is told of the models of a context.
protocol ContextObserver: AnyObject {
    /// A model came, changed, or went.
    func contextDidChange(_ model: any PersistentModel)
}
