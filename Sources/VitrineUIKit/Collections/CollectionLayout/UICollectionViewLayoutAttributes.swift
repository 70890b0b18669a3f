public import Foundation
public import VitrineCoreGraphics
public import VitrineQuartzCore

/// Where and how one cell, supplementary or decoration view is shown. Coordinates are those of the collection
/// view's content.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, and name themselves in the
/// layout's `layoutAttributesClass`.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The view's bounds size.
    open var size: CGSize = .zero
    /// The view's centre in the content.
    open var center: CGPoint = .zero
    /// Origin and size of the view's bounds. Setting it sets `size`; the origin must be zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            demand(
                newValue.origin == .zero,
                "UICollectionViewLayoutAttributes.bounds: the origin must be zero, not \(newValue.origin).")
            size = newValue.size
        }
    }
    /// The place in the content, after the transform. Setting it while there is a transform undoes nothing:
    /// centre and size are computed as if there were none, as UIKit does.
    open var frame: CGRect {
        get {
            let untransformed = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            guard !isIdentity else { return untransformed }
            return CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
            )
            .applying(CATransform3DGetAffineTransform(transform3D))
            .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
        }
    }
    /// The transform about the centre. Default identity.
    open var transform3D = CATransform3DIdentity {
        didSet { isIdentity = CATransform3DIsIdentity(transform3D) }
    }
    /// The affine part of `transform3D`.
    open var transform: CGAffineTransform {
        get { isIdentity ? .identity : CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    private var isIdentity = true

    /// What the outline is under a dynamic animator. The bounds, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline about the centre, convex, where the type is `path`. Empty unless overridden.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Default 1.
    open var alpha: CGFloat = 1
    /// Stacking order: higher is in front. Default 0.
    open var zIndex = 0
    /// Whether the view is left out. Default false.
    open var isHidden = false
    /// The item, or the item that a supplementary or decoration view belongs to.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Cell, supplementary or decoration view.
    public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; nil for cells.
    public internal(set) var representedElementKind: String?

    /// What the view must know of its place in a section of a special kind; nil in others.
    var elementPlace: (any ElementPlace)?

    /// Which lengths the layout has only guessed: what a view that sizes itself is free to change. Copies do not
    /// have it.
    var estimates = (width: true, height: true)

    /// Where the layout has it, if a handler may have changed the frame since. Copies do not have it.
    var solvedFrame: CGRect?

    public override init() { super.init() }

    /// Attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// Attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }
    /// Attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Seam for making an instance of a subclass from its class; see `instance(of:)`.
    @usableFromInline convenience init(_dynamic: Void) {
        self.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
            let copy = type(of: self)._allocate()
            copy.size = size
            copy.center = center
            copy.transform3D = transform3D
            copy.alpha = alpha
            copy.zIndex = zIndex
            copy.isHidden = isHidden
            copy.indexPath = indexPath
            copy.representedElementCategory = representedElementCategory
            copy.representedElementKind = representedElementKind
            copy.elementPlace = elementPlace
            return copy
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if self === other { return true }
        return MainActor.assumeIsolated { hasSameValues(as: other) }
    }

    /// Whether nothing but a place is said, and it is this one.
    func isPlain(at frame: CGRect, zIndex: Int) -> Bool {
        isIdentity && alpha == 1 && !isHidden && self.zIndex == zIndex && size == frame.size
            && center == CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
            && elementPlace == nil && solvedFrame == nil
    }

    /// The same as `isEqual(_:)`, without its price where no subclass has a say.
    func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        if self === other { return true }
        guard type(of: self) == UICollectionViewLayoutAttributes.self, type(of: other) == type(of: self)
        else {
            return isEqual(other)
        }
        return hasSameValues(as: other)
    }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && size == other.size && center == other.center
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind
            && (isIdentity && other.isIdentity
                || CATransform3DEqualToTransform(transform3D, other.transform3D))
            && elementPlace.isSame(as: other.elementPlace)
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(indexPath)
            hasher.combine(representedElementKind)
            return hasher.finalize()
        }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)): \(representedElementKind ?? "cell") \(Array(indexPath)), frame \(frame)"
                + (alpha == 1 ? "" : ", alpha \(alpha)") + (zIndex == 0 ? "" : ", zIndex \(zIndex)")
                + (isHidden ? ", hidden" : "") + ">"
        }
    }
}

extension UICollectionViewLayoutAttributes {
    // A convenience initialiser's allocating entry allocates from the metatype it is called on, so this makes
    // instances of subclasses without a `required` initialiser that theirs would have to repeat.
    @_silgen_name("$s12VitrineUIKit32UICollectionViewLayoutAttributesC8_dynamicACyt_tcfC")
    static func _allocate() -> Self

    /// Whether `first` is drawn behind `second`: by zIndex, then decoration < cell < supplementary, then index
    /// path. UIKit leaves equal zIndex undefined; here the order is always the same.
    package static func isBehind(
        _ first: UICollectionViewLayoutAttributes, _ second: UICollectionViewLayoutAttributes
    ) -> Bool {
        if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
        let ranks = (first.drawingRank, second.drawingRank)
        if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
        return first.indexPath < second.indexPath
    }

    private var drawingRank: Int {
        switch representedElementCategory {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind, or an empty string for cells.
    public var name: String { representedElementKind ?? "" }
}
