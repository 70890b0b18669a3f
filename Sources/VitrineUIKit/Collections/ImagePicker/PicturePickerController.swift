package import Foundation
import VitrineCoreGraphics

/// Lets the user choose pictures of the folder for pictures: one by a tap, or several with a button that ends the choice.
package final class PicturePickerController: UINavigationController {
    /// Told which files were chosen, in the order of choosing; none where the user wants none. Who hears of it dismisses the
    /// picker.
    package var onFinish: ([URL]) -> Void = { _ in }

    private let selection: PictureSelection?
    private let browser: PictureBrowserController

    /// - Parameters:
    ///   - folder: Where the pictures are; nil is the user's folder for them.
    ///   - hasPictures: Whether pictures are wanted at all: there is nothing else.
    ///   - limit: The most that are chosen; 0 for as many as there are. With 1 a tap is all.
    ///   - isOrdered: Whether the order of choosing shows.
    ///   - preselected: The paths of those that are chosen from the beginning.
    package init(
        folder: URL?, hasPictures: Bool, limit: Int, isOrdered: Bool, preselected: [String]
    ) {
        let pictures = folder.map { PictureFolder(url: $0) } ?? PictureFolder.ofUser
        selection = limit == 1 ? nil : PictureSelection(limit: limit, isOrdered: isOrdered)
        browser = PictureBrowserController(
            folder: pictures, selection: selection, preselected: preselected)
        browser.showsNothing = !hasPictures
        super.init(nibName: nil, bundle: nil)
        viewControllers = [browser]
        browser.onCancel = { [weak self] in self?.onFinish([]) }
        browser.onChoice = { [weak self] in self?.onFinish([$0.url]) }
        browser.onAdd = { [weak self] in
            guard let self else { return }
            onFinish(selection?.files.map(\.url) ?? [])
        }
        selection?.onChange = { [weak self] in self?.selectionDidChange() }
    }

    package required init?(coder: NSCoder) { nil }

    private func selectionDidChange() {
        let isEnabled = selection?.files.isEmpty == false
        for controller in viewControllers {
            controller.navigationItem.rightBarButtonItem?.isEnabled = isEnabled
        }
    }
}

extension UIViewController {
    /// Whether the user has just dragged the controller away, or touched what is outside of it.
    package var wasDismissedByUser: Bool { runningPresentation?.isDismissedByUser == true }
}
