import VitrineUIKit

/// The texts of the options on a wheel, a `UIPickerView` of one component.
struct WheelPicker<SelectionValue: Hashable>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]

    var body: some View {
        WheelPickerControl(titles: options.map { $0.title ?? "" }, selected: face.selected(options)) {
            face.selection.wrappedValue = options[$0].value
        }
        .accessibilityNamed(by: face.text)
    }
}

private struct WheelPickerControl: UIViewRepresentable {
    let titles: [String]
    let selected: Int?
    let select: (Int) -> Void

    @MainActor final class Coordinator: UIPickerViewDataSource, UIPickerViewDelegate {
        var control: WheelPickerControl
        init(_ control: WheelPickerControl) { self.control = control }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            control.titles.count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            control.titles[row]
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if control.titles.indices.contains(row) { control.select(row) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let isOther = context.coordinator.control.titles != titles
        context.coordinator.control = self
        if isOther { view.reloadAllComponents() }
        view.isUserInteractionEnabled = context.environment.isEnabled
        view.alpha = context.environment.isEnabled ? 1 : 0.5
        if let selected, view.selectedRow(inComponent: 0) != selected {
            view.selectRow(selected, inComponent: 0, animated: context.transaction.animation != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let natural = uiView.sizeThatFits(.zero)
        return CGSize(width: proposal.width ?? natural.width, height: natural.height)
    }
}
