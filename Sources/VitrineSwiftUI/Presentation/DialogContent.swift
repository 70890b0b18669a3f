/// What an alert or a dialog says.
@MainActor
struct DialogContent: ModalContent {
    typealias Action = FoundButton

    /// A text field, whatever view it was made as.
    struct Field {
        /// The field as the views make it; never shown.
        let made: HostedTextField
        var model: TextInputModel?
        /// What the field is in; it lives as long as the alert.
        let host: DialogHost
    }

    var style: UIAlertController.Style
    var title: String?
    var message: @MainActor (EnvironmentValues) -> String?
    var actions: @MainActor (EnvironmentValues) -> [Action]
    var fields: @MainActor (EnvironmentValues) -> [Field] = { _ in [] }
    /// The button that is there where none cancels; nil for none.
    var standardCancel: String?

    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController {
        let controller = DialogController(title: title, message: message(environment), preferredStyle: style)
        controller.link = link
        var made = actions(environment)
        if made.isEmpty, style == .alert { made = [Action(title: "OK", role: .cancel)] }
        if let standardCancel, !made.contains(where: { $0.role == .cancel }) {
            made.append(Action(title: standardCancel, role: .cancel))
        }
        var hasCancel = false
        for action in made {
            var style: UIAlertAction.Style =
                action.role == .cancel ? .cancel : action.role == .destructive ? .destructive : .default
            // One button can cancel; UIKit's sheet of a second one is an ordinary one.
            if style == .cancel, hasCancel { style = .default }
            hasCancel = hasCancel || style == .cancel
            let shown = UIAlertAction(title: action.title, style: style) { [weak link] _ in
                action.perform()
                link?.didGo()
            }
            shown.isEnabled = action.isEnabled
            controller.addAction(shown)
        }
        if style == .alert { for field in fields(environment) { add(field, to: controller) } }
        return controller
    }

    /// On a tablet a dialog points at the view that it belongs to.
    func willPresent(_ controller: UIViewController, from node: _GraphNode) {
        if style == .actionSheet { popoverSource(.rect(.bounds), nil)(controller, node) }
    }

    func update(_ controller: UIViewController, _ environment: EnvironmentValues, _ link: ModalLink) {
        guard let controller = controller as? UIAlertController else { return }
        controller.title = title
        controller.message = message(environment)
        for (shown, action) in zip(controller.actions, actions(environment)) where shown.title == action.title
        {
            shown.isEnabled = action.isEnabled
        }
    }

    private func add(_ field: Field, to controller: UIAlertController) {
        controller.addTextField { shown in
            let made = field.made
            shown.placeholder = made.placeholder
            shown.isSecureTextEntry = made.isSecureTextEntry
            shown.text = made.text
            shown.keyboardType = made.keyboardType
            shown.textContentType = made.textContentType
            shown.autocapitalizationType = made.autocapitalizationType
            shown.autocorrectionType = made.autocorrectionType
            shown.isEnabled = made.isEnabled
            shown.accessibilityLabel = made.accessibilityLabel
            field.host.followers.append { [weak shown] in
                guard let shown, shown.text != made.text, shown.markedTextRange == nil else { return }
                shown.text = made.text
            }
            shown.addAction(
                UIAction { [weak shown] _ in field.model?.change(shown?.text ?? "") }, for: .editingChanged)
            shown.addAction(
                UIAction { [weak shown] _ in field.model?.finish(shown?.text ?? "") }, for: .editingDidEnd)
        }
    }

    /// The text fields of a view, in their order.
    static func fields(of view: some View, _ environment: EnvironmentValues) -> [Field] {
        let host = DialogHost(rootView: AnyView(view), inheriting: environment)
        host.frame = CGRect(x: 0, y: 0, width: 270, height: 1000)
        host.updateGraph()
        var found: [Field] = []
        func visit(_ element: Element) {
            if let field = (element as? any PlatformViewElement)?.platformView as? HostedTextField {
                found.append(
                    Field(
                        made: field, model: (field.delegate as? TextInputCoordinator)?.model,
                        host: host))
            }
            for child in element.children { visit(child) }
        }
        visit(host.graph.rootElement)
        return found
    }
}

/// Views that are never shown, and whose text fields are followed by those of an alert.
final class DialogHost: _UIHostingView<AnyView> {
    var followers: [@MainActor () -> Void] = []

    package override func frameUpdate(at time: TimeInterval) {
        super.frameUpdate(at: time)
        guard !followers.isEmpty else { return }
        updateGraph()
        for follow in followers { follow() }
    }
}

/// An alert that tells who presented it when it is gone, also where the program has dismissed it by UIKit.
private final class DialogController: UIAlertController {
    weak var link: ModalLink?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        // After what its buttons do, which say so themselves.
        runtimeContext.frames.afterNextLayout { self.link?.didGo(self) }
    }
}
