import VitrineUIKit

/// The options on a wheel, a `UIPickerView` of one component: as texts, or, where one is more than that, as their views.
struct WheelPicker<SelectionValue: Hashable, Content: View>: View {
    let face: PickerFace<SelectionValue>
    let options: [PickerOption<SelectionValue>]
    let content: Content
    @Environment(\.self) private var environment

    var body: some View {
        let isPlain = options.allSatisfy { $0.isPlainText(in: environment) }
        WheelPickerControl(
            titles: options.map { $0.title ?? "" }, selected: face.selected(options),
            row: isPlain ? nil : { AnyView(WheelRow(face: face, content: content, index: $0)) }
        ) {
            face.choose(options[$0])
        }
        .accessibilityNamed(by: face.text)
    }
}

/// One of the options. Those in a wheel's graph are not shown: each row has a graph of its own, as in a list.
private struct WheelRow<SelectionValue: Hashable, Content: View>: View {
    let face: PickerFace<SelectionValue>
    let content: Content
    let index: Int

    var body: some View {
        Group(subviews: content) { subviews in
            let options = face.rows(subviews)
            if options.indices.contains(index) { options[index].subview }
        }
    }
}

extension PickerOption {
    /// Whether it is a text that looks as texts around it do.
    @MainActor func isPlainText(in surroundings: EnvironmentValues) -> Bool {
        var element = subview.child.element
        while let wrapped = element.wrapped { element = wrapped }
        guard let text = element as? TextElement else { return false }
        let own = text.environment
        return text.view.hasNoStyle && own.font == surroundings.font
            && own.foregroundStyles == nil && surroundings.foregroundStyles == nil
    }
}

private struct WheelPickerControl: UIViewRepresentable {
    let titles: [String]
    let selected: Int?
    /// Makes the view of a row; nil where titles are enough.
    let row: ((Int) -> AnyView)?
    let select: (Int) -> Void

    @MainActor final class Coordinator: UIPickerViewDataSource, UIPickerViewDelegate {
        var control: WheelPickerControl
        var environment = EnvironmentValues()
        /// The views of rows, those in sight and a few that are not any more.
        private var hosts: [Int: RowHost] = [:]

        init(_ control: WheelPickerControl) { self.control = control }

        /// Shows what the rows are now.
        func update() {
            for (row, host) in hosts {
                guard let content = control.row?(row), host.superview != nil else {
                    hosts[row] = nil
                    continue
                }
                host.show(content, in: rowEnvironment)
            }
        }

        /// Texts are as large as a wheel's titles.
        private var rowEnvironment: EnvironmentValues {
            var environment = environment
            if environment.font == nil { environment.font = .system(size: UIPickerView.titleSize) }
            return environment
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            control.titles.count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            control.titles[row]
        }

        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            guard let content = control.row?(row) else {
                return pickerView.titleView(row, component, reusing: view)
            }
            if let view, let old = hosts.first(where: { $0.value === view }) {
                hosts[old.key] = nil
                hosts[row] = old.value
                old.value.reuse(for: content, in: rowEnvironment)
                return old.value
            }
            let host = RowHost(content, environment: rowEnvironment)
            hosts[row] = host
            return host
        }

        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            if control.titles.indices.contains(row) { control.select(row) }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        context.coordinator.environment = context.environment
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let coordinator = context.coordinator
        let isOther =
            coordinator.control.titles != titles || (coordinator.control.row == nil) != (row == nil)
        coordinator.control = self
        coordinator.environment = context.environment
        if isOther { view.reloadAllComponents() } else { coordinator.update() }
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
