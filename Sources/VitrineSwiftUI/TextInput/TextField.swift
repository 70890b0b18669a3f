/// A control that displays an editable text interface. Its look is a ``TextFieldStyle``.
public struct TextField<Label: View> {
    fileprivate let model: TextInputModel
    private let label: Label
    fileprivate let title: Text?
    fileprivate let prompt: Text?
    fileprivate let axis: Axis
    fileprivate let isSecure: Bool
    fileprivate let onEditingChanged: (Bool) -> Void
    fileprivate let onCommit: () -> Void

    nonisolated init(
        _ model: TextInputModel, label: Label, title: Text?, prompt: Text?, axis: Axis = .horizontal,
        isSecure: Bool = false, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) {
        self.model = model
        self.label = label
        self.title = title ?? label as? Text ?? (label as? _TextFieldStyleLabel)?.text
        self.prompt = prompt
        self.axis = axis
        self.isSecure = isSecure
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }
}

extension TextField: View {
    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The field in the style of the environment. With a vertical axis it is as high as its text, and Return begins another
    /// line.
    public var body: some View {
        TextFieldResolver(
            field: self as? TextField<_TextFieldStyleLabel>
                ?? TextField<_TextFieldStyleLabel>(
                    model, label: _TextFieldStyleLabel(content: AnyView(label), text: title), title: title,
                    prompt: prompt, axis: axis, isSecure: isSecure, onEditingChanged: onEditingChanged,
                    onCommit: onCommit))
    }
}

/// A field in a look of the system.
struct SystemTextField: View {
    let field: TextField<_TextFieldStyleLabel>
    let look: TextFieldLook

    var body: some View {
        if field.axis == .vertical {
            GrowingTextField(
                model: field.model, prompt: field.prompt ?? field.title, title: field.title, look: look,
                onEditingChanged: field.onEditingChanged)
        } else {
            TextInputField(
                model: field.model, prompt: field.prompt, title: field.title, isSecure: field.isSecure,
                look: look, onEditingChanged: field.onEditingChanged, onCommit: field.onCommit)
        }
    }
}

private struct GrowingTextField: View {
    let model: TextInputModel
    let prompt: Text?
    let title: Text?
    let look: TextFieldLook
    let onEditingChanged: (Bool) -> Void

    private var area: some View {
        ZStack(alignment: Alignment.topLeading) {
            if let prompt, model.text().isEmpty {
                prompt.foregroundStyle(Color(UIColor.placeholderText)).allowsHitTesting(false)
            }
            TextInputArea(
                model: model, growsWithText: true, title: title, onEditingChanged: onEditingChanged)
        }
    }

    var body: some View {
        if look == .roundedBorder {
            area.padding(.horizontal, 7).padding(.vertical, 6.5)
                .background(RoundedRectangle(cornerRadius: 5).fill(Color(UIColor.systemBackground)))
                .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color(UIColor.systemGray3), lineWidth: 0.5))
        } else {
            area
        }
    }
}

extension TextField {
    /// A text field with a prompt, and a label for assistive technology.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextInputModel(text), label: label(), title: nil, prompt: prompt)
    }

    /// A text field that grows along an axis.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(TextInputModel(text), label: label(), title: nil, prompt: prompt, axis: axis)
    }

    /// A text field for a value. Text that the format cannot read leaves the value as it is, when editing ends.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(Self.model(value, format), label: label(), title: nil, prompt: prompt)
    }

    nonisolated private static func model<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ format: F
    )
        -> TextInputModel where F.FormatOutput == String
    {
        TextInputModel(
            write: { format.format(value.wrappedValue) }, read: { try? format.parseStrategy.parse($0) },
            set: { value.wrappedValue = $0 })
    }

    nonisolated private static func model<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput?>, _ format: F
    )
        -> TextInputModel where F.FormatOutput == String
    {
        TextInputModel(
            write: { value.wrappedValue.map { format.format($0) } ?? "" },
            read: { text -> F.FormatInput?? in
                text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)).map { .some($0) }
            },
            set: { value.wrappedValue = $0 })
    }

    nonisolated private static func model<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextInputModel {
        TextInputModel(
            write: { formatter.string(for: value.wrappedValue) ?? "" },
            read: { text -> V? in
                guard let value = formatter.objectValue(readFrom: text) else { return nil }
                return (value as? NSNumber).map(converted) ?? value as? V
            },
            set: { value.wrappedValue = $0 })
    }

    nonisolated private static func converted<V>(_ number: NSNumber?) -> V? {
        guard let number else { return nil }
        return switch V.self {
        case is Int.Type: number.intValue as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is Decimal.Type: number.decimalValue as? V
        default: number as? V
        }
    }
}

