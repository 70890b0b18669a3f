public import Foundation

/// What one event is like.
open class CHHapticEventParameter: NSObject {
    /// What it says.
    public let parameterID: CHHapticEvent.ParameterID
    /// Its value.
    open var value: Float

    /// Makes a parameter.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// What changes all that is played, from a time on.
open class CHHapticDynamicParameter: NSObject {
    /// What it changes.
    public let parameterID: ID
    /// Its value.
    open var value: Float
    /// When, in seconds from the beginning.
    open var relativeTime: TimeInterval

    /// Makes a parameter.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// What changes all that is played, little by little.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// When, in seconds from the beginning of the curve.
        open var relativeTime: TimeInterval
        /// The value.
        open var value: Float

        /// Makes a point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// What it changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// When it begins, in seconds.
    open var relativeTime: TimeInterval
    /// The points through which it goes.
    public let controlPoints: [ControlPoint]

    /// Makes a curve.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}
