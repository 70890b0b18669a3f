import Foundation

/// Numbers that geometry meets when something was divided by zero, subtracted from infinity, or multiplied too often.
enum Numbers {
    static let all: [(String, CGFloat)] =
        impossible + huge + [("tiny", .leastNonzeroMagnitude), ("negative", -3), ("zero", 0)]

    static let impossible: [(String, CGFloat)] = [
        ("nan", .nan), ("infinite", .infinity), ("-infinite", -.infinity),
    ]

    static let huge: [(String, CGFloat)] = [
        ("1e12", 1e12), ("1e200", 1e200), ("greatest", .greatestFiniteMagnitude),
        ("-greatest", -.greatestFiniteMagnitude),
    ]
}
