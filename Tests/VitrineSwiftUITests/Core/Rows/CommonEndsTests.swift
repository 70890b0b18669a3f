import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

private struct Named: Identifiable {
    let id: String
    var title = ""
}

@MainActor
@Suite("Common ends of two collections")
struct CommonEndsTests {
    private func ends<D: RandomAccessCollection>(_ old: D, _ new: D) -> [Int] where D.Element: Identifiable {
        let ends = CommonEnds(old, new) {
            old[old.index(old.startIndex, offsetBy: $0)].id == new[new.index(new.startIndex, offsetBy: $1)].id
        }
        return [ends.head, ends.tail]
    }

    private func named(_ ids: String) -> [Named] { ids.map { Named(id: "a long identifier of \($0)") } }

    @Test("Start and end up to the first difference, which do not overlap")
    func ends() {
        #expect(ends(named("abcd"), named("abcd")) == [4, 0])
        #expect(ends(named("abcd"), named("abxd")) == [2, 1])
        #expect(ends(named("abcd"), named("abcde")) == [4, 0])
        #expect(ends(named("abcd"), named("xabcd")) == [0, 4])
        #expect(ends(named("aa"), named("aaa")) == [2, 0])
        #expect(ends(named("abc"), named("")) == [0, 0])
        #expect(ends(named(""), named("")) == [0, 0])
    }

    @Test("Elements with other bits are the same by their identifiers")
    func identifiers() {
        var new = named("abc")
        new[1].title = "another"
        #expect(ends(named("abc"), new) == [3, 0])
    }

    @Test("No identifier is made of what has the same bits")
    func bits() {
        let old = Array(0..<100)
        var asked = 0
        let ends = CommonEnds(old, old + [100]) { _, _ in
            asked += 1
            return false
        }
        #expect(ends.head == 100)
        #expect(asked == 0)
        let range = CommonEnds(0..<100, 0..<120) { _, _ in
            asked += 1
            return false
        }
        #expect(range.head == 100)
        #expect(asked == 0)
    }

    @Test("Collections without an array of their own are asked one by one")
    func slices() {
        #expect(ends(named("abcd").reversed(), named("xbcd").reversed()) == [3, 0])
        #expect(ends(named("abcd")[1...], named("abce")[1...]) == [2, 0])
    }
}
