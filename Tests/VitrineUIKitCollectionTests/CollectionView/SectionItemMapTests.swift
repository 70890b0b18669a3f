import Foundation
import Testing

@testable import VitrineUIKit

@Suite struct SectionItemMapTests {
    @Test
    func `Every way to take items from five and to put up to three in gives the places that lists give`() {
        for leaving in 0..<32 {
            let leaves = (0..<5).filter { leaving >> $0 & 1 == 1 }
            for arriving in 0..<(1 << (5 - leaves.count + 3)) where arriving.nonzeroBitCount <= 3 {
                let count = 5 - leaves.count + arriving.nonzeroBitCount
                let arrivals = (0..<count).filter { arriving >> $0 & 1 == 1 }
                guard arrivals.count == arriving.nonzeroBitCount else { continue }
                var stays = (0..<5).filter { !leaves.contains($0) }
                let old: [Int?] = (0..<count).map { arrivals.contains($0) ? nil : stays.removeFirst() }

                let map = SectionItemMap(
                    leaving: ContiguousArray(leaves), arriving: ContiguousArray(arrivals))
                #expect((0..<count).map(map.oldItem(ofNew:)) == old, "\(leaves) \(arrivals)")
                #expect(
                    (0..<5).map(map.newItem(ofOld:)) == (0..<5).map { item in old.firstIndex { $0 == item } },
                    "\(leaves) \(arrivals)")
            }
        }
    }

    @Test func `A set of ranges contains what was put in, in whatever order`() {
        let ranges: [(section: Int, items: Range<Int>)] = [
            (1, 5..<8), (0, 9..<9), (1, 2..<5), (0, 3..<4), (1, 6..<10), (4, 0..<1),
        ]
        let set = ItemRangeSet(ranges: ranges)
        let found = (0..<6).flatMap { section in
            (0..<12).map { IndexPath(item: $0, section: section) }
        }.filter(set.contains)
        #expect(
            found
                == [IndexPath(item: 3, section: 0)] + (2..<10).map { IndexPath(item: $0, section: 1) }
                + [IndexPath(item: 0, section: 4)])
        #expect(ItemRangeSet().isEmpty && !ItemRangeSet().contains([0, 0]))
        #expect(ItemRangeSet([[0, 2], [0, 1]] as [IndexPath]).contains([0, 1]))
    }
}
