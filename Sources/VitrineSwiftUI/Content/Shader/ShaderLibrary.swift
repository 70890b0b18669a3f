/// Functions of the Metal Shading Language that a program has, by their names: `ShaderLibrary.ripple(.float(2))`.
///
/// The tool compiles the `.metal` files among the sources of a program and its packages for the processor. All of them are
/// one library here, whatever bundle they are in.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
    /// Where it is; nil for the program.
    private let bundle: Bundle?

    /// The functions of the program.
    public static let `default` = ShaderLibrary(bundle: nil)

    /// The functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(bundle: bundle) }

    private init(bundle: Bundle?) { self.bundle = bundle }

    /// The function of a name.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }

    /// The function of a name, of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
}

/// A function of the Metal Shading Language.
///
/// Called with its arguments, it makes a shader.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// Where it is.
    public var library: ShaderLibrary
    /// What it is called there.
    public var name: String

    /// Names a function of a library. Whether there is one is asked when something is drawn with it.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
