import Foundation

extension UIBarItem {
    static let itemNibPaths: [String: AnyKeyPath] = [
        "title": \UIBarItem.title, "image": \UIBarItem.image, "enabled": \UIBarItem.isEnabled,
        "tag": \UIBarItem.tag, "accessibilityLabel": \UIBarItem.accessibilityLabel,
        "accessibilityIdentifier": \UIBarItem.accessibilityIdentifier,
        // No property of UIKit's, and yet what programs ask for that show something beside an item.
        "view": \UIBarItem.shownView,
    ]

    /// What an element says of any item.
    final func takeItem(_ nib: NibCoder) {
        if let title = nib.text("title") { self.title = title }
        if let image = nib.image("image") { self.image = image }
        if let image = nib.image("landscapeImage") { landscapeImagePhone = image }
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let tag = nib.integer("tag") { self.tag = tag }
        if let insets = nib.insets("imageInsets") { imageInsets = insets }
        if let element = nib.child("accessibilityConfiguration") {
            accessibilityIdentifier = element["identifier"] ?? accessibilityIdentifier
            if let label = nib.text("label", in: element, as: "ibExternalAccessibilityConfiguration.label") {
                accessibilityLabel = label
            }
        }
    }
}

extension UIBarButtonItem: NibActing {
    static let buttonItemNibPaths: [String: AnyKeyPath] = [
        "tintColor": \UIBarButtonItem.tintColor, "customView": \UIBarButtonItem.customView,
        "target": \UIBarButtonItem.target, "width": \UIBarButtonItem.width,
    ]

    static func systemItem(_ nib: NibCoder) -> SystemItem? {
        nib.choice(
            "systemItem",
            [
                "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
                "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
                "reply": .reply,
                "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
                "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
                "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
                "close": .close,
            ])
    }

    /// What an element says of the button.
    final func takeButtonItem(_ nib: NibCoder) {
        nib.know("systemItem")
        if let style = nib.choice("style", ["plain": Style.plain, "done": .done, "bordered": .plain]) {
            self.style = style
        }
        if let color = nib.color("tintColor") { tintColor = color }
        if let width = nib.number("width") { self.width = width }
        if let isHidden = nib.bool("hidden") { self.isHidden = isHidden }
        if let isSelected = nib.bool("selected") { self.isSelected = isSelected }
        if let element = nib.child("customView"), let view = nib.loader.make(element, as: UIView.self) {
            customView = view
        }
    }

    func connect(_ action: NibAction, event: String?) {
        if let selector = action.selector {
            target = action.target
            self.action = selector
        } else {
            nibAction = action
        }
    }
}

extension UITabBarItem {
    static func systemItem(_ nib: NibCoder) -> SystemItem? {
        nib.choice(
            "systemItem",
            [
                "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
                "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
                "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
                "mostViewed": .mostViewed,
            ])
    }

    /// What an element says of the tab.
    final func takeTabItem(_ nib: NibCoder) {
        if let image = nib.image("selectedImage") { selectedImage = image }
        if let badge = nib.text("badgeValue") { badgeValue = badge }
        if let color = nib.color("badgeColor") { badgeColor = color }
        nib.know("titlePositionAdjustment")
        if let offset = nib.element.child(key: "titlePositionAdjustment") {
            titlePositionAdjustment = UIOffset(
                horizontal: NibValues.number(offset, "horizontal"),
                vertical: NibValues.number(offset, "vertical"))
        }
    }
}

extension UINavigationItem {
    static let navigationItemNibPaths: [String: AnyKeyPath] = [
        "title": \UINavigationItem.title, "prompt": \UINavigationItem.prompt,
        "titleView": \UINavigationItem.titleView,
        "leftBarButtonItem": \UINavigationItem.leftBarButtonItem,
        "rightBarButtonItem": \UINavigationItem.rightBarButtonItem,
        "backBarButtonItem": \UINavigationItem.backBarButtonItem,
    ]

    /// What an element says of the item.
    final func takeNavigationItem(_ nib: NibCoder) {
        let loader = nib.loader
        if let title = nib.text("title") { self.title = title }
        if let prompt = nib.text("prompt") { self.prompt = prompt }
        if let title = nib.text("backButtonTitle") { backButtonTitle = title }
        if let hides = nib.bool("hidesBackButton") { hidesBackButton = hides }
        if let mode = nib.choice(
            "largeTitleDisplayMode",
            [
                "automatic": LargeTitleDisplayMode.automatic, "always": .always, "never": .never,
                "inline": .inline,
            ])
        {
            largeTitleDisplayMode = mode
        }
        if let supplements = nib.bool("leftItemsSupplementBackButton") {
            leftItemsSupplementBackButton = supplements
        }
        func item(_ key: String) -> UIBarButtonItem? {
            nib.child(key).flatMap { loader.make($0, as: UIBarButtonItem.self) }
        }
        if let item = item("backBarButtonItem") { backBarButtonItem = item }
        if let item = item("leftBarButtonItem") { leftBarButtonItem = item }
        if let item = item("rightBarButtonItem") { rightBarButtonItem = item }
        let left = nib.list("leftBarButtonItems").compactMap { loader.make($0, as: UIBarButtonItem.self) }
        if !left.isEmpty { leftBarButtonItems = left }
        let right = nib.list("rightBarButtonItems").compactMap { loader.make($0, as: UIBarButtonItem.self) }
        if !right.isEmpty { rightBarButtonItems = right }
        if let element = nib.child("titleView"), let view = loader.make(element, as: UIView.self) {
            titleView = view
        }
    }
}
