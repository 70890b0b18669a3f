public import Foundation
internal import VitrineLayout

/// A width or a height: absolute, a fraction of the containing group, or an estimate that rendering corrects.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
    let engine: LayoutDimension

    init(engine: LayoutDimension) {
        self.engine = engine
        super.init()
    }

    /// A fraction of the width of the containing group (of the section, for the outermost group). Legal for
    /// heights as well: that is how an aspect ratio is made.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self(engine: .fractionalWidth(fractionalWidth))
    }
    /// A fraction of the height of the containing group (of the section, for the outermost group).
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(engine: .fractionalHeight(fractionalHeight))
    }
    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self(engine: .absolute(absoluteDimension))
    }
    /// A first guess in points; the real length is found when the content is rendered.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self(engine: .estimated(estimatedDimension))
    }
    /// A first guess in points; each item then gets at least what it needs, and grows to the largest estimated
    /// sibling. Siblings are the items of one group; for an outermost group, all groups of its section.
    ///
    /// A length follows what was measured so far: items that were never on screen do not count, where UIKit makes
    /// views for all of them at once.
    public static func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> Self {
        Self(engine: .uniformAcrossSiblings(estimatedDimension))
    }

    /// Whether it is a fraction of the container's width.
    public var isFractionalWidth: Bool {
        if case .fractionalWidth = engine { true } else { false }
    }
    /// Whether it is a fraction of the container's height.
    public var isFractionalHeight: Bool {
        if case .fractionalHeight = engine { true } else { false }
    }
    /// Whether it is in points.
    public var isAbsolute: Bool {
        if case .absolute = engine { true } else { false }
    }
    /// Whether the view's own size replaces it once it is known.
    public var isEstimated: Bool {
        if case .estimated = engine { true } else { false }
    }
    /// Whether it grows to the largest sibling.
    public var isUniformAcrossSiblings: Bool { engine.isUniformAcrossSiblings }
    /// The fraction, or the points of an absolute or estimated dimension.
    public var dimension: CGFloat { engine.value }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return engine == other.engine
    }
    nonisolated public override var hash: Int { engine.hashValue }
    nonisolated public override var description: String { "<NSCollectionLayoutDimension: \(engine)>" }
}

/// A width and a height for an item, a group or a supplementary item.
@MainActor @preconcurrency
public final class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    var engine: LayoutSize { LayoutSize(width: widthDimension.engine, height: heightDimension.engine) }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }
    nonisolated public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(widthDimension.engine)
        hasher.combine(heightDimension.engine)
        return hasher.finalize()
    }
    nonisolated public override var description: String {
        "<NSCollectionLayoutSize: width \(widthDimension.engine), height \(heightDimension.engine)>"
    }
}
