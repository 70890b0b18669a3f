import VitrineGraphics

/// Modes for compositing a view with overlapping content.
public enum BlendMode: Hashable, Sendable {
    /// Over what is behind.
    case normal
    /// The product of both: never lighter than either.
    case multiply
    /// The product of what both lack of white: never darker than either.
    case screen
    /// `multiply` where what is behind is dark, `screen` where it is light.
    case overlay
    /// The darker of both, component by component.
    case darken
    /// The lighter of both, component by component.
    case lighten
    /// Brightens what is behind to reflect the view.
    case colorDodge
    /// Darkens what is behind to reflect the view.
    case colorBurn
    /// Darkens or lightens a little, by the view.
    case softLight
    /// `multiply` where the view is dark, `screen` where it is light.
    case hardLight
    /// The difference of both.
    case difference
    /// A difference of less contrast.
    case exclusion
    /// The hue of the view, with the saturation and luminosity of what is behind.
    case hue
    /// The saturation of the view, with the hue and luminosity of what is behind.
    case saturation
    /// The hue and saturation of the view, with the luminosity of what is behind.
    case color
    /// The luminosity of the view, with the hue and saturation of what is behind.
    case luminosity
    /// Over what is behind, and only where that is.
    case sourceAtop
    /// Under what is behind.
    case destinationOver
    /// What is behind, less where the view is.
    case destinationOut
    /// The light that both lack is taken away.
    case plusDarker
    /// The light of both is added up.
    case plusLighter
}

extension BlendMode {
    var rendered: VitrineGraphics.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
