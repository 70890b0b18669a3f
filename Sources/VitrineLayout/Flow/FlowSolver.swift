public import Foundation
import VitrineSupport

/// A flow layout in a room: sections of lines, with headers and footers.
///
/// Frames are in the coordinates of the content. Headers and footers are `boundary` elements: index 0 is the
/// header, 1 the footer.
///
/// Complexity: making it is O(sections), plus O(items) for sections whose sizes differ. A query is
/// O(log sections + visible).
public struct FlowSolver: Sendable {
    /// The kind of headers, as UIKit spells it.
    public static let headerKind = "UICollectionElementKindSectionHeader"
    /// The kind of footers, as UIKit spells it.
    public static let footerKind = "UICollectionElementKindSectionFooter"

    private struct Section: Sendable {
        var lines: FlowLines
        var insets: LayoutInsets
        var header: CGFloat
        var footer: CGFloat
        var contentStart: CGFloat
        var extent: CGFloat = 0

        mutating func updateExtent(_ axis: LayoutAxis) {
            extent = max(0, contentStart + lines.length + insets.after(axis) + footer)
        }
    }

    /// The direction that the content grows and scrolls in.
    public let axis: LayoutAxis
    /// The size to lay out in, in points.
    public let containerSize: CGSize
    /// Device pixels per point.
    public let scale: CGFloat
    /// Whether headers stay at the edge while their section is visible.
    public let pinsHeaders: Bool
    /// Whether footers stay at the edge while their section is visible.
    public let pinsFooters: Bool
    private var sections: ContiguousArray<Section> = []
    private var sums = PrefixSums([])

    /// Lays out the sections. Complexity: O(sections), and O(items) in sections whose sizes differ.
    public init(
        axis: LayoutAxis = .vertical, containerSize: CGSize, scale: CGFloat = 1, pinsHeaders: Bool = false,
        pinsFooters: Bool = false, sections specs: [FlowSection]
    ) {
        self.axis = axis
        self.containerSize = containerSize
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.scale = scale
        let cross = axis.cross
        sections = ContiguousArray(
            specs.map { spec in
                let insets = spec.insets.finite
                let room = cross.main(containerSize) - insets.before(cross) - insets.after(cross)
                let lines = FlowLines(spec, axis: axis, room: room, scale: scale)
                func length(_ size: CGSize) -> CGFloat {
                    let value = axis.main(size)
                    return value.isFinite ? max(0, value) : 0
                }
                let header = length(spec.headerSize)
                let footer = length(spec.footerSize)
                let start = header + insets.before(axis)
                var section = Section(
                    lines: lines, insets: insets, header: header, footer: footer, contentStart: start)
                section.updateExtent(axis)
                return section
            })
        sums = PrefixSums(sections.map(\.extent))
    }

    private var room: CGFloat { axis.cross.main(containerSize) }

    /// The size of everything, in points.
    public var contentSize: CGSize { axis.size(main: sums.total, cross: room) }
    /// The number of sections.
    public var sectionCount: Int { sections.count }
    /// The number of items of a section. Traps if there is no such section.
    public func itemCount(inSection section: Int) -> Int { sections[section].lines.sizes.count }
    /// What cannot be laid out as asked: of each section the first few.
    public var diagnostics: [LayoutDiagnostic] {
        sections.indices.flatMap { index in sections[index].lines.diagnostics(inSection: index) }.sorted()
    }

    /// The first item that is longer than the room of its line, and that room; nil if there is none. Such an item
    /// starts where its line starts, and reaches over its end.
    ///
    /// Complexity: O(sections).
    public var itemBeyondRoom: (section: Int, item: Int, room: CGFloat)? {
        for (index, section) in sections.enumerated() {
            if let item = section.lines.itemBeyondRoom { return (index, item, section.lines.room) }
        }
        return nil
    }

    /// The sizes of a section's items. Traps if there is no such section.
    public func sizes(inSection section: Int) -> FlowSizes { sections[section].lines.sizes }

    /// Gives an item another size, as one that was estimated and is measured. Items behind it move, and lines are
    /// broken again up to where they begin with the same items as before: the result is that of making a new solver.
    /// Does nothing if there is no such item.
    ///
    /// Complexity: O(log sections + log lines + *l*), *l* = lines whose items change, and about a nanosecond for
    /// each half a thousand lines behind them.
    public mutating func setSize(_ size: CGSize, ofItem item: Int, inSection section: Int) {
        guard sections.indices.contains(section), item >= 0,
            item < sections[section].lines.sizes.count,
            sections[section].lines.setSize(size, ofItem: item)
        else { return }
        sections[section].updateExtent(axis)
        sums[section] = sections[section].extent
    }

