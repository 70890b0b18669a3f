import VitrineSupport

/// What a program asks of Objective-C's runtime and there is no way to do.
enum MissingRuntime {
    /// Says once that a call changes nothing.
    static func remark(_ call: String, _ reason: String) {
        let sentence = "Vitrine: \(call) changes nothing, since \(reason)."
        ReportLog.current.report(once: sentence, sentence)
    }
}
