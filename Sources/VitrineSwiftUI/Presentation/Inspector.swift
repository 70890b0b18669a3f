/// The width that an inspector asks for, in points.
private struct InspectorWidth: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?

    /// What an inspector has that asks for nothing. Our choice, within what Apple's apps have.
    static let standard = InspectorWidth(minimum: nil, ideal: 270, maximum: nil)
    /// No inspector takes a larger share of the width.
    static let greatestShare: CGFloat = 0.5

    func width(in total: CGFloat) -> CGFloat {
        let limited = min(max(ideal, minimum ?? ideal), maximum ?? .infinity)
        return max(0, min(limited, total * Self.greatestShare)).rounded()
    }
}

private struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }
    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) {
        value = value ?? nextValue()
    }
}

private nonisolated struct InspectorModifier<Inspected: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspected
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: InspectorWidth?

    nonisolated init(isPresented: Binding<Bool>, inspector: Inspected) {
        _isPresented = isPresented
        self.inspector = inspector
        _width = State(wrappedValue: nil)
    }

    @MainActor private var isSheet: Bool { sizeClass == .compact }

    @MainActor func body(content: Content) -> some View {
        GeometryReader { geometry in
            HStack(spacing: 0) {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                if isPresented, !isSheet {
                    HStack(spacing: 0) {
                        Divider().ignoresSafeArea()
                        inspector
                            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .frame(width: (width ?? .standard).width(in: geometry.size.width))
                    .transition(.move(edge: .trailing))
                }
            }
        }
        .sheet(
            isPresented: Binding(
                get: { isPresented && isSheet }, set: { if !$0, isSheet { isPresented = false } })
        ) { inspector }
    }
}

nonisolated extension View {
    /// Inserts an inspector at the applied position in the view hierarchy: a column at the trailing edge, or a sheet where
    /// the width is compact.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: InspectorWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets a flexible, preferred width for the inspector in a trailing-column presentation.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(
            key: InspectorWidthKey.self, value: InspectorWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
