import Foundation
import Testing
import VitrineFoundation

@testable import VitrineCoreData

@MainActor
@Suite("Contexts and stores")
struct ContextTests {
    @Test("What is not saved is not there when the store is opened again")
    func saving() throws {
        let scratch = try Scratch()
        do {
            let context = try makeContainer(scratch.url).viewContext
            addBook("A", context)
            try context.save()
            addBook("B", context)
            #expect(context.hasChanges)
        }
        let context = try makeContainer(scratch.url).viewContext
        #expect(try titles(context) == ["A"])
        let book = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))[0]
        book.title = "C"
        context.rollback()
        #expect(book.title == "A" && !context.hasChanges)
        context.delete(book)
        try context.save()
        #expect(try titles(try makeContainer(scratch.url).viewContext) == [])
    }

    @Test("What cannot be saved names the store")
    func readOnly() throws {
        let scratch = try Scratch()
        do { try makeContainer(scratch.url).viewContext.save() }
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try makeModel())
        let description = NSPersistentStoreDescription(url: scratch.url)
        description.isReadOnly = true
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        addBook("A", container.viewContext)
        let error = #expect(throws: NSError.self) { try container.viewContext.save() }
        #expect(error?.code == NSPersistentStoreSaveError)
        let stores = error?.userInfo[NSAffectedStoresErrorKey] as? [NSPersistentStore]
        #expect(stores == container.persistentStoreCoordinator.persistentStores)
    }

    @Test("Names of objects are the same when the program runs again")
    func names() throws {
        let scratch = try Scratch()
        var url: URL?
        do {
            let context = try makeContainer(scratch.url).viewContext
            let book = addBook("A", context)
            #expect(book.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Book/t"))
            try context.save()
            url = book.objectID.uriRepresentation()
        }
        let container = try makeContainer(scratch.url)
        let id = try #require(
            container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url!))
        #expect((container.viewContext.object(with: id) as? Book)?.title == "A")
        #expect(try container.viewContext.existingObject(with: id) === container.viewContext.object(with: id))
        let other = try makeContainer()
        #expect(other.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url!) == nil)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            type: .sqlite, at: scratch.url)
        #expect(metadata[NSStoreUUIDKey] as? String == id.persistentStore?.identifier)
        let new = addBook("new", container.viewContext)
        try container.viewContext.obtainPermanentIDs(for: [new])
        #expect(
            !new.objectID.isTemporaryID && new.objectID.persistentStore === id.persistentStore
                && new.isInserted)
        container.viewContext.delete(container.viewContext.object(with: id))
        try container.viewContext.save()
        #expect(throws: (any Error).self) { try container.viewContext.existingObject(with: id) }
    }

    @Test("Values that the model forbids are named, all of them, and nothing is saved")
    func validation() throws {
        let context = try makeContainer().viewContext
        let book = addBook("", context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1670)
        book.title = nil
        let missing = #expect(throws: CocoaError.self) { try context.save() }
        #expect(missing?.code == .validationMissingMandatoryProperty)
        #expect(missing?.userInfo[NSValidationKeyErrorKey] as? String == "title")
        #expect(missing?.localizedDescription == "Book.title is a required value.")
        addBook("", context)
        let both = #expect(throws: CocoaError.self) { try context.save() }
        #expect(both?.code == .validationMultipleErrors)
        #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2 && context.hasChanges)
        context.rollback()
        #expect(!context.hasChanges)
        try context.save()
    }

    @Test("Objects with the same unique values are an error, or one of them is kept")
    func constraints() throws {
        let context = try makeContainer().viewContext
        func add() -> Reader {
            let reader = Reader(context: context)
            reader.name = "A"
            return reader
        }
        let first = add()
        try context.save()
        _ = add()
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .managedObjectConstraintMerge)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.fetch(NSFetchRequest<Reader>(entityName: "Reader")) == [first])
    }

    /// Two contexts with the same object.
    private func pair() throws -> (NSPersistentContainer, Book, NSManagedObjectContext, Book) {
        let container = try makeContainer()
        let book = addBook("A", pages: 1, container.viewContext)
        try container.viewContext.save()
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        let twin = other.object(with: book.objectID) as! Book
        _ = twin.title
        return (container, book, other, twin)
    }

    @Test("A context takes over what another one has saved when it is told; its own changes stay")
    func merging() throws {
        let (container, book, other, twin) = try pair()
        twin.title = "B"
        twin.pages = 2
        let new = addBook("C", other)
        nonisolated(unsafe) var saved: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) {
            nonisolated(unsafe) let note = $0
            saved = note
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try other.save()
        #expect(book.title == "A")
        book.pages = 9
        container.viewContext.mergeChanges(fromContextDidSave: try #require(saved))
        #expect(book.title == "B" && book.pages == 9 && book.hasChanges)
        #expect(container.viewContext.object(with: new.objectID).value(forKey: "title") as? String == "C")
        try container.viewContext.save()
        #expect(try titles(container.viewContext) == ["B", "C"])
        #expect(twin.pages == 2)
        other.refresh(twin, mergeChanges: false)
        #expect(twin.isFault && twin.pages == 9)
    }

    @Test(
        "Somebody else has saved meanwhile: what the policy says",
        arguments: [
            (NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType, "theirs", Int32(5)),
            (.mergeByPropertyObjectTrumpMergePolicyType, "mine", 5), (.overwriteMergePolicyType, "mine", 1),
            (.rollbackMergePolicyType, "theirs", 5),
        ])
    func conflicts(policy: NSMergePolicyType, title: String, pages: Int32) throws {
        let (container, book, other, twin) = try pair()
        twin.title = "theirs"
        twin.pages = 5
        try other.save()
        book.title = "mine"
        let error = #expect(throws: CocoaError.self) { try container.viewContext.save() }
        #expect(error?.code == .managedObjectMerge)
        container.viewContext.mergePolicy = NSMergePolicy(merge: policy)
        try container.viewContext.save()
        other.refreshAllObjects()
        #expect(twin.title == title && twin.pages == pages && book.title == title && book.pages == pages)
    }

    @Test("Two contexts that add to one relationship lose nothing")
    func addedByTwo() throws {
        let container = try makeContainer()
        let shelf = Shelf(context: container.viewContext)
        try container.viewContext.save()
        let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        let twin = other.object(with: shelf.objectID) as! Shelf
        _ = twin.titles
        addBook("A", container.viewContext).shelf = shelf
        try container.viewContext.save()
        addBook("B", other).shelf = twin
        try other.save()
        container.viewContext.refresh(shelf, mergeChanges: true)
        #expect(shelf.titles == ["A", "B"])
    }

    @Test("A child saves to its parent, which saves to the store")
    func children() throws {
        let scratch = try Scratch()
        let container = try makeContainer(scratch.url)
        let book = addBook("A", container.viewContext)
        let shelf = Shelf(context: container.viewContext)
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = container.viewContext
        try child.performAndWait { () throws -> Void in
            let twin = try #require(child.object(with: book.objectID) as? Book)
            #expect(twin.title == "A")
            twin.title = "B"
            let other = child.object(with: shelf.objectID) as! Shelf
            other.addToBooks(twin)
            other.addToBooks(addBook("C", child))
            #expect(shelf.titles == [] && book.title == "A")
            try child.save()
            #expect(!child.hasChanges)
        }
        #expect(book.title == "B" && shelf.titles == ["B", "C"] && container.viewContext.hasChanges)
        #expect(try titles(try makeContainer(scratch.url).viewContext) == [])
        try container.viewContext.save()
        #expect(try titles(try makeContainer(scratch.url).viewContext) == ["B", "C"])
        try child.performAndWait { () throws -> Void in
            child.delete(child.object(with: book.objectID))
            try child.save()
        }
        #expect(book.isDeleted && shelf.titles == ["C"])
        try container.viewContext.save()
        #expect(try titles(container.viewContext) == ["C"])
    }

    @Test("What was done can be undone and done again")
    func undo() throws {
        let context = try makeContainer().viewContext
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func step(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }
        var book: Book!
        let shelf = Shelf(
            context: {
                manager.beginUndoGrouping(); return context
            }())
        manager.endUndoGrouping()
        step { book = addBook("A", context) }
        step { book.title = "B" }
        step { shelf.addToBooks(book) }
        step { context.delete(book) }
        #expect(shelf.titles == [])
        manager.undo()
        #expect(shelf.titles == ["B"] && book.shelf === shelf && !book.isDeleted)
        manager.undo()
        #expect(shelf.titles == [] && book.shelf == nil)
        manager.undo()
        #expect(book.title == "A")
        manager.undo()
        #expect(try titles(context) == [])
        for _ in 0..<3 { manager.redo() }
        #expect(shelf.titles == ["B"])
        try context.save()
        #expect(try titles(context) == ["B"])
    }

    @Test("Observers are told of what came, changed and went, once")
    func notifications() throws {
        let context = try makeContainer().viewContext
        nonisolated(unsafe) var told: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { note in
            func count(_ key: String) -> Int { (note.userInfo?[key] as? Set<NSManagedObject>)?.count ?? 0 }
            told.append(
                [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map { "\(count($0))" }
                    .joined(separator: " "))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let books = ["A", "B"].map { addBook($0, context) }
        context.processPendingChanges()
        books[0].pages = 3
        books[0].pages = 4
        context.delete(books[1])
        try context.save()
        #expect(told == ["2 0 0", "0 1 1"])
    }

    @Test("A store that is to be told of is, when something is saved there")
    func remoteChanges() throws {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try makeModel())
        let description = try #require(container.persistentStoreDescriptions.first)
        description.url = URL(fileURLWithPath: "/dev/null")
        description.setOption(
            true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.loadPersistentStores { #expect($1 == nil) }
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        addBook("A", container.viewContext)
        try container.viewContext.save()
        try container.viewContext.save()
        #expect(count == 1)
    }

    @Test("Tasks wait for what a context does on its queue")
    nonisolated func tasks() async throws {
        let container = try makeContainer()
        let count = try await container.performBackgroundTask { context in
            addBook("A", context)
            try context.save()
            return try context.count(for: NSFetchRequest<Book>(entityName: "Book"))
        }
        #expect(count == 1)
        let context = container.newBackgroundContext()
        let name = await context.perform { addBook("B", context).title }
        #expect(name == "B")
    }

    @Test("Programs describe models themselves; columns come and are renamed when a model changes")
    func models() throws {
        let scratch = try Scratch()
        func model(_ names: [(String, String?)]) -> NSManagedObjectModel {
            let entity = NSEntityDescription()
            entity.name = "Note"
            entity.properties = names.map { name, old in
                let attribute = NSAttributeDescription()
                attribute.name = name
                attribute.attributeType = .stringAttributeType
                attribute.renamingIdentifier = old
                attribute.defaultValue = "new"
                return attribute
            }
            let model = NSManagedObjectModel()
            model.entities = [entity]
            return model
        }
        do {
            let context = try makeContainer(scratch.url, model: model([("text", nil)])).viewContext
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
            note.setValue("hello", forKey: "text")
            try context.save()
        }
        let context = try makeContainer(scratch.url, model: model([("body", "text"), ("more", nil)]))
            .viewContext
        let note = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))[0]
        #expect(
            note.value(forKey: "body") as? String == "hello" && note.value(forKey: "more") as? String == "new"
        )
    }

    @Test("A relationship to several objects is empty where its least count allows it")
    func counts() throws {
        for (isOptional, minimum, isFine) in [(false, 0, true), (true, 2, true), (false, 2, false)] {
            let text = libraryText.replacingOccurrences(
                of: #"<relationship name="books" optional="YES""#,
                with:
                    #"<relationship name="books" optional="\#(isOptional ? "YES" : "NO")" minCount="\#(minimum)""#
            )
            let context = try makeContainer(model: try makeModel(text)).viewContext
            let shelf = Shelf(context: context)
            if isFine { try context.save() } else { #expect(throws: CocoaError.self) { try context.save() } }
            guard minimum > 0 else { continue }
            addBook("A", context).shelf = shelf
            #expect(throws: CocoaError.self) { try context.save() }
            addBook("B", context).shelf = shelf
            try context.save()
        }
    }

    @Test("Kinds inherit what the others have when they are used, however they were put together")
    func inheritedProperties() {
        func attribute(_ name: String) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            attribute.name = name
            return attribute
        }
        let (parent, child, grandchild) = (
            NSEntityDescription(), NSEntityDescription(), NSEntityDescription()
        )
        grandchild.properties = [attribute("c")]
        child.properties = [attribute("b")]
        #expect(grandchild.properties.map(\.name) == ["c"])
        child.subentities = [grandchild]
        parent.subentities = [child]
        #expect(grandchild.properties.map(\.name) == ["b", "c"])
        parent.properties = [attribute("a")]
        #expect(grandchild.properties.map(\.name) == ["a", "b", "c"] && grandchild.superentity === child)
    }

    @Test("Models are equal that describe the same")
    func equalModels() throws {
        let model = try makeModel()
        #expect(try model == makeModel() && model.hash == makeModel().hash)
        for (old, new) in [
            ("untitled", "other"), ("Cascade", "Nullify"), (#"ordered="YES""#, ""),
            ("Integer 32", "Integer 64"),
        ] {
            #expect(try model != makeModel(libraryText.replacingOccurrences(of: old, with: new)), "\(old)")
        }
        #expect(model != NSManagedObjectModel())
    }

    @Test("Models in folders are read in their current version; what is none is reported")
    func files() throws {
        let scratch = try Scratch("Model.momd")
        try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
        for version in ["Model", "Model 2"] {
            let text = libraryText.replacingOccurrences(of: "untitled", with: version)
            try Data(text.utf8).write(to: scratch.url.appendingPathComponent("\(version).mom"))
        }
        let list = ["NSManagedObjectModel_CurrentVersionName": "Model 2"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: scratch.url.appendingPathComponent("VersionInfo.plist"))
        let model = try #require(NSManagedObjectModel(contentsOf: scratch.url))
        #expect(model.entitiesByName["Book"]?.attributesByName["title"]?.defaultValue as? String == "Model 2")
        #expect(model.entitiesByName["Comic"]?.superentity?.name == "Book")
        #expect(
            model.entitiesByName["Book"]?.relationshipsByName["shelf"]?.inverseRelationship?.name == "books")
        for text in [
            "", "<model><entity/></model>", "<model><entity name='A' parentEntity='B'/></model>", "bplist00",
        ] {
            try Data(text.utf8).write(to: scratch.url.appendingPathComponent("Model 2.mom"))
            #expect(NSManagedObjectModel(contentsOf: scratch.url) == nil)
        }
    }

    @Test("Stores that cannot be opened say why")
    func stores() throws {
        let scratch = try Scratch()
        try Data("no database, but a long text".utf8).write(to: scratch.url)
        let error = #expect(throws: CocoaError.self) { try makeContainer(scratch.url) }
        #expect(
            error?.code == .persistentStoreOpen
                && error?.localizedDescription.contains(scratch.url.path) == true)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try makeModel())
        #expect(throws: (any Error).self) {
            try coordinator.addPersistentStore(ofType: NSBinaryStoreType, configurationName: nil, at: nil)
        }
        #expect(throws: (any Error).self) {
            try coordinator.addPersistentStore(
                ofType: NSInMemoryStoreType, configurationName: "Cloud", at: nil)
        }
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        addBook("A", context)
        #expect(throws: (any Error).self) { try context.save() }
    }
}
