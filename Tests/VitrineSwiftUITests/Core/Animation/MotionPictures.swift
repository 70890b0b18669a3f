import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineSwiftUI

/// What a linear animation of a second shows on its way, beside pages that stand where it should be.
@MainActor
struct MotionPictures {
    /// At these parts of the way a picture is compared.
    static let parts = [0, 0.25, 0.5, 1]

    /// The parts of the way at which an animated page differs from a still one, and in how many pixels.
    ///
    /// - Parameters:
    ///   - start: The value at the start.
    ///   - end: The value at the end.
    ///   - limit: How far a component of a colour may be off, from 0 to 255.
    ///   - content: A page of 100 × 100 points that shows a value.
    static func faults<V: View>(
        from start: Double, to end: Double, limit: Int = 6, @ViewBuilder _ content: @escaping (Double) -> V
    ) -> [String] {
        let stage = AnimationStage(start, content)
        let first = picture(stage)
        stage.set(end, .linear(duration: 1))
        var time = 0.0
        var faults: [String] = []
        for part in parts {
            stage.advance(part - time)
            time = part
            let still = picture(AnimationStage(start + (end - start) * part, content))
            if let count = picture(stage).difference(from: still, limit: limit)?.count, count > 0 {
                faults.append("\(count) pixels at \(part)")
            }
        }
        // A value that shows nothing would be right all the time.
        if picture(stage).difference(from: first, limit: limit)?.count ?? 0 == 0 {
            faults.append("no change")
        }
        return faults
    }

    private static func picture<Value>(_ stage: AnimationStage<Value>) -> Bitmap {
        stage.window.offscreenWindow!.snapshot(background: RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
