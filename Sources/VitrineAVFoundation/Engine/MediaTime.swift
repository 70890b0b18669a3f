import VitrineCoreMedia

/// A place on a media's time line, in nanoseconds, as GStreamer counts them.
typealias MediaTime = Int64

extension CMTime {
    static let nanoseconds: CMTimeScale = 1_000_000_000

    init(_ time: MediaTime) { self.init(value: time, timescale: Self.nanoseconds) }

    /// Nanoseconds, within what fits; nil for what is no number.
    var mediaTime: MediaTime? {
        guard isNumeric else { return nil }
        let exact = convertScale(Self.nanoseconds, method: .roundTowardZero)
        if exact.isNumeric { return exact.value }
        return value < 0 ? .min : .max
    }
}

extension MediaTime {
    /// Seconds.
    var seconds: Double { Double(self) / 1e9 }

    init(seconds: Double) { self = Int64(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max) }
}
