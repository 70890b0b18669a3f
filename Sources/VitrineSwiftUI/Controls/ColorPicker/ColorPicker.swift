public import VitrineCoreGraphics
import VitrineUIKit

/// A control for choosing a colour: a well, which opens a picker with a grid, a spectrum and sliders.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<UIColor>
    private let supportsOpacity: Bool
    private let label: Label

    private init(_ selection: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The label, and the well at the trailing edge.
    public var body: some View {
        LabeledControl(label: label, text: label as? Text) {
            ColorWell(selection: selection, supportsOpacity: supportsOpacity)
        }
    }
}

extension Binding<Color> {
    fileprivate var asUIColor: Binding<UIColor> {
        converted(by: UIKitColor())
    }
}

extension Binding<CGColor> {
    fileprivate var asUIColor: Binding<UIColor> {
        converted(by: UIKitColorOfCGColor())
    }
}

private struct UIKitColor: BindingConversion {
    func value(of base: Color) -> UIColor { UIColor(base) }
    func base(of value: UIColor) -> Color { Color(uiColor: value) }
}

private struct UIKitColorOfCGColor: BindingConversion {
    func value(of base: CGColor) -> UIColor { UIColor(cgColor: base) }
    func base(of value: UIColor) -> CGColor { value.cgColor }
}

extension ColorPicker {
    /// A picker with any label.
    ///
    /// - Parameter supportsOpacity: Whether the user chooses an opacity, too.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection.asUIColor, supportsOpacity, label())
    }

    /// A picker of a Core Graphics colour with any label.
    ///
    /// - Parameter supportsOpacity: Whether the user chooses an opacity, too.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection.asUIColor, supportsOpacity, label())
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection.asUIColor, supportsOpacity, Text(titleKey))
    }

    /// A picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection.asUIColor, supportsOpacity, Text(title))
    }

    /// A picker of a Core Graphics colour with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection.asUIColor, supportsOpacity, Text(titleKey))
    }

    /// A picker of a Core Graphics colour with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection.asUIColor, supportsOpacity, Text(title))
    }
}

/// A `UIColorWell` for a binding.
private struct ColorWell: UIViewRepresentable {
    let selection: Binding<UIColor>
    let supportsOpacity: Bool

    @MainActor final class Coordinator {
        var selection: Binding<UIColor>
        init(_ selection: Binding<UIColor>) { self.selection = selection }
    }

    func makeCoordinator() -> Coordinator { Coordinator(selection) }

    func makeUIView(context: Context) -> UIColorWell {
        let (view, coordinator) = (UIColorWell(), context.coordinator)
        view.addAction(
            UIAction { [unowned view] _ in
                if let color = view.selectedColor { coordinator.selection.wrappedValue = color }
            }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIColorWell, context: Context) {
        context.coordinator.selection = selection
        view.supportsAlpha = supportsOpacity
        view.isEnabled = context.environment.isEnabled
        let color = selection.wrappedValue
        if view.selectedColor != color { view.selectedColor = color }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
