// A program from before Swift 4.2, whose project still asks for the Swift 4 language mode. The smoke test compiles it with
// `--swift-version 4` and expects no diagnostic: the names of that time are there, and mean what became of them.
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.windowLevel = UIWindowLevelNormal
        window?.rootViewController = UINavigationController(rootViewController: ContainerController())
        window?.makeKeyAndVisible()
        return true
    }
}

class ContainerController: UIViewController {
    private let banner = UIButton(type: UIButtonType.custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Swift 4"
        let list = ListController(style: UITableViewStyle.grouped)
        addChildViewController(list)
        list.view.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(0, 0, 60, 0))
        list.view.autoresizingMask = UIViewAutoresizing.flexibleWidth.union(.flexibleHeight)
        view.addSubview(list.view)
        list.didMove(toParentViewController: self)

        banner.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 60)
        banner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        banner.setAttributedTitle(
            NSAttributedString(
                string: "Tap",
                attributes: [
                    NSAttributedStringKey.font: UIFont.preferredFont(forTextStyle: UIFontTextStyle.headline),
                    NSAttributedStringKey.foregroundColor: UIColor.white,
                ]), for: UIControlState.normal)
        banner.backgroundColor = .purple
        banner.addTarget(self, action: #selector(blink), for: UIControlEvents.touchUpInside)
        view.addSubview(banner)
        view.bringSubview(toFront: banner)
        blink()
        for name in [NSNotification.Name.UIKeyboardWillShow, .UIApplicationDidBecomeActive] {
            NotificationCenter.default.addObserver(self, selector: #selector(noted), name: name, object: nil)
        }
        let timer = Timer(
            timeInterval: 60, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: RunLoopMode.commonModes)
    }

    @objc private func noted(_ note: Notification) {
        _ = note.userInfo?[UIKeyboardFrameEndUserInfoKey]
    }

    @objc private func blink() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.duration = 0.3
        fade.fillMode = kCAFillModeForwards
        fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        banner.layer.add(fade, forKey: nil)
        UIView.animate(
            withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseOut, animations: {})
    }
}

class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: UITableViewCellStyle.value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = indexPath.row == 0 ? "\(childViewControllers.count) children" : nil
        cell.accessoryType = UITableViewCellAccessoryType.checkmark
        return cell
    }
}
