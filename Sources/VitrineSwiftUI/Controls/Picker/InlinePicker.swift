/// The options as rows, the selected one with a check mark.
struct InlinePicker<SelectionValue: Hashable>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]

    var body: some View {
        let selected = face.selected(options)
        ForEach(Array(options.enumerated()), id: \.element.subview.id) { index, option in
            OptionRow(isSelected: index == selected, title: option.title, image: option.image) {
                face.choose(option)
            }
        }
    }
}

/// A row that selects an option.
struct OptionRow: View {
    let isSelected: Bool
    let title: String?
    let image: UIImage?
    let select: () -> Void
    @Environment(\.tintColor) private var tint

    /// The text and the image of the option: its own view belongs to the graph of the list, and not to that of the row.
    @ViewBuilder private var content: some View {
        if let title, let image {
            Label {
                Text(verbatim: title)
            } icon: {
                Image(uiImage: image)
            }
        } else if let title {
            Text(verbatim: title)
        } else if let image {
            Image(uiImage: image)
        }
    }

    var body: some View {
        Button(action: select) {
            HStack(spacing: 8) {
                content.foregroundStyle(Color(base: .label))
                Spacer(minLength: 8)
                Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(tint ?? .accentColor)
                    .opacity(isSelected ? 1 : 0).accessibilityHidden(true)
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A row with the selected option that leads to a list of all.
struct LinkPicker<SelectionValue: Hashable, Content: View>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]
    let content: Content

    var body: some View {
        NavigationLink {
            OptionList(face: face, content: content)
        } label: {
            HStack(spacing: 0) {
                ControlLabel(content: face.label, isText: face.text != nil)
                Spacer(minLength: 8)
                if let selected = face.selected(options) {
                    Text(verbatim: options[selected].title ?? "").foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// The list of a picker's options on a screen of its own: choosing one leads back.
private struct OptionList<SelectionValue: Hashable, Content: View>: View {
    let face: PickerFace<SelectionValue>
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Group(subviews: content) { subviews in
                let options = face.options(subviews)
                let selected = face.selected(options)
                ForEach(Array(options.enumerated()), id: \.element.subview.id) { index, option in
                    OptionRow(isSelected: index == selected, title: option.title, image: option.image) {
                        face.choose(option)
                        dismiss()
                    }
                }
            }
        }
        .navigationTitle(face.text ?? Text(verbatim: ""))
    }
}
