/// What a gesture recogniser does when it recognises.
enum GestureAction {
    case target(TargetAction)
    case closure(@MainActor (UIGestureRecognizer) -> Void)

    var target: TargetAction? {
        if case .target(let target) = self { target } else { nil }
    }

    @MainActor
    func perform(_ recognizer: UIGestureRecognizer) {
        switch self {
        case .closure(let closure): closure(recognizer)
        case .target(let target):
            guard let object = target.target else { return }
            target.action.send(to: object, [recognizer])
        }
    }
}
