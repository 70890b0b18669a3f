public import Foundation
public import VitrineTransferable
public import VitrineUIKit

/// What a drop does with what was dragged.
public enum DropOperation: Sendable {
    /// Nothing: the items go back.
    case cancel
    /// Nothing, though it could be expected: a sign says so.
    case forbidden
    /// They are copied: a sign says so.
    case copy
    /// They are moved.
    case move

    var inUIKit: UIDropOperation {
        switch self {
        case .cancel: .cancel
        case .forbidden: .forbidden
        case .copy: .copy
        case .move: .move
        }
    }
}

/// The behavior of a drop.
public struct DropProposal: Sendable {
    /// What would be done.
    public let operation: DropOperation

    /// Makes a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a view, or was dropped on it.
@MainActor @preconcurrency
public struct DropInfo {
    let session: any UIDropSession
    /// Where it is, in the coordinates of the view.
    public let location: CGPoint

    /// Whether an item is of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: contentTypes.map(\.identifier))
    }

    /// The items that are of one of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        session.items.map(\.itemProvider).filter { provider in
            contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
        }
    }

    /// Whether an item is of one of some types.
    public func hasItemsConforming(to types: [String]) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: types)
    }

    /// The items that are of one of some types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

/// Decides what is done with what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view may receive it at all. True unless implemented.
    func validateDrop(info: DropInfo) -> Bool
    /// It was dropped. Returns whether it was received.
    func performDrop(info: DropInfo) -> Bool
    /// It came over the view.
    func dropEntered(info: DropInfo)
    /// It is somewhere else over the view: what would be done. Nil, the default, copies.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// True.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing is done.
    public func dropEntered(info: DropInfo) {}
    /// Nil.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing is done.
    public func dropExited(info: DropInfo) {}
}
