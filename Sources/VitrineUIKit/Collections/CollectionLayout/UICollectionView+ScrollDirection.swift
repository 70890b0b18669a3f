extension UICollectionView {
    /// The axis along which a layout's sections follow each other.
    public enum ScrollDirection: Int, Sendable {
        /// From top to bottom.
        case vertical = 0
        /// From side to side.
        case horizontal
    }
}
