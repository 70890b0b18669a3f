public import VitrineCoreGraphics

/// Something to look at while it is made: what `#Preview` declares.
///
/// Programs that run ignore it. The `vitrine` tool shows previews where it is asked for them, or where nothing starts the program.
public struct Preview {
    /// Traits of previews of views.
    public enum ViewTraits: Sendable {}

    package let traits: [PreviewTrait<ViewTraits>]
    private let make: @MainActor () -> UIViewController

    /// Makes a preview.
    package init(
        traits: [PreviewTrait<ViewTraits>], controller: @escaping @MainActor () -> UIViewController
    ) {
        self.traits = traits
        make = controller
    }

    /// Makes a preview of a view controller.
    ///
    /// - Parameter name: What the canvas calls it.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(traits: traits, controller: body)
    }

    /// Makes a preview of a view, which fills the canvas.
    ///
    /// - Parameter name: What the canvas calls it.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(traits: traits) { PreviewCanvas(body(), .screen) }
    }

    /// The controller that shows it, as large as its traits say in the middle of the screen.
    @MainActor public var _controller: UIViewController {
        let content = make()
        let layouts = traits.compactMap { trait in
            if case .layout(let layout) = trait.kind { layout } else { nil }
        }
        guard let layout = layouts.last else { return content }
        if let canvas = content as? PreviewCanvas {
            canvas.layout = layout
            return canvas
        }
        if case .screen = layout { return content }
        return PreviewCanvas(content, layout)
    }

    /// The one of a program's previews that it was started to show.
    ///
    /// Traps when there are fewer.
    @MainActor public static func _shown(of previews: [@MainActor () -> Preview]) -> Preview {
        previews[RuntimeContext.application.run.preview]()
    }
}

/// What generated sources call a preview, whatever the program calls its own types.
public typealias _Preview = Preview

/// What a preview puts around its content, which SwiftUI knows.
package protocol PreviewSurroundings: Sendable {}

/// Something about the canvas of a preview.
public struct PreviewTrait<T>: Sendable {
    package enum Layout: Sendable {
        case screen
        case fitting
        case fixed(CGSize)
    }

    package enum Kind: Sendable {
        /// How large the canvas is.
        case layout(Layout)
        /// How the screen is held, which the tool reads in the source.
        case orientation
        /// What stands around its content.
        case surroundings(any PreviewSurroundings)
    }

    package let kind: Kind

    package init(kind: Kind) { self.kind = kind }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the screen.
    public static var `default`: PreviewTrait<T> { PreviewTrait(kind: .layout(.screen)) }
    /// As large as the screen.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.screen)) }
    /// As large as the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.fitting)) }
    /// In a container of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(CGSize(width: width, height: height))))
    }
    /// Upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation) }
    /// On the left side.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation) }
    /// On the right side.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation) }
    /// Upside down, which no phone is.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation) }
}

/// A preview of a view controller in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a view in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")
