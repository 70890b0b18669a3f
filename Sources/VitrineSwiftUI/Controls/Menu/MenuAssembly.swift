import VitrineUIKit

/// Makes menus of UIKit of views.
@MainActor
enum MenuAssembly {
    /// The menu of a view; without children where there are no entries.
    ///
    /// - Parameter memory: Keeps the state that entries hold themselves; without one it is new each time.
    static func menu(
        of content: AnyView, _ environment: EnvironmentValues, title: String = "", image: UIImage? = nil,
        options: UIMenu.Options = [], memory: MenuMemory? = nil
    ) -> UIMenu {
        UIMenu(
            title: title, image: image, options: options,
            children: elements(of: content, environment, memory))
    }

    private static func elements(
        of content: AnyView, _ environment: EnvironmentValues, _ memory: MenuMemory?
    ) -> [UIMenuElement] {
        var environment = environment
        let collector = collect(content, environment, memory)
        environment.menuCollector = nil
        return sections(of: collector, environment, memory)
    }

    /// The options of a picker.
    static func choices(
        of picker: AnyView, _ environment: EnvironmentValues
    ) -> [MenuCollector.Choice] {
        collect(picker, environment, nil).slots.flatMap { slot -> [MenuCollector.Choice] in
            guard case .choices(let choices, _, _) = slot.entry else { return [] }
            return choices
        }
    }

    private static func collect(
        _ content: AnyView, _ environment: EnvironmentValues, _ memory: MenuMemory?
    ) -> MenuCollector {
        let collector = MenuCollector()
        var environment = environment
        environment.menuCollector = collector
        environment.menuSection = 0
        let root = AnyView(
            Group { content }.buttonStyle(MenuEntryButtonStyle()).toggleStyle(MenuEntryToggleStyle()))
        if let memory {
            memory.show(root, environment)
        } else {
            let host = _UIHostingView(rootView: root, inheriting: environment)
            withExtendedLifetime(host) {}
        }
        return collector
    }

    /// Entries of one section that follow each other, and what dividers leave, are menus inside.
    private static func sections(
        of collector: MenuCollector, _ environment: EnvironmentValues, _ memory: MenuMemory?
    ) -> [UIMenuElement] {
        var groups: [(section: Int, elements: [UIMenuElement])] = []
        var isNew = true
        for (index, slot) in collector.slots.enumerated() {
            guard let entry = slot.entry else { continue }
            if case .divider = entry {
                isNew = true
                continue
            }
            if isNew || groups.last?.section != slot.section {
                groups.append((slot.section, []))
                isNew = false
            }
            groups[groups.count - 1].elements += elements(
                of: entry, slot, environment, memory?.child(index))
        }
        if groups.count == 1, groups[0].section == 0 { return groups[0].elements }
        return groups.flatMap { group -> [UIMenuElement] in
            let header = collector.headers[group.section].map { MenuLabel(of: $0, environment).title } ?? ""
            // Palettes and choices are sections by themselves.
            if group.elements.count == 1, header.isEmpty, let menu = group.elements[0] as? UIMenu,
                menu.options.contains(.displayInline)
            {
                return [menu]
            }
            return [UIMenu(title: header, options: .displayInline, children: group.elements)]
        }
    }

    private static func elements(
        of entry: MenuCollector.Entry, _ slot: MenuCollector.Slot, _ environment: EnvironmentValues,
        _ memory: MenuMemory?
    ) -> [UIMenuElement] {
        var attributes: UIMenuElement.Attributes = slot.isEnabled ? [] : .disabled
        if slot.staysOpen { attributes.insert(.keepsMenuPresented) }
        switch entry {
        case .button(let label, let isDestructive, let perform):
            let label = MenuLabel(of: label, environment)
            if isDestructive { attributes.insert(.destructive) }
            return [
                UIAction(
                    title: label.title, subtitle: label.subtitle, image: label.image, attributes: attributes
                ) { _ in perform() }
            ]
        case .toggle(let label, let isOn, let isMixed, let toggle):
            let label = MenuLabel(of: label, environment)
            return [
                UIAction(
                    title: label.title, subtitle: label.subtitle, image: label.image, attributes: attributes,
                    state: isMixed ? .mixed : isOn() ? .on : .off
                ) { action in
                    toggle()
                    // A menu that stays open shows it at once; what was written is read by the next update.
                    action.state = action.state == .on ? .off : .on
                }
            ]
        case .choices(let choices, let label, let look):
            let children = choices.map { choice in
                UIAction(
                    title: choice.title ?? "", image: choice.image, attributes: attributes,
                    state: choice.isChosen ? .on : .off
                ) { _ in choice.choose() }
            }
            let label = MenuLabel(of: label, environment)
            return [
                UIMenu(
                    title: look == .submenu ? label.title : "",
                    image: look == .submenu ? label.image : nil,
                    options: look == .submenu
                        ? .singleSelection
                        : look == .section
                            ? [.displayInline, .singleSelection]
                            : [.displayInline, .displayAsPalette, .singleSelection],
                    children: children)
            ]
        case .menu(let label, let content):
            let label = MenuLabel(of: label, environment)
            return [
                menu(of: content, environment, title: label.title, image: label.image, memory: memory)
            ]
        case .palette(let content):
            return [
                UIMenu(
                    options: .displayInline, preferredElementSize: .medium,
                    children: elements(of: content, environment, memory))
            ]
        case .divider: return []
        }
    }
}

/// What a label says: its first text, the second one and the image.
@MainActor
struct MenuLabel {
    private(set) var title = ""
    private(set) var subtitle: String?
    private(set) var image: UIImage?

    init(of view: AnyView, _ environment: EnvironmentValues) {
        let host = _UIHostingView(rootView: view.labelStyle(.titleAndIcon), inheriting: environment)
        var texts: [String] = []
        func visit(_ element: Element) {
            if let text = element as? any TextBearing { texts.append(text.text) }
            if image == nil, let found = (element as? ImageElement)?.shown { image = found }
            for child in element.children { visit(child) }
        }
        visit(host.graph.rootElement)
        title = texts.first ?? ""
        subtitle = texts.count > 1 ? texts[1] : nil
    }
}

/// Notes buttons instead of showing them.
private struct MenuEntryButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Entry(configuration: configuration) }

    private struct Entry: View {
        let configuration: PrimitiveButtonStyleConfiguration
        @Environment(\.self) private var environment

        var body: some View {
            environment.menuCollector?.add(
                .button(
                    label: AnyView(configuration.label), isDestructive: configuration.role == .destructive,
                    perform: { configuration.trigger() }), environment)
            return EmptyView()
        }
    }
}

/// Notes toggles instead of showing them.
private struct MenuEntryToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Entry(configuration: configuration) }

    private struct Entry: View {
        let configuration: ToggleStyleConfiguration
        @Environment(\.self) private var environment

        var body: some View {
            let isOn = configuration.$isOn
            environment.menuCollector?.add(
                .toggle(
                    label: AnyView(configuration.label), isOn: { isOn.wrappedValue },
                    isMixed: configuration.isMixed, toggle: { isOn.wrappedValue.toggle() }), environment)
            return EmptyView()
        }
    }
}
