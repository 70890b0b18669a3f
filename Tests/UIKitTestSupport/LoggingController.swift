public import VitrineUIKit

/// Writes down what happens to it.
@MainActor
open class LoggingController: UIViewController {
    public let log: Log
    public let name: String

    @MainActor
    public final class Log {
        public var events: [String] = []

        public init() {}

        public func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    public init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("not archived") }

    private func note(_ event: String) { log.events.append(name.isEmpty ? event : "\(name) \(event)") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("willLayout")
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("didLayout")
    }
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent == nil ? "out" : "in")")
    }
    open override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent == nil ? "out" : "in")")
    }
}
