import Foundation

extension UITableView {
    static let tableViewNibPaths: [String: AnyKeyPath] = [
        "dataSource": \UITableView.dataSource, "delegate": \UITableView.delegate,
        "prefetchDataSource": \UITableView.prefetchDataSource,
        "tableHeaderView": \UITableView.tableHeaderView, "tableFooterView": \UITableView.tableFooterView,
        "backgroundView": \UITableView.backgroundView, "rowHeight": \UITableView.rowHeight,
        "separatorColor": \UITableView.separatorColor,
    ]

    static func nibStyle(_ coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// What an element says of the table.
    final func takeTableView(_ nib: NibCoder) {
        nib.know("style")
        takeHeights(nib)
        if let style = nib.choice(
            "separatorStyle",
            ["none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine, "default": .singleLine])
        {
            separatorStyle = style
        }
        if let color = nib.someColor("separatorColor") { separatorColor = color }
        if let insets = nib.insets("separatorInset") { separatorInset = insets }
        if let follows = nib.bool("cellLayoutMarginsFollowReadableWidth") {
            cellLayoutMarginsFollowReadableWidth = follows
        }
        if let allows = nib.bool("allowsSelection") { allowsSelection = allows }
        if let allows = nib.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = nib.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = nib.bool("allowsMultipleSelectionDuringEditing") {
            allowsMultipleSelectionDuringEditing = allows
        }
        if let color = nib.color("sectionIndexColor") { sectionIndexColor = color }
        if let color = nib.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
        if let count = nib.integer("sectionIndexMinimumDisplayRowCount") {
            sectionIndexMinimumDisplayRowCount = count
        }
        nib.know("dataMode", "sections", "prototypes")
        if let element = nib.child("tableHeaderView") {
            tableHeaderView = nib.loader.make(element, as: UIView.self)
        }
        if let element = nib.child("tableFooterView") {
            tableFooterView = nib.loader.make(element, as: UIView.self)
        }
        if let element = nib.child("backgroundView") {
            backgroundView = nib.loader.make(element, as: UIView.self)
        }
        for cell in nib.element.list("prototypes") {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
            register(UINib(cell, in: nib.loader), forCellReuseIdentifier: identifier)
        }
        if nib.element["dataMode"] == "static" {
            staticRows = StaticTable(nib.element.list("sections"), nib)
        }
    }

    private func takeHeights(_ nib: NibCoder) {
        func height(_ name: String) -> CGFloat? {
            // -1 is what the table finds out.
            nib.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        if let height = height("rowHeight") { rowHeight = height }
        if let height = height("estimatedRowHeight") { estimatedRowHeight = height }
        // Heights that nobody chose: of some 500 tables in public projects' files all but eight have them.
        let builders: Set<CGFloat> = style == .plain ? [22, 28] : [10, 18]
        if let height = height("sectionHeaderHeight") {
            sectionHeaderHeight = height
            hasBuildersHeaderHeight = builders.contains(height)
        }
        if let height = height("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = height("sectionFooterHeight") {
            sectionFooterHeight = height
            hasBuildersFooterHeight = builders.contains(height)
        }
        if let height = height("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
    }

    /// Does what a storyboard says about the selection of a row.
    final func performSelectionSegue(at path: IndexPath) {
        guard let cell = cellForRow(at: path), let segue = cell.selectionSegue else { return }
        segue.body?(cell, nil)
    }
}

/// Sections and rows that a storyboard lists.
@MainActor
final class StaticTable {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        /// As the file says; nil for those of the table.
        let heights: [CGFloat?]
    }

    private(set) var sections: [Section] = []

    init(_ elements: [InterfaceElement], _ nib: NibCoder) {
        for element in elements {
            let cells = element.list("cells").compactMap { nib.loader.make($0, as: UITableViewCell.self) }
            let heights = element.list("cells").map { cell in
                cell["rowHeight"].map { _ in NibValues.number(cell, "rowHeight") }
            }
            sections.append(
                Section(
                    header: title("headerTitle", element, nib), footer: title("footerTitle", element, nib),
                    cells: cells, heights: heights))
        }
    }

    private func title(_ name: String, _ element: InterfaceElement, _ nib: NibCoder) -> String? {
        if let id = element.id, let translated = nib.loader.file.strings["\(id).\(name)"] {
            return translated
        }
        return element[name] ?? element.child(key: name)?.text
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func height(at path: IndexPath) -> CGFloat? {
        guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else {
            return nil
        }
        return heights[path.row]
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }
}
