package import Foundation
import Synchronization
import VitrineFoundation
import VitrineLaunch

/// The keychain that the functions use.
enum ProgramKeychain {
    private static let chosen = Mutex<Keychain?>(nil)

    static var current: Keychain {
        chosen.withLock { chosen in
            if let chosen { return chosen }
            let keychain = Keychain.ofProgram()
            chosen = keychain
            return keychain
        }
    }

    /// Runs something with another keychain, for tests, which must not run side by side.
    static func use(_ keychain: Keychain?) { chosen.withLock { $0 = keychain } }
}

extension Keychain {
    /// The keychain of a program: a file in the folder that the program has for itself among the user's data, and in
    /// memory where pictures are made and tests run, for these are to be the same each time.
    package static func ofProgram(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        data: URL = URL.applicationSupportDirectory, program: String = ProcessInfo.processInfo.processName
    ) -> Keychain {
        let options = try? LaunchOptions.parse(environment[LaunchVariable.options])
        let isPassing = options?.mode == .render || environment[LaunchVariable.waitingFrames] != nil
        let place: any KeychainPlace =
            isPassing ? KeychainMemory() : KeychainFile(folder: data.appendingPathComponent(program))
        return Keychain(place: place, group: Bundle.main.bundleIdentifier ?? program)
    }
}
