import Foundation
import Testing

@testable import VitrineFoundation

@Suite("Orders by names of properties")
struct SortDescriptorTests {
    private final class City: NSObject {
        var name: String?
        var people: Int
        var twin: City?
        init(_ name: String?, _ people: Int) { (self.name, self.people) = (name, people) }
    }

    private let cities = [City("b", 3), City("z", 1), City(nil, 2), City("A10", 5), City("a9", 4)]

    private func order(_ descriptor: NSSortDescriptor) -> [Int] {
        cities.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.people)
    }

    @Test("Values order objects; what has none comes first")
    func keys() {
        #expect(order(NSSortDescriptor(key: "people", ascending: true)) == [1, 2, 3, 4, 5])
        #expect(order(NSSortDescriptor(key: "people", ascending: false)) == [5, 4, 3, 2, 1])
        #expect(order(NSSortDescriptor(key: "name", ascending: true)) == [2, 5, 4, 3, 1])
        #expect(order(NSSortDescriptor(keyPath: \City.name, ascending: true)) == [2, 5, 4, 3, 1])
        #expect(order(NSSortDescriptor(keyPath: \City.people, ascending: false)) == [5, 4, 3, 2, 1])
        #expect(order(NSSortDescriptor(SortDescriptor(\City.people, order: .reverse))) == [5, 4, 3, 2, 1])
        cities[0].twin = cities[1]
        #expect(order(NSSortDescriptor(key: "twin.people", ascending: false)).first == 3)
        #expect(NSSortDescriptor(key: "people", ascending: true).key == "people")
    }

    @Test("Methods of texts compare them, and functions")
    func methods() {
        let caseless = NSSortDescriptor(
            key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
        #expect(order(caseless) == [2, 5, 4, 3, 1])
        let standard = NSSortDescriptor(
            key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
        #expect(order(standard).prefix(3) == [2, 4, 5])
        let own = NSSortDescriptor(key: "people", ascending: true) {
            let (a, b) = ($0 as? Int ?? 0, $1 as? Int ?? 0)
            return a % 3 < b % 3 ? .orderedAscending : a % 3 > b % 3 ? .orderedDescending : .orderedSame
        }
        #expect(order(own).map { $0 % 3 } == [0, 1, 1, 2, 2])
    }

    @Test("Orders are the same that say the same")
    func same() {
        let first = NSSortDescriptor(key: "name", ascending: true)
        #expect(first.isSameOrder(as: NSSortDescriptor(key: "name", ascending: true)))
        #expect(!first.isSameOrder(as: NSSortDescriptor(key: "name", ascending: false)))
        #expect(!first.isSameOrder(as: NSSortDescriptor(key: "people", ascending: true)))
        let swift = NSSortDescriptor(SortDescriptor(\City.people))
        #expect(swift.isSameOrder(as: NSSortDescriptor(SortDescriptor(\City.people))))
        #expect(!swift.isSameOrder(as: NSSortDescriptor(SortDescriptor(\City.people, order: .reverse))))
        #expect(!swift.isSameOrder(as: first))
    }

    @Test("A method that compares no texts is named")
    func faults() async {
        await #expect(processExitsWith: .failure) {
            _ = NSSortDescriptor(key: "name", ascending: true, selector: Selector("length"))
        }
    }

    @Test("Predicates are the same that are of one format with the same arguments")
    func predicates() {
        func make(_ name: String, _ date: Date = .distantPast) -> NSPredicate {
            NSCompoundPredicate(
                notPredicateWithSubpredicate: NSPredicate(format: "name == %@ OR d > %@", name, date))
        }
        #expect(make("a").isSameFormat(as: make("a")) && make("a").condition != nil)
        #expect(
            !make("a").isSameFormat(as: make("b")) && !make("a").isSameFormat(as: make("a", .distantFuture)))
        let block = NSPredicate { _, _ in true }
        #expect(block.condition == nil && !block.isSameFormat(as: make("a")))
        let lists = [[1, 2], [1, 2], [1, 3]].map { NSPredicate(format: "n IN %@", $0) }
        #expect(lists[0].isSameFormat(as: lists[1]) && !lists[0].isSameFormat(as: lists[2]))
    }

    @Test("Values that Objective-C has classes for are arguments of formats")
    func arguments() throws {
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
        #expect(String(format: "%@ %d", id as any CVarArg, 3) == "\(id) 3")
        #expect(String(format: "%@", [1, 2] as any CVarArg) == "[1, 2]")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(String(format: "%@|%@", date as any CVarArg, "x") == "\(date)|x")
        #expect(NSPredicate(format: "SELF == %@", id as any CVarArg).evaluate(with: id))
    }
}
