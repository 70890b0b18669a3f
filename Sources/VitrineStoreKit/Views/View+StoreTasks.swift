public import VitrineSwiftUI

nonisolated extension View {
    /// Looks for products while the view is there, again when the names change.
    ///
    /// - Parameter action: Hears how far it is: first that it looks.
    public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: Array(ids), priority: priority) {
            await action(.loading)
            do {
                let products = try await Product.products(for: ids)
                let found = Set(products.map(\.id))
                await action(.success(products, unavailable: ids.filter { !found.contains($0) }))
            } catch { await action(.failure(error)) }
        }
    }

    /// Looks for a product while the view is there, again when the name changes.
    ///
    /// - Parameter action: Hears how far it is: first that it looks.
    public func storeProductTask(
        for id: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        storeProductsTask(for: [id], priority: priority) { state in
            switch state {
            case .loading: await action(.loading)
            case .success(let products, _): await action(products.first.map { .success($0) } ?? .unavailable)
            case .failure(let error): await action(.failure(error))
            }
        }
    }

    /// Asks what has become of a group's subscription while the view is there, again after each purchase.
    ///
    /// - Parameter action: Hears how far it is: first that it asks.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action:
            @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
            Void
    ) -> some View {
        entitlementTask(groupID, priority, action) { try await Product.SubscriptionInfo.status(for: groupID) }
    }

    /// Asks by which purchase the user may use a product while the view is there, again after each purchase.
    ///
    /// - Parameter action: Hears how far it is: first that it asks.
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action:
            @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async ->
            Void
    ) -> some View {
        entitlementTask(productID, priority, action) { await Transaction.currentEntitlement(for: productID) }
    }

    private func entitlementTask<Value: Sendable>(
        _ id: String, _ priority: TaskPriority,
        _ action: @escaping @MainActor @Sendable (EntitlementTaskState<Value>) async -> Void,
        _ ask: @escaping @MainActor @Sendable () async throws -> Value
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            // Before the first answer, so that no purchase comes in between.
            let changes = Shop.current.changes()
            do {
                await action(.success(try await ask()))
                for await _ in changes { await action(.success(try await ask())) }
            } catch { await action(.failure(error)) }
        }
    }
}
