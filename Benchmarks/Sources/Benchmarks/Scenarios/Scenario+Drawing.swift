import CGtk4
import SwiftUI
import UIKit
import VitrineTesting

extension Scenario {
    /// What is drawn besides views: materials, symbols, drawing by hand, texts of canvases, photographs.
    @MainActor
    func measureDrawing() {
        measureBar()
        measureMaterial()
        measureSymbols()
        measureChart()
        measureCanvasTexts()
        measureThumbnails()
    }

    /// A list that scrolls under a navigation bar with its material, and under one that is hidden.
    @MainActor
    private func measureBar() {
        for (name, hides) in [("list under a bar's material, 3×", false), ("the list alone, 3×", true)] {
            let rows = RowsUnderBar()
            let navigation = UINavigationController(rootViewController: rows)
            navigation.isNavigationBarHidden = hides
            let host = TestHost(navigation, size: CGSize(width: 390, height: 844), scale: 3)
            _ = host.measureFrame()
            let frames = (1...120).map { number in
                host.measureFrame { rows.collectionView.contentOffset.y = CGFloat(number) * 7 }
            }
            Measurement(name, frames: frames).send()
        }
    }

    /// A phone's screen of ultra thin material, over something that changes as a whole, and over what stays.
    @MainActor
    private func measureMaterial() {
        for covers in [true, false] {
            let host = TestHost(
                UIViewController(), size: CGSize(width: 390, height: 844), scale: 3)
            let view = host.rootViewController.view!
            let behind = UIView(frame: view.bounds)
            for index in 0..<60 {
                let tile = UIView(
                    frame: CGRect(x: index % 6 * 65, y: index / 6 * 85, width: 60, height: 80))
                tile.backgroundColor = UIColor(
                    hue: CGFloat(index) / 60, saturation: 1, brightness: 1, alpha: 1)
                behind.addSubview(tile)
            }
            view.addSubview(behind)
            let front = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
            if covers {
                let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
                material.frame = view.bounds
                view.addSubview(material)
            }
            view.addSubview(front)
            _ = host.measureFrame()
            let changes = (0..<40).map { number in
                host.measureFrame {
                    behind.subviews.forEach {
                        $0.backgroundColor = UIColor(white: CGFloat(number % 7) / 7, alpha: 1)
                    }
                }
            }
            Measurement(
                covers ? "screen of ultra thin material, 3×" : "what lies behind alone", frames: changes
            )
            .send()
            guard covers else { continue }
            let still = (0..<40).map { number in
                host.measureFrame { front.backgroundColor = number % 2 == 0 ? .red : .blue }
            }
            Measurement("in front of it something changes", frames: still).send()
        }
    }

    /// Symbols at the size of a list's, each for the first time and again.
    @MainActor
    private func measureSymbols() {
        let names = [
            "star", "heart.fill", "gear", "wifi", "trash", "pencil", "folder.fill", "bell.badge",
            "person.circle",
            "house.fill", "magnifyingglass", "chevron.right", "ellipsis.circle", "camera.fill", "cloud.sun",
            "lock.shield", "calendar", "clock.fill", "envelope", "flag.fill", "globe", "hand.thumbsup",
            "square.and.arrow.up", "cart.fill", "map", "mic.slash", "moon.stars", "paperplane.fill",
            "printer",
            "tag.fill",
        ]
        for (name, configuration) in [
            ("a symbol drawn first", UIImage.SymbolConfiguration(pointSize: 17)),
            ("a bold symbol drawn first", UIImage.SymbolConfiguration(pointSize: 17, weight: .bold)),
        ] {
            var times: [Double] = []
            for symbol in names {
                let start = Usage.threadTime
                let image = UIImage(systemName: symbol, withConfiguration: configuration)
                precondition(image?.cgImage != nil)
                times.append(Usage.threadTime - start)
            }
            Measurement(name, seconds: Measurement.quantile(times)).send()
        }
    }

    // MARK: Drawing by hand

    private static let points: [CGPoint] = (0..<1000).map { (index: Int) -> CGPoint in
        let x = CGFloat(index)
        let y: CGFloat = 150 + 100 * sin(x / 20)
        return CGPoint(x: x * 0.38 + 5, y: y + CGFloat(index % 7))
    }

    /// A chart of a thousand points: an area, a line and a dot for each tenth, by Core Graphics and by cairo itself.
    @MainActor
    private func measureChart() {
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        chart.contentScaleFactor = 3
        chart.points = Self.points
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        var own: [Double] = []
        var others: [Double] = []
        for _ in 0..<41 {
            _ = UIGraphicsImageRenderer(size: chart.bounds.size, format: format).image { context in
                let start = Usage.threadTime
                chart.draw(chart.bounds)
                own.append(Usage.threadTime - start)
                _ = context
            }
            others.append(Self.drawByCairo(Self.points))
        }
        Measurement("chart of 1,000 points, draw(_:)", seconds: Measurement.quantile(own)).send()
        Measurement("the same calls on cairo", seconds: Measurement.quantile(others)).send()
    }

