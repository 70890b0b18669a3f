import _FoundationICU

/// Text that ICU, which Foundation brings, writes into a buffer.
enum ICUText {
    /// - Parameter write: fills a buffer of so many units, and returns how many there would be.
    /// - Returns: nil where ICU reports an error.
    static func make(
        _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 64
        while true {
            var status = U_ZERO_ERROR
            var count: Int32 = 0
            let units = [UChar](unsafeUninitializedCapacity: Int(capacity)) { buffer, initialized in
                count = write(buffer.baseAddress, capacity, &status)
                initialized = Int(min(max(count, 0), capacity))
            }
            if status == U_BUFFER_OVERFLOW_ERROR, count > capacity {
                capacity = count
                continue
            }
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            return String(decoding: units, as: UTF16.self)
        }
    }
}
