public import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// The layout of a collection view while it goes from one layout to another as far as a progress says.
///
/// Every element is on a straight line between its places in the two layouts. Elements that only one of them has
/// fade, or go where that layout's attributes for disappearing and appearing elements say. Subclasses may interpolate
/// otherwise, with values of their own: `updateValue(_:forAnimatedKey:)`.
///
/// A collection view makes one in `startInteractiveTransition(to:completion:)`.
@MainActor @preconcurrency
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout of before.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout to go to.
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    private var isCurrentPrepared = true
    private var isNextPrepared = false

    /// How far the transition has come: 0 shows the current layout, 1 the next one. Setting it invalidates the layout.
    /// Values outside of 0...1 go on along the line. Traps if it is no number. Default 0.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            demand(
                transitionProgress.isFinite,
                "\(type(of: self)).transitionProgress was set to \(transitionProgress): look for a division by zero "
                    + "where the gesture's progress is computed.")
            guard transitionProgress != oldValue else { return }
            collectionView?.transitionDidProgress(self)
            invalidateLayout(with: makeInvalidationContext())
        }
    }

    /// Makes the layout for a transition between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Traps: there are no archives to take two layouts from. Subclasses of existing code declare it.
    public required init?(coder: NSCoder) {
        fatalError("UICollectionViewTransitionLayout cannot be made from an archive.")
    }

    /// Sets a value that a subclass goes by besides the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// The value last set for a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Preparing

    /// Prepares those of the two layouts that have been invalidated.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        if !isCurrentPrepared {
            isCurrentPrepared = true
            LayoutReader.prepare(currentLayout, in: collectionView)
        }
        if !isNextPrepared {
            isNextPrepared = true
            LayoutReader.prepare(nextLayout, in: collectionView)
        }
    }

    /// New data invalidates both layouts.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts {
            for layout in [currentLayout, nextLayout] {
                let inner = layout.makeInvalidationContext()
                inner.invalidateEverything = true
                inner.invalidateDataSourceCounts = true
                layout.invalidateLayout(with: inner)
            }
        }
        super.invalidateLayout(with: context)
    }

    func isBetween(_ layout: UICollectionViewLayout) -> Bool {
        layout === currentLayout || layout === nextLayout
    }

    func isPrepared(_ layout: UICollectionViewLayout) -> Bool {
        layout === currentLayout ? isCurrentPrepared : isNextPrepared
    }

    /// One of the two layouts was invalidated.
    func noteInvalidation(of layout: UICollectionViewLayout) {
        if layout === currentLayout { isCurrentPrepared = false }
        if layout === nextLayout { isNextPrepared = false }
    }

    /// Whether one of the two layouts says so. Those that do are invalidated.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        var isInvalid = false
        for layout in [currentLayout, nextLayout]
        where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
            isInvalid = true
        }
        return isInvalid
    }

    override var observesUpdateItems: Bool {
        currentLayout.observesUpdateItems || nextLayout.observesUpdateItems
            || type(of: self) != UICollectionViewTransitionLayout.self
    }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        currentLayout.prepare(forCollectionViewUpdates: updateItems)
        nextLayout.prepare(forCollectionViewUpdates: updateItems)
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        currentLayout.finalizeCollectionViewUpdates()
        nextLayout.finalizeCollectionViewUpdates()
    }

    override func carryMeasurements(newItem: (IndexPath) -> IndexPath?, newSection: (Int) -> Int?) {
        currentLayout.carryMeasurements(newItem: newItem, newSection: newSection)
        nextLayout.carryMeasurements(newItem: newItem, newSection: newSection)
    }

    // MARK: Places

    /// The size of the content on its way from one layout's to the other's.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        let progress = min(max(transitionProgress, 0), 1)
        return CGSize(
            width: from.width + (to.width - from.width) * progress,
            height: from.height + (to.height - from.height) * progress)
    }

    /// What is visible in either layout, on its way.
    ///
    /// - Complexity: What the two layouts need for a rectangle of that size.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, let transition = collectionView.interactiveTransition else { return nil }
        let now = transition.offset(at: transitionProgress)
        let (from, to) = (content(of: currentLayout), content(of: nextLayout))
        guard let from, let to else { return nil }
        let old = from.elements(in: rect.offsetBy(transition.offsets.from, since: now))
        let new = to.elements(in: rect.offsetBy(transition.offsets.to, since: now))
        var ends = Dictionary(uniqueKeysWithValues: new.map { (ElementKey($0), $0) })
        var result: [UICollectionViewLayoutAttributes] = []
        for start in old {
            let key = ElementKey(start)
            let end = ends.removeValue(forKey: key) ?? to.element(key)
            result.append(between(key, start, end))
        }
        for end in new {
            let key = ElementKey(end)
            guard ends[key] != nil else { continue }
            result.append(between(key, from.element(key), end))
        }
        return result
    }

    /// An item on its way. Nil if neither layout has it.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell(indexPath))
    }

    /// A supplementary view on its way. Nil if neither layout has it.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ElementKey(category: .supplementary, kind: elementKind, indexPath: indexPath))
    }

    /// A decoration view on its way. Nil if neither layout has it.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ElementKey(category: .decoration, kind: elementKind, indexPath: indexPath))
    }

    package override func decorationClass(ofKind kind: String) -> AnyClass? {
        super.decorationClass(ofKind: kind) ?? currentLayout.decorationClass(ofKind: kind)
            ?? nextLayout.decorationClass(ofKind: kind)
    }

    private func content(of layout: UICollectionViewLayout) -> LayoutContent? {
        guard let collectionView, let transition = collectionView.interactiveTransition else { return nil }
        return LayoutContent(
            layout, in: collectionView,
            sectionOffsets: layout === currentLayout
                ? transition.sectionOffsets.from : transition.sectionOffsets.to)
    }

    private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let start = content(of: currentLayout)?.element(key)
        let end = content(of: nextLayout)?.element(key)
        return start == nil && end == nil ? nil : between(key, start, end)
    }

    /// One of the two is not nil.
    private func between(
        _ key: ElementKey, _ start: UICollectionViewLayoutAttributes?,
        _ end: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes {
        guard let collectionView, let known = start ?? end else {
            return UICollectionViewLayoutAttributes(forCellWith: key.indexPath)
        }
        let from = start ?? LayoutReader(nextLayout, in: collectionView).initial(key) ?? known.faded()
        let to = end ?? LayoutReader(currentLayout, in: collectionView).final(key) ?? known.faded()
        return from.interpolated(to: to, progress: transitionProgress)
    }
}

