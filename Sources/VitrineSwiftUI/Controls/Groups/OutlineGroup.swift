/// Views of the elements of a tree: those with children disclose them.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// As many rows of a list as are disclosed.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    /// A view for each element.
    public var body: some View { OutlineSubgroupChildren(data, id, children, content) }
}

/// The views of the elements within one element of a tree.
public struct OutlineSubgroupChildren: View {
    private let content: AnyView

    init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
        _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: @escaping (Data.Element) -> Data?,
        _ leaf: @escaping (Data.Element) -> Leaf
    ) {
        content = AnyView(
            ForEach(data, id: id) { element in
                if let inner = children(element) {
                    DisclosureGroup {
                        OutlineSubgroupChildren(inner, id, children, leaf)
                    } label: {
                        leaf(element)
                    }
                } else {
                    leaf(element)
                }
            })
    }

    /// As many rows of a list as are disclosed.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    /// The views.
    public var body: some View { content }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// An outline of a collection; an element without children has nil.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// An outline of one element.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
        self.init(data: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// An outline of a collection whose elements are known by a property.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }
}
