public import VitrineUI

/// A supplementary view that shows a view that knows nothing of collection views: a heading, for example.
///
/// The kind is the view's ``SupplementaryConfinable/elementKind``. For the rest see ``ViewHostingCollectionViewCell``.
public final class ViewHostingCollectionReusableView<View: SupplementaryConfinable>: UICollectionReusableView,
    ConfigurableCollectionReusableView
{
    /// What the view shows.
    public typealias Item = View.Item

    /// The kind that the view says.
    public static var elementKind: String { View.elementKind }

    /// Made of the full name of the view's class.
    public static var reuseIdentifier: String { "hosted-\(String(reflecting: View.self))" }

    /// The view in the supplementary view.
    public let hostedView: View
    private let environmentFollower: EnvironmentFollower?

    /// Makes the supplementary view and its view.
    public override init(frame: CGRect) {
        hostedView = View.make(frame: CGRect(origin: .zero, size: frame.size))
        environmentFollower = EnvironmentFollower(hostedView)
        super.init(frame: frame)
        hostedView.fill(self)
    }

    /// Traps: the view is made in code, by a collection view.
    public required init?(coder: NSCoder) {
        fatalError(
            "\(Self.self) is made in code: register it with \(Self.self).register(with: collectionView).")
    }

    /// Tells the view.
    public override func prepareForReuse() {
        super.prepareForReuse()
        hostedView.prepareForReuse()
    }

    /// Shows an item in the view.
    public func configure(for item: View.Item) {
        hostedView.configure(for: item)
    }

    /// Tells a view that wants it of the environment around.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        environmentFollower?.windowDidChange()
    }

    /// Asks the view for its size.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = hostedView.ownSize(fitting: layoutAttributes.size) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        layoutAttributes.size = size
        return layoutAttributes
    }
}
