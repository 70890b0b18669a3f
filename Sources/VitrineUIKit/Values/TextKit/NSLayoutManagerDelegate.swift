/// Hears of layouts.
@MainActor @preconcurrency
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Lines are laid out anew when they are asked for next. Nothing unless implemented.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// All lines that have room were laid out. Nothing unless implemented.
    ///
    /// - Parameters:
    ///   - textContainer: The container in which the text ends; nil if it does not have room.
    ///   - layoutFinishedFlag: Whether all of the text was laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Nothing is done.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Nothing is done.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
}
