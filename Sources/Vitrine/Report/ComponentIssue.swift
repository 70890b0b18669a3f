internal import VitrineSupport
internal import VitrineUI

/// Mistakes in what a component is given that the component can live with: one sentence each on standard
/// error, and the rest is shown as well as it can be.
@MainActor
package enum ComponentIssue {
    /// Reports a mistake.
    ///
    /// - Parameters:
    ///   - component: The component that found it, as its user calls it.
    ///   - message: A sentence that names the value, its place, what is shown and the remedy.
    ///   - isSaidOnce: Whether the same words are reported the first time only.
    package static func report(in component: String, _ message: String, once isSaidOnce: Bool = false) {
        let sentence = "\(component): \(message)"
        if isSaidOnce {
            ReportLog.current.report(once: sentence)
        } else {
            ReportLog.current.report(sentence)
        }
    }
}
