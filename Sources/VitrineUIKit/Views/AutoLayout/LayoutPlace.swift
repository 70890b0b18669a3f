/// A side or middle of an item: where a distance begins that is used as a size.
@MainActor
struct LayoutPlace {
    /// What the place is of; nil when it is gone.
    var item: LayoutItem? { storedItem.isGone ? nil : storedItem }
    let attribute: NSLayoutConstraint.Attribute
    private let storedItem: LayoutItem

    init(item: LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        storedItem = item
        self.attribute = attribute
    }

    /// As in messages: the place, or the distance to it.
    func text(from start: LayoutPlace?) -> String {
        let end = "\(item?.name ?? "(gone)").\(attribute.name)"
        guard let start else { return end }
        return "(\(end) - \(start.item?.name ?? "(gone)").\(start.attribute.name))"
    }

    /// Where the sides of a constraint begin; nil if both are attributes of one item.
    static func pair(_ first: LayoutPlace?, _ second: LayoutPlace?) -> (LayoutPlace?, LayoutPlace?)? {
        first == nil && second == nil ? nil : (first, second)
    }
}

extension LayoutPlace: @MainActor Equatable {
    static func == (first: LayoutPlace, second: LayoutPlace) -> Bool {
        first.item === second.item && first.attribute == second.attribute
    }
}
