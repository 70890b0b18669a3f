import Foundation
import VitrineGraphics

/// What a label knows about its text as long as nothing changes.
struct LabelMeasurements {
    /// The text in the terms of the text engine.
    var paragraph: TextParagraph?
    /// The text shrunk to fit a box.
    var shrunk: (box: CGSize, text: LabelText)?
    /// The baselines that constraints were told.
    var baselines: (first: CGFloat, last: CGFloat)?
    private var free: CGSize?
    /// The two widths asked for last: constraints first ask for one, then for another.
    private var wrapped: [(width: CGFloat, size: CGSize)] = []

    /// The size of the text at a width; nil is no limit.
    func size(for width: CGFloat?) -> CGSize? {
        guard let width else { return free }
        return wrapped.first { $0.width == width }?.size
    }

    mutating func remember(_ size: CGSize, for width: CGFloat?) {
        guard let width else {
            free = size
            return
        }
        if wrapped.count == 2 { wrapped.removeFirst() }
        wrapped.append((width, size))
    }

    /// The text or its look changed. What constraints were told stays known, to tell them if it is another now.
    mutating func forget() {
        paragraph = nil
        shrunk = nil
        free = nil
        wrapped = []
    }
}
