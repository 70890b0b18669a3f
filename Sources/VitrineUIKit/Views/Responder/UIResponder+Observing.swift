extension UIResponder {
    /// Says, while somebody observes this object, that a property is read.
    @inline(__always)
    final func noteRead(_ path: @autoclosure () -> AnyKeyPath) {
        if _slowPath(notes.contains(.observed)) { ObservedObjects.heard(self, path()) }
    }

    /// Changes a property, and says so while somebody observes this object.
    ///
    /// Setting what is set is no change. While nobody observes, it costs a branch.
    @inline(__always)
    final func noteChange<Value: Equatable>(
        _ path: @autoclosure () -> AnyKeyPath, from old: @autoclosure () -> Value,
        to new: @autoclosure () -> Value,
        _ change: () -> Void
    ) {
        guard _slowPath(notes.contains(.observed)) else { return change() }
        tellChange(path(), from: old(), to: new(), change)
    }

    @inline(never)
    private final func tellChange<Value: Equatable>(
        _ path: AnyKeyPath, from old: Value, to new: Value, _ change: () -> Void
    ) {
        guard old != new else { return change() }
        ObservedObjects.willChange(self, path, old: old)
        change()
        ObservedObjects.didChange(self, path, old: old)
    }
}

extension UIResponder {
    nonisolated package func observablePath(named name: String) -> AnyKeyPath? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var path: AnyKeyPath?
        MainActor.assumeIsolated { path = object.ownObservablePath(named: name) }
        return path
    }

    /// Calls the method that subclasses override, on the thread that changes the property.
    nonisolated package func receiveChange(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (object, change, context) = (object, change, context)
        nonisolated(unsafe) let observer = self
        let call: @MainActor () -> Void = {
            observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        // Objective-C knows no actors: who changes a property elsewhere is heard of there.
        unsafeBitCast(call, to: (() -> Void).self)()
    }
}
