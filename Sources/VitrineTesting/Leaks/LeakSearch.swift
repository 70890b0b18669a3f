import Foundation
@_spi(Reflection) import Swift
import VitrineUIKit

/// Finds among what is still there what should be gone, and who holds it.
@MainActor
struct LeakSearch {
    /// A reference from one survivor to another.
    private struct Holder {
        var index: Int
        /// The name of the property, where the holder is an instance of a class.
        var property: String?
    }

    private let survivors: [AllocationWatch.Survivor]
    private let instances: [AnyObject?]
    private var holders: [Int: [Holder]] = [:]

    /// Complexity: O(bytes of what survived)
    init(_ survivors: [AllocationWatch.Survivor]) {
        self.survivors = survivors
        instances = survivors.map(\.instance)
        let places = Dictionary(
            survivors.indices.map { (survivors[$0].address, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, survivor) in survivors.enumerated() {
            // Two words of header: the metadata and the counts of references.
            for offset in stride(from: 16, to: survivor.size - 7, by: 8) {
                let word = survivor.object.pointer.load(fromByteOffset: offset, as: UInt.self)
                // References to classes leave these bits to enumerations.
                guard let target = places[word & 0x00FF_FFFF_FFFF_FFF8],
                    !Self.isBackReference(instances[index], instances[target])
                else { continue }
                holders[target, default: []].append(
                    Holder(
                        index: index, property: instances[index].flatMap { Self.property(of: $0, at: offset) }
                    ))
            }
        }
    }

    /// A sentence for each object that should be gone.
    var sentences: [String] {
        survivors.indices.filter { index in instances[index].map { Self.counts(type(of: $0)) } ?? false }
            .map { "\(name($0)) is still there; \(chain(from: $0))." }
    }

    /// Whether objects of a class should be gone. What the frameworks keep by themselves (caches, tables of observers,
    /// nodes) is no leak of the program's; views, controllers and gesture recognisers are.
    private static func counts(_ type: AnyClass) -> Bool {
        if type is UIView.Type || type is UIViewController.Type || type is UIGestureRecognizer.Type
            || type is TestHost.Type
        {
            return true
        }
        let module = String(_typeName(type, qualified: true).prefix { $0 != "." })
        return !frameworks.contains(module)
    }

    private static let frameworks: Set<String> = [
        "Swift", "_Concurrency", "Synchronization", "_StringProcessing", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Testing", "_TestingInternals",
        "XCTest",
        "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "VitrineUIKit", "VitrineSwiftUI",
        "VitrineQuartzCore", "VitrineCoreGraphics", "VitrineFoundation", "VitrineCombine", "VitrinePlatform",
        "VitrineGraphics", "VitrineSupport", "VitrineLayout", "VitrineFocus", "VitrineConstraints",
        "VitrineDynamics",
        "VitrineDiff",
        "VitrineAssets", "VitrineStrings", "VitrineLaunch", "VitrineTesting", "VitrineOS", "VitrineOSLog",
        "VitrineUserNotifications",
    ]

    /// Whether UIKit knows one from the other without holding it: a layer its view, a view its controller.
    private static func isBackReference(_ holder: AnyObject?, _ target: AnyObject?) -> Bool {
        if let view = target as? UIView { return view.layer === holder }
        guard let controller = target as? UIViewController, let view = holder as? UIView else { return false }
        return controller.viewIfLoaded === view
    }

    // MARK: Who holds it

    /// Such as `held by a closure, held by Model.onChange, held by it`. At most six links.
    private func chain(from leak: Int) -> String {
        var links: [String] = []
        var seen: Set<Int> = [leak]
        var current = leak
        while links.count < 6 {
            let all = holders[current] ?? []
            guard let holder = all.first(where: { !seen.contains($0.index) }) ?? all.first else { break }
            let own = holder.index == leak ? (holder.property.map { "its own \($0)" } ?? "it") : nil
            links.append("held by " + (own ?? describe(holder)))
            if holder.index == leak || !seen.insert(holder.index).inserted { break }
            current = holder.index
        }
        guard !links.isEmpty else {
            return "what holds it was there before, such as a global or a static property"
        }
        return links.joined(separator: ", ")
    }

    private func describe(_ holder: Holder) -> String {
        guard instances[holder.index] != nil else { return "a closure or a captured variable" }
        return name(holder.index) + (holder.property.map { ".\($0)" } ?? "")
    }

    /// The name of the type, without the module.
    private func name(_ index: Int) -> String {
        guard let instance = instances[index] else { return "a closure" }
        let name = _typeName(type(of: instance), qualified: false)
        return name.hasPrefix("_ContiguousArrayStorage") ? "an array" : name
    }

    /// The stored property that begins at an offset or before it.
    private static func property(of object: AnyObject, at offset: Int) -> String? {
        var type: AnyClass? = Swift.type(of: object)
        var best: (name: String, offset: Int)?
        while let current = type {
            _ = _forEachField(of: current, options: _EachFieldOptions(rawValue: 1)) { name, place, _, _ in
                if place <= offset, place > best?.offset ?? -1 { best = (String(cString: name), place) }
                return true
            }
            type = _getSuperclass(current)
        }
        return best?.name
    }
}

private func _getSuperclass(_ type: AnyClass) -> AnyClass? { Swift._getSuperclass(type) }
