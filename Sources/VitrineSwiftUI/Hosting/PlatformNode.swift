/// What making, updating and ending a representable means, for views and for controllers.
@MainActor
class PlatformAdapter<R> {
    func make(_ representable: R, _ node: _GraphNode) -> UIView { fatalError("PlatformAdapter is abstract.") }
    func update(_ representable: R, _ node: _GraphNode) {}
    func size(_ representable: R, _ proposal: ProposedViewSize, _ node: _GraphNode) -> CGSize? { nil }
    /// Changes a size by what the view would have without the representable.
    func override(_ size: inout CGSize, _ representable: R, _ proposal: ProposedViewSize) {}
    func dismantle() {}
    /// The view came into the hierarchy.
    func didAttach() {}
    /// Changes the traits that the view, or its controller, imposes.
    func changeTraits(_ change: (inout UITraitOverrides) -> Void) {}
}

final class ViewRepresentableAdapter<R: UIViewRepresentable>: PlatformAdapter<R> {
    private var view: R.UIViewType?
    private var coordinator: R.Coordinator?

    private func context(_ node: _GraphNode) -> R.Context {
        .init(coordinator: coordinator!, transaction: node.graph.transaction, environment: node.environment)
    }

    override func make(_ representable: R, _ node: _GraphNode) -> UIView {
        coordinator = representable.makeCoordinator()
        let made = representable.makeUIView(context: context(node))
        view = made
        return made
    }

    override func changeTraits(_ change: (inout UITraitOverrides) -> Void) {
        if let view { change(&view.traitOverrides) }
    }

    override func update(_ representable: R, _ node: _GraphNode) {
        guard let view else { return }
        representable.updateUIView(view, context: context(node))
    }

    override func size(_ representable: R, _ proposal: ProposedViewSize, _ node: _GraphNode) -> CGSize? {
        guard let view else { return nil }
        return representable.sizeThatFits(proposal, uiView: view, context: context(node))
    }

    override func override(_ size: inout CGSize, _ representable: R, _ proposal: ProposedViewSize) {
        guard let view else { return }
        representable._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: view)
    }

    override func dismantle() {
        guard let view, let coordinator else { return }
        R.dismantleUIView(view, coordinator: coordinator)
        self.view = nil
    }
}

final class ControllerRepresentableAdapter<R: UIViewControllerRepresentable>: PlatformAdapter<R> {
    private var controller: R.UIViewControllerType?
    private var coordinator: R.Coordinator?
    private var awaitsDidMove = false

    private func context(_ node: _GraphNode) -> R.Context {
        .init(coordinator: coordinator!, transaction: node.graph.transaction, environment: node.environment)
    }

    override func make(_ representable: R, _ node: _GraphNode) -> UIView {
        coordinator = representable.makeCoordinator()
        let made = representable.makeUIViewController(context: context(node))
        controller = made
        if let host = node.graph.viewHost?.hostingController {
            host.addChild(made)
            awaitsDidMove = true
        }
        return made.view
    }

    override func didAttach() {
        guard awaitsDidMove, let controller else { return }
        awaitsDidMove = false
        controller.didMove(toParent: controller.parent)
    }

    override func changeTraits(_ change: (inout UITraitOverrides) -> Void) {
        if let controller { change(&controller.traitOverrides) }
    }

    override func update(_ representable: R, _ node: _GraphNode) {
        guard let controller else { return }
        representable.updateUIViewController(controller, context: context(node))
    }

    override func size(_ representable: R, _ proposal: ProposedViewSize, _ node: _GraphNode) -> CGSize? {
        guard let controller else { return nil }
        return representable.sizeThatFits(proposal, uiViewController: controller, context: context(node))
    }

    override func override(_ size: inout CGSize, _ representable: R, _ proposal: ProposedViewSize) {
        guard let controller else { return }
        representable._overrideSizeThatFits(
            &size, in: _ProposedSize(proposal), uiViewController: controller)
    }

    override func dismantle() {
        guard let controller, let coordinator else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        R.dismantleUIViewController(controller, coordinator: coordinator)
        self.controller = nil
    }
}

/// The node of a representable: keeps its view, and updates it when the representable, what it reads or the
/// environment changes.
final class PlatformNode<R: View>: _ViewNode<R>, PropertyOwner {
    private let adapter: PlatformAdapter<R>
    let plan: PropertyPlan
    private(set) var slots: [AnyObject?]
    private var element: PlatformElement!

    /// Whether the view takes text.
    private let takesText: Bool

