/// Lengths at some of the four edges, in points; nil where nothing is said.
struct EdgeLengths: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    init() {}

    init(_ insets: EdgeInsets) {
        (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// These where they are said, others elsewhere.
    func over(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }
}
