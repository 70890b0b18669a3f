public import Foundation
import VitrineFoundation

/// What a program wants with the sound of the device.
///
/// A desktop mixes the sounds of all programs, and none of them has a say in the others': what is set here is kept, and
/// the program reads it back.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What sound is for in a program.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program is of use without, and others' sound goes on.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// The program is of use without.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// It is what the program is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// The program records.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// The program records and plays.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What kind of sound it is.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A talk.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A game's talk.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// The sound of a film that is recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// What is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A film's.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A talk with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Speech that stops for other sound.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Short sentences of an assistant.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How a category goes together with others' sound.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others go on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets that talk.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker in place of the earpiece.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Others that speak stop, and the rest becomes softer.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headphones.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Loudspeakers of a network.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What others are told when a program's sound begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// They may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether a program may record.
    public enum RecordPermission: UInt, Sendable {
        /// It has not asked.
        case undetermined = 0x756e_6474
        /// It may not.
        case denied = 0x6465_6e79
        /// It may.
        case granted = 0x6772_6e74
    }

    /// Where long sound goes.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// To where the system says.
        case `default` = 0
        /// To where long sound goes.
        case longFormAudio = 1
        /// To where the program says.
        case independent = 2
        /// To where long films go.
        case longFormVideo = 3
    }

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
    }

    private static let shared = AVAudioSession(())
    private let lock = NSLock()
    private var state = State()

    private init(_: Void) { super.init() }

    /// The program's session.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// What sound is for; ``Category-swift.struct/soloAmbient`` unless set.
    open var category: Category { lock.withLock { state.category } }
    /// What kind of sound it is.
    open var mode: Mode { lock.withLock { state.mode } }
    /// How the category goes together with others' sound.
    open var categoryOptions: CategoryOptions { lock.withLock { state.options } }
    /// Where long sound goes.
    open var routeSharingPolicy: RouteSharingPolicy { lock.withLock { state.policy } }
    /// The categories that there are: those that play. Nothing is recorded here.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

    /// Says what sound is for.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }

    /// Says what sound is for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// Says what sound is for, and what kind it is.
    ///
    /// - Throws: For options that belong to another category.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    /// Says what sound is for, what kind it is, and where it goes.
    ///
    /// - Throws: For options that belong to another category.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        if options.contains(.defaultToSpeaker), category != .playAndRecord {
            throw NSError(
                domain: NSOSStatusErrorDomain, code: -50,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "AVAudioSession: the option defaultToSpeaker belongs to the category playAndRecord."
                ])
        }
        lock.withLock { state = State(category: category, mode: mode, options: options, policy: policy) }
    }

    /// Says what kind of sound it is.
    open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }

    /// Says that the program's sound begins or ends: nobody else is concerned.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Whether the program may record: it may not, nothing does here.
    open var recordPermission: RecordPermission { .denied }

    /// Asks whether the program may record. The answer, no, comes on some thread.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }
}

extension AVAudioSession {
    /// Posted on Apple's systems when another program's sound comes in between. Never here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted on Apple's systems when sound goes elsewhere. Never here.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted on Apple's systems when other programs' sound begins or ends. Never here.
    public static let silenceSecondaryAudioHintNotification =
        Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// It ends.
        case ended = 0
        /// It begins.
        case began = 1
    }

    /// What a program may do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Play on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why sound goes elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        /// It is not known.
        case unknown = 0
        /// There is a new device.
        case newDeviceAvailable = 1
        /// The device is gone.
        case oldDeviceUnavailable = 2
        /// There is another category.
        case categoryChange = 3
        /// Somebody wants it.
        case override = 4
        /// The device wakes.
        case wakeFromSleep = 6
        /// Nothing suits the category.
        case noSuitableRouteForCategory = 7
        /// The device is another one.
        case routeConfigurationChange = 8
    }
}

/// The type of an interruption, in the information of its notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What may be done after an interruption, in the information of its notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes elsewhere, in the information of the notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
