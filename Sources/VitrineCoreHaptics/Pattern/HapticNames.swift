// The names of what patterns are made of (`CHHapticEvent.h`, `CHHapticParameter.h`, `CHHapticPattern.h`). The texts are
// those of AHAP files.

extension CHHapticEvent {
    /// What an event is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A knock.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A humming.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")

        /// All that there are.
        static let all: Set<EventType> = [
            .hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom,
        ]
    }
}

extension CHHapticEvent {
    /// What a parameter of an event says.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is, 0…1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is, 0…1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long it takes to become strong, -1…1.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long it takes to become weaker, -1…1.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long it takes to end, 0…1.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays until its end: 1, or 0.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud it is, 0…1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high it is, -1…1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Left or right, -1…1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright it sounds, 0…1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")

        /// All that there are.
        static let all: Set<ParameterID> = [
            .hapticIntensity, .hapticSharpness, .attackTime, .decayTime, .releaseTime, .sustained,
            .audioVolume, .audioPitch, .audioPan, .audioBrightness,
        ]
    }
}

extension CHHapticDynamicParameter {
    /// What a parameter changes of all that is played.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is, 0…1.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp it is, -1…1.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How long it takes to become strong, -1…1.
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        /// How long it takes to become weaker, -1…1.
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        /// How long it takes to end, -1…1.
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        /// How loud it is, 0…1.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// Left or right, -1…1.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// How bright it sounds, -1…1.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        /// How high it is, -1…1.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// How long a sound takes to become loud, -1…1.
        public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
        /// How long a sound takes to become softer, -1…1.
        public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
        /// How long a sound takes to end, -1…1.
        public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")

        /// All that there are.
        static let all: Set<ID> = [
            .hapticIntensityControl, .hapticSharpnessControl, .hapticAttackTimeControl,
            .hapticDecayTimeControl, .hapticReleaseTimeControl, .audioVolumeControl, .audioPanControl,
            .audioBrightnessControl, .audioPitchControl, .audioAttackTimeControl, .audioDecayTimeControl,
            .audioReleaseTimeControl,
        ]
    }
}

extension CHHapticPattern {
    /// What stands in dictionaries of patterns.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The version of the format.
        public static let version = Key(rawValue: "Version")
        /// The list of all entries.
        public static let pattern = Key(rawValue: "Pattern")
        /// An event.
        public static let event = Key(rawValue: "Event")
        /// The kind of an event.
        public static let eventType = Key(rawValue: "EventType")
        /// When, in seconds from the beginning.
        public static let time = Key(rawValue: "Time")
        /// How long an event is, in seconds.
        public static let eventDuration = Key(rawValue: "EventDuration")
        /// The file of a sound.
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        /// Whether a sound comes and goes softly.
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        /// Whether a sound is played again and again.
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        /// The parameters of an event.
        public static let eventParameters = Key(rawValue: "EventParameters")
        /// A parameter of all.
        public static let parameter = Key(rawValue: "Parameter")
        /// What a parameter says.
        public static let parameterID = Key(rawValue: "ParameterID")
        /// Its value.
        public static let parameterValue = Key(rawValue: "ParameterValue")
        /// A parameter that changes.
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        /// The points through which it goes.
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")

        /// All that there are.
        static let all: Set<Key> = [
            .version, .pattern, .event, .eventType, .time, .eventDuration, .eventWaveformPath,
            .eventWaveformUseVolumeEnvelope, .eventWaveformLoopEnabled, .eventParameters, .parameter,
            .parameterID, .parameterValue, .parameterCurve, .parameterCurveControlPoints,
        ]
    }
}
