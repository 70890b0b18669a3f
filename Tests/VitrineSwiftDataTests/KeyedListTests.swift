import Fuzzing
import Testing
import VitrineModelStore

@Suite("Elements in the order in which they came")
struct KeyedListTests {
    @Test("A list does what an array does", arguments: 0..<8)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var list = KeyedList<Int, String>()
        var plain: [Int] = []
        for _ in 0..<2_000 {
            let key = Int.random(in: 0..<120, using: &random)
            if Bool.random(using: &random) {
                list.insert("\(key)", for: key)
                if !plain.contains(key) { plain.append(key) }
            } else {
                #expect(list.remove(key) == plain.contains(key))
                plain.removeAll { $0 == key }
            }
            #expect(list.contains(key) == plain.contains(key))
            #expect(list.count == plain.count && list.isEmpty == plain.isEmpty)
        }
        #expect(list.elements == plain.map { "\($0)" })
        #expect(Set(list.keys) == Set(plain))
        #expect(list.take() == plain.map { "\($0)" } && list.isEmpty)
    }

    @Test("The first element of a key stays")
    func first() {
        var list = KeyedList<String, Int>()
        list.insert(1, for: "a")
        list.insert(2, for: "a")
        #expect(list.elements == [1])
    }
}
