public import VitrineUIKit

/// A type that gives Xcode views to show in its canvas.
///
/// Programs that run ignore it. The `vitrine` tool shows the first of ``previews`` where it is asked for it, or where nothing
/// starts the program.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension Preview {
    /// Makes a preview of a view.
    ///
    /// - Parameter name: What the canvas calls it.
    @MainActor public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        self.init(traits: [], showing: body)
    }

    /// Makes a preview of a view.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(traits: [traits], showing: body)
    }

    /// Makes a preview of a view.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
        _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(traits: [traits] + additionalTraits, showing: body)
    }

    private init(traits: [PreviewTrait<ViewTraits>], showing body: @escaping @MainActor () -> any View) {
        self.init(traits: traits) {
            UIHostingController(rootView: traits.reduce(AnyView(body())) { $1.surround($0) })
        }
    }

    /// Makes a preview of the first view of a provider, of which Xcode's canvas has a page for each.
    @MainActor public init<P: PreviewProvider>(_provider: P.Type) {
        let isOne = P.Previews._viewCount(nil) == 1
        self.init(
            traits: [],
            showing: {
                isOne ? AnyView(P.previews) : AnyView(Group(subviews: P.previews) { $0.first })
            })
    }
}

/// The name of a device in Xcode's canvas.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview in Xcode's canvas.
public enum PreviewLayout: Sendable {
    /// Centred in a container of the device's size.
    case device
    /// As large as the view.
    case sizeThatFits
    /// In a container of a size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, the top at the bottom.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side, the top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its side, the top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

/// What these say concerns Xcode's canvas; like on Apple's systems they change nothing in a program that runs.
extension View {
    /// The device of a preview in Xcode's canvas.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// The container of a preview in Xcode's canvas.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// The name of a preview in Xcode's canvas.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// How the device of a preview is held in Xcode's canvas.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

// The compiler takes a body of several statements without `return` for any type. That it is a view of SwiftUI's is then said by
// the number of traits, none or one, which the macros for UIKit's leave open.

/// A preview of a SwiftUI view in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a SwiftUI view in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a SwiftUI view in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A property of a preview that changes while it is shown, at the beginning of the body of `#Preview`:
/// `@Previewable @State var isOn = false`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VitrineMacros", type: "PreviewableMacro")
