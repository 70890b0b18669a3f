/// Has `init()` of a program's views and controllers called by who does not know their class.
///
/// In Objective-C such an initialiser overrides that of `NSObject`, and `T()` calls it where `T` is a type known at run time.
/// In Swift it overrides nothing where the superclass has a designated one with parameters, which the class does not
/// inherit then, and which stops the program. So the class gets that one, by which UIKit's `init()` comes here.
enum OwnInitializerPass {
    /// The designated initialisers of UIKit's classes: the first label, and the head.
    private static let designated: [String: (label: String, head: String)] = [
        "UIView": ("frame", "init(frame: CGRect)"), "UIControl": ("frame", "init(frame: CGRect)"),
        "UIViewController": ("nibName", "init(nibName: String?, bundle: Bundle?)"),
    ]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        let initializersOf = Dictionary(
            grouping: source.declarations.filter { $0.kind == .initializer }, by: \.parent)
        for place in source.declarations.indices {
            let declaration = source.declarations[place]
            guard declaration.kind == .class, declaration.body != nil, source.isActive[declaration.keyword],
                let base = declaration.bases.first, let (label, head) = designated[base]
            else { continue }
            let initializers = initializersOf[place] ?? []
            guard initializers.contains(where: { isOwn($0, source) }),
                !initializers.contains(where: { $0.parameters.first?.label == label })
            else { continue }
            let access = source.publicAccess(of: declaration).map { $0 + " " } ?? ""
            OverridePass.addMembers(
                ["\(access)override convenience \(head) { self.init() }"],
                to: ProgramIndex.Reference(source: translation.number, declaration: place), &translation)
        }
    }

    /// Whether an initialiser is a designated `init()` that always makes something.
    private static func isOwn(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        guard declaration.parameters.isEmpty, declaration.generics.isEmpty,
            source.isActive[declaration.keyword],
            let list = declaration.parameterList, source.text(list.lowerBound - 1) == "init",
            let body = declaration.body
        else { return false }
        let effects = (list.upperBound + 1..<body.lowerBound).map(source.text)
        return effects.isEmpty
            && ["override", "convenience"].allSatisfy { !source.hasModifier($0, declaration) }
    }
}
