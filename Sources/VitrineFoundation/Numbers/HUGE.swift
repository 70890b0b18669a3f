/// The largest finite number of 32 bits, as Darwin's C library names it: a `repeatCount` that never ends.
public let HUGE: Float = .greatestFiniteMagnitude
