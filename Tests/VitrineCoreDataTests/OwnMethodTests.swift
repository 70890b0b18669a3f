import Testing

@testable import VitrineCoreData

extension NSManagedObjectContext {
    /// As libraries have it from before iOS 15.
    fileprivate func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

@MainActor
@Suite("Methods of a program's own")
struct OwnMethodTests {
    @Test("What a library has declared before Core Data had it comes first")
    func performAndWait() throws {
        let context = try makeContainer().viewContext
        let count: Int = context.performAndWait { addBook("A", context).objectID.isTemporaryID ? 1 : 0 }
        #expect(count == 1)
        // Core Data's own tells observers at its end, this one does not.
        #expect(!context.pending.isEmpty)
    }
}
