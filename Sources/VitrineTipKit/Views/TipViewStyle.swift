public import VitrineSwiftUI

/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The view of a tip.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip, without what is behind it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a tip.
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// What it says first.
    public let title: Text?
    /// What it says below.
    public let message: Text?
    /// What it shows.
    public let image: Image?
    /// The buttons that it has.
    public let actions: [Button]
    let imageSize: CGSize?
    let imageStyle: AnyShapeStyle?

    /// A button of a tip.
    public struct Button: Identifiable {
        let action: Tips.Action
        /// Has done what the button does, and told the view.
        public let handler: () -> Void

        init(action: Tips.Action, handler: @escaping () -> Void) {
            (self.action, self.handler) = (action, handler)
        }

        /// What it is known by.
        public var id: String { action.id }
        /// What it says.
        public var label: () -> Text { action.label }
        /// Whether it does nothing now.
        public var disabled: Bool { action.disabled }
    }
}

/// A small card: the picture, the texts, the buttons below one another, and a cross.
public struct MiniTipViewStyle: TipViewStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The card.
    public func makeBody(configuration: Configuration) -> some View {
        MiniTip(configuration: configuration)
    }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// A small card.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// Measures by eye, after iOS 18.
private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image { picture(image) }
            VStack(alignment: .leading, spacing: 0) {
                texts
                ForEach(configuration.actions) { button($0) }
            }
        }
        .padding(.vertical, 15)
        .padding(.leading, 15)
    }

    private func picture(_ image: Image) -> some View {
        let size = configuration.imageSize ?? CGSize(width: 40, height: 40)
        return image.resizable().aspectRatio(contentMode: .fit)
            .foregroundStyle(configuration.imageStyle ?? AnyShapeStyle(.tint))
            .frame(width: size.width, height: size.height)
    }

    private var texts: some View {
        HStack(alignment: .top, spacing: 4) {
            VStack(alignment: .leading, spacing: 3) {
                configuration.title?.font(.headline)
                configuration.message?.font(.subheadline).foregroundStyle(.secondary)
            }
            .fixedSize(horizontal: false, vertical: true)
            Spacer(minLength: 0)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(.tertiary).frame(width: 44, height: 24)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain).accessibilityLabel("Close")
        }
    }

    private func button(_ button: TipViewStyleConfiguration.Button) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Divider().padding(.top, 11)
            Button(action: { button.handler() }) {
                button.label().frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.borderless).disabled(button.disabled).padding(.top, 11)
        }
        .font(.body.weight(button.action.index == 0 ? .semibold : .regular))
    }
}
