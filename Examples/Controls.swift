import SwiftUI
import UIKit

/// Every control in three tabs: by SwiftUI, by UIKit, and a calendar.
@main
struct ControlsApp: App {
    @State private var accent = Color.indigo

    var body: some Scene {
        WindowGroup {
            TabView {
                FormPage(accent: $accent)
                    .tabItem { Label("SwiftUI", systemImage: "lightbulb") }
                ControllerPage(accent: accent)
                    .ignoresSafeArea()
                    .tabItem { Label("UIKit", systemImage: "square.stack.3d.up") }
                DaysPage()
                    .tabItem { Label("Calendar", systemImage: "calendar") }
            }
            .tint(accent)
        }
    }
}

// MARK: SwiftUI

/// What a lamp is set to.
struct Lamp {
    var isOn = true
    var brightness = 0.7
    var timers = 2
    var scene = "Reading"
    var warmth = 1
    var wakeUp = Calendar(identifier: .gregorian).date(
        from: DateComponents(year: 2026, month: 3, day: 20, hour: 7, minute: 30))!

    static let scenes = ["Reading", "Dinner", "Cinema", "Night"]
}

struct FormPage: View {
    @Binding var accent: Color
    @State private var lamp = Lamp()
    @State private var asksToReset = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Light") {
                    Toggle("On", isOn: $lamp.isOn)
                    Slider(value: $lamp.brightness) {
                        Text("Brightness")
                    } minimumValueLabel: {
                        Image(systemName: "sun.min")
                    } maximumValueLabel: {
                        Image(systemName: "sun.max")
                    }
                    Picker("Warmth", selection: $lamp.warmth) {
                        Text("Cold").tag(0)
                        Text("Mild").tag(1)
                        Text("Warm").tag(2)
                    }
                    .pickerStyle(.segmented)
                    ColorPicker("Accent", selection: $accent, supportsOpacity: false)
                }
                Section("Time") {
                    Picker("Scene", selection: $lamp.scene) {
                        ForEach(Lamp.scenes, id: \.self) { Text($0) }
                    }
                    Stepper("Timers: \(lamp.timers)", value: $lamp.timers, in: 0...9)
                    DatePicker("Wake up", selection: $lamp.wakeUp, displayedComponents: .hourAndMinute)
                }
                Section("Today") {
                    gauges
                    ProgressView("Firmware", value: 0.6)
                }
                Section {
                    ShareLink(item: "The lamp is set to \(lamp.scene), at \(percent(lamp.brightness)).") {
                        Label("Share the Scene", systemImage: "square.and.arrow.up")
                    }
                    Button("Reset", role: .destructive) { asksToReset = true }
                        .confirmationDialog("Reset the lamp?", isPresented: $asksToReset) {
                            Button("Reset", role: .destructive) { withAnimation { lamp = Lamp() } }
                        }
                }
            }
            .navigationTitle("Lamp")
            .toolbar {
                Menu {
                    Toggle("On", isOn: $lamp.isOn)
                    Picker("Scene", selection: $lamp.scene) {
                        ForEach(Lamp.scenes, id: \.self) { Text($0) }
                    }
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
            }
        }
        .sensoryFeedback(.selection, trigger: lamp.scene)
    }

    private var gauges: some View {
        HStack {
            Gauge(value: lamp.isOn ? lamp.brightness : 0) {
                Text("%")
            } currentValueLabel: {
                Text("\(Int(lamp.brightness * 100))")
            }
            .gaugeStyle(.accessoryCircular)
            Spacer()
            Gauge(value: Double(lamp.timers), in: 0...9) {
                Image(systemName: "timer")
            } currentValueLabel: {
                Text("\(lamp.timers)")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            Spacer()
            Gauge(value: 21.5, in: 10...30) {
                Text("°C")
            } currentValueLabel: {
                Text("21")
            } minimumValueLabel: {
                Text("10")
            } maximumValueLabel: {
                Text("30")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.blue, .green, .orange]))
        }
        .padding(.vertical, 4)
    }

    private func percent(_ share: Double) -> String { "\(Int(share * 100)) %" }
}

