extension Product {
    /// How far a view is that looks for products.
    public enum CollectionTaskState: Sendable {
        /// It looks.
        case loading
        /// The shop has answered, and does not know some of the names.
        case success([Product], unavailable: [Product.ID])
        /// It has not.
        case failure(any Error)

        /// The products; nil until the shop has answered.
        public var products: [Product]? {
            if case .success(let products, _) = self { products } else { nil }
        }
        /// The names that the shop does not know; nil until it has answered.
        public var unavailableProductIDs: [Product.ID]? {
            if case .success(_, let names) = self { names } else { nil }
        }
    }

    /// How far a view is that looks for a product.
    public enum TaskState: Sendable {
        /// It looks.
        case loading
        /// The shop does not have it.
        case unavailable
        /// The shop has it.
        case success(Product)
        /// The shop has not answered.
        case failure(any Error)

        /// The product; nil until it is there.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
}

/// How far a view is that asks what the user may use.
public enum EntitlementTaskState<Value> {
    /// It asks.
    case loading
    /// It has not been answered.
    case failure(any Error)
    /// What the user may use.
    case success(Value)

    /// What the user may use; nil until it is known.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
