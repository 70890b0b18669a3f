/// One of the views that another is made of, as `ForEach(subviews:)` and `Group(subviews:)` see it.
///
/// It is the view itself, with its state, in the environment of the place where it is shown; shown in further places, it has a
/// state of its own in each.
public struct Subview: Identifiable {
    /// What a subview is known by while its view is there.
    public struct ID: Hashable {
        let element: ObjectIdentifier
    }

    let child: _VariadicView_Children.Element

    init(child: _VariadicView_Children.Element) { self.child = child }

    /// What it is known by.
    public var id: ID { ID(element: ObjectIdentifier(child.element)) }

}

extension Subview: View {
    /// What the view tells of itself with `containerValue(_:_:)` and `tag(_:)`.
    @MainActor @preconcurrency
    public var containerValues: ContainerValues { child.element.containerValues() }

    /// The view.
    public var body: some View { child }
}

/// The views that a view is made of, one after the other; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
    let children: [_VariadicView_Children.Element]

    init(children: [_VariadicView_Children.Element]) { self.children = children }

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { children.count }
    /// A view.
    public subscript(index: Int) -> Subview { Subview(child: children[index]) }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    /// The views.
    public var body: some View { ForEach(Array(self)) { $0 } }
}

/// Some of the views that a view is made of; as a view, all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    init(base: SubviewsCollection, bounds: Range<Int>) {
        self.base = base
        self.bounds = bounds
    }

    /// The index of the first view, in the whole collection.
    public var startIndex: Int { bounds.lowerBound }
    /// The index after the last view, in the whole collection.
    public var endIndex: Int { bounds.upperBound }
    /// A view.
    public subscript(index: Int) -> Subview { base[index] }
    /// Fewer of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    /// The views.
    public var body: some View { ForEach(Array(self)) { $0 } }
}

/// What a group shows of the views of another view.
public struct GroupElementsOfContent<Base: View, Result: View> {
    struct Root: _VariadicView_MultiViewRoot {
        let transform: (SubviewsCollection) -> Result
        func body(children: _VariadicView.Children) -> Result {
            transform(SubviewsCollection(children: Array(children)))
        }
    }

    let base: Base
    let transform: (SubviewsCollection) -> Result

}

extension GroupElementsOfContent: View {
    /// The views that the transform makes.
    public var body: some View {
        _VariadicView.Tree(root: Root(transform: transform), content: base)
    }
}

extension Group {
    /// Makes a view of the views that another view is made of.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }
}

/// The data of a loop that is only known where the loop is shown.
protocol DeferredLoop {
    @MainActor var loop: AnyView { get }
}

/// The views that a loop goes over. They are known while the loop is shown, so the collection itself has none.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, DeferredLoop {
    let make: @MainActor () -> AnyView
    @MainActor var loop: AnyView { make() }

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view: the same.
    public var endIndex: Int { 0 }
    /// There is no index: stops the program.
    public subscript(index: Int) -> Subview {
        preconditionFailure(
            "ForEachSubviewCollection: the subviews are known in the closure of ForEach(subviews:), not outside of it."
        )
    }
}

extension ForEach {
    /// Makes views of the views that another view is made of, one for each.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        nonisolated(unsafe) let (view, body) = (view, content)
        self.init(
            deferred: ForEachSubviewCollection {
                AnyView(
                    Group(subviews: view) { subviews in
                        ForEach<[Subview], ID, Content>(Array(subviews), content: body)
                    })
            }, id: \.id, content: content)
    }
}
