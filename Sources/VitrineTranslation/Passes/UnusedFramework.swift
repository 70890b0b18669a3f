/// Imports of frameworks that are not here, in sources that name nothing of them.
///
/// Programs are full of imports that a template wrote, or that were needed once. Such a source compiles without.
package enum UnusedFramework {
    /// How the names begin of what frameworks, and those that they bring along, have.
    private static let beginnings: [String: [String]] = {
        let media = ["AV", "CM", "CV", "kCM", "kCV", "kAudio", "kSystemSound", "Audio", "VideoPlayer"]
        let places = ["CL", "kCL"]
        return [
            "AVFoundation": media, "AVKit": media, "CoreMedia": media,
            "MediaPlayer": media + ["MP"], "Photos": media + places + ["PH"], "CoreLocation": places,
            "MapKit": places + ["MK", "Map", "Marker", "Annotation", "UserAnnotation", "LookAround"],
            "CoreMotion": ["CM"], "WebKit": ["WK", "Web", "DOM"], "MessageUI": ["MF"],
            "SpriteKit": ["SK", "Sprite", "GK"], "GameplayKit": ["GK", "SK"],
            "SceneKit": ["SCN", "Scene", "SK", "GK", "MDL"],
        ]
    }()

    /// Whether a framework is known here and a source names nothing of it.
    ///
    /// - Parameter names: The words of the source without those of its imports.
    ///
    /// Complexity: O(*n*) in the number of words.
    package static func isUnused(_ framework: String, by names: some Sequence<String>) -> Bool {
        guard let beginnings = beginnings[framework] else { return false }
        return !names.contains { name in
            beginnings.contains { beginning in
                guard name.hasPrefix(beginning) else { return false }
                // `CMTime`, `kCLErrorDomain`, `Map`: not `CLEAR`, nor `Mapping`.
                let rest = name.dropFirst(beginning.count)
                guard let next = rest.first else { return true }
                return (next.isUppercase || next.isNumber) && rest.contains(where: \.isLowercase)
            }
        }
    }
}
