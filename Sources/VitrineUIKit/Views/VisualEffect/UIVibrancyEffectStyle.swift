/// What stands on a blur, for its vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text.
    case label = 0
    /// Text of less weight.
    case secondaryLabel = 1
    /// Text of little weight.
    case tertiaryLabel = 2
    /// Text of the least weight, such as that of placeholders.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Areas of less weight.
    case secondaryFill = 5
    /// Areas of little weight.
    case tertiaryFill = 6
    /// Lines between areas.
    case separator = 7
}
