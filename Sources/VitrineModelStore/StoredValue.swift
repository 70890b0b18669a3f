package import Foundation

/// A value as stores keep it.
package enum StoredValue: Hashable, Sendable {
    /// A row from before its column has nothing.
    case missing
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)
    /// Related models, by what names them within their kind.
    case identifiers([UUID])

    /// Related models; where there is something else, none.
    package var identifiers: [UUID] {
        switch self {
        case .identifiers(let ids): ids
        case .text(let text): text.split(separator: " ").compactMap { UUID(uuidString: String($0)) }
        default: []
        }
    }
}

/// A model as stores keep it: its variables in the order of its kind.
package struct StoredRow: Sendable {
    package let id: UUID
    package var values: [StoredValue]

    package init(id: UUID, values: [StoredValue]) {
        self.id = id
        self.values = values
    }
}