    /// The rectangle of a section with its header, footer and insets.
    public func frame(ofSection section: Int) -> CGRect {
        axis.rect(
            main: sums.prefix(section), cross: 0,
            size: axis.size(main: sections[section].extent, cross: room))
    }

    /// The place of an item, a header or a footer; nil if there is none.
    public func placement(of element: LayoutPlacement.Element, visible: CGRect? = nil) -> LayoutPlacement? {
        switch element {
        case .item(let section, let item):
            guard sections.indices.contains(section), item >= 0, item < sections[section].lines.sizes.count
            else {
                return nil
            }
            let solved = sections[section]
            let offset = axis.point(
                main: sums.prefix(section) + solved.contentStart, cross: solved.insets.before(axis.cross))
            let frame = solved.lines.frame(ofItem: item).offsetBy(dx: offset.x, dy: offset.y)
            return LayoutPlacement(element: element, frame: frame, zIndex: 0)
        case .boundary(let kind, let section, let index):
            guard sections.indices.contains(section) else { return nil }
            return boundary(kind, section: section, index: index, visible: visible)
        case .supplementary, .layoutBoundary, .decoration:
            return nil
        }
    }

    private func boundary(_ kind: String, section: Int, index: Int, visible: CGRect?) -> LayoutPlacement? {
        let solved = sections[section]
        let isHeader = kind == Self.headerKind
        let length = isHeader ? solved.header : kind == Self.footerKind ? solved.footer : 0
        guard length > 0 else { return nil }
        let start = sums.prefix(section)
        let end = start + solved.extent
        var main = isHeader ? start : end - length
        let isPinned = isHeader ? pinsHeaders : pinsFooters
        if isPinned, let visible {
            main =
                isHeader
                ? max(main, min(axis.minMain(visible), end - length))
                : min(main, max(axis.maxMain(visible) - length, start))
        }
        // Pinned views lie over the items that pass under them; 10 is what UIKit shows for pinned headers.
        return LayoutPlacement(
            element: .boundary(kind: kind, section: section, index: index),
            frame: axis.rect(main: main, cross: 0, size: axis.size(main: length, cross: room)),
            zIndex: isPinned ? 10 : 0)
    }

    /// What meets a rectangle, section by section.
    public func placements(in rect: CGRect, visible: CGRect? = nil) -> [LayoutPlacement] {
        var examined = 0
        return placements(in: rect, visible: visible, examined: &examined)
    }

    package func placements(in rect: CGRect, visible: CGRect?, examined: inout Int) -> [LayoutPlacement] {
        guard !sections.isEmpty, !rect.isNull, axis.maxMain(rect) >= 0 else { return [] }
        var result: [LayoutPlacement] = []
        let from = axis.minMain(rect)
        let to = axis.maxMain(rect)
        var first = sums.index(at: from)
        while first > 0, sums.prefix(first) >= from { first -= 1 }
        for section in first..<max(first, sums.index(at: to)) + 1 {
            let solved = sections[section]
            let start = sums.prefix(section) + solved.contentStart
            func add(_ element: LayoutPlacement.Element) {
                guard let placement = placement(of: element, visible: visible) else { return }
                examined += 1
                if placement.frame.overlaps(rect) { result.append(placement) }
            }
            add(.boundary(kind: Self.headerKind, section: section, index: 0))
            let offset = axis.point(main: start, cross: solved.insets.before(axis.cross))
            solved.lines.forEachItem(from: from - start, to: to - start) { item, frame in
                let frame = frame.offsetBy(dx: offset.x, dy: offset.y)
                examined += 1
                if frame.overlaps(rect) {
                    result.append(
                        LayoutPlacement(
                            element: .item(section: section, item: item), frame: frame, zIndex: 0))
                }
            }
            add(.boundary(kind: Self.footerKind, section: section, index: 1))
        }
        return result
    }
}

extension LayoutInsets {
    /// The insets with zero for what is not a finite number.
    fileprivate var finite: LayoutInsets {
        func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return LayoutInsets(
            top: valid(top), leading: valid(leading), bottom: valid(bottom), trailing: valid(trailing))
    }
}
