extension UICollectionView {
    /// The axis along which a layout's sections follow each other.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }
}
