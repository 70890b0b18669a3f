import CVitrineGTK

/// What helps a person to use the desktop: screen readers and other programs that ask what is in windows.
///
/// The desktop says whether there is any (`org.a11y.Status` on the session's bus: `IsEnabled` and `ScreenReaderEnabled`), and
/// is followed as that changes. There is none without a bus, or where GTK's accessibility is off (`GTK_A11Y=none`).
package struct AssistiveTechnology: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something asks what is in windows. Without it nothing is described to anybody, and frames cost nothing more.
    package static let listens = AssistiveTechnology(rawValue: UInt32(vitrine_assistive_listens))
    /// A screen reader is at work.
    package static let reads = AssistiveTechnology(rawValue: UInt32(vitrine_assistive_reads))
}
