import Foundation
import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

/// Runs the images of an image view on the clock of animations. Which one is shown follows from the time alone; nothing
/// runs from one image to the next, and nothing while the view is in no window.
@MainActor
final class ImageAnimation {
    weak var imageView: UIImageView?
    private let timer = IndicatorTimer()
    private var beginning: TimeInterval?
    private var index = 0

    private var context: RuntimeContext { imageView?.runtimeContext ?? .current }
    private var now: TimeInterval { context.now }

    var isRunning: Bool { beginning != nil }

    /// The image that it is the turn of; nil while nothing runs.
    var image: UIImage? {
        guard isRunning, let images = imageView?.animatedImages?.images else { return nil }
        return images[index % images.count]
    }

    func start() {
        timer.cancel()
        guard imageView?.animatedImages != nil else { return }
        beginning = now
        index = 0
        imageView?.setNeedsDisplay()
        step()
    }

    func stop() {
        guard isRunning else { return }
        timer.cancel()
        beginning = nil
        imageView?.setNeedsDisplay()
    }

    /// The view came into a window, or left it.
    func windowDidChange() {
        guard isRunning else { return }
        timer.cancel()
        if imageView?.window != nil { step() }
    }

    /// Shows the image of the present time, and waits for the next.
    private func step() {
        guard let beginning, let imageView, let animation = imageView.animatedImages else { return stop() }
        let interval = animation.duration / Double(animation.images.count)
        // A hair late is on time: instants are sums of intervals.
        let passed = ((now - beginning) / interval + 1e-6).rounded(.down)
        if animation.count > 0, passed >= Double(animation.count * animation.images.count) { return stop() }
        let current = Int(clamping: passed.truncatingRemainder(dividingBy: Double(animation.images.count)))
        if current != index {
            index = current
            imageView.setNeedsDisplay()
        }
        guard imageView.window != nil else { return }
        let next = beginning + (passed + 1) * interval
        timer.schedule(after: max(0, next - now), in: context) { [weak self] in self?.step() }
    }
}
