/// A controller that shows views in the environment of those that presented them.
final class ModalScreen: UIViewController {
    private let host: _UIHostingView<AnyView>
    private let link: ModalLink
    /// What the views inside say about their presentation.
    let options = PresentationOptions()
    private var background: _UIHostingView<AnyView>?
    /// Whether the size is one that the views asked for.
    private var isSized = false
    /// The colour where nothing is said about the background.
    private let plainColor: UIColor?
    /// The environment of those that present.
    private var environment: EnvironmentValues

    init(_ view: AnyView, _ environment: EnvironmentValues, _ link: ModalLink, color: UIColor?) {
        self.environment = environment
        self.link = link
        plainColor = color
        host = _UIHostingView(
            rootView: view, inheriting: Self.derive(environment, link, options, nil))
        super.init(nibName: nil, bundle: nil)
        host.hostingController = self
        options.onChange = { [weak self] in self?.applyOptions() }
        host.schemeObserver = { [weak self] in self?.take($0) }
    }

    /// The appearance that a view inside wants, for this presentation.
    private var scheme: ColorScheme?

    private func take(_ scheme: ColorScheme?) {
        self.scheme = scheme
        overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
        host.inheritedEnvironment = derived(viewIfLoaded?.window == nil ? nil : traitCollection)
        background?.inheritedEnvironment = host.inheritedEnvironment
    }

    required init?(coder: NSCoder) { nil }

    private static func derive(
        _ environment: EnvironmentValues, _ link: ModalLink, _ options: PresentationOptions,
        _ traits: UITraitCollection?
    ) -> EnvironmentValues {
        var derived = environment.detached
        derived.isPresented = true
        derived.presentationOptions = options
        derived.dismiss = DismissAction { [weak link] in link?.endFromWithin() }
        if let traits, traits.horizontalSizeClass != .unspecified {
            derived.horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
        }
        return derived
    }

    private func derived(_ traits: UITraitCollection?) -> EnvironmentValues {
        var derived = Self.derive(environment, link, options, traits)
        if let scheme { derived.colorScheme = scheme }
        return derived
    }

    override func loadView() {
        let page = UIView(frame: UIScreen.main.bounds)
        page.backgroundColor = plainColor
        host.frame = page.bounds
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.addSubview(host)
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        applyOptions()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed {
            // Also where the program has dismissed it by UIKit.
            runtimeContext.frames.afterNextLayout { self.link.didGo(self) }
        }
        ModalQueue.serve(runtimeContext)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
            host.inheritedEnvironment = derived(traitCollection)
        }
    }

    func show(_ view: AnyView, _ environment: EnvironmentValues) {
        if environment.version != self.environment.version {
            self.environment = environment
            host.inheritedEnvironment = derived(viewIfLoaded?.window == nil ? nil : traitCollection)
        }
        host.rootView = view
        background?.inheritedEnvironment = host.inheritedEnvironment
    }

    // MARK: Options

    /// How the controller is presented, after its style.
    func prepare(_ style: UIModalPresentationStyle) {
        modalPresentationStyle = style
        presentationController?.delegate = self
        // What the views want is known before they are presented.
        host.updateGraph()
        takeTransition(of: host.graph.rootElement)
        if style == .popover {
            host.idealSizeObserver = { [weak self] in self?.takeIdealSize() }
            takeIdealSize()
        } else {
            host.idealSizeObserver = { [weak self] in self?.applySizing() }
        }
        applyOptions()
    }

    private func takeIdealSize() {
        let size = host.size(for: .unspecified)
        if size != preferredContentSize { preferredContentSize = size }
    }

    /// Takes the size that the views ask for, where the presentation has one of its own.
    private func applySizing() {
        guard modalPresentationStyle != .popover, options.combined.sizing != nil || isSized else { return }
        let size = options.combined.sizing.flatMap { sizing -> CGSize? in
            let context = PresentationSizingContext(
                currentSize: isSized && preferredContentSize != .zero ? preferredContentSize : nil)
            return sizing.size(of: PresentationSizingRoot { [host] in host.size(for: $0) }, context)
        }
        isSized = size != nil
        if preferredContentSize != size ?? .zero { preferredContentSize = size ?? .zero }
    }

    private func applyOptions() {
        let wish = options.combined
        isModalInPresentation = wish.isDismissDisabled ?? false
        showBackground(wish.background)
        applySizing()
        if let sheet { apply(wish, to: sheet) }
    }

    private var sheet: UISheetPresentationController? {
        sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
    }

    private func apply(_ wish: PresentationWish, to sheet: UISheetPresentationController) {
        // A set has no order; what they are called says which they are.
        let chosen = (wish.detents ?? [.large]).sorted { $0.identifier.rawValue < $1.identifier.rawValue }
        let environment = environment
        let names = chosen.map(\.identifier)
        if names != sheet.detents.map(\.identifier) {
            sheet.detents = chosen.map { $0.detent(environment) }
        }
        let shows = wish.dragIndicator ?? .automatic
        sheet.prefersGrabberVisible = shows == .visible || shows == .automatic && chosen.count > 1
        sheet.preferredCornerRadius = wish.cornerRadius ?? nil
        sheet.prefersScrollingExpandsWhenScrolledToEdge = wish.contentInteraction != .scrolls
        sheet.largestUndimmedDetentIdentifier =
            switch wish.backgroundInteraction?.kind {
            case .upThrough(let detent): detent.identifier
            case .enabled: sheet.containerView == nil ? nil : sheet.largestDetentIdentifier
            default: nil
            }
        if case .enabled = wish.backgroundInteraction?.kind, sheet.containerView == nil {
            sheet.largestUndimmedDetentIdentifier = names.contains(.large) ? .large : names.last
        }
        guard let selected = wish.selected?.identifier, names.contains(selected),
            selected != sheet.selectedDetentIdentifier
        else { return }
        if sheet.containerView == nil {
            sheet.selectedDetentIdentifier = selected
        } else {
            sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
        }
    }

    private func showBackground(_ wanted: AnyView?) {
        guard let page = viewIfLoaded else { return }
        guard let wanted else {
            background?.removeFromSuperview()
            background = nil
            page.backgroundColor = plainColor
            return
        }
        let shown = AnyView(wanted.ignoresSafeArea())
        if let background {
            background.rootView = shown
            return
        }
        let made = _UIHostingView(rootView: shown, inheriting: derived(nil))
        made.frame = page.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.isUserInteractionEnabled = false
        page.insertSubview(made, at: 0)
        page.backgroundColor = nil
        background = made
    }
}

extension ModalScreen: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        link.didGo()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let wish = options.combined
        let chosen = wish.detents?.first {
            $0.identifier == sheetPresentationController.selectedDetentIdentifier
        }
        if let chosen { wish.selection?.wrappedValue = chosen }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let wish = options.combined
        let isLow = traitCollection.verticalSizeClass == .compact
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let adaptation =
            isLow
            ? wish.verticalAdaptation ?? .automatic
            : isNarrow ? wish.horizontalAdaptation ?? .automatic : .automatic
        switch adaptation.kind {
        case .none, .popover: return .none
        case .sheet: return .formSheet
        case .fullScreenCover: return .fullScreen
        case .automatic: return modalPresentationStyle == .popover && (isNarrow || isLow) ? .formSheet : .none
        }
    }
}
