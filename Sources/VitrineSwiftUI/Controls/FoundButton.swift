/// A button of a view, for what shows buttons in a way of its own: dialogs, actions beside rows.
@MainActor
struct FoundButton {
    var title: String
    var role: ButtonRole?
    var isEnabled = true
    /// What the label shows beside its title.
    var image: UIImage?
    /// The tint that stands around the button alone.
    var tint: Color?
    var perform: @MainActor () -> Void = {}

    /// The buttons of a view, in their order.
    static func all(in view: some View, _ environment: EnvironmentValues) -> [FoundButton] {
        let collector = ButtonCollector()
        let host = _UIHostingView(
            rootView: Group { view }.buttonStyle(CollectingButtonStyle(collector: collector)),
            inheriting: environment)
        withExtendedLifetime(host) {}
        return collector.found.map { found in
            let label = FoundLabel(of: found.label, environment)
            return FoundButton(
                title: label.text ?? "", role: found.role, isEnabled: found.isEnabled, image: label.image,
                tint: found.tint == environment.tintColor ? nil : found.tint, perform: found.trigger)
        }
    }
}

/// What a view says and shows.
@MainActor
struct FoundLabel {
    /// The texts, line by line; nil without one.
    var text: String?
    /// The first image.
    var image: UIImage?

    init(of view: some View, _ environment: EnvironmentValues) {
        let host = _UIHostingView(rootView: view, inheriting: environment)
        var lines: [String] = []
        var image: UIImage?
        func visit(_ element: Element) {
            if let text = element as? any TextBearing { lines.append(text.text) }
            if image == nil { image = (element as? ImageElement)?.shown }
            for child in element.children { visit(child) }
        }
        visit(host.graph.rootElement)
        text = lines.isEmpty ? nil : lines.joined(separator: "\n")
        self.image = image
    }
}

@MainActor
private final class ButtonCollector {
    struct Found {
        var label: AnyView
        var role: ButtonRole?
        var isEnabled: Bool
        var tint: Color?
        var trigger: @MainActor () -> Void
    }

    var found: [Found] = []
}

/// Notes buttons instead of showing them.
private struct CollectingButtonStyle: PrimitiveButtonStyle {
    let collector: ButtonCollector

    func makeBody(configuration: Configuration) -> some View {
        Collected(collector: collector, configuration: configuration)
    }

    private struct Collected: View {
        let collector: ButtonCollector
        let configuration: PrimitiveButtonStyleConfiguration
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.tintColor) private var tint

        var body: some View {
            collector.found.append(
                ButtonCollector.Found(
                    label: AnyView(configuration.label), role: configuration.role, isEnabled: isEnabled,
                    tint: tint, trigger: { configuration.trigger() }))
            return EmptyView()
        }
    }
}
