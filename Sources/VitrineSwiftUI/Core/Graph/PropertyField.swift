@_spi(Reflection) import Swift

/// What the type of a view's field means for the node of the view.
///
/// Asking whether a type conforms to a protocol makes Swift's runtime look at every conformance in the program, the first time
/// for that type: some 60 µs, which is much for a screen whose views have a hundred fields of different types. So as little
/// as possible is asked.
enum PropertyField {
    /// A dynamic property that the graph connects.
    case graph(any GraphProperty.Type)
    /// A dynamic property of the program's.
    case custom(any DynamicProperty.Type)
    /// A style or an app.
    case style
    /// Nothing.
    case plain

    /// Types that fields often have, and that mean nothing. A binding is connected by whoever makes it.
    @MainActor private static let plainTypes: Set<UnsafeRawPointer?> = Set(
        [
            Binding<Never>.self, AnyView.self, EmptyView.self, Bool.self, Int.self, Double.self, String.self,
        ].map(descriptor))

    @MainActor init(_ type: Any.Type, _ kind: _MetadataKind) {
        switch kind {
        case .struct, .enum, .class: self.init(ofNominal: type)
        default: self = .plain
        }
    }

    @MainActor private init(ofNominal type: Any.Type) {
        if let descriptor = Self.descriptor(of: type), Self.plainTypes.contains(descriptor) {
            self = .plain
        } else {
            self = (type as? any _GraphField.Type)?._graphField.field ?? .plain
        }
    }

    /// What a struct or an enum has in common with those that are generic over other types (Swift's ABI, "value metadata":
    /// the kind, then the nominal type descriptor); nil for other types.
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard [0x200, 0x201].contains(metadata.load(as: UInt.self)) else { return nil }
        return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
    }
}
