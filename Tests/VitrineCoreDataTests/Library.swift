import Foundation
import VitrineFoundation

@testable import VitrineCoreData

// What Xcode and `vitrine` make of a model: classes whose properties are kept by their objects.

class Shelf: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var books: NSSet? {
        get { _managedValue(forKey: "books") }
        set { _setManagedValue(newValue, forKey: "books") }
    }
    func addToBooks(_ value: Book) { _sendManaged("addBooksObject:", [value]) }
    func removeFromBooks(_ value: Book) { _sendManaged("removeBooksObject:", [value]) }
    func addToBooks(_ values: NSSet) { _sendManaged("addBooks:", [values]) }

    var titles: [String] { ((books as? Set<Book>) ?? []).map { $0.title ?? "-" }.sorted() }
}

class Book: NSManagedObject {
    enum Genre: Int16 { case novel, poem }

    var title: String? {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }
    var pages: Int32 {
        get { _managedValue(forKey: "pages") }
        set { _setManagedValue(newValue, forKey: "pages") }
    }
    var genre: Genre {
        get { _managedValue(forKey: "genre") }
        set { _setManagedValue(newValue, forKey: "genre") }
    }
    var added: Date? {
        get { _managedValue(forKey: "added") }
        set { _setManagedValue(newValue, forKey: "added") }
    }
    var isbn: UUID? {
        get { _managedValue(forKey: "isbn") }
        set { _setManagedValue(newValue, forKey: "isbn") }
    }
    var tags: [String]? {
        get { _managedValue(forKey: "tags") }
        set { _setManagedValue(newValue, forKey: "tags") }
    }
    var price: NSDecimalNumber? {
        get { _managedValue(forKey: "price") }
        set { _setManagedValue(newValue, forKey: "price") }
    }
    var isRead: Bool {
        get { _managedValue(forKey: "isRead") }
        set { _setManagedValue(newValue, forKey: "isRead") }
    }
    var shelf: Shelf? {
        get { _managedValue(forKey: "shelf") }
        set { _setManagedValue(newValue, forKey: "shelf") }
    }
    var chapters: NSOrderedSet? {
        get { _managedValue(forKey: "chapters") }
        set { _setManagedValue(newValue, forKey: "chapters") }
    }
    var readers: Set<Reader> {
        get { _managedValue(forKey: "readers") }
        set { _setManagedValue(newValue, forKey: "readers") }
    }
    /// As `vitrine` writes it for `@objc var initial: String`.
    var initial: String { String((title ?? "-").prefix(1)) }
    override class func _keyedProperty(_ key: String) -> _KeyedProperty? {
        key == "initial" ? _KeyedProperty("initial", \Book.initial) : super._keyedProperty(key)
    }
}

/// Inherits the properties of a book, and has one of its own.
class Comic: Book {
    var artist: String? {
        get { _managedValue(forKey: "artist") }
        set { _setManagedValue(newValue, forKey: "artist") }
    }
}

class Chapter: NSManagedObject {
    var title: String? {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }
}

/// With what classes do in the life of an object.
class Reader: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var books: Set<Book> {
        get { _managedValue(forKey: "books") }
        set { _setManagedValue(newValue, forKey: "books") }
    }
    private(set) var events: [String] = []

    override func awakeFromInsert() {
        super.awakeFromInsert()
        events.append("insert")
        setPrimitiveValue("nobody", forKey: "name")
    }
    override func awakeFromFetch() { events.append("fetch") }
    override func willSave() {
        events.append("willSave")
        if name == "fix" { name = "fixed" }
    }
    override func didSave() { events.append("didSave") }
    override func prepareForDeletion() { events.append("delete") }
}

/// A model as Xcode writes it.
let libraryText = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
            <attribute name="name" attributeType="String" optional="YES"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".Book" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String" defaultValueString="untitled" minValueString="1" optional="NO"/>
            <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="10" usesScalarValueType="YES"/>
            <attribute name="genre" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
            <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
            <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="isbn" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
            <attribute name="price" optional="YES" attributeType="Decimal"/>
            <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
            <relationship name="chapters" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
            <relationship name="readers" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Reader" inverseName="books" inverseEntity="Reader"/>
        </entity>
        <entity name="Comic" representedClassName=".Comic" parentEntity="Book" syncable="YES">
            <attribute name="artist" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Chapter" representedClassName="Chapter" syncable="YES">
            <attribute name="title" optional="YES" attributeType="String"/>
            <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
        </entity>
        <entity name="Reader" representedClassName="Reader" syncable="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="readers" inverseEntity="Book"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <fetchRequest name="long" entity="Book" predicateString="pages &gt; $LEAST"/>
        <elements><element name="Book" positionX="0" positionY="0" width="128" height="88"/></elements>
    </model>
    """

/// A file or folder that ends with the test.
final class Scratch {
    let url: URL

    init(_ name: String = "a") throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}

func makeModel(_ text: String = libraryText) throws -> NSManagedObjectModel {
    let scratch = try Scratch("Model.mom")
    try Data(text.utf8).write(to: scratch.url)
    guard let model = NSManagedObjectModel(contentsOf: scratch.url) else {
        throw CocoaError(.fileReadCorruptFile)
    }
    ProgramModules.add(moduleOf: Shelf.self)
    return model
}

/// A container in memory, or in a file.
func makeContainer(_ url: URL = URL(fileURLWithPath: "/dev/null"), model: NSManagedObjectModel? = nil) throws
    -> NSPersistentContainer
{
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? makeModel())
    container.persistentStoreDescriptions.first!.url = url
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
}

@discardableResult
func addBook(_ title: String, pages: Int32 = 10, _ context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
}

func titles(
    _ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil, sort: NSSortDescriptor? = nil
) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = [sort ?? NSSortDescriptor(key: "title", ascending: true)]
    return try context.fetch(request).map { $0.title ?? "-" }
}

extension Shelf {
    /// As Xcode writes it; the one of all objects has another type.
    class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
}
