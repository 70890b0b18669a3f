/// The display links of a context, while they are added to a run loop.
@MainActor
package final class DisplayLinks {
    private var links: [CADisplayLink] = []
    /// Asks for a frame; installed by the frame scheduler.
    package var onNeedsFrame: (@MainActor () -> Void)?

    /// Whether a link wants a frame.
    package var wantsFrames: Bool { links.contains { !$0.isPaused } }

    func add(_ link: CADisplayLink) {
        links.append(link)
        onNeedsFrame?()
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Fires every running link for the frame at `time`.
    package func step(_ time: CFTimeInterval) {
        for link in links where !link.isPaused && link.isAdded { link.step(time) }
    }
}
