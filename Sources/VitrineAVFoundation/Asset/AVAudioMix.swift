public import Foundation

/// How the sounds of a film are mixed. Nothing makes one: sounds are as they are in their files.
open class AVAudioMix: NSObject, @unchecked Sendable {
    override init() {}
}
