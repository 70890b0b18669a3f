import VitrineCoreGraphics

/// The view in which a presentation takes place. It keeps touches and presses from what is under it.
@MainActor
final class PresentationContainer: UIView {
    private weak var controller: UIPresentationController?

    init(_ controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
        controller?.adaptAnew()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if controller?.passes(point, in: self, with: event) == true { return nil }
        if hit === self, controller?.takesTouch(at: point) == false { return nil }
        return hit
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu || $0.key?.keyCode == .keyboardEscape }),
            controller?.phase == .presented, controller?.escape() == true
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }
}
