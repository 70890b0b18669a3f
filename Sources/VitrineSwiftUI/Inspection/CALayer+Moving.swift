import VitrineUIKit

extension CALayer {
    /// The properties that show something else than they are set to, with what they show, such as `opacity 0.25`.
    package var movingProperties: [String] {
        guard let shown = presentation(), shown !== self else { return [] }
        let number = ScreenNode.number
        var result: [String] = []
        if shown.opacity != opacity { result.append("opacity \(number(CGFloat(shown.opacity)))") }
        if shown.position != position {
            result.append("position (\(number(shown.position.x)) \(number(shown.position.y)))")
        }
        if shown.bounds.size != bounds.size {
            result.append("size (\(number(shown.bounds.width)) \(number(shown.bounds.height)))")
        }
        if shown.transform != transform { result.append("transform") }
        if shown.backgroundColor != backgroundColor { result.append("backgroundColor") }
        if shown.cornerRadius != cornerRadius {
            result.append("cornerRadius \(number(shown.cornerRadius))")
        }
        return result
    }
}
