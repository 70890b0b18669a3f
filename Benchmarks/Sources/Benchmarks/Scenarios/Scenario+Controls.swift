import SwiftUI
import UIKit
import VitrineTesting

extension Scenario {
    /// A screen of two hundred controls: its first frame and a toggle that moves in it; and a sheet that comes at 3×, with
    /// content that stays and content that changes in every frame.
    @MainActor
    func measureControls(_ arguments: [String] = []) {
        if arguments.first == "screen" { return measureScreens(Int(arguments.last!) ?? 0) }
        measureTwoHundredControls()
        measureSheet()
    }

    /// The screen by SwiftUI alone, to be profiled: so many times after the first one.
    @MainActor
    private func measureScreens(_ count: Int) {
        let size = CGSize(width: 1000, height: 1600)
        _ = TestHost(Self.controls(5), size: size, scale: 2).measureFrame()
        for turn in 0...count {
            let start = Usage.threadTime
            let host = TestHost(ControlsScreen(model: ControlsModel()), size: size, scale: 2)
            _ = host.measureFrame()
            let seconds = Usage.threadTime - start
            if turn < 2 || turn == count { Measurement("screen \(turn)", seconds: seconds).send() }
        }
    }

    /// By UIKit and by SwiftUI: switches, sliders, steppers, segments and buttons by turns, five to a row.
    @MainActor
    private func measureTwoHundredControls() {
        let size = CGSize(width: 1000, height: 1600)
        // Fonts and symbols are there before.
        _ = TestHost(Self.controls(5), size: size, scale: 2).measureFrame()
        do {
            let start = Usage.threadTime
            let view = Self.controls(200)
            let host = TestHost(view, size: size, scale: 2)
            _ = host.measureFrame()
            Measurement("200 controls: first frame, UIKit", seconds: Usage.threadTime - start).send()
            let toggle = view.subviews.lazy.compactMap { $0 as? UISwitch }.first!
            var frames: [FrameCost] = []
            for turn in 0..<10 {
                frames.append(
                    host.measureFrame { host.perform { toggle.setOn(turn % 2 == 0, animated: true) } })
                for _ in 0..<12 { frames.append(host.measureFrame(after: 1.0 / 60)) }
            }
            Measurement("200 controls: a switch that moves, UIKit", frames: frames).send()
        }
        let start = Usage.threadTime
        let model = ControlsModel()
        let host = TestHost(ControlsScreen(model: model), size: size, scale: 2)
        _ = host.measureFrame()
        Measurement("200 controls: first frame, SwiftUI", seconds: Usage.threadTime - start).send()
        // Its types are known now, as those of UIKit's controls were before.
        let again = (0..<20).map { _ in
            let start = Usage.threadTime
            let host = TestHost(ControlsScreen(model: ControlsModel()), size: size, scale: 2)
            _ = host.measureFrame()
            return Usage.threadTime - start
        }
        Measurement("200 controls: the same screen again, SwiftUI", seconds: Measurement.quantile(again))
            .send()
        var frames: [FrameCost] = []
        for _ in 0..<10 {
            frames.append(host.measureFrame { host.perform { withAnimation { model.isOn.toggle() } } })
            for _ in 0..<12 { frames.append(host.measureFrame(after: 1.0 / 60)) }
        }
        Measurement("200 controls: a toggle that moves, SwiftUI", frames: frames).send()
    }

    @MainActor
    private static func controls(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1600))
        root.backgroundColor = .systemBackground
        for index in 0..<count {
            let control: UIControl
            switch index % 5 {
            case 0: control = UISwitch()
            case 1: control = UISlider()
            case 2: control = UIStepper()
            case 3:
                let segments = UISegmentedControl(items: ["One", "Two", "Three"])
                segments.selectedSegmentIndex = index % 3
                control = segments
            default:
                control = UIButton(
                    configuration: .filled(), primaryAction: UIAction(title: "Press \(index)") { _ in })
            }
            control.sizeToFit()
            control.frame.origin = CGPoint(x: index % 5 * 200 + 20, y: index / 5 * 40 + 4)
            if index % 5 == 1 { control.frame.size.width = 160 }
            root.addSubview(control)
        }
        return root
    }

    /// A sheet over a page of rows, all of it in motion.
    @MainActor
    private func measureSheet() {
        for changes in [false, true] {
            let root = RowsUnderBar()
            let host = TestHost(root, size: CGSize(width: 390, height: 844), scale: 3)
            _ = host.measureFrame()
            var frames: [FrameCost] = []
            for _ in 0..<5 {
                let sheet = RowsUnderBar()
                frames.append(host.measureFrame { host.perform { root.present(sheet, animated: true) } })
                for number in 1...28 {
                    frames.append(
                        host.measureFrame(after: 1.0 / 60) {
                            if changes { sheet.collectionView.contentOffset.y = CGFloat(number) * 3 }
                        })
                }
                host.perform { root.dismiss(animated: false) }
                host.settle()
                _ = host.measureFrame()
            }
            let name = changes ? "content that scrolls" : "content that stays"
            Measurement("a sheet that comes, \(name), 3×", frames: frames).send()
        }
    }
}

@MainActor
private final class ControlsModel: ObservableObject {
    @Published var isOn = false
    @Published var value = 0.5
    @Published var count = 0
    @Published var choice = 1
}

private struct ControlsScreen: View {
    @ObservedObject var model: ControlsModel

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<40) { row in
                HStack(spacing: 20) {
                    Toggle("On", isOn: row == 0 ? $model.isOn : .constant(row % 2 == 0))
                    Slider(value: $model.value)
                    Stepper("Count", value: $model.count)
                    Picker("Choice", selection: $model.choice) {
                        ForEach(0..<3) { Text("\($0)") }
                    }
                    .pickerStyle(.segmented)
                    Button("Press \(row)") {}.buttonStyle(.borderedProminent)
                }
                .frame(height: 36)
            }
        }
        .labelsHidden()
        .padding()
    }
}
