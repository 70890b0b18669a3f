/// Makes a failing sequence short: leaves out halves, quarters … single steps for as long as it still fails.
///
/// - Parameters:
///   - steps: A sequence that fails.
///   - attempts: How often `fails` is asked at most.
///   - fails: Whether a sequence fails in the same way.
/// - Returns: A sequence that fails, of which no single step can be left out if the attempts sufficed.
///
/// Complexity: O(*n* log *n*) questions when single steps matter.
public func shortened<Step>(
    _ steps: [Step], attempts: Int = 2000, while fails: ([Step]) throws -> Bool
) rethrows -> [Step] {
    var steps = steps
    var left = attempts
    var length = max(1, steps.count / 2)
    while true {
        var isShorter = false
        var start = 0
        while start < steps.count, left > 0 {
            left -= 1
            var fewer = steps
            fewer.removeSubrange(start..<min(steps.count, start + length))
            if try fails(fewer) {
                steps = fewer
                isShorter = true
            } else {
                start += length
            }
        }
        if left == 0 || (length == 1 && !isShorter) { return steps }
        length = max(1, length / 2)
    }
}
