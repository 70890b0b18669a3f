import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Pickers of several dates", .serialized)
struct MultiDatePickerTests {
    private struct Page: View {
        /// As a program would put it in, without a calendar.
        @State var dates: Set<DateComponents> = [DateComponents(year: 2026, month: 1, day: 30)]
        var range = Date(timeIntervalSince1970: 1_767_600_000)..<Date(timeIntervalSince1970: 1_769_817_600)
        var body: some View {
            VStack {
                MultiDatePicker("Days off", selection: $dates, in: range)
                Text(verbatim: dates.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test("Days are added to the state and taken from it, within limits whose end is outside")
    func chosen() {
        // From the 5th of January, 8 o'clock, to the 31st, 0 o'clock.
        let host = TestHost(Page(), device: .iPhone, size: CGSize(width: 340, height: 600), scale: 1)
        host.expect(text: "January 2026")
        #expect(host.find(label: "Friday, January 30").traits == [.button, .selected])
        #expect(!host.find(label: "Saturday, January 31").isEnabled)
        #expect(!host.find(label: "Sunday, January 4").isEnabled)
        host.find(label: "Monday, January 5").tap()
        host.layout()
        host.expect(text: "5 30")
        host.find(label: "Friday, January 30").tap()
        host.layout()
        host.expect(text: "5")
    }
}
