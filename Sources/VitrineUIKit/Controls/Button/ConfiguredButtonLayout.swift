import VitrineCoreGraphics

/// Where image, title and subtitle of a configured button go: the subtitle below the title, the image at one side of
/// both, and all of it as one content in the insets.
struct ConfiguredButtonLayout {
    /// The side of the texts that the image is on.
    enum Side { case leading, trailing, top, bottom }

    /// How texts stand to each other, and the contents across the axis of the image.
    enum Alignment { case leading, center, trailing }

    /// The frames for a width; the origin is the upper left corner of the content.
    struct Frames: Equatable {
        var image: CGRect?
        var title: CGRect?
        var subtitle: CGRect?
        var size = CGSize.zero
    }

    typealias Measure = (_ width: CGFloat?) -> CGSize

    var image: CGSize?
    var title: Measure?
    var subtitle: Measure?
    var side = Side.leading
    /// The room that the image has at least along the axis of its side, in points.
    var imageReservation: CGFloat = 0
    /// Between image and texts, in points.
    var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    var titlePadding: CGFloat = 0
    var titleAlignment = Alignment.center
    /// Where the content is in a wider room.
    var horizontal = UIControl.ContentHorizontalAlignment.center
    /// Where the content is in a higher room.
    var vertical = UIControl.ContentVerticalAlignment.center
    /// Pixels per point.
    var scale: CGFloat = 1

    private var hasText: Bool { title != nil || subtitle != nil }
    private var isBeside: Bool { side == .leading || side == .trailing }

    /// What the image takes of the room, the distance to the texts included.
    private var imageRoom: CGSize {
        guard let image else { return .zero }
        let padding = hasText ? imagePadding : 0
        return isBeside
            ? CGSize(width: max(image.width, imageReservation) + padding, height: image.height)
            : CGSize(width: image.width, height: max(image.height, imageReservation) + padding)
    }

    /// The size of the content on lines no wider than a width.
    func size(width: CGFloat?) -> CGSize { frames(width: width).size }

    /// The frames in a room, from left to right. What does not fit reaches beyond its right and its lower edge.
    func frames(in room: CGRect) -> Frames {
        var frames = frames(width: room.width)
        if horizontal == .fill { fill(&frames, room.width) }
        let x =
            switch horizontal {
            case .left, .leading, .fill: room.minX
            case .right, .trailing: max(room.minX, room.maxX - frames.size.width)
            case .center: room.minX + max(0, room.width - frames.size.width) / 2
            }
        let y =
            switch vertical {
            case .top, .fill: room.minY
            case .bottom: max(room.minY, room.maxY - frames.size.height)
            case .center: room.minY + (room.height - frames.size.height) / 2
            }
        func moved(_ rect: CGRect?) -> CGRect? {
            rect.map {
                CGRect(
                    x: pixel(x + $0.minX), y: pixel(y + $0.minY), width: $0.width, height: $0.height)
            }
        }
        frames.image = moved(frames.image)
        frames.title = moved(frames.title)
        frames.subtitle = moved(frames.subtitle)
        return frames
    }

    /// The frames at the left and at the top.
    private func frames(width: CGFloat?) -> Frames {
        let imageRoom = imageRoom
        let textWidth = width.map { max(0, $0 - (isBeside ? imageRoom.width : 0)) }
        func measured(_ measure: Measure?) -> CGSize? {
            guard let size = measure?(textWidth) else { return nil }
            return CGSize(width: textWidth.map { min($0, size.width) } ?? size.width, height: size.height)
        }
        let (title, subtitle) = (measured(title), measured(subtitle))
        let gap = title != nil && subtitle != nil ? titlePadding : 0
        let text = CGSize(
            width: max(title?.width ?? 0, subtitle?.width ?? 0),
            height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0))
        var frames = Frames()
        frames.size =
            isBeside
            ? CGSize(width: imageRoom.width + text.width, height: max(imageRoom.height, text.height))
            : CGSize(width: max(imageRoom.width, text.width), height: imageRoom.height + text.height)
        var textOrigin = CGPoint(
            x: (frames.size.width - text.width) / 2, y: (frames.size.height - text.height) / 2)
        switch side {
        case .leading: textOrigin.x = imageRoom.width
        case .trailing: textOrigin.x = 0
        case .top: textOrigin.y = imageRoom.height
        case .bottom: textOrigin.y = 0
        }
        frames.title = title.map {
            CGRect(
                x: textOrigin.x + indent($0.width, in: text.width), y: textOrigin.y, width: $0.width,
                height: $0.height)
        }
        frames.subtitle = subtitle.map {
            CGRect(
                x: textOrigin.x + indent($0.width, in: text.width),
                y: textOrigin.y + (title?.height ?? 0) + gap, width: $0.width, height: $0.height)
        }
        frames.image = image.map { imageFrame($0, in: frames.size) }
        return frames
    }

    private func imageFrame(_ image: CGSize, in size: CGSize) -> CGRect {
        var frame = CGRect(
            x: (size.width - image.width) / 2, y: (size.height - image.height) / 2, width: image.width,
            height: image.height)
        let spare =
            (max(imageReservation, isBeside ? image.width : image.height)
                - (isBeside ? image.width : image.height)) / 2
        switch side {
        case .leading: frame.origin.x = spare
        case .trailing: frame.origin.x = size.width - spare - image.width
        case .top: frame.origin.y = spare
        case .bottom: frame.origin.y = size.height - spare - image.height
        }
        return frame
    }

    private func indent(_ width: CGFloat, in room: CGFloat) -> CGFloat {
        switch titleAlignment {
        case .leading: 0
        case .center: (room - width) / 2
        case .trailing: room - width
        }
    }

    /// Texts take the room that the image leaves; the image stays at its edge.
    private func fill(_ frames: inout Frames, _ width: CGFloat) {
        guard width > frames.size.width else { return }
        let surplus = width - frames.size.width
        let imageWidth = isBeside ? imageRoom.width : 0
        for path in [\Frames.title, \Frames.subtitle] {
            frames[keyPath: path]?.origin.x = side == .leading ? imageWidth : 0
            frames[keyPath: path]?.size.width = width - imageWidth
        }
        switch side {
        case .leading: if !hasText { frames.image?.origin.x += surplus / 2 }
        case .trailing: frames.image?.origin.x += hasText ? surplus : surplus / 2
        case .top, .bottom: frames.image?.origin.x += surplus / 2
        }
        frames.size.width = width
    }

    private func pixel(_ length: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(length) }
}
