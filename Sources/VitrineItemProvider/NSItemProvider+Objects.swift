public import Foundation

extension NSItemProvider {
    /// Adds the representations of an object, which is kept.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let kept = Kept(object)
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            let reach = max(own.rawValue, visibility.rawValue)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: .init(rawValue: reach) ?? visibility
            ) { completion in
                kept.object.loadData(
                    withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Adds the representations of a class, whose object is made when somebody asks.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
            -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            let reach = max(own.rawValue, visibility.rawValue)
            registerDataRepresentation(
                forTypeIdentifier: type, visibility: .init(rawValue: reach) ?? visibility
            ) { completion in
                loadHandler { object, error in
                    guard let object else { return completion(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
                }
            }
        }
    }

    /// The same for a value, as a `String`.
    public func registerObject<Value>(
        ofClass: Value.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
    )
    where
        Value: _ObjectiveCBridgeable & SendableMetatype,
        Value._ObjectiveCType: NSItemProviderWriting & SendableMetatype
    {
        registerObject(ofClass: Value._ObjectiveCType.self, visibility: visibility) { completion in
            loadHandler { completion($0?._bridgeToObjectiveC(), $1) }
        }
    }

    /// Whether an object of a class can be made of the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        type(for: aClass) != nil
    }

    /// Whether a value can be made of the item, as a `String`.
    public func canLoadObject<Value>(ofClass: Value.Type) -> Bool
    where Value: _ObjectiveCBridgeable, Value._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// The best type of a class's that the item has: what it is registered as.
    private func type(for aClass: any NSItemProviderReading.Type) -> String? {
        for type in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(conformingTo: type) { return found.type }
        }
        return nil
    }

    /// Makes an object of the item.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = type(for: aClass) else {
            let answer = LoadingAnswer<any NSItemProviderReading>(completionHandler)
            let error = Self.error(
                .itemUnavailableError,
                "There is no representation that \(aClass) can be made of; there are "
                    + registeredTypeIdentifiers.joined(separator: ", "))
            ItemLoading.queue.async { answer.give(nil, error) }
            return answer.progress
        }
        nonisolated(unsafe) let reader = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch { completionHandler(nil, error) }
        }
    }

    /// Makes a value of the item, as a `String`.
    @discardableResult
    public func loadObject<Value>(
        ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress
    where
        Value: _ObjectiveCBridgeable & SendableMetatype,
        Value._ObjectiveCType: NSItemProviderReading & SendableMetatype
    {
        loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
            guard let object = object as? Value._ObjectiveCType else { return completionHandler(nil, error) }
            var value: Value?
            Value._forceBridgeFromObjectiveC(object, result: &value)
            completionHandler(value, error)
        }
    }

    /// An object that is asked for data on any thread, as its protocol says.
    private final class Kept: @unchecked Sendable {
        let object: any NSItemProviderWriting
        init(_ object: any NSItemProviderWriting) { self.object = object }
    }
}
