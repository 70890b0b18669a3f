import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TabStopTests {
    private func style(
        _ stops: [NSTextTab]?, interval: CGFloat = 0, indent: CGFloat = 0, head: CGFloat = 0
    ) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let stops { style.tabStops = stops }
        style.defaultTabInterval = interval
        style.firstLineHeadIndent = indent
        style.headIndent = head
        return style
    }

    private func view(_ text: String, _ style: NSParagraphStyle, width: CGFloat = 400) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        return view
    }

    private func x(_ offset: Int, _ view: UITextView) -> CGFloat {
        view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!).midX
    }

    private func tab(_ location: CGFloat, _ alignment: NSTextAlignment = .left) -> NSTextTab {
        NSTextTab(textAlignment: alignment, location: location)
    }

    @Test func `Tabs lead to the next stop, counted from the edge and not from the indent`() {
        let plain = view("a\tb\tc", style([tab(100), tab(180)]))
        #expect(abs(x(2, plain) - 100) < 1.5)
        #expect(abs(x(4, plain) - 180) < 1.5)
        let indented = view("a\tb", style([tab(100)], indent: 30))
        #expect(abs(x(2, indented) - 100) < 1.5)
        // A stop that the text has passed is left out.
        let passed = view("aaaaaaaaaaaaaaa\tb", style([tab(20), tab(250)]))
        #expect(abs(x(16, passed) - 250) < 1.5)
    }

    @Test func `What follows ends at a stop of the right, or has its middle at one of the middle`() {
        let right = view("a\tword", style([tab(200, .right)]))
        #expect(abs(x(6, right) - 200) < 1.5)
        let middle = view("a\tword", style([tab(200, .center)]))
        #expect(abs((x(2, middle) + x(6, middle)) / 2 - 200) < 1.5)
        // There is no room for it before the stop: it begins where it can.
        let narrow = view("a\twordwordword", style([tab(20, .right)]))
        #expect(abs(x(2, narrow) - x(1, narrow)) < 1.5)
    }

    @Test func `The points of numbers are below one another at a stop that they end columns for`() {
        let points = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        #expect(points.contains(".") && !points.contains(","))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
        let stop = NSTextTab(
            textAlignment: .right, location: 200, options: [.columnTerminators: points])
        for start in ["a", "é\0"] {
            let count = start.utf16.count
            let number = view("\(start)\t123.4567\n\t7.5\n\t12", style([stop]))
            #expect(abs(x(count + 4, number) - 200) < 1.5)
            #expect(x(count + 9, number) > 230)
            // In the second line, and in the third, where nothing but the end of the text ends the column.
            #expect(abs(x(count + 12, number) - 200) < 1.5)
            #expect(abs(x(count + 18, number) - 200) < 1.5)
        }
        #expect(stop != NSTextTab(textAlignment: .right, location: 200))
    }

    @Test func `After the last stop tabs go on by the interval`() {
        let view = view("a\tb\tc\td", style([tab(30)], interval: 50))
        #expect(abs(x(2, view) - 30) < 1.5)
        #expect(abs(x(4, view) - 50) < 1.5)
        #expect(abs(x(6, view) - 100) < 1.5)
        let standard = self.view("a\tb\tc", style(nil))
        #expect(abs(x(2, standard) - 28) < 1.5)
        #expect(abs(x(4, standard) - 56) < 1.5)
    }

    @Test func `Bullets stand before lines that begin at one place`() {
        let list = view(
            "•\tSome words that need two lines", style([tab(20)], interval: 20, head: 20), width: 160)
        #expect(abs(x(2, list) - 20) < 1.5)
        let second = list.closestPosition(to: CGPoint(x: 0, y: 30))!
        #expect(abs(list.caretRect(for: second).midX - 20) < 1.5)
    }

    @Test func `Labels draw what follows a tab at its stop`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        label.attributedText = NSAttributedString(
            string: "I\tI", attributes: [.paragraphStyle: style([tab(150)]), .underlineStyle: 1])
        label.backgroundColor = .white
        label.textColor = .black
        let host = TestHost(label, size: CGSize(width: 300, height: 30), scale: 1)
        host.settle()
        let bitmap = host.bitmap()
        let y =
            try #require((0..<30).first { bitmap[2, $0].bytes[0] < 128 || bitmap[3, $0].bytes[0] < 128 }) + 3
        #expect((150..<156).contains { bitmap[$0, y].bytes[0] < 160 })
        #expect(!(10..<148).contains { bitmap[$0, y].bytes[0] < 160 })
        // The line under the text goes on below the tab.
        #expect((0..<30).contains { bitmap[80, $0].bytes[0] < 160 })
    }

    @Test func `Styles keep their stops in order, and know the standard ones`() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        style.tabStops = [tab(50), tab(20, .right)]
        #expect(style.tabStops.map(\.location) == [20, 50])
        style.addTabStop(tab(30))
        style.removeTabStop(tab(50))
        #expect(style.tabStops.map(\.location) == [20, 30])
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy == style)
        style.addTabStop(tab(90))
        #expect(copy != style)
        style.tabStops = nil
        #expect(style.tabStops.count == 12)
    }
}
