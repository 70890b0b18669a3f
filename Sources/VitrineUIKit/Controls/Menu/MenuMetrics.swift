import VitrineCoreGraphics

/// The measures of menus in points, as seen on iOS 17.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let radius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    /// Above and below the text of a row that is higher than that.
    static let rowPadding: CGFloat = 11
    /// From the edge to titles; further in where there are check marks.
    static let leading: CGFloat = 16
    static let markedLeading: CGFloat = 32
    /// The middle of a check mark, or of a chevron.
    static let markCenter: CGFloat = 17
    /// From the edge to the middle of an image.
    static let imageCenter: CGFloat = 28
    /// The room that images leave to titles.
    static let imageRoom: CGFloat = 50
    static let trailing: CGFloat = 16
    /// The band between sections.
    static let band: CGFloat = 8
    static let titleHeight: CGFloat = 30
    static let smallHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 60
    /// From the edges of the screen, and from what the menu belongs to.
    static let margin: CGFloat = 8
    static let gap: CGFloat = 8
    /// Between a preview and its menu.
    static let previewGap: CGFloat = 16
}

/// Where a menu goes.
struct MenuPlacement: Equatable {
    var frame: CGRect
    /// Whether it is above what it belongs to.
    var isAbove = false

    /// Below or above a rectangle, where there is more room if there is not enough, with the edge on that side of the area
    /// that the rectangle is on; always inside the area.
    ///
    /// - Parameter isPoint: The rectangle is where a pointer is: the menu's corner goes there.
    init(
        size: CGSize, beside source: CGRect, in area: CGRect, gap: CGFloat, isPoint: Bool,
        prefersAbove: Bool = false
    ) {
        let below = area.maxY - source.maxY - gap
        let above = source.minY - gap - area.minY
        isAbove = prefersAbove ? size.height <= above || above > below : size.height > below && above > below
        let room = isAbove ? above : below
        var height = min(size.height, area.height)
        var top = isAbove ? source.minY - gap - height : source.maxY + gap
        if height > room {
            // Shorter as long as some rows are left; else over what it belongs to.
            if room >= 132 {
                height = room
                top = isAbove ? area.minY : source.maxY + gap
            } else {
                top = min(max(top, area.minY), area.maxY - height)
            }
        }
        let width = min(size.width, area.width)
        var left: CGFloat
        if isPoint {
            // Right of the pointer, left of it, or as near as there is room.
            left = source.minX
            if left + width > area.maxX, left - width >= area.minX { left -= width }
        } else if abs(source.midX - area.midX) < 1 {
            left = source.midX - width / 2
        } else {
            left = source.midX > area.midX ? source.maxX - width : source.minX
        }
        left = min(max(left, area.minX), area.maxX - width)
        frame = CGRect(x: left, y: top, width: width, height: height)
    }
}
