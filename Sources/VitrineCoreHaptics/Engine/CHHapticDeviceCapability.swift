public import Foundation

/// What values a parameter takes.
public protocol CHHapticParameterAttributes {
    /// The least.
    var minValue: Float { get }
    /// The greatest.
    var maxValue: Float { get }
    /// What it is unless set.
    var defaultValue: Float { get }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
    /// Whether it vibrates.
    var supportsHaptics: Bool { get }
    /// Whether an engine plays sounds.
    var supportsAudio: Bool { get }
    /// What values a parameter of an event takes.
    func attributes(
        forEventParameter parameterID: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes
    /// What values a parameter of all takes.
    func attributes(
        forDynamicParameter parameterID: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes
}

/// A desktop: it does nothing of that.
struct DesktopCapability: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }

    func attributes(
        forEventParameter parameterID: CHHapticEvent.ParameterID, eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }

    func attributes(
        forDynamicParameter parameterID: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }
}
