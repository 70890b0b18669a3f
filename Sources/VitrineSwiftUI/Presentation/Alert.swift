/// A representation of an alert presentation, of the time before iOS 15.
public struct Alert {
    /// A button of an alert, or of an action sheet.
    public struct Button {
        let title: String
        let role: ButtonRole?
        let action: (() -> Void)?

        /// A button with the default style.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(title: label.string, role: nil, action: action)
        }

        /// A button that indicates cancellation.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(title: label.string, role: .cancel, action: action)
        }

        /// A button that indicates cancellation, with the system's label.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(title: "Cancel", role: .cancel, action: action)
        }

        /// A button with a style that indicates destruction of some data.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(title: label.string, role: .destructive, action: action)
        }
    }

    let title: String
    let message: String?
    let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title.string
        self.message = message?.string
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    {
        self.title = title.string
        self.message = message?.string
        buttons = [primaryButton, secondaryButton]
    }
}

/// A representation of an action sheet presentation, of the time before iOS 15.
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: String
    let message: String?
    let buttons: [Button]

    /// Creates an action sheet with the provided buttons. Without any there is one that cancels.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title.string
        self.message = message?.string
        self.buttons = buttons
    }
}

/// Alerts and action sheets as values.
protocol DialogValue {
    @MainActor var dialog: DialogContent { get }
}

extension Alert: DialogValue {
    @MainActor var dialog: DialogContent {
        DialogContent(
            style: .alert, title: title, message: { _ in message },
            actions: { _ in buttons.map(\.dialogAction) })
    }
}

extension ActionSheet: DialogValue {
    @MainActor var dialog: DialogContent {
        DialogContent(
            style: .actionSheet, title: title, message: { _ in message },
            actions: { _ in buttons.map(\.dialogAction) })
    }
}

extension Alert.Button {
    @MainActor fileprivate var dialogAction: DialogContent.Action {
        let action = action
        return DialogContent.Action(title: title, role: role) { action?() }
    }
}

/// Presents an alert or an action sheet while an item is there.
private nonisolated struct DialogValueModifier<Item, Value: DialogValue>: ViewModifier {
    let name: String
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let value: (Item) -> Value

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        let shown = item.wrappedValue
        return content.modifier(
            ModalModifier(
                identity: shown.map(identity), content: shown.map { value($0).dialog }, name: name,
                end: { item.wrappedValue = nil }))
    }
}

nonisolated extension View {
    /// Presents an alert when a binding is true.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            DialogValueModifier(
                name: "alert(isPresented:content:)", item: isPresented.item, identity: { _ in true },
                value: { _ in content() }))
    }

    /// Presents an alert for the item of a binding.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            DialogValueModifier(
                name: "alert(item:content:)", item: item, identity: { AnyHashable($0.id) }, value: content))
    }

    /// Presents an action sheet when a binding is true.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            DialogValueModifier(
                name: "actionSheet(isPresented:content:)", item: isPresented.item, identity: { _ in true },
                value: { _ in content() }))
    }

    /// Presents an action sheet for the item of a binding.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            DialogValueModifier(
                name: "actionSheet(item:content:)", item: item, identity: { AnyHashable($0.id) },
                value: content))
    }
}

extension Binding where Value == Bool {
    /// An item that is there while this is true.
    var item: Binding<Bool?> {
        Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
    }

    /// True where this one is and a condition holds.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
    }
}
