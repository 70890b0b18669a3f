import Foundation

/// Where the parts of a list content view are, in a left-to-right view whose origin is zero.
struct ListContentLayout: Equatable {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
    var size: CGSize
}

/// Places the parts of a list content view.
@MainActor
struct ListContentPlacer {
    var configuration: UIListContentConfiguration
    /// The distances of the content from the edges, left to right.
    var margins: UIEdgeInsets
    /// The size of the image before any limit; nil without an image.
    var imageSize: CGSize?
    /// The height of the view, if somebody else chose it: an image that is higher is shown smaller, for the texts of other
    /// rows are above and below. Nil where the content chooses.
    var givenHeight: CGFloat?
    /// The reserved length that stands for the standard dimension.
    var standardDimension: CGFloat
    /// Pixels per point.
    var scale: CGFloat
    /// The sizes of the texts on lines no wider than a width, or on one if that is nil; nil without such a text.
    var measureText: ((CGFloat?) -> CGSize)?
    var measureSecondaryText: ((CGFloat?) -> CGSize)?

    /// - Parameter width: The width of the view; nil for as much as the content takes.
    func layout(width: CGFloat?) -> ListContentLayout {
        let image = imageSize.map(limited)
        let reserved = image.map(reservedSize) ?? .zero
        let textStart = textStart
        let room = width.map { max(0, $0 - textStart - margins.right) }
        let texts = textBlock(room: room)
        let contentHeight = max(reserved.height, texts.size.height)
        let natural = CGSize(
            width: textStart + texts.size.width + margins.right,
            height: max(
                configuration.minimumHeight, pixels(margins.top + contentHeight + margins.bottom)))
        let size = CGSize(width: width ?? natural.width, height: givenHeight ?? natural.height)

        // In the middle of what the margins leave.
        let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
        let top = rounded(middle - texts.size.height / 2)
        var result = ListContentLayout(size: size)
        result.text = texts.text?.offsetBy(dx: textStart, dy: top)
        result.secondaryText = texts.secondaryText?.offsetBy(dx: textStart, dy: top)
        result.image = image.map { image in
            CGRect(
                x: rounded(margins.left + (reserved.width - image.width) / 2),
                y: rounded(middle - image.height / 2), width: image.width, height: image.height)
        }
        return result
    }

    /// Where texts begin. Nothing is measured for that.
    var textStart: CGFloat {
        let image = imageSize.map(limited)
        let hasTexts = measureText != nil || measureSecondaryText != nil
        return margins.left + (image.map(reservedSize) ?? .zero).width
            + (image != nil && hasTexts ? configuration.imageToTextPadding : 0)
    }

    // MARK: Texts

    private struct TextBlock {
        var text: CGRect?
        var secondaryText: CGRect?
        var size = CGSize.zero
    }

    private func textBlock(room: CGFloat?) -> TextBlock {
        if configuration.prefersSideBySideTextAndSecondaryText, let block = sideBySide(room: room) {
            return block
        }
        var block = TextBlock()
        var bottom: CGFloat = 0
        func place(_ size: CGSize) -> CGRect {
            let width = room ?? size.width
            block.size.width = max(block.size.width, min(size.width, width))
            return CGRect(x: 0, y: bottom, width: width, height: size.height)
        }
        if let measureText {
            let frame = place(measureText(room))
            block.text = frame
            bottom = frame.maxY
        }
        if let measureSecondaryText {
            if measureText != nil { bottom += configuration.textToSecondaryTextVerticalPadding }
            let frame = place(measureSecondaryText(room))
            block.secondaryText = frame
            bottom = frame.maxY
        }
        block.size.height = bottom
        return block
    }

    /// Both texts on a line; nil if there are not two or if there is not enough room.
    private func sideBySide(room: CGFloat?) -> TextBlock? {
        guard let text = measureText?(nil), let secondary = measureSecondaryText?(nil) else { return nil }
        let needed = text.width + configuration.textToSecondaryTextHorizontalPadding + secondary.width
        if let room, needed > room { return nil }
        let width = room ?? needed
        let height = max(text.height, secondary.height)
        return TextBlock(
            text: CGRect(
                x: 0, y: rounded((height - text.height) / 2), width: text.width, height: text.height),
            secondaryText: CGRect(
                x: width - secondary.width, y: rounded((height - secondary.height) / 2),
                width: secondary.width, height: secondary.height),
            size: CGSize(width: width, height: height))
    }

    // MARK: Image

    /// The image as it is shown: scaled down into the largest size and the height of the view, with its proportions.
    private func limited(_ size: CGSize) -> CGSize {
        let limit = configuration.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
        if limit.height > 0, size.height > limit.height { factor = min(factor, limit.height / size.height) }
        if let givenHeight, givenHeight > 0, size.height * factor > givenHeight {
            factor = givenHeight / size.height
        }
        guard factor < 1 else { return size }
        return CGSize(width: rounded(size.width * factor), height: rounded(size.height * factor))
    }

    private func reservedSize(for image: CGSize) -> CGSize {
        let reserved = configuration.imageProperties.reservedLayoutSize
        func length(_ reserved: CGFloat, _ actual: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension {
                return standardDimension
            }
            return reserved > 0 ? reserved : actual
        }
        return CGSize(
            width: length(reserved.width, image.width), height: length(reserved.height, image.height))
    }

    // MARK: Pixels

    private func rounded(_ length: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(length) }
    private func pixels(_ length: CGFloat) -> CGFloat { PixelGrid(scale: scale).up(length) }
}
