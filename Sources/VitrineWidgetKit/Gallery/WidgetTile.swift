import VitrinePlatform
import VitrineSwiftUI

/// A widget in one size, as it stands on the Home Screen: what its timeline has for the moment, on its background.
struct WidgetTile: View {
    /// Points; by eye, after iOS 18.
    static let radius: CGFloat = 22

    @State private var model: WidgetModel

    init(_ widget: WidgetDescription, _ context: TimelineProviderContext) {
        _model = State(wrappedValue: WidgetModel(widget, context))
    }

    var body: some View {
        // One view, whatever the timeline's content is: it appears once.
        ZStack {
            TimelineView(.explicit(model.dates)) { timeline in
                let now = timeline.date
                content(at: now)
                    .onChange(of: model.isDue(at: now)) { _, isDue in
                        if isDue { model.load(at: WallClock.date) }
                    }
            }
        }
        .onAppear {
            WidgetBoard.shared.add(model)
            model.load(at: WallClock.date)
        }
        .onDisappear { WidgetBoard.shared.remove(model) }
    }

    private func content(at now: Date) -> some View {
        let moment = model.moment(at: now)
        return WidgetFrame(
            family: model.context.family, size: model.context.displaySize,
            hasMargins: model.widget.hasMargins,
            isBackgroundRemovable: model.widget.isBackgroundRemovable
        ) {
            if let moment {
                moment.view()
            } else if let source = model.widget.source {
                source.placeholder(model.context).view().redacted(reason: .placeholder)
            }
        }
    }
}

/// What is around the content of a widget: margins, a background, a size and round corners.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    let size: CGSize
    var hasMargins = true
    var isBackgroundRemovable = true
    @ViewBuilder let content: Content

    /// Whether the content says what is behind it. What does not was made before margins were the system's.
    @State private var hasBackground = true
    @State private var link: URL?
    @Environment(\.openURL) private var openURL

    /// Points; of iOS 17.
    private static var margin: CGFloat { 16 }

    private var margins: EdgeInsets {
        let length = family.isAccessory ? 0 : Self.margin
        return EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }

    var body: some View {
        content
            // As buttons look in widgets, unless they say otherwise.
            .buttonStyle(.bordered)
            .environment(\.widgetFamily, family)
            .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
            .environment(\.widgetContentMargins, margins)
            .environment(\.showsWidgetContainerBackground, showsBackground)
            .padding(hasMargins && hasBackground ? margins : EdgeInsets())
            .frame(width: size.width, height: size.height)
            .containerBackground(setFor: .widget) { background in
                ZStack { ground(background) }
                    .onChange(of: background != nil, initial: true) { _, isSet in hasBackground = isSet }
            }
            .clipShape(shape)
            .containerShape(shape)
            .onPreferenceChange(WidgetURLKey.self) { link = $0 }
            .onTapGesture { if let link { openURL(link) } }
            .accessibilityElement(children: .contain)
    }

    private var showsBackground: Bool { !family.isAccessory || !isBackgroundRemovable }

    @ViewBuilder
    private func ground(_ background: AnyView?) -> some View {
        if showsBackground {
            // What lets light through has the system's colour behind it.
            ZStack {
                Color(uiColor: .systemBackground)
                background
            }
        }
    }

    private var shape: RoundedRectangle {
        let radius: CGFloat =
            switch family {
            case .accessoryCircular: size.height / 2
            case .accessoryRectangular: 10
            case .accessoryInline: 4
            default: WidgetTile.radius
            }
        return RoundedRectangle(cornerRadius: radius, style: .continuous)
    }
}
