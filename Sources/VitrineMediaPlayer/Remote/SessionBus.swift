import CVitrineDesktop
import Foundation
import VitrinePlatform

/// The bus of the session, on which the program's player is `org.mpris.MediaPlayer2.Name.instanceNumber`.
@MainActor
final class SessionBus: RemoteBus {
    /// Puts the program's player on the bus; nil where the session has none.
    init?(identity: String) {
        let listener = vitrine_remote_listener(
            called: { name, number, text in
                let name = String(cString: name!)
                let text = String(cString: text!)
                MainActor.assumeIsolated { RemotePlayer.shared.called(name, number, text) }
            },
            position: { MainActor.assumeIsolated { RemotePlayer.shared.position } })
        let process = ProcessInfo.processInfo
        let name = "\(Self.name(of: identity)).instance\(process.processIdentifier)"
        guard vitrine_remote_start(name, listener) else { return nil }
        let properties = [
            "CanQuit": "false", "CanRaise": "true", "HasTrackList": "false",
            "Identity": BusText.string(identity), "DesktopEntry": BusText.string(process.processName),
            "SupportedUriSchemes": "@as []", "SupportedMimeTypes": "@as []",
        ]
        for (name, value) in properties { vitrine_remote_set(name, value) }
    }

    /// A name as elements of names on the bus are: letters, digits, underscores, and no digit at the beginning.
    static func name(of program: String) -> String {
        let name = program.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                ? String(scalar) : "_"
        }.joined()
        return name.first.map { $0.isNumber ? "_" + name : name } ?? "_"
    }

    func publish(_ changes: [String: String?]) {
        for (name, value) in changes { vitrine_remote_set(name, value) }
        vitrine_remote_announce()
    }

    func jump(to position: Int64) { vitrine_remote_jumped(position) }
}
