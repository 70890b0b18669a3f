import VitrineCoreGraphics

extension UICellAccessory {
    /// Where in a cell an accessory of the program's is.
    public enum Placement {
        /// Returns the index to insert at among the accessories of the edge, which are in order from the leading to the
        /// trailing one.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge; nearest to the content unless a position says otherwise.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge; nearest to the content unless a position says otherwise.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The place before an accessory of the same type as one, or the first if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.isOfSameKind(as: accessory) } ?? 0 }
        }

        /// The place after an accessory of the same type as one, or the last if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.isOfSameKind(as: accessory) }.map { $0 + 1 } ?? accessories.count
            }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
    }

    /// What an accessory of the program's is made of.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it is.
        public let placement: Placement
        /// Whether it takes its room without being seen. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint of the view; nil leaves it as it is.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame. False unless given: it takes the size that suits it.
        public var maintainsFixedSize: Bool

        /// Makes a configuration; what is nil is as the system has it.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// The place of the system's accessories in the order from the leading to the trailing edge; the content is between
    /// negative and positive ones.
    var rank: Int {
        switch accessoryType {
        case .multiselect: -3
        case .delete: -2
        case .insert: -1
        case .label: 1
        case .checkmark: 2
        case .detail: 3
        case .disclosureIndicator: 4
        case .outlineDisclosure: 5
        case .reorder: 6
        case .customView: 0
        }
    }

    func isOfSameKind(as other: UICellAccessory) -> Bool { accessoryType == other.accessoryType }

    /// The accessories of a cell, those at the leading edge and those at the trailing one, in order from leading to
    /// trailing. Traps if the system's are given twice.
    static func arranged(_ accessories: [UICellAccessory]) -> (
        leading: [UICellAccessory], trailing: [UICellAccessory]
    ) {
        var seen: Set<AccessoryType> = []
        for accessory in accessories {
            demand(
                seen.insert(accessory.accessoryType).inserted,
                "A list cell cannot have two accessories of the same type: \(accessory.accessoryType) is given "
                    + "twice. Of each of the system's accessories there may be one, of custom views any number, but "
                    + "each view once. Remove one, or make it part of a custom view.")
        }
        let system = accessories.filter { $0.rank != 0 }.sorted { $0.rank < $1.rank }
        var leading = system.filter { $0.rank < 0 }
        var trailing = system.filter { $0.rank > 0 }
        for accessory in accessories where accessory.rank == 0 {
            switch accessory.options.placement {
            case .leading(_, let position):
                leading.insert(accessory, at: checked(position(leading), leading.count))
            case .trailing(_, let position):
                trailing.insert(accessory, at: checked(position(trailing), trailing.count))
            case nil:
                break
            }
        }
        return (leading, trailing)
    }

    private static func checked(_ index: Int, _ count: Int) -> Int {
        demand(
            (0...count).contains(index),
            "The position of a custom accessory is \(index), and there are \(count) accessories at its edge: the "
                + "closure given as at: must return an index from 0 to the number of accessories it is given."
        )
        return index
    }
}
