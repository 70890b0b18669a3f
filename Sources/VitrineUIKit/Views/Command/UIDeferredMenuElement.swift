/// Stands in a menu for entries that are not known before it opens; a row that turns stands there meanwhile.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    /// What was provided, and may be shown again.
    private var provided: [UIMenuElement]?

    /// Makes a stand-in whose entries are asked for once.
    ///
    /// - Parameter elementProvider: Called on the main thread when the menu opens; it calls what it is handed with the
    ///   entries, at once or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", image: nil)
    }

    /// Makes a stand-in whose entries are asked for every time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// A menu that the stand-in is in opens.
    final func menuOpens() { if !isCached { provided = nil } }

    /// Asks for the entries, if they are not known.
    ///
    /// - Returns: The entries where they are known already; else `then` is called once with them.
    final func elements(_ then: @escaping ([UIMenuElement]) -> Void) -> [UIMenuElement]? {
        if let provided { return provided }
        waiting.append(then)
        guard waiting.count == 1 else { return nil }
        var isAnswered = false
        provider { [self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            provided = elements
            let told = waiting
            waiting = []
            if isLate { for then in told { then(elements) } }
        }
        isLate = provided == nil
        return provided
    }

    /// Who is told once the entries have come.
    private var waiting: [([UIMenuElement]) -> Void] = []
    private var isLate = false
}
