/// What a program may use.
struct Limits: Equatable, Sendable {
    /// Wall time from its start.
    var time: Duration?
    /// Bytes of memory of all its processes together.
    var memory: Int?
    /// Processes and threads, all together.
    var tasks: Int?

    var isLimited: Bool { self != Limits() }
}

/// Sees when a program exceeds its limits.
struct Watch {
    enum Excess: Equatable, Sendable {
        case time(Duration)
        case memory(Int)
        case tasks(Int)

        var isTime: Bool { if case .time = self { true } else { false } }
    }

    let limits: Limits
    private(set) var excess: Excess?
    private let start = ContinuousClock.now

    init(limits: Limits) {
        self.limits = limits
    }

    /// The first limit that what runs under a guard has exceeded.
    mutating func look(at guardian: Int32) -> Excess? {
        if let time = limits.time, ContinuousClock.now - start >= time {
            excess = .time(time)
        } else if limits.memory != nil || limits.tasks != nil {
            let use = ProcessTree().use(below: guardian)
            if let memory = limits.memory, use.memory > memory { excess = .memory(memory) }
            if let tasks = limits.tasks, use.tasks > tasks { excess = .tasks(tasks) }
        }
        return excess
    }
}
