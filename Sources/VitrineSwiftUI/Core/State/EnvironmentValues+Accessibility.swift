/// The contrast between foreground and background that a person asks for.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As drawn, and more.
    case standard, increased
}

/// The weight of text that a person asks for.
public enum LegibilityWeight: Hashable, Sendable {
    /// As drawn, and bold.
    case regular, bold
}

private struct ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// The contrast of the colour scheme, of the traits.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The weight that text is to have; bold makes every weight heavier.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the display is dimmed, which none is that a window is on.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// Whether assistive technology is in use: see `UIAccessibility`. A view's own setting holds below it.
    public var accessibilityEnabled: Bool {
        get {
            self[AccessibilityEnabledKey.self]
                ?? (accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled)
        }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    /// Whether animations are to be calm.
    public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    /// Whether things are to be opaque.
    public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
    /// Whether colour alone is not to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        UIAccessibility.shouldDifferentiateWithoutColor
    }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
    /// Whether flashing lights in films are to be dimmed, which no desktop asks for.
    public var accessibilityDimFlashingLights: Bool { UIAccessibility.isDimFlashingLightsEnabled }
    /// Whether pictures may move by themselves.
    public var accessibilityPlayAnimatedImages: Bool { UIAccessibility.isPlayAnimatedImagesEnabled }
    /// Whether bars and tabs are to show their items large when a finger rests on them, which no desktop asks for.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether gestures of a hand are to act, which no desktop knows.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether buttons are to look like buttons.
    public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
    /// Whether switches are used in place of touches.
    public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
}

private struct AccessibilityEnabledKey: EnvironmentKey { static let defaultValue: Bool? = nil }
