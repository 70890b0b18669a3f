import Fruits
import UIKit

/// A row with the name of a fruit, whose target and action need translation.
public final class FruitCell: UIView {
    private let button = UIButton(type: .system)
    public private(set) var presses = 0

    public init(_ fruit: Fruit) {
        super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        button.setTitle("\(fruit.name), \(Fruit.weights[fruit.name] ?? 0) g", for: .normal)
        button.frame = bounds
        button.addTarget(self, action: #selector(press), for: .primaryActionTriggered)
        addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func press() {
        presses += 1
    }
}
