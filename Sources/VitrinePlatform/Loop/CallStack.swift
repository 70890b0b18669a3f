import CVitrineGTK

/// The stack of the thread that runs.
package enum CallStack {
    /// Whether less than a quarter of it is left: who goes on into the depth will not come back.
    ///
    /// Complexity: O(1); a comparison, after the first time on a thread.
    package static var isNearlyFull: Bool { vitrine_stack_is_nearly_full() }
}
