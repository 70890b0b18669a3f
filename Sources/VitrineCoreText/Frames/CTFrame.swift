public import Foundation
import VitrineCoreGraphics
import VitrineGraphics
public import VitrineUIKit

/// Lines of a text in a shape.
public final class CTFrame: _CTObject {
    let path: CGPath
    let lines: [CTLine]
    /// As much of the text as was set: what is shown, and at most about as much again.
    let text: SetText
    /// All of the text that was to be shown.
    let whole: CFRange
    /// The rectangle around the path.
    private let box: CGRect

    init(_ string: NSAttributedString, _ location: Int, _ path: CGPath) {
        self.path = path
        whole = CFRange(location: location, length: string.length)
        let box = path.boundingBox.isNull ? .zero : path.boundingBox
        self.box = box
        if path.isRect(nil) || box.isEmpty {
            text = SetText.fitting(box.size, string, location)
        } else {
            let interior = PathInterior(path)
            text = SetText.fitting(box.size, string, location) { top, height in
                Self.rooms(in: interior, box, top, height)
            }
        }
        lines = text.lines(within: box.height).indices.map { [text] in CTLine(text, $0) }
    }

    /// Where lines may be in a shape: at a height or below it.
    private static func rooms(
        in interior: PathInterior, _ box: CGRect, _ top: CGFloat, _ height: CGFloat
    ) -> [TextLayout.Room] {
        var top = top
        while top + height <= box.height {
            let spans = interior.spans(from: box.maxY - top - height, to: box.maxY - top)
            let rooms = spans.filter { $0.upperBound - $0.lowerBound > height }.map {
                TextLayout.Room(
                    top: top, left: $0.lowerBound - box.minX, width: $0.upperBound - $0.lowerBound)
            }
            if !rooms.isEmpty { return rooms }
            top += max(1, height / 4)
        }
        return []
    }

    /// Where the baseline of a line begins, in points from the lower left corner of the path's box, y growing upwards.
    func origin(of line: Int) -> CGPoint {
        let place = text.layout.lines[line]
        return CGPoint(x: place.rect.minX, y: box.height - place.baseline)
    }

    /// The text that is shown.
    var visible: CFRange {
        guard let last = lines.last else { return CFRange(location: text.location, length: 0) }
        return text.range(of: 0..<last.bytes.upperBound)
    }

    func draw(in context: CGContext) {
        for line in lines {
            let place = origin(of: line.number)
            context.textPosition = CGPoint(x: box.minX + place.x, y: box.minY + place.y)
            CTLineDraw(line, context)
        }
    }
}

/// The lines, from the top on: `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies where the baselines of lines begin, in points from the lower left corner of the box around the frame's path, y
/// growing upwards.
///
/// - Parameter range: Lines; a length of 0 goes to the end.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let start = min(max(0, range.location), frame.lines.count)
    let length = range.length <= 0 ? frame.lines.count - start : range.length
    for (place, line) in (start..<min(frame.lines.count, start + length)).enumerated() {
        origins[place] = frame.origin(of: line)
    }
}

/// The text that was to be shown, in UTF-16.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.whole }

/// The text that there was room for, in UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// The shape.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws all lines. Letters stand upright where y grows upwards: a context of UIKit's has to be turned round.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
