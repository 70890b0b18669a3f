/// What a button knows of its menu.
struct ButtonMenuState {
    var menu: UIMenu?
    var order = UIContextMenuConfiguration.ElementOrder.automatic
}

extension UIButton {
    /// Whether the button shows the entry of its menu that is chosen.
    final var isPopUp: Bool {
        menuState.menu != nil && changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    }

    /// What opens.
    final var menuConfiguration: UIContextMenuConfiguration? {
        guard let menu = menuState.menu, isEnabled else { return nil }
        let isAlone = isPopUp && !menu.options.contains(.singleSelection)
        let shown =
            isAlone
            ? UIMenu(
                title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
                options: menu.options.union(.singleSelection),
                preferredElementSize: menu.preferredElementSize, children: menu.children) : menu
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in shown })
        configuration.preferredMenuElementOrder =
            isPopUp && menuState.order == .automatic ? .fixed : menuState.order
        return configuration
    }

    final func menuDidChange() {
        showChosenEntry()
        setNeedsUpdateConfiguration()
    }

    /// A pop-up button shows the entry that is chosen, the first one where none is.
    final func showChosenEntry() {
        guard isPopUp, let menu = menuState.menu else { return }
        var chosen = menu.selectedElements.first
        if chosen == nil, let first = Self.firstLeaf(in: menu) {
            first.state = .on
            chosen = first
        }
        guard let chosen else { return }
        if configuration == nil {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.shownImage, for: .normal)
        } else {
            configuration?.title = chosen.title
            configuration?.image = chosen.shownImage
        }
    }

    private static func firstLeaf(in menu: UIMenu) -> (any UIMenuLeaf)? {
        for child in menu.children {
            if let inner = child as? UIMenu {
                if let found = firstLeaf(in: inner) { return found }
            } else if let leaf = child as? any UIMenuLeaf,
                leaf.attributes.isDisjoint(with: [.disabled, .hidden])
            {
                return leaf
            }
        }
        return nil
    }

    // MARK: Indicator

    /// Between the content and the indicator, in points, as seen on iOS.
    private static let indicatorGap: CGFloat = 5

    private static let indicatorImage = UIImage(systemName: "chevron.up.chevron.down")?.withConfiguration(
        UIImage.SymbolConfiguration(pointSize: 12, weight: .medium))

    /// The room that the indicator of a configuration takes, with the distance to the content.
    final func indicatorRoom(_ configuration: Configuration) -> CGFloat {
        let isShown =
            switch configuration.indicator {
            case .automatic: isPopUp
            case .none: false
            case .popup: true
            }
        guard isShown, let image = Self.indicatorImage else { return 0 }
        return image.size.width + Self.indicatorGap
    }

    /// Puts the indicator behind the content, at its trailing side.
    final func placeIndicator(_ configuration: Configuration, content: CGRect) {
        let room = indicatorRoom(configuration)
        guard room > 0, let image = Self.indicatorImage else {
            parts.indicator?.isHidden = true
            return
        }
        let view = parts.indicator ?? UIImageView()
        if parts.indicator == nil {
            parts.indicator = view
            addSubview(view)
        }
        view.isHidden = false
        view.image = image
        view.tintColor = configuration.foreground ?? tintColor
        view.alpha = parts.title?.alpha ?? 1
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? content.minX - room : content.maxX + Self.indicatorGap
        view.frame = CGRect(
            x: x, y: PixelGrid(of: self).nearest(bounds.midY - image.size.height / 2),
            width: image.size.width,
            height: image.size.height)
    }
}
