/// Stops the program because a caller broke a rule, and says which.
///
/// `precondition` drops its message from release builds, and release is what programs are usually run against.
@inlinable
package func demand(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
    file: StaticString = #file, line: UInt = #line
) {
    if _slowPath(!condition()) { fatalError(message(), file: file, line: line) }
}
