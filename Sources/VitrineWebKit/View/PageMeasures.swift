import Foundation
import VitrineUIKit

/// What a page says of itself, in pixels of its own.
struct PageMeasures: Equatable {
    /// Of all of it.
    var size = CGSize.zero
    /// Whether that is no higher than what is seen.
    var fits = true
    /// The width that it was laid out in.
    var innerWidth: CGFloat = 0
    /// Where it was scrolled to.
    var offset = CGPoint.zero
    /// The number of the last scroll that it has heard of.
    var scroll = 0
    /// What its `viewport` says; nil without one.
    var viewport: String?
    var color: UIColor?
    /// What it names as its own.
    var theme: UIColor?

    init() {}

    init?(_ value: Any?) {
        guard let values = value as? [String: Any] else { return nil }
        func number(_ name: String) -> CGFloat {
            (values[name] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        }
        size = CGSize(width: number("width"), height: number("height"))
        fits = values["fits"] as? Bool ?? true
        innerWidth = number("innerWidth")
        offset = CGPoint(x: number("x"), y: number("y"))
        scroll = Int(number("scroll"))
        viewport = values["viewport"] as? String
        color = (values["color"] as? String).flatMap(Self.color)
        theme = (values["theme"] as? String).flatMap(Self.color)
    }

    /// Of "rgb(1, 2, 3)" and "rgba(1, 2, 3, 0.5)"; nil for what is clear.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
            return nil
        }
        let parts = text[text.index(after: open)...].dropLast().split(separator: ",")
            .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count >= 3, parts.count < 4 || parts[3] > 0 else { return nil }
        return UIColor(
            red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
            alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// How wide pages are laid out that do not say that they are made for small screens.
    static let desktopWidth: CGFloat = 980

    /// How wide the page is laid out in a view of a width, as a device does.
    ///
    /// Rules of the `viewport` of CSS Device Adaptation, as far as pages use them: `width` and `initial-scale`.
    func layoutWidth(in width: CGFloat) -> CGFloat {
        let wide = max(width, Self.desktopWidth)
        guard let viewport else { return wide }
        var values: [String: String] = [:]
        for part in viewport.lowercased().split(whereSeparator: { ",;".contains($0) }) {
            let sides = part.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if sides.count == 2 { values[sides[0]] = sides[1] }
        }
        let scale = values["initial-scale"].flatMap(Double.init).flatMap { $0 > 0 ? CGFloat($0) : nil }
        switch values["width"] {
        case "device-width": return max(width, width / (scale ?? 1))
        case let text?: return Double(text).map { min(max(CGFloat($0), 200), 10_000) } ?? wide
        case nil: return scale.map { width / $0 } ?? wide
        }
    }
}
