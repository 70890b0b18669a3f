/// The element of a lazy container: it knows how long each of its lines is, or about, and has elements for those in view.
final class LazyElement: Element, ScrollTargetContainer {
    /// Lists the views.
    var source: _GraphNode!
    var lineup: LazyLineup {
        didSet { linesDidChange() }
    }

    /// The views, as they are listed.
    private var shown = RowCollection()
    private var rowsAreStale = true
    private var layout: LazySections
    private var lines = LineExtents()
    private var tracks = GridTracks([], in: 0)
    /// Across the axis, the length that lines were measured for; nil for none.
    private var measuredAcross: CGFloat??
    /// What is in view: by place, in the order of places.
    private var loaded: [LazyPlace: LazyItem] = [:]
    private var order: [LazyPlace] = []
    private var kept = LazyKeep()
    /// What left the data since views were placed last: its state goes with it.
    private var removed = RemovedRows()
    /// Views that left the data and whose disappearance has not been told yet.
    private var discarded: [LazyItem] = []
    /// What has left the data and is shown where it was until its removal is over.
    private var leaving: [(item: LazyItem, departure: Departure)] = []
    /// The animated transaction in which the views were last listed anew, until they are.
    private var listing: Transaction?
    /// What came and went with it, until that is placed.
    private var exchange: LazyExchange?
    /// Counts changes of the views' values.
    private var generation = 0
    private var estimates = true
    private var lineSpans: [Int: ClosedRange<CGFloat>] = [:]

    init(_ node: _GraphNode, _ lineup: LazyLineup) {
        self.lineup = lineup
        layout = LazySections()
        super.init(node)
        positionDependence = .place
    }

    override var majorAxis: Axis?? { .some(lineup.axis) }
    override var alignmentChildren: [Element] { [] }
    override func loadChildren() -> [Element] {
        var items = order.map { loaded[$0]! }
        for (item, departure) in leaving { items.insert(item, at: min(departure.index, items.count)) }
        return items.map { $0.node.element }
    }

    /// Pinned views are in front of the others.
    override var paintOrder: [Element] {
        let all = super.paintOrder
        guard !lineup.pinned.isEmpty else { return all }
        let boundaries = Set(order.filter(\.isBoundary).map { ObjectIdentifier(loaded[$0]!.node.element) })
        return all.filter { !boundaries.contains(ObjectIdentifier($0)) }
            + all.filter { boundaries.contains(ObjectIdentifier($0)) }
    }

    // MARK: Rows

    func rowsDidChange() {
        rowsAreStale = true
        listing = graph.animation == nil ? nil : graph.transaction
        invalidateSize()
        invalidatePlacement()
    }

    private func linesDidChange() {
        lines.forget()
        estimates = true
        measuredAcross = nil
        invalidateSize()
        invalidatePlacement()
    }

    /// Takes the newest list of views.
    private func collectRows() {
        guard rowsAreStale else { return }
        rowsAreStale = false
        generation += 1
        var rows = RowCollection()
        source.collect(&rows)
        let plan = RowUpdatePlan(from: shown, to: &rows)
        let before = layout
        let gone = plan.removedRows(from: shown, to: rows)
        if !plan.isEmpty {
            removed.formUnion(gone)
            for item in kept.removeAll(where: { removed.contains($0.identity) }) { item.node.teardown() }
        }
        if let transaction = listing, !order.isEmpty, graph.container != nil {
            exchange = LazyExchange(
                transaction, plan, made: loaded.values.lazy.map(\.identity), removed: gone)
        }
        listing = nil
        rows.commit()
        shown = rows
        layout = LazySections(rows, across: max(1, lineup.items == nil ? 1 : tracks.tracks.count))
        if plan.isEmpty, layout.count == before.count {
            return
        } else if lineup.items == nil, !plan.isTooLong, let change = plan.lines(before, layout) {
            lines.change(deleted: change.deleted, inserted: change.inserted, count: layout.count)
        } else {
            lines.count = layout.count
        }
    }

    // MARK: Measuring

