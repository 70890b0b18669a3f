import Testing

@testable import VitrineGraphics

@Suite("A cache that forgets what was not used for longest")
struct RecentCacheTests {
    @Test("What was used last stays, and the cost is bounded")
    func order() {
        var cache = RecentCache<Int, String>(limit: 16)
        for key in 0..<16 { cache.insert("\(key)", for: key) }
        #expect(cache.total == 16 && cache.count == 16)
        // Used again, 1 is the youngest, and 0 the oldest still.
        #expect(cache[1] == "1")
        cache.insert("16", for: 16)
        cache.insert("17", for: 17)
        #expect(cache[0] == nil && cache[2] == nil && cache.count == 16)
        #expect(([1] + Array(3...17)).allSatisfy { cache[$0] == "\($0)" })
        for key in 18..<1000 {
            cache.insert("\(key)", for: key)
            #expect(cache.total <= 16)
        }
        #expect((984...999).allSatisfy { cache[$0] == "\($0)" })
        cache.removeAll()
        #expect(cache.total == 0 && cache.count == 0 && cache[999] == nil)
        cache.insert("again", for: 1)
        #expect(cache[1] == "again" && cache.count == 1)
    }

    @Test("Keys of one hash are told apart, whichever of them goes")
    func namesakes() {
        struct Name: Hashable {
            let name: String
            func hash(into hasher: inout Hasher) {}
        }
        let names = ["a", "b", "c", "d"].map(Name.init)
        for removed in names {
            var cache = RecentCache<Name, String>(limit: 8)
            for name in names { cache.insert(name.name, for: name) }
            cache.remove(removed)
            #expect(cache.count == 3 && cache.total == 3)
            #expect(names.allSatisfy { cache[$0] == ($0 == removed ? nil : $0.name) })
        }
        var small = RecentCache<Name, String>(limit: 2)
        for name in names { small.insert(name.name, for: name) }
        #expect(small[names[0]] == nil && small[names[1]] == nil)
        #expect(small[names[2]] == "c" && small[names[3]] == "d")
    }

    @Test("A key is hashed once for a question, and not to be forgotten")
    func hashing() {
        final class Count { var hashed = 0 }
        struct Counted: Hashable {
            let number: Int
            let count: Count
            static func == (left: Counted, right: Counted) -> Bool { left.number == right.number }
            func hash(into hasher: inout Hasher) {
                count.hashed += 1
                hasher.combine(number)
            }
        }
        let count = Count()
        var cache = RecentCache<Counted, Int>(limit: 50)
        for number in 0..<100 { cache.insert(number, for: Counted(number: number, count: count)) }
        #expect(count.hashed == 100)
        for number in 0..<100 { _ = cache[Counted(number: number, count: count)] }
        #expect(count.hashed == 200 && cache.count == 50)
    }

    @Test("A value that is put in again takes the place and the cost of the one before, old or young")
    func again() {
        var cache = RecentCache<Int, String>(limit: 40)
        cache.insert("a", for: 1, cost: 6)
        cache.insert("b", for: 1, cost: 2)
        #expect(cache.total == 2 && cache.count == 1)
        cache.insert("c", for: 2, cost: 9)
        #expect(cache.total == 11)
        cache.insert("d", for: 1, cost: 1)
        #expect(cache.total == 10 && cache.count == 2)
        #expect(cache[1] == "d" && cache[2] == "c")
    }

    @Test("A value of nearly the limit drives out others, and is kept itself however large it is")
    func large() {
        var cache = RecentCache<Int, String>(limit: 10)
        cache.insert("a", for: 1, cost: 3)
        cache.insert("large", for: 2, cost: 9)
        #expect(cache.total == 9)
        #expect(cache[1] == nil && cache[2] == "large")
        cache.insert("enormous", for: 3, cost: 90)
        #expect(cache[2] == nil && cache[3] == "enormous" && cache.total == 90)
        cache.insert("small", for: 4)
        #expect(cache[3] == nil && cache[4] == "small" && cache.total == 1)
    }
}
