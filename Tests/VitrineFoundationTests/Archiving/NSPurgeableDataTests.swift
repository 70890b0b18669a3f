import Foundation
import Testing

@testable import VitrineFoundation

@Suite("Purgeable data")
struct NSPurgeableDataTests {
    @Test("Bytes are thrown away when nobody uses them, and not before")
    func uses() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        data.discardContentIfPossible()
        #expect(!data.isContentDiscarded() && data.length == 3)
        #expect(data.beginContentAccess())
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.length == 3, "it began in use")
        data.endContentAccess()
        data.discardContentIfPossible()
        #expect(data.isContentDiscarded() && data.length == 0 && !data.beginContentAccess())
    }
}
