extension UICellAccessory {
    /// A chevron at the trailing edge that says that a tap leads to more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { Self(.disclosureIndicator, displayed, options.all) }

    /// A chevron at the trailing edge that turns, and shows and hides what is under the item in its outline.
    ///
    /// - Parameter actionHandler: Called on a tap; without one the item is expanded or collapsed in the section
    ///   snapshot of the diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.outlineDisclosure, displayed, options.all).handling(actionHandler) }

    /// A check mark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { Self(.checkmark, displayed, options.all) }

    /// An "i" in a circle at the trailing edge.
    ///
    /// - Parameter actionHandler: Called on a tap, which does nothing without.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.detail, displayed, options.all).handling(actionHandler) }

    /// A minus sign in a red circle at the leading edge.
    ///
    /// - Parameter actionHandler: Called on a tap. Without one a tap shows the row's trailing swipe actions, if it has
    ///   any.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.delete, displayed, options.all).handling(actionHandler) }

    /// A plus sign in a green circle at the leading edge.
    ///
    /// - Parameter actionHandler: Called on a tap, which does nothing without.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.insert, displayed, options.all).handling(actionHandler) }

    /// Three lines at the trailing edge by which the row can be dragged to another place, if the data source lets it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { Self(.reorder, displayed, options.all) }

    /// A circle at the leading edge that is filled and checked while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { Self(.multiselect, displayed, options.all) }

    /// A short text at the trailing edge, such as a number.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = Self(.label, displayed, options.all)
        accessory.options.text = text
        return accessory
    }

    /// A view of the program's. There may be any number of them.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var options = AccessoryOptions()
        options.isHidden = configuration.isHidden
        options.reservedLayoutWidth = configuration.reservedLayoutWidth
        options.tintColor = configuration.tintColor
        options.maintainsFixedSize = configuration.maintainsFixedSize
        options.placement = configuration.placement
        return Self(.customView(configuration.customView), configuration.placement.displayed, options)
    }

    private func handling(_ handler: ActionHandler?) -> Self {
        var accessory = self
        accessory.actionHandler = handler
        return accessory
    }
}
