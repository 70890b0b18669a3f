import Foundation

/// What the process has used so far.
enum Usage {
    /// Seconds of processor time of all threads.
    static var processorTime: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }

    /// The largest amount of memory that was in use at a time, in megabytes.
    static var peakMemory: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
