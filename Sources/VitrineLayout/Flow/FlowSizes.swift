public import Foundation

/// The sizes of a section's items, in points. Blocks of items that all have the common size take no room, so a million
/// items of which a screenful was measured take a screenful of memory.
public struct FlowSizes: Sendable {
    /// Items in a block. A measured item costs the bytes of one block; a stretch of equal items is walked over by
    /// blocks: half a thousand balances the two for a million items.
    private static let blockLength = 512

    /// The number of items.
    public private(set) var count: Int
    /// The size of items in blocks without sizes of their own.
    public let common: CGSize
    /// Nil where all items of a block have the common size; empty while all items have it.
    private var blocks: ContiguousArray<ContiguousArray<CGSize>?> = []

    /// Equal sizes. Complexity: O(1).
    public init(repeating size: CGSize, count: Int) {
        common = size
        self.count = count
    }

    /// One size for each item.
    ///
    /// Complexity: O(items).
    public init(_ sizes: some Collection<CGSize>) {
        self.init(common: sizes.first ?? .zero)
        for size in sizes { append(size) }
    }

    /// An empty list, to be filled.
    ///
    /// - Parameter common: The size that most items will have.
    public init(common: CGSize) {
        self.init(repeating: common, count: 0)
    }

    /// The size of an item. Complexity: O(1).
    public subscript(item: Int) -> CGSize {
        get {
            let block = item / Self.blockLength
            guard block < blocks.count, let sizes = blocks[block] else { return common }
            return sizes[item % Self.blockLength]
        }
        set {
            let block = item / Self.blockLength
            let isCommon = block >= blocks.count || blocks[block] == nil
            if isCommon {
                guard newValue != common else { return }
                openBlock(block)
            }
            blocks[block]![item % Self.blockLength] = newValue
        }
    }

    private mutating func openBlock(_ block: Int) {
        while blocks.count <= block { blocks.append(nil) }
        let length = min(Self.blockLength, count - block * Self.blockLength)
        blocks[block] = ContiguousArray(repeating: common, count: length)
    }

    /// Adds an item at the end. Complexity: O(1) amortised.
    public mutating func append(_ size: CGSize) {
        let block = count / Self.blockLength
        if block < blocks.count, blocks[block] != nil {
            blocks[block]!.append(size)
            count += 1
        } else if size == common {
            count += 1
        } else {
            while blocks.count <= block { blocks.append(nil) }
            var sizes = ContiguousArray<CGSize>()
            sizes.reserveCapacity(Self.blockLength)
            for _ in 0..<count % Self.blockLength { sizes.append(common) }
            sizes.append(size)
            blocks[block] = sizes
            count += 1
        }
    }

    /// Adds items of another list at the end.
    ///
    /// Complexity: O(items) where sizes are not the common one, O(items / 512) elsewhere.
    public mutating func append(_ other: FlowSizes, _ items: Range<Int>) {
        var item = items.lowerBound
        while item < items.upperBound {
            let block = item / Self.blockLength
            let end = min(items.upperBound, (block + 1) * Self.blockLength)
            if other.common == common, block >= other.blocks.count || other.blocks[block] == nil {
                appendCommon(end - item)
            } else {
                for index in item..<end { append(other[index]) }
            }
            item = end
        }
    }

    private mutating func appendCommon(_ added: Int) {
        var left = added
        while left > 0 {
            let block = count / Self.blockLength
            let length = min(left, (block + 1) * Self.blockLength - count)
            if block < blocks.count, blocks[block] != nil {
                blocks[block]!.append(contentsOf: repeatElement(common, count: length))
            }
            count += length
            left -= length
        }
    }

    /// Calls a function with every item that has a size of its own, in order.
    ///
    /// Complexity: O(items / 512 + items in blocks with sizes of their own).
    public func forEachDifferent(_ body: (_ item: Int, _ size: CGSize) -> Void) {
        for (block, sizes) in blocks.enumerated() {
            guard let sizes else { continue }
            for (index, size) in sizes.enumerated() where size != common {
                body(block * Self.blockLength + index, size)
            }
        }
    }

    /// How many items from one on are as large as that one.
    ///
    /// Complexity: O(items / 512) where sizes are common, O(items) elsewhere.
    func run(from item: Int) -> Int {
        let limit = count
        let size = self[item]
        let isCommon = size == common
        var end = item + 1
        while end < limit {
            var block = end / Self.blockLength
            if isCommon {
                while block < blocks.count, blocks[block] == nil { block += 1 }
                end = max(end, block * Self.blockLength)
            }
            guard block < blocks.count else { return isCommon ? limit - item : end - item }
            guard end < limit else { break }
            guard let sizes = blocks[block] else { return end - item }
            let blockEnd = min(limit, (block + 1) * Self.blockLength)
            var index = end % Self.blockLength
            // By parts: `==` of sizes is a call into Foundation, twenty times as slow.
            while end < blockEnd, sizes[index].width == size.width, sizes[index].height == size.height {
                end += 1
                index += 1
            }
            if end < blockEnd { return end - item }
        }
        return limit - item
    }
}
