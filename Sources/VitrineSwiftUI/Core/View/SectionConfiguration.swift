/// Which part of a section a view is in.
enum SectionPart { case header, content, footer }

/// A node of a section.
@MainActor
protocol SectionNodeRole: _GraphNode {
    /// The part that a listed node is.
    func part(of listed: _GraphNode) -> SectionPart
}

/// The views of a section, as `ForEach(sections:)` and `Group(sections:)` see them.
public struct SectionConfiguration: Identifiable {
    /// What a section is known by while it is there.
    public struct ID: Hashable {
        let key: RowCollection.SectionKey
    }

    /// What it is known by.
    public let id: ID
    /// What the section tells of itself with `containerValue(_:_:)`; views outside of sections tell nothing.
    public internal(set) var containerValues = ContainerValues()
    /// The views of the header; none where there is no header.
    public internal(set) var header = SubviewsCollection(children: [])
    /// The views of the section.
    public internal(set) var content = SubviewsCollection(children: [])
    /// The views of the footer; none where there is no footer.
    public internal(set) var footer = SubviewsCollection(children: [])

    /// Sorts views by their sections, in order. Views outside of sections are sections of their own, as in a list.
    @MainActor static func sections(of children: _VariadicView.Children) -> [SectionConfiguration] {
        var result: [SectionConfiguration] = []
        var parts: [[SectionPart: [_VariadicView_Children.Element]]] = []
        var last: ObjectIdentifier?
        for child in children {
            let place = child.element.sectionPlace(below: child.tree)
            let key: RowCollection.SectionKey =
                place.map { .explicit(ObjectIdentifier($0.node)) } ?? .implicit(after: last)
            if case .explicit(let id) = key { last = id }
            if result.last?.id.key != key {
                var made = SectionConfiguration(id: ID(key: key))
                if let place {
                    let around = Set(sequence(first: place.node, next: \.parent).map(ObjectIdentifier.init))
                    made.containerValues = child.element.containerValues {
                        around.contains(ObjectIdentifier($0.node))
                    }
                }
                result.append(made)
                parts.append([:])
            }
            parts[parts.count - 1][place?.part ?? .content, default: []].append(child)
        }
        for (index, parts) in parts.enumerated() {
            result[index].header = SubviewsCollection(children: parts[.header] ?? [])
            result[index].content = SubviewsCollection(children: parts[.content] ?? [])
            result[index].footer = SubviewsCollection(children: parts[.footer] ?? [])
        }
        return result
    }
}

extension Element {
    /// The outermost section that the element is in, within a tree of views, and its part there.
    fileprivate func sectionPlace(below tree: _GraphNode) -> (node: _GraphNode, part: SectionPart)? {
        var innermost = self
        while let next = innermost.wrapped { innermost = next }
        var result: (node: _GraphNode, part: SectionPart)?
        var node = innermost.node
        while let parent = node.parent, parent !== tree {
            // The views of another tree: what is around them there is no part of this one.
            if parent is any VariadicTree { return nil }
            if let section = parent as? any SectionNodeRole { result = (parent, section.part(of: node)) }
            node = parent
        }
        return result
    }
}

/// The sections that a view is made of.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// The index after the last section.
    public var endIndex: Int { sections.count }
    /// A section.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What a group shows of the sections of a view.
public struct GroupSectionsOfContent<Base: View, Result: View> {
    struct Root: _VariadicView_MultiViewRoot {
        let transform: (SectionCollection) -> Result
        func body(children: _VariadicView.Children) -> Result {
            transform(SectionCollection(sections: SectionConfiguration.sections(of: children)))
        }
    }

    let base: Base
    let transform: (SectionCollection) -> Result

}

extension GroupSectionsOfContent: View {
    /// The views that the transform makes.
    public var body: some View {
        _VariadicView.Tree(root: Root(transform: transform), content: base)
    }
}

extension Group {
    /// Makes a view of the sections that another view is made of.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// The sections that a loop goes over. They are known while the loop is shown, so the collection itself has none.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, DeferredLoop {
    let make: @MainActor () -> AnyView
    @MainActor var loop: AnyView { make() }

    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// The index after the last section: the same.
    public var endIndex: Int { 0 }
    /// There is no index: stops the program.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure(
            "ForEachSectionCollection: the sections are known in the closure of ForEach(sections:), not outside of it."
        )
    }
}

extension ForEach {
    /// Makes views of the sections that another view is made of, one for each.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        nonisolated(unsafe) let (view, body) = (view, content)
        self.init(
            deferred: ForEachSectionCollection {
                AnyView(
                    Group(sections: view) { sections in
                        ForEach<[SectionConfiguration], ID, Content>(Array(sections), content: body)
                    })
            }, id: \.id, content: content)
    }
}
