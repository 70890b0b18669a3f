public import Foundation

/// The images that stand for one thing in different environments: light and dark, left to right and right to left.
///
/// Those of a catalogue come with it. Others can be added with ``register(_:with:)``; views that show an image of the
/// asset show the one for their traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let catalog: CatalogImage?
    private let lock = NSLock()
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []

    /// Makes an asset without images.
    public override init() {
        catalog = nil
        super.init()
    }

    init(catalog: CatalogImage) {
        self.catalog = catalog
        super.init()
    }

    /// Makes an asset of an image that is for all traits.
    init(original: UIImage) {
        catalog = nil
        registered = [(UITraitCollection(), original)]
        super.init()
    }

    /// The image for traits: of those that were registered for what these specify the one that says most, else the
    /// catalogue's, else any, else one of no size.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        best(for: traitCollection) ?? UIImage()
    }

    /// The catalogue's image for traits; nil where it has none.
    func catalogImage(for traits: UITraitCollection) -> UIImage? { best(for: traits) }

    private func best(for traits: UITraitCollection) -> UIImage? {
        let own = lock.withLock { registered }
        var best: (traits: UITraitCollection, image: UIImage)?
        for candidate in own where traits.containsTraits(in: candidate.traits) {
            if let best, !candidate.traits.containsTraits(in: best.traits) { continue }
            best = candidate
        }
        return (best?.image ?? catalog?.image(for: traits, of: self) ?? own.first?.image)?.belonging(to: self)
    }

    /// Adds an image for traits; it takes the place of one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        // Not the image itself, which may hold this asset.
        let plain = image.belonging(to: nil)
        lock.withLock {
            registered.removeAll { $0.traits == traitCollection }
            registered.append((traitCollection, plain))
        }
    }

    /// Removes the image that was registered for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }
}
