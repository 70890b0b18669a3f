/// What views in a menu say of themselves when they are asked for its entries, in their order.
@MainActor
final class MenuCollector {
    /// One of several values.
    struct Choice {
        var title: String?
        var image: UIImage?
        var isChosen: Bool
        var choose: @MainActor () -> Void
    }

    /// How the options of a picker stand in a menu.
    enum ChoiceLook { case submenu, section, palette }

    enum Entry {
        case button(label: AnyView, isDestructive: Bool, perform: @MainActor () -> Void)
        case toggle(label: AnyView, isOn: @MainActor () -> Bool, isMixed: Bool, toggle: @MainActor () -> Void)
        case choices([Choice], label: AnyView, look: ChoiceLook)
        case menu(label: AnyView, content: AnyView)
        case palette(content: AnyView)
        case divider
    }

    /// An entry and what is around it.
    final class Slot {
        var entry: Entry?
        let section: Int
        let isEnabled: Bool
        let staysOpen: Bool

        init(_ entry: Entry?, _ environment: EnvironmentValues) {
            self.entry = entry
            section = environment.menuSection
            isEnabled = environment.isEnabled
            staysOpen = environment.menuStaysOpen
        }
    }

    private(set) var slots: [Slot] = []
    private(set) var headers: [AnyView?] = [nil]

    /// Adds an entry, or a place for one that is known later.
    @discardableResult
    func add(_ entry: Entry?, _ environment: EnvironmentValues) -> Slot {
        let slot = Slot(entry, environment)
        slots.append(slot)
        return slot
    }

    /// Begins a section.
    ///
    /// - Returns: What entries in it have as `menuSection`.
    func section(header: AnyView?) -> Int {
        headers.append(header)
        return headers.count - 1
    }
}

private struct MenuCollectorKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: MenuCollector? = nil
}

private struct MenuSectionKey: EnvironmentKey { static let defaultValue = 0 }
private struct MenuStaysOpenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Who asks for the entries of a menu; nil where views are shown.
    var menuCollector: MenuCollector? {
        get { self[MenuCollectorKey.self] }
        set { self[MenuCollectorKey.self] = newValue }
    }
    /// The section of the menu; 0 outside of all.
    var menuSection: Int {
        get { self[MenuSectionKey.self] }
        set { self[MenuSectionKey.self] = newValue }
    }
    /// Whether a menu stays open when an entry is chosen.
    var menuStaysOpen: Bool {
        get { self[MenuStaysOpenKey.self] }
        set { self[MenuStaysOpenKey.self] = newValue }
    }
}
