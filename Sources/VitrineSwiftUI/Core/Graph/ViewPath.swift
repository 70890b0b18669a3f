/// Where a view is in the tree of views, for messages: "Page › VStack › ForEach[7] › Row".
///
/// What only holds views together (modifiers without a body, tuples, branches) is left out.
struct ViewPath: CustomStringConvertible {
    /// The types from the root down, without what they are generic over.
    private(set) var names: [String] = []
    private var ids: [String?] = []
    private let view: String?

    /// As many steps as a line has room for, counted from the end.
    private static let limit = 12

    /// Follows a node to the root, also out of a row or a screen that is a graph of its own.
    @MainActor init(to node: _GraphNode) {
        var view: String?
        var below: _GraphNode?
        if let name = node.modifiedName {
            names.append(name)
            ids.append(nil)
        }
        var next: _GraphNode? = node
        while let current = next {
            if let name = current.pathName {
                names.append(name)
                ids.append(below.flatMap { current.pathIdentifier(of: $0) }.map { "[\($0)]" })
                if view == nil, current.isOfProgram { view = name }
            }
            below = current
            next = current.pathParent
        }
        self.view = view
        names.reverse()
        ids.reverse()
    }

    /// The same for every row of a `ForEach` and in every frame: what one report is for.
    var key: String { names.joined(separator: "/") }

    var description: String {
        let steps = zip(names, ids).map { $0 + ($1 ?? "") }
        return (steps.count > Self.limit ? "… › " : "") + steps.suffix(Self.limit).joined(separator: " › ")
    }

    /// The end of a message: the view of the program's own, and the path.
    var sentence: String {
        let place = description
        guard let view else { return place.isEmpty ? "" : " At \(place)." }
        return place == view ? " In \(view)." : " In \(view), at \(place)."
    }
}

extension _GraphNode {
    /// What the node is called in trees; nil for what holds views together.
    final var treeName: String? { pathName }
    /// Whether a tree shows a view with a body: those of the program, and what a person knows by its name.
    final var isShownInTrees: Bool {
        guard let name = pathName, let viewType else { return false }
        // The label of a style's configuration is called as the view is.
        guard !String(reflecting: viewType).prefix(while: { $0 != "<" }).contains("Configuration.") else {
            return false
        }
        return isOfProgram || !viewType.hasBody || Self.known.contains(name)
    }

    private static let known: Set<String> = [
        "Button", "Label", "Link", "NavigationLink", "LabeledContent", "Toggle", "Picker", "Stepper",
        "Slider",
        "TextField", "SecureField", "DatePicker", "ProgressView", "Menu", "Form", "Gauge", "DisclosureGroup",
        "GroupBox", "TabView", "AsyncImage",
    ]

    /// The node that the path of this one goes on with.
    fileprivate var pathParent: _GraphNode? { pathPlace?.node ?? parent }

    /// What a step of a path is called; nil for what holds views together.
    fileprivate var pathName: String? {
        if let modifier = (self as? any ModifierBody)?.modifierType { return Self.name(modifier) }
        guard let viewType, !(self is any RowRun) || viewType is any DynamicViewContent.Type else {
            return nil
        }
        let name = Self.name(viewType)
        return name.hasPrefix("_") || Self.glue.contains(name) ? nil : name
    }

    /// What is modified, where the node is that of a modifier.
    fileprivate var modifiedName: String? {
        guard pathName == nil, var type = viewType as? any ModifiedType.Type else { return nil }
        while let inner = type.modified as? any ModifiedType.Type { type = inner }
        let name = Self.name(type.modified)
        return name.hasPrefix("_") || Self.glue.contains(name) ? nil : name
    }

    /// Whether it is a view or a modifier with a body that the program itself has written.
    fileprivate var isOfProgram: Bool {
        let type: Any.Type? =
            (self as? any ModifierBody)?.modifierType ?? (viewType.flatMap { $0.hasBody ? $0 : nil })
        return type.map { !String(reflecting: $0).hasPrefix("VitrineSwiftUI.") } ?? false
    }

    private static let glue: Set<String> = [
        "ModifiedContent", "TupleView", "Optional", "AnyView", "EmptyView", "LayoutView", "IDView",
    ]

    private static func name(_ type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

    fileprivate func pathIdentifier(of node: _GraphNode) -> AnyHashable? {
        guard let place = node.pathPlace else { return (self as? any IdentifyingNode)?.identifier(of: node) }
        return viewType is any DynamicViewContent.Type ? place.identifier : nil
    }

    /// The row that the node begins, in its container or as a graph of its own.
    private var pathPlace: RowPlace? {
        (self as? any RowItem)?.rowPlace ?? (parent == nil ? graph.place : nil)
    }
}

/// The node of a modifier with a body.
@MainActor
protocol ModifierBody: _GraphNode {
    var modifierType: Any.Type { get }
}

/// The node of a row that was made because it came into view.
@MainActor
protocol RowItem: _GraphNode {
    var rowPlace: RowPlace { get }
}

/// Where a row, or another graph that is the content of a node, is listed.
struct RowPlace {
    /// The node that lists it.
    weak var node: _GraphNode?
    /// What it is there.
    var identifier: AnyHashable?
}

/// A view with a modifier around it.
private protocol ModifiedType {
    static var modified: Any.Type { get }
}

extension ModifiedContent: ModifiedType {
    fileprivate static var modified: Any.Type { Content.self }
}
