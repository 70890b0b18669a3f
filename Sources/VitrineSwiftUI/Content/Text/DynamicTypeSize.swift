/// A size of text that the user can choose.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The usual sizes; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// Larger ones, for those who see badly.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size of a category of UIKit's; nil if it is unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.ordered.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }

    /// Whether it is one of the five largest.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    var uiCategory: UIContentSizeCategory {
        UIContentSizeCategory.ordered[Self.allCases.firstIndex(of: self)!]
    }
}

extension UIContentSizeCategory {
    /// The category of a size.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize?.uiCategory ?? .unspecified
    }
}

/// A size of text that the user can choose, under its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The usual sizes; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// Larger ones, for those who see badly.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five largest.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// The category of UIKit's; nil if it is unspecified.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(size)
    }

    init(_ size: DynamicTypeSize) { self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!] }

    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }

    /// From the smallest text to the largest.
    public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
    /// From the largest text to the smallest.
    public static func > (a: Self, b: Self) -> Bool { b < a }
    /// From the smallest text to the largest.
    public static func <= (a: Self, b: Self) -> Bool { !(b < a) }
    /// From the largest text to the smallest.
    public static func >= (a: Self, b: Self) -> Bool { !(a < b) }
}

nonisolated extension View {
    /// Sets the size of text within the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the size of text within the view to a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = allowed.first, let most = allowed.last else { return }
            size = min(max(size, least), most)
        }
    }
}
