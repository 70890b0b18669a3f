/// What asks the question of a `UIAlertView` or a `UIActionSheet`: buttons by their numbers, shown by a
/// `UIAlertController`.
@MainActor
final class NumberedAlert {
    /// What its owner hears. The number is that of a button, or -1 for none.
    struct Events {
        var willPresent: () -> Void = {}
        var didPresent: () -> Void = {}
        var clicked: (Int) -> Void = { _ in }
        var willDismiss: (Int) -> Void = { _ in }
        var didDismiss: (Int) -> Void = { _ in }
    }

    let controller: UIAlertController
    var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    private(set) var isVisible = false
    private var events = Events()

    init(style: UIAlertController.Style) {
        controller = UIAlertController(title: nil, message: nil, preferredStyle: style)
    }

    /// The first button that neither cancels nor destroys; -1 if there is none.
    var firstOtherIndex: Int {
        titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// - Returns: the number of the button.
    func addButton(withTitle title: String) -> Int {
        titles.append(title)
        return titles.count - 1
    }

    /// The button that cancels, and the others behind it.
    func setButtons(cancel: String?, destructive: String? = nil, others: [String] = []) {
        if let destructive { destructiveIndex = addButton(withTitle: destructive) }
        // In an alert the button that cancels is the first one, in a sheet the last.
        let isSheet = controller.preferredStyle == .actionSheet
        if let cancel, !isSheet { cancelIndex = addButton(withTitle: cancel) }
        for title in others { _ = addButton(withTitle: title) }
        if let cancel, isSheet { cancelIndex = addButton(withTitle: cancel) }
    }

    // MARK: Showing

    /// Shows the question over what a controller shows; nothing while it is shown.
    func present(from presenter: UIViewController, animated: Bool, events: Events) {
        guard !isVisible else { return }
        isVisible = true
        self.events = events
        for (index, title) in titles.enumerated() where index >= controller.actions.count {
            let style: UIAlertAction.Style =
                index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            controller.addAction(UIAlertAction(title: title, style: style))
        }
        controller.willFinish = { [weak self] action in self?.willFinish(with: action) }
        controller.didFinish = { [weak self] action in self?.didFinish(with: self?.index(of: action) ?? -1) }
        events.willPresent()
        presenter.present(controller, animated: animated) { events.didPresent() }
    }

    /// Takes the question away as if a button had been chosen, which nobody is told of.
    func dismiss(withClickedButtonIndex index: Int, animated: Bool) {
        guard isVisible, !controller.isBeingDismissed else { return }
        events.willDismiss(index)
        controller.dismiss(animated: animated) { self.didFinish(with: index) }
    }

    private func index(of action: UIAlertAction?) -> Int {
        action.flatMap { action in controller.actions.firstIndex { $0 === action } } ?? -1
    }

    private func willFinish(with action: UIAlertAction?) {
        let index = index(of: action)
        if index >= 0 { events.clicked(index) }
        events.willDismiss(index)
    }

    private func didFinish(with index: Int) {
        isVisible = false
        let events = events
        self.events = Events()
        events.didDismiss(index)
    }
}
