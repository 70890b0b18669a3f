public import VitrineSwiftUI

/// Unchecked: contexts in environments are those of the main actor.
private struct ModelContextBox: @unchecked Sendable {
    let context: ModelContext
}

private struct ModelContextKey: EnvironmentKey {
    /// Of no models: looking for some finds none.
    static let defaultValue = ModelContextBox(
        context: ModelContext(
            try! ModelContainer(
                for: Schema([]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])))
}

extension EnvironmentValues {
    /// The context in which views look for models.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self].context }
        set { self[ModelContextKey.self] = ModelContextBox(context: newValue) }
    }
}

/// Makes a container once, for as long as the views are there.
private struct ContainerModifier: ViewModifier {
    let types: [any PersistentModel.Type]
    let isInMemory: Bool
    let isAutosaveEnabled: Bool
    let isUndoEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @State private var made = Made()
    @Environment(\.undoManager) private var undoManager

    func body(content: Content) -> some View {
        let context = container.mainContext
        let _ = isUndoEnabled ? context.undoManager = undoManager : ()
        content.environment(\.modelContext, context)
    }

    /// What was made, as long as the views are there.
    private final class Made { var container: ModelContainer? }

    private var container: ModelContainer {
        if let container = made.container { return container }
        do {
            let container = try ModelContainer(
                for: Schema(types),
                configurations: [ModelConfiguration(isStoredInMemoryOnly: isInMemory)])
            container.mainContext.autosaveEnabled = isAutosaveEnabled
            made.container = container
            onSetup(.success(container))
            return container
        } catch {
            onSetup(.failure(error))
            fatalError("the models of \(types) cannot be read: \(error)")
        }
    }
}

extension View {
    /// Sets the container whose models the views show.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the context whose models the views show.
    @MainActor public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Sets a container of models of some types, which is made when the views appear first.
    ///
    /// - Parameters:
    ///   - inMemory: Whether they end with the program.
    ///   - isAutosaveEnabled: Whether changes are saved by themselves.
    ///   - isUndoEnabled: Whether the undo manager of the environment takes changes back.
    ///   - onSetup: Takes the container, or why there is none.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContainerModifier(
                types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }

    /// Sets a container of models of a type, which is made when the views appear first.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}

extension Scene {
    /// Sets the container whose models the scene's views show.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Sets the context whose models the scene's views show.
    @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Sets a container of models of some types, which is made when the scene appears first.
    ///
    /// - Parameters:
    ///   - inMemory: Whether they end with the program.
    ///   - isAutosaveEnabled: Whether changes are saved by themselves.
    ///   - isUndoEnabled: Whether the undo manager of the environment takes changes back.
    ///   - onSetup: Takes the container, or why there is none.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modifier(
            ContainerModifier(
                types: modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
                isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }

    /// Sets a container of models of a type, which is made when the scene appears first.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
            isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }
}