extension CGRect {
    /// The rectangle at another offset, as seen from the same place on screen.
    fileprivate func offsetBy(_ offset: CGPoint, since now: CGPoint) -> CGRect {
        offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same, invisible.
    func faded() -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.alpha = 0
        return copy
    }

    /// Attributes on the line to others. What cannot be between two values is that of the nearer end.
    func interpolated(
        to end: UICollectionViewLayoutAttributes, progress: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let nearer = progress < 0.5 ? self : end
        guard let copy = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
        copy.center = CGPoint(x: between(center.x, end.center.x), y: between(center.y, end.center.y))
        copy.size = CGSize(
            width: max(0, between(size.width, end.size.width)),
            height: max(0, between(size.height, end.size.height)))
        copy.alpha = min(max(between(alpha, end.alpha), 0), 1)
        let (a, b) = (transform3D, end.transform3D)
        if !CATransform3DEqualToTransform(a, b) {
            copy.transform3D = CATransform3D(
                m11: between(a.m11, b.m11), m12: between(a.m12, b.m12), m13: between(a.m13, b.m13),
                m14: between(a.m14, b.m14), m21: between(a.m21, b.m21), m22: between(a.m22, b.m22),
                m23: between(a.m23, b.m23), m24: between(a.m24, b.m24), m31: between(a.m31, b.m31),
                m32: between(a.m32, b.m32), m33: between(a.m33, b.m33), m34: between(a.m34, b.m34),
                m41: between(a.m41, b.m41), m42: between(a.m42, b.m42), m43: between(a.m43, b.m43),
                m44: between(a.m44, b.m44))
        }
        return copy
    }
}
