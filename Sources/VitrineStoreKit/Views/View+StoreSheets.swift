public import VitrineSwiftUI

extension View {
    /// Shows the user's subscriptions, of which Apple's shop has a page: the user reads that it cannot be reached.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        alert("Cannot Connect to App Store", isPresented: isPresented) {}
    }

    /// Asks the user for a code, of which Apple's shop knows: the user reads that it cannot be reached.
    ///
    /// - Parameter onCompletion: Hears of ``StoreKitError/networkError(_:)`` when the user has read it.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>,
        onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View {
        alert("Cannot Connect to App Store", isPresented: isPresented) {
            Button("OK") { onCompletion(.failure(StoreKitError.withoutShop)) }
        }
    }
}
