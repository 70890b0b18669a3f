/// Conforming types represent commands of an app: what its keys do.
///
/// No menu bar shows them: their shortcuts are performed.
@MainActor @preconcurrency
public protocol Commands: _BodyProvider {
    /// The type of commands that represent the body of these.
    associatedtype Body: Commands
    /// The contents of the commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    /// The views of the commands; commands with a body leave it to that.
    @MainActor @preconcurrency func _commandViews() -> _CommandViews
}

/// The views of commands.
public struct _CommandViews {
    var views: [AnyView] = []
}

extension Commands {
    /// A view that asks the body: the dynamic properties of these commands belong to its node.
    public func _commandViews() -> _CommandViews {
        _CommandViews(views: [AnyView(CommandsRoot(commands: self))])
    }
}

/// Commands with a body, evaluated when what they read changes.
private struct CommandsRoot<C: Commands>: View {
    let commands: C

    var body: some View {
        let views = commands.body._commandViews().views
        ForEach(views.indices, id: \.self) { views[$0] }
    }
}

extension Commands where Body == Never {
    /// Primitive commands have no body.
    public var body: Never { fatalError("body should not be called on \(Self.self): it is primitive.") }
}

extension Never: Commands {}

/// Builds commands.
@resultBuilder
public struct CommandsBuilder {
    /// An expression is used as it is.
    @MainActor public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
        content
    }
    /// No commands.
    @MainActor public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Commands one after another.
    @MainActor public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandGroups {
        var views = _CommandViews()
        for commands in repeat each content { views.views += commands._commandViews().views }
        return _CommandGroups(views: views)
    }
    /// Commands that a condition leaves out. Its block is a group: where it is not taken nothing else says which type it has.
    @MainActor public static func buildIf(_ content: _CommandGroups?) -> _CommandGroups {
        content ?? _CommandGroups(views: _CommandViews())
    }
    /// The first branch of an `if`.
    @MainActor public static func buildEither(first content: _CommandGroups) -> _CommandGroups { content }
    /// The second branch of an `if`.
    @MainActor public static func buildEither(second content: _CommandGroups) -> _CommandGroups { content }
    /// A block behind `#available`.
    @MainActor public static func buildLimitedAvailability<C: Commands>(_ content: C) -> _CommandGroups {
        _CommandGroups(views: content._commandViews())
    }
}

/// Several commands.
public struct _CommandGroups: Commands {
    let views: _CommandViews
    /// Primitive commands.
    public typealias Body = Never
    /// The views of all.
    public func _commandViews() -> _CommandViews { views }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Makes no commands.
    nonisolated public init() {}
    /// Primitive commands.
    public typealias Body = Never
    /// None.
    public func _commandViews() -> _CommandViews { _CommandViews() }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
    private let content: Content

    /// A menu with a localized title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A menu with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Primitive commands.
    public typealias Body = Never
    /// The views.
    public func _commandViews() -> _CommandViews { _CommandViews(views: [AnyView(content)]) }
}

/// Where commands of an app stand among those of the system, which has none here.
public struct CommandGroupPlacement: Sendable {
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Settings of the app.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding the app and others.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Ending the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Making something new.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Taking in and handing out.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// How text looks.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Sizes of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The list of windows of which there is one each.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Where windows are.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// Commands beside those of the system, or in their place.
public struct CommandGroup<Content: View>: Commands {
    private let content: Content

    /// Commands before a group of the system's.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands after a group of the system's.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Commands in the place of a group of the system's.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Primitive commands.
    public typealias Body = Never
    /// The views.
    public func _commandViews() -> _CommandViews { _CommandViews(views: [AnyView(content)]) }
}

/// A scene with commands.
private struct CommandScene<Content: Scene, C: Commands>: Scene {
    let content: Content
    let commands: C
    typealias Body = Never

    func _windowContent() -> _WindowContent {
        let inner = content._windowContent()
        let views = commands._commandViews().views
        return _WindowContent(
            view: AnyView(
                inner.view.background {
                    // There, for their shortcuts, and neither seen nor touched.
                    ZStack { ForEach(views.indices, id: \.self) { views[$0] } }
                        .frame(width: 0, height: 0).hidden().accessibilityHidden(true)
                }), title: inner.title)
    }
}

extension Scene {
    /// Adds commands to the scene: their shortcuts are performed.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandScene(content: self, commands: content())
    }
}
