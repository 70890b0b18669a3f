public import Foundation

/// The settings of assistive technology: screen readers, motion and contrast are as the desktop says, all others are off here.
public enum UIAccessibility {
    /// What has happened that assistive technology is told of.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A part of the screen has changed; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Much of the screen has changed; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The argument is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled; the argument says to where.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// One's own assistive technology is to wait.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1026)
        /// One's own assistive technology is to go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1027)

        var name: String {
            switch self {
            case .layoutChanged: "layoutChanged"
            case .screenChanged: "screenChanged"
            case .announcement: "announcement"
            case .pageScrolled: "pageScrolled"
            case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
            case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
            default: "\(rawValue)"
            }
        }
    }

    /// Whether the screen is read aloud: whether the desktop says that a screen reader is at work, which is followed.
    public static var isVoiceOverRunning: Bool { isReadAloud }
    // Both as that for motion: written on the main thread alone.
    nonisolated(unsafe) private static var isReadAloud = false
    /// Whether some assistive technology asks what is in windows.
    nonisolated(unsafe) private(set) static var isListenedTo = false
    /// Posted when ``isVoiceOverRunning`` has changed.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when assistive technology comes to an element, which none does here.
    public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element, in ``elementFocusedNotification``.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that was left, in ``elementFocusedNotification``.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// What came, in ``elementFocusedNotification``.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Whether switches are used in place of touches.
    public static var isSwitchControlRunning: Bool { false }
    /// Posted when ``isSwitchControlRunning`` has changed.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Whether gestures are made by a menu on the screen.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Posted when ``isAssistiveTouchRunning`` has changed.
    public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// Whether the program is all that may be used, as a kiosk's: a session that allows nothing else does not say so.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Posted when ``isGuidedAccessEnabled`` has changed, which it does not here.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// Whether flashing lights in films are to be dimmed.
    public static var isDimFlashingLightsEnabled: Bool { false }
    /// Whether pictures may move by themselves.
    public static var isPlayAnimatedImagesEnabled: Bool { true }
    /// Whether all of a screen is read aloud when the user asks for it.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Posted when ``isSpeakScreenEnabled`` has changed.
    public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// Whether what is selected is read aloud when the user asks for it.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Posted when ``isSpeakSelectionEnabled`` has changed.
    public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// Whether animations are to be calm: the desktop's setting for having none.
    public static var isReduceMotionEnabled: Bool { reducesMotion }
    /// Posted when ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    // Written on the main thread alone; a byte, which others may read while it is.
    nonisolated(unsafe) private static var reducesMotion = false

    /// Takes what the desktop says.
    @MainActor
    package static func desktop(reducesMotion: Bool, increasesContrast: Bool) {
        if reducesMotion != self.reducesMotion {
            self.reducesMotion = reducesMotion
            NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
        if increasesContrast != self.increasesContrast {
            self.increasesContrast = increasesContrast
            NotificationCenter.default.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }

    /// Takes what the desktop says of assistive technology.
    @MainActor
    static func desktop(listens: Bool, reads: Bool) {
        isListenedTo = listens
        guard reads != isReadAloud else { return }
        isReadAloud = reads
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
    /// Whether things are to be opaque.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Posted when ``isReduceTransparencyEnabled`` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Whether text is to be bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Posted when ``isBoldTextEnabled`` has changed.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Whether colours are to have more contrast: what the desktop says.
    public static var isDarkerSystemColorsEnabled: Bool { increasesContrast }
    /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    // As that for motion.
    nonisolated(unsafe) private static var increasesContrast = false
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Posted when ``isInvertColorsEnabled`` has changed.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Whether colours are shown as grey.
    public static var isGrayscaleEnabled: Bool { false }
    /// Posted when ``isGrayscaleEnabled`` has changed.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// Whether sound is the same on both sides.
    public static var isMonoAudioEnabled: Bool { false }
    /// Posted when ``isMonoAudioEnabled`` has changed.
    public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// Whether colour alone is not to tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Posted when ``shouldDifferentiateWithoutColor`` has changed.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Whether buttons are to look like buttons.
    public static var buttonShapesEnabled: Bool { false }
    /// Posted when ``buttonShapesEnabled`` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// Whether sounds are shown as text.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Posted when ``isClosedCaptioningEnabled`` has changed.
    public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// Whether switches say by a sign that they are on.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Posted when ``isOnOffSwitchLabelsEnabled`` has changed.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Whether films may begin by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Posted when ``isVideoAutoplayEnabled`` has changed.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// Whether screens are to dissolve where they would slide.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Posted when ``prefersCrossFadeTransitions`` has changed.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
