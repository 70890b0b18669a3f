import VitrineStrings

/// An attributed text on several lines as a view of UIKit's.
struct AttributedInput: UIViewRepresentable, TextInputRepresentable {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?

    func makeCoordinator() -> AttributedInputCoordinator { AttributedInputCoordinator() }

    func makeUIView(context: Context) -> HostedTextView {
        let view = HostedTextView()
        view.delegate = context.coordinator
        view.allowsEditingTextAttributes = true
        return view
    }

    func updateUIView(_ view: HostedTextView, context: Context) {
        let environment = context.environment
        view.textAlignment = environment.inputAlignment
        view.isEditable = environment.isEnabled
        view.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        if let tint = environment.tintColor { view.tintColor = UIColor(tint) }
        environment.textInput.apply(to: view)
        context.coordinator.update(view, text, selection, environment)
    }
}

/// The attributes of a run as the program has them: they go with the letters of a text view.
private final class RunAttributes: NSObject {
    static let key = NSAttributedString.Key("SwiftUI.Attributes")
    let container: AttributeContainer

    init(_ container: AttributeContainer) { self.container = container }

    override func isEqual(_ object: Any?) -> Bool { (object as? RunAttributes)?.container == container }
    override var hash: Int { container.hashValue }
}

/// Who hears of an editor of an attributed text.
@MainActor
final class AttributedInputCoordinator: NSObject, UITextViewDelegate {
    private var text: Binding<AttributedString>?
    private var selection: Binding<AttributedTextSelection>?
    private var environment: EnvironmentValues?
    /// What the view shows.
    private var shown: AttributedString?
    private var font: UIFont?
    private var color: UIColor?
    private var isShowing = false

    func update(
        _ view: HostedTextView, _ text: Binding<AttributedString>,
        _ selection: Binding<AttributedTextSelection>?,
        _ environment: EnvironmentValues
    ) {
        (self.text, self.selection, self.environment) = (text, selection, environment)
        isShowing = true
        defer { isShowing = false }
        guard view.markedTextRange == nil else { return }
        let (newFont, newColor) = (environment.inputFont, environment.inputColor)
        let value = text.wrappedValue
        if value != shown || newFont != font || newColor != color {
            (font, color, shown) = (newFont, newColor, value)
            let caret = view.selectedRange
            let drawn = NSMutableAttributedString(string: "")
            for run in value.runs {
                let part = String(value[run.range].characters)
                drawn.append(NSAttributedString(string: part, attributes: look(run.attributes)))
            }
            view.attributedText = drawn
            view.selectedRange = caret
            if value.runs.isEmpty { view.typingAttributes = look(AttributeContainer()) }
        }
        guard let wanted = selection?.wrappedValue else { return }
        let units = wanted.units(in: value)
        if NSRange(units) != view.selectedRange { view.selectedRange = NSRange(units) }
        if let typing = wanted.ownTyping { view.typingAttributes = look(typing) }
    }

    /// What letters with some attributes look like.
    private func look(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        guard let environment else { return [:] }
        let intent = container.inlinePresentationIntent ?? []
        var style = TextRunStyle(MarkdownRun.Traits(rawValue: intent.rawValue), link: container.link)
        style.font = container[Scope.FontAttribute.self]
        var result: [NSAttributedString.Key: Any] = [
            .font: UIFont(textFont: environment.font(of: style)), RunAttributes.key: RunAttributes(container),
            .foregroundColor: container[Scope.ForegroundColorAttribute.self].map { UIColor($0) } ?? color
                ?? .label,
        ]
        result[.backgroundColor] = container[Scope.BackgroundColorAttribute.self].map { UIColor($0) }
        if let line = container[Scope.UnderlineStyleAttribute.self] {
            result[.underlineStyle] = line.bits
            result[.underlineColor] = line.color.map { UIColor($0) }
        }
        let struck = container[Scope.StrikethroughStyleAttribute.self]
        if struck != nil || intent.contains(.strikethrough) {
            result[.strikethroughStyle] = struck?.bits ?? 1
            result[.strikethroughColor] = struck?.color.map { UIColor($0) }
        }
        result[.kern] = container[Scope.KerningAttribute.self]
        result[.tracking] = container[Scope.TrackingAttribute.self]
        result[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        result[.link] = container.link
        return result
    }

    /// The text of the view with the program's attributes.
    private func value(of view: UITextView) -> AttributedString {
        let text = view.attributedText ?? NSAttributedString(string: "")
        let units = text.string as NSString
        var result = AttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let own = (attributes[RunAttributes.key] as? RunAttributes)?.container
            result += AttributedString(
                units.substring(with: range), attributes: own ?? Self.container(attributes))
        }
        return result
    }

    /// The attributes of a text that came from elsewhere, by a paste.
    private static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var result = AttributeContainer()
        if let font = attributes[.font] as? UIFont { result[Scope.FontAttribute.self] = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor, color != .label {
            result[Scope.ForegroundColorAttribute.self] = Color(color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            result[Scope.BackgroundColorAttribute.self] = Color(color)
        }
        if attributes[.underlineStyle] != nil { result[Scope.UnderlineStyleAttribute.self] = .single }
        if attributes[.strikethroughStyle] != nil { result[Scope.StrikethroughStyleAttribute.self] = .single }
        result.link = attributes[.link] as? URL
        return result
    }

    // MARK: Editing

    private func textDidChange(_ view: UITextView) {
        guard !isShowing, let text else { return }
        let new = value(of: view)
        guard new != shown else { return }
        shown = new
        text.wrappedValue = new
    }

    func textViewDidChange(_ textView: UITextView) {
        textDidChange(textView)
        selectionDidChange(textView)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        guard !isShowing, textView.markedTextRange == nil else { return }
        // Both at once: the places are those of the new text.
        textDidChange(textView)
        selectionDidChange(textView)
    }

    private func selectionDidChange(_ view: UITextView) {
        guard !isShowing, let selection, view.isFirstResponder, let text = shown else { return }
        let range = view.selectedRange
        let new = AttributedTextSelection(units: range.location..<range.location + range.length, in: text)
        if !selection.wrappedValue.isSame(as: new, in: text) { selection.wrappedValue = new }
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        (textView as? HostedTextView)?.editingDidChange?(true)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        (textView as? HostedTextView)?.editingDidChange?(false)
    }
}
