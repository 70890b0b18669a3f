public import Foundation
public import VitrineFoundation

/// The domain of Core Haptics' errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Why a pattern cannot be played, or is none.
public struct CHHapticError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = CHHapticError

        /// The engine does not run.
        case engineNotRunning = -4805
        /// The engine may not do that now.
        case operationNotPermitted = -4806
        /// The engine took too long to start.
        case engineStartTimeout = -4808
        /// The device does not vibrate.
        case notSupported = -4809
        /// The system's part could not be started.
        case serverInitFailed = -4810
        /// The system's part was interrupted.
        case serverInterrupted = -4811
        /// The player is not of this engine.
        case invalidPatternPlayer = -4812
        /// A pattern has nothing in it, or what cannot be played.
        case invalidPatternData = -4813
        /// A dictionary is no pattern.
        case invalidPatternDictionary = -4814
        /// The audio session cannot be used.
        case invalidAudioSession = -4815
        /// There is no such parameter.
        case invalidParameterType = -4820
        /// There is no such kind of event.
        case invalidEventType = -4821
        /// An event begins before its pattern.
        case invalidEventTime = -4822
        /// An event takes less than no time.
        case invalidEventDuration = -4823
        /// There is no such sound.
        case invalidAudioResource = -4824
        /// What is needed is taken by others.
        case resourceNotAvailable = -4825
        /// An event of a dictionary cannot be read.
        case badEventEntry = -4830
        /// A parameter of a dictionary cannot be read.
        case badParameterEntry = -4831
        /// A time is negative.
        case invalidTime = -4840
        /// There is no such file.
        case fileNotFound = -4851
        /// The battery is too low.
        case insufficientPower = -4897
        /// Something else.
        case unknownError = -4898
        /// There is not enough memory.
        case memoryError = -4899
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// Makes an error that says what is wrong, and where.
    init(_ code: Code, _ sentence: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: sentence])
    }

    /// The domain of Core Haptics' errors.
    public static var errorDomain: String { CoreHapticsErrorDomain }
    public static func _sentence(of code: Code) -> String { sentences[code] ?? "" }

    private static let sentences: [Code: String] = [
        .engineNotRunning: "The engine does not run.",
        .operationNotPermitted: "The engine may not do that now.",
        .engineStartTimeout: "The engine took too long to start.",
        .notSupported: "The device does not vibrate.",
        .serverInitFailed: "The system's part could not be started.",
        .serverInterrupted: "The system's part was interrupted.",
        .invalidPatternPlayer: "The player is not of this engine.",
        .invalidPatternData: "A pattern has nothing in it, or what cannot be played.",
        .invalidPatternDictionary: "A dictionary is no pattern.",
        .invalidAudioSession: "The audio session cannot be used.",
        .invalidParameterType: "There is no such parameter.",
        .invalidEventType: "There is no such kind of event.",
        .invalidEventTime: "An event begins before its pattern.",
        .invalidEventDuration: "An event takes less than no time.",
        .invalidAudioResource: "There is no such sound.",
        .resourceNotAvailable: "What is needed is taken by others.",
        .badEventEntry: "An event of a dictionary cannot be read.",
        .badParameterEntry: "A parameter of a dictionary cannot be read.",
        .invalidTime: "A time is negative.",
        .fileNotFound: "There is no such file.",
        .insufficientPower: "The battery is too low.",
        .unknownError: "Something else.",
        .memoryError: "There is not enough memory.",
    ]

    /// The engine does not run.
    public static var engineNotRunning: Code { .engineNotRunning }

    /// The engine may not do that now.
    public static var operationNotPermitted: Code { .operationNotPermitted }

    /// The engine took too long to start.
    public static var engineStartTimeout: Code { .engineStartTimeout }

    /// The device does not vibrate.
    public static var notSupported: Code { .notSupported }

    /// The system's part could not be started.
    public static var serverInitFailed: Code { .serverInitFailed }

    /// The system's part was interrupted.
    public static var serverInterrupted: Code { .serverInterrupted }

    /// The player is not of this engine.
    public static var invalidPatternPlayer: Code { .invalidPatternPlayer }

    /// A pattern has nothing in it, or what cannot be played.
    public static var invalidPatternData: Code { .invalidPatternData }

    /// A dictionary is no pattern.
    public static var invalidPatternDictionary: Code { .invalidPatternDictionary }

    /// The audio session cannot be used.
    public static var invalidAudioSession: Code { .invalidAudioSession }

    /// There is no such parameter.
    public static var invalidParameterType: Code { .invalidParameterType }

    /// There is no such kind of event.
    public static var invalidEventType: Code { .invalidEventType }

    /// An event begins before its pattern.
    public static var invalidEventTime: Code { .invalidEventTime }

    /// An event takes less than no time.
    public static var invalidEventDuration: Code { .invalidEventDuration }

    /// There is no such sound.
    public static var invalidAudioResource: Code { .invalidAudioResource }

    /// What is needed is taken by others.
    public static var resourceNotAvailable: Code { .resourceNotAvailable }

    /// An event of a dictionary cannot be read.
    public static var badEventEntry: Code { .badEventEntry }

    /// A parameter of a dictionary cannot be read.
    public static var badParameterEntry: Code { .badParameterEntry }

    /// A time is negative.
    public static var invalidTime: Code { .invalidTime }

    /// There is no such file.
    public static var fileNotFound: Code { .fileNotFound }

    /// The battery is too low.
    public static var insufficientPower: Code { .insufficientPower }

    /// Something else.
    public static var unknownError: Code { .unknownError }

    /// There is not enough memory.
    public static var memoryError: Code { .memoryError }
}
