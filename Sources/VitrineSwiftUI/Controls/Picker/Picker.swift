/// A control for selecting one of several values. Its look is a ``PickerStyle``.
///
/// The views in it are the options: `tag(_:)` says which value one stands for, and views of a `ForEach` stand for their
/// identifiers where they have no tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content

    private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    /// A picker with a label of views.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label(), content())
    }

    /// The same, with the arguments in the order that they had at first.
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, label, content())
    }

    /// A picker for several values, which it sets together; none is selected while they differ.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        precondition(
            !bindings.isEmpty, "A Picker needs at least one source: it has no value to show otherwise.")
        self.init(
            Binding(
                get: { bindings[0].wrappedValue },
                set: { value in for binding in bindings { binding.wrappedValue = value } }), label(),
            content())
    }

    /// One row of a list, or, in the inline style, one for each option.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    /// The picker in the style of the environment.
    public var body: some View {
        PickerResolver(
            label: AnyView(label), text: label as? Text, selection: selection, content: content)
    }
}

extension Picker where Label == Text {
    /// A picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    /// A picker with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }
}

extension Picker where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A picker with a system symbol and a localized title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: VitrineSwiftUI.Label(titleKey, systemImage: systemImage),
            content: content)
    }

    /// A picker with a system symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: VitrineSwiftUI.Label(title, systemImage: systemImage),
            content: content)
    }
}

/// Reads the style, so that only this body depends on it.
private struct PickerResolver<SelectionValue: Hashable, Content: View>: View {
    let label: AnyView
    let text: Text?
    let selection: Binding<SelectionValue>
    let content: Content
    @Environment(\.pickerKind) private var kind
    @Environment(\.isListRow) private var isListRow
    @Environment(\.isListContent) private var isListContent
    @Environment(\.menuCollector) private var collector

    var body: some View {
        let face = PickerFace(label: label, text: text, selection: selection)
        if collector != nil {
            PickerInMenu(face: face, kind: kind, content: content)
        } else {
            shown(face)
        }
    }

    /// Erased, so that there are nodes, and types in Swift's runtime, for the look that is shown alone.
    private func shown(_ face: PickerFace<SelectionValue>) -> AnyView {
        switch kind.resolved(isInList: isListContent && !isListRow) {
        case .segmented:
            AnyView(Group(subviews: content) { SegmentedPicker(face: face, options: face.options($0)) })
        case .wheel:
            AnyView(
                Group(subviews: content) { options in
                    WheelPicker(face: face, options: face.rows(options), content: content)
                })
        case .inline:
            AnyView(Group(subviews: content) { InlinePicker(face: face, options: face.options($0)) })
        case .navigationLink:
            AnyView(
                Group(subviews: content) { options in
                    LinkPicker(face: face, options: face.options(options), content: content)
                })
        default:
            AnyView(Group(subviews: content) { MenuPicker(face: face, options: face.options($0)) })
        }
    }
}

/// The options as entries of a menu: a section of it, or, in the style of menus, a menu in it.
private struct PickerInMenu<SelectionValue: Hashable, Content: View>: View {
    let face: PickerFace<SelectionValue>
    let kind: _PickerKind
    let content: Content
    @Environment(\.self) private var environment

    var body: some View {
        // The place is taken before the options are known, which is later.
        let slot = environment.menuCollector?.add(nil, environment)
        Group(subviews: content) { subviews in
            let _ = fill(slot, face.options(subviews))
        }
    }

    private func fill(_ slot: MenuCollector.Slot?, _ options: [PickerOption<SelectionValue>]) {
        let selected = face.selected(options)
        slot?.entry = .choices(
            options.enumerated().map { index, option in
                MenuCollector.Choice(
                    title: option.title, image: option.image, isChosen: index == selected,
                    choose: { [face] in face.choose(option) })
            }, label: face.label,
            look: kind == .menu ? .submenu : kind == .palette ? .palette : .section)
    }
}

/// What the looks of a picker have in common.
struct PickerFace<SelectionValue: Hashable> {
    let label: AnyView
    /// The label where it is a text.
    let text: Text?
    let selection: Binding<SelectionValue>

    /// What is offered: the views, with the values that they stand for. One without a value is shown as others are, as SwiftUI
    /// does with a tag of another type; choosing it changes nothing. What says nothing, as a line, is left out without one.
    @MainActor func options(_ subviews: SubviewsCollection) -> [PickerOption<SelectionValue>] {
        rows(subviews).filter { $0.value != nil || $0.title != nil || $0.image != nil }
    }

    /// The rows of a wheel, which shows views of all kinds.
    @MainActor func rows(_ subviews: SubviewsCollection) -> [PickerOption<SelectionValue>] {
        subviews.map { subview in
            let value =
                subview.containerValues.tag(for: SelectionValue.self)
                ?? subview.child.id(as: SelectionValue.self)
            return PickerOption(value: value, subview: subview)
        }
    }

    @MainActor func choose(_ option: PickerOption<SelectionValue>) {
        if let value = option.value { selection.wrappedValue = value }
    }

    @MainActor func selected(_ options: [PickerOption<SelectionValue>]) -> Int? {
        let value = selection.wrappedValue
        return options.firstIndex { $0.value == value }
    }
}

/// A view of a picker, and the value that it stands for, if any.
struct PickerOption<SelectionValue: Hashable> {
    let value: SelectionValue?
    let subview: Subview

    /// What it says, for controls of UIKit.
    @MainActor var title: String? {
        func text(_ element: Element) -> String? {
            if let text = (element as? any TextBearing)?.text { return text }
            for child in element.children {
                if let found = text(child) { return found }
            }
            return nil
        }
        return text(subview.child.element)
    }

    /// The image in it, for controls of UIKit.
    @MainActor var image: UIImage? {
        func image(_ element: Element) -> UIImage? {
            if let image = (element as? ImageElement)?.shown { return image }
            for child in element.children {
                if let found = image(child) { return found }
            }
            return nil
        }
        return image(subview.child.element)
    }
}
