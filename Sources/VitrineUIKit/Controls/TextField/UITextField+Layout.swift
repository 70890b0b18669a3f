import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrinePlatform
import VitrineText

extension UITextField {
    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func sideRect(_ view: UIView?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(bounds.size) }
        size.height = min(size.height, bounds.height)
        let x = isLeading != isMirrored ? bounds.minX : bounds.maxX - size.width
        return CGRect(
            x: x, y: onPixels(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    /// The room for text: 7 points from a round border, 2 from a line, and beside what is at the sides.
    final func contentRect(_ bounds: CGRect) -> CGRect {
        let inset: CGFloat =
            switch borderStyle {
            case .none: 0
            case .line: 2
            case .bezel, .roundedRect: 7
            }
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        func avoid(_ rect: CGRect) {
            if rect.midX < bounds.midX { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
        }
        if showsLeft { avoid(leftViewRect(forBounds: bounds)) }
        if showsRight { avoid(rightViewRect(forBounds: bounds)) }
        if showsClear { avoid(clearButtonRect(forBounds: bounds)) }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    final func onPixels(_ length: CGFloat) -> CGFloat { PixelGrid(of: self).nearest(length) }

    /// The upper left corner of the text, in the field's coordinates.
    final var textOrigin: CGPoint {
        let line = editing.caretRect(at: 0)
        let room = canvas.frame
        let natural = editing.size(width: nil).width
        let free = room.width - natural
        var x: CGFloat = 0
        if free > 0 {
            switch TextAlign(editing.alignment) {
            case .center: x = onPixels(free / 2)
            case .right: x = free
            case .trailing: x = isMirrored ? 0 : free
            case .leading, .justified: x = isMirrored ? free : 0
            case .left: x = 0
            }
        }
        return CGPoint(x: room.minX + x - scrolled, y: room.minY + onPixels((room.height - line.height) / 2))
    }

    final func layoutSides() {
        leftView?.isHidden = !showsLeft
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        rightView?.isHidden = !showsRight
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
        if showsClear { madeClearButton.frame = clearButtonRect(forBounds: bounds) }
        clearButton?.isHidden = !showsClear
    }

    /// The button that clears the text, which is made when it is first shown, or when a program asks for it by its name in
    /// Objective-C.
    final var madeClearButton: UIButton {
        if let clearButton { return clearButton }
        let button = UIButton(type: .custom)
        button.setImage(clearImage ?? UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearWasPressed() }, for: .touchUpInside)
        button.isHidden = !showsClear
        addSubview(button)
        clearButton = button
        return button
    }

    final func shrink() {
        guard adjustsFontSizeToFitWidth, let font else {
            if editing.fontScale != 1 {
                editing.fontScale = 1
                canvas.setNeedsDisplay()
            }
            return
        }
        editing.fontScale = 1
        let natural = editing.size(width: nil).width
        let room = canvas.bounds.width
        guard natural > room, room > 0 else { return }
        editing.fontScale = max(min(1, minimumFontSize / font.pointSize), room / natural)
        canvas.setNeedsDisplay()
    }

    final func layoutCaret() {
        guard isEditingNow else { return }
        let place = editing.caretRect(at: editing.head)
        let room = canvas.bounds.width
        let natural = editing.size(width: nil).width + TextEditing.caretWidth
        var new = scrolled
        if place.maxX - new > room { new = place.maxX - room }
        if place.minX < new { new = place.minX }
        new = max(0, min(new, natural - room))
        if new != scrolled {
            scrolled = new
            canvas.setNeedsDisplay()
        }
        var rect = caretRect(for: IndexedPosition(editing.head))
            .offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
        if rect.maxX > room { rect.origin.x = max(0, room - rect.width) }
        caret.frame = CGRect(
            x: onPixels(rect.minX), y: onPixels(rect.minY), width: rect.width, height: rect.height)
        caret.backgroundColor = tintColor
        if !editing.selection.isEmpty {
            caret.stop()
            caret.isHidden = true
        }
        tellInputMethod()
    }

    final func showCaret() {
        guard isEditingNow else { return }
        setNeedsLayout()
        caret.restart()
    }

    final func tellInputMethod() {
        guard let platform = window?.platformWindow else { return }
        let cursor = convert(caretRect(for: IndexedPosition(editing.head)), to: nil)
        let text = isSecureTextEntry ? "" : editing.content.string
        let offset =
            isSecureTextEntry
            ? 0
            : text.utf8.distance(
                from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: editing.head))
        platform.setTextState(TextState(surrounding: text, caret: offset, anchor: offset, cursor: cursor))
    }

    final func draw(canvasBounds: CGRect) -> RenderNode? {
        guard !editing.isEmpty, canvasBounds.width > 0 else { return nil }
        let ink: UIColor = textColor ?? .label
        let shown = isEnabled ? ink : ink.withAlphaComponent(0.4)
        let origin = CGPoint(x: textOrigin.x - canvas.frame.minX, y: textOrigin.y - canvas.frame.minY)
        if !isEditingNow, editing.size(width: nil).width > canvasBounds.width,
            let cut = editing.layout(ofParagraph: 0, width: canvasBounds.width, lineLimit: 1)
        {
            return .text(cut, at: CGPoint(x: 0, y: origin.y), color: shown.rgba(with: traitCollection))
        }
        return .container(
            editing.nodes(from: 0, to: .greatestFiniteMagnitude, at: origin, tint: tintColor, color: shown))
    }
}
