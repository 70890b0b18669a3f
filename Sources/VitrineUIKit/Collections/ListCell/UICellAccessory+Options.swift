/// The options of accessories: what of each kind can be other than the system has it.
extension UICellAccessory {
    /// Options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            return all
        }
    }

    /// Options of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// What a tap beside the chevron does.
        public enum Style: Hashable, Sendable {
            /// As in a header if the cell has the content configuration of one, else as in a cell.
            case automatic
            /// A tap anywhere opens and closes the item. It cannot be selected.
            case header
            /// A tap beside the chevron selects the item.
            case cell
        }

        /// What a tap beside the chevron does. Automatic unless given.
        public var style: Style
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.style = style
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            return all
        }
    }

    /// Options of a check mark.
    public struct CheckmarkOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            return all
        }
    }

    /// Options of a detail button.
    public struct DetailOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            return all
        }
    }

    /// Options of a delete control. The tint is the colour of the sign.
    public struct DeleteOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            all.backgroundColor = backgroundColor
            return all
        }
    }

    /// Options of an insert control. The tint is the colour of the sign.
    public struct InsertOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            all.backgroundColor = backgroundColor
            return all
        }
    }

    /// Options of a reorder control.
    public struct ReorderOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// Whether a line stands between it and an accessory before it. True unless given.
        public var showsVerticalSeparator: Bool

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            all.showsVerticalSeparator = showsVerticalSeparator
            return all
        }
    }

    /// Options of a selection mark. The tint is the colour of the empty circle and of the check mark.
    public struct MultiselectOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the system's.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            all.backgroundColor = backgroundColor
            return all
        }
    }

    /// Options of a label.
    public struct LabelOptions {
        /// Whether it takes its room without being seen, and does nothing. False unless given.
        public var isHidden: Bool
        /// The width of the place in the middle of which it lies. Its own unless given.
        public var reservedLayoutWidth: UICellAccessory.LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The font. Body text unless given.
        public var font: UIFont
        /// Whether a font that is the system's for a text style follows the text size that the user chose. True unless given.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; what is nil is as the system has it.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var all: AccessoryOptions {
            var all = AccessoryOptions()
            all.isHidden = isHidden
            all.reservedLayoutWidth = reservedLayoutWidth
            all.tintColor = tintColor
            all.font = font
            all.adjustsFont = adjustsFontForContentSizeCategory
            return all
        }
    }
}
