import Foundation

/// A property of cells, by name.
@MainActor
private struct CellKey {
    let get: (CAEmitterCell) -> Any?
    /// False when the value is none for the property.
    let set: (Any?, CAEmitterCell) -> Bool

    private static func optional<Value>(_ path: ReferenceWritableKeyPath<CAEmitterCell, Value?>) -> CellKey {
        CellKey(
            get: { $0[keyPath: path] },
            set: { object, cell in
                // None is an `Any`, too, when it is cast.
                let value = object.flatMap { $0 as? Value }
                guard object == nil || value != nil else { return false }
                cell[keyPath: path] = value
                return true
            })
    }

    private static func value<Value>(_ path: ReferenceWritableKeyPath<CAEmitterCell, Value>) -> CellKey {
        CellKey(
            get: { $0[keyPath: path] },
            set: { object, cell in
                guard let value = object as? Value else { return false }
                cell[keyPath: path] = value
                return true
            })
    }

    private static func number<Value: BinaryFloatingPoint>(
        _ path: ReferenceWritableKeyPath<CAEmitterCell, Value>
    ) -> CellKey {
        CellKey(
            get: { NSNumber(value: Double($0[keyPath: path])) },
            set: { object, cell in
                guard let number = Self.number(object) else { return false }
                cell[keyPath: path] = Value(number)
                return true
            })
    }

    private static func flag(_ path: ReferenceWritableKeyPath<CAEmitterCell, Bool>) -> CellKey {
        CellKey(
            get: { NSNumber(value: $0[keyPath: path]) },
            set: { object, cell in
                guard let number = Self.number(object) else { return false }
                cell[keyPath: path] = number != 0
                return true
            })
    }

    private static func number(_ object: Any?) -> Double? {
        AnimatableValue(object, like: .scalar(0)).flatMap { Double(animatable: $0) }
    }

    /// Apple's names: those of the properties, without `is`.
    static let all: [String: CellKey] = [
        "name": optional(\.name), "enabled": flag(\.isEnabled), "emitterCells": optional(\.emitterCells),
        "birthRate": number(\.birthRate), "lifetime": number(\.lifetime),
        "lifetimeRange": number(\.lifetimeRange), "emissionLatitude": number(\.emissionLatitude),
        "emissionLongitude": number(\.emissionLongitude), "emissionRange": number(\.emissionRange),
        "velocity": number(\.velocity), "velocityRange": number(\.velocityRange),
        "xAcceleration": number(\.xAcceleration), "yAcceleration": number(\.yAcceleration),
        "scale": number(\.scale), "scaleRange": number(\.scaleRange), "scaleSpeed": number(\.scaleSpeed),
        "spin": number(\.spin), "spinRange": number(\.spinRange), "color": optional(\.color),
        "redRange": number(\.redRange), "greenRange": number(\.greenRange),
        "blueRange": number(\.blueRange), "alphaRange": number(\.alphaRange),
        "redSpeed": number(\.redSpeed), "greenSpeed": number(\.greenSpeed),
        "blueSpeed": number(\.blueSpeed), "alphaSpeed": number(\.alphaSpeed),
        "contents": optional(\.contents),
        "contentsRect": value(\.contentsRect), "contentsScale": number(\.contentsScale),
        "beginTime": number(\.beginTime), "duration": number(\.duration), "speed": number(\.speed),
        "timeOffset": number(\.timeOffset), "repeatCount": number(\.repeatCount),
        "repeatDuration": number(\.repeatDuration), "autoreverses": flag(\.autoreverses),
        "fillMode": value(\.fillMode),
    ]
}

extension CAEmitterCell {
    final func object(forKey key: String) -> Any? {
        guard let property = CellKey.all[key] else { return keptValues[key] }
        return property.get(self)
    }

    final func setObject(_ object: Any?, forKey key: String) {
        guard let property = CellKey.all[key] else {
            keptValues[key] = object
            return
        }
        guard property.set(object, self) else {
            fatalError(
                "\(self) setValue(\(object.map { "\($0)" } ?? "nil"), forKey: \"\(key)\"): this is no value of \(key)."
            )
        }
    }

    final func object(forKeyPath path: String) -> Any? {
        guard path.contains(".") else { return value(forKey: path) }
        guard let (cell, rest) = Self.cell(at: path, in: emitterCells) else { return nil }
        return cell.value(forKeyPath: rest)
    }

    final func setObject(_ object: Any?, forKeyPath path: String) {
        guard path.contains(".") else { return setValue(object, forKey: path) }
        guard let (cell, rest) = Self.cell(at: path, in: emitterCells) else { return }
        cell.setValue(object, forKeyPath: rest)
    }

    /// The cell that a path such as `emitterCells.spark.birthRate` begins with, the first with that name, and what is left
    /// of the path; nil if there is none.
    static func cell(at path: String, in cells: [CAEmitterCell]?) -> (cell: CAEmitterCell, rest: String)? {
        let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "emitterCells",
            let cell = cells?.first(where: { $0.name.map { $0[...] } == parts[1] })
        else { return nil }
        return (cell, String(parts[2]))
    }
}
