/// A question for a view's intrinsic size, which the view may answer by saying that the size changed.
///
/// Once is no harm: a label may find its width while it is asked, and is asked again. A view that does it each time would
/// be asked without an end.
@MainActor
struct IntrinsicQuestion {
    /// Whether the view is being asked.
    private(set) var isOpen = false
    private var wasInvalidated = false
    /// Whether the answer before came with an invalidation.
    private var isRepeated = false

    mutating func begin() {
        isOpen = true
        wasInvalidated = false
    }

    mutating func end() {
        isOpen = false
        isRepeated = wasInvalidated
    }

    /// Whether an invalidation by the view counts. If not, its class is named, once.
    mutating func admitsInvalidation(by view: UIView) -> Bool {
        guard isOpen else { return true }
        wasInvalidated = true
        if isRepeated {
            ReportLog.current.report(
                once: "\(type(of: view)).invalidateIntrinsicContentSize",
                "UIKit: \(type(of: view)).intrinsicContentSize calls invalidateIntrinsicContentSize() each time it is asked, "
                    + "which would ask again without an end. It is ignored there; call it where what the size depends on "
                    + "changes.")
        }
        return !isRepeated
    }
}

extension UIView {
    /// The intrinsic size, asked for Auto Layout.
    var askedIntrinsicSize: CGSize {
        guard let layoutItem, !layoutItem.intrinsicQuestion.isOpen else { return intrinsicContentSize }
        layoutItem.intrinsicQuestion.begin()
        defer { layoutItem.intrinsicQuestion.end() }
        return intrinsicContentSize
    }
}
