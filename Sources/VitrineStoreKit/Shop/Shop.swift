import Foundation
import VitrineLaunch
import VitrineSupport
import VitrineUIKit

/// What has been bought.
struct Purchase: Hashable, Sendable {
    let id: UInt64
    let product: ShopProduct
    let date: Date
    let quantity: Int
    let account: UUID?

    /// When it ends; nil for what does not.
    var end: Date? {
        product.period.flatMap {
            Calendar(identifier: .gregorian).date(byAdding: $0.unit, value: $0.value, to: date)
        }
    }
}

/// The shop: what a `.storekit` file of the program's has, or nothing. What is bought is known as long as the program
/// runs.
///
/// Safe from any thread.
final class Shop: @unchecked Sendable {
    /// How a purchase ends.
    enum Ending: Sendable {
        case bought(Purchase)
        case cancelled
        /// The file says that purchases fail.
        case failed
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var chosen: Shop?

    /// The program's.
    static var current: Shop {
        get {
            lock.withLock {
                let shop = chosen ?? Shop(file: ofProgram())
                chosen = shop
                return shop
            }
        }
        set { lock.withLock { chosen = newValue } }
    }

    /// Nil where there is no shop.
    let products: [ShopProduct]?
    private let failsTransactions: Bool
    private let now: @Sendable () -> Date
    /// Asks the user.
    private let confirm: @MainActor (ShopProduct, Int) async -> Bool

    private let lock = NSLock()
    private var purchases: [Purchase] = []
    private var finished: Set<UInt64> = []
    private var listeners: [UUID: AsyncStream<Purchase>.Continuation] = [:]
    private var watchers: [UUID: AsyncStream<Void>.Continuation] = [:]

    init(
        file: StoreFile?, now: @escaping @Sendable () -> Date = { Date() },
        confirm: @escaping @MainActor (ShopProduct, Int) async -> Bool = PurchaseAlert.ask
    ) {
        products = file?.products
        failsTransactions = file?.failsTransactions ?? false
        self.now = now
        self.confirm = confirm
    }

    var isOpen: Bool { products != nil }

    /// Asks the user, and keeps what is bought.
    ///
    /// - Parameter isTold: Whether those hear of it who listen to ``updates()``: of what is bought elsewhere.
    func buy(_ product: ShopProduct, quantity: Int, account: UUID?, isTold: Bool) async -> Ending {
        guard await confirm(product, quantity) else { return .cancelled }
        guard !failsTransactions else { return .failed }
        let (purchase, told) = lock.withLock {
            let purchase = Purchase(
                id: UInt64(purchases.count + 1), product: product, date: now(), quantity: quantity,
                account: account)
            // What is bought for good is bought once.
            if let owned = owned(product) { return (owned, isTold ? Array(listeners.values) : []) }
            purchases.append(purchase)
            return (purchase, isTold ? Array(listeners.values) : [])
        }
        for listener in told { listener.yield(purchase) }
        for watcher in lock.withLock({ Array(watchers.values) }) { watcher.yield() }
        return .bought(purchase)
    }

    private func owned(_ product: ShopProduct) -> Purchase? {
        guard product.kind == .nonConsumable else { return nil }
        return purchases.last { $0.product.id == product.id }
    }

    func finish(_ id: UInt64) { lock.withLock { _ = finished.insert(id) } }

    /// All purchases but consumables that are finished, the newest last.
    var all: [Purchase] {
        lock.withLock { purchases.filter { $0.product.kind != .consumable || !finished.contains($0.id) } }
    }
    var unfinished: [Purchase] { lock.withLock { purchases.filter { !finished.contains($0.id) } } }
    func latest(_ productID: String) -> Purchase? {
        lock.withLock { purchases.last { $0.product.id == productID } }
    }

    /// What the user may use now: what is bought for good, and in each group of subscriptions the last one, until it
    /// ends.
    var entitlements: [Purchase] {
        lock.withLock {
            var places: Set<String> = []
            let current = purchases.reversed().filter { purchase in
                guard purchase.product.kind != .consumable else { return false }
                let place = purchase.product.groupID ?? purchase.product.id
                guard places.insert(place).inserted || purchase.product.kind == .nonRenewing else {
                    return false
                }
                return purchase.end.map { $0 > now() } ?? true
            }
            return current.reversed()
        }
    }

    /// Purchases that are made elsewhere from now on.
    func updates() -> AsyncStream<Purchase> {
        AsyncStream { continuation in
            let id = UUID()
            lock.withLock { listeners[id] = continuation }
            continuation.onTermination = { [weak self] _ in
                self?.lock.withLock { _ = self?.listeners.removeValue(forKey: id) }
            }
        }
    }

    /// Something comes for each purchase from now on, whoever makes it.
    func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            lock.withLock { watchers[id] = continuation }
            continuation.onTermination = { [weak self] _ in
                self?.lock.withLock { _ = self?.watchers.removeValue(forKey: id) }
            }
        }
    }

    /// Whether somebody listens to ``updates()``.
    var hasListeners: Bool { lock.withLock { !listeners.isEmpty } }

    // MARK: The file

    /// The file of the program: in its bundle, or beside its sources.
    private static func ofProgram() -> StoreFile? {
        let environment = ProcessInfo.processInfo.environment[LaunchVariable.resources] ?? ""
        let folders =
            [Bundle.main.resourcePath].compactMap(\.self) + environment.split(separator: ":").map(String.init)
        return file(in: folders, log: .process)
    }

    /// The first file in folders, by its name.
    static func file(in folders: [String], log: ReportLog) -> StoreFile? {
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let files = names.filter { $0.hasSuffix(".storekit") }.sorted()
            guard let name = files.first else { continue }
            if files.count > 1 {
                log.report(
                    once:
                        "There are several files for the shop in \(folder): \(name) is taken, and \(files.dropFirst().joined(separator: ", ")) is not; leave the one there that is wanted."
                )
            }
            let path = "\(folder)/\(name)"
            do {
                return try StoreFile(Data(contentsOf: URL(fileURLWithPath: path)))
            } catch {
                let reason = (error as? StoreFile.Fault)?.reason ?? error.localizedDescription
                log.report(once: "The file \(path) cannot be taken for the shop: \(reason).")
                return nil
            }
        }
        return nil
    }
}
