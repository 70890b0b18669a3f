extension Button where Label == VitrineSwiftUI.Label<Text, Image> {
    /// Makes a button with a system symbol and a title.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Makes a button with a system symbol and a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Makes a button with a role, a system symbol and a title.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a button with a role, a system symbol and a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Makes a button with an image of an asset catalogue and a title.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    /// Makes a button with an image of an asset catalogue and a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, image: image, role: nil, action: action)
    }

    /// Makes a button with a role, an image of an asset catalogue and a title.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    /// Makes a button with a role, an image of an asset catalogue and a title.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { VitrineSwiftUI.Label(title, image: image) }
    }
}
