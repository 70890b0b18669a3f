import VitrineSwiftUI
public import VitrineUIKit

extension TestHost {
    /// The views of the window as text, one line each: class, frame in the superview, what is unusual, text.
    ///
    /// Views of SwiftUI stand in it too, under the view that hosts them: see ``describeTree(_:)``.
    public var tree: String { window.rootView.map(describeTree) ?? "" }
}

/// A view and what is in it as text, one line each, indented by depth.
///
/// Under a view that hosts SwiftUI, its views are listed by their types: those of the program, and what is drawn. Frames are
/// in points of the hosting view, or of the content of the scroll view around. Modifiers have no line; what they say of
/// identifiers, hiding and opacity stands at what they modify. What is shown of properties that are being animated follows
/// `animating`.
///
/// Numbers are rounded to hundredths. Compare it in tests before comparing pictures: it says what differs.
///
/// ```
/// UIView (0 0 375 812)
///   UILabel (16 44 100 20.33) "Title"
///   UIButton (16 80 60 34) hidden
///   _UIHostingView (0 120 375 100)
///     Greeting (140 40 95 20.33)
///       Text (140 40 95 20.33) "Hello" animating opacity 0.25
/// ```
///
/// Complexity: O(views and elements).
@MainActor
public func describeTree(_ view: UIView) -> String {
    var lines: [String] = []
    describe(ScreenNode(view), depth: 0, [], into: &lines)
    return lines.joined(separator: "\n")
}

/// - Parameter outer: What modifiers around it say.
@MainActor
private func describe(_ node: ScreenNode, depth: Int, _ outer: [String], into lines: inout [String]) {
    var words = node.view.map(state) ?? node.notes
    if node.isHidden { words.append("hidden") }
    if node.opacity != 1 { words.append("alpha \(short(node.opacity))") }
    if node.isFocused { words.append("focused") }
    if let identifier = node.identifier { words.append("#\(identifier)") }
    let animated = node.animations.isEmpty ? [] : ["animating " + node.animations.joined(separator: ", ")]
    // What a modifier says stands at what it modifies.
    if node.isModifier, node.text == nil {
        for child in node.children { describe(child, depth: depth, outer + words + animated, into: &lines) }
        return
    }
    let place = node.place
    let numbers = [place.minX, place.minY, place.width, place.height].map(short).joined(separator: " ")
    words = outer + words
    if let text = node.text { words.append("\"\(text)\"") }
    if let view = node.view, let said = accessibility(view) { words.append(said) }
    let line = (["\(node.name) (\(numbers))"] + words + animated).joined(separator: " ")
    lines.append(String(repeating: "  ", count: depth) + line)
    for child in node.children { describe(child, depth: depth + 1, [], into: &lines) }
}

@MainActor
private func state(_ view: UIView) -> [String] {
    var words: [String] = []
    if let scrollView = view as? UIScrollView {
        words.append("offset (\(short(scrollView.contentOffset.x)) \(short(scrollView.contentOffset.y)))")
    }
    if let stack = view as? UIStackView { words.append(describe(stack)) }
    return words
}

/// Such as `element label "Close" hint "Leaves the page" button`; nil for a view that says nothing beyond what its kind does.
@MainActor
private func accessibility(_ view: UIView) -> String? {
    guard view.isAccessibilityElement, !view.isAccessibilityElementByKind || view.saysAccessibility else {
        return nil
    }
    var parts = ["element"]
    if let label = view.accessibilityLabel, label != (view as? UILabel)?.text {
        parts.append("label \"\(label)\"")
    }
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

@MainActor
private func short(_ value: CGFloat) -> String { ScreenNode.number(value) }

extension UIWindow {
    fileprivate var rootView: UIView? { rootViewController?.viewIfLoaded }
}