    init(
        _ view: R, _ context: _NodeContext, _ adapter: PlatformAdapter<R>, takesText: Bool = false
    ) {
        self.adapter = adapter
        self.takesText = takesText
        plan = PropertyPlan.plan(for: R.self)
        slots = Array(repeating: nil, count: plan.slotCount)
        context.noteState()
        super.init(view, context)
        element = PlatformElement(self)
        element.make = { [unowned self] in makeView() }
        element.customSize = { [unowned self] proposal in self.adapter.size(self.view, proposal, self) }
        element.overrideSize = { [unowned self] in self.adapter.override(&$0, self.view, $1) }
        element.didAttach = { [unowned self] in self.adapter.didAttach() }
        if takesText { graph.focus.textInputs.add(element) }
    }

    override func makeElements() -> [Element] { [element] }

    private func makeView() -> UIView {
        connect()
        let made = adapter.make(view, self)
        if takesText, let input = made as? any HostedTextInput {
            input.editingDidChange = { [weak element] isEditing in
                guard let element else { return }
                element.graph.editingDidChange(element, isEditing: isEditing)
            }
        }
        imposeTraits()
        update()
        return made
    }

    /// What the view was given to impose.
    private var traits = ImposedTraits()

    private func imposeTraits() {
        traits.impose(environment, in: graph.viewHost) { adapter.changeTraits($0) }
    }

    private func connect() {
        guard !plan.isEmpty else { return }
        withUnsafeMutablePointer(to: &view) { plan.connect($0, &slots, self) }
    }

    private func update() {
        connect()
        isDirty = false
        tracking { adapter.update(view, self) }
    }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        guard element.platformView != nil else { return }
        imposeTraits()
        update()
        element.invalidateLayout()
    }

    override func teardown() {
        adapter.dismantle()
        plan.disconnect(&slots)
        element.teardown()
        super.teardown()
    }
}

/// The element of a `UIView`. The view is made when it is first measured or placed.
final class PlatformElement: Element, PlatformViewElement {
    var make: (() -> UIView)!
    var customSize: ((ProposedViewSize) -> CGSize?)!
    var overrideSize: ((inout CGSize, ProposedViewSize) -> Void)!
    var didAttach: (() -> Void)!
    private(set) var platformView: UIView?
    /// Editing begins as soon as the view is on screen.
    private var awaitsEditing = false

    private var view: UIView {
        if let platformView { return platformView }
        let made = make()
        platformView = made
        return made
    }

    override var containsPlatformView: Bool { true }
    override var drawnReach: CGRect { .infinite }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // The view is measured before it is in the hierarchy, at the scale that it will have there.
        let outer = UIView.expectedTraits
        UIView.expectedTraits = graph.viewHost?.traitCollection
        defer { UIView.expectedTraits = outer }
        return sizeOfView(proposal)
    }

    private func sizeOfView(_ proposal: ProposedViewSize) -> CGSize {
        let view = self.view
        if view.superview == nil { view.traitsMayHaveChanged() }
        if let size = customSize(proposal) { return size }
        let intrinsic = view.intrinsicContentSize
        // Views of SwiftUI's in it need no more than they take of the room: a scroll view shows a part of its content.
        let isTight =
            (proposal.width ?? .infinity) < intrinsic.width
            || (proposal.height ?? .infinity) < intrinsic.height
        let needed = isTight ? (view as? any ProposalSized)?.size(for: proposal) ?? intrinsic : intrinsic
        var size = CGSize(
            width: length(proposal.width, intrinsic.width, needed.width, .horizontal),
            height: length(proposal.height, intrinsic.height, needed.height, .vertical))
        overrideSize(&size, proposal)
        return size
    }

    /// By UIKit's priorities: a view grows beyond its intrinsic length unless its hugging is high, and does not shrink
    /// below what it needs where its compression resistance is, as it is unless set. Without a length it takes what it is
    /// offered.
    private func length(
        _ proposal: CGFloat?, _ intrinsic: CGFloat, _ needed: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        guard intrinsic >= 0 else { return proposal ?? 10 }
        guard let proposal, proposal != intrinsic else { return intrinsic }
        if proposal > intrinsic {
            return view.contentHuggingPriority(for: axis) >= .defaultHigh ? intrinsic : proposal
        }
        return view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? needed : proposal
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let isNew = view.superview == nil
        pass.add(view.layer, view: view, frame: CGRect(origin: origin, size: size))
        if isNew { graph.afterUpdate { [weak self] in self?.attached() } }
    }

    private func attached() {
        didAttach?()
        guard awaitsEditing else { return }
        awaitsEditing = false
        if platformView?.becomeFirstResponder() != true { graph.editingDidChange(self, isEditing: false) }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}

extension PlatformElement: TextInputElement {
    func beginEditing() -> Bool {
        if let platformView, platformView.window != nil { return platformView.becomeFirstResponder() }
        awaitsEditing = true
        graph.editingDidChange(self, isEditing: true)
        return true
    }

    func endEditing() {
        awaitsEditing = false
        platformView?.endEditing(true)
    }
}
