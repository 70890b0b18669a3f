import Foundation
import Fuzzing
import Testing
import VitrineFoundation

@testable import VitrineCoreData

/// Random programs over contexts, beside a description in plain values of what there must be.
@MainActor
@Suite("Random programs")
struct RandomTests {
    /// What there must be.
    private struct World: Equatable {
        struct Entry: Equatable {
            var title: String
            var shelf: Int?
            var readers: Set<Int>
        }
        var books: [Int: Entry] = [:]
        var shelves: Set<Int> = []
        var readers: Set<Int> = []

        mutating func deleteShelf(_ shelf: Int) {
            shelves.remove(shelf)
            for key in books.keys where books[key]?.shelf == shelf { books[key]?.shelf = nil }
        }
    }

    /// What there is, by the numbers in names.
    private func look(_ context: NSManagedObjectContext) throws -> World {
        var world = World()
        func number(_ object: NSManagedObject?) -> Int? {
            guard let object else { return nil }
            let name = object.value(forKey: object is Book ? "title" : "name") as? String ?? ""
            return Int(name.prefix { $0 != " " })
        }
        for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) {
            world.books[try #require(number(book))] = World.Entry(
                title: book.title ?? "", shelf: number(book.shelf),
                readers: Set(book.readers.compactMap(number)))
            #expect(book.shelf?.books?.contains(book) ?? true)
            #expect(book.readers.allSatisfy { $0.books.contains(book) })
        }
        for shelf in try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")) {
            world.shelves.insert(try #require(number(shelf)))
            #expect((shelf.books as? Set<Book>)?.allSatisfy { $0.shelf === shelf } ?? true)
        }
        for reader in try context.fetch(NSFetchRequest<Reader>(entityName: "Reader")) {
            world.readers.insert(try #require(number(reader)))
            #expect(reader.books.allSatisfy { $0.readers.contains(reader) })
        }
        return world
    }

    @Test("What is done, saved, taken back and opened again is what there is", arguments: 0..<6)
    func contexts(seed: Int) throws {
        let scratch = try Scratch()
        var random = SeededGenerator(seed: UInt64(seed))
        var container = try makeContainer(scratch.url)
        var context = container.viewContext
        var (world, saved) = (World(), World())
        var objects: [Int: NSManagedObject] = [:]
        var next = 0
        func pick(_ kind: some Collection<Int>) -> Int? { kind.sorted().randomElement(using: &random) }
        for step in 0..<150 {
            switch Int.random(in: 0..<16, using: &random) {
            case 0..<3:
                objects[next] = addBook("\(next) new", context)
                world.books[next] = World.Entry(title: "\(next) new", shelf: nil, readers: [])
                next += 1
            case 3:
                let shelf = Shelf(context: context)
                shelf.name = "\(next)"
                objects[next] = shelf
                world.shelves.insert(next)
                next += 1
            case 4:
                let reader = Reader(context: context)
                reader.name = "\(next)"
                objects[next] = reader
                world.readers.insert(next)
                next += 1
            case 5, 6:
                guard let key = pick(world.books.keys) else { continue }
                (objects[key] as? Book)?.title = "\(key) at \(step)"
                world.books[key]?.title = "\(key) at \(step)"
            case 7, 8:
                guard let key = pick(world.books.keys), let shelf = pick(world.shelves) else { continue }
                if Bool.random(using: &random) {
                    (objects[key] as? Book)?.shelf = objects[shelf] as? Shelf
                } else {
                    (objects[shelf] as? Shelf)?.addToBooks(objects[key] as! Book)
                }
                world.books[key]?.shelf = shelf
            case 9:
                guard let shelf = pick(world.shelves) else { continue }
                let keys = Set(world.books.keys.filter { _ in Bool.random(using: &random) })
                (objects[shelf] as? Shelf)?.books = NSSet(array: keys.compactMap { objects[$0] })
                for key in world.books.keys {
                    if keys.contains(key) {
                        world.books[key]?.shelf = shelf
                    } else if world.books[key]?.shelf == shelf {
                        world.books[key]?.shelf = nil
                    }
                }
            case 10, 11:
                guard let key = pick(world.books.keys), let reader = pick(world.readers),
                    let book = objects[key] as? Book,
                    let person = objects[reader] as? Reader
                else { continue }
                if book.readers.contains(person) {
                    person.books.remove(book)
                    world.books[key]?.readers.remove(reader)
                } else {
                    book.readers.insert(person)
                    world.books[key]?.readers.insert(reader)
                }
            case 12:
                guard let key = pick(world.books.keys) else { continue }
                context.delete(objects[key]!)
                world.books[key] = nil
            case 13:
                guard let shelf = pick(world.shelves) else { continue }
                context.delete(objects[shelf]!)
                world.deleteShelf(shelf)
            case 14:
                try context.save()
                saved = world
            default:
                if Bool.random(using: &random) {
                    context.rollback()
                } else {
                    container = try makeContainer(scratch.url)
                    context = container.viewContext
                }
                world = saved
                objects = [:]
                for name in ["Book", "Shelf", "Reader"] {
                    for object in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name)) {
                        let text = object.value(forKey: name == "Book" ? "title" : "name") as? String ?? ""
                        objects[Int(text.prefix { $0 != " " })!] = object
                    }
                }
            }
            if step.isMultiple(of: 5) { #expect(try look(context) == world, "step \(step)") }
        }
        try context.save()
        #expect(try look(try makeContainer(scratch.url).viewContext) == world)
    }

    @Test("What is undone and done again is what there was", arguments: 0..<4)
    func undo(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let context = try makeContainer().viewContext
        let shelves = (0..<2).map { number in
            let shelf = Shelf(context: context)
            shelf.name = "\(100 + number)"
            return shelf
        }
        var books = (0..<4).map { addBook("\($0) first", context) }
        try context.save()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        var past = [try look(context)]
        while past.count <= 25 {
            let there = books.filter { $0.managedObjectContext != nil && !$0.isDeleted }
            guard let book = there.randomElement(using: &random) else { break }
            let shelf = shelves.filter { $0 !== book.shelf }.randomElement(using: &random)
            manager.beginUndoGrouping()
            switch Int.random(in: 0..<4, using: &random) {
            case 0: books.append(addBook("\(10 + past.count) new", context))
            case 1: book.title? += "!"
            case 2: book.shelf = shelf
            default: context.delete(book)
            }
            manager.endUndoGrouping()
            past.append(try look(context))
        }
        #expect(past.count > 5)
        for step in past.indices.dropLast().reversed() {
            manager.undo()
            #expect(try look(context) == past[step], "undoing step \(step)")
        }
        for step in past.indices.dropLast() {
            manager.redo()
            #expect(try look(context) == past[step + 1], "redoing step \(step)")
        }
    }
}
