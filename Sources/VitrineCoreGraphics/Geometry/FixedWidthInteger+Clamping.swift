extension FixedWidthInteger {
    /// The whole number towards zero, or the nearest that there is; 0 for what is no number.
    ///
    /// For numbers that come from outside: `Int(_:)` stops the program with those that are infinite, no number or too
    /// large, in words that name neither the value nor the place.
    @inlinable
    package init(clamping value: some BinaryFloatingPoint) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}
