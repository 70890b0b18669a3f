public import Foundation

/// The pages that a view was at.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    /// The page that is shown.
    public private(set) var currentItem: WKBackForwardListItem?
    /// The pages before it, the nearest last.
    public private(set) var backList: [WKBackForwardListItem] = []
    /// The pages after it, the nearest first.
    public private(set) var forwardList: [WKBackForwardListItem] = []

    override init() { super.init() }

    /// The page before the one that is shown.
    open var backItem: WKBackForwardListItem? { backList.last }
    /// The page after the one that is shown.
    open var forwardItem: WKBackForwardListItem? { forwardList.first }

    /// The page at a distance: 0 is the one that is shown, -1 the one before. Nil beyond the ends.
    open func item(at index: Int) -> WKBackForwardListItem? {
        if index == 0 { return currentItem }
        return index > 0 ? forwardList[safe: index - 1] : backList[safe: backList.count + index]
    }

    /// The distance of a page; nil if it is not here.
    func distance(of item: WKBackForwardListItem) -> Int? {
        if item === currentItem { return 0 }
        if let index = forwardList.firstIndex(where: { $0 === item }) { return index + 1 }
        return backList.firstIndex { $0 === item }.map { $0 - backList.count }
    }

    /// Items that stand for the same pages stay.
    func follow(_ history: WebHistory) {
        var known = backList + (currentItem.map { [$0] } ?? []) + forwardList
        func item(_ item: WebHistory.Item) -> WKBackForwardListItem {
            guard let index = known.firstIndex(where: { $0.stands(for: item) }) else {
                return WKBackForwardListItem(item)
            }
            let same = known.remove(at: index)
            same.item = item
            return same
        }
        backList = history.back.map(item)
        currentItem = history.current.map(item)
        forwardList = history.forward.map(item)
    }
}

/// A page that a view was at.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    var item: WebHistory.Item

    init(_ item: WebHistory.Item) {
        self.item = item
        super.init()
    }

    func stands(for other: WebHistory.Item) -> Bool {
        item.url == other.url && item.initialURL == other.initialURL
    }

    /// Its address.
    open var url: URL { item.url }
    /// Its title.
    open var title: String? { item.title }
    /// The address that led to it.
    open var initialURL: URL { item.initialURL }
}
