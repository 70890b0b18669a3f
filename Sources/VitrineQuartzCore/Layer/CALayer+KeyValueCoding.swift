import VitrineCoreGraphics
import VitrinePlatform

// What `value(forKey:)` and the like do. They stand in the class, where subclasses can override them.
extension CALayer {
    final func object(forKey key: String) -> Any? {
        if let row = table[key] { return row.object(of: self) }
        if let property = ownProperty(forKey: key) { return property.get(self) }
        return state.undefinedValues?[key] ?? Self.defaultValue(forKey: key)
    }

    final func setObject(_ object: Any?, forKey key: String) {
        MainThread.demand(self, key)
        guard let row = table[key] else {
            if let property = ownProperty(forKey: key) { return property.set(object, self) }
            state.undefinedValues = state.undefinedValues ?? [:]
            state.undefinedValues?[key] = object
            return
        }
        demand(
            row.setObject(object, of: self),
            "\(self) setValue(\(object.map { "\($0)" } ?? "nil"), forKey: \"\(key)\"): this is no value of \(key), which is \(row.object(of: self).map { "\(type(of: $0)) \($0)" } ?? "nil") now."
        )
    }

    final func object(forKeyPath path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let (key, rest) = (String(path[..<dot]), path[path.index(after: dot)...])
        guard let whole = table[key]?.value(of: self) else {
            return (value(forKey: key) as? CALayer)?.value(forKeyPath: String(rest))
        }
        guard let component = whole.component(rest) else { refuse(rest, of: key) }
        return component.object
    }

    final func setObject(_ object: Any?, forKeyPath path: String) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(object, forKey: path) }
        let (key, rest) = (String(path[..<dot]), path[path.index(after: dot)...])
        guard let row = table[key], let whole = row.value(of: self) else {
            (value(forKey: key) as? CALayer)?.setValue(object, forKeyPath: String(rest))
            return
        }
        guard let old = whole.component(rest) else { refuse(rest, of: key) }
        let new = AnimatableValue(object, like: old).flatMap { whole.replacing(rest, with: $0) }
        demand(
            new != nil,
            "\(self) setValue(\(object.map { "\($0)" } ?? "nil"), forKeyPath: \"\(path)\"): this is no value of \(path)."
        )
        if let new { row.assign(new, to: self) }
    }

    private func refuse(_ component: Substring, of key: String) -> Never {
        fatalError(
            "\(self) is not key-value coding compliant for \"\(component)\" of \(key): it has no such part.")
    }
}