    private func main(_ size: CGSize) -> CGFloat { lineup.axis == .vertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { lineup.axis == .vertical ? size.width : size.height }
    private func size(_ main: CGFloat, _ across: CGFloat) -> CGSize {
        lineup.axis == .vertical ? CGSize(width: across, height: main) : CGSize(width: main, height: across)
    }
    private func proposal(across: CGFloat?) -> ProposedViewSize {
        lineup.axis == .vertical
            ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    /// Prepares for a length across the axis: tracks and measured lines belong to it.
    private func prepare(_ across: CGFloat?) {
        collectRows()
        lines.spacing =
            node.finite(lineup.spacing, "spacing", "\(lineup.name)(spacing:)") ?? ViewSpacing.standardDistance
        guard measuredAcross != .some(across) else { return }
        measuredAcross = .some(across)
        lines.forget()
        estimates = true
        if let items = lineup.items {
            let made = GridTracks(
                items.map { $0.checked(at: node) }, in: across.map { $0.isFinite ? $0 : 10 } ?? 10)
            if made != tracks {
                tracks = made
                layout = LazySections(shown, across: max(1, tracks.tracks.count))
            }
        }
        lines.count = layout.count
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = lineup.axis == .vertical ? proposal.width : proposal.height
        let finite = offered.flatMap { $0.isFinite ? max(0, $0) : nil }
        prepare(finite)
        if !lines.isMeasured, layout.count > 0 {
            // One line tells about how long the others are.
            let first = layout.firstItemLine ?? 0
            lines.estimate = measureLine(first).extent
        }
        // What is in view may have changed its size.
        for line in lineSpans.keys where line < lines.count { _ = measureLine(line) }
        var length = lineup.items == nil ? finite : finite ?? tracks.length
        if length == nil {
            length = layout.count == 0 ? 0 : (0..<min(layout.count, 8)).map { measureLine($0).across }.max()
        }
        return size(lines.total, length ?? 0)
    }

    /// Makes and measures the views of a line.
    private func measureLine(_ line: Int) -> (extent: CGFloat, across: CGFloat) {
        var (extent, length) = (CGFloat(0), CGFloat(0))
        for place in layout.places(inLine: line) {
            let size = item(at: place).node.element.sizeThatFits(proposal(of: place))
            extent = max(extent, main(size))
            length = max(length, across(size))
        }
        lines.measure(line, extent)
        return (extent, length)
    }

    private func proposal(of place: LazyPlace) -> ProposedViewSize {
        guard lineup.items != nil, !place.isBoundary, let track = track(of: place) else {
            return proposal(across: measuredAcross ?? nil)
        }
        return proposal(across: track.length)
    }

    private func track(of place: LazyPlace) -> GridTracks.Track? {
        guard case .item(_, let index) = place, !tracks.tracks.isEmpty else { return nil }
        return tracks.tracks[index % tracks.tracks.count]
    }

    // MARK: Items

    /// The item at a place, made if it is not there yet, with the newest value of its view.
    private func item(at place: LazyPlace) -> LazyItem {
        if let item = loaded[place], item.generation == generation { return item }
        let row = row(at: place)
        if let item = loaded[place], item.identity == row.identity {
            item.generation = generation
            item.node.update(row)
            return item
        }
        // What stands here went elsewhere, or what is to stand here was elsewhere.
        if let old = loaded.removeValue(forKey: place) { displaced.append(old) }
        let item = take(row, at: place)
        item.generation = generation
        loaded[place] = item
        return item
    }

    /// Items whose place was taken by others, until it is known where they are now.
    private var displaced: [LazyItem] = []

    private func take(_ row: Row, at place: LazyPlace) -> LazyItem {
        if let index = displaced.firstIndex(where: { $0.identity == row.identity }) {
            let item = displaced.remove(at: index)
            item.node.update(row)
            return item
        }
        // Elsewhere among what is in view: it has not been asked for its newest place yet.
        if let (place, item) = loaded.first(where: {
            $1.identity == row.identity && $1.generation != generation
        }) {
            loaded[place] = nil
            item.node.update(row)
            return item
        }
        if let item = kept.take(row.identity) {
            item.node.update(row)
            item.node.element.isKeptOutOfView = false
            return item
        }
        if let index = leaving.firstIndex(where: { $0.item.identity == row.identity }) {
            let (item, departure) = leaving.remove(at: index)
            graph.inTransaction(exchange?.transaction) { departure.cancel() }
            item.node.update(row)
            return item
        }
        return make(row, isArriving: exchange?.isInserted(place) ?? false)
    }

    private func make(_ row: Row, isArriving: Bool) -> LazyItem {
        let context = _NodeContext(graph: graph, parent: source, environment: row.environment)
        func made() -> LazyItem { LazyItem(row.identity, LazyItemNode(row, context, axis: lineup.axis)) }
        var item: LazyItem!
        if isArriving {
            let outer = graph.arrivals
            graph.arrivals = source
            graph.inTransaction(exchange?.transaction) { item = made() }
            graph.arrivals = outer
        } else {
            item = made()
        }
        item.node.element.adopt(by: self)
        return item
    }

    private func row(at place: LazyPlace) -> Row {
        switch place {
        case .header(let section): shown.sections[section].header!
        case .footer(let section): shown.sections[section].footer!
        case .item(let section, let index): shown.row(at: IndexPath(item: index, section: section))
        }
    }

    /// Lets go of what left the view, or the data.
    private func release(_ item: LazyItem) {
        if depart(item) { return }
        guard item.node.holdsState else { return item.node.teardown() }
        item.node.element.isKeptOutOfView = true
        guard !removed.contains(item.identity) else { return discard(item) }
        for gone in kept.keep(item) { gone.node.teardown() }
    }

    /// Ends a view that left the data, once it has disappeared.
    private func discard(_ item: LazyItem) {
        discarded.append(item)
        guard discarded.count == 1 else { return }
        graph.afterUpdate { [weak self] in self?.endDiscarded() }
    }

    private func endDiscarded() {
        for item in discarded { item.node.teardown() }
        discarded = []
    }

    /// Begins the removal of what left the data in an animation.
    private func depart(_ item: LazyItem) -> Bool {
        guard let exchange, exchange.gone.contains(item.identity),
            let index = shownElements.firstIndex(of: ObjectIdentifier(item.node.element))
        else { return false }
        var departure: Departure?
        graph.inTransaction(exchange.transaction) {
            departure = Departure(item.node.content, key: item.identity, at: index) { [weak self] _ in
                self?.removalDidEnd(of: item)
            }
        }
        guard let departure else { return false }
        leaving.append((item, departure))
        return true
    }

    private func removalDidEnd(of item: LazyItem) {
        leaving.removeAll { $0.item === item }
        item.node.teardown()
        childrenDidChange()
        graph.appearanceDidChange()
    }

    // MARK: Placing

    override func didPlace() {
        prepare(lineup.axis == .vertical ? proposal.width.flatMap(finite) : proposal.height.flatMap(finite))
        let scrolling = enclosingScrollingElement
        let window = visibleSpan(in: scrolling)
        let anchor = anchorLine(window)
        let placements = fill(window)
        updateLoaded(placements)
        let mirrored = environment.layoutDirection == .rightToLeft
        for (place, frame) in placements {
            let element = loaded[place]!.node.element!
            var origin = frame.origin
            if mirrored { origin.x = size.width - origin.x - frame.width }
            element.place(at: origin, proposal(of: place))
        }
        if estimates { estimate(placements.map(\.place)) }
        if main(size) != lines.total { invalidateSize() }
        guard let anchor, let scrolling else { return }
        let shift = lines.start(of: anchor.line) - anchor.start
        if abs(shift) > 0.01 {
            scrolling.contentDidGrow(
                by: lineup.axis == .vertical
                    ? CGSize(width: 0, height: shift) : CGSize(width: mirrored ? -shift : shift, height: 0))
        }
    }

    /// Takes what came into view first as the measure of what was not seen yet: lines of items of each other, headers and
    /// footers of each other.
    private func estimate(_ places: [LazyPlace]) {
        let items = Set(places.filter { !$0.isBoundary }.map { layout.line(of: $0) })
        guard !items.isEmpty else { return }
        estimates = false
        lines.estimate = items.reduce(0) { $0 + lines.extent(of: $1) } / CGFloat(items.count)
        for (isHeader, known) in [
            (true, places.first { if case .header = $0 { true } else { false } }),
            (false, places.first { if case .footer = $0 { true } else { false } }),
        ] {
            guard let extent = known.map({ lines.extent(of: layout.line(of: $0)) }) else { continue }
            for line in layout.boundaryLines(headers: isHeader) where lines.measured(line) == nil {
                lines.measure(line, extent)
            }
        }
    }

    private func finite(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(0, length) : nil }

    /// The line that is first in view, if it was so before: it stays where it is when what is above turns out to be longer
    /// or shorter than thought.
    private func anchorLine(_ window: ClosedRange<CGFloat>) -> (line: Int, start: CGFloat)? {
        guard lines.isMeasured, !estimates, window.lowerBound > 0 else { return nil }
        let old = lineSpans.filter { $0.value.upperBound > window.lowerBound }
        guard let line = old.min(by: { $0.key < $1.key })?.key, line < lines.count else { return nil }
        return (line, lines.start(of: line))
    }

    /// The part of the container that is in view, along its axis.
    private func visibleSpan(in scrolling: (any ScrollingElement)?) -> ClosedRange<CGFloat> {
        span(scrolling) { $0.visiblePart }
    }

    /// The part that pinned views stay in: what bars and margins leave of the part in view.
    private var pinningSpan: ClosedRange<CGFloat> {
        span(enclosingScrollingElement) { $0.scrollGeometry.safeRect }
    }

    private func span(
        _ scrolling: (any ScrollingElement)?, _ part: (any ScrollingElement) -> CGRect
    ) -> ClosedRange<CGFloat> {
        guard let scrolling, scrolling.scrollAxes.contains(lineup.axis == .vertical ? .vertical : .horizontal)
        else { return 0...max(0, lines.total) }
        let offset = contentOrigin(in: scrolling)
        let part = part(scrolling)
        let start = lineup.axis == .vertical ? part.minY - offset.y : part.minX - offset.x
        let mirrored = environment.layoutDirection == .rightToLeft && lineup.axis == .horizontal
        let length = max(0, main(part.size))
        return mirrored ? (lines.total - start - length)...(lines.total - start) : start...(start + length)
    }

    /// Makes and measures the lines in view.
    ///
    /// - Returns: The frames of what is in view, in order.
    private func fill(_ window: ClosedRange<CGFloat>) -> [(place: LazyPlace, frame: CGRect)] {
        lineSpans = [:]
        var result: [(place: LazyPlace, frame: CGRect)] = []
        guard layout.count > 0, window.upperBound > window.lowerBound,
            var line = lines.line(at: window.lowerBound)
        else { return result }
        // The distance after a line belongs to it only for the search.
        if lines.start(of: line) + lines.extent(of: line) < window.lowerBound, line + 1 < lines.count {
            line += 1
        }
        var position = lines.start(of: line)
        while line < lines.count, position < window.upperBound {
            let extent = measureLine(line).extent
            result += frames(ofLine: line, at: position, extent)
            lineSpans[line] = position...(position + extent)
            position += extent + lines.spacing
            line += 1
        }
        return pin(result, pinningSpan)
    }

    private func frames(
        ofLine line: Int, at position: CGFloat, _ extent: CGFloat
    ) -> [(place: LazyPlace, frame: CGRect)] {
        layout.places(inLine: line).map { place in
            let element = loaded[place]!.node.element!
            let dimensions = element.dimensions(proposal(of: place))
            var frame = CGRect(origin: .zero, size: dimensions.size)
            let room: (origin: CGFloat, length: CGFloat, alignment: Alignment)
            if let track = lineup.items == nil || place.isBoundary ? nil : track(of: place) {
                room = (trackOrigin + track.origin, track.length, track.alignment)
            } else {
                room = (0, across(size), lineup.alignment)
            }
            let cell = ViewDimensions(
                size: size(extent, room.length), proposal: proposal(of: place), element: nil)
            if lineup.axis == .vertical {
                frame.origin.x =
                    room.origin + cell[room.alignment.horizontal] - dimensions[room.alignment.horizontal]
                frame.origin.y =
                    lineup.items == nil
                    ? position
                    : position + cell[room.alignment.vertical] - dimensions[room.alignment.vertical]
            } else {
                frame.origin.y =
                    room.origin + cell[room.alignment.vertical] - dimensions[room.alignment.vertical]
                frame.origin.x =
                    lineup.items == nil
                    ? position
                    : position + cell[room.alignment.horizontal] - dimensions[room.alignment.horizontal]
            }
            return (place, frame)
        }
    }

    /// Where the tracks begin, if they do not fill the grid.
    private var trackOrigin: CGFloat {
        let room = ViewDimensions(size: size, proposal: proposal, element: nil)
        let inner = ViewDimensions(
            size: size(main(size), tracks.length), proposal: proposal, element: nil)
        return lineup.axis == .vertical
            ? room[lineup.alignment.horizontal] - inner[lineup.alignment.horizontal]
            : room[lineup.alignment.vertical] - inner[lineup.alignment.vertical]
    }

    /// Keeps headers and footers in view while some of their section is.
    private func pin(
        _ frames: [(place: LazyPlace, frame: CGRect)], _ window: ClosedRange<CGFloat>
    ) -> [(place: LazyPlace, frame: CGRect)] {
        guard !lineup.pinned.isEmpty else { return frames }
        var frames = frames
        let sections = Set(frames.map(\.place.section))
        for section in sections.sorted() {
            let span = layout.lines(ofSection: section)
            let start = lines.start(of: span.lowerBound)
            let end = lines.start(of: span.upperBound - 1) + lines.extent(of: span.upperBound - 1)
            if lineup.pinned.contains(.sectionHeaders), shown.sections[section].header != nil {
                move(.header(section), in: &frames) { extent in
                    min(max(start, window.lowerBound), max(start, end - extent))
                }
            }
            if lineup.pinned.contains(.sectionFooters), shown.sections[section].footer != nil {
                move(.footer(section), in: &frames) { extent in
                    max(min(end, window.upperBound) - extent, min(end - extent, start))
                }
            }
        }
        return frames
    }

    private func move(
        _ place: LazyPlace, in frames: inout [(place: LazyPlace, frame: CGRect)],
        to position: (CGFloat) -> CGFloat
    ) {
        let line = layout.line(of: place)
        let extent = measureLine(line).extent
        let index =
            frames.firstIndex { $0.place == place }
            ?? {
                frames += self.frames(ofLine: line, at: 0, extent)
                return frames.count - 1
            }()
        if lineup.axis == .vertical {
            frames[index].frame.origin.y = position(extent)
        } else {
            frames[index].frame.origin.x = position(extent)
        }
    }

    /// Lets go of what is out of view.
    private func updateLoaded(_ placements: [(place: LazyPlace, frame: CGRect)]) {
        let places = placements.map(\.place).sorted()
        let inView = Set(places)
        var gone = displaced
        displaced = []
        for (place, item) in loaded where !inView.contains(place) {
            gone.append(item)
            loaded[place] = nil
        }
        // In their order, so that what they do when they go is the same every time.
        let left = leaving.count
        for item in gone.sorted(by: { $0.serial < $1.serial }) { release(item) }
        exchange = nil
        removed = RemovedRows()
        let elements = places.map { ObjectIdentifier(loaded[$0]!.node.element) }
        let isSame = elements == shownElements && leaving.count == left
        order = places
        guard !isSame else { return }
        shownElements = elements
        childrenDidChange()
        graph.appearanceDidChange()
    }

    private var shownElements: [ObjectIdentifier] = []

    // MARK: Scrolling

    /// Scrolls to the view with an identifier, as far as is known where it is; once it is there, that is known.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let path = shown.indexPath(of: id), enclosingScrollingElement != nil else { return false }
        scroll(
            to: .item(section: path.section, index: path.item), anchor: anchor, animated: animated,
            attempts: 4)
        return true
    }

    private func scroll(to place: LazyPlace, anchor: UnitPoint?, animated: Bool, attempts: Int) {
        guard let scrolling = enclosingScrollingElement, place.section < layout.sectionCount else { return }
        // What will be in view before it has to be known.
        var (line, room) = (layout.line(of: place), main(scrolling.visiblePart.size))
        while line >= 0, room > 0 {
            room -= measureLine(line).extent + lines.spacing
            line -= 1
        }
        guard let frame = frame(of: place) else { return }
        let origin = contentOrigin(in: scrolling)
        scrolling.scroll(
            to: frame.offsetBy(dx: origin.x, dy: origin.y), anchor: anchor, animated: animated)
        guard !animated, attempts > 1 else { return }
        graph.afterUpdate { [weak self] in
            guard let self, !isTornDown, self.frame(of: place) != frame else { return }
            scroll(to: place, anchor: anchor, animated: false, attempts: attempts - 1)
        }
    }

    /// Where a view is, or about.
    private func frame(of place: LazyPlace) -> CGRect? {
        guard place.section < layout.sectionCount else { return nil }
        let line = layout.line(of: place)
        let (start, extent) = (lines.start(of: line), lines.extent(of: line))
        let track = lineup.items == nil || place.isBoundary ? nil : track(of: place)
        let (offset, length) = track.map { (trackOrigin + $0.origin, $0.length) } ?? (0, across(size))
        var frame =
            lineup.axis == .vertical
            ? CGRect(x: offset, y: start, width: length, height: extent)
            : CGRect(x: start, y: offset, width: extent, height: length)
        if environment.layoutDirection == .rightToLeft { frame.origin.x = size.width - frame.maxX }
        return frame
    }

    /// The items in view, with their frames in the content of an element around this one.
    func targets(in scrolling: Element) -> [(id: AnyHashable?, frame: CGRect)] {
        let origin = contentOrigin(in: scrolling)
        return order.filter { !$0.isBoundary }.compactMap { place in
            guard let item = loaded[place] else { return nil }
            let frame = item.node.element.frame.offsetBy(dx: origin.x, dy: origin.y)
            return (item.identity.id, frame)
        }
    }

    override func teardown() {
        for place in order { loaded[place]?.node.teardown() }
        for (place, item) in loaded where !order.contains(place) { item.node.teardown() }
        for item in displaced { item.node.teardown() }
        endDiscarded()
        for (item, departure) in leaving {
            departure.cancel()
            item.node.teardown()
        }
        leaving = []
        for item in kept.takeAll() { item.node.teardown() }
        loaded = [:]
        order = []
        super.teardown()
    }
}
