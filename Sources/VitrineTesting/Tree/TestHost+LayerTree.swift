import VitrineSwiftUI
public import VitrineUIKit

extension TestHost {
    /// The layers of the window as text, one line each: see ``describeLayers(_:)``.
    public var layerTree: String {
        layout()
        return window.subviews.map { describeLayers($0.layer) }.joined(separator: "\n")
    }
}

/// A layer and what is in it as text, one line each, indented by depth: class, frame in the superlayer, what is unusual, and
/// what is shown of properties that are being animated.
///
/// ```
/// CALayer (0 0 375 812) background
///   CALayer (16 44 100 20) corners 8 opacity 0.5 animating position (40 54)
/// ```
///
/// Complexity: O(layers).
@MainActor
public func describeLayers(_ layer: CALayer) -> String {
    var lines: [String] = []
    func visit(_ layer: CALayer, _ depth: Int) {
        var words = ["\(type(of: layer))", "(\(TouchProbe.numbers(layer.frame)))"]
        if layer.isHidden { words.append("hidden") }
        if layer.opacity != 1 { words.append("opacity \(ScreenNode.number(CGFloat(layer.opacity)))") }
        if layer.backgroundColor != nil { words.append("background") }
        if layer.cornerRadius != 0 { words.append("corners \(ScreenNode.number(layer.cornerRadius))") }
        if layer.borderWidth != 0 { words.append("border \(ScreenNode.number(layer.borderWidth))") }
        if layer.shadowOpacity != 0 { words.append("shadow") }
        if layer.masksToBounds { words.append("clips") }
        if layer.mask != nil { words.append("masked") }
        if layer.zPosition != 0 { words.append("z \(ScreenNode.number(layer.zPosition))") }
        if layer.transform != CATransform3DIdentity { words.append("transformed") }
        let moving = layer.movingProperties
        if !moving.isEmpty { words.append("animating " + moving.joined(separator: ", ")) }
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for inner in layer.sublayers ?? [] { visit(inner, depth + 1) }
    }
    visit(layer, 0)
    return lines.joined(separator: "\n")
}
