import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite("Names of actions and menus without one")
struct UniqueNameTests {
    @Test("They are UUIDs of dice, each another one")
    func names() throws {
        let names = (0..<1000).map { _ in UniqueName.next() }
        #expect(Set(names).count == 1000)
        for name in names {
            let uuid = try #require(UUID(uuidString: name))
            #expect(uuid.uuid.6 >> 4 == 4, "version")
            #expect(uuid.uuid.8 >> 6 == 2, "variant")
        }
        let (one, other) = (UIAction(title: "a") { _ in }, UIAction(title: "a") { _ in })
        #expect(one.identifier != other.identifier)
        #expect(UIMenu(children: []).identifier != UIMenu(children: []).identifier)
    }
}
