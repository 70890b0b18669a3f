import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Date pickers", .serialized)
struct DatePickerTests {
    private struct Page: View {
        @State var date = Date(timeIntervalSince1970: 1_769_809_260)
        var body: some View {
            VStack {
                DatePicker("Birthday", selection: $date, in: ...date, displayedComponents: .date)
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(view, device: .iPhone, size: CGSize(width: 340, height: 600), scale: 1)
    }

    @Test("The label stands before the date, and a day that is chosen is in the state")
    func compact() {
        let host = host(Page())
        host.expect(text: "Birthday")
        host.find(text: "Jan 30, 2026").tap()
        host.settle()
        host.find(label: "Monday, January 5").tap()
        host.layout()
        host.expect(text: "Jan 5, 2026")
        host.expect(text: "\(1_769_809_260 - 25 * 86_400)")
    }

    @Test("Wheels and months are shown where they are asked for")
    func styles() {
        func views<V: UIView>(_ type: V.Type, in view: UIView) -> Int {
            (view is V ? 1 : 0) + view.subviews.reduce(0) { $0 + views(type, in: $1) }
        }
        let wheels = host(Page().datePickerStyle(.wheel))
        #expect(views(UIPickerView.self, in: wheels.window) == 1)
        let month = host(Page().datePickerStyle(.graphical))
        month.expect(text: "January 2026")
        #expect(views(UIPickerView.self, in: month.window) == 0)
    }

    private struct DayStyle: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Button("Next") { configuration.selection += 86_400 }
                Text(configuration.maximumDate == nil ? "no end" : "an end")
                Text(configuration.minimumDate == nil ? "no start" : "a start")
                Text(configuration.displayedComponents == .date ? "day" : "more")
            }
        }
    }

    @Test("A style of the program's has the date and its limits")
    func ownStyle() {
        let host = host(Page().datePickerStyle(DayStyle()))
        for text in ["Birthday", "an end", "no start", "day"] { host.expect(text: text) }
        host.find(text: "Next").tap()
        host.layout()
        host.expect(text: "\(1_769_809_260 + 86_400)")
    }
}
