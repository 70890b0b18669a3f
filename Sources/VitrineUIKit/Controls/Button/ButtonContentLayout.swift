import VitrineCoreGraphics

/// Where image and title of a button without configuration go: beside each other, as one content.
///
/// The insets of a part move it from its place, which is found without them: in the middle by half of their difference,
/// at a side by that side's, as measurements of iOS show it. The other part stays where it is.
struct ButtonContentLayout {
    var content: CGRect
    /// The sizes that image and title would like, in points; nil without one.
    var image: CGSize?
    var title: CGSize?
    var imageInsets: UIEdgeInsets
    var titleInsets: UIEdgeInsets
    var horizontal: UIControl.ContentHorizontalAlignment
    var vertical: UIControl.ContentVerticalAlignment
    /// Whether the image is at the right of the title.
    var isMirrored: Bool
    /// Pixels per point.
    var scale: CGFloat

    private var imageSize: CGSize {
        guard let image else { return .zero }
        return CGSize(
            width: min(image.width, max(0, content.width - imageInsets.left - imageInsets.right)),
            height: min(image.height, max(0, content.height - imageInsets.top - imageInsets.bottom)))
    }

    /// How wide the title may be.
    var titleRoom: CGFloat {
        max(0, content.width - titleInsets.left - titleInsets.right - imageSize.width)
    }

    private var titleSize: CGSize {
        guard let title else { return .zero }
        return CGSize(
            width: min(title.width, titleRoom),
            height: min(title.height, max(0, content.height - titleInsets.top - titleInsets.bottom)))
    }

    var imageRect: CGRect {
        guard image != nil else { return CGRect(origin: content.origin, size: .zero) }
        let (size, title) = (imageSize, titleSize)
        if horizontal == .fill, self.title == nil {
            let length = max(0, content.width - imageInsets.left - imageInsets.right)
            return place(
                x: content.minX + imageInsets.left, CGSize(width: length, height: size.height), imageInsets)
        }
        let x = x(
            of: size, beside: title.width, imageInsets,
            offset: isMirrored ? title.width : 0)
        return place(x: x, size, imageInsets)
    }

    var titleRect: CGRect {
        guard title != nil else { return CGRect(origin: content.origin, size: .zero) }
        let (size, image) = (titleSize, imageSize)
        if horizontal == .fill {
            let start = content.minX + (isMirrored ? 0 : image.width) + titleInsets.left
            return place(x: start, CGSize(width: titleRoom, height: size.height), titleInsets)
        }
        let x = x(
            of: size, beside: image.width, titleInsets,
            offset: isMirrored ? 0 : image.width)
        return place(x: x, size, titleInsets)
    }

    /// - Parameter offset: The width of what is before the part.
    private func x(
        of size: CGSize, beside other: CGFloat, _ insets: UIEdgeInsets, offset: CGFloat
    ) -> CGFloat {
        let total = size.width + other
        return switch horizontal {
        case .left, .leading, .fill: content.minX + offset + insets.left
        case .right, .trailing: content.maxX - total + offset - insets.right
        case .center: content.midX - total / 2 + offset + (insets.left - insets.right) / 2
        }
    }

    private func place(x: CGFloat, _ size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
        var height = size.height
        let y: CGFloat
        switch vertical {
        case .top: y = content.minY + insets.top
        case .bottom: y = content.maxY - insets.bottom - height
        case .center: y = content.midY - height / 2 + (insets.top - insets.bottom) / 2
        case .fill:
            y = content.minY + insets.top
            height = max(0, content.height - insets.top - insets.bottom)
        }
        return CGRect(x: pixel(x), y: pixel(y), width: size.width, height: height)
    }

    private func pixel(_ length: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(length) }
}
