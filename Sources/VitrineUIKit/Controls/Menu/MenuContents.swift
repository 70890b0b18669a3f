/// What a menu shows, in the order from top to bottom: the entries of its sections, with those that are hidden left out.
@MainActor
struct MenuContents {
    enum Entry {
        /// A title over a section.
        case title(String)
        /// An action, a command, or a menu that opens. With the menu that decides what choosing it means.
        case element(UIMenuElement, in: UIMenu)
        /// Entries side by side.
        case palette([UIMenuElement], UIMenu.ElementSize, in: UIMenu)
        /// Entries that are asked for.
        case waiting
    }

    private(set) var sections: [[Entry]] = []
    /// Called when entries that were asked for have come.
    private let didProvide: () -> Void

    /// - Parameters:
    ///   - isReversed: Whether the sections and their entries go from bottom to top.
    ///   - didProvide: Called when a deferred entry was provided after the menu was read.
    init(_ menu: UIMenu, isReversed: Bool, didProvide: @escaping () -> Void) {
        self.didProvide = didProvide
        append(menu, title: menu.title)
        // A title without entries of its own is that of what follows.
        while let index = sections.indices.dropLast().first(where: {
            sections[$0].count == 1 && sections[$0].isTitle
        }) {
            sections[index] += sections.remove(at: index + 1)
        }
        if isReversed {
            sections = sections.reversed().map { section in
                guard case .title = section.first else { return section.reversed() }
                return section.prefix(1) + section.dropFirst().reversed()
            }
        }
    }

    /// Whether some entry is chosen, so that all leave room for a check mark; or opens a menu, which has a chevron there.
    var hasMarks: Bool {
        sections.joined().contains { entry in
            guard case .element(let element, _) = entry else { return false }
            return element is UIMenu || (element as? any UIMenuLeaf).map { $0.state != .off } == true
        }
    }

    private mutating func append(_ menu: UIMenu, title: String) {
        var section: [Entry] = []
        if !title.isEmpty { section.append(.title(title)) }
        func flush() {
            if !section.isEmpty { sections.append(section) }
            section = []
        }
        let size = menu.preferredElementSize
        if size == .small || size == .medium || menu.options.contains(.displayAsPalette) {
            let shown = visible(menu.children)
            if !shown.isEmpty {
                section.append(.palette(shown, size == .medium ? .medium : .small, in: menu))
            }
            return flush()
        }
        func add(_ children: [UIMenuElement]) {
            for child in children {
                switch child {
                case let inner as UIMenu where inner.options.contains(.displayInline):
                    flush()
                    append(inner, title: inner.title)
                case let deferred as UIDeferredMenuElement:
                    if let elements = deferred.elements({ [didProvide] _ in didProvide() }) {
                        add(elements)
                    } else {
                        section.append(.waiting)
                    }
                default:
                    for element in visible([child]) { section.append(.element(element, in: menu)) }
                }
            }
        }
        add(menu.children)
        flush()
    }

    private func visible(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.filter { ($0 as? any UIMenuLeaf)?.attributes.contains(.hidden) != true }
    }
}

extension [MenuContents.Entry] {
    /// Whether there is a title alone.
    @MainActor fileprivate var isTitle: Bool {
        guard case .title = first else { return false }
        return true
    }
}

extension UIMenuElement {
    /// Whether choosing it does something.
    final var canBeChosen: Bool { (self as? any UIMenuLeaf)?.attributes.contains(.disabled) != true }

    /// Whether it is shown in red.
    final var isDestructive: Bool {
        (self as? any UIMenuLeaf)?.attributes.contains(.destructive) == true
            || (self as? UIMenu)?.options.contains(.destructive) == true
    }

    /// The image that is shown now.
    final var shownImage: UIImage? {
        guard let leaf = self as? any UIMenuLeaf, leaf.state == .on, let selected = leaf.selectedImage else {
            return image
        }
        return selected
    }

    final var isOn: Bool { (self as? any UIMenuLeaf)?.state == .on }
}
