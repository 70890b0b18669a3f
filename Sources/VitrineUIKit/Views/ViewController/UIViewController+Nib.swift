import Foundation

extension UIViewController {
    static let controllerNibPaths: [String: AnyKeyPath] = [
        "title": \UIViewController.title,
        "transitioningDelegate": \UIViewController.transitioningDelegate,
        "hidesBottomBarWhenPushed": \UIViewController.hidesBottomBarWhenPushed,
        "preferredContentSize": \UIViewController.preferredContentSize,
        "modalPresentationStyle": \UIViewController.modalPresentationStyle,
        "overrideUserInterfaceStyle": \UIViewController.overrideUserInterfaceStyle,
    ]

    /// What an element of a storyboard says of any controller.
    final func takeController(_ nib: NibCoder) {
        let loader = nib.loader
        loader.controller = self
        if let storyboard = loader.storyboard {
            scene = NibScene(storyboard, nib.element, loader)
        } else if let view = nib.element.child(key: "view") {
            // Outlets of the controller may lead into it.
            scene = NibScene(nil, nib.element, nil)
            scene?.view = loader.make(view, as: UIView.self)
        }
        if let title = nib.text("title") { self.title = title }
        if let hides = nib.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = hides }
        if let includes = nib.bool("extendedLayoutIncludesOpaqueBars") {
            extendedLayoutIncludesOpaqueBars = includes
        }
        if let defines = nib.bool("definesPresentationContext") { definesPresentationContext = defines }
        if let provides = nib.bool("providesPresentationContextTransitionStyle") {
            providesPresentationContextTransitionStyle = provides
        }
        if let style = nib["modalPresentationStyle"].flatMap({ NibSegues.styles[$0] }) {
            modalPresentationStyle = style
        }
        if let style = nib["modalTransitionStyle"].flatMap({ NibSegues.transitions[$0] }) {
            modalTransitionStyle = style
        }
        if let isModal = nib.bool("modalInPresentation") { isModalInPresentation = isModal }
        if let size = nib.size("preferredContentSize") { preferredContentSize = size }
        if let edges = nib.child("edgesForExtendedLayout") {
            var extended: UIRectEdge = []
            let names: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            for (name, edge) in names where edges[name] == "YES" { extended.insert(edge) }
            edgesForExtendedLayout = extended
        }
        if let style = nib.choice(
            "userInterfaceStyle",
            ["light": UIUserInterfaceStyle.light, "dark": .dark, "unspecified": .unspecified])
        {
            overrideUserInterfaceStyle = style
        }
        nib.know("view", "layoutGuides", "nibName")
        if let item = nib.child("navigationItem") { loader.read(item, into: navigationItem) }
        if let item = nib.child("tabBarItem"), let made = loader.make(item, as: UITabBarItem.self) {
            tabBarItem = made
        }
        let items = nib.list("toolbarItems").compactMap { loader.make($0, as: UIBarButtonItem.self) }
        if !items.isEmpty { toolbarItems = items }
    }

    /// Makes the view of a storyboard or a nib.
    ///
    /// - Returns: False if the controller has neither.
    final func loadNibView() -> Bool {
        if let scene, let loader = scene.loader {
            scene.loader = nil
            if loadSceneView(scene, loader) { return true }
        }
        if let view = scene?.view {
            scene?.view = nil
            self.view = view
            return true
        }
        // A scene may leave its view to a nib.
        let name = nibName ?? scene?.element["nibName"]
        guard let name = name ?? defaultNibName else { return false }
        let bundle = nibBundle ?? .main
        _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
        demand(
            isViewLoaded,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
        )
        return true
    }

    private func loadSceneView(_ scene: NibScene, _ loader: NibLoader) -> Bool {
        guard let element = scene.element.child(key: "view") else {
            loader.connect(self, scene.element)
            loader.finish()
            return false
        }
        // What stands beside the controller in its scene.
        for other in scene.element.parent?.children ?? [] {
            guard other !== scene.element, other.name != "placeholder", other.name != "exit" else { continue }
            if let made = loader.make(other) { scene.others.append(made) }
        }
        guard let view = loader.make(element, as: UIView.self) else { return false }
        self.view = view
        loader.connect(self, scene.element)
        loader.finish()
        return true
    }

    /// UIKit looks for a nib that has the name of the program's class: of `HomeViewController` first for `HomeView`.
    ///
    /// A nib of that name is often another view's, which the controller shows in its own. So of two the first counts that has a
    /// view for its owner.
    private var defaultNibName: String? {
        guard scene == nil else { return nil }
        let path = String(reflecting: type(of: self)).split(separator: ".")
        guard let module = path.first, module != "VitrineUIKit", module != "VitrineSwiftUI",
            let last = path.last
        else { return nil }
        let name = String(last)
        var names = [name]
        if name.hasSuffix("Controller") { names.insert(String(name.dropLast("Controller".count)), at: 0) }
        let found = names.compactMap { name in
            InterfaceFile.find(name, kinds: ["nib", "xib"], in: nibBundle ?? .main).map { (name, $0) }
        }
        guard found.count > 1 else { return found.first?.0 }
        return (found.first { $0.1.hasViewOfOwner } ?? found[0]).0
    }
}

extension InterfaceFile {
    /// Whether File's Owner has an outlet `view`, as a controller has.
    fileprivate var hasViewOfOwner: Bool {
        document.root.list("objects").contains { object in
            object["placeholderIdentifier"] == "IBFilesOwner"
                && object.list("connections").contains { $0.name == "outlet" && $0["property"] == "view" }
        }
    }
}
