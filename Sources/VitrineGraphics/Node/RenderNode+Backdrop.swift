package import Foundation

/// How what lies behind a node is shown in it: the glass of bars and sheets.
package struct BackdropEffect: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var deviation: CGFloat
    /// By how much colours are stronger: 0 is grey, 1 as they are.
    package var saturation: Double
    /// Laid over what is behind.
    package var tint: RGBA

    package init(deviation: CGFloat, saturation: Double, tint: RGBA) {
        self.deviation = deviation
        self.saturation = saturation
        self.tint = tint
    }

    /// The effect with its parts between none and all, 0…1.
    package func amount(_ share: Double) -> BackdropEffect {
        var result = self
        result.deviation *= share
        result.saturation = 1 + (saturation - 1) * share
        result.tint.alpha *= share
        return result
    }

    /// Whether what lies behind looks as if nothing was there.
    var isClear: Bool { deviation <= 0 && saturation == 1 && tint.alpha <= 0 }
}

/// How a node is mixed with what was drawn before it; those of CSS and PDF by their names there.
///
/// The raw values are those of the renderer.
package enum BlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusLighter, plusDarker
}

extension RenderNode {
    /// Shows what was drawn before in a rectangle, blurred and tinted.
    ///
    /// It sees everything of its window or picture that is drawn before it, within its own rectangle, also from within a
    /// group that is faded or masked; but not from a picture of its own (a layer that is rasterised, blurred, or seen in
    /// perspective).
    package static func backdrop(_ effect: BackdropEffect, in rect: CGRect) -> RenderNode {
        RenderNode(effect.isClear ? .nothing : .backdrop(effect), bounds: rect.standardized)
    }

    /// Shows the whole, flattened, mixed with what was drawn before it in its group.
    package func blended(_ mode: BlendMode) -> RenderNode {
        mode == .normal ? self : RenderNode(.blend(self, mode), bounds: bounds)
    }

    /// Mixes what is inside among itself only, and shows it as a whole.
    package var isolated: RenderNode { readsBehind ? RenderNode(.opacity(self, 1), bounds: bounds) : self }
}

extension RenderNode.Content {
    fileprivate var children: [RenderNode] {
        switch self {
        case .container(let children): children
        case .clip(let child, _), .pathClip(let child, _, _), .opacity(let child, _), .colors(let child, _),
            .blur(let child, _, _), .transform(let child, _), .dropShadow(let child, _, _, _, _),
            .mask(let child, _), .blend(let child, _):
            [child]
        default: []
        }
    }

    /// Complexity: O(children).
    var readsBehind: Bool {
        switch self {
        case .backdrop, .blend: true
        // What is blurred is a picture of its own.
        case .blur: false
        default: children.contains { $0.readsBehind }
        }
    }
}
