/// What Objective-C calls classes.
enum ClassName {
    /// A class of a program has its module's name before it, one of Apple's has not.
    static func of(_ type: AnyClass) -> String {
        let name = String(reflecting: type)
        let apples = ["Foundation.", "VitrineFoundation.", "VitrineQuartzCore.", "VitrineUIKit."]
        return apples.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
}
