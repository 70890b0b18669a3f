/// What an alert or a dialog says.
@MainActor
struct DialogContent: ModalContent {
    typealias Action = FoundButton

    var style: UIAlertController.Style
    var title: String?
    var message: @MainActor (EnvironmentValues) -> String?
    var actions: @MainActor (EnvironmentValues) -> [Action]
    /// The button that is there where none cancels; nil for none.
    var standardCancel: String?

    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController {
        let controller = UIAlertController(title: title, message: message(environment), preferredStyle: style)
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
        return controller
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
}
