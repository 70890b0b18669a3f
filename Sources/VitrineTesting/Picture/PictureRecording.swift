import Foundation
import VitrineLaunch

/// Which references a test writes instead of comparing with them.
///
/// A whole run is told by the environment: `VITRINE_RECORD_PICTURES=failed swift test`. What a call is told goes first.
public enum PictureRecording: String, CaseIterable, Sendable {
    /// None: a reference that is missing is a failure. For continuous integration.
    case never
    /// Those that are missing. The test fails once, so that somebody looks at the picture.
    case missing
    /// Those that are missing, differ or cannot be read. The test passes.
    case failed
    /// All. The test passes.
    case all

    /// What `VITRINE_RECORD_PICTURES` says: a case's name, `1` for ``all`` or `0` for ``never``; ``missing`` where it is
    /// not set.
    static func fromEnvironment() throws(PictureMismatch) -> PictureRecording {
        switch ProcessInfo.processInfo.environment[LaunchVariable.recordPictures] {
        case nil, "": return .missing
        case "1": return .all
        case "0": return .never
        case let text?:
            guard let recording = PictureRecording(rawValue: text) else {
                throw .unusable(
                    reason: "\(LaunchVariable.recordPictures) is \"\(text)\" in the environment; choose from "
                        + allCases.map(\.rawValue).joined(separator: ", ") + ".")
            }
            return recording
        }
    }
}
