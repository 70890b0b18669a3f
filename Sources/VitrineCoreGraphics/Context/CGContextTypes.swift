/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    // Porter and Duff's, within what is drawn.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0, eoFill, stroke, fillStroke, eoFillStroke
}

/// How well images are drawn in other sizes than their own.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0, none, low, high, medium = 4
}

/// How tiles are spaced where they do not fit whole pixels. Here they always take whole pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0, constantSpacingMinimalDistortion, constantSpacing
}
