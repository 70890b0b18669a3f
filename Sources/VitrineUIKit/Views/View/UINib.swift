public import Foundation

/// A nib by its name.
///
/// Interface Builder's files are compiled by Apple's tools alone: no bundle holds any here. A nib can be named and
/// registered, as code that is also built for Apple's systems does; what makes its views traps, with the sentence that UIKit
/// has for a nib that is not in its bundle.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Names a nib; it is looked for when its views are made.
    ///
    /// - Parameter bundleOrNil: Nil is the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes the views of the nib: traps, since there is none.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any]
    {
        fatalError(Self.sentence(name, bundle))
    }

    /// Options for making the views of a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    nonisolated fileprivate static func sentence(_ name: String, _ bundle: Bundle) -> String {
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)': nibs do not exist here. Make the view in "
            + "code, and register its class in place of the nib."
    }
}

extension Bundle {
    /// Makes the views of a nib: traps, since there is none.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        fatalError(UINib.sentence(name, self))
    }
}
