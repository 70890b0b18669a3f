/// What a program did wrong with a camera, in the words of Apple's system, which throws an exception there.
enum CaptureFault {
    /// Stops the program.
    ///
    /// - Parameters:
    ///   - method: What was called, by its name in Objective-C: `-[AVCaptureSession addInput:]`.
    ///   - sentence: What is wrong with that.
    static func stop(_ method: String, _ sentence: String) -> Never {
        fatalError("*** \(method) \(sentence)")
    }
}
