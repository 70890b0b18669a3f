import Foundation
import VitrineCoreGraphics
import VitrineItemProvider

/// A drag as its two sides see it.
@MainActor
class DragDropSession: NSObject {
    fileprivate(set) weak var carrier: DragCarrier?
    private let window: UIWindow

    init(_ carrier: DragCarrier, in window: UIWindow) {
        self.carrier = carrier
        self.window = window
    }

    var items: [UIDragItem] { carrier?.items ?? kept }
    /// What was dragged, after it is over.
    private var kept: [UIDragItem] = []
    private var place = CGPoint.zero

    func location(in view: UIView) -> CGPoint { view.convert(carrier?.location ?? place, from: nil) }

    /// The drag is over: what a program asks later is answered as it was.
    func keep(_ items: [UIDragItem], _ place: CGPoint) {
        kept = items
        self.place = place
    }

    var allowsMoveOperation: Bool { carrier?.allowsMove ?? false }
    var isRestrictedToDraggingApplication: Bool { carrier?.isRestricted ?? false }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

@MainActor
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}

@MainActor
final class DropSession: DragDropSession, UIDropSession {
    nonisolated let progress = Progress(totalUnitCount: 0)
    var localDragSession: (any UIDragSession)?
    /// How many objects are on their way.
    private var pending = 0
    /// Called when nothing is on its way any more.
    var whenTransferred: (() -> Void)? {
        didSet { if pending == 0 { transferred() } }
    }

    private func transferred() {
        let action = whenTransferred
        if action != nil { whenTransferred = nil }
        action?()
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let all = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += 1
        progress.addChild(all, withPendingUnitCount: 1)
        pending += 1
        let collector = ObjectCollector(providers.count) { [weak self] objects in
            completion(objects)
            guard let self else { return }
            self.pending -= 1
            if self.pending == 0 { self.transferred() }
        }
        for (index, provider) in providers.enumerated() {
            let one = provider.loadObject(ofClass: aClass) { object, _ in
                let object = Unchecked(value: object)
                DispatchQueue.main.async { collector.take(object.value, at: index) }
            }
            all.addChild(one, withPendingUnitCount: 1)
        }
        if providers.isEmpty { DispatchQueue.main.async { collector.finishIfComplete() } }
        return all
    }
}

/// Objects that come in any order, for who wants them in theirs.
@MainActor
private final class ObjectCollector {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var completion: (([any NSItemProviderReading]) -> Void)?

    init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        finishIfComplete()
    }

    func finishIfComplete() {
        guard missing == 0, let completion else { return }
        self.completion = nil
        completion(objects.compactMap { $0 })
    }
}
