import Foundation

extension UITableViewCell: NibActing {
    static let tableViewCellNibPaths: [String: AnyKeyPath] = [
        "accessoryView": \UITableViewCell.accessoryView, "backgroundView": \UITableViewCell.backgroundView,
        "selectedBackgroundView": \UITableViewCell.selectedBackgroundView,
        "editingAccessoryView": \UITableViewCell.editingAccessoryView,
    ]

    static func nibStyle(_ coder: NSCoder) -> CellStyle {
        switch (coder as? NibCoder)?["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    /// A segue from the row, or from its accessory.
    func connect(_ action: NibAction, event: String?) {
        if event == "accessoryAction" || event == "accessory" {
            accessorySegue = action
        } else {
            selectionSegue = action
        }
    }

    /// What an element says of the cell, and the views in it.
    final func takeTableViewCell(_ nib: NibCoder) {
        nib.know("style", "rowHeight", "hidesAccessoryWhenEditing", "colspan")
        if let identifier = nib["reuseIdentifier"], !identifier.isEmpty { reuseIdentifier = identifier }
        if let style = nib.choice(
            "selectionStyle",
            ["none": SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default])
        {
            selectionStyle = style
        }
        let accessories: KeyValuePairs<String, AccessoryType> = [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
        if let type = nib.choice("accessoryType", accessories) { accessoryType = type }
        if let type = nib.choice("editingAccessoryType", accessories) { editingAccessoryType = type }
        if let level = nib.integer("indentationLevel") { indentationLevel = level }
        if let width = nib.number("indentationWidth") { indentationWidth = width }
        if let shows = nib.bool("showsReorderControl") { showsReorderControl = shows }
        if let indents = nib.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
        if let insets = nib.insets("separatorInset") { separatorInset = insets }
        takeLabels(nib)
        let content = nib.element.child(key: "contentView")
        nib.know("contentView")
        if let content {
            // A cell that sizes itself is as wide as its table.
            nib.loader.read(content, into: contentView)
        }
        for (key, path) in [
            ("accessoryView", \UITableViewCell.accessoryView), ("backgroundView", \.backgroundView),
            ("selectedBackgroundView", \.selectedBackgroundView),
            ("editingAccessoryView", \.editingAccessoryView),
        ] {
            if let element = nib.child(key) {
                self[keyPath: path] = nib.loader.make(element, as: UIView.self)
            }
        }
    }

    /// Cells of the system's styles have their labels; the file says what is in them.
    private func takeLabels(_ nib: NibCoder) {
        let parts: [(String, UIView?)] = [
            ("textLabel", nib["textLabel"] == nil ? nil : textLabel),
            ("detailTextLabel", nib["detailTextLabel"] == nil ? nil : detailTextLabel),
            ("imageView", nib["imageView"] == nil ? nil : imageView),
        ]
        for (key, view) in parts {
            guard let view, let id = nib.element[key], let element = nib.loader.file.document[id] else {
                continue
            }
            nib.loader.read(element, into: view)
        }
    }
}

extension UITableViewHeaderFooterView {
    static let tableViewHeaderFooterViewNibPaths: [String: AnyKeyPath] = [:]

    /// What an element says of the view.
    final func takeTableViewHeaderFooterView(_ nib: NibCoder) {
        if let identifier = nib["reuseIdentifier"], !identifier.isEmpty { reuseIdentifier = identifier }
        if let element = nib.child("contentView") { nib.loader.read(element, into: contentView) }
    }
}
