public import VitrineUIKit

extension TestHost {
    /// The views of the window as text, one line each: class, frame in the superview, what is unusual, text.
    public var tree: String { window.rootView.map(describeTree) ?? "" }
}

/// A view and what is in it as text, one line each, indented by depth.
///
/// Numbers are rounded to hundredths. Compare it in tests before comparing pictures: it says what differs.
///
/// ```
/// UIView (0 0 375 812)
///   UILabel (16 44 100 20.33) "Title"
///   UIButton (16 80 60 34) hidden
/// ```
///
/// Complexity: O(views).
@MainActor
public func describeTree(_ view: UIView) -> String {
    var lines: [String] = []
    describe(view, depth: 0, into: &lines)
    return lines.joined(separator: "\n")
}

@MainActor
private func describe(_ view: UIView, depth: Int, into lines: inout [String]) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
    var line = String(repeating: "  ", count: depth) + "\(type(of: view)) (\(numbers))"
    if let scrollView = view as? UIScrollView {
        line += " offset (\(short(scrollView.contentOffset.x)) \(short(scrollView.contentOffset.y)))"
    }
    if let stack = view as? UIStackView { line += " " + describe(stack) }
    if view.isHidden { line += " hidden" }
    if view.alpha != 1 { line += " alpha \(short(view.alpha))" }
    if view.isFocused { line += " focused" }
    if let identifier = view.accessibilityIdentifier { line += " #\(identifier)" }
    if let text = (view as? UILabel)?.text { line += " \"\(text)\"" }
    line += describeAccessibility(view)
    lines.append(line)
    for subview in view.subviews { describe(subview, depth: depth + 1, into: &lines) }
}

/// Such as ` element label "Close" hint "Leaves the page" button`; empty for a view that says nothing.
@MainActor
private func describeAccessibility(_ view: UIView) -> String {
    guard view.isAccessibilityElement else { return "" }
    var parts = [" element"]
    if let label = view.accessibilityLabel { parts.append("label \"\(label)\"") }
    if let value = view.accessibilityValue { parts.append("value \"\(value)\"") }
    if let hint = view.accessibilityHint { parts.append("hint \"\(hint)\"") }
    return (parts + view.accessibilityTraits.names).joined(separator: " ")
}

/// Such as `column, fillEqually, leading, spacing 8`; what is not said is as it is unless set.
@MainActor
private func describe(_ stack: UIStackView) -> String {
    var parts = [stack.axis == .horizontal ? "row" : "column"]
    if stack.distribution != .fill { parts.append("\(stack.distribution)") }
    if stack.alignment != .fill { parts.append("\(stack.alignment)") }
    if stack.spacing != 0 { parts.append("spacing \(short(stack.spacing))") }
    return parts.joined(separator: ", ")
}

private func short(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    guard rounded.magnitude < 1e15 else { return "\(Double(value))" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

extension UIWindow {
    fileprivate var rootView: UIView? { rootViewController?.viewIfLoaded }
}