extension TextField {
    /// A text field with a prompt, what is selected in it, and a label for assistive technology.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            TextInputModel(text, selection: selection), label: label(), title: nil, prompt: prompt,
            axis: axis ?? .horizontal)
    }
}

extension TextField where Label == Text {
    /// A text field with a title, which is its prompt, and what is selected in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            TextInputModel(text, selection: selection), label: Text(titleKey), title: nil, prompt: prompt,
            axis: axis ?? .horizontal)
    }

    /// A text field with a title, which is its prompt, and what is selected in it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(
            TextInputModel(text, selection: selection), label: Text(title), title: nil, prompt: prompt,
            axis: axis ?? .horizontal)
    }

    /// A text field with a title, which is its prompt.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(TextInputModel(text), label: Text(titleKey), title: nil, prompt: prompt)
    }

    /// A text field with a title, which is its prompt.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(TextInputModel(text), label: Text(title), title: nil, prompt: prompt)
    }

    /// A text field that grows along an axis.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(TextInputModel(text), label: Text(titleKey), title: nil, prompt: prompt, axis: axis)
    }

    /// A text field that grows along an axis.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) {
        self.init(TextInputModel(text), label: Text(title), title: nil, prompt: prompt, axis: axis)
    }

    /// A text field that tells when editing begins and ends, and when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            TextInputModel(text), label: Text(titleKey), title: nil, prompt: nil,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A text field that tells when editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            TextInputModel(text), label: Text(title), title: nil, prompt: nil,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A text field that tells when Return is pressed.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextInputModel(text), label: Text(titleKey), title: nil, prompt: nil, onCommit: onCommit)
    }

    /// A text field that tells when Return is pressed.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextInputModel(text), label: Text(title), title: nil, prompt: nil, onCommit: onCommit)
    }

    /// A text field for a value. Text that the format cannot read leaves the value as it is, when editing ends.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.model(value, format), label: Text(titleKey), title: nil, prompt: prompt)
    }

    /// A text field for a value. Text that the format cannot read leaves the value as it is, when editing ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.model(value, format), label: Text(title), title: nil, prompt: prompt)
    }

    /// A text field for a value that may be none: an empty text is none.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.model(value, format), label: Text(titleKey), title: nil, prompt: prompt)
    }

    /// A text field for a value that may be none: an empty text is none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(Self.model(value, format), label: Text(title), title: nil, prompt: prompt)
    }

    /// A text field for a value, with a formatter of numbers, dates or names, or one of the program's own that reads.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(Self.model(value, formatter), label: Text(titleKey), title: nil, prompt: prompt)
    }

    /// A text field for a value, with a formatter of numbers, dates or names, or one of the program's own that reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(Self.model(value, formatter), label: Text(title), title: nil, prompt: prompt)
    }

    /// A text field for a value, with a formatter of numbers, dates or names, or one of the program's own that reads.
    ///
    /// - Parameters:
    ///   - onEditingChanged: Called with true when editing begins, with false when it ends.
    ///   - onCommit: Called when the return key is pressed.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Self.model(value, formatter), label: Text(titleKey), title: nil, prompt: nil,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A text field for a value, with a formatter of numbers, dates or names, or one of the program's own that reads.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            Self.model(value, formatter), label: Text(title), title: nil, prompt: nil,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}
