import Foundation

extension Usage {
    /// Seconds of processor time of this thread.
    static var threadTime: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
    }

    /// The median of some runs in milliseconds of processor time, and what the last run gave.
    ///
    /// - Parameters:
    ///   - budget: Seconds after which no further run is begun.
    ///   - runs: The fewest and the most runs.
    static func median<Result>(
        budget: TimeInterval = 0.25, runs: ClosedRange<Int> = 3...15, _ work: () -> Result
    ) -> (
        milliseconds: Double, result: Result
    ) {
        var times: [Double] = []
        let begin = threadTime
        while true {
            let start = threadTime
            let result = work()
            times.append(threadTime - start)
            if times.count >= runs.upperBound
                || (times.count >= runs.lowerBound && threadTime - begin > budget)
            {
                return (Measurement.quantile(times) * 1e3, result)
            }
        }
    }
}
