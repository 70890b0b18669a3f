import VitrineUIKit

/// Asks the user whether something is to be bought.
@MainActor
enum PurchaseAlert {
    /// - Returns: False where the user does not want to, or no window is there to ask in.
    static func ask(_ product: ShopProduct, _ quantity: Int) async -> Bool {
        await withCheckedContinuation { answer in
            show(product, quantity) { answer.resume(returning: $0) }
        }
    }

    /// Shows the question over what is shown; the answer is no where there is no window.
    static func show(_ product: ShopProduct, _ quantity: Int, _ answer: @escaping (Bool) -> Void) {
        guard let presenter else { return answer(false) }
        presenter.present(make(product, quantity, answer), animated: true)
    }

    /// Tells the user that Apple's shop cannot be reached.
    static func sayUnreachable() {
        let alert = UIAlertController(
            title: "Cannot Connect to App Store", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter?.present(alert, animated: true)
    }

    private static var presenter: UIViewController? {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }

    private static func make(
        _ product: ShopProduct, _ quantity: Int, _ answer: @escaping (Bool) -> Void
    ) -> UIAlertController {
        let what = quantity == 1 ? "one \(product.name)" : "\(quantity) \(product.name)"
        let price = product.text(of: product.price * Decimal(quantity))
        let alert = UIAlertController(
            title: "Confirm Your In-App Purchase",
            message: "Do you want to buy \(what) for \(price)?\n\n[Nothing is paid: this is a test.]",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(false) })
        let buy = UIAlertAction(title: "Buy", style: .default) { _ in answer(true) }
        alert.addAction(buy)
        alert.preferredAction = buy
        return alert
    }
}
