import Fuzzing
import VitrineUIKit

/// Edits stack views and compares them with others that were made as they are now.
@MainActor
enum StackFuzzer {
    /// Views to begin with, and changes.
    static func steps(_ seed: Int) -> [StackStep] {
        var generator = SeededGenerator(seed: seed)
        let views = generator.int(3...9)
        let changes = generator.int(3...14)
        return (0..<(views + changes)).map { StackStep(&generator, adding: $0 < views) }
    }

    static func scene(_ steps: [StackStep]) -> StackScene {
        var scene = StackScene()
        for step in steps { step.apply(to: &scene) }
        return scene
    }

    /// What is wrong after which step; nil if nothing is.
    static func fault(_ steps: [StackStep]) -> String? {
        let edited = FuzzedStack()
        var scene = StackScene()
        for (index, step) in steps.enumerated() {
            step.apply(to: &scene)
            edited.take(scene, step.pass)
            guard step.pass != .later || index == steps.count - 1 else { continue }
            if let difference = edited.difference(from: FuzzedStack(scene)) { return difference }
        }
        return nil
    }
}
