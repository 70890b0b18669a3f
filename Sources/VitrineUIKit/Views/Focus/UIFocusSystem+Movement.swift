import VitrineFocus

extension UIFocusSystem {
    /// Moves focus as the user wants. With nothing focused it goes to its first place.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    package func move(_ heading: UIFocusHeading) -> Bool {
        window?.layoutIfNeeded()
        validate()
        guard let origin = focusedItem else { return focusInitialItem() }
        let found: FocusRegion?
        if let direction = heading.direction {
            found = region(from: origin, heading: direction)
        } else {
            found = region(from: origin, sequentially: heading)
        }
        if let found, let item = destination(of: found, from: origin, heading.direction),
            moveFocus(to: item, heading: heading)
        {
            return true
        }
        let context = UIFocusUpdateContext(previous: origin, next: nil, heading: heading)
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
        return false
    }

    /// Why the next movement would go where it goes, one line for each candidate.
    func explainMovement(_ heading: UIFocusHeading) -> String {
        guard let origin = focusedItem, let direction = heading.direction else { return "nothing focused" }
        var lines: [String] = []
        for survey in surveys(from: origin, heading: direction) {
            for verdict in verdicts(in: survey, from: origin, heading: direction) {
                let item = survey.regions[verdict.candidate.id].item
                lines.append("\(item.map(FocusName.name(of:)) ?? "guide") \(verdict)")
            }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Direction

    /// Searches the scrolling containers around the item from the inside out, then the whole window.
    ///
    /// Inside its scrolling containers the item finds what a page of scrolling would show. A horizontal
    /// movement looks straight ahead in all of them before it looks to the side in any.
    private func region(from origin: any UIFocusItem, heading: FocusDirection) -> FocusRegion? {
        var aside: FocusRegion?
        for var survey in surveys(from: origin, heading: heading) {
            guard let (region, standing) = choice(in: &survey, from: origin, heading: heading) else {
                continue
            }
            if heading.isVertical || standing == .inBeam { return region }
            aside = aside ?? region
        }
        return aside
    }

    /// What the search chooses; guides that lead nowhere now do not hide what lies behind them.
    private func choice(
        in survey: inout FocusSurvey, from origin: any UIFocusItem, heading: FocusDirection
    ) -> (region: FocusRegion, standing: FocusVerdict<Int>.Standing)? {
        while let verdict = verdicts(in: survey, from: origin, heading: heading).first(where: \.isChosen) {
            let region = survey.regions[verdict.candidate.id]
            if region.item != nil || destination(of: region, from: origin, heading) != nil {
                return (region, verdict.standing)
            }
            survey.drop(verdict.candidate.id)
        }
        return nil
    }

    private func verdicts(
        in survey: FocusSurvey, from origin: any UIFocusItem, heading: FocusDirection
    ) -> [FocusVerdict<Int>] {
        FocusSearch().verdicts(
            from: frame(of: origin), group: group(around: origin), heading: heading, among: survey.candidates)
    }

    private func surveys(from origin: any UIFocusItem, heading: FocusDirection) -> some Sequence<FocusSurvey>
    {
        let containers = scrollableContainers(around: origin).filter { confines($0) }
        let group = group(around: origin)
        return sequence(state: 0) { [self] (index: inout Int) -> FocusSurvey? in
            guard let window, index <= containers.count, let root = activeRoot else { return nil }
            defer { index += 1 }
            var survey = FocusSurvey(window: window, origin: origin)
            if index == containers.count {
                survey.visit(root, visible: Self.visibleRect(of: root, in: window), group: nil)
            } else {
                let container = containers[index]
                let reach = reach(of: container, heading: heading)
                (container as? any FocusItemPreparing)?.prepareFocusItems(in: reach)
                let visible = container.coordinateSpace.convert(reach, to: window)
                survey.visit(container, visible: visible, group: group)
            }
            return survey
        }
    }

    /// What a container shows and what one page of scrolling would add, in its own coordinates.
    private func reach(of container: any UIFocusItemScrollableContainer, heading: FocusDirection) -> CGRect {
        let (offset, size) = (container.contentOffset, container.visibleSize)
        var rect = CGRect(origin: offset, size: size)
        switch heading {
        case .right: rect.size.width += size.width
        case .down: rect.size.height += size.height
        case .left: (rect.origin.x, rect.size.width) = (offset.x - size.width, size.width * 2)
        case .up: (rect.origin.y, rect.size.height) = (offset.y - size.height, size.height * 2)
        }
        // A partly visible neighbour belongs to the reach on the other axis too; content bounds the whole.
        let content = CGRect(origin: .zero, size: container.contentSize).union(
            CGRect(origin: offset, size: size))
        return rect.intersection(content)
    }

    private func confines(_ container: any UIFocusItemScrollableContainer) -> Bool {
        guard let view = container as? UIView else { return true }
        return isInActivePart(view)
    }

    // MARK: Sequence

    /// The item that the Tab key leads to, of the next group or the one before; the first and last of all.
    private func region(from origin: any UIFocusItem, sequentially heading: UIFocusHeading) -> FocusRegion? {
        guard let window, let root = activeRoot else { return nil }
        let isForward = heading.contains(.next) || heading.contains(.last)
        for container in scrollableContainers(around: origin) {
            let reach = reach(of: container, heading: isForward ? .down : .up)
            (container as? any FocusItemPreparing)?.prepareFocusItems(in: reach)
        }
        var survey = FocusSurvey(window: window, origin: nil)
        // Everything in the window's width and height and a page around counts: what is scrolled out of
        // sight belongs to the sequence.
        survey.visit(root, visible: Self.visibleRect(of: root, in: window), group: nil)
        let visible = Set(survey.regions.compactMap { $0.item.map { ObjectIdentifier($0) } })
        for container in scrollableContainers(around: origin) {
            let reach = reach(of: container, heading: isForward ? .down : .up)
            survey.visit(container, visible: container.coordinateSpace.convert(reach, to: window), group: nil)
        }
        let order = FocusOrder(isRightToLeft: window.traitCollection.layoutDirection == .rightToLeft)
        var seen: Set<ObjectIdentifier> = []
        let sequence = order.sequence(of: survey.candidates).map { survey.regions[$0.id] }.filter {
            $0.item.map { seen.insert(ObjectIdentifier($0)).inserted } ?? false
        }
        guard !sequence.isEmpty else { return nil }
        if heading.contains(.first) { return sequence.first }
        if heading.contains(.last) { return sequence.last }
        let stops = Self.stops(of: sequence) { visible.contains(ObjectIdentifier($0)) }
        let (count, group) = (stops.count, Self.focusGroup(of: origin))
        guard let index = stops.firstIndex(where: { $0.group == group }) else { return sequence.first }
        let stop = stops[(index + (isForward ? 1 : count - 1)) % count]
        return primaryRegion(of: stop.group, among: stop.regions)
    }

    // MARK: Arrival

    /// The item that focus ends at: guides and collections that are entered may send it elsewhere.
    private func destination(
        of region: FocusRegion, from origin: any UIFocusItem, _ heading: FocusDirection?
    ) -> (any UIFocusItem)? {
        switch region.target {
        case .item(let item): entrance(towards: item, from: origin)
        case .guide(let guide):
            guide.preferredFocusEnvironments.lazy.compactMap { environment in
                var resolver = FocusResolver(system: self)
                return resolver.item(in: environment)
            }.first { $0 !== origin }
        case .section(let inside):
            nearest(of: inside, to: frame(of: origin), heading).item.map {
                entrance(towards: $0, from: origin)
            }
        }
    }

    /// What the search would choose of what is in a section; what is nearest where nothing is ahead.
    private func nearest(
        of regions: [FocusRegion], to origin: CGRect, _ heading: FocusDirection?
    ) -> FocusRegion {
        if let heading {
            let candidates = regions.enumerated().map {
                FocusCandidate(id: $0.offset, frame: $0.element.frame)
            }
            let verdicts = FocusSearch().verdicts(
                from: origin, group: nil, heading: heading, among: candidates)
            if let chosen = verdicts.first(where: \.isChosen) { return regions[chosen.candidate.id] }
        }
        func distance(_ region: FocusRegion) -> CGFloat {
            hypot(region.frame.midX - origin.midX, region.frame.midY - origin.midY)
        }
        return regions.min { distance($0) < distance($1) }!
    }

    private func entrance(towards item: any UIFocusItem, from origin: any UIFocusItem) -> any UIFocusItem {
        // The outermost container that focus newly enters decides.
        for environment in Self.chain(from: item).reversed() {
            guard let redirecting = environment as? any FocusEntryRedirecting,
                !Self.environment(environment, contains: origin), let entry = redirecting.focusEntry()
            else { continue }
            var resolver = FocusResolver(system: self)
            if let redirected = resolver.item(in: entry) { return redirected }
        }
        return item
    }

    // MARK: Geometry

    /// An item's resting frame in window coordinates.
    func frame(of item: any UIFocusItem) -> CGRect {
        guard let window else { return .zero }
        if let view = item as? UIView {
            return view.superview.map { $0.convert(view.restingFrame, to: window) } ?? view.frame
        }
        guard let container = item.parentFocusEnvironment?.focusItemContainer else { return .zero }
        return container.coordinateSpace.convert(item.frame, to: window)
    }

    /// The scrolling containers around an item, inner ones first.
    func scrollableContainers(around item: any UIFocusItem) -> [any UIFocusItemScrollableContainer] {
        var seen: Set<ObjectIdentifier> = []
        return Self.chain(from: item).dropFirst().compactMap { environment in
            guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer,
                seen.insert(ObjectIdentifier(container)).inserted
            else { return nil }
            return container
        }
    }

    private func group(around item: any UIFocusItem) -> Int? {
        scrollableContainers(around: item).last.map(FocusSurvey.group)
    }

    /// What can be seen of a container in its window, in window coordinates.
    static func visibleRect(of container: any UIFocusItemContainer, in window: UIWindow) -> CGRect {
        var rect = window.bounds
        var view = (container as? UIView) ?? (container.coordinateSpace as? UIView)
        while let current = view, current !== window {
            if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: window)) }
            view = current.superview
        }
        return rect
    }
}

/// A container that makes its items on demand.
@MainActor
protocol FocusItemPreparing: UIFocusItemContainer {
    /// Makes the items in a rectangle of the container's own coordinates, so that focus can move to items that
    /// are not yet seen.
    func prepareFocusItems(in rect: CGRect)
}
