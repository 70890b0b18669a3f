import Testing
import VitrineSwiftUI

@Suite struct CollectionOffsetsTests {
    @Test(arguments: [
        (IndexSet(), "abcde"), (IndexSet([0]), "bcde"), (IndexSet([4]), "abcd"), (IndexSet([1, 3]), "ace"),
        (IndexSet(0..<5), ""),
    ])
    func `Elements are removed at offsets`(offsets: IndexSet, expected: String) {
        var letters = Array("abcde")
        letters.remove(atOffsets: offsets)
        #expect(String(letters) == expected)
        var slice = Array("xxabcde")[2...]
        slice.remove(atOffsets: offsets)
        #expect(String(slice) == expected)
    }

    @Test(arguments: [
        (IndexSet([0]), 5, "bcdea"), (IndexSet([4]), 0, "eabcd"), (IndexSet([1]), 1, "abcde"),
        (IndexSet([1]), 2, "abcde"), (IndexSet([1]), 3, "acbde"), (IndexSet([0, 3]), 2, "badce"),
        (IndexSet([0, 4]), 3, "bcaed"), (IndexSet(), 3, "abcde"),
    ])
    func `Elements are moved in front of an offset`(source: IndexSet, destination: Int, expected: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: source, toOffset: destination)
        #expect(String(letters) == expected)
        var slice = Array("xxabcde")[2...]
        slice.move(fromOffsets: source, toOffset: destination)
        #expect(String(slice) == expected)
    }

    @Test func `Every way agrees with the plain one`() {
        for source in 0..<64 {
            let offsets = IndexSet((0..<6).filter { source & 1 << $0 != 0 })
            for destination in 0...6 {
                var letters = Array(0..<6)
                letters.move(fromOffsets: offsets, toOffset: destination)
                let moved = offsets.map { $0 }
                let rest = (0..<6).filter { !offsets.contains($0) }
                let place = rest.filter { $0 < destination }.count
                #expect(letters == Array(rest[..<place]) + moved + Array(rest[place...]))
            }
        }
    }

    @Test func `An offset beyond the end traps with both numbers`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var letters = Array("ab")
            letters.remove(atOffsets: [2])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The element at offset 2 cannot be removed: there are 2."))
    }
}
