public import Foundation

/// Items of a bar that belong together, and one that stands for them where there is no room.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
    /// The items, from the leading side on.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adoptItems()
            holder?.didChange()
        }
    }
    /// What stands for the items where they do not fit. Without something to do of its own it opens a menu of them.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            if oldValue !== representativeItem { oldValue?.buttonGroup = nil }
            adoptItems()
            holder?.didChange()
        }
    }
    /// Whether the representative item shows.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether the group is left out. Default false.
    open var isHidden = false { didSet { if isHidden != oldValue { holder?.didChange() } } }
    /// Whether the items are in the bar unless the user says otherwise.
    let isInDefault: Bool
    /// The navigation item that holds the group.
    weak var holder: UINavigationItem? { didSet { adoptItems() } }

    /// Makes a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        isInDefault = true
        super.init()
        adoptItems()
    }

    private init(_ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, isInDefault: Bool) {
        barButtonItems = items
        self.representativeItem = representativeItem
        self.isInDefault = isInDefault
        super.init()
        adoptItems()
    }

    /// A group that stays where it is.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that users may move on Apple's systems. Here they do not rearrange bars.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that users may move, remove and add on Apple's systems.
    ///
    /// - Parameter isInDefault: Whether it is in the bar before that, and here ever.
    open class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization isInDefault: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, isInDefault: isInDefault)
    }

    private func adoptItems() {
        for item in barButtonItems + (representativeItem.map { [$0] } ?? []) {
            item.buttonGroup = self
            // An item that a bar shows goes on telling it of changes until the group is shown.
            if let holder { item.holder = holder }
        }
        guard let representativeItem, representativeItem.menu == nil else { return }
        representativeItem.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.menu.children ?? []) }
        ])
    }

    /// Whether it is in its bar.
    var isShown: Bool { !isHidden && isInDefault }

    /// What can be done with the items, as a menu.
    var menu: UIMenu {
        UIMenu(
            children: barButtonItems.filter { !$0.isHidden && $0.systemItem?.isSpace != true }.map(
                \.menuElement))
    }
}

extension UIBarButtonItem {
    /// A group of this item that stays where it is.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of this item that users may move on Apple's systems.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this item that users may move, remove and add on Apple's systems.
    public func creatingOptionalGroup(
        customizationIdentifier: String, inDefaultCustomization isInDefault: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: isInDefault,
            items: [self])
    }

    /// The item in a menu.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let name = title ?? accessibilityLabel ?? ""
        if let menu, primaryAction == nil, action == nil {
            return UIMenu(title: name, image: image, children: menu.children)
        }
        let attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
        return UIAction(
            title: name, image: image, attributes: attributes, state: isSelected ? .on : .off
        ) { [weak self] action in
            guard let self else { return }
            let view = (action.sender as? UIView) ?? holder?.observer
            if let view { perform(from: view, with: nil) }
        }
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
}
