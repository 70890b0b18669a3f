package import Foundation
package import VitrineCoreGraphics

/// What is painted for a symbol, at a weight.
///
/// Coordinates are those of the outlines: a square of 16 units with y downwards, whose middle stands at half the height of
/// capital letters.
package struct SymbolShape: Sendable {
    /// From back to front.
    package private(set) var marks: [SymbolMark] = []
    /// What the marks reach, growth included.
    package private(set) var bounds: CGRect

    /// The length of the sides of the square.
    package static let side: CGFloat = 16
    private static let middle = CGPoint(x: 8, y: 8)

    /// How thick lines of the outlines are.
    private static let lineWidth: CGFloat = 1

    /// Makes the shape of a symbol of the table; nil without an outline.
    ///
    /// - Parameters:
    ///   - lineWidth: How thick lines are to be, in units.
    ///   - layers: What `value` divides, where it is given.
    ///   - outlineOfText: Gives the outlines of a letter or number, of any size and with y downwards.
    package init?(
        _ recipe: SymbolRecipe, lineWidth: CGFloat, layers: SymbolLayers? = nil, value: Double? = nil,
        outlineOfText: (String) -> CGPath? = { _ in nil }
    ) {
        bounds = .null
        let growth = (lineWidth - Self.lineWidth) / 2
        if let text = recipe.text {
            guard let path = outlineOfText(text) else { return nil }
            if let enclosure = recipe.enclosure { add(enclosure, isFilled: recipe.isFilled, growth) }
            addText(path, in: recipe.enclosure, erases: recipe.isFilled)
            bounds = marks[0].path.boundingBoxOfPath.insetBy(dx: -marks[0].growth, dy: -marks[0].growth)
            return
        }
        guard let outline = SymbolTable.outline(recipe.outline).map(SymbolOutline.init) else { return nil }
        if let enclosure = recipe.enclosure {
            add(enclosure, isFilled: recipe.isFilled, growth)
            add(
                outline, by: Self.insideScale(enclosure), at: Self.inside(enclosure), lineWidth,
                erases: recipe.isFilled)
        } else if let layers, let value {
            let (reached, left) = layers.split(outline.path, value)
            for (path, strength) in [(left, SymbolLayers.dimmed), (reached, 1)] where !path.isEmpty {
                marks.append(
                    SymbolMark(path: path, isEvenOdd: outline.isEvenOdd, growth: growth, strength: strength))
            }
        } else {
            marks.append(SymbolMark(path: outline.path, isEvenOdd: outline.isEvenOdd, growth: growth))
        }
        if recipe.isStruck { strike(lineWidth) }
        if let badge = recipe.badge { add(badge, lineWidth) }
        for mark in marks where !mark.erases {
            bounds = bounds.union(mark.path.boundingBoxOfPath.insetBy(dx: -mark.growth, dy: -mark.growth))
        }
    }

    /// An outline in another one, smaller, with lines that are as thick as around it.
    private mutating func add(
        _ outline: SymbolOutline, by scale: CGFloat, at center: CGPoint, _ lineWidth: CGFloat, erases: Bool
    ) {
        let box = outline.path.boundingBoxOfPath
        var transform = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: scale, y: scale).translatedBy(x: -box.midX, y: -box.midY)
        guard let path = outline.path.copy(using: &transform) else { return }
        marks.append(
            SymbolMark(
                path: path, isEvenOdd: outline.isEvenOdd, erases: erases, isInner: erases,
                growth: (lineWidth - Self.lineWidth * scale) / 2))
    }

    /// What is written, as thick as its font has it: in a figure as high as the set's own letters in circles, or as wide as
    /// there is room.
    private mutating func addText(_ text: CGPath, in enclosure: SymbolRecipe.Enclosure?, erases: Bool) {
        let box = text.boundingBoxOfPath
        let room =
            switch enclosure {
            case nil: CGSize(width: 18, height: 13)
            case .square: CGSize(width: 10, height: 7.5)
            default: CGSize(width: 8.6, height: 6.6)
            }
        let scale = min(room.width / max(box.width, 0.001), room.height / max(box.height, 0.001))
        let center = enclosure.map(Self.inside) ?? Self.middle
        var transform = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: scale, y: scale).translatedBy(x: -box.midX, y: -box.midY)
        guard let path = text.copy(using: &transform) else { return }
        marks.append(SymbolMark(path: path, erases: erases, isInner: erases))
    }

    // MARK: Around

    private static func insideScale(_ enclosure: SymbolRecipe.Enclosure) -> CGFloat {
        switch enclosure {
        case .circle, .hexagon, .octagon, .shield: 0.5
        case .square: 0.56
        case .rectangle: 0.5
        case .triangle, .diamond: 0.42
        }
    }

    /// The middle of what is inside.
    private static func inside(_ enclosure: SymbolRecipe.Enclosure) -> CGPoint {
        switch enclosure {
        case .triangle: CGPoint(x: 8, y: 9.6)
        case .shield: CGPoint(x: 8, y: 7.6)
        default: middle
        }
    }

    private mutating func add(_ enclosure: SymbolRecipe.Enclosure, isFilled: Bool, _ growth: CGFloat) {
        // The outlines of the set where it has them.
        let name =
            switch enclosure {
            case .circle, .square, .triangle, .diamond, .hexagon, .octagon, .shield: enclosure.rawValue
            case .rectangle: nil as String?
            }
        if let name, let text = SymbolTable.outline(isFilled ? "\(name)-fill" : name) {
            let outline = SymbolOutline(text)
            marks.append(
                SymbolMark(path: outline.path, isEvenOdd: outline.isEvenOdd, tone: .secondary, growth: growth)
            )
            return
        }
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(x: 0, y: 2, width: 16, height: 12), cornerWidth: 2, cornerHeight: 2)
        if !isFilled {
            path.addRoundedRect(
                in: CGRect(x: 1, y: 3, width: 14, height: 10), cornerWidth: 1, cornerHeight: 1)
        }
        marks.append(SymbolMark(path: path, isEvenOdd: true, tone: .secondary, growth: growth))
    }

    // MARK: Across and beside

    /// A line from the upper left to the lower right, with a gap along it.
    private mutating func strike(_ lineWidth: CGFloat) {
        func line(_ width: CGFloat, from start: CGFloat, to end: CGFloat) -> CGPath {
            let path = CGMutablePath()
            let half = width / 2
            var turn = CGAffineTransform(translationX: 8, y: 8).rotated(by: .pi / 4).translatedBy(
                x: -8, y: -8)
            path.addRoundedRect(
                in: CGRect(x: start, y: 8 - half, width: end - start, height: width), cornerWidth: half,
                cornerHeight: half)
            return path.copy(using: &turn) ?? path
        }
        // The gap lies above the line, as it does in Apple's.
        var gap = CGAffineTransform(translationX: lineWidth * 0.7, y: -lineWidth * 0.7)
        let erased = line(lineWidth, from: -3, to: 19)
        marks.append(SymbolMark(path: erased.copy(using: &gap) ?? erased, erases: true))
        marks.append(SymbolMark(path: line(lineWidth, from: -1, to: 17)))
    }

    /// A filled circle at the lower right with a sign left out of it, and a gap around.
    private mutating func add(_ badge: SymbolRecipe.Badge, _ lineWidth: CGFloat) {
        guard let sign = SymbolTable.outline(badge.outline).map(SymbolOutline.init) else { return }
        let center = CGPoint(x: 12.5, y: 12.5)
        func disc(_ radius: CGFloat) -> CGPath {
            CGPath(
                ellipseIn: CGRect(
                    x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        }
        marks.append(SymbolMark(path: disc(4.9), erases: true))
        marks.append(SymbolMark(path: disc(4)))
        add(sign, by: 0.32, at: center, min(lineWidth, 1.2) * 0.8, erases: true)
    }
}
