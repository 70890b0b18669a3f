import SwiftUITestSupport
import VitrineSupport
import VitrineSwiftUI

/// What was said to the programmer while something was done, in graphs without a window.
@MainActor
enum Reports {
    /// The sentences, without the name of the framework that each begins with.
    static func during(_ work: @MainActor () -> Void) -> [String] {
        let outer = ReportLog.current
        ReportLog.current = .process
        ReportLog.process.forgetKeys()
        let before = ReportLog.process.count
        work()
        ReportLog.current = outer
        return ReportLog.process.sentences(after: before).map { String($0.dropFirst("SwiftUI: ".count)) }
    }

    /// The sentences while a view is shown in 100 × 100 points, and three times again in three other sizes.
    static func showing<V: View>(_ view: V) -> [String] {
        during {
            let bench = Bench { view }
            for length in [90, 80, 70] as [CGFloat] {
                bench.graph.size = CGSize(width: length, height: length)
                bench.graph.update()
                _ = bench.frames
            }
        }
    }
}
