import Testing

@testable import VitrineGraphics

@Suite("A cache that forgets what was not used for longest")
struct RecentCacheTests {
    @Test("What was used lately stays, three quarters of the limit at least, and the cost is bounded")
    func generations() {
        var cache = RecentCache<Int, String>(limit: 16)
        for key in 0..<16 { cache.insert("\(key)", for: key) }
        #expect(cache.total == 16 && cache.count == 16)
        // Used again, 1 goes to the youngest generation, for which the oldest goes: 0, 2 and 3.
        #expect(cache[1] == "1")
        cache.insert("16", for: 16)
        #expect((0...16).filter { cache[$0] != nil } == [1] + Array(4...16))
        for key in 17..<1000 {
            cache.insert("\(key)", for: key)
            #expect(cache.total <= 16)
            #expect((key - 11...key).allSatisfy { cache[$0] == "\($0)" })
        }
        cache.removeAll()
        #expect(cache.total == 0 && cache.count == 0)
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
