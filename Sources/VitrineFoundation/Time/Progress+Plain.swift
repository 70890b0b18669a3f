public import Foundation

extension Progress {
    /// Makes a progress without a parent that has nothing to do yet, as `Progress()` does on Apple's systems.
    public convenience init(_nothing: Void = ()) {
        self.init(totalUnitCount: 0)
    }
}
