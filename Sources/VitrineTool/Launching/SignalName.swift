import Glibc

/// The names of the signals that end a faulty program.
enum SignalName {
    static func of(_ signal: Int32) -> String {
        switch signal {
        case SIGILL: "illegal instruction, Swift's trap"
        case SIGTRAP: "Swift's trap"
        case SIGABRT: "abort"
        case SIGSEGV: "memory that does not exist"
        case SIGBUS: "memory that cannot be reached"
        case SIGFPE: "arithmetic"
        case SIGKILL: "killed, perhaps for want of memory"
        default: String(cString: strsignal(signal))
        }
    }
}
