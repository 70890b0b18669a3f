import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

extension UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

class CardView: UIView {
    @IBInspectable var border: CGFloat = 0 { didSet { layer.borderWidth = border } }
}

class FirstController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel! { didSet { titleLabel.textColor = .systemRed } }
    @IBOutlet var cards: [CardView]!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "\(cards.count) cards, \(cards.map(\.border)), \(cards[0].layer.cornerRadius)"
        print("loaded \(titleLabel.text ?? "")")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard ProcessInfo.processInfo.environment["VITRINE_SMOKE_NEXT"] != nil,
            let item = navigationItem.rightBarButtonItem, let action = item.action
        else { return }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? SecondController)?.text = "from \(segue.identifier ?? "nowhere")"
    }

    @IBAction func showSecond(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "next", sender: sender)
    }
}

class SecondController: UITableViewController {
    var text = ""

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(text) \(indexPath.row)"
        if indexPath.row == 0 { print("row \(text)") }
        return cell
    }
}
