public import Foundation
public import VitrineAppIntents
public import VitrineSwiftUI

/// A button for the Control Center, which performs an intent.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: View {
    private let action: Action
    private let label: Label

    /// A button with a label: a symbol, and texts.
    public init(action: Action, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }

    /// The button.
    public var body: some View {
        Button(intent: action) { ControlFace(isOn: false, title: EmptyView(), value: label) }.buttonStyle(
            .plain)
    }
}

extension ControlWidgetButton where Label == Text {
    /// A button with a title.
    public init(_ titleKey: LocalizedStringKey, action: Action) {
        self.init(action: action) { Text(titleKey) }
    }
}

/// A toggle for the Control Center, which sets a value by an intent.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: View
where Action.ValueType == Bool {
    private let isOn: Bool
    private let action: Action
    private let valueLabel: (Bool) -> ValueLabel
    private let label: Label
    @State private var flipped: Bool?

    /// A toggle.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - action: Told the other value, and performed.
    ///   - valueLabel: What it says of a value: a symbol, and a text.
    ///   - label: What it is called.
    public init(
        isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel,
        @ViewBuilder label: () -> Label
    ) {
        (self.isOn, self.action, self.valueLabel) = (isOn, action, valueLabel)
        self.label = label()
    }

    /// A toggle whose label says its value, too.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, valueLabel: valueLabel, label: label) }

    /// The toggle: it shows what it was told until the program says what it is.
    public var body: some View {
        let shown = flipped ?? isOn
        Button {
            flipped = !shown
            IntentRunner.run(told(!shown))
        } label: {
            ControlFace(isOn: shown, title: label, value: valueLabel(shown))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(shown ? .isSelected : [])
    }

    private func told(_ value: Bool) -> Action {
        var action = action
        action.value = value
        return action
    }
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle with a title.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) { self.init(isOn: isOn, action: action, valueLabel: valueLabel) { Text(titleKey) } }
}

extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    /// A toggle with a title alone.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
        self.init(isOn: isOn, action: action, valueLabel: { _ in EmptyView() }) { Text(titleKey) }
    }
}

/// A control as the Control Center of iOS 18 draws one that is twice as wide as high; measures by eye.
private struct ControlFace<Title: View, Value: View>: View {
    let isOn: Bool
    let title: Title
    let value: Value

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            title.font(.subheadline.weight(.semibold))
            ControlStack { value }.font(.subheadline).opacity(0.9)
        }
        .lineLimit(1)
        .padding(.horizontal, 18)
        .frame(width: 158, height: 68, alignment: .leading)
        .foregroundStyle(isOn ? Color.black : .white)
        .background(isOn ? Color.white : Color.black.opacity(0.35), in: Capsule())
        .contentShape(Capsule())
    }
}

/// A symbol, and texts beside it below one another, as the Control Center shows what stands in a label.
private struct ControlStack: Layout {
    /// Points between a symbol and texts.
    private static let spacing: CGFloat = 8
    /// What comes first and is no wider is a symbol; points.
    private static let mostSymbol: CGFloat = 34

    private func places(_ width: CGFloat, _ subviews: Subviews) -> ([CGRect], CGSize) {
        var sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let hasSymbol = sizes.count > 1 && sizes[0].width <= Self.mostSymbol
        let left = hasSymbol ? sizes[0].width + Self.spacing : 0
        var (frames, y, widest): ([CGRect], CGFloat, CGFloat) = ([], 0, 0)
        for index in sizes.indices.dropFirst(hasSymbol ? 1 : 0) {
            sizes[index].width = min(sizes[index].width, max(0, width - left))
            frames.append(CGRect(origin: CGPoint(x: left, y: y), size: sizes[index]))
            y += sizes[index].height
            widest = max(widest, left + sizes[index].width)
        }
        guard hasSymbol else { return (frames, CGSize(width: widest, height: y)) }
        let height = max(y, sizes[0].height)
        let symbol = CGPoint(x: 0, y: (height - sizes[0].height) / 2)
        frames =
            [CGRect(origin: symbol, size: sizes[0])] + frames.map { $0.offsetBy(dx: 0, dy: (height - y) / 2) }
        return (frames, CGSize(width: widest, height: height))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        places(proposal.width ?? .infinity, subviews).1
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (frame, subview) in zip(places(bounds.width, subviews).0, subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
