import VitrineSwiftUI
import VitrineUIKit

/// The widgets of a program, in all their sizes, as on a Home Screen, and its controls.
struct WidgetGallery: View {
    private let descriptions: _WidgetDescriptions

    init(_ descriptions: _WidgetDescriptions) { self.descriptions = descriptions }

    var body: some View {
        GeometryReader { place in
            ScrollView {
                VStack(alignment: .leading, spacing: 32) {
                    ForEach(descriptions.widgets.indices, id: \.self) { index in
                        WidgetSection(widget: descriptions.widgets[index], screen: screen(place))
                    }
                    if !descriptions.controls.isEmpty { ControlSection(controls: descriptions.controls) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.vertical, 24)
                .padding(.horizontal, 20)
            }
            .background { WidgetWallpaper().ignoresSafeArea() }
        }
    }

    /// Of the whole window.
    private func screen(_ place: GeometryProxy) -> CGSize {
        let (size, safe) = (place.size, place.safeAreaInsets)
        return CGSize(
            width: size.width + safe.leading + safe.trailing, height: size.height + safe.top + safe.bottom)
    }
}

/// What is behind widgets.
private struct WidgetWallpaper: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let colors =
            scheme == .dark
            ? [Color(red: 0.10, green: 0.16, blue: 0.32), Color(red: 0.25, green: 0.14, blue: 0.30)]
            : [Color(red: 0.38, green: 0.58, blue: 0.86), Color(red: 0.70, green: 0.58, blue: 0.84)]
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

/// One widget: what it is called, what it is for, and its sizes.
private struct WidgetSection: View {
    let widget: WidgetDescription
    let screen: CGSize

    /// Devices with screens so wide have the sizes of tablets.
    private static let tabletWidth: CGFloat = 744

    private var tiles: [(WidgetFamily, CGSize)] {
        let sizes = WidgetSize.of(
            screen: screen, isTablet: min(screen.width, screen.height) >= Self.tabletWidth)
        let families = widget.families ?? [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        return families.compactMap { family in sizes.size(of: family).map { (family, $0) } }
    }

    var body: some View {
        let (tiles, name) = (tiles, widget.name ?? Text(verbatim: widget.kind))
        VStack(alignment: .leading, spacing: 14) {
            VStack(alignment: .leading, spacing: 2) {
                name.font(.title2.bold())
                widget.text?.font(.subheadline).opacity(0.85)
                if tiles.isEmpty {
                    Text("None of its sizes is one of this device.").font(.subheadline).opacity(0.85)
                }
            }
            .foregroundStyle(.white)
            WidgetFlow(spacing: 22) {
                ForEach(tiles, id: \.0) { family, size in
                    WidgetTile(
                        widget, TimelineProviderContext(family: family, isPreview: false, displaySize: size)
                    )
                    .modifier(LockedScreen(isOn: family.isAccessory))
                    .accessibilityLabel(Text(verbatim: family.description))
                }
            }
        }
    }
}

/// Widgets of a screen that is locked are white on what is there.
private struct LockedScreen: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn {
            content.foregroundStyle(.white).environment(\.colorScheme, .dark).grayscale(1)
        } else {
            content
        }
    }
}

/// Views from the leading side on, in rows.
struct WidgetFlow: Layout {
    let spacing: CGFloat

    private func places(_ width: CGFloat, _ subviews: Subviews) -> ([CGPoint], CGSize) {
        var (places, x, y): ([CGPoint], CGFloat, CGFloat) = ([], 0, 0)
        var (row, widest): (CGFloat, CGFloat) = (0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width + 0.5 { (x, y, row) = (0, y + row + spacing, 0) }
            places.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            row = max(row, size.height)
            widest = max(widest, x - spacing)
        }
        return (places, CGSize(width: widest, height: y + row))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        places(proposal.width ?? .infinity, subviews).1
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for (place, subview) in zip(places(bounds.width, subviews).0, subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }
}
