public import Foundation
public import VitrineItemProvider

extension NSItemProvider {
    /// Adds the representations of an item, which is made when it is asked for; once now, to know what it can be.
    public func register<Item: Transferable>(_ transferable: @autoclosure @escaping () -> Item) {
        let kept = KeptItem(transferable)
        let now = transferable()
        for export in _TransferList<Item>.ofItem.exports where export.condition(now) {
            if suggestedName == nil, let name = export.fileName(now) {
                suggestedName = (name as NSString).deletingPathExtension
            }
            registerDataRepresentation(
                forTypeIdentifier: export.type.identifier, visibility: export.visibility.ofProvider
            ) { completion in
                Task {
                    do {
                        completion(try await export.data(kept.make()), nil)
                    } catch { completion(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes an item.
    @discardableResult
    public func loadTransferable<Item: Transferable>(
        type transferableType: Item.Type,
        completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
        let imports = _TransferList<Item>.ofItem.imports
        guard let found = imports.first(where: { hasItemConformingToTypeIdentifier($0.type.identifier) })
        else {
            completionHandler(.failure(TransferFailure.noRepresentation(imports.first?.type ?? .data)))
            return Progress(totalUnitCount: 0)
        }
        let make = found.make
        return loadDataRepresentation(forTypeIdentifier: found.type.identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do {
                    completionHandler(.success(try await make(data)))
                } catch { completionHandler(.failure(error)) }
            }
        }
    }

    /// Whether items of a type can be made.
    package func canLoadTransferable<Item: Transferable>(_ type: Item.Type) -> Bool {
        _TransferList<Item>.ofItem.imports.contains { hasItemConformingToTypeIdentifier($0.type.identifier) }
    }

    private final class KeptItem<Item>: @unchecked Sendable {
        let make: () -> Item
        init(_ make: @escaping () -> Item) { self.make = make }
    }
}

extension TransferRepresentationVisibility {
    fileprivate var ofProvider: NSItemProviderRepresentationVisibility {
        switch self {
        case .ownProcess: .ownProcess
        case .group: .group
        case .team: .team
        default: .all
        }
    }
}