    private static func drawByCairo(_ points: [CGPoint]) -> Double {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1170, 900)
        let cr = cairo_create(surface)
        cairo_scale(cr, 3, 3)
        let start = Usage.threadTime
        cairo_move_to(cr, points[0].x, points[0].y)
        for point in points.dropFirst() { cairo_line_to(cr, point.x, point.y) }
        cairo_line_to(cr, 385, 300)
        cairo_line_to(cr, 5, 300)
        cairo_close_path(cr)
        cairo_set_source_rgba(cr, 0, 0, 1, 0.2)
        cairo_fill(cr)
        cairo_move_to(cr, points[0].x, points[0].y)
        for point in points.dropFirst() { cairo_line_to(cr, point.x, point.y) }
        cairo_set_source_rgba(cr, 0, 0, 1, 1)
        cairo_set_line_width(cr, 2)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cr)
        for index in stride(from: 0, to: points.count, by: 10) {
            cairo_new_sub_path(cr)
            cairo_arc(cr, points[index].x, points[index].y, 2, 0, 2 * .pi)
            cairo_set_source_rgba(cr, 1, 0, 0, 1)
            cairo_fill(cr)
        }
        let time = Usage.threadTime - start
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
        return time
    }

    /// A canvas that draws a thousand texts.
    @MainActor
    private func measureCanvasTexts() {
        struct Texts: View {
            var number: Int
            var body: some View {
                Canvas { context, _ in
                    for index in 0..<1000 {
                        context.draw(
                            Text(verbatim: "\((index + number) % 100)").font(.system(size: 8)),
                            at: CGPoint(x: CGFloat(index % 20 * 19 + 10), y: CGFloat(index / 20 * 16 + 10)))
                    }
                }
            }
        }
        let controller = UIHostingController(rootView: Texts(number: 0))
        let host = TestHost(controller, size: CGSize(width: 390, height: 844), scale: 3)
        _ = host.measureFrame()
        let frames = (1...20).map { number in
            host.measureFrame { controller.rootView = Texts(number: number) }
        }
        Measurement("canvas of 1,000 texts", frames: frames).send()
    }

    /// Ten photographs of twelve megapixels that are shown as thumbnails: the longest piece of the main thread.
    @MainActor
    private func measureThumbnails() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 4000, height: 3000)
        let photograph = UIGraphicsImageRenderer(size: size, format: format).image { context in
            for index in 0..<400 {
                UIColor(hue: CGFloat(index) / 400, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: index % 20 * 200, y: index / 20 * 150, width: 200, height: 150))
            }
        }
        guard let data = photograph.jpegData(compressionQuality: 0.8) else { return }
        var longest = 0.0
        func piece(_ work: () -> Void) {
            let start = Usage.threadTime
            work()
            longest = max(longest, Usage.threadTime - start)
        }
        let host = TestHost(UIViewController(), size: CGSize(width: 390, height: 844), scale: 3)
        var thumbnails: [UIImage] = []
        for index in 0..<10 {
            var image: UIImage?
            piece { image = UIImage(data: data) }
            let group = DispatchGroup()
            group.enter()
            nonisolated(unsafe) var thumbnail: UIImage?
            piece {
                image?.prepareThumbnail(of: CGSize(width: 120, height: 90)) {
                    thumbnail = $0
                    group.leave()
                }
            }
            group.wait()
            if let thumbnail { thumbnails.append(thumbnail) }
            piece {
                let view = UIImageView(image: thumbnail)
                view.frame = CGRect(x: index % 3 * 125, y: index / 3 * 95, width: 120, height: 90)
                host.rootViewController.view.addSubview(view)
                let cost = host.measureFrame()
                _ = cost
            }
        }
        precondition(thumbnails.count == 10)
        Measurement("photographs as thumbnails: longest piece", seconds: longest).send()
    }
}

private final class Chart: UIView {
    var points: [CGPoint] = []

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.move(to: points[0])
        for point in points.dropFirst() { context.addLine(to: point) }
        context.addLine(to: CGPoint(x: 385, y: 300))
        context.addLine(to: CGPoint(x: 5, y: 300))
        context.closePath()
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.2)
        context.fillPath()
        context.move(to: points[0])
        for point in points.dropFirst() { context.addLine(to: point) }
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.setLineWidth(2)
        context.setLineJoin(.round)
        context.strokePath()
        for index in stride(from: 0, to: points.count, by: 10) {
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fillEllipse(
                in: CGRect(x: points[index].x - 2, y: points[index].y - 2, width: 4, height: 4))
        }
    }
}

final class RowsUnderBar: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        content.secondaryText = "With a second line"
        content.image = UIImage(systemName: "star.fill")
        cell.contentConfiguration = content
    }

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1000
    }

    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}
