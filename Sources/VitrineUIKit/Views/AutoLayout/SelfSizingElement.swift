/// A view whose size a layout decides, and perhaps only guesses at first, as that of a cell: one of many of its class.
@MainActor
protocol SelfSizingElement: UIView {
    /// Which lengths the layout has only guessed: constraints in the view need not hold at them.
    var guessedLengths: (width: Bool, height: Bool) { get }
    /// The size that the view would like may be another.
    func sizeWasInvalidated(by cause: SizeInvalidation)
}

/// Why a view may have another size.
enum SizeInvalidation {
    case intrinsicSize, constraints
}

extension UIView {
    /// The element whose size the view's own size is: itself, or that which it is the content of.
    var sizedElement: (any SelfSizingElement)? {
        element(sizedBy: self) ?? storedSuperview?.element(sizedBy: self)
    }

    /// The element that the view is, or is in.
    var enclosingElement: (any SelfSizingElement)? {
        var view: UIView? = self
        while let current = view {
            if let element = current.element(sizedBy: current) { return element }
            view = current.storedSuperview
        }
        return nil
    }
}
