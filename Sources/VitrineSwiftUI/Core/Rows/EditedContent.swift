public import Foundation

/// What the user can do with the views that data is shown as.
struct RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    /// What is dropped between the views.
    var insert: RowInsertion?

    var areAny: Bool { delete != nil || move != nil || insert != nil }
}

nonisolated extension DynamicViewContent {
    /// Has the user delete elements: in a list by swiping, and in its edit mode by a button.
    ///
    /// - Parameter action: Called with the places of what is deleted, in the data; nil disables deleting.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _EditedContent(content: self, edits: RowEdits(delete: action))
    }

    /// Has the user move elements: in a list's edit mode by a handle.
    ///
    /// - Parameter action: Called with the places of what is moved and where to it is moved, counted before anything is
    ///   taken out, as `move(fromOffsets:toOffset:)` takes them; nil disables moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _EditedContent(content: self, edits: RowEdits(move: action))
    }
}

/// Views of data that the user can change: what `onDelete(perform:)` and `onMove(perform:)` return.
public struct _EditedContent<Content: DynamicViewContent> {
    let content: Content
    let edits: RowEdits
}

extension _EditedContent: DynamicViewContent, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never
    /// The data.
    public var data: Content.Data { content.data }

    /// Makes a node that lists the views.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        EditedContentNode(view, context)
    }

    /// The content decides.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

/// A node whose rows can be edited.
@MainActor
protocol RowEditing: _GraphNode {
    var edits: RowEdits { get }
}

private final class EditedContentNode<Content: DynamicViewContent>: ListingNode<_EditedContent<Content>>,
    RowEditing
{
    private var child: _ViewNode<Content>!

    override init(_ view: _EditedContent<Content>, _ context: _NodeContext) {
        super.init(view, context)
        child = Content._makeListed(view.content, listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    var edits: RowEdits { view.edits }

    override func refresh(_ change: NodeChange) { child.update(view.content, environment) }
}

/// A node that makes rows of the elements of data, and knows which row is of which element.
@MainActor
protocol ElementListing: _GraphNode {
    /// The place of the element in the data that a node below, or a row of the node's own, shows.
    ///
    /// - Parameter index: The index of the row, where the node lists rows itself.
    func offset(of child: _GraphNode?, index: Int) -> Int?
}

/// What can be done with a row, by the nodes around it.
@MainActor
struct RowEditTarget {
    /// The nodes that make rows of data, from the row outwards: the first is that which edits are about.
    let owner: any ElementListing
    /// The place of the row's element in the data.
    let offset: Int
    var edits: RowEdits

    /// - Returns: nil where nothing can be done with the row.
    init?(run: any RowRun, index: Int) {
        var found: (owner: any ElementListing, offset: Int)?
        var edits = RowEdits()
        var isFirst = true
        var below: _GraphNode?
        var node: _GraphNode? = run
        while let current = node, !(current is any RowsOwner) {
            if let listing = current as? any ElementListing,
                let offset = listing.offset(of: isFirst ? nil : below, index: index)
            {
                // Edits are about the innermost data that can be edited.
                if edits.areAny { break }
                found = (listing, offset)
            }
            if found != nil, let editing = current as? any RowEditing {
                edits.delete = edits.delete ?? editing.edits.delete
                edits.move = edits.move ?? editing.edits.move
                edits.insert = edits.insert ?? editing.edits.insert
            }
            isFirst = false
            below = current
            node = current.parent
        }
        guard let found, edits.areAny else { return nil }
        owner = found.owner
        offset = found.offset
        self.edits = edits
    }
}