// MARK: UIKit

struct ControllerPage: UIViewControllerRepresentable {
    let accent: Color

    func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: ControlsController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        controller.view.tintColor = UIColor(accent)
    }
}

/// Rows of a name and a control.
final class ControlsController: UIViewController {
    private let stack = UIStackView()
    private let note = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        view.backgroundColor = .systemGroupedBackground
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
        ])
        addCards()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    private func addCards() {
        let volume = UISlider()
        volume.value = 0.4
        volume.minimumValueImage = UIImage(systemName: "speaker.fill")
        volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")

        let source = UISegmentedControl(items: ["Radio", "Disc", "Phone"])
        source.selectedSegmentIndex = 1

        let shuffle = UISwitch()
        shuffle.isOn = true

        let repeats = UIStepper()
        repeats.maximumValue = 5
        repeats.value = 2
        let count = UILabel()
        count.text = "Repeat 2 times"
        repeats.addAction(
            UIAction { _ in count.text = "Repeat \(Int(repeats.value)) times" }, for: .valueChanged)

        let color = UIColorWell()
        color.selectedColor = .systemTeal
        color.title = "Display"

        let alarm = UIDatePicker()
        alarm.datePickerMode = .time
        alarm.preferredDatePickerStyle = .compact
        alarm.date = Lamp().wakeUp

        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.35

        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .label

        note.text = "Nothing is playing."
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .secondaryLabel
        note.textAlignment = .center

        stack.addArrangedSubview(card([source, volume, progress]))
        stack.addArrangedSubview(
            card([
                row(label("Shuffle"), shuffle), row(count, repeats), row(label("Display"), color),
                row(label("Alarm"), alarm),
            ]))
        stack.addArrangedSubview(card([pages, buttons(), note]))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func row(_ label: UILabel, _ control: UIView) -> UIView {
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        row.spacing = 12
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true
        return row
    }

    private func card(_ views: [UIView]) -> UIView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 14
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        column.backgroundColor = .secondarySystemGroupedBackground
        column.layer.cornerRadius = 10
        return column
    }

    private func buttons() -> UIView {
        let looks: [(String, String, UIButton.Configuration)] = [
            ("Play", "play.fill", .filled()), ("Queue", "list.bullet", .tinted()),
            ("Rate", "star", .gray()),
        ]
        let row = UIStackView(
            arrangedSubviews: looks.map { title, image, look in
                var look = look
                look.title = title
                look.image = UIImage(systemName: image)
                look.imagePadding = 6
                return UIButton(
                    configuration: look,
                    primaryAction: UIAction { [weak self] _ in self?.note.text = "\(title) was pressed." })
            })
        row.distribution = .fillEqually
        row.spacing = 8
        return row
    }

    private func share() {
        let sheet = UIActivityViewController(
            activityItems: [URL(string: "https://www.swift.org")!], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }
}

// MARK: Calendar

/// Days off, which are chosen in a month.
struct DaysPage: View {
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2026, month: 3, day: 12), DateComponents(year: 2026, month: 3, day: 13),
    ]

    /// The days of 2026.
    private let year: Range<Date> = {
        let calendar = Calendar(identifier: .gregorian)
        let start = calendar.date(from: DateComponents(year: 2026, month: 3, day: 1))!
        return start..<calendar.date(from: DateComponents(year: 2027, month: 1, day: 1))!
    }()

    var body: some View {
        NavigationStack {
            ScrollView {
                MultiDatePicker("Days off", selection: $days, in: year)
                    .padding()
                    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 10))
                    .padding(.horizontal)
                Text(days.isEmpty ? "No days off." : "Days off: \(days.count)")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Days Off")
        }
    }
}

// MARK: Previews

#Preview("Lamp") {
    @Previewable @State var accent = Color.indigo
    FormPage(accent: $accent)
        .tint(accent)
}

#Preview("Player, on its side", traits: .landscapeLeft) {
    UINavigationController(rootViewController: ControlsController())
}

#Preview("Days Off") { DaysPage() }
