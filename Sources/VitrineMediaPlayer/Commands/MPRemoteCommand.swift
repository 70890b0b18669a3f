public import Foundation
public import VitrineFoundation

/// What somebody outside of the program may ask of its player. May be used on any thread; targets are called on the main
/// one.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Who carries a command out.
    fileprivate enum Target {
        case handler(NSObject, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
        case method(Weak, Selector)

        final class Weak {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }
    }

    private let lock = NSLock()
    private var targets: [Target] = []
    private var isWanted = true
    private let onChange: @Sendable () -> Void

    init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

    /// Whether it can be asked now. True unless set; without a target nobody can all the same.
    open var isEnabled: Bool {
        get { lock.withLock { isWanted } }
        set { change { isWanted = newValue } }
    }

    /// Has an object carry the command out, which it does not keep.
    ///
    /// - Parameter action: Takes the event, and returns an ``MPRemoteCommandHandlerStatus``; one that returns nothing
    ///   succeeds.
    open func addTarget(_ target: Any, action: Selector) {
        change { targets.append(.method(Target.Weak(target as AnyObject), action)) }
    }

    /// Has a closure carry the command out.
    ///
    /// - Returns: What ``removeTarget(_:)`` takes.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let token = NSObject()
        change { targets.append(.handler(token, handler)) }
        return token
    }

    /// Takes an object's action away; all of its actions where that is nil.
    open func removeTarget(_ target: Any, action: Selector?) {
        let object = target as AnyObject
        change {
            targets.removeAll {
                switch $0 {
                case .handler(let token, _): token === object && action == nil
                case .method(let weak, let selector):
                    weak.object === object && (action == nil || selector == action)
                }
            }
        }
    }

    /// Takes an object or a closure away; all of them where it is nil.
    open func removeTarget(_ target: Any?) {
        if let target { removeTarget(target, action: nil) } else { change { targets = [] } }
    }

    func change(_ body: () -> Void) {
        lock.withLock(body)
        onChange()
    }

    func read<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }

    /// Whether it can be asked: somebody carries it out.
    var isAvailable: Bool { read { isWanted && targets.contains { $0.isThere } } }

    /// Asks all targets.
    ///
    /// - Returns: The first that is no success; nil where nobody is to be asked.
    @MainActor @discardableResult
    func perform(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
        guard isAvailable else { return nil }
        let answers = read { targets }.compactMap { target -> MPRemoteCommandHandlerStatus? in
            switch target {
            case .handler(_, let handler): return handler(event)
            case .method(let weak, let action):
                guard let object = weak.object else { return nil }
                return action.send(to: object, [event]) as? MPRemoteCommandHandlerStatus ?? .success
            }
        }
        return answers.first { $0 != .success } ?? answers.first
    }
}

extension MPRemoteCommand.Target {
    var isThere: Bool {
        if case .method(let weak, _) = self { weak.object != nil } else { true }
    }
}

/// How a command was carried out.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was.
    case success = 0
    /// There is no such thing to play.
    case noSuchContent = 100
    /// Nothing is played.
    case noActionableNowPlayingItem = 110
    /// What should play it is not there.
    case deviceNotFound = 120
    /// It was not.
    case commandFailed = 200
}
