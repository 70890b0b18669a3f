package import Foundation

extension LayoutDump {
    /// Elements of everything that a layout has, up to a number, without asking for all of it at once.
    ///
    /// A collection of millions is asked for strip by strip, from its start, until there is enough.
    ///
    /// - Parameters:
    ///   - contentSize: The size of what is asked.
    ///   - axis: The axis along which there may be much.
    ///   - step: The length of a strip in points; also how far beyond the edges elements are looked for.
    ///   - isSmall: Whether there are few elements, so that one question is enough.
    ///   - limit: The most elements.
    ///   - key: What tells elements apart that two strips have both.
    ///   - query: The elements that meet a rectangle.
    /// - Returns: The elements, and whether there may be more.
    package static func collect<Found, Key: Hashable>(
        contentSize: CGSize, axis: LayoutAxis, step: CGFloat, isSmall: Bool, limit: Int,
        key: (Found) -> Key, query: (CGRect) -> [Found]
    ) -> (elements: [Found], isCut: Bool) {
        let step = step.isFinite ? max(100, step) : 1000
        let length = axis.main(contentSize)
        let cross = axis.cross.main(contentSize) + 2 * step
        var found: [Found] = []
        var seen: Set<Key> = []
        // Things may stick out of the content at both ends.
        var start = -step
        var strip = isSmall ? length + 2 * step : 2 * step
        repeat {
            let rect = axis.rect(main: start, cross: -step, size: axis.size(main: strip, cross: cross))
            var isNew = false
            for element in query(rect) where seen.insert(key(element)).inserted {
                found.append(element)
                isNew = true
            }
            start += strip
            // Gaps are crossed in ever longer strides.
            strip = isNew ? step : strip * 2
        } while found.count <= limit && start < length + step
        // Found one more than wanted: there is more.
        return found.count > limit ? (Array(found.prefix(limit)), true) : (found, false)
    }
}
