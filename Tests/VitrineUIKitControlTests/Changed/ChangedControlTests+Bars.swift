import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    static var bars: [Control] {
        [
            control("title of a bar", bar) { $0.topItem?.title = ["One", nil, "Two"][$1] },
            control("large title", bar) { bar, n in
                bar.prefersLargeTitles = n == 1
                bar.topItem?.largeTitleDisplayMode = .always
            },
            control("items", bar) { bar, n in
                bar.topItem?.rightBarButtonItems = (0..<n).map { UIBarButtonItem(title: "B\($0)") }
                bar.topItem?.leftBarButtonItem = n == 1 ? UIBarButtonItem(systemItem: .add) : nil
            },
            control(
                "an item's title",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Item")
                    return bar
                }
            ) { bar, n in
                let item = bar.topItem!.rightBarButtonItem!
                item.title = ["A", "Longer", "B"][n]
                item.isEnabled = n != 1
                item.tintColor = colors[n]
                item.isHidden = n == 2
            },
            control(
                "an item's image",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "star"))
                    return bar
                }
            ) {
                $0.topItem!.rightBarButtonItem!.image =
                    [UIImage(systemName: "heart"), UIImage(systemName: "circle"), picture(.red)][$1]
            },
            control(
                "an item's view",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(customView: box())
                    return bar
                }
            ) {
                $0.topItem!.rightBarButtonItem!.customView =
                    [box(), UISwitch(), UIButton(configuration: .filled())][$1]
            },
            control("title view", bar) { bar, n in
                let label = UILabel()
                label.text = "View \(n)"
                label.sizeToFit()
                bar.topItem?.titleView = n == 1 ? nil : label
            },
            control("prompt", bar) { $0.topItem?.prompt = ["P", nil, "Q"][$1] },
            control("appearance", bar) { bar, n in
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = colors[n]
                appearance.titleTextAttributes = [.foregroundColor: [UIColor.white, .yellow, .black][n]]
                bar.standardAppearance = appearance
                bar.scrollEdgeAppearance = appearance
            },
            control(
                "tint of a bar",
                { () -> UINavigationBar in
                    let bar = bar()
                    bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Item")
                    return bar
                }
            ) { bar, n in
                bar.tintColor = colors[n]
                bar.barTintColor = [.yellow, nil, .green][n]
                bar.barStyle = n == 2 ? .black : .default
            },
            control("back button", bar) { bar, n in
                let back = UINavigationItem(title: "Back \(n)")
                back.backButtonTitle = n == 1 ? "Other" : nil
                bar.items =
                    n == 2 ? [UINavigationItem(title: "One")] : [back, UINavigationItem(title: "Two")]
            },
            control("toolbar", { UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)) }) { bar, n in
                bar.items =
                    [
                        [UIBarButtonItem(title: "A")],
                        [UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)],
                        [.fixedSpace(40), UIBarButtonItem(title: "C")],
                    ][n]
                bar.tintColor = colors[n]
            },
            control("tab bar", { UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49)) }) { bar, n in
                bar.items = (0...n).map {
                    UITabBarItem(title: "T\($0)", image: UIImage(systemName: "star"), tag: $0)
                }
                bar.selectedItem = bar.items?[n]
            },
            control(
                "a tab's item",
                { () -> UITabBar in
                    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                    bar.items = [
                        UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0),
                        UITabBarItem(title: "B", image: nil, tag: 1),
                    ]
                    return bar
                }
            ) { bar, n in
                let item = bar.items![0]
                item.title = ["One", nil, "Two"][n]
                item.image = [UIImage(systemName: "heart"), UIImage(systemName: "star"), nil][n]
                item.badgeValue = ["1", nil, "Many"][n]
                item.badgeColor = colors[n]
                item.isEnabled = n != 1
                bar.selectedItem = bar.items?[n == 2 ? 0 : 1]
            },
            control(
                "colours of tabs",
                { () -> UITabBar in
                    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
                    bar.items = [
                        UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0),
                        UITabBarItem(title: "B", image: UIImage(systemName: "heart"), tag: 1),
                    ]
                    bar.selectedItem = bar.items?[0]
                    return bar
                }
            ) { bar, n in
                bar.tintColor = colors[n]
                bar.unselectedItemTintColor = [.yellow, nil, .green][n]
                bar.barTintColor = [nil, .black, .white][n]
                bar.isTranslucent = n != 1
            },
        ]
    }
}
