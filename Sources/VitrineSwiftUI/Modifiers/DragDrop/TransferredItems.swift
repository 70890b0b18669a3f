import Foundation
import VitrineTransferable
import VitrineUIKit

/// A value that is dragged within the program.
@MainActor
final class DraggedValue: NSObject {
    let value: Any
    init(_ value: Any) { self.value = value }
}

extension UIDragItem {
    /// An item of a value, which others than this program get as data.
    convenience init<Value: Transferable>(transferring value: @escaping () -> Value) {
        let provider = NSItemProvider()
        provider.register(value())
        self.init(itemProvider: provider)
        localObject = DraggedValue(value())
    }

    /// Whether a value of a type can be made of the item.
    func canBecome<Value: Transferable>(_ type: Value.Type) -> Bool {
        (localObject as? DraggedValue)?.value is Value || itemProvider.canLoadTransferable(type)
    }
}

/// Makes values of what was dropped: at once where all of it is such within the program, or later else.
@MainActor
func takeDropped<Value: Transferable>(
    _ items: [UIDragItem], as type: Value.Type, then action: @escaping @MainActor ([Value]) -> Void
) {
    let wanted = items.filter { $0.canBecome(type) }
    let known = wanted.map { ($0.localObject as? DraggedValue)?.value as? Value }
    if known.allSatisfy({ $0 != nil }) { return action(known.compactMap { $0 }) }
    let collector = ValueCollector<Value>(known, action)
    for (index, item) in wanted.enumerated() where known[index] == nil {
        item.itemProvider.loadTransferable(type: type) { result in
            let value = Received(value: try? result.get())
            DispatchQueue.main.async { collector.take(value.value, at: index) }
        }
    }
}

/// A value on its way to the main thread.
private struct Received<Value>: @unchecked Sendable { let value: Value? }

@MainActor
private final class ValueCollector<Value> {
    private var values: [Value?]
    private var missing: Int
    private let action: @MainActor ([Value]) -> Void

    init(_ known: [Value?], _ action: @escaping @MainActor ([Value]) -> Void) {
        values = known
        missing = known.count { $0 == nil }
        self.action = action
    }

    func take(_ value: Value?, at index: Int) {
        values[index] = value
        missing -= 1
        if missing == 0 { action(values.compactMap { $0 }) }
    }
}
