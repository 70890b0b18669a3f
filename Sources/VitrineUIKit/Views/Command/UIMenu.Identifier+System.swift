extension UIMenu.Identifier {
    /// The menu of menus, of the whole application.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu named as the application.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// What is done with files.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// What is done with a selection.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// How text looks.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// What is shown.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// What is done with windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// Help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// About the application.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// Settings of the application.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// Ending the application.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// Making something new.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// Opening files.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// Closing windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Saving.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// Printing.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Undo and redo.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete and select all.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// Finding.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// Handing to others.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// Fonts.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// Text.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// Bold, italic and underlined text.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// The toolbar.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// The sidebar.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// The whole screen.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
}
