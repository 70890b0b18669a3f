public import Foundation
import Synchronization

/// The kinds of objects of a program. Not changed any more once it is used.
///
/// Unchecked: programs change models before a coordinator has them, and nobody afterwards.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The kinds of objects.
    open var entities: [NSEntityDescription] {
        get { all }
        set {
            all = newValue
            for entity in all { entity.managedObjectModel = self }
            byName = Dictionary(all.map { ($0.name ?? "", $0) }) { $1 }
            Self.loaded.add(self)
        }
    }
    private var all: [NSEntityDescription] = []
    /// What tells versions of a model apart.
    open var versionIdentifiers: Set<AnyHashable> = []
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var byName: [String: NSEntityDescription] = [:]

    /// A model without kinds of objects.
    public override init() { super.init() }

    /// Reads a model: the folder `.momd` or the file `.mom` in a program's bundle, or the `.xcdatamodeld` of its sources.
    ///
    /// - Returns: nil where there is none, or where it cannot be read, which is reported then.
    public convenience init?(contentsOf url: URL) {
        do {
            let read = try ModelReader.read(url)
            self.init()
            entities = read.entities
            templates = read.templates
            lists = read.configurations
        } catch {
            ModelReader.report(url, error)
            return nil
        }
    }

    /// The kinds of objects by their names.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    private var lists: [String: [NSEntityDescription]] = [:]

    /// The names of lists of kinds of objects.
    open var configurations: [String] { lists.keys.sorted() }

    /// The kinds of objects of a list; nil for none of the name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { self.configuration($0) } ?? entities
    }

    /// Gives a list of kinds of objects a name.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        lists[configuration] = entities
    }

    /// The kinds of objects that a store of a list has; nil for all.
    func configuration(_ name: String) -> [NSEntityDescription]? { lists[name] }

    /// The kinds of objects of a list, or all.
    ///
    /// - Throws: Where there is no list of the name.
    func entities(in configuration: String?) throws -> [NSEntityDescription] {
        guard let configuration, configuration != "Default", configuration != "PF_DEFAULT_CONFIGURATION_NAME"
        else { return entities }
        if let list = lists[configuration] { return list }
        throw CoreDataError.make(
            NSPersistentStoreOpenError,
            [
                NSLocalizedDescriptionKey: "The model has no configuration '\(configuration)'; it has "
                    + (lists.isEmpty ? "none." : "\(configurations.joined(separator: ", ")).")
            ])
    }

    /// One model of all that bundles have; nil where they have none.
    ///
    /// - Parameter bundles: nil for the program's.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let urls = (bundles ?? [.main]).flatMap { bundle in
            ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
        }
        return NSManagedObjectModel(
            byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) })
    }

    /// One model of several; nil where there are none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
        for model in models { templates.merge(model.templates) { $1 } }
    }

    /// A request that the model has under a name; nil where it has none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// A request that the model has under a name, with values for its variables, `$NAME`; nil where it has none.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = templates[name] else { return nil }
        let request = template.copy() as! NSFetchRequest<any NSFetchRequestResult>
        let predicate = request.predicate
        request.predicate = predicate.map { predicate in
            NSPredicate { value, _ in predicate.evaluate(with: value, substitutionVariables: variables) }
        }
        return request
    }

    /// The requests of the model by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// Gives a request a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }

    /// Models are equal that describe the same kinds of objects.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return self === other || signature == other.signature
    }

    open override var hash: Int { Set(byName.keys).hashValue }

    private var signature: [String: [String]] { byName.mapValues(\.signature) }

    // MARK: Classes

    /// What its kinds are called, for sentences.
    var nameList: String {
        entities.isEmpty ? "it has none" : entities.map { $0.name ?? "" }.sorted().joined(separator: ", ")
    }

    private static let loaded = LoadedModels()

    /// The kind of object of a class, in any model that is loaded; the newest first.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let models = loaded.models.reversed()
        return models.lazy.compactMap { $0.entity(of: type) }.first
    }

    /// The kind of object of a class; nil where none is.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { Self.plainName($0.managedObjectClassName) == name }
            ?? entities.first { $0.managedObjectClass == type }
    }

    /// The model's own description of a kind that another copy of it has.
    func own(_ entity: NSEntityDescription) -> NSEntityDescription? { byName[entity.name ?? ""] }

    /// A class without its module: `Item` of `Program.Item`.
    static func plainName(_ name: String?) -> String {
        name.map { String($0.split(separator: ".").last ?? "") } ?? ""
    }
}

/// The models of a program, for classes that look for their kind without a context.
private final class LoadedModels: Sendable {
    private struct Entry {
        weak var model: NSManagedObjectModel?
    }
    private let entries = Mutex<[Entry]>([])

    func add(_ model: NSManagedObjectModel) {
        entries.withLock { entries in
            entries.removeAll { $0.model == nil || $0.model === model }
            entries.append(Entry(model: model))
        }
    }

    var models: [NSManagedObjectModel] { entries.withLock { $0.compactMap(\.model) } }
}
