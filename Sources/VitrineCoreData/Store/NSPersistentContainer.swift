public import Foundation
import VitrineFoundation
import VitrineSupport

/// A model, its stores, and the context for views.
///
/// Unchecked: programs set a container up before they use it.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// What it is called: as its model, and its file.
    public let name: String
    /// The context of the main queue, for views.
    public let viewContext: NSManagedObjectContext
    /// The stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// What the stores are to be, before they are loaded.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The kinds of objects.
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    /// The folder of the stores: one of the user's data that the program has for itself.
    open class func defaultDirectoryURL() -> URL {
        // Other than on iOS programs share one folder on Linux.
        URL.applicationSupportDirectory.appendingPathComponent(ProcessInfo.processInfo.processName)
    }

    /// Makes a container of the model in the program's bundle that has its name.
    public convenience init(name: String) {
        self.init(name: name, managedObjectModel: Self.model(name))
    }

    /// Makes a container of a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = []
        super.init()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
        ]
    }

    private static func model(_ name: String) -> NSManagedObjectModel {
        let bundles = [Bundle.main] + Bundle.allBundles
        for bundle in bundles {
            for ending in ["momd", "mom"] {
                if let url = bundle.url(forResource: name, withExtension: ending),
                    let model = NSManagedObjectModel(contentsOf: url)
                {
                    return model
                }
            }
        }
        // As on Apple's systems a container without its model is made, and of no use.
        ReportLog.current.report(
            "CoreData: failed to load model named \(name): there is no \(name).momd in the program's bundle. Is "
                + "\(name).xcdatamodeld among its files?")
        return NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
    }

    /// Opens the stores, and tells for each how that went.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block on the queue of a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block on the queue of a new context, and waits for what it returns.
    public func performBackgroundTask<T, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
    ) async throws(Failure) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> T in try block(context) }
    }
}

/// Which container in iCloud a store is in.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The name of the container.
    public let containerIdentifier: String

    /// Names a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores are in iCloud, too, where there is an account. On Linux there is none, so they are here alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
