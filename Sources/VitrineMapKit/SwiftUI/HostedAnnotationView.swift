import Foundation
import VitrineSwiftUI
import VitrineUIKit

/// A view of SwiftUI's within an annotation's view, as large as it wants to be.
@MainActor
final class HostedContent {
    private final class Controller: UIHostingController<AnyView> {
        var onResize: (() -> Void)?
        override var preferredContentSize: CGSize {
            didSet { if preferredContentSize != oldValue { onResize?() } }
        }
    }

    private let controller: Controller
    var view: UIView { controller.view }

    init(_ content: AnyView, _ environment: EnvironmentValues, onResize: @escaping () -> Void) {
        controller = Controller(rootView: Self.root(content, environment))
        controller.safeAreaRegions = []
        controller.view.backgroundColor = .clear
        controller.sizingOptions = .preferredContentSize
        controller.onResize = onResize
    }

    private static func root(_ content: AnyView, _ environment: EnvironmentValues) -> AnyView {
        AnyView(content.environment(\.self, environment))
    }

    func show(_ content: AnyView, _ environment: EnvironmentValues) {
        controller.rootView = Self.root(content, environment)
    }

    /// What the view wants, up to the size of a screen.
    var size: CGSize {
        let size = controller.sizeThatFits(in: UIView.layoutFittingExpandedSize)
        return CGSize(width: min(size.width, 2000).rounded(.up), height: min(size.height, 2000).rounded(.up))
    }
}

/// A view of SwiftUI's at a place, and its title below.
@MainActor
final class HostedAnnotationView: MKAnnotationView {
    private var hosted: HostedContent?
    private var label: HostedContent?
    private let texts = HaloLabel(frame: .zero)
    private var anchor = UnitPoint.center

    func show(
        _ content: AnyView, anchor: UnitPoint, title: String?, label: AnyView?,
        _ environment: EnvironmentValues
    ) {
        self.anchor = anchor
        if let hosted {
            hosted.show(content, environment)
        } else {
            let new = HostedContent(content, environment) { [weak self] in self?.fit() }
            hosted = new
            addSubview(new.view)
        }
        if let label {
            let look = AnyView(label.font(.system(size: 11, weight: .semibold)))
            if let known = self.label {
                known.show(look, environment)
            } else {
                let new = HostedContent(look, environment) { [weak self] in self?.fit() }
                self.label = new
                addSubview(new.view)
            }
        } else {
            self.label?.view.removeFromSuperview()
            self.label = nil
        }
        texts.show(title: title.flatMap { $0.isEmpty ? nil : $0 }, subtitle: nil)
        if texts.superview == nil { addSubview(texts) }
        fit()
    }

    private func fit() {
        guard let hosted else { return }
        let size = hosted.size
        bounds.size = size
        hosted.view.frame = bounds
        centerOffset = CGPoint(
            x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
        texts.center = CGPoint(x: bounds.midX, y: bounds.maxY + 2 + texts.bounds.height / 2)
        if let label {
            let size = label.size
            label.view.frame = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.maxY + 2, width: size.width, height: size.height)
        }
        stage?.place(self)
    }
}

/// The balloon of a marker of SwiftUI's.
@MainActor
final class HostedMarkerView: MKMarkerAnnotationView {
    private var icon: HostedContent?
    private var label: HostedContent?

    func show(_ look: MarkerLook, _ environment: EnvironmentValues) {
        glyphText = nil
        glyphImage = nil
        icon?.view.removeFromSuperview()
        label?.view.removeFromSuperview()
        (icon, label) = (nil, nil)
        switch look.glyph {
        case .none: break
        case .symbol(let name): glyphImage = UIImage(systemName: name)
        case .picture(let name, let bundle):
            glyphImage = UIImage(named: name, in: bundle, compatibleWith: traitCollection)
        case .monogram(let text): glyphText = text.string(in: environment)
        case .label: showLabel(look, environment)
        }
    }

    /// The icon of a label goes into the balloon, its title below.
    private func showLabel(_ look: MarkerLook, _ environment: EnvironmentValues) {
        guard let content = look.label else { return }
        glyphText = ""
        let icon = HostedContent(
            AnyView(
                content.labelStyle(.iconOnly).font(.system(size: 14, weight: .semibold)).foregroundStyle(
                    .white)),
            environment
        ) {}
        let label = HostedContent(
            AnyView(content.labelStyle(.titleOnly).font(.system(size: 11, weight: .semibold))), environment
        ) {}
        (self.icon, self.label) = (icon, label)
        for (part, middle) in [(icon, bounds.maxY - 21), (label, bounds.maxY + 10)] {
            let size = part.size
            part.view.isUserInteractionEnabled = false
            part.view.frame = CGRect(
                x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
                height: size.height)
            addSubview(part.view)
        }
    }
}
