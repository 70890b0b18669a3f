extension UISplitViewController {
    /// Contains what a storyboard says by relationships.
    final func takeColumns(_ related: [(name: String, controllers: [UIViewController])]) {
        var columns: [Column: UIViewController] = [:]
        for (name, controllers) in related {
            guard let controller = controllers.first else { continue }
            switch name {
            case "masterViewController": columns[.primary] = controller
            case "detailViewController": columns[.secondary] = controller
            case "supplementaryViewController": columns[.supplementary] = controller
            case "compactViewController": columns[.compact] = controller
            default: break
            }
        }
        if style == .unspecified {
            viewControllers = [columns[.primary], columns[.secondary]].compactMap(\.self)
        } else {
            for (column, controller) in columns { setViewController(controller, for: column) }
        }
    }
}
